"""What can have happened. The log is made of these; old ones must be readable for ever.

Each event can be replayed and told to people without anything else: it names everybody and
everything as they were called at that time. A field may be added with a default; a field never
changes its meaning: that takes a new event.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from core.campaign import (
    Assassin,
    Attempt,
    BrownCard,
    Building,
    Campaign,
    Card,
    Clock,
    Colour,
    Contract,
    HealthState,
    HqLevel,
    MemoryRecord,
    Named,
    Phase,
    Place,
    PlaceKind,
    Price,
    Settings,
    TurnPhase,
    Worker,
    WorkerKind,
)
from core.frozen import Frozen


class Happened(Frozen):
    """What all events share. `v` is the version of the event's form."""

    v: Literal[1] = 1


# --- campaign and roster -------------------------------------------------------------------------


class CampaignBegan(Happened):
    kind: Literal["campaign_began"] = "campaign_began"
    name: str
    settings: Settings
    assassins: tuple[Assassin, ...]
    game_master: int | None = None


class CampaignRenamed(Happened):
    kind: Literal["campaign_renamed"] = "campaign_renamed"
    before: str
    after: str


class SettingsChanged(Happened):
    kind: Literal["settings_changed"] = "settings_changed"
    before: Settings
    after: Settings


class GameMasterNamed(Happened):
    """Another Discord user leads the campaign."""

    kind: Literal["game_master_named"] = "game_master_named"
    before: int | None
    after: int


class CampaignEnded(Happened):
    kind: Literal["campaign_ended"] = "campaign_ended"
    name: str


class AssassinAdded(Happened):
    kind: Literal["assassin_added"] = "assassin_added"
    assassin: Assassin


class AssassinEdited(Happened):
    """A new name or player."""

    kind: Literal["assassin_edited"] = "assassin_edited"
    before: Named
    after: Named
    player: int | None


class AssassinRemoved(Happened):
    kind: Literal["assassin_removed"] = "assassin_removed"
    assassin: Named


class WorkerAdded(Happened):
    kind: Literal["worker_added"] = "worker_added"
    worker: Worker


class WorkerEdited(Happened):
    """A new name, other brown-card values, or other hearts of an Ally in Full Health."""

    kind: Literal["worker_edited"] = "worker_edited"
    worker_kind: WorkerKind
    before: Named
    after: Named
    brown_card: BrownCard
    most_hearts: int | None = None  # where it changes


class WorkerRemoved(Happened):
    kind: Literal["worker_removed"] = "worker_removed"
    worker: Named
    worker_kind: WorkerKind


# --- cards ---------------------------------------------------------------------------------------


class WhyMoved(StrEnum):
    BY_HAND = "by_hand"
    HEADQUARTERS_OPENED = "headquarters_opened"
    PAID = "paid"
    DRAWN = "drawn"
    RESHUFFLED = "reshuffled"
    KEPT = "kept"
    UNKEPT = "unkept"
    ELIMINATED = "eliminated"
    RETURNED = "returned"
    RELIEVED = "relieved"
    PLAYER_LEFT = "player_left"
    REPLACED_ARMOUR = "replaced_armour"
    MEDICINE_USED = "medicine_used"


class CardMove(Frozen):
    """One card's way; the names are those of the owners of boards and bags."""

    card: Named
    colour: Colour
    origin: Place
    target: Place
    from_whom: str | None = None
    to_whom: str | None = None


class CardsAdded(Happened):
    """Cards that the campaign did not know before; `to_whom` names the board's owner."""

    kind: Literal["cards_added"] = "cards_added"
    cards: tuple[Card, ...]
    to_whom: str | None = None


class CardsMoved(Happened):
    kind: Literal["cards_moved"] = "cards_moved"
    moves: tuple[CardMove, ...]
    why: WhyMoved


class DeckShuffled(Happened):
    """The deck has this order now, top first; `discards` says that the discard pile went in."""

    kind: Literal["deck_shuffled"] = "deck_shuffled"
    order: tuple[int, ...]
    discards: bool = False


# --- health --------------------------------------------------------------------------------------


