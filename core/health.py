"""What befalls Assassins, and what brings them back (rules.md §6, §2.4, §2.6)."""

from core.apply import apply_all
from core.campaign import (
    Assassin,
    Attempt,
    Campaign,
    Card,
    CardId,
    CardKind,
    HealthState,
    HqLevel,
    MiniatureId,
    Phase,
    Place,
    PlaceKind,
    Slot,
    Worker,
    WorkerKind,
    bag,
    board,
)
from core.cards import movable, spent, way
from core.events import (
    AssassinEliminated,
    AssassinHealed,
    AssassinWounded,
    CardMove,
    CardsMoved,
    Event,
    Events,
    MiniatureUnassigned,
    StandInRelieved,
    StandInTaken,
    WhyEliminated,
    WhyHealed,
    WhyMoved,
)
from core.hearts import maximum, state, state_with
from core.inputs import in_range
from core.violations import Refusal, RuleViolation

LOWEST_BAGGED_SKILL = HqLevel.THREE


def wound(campaign: Campaign, assassin_id: MiniatureId, lost: int) -> Events:
    """An Assassin loses hearts in the Memory under way; with none left: Critical Condition (§6.2).

    Raises:
        RuleViolation: ONLY_DURING_A_MEMORY, ASSASSIN_ELIMINATED, ASSASSIN_CRITICAL,
            NUMBER_OUT_OF_RANGE for other than 1 to the hearts they have.
    """
    if campaign.phase is not Phase.MEMORY:
        raise RuleViolation(Refusal.ONLY_DURING_A_MEMORY)
    assassin = campaign.assassin(assassin_id)
    if assassin.eliminated:
        raise RuleViolation(Refusal.ASSASSIN_ELIMINATED, name=assassin.name)
    if assassin.hearts == 0:
        raise RuleViolation(Refusal.ASSASSIN_CRITICAL, name=assassin.name)
    in_range("hearts", lost, 1, assassin.hearts)
    most = maximum(campaign, assassin)
    left = assassin.hearts - lost
    return (
        AssassinWounded(
            assassin=assassin.named,
            hearts=lost,
            left=left,
            maximum=most,
            state=state_with(left, most),
        ),
    )


def use_medicine(
    campaign: Campaign, assassin_id: MiniatureId, card_id: CardId | None = None
) -> Events:
    """A Medicine is discarded and heals an Assassin (§2.4, §6.3).

    During a Memory only one on a board is at hand; between Memories one from the Main Hall is too.
    `card_id` None is the nearest one: on their own board, on another's, in the Main Hall.

    Raises:
        RuleViolation: NOT_AN_ASSASSIN, or ALLIES_NEED_NO_HEALING outside a Memory;
            HEALTH_STAYS_BETWEEN_ATTEMPTS; MEDICINE_RAISES_NO_ELIMINATED unless the group ruled so,
            and MEMORY_UNDER_WAY even then, since they miss it (§6.6); ALREADY_AT_MAXIMUM;
            NOT_A_MEDICINE, CARD_OUT_OF_REACH, MAIN_HALL_OUT_OF_REACH; NO_MEDICINE_AT_HAND.
    """
    one = campaign.miniature(assassin_id)
    if isinstance(one, Worker) and campaign.phase is not Phase.MEMORY:
        raise RuleViolation(Refusal.ALLIES_NEED_NO_HEALING, name=one.name)
    assassin = campaign.assassin(assassin_id)
    if campaign.phase is Phase.BETWEEN_ATTEMPTS:
        raise RuleViolation(Refusal.HEALTH_STAYS_BETWEEN_ATTEMPTS)
    if assassin.eliminated and not campaign.settings.rulings.medicine_raises_eliminated:
        raise RuleViolation(Refusal.MEDICINE_RAISES_NO_ELIMINATED, name=assassin.name)
    if assassin.eliminated and campaign.phase is Phase.MEMORY and campaign.attempt:
        raise RuleViolation(Refusal.MEMORY_UNDER_WAY, memory=campaign.attempt.memory)
    gained = min(campaign.settings.medicine_hearts, room(campaign, assassin))
    if gained == 0:
        raise RuleViolation(
            Refusal.ALREADY_AT_MAXIMUM, name=assassin.name, maximum=maximum(campaign, assassin)
        )
    if card_id is None:
        medicine = _nearest_medicine(campaign, assassin)
    else:
        medicine = _medicine_at_hand(campaign, card_id)
    used = CardsMoved(moves=(way(campaign, medicine, spent(medicine)),), why=WhyMoved.MEDICINE_USED)
    return (used, *healed(campaign, assassin, gained, WhyHealed.MEDICINE))


def _medicine_at_hand(campaign: Campaign, card_id: CardId) -> Card:
    medicine = campaign.card(card_id)
    if not medicine.medicine:
        raise RuleViolation(Refusal.NOT_A_MEDICINE, card=medicine.name)
    if medicine.place == campaign.store:
        if campaign.phase is Phase.MEMORY:
            raise RuleViolation(Refusal.MAIN_HALL_OUT_OF_REACH)
    elif medicine.place.kind is not PlaceKind.BOARD:
        raise RuleViolation(
            Refusal.CARD_OUT_OF_REACH, card=medicine.name, place=medicine.place.kind.value
        )
    return medicine


