"""IV. Command Room: the Contract, its tries and its dice (rules.md §4.4)."""

import pytest

from core import roster
from core.campaign import BrownCard, Contract, DieFaces, HqLevel, Phase
from core.events import CommandRoomOutcome, CommandRoomResolved, Face
from core.headquarters import resolution
from core.headquarters.needs import ContractNumberNeed, NextContractNeed, RollNeed
from core.violations import Refusal
from tests.core.table import (
    COMMAND_ROOM,
    FAILURE,
    HIT,
    HOSPITAL,
    SPECIAL,
    Table,
    headquarters,
    refused,
    villa,
)

ALLIES = ("Lucia", "Marta", "Nico", "Paolo")


def play(table: Table, *allies: str, memory: str = "1.1") -> Table:
    """These plain Allies are in the Command Room; the Memory succeeds; that Building is due."""
    for name in allies:
        table.assign(name, COMMAND_ROOM)
    table.play(memory)
    table.resolve()
    table.decline()
    return table


def venezia(contract: int | None = 3) -> Table:
    table = headquarters(contract=contract)
    for name in ALLIES:
        table.ally(name)
    return table


def read_next(
    table: Table,
    *,
    level: HqLevel | None = None,
    number: int | None = None,
    none_left: bool = False,
) -> None:
    table.do(
        resolution.reveal_next_contract,
        table.chance,
        level=level,
        number=number,
        none_left=none_left,
    )


def result(table: Table) -> CommandRoomResolved:
    return next(event for event in reversed(table.log) if isinstance(event, CommandRoomResolved))


# --- the printed examples ------------------------------------------------------------------------


def test_example_number_3_four_plain_allies_3_successes_fulfilled() -> None:
    table = play(venezia(), *ALLIES)
    need = table.need()
    assert isinstance(need, RollNeed)
    assert (need.number, need.dice) == (3, 4)
    table.roll(HIT, SPECIAL, HIT, FAILURE)
    assert (result(table).successes, result(table).outcome) == (3, CommandRoomOutcome.FULFILLED)
    read_next(table)
    assert table.campaign.level is HqLevel.ONE
    assert table.campaign.contract == Contract(position=2)


def test_example_2_successes_do_not_and_three_plain_allies_next_time_do_without_a_roll() -> None:
    table = play(venezia(), *ALLIES)
    table.roll(HIT, SPECIAL, FAILURE, FAILURE)
    assert (result(table).successes, result(table).outcome) == (2, CommandRoomOutcome.FAILED)
    assert table.campaign.contract == Contract(position=1, number=3, tries=1)

    play(table, "Lucia", "Marta", "Nico", memory="1.2")
    assert result(table).outcome is CommandRoomOutcome.FULFILLED_SURELY
    assert result(table).dice == ()
    read_next(table)
    assert table.campaign.level is HqLevel.ONE


# --- the first try -------------------------------------------------------------------------------


def test_dice_are_the_sum_of_the_values() -> None:
    table = headquarters(contract=3)
    table.ally("Lucia", COMMAND_ROOM, command_room=2)
    table.apprentice("Marco", COMMAND_ROOM, command_room=3)
    table.ally("Nico", HOSPITAL, command_room=9)
    need = play(table).need()
    assert isinstance(need, RollNeed)
    assert need.dice == 5


@pytest.mark.parametrize("face", [HIT, SPECIAL])
def test_a_die_is_one_success_never_more(face: int) -> None:
    table = play(venezia(contract=3), "Lucia", "Marta")
    table.roll(face, face)
    assert result(table).successes == 2
    assert result(table).outcome is CommandRoomOutcome.FAILED


def test_the_faces_of_the_die_are_the_groups() -> None:
    table = play(venezia(contract=1), *ALLIES)
    table.settle(die_faces=DieFaces(hit=2, special=1, failure=3))
    table.roll(1, 2, 3, 5)
    assert result(table).dice == (Face.HIT, Face.SPECIAL, Face.FAILURE, Face.FAILURE)


def test_without_the_faces_the_bot_does_not_roll_but_the_table_may() -> None:
    table = play(venezia(contract=2), *ALLIES)
    table.settle(die_faces=None)
    with refused(Refusal.DICE_FACES_UNKNOWN):
        table.roll(HIT, HIT, HIT, HIT)
    table.do(resolution.roll_on_table, 1, 1, table.chance)
    assert result(table).dice == (Face.HIT, Face.SPECIAL, Face.FAILURE, Face.FAILURE)
    assert result(table).outcome is CommandRoomOutcome.FULFILLED
    assert not result(table).rolled_by_bot


