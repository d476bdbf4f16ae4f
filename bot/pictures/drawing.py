"""From a layout to a PNG.

The picture is made at its own size; only signs and round corners are drawn larger and kept. Since
all its colours are known, so are the shades between them, and the PNG has a palette.
"""

from functools import cache
from io import BytesIO

from PIL import Image

from bot.pictures import palette
from bot.pictures.board import Board
from bot.pictures.layout import WIDTH, Align, Box, Drawn, Layout, Panel, Writing, lay_out
from bot.pictures.palette import Colour
from bot.pictures.signs import corner, sign
from bot.pictures.typeface import CAPITALS, glyph, width

_SHADES = 7  # of one colour's edges on another
_EDGE = 4


def draw(board: Board) -> bytes:
    """The picture of a board, as a PNG."""
    image = paint(lay_out(board)).quantize(palette=_shades(), dither=Image.Dither.NONE)
    file = BytesIO()
    image.save(file, "PNG", compress_level=3)
    return file.getvalue()


def paint(layout: Layout) -> Image.Image:
    """The picture in full colours."""
    image = Image.new("RGB", (WIDTH, layout.height), palette.GROUND)
    for mark in layout.marks:
        match mark:
            case Panel():
                _panel(image, mark)
            case Writing():
                _writing(image, mark)
            case Drawn():
                mask = sign(mark.name, mark.box.width)
                image.paste(mark.ink, (mark.box.x, mark.box.y), mask)
    return image


def _panel(image: Image.Image, panel: Panel) -> None:
    box = panel.box
    if panel.edge is None:
        _round(image, box, panel.colour, panel.radius)
        return
    _round(image, box, panel.edge, panel.radius)
    inner = Box(box.x + _EDGE, box.y + _EDGE, box.width - 2 * _EDGE, box.height - 2 * _EDGE)
    _round(image, inner, panel.colour, panel.radius - _EDGE)


def _round(image: Image.Image, box: Box, colour: Colour, radius: int) -> None:
    image.paste(colour, (box.x + radius, box.y, box.right - radius, box.bottom))
    image.paste(colour, (box.x, box.y + radius, box.right, box.bottom - radius))
    disc = corner(radius)
    for x, left in ((box.x, 0), (box.right - radius, radius)):
        for y, top in ((box.y, 0), (box.bottom - radius, radius)):
            quarter = disc.crop((left, top, left + radius, top + radius))
            image.paste(colour, (x, y), quarter)


def _writing(image: Image.Image, writing: Writing) -> None:
    box, style = writing.box, writing.style
    pen: float = box.x
    if writing.align is not Align.LEFT:
        free = box.width - width(writing.text, style)
        pen += free if writing.align is Align.RIGHT else free / 2
    line = box.y + round((box.height + style.size * CAPITALS) / 2)
    for char in writing.text:
        drawn = glyph(char, style)
        if drawn.mask is not None:
            image.paste(writing.ink, (round(pen) + drawn.left, line + drawn.top), drawn.mask)
        pen += drawn.advance


@cache
def _shades() -> Image.Image:
    """An image with the palette: each colour on each that it stands on, and what lies between."""
    pairs = {(pair.ink, pair.ground) for pair in palette.PAIRS}
    pairs |= palette.GROUNDS
    colours = {
        tuple(
            round(low + (high - low) * step / (_SHADES - 1))
            for low, high in zip(ground, ink, strict=True)
        )
        for ink, ground in pairs
        for step in range(_SHADES)
    }
    image = Image.new("P", (1, 1))
    image.putpalette([value for colour in sorted(colours)[:256] for value in colour])
    return image
