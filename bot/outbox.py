"""What happened, posted in its channel: once, in order, also when the process died in between.

A post is in the database since the transaction that made it necessary. Its nonce makes Discord
itself refuse to show it twice, should it have been sent but not been noted as sent.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import chain, groupby, repeat
from typing import TypeAlias

import aiohttp
import discord
import structlog

from bot.answers import Reply
from bot.pictures.gallery import Gallery
from bot.records import Records
from storage.errors import StorageUnavailable
from storage.values import Post, Stored, Where

AT_ONCE = 100  # posts looked up at a time
DELAYS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)  # seconds between attempts, the last for ever
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
    """

    def __init__(
        self,
        records: Records,
        client: discord.Client,
        render: Render,
        gallery: Gallery,
    ) -> None:
        self._records = records
        self._client = client
        self._render = render
        self._gallery = gallery
        self._wanted = asyncio.Event()
        self._busy: set[Where] = set()

    def poke(self) -> None:
        """Say that something waits."""
        self._wanted.set()

    async def run(self) -> None:
        """Send what waits now, and from now on whatever `poke` announces, until cancelled."""
        async with asyncio.TaskGroup() as senders:
            while True:
                self._wanted.clear()
                self._hand_out(senders, await self._waiting())
                await self._wanted.wait()

    async def show(
        self, post: Post, send: Callable[[Reply], Awaitable[int]], *, may_attach: bool
    ) -> None:
        """Show a post by other means than a message to its channel; `send` returns its id."""
        reply = await self._reply(post, may_attach=may_attach)
        await self._settle(post, None if reply is None else await send(reply))

    async def _waiting(self) -> tuple[Post, ...]:
        for delay in _delays():
            try:
                return await self._records.read(partial(self._records.store.unposted, AT_ONCE))
            except StorageUnavailable as error:
                log.warning("outbox.delayed", seconds=delay, error=repr(error))
                await asyncio.sleep(delay)
        return ()

    def _hand_out(self, senders: asyncio.TaskGroup, waiting: tuple[Post, ...]) -> None:
        """One sender a channel; none for a channel that has one already."""
        for where, posts in groupby(sorted(waiting, key=_channel), key=lambda post: post.where):
            if where not in self._busy:
                self._busy.add(where)
                senders.create_task(self._send_all(where, tuple(posts)))

    async def _send_all(self, where: Where, posts: tuple[Post, ...]) -> None:
        for post in posts:
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
            else:
                return

    async def _reply(self, post: Post, *, may_attach: bool) -> Reply | None:
        current = await self._records.read(partial(self._records.store.find, post.where))
        reply = self._render(post, current)
        return None if reply is None else await self._gallery.hang(reply, may_attach=may_attach)

    async def _message(self, post: Post) -> int | None:
        """Send the post; return its message, or None if it can never be shown.

        Raises:
            _Delayed: Discord has trouble.
        """
        try:
            return await self._post(post)
        except discord.HTTPException as error:
            if error.status not in _UNSENDABLE:
                raise _Delayed from error
            log.warning("post.not_possible", post=post.id, code=error.code, error=str(error))
            return None
        except (aiohttp.ClientError, OSError, StorageUnavailable):
            raise
        except Exception:  # a mistake of ours in one post must not hold up the others
            log.exception("post.failed", post=post.id)
            return None

    async def _post(self, post: Post, *, may_attach: bool = True) -> int | None:
        reply = await self._reply(post, may_attach=may_attach)
        if reply is None:
            return None
        channel = self._client.get_partial_messageable(
            post.where.channel, guild_id=post.where.guild
        )
        try:
            message = await channel.send(
                reply.text,
                embeds=list(reply.embeds),
                files=reply.attachments(),
                view=reply.view(),
                allowed_mentions=discord.AllowedMentions.none(),
                nonce=post.nonce,
            )
        except discord.Forbidden:
            if not reply.files:
                raise
            return await self._post(post, may_attach=False)  # perhaps only the picture was refused
        return message.id

    async def _settle(self, post: Post, message: int | None) -> None:
        store, now = self._records.store, discord.utils.utcnow()
        if message is None:
            await self._records.write(partial(store.abandon, post.id, now))
        else:
            await self._records.write(partial(store.posted, post.id, message, now))


class _Delayed(Exception):
    """Discord cannot take the post just now."""


def _channel(post: Post) -> tuple[int, int]:
    return post.where.guild, post.where.channel


def _delays() -> Iterator[float]:
    """Seconds to wait before each further attempt, for ever."""
    return chain(DELAYS, repeat(DELAYS[-1]))
