"""What the picture of the Headquarters shows: values that are equal when the pictures are."""

from collections import Counter
from dataclasses import dataclass

from bot.telling import terms
from bot.telling.escaping import plain, unescape
from bot.telling.glance import contract_line
from bot.telling.shares import saved_in_all
from bot.words import Say, words
from core import hearts
from core.campaign import (
    Assassin,
    Building,
    Campaign,
    CardKind,
    Colour,
    HealthState,
    Language,
    Phase,
)
from core.headquarters import command_room, hospital, shop, workshop


@dataclass(frozen=True, slots=True)
class Standing:
    """A worker on a white space; `colour` of the cards saved in the Workshop (None: any)."""

    name: str
    value: int
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """The Blueprint in the Workshop; `to_pay` says what workers leave of its price."""

    name: str
    white: int
    black: int
    to_pay: str = ""


@dataclass(frozen=True, slots=True)
class BuildingShown:
    """One Building. The numbers of free spaces are None where there is no limit.

    `summed` is what the workers come to, `due` a word for the Building to be resolved now, `note`
    a sentence on what else lies there.
    """

    building: Building
    name: str
    white: tuple[Standing, ...]
    free_white: int | None
    summed: str
    due: str = ""
    red: tuple[str, ...] = ()
    free_red: int | None = None
    plan: Plan | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class AssassinShown:
    name: str
    hearts: int
    maximum: int
    state: HealthState
    told: str
    stand_in: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """The whole Headquarters, worded. Names are as typed but on one line."""

    language: Language
    name: str
    standing: str
    level: str
    buildings: tuple[BuildingShown, ...]
    idle: tuple[str, ...]
    assassins: tuple[AssassinShown, ...]
    store: str
    cards: tuple[str, ...]


def board_of(campaign: Campaign, language: Language) -> Board:
    """What is shown of a campaign. Before the Headquarters opens there are no Buildings."""
    say = words(language)
    idle = [one for one in campaign.workers if one.building is None and one.stands_in_for is None]
    store = campaign.store.kind
    cards = campaign.cards_in(store)
    special = [card.name for card in cards if card.kind is CardKind.SPECIAL_EQUIPMENT]
    others = [card.name for card in cards if card.kind is not CardKind.SPECIAL_EQUIPMENT]
    return Board(
        language=language,
        name=plain(campaign.name),
        standing=_standing(campaign, say),
        level=terms.level_name(campaign.level, say) if campaign.hq_open else "",
        buildings=_buildings(campaign, say) if campaign.hq_open else (),
        idle=tuple(plain(one.name) for one in idle) if campaign.hq_open else (),
        assassins=tuple(_assassin(campaign, one, say) for one in campaign.assassins),
        store=say("board-store", place=terms.place_name(store, None, say), number=len(cards)),
        cards=tuple(
            plain(name) if number == 1 else f"{plain(name)} ×{number}"
            for name, number in Counter([*special, *others]).items()
        ),
    )


def _standing(campaign: Campaign, say: Say) -> str:
    """The phase with its Memory, in plain text."""
    phase = campaign.phase.value
    if not campaign.hq_open and campaign.phase is Phase.VILLA:
        return say("board-closed")
    if campaign.attempt is None:
        return _plainly(say("board-phase", phase=phase))
    memory, number = plain(campaign.attempt.memory), campaign.attempt.number
    return _plainly(say("board-memory-attempt", phase=phase, memory=memory, attempt=number))


def _plainly(markdown: str) -> str:
    """Our own sentence without its bold type."""
    return unescape(markdown.replace("**", ""))


def _buildings(campaign: Campaign, say: Say) -> tuple[BuildingShown, ...]:
    due = None if campaign.resolution is None else campaign.resolution.building
    shown = {
        Building.HOSPITAL: _hospital(campaign, say),
        Building.WORKSHOP: _workshop(campaign, say),
        Building.SHOP: _shop(campaign, say),
        Building.COMMAND_ROOM: _command_room(campaign, say),
    }
    lying = tuple(plain(one.name) for one in campaign.assassins if one.in_hospital)
    red = campaign.settings.spaces.red
    parts = []
    for building, (white, summed, plan, note) in shown.items():
        spaces = campaign.settings.spaces.white(building)
        parts.append(
            BuildingShown(
                building=building,
                name=terms.building_name(building, say),
                white=white,
                free_white=None if spaces is None else max(spaces - len(white), 0),
                summed=summed if white else "",
                due=say("picture-due") if building is due else "",
                red=lying if building is Building.HOSPITAL else (),
                free_red=None
                if red is None or building is not Building.HOSPITAL
                else max(red - len(lying), 0),
                plan=plan,
                note=note,
            )
        )
    return tuple(parts)


_Shown = tuple[tuple[Standing, ...], str, Plan | None, str]
"""Who stands there, what that comes to, the Blueprint, and a line below."""


def _hospital(campaign: Campaign, say: Say) -> _Shown:
    white = tuple(
        Standing(plain(share.worker.name), share.value) for share in hospital.shares(campaign)
    )
    return white, say("n-hearts", number=hospital.total_hearts(campaign)), None, ""


def _workshop(campaign: Campaign, say: Say) -> _Shown:
    shares = workshop.shares(campaign)
    white = tuple(Standing(plain(one.worker.name), one.value, one.colour) for one in shares)
    saved = f"−{saved_in_all(shares, say)}" if any(one.value for one in shares) else ""
    blueprint = campaign.blueprint
    if blueprint is None or blueprint.price is None:
        return white, saved, None, say("board-no-blueprint")
    price = blueprint.price
    most, in_all = workshop.due(price, workshop.savings(campaign))
    to_pay = ""
    if in_all < price.black + price.white:
        exactly = in_all == most.black + most.white
        key = "board-to-pay" if exactly else "board-to-pay-of"
        to_pay = say(key, number=in_all, most=terms.price(most, say))
    return white, saved, Plan(plain(blueprint.name), price.white, price.black, to_pay), ""


def _shop(campaign: Campaign, say: Say) -> _Shown:
    white = tuple(
        Standing(plain(share.worker.name), share.value) for share in shop.shares(campaign)
    )
    return white, say("picture-kept", number=shop.cards_to_keep(campaign)), None, ""


def _command_room(campaign: Campaign, say: Say) -> _Shown:
    white = tuple(
        Standing(plain(share.worker.name), share.value) for share in command_room.shares(campaign)
    )
    number, contract = command_room.dice(campaign), campaign.contract
    rolled = contract is not None and contract.tries == 0
    if rolled:
        summed = say("n-dice", number=number)
    elif contract is not None and contract.number is not None:
        summed = f"{number} / {contract.number}"
    else:
        summed = str(number)
    return white, summed, None, _plainly(contract_line(campaign, say))


def _assassin(campaign: Campaign, assassin: Assassin, say: Say) -> AssassinShown:
    state = hearts.state(campaign, assassin)
    stand_in = campaign.stand_in_of(assassin.id)
    return AssassinShown(
        name=plain(assassin.name),
        hearts=assassin.hearts,
        maximum=hearts.maximum(campaign, assassin),
        state=state,
        told=say("health-state", state=state.value),
        stand_in="" if stand_in is None else say("board-stands-in", name=plain(stand_in.name)),
    )
