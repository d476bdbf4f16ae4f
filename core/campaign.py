"""The state of one campaign: immutable values, and look-ups in them. No rule is decided here."""

from collections.abc import Iterator
from enum import IntEnum, StrEnum
from typing import NewType, Self

from pydantic import model_validator

from core.frozen import Frozen
from core.violations import Refusal, RuleViolation

MiniatureId = NewType("MiniatureId", int)
CardId = NewType("CardId", int)

BASE_HEARTS = 3
FREE_SLOTS = 5
CARDS_REVEALED_IN_THE_SHOP = 4


class Language(StrEnum):
    ENGLISH = "en"
    FRENCH = "fr"


class Building(StrEnum):
    """The four Buildings in the order in which they are resolved (rules.md §4)."""

    HOSPITAL = "hospital"
    WORKSHOP = "workshop"
    SHOP = "shop"
    COMMAND_ROOM = "command_room"


class Phase(StrEnum):
    """Where the group stands in the campaign's round (rules.md §2)."""

    VILLA = "villa"  # between Memories, before the Headquarters opens
    ASSIGNMENT = "assignment"
    MEMORY = "memory"
    BETWEEN_ATTEMPTS = "between_attempts"
    RESOLUTION = "resolution"
    ENDED = "ended"


class HqLevel(IntEnum):
    ZERO = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4


class Named(Frozen):
    """Somebody or something as it was called when an event happened."""

    id: int
    name: str


# --- cards (rules.md §7) -------------------------------------------------------------------------


class Colour(StrEnum):
    BLACK = "black"
    WHITE = "white"


class CardKind(StrEnum):
    EQUIPMENT = "equipment"
    REWARD = "reward"
    CHEST = "chest"
    SPECIAL_EQUIPMENT = "special_equipment"
    BLUEPRINT = "blueprint"
    INVESTIGATION = "investigation"
    SKILL = "skill"


class Slot(StrEnum):
    """Where on a board a card lies. A matching slot holds one card, FREE up to five of any."""

    MELEE = "melee"
    RANGED = "ranged"
    HIDDEN_BLADE = "hidden_blade"
    ARMOUR = "armour"
    FREE = "free"


class PlaceKind(StrEnum):
    VILLA = "villa"
    MAIN_HALL = "main_hall"
    WORKSHOP = "workshop"
    BOARD = "board"
    DECK = "deck"
    REVEALED = "revealed"  # the Shop's cards while the group chooses
    DISCARD = "discard"
    BAG = "bag"
    OUT_OF_GAME = "out_of_game"


class Place(Frozen):
    """Where a card lies; `owner` on a board and in a bag, `slot` on a board."""

    kind: PlaceKind
    owner: MiniatureId | None = None
    slot: Slot | None = None

    @model_validator(mode="after")
    def _boards_and_bags_are_somebodys(self) -> Self:
        if (self.owner is not None) is not (self.kind in {PlaceKind.BOARD, PlaceKind.BAG}):
            raise ValueError("boards and bags have an owner, other places have none")
        return self


VILLA = Place(kind=PlaceKind.VILLA)
MAIN_HALL = Place(kind=PlaceKind.MAIN_HALL)
WORKSHOP = Place(kind=PlaceKind.WORKSHOP)
DECK = Place(kind=PlaceKind.DECK)
REVEALED = Place(kind=PlaceKind.REVEALED)
DISCARD = Place(kind=PlaceKind.DISCARD)
OUT_OF_GAME = Place(kind=PlaceKind.OUT_OF_GAME)


def board(owner: MiniatureId, slot: Slot) -> Place:
    """The slot of the board of an Assassin or of the Apprentice who stands in."""
    return Place(kind=PlaceKind.BOARD, owner=owner, slot=slot)


def bag(owner: MiniatureId) -> Place:
    """The sealed bag of an Eliminated Assassin (§6.5)."""
    return Place(kind=PlaceKind.BAG, owner=owner)


class Price(Frozen):
    """What a Blueprint costs, in cards of each colour."""

    black: int
    white: int


class Card(Frozen):
    """One card of the group's; two alike are two cards.

    `slot` is the matching slot it may be equipped in, `hearts` what it adds as armour, `price`
    what it costs as a Blueprint, `level` the level of a Skill card.
    """

    id: CardId
    name: str
    kind: CardKind
    colour: Colour
    place: Place
    slot: Slot | None = None
    hearts: int = 0
    medicine: bool = False
    price: Price | None = None
    level: HqLevel | None = None

    @property
    def named(self) -> Named:
        return Named(id=self.id, name=self.name)


# --- roster (rules.md §3, §6) --------------------------------------------------------------------


class HealthState(StrEnum):
    FULL_HEALTH = "full_health"
    INJURED = "injured"
    CRITICAL_CONDITION = "critical_condition"
    ELIMINATED = "eliminated"


class WorkshopColour(StrEnum):
    """Which cards of a Blueprint's price a worker's Workshop value saves (rules.md §3.5)."""

    BLACK = "black"
    WHITE = "white"
    EITHER = "either"


