import ast as python
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

import bot
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
    if re.search(rf" [{NO_BREAK}{NARROW_NO_BREAK}]|[{NO_BREAK}{NARROW_NO_BREAK}] (?!»)", text):
        marks.append("two spaces in a row")
    if re.search(r"\d(?:ème|ière|ère|eme)\b|\d(?:è|nd|ième)\b", text):
        marks.append("another ordinal than 1er, 1re, 2e")
    if re.search(r"\bE(?:tat|tape|chec|quip|limin|v[éè]n|chang|p[ée]e|tes|cri|l[ée]m|cart)", text):
        marks.append("a capital without its accent")
    if re.search(r"(?:^|[.!?…] )A (?!x\b)", text):
        marks.append("À without its accent")
    return marks


@pytest.mark.parametrize(
    "wrong",
    [
        *("Lucia : trois", "Lucia: trois", "x : y", "Vraiment ?", "Vraiment!", "Fini \u202f!"),
        *("l'Hôpital", "« Plan »", "“Plan”", "Attendez...", "la 2ème", "la 1ère"),
        *("Eliminé", "Echec", "A payer"),
    ],
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


FRENCH_PROPER = {
    *("Alessandra", "Borgia", "Discord", "JSON", "CSV", "Mio", "XP", "I", "II", "III", "IV"),
    *("Blessés", "Critique", "Critiques", "Éliminés", "Élimination", "Événement", "Ennemi"),
    *("Machine", "Partie", "Centrale", "Plans", "Aptitude", "Pleine", "Santé", "Volante"),
}
"""Names, and the game's terms in forms that no term of the catalogue has."""


def test_french_has_capitals_for_the_games_terms_alone() -> None:
    told = dict.fromkeys(
        word
        for key, text in sentences(Language.FRENCH)
        if key.startswith("-") and not key.startswith("-do-")
        for word in re.findall(r"[\w’]+", text)
    )
    inside = re.compile(r"(?<=[a-zàâçéèêëîïôûùüœ,] )(?<!\bx )[A-ZÀÂÇÉÈÊËÎÏÔÛÙŒ][\w]*")
    capitals = {
        (key, word)
        for key, text in sentences(Language.FRENCH)
        for word in inside.findall(CODE.sub("x", text))
        if not key.startswith("-do-")
    }
    assert {
        (key, word) for key, word in capitals if word not in told and word not in FRENCH_PROPER
    } == set()


def test_no_colon_is_put_into_a_sentence_by_code() -> None:
    """French has a space before it, so it belongs into the catalogue."""
    folder = Path(bot.__file__).parent
    composed = [
        f"{path.name}:{node.lineno}"
        for part in ("telling", "commands")
        for path in (folder / part).rglob("*.py")
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.JoinedStr)
        for piece in node.values
        if isinstance(piece, python.Constant) and ": " in str(piece.value)
    ]
    assert composed == []
