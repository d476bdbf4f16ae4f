"""Setting the state by hand, with a reason: the table knows better (rules.md §9).

Each correction is one decision and one log entry. What would break a rule that always holds is
refused, whatever the reason. Names, players, brown cards, settings and experience have decisions of
their own, which may be made at any time.
"""

from core.apply import apply_all, off_the_map
from core.campaign import (
    Assassin,
    Attempt,
    Building,
    Campaign,
    CardId,
    Character,
    Contract,
    HqLevel,
    MemoryRecord,
    MiniatureId,
    Phase,
    Place,
    PlaceKind,
    Resolution,
    TurnPhase,
)
from core.cards import NewCards, armour_changes, fitting, new_cards, owner_name
from core.events import Corrected, Correction, Events, Fact, WhyEliminated, WhyHealed
from core.headquarters.command_room import checked_number
from core.health import eliminated, healed
from core.hearts import maximum, state
from core.inputs import folded, in_range, one_line
from core.invariants import Invariant, broken
from core.memory import MEMORIES
from core.turns import ACTION_CUBES
from core.violations import Refusal, RuleViolation

LONGEST_REASON = 200
MOST_TURNS = 99
MOST_CONTRACTS = 50


# --- health --------------------------------------------------------------------------------------


def hearts(
    campaign: Campaign, who: MiniatureId, number: int, reason: str, *, since: int | None = None
) -> Events:
    """Somebody has so many hearts; with none, Critical `since` a game turn (None: this one).

    Raises:
        RuleViolation: IS_ELIMINATED, NUMBER_OUT_OF_RANGE; what `_corrected` refuses.
    """
    one = campaign.miniature(who)
    if one.eliminated:
        raise RuleViolation(Refusal.IS_ELIMINATED, name=one.name)
    in_range("hearts", number, 0, maximum(campaign, one))
    critical_since: int | None = None
    if campaign.clock and number == 0:
        turn = campaign.clock.turn
        critical_since = in_range("turn", turn if since is None else since, 1, turn)
    changed = one.model_copy(update={"hearts": number, "critical_since": critical_since})
    return _corrected(
        campaign,
        _with_character(campaign, changed),
        Correction.HEARTS,
        (Fact(number=one.hearts), Fact(number=number)),
        reason,
        subject=one.name,
    )


def health(campaign: Campaign, who: MiniatureId, *, out: bool, reason: str) -> Events:
    """Somebody is Eliminated (`out`), or is not: then back with one heart and the bagged cards.

    Raises:
        RuleViolation: IS_ELIMINATED, ASSASSIN_NOT_ELIMINATED; what `_corrected` refuses.
    """
    one = campaign.miniature(who)
    if one.eliminated and out:
        raise RuleViolation(Refusal.IS_ELIMINATED, name=one.name)
    if not one.eliminated and not out:
        raise RuleViolation(Refusal.ASSASSIN_NOT_ELIMINATED, name=one.name)
    if out:
        events = eliminated(campaign, one, campaign.attempt, WhyEliminated.BY_HAND)
    else:
        events = healed(campaign, one, 1, WhyHealed.BY_HAND)
    after = apply_all(campaign, events)
    return _corrected(
        campaign,
        after,
        Correction.HEALTH,
        (Fact(health=state(campaign, one)), Fact(health=state(after, after.miniature(who)))),
        reason,
        subject=one.name,
    )


def stand_in(
    campaign: Campaign, apprentice_id: MiniatureId, assassin_id: MiniatureId | None, reason: str
) -> Events:
    """An Apprentice stands in for another Assassin than noted, or for nobody.

    Raises:
        RuleViolation: NOT_A_WORKER, NOT_AN_ASSASSIN, UNKNOWN_MINIATURE; what `_corrected` refuses.
    """
    apprentice = campaign.worker(apprentice_id)
    before, after = (
        None if who is None else campaign.assassin(who).name
        for who in (apprentice.stands_in_for, assassin_id)
    )
    changed = apprentice.model_copy(update={"stands_in_for": assassin_id})
    return _corrected(
        campaign,
        _with_character(campaign, changed),
        Correction.STAND_IN,
        (Fact(name=before), Fact(name=after)),
        reason,
        subject=apprentice.name,
    )


