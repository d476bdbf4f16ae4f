"""What the Resolution waits for: the choices that the rules leave to people (rules.md §4)."""

from core.campaign import Card, CardId, Contract, DieFaces, HealthState, HqLevel, Named, Price
from core.frozen import Frozen


class Patient(Frozen):
    """An Assassin whom the Hospital can heal; `room` hearts are missing to the maximum."""

    assassin: Named
    state: HealthState
    hearts: int
    maximum: int

    @property
    def room(self) -> int:
        return self.maximum - self.hearts


class HeartsNeed(Frozen):
    """Hospital: who gets how many of `total` hearts? (§4.1)."""

    total: int
    patients: tuple[Patient, ...]


class Savings(Frozen):
    """Cards that the workers save of a Blueprint's price; `either` as the group likes (§4.2)."""

    black: int = 0
    white: int = 0
    either: int = 0


class BuildNeed(Frozen):
    """Workshop: is the Blueprint built, and which cards pay? (§4.2).

    Of `due` at most that many of each colour, `cards` in all. `proposed` is a legal payment; None
    when the cards known do not suffice, by `missing`.
    """

    blueprint: Card
    savings: Savings
    due: Price
    cards: int
    payable: tuple[Card, ...]
    proposed: tuple[CardId, ...] | None
    missing: int = 0


class DrawNeed(Frozen):
    """Shop, with the deck on the table: which cards were revealed? `keep` of them stay (§4.3)."""

    keep: int


class KeepNeed(Frozen):
    """Shop: which `keep` of the revealed cards stay, and where do they go? (§4.3)."""

    cards: tuple[Card, ...]
    keep: int
    ignored: tuple[Named, ...] = ()


class ContractNumberNeed(Frozen):
    """Command Room: how many successes does the Contract ask for? (✎ §4.4)."""

    contract: Contract
    dice: int


class RollNeed(Frozen):
    """Command Room: `dice` are rolled by the bot, or on the table and told (§4.4)."""

    contract: Contract
    number: int
    dice: int
    faces: DieFaces | None


class NextContractNeed(Frozen):
    """Command Room: which HQ level does the next Contract's back show? (✎ §4.4)."""

    position: int
    level: HqLevel  # the default: the next one


Need = (
    HeartsNeed | BuildNeed | DrawNeed | KeepNeed | ContractNumberNeed | RollNeed | NextContractNeed
)
