"""What is posted in the channel after a Building: what it brought, and the next panel."""

import discord

from bot.answers import Reply
from bot.commands.next_steps import as_rows, next_buttons, next_step
from bot.commands.resolve.looks import ROOM
from bot.commands.resolve.panels import panel
from bot.pictures.board import board_of
from bot.telling import terms
from bot.telling.buildings import entry_embeds
from bot.telling.embeds import build_embed
from bot.telling.escaping import escape
from bot.telling.glance import BOARD_COLOUR, contract_line, diary_line
from bot.words import Say, words
from core import events as e
from core import hearts
from core.campaign import Campaign
from storage.values import Post, Stored

_RESOLVED = (
    e.HospitalResolved,
    e.WorkshopResolved,
    e.ShopResolved,
    e.CommandRoomResolved,
    e.ResolutionCompleted,
)


def resolves(events: e.Events) -> bool:
    """Whether a Building was resolved: that is posted for all to see."""
    return any(isinstance(event, _RESOLVED) for event in events)


def first_step(events: e.Events) -> e.Events:
    """What was decided, without what followed from it by itself in the next Buildings."""
    for number, event in enumerate(events, start=1):
        if isinstance(event, (*_RESOLVED, e.ContractRevealed)):
            return events[:number]
    return events


def resolution_post(post: Post, current: Stored | None) -> Reply | None:
    """The message of an entry that resolved something; `current` is the campaign as it is now.

    The panel comes with it, unless the group has done something since: they may have it already.
    """
    entry = post.entry
    if current is None or current.id != entry.campaign_id:
        return None  # the campaign has ended meanwhile
    campaign = current.campaign
    language = campaign.settings.language
    say = words(language)
    over = any(isinstance(event, e.ResolutionCompleted) for event in entry.events)
    newest = current.version == entry.seq
    following = "" if over or newest else _following(campaign, say)
    embeds = entry_embeds(entry.events, entry.actor.name, language, following=following)
    if over:
        rows = as_rows(next_buttons(current, say)) if newest else ()
        picture = board_of(campaign, language)
        return Reply(embeds=(*embeds, _closing(campaign, say)), rows=rows, picture=picture)
    if not newest:
        return Reply(embeds=embeds)
    due = panel(current, say)
    return Reply(embeds=(*embeds, *due.embeds), rows=due.rows)


def _following(campaign: Campaign, say: Say) -> str:
    """What the Resolution goes on with, where it is still under way."""
    if campaign.resolution is None:
        return ""
    if campaign.resolution.building is None:
        return say("next-contract")
    return say("next-building", building=terms.building_title(campaign.resolution.building, say))


def _closing(campaign: Campaign, say: Say) -> discord.Embed:
    """What the round has come to, and what a group does next."""
    completed = campaign.diary[-1]
    lines = [
        diary_line(completed, say),
        say("board-level", level=terms.level_name(campaign.level, say)),
        contract_line(campaign, say),
    ]
    for assassin in campaign.assassins:
        most = hearts.maximum(campaign, assassin)
        state = hearts.state(campaign, assassin)
        health = terms.health(assassin.hearts, most, state, say)
        lines.append(f"**{escape(assassin.name)}** {health}")
    lines += ["", next_step(campaign, say)]
    title = say("resolve-closed", memory=escape(completed.memory))
    return build_embed(title=title, lines=lines, room=ROOM, colour=BOARD_COLOUR)
