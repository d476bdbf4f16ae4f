"""The Buildings are resolved in their order, once a Memory is completed (rules.md §2.3, §4)."""

from core.campaign import Building, Campaign, Phase
from core.violations import Refusal, RuleViolation


def check_resolution_step(campaign: Campaign) -> None:
    """There is a Resolution after a success or a second failure, and at no other time (§2.3).

    Raises:
        RuleViolation: HEADQUARTERS_CLOSED, NO_RESOLUTION_AFTER_FAILED_FIRST_ATTEMPT,
            MEMORY_UNDER_WAY, NOT_IN_RESOLUTION.
    """
    match campaign.phase:
        case Phase.RESOLUTION:
            return
        case Phase.BETWEEN_ATTEMPTS if campaign.attempt:
            raise RuleViolation(
                Refusal.NO_RESOLUTION_AFTER_FAILED_FIRST_ATTEMPT, memory=campaign.attempt.memory
            )
        case Phase.MEMORY if campaign.attempt:
            raise RuleViolation(Refusal.MEMORY_UNDER_WAY, memory=campaign.attempt.memory)
        case _:
            closed = not campaign.hq_open
            raise RuleViolation(
                Refusal.HEADQUARTERS_CLOSED if closed else Refusal.NOT_IN_RESOLUTION
            )


def check_due(campaign: Campaign, building: Building) -> None:
    """This Building is the one to be resolved now.

    Raises:
        RuleViolation: what `check_resolution_step` refuses; RESOLUTION_NOT_STARTED;
            WRONG_BUILDING, NEXT_CONTRACT_UNKNOWN when all four are done but for that card.
    """
    check_resolution_step(campaign)
    if campaign.resolution is None:
        raise RuleViolation(Refusal.RESOLUTION_NOT_STARTED)
    due = campaign.resolution.building
    if due is None:
        raise RuleViolation(Refusal.NEXT_CONTRACT_UNKNOWN)
    if due is not building:
        raise RuleViolation(Refusal.WRONG_BUILDING, building=building.value, due=due.value)
