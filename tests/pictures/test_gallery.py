"""Each board is drawn once, on a thread of its own."""

import asyncio
import threading
from collections.abc import AsyncIterator

import discord
import pytest

from bot.answers import Reply
from bot.pictures.board import Board, board_of
from bot.pictures.gallery import NAME, Gallery
from core.campaign import Language
from tests.core.table import villa
from tests.pictures.boards import empty, ordinary


class Painter:
    """Draws nothing, and notes what it was asked for and where."""

    def __init__(self) -> None:
        self.drawn: list[Board] = []
        self.threads: set[int] = set()
        self.trouble: Exception | None = None

    def __call__(self, shown: Board) -> bytes:
        self.drawn.append(shown)
        self.threads.add(threading.get_ident())
        if self.trouble is not None:
            raise self.trouble
        return shown.name.encode()


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
async def gallery(painter: Painter) -> AsyncIterator[Gallery]:
    gallery = Gallery(painter)
    yield gallery
    await gallery.close()


def reply() -> Reply:
    shown = board_of(ordinary(), Language.ENGLISH)
    return Reply(embeds=(discord.Embed(title="one"), discord.Embed(title="two")), picture=shown)


async def test_the_picture_hangs_in_the_last_embed(gallery: Gallery) -> None:
    plain = reply()
    hung = await gallery.hang(plain)
    assert [embed.image.url for embed in hung.embeds] == [None, f"attachment://{NAME}"]
    (file,) = hung.files
    assert (file.name, file.content) == (NAME, b"The Falcons")
    assert file.about is not None
    assert file.about.startswith("The Headquarters of The Falcons. Assignment step.")
    assert plain.embeds[1].image.url is None, "what was there already stays as it was"


async def test_equal_boards_are_drawn_once_though_asked_for_together(
    gallery: Gallery, painter: Painter
) -> None:
    await asyncio.gather(*(gallery.hang(reply()) for _ in range(20)))
    await gallery.hang(reply())
    assert len(painter.drawn) == 1
    assert painter.threads.isdisjoint({threading.get_ident()})


async def test_another_board_is_drawn_anew(gallery: Gallery, painter: Painter) -> None:
    await gallery.hang(reply())
    other = board_of(empty(), Language.ENGLISH)
    await gallery.hang(Reply(embeds=(discord.Embed(),), picture=other))
    assert len(painter.drawn) == 2


async def test_a_picture_that_cannot_be_drawn_is_left_out_and_tried_again(
    gallery: Gallery, painter: Painter
) -> None:
    painter.trouble = OSError("no such font")
    hung = await gallery.hang(reply())
    assert hung.files == ()
    assert hung.embeds[1].image.url is None
    painter.trouble = None
    assert (await gallery.hang(reply())).files


async def test_without_a_picture_nothing_is_drawn(gallery: Gallery, painter: Painter) -> None:
    assert await gallery.hang(Reply("Hello")) == Reply("Hello")
    assert painter.drawn == []


async def test_only_so_many_are_kept(
    gallery: Gallery, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.pictures.gallery.KEPT", 2)
    names = ["Ezio", "Claudia", "Mario", "Ezio"]
    for name in names:
        shown = board_of(villa(name).campaign, Language.ENGLISH)
        await gallery.hang(Reply(embeds=(discord.Embed(),), picture=shown))
    assert len(painter.drawn) == 4
