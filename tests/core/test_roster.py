"""Who belongs to the group (rules.md §1, §3.5, §8)."""

import pytest

from core import health, roster
from core.campaign import (
    MAIN_HALL,
    OUT_OF_GAME,
    BrownCard,
    CardKind,
    HqLevel,
    MiniatureId,
    Slot,
    WorkerKind,
    WorkshopColour,
)
from core.cards import CardFacts
from core.inputs import folded
from core.violations import Refusal
from tests.core.table import COMMAND_ROOM, SHOP, SWORD, headquarters, refused, villa


def test_3_5_a_brown_cards_values_are_one_each_by_default_and_save_either_colour() -> None:
    card = BrownCard()
    assert card.hospital == (1, 1, 1, 1, 1)
    assert (card.workshop, card.workshop_colour) == (1, WorkshopColour.EITHER)
    assert (card.shop, card.command_room) == (1, 1)


@pytest.mark.parametrize(
    ("what", "values"),
    [
        ("hospital", {"hospital": (1, 1, -1, 1, 1)}),
        ("workshop", {"workshop": 10}),
        ("shop", {"shop": -1}),
        ("command_room", {"command_room": 10**12}),
    ],
)
def test_3_5_values_are_such_as_a_card_has(what: str, values: dict[str, object]) -> None:
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what=what, minimum=0, maximum=9):
        villa().ally("Lucia", None, **values)


def test_a_workers_name_and_values_are_corrected() -> None:
    table = headquarters()
    lucia = table.ally("Lucia", SHOP)
    table.do(roster.edit_worker, lucia, name="Lucía", brown_card=BrownCard(shop=2))
    worker = table.campaign.worker(lucia)
    assert (worker.name, worker.brown_card.shop, worker.building) == ("Lucía", 2, SHOP)
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.do(roster.edit_worker, lucia, name="Lucía")
    with refused(Refusal.NOT_A_WORKER, name="Alessandra"):
        table.do(roster.edit_worker, table.who("Alessandra"), name="Lucia")
    with refused(Refusal.UNKNOWN_MINIATURE, miniature=99):
        table.do(roster.edit_worker, MiniatureId(99), name="Lucia")


def test_a_worker_leaves() -> None:
    table = headquarters()
    lucia = table.ally("Lucia", COMMAND_ROOM)
    table.do(roster.remove_worker, lucia)
    assert table.campaign.workers == ()
    nico = table.ally("Nico")
    assert nico != lucia, "ids are never used again"


def test_a_stand_in_who_leaves_is_relieved_first() -> None:
    table = headquarters()
    table.play("1.1", hurt={"Alessandra": 3})
    table.resolve()
    table.decline()
    marco = table.apprentice("Marco")
    table.do(health.stand_in, table.who("Alessandra"), marco)
    table.have("Sword", SWORD, place=table.board("Marco"))
    table.do(roster.remove_worker, marco)
    assert table.card("Sword").place == MAIN_HALL


def test_fifty_workers_are_the_most() -> None:
    table = villa()
    for number in range(50):
        table.ally(f"Ally {number}")
    with refused(Refusal.ROSTER_FULL, maximum=50):
        table.do(roster.add_worker, WorkerKind.APPRENTICE, "Marco", BrownCard())


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\t\n"])
def test_a_name_needs_a_visible_character(name: str) -> None:
    with refused(Refusal.NAME_EMPTY):
        villa().ally(name)


def test_names_have_forty_characters_at_most() -> None:
    villa().ally("🗡" * 40)
    with refused(Refusal.NAME_TOO_LONG, length=100, maximum=40):
        villa().ally("🗡" * 100)


@pytest.mark.parametrize("name", ["Lucia", "lucia ", "LÚCÍA", "Lu\u200bcia", "\uff4cucia"])
def test_nobody_is_called_like_somebody_else(name: str) -> None:
    table = villa()
    table.ally("Lucia")
    with refused(Refusal.NAME_TAKEN, name="Lucia"):
        table.apprentice(name)
    with refused(Refusal.NAME_TAKEN, name="Lucia"):
        table.do(roster.add_assassin, name, None)


