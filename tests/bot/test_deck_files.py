"""The group's list of Equipment cards, read from files as people make them."""

from pathlib import Path

import pytest

from bot.deck_files import MOST_BYTES, DeckFileRefused, Flaw, read
from core.campaign import CardKind, Colour, Slot
from core.cards import CardFacts, NewCards
from core.decks import put_together
from core.violations import Refusal
from tests.core.table import SWORD, villa

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

MEDICINE = NewCards(name="Medicine", printed=CardFacts(medicine=True), count=4)
MASK = NewCards(name="Mask", printed=CardFacts(colour=Colour.BLACK), count=2)


def refused(content: str | bytes) -> tuple[Flaw, int | None, dict[str, int | str]]:
    with pytest.raises(DeckFileRefused) as caught:
        read(content.encode() if isinstance(content, str) else content)
    return caught.value.flaw, caught.value.line, caught.value.values


# --- what people write ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["deck.csv", "pioche.csv", "deck.json"])
def test_the_samples_make_a_deck_of_nineteen_cards(name: str) -> None:
    table = villa()
    table.do(put_together, read((EXAMPLES / name).read_bytes()), table.chance)
    assert len(table.campaign.deck) == 19
    assert sum(card.medicine for card in table.campaign.cards) == 4
    assert sum(card.kind is CardKind.INVESTIGATION for card in table.campaign.cards) == 3
    assert sum(card.colour is Colour.WHITE for card in table.campaign.cards) == 4


def test_the_samples_say_the_same() -> None:
    english, french, json = (
        [(cards.printed, cards.count) for cards in read((EXAMPLES / name).read_bytes())]
        for name in ("deck.csv", "pioche.csv", "deck.json")
    )
    assert english == french == json
    assert english[4] == (CardFacts(colour=Colour.WHITE, slot=Slot.ARMOUR, hearts=1), 1)


@pytest.mark.parametrize(
    "content",
    [
        "name,kind,colour,count\nMedicine,medicine,black,4\nMask,equipment,black,2\n",
        "name;kind;colour;count\nMedicine;medicine;;4\nMask;equipment;black;2",
        "name\tcount\tcolour\r\nMedicine\t4\t\r\nMask\t2\tblack\r\n",
        "\ufeffNAME,Count,Color\n\n Medicine , 4 ,\n,,\nMask,2,BLACK\n\n",
        'nombre;"nom";couleur;;\n4;Medicine;;;\n2;"Mask";Noir;;\n',
        '[{"name": "Medicine", "count": 4}, {"nom": "Mask", "couleur": "noire", "nombre": "2"}]',
        '\ufeff\n[{"name":"Medicine","count":4,"slot":null},{"name":"Mask","colour":"Black","count":2}]',
    ],
)
def test_many_ways_of_writing_mean_the_same(content: str) -> None:
    assert read(content.encode()) == [MEDICINE, MASK]


def test_what_older_spreadsheets_write_is_read_too() -> None:
    (cards,) = read("nom;couleur\nÉpée du doge;blanche\n".encode("cp1252"))
    assert cards == NewCards(name="Épée du doge", printed=CardFacts(colour=Colour.WHITE))


def test_the_cards_of_the_rulebook_need_nothing_but_their_name() -> None:
    sword, cape, sword_again = read("name\nÉpée commune\nBorgia Cape\nCommon sword".encode())
    assert sword.printed == sword_again.printed == SWORD
    assert cape.printed == CardFacts(colour=Colour.WHITE)


def test_what_the_file_says_counts_before_what_the_rulebook_says() -> None:
    (sword,) = read(b"name,colour,slot,kind\nCommon Sword,black,free,equipment")
    assert sword.printed == CardFacts(colour=Colour.BLACK)


def test_a_card_with_hearts_is_armour() -> None:
    (doublet,) = read(b"name,colour,hearts\nDoublet,white,2")
    assert doublet.printed == CardFacts(colour=Colour.WHITE, slot=Slot.ARMOUR, hearts=2)


@pytest.mark.parametrize("name", ['A "quoted" name', "one, two; three", "[bracket]", "@everyone"])
def test_names_may_hold_separators(name: str) -> None:
    quoted = name.replace('"', '""')
    (cards,) = read(f'name,colour\n"{quoted}",black'.encode())
    assert cards.name == name


def test_a_list_of_nothing_is_one() -> None:
    assert read(b"name,colour\n") == []
    assert read(b"[]") == []


# --- what is refused -----------------------------------------------------------------------------

HEADING = "name,kind,colour,count,slot,hearts\n"
GOOD = "Mask,,black,2,,\n"


