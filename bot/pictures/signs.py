"""Signs of our own drawing: those of the Buildings, hearts, miniatures, cards."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.telling.terms import BUILDING_SIGNS
from core.campaign import Building

FINER = 6  # how much larger a sign is drawn than it is shown, so that its edges are smooth
GRID = 24  # the square on which signs are designed

Pen = ImageDraw.ImageDraw
Points = list[tuple[float, float]]


@lru_cache(maxsize=256)
def sign(name: str, size: int) -> Image.Image:
    """The mask of a sign in a square of so many pixels."""
    return _mask(_DRAWN[name], size)


@lru_cache(maxsize=64)
def corner(radius: int) -> Image.Image:
    """The mask of a disc of that radius, of which each quarter rounds a corner."""
    size = radius * 2 * FINER
    image = Image.new("L", (size, size))
    ImageDraw.Draw(image).ellipse((0, 0, size - 1, size - 1), fill=255)
    return image.reduce(FINER)


def _mask(drawn: Callable[["_Grid"], None], size: int) -> Image.Image:
    image = Image.new("L", (size * FINER, size * FINER))
    drawn(_Grid(ImageDraw.Draw(image), size * FINER / GRID))
    return image.reduce(FINER)


class _Grid:
    """Draws on GRID × GRID units."""

    def __init__(self, pen: Pen, unit: float) -> None:
        self._pen = pen
        self._unit = unit

    def shape(self, *points: tuple[float, float], hole: bool = False) -> None:
        self._pen.polygon([self._at(x, y) for x, y in points], fill=0 if hole else 255)

    def box(self, x: float, y: float, right: float, bottom: float, *, hole: bool = False) -> None:
        self.rounded(x, y, right, bottom, 0, hole=hole)

    def rounded(
        self, x: float, y: float, right: float, bottom: float, radius: float, *, hole: bool = False
    ) -> None:
        self._pen.rounded_rectangle(
            (*self._at(x, y), *self._at(right, bottom)),
            radius * self._unit,
            fill=0 if hole else 255,
        )

    def disc(self, x: float, y: float, radius: float, *, hole: bool = False) -> None:
        self._pen.ellipse(
            (*self._at(x - radius, y - radius), *self._at(x + radius, y + radius)),
            fill=0 if hole else 255,
        )

    def line(self, *points: tuple[float, float], width: float, hole: bool = False) -> None:
        self._pen.line(
            [self._at(x, y) for x, y in points],
            fill=0 if hole else 255,
            width=round(width * self._unit),
            joint="curve",
        )

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return x * self._unit, y * self._unit


def _hospital(on: _Grid) -> None:
    """A house with a cross."""
    on.shape((12, 1.5), (23, 10), (20.5, 10), (20.5, 22), (3.5, 22), (3.5, 10), (1, 10))
    on.box(10.2, 8.5, 13.8, 18.5, hole=True)
    on.box(7, 11.7, 17, 15.3, hole=True)


def _workshop(on: _Grid) -> None:
    """A hammer across a spanner."""
    on.line((5, 20), (15.5, 8.5), width=3.6)
    on.disc(17, 7, 5)
    on.shape((16, 8), (17.2, 0.5), (23.5, 7), hole=True)
    on.disc(4.8, 20, 2.6)
    on.line((20.5, 21), (8, 8), width=6, hole=True)
    on.line((20, 20.4), (8.6, 8.6), width=3.4)
    on.shape(
        (1.5, 9), (8.6, 1.6), (13, 4.2), (11.2, 6.4), (12.4, 7.8), (8.2, 12), (6.6, 10.6), (4.2, 12)
    )


def _shop(on: _Grid) -> None:
    """A stall under an awning."""
    on.shape((3.5, 2.5), (20.5, 2.5), (23, 9.5), (1, 9.5))
    for number in range(4):
        on.disc(3.75 + number * 5.5, 9.6, 2.75)
    for number in range(3):
        x = 6.5 + number * 5.5
        on.line((x + (12 - x) * 0.22, 3), (x, 10.5), width=0.9, hole=True)
    on.box(3, 14, 5.4, 22)
    on.box(18.6, 14, 21, 22)
    on.box(3, 16, 21, 22)
    on.box(6.6, 18.2, 17.4, 19.6, hole=True)


def _command_room(on: _Grid) -> None:
    """A scroll with writing."""
    on.rounded(5, 3, 19, 21, 0.5)
    on.rounded(2.2, 1.6, 21.8, 6, 2.2)
    on.rounded(2.2, 18, 21.8, 22.4, 2.2)
    on.box(5, 6, 19, 6.8, hole=True)
    on.box(5, 17.2, 19, 18, hole=True)
    for y in (8.6, 11.2, 13.8):
        on.box(7.5, y, 16.5 if y < 13 else 13, y + 1.3, hole=True)


def _miniature(on: _Grid) -> None:
    """A hooded figure on its base."""
    on.shape((12, 1.5), (16.6, 6), (16.2, 10.5), (18.5, 18.5), (5.5, 18.5), (7.8, 10.5), (7.4, 6))
    on.disc(12, 7.2, 4.6)
    on.disc(12, 7.9, 2.4, hole=True)
    on.rounded(3.5, 18, 20.5, 22.5, 2.2)


def _heart(on: _Grid) -> None:
    on.disc(7.2, 8.4, 5.7)
    on.disc(16.8, 8.4, 5.7)
    on.shape((2.2, 11.2), (12, 7), (21.8, 11.2), (12, 22))


def _lost_heart(on: _Grid) -> None:
    _heart(on)
    on.disc(7.4, 8.7, 3.5, hole=True)
    on.disc(16.6, 8.7, 3.5, hole=True)
    on.shape((4.8, 11), (7.4, 8), (12, 9.2), (16.6, 8), (19.2, 11), (12, 18.8), hole=True)


def _card(on: _Grid) -> None:
    on.rounded(4, 1.5, 20, 22.5, 2.5)


def _card_edge(on: _Grid) -> None:
    _card(on)
    on.rounded(5.8, 3.3, 18.2, 20.7, 1.4, hole=True)


def _space(on: _Grid) -> None:
    """A free space: a ring."""
    on.disc(12, 12, 11.5)
    on.disc(12, 12, 9.4, hole=True)


def _disc(on: _Grid) -> None:
    on.disc(12, 12, 11.8)


def _due(on: _Grid) -> None:
    on.shape((5, 2), (21, 12), (5, 22))


_DRAWN: dict[str, Callable[[_Grid], None]] = {
    Building.HOSPITAL: _hospital,
    Building.WORKSHOP: _workshop,
    Building.SHOP: _shop,
    Building.COMMAND_ROOM: _command_room,
    "miniature": _miniature,
    "heart": _heart,
    "lost-heart": _lost_heart,
    "card": _card,
    "card-edge": _card_edge,
    "space": _space,
    "disc": _disc,
    "due": _due,
}
if missing := BUILDING_SIGNS.keys() - _DRAWN.keys():
    raise LookupError(missing)