def _nearest_medicine(campaign: Campaign, assassin: Assassin) -> Card:
    def distance(medicine: Card) -> tuple[bool, bool]:
        return medicine.place.owner != assassin.id, medicine.place.kind is not PlaceKind.BOARD

    nearest = min(medicines(campaign), key=distance, default=None)
    if nearest is None:
        raise RuleViolation(Refusal.NO_MEDICINE_AT_HAND, name=assassin.name)
    return nearest


def medicines(campaign: Campaign) -> tuple[Card, ...]:
    """The Medicines that are at hand now: for lists to choose from."""
    return tuple(card for card in movable(campaign) if card.medicine)


def curable(campaign: Campaign) -> tuple[Assassin, ...]:
    """The Assassins whom a Medicine would heal now: for lists to choose from."""
    if campaign.phase is Phase.BETWEEN_ATTEMPTS:
        return ()
    raises = (
        campaign.settings.rulings.medicine_raises_eliminated and campaign.phase is not Phase.MEMORY
    )
    return tuple(
        assassin
        for assassin in campaign.assassins
        if room(campaign, assassin) > 0 and (raises or not assassin.eliminated)
    )


def woundable(campaign: Campaign) -> tuple[Assassin, ...]:
    """The Assassins who can lose hearts now: for lists to choose from."""
    if campaign.phase is not Phase.MEMORY:
        return ()
    return tuple(one for one in campaign.assassins if not one.eliminated and one.hearts > 0)


def room(campaign: Campaign, assassin: Assassin) -> int:
    """Hearts an Assassin can still get before the maximum (§4.1: nobody goes above it)."""
    return maximum(campaign, assassin) - assassin.hearts


def healed(campaign: Campaign, assassin: Assassin, gained: int, why: WhyHealed) -> Events:
    """The events of an Assassin who gets hearts, at most up to the maximum.

    One who was Eliminated returns: takes back the bagged cards, leaves the red space, and the
    Apprentice who stood in goes back to the pool, their cards to the Main Hall (§4.1).
    """
    most = maximum(campaign, assassin)
    left = assassin.hearts + gained
    events: list[Event] = [
        AssassinHealed(
            assassin=assassin.named,
            hearts=gained,
            left=left,
            maximum=most,
            state=state_with(left, most),
            why=why,
            returned=assassin.eliminated,
        )
    ]
    if not assassin.eliminated:
        return tuple(events)
    bagged = campaign.cards_in(PlaceKind.BAG, assassin.id)
    if bagged:
        moves = tuple(
            way(campaign, card, board(assassin.id, _slot_from_bag(card.slot))) for card in bagged
        )
        events.append(CardsMoved(moves=moves, why=WhyMoved.RETURNED))
    stand_in = campaign.stand_in_of(assassin.id)
    if stand_in:
        events += relieved(campaign, assassin, stand_in)
    return tuple(events)


def _slot_from_bag(slot: Slot | None) -> Slot:
    """Hidden Blade and armour go back into their slots, Skill cards into free ones (§6.5)."""
    return slot if slot in {Slot.HIDDEN_BLADE, Slot.ARMOUR} else Slot.FREE


# --- Elimination (§6.4, §6.5) --------------------------------------------------------------------


def eliminated(
    campaign: Campaign, assassin: Assassin, attempt: Attempt | None, why: WhyEliminated
) -> Events:
    """The events of an Assassin who is Eliminated: the sealed bag, the rest to the spare cards."""
    moves: list[CardMove] = []
    for card in campaign.cards_in(PlaceKind.BOARD, assassin.id):
        bagged = card.place.slot in {Slot.HIDDEN_BLADE, Slot.ARMOUR} or (
            card.kind is CardKind.SKILL
            and card.level is not None
            and card.level >= LOWEST_BAGGED_SKILL
        )
        moves.append(way(campaign, card, bag(assassin.id) if bagged else campaign.store))
    events: list[Event] = [AssassinEliminated(assassin=assassin.named, attempt=attempt, why=why)]
    if moves:
        events.append(CardsMoved(moves=tuple(moves), why=WhyMoved.ELIMINATED))
    return tuple(events)


def eliminated_at_the_end(
    campaign: Campaign, attempt: Attempt, stranded: frozenset[MiniatureId]
) -> Events:
    """Who is Critical when an attempt ends, or cannot leave the Map, is Eliminated (§2.6, §6.4).

    Raises:
        RuleViolation: somebody in `stranded` is no Assassin (NOT_AN_ASSASSIN) or unknown.
    """
    for miniature in stranded:
        campaign.assassin(miniature)
    events: list[Event] = []
    for assassin in campaign.assassins:
        if assassin.eliminated:
            continue
        critical = state(campaign, assassin) is HealthState.CRITICAL_CONDITION
        if critical or assassin.id in stranded:
            why = WhyEliminated.CRITICAL_AT_THE_END if critical else WhyEliminated.STRANDED
            events += eliminated(campaign, assassin, attempt, why)
    return tuple(events)


