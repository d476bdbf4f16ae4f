"""Where everything stands in the picture: shapes with their places in pixels, not yet drawn.

Discord shows a picture in a frame of four to three, on a phone about 400 points wide. So it has two
columns, and nothing in it is set smaller than 28 pixels.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bot.pictures import palette
from bot.pictures.board import AssassinShown, Board, BuildingShown, Named, Space
from bot.pictures.lettering import ELLIPSIS, Face, fitted, height, readable, width
from core.campaign import Building

WIDTH = 1120
MARGIN = 20
PADDING = 16
GAP = 12
COLUMN = 648  # of the Buildings; Assassins and cards have the rest
STRIP = 72  # the coloured edge of a Building, with its sign
CHIP = 50
MOST_CHIPS = 15
FEW = 8  # chips; where there are more, long names are cut
LONGEST_NAME = 330  # of a name on a chip, in pixels
MOST_HEARTS = 5
MOST_LINES = 5  # of a list of names

TITLE, HEADING, BODY, STRONG, SMALL = (
    Face(44, bold=True),
    Face(32, bold=True),
    Face(30),
    Face(29, bold=True),
    Face(28),
)


@dataclass(frozen=True, slots=True)
class Box:
    left: int
    top: int
    right: int
    bottom: int


@dataclass(frozen=True, slots=True)
class Block:
    """A rectangle with round corners, filled, or only its outline."""

    box: Box
    colour: str
    radius: int = 0
    outline: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text; `over` is the colour that it stands on."""

    left: int
    top: int
    text: str
    face: Face
    colour: str
    over: str

    @property
    def box(self) -> Box:
        right = self.left + width(self.text, self.face)
        return Box(self.left, self.top, right, self.top + height(self.face))


@dataclass(frozen=True, slots=True)
class Sign:
    """A Building's own sign."""

    box: Box
    building: Building


@dataclass(frozen=True, slots=True)
class Heart:
    box: Box
    lost: bool


Shape: TypeAlias = Block | Label | Sign | Heart


@dataclass(frozen=True, slots=True)
class Scene:
    width: int
    height: int
    shapes: tuple[Shape, ...]


