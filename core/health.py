"""What befalls characters, and what brings them back (rules.md §6, §2.4, §2.6)."""

from collections.abc import Collection

from core.apply import apply_all
from core.campaign import (
    Assassin,
    Attempt,
    Campaign,
    Card,
    CardId,
    CardKind,
    Character,
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
from core.cards import at_hand, boards_in_play, spent, way
from core.events import (
    CardsMoved,
    Eliminated,
    Event,
    Events,
    Healed,
    MiniatureUnassigned,
    StandInRelieved,
    StandInTaken,
    Stranded,
    WhyEliminated,
    WhyHealed,
    WhyMoved,
    Wounded,
)
from core.hearts import is_critical, maximum, state_with
from core.inputs import in_range
from core.violations import Refusal, RuleViolation

LOWEST_BAGGED_SKILL = HqLevel.THREE


def wound(campaign: Campaign, who: MiniatureId, lost: int) -> Events:
    """Somebody loses hearts in the Memory under way; with none left: Critical Condition (§6.2).

    Raises:
        RuleViolation: ONLY_DURING_A_MEMORY, NOT_ON_THE_MAP, IS_ELIMINATED, IN_CRITICAL_CONDITION;
            NUMBER_OUT_OF_RANGE for other than 1 to the hearts they have.
    """
    one = _in_play(campaign, who)
    if one.hearts == 0:
        raise RuleViolation(Refusal.IN_CRITICAL_CONDITION, name=one.name)
    in_range("hearts", lost, 1, one.hearts)
    most = maximum(campaign, one)
    left = one.hearts - lost
    return (
        Wounded(
            who=one.named,
            hearts=lost,
            left=left,
            maximum=most,
            state=state_with(left, most),
            turn=campaign.clock.turn if campaign.clock else None,
        ),
    )


def heal(campaign: Campaign, who: MiniatureId, hearts: int) -> Events:
    """Somebody is healed in the Memory under way by something that is no Medicine (§6.3).

    Raises:
        RuleViolation: ONLY_DURING_A_MEMORY, NOT_ON_THE_MAP, IS_ELIMINATED;
            ALREADY_AT_MAXIMUM; NUMBER_OUT_OF_RANGE for more than is missing.
    """
    one = _in_play(campaign, who)
    if room(campaign, one) == 0:
        raise RuleViolation(
            Refusal.ALREADY_AT_MAXIMUM, name=one.name, maximum=maximum(campaign, one)
        )
    in_range("hearts", hearts, 1, room(campaign, one))
    return healed(campaign, one, hearts, WhyHealed.BY_HAND)


def use_medicine(
    campaign: Campaign,
    patient: MiniatureId,
    card_id: CardId | None = None,
    agreed: Collection[MiniatureId] = (),
) -> Events:
    """A Medicine is discarded and heals somebody (§2.4, §6.3).

    During a Memory only one on a board is at hand, between Memories one in the Main Hall is too.
    `card_id` None is the nearest: see `medicines_for`. In a Memory somebody Critical uses none, but
    may have `agreed` to give theirs.

    Raises:
        RuleViolation: ALLIES_NEED_NO_HEALING between Memories, NOT_ON_THE_MAP during one;
            HEALTH_STAYS_BETWEEN_ATTEMPTS; MEDICINE_RAISES_NO_ELIMINATED unless the group ruled so,
            and MEMORY_UNDER_WAY even then, since they miss it (§6.6); ALREADY_AT_MAXIMUM;
            NOT_A_MEDICINE, CARD_OUT_OF_REACH, MAIN_HALL_OUT_OF_REACH, NO_MEDICINE_AT_HAND;
            CONSENT_NEEDED, and IN_CRITICAL_CONDITION when nobody is left who could take it.
    """
    medicine, givers = medicine_for(campaign, patient, card_id)
    for missing in givers.difference(agreed):
        raise RuleViolation(Refusal.CONSENT_NEEDED, name=campaign.miniature(missing).name)
    one = campaign.miniature(patient)
    gained = min(campaign.settings.medicine_hearts, room(campaign, one))
    step = way(campaign, medicine, spent(medicine))
    used = CardsMoved(moves=(step,), why=WhyMoved.MEDICINE_USED)
    return (used, *healed(campaign, one, gained, WhyHealed.MEDICINE, by=step.from_whom))


def medicine_for(
    campaign: Campaign, patient: MiniatureId, card_id: CardId | None = None
) -> tuple[Card, frozenset[MiniatureId]]:
    """The Medicine that `use_medicine` would take, and who must agree to give it (§6.3).

    Raises:
        RuleViolation: as `use_medicine`.
    """
    one = _patient(campaign, patient)
    if room(campaign, one) == 0:
        raise RuleViolation(
            Refusal.ALREADY_AT_MAXIMUM, name=one.name, maximum=maximum(campaign, one)
        )
    medicine = (
        _nearest_medicine(campaign, one)
        if card_id is None
        else _medicine_at_hand(campaign, card_id)
    )
    giver = _critical_giver(campaign, medicine)
    if giver is None:
        return medicine, frozenset()
    _checked_taking(campaign, giver)
    return medicine, frozenset({giver.id})


def _checked_taking(campaign: Campaign, giver: Character) -> None:
    """Somebody able to act must be there to take a Critical character's Medicine (§6.3)."""
    boards = [campaign.miniature(owner) for owner in boards_in_play(campaign)]
    if not any(one.hearts > 0 for one in boards):
        raise RuleViolation(Refusal.IN_CRITICAL_CONDITION, name=giver.name)


def _medicine_at_hand(campaign: Campaign, card_id: CardId) -> Card:
    medicine = campaign.card(card_id)
    if not medicine.medicine:
        raise RuleViolation(Refusal.NOT_A_MEDICINE, card=medicine.name)
    if at_hand(campaign, medicine):
        return medicine
    if medicine.place == campaign.store:
        raise RuleViolation(Refusal.MAIN_HALL_OUT_OF_REACH)
    if medicine.place.kind is PlaceKind.BOARD and medicine.place.owner is not None:
        owner = campaign.miniature(medicine.place.owner)
        raise RuleViolation(Refusal.IS_ELIMINATED, name=owner.name)
    raise RuleViolation(
        Refusal.CARD_OUT_OF_REACH, card=medicine.name, place=medicine.place.kind.value
    )


def _nearest_medicine(campaign: Campaign, one: Character) -> Card:
    nearest = next(iter(medicines_for(campaign, one.id)), None)
    if nearest is None:
        raise RuleViolation(Refusal.NO_MEDICINE_AT_HAND, name=one.name)
    return nearest


def curable(campaign: Campaign) -> tuple[Character, ...]:
    """Whom a Medicine would heal now: for lists to choose from."""
    if campaign.phase is Phase.BETWEEN_ATTEMPTS:
        return ()
    if campaign.phase is Phase.MEMORY:
        return tuple(one for one in in_play(campaign) if room(campaign, one) > 0)
    raises = campaign.settings.rulings.medicine_raises_eliminated
    return tuple(
        assassin
        for assassin in campaign.assassins
        if room(campaign, assassin) > 0 and (raises or not assassin.eliminated)
    )


def healable(campaign: Campaign) -> tuple[Character, ...]:
    """Who can be healed now by something that is no Medicine: for lists to choose from."""
    return curable(campaign) if campaign.phase is Phase.MEMORY else ()


def woundable(campaign: Campaign) -> tuple[Character, ...]:
    """Who can lose hearts now: for lists to choose from."""
    if campaign.phase is not Phase.MEMORY:
        return ()
    return tuple(one for one in in_play(campaign) if one.hearts > 0)


def medicines_for(campaign: Campaign, patient: MiniatureId) -> tuple[Card, ...]:
    """The Medicines that could heal somebody now, those first that a group would rather use.

    Their own, then other boards', then the Main Hall's; last those that a Critical one must agree
    to give.
    """

    def preference(card: Card) -> tuple[bool, bool, bool, int]:
        return (
            _critical_giver(campaign, card) is not None,
            card.place == campaign.store,
            card.place.owner != patient,
            card.id,
        )

    return tuple(sorted(medicines(campaign), key=preference))


def medicines(campaign: Campaign) -> tuple[Card, ...]:
    """The Medicines at hand now: for lists to choose from."""
    return tuple(card for card in campaign.cards if card.medicine and at_hand(campaign, card))


def _critical_giver(campaign: Campaign, card: Card) -> Character | None:
    """Whose board a card lies on, if they are Critical and so can only agree to give it (§6.3)."""
    if campaign.phase is not Phase.MEMORY or card.place.owner is None:
        return None
    owner = campaign.miniature(card.place.owner)
    return owner if is_critical(owner) else None


def _patient(campaign: Campaign, who: MiniatureId) -> Character:
    if campaign.phase is Phase.BETWEEN_ATTEMPTS:
        raise RuleViolation(Refusal.HEALTH_STAYS_BETWEEN_ATTEMPTS)
    one = campaign.miniature(who)
    if isinstance(one, Assassin) and one.eliminated:
        if not campaign.settings.rulings.medicine_raises_eliminated:
            raise RuleViolation(Refusal.MEDICINE_RAISES_NO_ELIMINATED, name=one.name)
        if campaign.phase is Phase.MEMORY and campaign.attempt:
            raise RuleViolation(Refusal.MEMORY_UNDER_WAY, memory=campaign.attempt.memory)
        return one
    if campaign.phase is Phase.MEMORY:
        return _in_play(campaign, who)
    if not isinstance(one, Assassin):
        raise RuleViolation(Refusal.ALLIES_NEED_NO_HEALING, name=one.name)
    return one


def _in_play(campaign: Campaign, who: MiniatureId) -> Character:
    """Somebody on the Map of the Memory under way: Assassins, Allies, Apprentices who stand in."""
    if campaign.phase is not Phase.MEMORY:
        raise RuleViolation(Refusal.ONLY_DURING_A_MEMORY)
    one = campaign.miniature(who)
    if one.eliminated:
        raise RuleViolation(Refusal.IS_ELIMINATED, name=one.name)
    if one not in in_play(campaign):
        raise RuleViolation(Refusal.NOT_ON_THE_MAP, name=one.name)
    return one


def in_play(campaign: Campaign) -> tuple[Character, ...]:
    """Who can be on the Map: Assassins, Allies, Apprentices who stand in; not the Eliminated."""
    return tuple(
        one
        for one in campaign.miniatures()
        if not one.eliminated
        and (
            isinstance(one, Assassin)
            or one.kind is WorkerKind.ALLY
            or one.stands_in_for is not None
        )
    )


def room(campaign: Campaign, one: Character) -> int:
    """Hearts that somebody can still get before the maximum (§4.1: nobody goes above it)."""
    return maximum(campaign, one) - one.hearts


def healed(
    campaign: Campaign, one: Character, gained: int, why: WhyHealed, by: str | None = None
) -> Events:
    """The events of somebody who gets hearts, at most up to the maximum.

    An Assassin who was Eliminated returns: takes back the bagged cards, leaves the red space, and
    the Apprentice who stood in goes back to the pool, their cards to the Main Hall (§4.1).
    """
    most = maximum(campaign, one)
    left = one.hearts + gained
    events: list[Event] = [
        Healed(
            who=one.named,
            hearts=gained,
            left=left,
            maximum=most,
            state=state_with(left, most),
            why=why,
            returned=one.eliminated,
            by=by,
        )
    ]
    if not isinstance(one, Assassin) or not one.eliminated:
        return tuple(events)
    bagged = campaign.cards_in(PlaceKind.BAG, one.id)
    if bagged:
        moves = tuple(
            way(campaign, card, board(one.id, _slot_from_bag(card.slot))) for card in bagged
        )
        events.append(CardsMoved(moves=moves, why=WhyMoved.RETURNED))
    stand_in = campaign.stand_in_of(one.id)
    if stand_in:
        events += relieved(campaign, one, stand_in)
    return tuple(events)


def _slot_from_bag(slot: Slot | None) -> Slot:
    """Hidden Blade and armour go back into their slots, Skill cards into free ones (§6.5)."""
    return slot if slot in {Slot.HIDDEN_BLADE, Slot.ARMOUR} else Slot.FREE


# --- Elimination (§6.4, §6.5) --------------------------------------------------------------------


def eliminate(campaign: Campaign, who: MiniatureId) -> Events:
    """The group tells that somebody was not healed in time (§6.4), without tracking turns.

    Raises:
        RuleViolation: ONLY_DURING_A_MEMORY, NOT_ON_THE_MAP, IS_ELIMINATED.
    """
    one = _in_play(campaign, who)
    return eliminated(campaign, one, campaign.attempt, WhyEliminated.BY_HAND)


def eliminated(
    campaign: Campaign, one: Character, attempt: Attempt | None, why: WhyEliminated
) -> Events:
    """The events of somebody who is Eliminated.

    Of an Assassin's cards some go into the sealed bag, the rest to the spare cards; nothing of an
    Ally's or Apprentice's is bagged (§6.5).
    """
    events: list[Event] = [Eliminated(who=one.named, attempt=attempt, why=why)]
    if not isinstance(one, Assassin):
        return tuple(events)
    moves = tuple(
        way(campaign, card, bag(one.id) if _is_bagged(card) else campaign.store)
        for card in campaign.cards_in(PlaceKind.BOARD, one.id)
    )
    if moves:
        events.append(CardsMoved(moves=moves, why=WhyMoved.ELIMINATED))
    return tuple(events)


def _is_bagged(card: Card) -> bool:
    high_skill = (
        card.kind is CardKind.SKILL and card.level is not None and card.level >= LOWEST_BAGGED_SKILL
    )
    return high_skill or card.place.slot in {Slot.HIDDEN_BLADE, Slot.ARMOUR}


def strand(campaign: Campaign, assassin_id: MiniatureId, *, stranded: bool) -> Events:
    """An Assassin cannot leave the Map, or can after all; Eliminated when the attempt ends (§6.4).

    Raises:
        RuleViolation: ONLY_DURING_A_MEMORY, NOT_AN_ASSASSIN, IS_ELIMINATED,
            STRANDED_ALREADY, NOT_STRANDED.
    """
    assassin = campaign.assassin(assassin_id)
    _in_play(campaign, assassin_id)
    if assassin.stranded is stranded:
        code = Refusal.STRANDED_ALREADY if stranded else Refusal.NOT_STRANDED
        raise RuleViolation(code, name=assassin.name)
    return (Stranded(who=assassin.named, stranded=stranded),)


def strandable(campaign: Campaign) -> tuple[Assassin, ...]:
    """The Assassins on the Map of the Memory under way: for lists to choose from."""
    if campaign.phase is not Phase.MEMORY:
        return ()
    return tuple(one for one in campaign.assassins if not one.eliminated)


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
        critical = is_critical(assassin)
        if critical or assassin.stranded or assassin.id in stranded:
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
