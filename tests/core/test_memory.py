"""Memories and their two attempts (rules.md §2)."""

import pytest

from core import memory
from core.campaign import Attempt, HealthState, MemoryRecord, Phase
from core.violations import Refusal
from tests.core.table import headquarters, refused, villa


def test_2_3_a_success_on_the_first_attempt_completes_the_memory() -> None:
    table = headquarters()
    table.play("1.1")
    assert table.campaign.phase is Phase.RESOLUTION
    assert table.campaign.diary == (MemoryRecord(memory="1.1", attempts=1, success=True),)


@pytest.mark.parametrize("success", [True, False])
def test_2_3_the_second_attempt_completes_the_memory_either_way(success: bool) -> None:
    table = headquarters()
    table.begin("1.1")
    table.end(success=False)
    assert (table.campaign.phase, table.campaign.diary) == (Phase.BETWEEN_ATTEMPTS, ())
    table.begin("1.1")
    assert table.campaign.attempt == Attempt(memory="1.1", number=2)
    table.end(success=success)
    record = MemoryRecord(memory="1.1", attempts=2, success=success)
    assert (table.campaign.phase, table.campaign.diary) == (Phase.RESOLUTION, (record,))


def test_2_3_after_a_failed_first_attempt_only_its_second_may_begin() -> None:
    table = headquarters()
    table.begin("1.1")
    table.end(success=False)
    assert memory.playable(table.campaign) == ("1.1",)
    with refused(Refusal.SECOND_ATTEMPT_IS_DUE, memory="1.1"):
        table.begin("1.2")


def test_2_3_the_resolution_comes_before_the_next_memory() -> None:
    table = headquarters()
    table.play("1.1")
    assert memory.playable(table.campaign) == ()
    with refused(Refusal.RESOLUTION_IS_DUE):
        table.begin("1.2")


def test_2_3_there_is_no_resolution_before_the_headquarters_opens() -> None:
    table = villa()
    table.play("0.1")
    assert table.campaign.phase is Phase.VILLA
    table.begin("0.2")


def test_one_memory_at_a_time() -> None:
    table = villa()
    with refused(Refusal.NO_MEMORY_UNDER_WAY):
        table.end(success=True)
    table.begin("0.1")
    with refused(Refusal.MEMORY_UNDER_WAY, memory="0.1"):
        table.begin("0.2")


def test_2_8_a_completed_memory_is_not_played_again() -> None:
    table = villa()
    table.play("0.1")
    with refused(Refusal.MEMORY_ALREADY_COMPLETED, memory="0.1"):
        table.begin("0.1")


def test_2_1_memories_0_x_are_before_the_headquarters_all_others_after() -> None:
    with refused(Refusal.MEMORY_NEEDS_OPEN_HEADQUARTERS, memory="1.1"):
        villa().begin("1.1")
    with refused(Refusal.MEMORY_IS_BEFORE_HEADQUARTERS, memory="0.4"):
        headquarters().begin("0.4")
    assert memory.playable(villa().campaign) == ("0.1", "0.2", "0.3", "0.4")
    assert memory.playable(headquarters().campaign)[:4] == ("1.1", "1.2", "1.3", "2.1")


def test_2_8_the_memories_are_those_of_the_campaign_and_its_expansions() -> None:
    assert len(memory.MEMORIES) == len(set(memory.MEMORIES)) == 42
    table = headquarters()
    table.begin(" 4.1a ")
    assert table.campaign.attempt == Attempt(memory="4.1A", number=1)
    with refused(Refusal.UNKNOWN_MEMORY, memory="1.4"):
        headquarters().begin("1.4")


def test_the_memories_offered_follow_the_one_played_last() -> None:
    table = villa()
    table.play("0.2")
    assert memory.playable(table.campaign) == ("0.3", "0.4", "0.1")
    table.do(memory.begin)
    assert table.campaign.attempt == Attempt(memory="0.3", number=1)


def test_2_6_health_is_not_restored_between_memories() -> None:
    table = headquarters()
    table.play("1.1", hurt={"Alessandra": 1})
    table.resolve()
    table.decline()
    table.begin("1.2")
    assert table.hearts("Alessandra") == (2, 3)


def test_2_5_health_stays_as_it_ended_between_the_attempts() -> None:
    table = headquarters()
    table.begin("1.1")
    table.hurt("Alessandra", 1)
    table.end(success=False)
    table.begin("1.1")
    assert table.hearts("Alessandra") == (2, 3)


@pytest.mark.parametrize("success", [True, False])
def test_2_6_who_is_critical_when_it_ends_was_not_saved(success: bool) -> None:
    table = headquarters()
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    assert table.state("Alessandra") is HealthState.CRITICAL_CONDITION
    table.end(success=success)
    assert table.state("Alessandra") is HealthState.ELIMINATED
    assert table.assassin("Alessandra").eliminated_in == Attempt(memory="1.1", number=1)


def test_6_5_the_eliminated_go_to_red_spaces_when_the_memory_is_completed() -> None:
    table = headquarters()
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    table.end(success=False)
    assert not table.assassin("Alessandra").in_hospital
    table.begin("1.1")
    table.end(success=False)
    assert table.assassin("Alessandra").in_hospital