@dataclass(slots=True)
class _Pen:
    """Lays shapes out from top to bottom, between `left` and `right`."""

    left: int
    right: int
    top: int
    over: str
    shapes: list[Shape] = field(default_factory=list)

    def line(self, text: str, face: Face, colour: str, right: str = "") -> None:
        """A line of text, and perhaps another at its right end."""
        room = self.right - self.left
        if right:
            shown = fitted(right, STRONG, room * 2 // 3)
            taken = width(shown, STRONG)
            drop = height(face) - height(STRONG)
            self.shapes.append(
                Label(self.right - taken, self.top + drop, shown, STRONG, palette.TEXT, self.over)
            )
            room -= taken + GAP * 2
        self.shapes.append(
            Label(self.left, self.top, fitted(text, face, room), face, colour, self.over)
        )
        self.top += height(face) + 2

    def wrapped(
        self, pieces: Sequence[str], face: Face, colour: str, most: int, between: str = " · "
    ) -> None:
        """Pieces of text one after the other, in at most so many lines; how many are left out."""
        room = self.right - self.left
        lines: list[str] = []
        shown = 0
        for piece in pieces:
            text = f"{lines[-1]}{between}{piece}" if lines else piece
            if lines and width(readable(text), face) <= room:
                lines[-1] = text
            elif len(lines) < most:
                lines.append(piece)
            else:
                break
            shown += 1
        left_out = len(pieces) - shown
        if left_out:
            more = f" +{left_out}" if between.strip() else ELLIPSIS
            lines[-1] = fitted(lines[-1], face, room - width(more, face)) + more
        for text in lines:
            self.line(text, face, colour)


def layout(board: Board) -> Scene:
    """The whole picture: Buildings at the left, Assassins and cards at the right."""
    top = _Pen(MARGIN, WIDTH - MARGIN, MARGIN - 8, palette.PAGE)
    top.line(board.title, TITLE, palette.TEXT)
    top.line(board.standing, BODY, palette.QUIET, right=board.level)
    left = _Pen(MARGIN, MARGIN + COLUMN, top.top + GAP, palette.PAGE, top.shapes)
    right = _Pen(left.right + GAP, WIDTH - MARGIN, left.top, palette.PAGE, top.shapes)
    for building in board.buildings:
        _building(left, building)
    if board.assassins:
        _assassins(right, board.assassins)
    for some in (board.idle, board.store):
        if some.names:
            _named(right if board.buildings else left, some)
    return Scene(WIDTH, max(left.top, right.top) - GAP + MARGIN, tuple(top.shapes))


def _band(pen: _Pen, inside: _Pen, strip: str | None = None) -> None:
    """Put what was laid out `inside` on a band of its own, with a coloured strip at its left."""
    bottom = max(inside.top + PADDING - 4, pen.top + (STRIP if strip else 0))
    band = Box(pen.left, pen.top, pen.right, bottom)
    pen.shapes.append(Block(band, palette.BAND, radius=14))
    if strip:
        edge = Box(pen.left, pen.top, pen.left + STRIP, bottom)
        pen.shapes.append(Block(edge, strip, radius=14))
        inner = Box(edge.right - 14, edge.top, edge.right, bottom)
        pen.shapes.append(Block(inner, strip))
    pen.shapes += inside.shapes
    pen.top = bottom + GAP


def _inside(pen: _Pen, indent: int = 0) -> _Pen:
    return _Pen(
        pen.left + indent + PADDING, pen.right - PADDING, pen.top + PADDING - 8, palette.BAND
    )


# --- a Building ----------------------------------------------------------------------------------


def _building(pen: _Pen, shown: BuildingShown) -> None:
    inside = _inside(pen, STRIP)
    inside.line(shown.title, HEADING, palette.TEXT, right=shown.comes_to)
    inside.top += 4
    _chips(inside, shown.spaces)
    for note in shown.notes:
        inside.wrapped(note.split(" "), SMALL, palette.QUIET, 2, between=" ")
    middle = pen.left + STRIP // 2
    sign = Box(middle - 24, pen.top + 14, middle + 24, pen.top + 62)
    inside.shapes.append(Sign(sign, shown.building))
    _band(pen, inside, palette.BUILDINGS[shown.building])


def _chips(pen: _Pen, spaces: Sequence[Space]) -> None:
    """A chip a space, as many in a row as fit; how many more there are in the last one."""
    if not spaces:
        return
    shown, left_out = spaces, 0
    if len(spaces) > MOST_CHIPS:
        shown, left_out = spaces[: MOST_CHIPS - 1], len(spaces) - MOST_CHIPS + 1
    longest = LONGEST_NAME if len(shown) <= FEW else LONGEST_NAME // 2
    left = pen.left
    for space in [*shown, *([Space(f"+{left_out}")] if left_out else [])]:
        short = replace(
            space,
            name=fitted(space.name, BODY, longest),
            value=fitted(space.value, STRONG, longest // 2),
        )
        wide = _chip_width(short)
        if left > pen.left and left + wide > pen.right:
            left, pen.top = pen.left, pen.top + CHIP + GAP
        _chip(pen, left, wide, short)
        left += wide + GAP
    pen.top += CHIP + GAP


def _chip_width(space: Space) -> int:
    if not space.name:
        return CHIP
    value = width(space.value, STRONG) + 12 if space.value else 0
    return 28 + width(space.name, BODY) + value


def _chip(pen: _Pen, left: int, wide: int, space: Space) -> None:
    box = Box(left, pen.top, left + wide, pen.top + CHIP)
    if not space.name:
        colour = palette.RED_SPACE if space.red else palette.EMPTY
        pen.shapes.append(Block(box, colour, radius=CHIP // 2, outline=True))
        return
    ground, ink = palette.WHITE_SPACE, palette.ON_WHITE
    if space.red:
        ground, ink = palette.RED_SPACE, palette.ON_RED
    pen.shapes.append(Block(box, ground, radius=CHIP // 2))
    top = pen.top + (CHIP - height(BODY)) // 2
    pen.shapes.append(Label(left + 14, top, space.name, BODY, ink, ground))
    if space.value:
        at = left + wide - 14 - width(space.value, STRONG)
        pen.shapes.append(Label(at, top, space.value, STRONG, ink, ground))


# --- the others ----------------------------------------------------------------------------------


def _named(pen: _Pen, shown: Named) -> None:
    inside = _inside(pen)
    inside.line(shown.title, HEADING, palette.TEXT, right=str(shown.number))
    inside.wrapped(shown.names, SMALL, palette.QUIET, MOST_LINES)
    _band(pen, inside)


def _assassins(pen: _Pen, shown: Iterable[AssassinShown]) -> None:
    inside = _inside(pen)
    for one in shown:
        _assassin(inside, one)
    _band(pen, inside)


def _assassin(pen: _Pen, shown: AssassinShown) -> None:
    """The name; under it hearts and state; under these who stands in, if somebody does."""
    pen.line(shown.name, HEADING, palette.TEXT)
    ground = palette.STATES[shown.state]
    text = fitted(shown.state_name, STRONG, 260)
    pill = Box(pen.right - width(text, STRONG) - 28, pen.top, pen.right, pen.top + CHIP)
    pen.shapes.append(Block(pill, ground, radius=CHIP // 2))
    top = pen.top + (CHIP - height(STRONG)) // 2
    pen.shapes.append(Label(pill.left + 14, top, text, STRONG, palette.ON_STATE, ground))
    _hearts(pen, shown)
    pen.top += CHIP + 4
    if shown.note:
        pen.line(shown.note, SMALL, palette.QUIET)
    pen.top += 4


def _hearts(pen: _Pen, shown: AssassinShown) -> None:
    """A heart each, or in figures where there are many."""
    drawn, left = shown.maximum, pen.left
    if shown.maximum > MOST_HEARTS:
        text = f"{shown.hearts}/{shown.maximum}"
        top = pen.top + (CHIP - height(STRONG)) // 2
        pen.shapes.append(Label(left, top, text, STRONG, palette.TEXT, palette.BAND))
        drawn, left = 1, left + width(text, STRONG) + 8
    for number in range(drawn):
        box = Box(left, pen.top + 8, left + 33, pen.top + 41)
        pen.shapes.append(Heart(box, lost=number >= shown.hearts))
        left += 36
