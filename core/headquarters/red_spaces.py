"""The Hospital's red spaces, which hold Eliminated Assassins (rules.md §3.2, §6.5)."""

from core.campaign import Building, Campaign
from core.events import Event, Events, MiniatureAssigned


def red_space_left(campaign: Campaign) -> int | None:
    """How many more Assassins the Hospital can hold; None is no limit."""
    if campaign.settings.spaces.red is None:
        return None
    taken = sum(assassin.in_hospital for assassin in campaign.assassins)
    return max(campaign.settings.spaces.red - taken, 0)


def laid_in_hospital(campaign: Campaign) -> Events:
    """The events of every Eliminated Assassin who is put on a red space, as far as they reach."""
    waiting = [one for one in campaign.assassins if one.eliminated and not one.in_hospital]
    events: list[Event] = [
        MiniatureAssigned(miniature=one.named, building=Building.HOSPITAL, red_space=True)
        for one in waiting[: red_space_left(campaign)]
    ]
    return tuple(events)