@pytest.mark.parametrize(
    ("row", "flaw", "values"),
    [
        ("Mask,,,2,,", Flaw.COLOUR_MISSING, {"card": "Mask"}),
        ("Mask,,green,2,,", Flaw.UNKNOWN_VALUE, {"column": "colour", "value": "green"}),
        ("Mask,skill,black,2,,", Flaw.UNKNOWN_VALUE, {"column": "kind", "value": "skill"}),
        ("Mask,,black,2,nose,", Flaw.UNKNOWN_VALUE, {"column": "slot", "value": "nose"}),
        ("Mask,,black,two,,", Flaw.NOT_A_NUMBER, {"column": "count", "value": "two"}),
        ("Mask,,black,1e9,,", Flaw.NOT_A_NUMBER, {"column": "count", "value": "1e9"}),
        ("Mask,,black,²,,", Flaw.NOT_A_NUMBER, {"column": "count", "value": "²"}),
        ("Mask,,black,1,,x", Flaw.NOT_A_NUMBER, {"column": "hearts", "value": "x"}),
        ("Mask,,black,2,,,3", Flaw.TOO_MANY_FIELDS, {"maximum": 6}),
        ('Mask,,"black,2', Flaw.NOT_A_TABLE, {}),
        ('Mask,,"black"!,2', Flaw.NOT_A_TABLE, {}),
    ],
)
def test_a_wrong_row_is_named(row: str, flaw: Flaw, values: dict[str, int | str]) -> None:
    assert refused(f"{HEADING}{GOOD}\n{row}\n") == (flaw, 4, values)


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (",,black,2,,", Refusal.NAME_EMPTY),
        (f"{'x' * 61},,black,2,,", Refusal.NAME_TOO_LONG),
        ("Mask,,black,0,,", Refusal.NUMBER_OUT_OF_RANGE),
        ("Mask,,black,-1,,", Refusal.NUMBER_OUT_OF_RANGE),
        ("Mask,,black,51,,", Refusal.NUMBER_OUT_OF_RANGE),
        ("Doublet,,white,1,armour,", Refusal.ARMOUR_NEEDS_HEARTS),
        ("Doublet,,white,1,armour,10", Refusal.NUMBER_OUT_OF_RANGE),
        ("Flying Machine,,,1,,", Refusal.NOT_AN_EQUIPMENT_CARD),
    ],
)
def test_a_card_that_the_rules_do_not_know_is_named_with_the_rule(row: str, code: Refusal) -> None:
    with pytest.raises(DeckFileRefused) as caught:
        read(f"{HEADING}{GOOD}{row}\n{GOOD}".encode())
    assert (caught.value.flaw, caught.value.line) == (Flaw.NOT_A_CARD, 3)
    assert caught.value.violation is not None
    assert caught.value.violation.code is code


def test_more_cards_than_a_campaign_can_have_are_refused_where_they_are_too_many() -> None:
    with pytest.raises(DeckFileRefused) as caught:
        read(b"name,colour,count\n" + b"Mask,black,50\n" * 1000)
    assert caught.value.line == 12
    assert caught.value.violation is not None
    assert caught.value.violation.code is Refusal.TOO_MANY_CARDS


def test_the_line_is_the_one_where_the_row_begins() -> None:
    content = 'name,colour\n"two\nlines",black\nMask,green\n'
    assert refused(content) == (Flaw.UNKNOWN_VALUE, 4, {"column": "colour", "value": "green"})
    assert refused('name,colour\n"two\nlines",green\n')[1] == 2


@pytest.mark.parametrize(
    ("heading", "flaw", "values"),
    [
        ("", Flaw.NAME_COLUMN_MISSING, {}),
        ("colour,count", Flaw.NAME_COLUMN_MISSING, {}),
        ("name,mood", Flaw.UNKNOWN_COLUMN, {"column": "mood"}),
        ("name,,colour", Flaw.UNKNOWN_COLUMN, {"column": ""}),
        ("name,colour,couleur", Flaw.COLUMN_TWICE, {"column": "colour"}),
    ],
)
def test_wrong_columns_are_named(heading: str, flaw: Flaw, values: dict[str, int | str]) -> None:
    assert refused(f"{heading}\n") == (flaw, 1, values)


@pytest.mark.parametrize(
    ("content", "flaw", "line"),
    [
        ('[\n{"name": "Mask",}\n]', Flaw.NOT_JSON, 2),
        ("[" * 100_000, Flaw.NOT_JSON, None),
        ('[{"name": "Mask", "count": ' + "9" * 5000 + "}]", Flaw.NOT_JSON, None),
        ('{"name": "Mask"}', Flaw.NOT_A_LIST, 1),
        ('[\n{"name": "Medicine"},\n"Mask"]', Flaw.NOT_A_LIST, 3),
        ('[\n{"name": "Medicine", "count": 1.5}]', Flaw.NOT_A_LIST, 2),
        ('[\n{"name": "Medicine", "count": true}]', Flaw.NOT_A_LIST, 2),
        ('[\n{"name": ["Medicine"]}]', Flaw.NOT_A_LIST, 2),
        ('[{"name": "Medicine"},\n\n {"name":\n"Mask"}]', Flaw.COLOUR_MISSING, 3),
        ('[{"name": "Medicine"},\n{"mood": "serene"}]', Flaw.UNKNOWN_COLUMN, 2),
        ('[{"count": 1}]', Flaw.NAME_COLUMN_MISSING, 1),
    ],
)
def test_wrong_json_is_named(content: str, flaw: Flaw, line: int | None) -> None:
    assert refused(content)[:2] == (flaw, line)


def test_a_file_that_is_too_large_is_not_even_read() -> None:
    assert refused(b"x" * (MOST_BYTES + 1)) == (Flaw.TOO_LARGE, None, {"maximum": MOST_BYTES})


@pytest.mark.parametrize("content", [b"PK\x03\x04\x00\x00", b"\x89PNG\r\n\x1a\n\x00\x81"])
def test_a_file_that_is_no_text_is_refused(content: bytes) -> None:
    assert refused(content) == (Flaw.NOT_TEXT, None, {})