class Wounded(Happened):
    kind: Literal["wounded"] = "wounded"
    who: Named
    hearts: int  # lost
    left: int
    maximum: int
    state: HealthState
    turn: int | None = None  # the game turn, where turns are tracked


class WhyHealed(StrEnum):
    HOSPITAL = "hospital"
    MEDICINE = "medicine"
    BY_HAND = "by_hand"
    BEFORE_HEADQUARTERS = "before_headquarters"


class Healed(Happened):
    """`returned` says that they were Eliminated and may take part again; `by` gave the Medicine."""

    kind: Literal["healed"] = "healed"
    who: Named
    hearts: int  # gained
    left: int  # hearts now
    maximum: int
    state: HealthState
    why: WhyHealed
    returned: bool = False
    by: str | None = None


class WhyEliminated(StrEnum):
    CRITICAL_AT_THE_END = "critical_at_the_end"
    NOT_HEALED_IN_TIME = "not_healed_in_time"
    STRANDED = "stranded"
    BY_HAND = "by_hand"


class Eliminated(Happened):
    """The red space in the Hospital is a step of its own, once the Memory is completed."""

    kind: Literal["eliminated"] = "eliminated"
    who: Named
    attempt: Attempt | None
    why: WhyEliminated


class ArmourChanged(Happened):
    """Armour put on, replaced or laid down: the maximum and the hearts follow (§6.1)."""

    kind: Literal["armour_changed"] = "armour_changed"
    who: Named
    hearts: int  # what they have now
    maximum: int


class Stranded(Happened):
    """Somebody cannot leave the Map, or can after all (§6.4)."""

    kind: Literal["stranded"] = "stranded"
    who: Named
    stranded: bool


class StandInTaken(Happened):
    kind: Literal["stand_in_taken"] = "stand_in_taken"
    assassin: Named
    apprentice: Named


class StandInRelieved(Happened):
    kind: Literal["stand_in_relieved"] = "stand_in_relieved"
    assassin: Named
    apprentice: Named


# --- the round -----------------------------------------------------------------------------------


class HeadquartersOpened(Happened):
    kind: Literal["headquarters_opened"] = "headquarters_opened"
    contract: Contract


class LevelSet(Happened):
    kind: Literal["level_set"] = "level_set"
    before: HqLevel
    after: HqLevel


class ContractNumberSet(Happened):
    """The group read the number of successes off the Contract."""

    kind: Literal["contract_number_set"] = "contract_number_set"
    position: int
    before: int | None
    after: int


class MiniatureAssigned(Happened):
    kind: Literal["miniature_assigned"] = "miniature_assigned"
    miniature: Named
    building: Building
    red_space: bool = False
    origin: Building | None = None


class MiniatureUnassigned(Happened):
    kind: Literal["miniature_unassigned"] = "miniature_unassigned"
    miniature: Named
    building: Building
    red_space: bool = False


class BlueprintPlaced(Happened):
    kind: Literal["blueprint_placed"] = "blueprint_placed"
    blueprint: Named
    price: Price


class BlueprintTakenBack(Happened):
    kind: Literal["blueprint_taken_back"] = "blueprint_taken_back"
    blueprint: Named


class MemoryBegan(Happened):
    kind: Literal["memory_began"] = "memory_began"
    attempt: Attempt


class AttemptEnded(Happened):
    """`completed`: a success, or the second failure (§2.3)."""

    kind: Literal["attempt_ended"] = "attempt_ended"
    attempt: Attempt
    success: bool
    completed: bool


class ExperienceTold(Happened):
    """A Memory brought so much experience; `total` is the campaign's, `level` what it reaches."""

    kind: Literal["experience_told"] = "experience_told"
    memory: str
    before: int | None
    xp: int
    total: int
    level: int


# --- game turns (rules.md §6.7) -------------------------------------------------------------------


class TurnsTracked(Happened):
    """The group tracks game turns from here on, in this turn's Event phase."""

    kind: Literal["turns_tracked"] = "turns_tracked"
    clock: Clock


class TurnsLeftAlone(Happened):
    kind: Literal["turns_left_alone"] = "turns_left_alone"
    turn: int


