"""Which step of which Resolution a button or menu was made for."""

from collections.abc import Mapping
from typing import TypeAlias

from bot.custom_ids import CustomId
from bot.telling import terms
from bot.words import Say
from core.campaign import Building, Campaign
from storage.values import Stored

CHOOSE = "resolve-choose"
"""The action of every menu of a panel: what is chosen there is a draft that nobody stores."""

Draft: TypeAlias = Mapping[tuple[str, str], tuple[str, ...]]
"""What the menus of a panel have chosen, by their action and argument (`Press.chosen`)."""

_STEPS = 8


def step(stored: Stored) -> int:
    """The guard of a panel's components: it changes with each choice made, and with nothing else.

    Eight numbers for each Memory completed, one for each choice of its Resolution. A card moved or
    a name corrected meanwhile makes nothing stale.
    """
    return len(stored.campaign.diary) * _STEPS + _position(stored.campaign)


def _position(campaign: Campaign) -> int:
    resolution = campaign.resolution
    if resolution is None:
        return 0
    match resolution.building:
        case Building.HOSPITAL:
            return 1
        case Building.WORKSHOP:
            return 2
        case Building.SHOP:
            return 4 if resolution.revealed else 3
        case Building.COMMAND_ROOM:
            number_read = campaign.contract is not None and campaign.contract.number is not None
            return 6 if number_read else 5
        case None:
            return 7


def here(stored: Stored, action: str, argument: str = "") -> CustomId:
    """The custom id of a component of the panel for this step."""
    return CustomId(action, stored.id, step(stored), argument)


def moved_on(stored: Stored, say: Say) -> str:
    """What somebody is told whose panel belongs to an earlier step."""
    resolution = stored.campaign.resolution
    if resolution is None:
        return say("resolve-over")
    building = resolution.building or Building.COMMAND_ROOM
    return say("resolve-moved-on", due=terms.building_name(building, say))
