"""Setting the state by hand, with a reason: the table knows better (rules.md §9).

Each correction is one decision and one log entry. What would break a rule that always holds is
refused, whatever the reason.
"""

from typing import NamedTuple

from core.apply import apply_all
from core.campaign import (
    Assassin,
    Attempt,
    Building,
    Campaign,
    CardId,
    Contract,
    HqLevel,
    MemoryRecord,
    MiniatureId,
    Phase,
    Place,
    PlaceKind,
    Resolution,
    Worker,
)
from core.cards import fitting
from core.events import Corrected, Correction, Events, WhyEliminated, WhyHealed
from core.headquarters.command_room import checked_number
from core.health import eliminated, healed
from core.hearts import maximum, state
from core.inputs import in_range
from core.invariants import broken
from core.memory import MEMORIES
from core.violations import Refusal, RuleViolation

LONGEST_REASON = 200
MOST_TURNS = 99
MOST_CONTRACTS = 50


class _Changed(NamedTuple):
    """What a correction's log entry says: codes and names, worded by the bot."""

    what: Correction
    subject: str | None
    before: str
    now: str


def hearts(campaign: Campaign, who: MiniatureId, number: int, reason: str) -> Events:
    """Somebody has so many hearts.

    Raises:
        RuleViolation: IS_ELIMINATED, NUMBER_OUT_OF_RANGE; what `_corrected` refuses.
    """
    one = campaign.miniature(who)
    if one.eliminated:
        raise RuleViolation(Refusal.IS_ELIMINATED, name=one.name)
    in_range("hearts", number, 0, maximum(campaign, one))
    since = campaign.clock.turn if campaign.clock and number == 0 else None
    update = {"hearts": number, "critical_since": since}
    after = _with_miniature(campaign, one.model_copy(update=update))
    return _corrected(
        campaign, after, _Changed(Correction.HEARTS, one.name, str(one.hearts), str(number)), reason
    )


def health(campaign: Campaign, assassin_id: MiniatureId, *, out: bool, reason: str) -> Events:
    """An Assassin is Eliminated (`out`), or is not: then back with one heart and the bagged cards.

    Raises:
        RuleViolation: NOT_AN_ASSASSIN; IS_ELIMINATED, ASSASSIN_NOT_ELIMINATED; what
            `_corrected` refuses.
    """
    assassin = campaign.assassin(assassin_id)
    if assassin.eliminated and out:
        raise RuleViolation(Refusal.IS_ELIMINATED, name=assassin.name)
    if not assassin.eliminated and not out:
        raise RuleViolation(Refusal.ASSASSIN_NOT_ELIMINATED, name=assassin.name)
    events = (
        eliminated(campaign, assassin, campaign.attempt, WhyEliminated.BY_HAND)
        if out
        else healed(campaign, assassin, 1, WhyHealed.BY_HAND)
    )
    after = apply_all(campaign, events)
    return _corrected(
        campaign,
        after,
        _Changed(
            Correction.HEALTH,
            assassin.name,
            state(campaign, assassin).value,
            state(after, after.assassin(assassin_id)).value,
        ),
        reason,
    )


def level(campaign: Campaign, to: HqLevel, reason: str) -> Events:
    """The HQ level is another.

    Raises:
        RuleViolation: HEADQUARTERS_CLOSED; what `_corrected` refuses.
    """
    _checked_open(campaign)
    after = campaign.model_copy(update={"level": to})
    return _corrected(
        campaign,
        after,
        _Changed(Correction.LEVEL, None, str(int(campaign.level)), str(int(to))),
        reason,
    )


def contract(
    campaign: Campaign, position: int, number: int | None, tries: int, reason: str
) -> Events:
    """Another Contract lies on top, or it asks for another number, or was tried so often.

    Raises:
        RuleViolation: HEADQUARTERS_CLOSED, NUMBER_OUT_OF_RANGE; what `_corrected` refuses.
    """
    _checked_open(campaign)
    in_range("contract", position, 1, MOST_CONTRACTS)
    in_range("tries", tries, 0, 1)
    if number is not None:
        checked_number(number)
    new = Contract(position=position, number=number, tries=tries)
    after = campaign.model_copy(update={"contract": new})
    return _corrected(
        campaign,
        after,
        _Changed(Correction.CONTRACT, None, _contract_text(campaign.contract), _contract_text(new)),
        reason,
    )


