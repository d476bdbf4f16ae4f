import re

import pytest

from bot.telling.statistics import statistics_embed
from core.campaign import DieFaces, Language
from core.events import Face
from core.statistics import Statistics
from tests.telling.examples import HOSTILE_NAMES
from tests.telling.shown import accepted, shown

FACES = DieFaces(hit=2, special=1, failure=3)
COUNTED = Statistics(
    by_bot={Face.HIT: 20, Face.SPECIAL: 8, Face.FAILURE: 30},
    on_table={Face.HIT: 2},
    rolls=15,
    cards_revealed=40,
    cards_kept=22,
    hearts_healed=17,
    contracts_tried=12,
    contracts_fulfilled=9,
)
LEFTOVER = re.compile(r"[{}$]|stats-|[a-z]_[a-z]|  |None")


def test_what_was_rolled_against_what_the_faces_predict() -> None:
    assert (
        shown(statistics_embed("Venezia", COUNTED, FACES, Language.ENGLISH))
        == """\
Statistics of Venezia
[Dice · 60] ⚔️ 22 hits · 20.0 expected
🌟 8 special faces · 10.0 expected
✖️ 30 failures · 30.0 expected
In 15 rolls: 58 by the bot, 2 on the table. Rolls that were taken back count too.
[Against what the faces predict] A fair die differs at least this much in 74.1 % of all campaigns \
(chi-square test): nothing unusual.
[Cards, hearts, Contracts] Contracts tried: 12, fulfilled: 9
Cards revealed in the Shop: 40, kept: 22
Hearts healed: 17"""
    )


def test_in_french() -> None:
    text = shown(statistics_embed("Venezia", COUNTED, FACES, Language.FRENCH))
    assert "20,0 attendus" in text
    assert "74,1\u00a0% des campagnes" in text
    assert "Contrats tentés\u00a0: 12, remplis\u00a0: 9" in text


def test_a_loaded_die_is_named() -> None:
    loaded = COUNTED.model_copy(update={"by_bot": {Face.HIT: 58}})
    text = shown(statistics_embed("Venezia", loaded, FACES, Language.ENGLISH))
    assert "in less than 0.1 % of all campaigns (chi-square test): unusual." in text


def test_without_faces_nothing_is_predicted() -> None:
    text = shown(statistics_embed("Venezia", COUNTED, None, Language.ENGLISH))
    assert "expected" not in text
    assert "The faces of the die are not known, so nothing can be predicted." in text


def test_too_few_dice_say_nothing() -> None:
    few = Statistics(by_bot={Face.HIT: 3}, on_table={}, rolls=1)
    text = shown(statistics_embed("Venezia", few, FACES, Language.ENGLISH))
    assert "There are too few dice to say anything yet" in text


def test_nothing_was_rolled() -> None:
    none = Statistics(by_bot={}, on_table={}, rolls=0)
    text = shown(statistics_embed("Venezia", none, FACES, Language.ENGLISH))
    assert "[Dice · 0] No dice have been rolled yet." in text


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", HOSTILE_NAMES)
@pytest.mark.parametrize("faces", [None, FACES])
def test_it_fits_and_nothing_is_left_over(
    name: str, faces: DieFaces | None, language: Language
) -> None:
    embed = statistics_embed(name, COUNTED, faces, language)
    assert accepted([embed])
    assert not any(LEFTOVER.search(field.value or "") for field in embed.fields)
