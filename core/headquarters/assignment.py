"""The Assignment step: who works where in the next Memory (rules.md §3)."""

from collections.abc import Collection

from core.apply import apply_all
from core.campaign import (
    Assassin,
    Building,
    Campaign,
    HealthState,
    MiniatureId,
    Phase,
    Worker,
)
from core.events import Event, Events, MiniatureAssigned, MiniatureUnassigned
from core.headquarters.red_spaces import red_space_left
from core.hearts import state
from core.violations import Refusal, RuleViolation


def check_assignment_step(campaign: Campaign) -> None:
    """Miniatures and Blueprints move in the Assignment step only, before a 1st attempt (§2.2).

    Raises:
        RuleViolation: HEADQUARTERS_CLOSED, NO_REASSIGNING_BEFORE_SECOND_ATTEMPT,
            MEMORY_UNDER_WAY, RESOLUTION_IS_DUE.
    """
    if not campaign.hq_open:
        raise RuleViolation(Refusal.HEADQUARTERS_CLOSED)
    match campaign.phase:
        case Phase.BETWEEN_ATTEMPTS if campaign.attempt:
            raise RuleViolation(
                Refusal.NO_REASSIGNING_BEFORE_SECOND_ATTEMPT, memory=campaign.attempt.memory
            )
        case Phase.MEMORY if campaign.attempt:
            raise RuleViolation(Refusal.MEMORY_UNDER_WAY, memory=campaign.attempt.memory)
        case Phase.RESOLUTION:
            raise RuleViolation(Refusal.RESOLUTION_IS_DUE)
        case _:
            return


def assign(campaign: Campaign, miniature: MiniatureId, building: Building) -> Events:
    """A miniature is placed in a Building, from wherever it stands.

    A worker takes a white space; an Eliminated Assassin a red one in the Hospital, and so does an
    Injured one where the group ruled that only those in the Hospital are healed (⚖ §4.1).

    Raises:
        RuleViolation: what `check_assignment_step` refuses; UNKNOWN_MINIATURE;
            ASSASSINS_DO_NOT_WORK, RED_SPACES_ARE_IN_THE_HOSPITAL; APPRENTICE_STANDS_IN;
            ALREADY_THERE, BUILDING_FULL.
    """
    check_assignment_step(campaign)
    one = campaign.miniature(miniature)
    if isinstance(one, Assassin):
        return _lay_in_hospital(campaign, one, building)
    return _place_worker(campaign, one, building)


def unassign(campaign: Campaign, miniature: MiniatureId) -> Events:
    """A miniature is taken out of its Building.

    Raises:
        RuleViolation: what `check_assignment_step` refuses; UNKNOWN_MINIATURE; NOT_PLACED.
    """
    check_assignment_step(campaign)
    one = campaign.miniature(miniature)
    if isinstance(one, Assassin):
        if one.in_hospital:
            return (
                MiniatureUnassigned(
                    miniature=one.named, building=Building.HOSPITAL, red_space=True
                ),
            )
    elif one.building is not None:
        return (MiniatureUnassigned(miniature=one.named, building=one.building),)
    raise RuleViolation(Refusal.NOT_PLACED, name=one.name)


def arrange(
    campaign: Campaign,
    building: Building,
    chosen: Collection[MiniatureId],
    among: Collection[MiniatureId],
) -> Events:
    """Of the miniatures in `among` exactly the `chosen` ones shall stand in a Building.

    Raises:
        RuleViolation: NOTHING_TO_CHANGE; what `assign` and `unassign` refuse.
    """
    check_assignment_step(campaign)
    events: list[Event] = []
    for miniature in among:
        if miniature not in chosen and stands_in(campaign.miniature(miniature), building):
            events += unassign(campaign, miniature)
    going = apply_all(campaign, events)
    for miniature in chosen:
        if not stands_in(campaign.miniature(miniature), building):
            step = assign(going, miniature, building)
            going = apply_all(going, step)
            events += step
    if not events:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return tuple(events)


def stands_in(one: Assassin | Worker, building: Building) -> bool:
    """Whether a miniature stands in a Building, on a space of either colour."""
    if isinstance(one, Assassin):
        return one.in_hospital and building is Building.HOSPITAL
    return one.building is building


def assignable(campaign: Campaign) -> tuple[Assassin | Worker, ...]:
    """The miniatures that may be placed somewhere now: for lists to choose from."""
    if campaign.phase is not Phase.ASSIGNMENT:
        return ()
    return tuple(
        one
        for one in campaign.miniatures()
        if (
            one.stands_in_for is None
            if isinstance(one, Worker)
            else may_lie_in_hospital(campaign, one)
        )
    )


def open_to(campaign: Campaign, miniature: MiniatureId) -> tuple[Building, ...]:
    """The Buildings in which a miniature may be placed now, other than where it stands.

    Raises:
        RuleViolation: what `check_assignment_step` refuses; UNKNOWN_MINIATURE; where there is no
            such Building, what `assign` refuses.
    """
    check_assignment_step(campaign)
    campaign.miniature(miniature)
    found: list[Building] = []
    refused: RuleViolation | None = None
    for building in Building:
        try:
            assign(campaign, miniature, building)
        except RuleViolation as violation:
            refused = refused or violation
        else:
            found.append(building)
    if not found and refused:
        raise refused
    return tuple(found)


def unassignable(campaign: Campaign) -> tuple[Assassin | Worker, ...]:
    """The miniatures that may be taken out of a Building now: for lists to choose from."""
    if campaign.phase is not Phase.ASSIGNMENT:
        return ()
    return tuple(
        one
        for one in campaign.miniatures()
        if any(stands_in(one, building) for building in Building)
    )


def may_lie_in_hospital(campaign: Campaign, assassin: Assassin) -> bool:
    """Eliminated; or Injured, where only those in the Hospital are healed (⚖ §4.1)."""
    condition = state(campaign, assassin)
    return condition is HealthState.ELIMINATED or (
        condition is HealthState.INJURED and not campaign.settings.rulings.heal_injured_anywhere
    )


def _lay_in_hospital(campaign: Campaign, assassin: Assassin, building: Building) -> Events:
    if not may_lie_in_hospital(campaign, assassin):
        raise RuleViolation(Refusal.ASSASSINS_DO_NOT_WORK, name=assassin.name)
    if building is not Building.HOSPITAL:
        raise RuleViolation(Refusal.RED_SPACES_ARE_IN_THE_HOSPITAL, name=assassin.name)
    if assassin.in_hospital:
        raise RuleViolation(Refusal.ALREADY_THERE, name=assassin.name)
    if red_space_left(campaign) == 0:
        raise RuleViolation(
            Refusal.BUILDING_FULL,
            building=building.value,
            maximum=campaign.settings.spaces.red or 0,
        )
    return (MiniatureAssigned(miniature=assassin.named, building=building, red_space=True),)


def _place_worker(campaign: Campaign, worker: Worker, building: Building) -> Events:
    if worker.stands_in_for is not None:
        assassin = campaign.assassin(worker.stands_in_for)
        raise RuleViolation(Refusal.APPRENTICE_STANDS_IN, name=worker.name, assassin=assassin.name)
    if worker.building is building:
        raise RuleViolation(Refusal.ALREADY_THERE, name=worker.name)
    spaces = campaign.settings.spaces.white(building)
    if spaces is not None and len(campaign.workers_in(building)) >= spaces:
        raise RuleViolation(Refusal.BUILDING_FULL, building=building.value, maximum=spaces)
    return (MiniatureAssigned(miniature=worker.named, building=building, origin=worker.building),)
