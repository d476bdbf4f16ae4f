"""Draws pictures on a thread of its own, and keeps those that were drawn."""

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import lru_cache

import structlog

from bot.answers import File, Reply
from bot.pictures.alt_text import alt_text
from bot.pictures.board import Board
from bot.pictures.drawing import draw

MOST_KEPT = 64  # pictures, of up to 100 kB each
FILE_NAME = "headquarters.png"

log = structlog.get_logger(__name__)


class Gallery:
    """The pictures of boards; equal boards are drawn once, also when they are asked for at once."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="draw")
        self._drawing = lru_cache(maxsize=most)(self._begin)

    async def hang(self, reply: Reply, *, may_attach: bool) -> Reply:
        """The reply with its board as a picture in its last embed, or without one.

        It goes without where files may not be attached, and where drawing fails: the embed says
        the same.
        """
        if reply.board is None:
            return reply
        bare = replace(reply, board=None)
        if not may_attach or not reply.embeds:
            return bare
        try:
            file = await self.picture(reply.board)
        except Exception:  # people get their answer all the same
            log.exception("picture.failed")
            return bare
        last = reply.embeds[-1].copy().set_image(url=f"attachment://{file.name}")
        return replace(bare, embeds=(*reply.embeds[:-1], last), files=(*reply.files, file))

    async def picture(self, board: Board) -> File:
        """The picture with its alt text. Who stops waiting for it stops nobody else."""
        return await asyncio.shield(asyncio.wrap_future(self._drawing(board)))

    async def close(self) -> None:
        """Finish what is being drawn, drop what waits."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    def _begin(self, board: Board) -> Future[File]:
        return self._threads.submit(_file, board)


def _file(board: Board) -> File:
    return File(FILE_NAME, draw(board), alt_text(board))
