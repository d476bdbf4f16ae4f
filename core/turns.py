"""Game turns, for groups that track them (rules.md §6.7, §6.3, §6.4)."""

from core.apply import apply_all
from core.campaign import (
    Assassin,
    Campaign,
    Character,
    Clock,
    Cubes,
    MiniatureId,
    Phase,
    TurnPhase,
)
from core.events import (
    CubesUsed,
    Event,
    Events,
    TurnBegan,
    TurnPhaseBegan,
    TurnsLeftAlone,
    TurnsTracked,
    WhyEliminated,
)
from core.frozen import Frozen
from core.health import eliminated
from core.hearts import is_critical
from core.inputs import in_range
from core.violations import Refusal, RuleViolation

ACTION_CUBES = 3


class Peril(Frozen):
    """Somebody Critical, who is Eliminated when turn `until` ends unless they are healed (§6.4)."""

    who: MiniatureId
    name: str
    until: int


def track(campaign: Campaign) -> Events:
    """The group tracks turns in this Memory from now on: turn 1, Event phase.

    Raises:
        RuleViolation: NO_MEMORY_UNDER_WAY, TURNS_TRACKED_ALREADY.
    """
    if campaign.phase is not Phase.MEMORY:
        raise RuleViolation(Refusal.NO_MEMORY_UNDER_WAY)
    if campaign.clock is not None:
        raise RuleViolation(Refusal.TURNS_TRACKED_ALREADY, turn=campaign.clock.turn)
    clock = Clock(serial=campaign.clocks + 1, cubes=_all_cubes(campaign))
    return (TurnsTracked(clock=clock),)


def leave_alone(campaign: Campaign) -> Events:
    """The group no longer tracks turns in this Memory; nobody is Eliminated by the clock.

    Raises:
        RuleViolation: TURNS_NOT_TRACKED.
    """
    return (TurnsLeftAlone(turn=_clock(campaign).turn),)


def next_phase(campaign: Campaign) -> Events:
    """The turn goes on: Event phase, Assassin phase, Enemy phase, end of the turn, next turn.

    Raises:
        RuleViolation: TURNS_NOT_TRACKED.
    """
    clock = _clock(campaign)
    order = list(TurnPhase)
    if clock.phase is order[-1]:
        return next_turn(campaign)
    following = order[order.index(clock.phase) + 1]
    return (TurnPhaseBegan(turn=clock.turn, phase=following),)


def next_turn(campaign: Campaign) -> Events:
    """The turn ends: who was Critical before it began and was not healed is Eliminated (§6.4).

    Then the next turn's Event phase begins, and each Assassin has three action cubes (§6.7).

    Raises:
        RuleViolation: TURNS_NOT_TRACKED.
    """
    clock = _clock(campaign)
    events: list[Event] = []
    for peril in perils(campaign):
        if peril.until <= clock.turn:
            going = apply_all(campaign, events)
            one = going.miniature(peril.who)
            why = WhyEliminated.NOT_HEALED_IN_TIME
            events += eliminated(going, one, campaign.attempt, why)
    after = apply_all(campaign, events)
    following = Clock(serial=clock.serial, turn=clock.turn + 1, cubes=_all_cubes(after))
    return (*events, TurnBegan(clock=following))


def perils(campaign: Campaign) -> tuple[Peril, ...]:
    """Who is Critical and until when; without tracked turns nobody can tell, and none is here."""
    return tuple(
        Peril(who=one.id, name=one.name, until=one.critical_since + 1)
        for one in campaign.miniatures()
        if one.critical_since is not None and is_critical(one)
    )


def cubes(campaign: Campaign) -> tuple[tuple[Character, int], ...]:
    """Who has action cubes in this turn and how many are left; none where turns are not tracked."""
    if campaign.clock is None:
        return ()
    left = {one.who: one.left for one in campaign.clock.cubes}
    return tuple(
        (one, left[one.id])
        for one in campaign.miniatures()
        if one.id in left and not one.eliminated
    )


def use_cubes(campaign: Campaign, who: MiniatureId, used: int) -> Events:
    """Somebody uses action cubes; who is Critical cannot (§6.3).

    Raises:
        RuleViolation: TURNS_NOT_TRACKED, IS_ELIMINATED, IN_CRITICAL_CONDITION; NOT_ON_THE_MAP for
            who gets none; TOO_FEW_CUBES, NUMBER_OUT_OF_RANGE.
    """
    clock = _clock(campaign)
    one = campaign.miniature(who)
    left = next((cubes.left for cubes in clock.cubes if cubes.who == who), None)
    if one.eliminated:
        raise RuleViolation(Refusal.IS_ELIMINATED, name=one.name)
    if left is None:
        raise RuleViolation(Refusal.NOT_ON_THE_MAP, name=one.name)
    if is_critical(one):
        raise RuleViolation(Refusal.IN_CRITICAL_CONDITION, name=one.name)
    in_range("cubes", used, 1, ACTION_CUBES)
    if used > left:
        raise RuleViolation(Refusal.TOO_FEW_CUBES, name=one.name, number=used, left=left)
    return (CubesUsed(who=one.named, used=used, left=left - used),)


def _clock(campaign: Campaign) -> Clock:
    if campaign.clock is None:
        raise RuleViolation(Refusal.TURNS_NOT_TRACKED)
    return campaign.clock


def _all_cubes(campaign: Campaign) -> tuple[Cubes, ...]:
    """Three for each, Critical ones too; what was not used does not add up (§6.7)."""
    return tuple(
        Cubes(who=one.id, left=ACTION_CUBES)
        for one in campaign.miniatures()
        if not one.eliminated and _has_cubes(one)
    )


def _has_cubes(one: Character) -> bool:
    return isinstance(one, Assassin) or one.stands_in_for is not None