class WorkerKind(StrEnum):
    ALLY = "ally"
    APPRENTICE = "apprentice"


class BrownCard(Frozen):
    """A worker's four values; `hospital` holds one for each HQ level 0, I, II, III, IV (§3.5)."""

    hospital: tuple[int, int, int, int, int] = (1, 1, 1, 1, 1)
    workshop: int = 1
    workshop_colour: WorkshopColour = WorkshopColour.EITHER
    shop: int = 1
    command_room: int = 1


class Worker(Frozen):
    """An Ally or an Assassin Apprentice. `building` is where the miniature stands, if it does.

    `most_hearts` is what the group reads off an Ally's card (✎); an Apprentice has three (§6.6).
    `critical_since` is the game turn in which Critical Condition befell them, with turns tracked.
    """

    id: MiniatureId
    name: str
    kind: WorkerKind
    brown_card: BrownCard = BrownCard()
    building: Building | None = None
    stands_in_for: MiniatureId | None = None
    most_hearts: int = BASE_HEARTS
    hearts: int = BASE_HEARTS
    eliminated: bool = False
    critical_since: int | None = None

    @property
    def named(self) -> Named:
        return Named(id=self.id, name=self.name)


class Attempt(Frozen):
    """One attempt (1 or 2) at a Memory."""

    memory: str
    number: int


class Assassin(Frozen):
    """An Assassin; `player` is the Discord user, `eliminated_in` when that befell them.

    `in_hospital` says that the miniature stands on one of the Hospital's red spaces, `stranded`
    that they cannot leave the Map, `critical_since` in which game turn they became Critical, with
    turns tracked.
    """

    id: MiniatureId
    name: str
    player: int | None = None
    hearts: int = BASE_HEARTS
    eliminated: bool = False
    eliminated_in: Attempt | None = None
    in_hospital: bool = False
    stranded: bool = False
    critical_since: int | None = None

    @property
    def named(self) -> Named:
        return Named(id=self.id, name=self.name)


Character = Assassin | Worker


# --- settings (the ✎ and ⚖ of rules.md) ---------------------------------------------------------


class DieFaces(Frozen):
    """How many faces of the game's die are a hit, the special face, a failure (§4.4)."""

    hit: int
    special: int
    failure: int

    @property
    def sides(self) -> int:
        return self.hit + self.special + self.failure


class Spaces(Frozen):
    """Spaces in the Buildings (§3.3); None is no limit. `red` are the Hospital's."""

    hospital: int | None = None
    workshop: int | None = None
    shop: int | None = None
    command_room: int | None = None
    red: int | None = None

    def white(self, building: Building) -> int | None:
        match building:
            case Building.HOSPITAL:
                return self.hospital
            case Building.WORKSHOP:
                return self.workshop
            case Building.SHOP:
                return self.shop
            case Building.COMMAND_ROOM:
                return self.command_room


class DeckKeeper(StrEnum):
    TABLE = "table"  # somebody owns the box and types what was drawn
    BOT = "bot"


class UnkeptCards(StrEnum):
    """Where the Shop's unkept and ignored cards go (⚖ §4.3)."""

    DISCARD = "discard"
    DECK = "deck"  # shuffled back


class Rulings(Frozen):
    """The points that the published rules leave open, with the defaults of rules.md."""

    medicine_raises_eliminated: bool = False  # §2.4
    heal_newly_eliminated: bool = True  # §4.1
    heal_injured_anywhere: bool = True  # §4.1
    unkept_cards: UnkeptCards = UnkeptCards.DISCARD  # §4.3
    empty_command_room_uses_try: bool = False  # §4.4


class WhoMayAct(StrEnum):
    """Who may do more than read; the game master always may (`core.access`)."""

    EVERYBODY = "everybody"
    PLAYERS = "players"  # who plays an Assassin
    ROLE = "role"


class Access(Frozen):
    """Who may act, and with ROLE the Discord role that it takes."""

    who: WhoMayAct = WhoMayAct.EVERYBODY
    role: int | None = None


class Settings(Frozen):
    language: Language = Language.ENGLISH
    rulings: Rulings = Rulings()
    die_faces: DieFaces | None = None
    spaces: Spaces = Spaces()
    deck_keeper: DeckKeeper = DeckKeeper.TABLE
    medicine_hearts: int = 1
    access: Access = Access()


# --- the round (rules.md §2, §4) -----------------------------------------------------------------


class Contract(Frozen):
    """The Contract face up on top: its position in the deck, its number ✎, tries so far (§4.4)."""

    position: int = 1
    number: int | None = None
    tries: int = 0


class MemoryRecord(Frozen):
    """A completed Memory in the diary: attempts used; whether its Contract was fulfilled (§2.8).

    Of one that was played on paper neither the attempts nor the success are known.
    """

    memory: str
    attempts: int | None
    success: bool | None
    contract_fulfilled: bool | None = None
    xp: int | None = None  # the experience it brought, once the group told it


