"""Pictures are drawn off the event loop, once each, and never stand in the way of an answer."""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator

import discord
import pytest

from bot.answers import Reply
from bot.pictures import gallery as module
from bot.pictures.board import Board, board_of
from bot.pictures.gallery import Gallery
from core.campaign import Language
from tests.pictures.boards import empty, ordinary

ENGLISH = board_of(empty(), Language.ENGLISH)
FRENCH = board_of(empty(), Language.FRENCH)


class Drawing:
    """Draws nothing, counts, and waits at the gate; fails while there is `trouble`."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.times = Counter[Board]()
        self.threads: set[str] = set()
        self.trouble: Exception | None = None

    def __call__(self, board: Board) -> bytes:
        assert self.gate.wait(10)
        self.times[board] += 1
        self.threads.add(threading.current_thread().name)
        if self.trouble is not None:
            raise self.trouble
        return b"png"


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> Drawing:
    drawing = Drawing()
    monkeypatch.setattr(module, "draw", drawing)
    return drawing


@pytest.fixture
async def gallery() -> AsyncIterator[Gallery]:
    gallery = Gallery(most=2)
    yield gallery
    await gallery.close()


def shown(board: Board) -> Reply:
    return Reply(embeds=(discord.Embed(title="one"), discord.Embed(title="two")), board=board)


async def test_equal_boards_are_drawn_once(drawing: Drawing, gallery: Gallery) -> None:
    for _ in range(2):
        await gallery.picture(board_of(empty(), Language.ENGLISH))
    assert drawing.times == {ENGLISH: 1}
    assert all(name.startswith("draw") for name in drawing.threads)


async def test_equal_boards_at_once_are_drawn_once(drawing: Drawing, gallery: Gallery) -> None:
    drawing.gate.clear()
    asked = [asyncio.create_task(gallery.picture(ENGLISH)) for _ in range(5)]
    await asyncio.sleep(0)  # the loop goes on while it is drawn
    asked[0].cancel()
    drawing.gate.set()
    files = await asyncio.gather(*asked[1:])
    assert drawing.times == {ENGLISH: 1}
    assert len({id(file) for file in files}) == 1


async def test_only_the_newest_are_kept(drawing: Drawing, gallery: Gallery) -> None:
    other = board_of(ordinary(), Language.ENGLISH)
    for board in (ENGLISH, FRENCH, ENGLISH, other, ENGLISH, FRENCH):
        await gallery.picture(board)
    assert drawing.times == {ENGLISH: 1, FRENCH: 2, other: 1}


async def test_the_picture_hangs_in_the_last_embed(gallery: Gallery) -> None:
    reply = await gallery.hang(shown(ENGLISH), may_attach=True)
    (file,) = reply.files
    assert file.content.startswith(b"\x89PNG")
    assert (file.about or "").startswith("The Headquarters of Venezia.")
    assert [embed.image.url for embed in reply.embeds] == [None, f"attachment://{file.name}"]


async def test_without_the_permission_there_is_no_picture(
    drawing: Drawing, gallery: Gallery
) -> None:
    reply = await gallery.hang(shown(ENGLISH), may_attach=False)
    assert not reply.files
    assert all(embed.image.url is None for embed in reply.embeds)
    assert not drawing.times


async def test_a_picture_that_fails_takes_nothing_away(drawing: Drawing, gallery: Gallery) -> None:
    drawing.trouble = MemoryError()
    reply = await gallery.hang(shown(ENGLISH), may_attach=True)
    assert not reply.files
    assert [embed.title for embed in reply.embeds] == ["one", "two"]
