"""A campaign that was begun on paper goes on here, entered midway in one go (rules.md §2.8)."""

from core.campaign import MAIN_HALL, VILLA, Campaign, Contract, HqLevel, MemoryRecord, Phase
from core.corrections import MOST_CONTRACTS
from core.events import EnteredFromPaper, Events
from core.experience import END_OF_TRACK
from core.frozen import Frozen
from core.headquarters.command_room import checked_number
from core.inputs import in_range
from core.memory import BEFORE_HEADQUARTERS, MEMORIES, OPTIONAL
from core.violations import Refusal, RuleViolation

BASE = MEMORIES[: MEMORIES.index(OPTIONAL[0])]
"""The Memories that follow one another in the base campaign."""


class OnPaper(Frozen):
    """What the group reads off its diary and its box.

    `last` is the Memory of the base campaign that was completed last; `also` are optional ones and
    those of expansions completed besides. `level` and `contract` (None: all are fulfilled) count
    where the Headquarters are open, which they are when `last` comes after 0.4. `xp` is where the
    group stands on the experience track.
    """

    last: str
    also: tuple[str, ...] = ()
    level: HqLevel = HqLevel.ZERO
    contract: Contract | None = Contract()
    xp: int = 0


def enter(campaign: Campaign, paper: OnPaper) -> Events:
    """The campaign stands after the Memory `last`: at an Assignment step, or still in the Villa.

    All Memories before it in the campaign's order are noted as completed, without saying how.
    Roster, cards and settings stay as they were entered. After 0.4 the Headquarters are yet to be
    opened, as always.

    Raises:
        RuleViolation: ONLY_AT_THE_BEGINNING, before any Memory; UNKNOWN_MEMORY;
            NUMBER_OUT_OF_RANGE.
    """
    if campaign.phase is not Phase.VILLA or campaign.diary:
        raise RuleViolation(Refusal.ONLY_AT_THE_BEGINNING)
    last = _known(paper.last, BASE)
    also = {_known(memory, MEMORIES[len(BASE) :]) for memory in paper.also}
    before = {*BASE[: BASE.index(last)], *also}
    completed = (*(memory for memory in MEMORIES if memory in before), last)
    after = campaign.model_copy(
        update={
            "diary": tuple(
                MemoryRecord(memory=memory, attempts=None, success=None) for memory in completed
            ),
            "xp_on_paper": in_range("xp", paper.xp, 0, END_OF_TRACK),
        }
    )
    if last not in BEFORE_HEADQUARTERS:
        after = _in_headquarters(after, paper.level, paper.contract)
    return (
        EnteredFromPaper(
            last=last, level=after.level, contract=after.contract, xp=after.xp, state=after
        ),
    )


def _known(memory: str, among: tuple[str, ...]) -> str:
    memory = memory.strip().upper()
    if memory not in among:
        raise RuleViolation(Refusal.UNKNOWN_MEMORY, memory=memory)
    return memory


def _in_headquarters(campaign: Campaign, level: HqLevel, contract: Contract | None) -> Campaign:
    """The Headquarters have been open for a while, and an Assignment step is due."""
    if contract is not None:
        in_range("contract", contract.position, 1, MOST_CONTRACTS)
        in_range("tries", contract.tries, 0, 1)
        if contract.number is not None:
            checked_number(contract.number)
    cards = tuple(
        card.model_copy(update={"place": MAIN_HALL}) if card.place == VILLA else card
        for card in campaign.cards
    )
    return campaign.model_copy(
        update={
            "hq_open": True,
            "phase": Phase.ASSIGNMENT,
            "level": level,
            "contract": contract,
            "cards": cards,
        }
    )
