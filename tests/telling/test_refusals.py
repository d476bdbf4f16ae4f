import re

import pytest

from bot.telling.refusals import refusal
from core.campaign import Building, Colour, Language, Phase, PlaceKind, Slot
from core.violations import Refusal, RuleViolation, Value
from tests.telling.catalogues import REFUSAL_VALUES

EXAMPLES: dict[str, list[Value]] = {
    "building": list(Building),
    "card": ["Borgia Cape"],
    "colour": list(Colour),
    "hearts": [1, 2],
    "length": [61],
    "maximum": [0, 1, 2],
    "memory": ["1.1"],
    "minimum": [0, 1, 2],
    "name": ["Lucia"],
    "number": [-5, 0, 1, 2, 2**53],
    "other": ["Leather Armour"],
    "phase": list(Phase),
    "place": list(PlaceKind),
    "slot": list(Slot),
    "what": ["count", "black", "white", "hearts", "anything"],
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
ONE_WHITE_SHORT = RuleViolation(Refusal.PAYMENT_TOO_SMALL, colour="white", number=1)
TWO_BLACK_SHORT = RuleViolation(Refusal.PAYMENT_TOO_SMALL, colour="black", number=2)
TOO_EARLY = RuleViolation(Refusal.NO_RESOLUTION_AFTER_FAILED_FIRST_ATTEMPT, memory="2.1")

ENGLISH = {
    BUILDING_FULL: """
        All 2 such spaces in the Shop are taken.
        Free one with `/unassign`, or choose another Building.
    """,
    ONE_WHITE_SHORT: """
        One more white card is needed. Add to the payment in `/resolve`, or do not build.
    """,
    TWO_BLACK_SHORT: """
        2 more black cards are needed. Add to the payment in `/resolve`, or do not build.
    """,
    TOO_EARLY: """
        There is no Resolution step after a failed 1st attempt: Memory 2.1 has its 2nd still.
        Begin that with `/memory begin`.
    """,
}
FRENCH = {
    BUILDING_FULL: """
        Les 2 emplacements de ce type dans la Boutique sont pris.
        Libérez-en un avec `/unassign`, ou choisissez un autre bâtiment.
    """,
    ONE_WHITE_SHORT: """
        Il manque 1 carte blanche. Complétez le paiement dans `/resolve`, ou ne construisez pas.
    """,
    TWO_BLACK_SHORT: """
        Il manque 2 cartes noires. Complétez le paiement dans `/resolve`, ou ne construisez pas.
    """,
    TOO_EARLY: """
        Il n’y a pas de Résolution après l’échec de la 1re tentative : la Mémoire 2.1 a encore sa
        2e. Commencez-la avec `/memory begin`.
    """,
}


@pytest.mark.parametrize("violation", ENGLISH, ids=lambda violation: str(violation.code))
def test_worded_examples(violation: RuleViolation) -> None:
    assert refusal(violation, Language.ENGLISH) == one_line(ENGLISH[violation])
    assert refusal(violation, Language.FRENCH) == one_line(FRENCH[violation])


def one_line(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text).strip(" ")


def test_names_in_refusals_are_harmless() -> None:
    text = refusal(RuleViolation(Refusal.NOT_PLACED, name="**@everyone**"), Language.ENGLISH)
    assert text.startswith("\\*\\*@\u200beveryone\\*\\* stands in no Building")