# --- the Headquarters ----------------------------------------------------------------------------


def building(campaign: Campaign, who: MiniatureId, to: Building | None, reason: str) -> Events:
    """A miniature stands in another Building, or in none; an Assassin only in the Hospital.

    Raises:
        RuleViolation: RED_SPACES_ARE_IN_THE_HOSPITAL; what `_corrected` refuses.
    """
    one = campaign.miniature(who)
    changed: Character
    if isinstance(one, Assassin):
        if to not in {None, Building.HOSPITAL}:
            raise RuleViolation(Refusal.RED_SPACES_ARE_IN_THE_HOSPITAL, name=one.name)
        before = Building.HOSPITAL if one.in_hospital else None
        changed = one.model_copy(update={"in_hospital": to is not None})
    else:
        before = one.building
        changed = one.model_copy(update={"building": to})
    return _corrected(
        campaign,
        _with_character(campaign, changed),
        Correction.BUILDING,
        (Fact(building=before), Fact(building=to)),
        reason,
        subject=one.name,
    )


def level(campaign: Campaign, to: HqLevel, reason: str) -> Events:
    """The HQ level is another.

    Raises:
        RuleViolation: what `_corrected` refuses.
    """
    return _corrected(
        campaign,
        campaign.model_copy(update={"level": to}),
        Correction.LEVEL,
        (Fact(level=campaign.level), Fact(level=to)),
        reason,
    )


def contract(campaign: Campaign, to: Contract | None, reason: str) -> Events:
    """Another Contract lies on top, asks for another number or was tried; None: none is left.

    Raises:
        RuleViolation: NUMBER_OUT_OF_RANGE; what `_corrected` refuses.
    """
    if to is not None:
        in_range("contract", to.position, 1, MOST_CONTRACTS)
        in_range("tries", to.tries, 0, 1)
        if to.number is not None:
            checked_number(to.number)
    return _corrected(
        campaign,
        campaign.model_copy(update={"contract": to}),
        Correction.CONTRACT,
        (Fact(contract=campaign.contract), Fact(contract=to)),
        reason,
    )


# --- the round -----------------------------------------------------------------------------------


def round_to(
    campaign: Campaign,
    phase: Phase,
    attempt: Attempt | None,
    reason: str,
    *,
    due: Building | None = None,
) -> Events:
    """The group stands elsewhere in the campaign's round.

    `attempt` is the one under way, failed or being resolved; None keeps the one that is. `due` is
    the Building to be resolved next, None if the Resolution has not begun.

    Raises:
        RuleViolation: UNKNOWN_MEMORY, NUMBER_OUT_OF_RANGE; what `_corrected` refuses.
    """
    attempt = attempt or campaign.attempt
    if attempt is not None:
        _checked_memory(attempt.memory)
        in_range("attempt", attempt.number, 1, 2)
    of_a_memory = phase in {Phase.MEMORY, Phase.BETWEEN_ATTEMPTS, Phase.RESOLUTION}
    resolving = phase is Phase.RESOLUTION and due is not None
    there = campaign if phase is Phase.MEMORY else off_the_map(campaign)
    after = there.model_copy(
        update={
            "phase": phase,
            "attempt": attempt if of_a_memory else None,
            "resolution": Resolution(building=due) if resolving else None,
        }
    )
    return _corrected(campaign, after, Correction.ROUND, (_stand(campaign), _stand(after)), reason)


def _stand(campaign: Campaign) -> Fact:
    due = campaign.resolution.building if campaign.resolution else None
    return Fact(phase=campaign.phase, attempt=campaign.attempt, building=due)