def round_to(
    campaign: Campaign, phase: Phase, memory: str | None, attempt: int, reason: str
) -> Events:
    """The group stands elsewhere in the campaign's round; `memory` where one is under way.

    Raises:
        RuleViolation: UNKNOWN_MEMORY, NUMBER_OUT_OF_RANGE; what `_corrected` refuses.
    """
    in_range("attempt", attempt, 1, 2)
    under_way = phase in {Phase.MEMORY, Phase.BETWEEN_ATTEMPTS, Phase.RESOLUTION}
    current: Attempt | None = None
    if under_way:
        memory = (memory or (campaign.attempt.memory if campaign.attempt else "")).strip().upper()
        if memory not in MEMORIES:
            raise RuleViolation(Refusal.UNKNOWN_MEMORY, memory=memory)
        current = Attempt(memory=memory, number=attempt)
    resolving = phase is Phase.RESOLUTION and campaign.diary
    after = campaign.model_copy(
        update={
            "phase": phase,
            "attempt": current,
            "clock": campaign.clock if phase is Phase.MEMORY else None,
            "resolution": Resolution() if resolving else None,
            "hq_open": campaign.hq_open or phase in {Phase.ASSIGNMENT, Phase.RESOLUTION},
        }
    )
    return _corrected(
        campaign,
        after,
        _Changed(
            Correction.ROUND, current.memory if current else None, campaign.phase.value, phase.value
        ),
        reason,
    )


def building(campaign: Campaign, who: MiniatureId, to: Building | None, reason: str) -> Events:
    """A miniature stands in another Building, or in none; an Assassin only in the Hospital.

    Raises:
        RuleViolation: RED_SPACES_ARE_IN_THE_HOSPITAL; what `_corrected` refuses.
    """
    one = campaign.miniature(who)
    if isinstance(one, Assassin):
        if to not in {None, Building.HOSPITAL}:
            raise RuleViolation(Refusal.RED_SPACES_ARE_IN_THE_HOSPITAL, name=one.name)
        before = Building.HOSPITAL if one.in_hospital else None
        changed: Assassin | Worker = one.model_copy(update={"in_hospital": to is not None})
    else:
        before = one.building
        changed = one.model_copy(update={"building": to})
    after = _with_miniature(campaign, changed)
    return _corrected(
        campaign,
        after,
        _Changed(
            Correction.BUILDING, one.name, before.value if before else "", to.value if to else ""
        ),
        reason,
    )


def card_place(campaign: Campaign, card_id: CardId, to: Place, reason: str) -> Events:
    """A card lies elsewhere: wherever a card can lie.

    Raises:
        RuleViolation: UNKNOWN_CARD; what `fitting` and `_corrected` refuse.
    """
    card = campaign.card(card_id)
    target = fitting(campaign, card, to)
    moved = card.model_copy(update={"place": target})
    deck = tuple(one for one in campaign.deck if one != card_id)
    if target.kind is PlaceKind.DECK:
        deck = (*deck, card_id)
    cards = (*(one for one in campaign.cards if one.id != card_id), moved)
    after = campaign.model_copy(update={"cards": cards, "deck": deck})
    return _corrected(
        campaign,
        after,
        _Changed(Correction.CARD_PLACE, card.name, card.place.kind.value, target.kind.value),
        reason,
    )


