"""The group's list of its Equipment cards, from a CSV or JSON file (docs/deck-files.md)."""

import csv
import json
import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from io import StringIO
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.known_cards import known_facts
from core.campaign import DECK, Campaign, CardKind, Colour, Slot
from core.cards import MOST_CARDS, CardFacts, NewCards, new_cards
from core.decks import IN_AN_EQUIPMENT_DECK
from core.inputs import folded
from core.violations import Refusal, RuleViolation

MOST_BYTES = 2**20
SEPARATORS = ",;\t"

T = TypeVar("T")

_DIGITS = re.compile(r"-?[0-9]{1,9}")


class Column(StrEnum):
    NAME = "name"
    KIND = "kind"
    COLOUR = "colour"
    COUNT = "count"
    SLOT = "slot"
    HEARTS = "hearts"


class Kind(StrEnum):
    """The kinds of cards that an Equipment deck holds, as people tell them apart."""

    EQUIPMENT = "equipment"
    MEDICINE = "medicine"
    INVESTIGATION = "investigation"


# Compared `folded`: without accents and case.
_COLUMNS = {
    Column.NAME: ("name", "card", "nom", "carte"),
    Column.KIND: ("kind", "type", "sorte", "genre"),
    Column.COLOUR: ("colour", "color", "couleur"),
    Column.COUNT: ("count", "number", "quantity", "nombre", "quantite"),
    Column.SLOT: ("slot", "emplacement"),
    Column.HEARTS: ("hearts", "cœurs", "coeurs"),
}
_KINDS = {
    Kind.EQUIPMENT: ("equipment", "equipement"),
    Kind.MEDICINE: ("medicine", "remede"),
    Kind.INVESTIGATION: ("investigation", "enquete"),
}
_COLOURS = {
    Colour.BLACK: ("black", "noir", "noire"),
    Colour.WHITE: ("white", "blanc", "blanche"),
}
_SLOTS = {
    Slot.MELEE: ("melee", "arme de melee"),
    Slot.RANGED: ("ranged", "arme a distance", "distance"),
    Slot.HIDDEN_BLADE: ("hidden blade", "hidden_blade", "lame secrete"),
    Slot.ARMOUR: ("armour", "armor", "armure"),
    Slot.FREE: ("free", "libre"),
}


class Flaw(StrEnum):
    """Why a file is refused, and what values a sentence about it needs besides the line."""

    TOO_LARGE = "too_large"  # maximum: bytes
    NOT_TEXT = "not_text"
    NOT_A_TABLE = "not_a_table"  # a quotation mark too few, for example
    NOT_JSON = "not_json"
    NOT_A_LIST = "not_a_list"  # of objects with texts and numbers
    NAME_COLUMN_MISSING = "name_column_missing"
    UNKNOWN_COLUMN = "unknown_column"  # column
    COLUMN_TWICE = "column_twice"  # column
    TOO_MANY_FIELDS = "too_many_fields"  # maximum
    UNKNOWN_VALUE = "unknown_value"  # column, value
    NOT_A_NUMBER = "not_a_number"  # column, value
    COLOUR_MISSING = "colour_missing"  # card
    NOT_A_CARD = "not_a_card"  # the violation says why


class DeckFileRefused(Exception):
    """A file is no list of Equipment cards.

    Attributes:
        flaw: why.
        line: where, from 1; None if it is the file as a whole.
        values: what a sentence about it needs besides; texts as typed.
        violation: the rule that refuses the card on this line, for NOT_A_CARD.
    """

    def __init__(
        self,
        flaw: Flaw,
        line: int | None = None,
        violation: RuleViolation | None = None,
        **values: int | str,
    ) -> None:
        super().__init__(flaw.value, line, values)
        self.flaw = flaw
        self.line = line
        self.violation = violation
        self.values = values


Cells = dict[Column, str]
"""What the file says of one card: only what it says something about."""


def read(content: bytes) -> list[NewCards]:
    """The cards that a file lists, in its order; it may list none.

    Raises:
        DeckFileRefused: it cannot be read, or a card in it is none; with the line.
    """
    if len(content) > MOST_BYTES:
        raise DeckFileRefused(Flaw.TOO_LARGE, maximum=MOST_BYTES)
    text = _decoded(content)
    listed: list[NewCards] = []
    number = 0
    for line, cells in _json(text) if text.lstrip().startswith(("[", "{")) else _csv(text):
        listed.append(_card(cells, line))
        number += listed[-1].count
        if number > MOST_CARDS:
            violation = RuleViolation(Refusal.TOO_MANY_CARDS, maximum=MOST_CARDS)
            raise DeckFileRefused(Flaw.NOT_A_CARD, line, violation)
    return listed


def _decoded(content: bytes) -> str:
    for encoding in ("utf-8-sig", "cp1252"):  # what spreadsheets write
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise DeckFileRefused(Flaw.NOT_TEXT)


# --- lines ---------------------------------------------------------------------------------------


def _csv(text: str) -> Iterator[tuple[int, Cells]]:
    """Each card's line and cells; the first line names the columns."""
    heading = text.lstrip().partition("\n")[0]
    separator = max(SEPARATORS, key=heading.count)
    reader = csv.reader(StringIO(text, newline=""), delimiter=separator, strict=True)
    columns: list[Column] = []
    line = 1
    try:
        for row in reader:
            cells = [cell.strip() for cell in row]
            if not any(cells):
                pass
            elif not columns:
                columns = _columns(cells, line)
            else:
                yield line, _cells(columns, cells, line)
            line = reader.line_num + 1
    except csv.Error as error:
        raise DeckFileRefused(Flaw.NOT_A_TABLE, line) from error
    if not columns:
        raise DeckFileRefused(Flaw.NAME_COLUMN_MISSING, 1)


