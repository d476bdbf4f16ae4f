"""Where everything of the picture stands.

Discord shows the picture about 400 CSS pixels wide on a phone, so one of those is 2.5 of ours, and
no text is smaller than 12 of those.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from bot.pictures import palette
from bot.pictures.board import AssassinShown, Board, BuildingShown, Plan, Standing
from bot.pictures.palette import Colour
from bot.pictures.typeface import Style, fitted, width
from bot.telling.terms import BUILDING_NUMERALS
from bot.words import Say, words
from core import campaign

WIDTH = 1000
MARGIN = 22
GAP = 14
RADIUS = 18
MOST_ROWS = 3  # of miniatures in a Building

TITLE = Style(54, 800, 88)
HEAD = Style(39, 800, 88)
NUMERAL = Style(38, 800, 90)
LEVEL = Style(62, 900, 90)
STRONG = Style(34, 700, 88)
BODY = Style(33, 500, 88)
SMALL = Style(30, 500, 88)
FIGURE = Style(30, 800, 80)

_BADGE_WIDTH = 232
_TAB = 92  # the coloured tab at the left of a Building
_PAD = 18
_CHIP = 56
_DISC = 46
_BADGE = 46
_CARD = 54
_HEART = 36
_MOST_HEARTS = 5
_MOST_RINGS = 6


class Align(Enum):
    LEFT = auto()
    CENTRE = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class Box:
    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Panel:
    """A ground with round corners, and an edge where it has one."""

    box: Box
    colour: Colour
    radius: int = RADIUS
    edge: Colour | None = None


@dataclass(frozen=True, slots=True)
class Writing:
    """One line of text that fits into its box; `on` is the colour that it stands on."""

    box: Box
    text: str
    style: Style
    ink: Colour
    on: Colour
    align: Align = Align.LEFT


@dataclass(frozen=True, slots=True)
class Drawn:
    """A sign in a square box."""

    box: Box
    name: str
    ink: Colour
    on: Colour


Mark = Panel | Writing | Drawn


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that is drawn, in this order."""

    height: int
    marks: tuple[Mark, ...]


def lay_out(board: Board) -> Layout:
    """Place everything that a board shows, from top to bottom."""
    say = words(board.language)
    parts = [_header(board, say)]
    parts += [_building(shown, say) for shown in board.buildings]
    if board.idle:
        parts.append(_idle(board.idle, say))
    parts += [_assassins(board.assassins[at : at + 2]) for at in range(0, len(board.assassins), 2)]
    parts.append(_store(board, say))
    marks: list[Mark] = []
    y = MARGIN
    for part in parts:
        marks += [_moved(mark, y) for mark in part.marks]
        y += part.height + GAP
    return Layout(y - GAP + MARGIN, tuple(marks))


def _moved(mark: Mark, down: int) -> Mark:
    box = Box(mark.box.x, mark.box.y + down, mark.box.width, mark.box.height)
    match mark:
        case Panel():
            return Panel(box, mark.colour, mark.radius, mark.edge)
        case Writing():
            return Writing(box, mark.text, mark.style, mark.ink, mark.on, mark.align)
        case Drawn():
            return Drawn(box, mark.name, mark.ink, mark.on)


def _write(
    box: Box, text: str, style: Style, ink: Colour, on: Colour, align: Align = Align.LEFT
) -> Writing:
    text, style = fitted(text, style, box.width)
    return Writing(box, text, style, ink, on, align)


def _wide(text: str, style: Style, most: int) -> int:
    """How much room a text takes, at most so much."""
    return min(int(width(*fitted(text, style, most))) + 1, most)


# --- the head of the page ------------------------------------------------------------------------


def _header(board: Board, say: Say) -> Layout:
    marks: list[Mark] = []
    room = WIDTH - 2 * MARGIN
    if board.level:
        badge = Box(WIDTH - MARGIN - _BADGE_WIDTH, 0, _BADGE_WIDTH, 118)
        room = badge.x - MARGIN - 24
        marks += [
            Panel(badge, palette.GOLD),
            _write(
                Box(badge.x + 10, 4, badge.width - 20, 38),
                say("picture-level"),
                SMALL,
                palette.INK,
                palette.GOLD,
                Align.CENTRE,
            ),
            _write(
                Box(badge.x + 10, 42, badge.width - 20, 76),
                board.level,
                LEVEL,
                palette.INK,
                palette.GOLD,
                Align.CENTRE,
            ),
        ]
    marks += [
        _write(Box(MARGIN + 4, 0, room, 70), board.name, TITLE, palette.IVORY, palette.GROUND),
        _write(Box(MARGIN + 4, 70, room, 44), board.standing, BODY, palette.SOFT, palette.GROUND),
    ]
    return Layout(118, tuple(marks))


