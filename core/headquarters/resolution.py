"""The Resolution step: from Building to Building, stopping only where people choose (§4).

Each function here is one decision of the group. What follows from it without a choice, up to the
next one, happens at once.
"""

from collections.abc import Mapping, Sequence

from core.apply import apply_all
from core.campaign import Building, Campaign, CardId, HqLevel, MiniatureId, Phase, Place
from core.cards import NewCards
from core.chance import Chance
from core.events import Event, Events, ResolutionBegan, ResolutionCompleted
from core.headquarters import command_room, hospital, shop, workshop
from core.headquarters.due import check_resolution_step
from core.headquarters.needs import Need
from core.headquarters.red_spaces import laid_in_hospital
from core.violations import Refusal, RuleViolation


def need(campaign: Campaign) -> Need | None:
    """What the Resolution under way waits for; None when there is none under way."""
    if campaign.resolution is None:
        return None
    match campaign.resolution.building:
        case Building.HOSPITAL:
            return hospital.need(campaign)
        case Building.WORKSHOP:
            return workshop.need(campaign)
        case Building.SHOP:
            return shop.need(campaign)
        case Building.COMMAND_ROOM:
            return command_room.need(campaign)
        case None:
            return command_room.next_contract_need(campaign)


def begin(campaign: Campaign, chance: Chance) -> Events:
    """The completed Memory's Resolution begins.

    It goes on where something else (a Medicine, a setting, a worker's values) has settled what it
    waited for: where one is under way and `need` is None.

    Raises:
        RuleViolation: what `check_resolution_step` refuses; RESOLUTION_ALREADY_BEGAN while it waits
            for a choice.
    """
    check_resolution_step(campaign)
    if need(campaign) is not None:
        raise RuleViolation(Refusal.RESOLUTION_ALREADY_BEGAN)
    if campaign.resolution is not None:
        return _continued(campaign, (), chance)
    latest = campaign.diary[-1]
    began = ResolutionBegan(memory=latest.memory, success=latest.success)
    return _continued(campaign, (began,), chance)


def heal(campaign: Campaign, hearts: Mapping[MiniatureId, int], chance: Chance) -> Events:
    """I. The group splits the Hospital's hearts.

    Raises:
        RuleViolation: as `hospital.heal`.
    """
    return _continued(campaign, hospital.heal(campaign, hearts), chance)


def build(campaign: Campaign, payment: Sequence[CardId], chance: Chance) -> Events:
    """II. The group builds the Blueprint and pays.

    Raises:
        RuleViolation: as `workshop.build`.
    """
    return _continued(campaign, workshop.build(campaign, payment), chance)


def decline_to_build(campaign: Campaign, chance: Chance) -> Events:
    """II. The group leaves the Blueprint unbuilt.

    Raises:
        RuleViolation: as `workshop.pass_by`.
    """
    return _continued(campaign, workshop.pass_by(campaign), chance)


def reveal_on_table(campaign: Campaign, typed: Sequence[NewCards], chance: Chance) -> Events:
    """III. The group tells which cards it drew.

    Raises:
        RuleViolation: as `shop.reveal_on_table`.
    """
    return _continued(campaign, shop.reveal_on_table(campaign, typed), chance)


def keep(campaign: Campaign, kept: Mapping[CardId, Place], chance: Chance) -> Events:
    """III. The group picks the cards that it keeps.

    Raises:
        RuleViolation: as `shop.keep`.
    """
    return _continued(campaign, shop.keep(campaign, kept, chance), chance)


def read_contract(
    campaign: Campaign, number: int, chance: Chance, position: int | None = None
) -> Events:
    """The Contract's number becomes known, in the Resolution or at another time.

    Raises:
        RuleViolation: as `command_room.read_contract`.
    """
    return _continued(campaign, command_room.read_contract(campaign, number, position), chance)


def roll(campaign: Campaign, chance: Chance) -> Events:
    """IV. The bot rolls the dice.

    Raises:
        RuleViolation: as `command_room.roll`.
    """
    return _continued(campaign, command_room.roll(campaign, chance), chance)


def roll_on_table(campaign: Campaign, hits: int, specials: int, chance: Chance) -> Events:
    """IV. The group tells what it rolled.

    Raises:
        RuleViolation: as `command_room.roll_on_table`.
    """
    rolled = command_room.roll_on_table(campaign, hits, specials)
    return _continued(campaign, rolled, chance)


def reveal_next_contract(
    campaign: Campaign,
    chance: Chance,
    *,
    level: HqLevel | None = None,
    number: int | None = None,
    none_left: bool = False,
) -> Events:
    """IV. The group reads the next Contract's card.

    Raises:
        RuleViolation: as `command_room.reveal_next`.
    """
    revealed = command_room.reveal_next(campaign, level=level, number=number, none_left=none_left)
    return _continued(campaign, revealed, chance)


def _continued(campaign: Campaign, events: Events, chance: Chance) -> Events:
    """The events, and after them all that follows without a choice."""
    following: list[Event] = [*events]
    going = apply_all(campaign, events)
    while going.phase is Phase.RESOLUTION and going.resolution and need(going) is None:
        step = _automatic(going, going.resolution.building, chance)
        following += step
        going = apply_all(going, step)
    return tuple(following)


def _automatic(campaign: Campaign, building: Building | None, chance: Chance) -> Events:
    match building:
        case Building.HOSPITAL:
            return hospital.heal(campaign, hospital.forced_split(campaign) or {})
        case Building.WORKSHOP:
            return workshop.pass_by(campaign)
        case Building.SHOP if shop.draws_itself(campaign):
            return shop.reveal_from_deck(campaign, chance)
        case Building.SHOP:
            return shop.pass_by(campaign, chance)
        case Building.COMMAND_ROOM:
            return command_room.without_dice(campaign)
        case None:
            completed = ResolutionCompleted(memory=campaign.diary[-1].memory)
            after = apply_all(campaign, (completed,))
            return (completed, *laid_in_hospital(after))