class TurnPhaseBegan(Happened):
    """Of the same turn; a new turn's Event phase is `TurnBegan`."""

    kind: Literal["turn_phase_began"] = "turn_phase_began"
    turn: int
    phase: TurnPhase


class TurnBegan(Happened):
    """A new game turn in its Event phase; everybody has their action cubes again."""

    kind: Literal["turn_began"] = "turn_began"
    clock: Clock


class CubesUsed(Happened):
    kind: Literal["cubes_used"] = "cubes_used"
    who: Named
    used: int
    left: int


# --- by hand -------------------------------------------------------------------------------------


class Correction(StrEnum):
    """What can be set by hand."""

    HEARTS = "hearts"
    HEALTH = "health"  # Eliminated or not
    STAND_IN = "stand_in"
    BUILDING = "building"  # where a miniature stands
    LEVEL = "level"
    CONTRACT = "contract"
    ROUND = "round"  # phase, Memory, attempt, and the Building that is due
    DIARY = "diary"
    TURN = "turn"
    CUBES = "cubes"
    CARD_PLACE = "card_place"
    CARD_PRINTED = "card_printed"  # what the group read off a card
    CARD_UNKNOWN = "card_unknown"  # a card that never was


class Fact(Frozen):
    """What a correction is about, as it was or is: those of the fields that it has, or none."""

    number: int | None = None  # of hearts, cubes, or the game turn
    health: HealthState | None = None
    name: str | None = None  # whom an Apprentice stands in for, or whose a card's place is
    building: Building | None = None
    level: HqLevel | None = None
    contract: Contract | None = None
    phase: Phase | None = None
    attempt: Attempt | None = None
    record: MemoryRecord | None = None
    turn_phase: TurnPhase | None = None
    place: PlaceKind | None = None
    card: Card | None = None


class Corrected(Happened):
    """Somebody set something by hand, because the table had it otherwise.

    `what` was `before` and is `after`, of `subject` if it belongs to somebody or something; `state`
    is the whole campaign from then on.
    """

    kind: Literal["corrected"] = "corrected"
    what: Correction
    subject: str | None
    before: Fact
    after: Fact
    reason: str
    state: Campaign


class TakenBack(Happened):
    """The log's entries `first` to `last` count no more; `state` is as it was before the first.

    `commands` and `actors` say what they were and whose. Taking back a `TakenBack` brings back what
    it took.
    """

    kind: Literal["taken_back"] = "taken_back"
    first: int
    last: int
    commands: tuple[str, ...]
    actors: tuple[str, ...]
    state: Campaign


class EnteredFromPaper(Happened):
    """A campaign goes on here that was played on paper up to the Memory `last` (§2.8).

    `level` and `contract` are those of the Headquarters, where they are open; `state` is the whole
    campaign from then on.
    """

    kind: Literal["entered_from_paper"] = "entered_from_paper"
    last: str
    level: HqLevel
    contract: Contract | None
    xp: int
    state: Campaign


class SwappedAssassin(Happened):
    """A player goes on with another Assassin, in Full Health; the board stays theirs (§8)."""

    kind: Literal["swapped_assassin"] = "swapped_assassin"
    before: Named
    after: Named


# --- Resolution (rules.md §4) --------------------------------------------------------------------


class Share(Frozen):
    """What one worker gave to a Building's sum."""

    worker: Named
    value: int


class SavingShare(Frozen):
    """What one worker saves of a Blueprint's price, in cards of `colour` (None: either)."""

    worker: Named
    value: int
    colour: Colour | None


class ResolutionBegan(Happened):
    kind: Literal["resolution_began"] = "resolution_began"
    memory: str
    success: bool


class HospitalResolved(Happened):
    """The Hospital is empty; `total` hearts were there, `lost` of them went to nobody."""

    kind: Literal["hospital_resolved"] = "hospital_resolved"
    shares: tuple[Share, ...]
    level: HqLevel
    total: int
    given: tuple[Share, ...]  # the worker is the Assassin healed
    lost: int
    still_eliminated: tuple[Named, ...] = ()


