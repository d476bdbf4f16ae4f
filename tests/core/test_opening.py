"""The Headquarters opens, once (rules.md §2.1, §2.7)."""

import pytest

from core import memory
from core.campaign import Contract, HqLevel, Phase, PlaceKind, Price
from core.headquarters import opening
from core.violations import Refusal
from tests.core.table import CAPE, HOSPITAL, MEDICINE, blueprint, headquarters, refused, villa


def test_2_7_it_opens_after_memory_0_4() -> None:
    table = villa()
    with refused(Refusal.HEADQUARTERS_OPENS_AFTER_0_4):
        table.do(opening.open_headquarters, "Flying Machine")
    for name in memory.BEFORE_HEADQUARTERS:
        table.play(name)
    table.do(opening.open_headquarters, "Flying Machine", contract_number=3)
    assert table.campaign.phase is Phase.ASSIGNMENT
    assert table.campaign.level is HqLevel.ZERO


def test_2_7_it_opens_once() -> None:
    with refused(Refusal.HEADQUARTERS_ALREADY_OPEN):
        headquarters().open()


def test_2_7_not_in_the_middle_of_a_memory() -> None:
    table = villa()
    table.begin("0.4")
    with refused(Refusal.MEMORY_UNDER_WAY, memory="0.4"):
        table.open()
    table.end(success=False)
    with refused(Refusal.SECOND_ATTEMPT_IS_DUE, memory="0.4"):
        table.open()


def test_2_7_contract_1_is_revealed_and_not_played() -> None:
    assert headquarters(contract=3).campaign.contract == Contract(position=1, number=3, tries=0)
    assert headquarters(contract=None).campaign.contract == Contract(position=1)


def test_2_7_the_flying_machine_lies_in_the_workshop_at_its_printed_price() -> None:
    lying = headquarters().campaign.blueprint
    assert lying
    assert (lying.name, lying.price) == ("Flying Machine", Price(white=4, black=3))


def test_2_7_a_flying_machine_that_the_group_has_entered_is_not_doubled() -> None:
    table = villa()
    table.have("flying machine", blueprint(black=2, white=1))
    table.open()
    assert len(table.campaign.cards) == 1
    assert table.campaign.blueprint == table.card("flying machine")


def test_2_7_all_villa_cards_go_to_the_main_hall() -> None:
    table = villa()
    table.have("Medicine", MEDICINE, 2)
    table.have("Borgia cape", CAPE)
    assert table.lying(PlaceKind.VILLA) == ["Borgia cape", "Medicine", "Medicine"]
    table.open()
    assert table.lying(PlaceKind.VILLA) == []
    assert table.lying(PlaceKind.MAIN_HALL) == ["Borgia cape", "Medicine", "Medicine"]


def test_2_7_each_eliminated_assassin_is_on_a_red_space() -> None:
    table = villa("Alessandra", "Bastiano", "Claudio")
    table.begin("0.4")
    table.hurt("Alessandra", 3)
    table.end(success=True, stranded=["Claudio"])
    table.open()
    assert [one.name for one in table.campaign.assassins if one.in_hospital] == [
        "Alessandra",
        "Claudio",
    ]


def test_2_7_the_first_assignment_follows() -> None:
    headquarters().ally("Lucia", HOSPITAL)


def test_4_4_the_group_corrects_the_level() -> None:
    table = headquarters()
    table.do(opening.set_level, HqLevel.TWO)
    assert table.campaign.level is HqLevel.TWO
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.do(opening.set_level, HqLevel.TWO)
    with refused(Refusal.HEADQUARTERS_CLOSED):
        villa().do(opening.set_level, HqLevel.TWO)


@pytest.mark.parametrize("number", [0, -1, 51, 10**20])
def test_a_contract_asks_for_a_number_that_dice_can_show(number: int) -> None:
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="contract_number"):
        villa().open(contract=number)
