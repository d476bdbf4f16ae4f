"""What the picture of a Headquarters shows, worded. Two boards that are equal look the same."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.telling import terms
from bot.telling.escaping import plain, shorten, unescape
from bot.telling.glance import contract_line
from bot.telling.settings import sentence
from bot.words import Say, words
from core import hearts
from core.campaign import (
    Assassin,
    Building,
    Campaign,
    Card,
    CardKind,
    HealthState,
    Language,
    WorkshopColour,
)
from core.headquarters import command_room, hospital, shop, workshop

ALT_TEXT = 1024  # characters that Discord takes
EMPTY_SPACES = 6  # of one Building that are drawn


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a Building: who stands on it and what they bring there; "" where nobody does."""

    name: str = ""
    value: str = ""
    red: bool = False


@dataclass(frozen=True, slots=True)
class BuildingShown:
    """A Building: `comes_to` is the sum of its workers, `notes` what else lies there."""

    building: Building
    title: str
    comes_to: str
    spaces: tuple[Space, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AssassinShown:
    name: str
    hearts: int
    maximum: int
    state: HealthState
    state_name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Named:
    """Things under a heading, each with how many there are: `Parachute ×2`; `number` in all."""

    title: str
    number: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    title: str
    standing: str
    level: str
    buildings: tuple[BuildingShown, ...]
    idle: Named
    assassins: tuple[AssassinShown, ...]
    store: Named


def board(campaign: Campaign, language: Language) -> Board:
    """What is to be seen of a campaign, in this language."""
    say = words(language)
    idle = [one.name for one in campaign.workers if not one.building and one.stands_in_for is None]
    cards = campaign.cards_in(campaign.store.kind)
    place = terms.place_name(campaign.store.kind, None, say)
    level = say("board-level", level=terms.level_name(campaign.level, say))
    return Board(
        title=plain(campaign.name),
        standing=_standing(campaign, say),
        level=_read(level if campaign.hq_open else say("board-closed")),
        buildings=tuple(_buildings(campaign, say)) if campaign.hq_open else (),
        idle=Named(say("board-idle"), len(idle), _counted(idle) if campaign.hq_open else ()),
        assassins=tuple(_assassin(campaign, one, say) for one in campaign.assassins),
        store=Named(sentence(place), len(cards), _counted(_special_first(cards))),
    )


def alt_text(shown: Board) -> str:
    """The same as the picture says, to be read aloud; cut where Discord takes no more."""
    parts = [shown.title, shown.standing, shown.level]
    for one in shown.buildings:
        there = [_space_read(space) for space in one.spaces if space.name]
        parts.append(f"{one.title}: {', '.join((*there, one.comes_to))}")
        parts += one.notes
    parts += [_assassin_read(one) for one in shown.assassins]
    for some in (shown.idle, shown.store):
        if some.names:
            parts.append(f"{some.title} ({some.number}): {', '.join(some.names)}")
    return shorten(". ".join(part.rstrip(".") for part in parts) + ".", ALT_TEXT)


def _assassin_read(one: AssassinShown) -> str:
    note = f", {one.note}" if one.note else ""
    return f"{one.name}: {one.hearts}/{one.maximum} ♥, {one.state_name}{note}"


def _space_read(space: Space) -> str:
    return f"{space.name} {space.value}".strip()


def _standing(campaign: Campaign, say: Say) -> str:
    phase = terms.phase_name(campaign.phase, say)
    if campaign.attempt is None:
        return phase
    return _read(f"{phase} · {terms.attempt(campaign.attempt, say)}")


def _read(markdown: str) -> str:
    """A message of the catalogue as it is read: without its bold type and escapes."""
    return unescape(markdown.replace("**", ""))


def _counted(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(
        plain(name) if number == 1 else f"{plain(name)} ×{number}"
        for name, number in Counter(names).items()
    )


def _special_first(cards: Sequence[Card]) -> list[str]:
    ordered = sorted(cards, key=lambda card: card.kind is not CardKind.SPECIAL_EQUIPMENT)
    return [card.name for card in ordered]


def _assassin(campaign: Campaign, one: Assassin, say: Say) -> AssassinShown:
    state = hearts.state(campaign, one)
    stand_in = campaign.stand_in_of(one.id)
    note = "" if stand_in is None else _read(say("board-stands-in", name=plain(stand_in.name)))
    return AssassinShown(
        name=plain(one.name),
        hearts=one.hearts,
        maximum=hearts.maximum(campaign, one),
        state=state,
        state_name=say("health-state", state=state.value),
        note=note,
    )


# --- the Buildings -------------------------------------------------------------------------------


def _buildings(campaign: Campaign, say: Say) -> Iterator[BuildingShown]:
    for building in Building:
        spaces = tuple(_white(campaign, building, say))
        if building is Building.HOSPITAL:
            spaces += tuple(_red(campaign))
        yield BuildingShown(
            building=building,
            title=f"{terms.BUILDING_NUMERALS[building]} · {terms.building_name(building, say)}",
            comes_to=_comes_to(campaign, building, say)
            if campaign.workers_in(building)
            else say("nobody"),
            spaces=spaces,
            notes=tuple(_notes(campaign, building, say)),
        )


def _white(campaign: Campaign, building: Building, say: Say) -> Iterator[Space]:
    workers = campaign.workers_in(building)
    for worker in workers:
        card = worker.brown_card
        match building:
            case Building.HOSPITAL:
                value = str(card.hospital[campaign.level])
            case Building.WORKSHOP:
                value = str(card.workshop)
                if card.workshop and card.workshop_colour is not WorkshopColour.EITHER:
                    value += f" {say('colour', colour=card.workshop_colour.value)}"
            case Building.SHOP:
                value = str(card.shop)
            case Building.COMMAND_ROOM:
                value = str(card.command_room)
        yield Space(plain(worker.name), value)
    yield from _empty(campaign.settings.spaces.white(building), len(workers), red=False)


def _red(campaign: Campaign) -> Iterator[Space]:
    lying = [one for one in campaign.assassins if one.in_hospital]
    for one in lying:
        yield Space(plain(one.name), red=True)
    yield from _empty(campaign.settings.spaces.red, len(lying), red=True)


def _empty(spaces: int | None, taken: int, *, red: bool) -> Iterator[Space]:
    free = 0 if spaces is None else max(spaces - taken, 0)
    yield from [Space(red=red)] * min(free, EMPTY_SPACES)


def _comes_to(campaign: Campaign, building: Building, say: Say) -> str:
    match building:
        case Building.HOSPITAL:
            return say("n-hearts", number=hospital.total_hearts(campaign))
        case Building.WORKSHOP:
            return say(
                "picture-saved", number=sum(share.value for share in workshop.shares(campaign))
            )
        case Building.SHOP:
            return say("picture-kept", number=shop.cards_to_keep(campaign))
        case Building.COMMAND_ROOM:
            number = command_room.dice(campaign)
            rolled = campaign.contract is not None and campaign.contract.tries == 0
            return say("n-dice" if rolled else "n-successes", number=number)


def _notes(campaign: Campaign, building: Building, say: Say) -> Iterator[str]:
    if building is Building.COMMAND_ROOM:
        yield from _read(contract_line(campaign, say)).split(" · ")
    if building is not Building.WORKSHOP:
        return
    plan = campaign.blueprint
    if plan is None or plan.price is None:
        yield say("board-no-blueprint")
        return
    name, price = plain(plan.name), terms.price(plan.price, say)
    yield say("picture-blueprint", card=name)
    yield say("picture-price", price=price)
    most, in_all = workshop.due(plan.price, workshop.savings(campaign))
    if in_all < plan.price.black + plan.price.white:
        exactly = in_all == most.black + most.white
        key = "board-to-pay" if exactly else "board-to-pay-of"
        yield say(key, number=in_all, most=terms.price(most, say))
