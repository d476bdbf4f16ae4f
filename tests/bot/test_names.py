import pytest

from bot.names import Candidate, NotRecognised, pick, ranked

LUCIA = Candidate(1, "Lucia", "Lucia · Ally")
LUCIO = Candidate(2, "Lúcio")
MARCO = Candidate(3, "Marco Antonio")
NAMED_LIKE_AN_ID = Candidate(4, "1")
SWORDS = [Candidate(5, "Common Sword"), Candidate(6, "Common Sword")]
ALL = [LUCIA, LUCIO, MARCO, NAMED_LIKE_AN_ID, *SWORDS]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("#1", LUCIA),  # what autocomplete sends
        ("Lucia · Ally", LUCIA),  # what some clients send instead
        ("lucia", LUCIA),
        ("  LÚCIA ", LUCIA),
        ("lucio", LUCIO),
        ("mar", MARCO),
        ("1", NAMED_LIKE_AN_ID),
        ("common sword", SWORDS[0]),  # nobody can tell them apart
        ("common", SWORDS[0]),
    ],
)
def test_what_is_meant_is_found(typed: str, meant: Candidate[int]) -> None:
    assert pick(typed, ALL) == meant.value


def test_words_stand_for_themselves() -> None:
    assert pick("1.1", [Candidate("1.1", "1.1"), Candidate("1.2", "1.2")]) == "1.1"


@pytest.mark.parametrize(
    ("typed", "near"),
    [("luci", ["Lucia", "Lúcio"]), ("Lucai", ["Lucia"]), ("zzz", []), ("", ["Lucia", "Lúcio"])],
)
def test_what_is_not_clear_is_refused_with_what_is_near(typed: str, near: list[str]) -> None:
    with pytest.raises(NotRecognised) as refused:
        pick(typed, ALL)
    assert list(refused.value.near)[: len(near) or None] == near


def test_what_starts_as_typed_comes_first() -> None:
    names = [one.name for one in ranked("a", [Candidate(1, "Lucia"), Candidate(2, "Antonio")])]
    assert names == ["Antonio", "Lucia"]


def test_what_is_misspelt_is_found() -> None:
    assert ranked("anotnio", ALL) == [MARCO]


@pytest.mark.parametrize("typed", ["", "   ", "\u202e"])
def test_nothing_typed_offers_all(typed: str) -> None:
    assert ranked(typed, ALL) == ALL
