"""Cards as people type them, one a line."""

from time import monotonic

import pytest

from bot.commands.card_lines import read_cards
from core.campaign import Colour, Slot
from core.cards import CardFacts
from tests.core.table import headquarters


def read(text: str) -> list[tuple[str, int]]:
    """Each card with its number; all are said to be white, so that none is unknown."""
    lines = "\n".join(f"{line}; white" for line in text.splitlines())
    return [(new.name, new.count) for new in read_cards(headquarters().campaign, lines).known]


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Parachute", ("Parachute", 1)),
        ("Parachute x2", ("Parachute", 2)),
        ("Parachute X 2", ("Parachute", 2)),
        ("Parachute×12", ("Parachute", 12)),
        ("2x Parachute", ("Parachute", 2)),
        ("2 × Parachute", ("Parachute", 2)),
        ("  Smoke  Bomb ", ("Smoke Bomb", 1)),
        ("Box", ("Box", 1)),
        ("Lynx2", ("Lynx2", 1)),
        ("3 Musketeers", ("3 Musketeers", 1)),
        ("Map, torn", ("Map, torn", 1)),
    ],
)
def test_a_line_is_a_name_and_perhaps_a_number(line: str, card: tuple[str, int]) -> None:
    assert read(line) == [card]


@pytest.mark.parametrize(
    "line",
    [" " * 4000 + "x", "a" + " " * 4000 + "b;", "1 x" * 1300, "×" * 4000, "a " * 2000 + ";" * 9],
)
def test_a_line_made_to_keep_the_search_busy_is_read_as_soon_as_any(line: str) -> None:
    began = monotonic()
    read(line)
    assert monotonic() - began < 2


def test_many_lines_and_many_cards_are_read_at_once() -> None:
    table = headquarters()
    for number in range(9):
        table.have(f"A card that has a name of some length {number}", CardFacts(), 50)
    began = monotonic()
    read_cards(table.campaign, "a\n" * 1000)
    assert monotonic() - began < 1


def test_lines_without_a_name_are_no_cards() -> None:
    assert read("\n \nRope\n") == [("Rope", 1)]


@pytest.mark.parametrize(
    ("said", "colour"),
    [
        ("white", Colour.WHITE),
        ("Black", Colour.BLACK),
        ("blanche", Colour.WHITE),
        ("NOIR", Colour.BLACK),
    ],
)
def test_the_colour_may_be_said_in_either_language(said: str, colour: Colour) -> None:
    (rope,) = read_cards(headquarters().campaign, f"Rope ; {said}").known
    assert rope.printed.colour is colour


def test_of_a_known_card_everything_is_known() -> None:
    (sword,) = read_cards(headquarters().campaign, "common SWORD").known
    assert (sword.printed.colour, sword.printed.slot) == (Colour.WHITE, Slot.MELEE)


def test_a_colour_said_once_holds_for_all_lines_and_an_unknown_word_is_none() -> None:
    lines = read_cards(headquarters().campaign, "Rope\nRope x2; white\nNet; purple")
    assert [new.count for new in lines.known] == [1, 2]
    assert lines.unknown == ["Net"]