def diary(campaign: Campaign, memory: str, record: MemoryRecord | None, reason: str) -> Events:
    """A Memory was completed otherwise than noted, or was not (`record` None).

    Raises:
        RuleViolation: UNKNOWN_MEMORY, NUMBER_OUT_OF_RANGE; what `_corrected` refuses.
    """
    memory = _checked_memory(memory)
    known = next((one for one in campaign.diary if one.memory == memory), None)
    others = tuple(one for one in campaign.diary if one.memory != memory)
    if record is None:
        noted = others
    else:
        if record.attempts is not None:
            in_range("attempt", record.attempts, 1, 2)
        record = record.model_copy(update={"memory": memory})
        noted = (
            (*others, record)
            if known is None
            else tuple(record if one is known else one for one in campaign.diary)
        )
    return _corrected(
        campaign,
        campaign.model_copy(update={"diary": noted}),
        Correction.DIARY,
        (Fact(record=known), Fact(record=record)),
        reason,
        subject=memory,
    )


def turn(campaign: Campaign, number: int, phase: TurnPhase, reason: str) -> Events:
    """The Memory is in another game turn; nobody has been Critical since a later one.

    Raises:
        RuleViolation: TURNS_NOT_TRACKED, NUMBER_OUT_OF_RANGE; what `_corrected` refuses.
    """
    clock = campaign.clock
    if clock is None:
        raise RuleViolation(Refusal.TURNS_NOT_TRACKED)
    in_range("turn", number, 1, MOST_TURNS)
    now = clock.model_copy(update={"turn": number, "phase": phase})
    after = campaign.model_copy(update={"clock": now})
    for one in campaign.miniatures():
        if one.critical_since is not None:
            since = min(one.critical_since, number)
            after = _with_character(after, one.model_copy(update={"critical_since": since}))
    return _corrected(
        campaign,
        after,
        Correction.TURN,
        (
            Fact(number=clock.turn, turn_phase=clock.phase),
            Fact(number=number, turn_phase=phase),
        ),
        reason,
    )


def cubes(campaign: Campaign, who: MiniatureId, left: int, reason: str) -> Events:
    """Somebody has so many action cubes left in this turn.

    Raises:
        RuleViolation: TURNS_NOT_TRACKED, NOT_ON_THE_MAP, NUMBER_OUT_OF_RANGE; what `_corrected`
            refuses.
    """
    clock = campaign.clock
    if clock is None:
        raise RuleViolation(Refusal.TURNS_NOT_TRACKED)
    one = campaign.miniature(who)
    held = next((cubes.left for cubes in clock.cubes if cubes.who == who), None)
    if held is None:
        raise RuleViolation(Refusal.NOT_ON_THE_MAP, name=one.name)
    in_range("cubes", left, 0, ACTION_CUBES)
    changed = tuple(
        cubes.model_copy(update={"left": left}) if cubes.who == who else cubes
        for cubes in clock.cubes
    )
    now = clock.model_copy(update={"cubes": changed})
    return _corrected(
        campaign,
        campaign.model_copy(update={"clock": now}),
        Correction.CUBES,
        (Fact(number=held), Fact(number=left)),
        reason,
        subject=one.name,
    )


# --- cards ---------------------------------------------------------------------------------------


def card_place(campaign: Campaign, card_id: CardId, to: Place, reason: str) -> Events:
    """A card lies elsewhere, wherever a card can lie; hearts follow armour (§6.1).

    Raises:
        RuleViolation: UNKNOWN_CARD; UNKNOWN_MINIATURE; what `fitting`, `armour_changes` and
            `_corrected` refuse.
    """
    card = campaign.card(card_id)
    target = fitting(campaign, card, to)
    moved = card.model_copy(update={"place": target})
    deck = tuple(one for one in campaign.deck if one != card_id)
    if target.kind is PlaceKind.DECK:
        deck = (*deck, card_id)
    cards = (*(one for one in campaign.cards if one.id != card_id), moved)
    after = _armour_followed(campaign, campaign.model_copy(update={"cards": cards, "deck": deck}))
    before, now = (
        Fact(place=place.kind, name=owner_name(campaign, place)) for place in (card.place, target)
    )
    return _corrected(
        campaign, after, Correction.CARD_PLACE, (before, now), reason, subject=card.name
    )


