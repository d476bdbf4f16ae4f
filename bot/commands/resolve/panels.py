"""The panel of whatever the Resolution waits for: what is to be chosen, with menus and buttons."""

import discord

from bot.answers import Button, Reply
from bot.commands.resolve import command_room, hospital, shop, workshop
from bot.commands.resolve.looks import panel_embed
from bot.commands.resolve.steps import Draft, here
from bot.telling.embeds import COLOUR
from bot.words import Say
from core.campaign import Building
from core.headquarters.needs import (
    BuildNeed,
    ContractNumberNeed,
    DrawNeed,
    HeartsNeed,
    KeepNeed,
    NextContractNeed,
    RollNeed,
)
from core.headquarters.resolution import need
from storage.values import Stored

_NO_DRAFT: Draft = {}


def panel(stored: Stored, say: Say, draft: Draft = _NO_DRAFT) -> Reply:
    """One embed, and rows whose components carry all that pressing them needs."""
    match need(stored.campaign):
        case HeartsNeed() as hearts:
            shown = hospital.panel(stored, hearts, say, draft)
        case BuildNeed() as build:
            shown = workshop.panel(stored, build, say, draft)
        case DrawNeed() as draw:
            shown = shop.draw_panel(stored, draw, say)
        case KeepNeed() as keep:
            shown = shop.keep_panel(stored, keep, say, draft)
        case ContractNumberNeed() as unread:
            shown = command_room.number_panel(stored, unread, say)
        case RollNeed() as roll:
            shown = command_room.roll_panel(stored, roll, say)
        case NextContractNeed() as following:
            shown = command_room.next_panel(stored, following, say)
        case None:
            shown = _settled_elsewhere(stored, say)
    return shown


def proposal(stored: Stored) -> Draft:
    """The draft that the bot proposes for this choice; empty where it proposes none."""
    match need(stored.campaign):
        case HeartsNeed() as hearts:
            return hospital.proposal(hearts)
        case BuildNeed() as build:
            return workshop.proposal(build)
        case _:
            return _NO_DRAFT


def _settled_elsewhere(stored: Stored, say: Say) -> Reply:
    """Nothing is left to choose: a Medicine healed the only patient, say. Or all is over."""
    resolution = stored.campaign.resolution
    if resolution is None:
        return Reply(embeds=(discord.Embed(description=say("resolve-over"), colour=COLOUR),))
    building = resolution.building or Building.COMMAND_ROOM
    embed = panel_embed(building, [say("resolve-settled")], say)
    return Reply(
        embeds=(embed,), rows=((Button(say("resolve-go-on"), here(stored, "resolve-go-on")),),)
    )
