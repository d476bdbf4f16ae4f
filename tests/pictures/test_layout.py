"""Everything in the picture has room, whatever people called their campaign."""

from io import BytesIO
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.pictures import palette
from bot.pictures.board import AssassinShown, Board, BuildingShown, Plan, Standing, board_of
from bot.pictures.drawing import draw, paint
from bot.pictures.layout import WIDTH, Box, Drawn, Layout, Panel, Writing, lay_out
from bot.pictures.signs import sign
from bot.pictures.typeface import Style, drawable, fitted, width
from bot.telling.escaping import plain
from core.campaign import Building, Colour, HealthState, Language
from tests.pictures.boards import boards, ordinary

TALL = 1.22  # of the size: accents on capitals, and what hangs below the line
CSS = 2.5  # of our pixels are one where the picture is 400 wide

names = st.one_of(
    st.text(min_size=1, max_size=40), st.sampled_from(["W" * 40, "é" * 40, "🦊" * 40])
)
shown_names = names.map(plain)
numbers = st.integers(0, 99)
standing = st.builds(Standing, shown_names, numbers, st.none() | st.sampled_from(Colour))


@st.composite
def any_board(draw: st.DrawFn) -> Board:
    due = draw(st.none() | st.sampled_from(Building))
    buildings = tuple(
        BuildingShown(
            building=building,
            name=building.value,
            white=tuple(draw(st.lists(standing, max_size=20))),
            free_white=draw(st.none() | st.integers(0, 50)),
            summed=draw(st.sampled_from(["", "99 hearts", "−9 cards of either colour " * 3])),
            due="due now" if building is due else "",
            red=tuple(draw(st.lists(shown_names, max_size=4))),
            free_red=draw(st.none() | st.integers(0, 50)),
            plan=draw(
                st.none()
                | st.builds(
                    Plan,
                    shown_names,
                    st.integers(0, 20),
                    st.integers(0, 20),
                    st.sampled_from(["", "To pay " * 20]),
                )
            ),
            note=draw(st.sampled_from(["", "Contract 50: 99 successes · 2nd try, without dice"])),
        )
        for building in Building
    )
    assassins = st.builds(
        AssassinShown,
        shown_names,
        st.integers(0, 12),
        st.integers(3, 12),
        st.sampled_from(HealthState),
        st.just("Critical Condition"),
        st.just("") | shown_names,
    )
    return Board(
        language=draw(st.sampled_from(Language)),
        name=draw(shown_names),
        standing=draw(shown_names),
        level=draw(st.sampled_from(["", "0", "III"])),
        buildings=draw(st.sampled_from([buildings, ()])),
        idle=tuple(draw(st.lists(shown_names, max_size=50))),
        assassins=tuple(draw(st.lists(assassins, max_size=4))),
        store=draw(shown_names),
        cards=tuple(draw(st.lists(shown_names, max_size=30))),
    )


def check(layout: Layout) -> None:
    page = Box(0, 0, WIDTH, layout.height)
    writings = [mark for mark in layout.marks if isinstance(mark, Writing)]
    for mark in layout.marks:
        assert mark.box.width > 0, mark
        assert inside(mark.box, page), mark
    for writing in writings:
        assert width(writing.text, writing.style) <= writing.box.width, writing
        assert writing.style.size * TALL <= writing.box.height, writing
        assert writing.style.size >= 12 * CSS, writing
        assert is_on_its_ground(layout, writing), writing
    for one, other in combinations(writings, 2):
        assert not overlapping(one.box, other.box), (one, other)


def inside(box: Box, other: Box) -> bool:
    return (
        box.x >= other.x
        and box.y >= other.y
        and box.right <= other.right
        and box.bottom <= other.bottom
    )


def overlapping(one: Box, other: Box) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def is_on_its_ground(layout: Layout, writing: Writing) -> bool:
    """Whether what lies under the whole text has the colour that it stands on."""
    ground = palette.GROUND
    for mark in layout.marks[: layout.marks.index(writing)]:
        if isinstance(mark, Panel) and inside(writing.box, mark.box):
            ground = mark.colour
        elif isinstance(mark, Drawn) and mark.name == "card" and inside(writing.box, mark.box):
            ground = mark.ink
    return ground == writing.on


@pytest.mark.parametrize("name", boards())
def test_all_text_of_real_campaigns_fits(name: str) -> None:
    check(lay_out(boards()[name]))


@given(any_board())
@settings(max_examples=60, deadline=None)
def test_all_text_fits_whatever_it_is(board: Board) -> None:
    check(lay_out(board))


def test_every_colour_is_read_on_one_that_was_checked() -> None:
    pairs = {(pair.ink, pair.ground) for pair in palette.PAIRS}
    for board in boards().values():
        for mark in lay_out(board).marks:
            if isinstance(mark, Writing):
                assert (mark.ink, mark.on) in pairs, mark


def test_everybody_of_an_ordinary_campaign_is_named_in_full() -> None:
    written = {
        mark.text
        for mark in lay_out(board_of(ordinary(), Language.ENGLISH)).marks
        if isinstance(mark, Writing)
    }
    for name in (
        "Lucia",
        "Rosa",
        "Teodora",
        "Antonio",
        "Paolo",
        "Caterina",
        "Francesco",
        "Claudio",
    ):
        assert name in written
    assert {"The Falcons", "I", "II", "III", "IV", "Injured", "Flying Machine"} <= written


def test_the_png_is_what_was_painted() -> None:
    board = board_of(ordinary(), Language.ENGLISH)
    png = Image.open(BytesIO(draw(board)))
    painted = paint(lay_out(board))
    assert (png.format, png.size) == ("PNG", painted.size)
    shown = png.convert("RGB")
    for point in ((5, 5), (60, 170), (900, 60), (500, 250)):
        assert shown.getpixel(point) == painted.getpixel(point)


def test_what_the_font_lacks_is_left_out_or_marked() -> None:
    assert drawable("Dariâ Éloïse Œ ñ Ł ж Ω ’ … × −") == "Dariâ Éloïse Œ ñ Ł ж Ω ’ … × −"
    assert drawable("Ezio 🦊 👩‍👧") == "Ezio"
    assert drawable("\U0001d4db\U0001d4fe\U0001d4ec\U0001d4f2\U0001d4ea") == "Lucia"
    assert drawable("信長 Nobu") == "? Nobu"
    assert drawable("🦊") == "?"


def test_long_text_becomes_narrower_before_it_is_cut() -> None:
    style = Style(33)
    room = width("Bartolomeo d’Alviano", style) - 20
    text, chosen = fitted("Bartolomeo d’Alviano", style, room)
    assert (text, chosen) == ("Bartolomeo d’Alviano", style.narrow)
    text, chosen = fitted("W" * 40, style, room)
    assert text.endswith("…")
    assert width(text, chosen) <= room


def test_every_sign_is_drawn_from_edge_to_edge_at_most() -> None:
    for building in Building:
        mask = sign(building, 56)
        assert mask.size == (56, 56)
        assert mask.getbbox() is not None