def card_printed(campaign: Campaign, card_id: CardId, printed: NewCards, reason: str) -> Events:
    """Something else is printed on a card than the group typed.

    Raises:
        RuleViolation: UNKNOWN_CARD; what `new_cards`, `armour_changes` and `_corrected` refuse.
    """
    card = campaign.card(card_id)
    others = tuple(one for one in campaign.cards if one.id != card_id)
    without = campaign.model_copy(update={"cards": others})
    (anew,) = new_cards(without, printed.model_copy(update={"count": 1}), card.place)
    changed = anew.model_copy(update={"id": card_id})
    cards = tuple(changed if one.id == card_id else one for one in campaign.cards)
    after = _armour_followed(campaign, campaign.model_copy(update={"cards": cards}))
    facts = (Fact(card=card), Fact(card=changed))
    return _corrected(campaign, after, Correction.CARD_PRINTED, facts, reason, subject=card.name)


def card_unknown(campaign: Campaign, card_id: CardId, reason: str) -> Events:
    """A card was entered that the group never had.

    Raises:
        RuleViolation: UNKNOWN_CARD; what `armour_changes` and `_corrected` refuse.
    """
    card = campaign.card(card_id)
    known = campaign.model_copy(
        update={
            "cards": tuple(one for one in campaign.cards if one.id != card_id),
            "deck": tuple(one for one in campaign.deck if one != card_id),
        }
    )
    where = Fact(place=card.place.kind, name=owner_name(campaign, card.place))
    return _corrected(
        campaign,
        _armour_followed(campaign, known),
        Correction.CARD_UNKNOWN,
        (where, Fact()),
        reason,
        subject=card.name,
    )


def _armour_followed(before: Campaign, after: Campaign) -> Campaign:
    return apply_all(after, armour_changes(before, after))


# --- what they share -----------------------------------------------------------------------------


def _corrected(  # noqa: PLR0913 - what was and is, of what, of whom, and why
    campaign: Campaign,
    after: Campaign,
    what: Correction,
    facts: tuple[Fact, Fact],
    reason: str,
    *,
    subject: str | None = None,
) -> Events:
    """The correction's event.

    Raises:
        RuleViolation: REASON_MISSING, NUMBER_OUT_OF_RANGE for a long one; NOTHING_TO_CHANGE;
            BREAKS_THE_RULES with the `rule` of `Invariant` that it would newly break.
    """
    reason = one_line(reason)
    if not folded(reason):
        raise RuleViolation(Refusal.REASON_MISSING)
    in_range("reason", len(reason), 1, LONGEST_REASON)
    if after == campaign:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    if after.phase is Phase.ENDED:
        raise RuleViolation(Refusal.BREAKS_THE_RULES, rule=Invariant.ROUND.value)
    already = set(broken(campaign))
    for rule in broken(after):
        if rule not in already:
            raise RuleViolation(Refusal.BREAKS_THE_RULES, rule=rule.value)
    before, now = facts
    return (
        Corrected(what=what, subject=subject, before=before, after=now, reason=reason, state=after),
    )


def _with_character(campaign: Campaign, changed: Character) -> Campaign:
    if isinstance(changed, Assassin):
        assassins = tuple(changed if one.id == changed.id else one for one in campaign.assassins)
        return campaign.model_copy(update={"assassins": assassins})
    workers = tuple(changed if one.id == changed.id else one for one in campaign.workers)
    return campaign.model_copy(update={"workers": workers})


def _checked_memory(memory: str) -> str:
    memory = memory.strip().upper()
    if memory not in MEMORIES:
        raise RuleViolation(Refusal.UNKNOWN_MEMORY, memory=memory)
    return memory
