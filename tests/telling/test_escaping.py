import unicodedata
from time import monotonic

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.telling.escaping import escape, length, plain, shorten
from tests.telling.examples import HOSTILE_NAMES


@pytest.mark.parametrize(
    ("typed", "safe"),
    [
        ("Alessandra", "Alessandra"),
        ("Jean-Luc", "Jean-Luc"),
        ("Dariâ’s “best” 4.5 friend", "Dariâ’s “best” 4.5 friend"),
        ("**bold** _it_ ~~no~~ ||hid||", r"\*\*bold\*\* \_it\_ \~\~no\~\~ \|\|hid\|\|"),
        ("```py\nx```", r"\`\`\`py x\`\`\`"),
        ("back\\slash", "back\\\\slash"),
        ("[free](https://example.org)", r"\[free\](https\://example.org)"),
        ("# big", r"\# big"),
        ("-# small", r"\-# small"),
        ("- list", r"\- list"),
        ("1. list", r"1\. list"),
        ("> quote", r"\> quote"),
        ("<@1> <#1> <@&1> <t:0:R>", "\\<@\u200b1\\> \\<#1\\> \\<@\u200b&1\\> \\<t:0:R\\>"),
        ("@everyone @HERE", "@\u200beveryone @\u200bHERE"),
        ("one\r\ntwo\u2028three", "one two three"),
        ("  wide \t open  ", "wide open"),
        ("\u202eevil\u2066\u200b\x00\x07", "evil"),
        ("\u200b\u202e", "?"),
        ("👩\u200d🚀 flies", "👩\u200d🚀 flies"),
    ],
)
def test_typed_text_is_shown_as_typed_and_does_nothing(typed: str, safe: str) -> None:
    assert escape(typed) == safe


@given(st.text())
def test_plain_text_is_one_visible_line(typed: str) -> None:
    text = plain(typed)
    assert text
    assert text == " ".join(text.split())
    assert {unicodedata.category(char) for char in text} & {"Cc", "Cs", "Zl", "Zp"} == set()


@given(st.text())
def test_every_sign_of_markdown_is_escaped(typed: str) -> None:
    unescaped = ""
    chars = iter(escape(typed))
    for char in chars:
        unescaped += "" if char == "\\" and next(chars) else char
    assert not set("`*_~|<>[]") & set(unescaped)


@pytest.mark.parametrize(
    ("text", "limit", "short"),
    [
        ("Lucia", 5, "Lucia"),
        ("Lucia and Paolo", 10, "Lucia and…"),
        (r"ab\*cd", 4, "ab…"),
        ("see `/memory begin` now", 12, "see…"),
        ("**Lucia** and **Paolo**", 20, "**Lucia** and…"),
        ("👩\u200d🚀👩\u200d🚀", 6, "👩\u200d🚀…"),
    ],
)
def test_text_is_cut_between_what_belongs_together(text: str, limit: int, short: str) -> None:
    assert shorten(text, limit) == short


@pytest.mark.parametrize(
    "begun",
    ["**" + "\\a" * 3000, "**\\*" * 1500, "**a" * 2000, "`a" * 3001, "\u200d" * 6000, "\\" * 6001],
)
def test_text_made_to_keep_the_search_busy_is_cut_as_soon_as_any(begun: str) -> None:
    began = monotonic()
    assert length(shorten(begun, 5990)) <= 5990
    assert monotonic() - began < 2


@given(st.lists(st.sampled_from(HOSTILE_NAMES) | st.text(), max_size=5), st.integers(1, 120))
@example(["\\"], 1)
def test_what_is_cut_fits_and_leaves_nothing_open(names: list[str], limit: int) -> None:
    text = " ".join(f"**{escape(name)}** `/roster`" for name in names)
    short = shorten(text, limit)
    assert length(short) <= limit
    unescaped = ""
    chars = iter(short)
    for char in chars:
        unescaped += "x" if char == "\\" and next(chars) else char
    assert unescaped.count("`") % 2 == 0
    assert unescaped.count("**") % 2 == 0
