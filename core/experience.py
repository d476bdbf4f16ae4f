"""Experience and the levels that it reaches (rules.md §2.8)."""

from core.campaign import Campaign, HqLevel
from core.events import Events, ExperienceTold
from core.inputs import in_range
from core.violations import Refusal, RuleViolation

LEVELS = {25: HqLevel.ONE, 55: HqLevel.TWO, 95: HqLevel.THREE, 125: HqLevel.FOUR}
"""The experience at which each level is reached in the base game."""

END_OF_TRACK = 175


def on_track(campaign: Campaign) -> int:
    """Where the group stands on the track, which ends at 175."""
    return min(campaign.xp, END_OF_TRACK)


def level_reached(xp: int) -> HqLevel:
    """The level that so much experience reaches."""
    return max((level for needed, level in LEVELS.items() if xp >= needed), default=HqLevel.ZERO)


def to_next_level(xp: int) -> int | None:
    """How much experience is missing to the next level; None at the highest."""
    return next((needed - xp for needed in LEVELS if xp < needed), None)


def tell(campaign: Campaign, memory: str, xp: int) -> Events:
    """The group notes what a completed Memory brought, or corrects it.

    Raises:
        RuleViolation: MEMORY_NOT_COMPLETED, NUMBER_OUT_OF_RANGE, NOTHING_TO_CHANGE.
    """
    memory = memory.strip().upper()
    record = next((one for one in campaign.diary if one.memory == memory), None)
    if record is None:
        raise RuleViolation(Refusal.MEMORY_NOT_COMPLETED, memory=memory)
    in_range("xp", xp, 0, END_OF_TRACK)
    if xp == record.xp:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    total = min(campaign.xp - (record.xp or 0) + xp, END_OF_TRACK)
    return (
        ExperienceTold(
            memory=memory, before=record.xp, xp=xp, total=total, level=level_reached(total)
        ),
    )