def card_unknown(campaign: Campaign, card_id: CardId, reason: str) -> Events:
    """A card was entered that the group never had.

    Raises:
        RuleViolation: UNKNOWN_CARD; what `_corrected` refuses.
    """
    card = campaign.card(card_id)
    after = campaign.model_copy(
        update={
            "cards": tuple(one for one in campaign.cards if one.id != card_id),
            "deck": tuple(one for one in campaign.deck if one != card_id),
        }
    )
    return _corrected(
        campaign,
        after,
        _Changed(Correction.CARD_UNKNOWN, card.name, card.place.kind.value, ""),
        reason,
    )


def diary(campaign: Campaign, memory: str, record: MemoryRecord | None, reason: str) -> Events:
    """A Memory was completed otherwise than noted, or was not (`record` None).

    Raises:
        RuleViolation: UNKNOWN_MEMORY; what `_corrected` refuses.
    """
    memory = memory.strip().upper()
    if memory not in MEMORIES:
        raise RuleViolation(Refusal.UNKNOWN_MEMORY, memory=memory)
    known = next((one for one in campaign.diary if one.memory == memory), None)
    if record is None:
        changed = tuple(one for one in campaign.diary if one.memory != memory)
    elif known is None:
        changed = (*campaign.diary, record)
    else:
        changed = tuple(record if one.memory == memory else one for one in campaign.diary)
    after = campaign.model_copy(update={"diary": changed})
    return _corrected(
        campaign,
        after,
        _Changed(Correction.DIARY, memory, _record_text(known), _record_text(record)),
        reason,
    )


def turn(campaign: Campaign, number: int, reason: str) -> Events:
    """The Memory is in another game turn.

    Raises:
        RuleViolation: TURNS_NOT_TRACKED, NUMBER_OUT_OF_RANGE; what `_corrected` refuses.
    """
    if campaign.clock is None:
        raise RuleViolation(Refusal.TURNS_NOT_TRACKED)
    in_range("turn", number, 1, MOST_TURNS)
    clock = campaign.clock.model_copy(update={"turn": number})
    after = campaign.model_copy(update={"clock": clock})
    return _corrected(
        campaign,
        after,
        _Changed(Correction.TURN, None, str(campaign.clock.turn), str(number)),
        reason,
    )


def _corrected(
    campaign: Campaign,
    after: Campaign,
    changed: _Changed,
    reason: str,
) -> Events:
    """The correction's event.

    Raises:
        RuleViolation: REASON_MISSING, NUMBER_OUT_OF_RANGE for a long one; NOTHING_TO_CHANGE;
            BREAKS_THE_RULES with the `rule` of `invariants.broken` that it would newly break.
    """
    reason = " ".join(reason.split())
    if not reason:
        raise RuleViolation(Refusal.REASON_MISSING)
    in_range("reason", len(reason), 1, LONGEST_REASON)
    if after == campaign:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    already = set(broken(campaign))
    for rule in broken(after):
        if rule not in already:
            raise RuleViolation(Refusal.BREAKS_THE_RULES, rule=rule)
    return (
        Corrected(
            what=changed.what,
            subject=changed.subject,
            before=changed.before,
            after=changed.now,
            reason=reason,
            state=after,
        ),
    )


def _with_miniature(campaign: Campaign, changed: Assassin | Worker) -> Campaign:
    if isinstance(changed, Assassin):
        assassins = tuple(changed if one.id == changed.id else one for one in campaign.assassins)
        return campaign.model_copy(update={"assassins": assassins})
    workers = tuple(changed if one.id == changed.id else one for one in campaign.workers)
    return campaign.model_copy(update={"workers": workers})


def _checked_open(campaign: Campaign) -> None:
    if not campaign.hq_open:
        raise RuleViolation(Refusal.HEADQUARTERS_CLOSED)


def _contract_text(contract: Contract | None) -> str:
    """Position, number and tries, as a code that the bot words."""
    if contract is None:
        return ""
    return f"{contract.position}/{contract.number or 0}/{contract.tries}"


def _record_text(record: MemoryRecord | None) -> str:
    """Attempts and outcome, as a code that the bot words."""
    if record is None:
        return ""
    if record.attempts is None:
        return "paper"
    return f"{record.attempts}/{'success' if record.success else 'failure'}"