def test_no_more_dice_are_typed_than_there_are() -> None:
    table = play(venezia(), *ALLIES)
    with refused(Refusal.TOO_MANY_DICE, number=5, dice=4):
        table.do(resolution.roll_on_table, 3, 2, table.chance)
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="hits", number=5, maximum=4):
        table.do(resolution.roll_on_table, 5, 0, table.chance)
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="specials", number=-1, minimum=0):
        table.do(resolution.roll_on_table, 1, -1, table.chance)


def test_a_failed_first_try_is_over_and_the_contract_stays_on_top() -> None:
    table = play(venezia(), *ALLIES)
    table.roll(*[FAILURE] * 4)
    assert table.campaign.phase is Phase.ASSIGNMENT
    assert table.campaign.contract == Contract(position=1, number=3, tries=1)
    assert table.in_building(COMMAND_ROOM) == []
    assert table.campaign.diary[-1].contract_fulfilled is False


# --- nobody there ⚖ ------------------------------------------------------------------------------


def test_ruling_nobody_there_leaves_the_try_unused_by_default() -> None:
    table = play(venezia())
    assert result(table).outcome is CommandRoomOutcome.NOT_TRIED
    assert table.campaign.contract == Contract(position=1, number=3, tries=0)
    assert table.campaign.diary[-1].contract_fulfilled is None


def test_ruling_nobody_there_uses_the_try() -> None:
    table = venezia()
    table.settle(empty_command_room_uses_try=True)
    play(table)
    assert result(table).outcome is CommandRoomOutcome.FAILED
    assert table.campaign.contract == Contract(position=1, number=3, tries=1)
    play(table, "Lucia", "Marta", "Nico", memory="1.2")
    assert result(table).outcome is CommandRoomOutcome.FULFILLED_SURELY


@pytest.mark.parametrize("uses_try", [False, True])
def test_nobody_there_on_the_second_try_changes_nothing(uses_try: bool) -> None:
    table = play(venezia(), *ALLIES)
    table.roll(*[FAILURE] * 4)
    if uses_try:
        table.settle(empty_command_room_uses_try=True)
    play(table, memory="1.2")
    assert result(table).outcome is CommandRoomOutcome.NOT_TRIED
    assert table.campaign.contract == Contract(position=1, number=3, tries=1)


def test_ruling_used_up_unread_the_number_is_asked_for_on_the_second_try() -> None:
    table = venezia(contract=None)
    table.settle(empty_command_room_uses_try=True)
    play(table)
    play(table, "Lucia", "Marta", memory="1.2")
    assert isinstance(table.need(), ContractNumberNeed)
    with refused(Refusal.SECOND_TRY_NEEDS_NO_DICE):
        table.roll(HIT, HIT)
    table.do(resolution.read_contract, 2, table.chance)
    assert result(table).outcome is CommandRoomOutcome.FULFILLED_SURELY


# --- the second try ------------------------------------------------------------------------------


def failed_once(number: int = 3) -> Table:
    table = play(venezia(number), "Lucia")
    table.roll(FAILURE)
    return table


def test_the_second_try_too_weak_changes_nothing() -> None:
    table = play(failed_once(), "Lucia", "Marta", memory="1.2")
    assert result(table).outcome is CommandRoomOutcome.SURE_TRY_TOO_WEAK
    assert table.campaign.contract == Contract(position=1, number=3, tries=1)
    assert table.campaign.level is HqLevel.ZERO
    assert table.campaign.phase is Phase.ASSIGNMENT
    play(table, "Lucia", "Marta", "Nico", memory="1.3")
    assert result(table).outcome is CommandRoomOutcome.FULFILLED_SURELY


def test_the_second_try_takes_no_dice() -> None:
    table = failed_once()
    play(table, "Lucia", "Marta", "Nico", memory="1.2")
    with refused(Refusal.NEXT_CONTRACT_UNKNOWN):
        table.roll(HIT, HIT, HIT)


# --- the number ✎ --------------------------------------------------------------------------------


