import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import core
from bot.telling.refusals import refusal, refusal_key
from core.campaign import (
    Building,
    Colour,
    HealthState,
    Language,
    Phase,
    PlaceKind,
    Slot,
)
from core.invariants import Invariant
from core.violations import Refusal, RuleViolation, Value
from tests.telling.catalogues import REFUSAL_VALUES, entries

EXAMPLES: dict[str, list[Value]] = {
    "building": list(Building),
    "card": ["Borgia Cape"],
    "colour": list(Colour),
    "dice": [1, 2],
    "due": list(Building),
    "hearts": [1, 2],
    "keep": [0, 1, 2],
    "left": [0, 1, 2],
    "length": [61],
    "maximum": [0, 1, 2],
    "memory": ["1.1"],
    "minimum": [0, 1, 2],
    "name": ["Lucia"],
    "number": [-5, 0, 1, 2, 2**53],
    "other": ["Leather Armour"],
    "phase": list(Phase),
    "place": list(PlaceKind),
    "role": ["77"],
    "rule": list(Invariant),
    "slot": list(Slot),
    "state": list(HealthState),
    "turn": [3],
    "what": ["count", "black", "medicine_hearts", "hit_faces", "red", "anything"],
    "user": ["123"],
}
LEFTOVER = re.compile(r"[{}$]|refusal|_|  ")


def with_examples(code: Refusal) -> list[RuleViolation]:
    """The violation with each example of each of its values."""
    names = REFUSAL_VALUES[code]
    most = max((len(EXAMPLES[name]) for name in names), default=1)
    return [
        RuleViolation(code, **{name: EXAMPLES[name][i % len(EXAMPLES[name])] for name in names})
        for i in range(most)
    ]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("code", Refusal)
def test_every_refusal_says_what_is_wrong_and_what_to_do_instead(
    code: Refusal, language: Language
) -> None:
    for violation in with_examples(code):
        text = refusal(violation, language)
        assert not LEFTOVER.search(text), text
        assert len(re.findall(r"[.;](?: |$)", text)) >= 2, text
        assert len(text) < 400


BUILDING_FULL = RuleViolation(Refusal.BUILDING_FULL, building="shop", maximum=2)
NOTHING_PAID = RuleViolation(Refusal.PAYMENT_TOO_SMALL, number=0, minimum=1)
TOO_LITTLE_PAID = RuleViolation(Refusal.PAYMENT_TOO_SMALL, number=5, minimum=7)
TOO_EARLY = RuleViolation(Refusal.NO_RESOLUTION_AFTER_FAILED_FIRST_ATTEMPT, memory="2.1")

ENGLISH = {
    BUILDING_FULL: """
        All 2 such spaces in the Shop are taken.
        Free one with `/unassign`, or choose another Building.
    """,
    NOTHING_PAID: """
        1 card must be paid, and that is none. Add it in `/resolve`, or do not build.
    """,
    TOO_LITTLE_PAID: """
        7 cards must be paid in all, and that is 5. Add to the payment in `/resolve`, or do not
        build.
    """,
    TOO_EARLY: """
        There is no Resolution step after a failed 1st attempt: Memory 2.1 has its 2nd still.
        Begin that with `/memory begin`.
    """,
}
FRENCH = {
    BUILDING_FULL: """
        Les 2 emplacements de ce type dans la Boutique sont pris.
        Libérez-en un avec `/retirer`, ou choisissez un autre bâtiment.
    """,
    NOTHING_PAID: """
        Il faut payer 1 carte, et il n’y en a aucune. Ajoutez-la dans `/résoudre`, ou ne construisez
        pas.
    """,
    TOO_LITTLE_PAID: """
        Il faut payer 7 cartes en tout, et il y en a 5. Complétez le paiement dans `/résoudre`, ou
        ne construisez pas.
    """,
    TOO_EARLY: """
        Il n’y a pas de Résolution après l’échec de la 1re tentative : la Mémoire 2.1 a encore sa
        2e. Commencez-la avec `/mémoire commencer`.
    """,
}


@pytest.mark.parametrize("violation", ENGLISH, ids=lambda violation: str(violation.code))
def test_worded_examples(violation: RuleViolation) -> None:
    assert refusal(violation, Language.ENGLISH) == one_line(ENGLISH[violation])
    assert refusal(violation, Language.FRENCH) == one_line(FRENCH[violation])


def one_line(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text).strip(" ")


def test_no_sentence_is_left_over_from_a_refusal_that_is_no_more() -> None:
    worded = {key for key in entries(Language.ENGLISH) if key.startswith("refusal-")}
    assert worded == {refusal_key(code) for code in Refusal}


def raised() -> Iterator[tuple[str, Refusal, set[str]]]:
    """Where core refuses something, why, and the names of the values that it tells."""
    for path in sorted(Path(core.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="RuleViolation"),
                    args=[ast.Attribute(value=ast.Name(id="Refusal"), attr=code)],
                ):
                    values = {keyword.arg for keyword in node.keywords if keyword.arg}
                    yield f"{path.name}:{node.lineno}", Refusal[code], values


def test_core_tells_every_value_that_a_sentence_needs() -> None:
    missing = {
        (where, code): lacking
        for where, code, values in raised()
        if (lacking := REFUSAL_VALUES[code] - values)
    }
    assert missing == {}


def test_names_in_refusals_are_harmless() -> None:
    text = refusal(RuleViolation(Refusal.NOT_PLACED, name="**@everyone**"), Language.ENGLISH)
    assert text.startswith("\\*\\*@\u200beveryone\\*\\* stands in no Building")