# --- the Buildings -------------------------------------------------------------------------------


def _building(shown: BuildingShown, say: Say) -> Layout:
    x = MARGIN + _TAB + _PAD
    room = WIDTH - MARGIN - _PAD - x
    marks = list(_heading(shown, x, room, say))
    y = 12 + 50
    chips, rows = _flow(_spaces(shown), x, y + 4, room, MOST_ROWS, say)
    if chips:
        marks += chips
        y += rows * (_CHIP + 10) + 4
    if shown.plan is not None:
        plan, height = _plan(shown.plan, Box(x, y + 4, room, 60))
        marks += plan
        y += height + 4
    if shown.note:
        marks.append(_write(Box(x, y, room, 44), shown.note, BODY, palette.IVORY, palette.PANEL))
        y += 46
    height = max(y + 10, 122)
    return Layout(height, (*_band(shown, height), *marks))


def _band(shown: BuildingShown, height: int) -> Iterator[Mark]:
    """The ground with the coloured tab: the Building's sign and its place in the order."""
    colour = palette.BUILDINGS[shown.building]
    yield Panel(
        Box(MARGIN, 0, WIDTH - 2 * MARGIN, height),
        palette.PANEL,
        edge=palette.GOLD if shown.due else None,
    )
    tab = Box(MARGIN + 6, 6, _TAB - 6, height - 12)
    yield Panel(tab, colour, RADIUS - 6)
    top = (height - 100) // 2
    size = 56
    yield Drawn(
        Box(tab.x + (tab.width - size) // 2, top, size, size),
        shown.building,
        palette.WHITE,
        colour,
    )
    yield _write(
        Box(tab.x, top + 57, tab.width, 48),
        BUILDING_NUMERALS[shown.building],
        NUMERAL,
        palette.WHITE,
        colour,
        Align.CENTRE,
    )


def _heading(shown: BuildingShown, x: int, room: int, say: Say) -> Iterator[Mark]:
    """Its name, whether it is due, and what its workers come to."""
    wide = _wide(shown.name, HEAD, room * 3 // 5)
    yield _write(Box(x, 12, wide, 50), shown.name, HEAD, palette.IVORY, palette.PANEL)
    left = x + wide + 16
    if shown.due:
        wide = _wide(shown.due, SMALL, 190)
        yield Panel(Box(left, 17, wide + 54, 42), palette.GOLD, 21)
        yield Drawn(Box(left + 14, 27, 22, 22), "due", palette.INK, palette.GOLD)
        yield _write(Box(left + 40, 17, wide, 42), shown.due, SMALL, palette.INK, palette.GOLD)
        left += wide + 70
    nobody = "" if shown.white or shown.red else say("nobody-worked-here")
    yield _write(
        Box(left, 12, x + room - left, 50),
        shown.summed or nobody,
        STRONG if shown.summed else BODY,
        palette.GOLD if shown.summed else palette.SOFT,
        palette.PANEL,
        Align.RIGHT,
    )


def _plan(plan: Plan, box: Box) -> tuple[list[Mark], int]:
    """The Blueprint with its price, each colour as a card with their number."""
    marks: list[Mark] = [Panel(box, palette.PAPER, 12, palette.EDGE)]
    right = box.right - 10
    for number, colour in (
        (plan.black, campaign.Colour.BLACK),
        (plan.white, campaign.Colour.WHITE),
    ):
        if number:
            right -= 44
            marks += _card(Box(right - 5, box.y + 3, _CARD, _CARD), number, colour)
    name = Box(box.x + 16, box.y, right - box.x - 30, box.height)
    marks.append(_write(name, plan.name, STRONG, palette.IVORY, palette.PAPER))
    if not plan.to_pay:
        return marks, box.height + 6
    below = Box(box.x, box.bottom + 2, box.width, 42)
    marks.append(_write(below, plan.to_pay, BODY, palette.IVORY, palette.PANEL))
    return marks, box.height + 46


def _card(box: Box, number: int, colour: campaign.Colour) -> Iterator[Mark]:
    """A card with a number on it; its sign stands in the middle of the box."""
    black = colour is campaign.Colour.BLACK
    ground, ink = (palette.INK, palette.WHITE) if black else (palette.WHITE, palette.INK)
    yield Drawn(box, "card", ground, ground)
    if black:
        yield Drawn(box, "card-edge", palette.WHITE, palette.INK)
    inner = Box(box.x + 11, box.y, box.width - 22, box.height)
    yield _write(inner, str(number), FIGURE, ink, ground, Align.CENTRE)


# --- miniatures on their spaces ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Chip:
    """Something in a row of miniatures: a name on a space, or a free space.

    `colour` is that of the figure; without one it is an empty ring. A `value` is shown at the end.
    """

    name: str
    space: Colour | None
    figure: Colour | None = None
    worker: Standing | None = None

    def wide(self, most: int) -> int:
        if not self.name:
            return _DISC + 8
        ends = _DISC + 14 + (_BADGE + 16 if self.worker else 18)
        return _wide(self.name, BODY, most - ends) + ends


def _spaces(shown: BuildingShown) -> list[_Chip]:
    colour = palette.BUILDINGS[shown.building]
    free_white = [_Chip("", palette.WHITE)] * min(shown.free_white or 0, _MOST_RINGS)
    free_red = [_Chip("", palette.HEART)] * min(shown.free_red or 0, _MOST_RINGS)
    return [
        *(_Chip(worker.name, palette.WHITE, colour, worker) for worker in shown.white),
        *free_white,
        *(_Chip(name, palette.RED, palette.WHITE) for name in shown.red),
        *free_red,
    ]


def _flow(
    chips: Sequence[_Chip], x: int, y: int, room: int, rows: int, say: Say
) -> tuple[list[Mark], int]:
    """The chips in so many rows at most: all of them if that can be, with shorter names if need be.

    Returns:
        What is drawn, and how many rows it takes.
    """
    packed: list[list[tuple[_Chip, int]]] = []
    for columns in (1, 2, 3):
        most = (room - (columns - 1) * GAP) // columns
        packed = _packed(chips, most, room)
        if len(packed) <= rows:
            break
    left_out = sum(len(row) for row in packed[rows:])
    packed = packed[:rows]
    more = ""
    if left_out:
        del packed[-1][-1]  # the sentence takes its place
        more = say("and-more", number=left_out + 1)
    marks: list[Mark] = []
    for number, row in enumerate(packed):
        at = x
        for chip, wide in row:
            marks += _chip(chip, Box(at, y + number * (_CHIP + 10), wide, _CHIP))
            at += wide + GAP
        if more and number == len(packed) - 1:
            box = Box(at, y + number * (_CHIP + 10), x + room - at, _CHIP)
            marks.append(_write(box, more, STRONG, palette.SOFT, palette.PANEL))
    return marks, len(packed)


def _packed(chips: Sequence[_Chip], most: int, room: int) -> list[list[tuple[_Chip, int]]]:
    rows: list[list[tuple[_Chip, int]]] = []
    used = room
    for chip in chips:
        wide = chip.wide(most)
        if used + GAP + wide > room or not rows:
            rows.append([])
            used = -GAP
        rows[-1].append((chip, wide))
        used += GAP + wide
    return rows


def _chip(chip: _Chip, box: Box) -> Iterator[Mark]:
    disc = Box(box.x + 5, box.y + 5, _DISC, _DISC)
    if not chip.name:
        yield Drawn(disc, "space", chip.space or palette.WHITE, palette.PANEL)
        return
    yield Panel(box, palette.CHIP, _CHIP // 2)
    if chip.space is not None:
        yield Drawn(disc, "disc", chip.space, palette.CHIP)
    figure = Box(disc.x + 6, disc.y + 6, 34, 34)
    yield Drawn(figure, "miniature", chip.figure or palette.SOFT, chip.space or palette.CHIP)
    end = box.right - 18
    if chip.worker is not None:
        end = box.right - _BADGE - 6
        yield from _value(chip.worker, Box(end, box.y + 5, _BADGE, _DISC))
        end -= 10
    name = Box(disc.right + 9, box.y, end - disc.right - 9, box.height)
    yield _write(name, chip.name, BODY, palette.IVORY, palette.CHIP)


def _value(worker: Standing, box: Box) -> Iterator[Mark]:
    """What somebody is worth here; in the Workshop on a card, where it is of one colour."""
    if worker.colour is not None:
        square = Box(box.x, box.y, box.height, box.height)
        yield from _card(square, worker.value, worker.colour)
        return
    yield Panel(box, palette.INK, box.height // 2)
    inner = Box(box.x + 6, box.y, box.width - 12, box.height)
    yield _write(inner, str(worker.value), FIGURE, palette.WHITE, palette.INK, Align.CENTRE)


def _idle(names: Sequence[str], say: Say) -> Layout:
    """Who is not placed yet."""
    label = say("board-idle")
    wide = _wide(label, STRONG, 220)
    x = MARGIN + _PAD + wide + 18
    chips = [_Chip(name, None) for name in names]
    marks, rows = _flow(chips, x, 9, WIDTH - MARGIN - _PAD - x, 2, say)
    height = rows * (_CHIP + 10) + 8
    ground = Panel(Box(MARGIN, 0, WIDTH - 2 * MARGIN, height), palette.PANEL)
    text = Box(MARGIN + _PAD, 9, wide, _CHIP)
    return Layout(
        height, (ground, _write(text, label, STRONG, palette.SOFT, palette.PANEL), *marks)
    )


# --- Assassins and cards -------------------------------------------------------------------------


def _assassins(row: Sequence[AssassinShown]) -> Layout:
    """Two Assassins beside each other, or one."""
    height = 154 if any(one.stand_in for one in row) else 114
    wide = (WIDTH - 2 * MARGIN - (len(row) - 1) * GAP) // len(row)
    marks: list[Mark] = []
    for number, one in enumerate(row):
        marks += _assassin(one, Box(MARGIN + number * (wide + GAP), 0, wide, height))
    return Layout(height, tuple(marks))


def _assassin(one: AssassinShown, box: Box) -> Iterator[Mark]:
    yield Panel(box, palette.PANEL)
    x, room = box.x + _PAD, box.width - 2 * _PAD
    yield _write(Box(x, 8, room, 48), one.name, HEAD, palette.IVORY, palette.PANEL)
    at = x
    if one.maximum <= _MOST_HEARTS:
        for number in range(one.maximum):
            name = "heart" if number < one.hearts else "lost-heart"
            yield Drawn(Box(at, 62, _HEART, _HEART), name, palette.HEART, palette.PANEL)
            at += _HEART + 5
    else:
        figures = f"{one.hearts}/{one.maximum}"
        wide = _wide(figures, STRONG, room // 3)
        yield _write(Box(at, 57, wide, 44), figures, STRONG, palette.IVORY, palette.PANEL)
        yield Drawn(Box(at + wide + 8, 62, _HEART, _HEART), "heart", palette.HEART, palette.PANEL)
        at += wide + _HEART + 13
    at += 10
    state = Box(at, 57, x + room - at, 44)
    yield _write(state, one.told, STRONG, palette.STATES[one.state], palette.PANEL)
    if one.stand_in:
        yield _write(Box(x, 102, room, 42), one.stand_in, SMALL, palette.SOFT, palette.PANEL)


def _store(board: Board, say: Say) -> Layout:
    """Where the spare cards lie: how many, and two lines of which."""
    x, room = MARGIN + _PAD, WIDTH - 2 * (MARGIN + _PAD)
    marks: list[Mark] = [
        _write(Box(x, 8, room, 44), board.store, STRONG, palette.GOLD, palette.PANEL)
    ]
    y = 52
    for line in _lines(board.cards, room, 2, say):
        marks.append(_write(Box(x, y, room, 42), line, SMALL, palette.IVORY, palette.PANEL))
        y += 42
    height = y + 10
    ground = Panel(Box(MARGIN, 0, WIDTH - 2 * MARGIN, height), palette.PANEL)
    return Layout(height, (ground, *marks))


def _lines(items: Sequence[str], room: int, most: int, say: Say) -> list[str]:
    """As many items as so many lines hold, and how many more there are."""
    lines: list[str] = []
    for number, item in enumerate(items):
        last = len(lines) == most
        left = say("and-more", number=len(items) - number)
        longer = f"{lines[-1]} · {item}" if lines else item
        reserved = width(f" {left}", SMALL) if last and number < len(items) - 1 else 0
        if lines and width(longer, SMALL) + reserved <= room:
            lines[-1] = longer
        elif not last:
            lines.append(item)
        else:
            kept, _ = fitted(lines[-1], SMALL, room - width(f" {left}", SMALL))
            return [*lines[:-1], f"{kept} {left}"]
    return lines
