"""What happened is posted: once, in order, also when something was in the way."""

import asyncio
import re
import time
from datetime import UTC, datetime
from functools import partial
from itertools import count

import pytest

from bot import outbox
from bot.words import words
from core.campaign import Language
from core.events import CampaignRenamed
from loopback import Channel, Guild, LoopbackDiscord, Permissions, Person
from storage.store import Store
from storage.values import Actor, Change, Post, Stored, Where
from tests.bot import probes
from tests.bot.conftest import SlowStore, running

MESSAGES = r"/channels/\d+/messages$"
NOW = datetime(2026, 11, 30, tzinfo=UTC)
BOT = Actor(1, "Ezio")

english = words(Language.ENGLISH)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits between attempts are short."""
    monkeypatch.setattr(outbox, "DELAYS", (0.01, 0.02, 0.2))


def _always(change: Change, _: Stored) -> Change:
    return change


def renamed(store: Store, where: Where, times: int, *, post: bool) -> None:
    """A campaign that was renamed so many times, and whether that is to be posted."""
    interactions = count(where.channel)
    store.begin(
        where,
        probes.began("Roma"),
        actor=BOT,
        command="/begin",
        interaction=next(interactions),
        at=NOW,
    )
    for number in range(times):
        event = CampaignRenamed(before=f"{number}", after=f"{number + 1}")
        store.change(
            where,
            partial(_always, Change((event,), post=post)),
            actor=BOT,
            command="/next",
            interaction=next(interactions),
            at=NOW,
        )


def left_by_an_earlier_process(store: Store, where: Where, posts: int) -> None:
    """A campaign with so many posts that were stored and never sent."""
    renamed(store, where, posts, post=True)


def posted(channel: Channel) -> list[str]:
    return [
        message.content
        for message in channel.everything.values()
        if message.content.startswith("posted") and not message.deleted
    ]


async def until_waiting(store: Store, posts: int) -> None:
    """Until no more than so many posts are neither shown nor given up."""
    async with asyncio.timeout(5):
        while len(store.unposted(10)) > posts:  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # a database tells nobody that it changed


async def until_posted(discord: LoopbackDiscord, channel: Channel, posts: int) -> None:
    await discord.until(lambda: len(posted(channel)) >= posts, what="the posts")
    await discord.settled()


@pytest.mark.usefixtures("bot")
async def test_what_happens_is_posted_after_it_is_answered(
    discord: LoopbackDiscord, store: Store, table: Channel, ezio: Person
) -> None:
    await ezio.slash(table, "begin")
    reply = await ezio.slash(table, "post")
    await until_posted(discord, table, 1)
    messages = list(table.everything.values())
    assert [message.content for message in messages] == ["Roma", "Roma+", "posted 2"]
    assert messages[1] is reply.message
    await until_waiting(store, 0)


async def test_what_an_earlier_process_left_is_posted_at_start_in_order(
    discord: LoopbackDiscord, store: Store, table: Channel, where: Where
) -> None:
    left_by_an_earlier_process(store, where, 5)
    async with running(discord, store):
        await until_posted(discord, table, 5)
    assert posted(table) == [f"posted {number}" for number in range(2, 7)]


async def test_what_was_sent_but_not_noted_is_not_shown_twice(
    discord: LoopbackDiscord, store: Store, table: Channel, where: Where
) -> None:
    left_by_an_earlier_process(store, where, 2)
    discord.mischief.drop("POST", MESSAGES, after=True)
    async with running(discord, store):
        await until_posted(discord, table, 2)
    assert posted(table) == ["posted 2", "posted 3"]
    await until_waiting(store, 0)


async def test_trouble_at_discord_delays_and_keeps_the_order(
    discord: LoopbackDiscord, store: Store, table: Channel, where: Where
) -> None:
    left_by_an_earlier_process(store, where, 3)
    discord.mischief.server_error("POST", MESSAGES, 503)
    discord.mischief.drop("POST", MESSAGES)
    discord.mischief.rate_limit("POST", MESSAGES)
    async with running(discord, store):
        await until_posted(discord, table, 3)
    assert posted(table) == ["posted 2", "posted 3", "posted 4"]


async def test_a_channel_that_is_gone_is_not_asked_again(
    discord: LoopbackDiscord, store: Store, table: Channel, where: Where
) -> None:
    left_by_an_earlier_process(store, where, 1)
    table.deleted = True
    async with running(discord, store):
        await until_waiting(store, 0)
        await discord.settled()
    assert sum(bool(re.search(MESSAGES, request.path)) for request in discord.requests) == 1


async def test_a_channel_in_trouble_does_not_hold_up_another(
    discord: LoopbackDiscord, store: Store, guild: Guild, table: Channel, where: Where
) -> None:
    other = guild.add_channel("other")
    left_by_an_earlier_process(store, where, 1)
    discord.mischief.server_error("POST", rf"/channels/{table.id}/messages$", 503, times=1000)
    async with running(discord, store):
        ezio = guild.add_member("Ezio")
        await ezio.slash(other, "begin")
        await ezio.slash(other, "post")
        await until_posted(discord, other, 1)
        await until_waiting(store, 1)
    assert posted(table) == []


class Overtaken(Store):
    """Tells of two posts only when one of them is settled already."""

    def unposted(self, limit: int) -> tuple[Post, ...]:
        found = super().unposted(limit)
        while len(found) == 2 == len(super().unposted(limit)):
            time.sleep(0.01)
        return found


async def test_a_post_that_is_being_sent_is_not_sent_again(
    discord: LoopbackDiscord, database: str, guild: Guild, where: Where, ezio: Person
) -> None:
    store = Overtaken(database)
    elsewhere = guild.add_channel("elsewhere")
    left_by_an_earlier_process(store, where, 1)
    discord.mischief.delay("POST", MESSAGES, 0.3)
    async with running(discord, store):
        await ezio.slash(elsewhere, "begin")
        await ezio.slash(elsewhere, "post")
        await until_posted(discord, elsewhere, 1)
        await until_waiting(store, 0)
        await discord.settled()
    assert sum(bool(re.search(MESSAGES, request.path)) for request in discord.requests) == 2


@pytest.mark.usefixtures("bot")
async def test_where_the_bot_may_not_post_it_answers_with_the_post(
    discord: LoopbackDiscord, store: Store, guild: Guild, ezio: Person
) -> None:
    allowed = guild.bot_permissions & ~Permissions.SEND_MESSAGES
    hushed = guild.add_channel("hushed", bot_permissions=allowed)
    await ezio.slash(hushed, "begin")
    reply = await ezio.slash(hushed, "post")
    shown, told = await reply.more(), await reply.more()
    assert (shown.content, shown.ephemeral) == ("posted 2", False)
    name = english("permission-send_messages")
    assert told.content == english("missing-permissions", permissions=name)
    assert told.ephemeral
    await discord.settled()
    assert posted(hushed) == ["posted 2"]
    await until_waiting(store, 0)


@pytest.mark.usefixtures("bot")
async def test_what_is_missing_is_said_once_and_anew_when_it_is_something_else(
    guild: Guild, ezio: Person
) -> None:
    everything = guild.bot_permissions
    hushed = guild.add_channel("hushed", bot_permissions=everything & ~Permissions.SEND_MESSAGES)
    await ezio.slash(hushed, "begin")
    reply = await ezio.slash(hushed, "post")
    await reply.more()
    assert "Send Messages" in (await reply.more()).content
    reply = await ezio.slash(hushed, "post")
    assert not (await reply.more()).ephemeral  # the post itself, and no note after it
    hushed.bot_permissions = everything & ~Permissions.EMBED_LINKS
    reply = await ezio.slash(hushed, "post")
    assert not (await reply.more()).ephemeral
    assert "Embed Links" in (await reply.more()).content
    assert [message.ephemeral for message in reply.followups] == [False, True]


@pytest.mark.parametrize("missing", ["SEND_MESSAGES", "VIEW_CHANNEL"])
async def test_a_post_is_held_until_the_bot_may_post(
    discord: LoopbackDiscord, store: SlowStore, guild: Guild, ezio: Person, missing: str
) -> None:
    everything = guild.bot_permissions
    hushed = guild.add_channel("hushed", bot_permissions=everything & ~Permissions[missing])
    left_by_an_earlier_process(store, Where(guild.id, hushed.id), posts=2)
    async with running(discord, store):
        await discord.until(lambda: any(r.status == 403 for r in discord.requests))
        await discord.settled()
        assert posted(hushed) == []
        assert len(store.unposted(10)) == 2
        await ezio.slash(hushed, "show")  # private answers need no permission
        hushed.bot_permissions = everything
        await ezio.slash(hushed, "show")
        await until_posted(discord, hushed, 2)
        await until_waiting(store, 0)
