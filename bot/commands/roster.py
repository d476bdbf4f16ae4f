"""`/roster`: who belongs to the group, and what stands on their brown cards."""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord

from bot.answers import Reply
from bot.commands.candidates import allies, apprentices, assassins
from bot.commands.told import cards_told, told
from bot.names import Candidate, pick
from bot.refusals import Refused
from bot.telling.glance import roster_embeds
from bot.wishes import Answer, Ask, Change, Show, Wish, command
from bot.words import Say
from core import founding, players, roster
from core.campaign import (
    BASE_HEARTS,
    BrownCard,
    Campaign,
    HqLevel,
    MiniatureId,
    WorkerKind,
    WorkshopColour,
)
from core.chance import Chance
from core.events import Events
from core.inputs import folded
from storage.values import Changed, Stored

Among: TypeAlias = Callable[[Campaign], list[Candidate[MiniatureId]]]

_LEVELS = len(HqLevel)
_NUMBERS = re.compile(r"\d{1,3}(?:[\s,;/]+\d{1,3})*")


# --- Allies and Apprentices ----------------------------------------------------------------------


@command("roster ally add")
def add_ally(  # noqa: PLR0913 - an option each
    _: Ask,
    *,
    name: str,
    hospital: str | None = None,
    workshop: int | None = None,
    workshop_colour: WorkshopColour | None = None,
    shop: int | None = None,
    command_room: int | None = None,
    hearts: int = BASE_HEARTS,
) -> Wish:
    """An Ally joins the group."""
    values = _values(hospital, workshop, workshop_colour, shop, command_room)
    return _added(WorkerKind.ALLY, name, values, hearts)


@command("roster ally edit", suggest={"worker": allies})
def edit_ally(  # noqa: PLR0913 - an option each
    _: Ask,
    *,
    worker: str,
    name: str | None = None,
    hospital: str | None = None,
    workshop: int | None = None,
    workshop_colour: WorkshopColour | None = None,
    shop: int | None = None,
    command_room: int | None = None,
    hearts: int | None = None,
) -> Wish:
    """What is known of an Ally is corrected."""
    values = _values(hospital, workshop, workshop_colour, shop, command_room)
    return _edited(allies, worker, name, values, hearts)


@command("roster apprentice add")
def add_apprentice(  # noqa: PLR0913 - an option each
    _: Ask,
    *,
    name: str,
    hospital: str | None = None,
    workshop: int | None = None,
    workshop_colour: WorkshopColour | None = None,
    shop: int | None = None,
    command_room: int | None = None,
) -> Wish:
    """An Assassin Apprentice joins the group."""
    values = _values(hospital, workshop, workshop_colour, shop, command_room)
    return _added(WorkerKind.APPRENTICE, name, values)


@command("roster apprentice edit", suggest={"worker": apprentices})
def edit_apprentice(  # noqa: PLR0913 - an option each
    _: Ask,
    *,
    worker: str,
    name: str | None = None,
    hospital: str | None = None,
    workshop: int | None = None,
    workshop_colour: WorkshopColour | None = None,
    shop: int | None = None,
    command_room: int | None = None,
) -> Wish:
    """What is known of an Apprentice is corrected."""
    values = _values(hospital, workshop, workshop_colour, shop, command_room)
    return _edited(apprentices, worker, name, values)


@command("roster ally remove", suggest={"worker": allies})
def remove_ally(_: Ask, *, worker: str) -> Wish:
    """An Ally leaves the group."""
    return _removed(allies, worker)


@command("roster apprentice remove", suggest={"worker": apprentices})
def remove_apprentice(_: Ask, *, worker: str) -> Wish:
    """An Assassin Apprentice leaves the group."""
    return _removed(apprentices, worker)


def _added(
    kind: WorkerKind, name: str, values: Mapping[str, object], hearts: int = BASE_HEARTS
) -> Change:
    card = BrownCard().model_copy(update=values)
    return Change(lambda campaign, _: roster.add_worker(campaign, kind, name, card, hearts), told)


