"""Pictures for messages: drawn on a thread of its own, each board once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import structlog

from bot.answers import File, Reply
from bot.pictures.alt_text import alt_text
from bot.pictures.board import Board
from bot.pictures.drawing import draw

KEPT = 100  # boards, of up to 100 kB each
NAME = "headquarters.png"

log = structlog.get_logger(__name__)


class Gallery:
    """Draws boards, and keeps those that were asked for last.

    Args:
        draw: makes the file of a board.
    """

    def __init__(self, draw: Callable[[Board], bytes] = draw) -> None:
        self._draw = draw
        self._kept: OrderedDict[Board, asyncio.Future[File]] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="draw")

    async def hang(self, reply: Reply) -> Reply:
        """The reply with its picture as a file in its last embed.

        A picture that cannot be drawn is left out: the embed says the same in words.
        """
        board = reply.picture
        if board is None or not reply.embeds:
            return replace(reply, picture=None)
        try:
            file = await self._drawn(board)
        except Exception:
            log.exception("picture.failed")
            return replace(reply, picture=None)
        *others, last = reply.embeds
        framed = last.copy().set_image(url=f"attachment://{NAME}")
        return replace(reply, embeds=(*others, framed), files=(*reply.files, file), picture=None)

    async def _drawn(self, board: Board) -> File:
        drawing = self._kept.get(board)
        if drawing is None:
            drawing = asyncio.ensure_future(self._start(board))
            self._kept[board] = drawing
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(board)
        try:
            return await asyncio.shield(drawing)
        except Exception:
            if self._kept.get(board) is drawing:
                del self._kept[board]
            raise

    async def _start(self, board: Board) -> File:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._file, board)

    def _file(self, board: Board) -> File:
        return File(NAME, self._draw(board), alt_text(board))

    async def close(self) -> None:
        """Draw nothing more."""
        for drawing in self._kept.values():
            drawing.cancel()
        await asyncio.gather(*self._kept.values(), return_exceptions=True)
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