class BlueprintBuilt(Happened):
    """`card` is the Special Equipment that the Blueprint became.

    Of `reduced` at most so many cards of each colour were to be paid, before what workers save of
    either colour.
    """

    kind: Literal["blueprint_built"] = "blueprint_built"
    card: Card
    price: Price
    reduced: Price


class WorkshopResolved(Happened):
    """The Workshop is empty; `built` names the card, `blueprint` the one that was not built."""

    kind: Literal["workshop_resolved"] = "workshop_resolved"
    shares: tuple[SavingShare, ...]
    built: Named | None = None
    price: Price | None = None
    paid: Price | None = None
    blueprint: Named | None = None


class EquipmentRevealed(Happened):
    """Cards lie open in the Shop; `ignored` Investigations were replaced by further draws."""

    kind: Literal["equipment_revealed"] = "equipment_revealed"
    cards: tuple[Named, ...]
    ignored: tuple[Named, ...] = ()


class ShopResolved(Happened):
    kind: Literal["shop_resolved"] = "shop_resolved"
    shares: tuple[Share, ...]
    keep: int
    kept: tuple[CardMove, ...] = ()
    unkept: tuple[Named, ...] = ()
    ignored: tuple[Named, ...] = ()


class Face(StrEnum):
    HIT = "hit"
    SPECIAL = "special"
    FAILURE = "failure"


class CommandRoomOutcome(StrEnum):
    FULFILLED = "fulfilled"  # by enough successes
    FAILED = "failed"
    FULFILLED_SURELY = "fulfilled_surely"  # the second try
    SURE_TRY_TOO_WEAK = "sure_try_too_weak"
    NOT_TRIED = "not_tried"
    NO_CONTRACT = "no_contract"


class CommandRoomResolved(Happened):
    """`dice` holds each die; `rolled_by_bot` is false for dice typed in from the table."""

    kind: Literal["command_room_resolved"] = "command_room_resolved"
    shares: tuple[Share, ...]
    contract: Contract | None  # as it was before this try
    outcome: CommandRoomOutcome
    dice: tuple[Face, ...] = ()
    successes: int = 0
    rolled_by_bot: bool = False
    tries: int = 0  # of this Contract, from now on


class ContractRevealed(Happened):
    """The next Contract lies on top and its back gives the HQ level; None: the deck is empty."""

    kind: Literal["contract_revealed"] = "contract_revealed"
    contract: Contract | None
    level_before: HqLevel
    level: HqLevel


class ResolutionCompleted(Happened):
    kind: Literal["resolution_completed"] = "resolution_completed"
    memory: str


Event = Annotated[
    CampaignBegan
    | CampaignRenamed
    | SettingsChanged
    | GameMasterNamed
    | CampaignEnded
    | AssassinAdded
    | AssassinEdited
    | AssassinRemoved
    | WorkerAdded
    | WorkerEdited
    | WorkerRemoved
    | CardsAdded
    | CardsMoved
    | DeckShuffled
    | Wounded
    | Healed
    | Eliminated
    | ArmourChanged
    | Stranded
    | StandInTaken
    | StandInRelieved
    | HeadquartersOpened
    | LevelSet
    | ContractNumberSet
    | MiniatureAssigned
    | MiniatureUnassigned
    | BlueprintPlaced
    | BlueprintTakenBack
    | MemoryBegan
    | AttemptEnded
    | ExperienceTold
    | TurnsTracked
    | TurnsLeftAlone
    | TurnPhaseBegan
    | TurnBegan
    | CubesUsed
    | Corrected
    | TakenBack
    | EnteredFromPaper
    | SwappedAssassin
    | ResolutionBegan
    | HospitalResolved
    | BlueprintBuilt
    | WorkshopResolved
    | EquipmentRevealed
    | ShopResolved
    | CommandRoomResolved
    | ContractRevealed
    | ResolutionCompleted,
    Field(discriminator="kind"),
]
Events = tuple[Event, ...]

CarriesState = Corrected | TakenBack | EnteredFromPaper
"""Whatever happened before one of these, the campaign is what its `state` says from then on."""

events_adapter: TypeAdapter[Events] = TypeAdapter(Events)