def _edited(
    among: Among,
    worker: str,
    name: str | None,
    values: Mapping[str, object],
    hearts: int | None = None,
) -> Change:
    def decide(campaign: Campaign, _: Chance) -> Events:
        who = pick(worker, among(campaign))
        card = campaign.worker(who).brown_card.model_copy(update=values)
        return roster.edit_worker(campaign, who, name=name, brown_card=card, most_hearts=hearts)

    return Change(decide, told)


def _removed(among: Among, worker: str) -> Change:
    def decide(campaign: Campaign, _: Chance) -> Events:
        return roster.remove_worker(campaign, pick(worker, among(campaign)))

    return Change(decide, told)


def _values(
    hospital: str | None,
    workshop: int | None,
    workshop_colour: WorkshopColour | None,
    shop: int | None,
    command_room: int | None,
) -> Mapping[str, object]:
    """The values of a brown card that are told."""
    values = {
        "hospital": None if hospital is None else hospital_values(hospital),
        "workshop": workshop,
        "workshop_colour": workshop_colour,
        "shop": shop,
        "command_room": command_room,
    }
    return {name: value for name, value in values.items() if value is not None}


def hospital_values(typed: str) -> tuple[int, ...]:
    """The Hospital's value at each HQ level, from one number for all or one for each: `1 1 2 2 3`.

    Raises:
        Refused: it is neither.
    """
    text = typed.strip()
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if not _NUMBERS.fullmatch(text) or len(numbers) not in {1, _LEVELS}:
        raise Refused("roster-hospital-values")
    return tuple(numbers * _LEVELS)[:_LEVELS]


# --- Assassins -----------------------------------------------------------------------------------


def free_names(campaign: Campaign) -> list[Candidate[str]]:
    """The game's Assassins who do not take part yet."""
    taken = {folded(one.name) for one in campaign.miniatures()}
    return [Candidate(name, name) for name in founding.ASSASSINS if folded(name) not in taken]


@command("roster assassin add", suggest={"name": free_names})
def add_assassin(_: Ask, *, name: str, player: discord.User | None = None) -> Wish:
    """Somebody joins the group."""
    user = None if player is None else player.id
    return Change(lambda campaign, _: roster.add_assassin(campaign, name, user), _joined)


def _joined(changed: Changed, say: Say) -> Reply:
    """Who joins takes cards of the group's choice along, if there are any (§8)."""
    campaign = changed.after.campaign
    spare = campaign.cards_in(campaign.store.kind)
    return told(changed, say, say("roster-joined") if spare else "")


@command("roster assassin edit", suggest={"assassin": assassins})
def edit_assassin(
    _: Ask, *, assassin: str, name: str | None = None, player: discord.User | None = None
) -> Wish:
    """Another name or player."""
    user = None if player is None else player.id

    def decide(campaign: Campaign, _: Chance) -> Events:
        who = pick(assassin, assassins(campaign))
        return roster.edit_assassin(campaign, who, name=name, player=user)

    return Change(decide, told)


@command("roster assassin swap", suggest={"assassin": assassins, "name": free_names})
def swap_assassin(_: Ask, *, assassin: str, name: str) -> Wish:
    """A player goes on with another Assassin."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        return players.swap(campaign, pick(assassin, assassins(campaign)), name)

    return Change(decide, told)


@command("roster assassin remove", suggest={"assassin": assassins})
def remove_assassin(_: Ask, *, assassin: str) -> Wish:
    """Somebody leaves the group."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        return roster.remove_assassin(campaign, pick(assassin, assassins(campaign)))

    return Change(decide, _gone)


def _gone(changed: Changed, say: Say) -> Reply:
    """Who left, and where their cards are now."""
    return told(changed, say, cards_told(changed, say))


# --- show ----------------------------------------------------------------------------------------


@command("roster show")
def show(_: Ask, *, public: bool = False) -> Wish:
    """Everybody, with hearts, Buildings and values."""
    return Show(_shown, answer=Answer.PUBLIC if public else Answer.PRIVATE)


def _shown(stored: Stored, say: Say) -> Reply:
    return Reply(embeds=roster_embeds(stored.campaign, say.language))


COMMANDS = (
    add_ally,
    edit_ally,
    remove_ally,
    add_apprentice,
    edit_apprentice,
    remove_apprentice,
    add_assassin,
    edit_assassin,
    swap_assassin,
    remove_assassin,
    show,
)
