"""Paints a scene. Shapes are painted larger, made small once and kept: so they are smooth."""

from collections.abc import Callable
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from bot.pictures import palette
from bot.pictures.board import Board
from bot.pictures.layout import Block, Box, Heart, Label, Scene, Sign, layout
from bot.pictures.lettering import font
from core.campaign import Building

_LARGER = 4
_COMPRESSION = 3  # of the PNG: smaller takes twice the time

Drawing = Callable[[ImageDraw.ImageDraw, int], None]


def picture(board: Board) -> bytes:
    """The board as a PNG file. Takes tens of milliseconds: not for the event loop."""
    return painted(layout(board))


def painted(scene: Scene) -> bytes:
    """The scene as a PNG file."""
    image = Image.new("RGB", (scene.width, scene.height), palette.PAGE)
    draw = ImageDraw.Draw(image)
    for shape in scene.shapes:
        match shape:
            case Block():
                _block(image, draw, shape)
            case Label():
                draw.text(
                    (shape.left, shape.top), shape.text, fill=shape.colour, font=font(shape.face)
                )
            case Sign():
                mask = _smooth(_SIGNS[shape.building], shape.box.right - shape.box.left)
                image.paste(palette.ON_BUILDING, (shape.box.left, shape.box.top), mask)
            case Heart():
                mask = _smooth(_heart, shape.box.right - shape.box.left)
                colour = palette.LOST_HEART if shape.lost else palette.HEART
                image.paste(colour, (shape.box.left, shape.box.top), mask)
                if shape.lost:
                    hollow = _smooth(_heart, shape.box.right - shape.box.left - 10)
                    image.paste(palette.BAND, (shape.box.left + 5, shape.box.top + 5), hollow)
    file = BytesIO()
    image.save(file, "PNG", compress_level=_COMPRESSION)
    return file.getvalue()


def _block(image: Image.Image, draw: ImageDraw.ImageDraw, block: Block) -> None:
    box = block.box
    if block.outline:
        image.paste(
            block.colour,
            (box.left, box.top),
            _ring(box.right - box.left, box.bottom - box.top, block.radius),
        )
        return
    if not block.radius:
        draw.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), fill=block.colour)
        return
    _filled(image, draw, box, block.colour, block.radius)


def _filled(
    image: Image.Image, draw: ImageDraw.ImageDraw, box: Box, colour: str, radius: int
) -> None:
    """A rectangle, and a quarter of a smooth circle in each corner."""
    left, top, right, bottom = box.left, box.top, box.right, box.bottom
    draw.rectangle((left + radius, top, right - radius - 1, bottom - 1), fill=colour)
    if bottom - top > radius * 2:
        draw.rectangle((left, top + radius, right - 1, bottom - radius - 1), fill=colour)
    circle = _smooth(_disc, radius * 2)
    for x, y, corner in (
        (left, top, (0, 0)),
        (right - radius, top, (radius, 0)),
        (left, bottom - radius, (0, radius)),
        (right - radius, bottom - radius, (radius, radius)),
    ):
        quarter = circle.crop((*corner, corner[0] + radius, corner[1] + radius))
        image.paste(colour, (x, y), quarter)


@lru_cache(maxsize=64)
def _ring(wide: int, high: int, radius: int) -> Image.Image:
    """The mask of an outline."""
    large = Image.new("L", (wide * _LARGER, high * _LARGER))
    ImageDraw.Draw(large).rounded_rectangle(
        (0, 0, wide * _LARGER - 1, high * _LARGER - 1),
        radius * _LARGER,
        outline=255,
        width=3 * _LARGER,
    )
    return large.resize((wide, high), Image.Resampling.LANCZOS)


@lru_cache(maxsize=64)
def _smooth(drawing: Drawing, size: int) -> Image.Image:
    """The mask of a shape that fills a square of so many pixels."""
    large = Image.new("L", (size * _LARGER, size * _LARGER))
    drawing(ImageDraw.Draw(large), size * _LARGER)
    return large.resize((size, size), Image.Resampling.LANCZOS)


# --- shapes, each in a square of the size that is given ------------------------------------------


def _disc(draw: ImageDraw.ImageDraw, size: int) -> None:
    draw.ellipse((0, 0, size - 1, size - 1), fill=255)


def _heart(draw: ImageDraw.ImageDraw, size: int) -> None:
    half = size * 0.5
    draw.ellipse((0, size * 0.08, half * 1.08, size * 0.6), fill=255)
    draw.ellipse((half * 0.92, size * 0.08, size - 1, size * 0.6), fill=255)
    draw.polygon(
        [(size * 0.045, size * 0.44), (half, size * 0.96), (size * 0.955, size * 0.44),
         (half, size * 0.3)],
        fill=255,
    )  # fmt: skip


def _bar(draw: ImageDraw.ImageDraw, size: int, corners: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = (corner * size for corner in corners)
    draw.rounded_rectangle((left, top, right, bottom), size * 0.07, fill=255)


def _cross(draw: ImageDraw.ImageDraw, size: int) -> None:
    _bar(draw, size, (0.34, 0.04, 0.66, 0.96))
    _bar(draw, size, (0.04, 0.34, 0.96, 0.66))


def _hammer(draw: ImageDraw.ImageDraw, size: int) -> None:
    _bar(draw, size, (0.1, 0.1, 0.9, 0.4))
    _bar(draw, size, (0.41, 0.3, 0.59, 0.97))


def _purse(draw: ImageDraw.ImageDraw, size: int) -> None:
    handle = (size * 0.28, size * 0.04, size * 0.72, size * 0.56)
    draw.arc(handle, 180, 360, fill=255, width=size // 10)
    _bar(draw, size, (0.1, 0.3, 0.9, 0.96))


def _scroll(draw: ImageDraw.ImageDraw, size: int) -> None:
    _bar(draw, size, (0.16, 0.04, 0.84, 0.96))
    for row in (0.26, 0.44, 0.62):
        draw.rectangle((size * 0.3, size * row, size * 0.7, size * (row + 0.07)), fill=0)


_SIGNS: dict[Building, Drawing] = {
    Building.HOSPITAL: _cross,
    Building.WORKSHOP: _hammer,
    Building.SHOP: _purse,
    Building.COMMAND_ROOM: _scroll,
}