def test_an_unknown_number_is_asked_for_before_the_roll() -> None:
    table = play(venezia(contract=None), "Lucia")
    assert table.need() == ContractNumberNeed(contract=Contract(position=1), dice=1)
    with refused(Refusal.CONTRACT_NUMBER_UNKNOWN):
        table.roll(HIT)
    table.do(resolution.read_contract, 1, table.chance)
    assert isinstance(table.need(), RollNeed)


def test_an_unknown_number_does_not_matter_when_nobody_is_there() -> None:
    table = play(venezia(contract=None))
    assert result(table).outcome is CommandRoomOutcome.NOT_TRIED


def test_the_number_is_read_at_any_time_once_the_headquarters_is_open() -> None:
    table = headquarters(contract=None)
    table.do(resolution.read_contract, 4, table.chance)
    assert table.campaign.contract == Contract(position=1, number=4)
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.do(resolution.read_contract, 4, table.chance)
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="contract_number", number=0):
        table.do(resolution.read_contract, 0, table.chance)
    with refused(Refusal.HEADQUARTERS_CLOSED):
        villa().do(resolution.read_contract, 4, table.chance)


def test_contracts_keep_their_order() -> None:
    table = headquarters()
    with refused(Refusal.CONTRACTS_KEEP_THEIR_ORDER, number=2, position=1):
        table.do(resolution.read_contract, 4, table.chance, position=2)
    table.do(resolution.read_contract, 4, table.chance, position=1)


# --- the next Contract ---------------------------------------------------------------------------


def fulfilled(level: HqLevel = HqLevel.ZERO) -> Table:
    table = venezia(contract=1)
    table.campaign = table.campaign.model_copy(update={"level": level})
    play(table, "Lucia")
    table.roll(HIT)
    return table


def test_the_fulfilled_contract_is_in_the_diary() -> None:
    assert fulfilled().campaign.diary[-1].contract_fulfilled is True


@pytest.mark.parametrize(
    ("level", "following"),
    [(HqLevel.ZERO, HqLevel.ONE), (HqLevel.THREE, HqLevel.FOUR), (HqLevel.FOUR, HqLevel.FOUR)],
)
def test_the_level_is_the_next_one_by_default_and_four_at_most(
    level: HqLevel, following: HqLevel
) -> None:
    table = fulfilled(level)
    assert table.need() == NextContractNeed(position=2, level=following)
    read_next(table)
    assert table.campaign.level is following
    assert table.campaign.phase is Phase.ASSIGNMENT


def test_the_level_is_what_the_new_top_cards_back_says() -> None:
    table = fulfilled()
    read_next(table, level=HqLevel.ZERO, number=5)
    assert table.campaign.level is HqLevel.ZERO
    assert table.campaign.contract == Contract(position=2, number=5)


def test_after_the_last_contract_there_is_none() -> None:
    table = fulfilled()
    read_next(table, none_left=True)
    assert table.campaign.contract is None
    with refused(Refusal.NO_CONTRACT):
        table.do(resolution.read_contract, 4, table.chance)
    play(table, *ALLIES, memory="1.2")
    assert result(table).outcome is CommandRoomOutcome.NO_CONTRACT
    assert table.campaign.phase is Phase.ASSIGNMENT


def test_no_other_contract_is_read_before_this_one_is_fulfilled() -> None:
    table = play(venezia(), *ALLIES)
    with refused(Refusal.NO_NEXT_CONTRACT_YET):
        read_next(table)
    with refused(Refusal.NOT_IN_RESOLUTION):
        read_next(headquarters())
    table = fulfilled()
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="contract_number"):
        read_next(table, number=0)


def test_the_two_kinds_of_attempts_are_counted_apart() -> None:
    table = venezia(contract=3)
    table.assign("Lucia", COMMAND_ROOM)
    table.begin("1.1")
    table.end(success=False)
    table.begin("1.1")
    table.end(success=False)
    table.resolve()
    table.decline()
    need = table.need()
    assert isinstance(need, RollNeed)
    assert need.contract.tries == 0
    table.roll(FAILURE)
    assert table.campaign.contract
    assert table.campaign.contract.tries == 1


def test_when_no_value_is_left_there_is_nothing_to_roll() -> None:
    table = play(venezia(), "Lucia")
    table.do(roster.edit_worker, table.who("Lucia"), brown_card=BrownCard(command_room=0))
    with refused(Refusal.NOTHING_TO_ROLL):
        table.roll()
    assert table.need() is None
    table.resolve()
    assert result(table).outcome is CommandRoomOutcome.NOT_TRIED