def _columns(names: list[str], line: int) -> list[Column]:
    while names and not names[-1]:
        names.pop()
    columns = [_column(name, line) for name in names]
    for column in Column:
        if columns.count(column) > 1:
            raise DeckFileRefused(Flaw.COLUMN_TWICE, line, column=column.value)
    if Column.NAME not in columns:
        raise DeckFileRefused(Flaw.NAME_COLUMN_MISSING, line)
    return columns


def _cells(columns: list[Column], cells: list[str], line: int) -> Cells:
    if any(cells[len(columns) :]):
        raise DeckFileRefused(Flaw.TOO_MANY_FIELDS, line, maximum=len(columns))
    return {column: cell for column, cell in zip(columns, cells, strict=False) if cell}


_objects = TypeAdapter(dict[str, str | int | None])
_GAP = re.compile(r"[\s,]*")


def _json(text: str) -> Iterator[tuple[int, Cells]]:
    """Each card's line and cells; the file is a list of objects."""
    try:
        listed: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise DeckFileRefused(Flaw.NOT_JSON, error.lineno) from error
    except (ValueError, RecursionError) as error:  # endless numbers, endless brackets
        raise DeckFileRefused(Flaw.NOT_JSON) from error
    if not isinstance(listed, list):
        raise DeckFileRefused(Flaw.NOT_A_LIST, 1)

    # Once more, now that it is known to be a list, for where in the text its objects begin.
    decoder = json.JSONDecoder()
    counted, end, line = 0, text.index("[") + 1, 1
    for _ in listed:
        start = _end_of_gap(text, end)
        line += text.count("\n", counted, start)
        counted = start
        one, end = decoder.raw_decode(text, start)
        try:
            told = _objects.validate_python(one, strict=True)
        except ValidationError as error:
            raise DeckFileRefused(Flaw.NOT_A_LIST, line) from error
        names = list(told)
        cells = ["" if value is None else str(value).strip() for value in told.values()]
        yield line, _cells(_columns(names, line), cells, line)


def _end_of_gap(text: str, start: int) -> int:
    gap = _GAP.match(text, start)
    return start if gap is None else gap.end()


# --- cards ---------------------------------------------------------------------------------------


def _card(cells: Cells, line: int) -> NewCards:
    name = cells.get(Column.NAME, "")
    count = _number(cells, Column.COUNT, line)
    printed = _printed(cells, name, line)
    new = NewCards(name=name, printed=printed, count=1 if count is None else count)
    try:
        _check(new)
    except RuleViolation as violation:
        raise DeckFileRefused(Flaw.NOT_A_CARD, line, violation) from violation
    return new


def _check(new: NewCards) -> None:
    """Refuse here, where the line is known, what the rules would refuse later."""
    new_cards(Campaign(name=new.name), new, DECK)
    if new.printed.kind not in IN_AN_EQUIPMENT_DECK:
        raise RuleViolation(Refusal.NOT_AN_EQUIPMENT_CARD, card=new.name)


def _printed(cells: Cells, name: str, line: int) -> CardFacts:
    """What is printed on the card: what the file says, and for the rest what the rulebook says."""
    kind = _value(cells, Column.KIND, _KINDS, line)
    colour = _value(cells, Column.COLOUR, _COLOURS, line)
    slot = _value(cells, Column.SLOT, _SLOTS, line)
    hearts = _number(cells, Column.HEARTS, line)
    printed = known_facts(name) if kind in {None, Kind.EQUIPMENT} else _OF_ONE_COLOUR[kind]
    if printed is None:
        if colour is None:
            raise DeckFileRefused(Flaw.COLOUR_MISSING, line, card=name)
        printed = CardFacts()
    if hearts is not None and slot is None:
        slot = Slot.ARMOUR
    told = {"colour": colour, "slot": slot, "hearts": hearts}
    update: dict[str, object] = {what: value for what, value in told.items() if value is not None}
    if slot is Slot.FREE:
        update["slot"] = None
    return printed.model_copy(update=update)


_OF_ONE_COLOUR = {
    Kind.MEDICINE: CardFacts(medicine=True),
    Kind.INVESTIGATION: CardFacts(kind=CardKind.INVESTIGATION),
}


def _column(name: str, line: int) -> Column:
    column = _meant(name, _COLUMNS)
    if column is None:
        raise DeckFileRefused(Flaw.UNKNOWN_COLUMN, line, column=name)
    return column


def _value(
    cells: Cells, column: Column, values: Mapping[T, tuple[str, ...]], line: int
) -> T | None:
    if column not in cells:
        return None
    value = _meant(cells[column], values)
    if value is None:
        raise DeckFileRefused(Flaw.UNKNOWN_VALUE, line, column=column.value, value=cells[column])
    return value


def _meant(typed: str, values: Mapping[T, tuple[str, ...]]) -> T | None:
    return next((value for value, names in values.items() if folded(typed) in names), None)


def _number(cells: Cells, column: Column, line: int) -> int | None:
    if column not in cells:
        return None
    if _DIGITS.fullmatch(cells[column]) is None:
        raise DeckFileRefused(Flaw.NOT_A_NUMBER, line, column=column.value, value=cells[column])
    return int(cells[column])
