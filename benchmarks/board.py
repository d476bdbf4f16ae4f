"""What a picture of the Headquarters costs, in milliseconds of one core.

    python -m benchmarks.board

`first` is the first of a process, which also loads the font and draws the signs; `cold` a board
that was not drawn before in a process that drew others; `kept` one that the gallery still has.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import discord

from bot.answers import Reply
from bot.pictures.board import Board, board_of
from bot.pictures.drawing import draw
from bot.pictures.gallery import Gallery
from core.campaign import Campaign, Language
from tests.pictures.boards import empty, largest, ordinary

RUNS = 20
OUT = sys.stdout


def spent(work: Callable[[], object]) -> float:
    """The processor time of a piece of work, in milliseconds."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


async def kept(board: Board) -> float:
    """How long a picture takes that was drawn already, in milliseconds."""
    gallery = Gallery()
    reply = Reply(embeds=(discord.Embed(),), picture=board)
    await gallery.hang(reply)
    began = time.perf_counter()
    for _ in range(RUNS):
        await gallery.hang(reply)
    took = (time.perf_counter() - began) * 1000 / RUNS
    await gallery.close()
    return took


def measure(name: str, campaign: Campaign) -> None:
    """Print one line on the picture of a campaign."""

    def work() -> bytes:
        return draw(board_of(campaign, Language.FRENCH))

    first = spent(work)
    cold = [spent(work) for _ in range(RUNS)]
    size = len(work())
    again = asyncio.run(kept(board_of(campaign, Language.FRENCH)))
    OUT.write(
        f"{name:10} first {first:6.1f}  cold {statistics.median(cold):6.1f}"
        f" (most {max(cold):6.1f})  kept {again:5.2f} ms  {size / 1000:5.1f} kB\n"
    )
    if len(sys.argv) > 1:
        (Path(sys.argv[1]) / f"{name}.png").write_bytes(work())


if __name__ == "__main__":
    board_of(empty(), Language.FRENCH)  # the words of both languages are read once
    for make in (ordinary, largest, empty):
        measure(make.__name__, make())