class TurnPhase(StrEnum):
    """The parts of a game turn, in their order (§6.7)."""

    EVENT = "event"
    ASSASSIN = "assassin"
    ENEMY = "enemy"


class Cubes(Frozen):
    """The action cubes that somebody still has in this game turn."""

    who: MiniatureId
    left: int


class Clock(Frozen):
    """The game turn of the Memory under way, for groups that track turns (§6.7).

    `serial` tells it from those of earlier Memories and attempts.
    """

    serial: int = 0
    turn: int = 1
    phase: TurnPhase = TurnPhase.EVENT
    cubes: tuple[Cubes, ...] = ()


class Resolution(Frozen):
    """Where the Resolution step stands: the Building that is due (None: all four are done)."""

    building: Building | None = Building.HOSPITAL
    revealed: bool = False  # the Shop's cards were drawn
    contract_fulfilled: bool = False  # and the next Contract's card is still to be read


class Campaign(Frozen):
    """Everything that is known of one campaign."""

    name: str
    game_master: int | None = None  # the Discord user who leads it; of old ones nobody is known
    settings: Settings = Settings()
    phase: Phase = Phase.VILLA
    attempt: Attempt | None = None  # under way, failed once, or completed and being resolved
    clock: Clock | None = None
    clocks: int = 0  # the highest serial given to a clock
    resolution: Resolution | None = None
    hq_open: bool = False
    level: HqLevel = HqLevel.ZERO
    contract: Contract | None = None
    assassins: tuple[Assassin, ...] = ()
    workers: tuple[Worker, ...] = ()
    cards: tuple[Card, ...] = ()
    deck: tuple[CardId, ...] = ()  # top card first; without meaning while it is on the table
    diary: tuple[MemoryRecord, ...] = ()
    xp_on_paper: int = 0  # brought along from Memories played on paper
    last_id: int = 0  # the highest id given to a miniature or card; ids are never used again

    @property
    def store(self) -> Place:
        """Where spare cards lie: the Main Hall, or the Villa before the HQ opens (§2.1)."""
        return MAIN_HALL if self.hq_open else VILLA

    def assassin(self, miniature: MiniatureId) -> Assassin:
        """Return the Assassin with this id.

        Raises:
            RuleViolation: UNKNOWN_MINIATURE, or NOT_AN_ASSASSIN when it is a worker's.
        """
        for assassin in self.assassins:
            if assassin.id == miniature:
                return assassin
        if any(worker.id == miniature for worker in self.workers):
            raise RuleViolation(Refusal.NOT_AN_ASSASSIN, name=self.worker(miniature).name)
        raise RuleViolation(Refusal.UNKNOWN_MINIATURE, miniature=miniature)

    def worker(self, miniature: MiniatureId) -> Worker:
        """Return the Ally or Apprentice with this id.

        Raises:
            RuleViolation: UNKNOWN_MINIATURE, or NOT_A_WORKER when it is an Assassin's.
        """
        for worker in self.workers:
            if worker.id == miniature:
                return worker
        for assassin in self.assassins:
            if assassin.id == miniature:
                raise RuleViolation(Refusal.NOT_A_WORKER, name=assassin.name)
        raise RuleViolation(Refusal.UNKNOWN_MINIATURE, miniature=miniature)

    def miniature(self, miniature: MiniatureId) -> Character:
        """Return whoever has this id.

        Raises:
            RuleViolation: UNKNOWN_MINIATURE.
        """
        for one in self.miniatures():
            if one.id == miniature:
                return one
        raise RuleViolation(Refusal.UNKNOWN_MINIATURE, miniature=miniature)

    def miniatures(self) -> Iterator[Character]:
        yield from self.assassins
        yield from self.workers

    def workers_in(self, building: Building) -> tuple[Worker, ...]:
        return tuple(worker for worker in self.workers if worker.building is building)

    def stand_in_of(self, assassin: MiniatureId) -> Worker | None:
        for worker in self.workers:
            if worker.stands_in_for == assassin:
                return worker
        return None

    def card(self, card: CardId) -> Card:
        """Return the card with this id.

        Raises:
            RuleViolation: UNKNOWN_CARD.
        """
        for one in self.cards:
            if one.id == card:
                return one
        raise RuleViolation(Refusal.UNKNOWN_CARD, card=card)

    def cards_in(self, kind: PlaceKind, owner: MiniatureId | None = None) -> tuple[Card, ...]:
        """The cards lying there, in the order in which they came; any owner's if none is named."""
        return tuple(
            card
            for card in self.cards
            if card.place.kind is kind and (owner is None or card.place.owner == owner)
        )

    @property
    def blueprint(self) -> Card | None:
        """The Blueprint in the Workshop."""
        return next(iter(self.cards_in(PlaceKind.WORKSHOP)), None)

    @property
    def xp(self) -> int:
        """The experience of all Memories so far, as far as it was told."""
        return self.xp_on_paper + sum(record.xp or 0 for record in self.diary)
