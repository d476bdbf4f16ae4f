"""I. Hospital (rules.md §4.1)."""

import pytest

from core import health
from core.campaign import HealthState, HqLevel, PlaceKind, Slot
from core.events import HospitalResolved
from core.headquarters import assignment, opening, resolution
from core.headquarters.needs import BuildNeed, HeartsNeed
from core.violations import Refusal
from tests.core.table import HOSPITAL, Table, armour, headquarters, refused


def hurt(*, hearts: int, **lost: int) -> Table:
    """The Resolution begins with so many hearts in the Hospital, after some were lost."""
    table = headquarters("Alessandra", "Bastiano", "Claudio")
    table.ally("Lucia", HOSPITAL, hospital=(hearts,) * 5)
    table.play("1.1", hurt=lost)
    table.resolve()
    return table


def result(table: Table) -> HospitalResolved:
    return next(event for event in reversed(table.log) if isinstance(event, HospitalResolved))


def test_total_hearts_are_the_sum_of_the_workers_values_at_the_current_level() -> None:
    table = headquarters()
    table.ally("Lucia", HOSPITAL, hospital=(0, 1, 2, 3, 4))
    table.ally("Marta", HOSPITAL, hospital=(2, 2, 2, 2, 3))
    table.ally("Nico", hospital=(9, 9, 9, 9, 9))
    table.do(opening.set_level, HqLevel.THREE)
    table.play("1.1", hurt={"Alessandra": 2})
    table.resolve()
    assert [(share.worker.name, share.value) for share in result(table).shares] == [
        ("Lucia", 3),
        ("Marta", 2),
    ]
    assert (result(table).level, result(table).total) == (HqLevel.THREE, 5)


def test_the_group_splits_the_total_as_it_likes() -> None:
    table = hurt(hearts=3, Alessandra=2, Bastiano=2)
    need = table.need()
    assert isinstance(need, HeartsNeed)
    assert need.total == 3
    assert [(one.assassin.name, one.hearts, one.maximum, one.room) for one in need.patients] == [
        ("Alessandra", 1, 3, 2),
        ("Bastiano", 1, 3, 2),
    ]
    table.heal(Alessandra=1, Bastiano=2)
    assert table.hearts("Alessandra") == (2, 3)
    assert table.state("Alessandra") is HealthState.INJURED
    assert table.hearts("Bastiano") == (3, 3)
    assert table.state("Bastiano") is HealthState.FULL_HEALTH


def test_a_split_without_a_choice_is_made_for_the_group() -> None:
    table = hurt(hearts=1, Alessandra=2)
    assert table.hearts("Alessandra") == (2, 3)
    table = hurt(hearts=9, Alessandra=2, Bastiano=1)
    assert table.hearts("Alessandra") == table.hearts("Bastiano") == (3, 3)
    table = hurt(hearts=0, Alessandra=2, Bastiano=1)
    assert table.hearts("Alessandra") == (1, 3)


def test_hearts_left_over_are_lost() -> None:
    table = hurt(hearts=5, Alessandra=2)
    assert (result(table).total, result(table).lost) == (5, 3)


def test_nobody_goes_above_their_maximum() -> None:
    table = hurt(hearts=2, Alessandra=1, Bastiano=2)
    with refused(Refusal.ABOVE_MAXIMUM, name="Alessandra", number=2, maximum=1):
        table.heal(Alessandra=2)
    with refused(Refusal.ABOVE_MAXIMUM, name="Alessandra", number=100, maximum=1):
        table.heal(Alessandra=100)


def test_armour_raises_the_maximum() -> None:
    table = headquarters()
    table.have("Plate", armour(2), place=table.board("Alessandra"))
    table.ally("Lucia", HOSPITAL, hospital=(9,) * 5)
    table.play("1.1", hurt={"Alessandra": 4})
    table.resolve()
    assert table.hearts("Alessandra") == (5, 5)


def test_no_more_hearts_than_there_are_and_none_is_forgotten() -> None:
    table = hurt(hearts=2, Alessandra=2, Bastiano=2)
    with refused(Refusal.TOO_MANY_HEARTS, number=3, maximum=2):
        table.heal(Alessandra=2, Bastiano=1)
    with refused(Refusal.HEARTS_LEFT_TO_GIVE, number=1):
        table.heal(Alessandra=1)
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="hearts"):
        table.heal(Alessandra=2, Bastiano=-1)


def test_who_lost_no_heart_is_no_patient() -> None:
    table = hurt(hearts=1, Alessandra=2, Bastiano=2)
    with refused(Refusal.NOT_A_PATIENT, name="Claudio"):
        table.heal(Claudio=1)


def test_allies_and_apprentices_need_no_healing() -> None:
    table = hurt(hearts=1, Alessandra=2, Bastiano=2)
    with refused(Refusal.ALLIES_NEED_NO_HEALING, name="Lucia"):
        table.heal(Lucia=1)


def test_the_hospital_is_empty_afterwards() -> None:
    table = hurt(hearts=1, Alessandra=3, Bastiano=2)
    assert table.assassin("Alessandra").in_hospital
    table.heal(Bastiano=1)
    assert table.in_building(HOSPITAL) == []
    assert not table.assassin("Alessandra").in_hospital


# --- the Eliminated ------------------------------------------------------------------------------