def recovered_before_headquarters(campaign: Campaign, attempt: Attempt) -> Events:
    """Before the HQ opens an Assassin is back in Full Health once a Memory was completed (§6.6)."""
    events: list[Event] = []
    for assassin in campaign.assassins:
        if assassin.eliminated and assassin.eliminated_in != attempt:
            going = apply_all(campaign, events)
            full = room(going, assassin)
            events += healed(going, assassin, full, WhyHealed.BEFORE_HEADQUARTERS)
    return tuple(events)


# --- stand-ins (§3.7, §6.6) ----------------------------------------------------------------------


def stand_in(campaign: Campaign, assassin_id: MiniatureId, apprentice_id: MiniatureId) -> Events:
    """An Apprentice stands in for an Eliminated Assassin and no longer works in a Building.

    Raises:
        RuleViolation: MEMORY_UNDER_WAY, RESOLUTION_IS_DUE; ASSASSIN_NOT_ELIMINATED,
            ASSASSIN_HAS_STAND_IN; NOT_AN_APPRENTICE, APPRENTICE_STANDS_IN for another.
    """
    _between_memories_or_attempts(campaign)
    assassin = campaign.assassin(assassin_id)
    apprentice = _apprentice(campaign, apprentice_id)
    if not assassin.eliminated:
        raise RuleViolation(Refusal.ASSASSIN_NOT_ELIMINATED, name=assassin.name)
    already = campaign.stand_in_of(assassin.id)
    if already:
        raise RuleViolation(
            Refusal.ASSASSIN_HAS_STAND_IN, name=assassin.name, apprentice=already.name
        )
    if apprentice.stands_in_for is not None:
        other = campaign.assassin(apprentice.stands_in_for)
        raise RuleViolation(Refusal.APPRENTICE_STANDS_IN, name=apprentice.name, assassin=other.name)
    events: list[Event] = []
    if apprentice.building is not None:
        events.append(MiniatureUnassigned(miniature=apprentice.named, building=apprentice.building))
    events.append(StandInTaken(assassin=assassin.named, apprentice=apprentice.named))
    return tuple(events)


def without_stand_in(campaign: Campaign) -> tuple[Assassin, ...]:
    """The Eliminated Assassins for whom nobody stands in: they miss the next attempt (§6.6)."""
    return tuple(
        assassin
        for assassin in campaign.assassins
        if assassin.eliminated and campaign.stand_in_of(assassin.id) is None
    )


def free_apprentices(campaign: Campaign) -> tuple[Worker, ...]:
    """The Apprentices who could stand in: for lists to choose from."""
    return tuple(
        worker
        for worker in campaign.workers
        if worker.kind is WorkerKind.APPRENTICE and worker.stands_in_for is None
    )


def relieve_stand_in(campaign: Campaign, apprentice_id: MiniatureId) -> Events:
    """The group takes an Apprentice back who stands in; their cards go to the Main Hall.

    Raises:
        RuleViolation: MEMORY_UNDER_WAY, RESOLUTION_IS_DUE, NOT_AN_APPRENTICE, NO_STAND_IN.
    """
    _between_memories_or_attempts(campaign)
    apprentice = _apprentice(campaign, apprentice_id)
    if apprentice.stands_in_for is None:
        raise RuleViolation(Refusal.NO_STAND_IN, name=apprentice.name)
    return relieved(campaign, campaign.assassin(apprentice.stands_in_for), apprentice)


def relieved(campaign: Campaign, assassin: Assassin, apprentice: Worker) -> Events:
    """The events of an Apprentice who goes back to the pool."""
    events: list[Event] = [StandInRelieved(assassin=assassin.named, apprentice=apprentice.named)]
    held = campaign.cards_in(PlaceKind.BOARD, apprentice.id)
    if held:
        store: Place = campaign.store
        moves = tuple(way(campaign, card, store) for card in held)
        events.append(CardsMoved(moves=moves, why=WhyMoved.RELIEVED))
    return tuple(events)


def _apprentice(campaign: Campaign, miniature: MiniatureId) -> Worker:
    worker = campaign.worker(miniature)
    if worker.kind is not WorkerKind.APPRENTICE:
        raise RuleViolation(Refusal.NOT_AN_APPRENTICE, name=worker.name)
    return worker


def _between_memories_or_attempts(campaign: Campaign) -> None:
    if campaign.phase is Phase.MEMORY and campaign.attempt:
        raise RuleViolation(Refusal.MEMORY_UNDER_WAY, memory=campaign.attempt.memory)
    if campaign.phase is Phase.RESOLUTION:
        raise RuleViolation(Refusal.RESOLUTION_IS_DUE)
