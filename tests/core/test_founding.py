"""A campaign's beginning, settings and end (rules.md §1, and its ✎ and ⚖)."""

import pytest

from core import founding
from core.apply import found
from core.campaign import (
    DeckKeeper,
    DieFaces,
    HqLevel,
    Language,
    Phase,
    Rulings,
    Settings,
    Spaces,
    UnkeptCards,
)
from core.founding import NewAssassin
from core.violations import Refusal
from tests.core.table import Table, refused, villa

FOUR = ("Alessandra", "Bastiano", "Claudio", "Dariâ")


def test_a_campaign_begins_before_the_headquarters_opens() -> None:
    began = founding.begin("  La  Serenissima ", Settings(), [NewAssassin(name="Dariâ", player=5)])
    campaign = found(began)
    assert campaign.name == "La Serenissima"
    assert (campaign.phase, campaign.hq_open, campaign.level) == (Phase.VILLA, False, HqLevel.ZERO)
    (daria,) = campaign.assassins
    assert (daria.name, daria.player, daria.hearts) == ("Dariâ", 5, 3)


def test_1_one_to_four_assassins_take_part() -> None:
    for number in range(1, 5):
        assert len(villa(*FOUR[:number]).campaign.assassins) == number
    with refused(Refusal.TOO_FEW_ASSASSINS):
        founding.begin("Venezia", Settings(), [])
    with refused(Refusal.TOO_MANY_ASSASSINS, maximum=4):
        Table(*FOUR, "Ezio")


def test_each_has_a_name_of_their_own() -> None:
    with refused(Refusal.NAME_TAKEN, name="DARIA"):
        Table("Dariâ", "DARIA")
    with refused(Refusal.NAME_EMPTY):
        Table("Dariâ", " ")
    with refused(Refusal.NAME_TOO_LONG, maximum=40):
        Table("x" * 41)


def test_a_campaign_has_a_name() -> None:
    with refused(Refusal.NAME_EMPTY):
        founding.begin("", Settings(), [NewAssassin(name="Dariâ")])
    table = villa()
    with refused(Refusal.NAME_TOO_LONG, length=61, maximum=60):
        table.do(founding.rename, "x" * 61)
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.do(founding.rename, "Venezia")
    table.do(founding.rename, "Roma")
    assert table.campaign.name == "Roma"


def test_the_rulings_defaults_are_those_of_the_rules() -> None:
    assert Rulings() == Rulings(
        medicine_raises_eliminated=False,
        heal_newly_eliminated=True,
        heal_injured_anywhere=True,
        unkept_cards=UnkeptCards.DISCARD,
        empty_command_room_uses_try=False,
    )
    assert Settings() == Settings(
        language=Language.ENGLISH,
        die_faces=None,
        spaces=Spaces(),
        deck_keeper=DeckKeeper.TABLE,
        medicine_hearts=1,
    )


def test_settings_are_changed_at_any_time() -> None:
    table = villa()
    table.settle(language=Language.FRENCH, heal_injured_anywhere=False)
    assert table.campaign.settings.language is Language.FRENCH
    assert not table.campaign.settings.rulings.heal_injured_anywhere
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.settle(language=Language.FRENCH)


@pytest.mark.parametrize(
    ("what", "settings"),
    [
        ("hospital", Settings(spaces=Spaces(hospital=-1))),
        ("workshop", Settings(spaces=Spaces(workshop=51))),
        ("shop", Settings(spaces=Spaces(shop=10**9))),
        ("command_room", Settings(spaces=Spaces(command_room=-1))),
        ("red", Settings(spaces=Spaces(red=51))),
        ("medicine_hearts", Settings(medicine_hearts=0)),
        ("hit_faces", Settings(die_faces=DieFaces(hit=-1, special=1, failure=1))),
        ("special_faces", Settings(die_faces=DieFaces(hit=1, special=21, failure=1))),
        ("failure_faces", Settings(die_faces=DieFaces(hit=1, special=1, failure=-1))),
        ("faces", Settings(die_faces=DieFaces(hit=1, special=0, failure=0))),
        ("faces", Settings(die_faces=DieFaces(hit=10, special=10, failure=1))),
    ],
)
def test_settings_hold_numbers_that_a_game_has(what: str, settings: Settings) -> None:
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what=what):
        villa(settings=settings)
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what=what):
        villa().do(founding.change_settings, settings)


def test_a_campaign_ends() -> None:
    table = villa()
    table.do(founding.end)
    assert table.campaign.phase is Phase.ENDED