def eliminated() -> Table:
    """Alessandra, in an armour of two hearts, is Eliminated; Marco stands in for her."""
    table = headquarters("Alessandra", "Bastiano", "Claudio")
    table.have("Plate", armour(2), place=table.board("Alessandra"))
    table.play("1.1", hurt={"Alessandra": 5})
    table.resolve()
    table.decline()
    table.do(health.stand_in, table.who("Alessandra"), table.apprentice("Marco"))
    return table


@pytest.mark.parametrize(
    ("hearts", "after"), [(1, HealthState.INJURED), (5, HealthState.FULL_HEALTH)]
)
def test_an_eliminated_assassin_returns_with_a_heart(hearts: int, after: HealthState) -> None:
    table = eliminated()
    table.ally("Lucia", HOSPITAL, hospital=(hearts,) * 5)
    table.play("1.2")
    table.resolve()
    assert table.state("Alessandra") is after
    assert table.hearts("Alessandra") == (hearts, 5)
    assert not table.assassin("Alessandra").in_hospital
    assert table.assassin("Alessandra").eliminated_in is None


def test_who_returns_takes_back_the_bag_and_the_apprentice_goes_back_to_the_pool() -> None:
    table = eliminated()
    table.have("Cuirass", armour(1), place=table.board("Marco"))
    assert table.lying(PlaceKind.BAG) == ["Plate"]
    table.ally("Lucia", HOSPITAL)
    table.play("1.2")
    table.resolve()
    assert table.on_board("Alessandra") == [("Plate", Slot.ARMOUR)]
    assert table.lying(PlaceKind.MAIN_HALL) == ["Cuirass"]
    assert table.campaign.stand_in_of(table.who("Alessandra")) is None


def test_who_gets_no_heart_stays_eliminated_and_goes_to_a_red_space_again() -> None:
    table = eliminated()
    table.play("1.2")
    table.resolve()
    assert [one.name for one in result(table).still_eliminated] == ["Alessandra"]
    assert not table.assassin("Alessandra").in_hospital
    table.decline()
    assert table.state("Alessandra") is HealthState.ELIMINATED
    assert table.assassin("Alessandra").in_hospital
    assert table.campaign.stand_in_of(table.who("Alessandra"))


def test_an_eliminated_assassin_is_healed_on_a_red_space_only() -> None:
    table = eliminated()
    table.do(assignment.unassign, table.who("Alessandra"))
    table.ally("Lucia", HOSPITAL)
    table.begin("1.2")
    for name in ("Bastiano", "Claudio"):
        table.hurt(name, 1)
    # Completing the Memory puts her on a red space again, unless none is left.
    table.settle(spaces=table.campaign.settings.spaces.model_copy(update={"red": 0}))
    table.end(success=True)
    table.resolve()
    with refused(Refusal.NOT_A_PATIENT, name="Alessandra"):
        table.heal(Alessandra=1)


# --- rulings ⚖ -----------------------------------------------------------------------------------


@pytest.mark.parametrize("attempts", [1, 2])
def test_ruling_eliminated_in_this_very_memory_can_be_healed_by_default(attempts: int) -> None:
    table = headquarters()
    table.ally("Lucia", HOSPITAL)
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    if attempts == 2:
        table.end(success=False)
        table.begin("1.1")
    table.end(success=True)
    table.resolve()
    assert table.state("Alessandra") is HealthState.INJURED


@pytest.mark.parametrize("attempts", [1, 2])
def test_ruling_eliminated_in_this_very_memory_from_the_next_resolution_on(attempts: int) -> None:
    table = headquarters()
    table.settle(heal_newly_eliminated=False)
    table.ally("Lucia", HOSPITAL)
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    if attempts == 2:
        table.end(success=False)
        table.begin("1.1")
    table.end(success=True)
    table.resolve()
    assert table.state("Alessandra") is HealthState.ELIMINATED
    table.decline()
    table.assign("Lucia", HOSPITAL)
    table.play("1.2")
    table.resolve()
    assert table.state("Alessandra") is HealthState.INJURED


def test_ruling_anyone_injured_can_be_healed_by_default() -> None:
    table = hurt(hearts=2, Alessandra=1)
    assert table.hearts("Alessandra") == (3, 3)


def test_ruling_only_the_injured_in_the_hospital() -> None:
    table = hurt(hearts=0, Alessandra=1, Bastiano=1)
    table.decline()
    table.settle(heal_injured_anywhere=False)
    table.assign("Alessandra", HOSPITAL)
    table.ally("Marta", HOSPITAL)
    table.play("1.2")
    table.resolve()
    assert table.hearts("Alessandra") == (3, 3)
    assert table.hearts("Bastiano") == (2, 3)


# --- going on ------------------------------------------------------------------------------------


def test_when_something_else_settles_the_split_the_resolution_goes_on() -> None:
    table = hurt(hearts=1, Alessandra=1, Bastiano=1)
    assert isinstance(table.need(), HeartsNeed)
    with refused(Refusal.RESOLUTION_ALREADY_BEGAN):
        table.resolve()
    table.do(opening.set_level, HqLevel.ONE)
    table.settle(heal_injured_anywhere=False)
    assert table.need() is None
    table.do(resolution.begin, table.chance)
    assert isinstance(table.need(), BuildNeed)
    assert (result(table).total, result(table).lost) == (1, 1)
