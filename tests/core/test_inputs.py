"""Names as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.inputs import legible, one_line


@given(st.text(st.characters()))
def test_what_is_kept_can_stand_in_any_database(typed: str) -> None:
    kept = legible(typed)
    kept.encode()
    assert "\0" not in kept
    assert legible(kept) == kept
    assert one_line(typed) == " ".join(kept.split())


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("Lu\x00cia", "Lucia"),
        ("Lu\ud83dcia", "Lucia"),
        (" Lu\x1b[31mcia\x7f\x85 ", "Lu[31mcia"),
        ("two\r\nlines\tand more", "two lines and more"),
        ("👩\u200d🚀 Dariâ", "👩\u200d🚀 Dariâ"),
    ],
)
def test_of_what_is_typed_the_signs_are_kept(typed: str, line: str) -> None:
    assert one_line(typed) == line
