"""What happened, posted in its channel: once, in order, also when the process died in between.

A post is in the database since the transaction that made it necessary. Its nonce makes Discord
itself refuse to show it twice, should it have been sent but not been noted as sent.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import chain, groupby, repeat
from typing import TypeAlias

import aiohttp
import discord
import structlog

from bot.answers import Reply
from bot.command_links import CommandLinks
from bot.pictures.gallery import Gallery
from bot.records import Records
from storage.errors import StorageUnavailable
from storage.values import Post, Stored, Where

AT_ONCE = 100  # posts looked up at a time
DELAYS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)  # seconds between attempts, the last for ever
HELD_FOR = timedelta(days=7)
"""How long a post waits for the permission that it needs; after that nobody misses it."""
_NOT_ADMITTED = {50001, 50013}  # the channel is hidden from the bot; a permission is missing
_UNSENDABLE = {400, 403, 404}  # our mistake, no permission, no such channel: again is no better

Render: TypeAlias = Callable[[Post, Stored | None], Reply | None]
"""The message of a post, when this campaign runs in its channel; None: there is nothing to show."""

log = structlog.get_logger(__name__)


class Outbox:
    """Sends what waits to be posted.

    Args:
        records: where it waits.
        client: who sends it.
        render: makes the messages.
        gallery: draws their pictures.
        links: makes the commands in them clickable.
    """

    def __init__(
        self,
        records: Records,
        client: discord.Client,
        render: Render,
        links: CommandLinks,
        gallery: Gallery,
    ) -> None:
        self._records = records
        self._client = client
        self._render = render
        self._gallery = gallery
        self._links = links
        self._wanted = asyncio.Event()
        self._busy: set[Where] = set()
        self._held: set[Where] = set()

    def poke(self) -> None:
        """Say that something waits."""
        self._wanted.set()

    def admitted(self, where: Where) -> None:
        """Say that the bot may post in a channel: what was held there goes out."""
        if where in self._held:
            self._held.discard(where)
            self.poke()

    async def run(self) -> None:
        """Send what waits now, and from now on whatever `poke` announces, until cancelled."""
        async with asyncio.TaskGroup() as senders:
            while True:
                self._wanted.clear()
                # What a channel's sender is at may be done before the answer comes: the sender
                # then asks again for what is left.
                passed_over = self._busy | self._held
                waiting = await self._waiting()
                self._hand_out(senders, [post for post in waiting if post.where not in passed_over])
                await self._wanted.wait()

    async def show(self, post: Post, send: Callable[[Reply], Awaitable[int]]) -> None:
        """Show a post by other means than a message to its channel; `send` returns its id."""
        reply = await self._reply(post)
        await self._settle(post, None if reply is None else await send(reply))

    async def _waiting(self) -> tuple[Post, ...]:
        for delay in _delays():
            try:
                return await self._records.read(partial(self._records.store.unposted, AT_ONCE))
            except StorageUnavailable as error:
                log.warning("outbox.delayed", seconds=delay, error=repr(error))
                await asyncio.sleep(delay)
        return ()

    def _hand_out(self, senders: asyncio.TaskGroup, waiting: Iterable[Post]) -> None:
        """One sender a channel."""
        for where, posts in groupby(sorted(waiting, key=_channel), key=lambda post: post.where):
            self._busy.add(where)
            senders.create_task(self._send_all(where, tuple(posts)))

    async def _send_all(self, where: Where, posts: tuple[Post, ...]) -> None:
        for post in posts:
            if where not in self._held:
                await self._send(post)
        self._busy.discard(where)
        self.poke()  # more may have come meanwhile

    async def _send(self, post: Post) -> None:
        """Send one post and note it, however long Discord or the database are away."""
        for delay in _delays():
            try:
                await self._settle(post, await self._message(post))
            except (aiohttp.ClientError, OSError, StorageUnavailable, _Delayed) as error:
                log.warning("post.delayed", post=post.id, seconds=delay, error=repr(error))
                await asyncio.sleep(delay)
            except _NotAdmitted as error:
                log.warning("post.held", post=post.id, error=str(error))
                self._held.add(post.where)
                return
            else:
                return

    async def _reply(self, post: Post) -> Reply | None:
        current = await self._records.read(partial(self._records.store.find, post.where))
        return self._render(post, current)

    async def _message(self, post: Post) -> int | None:
        """Send the post; return its message, or None if it can never be shown.

        Raises:
            _Delayed: Discord has trouble.
            _NotAdmitted: the bot may not post there, and the post is young enough to wait.
        """
        try:
            reply = await self._reply(post)
            if reply is None:
                return None
            reply = self._links.linked(reply)
            channel = self._client.get_partial_messageable(
                post.where.channel, guild_id=post.where.guild
            )
            try:
                message = await _sent(channel, await self._gallery.hang(reply), post)
            except discord.Forbidden:
                if reply.picture is None:
                    raise
                message = await _sent(channel, replace(reply, picture=None), post)
        except discord.HTTPException as error:
            if error.status not in _UNSENDABLE:
                raise _Delayed from error
            age = discord.utils.utcnow() - post.entry.at
            if error.code in _NOT_ADMITTED and age < HELD_FOR:
                raise _NotAdmitted(str(error)) from error
            log.warning("post.not_possible", post=post.id, code=error.code, error=str(error))
            return None
        except (aiohttp.ClientError, OSError, StorageUnavailable):
            raise
        except Exception:  # a mistake of ours in one post must not hold up the others
            log.exception("post.failed", post=post.id)
            return None
        return message.id

    async def _settle(self, post: Post, message: int | None) -> None:
        store, now = self._records.store, discord.utils.utcnow()
        if message is None:
            await self._records.write(partial(store.abandon, post.id, now))
        else:
            await self._records.write(partial(store.posted, post.id, message, now))
            log.info(
                "post.shown",
                post=post.id,
                guild=post.where.guild,
                channel=post.where.channel,
                campaign=post.entry.campaign_id,
                entry=post.entry.seq,
                message=message,
                ms=round((now - post.entry.at).total_seconds() * 1000),
            )


async def _sent(channel: discord.PartialMessageable, reply: Reply, post: Post) -> discord.Message:
    return await channel.send(
        reply.text,
        embeds=list(reply.embeds),
        files=reply.attachments(),
        view=reply.view(),
        allowed_mentions=discord.AllowedMentions.none(),
        nonce=post.nonce,
    )


class _NotAdmitted(Exception):
    """The bot lacks a permission in the channel."""


class _Delayed(Exception):
    """Discord cannot take the post just now."""


def _channel(post: Post) -> tuple[int, int]:
    return post.where.guild, post.where.channel


def _delays() -> Iterator[float]:
    """Seconds to wait before each further attempt, for ever."""
    return chain(DELAYS, repeat(DELAYS[-1]))
