"""What groups get wrong: rules.md §9, in its order. The bot does not, and says why not."""

import pytest

from core.campaign import DISCARD, Building, CardKind, Contract, HealthState, HqLevel, Slot
from core.cards import CardFacts, NewCards
from core.events import CommandRoomOutcome, CommandRoomResolved
from core.headquarters import command_room, resolution
from core.violations import Refusal
from tests.core import stages
from tests.core.table import COMMAND_ROOM, FAILURE, HIT, SHOP, armour, blueprint, refused


def test_reassigning_before_a_second_attempt() -> None:
    with refused(Refusal.NO_REASSIGNING_BEFORE_SECOND_ATTEMPT, memory="1.1"):
        stages.failed_once().assign("Lucia", SHOP)


def test_resolving_after_a_failed_first_attempt() -> None:
    with refused(Refusal.NO_RESOLUTION_AFTER_FAILED_FIRST_ATTEMPT, memory="1.1"):
        stages.failed_once().resolve()


def test_resolving_out_of_order() -> None:
    with refused(Refusal.WRONG_BUILDING, building="workshop", due="hospital"):
        stages.at_hospital().decline()
    with refused(Refusal.WRONG_BUILDING, building="hospital", due="workshop"):
        stages.at_workshop().heal(Alessandra=1)


def test_mixing_up_the_two_kinds_of_attempts_a_second_attempt_is_no_second_try() -> None:
    table = stages.failed_once()
    table.begin("1.1")
    table.end(success=True)
    assert table.campaign.contract == Contract(position=1, number=3, tries=0)


def test_mixing_up_the_two_kinds_of_attempts_a_second_try_is_sure_in_any_attempt() -> None:
    with refused(Refusal.SECOND_TRY_NEEDS_NO_DICE):
        stages.at_second_try().roll(HIT)


def test_too_few_workers_for_the_sure_second_try() -> None:
    table = stages.at_command_room()
    table.roll(FAILURE)
    table.assign("Marta", COMMAND_ROOM)
    assert command_room.missing_for_second_try(table.campaign) == 2
    table.play("1.2")
    table.resolve()
    table.decline()
    resolved = next(one for one in reversed(table.log) if isinstance(one, CommandRoomResolved))
    assert resolved.outcome is CommandRoomOutcome.SURE_TRY_TOO_WEAK
    assert table.campaign.contract == Contract(position=1, number=3, tries=1)


def test_shuffling_contracts() -> None:
    with refused(Refusal.CONTRACTS_KEEP_THEIR_ORDER, number=2, position=1):
        table = stages.assignment()
        table.do(resolution.read_contract, 5, table.chance, position=2)
    with refused(Refusal.NO_NEXT_CONTRACT_YET):
        table = stages.at_command_room()
        table.do(resolution.reveal_next_contract, table.chance)


def test_counting_investigation_cards_among_the_four() -> None:
    table = stages.at_shop()
    clue = NewCards(name="Clue", printed=CardFacts(kind=CardKind.INVESTIGATION))
    with refused(Refusal.INVESTIGATION_IS_IGNORED, card="Clue"):
        table.do(resolution.reveal_on_table, [clue], table.chance)


def test_putting_white_cards_in_the_discard_pile() -> None:
    with refused(Refusal.WHITE_CARDS_ARE_NOT_DISCARDED, card="Sword"):
        stages.assignment().move("Sword", DISCARD)


def test_paying_with_an_unbuilt_blueprint() -> None:
    table = stages.assignment()
    (rope,) = table.have("Rope", blueprint(black=1, white=0))
    table.play("1.1")
    table.resolve()
    with refused(Refusal.BLUEPRINT_IS_NO_PAYMENT, card="Rope"):
        table.build([rope])


def test_paying_with_bagged_cards() -> None:
    table = stages.eliminated()
    table.play("1.2")
    table.resolve()
    with refused(Refusal.CARD_OUT_OF_REACH, card="Plate", place="bag"):
        table.build(table.ids("Plate"))


def test_healing_above_the_maximum() -> None:
    table = stages.at_hospital()
    with refused(Refusal.ABOVE_MAXIMUM, name="Alessandra", number=2, maximum=1):
        table.heal(Alessandra=2)
    table.medicine("Alessandra")
    (again,) = table.have("Medicine", CardFacts(medicine=True))
    with refused(Refusal.ALREADY_AT_MAXIMUM, name="Alessandra", maximum=3):
        table.medicine("Alessandra")
    assert table.campaign.card(again).place == table.campaign.store


def test_healing_by_swapping_armour() -> None:
    table = stages.critical()
    with refused(Refusal.IN_CRITICAL_CONDITION, name="Alessandra"):
        table.move("Plate", table.board("Alessandra"), agreed=["Alessandra", "Bastiano"])
    assert table.state("Alessandra") is HealthState.CRITICAL_CONDITION


def test_healing_by_taking_armour_off_and_putting_it_on() -> None:
    table = stages.assignment()
    table.have("Plate", armour(2), place=table.board("Alessandra"))
    table.play("1.1", hurt={"Alessandra": 4})
    with refused(Refusal.ARMOUR_HOLDS_THE_LAST_HEARTS, name="Alessandra"):
        table.move("Plate", table.campaign.store)
    table.have("Leather", armour(1))
    with refused(Refusal.ARMOUR_IS_NOT_BETTER, card="Leather", other="Plate", hearts=2):
        table.move("Leather", table.board("Alessandra", Slot.ARMOUR))
    assert table.hearts("Alessandra") == (1, 5)


def test_healing_allies() -> None:
    with refused(Refusal.ALLIES_NEED_NO_HEALING, name="Lucia"):
        stages.at_hospital().heal(Lucia=1)
    with refused(Refusal.ALLIES_NEED_NO_HEALING, name="Lucia"):
        stages.at_hospital().medicine("Lucia")


def test_forgetting_to_clear_a_building() -> None:
    table = stages.at_command_room()
    table.roll(FAILURE)
    assert [table.in_building(building) for building in Building] == [[], [], [], []]


@pytest.mark.parametrize("target", ["Bastiano", "Main Hall"])
def test_trading_skill_cards(target: str) -> None:
    table = stages.assignment()
    skill = CardFacts(kind=CardKind.SKILL, level=HqLevel.ONE)
    table.have("Leap", skill, place=table.board("Alessandra"))
    place = table.campaign.store if target == "Main Hall" else table.board(target)
    with refused(Refusal.SKILL_CARDS_ARE_NOT_TRADED, card="Leap"):
        table.move("Leap", place)
