"""Nothing overlaps or is cut off in the picture, whatever it shows, and everything can be read."""

from io import BytesIO
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.pictures import palette
from bot.pictures.board import Board, Named, board
from bot.pictures.layout import SMALL, WIDTH, Box, Heart, Label, Sign, layout
from bot.pictures.lettering import Face, fitted, readable, width
from bot.pictures.painting import picture
from core.campaign import Building, Campaign, Language
from tests.bot.test_longest_campaign import longest
from tests.core.table import villa
from tests.pictures.examples import ordinary
from tests.telling.test_glance import largest_campaigns


def crowded() -> Campaign:
    """Everybody of the longest campaign stands in the Hospital or the Command Room."""
    table = longest()
    for number, worker in enumerate(table.campaign.workers):
        building = Building.HOSPITAL if number % 2 else Building.COMMAND_ROOM
        table.assign(worker.name, building)
    return table.campaign


CAMPAIGNS = {
    "ordinary": ordinary().campaign,
    "longest": longest().campaign,
    "crowded": crowded(),
    "villa": villa("Ezio").campaign,
}


def overlap(one: Box, other: Box) -> bool:
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )


def check(shown: Board) -> None:
    scene = layout(shown)
    things = [one for one in scene.shapes if isinstance(one, Label | Heart | Sign)]
    for one in things:
        assert one.box.left >= 0
        assert one.box.right <= scene.width
        assert one.box.top >= 0
        assert one.box.bottom <= scene.height
    for one, other in combinations(things, 2):
        assert not overlap(one.box, other.box), (one, other)
    assert all(one.face.size >= SMALL.size for one in things if isinstance(one, Label))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("campaign", CAMPAIGNS.values(), ids=CAMPAIGNS)
def test_everything_has_its_place(campaign: Campaign, language: Language) -> None:
    check(board(campaign, language))


@settings(max_examples=15, deadline=None)
@given(campaign=largest_campaigns())
def test_everything_has_its_place_whatever_it_is_called(campaign: Campaign) -> None:
    check(board(campaign, Language.FRENCH))


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_it_is_a_picture_in_the_frame_that_discord_gives(name: str) -> None:
    content = picture(board(CAMPAIGNS[name], Language.ENGLISH))
    with Image.open(BytesIO(content)) as drawn:
        assert drawn.format == "PNG"
        assert drawn.width == WIDTH
        assert drawn.height <= WIDTH * 1.6
    assert len(content) < 400_000


def test_the_same_board_is_the_same_picture() -> None:
    shown = board(ordinary().campaign, Language.ENGLISH)
    assert picture(shown) == picture(shown)


# --- lettering -----------------------------------------------------------------------------------


@given(st.text(max_size=60), st.integers(30, 600))
def test_a_text_is_cut_to_its_room(text: str, most: int) -> None:
    assert width(fitted(text, Face(30), most), Face(30)) <= most


def test_letters_that_the_font_lacks_become_a_dot() -> None:
    assert readable("Élodie Œuvrard") == "Élodie Œuvrard"
    assert readable("🦊🦊 Lucia 漢字") == "· Lucia ·"


def test_what_is_left_out_of_a_list_is_counted() -> None:
    shown = board(ordinary().campaign, Language.ENGLISH)
    many = Named("Main Hall", 100, tuple(f"Card {number}" for number in range(100)))
    (more,) = [
        one.text
        for one in layout(
            Board(shown.title, shown.standing, shown.level, (), shown.idle, (), many)
        ).shapes
        if isinstance(one, Label) and "+" in one.text
    ]
    listed = [
        name
        for one in layout(
            Board(shown.title, shown.standing, shown.level, (), shown.idle, (), many)
        ).shapes
        if isinstance(one, Label) and one.text.startswith("Card")
        for name in one.text.split(" · ")
    ]
    assert int(more.rpartition("+")[2]) == 100 - len(listed)


# --- contrast ------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    def linear(part: str) -> float:
        value = int(part, 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(colour[start : start + 2]) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("campaign", CAMPAIGNS.values(), ids=CAMPAIGNS)
def test_texts_have_contrast_aa(campaign: Campaign) -> None:
    for one in layout(board(campaign, Language.ENGLISH)).shapes:
        if isinstance(one, Label):
            assert contrast(one.colour, one.over) >= 4.5, one


def test_signs_and_hearts_have_the_contrast_of_graphics() -> None:
    for colour in palette.BUILDINGS.values():
        assert contrast(palette.ON_BUILDING, colour) >= 3
    assert contrast(palette.HEART, palette.BAND) >= 3
    assert contrast(palette.EMPTY, palette.BAND) >= 3