def test_names_are_kept_as_they_were_typed() -> None:
    table = villa()
    table.ally("  @everyone   `x`  ")
    assert table.who("@everyone `x`")
    assert folded("Dariâ") == folded("daria")


# --- Assassins (§8) ------------------------------------------------------------------------------


def test_8_who_joins_has_three_hearts() -> None:
    table = headquarters()
    table.do(roster.add_assassin, "Claudio", 4711)
    assert table.hearts("Claudio") == (3, 3)
    assert table.assassin("Claudio").player == 4711


def test_1_at_most_four_and_at_least_one() -> None:
    table = headquarters("Alessandra", "Bastiano", "Claudio", "Dariâ")
    with refused(Refusal.TOO_MANY_ASSASSINS, maximum=4):
        table.do(roster.add_assassin, "Ezio", None)
    table = headquarters("Alessandra")
    with refused(Refusal.TOO_FEW_ASSASSINS):
        table.do(roster.remove_assassin, table.who("Alessandra"))


def test_8_only_between_memories() -> None:
    table = headquarters()
    alessandra = table.who("Alessandra")
    table.begin("1.1")
    with refused(Refusal.ONLY_BETWEEN_MEMORIES):
        table.do(roster.add_assassin, "Claudio", None)
    table.end(success=False)
    with refused(Refusal.ONLY_BETWEEN_MEMORIES):
        table.do(roster.remove_assassin, alessandra)
    table.begin("1.1")
    table.end(success=True)
    with refused(Refusal.ONLY_BETWEEN_MEMORIES):
        table.do(roster.remove_assassin, alessandra)


def test_8_who_leaves_leaves_the_equipment_and_takes_the_skills_away() -> None:
    table = headquarters()
    board = table.board("Alessandra")
    table.have("Sword", SWORD, place=board)
    table.have("Chalice", CardFacts(kind=CardKind.REWARD), place=board)
    table.have("Leap", CardFacts(kind=CardKind.SKILL, level=HqLevel.ONE), place=board)
    table.do(roster.remove_assassin, table.who("Alessandra"))
    assert [one.name for one in table.campaign.assassins] == ["Bastiano"]
    assert table.card("Sword").place == table.card("Chalice").place == MAIN_HALL
    assert table.card("Leap").place == OUT_OF_GAME


def test_8_an_eliminated_assassin_who_leaves_frees_the_stand_in_and_the_bag() -> None:
    table = headquarters()
    blade = CardFacts(slot=Slot.HIDDEN_BLADE)
    table.have("Blade", blade, place=table.board("Alessandra"))
    table.play("1.1", hurt={"Alessandra": 3})
    table.resolve()
    table.decline()
    table.do(health.stand_in, table.who("Alessandra"), table.apprentice("Marco"))
    table.do(roster.remove_assassin, table.who("Alessandra"))
    assert table.card("Blade").place == MAIN_HALL
    table.assign("Marco", SHOP)


def test_an_assassins_name_and_player_are_corrected() -> None:
    table = headquarters()
    alessandra = table.who("Alessandra")
    table.do(roster.edit_assassin, alessandra, name="Sandra", player=4711)
    assert (table.assassin("Sandra").id, table.assassin("Sandra").player) == (alessandra, 4711)
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.do(roster.edit_assassin, alessandra, name="Sandra")
    with refused(Refusal.NAME_TAKEN, name="Bastiano"):
        table.do(roster.edit_assassin, alessandra, name="bastiano")
    table.ally("Lucia")
    with refused(Refusal.NOT_AN_ASSASSIN, name="Lucia"):
        table.do(roster.edit_assassin, table.who("Lucia"), name="Sandra")
    with refused(Refusal.UNKNOWN_MINIATURE, miniature=99):
        table.do(roster.edit_assassin, MiniatureId(99), name="Ezio")
