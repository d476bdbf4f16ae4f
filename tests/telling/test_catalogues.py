import re
from collections import Counter

import pytest
from fluent.syntax import ast

from core.campaign import Language
from tests.telling.catalogues import Entry, entries, key_of, parsed, sentences, variables

NO_BREAK = "\u00a0"
NARROW_NO_BREAK = "\u202f"
CODE = re.compile(r"`[^`]*`")


@pytest.mark.parametrize("language", Language)
def test_the_files_are_fluent(language: Language) -> None:
    junk = [f"{name}: {e.content}" for name, e in parsed(language) if isinstance(e, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", Language)
def test_every_key_stands_once(language: Language) -> None:
    keys = Counter(key_of(entry) for _, entry in parsed(language) if isinstance(entry, Entry))
    assert [key for key, times in keys.items() if times > 1] == []


def test_both_languages_have_the_same_entries() -> None:
    assert set(entries(Language.FRENCH)) == set(entries(Language.ENGLISH))


@pytest.mark.parametrize("key", sorted(entries(Language.ENGLISH)))
def test_both_languages_put_the_same_values_into_a_sentence(key: str) -> None:
    assert variables(key, Language.FRENCH) == variables(key, Language.ENGLISH)


def untypographic(text: str) -> list[str]:
    """What a French typesetter would mark."""
    text = CODE.sub("x", text)
    marks = []
    if re.search(r"['\"]", text):
        marks.append("straight quotation mark or apostrophe")
    if re.search(rf"(?<!{NARROW_NO_BREAK})[;!?]", text):
        marks.append("no narrow no-break space before ; ! or ?")
    if re.search(rf"(?<!{NO_BREAK}):", text):
        marks.append("no no-break space before a colon")
    if re.search(rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»", text):
        marks.append("no no-break space inside « »")
    if re.search(r"[“”]|\.\.\.", text):
        marks.append("English quotation mark or three dots")
    return marks


@pytest.mark.parametrize(
    "wrong",
    ["Lucia : trois", "Lucia: trois", "Vraiment ?", "Vraiment!", "l'Hôpital", "« Plan »", "x : y"],
)
def test_the_typesetter_sees_what_is_wrong(wrong: str) -> None:
    assert untypographic(wrong)


def test_french_texts_are_set_as_french_is_set() -> None:
    marked = {
        key: marks for key, text in sentences(Language.FRENCH) if (marks := untypographic(text))
    }
    assert marked == {}


def test_english_texts_have_curly_quotation_marks() -> None:
    straight = {
        key for key, text in sentences(Language.ENGLISH) if re.search("['\"]", CODE.sub("", text))
    }
    assert straight == set()
