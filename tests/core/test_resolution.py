"""The Resolution: when it comes, and its order (rules.md §2.3, §4)."""

from collections.abc import Callable

import pytest

from core.campaign import Building, Phase
from core.events import (
    CommandRoomResolved,
    Happened,
    HospitalResolved,
    ResolutionBegan,
    ResolutionCompleted,
    ShopResolved,
    WorkshopResolved,
)
from core.headquarters import hospital, workshop
from core.headquarters.needs import BuildNeed, DrawNeed, HeartsNeed, KeepNeed, RollNeed
from core.violations import Refusal
from tests.core.table import FAILURE, Table, headquarters, refused, villa

IN_ORDER: tuple[type[Happened], ...] = (
    ResolutionBegan,
    HospitalResolved,
    WorkshopResolved,
    ShopResolved,
    CommandRoomResolved,
    ResolutionCompleted,
)


def everywhere() -> Table:
    """A worker in each Building, and two Assassins who need the Hospital's one heart."""
    table = headquarters()
    for building in Building:
        table.ally(building.value, building)
    table.play("1.1", hurt={"Alessandra": 1, "Bastiano": 1})
    return table


def test_4_it_stops_where_people_choose_and_only_there() -> None:
    table = everywhere()
    assert table.need() is None
    table.resolve()
    assert isinstance(table.need(), HeartsNeed)
    table.heal(Alessandra=1)
    assert isinstance(table.need(), BuildNeed)
    table.decline()
    assert isinstance(table.need(), DrawNeed)
    table.draw("A", "B", "C", "D")
    assert isinstance(table.need(), KeepNeed)
    table.keep("A")
    assert isinstance(table.need(), RollNeed)
    table.roll(FAILURE)
    assert table.need() is None
    assert table.campaign.phase is Phase.ASSIGNMENT


def test_4_the_four_buildings_are_resolved_in_order_and_each_is_emptied() -> None:
    table = everywhere()
    steps: list[Callable[[], object]] = [
        table.resolve,
        lambda: table.heal(Alessandra=1),
        table.decline,
        lambda: table.draw("A"),
        lambda: table.keep("A"),
        lambda: table.roll(FAILURE),
    ]
    empty = [0, 1, 2, 2, 3, 4]
    for step, emptied in zip(steps, empty, strict=True):
        step()
        occupied = [building for building in Building if table.in_building(building)]
        assert occupied == list(Building)[emptied:]
    told = [type(event) for event in table.log if isinstance(event, IN_ORDER)]
    assert told == list(IN_ORDER)


def test_4_without_any_choice_it_runs_through_at_once() -> None:
    table = headquarters()
    table.do(workshop.take_back_blueprint)
    table.play("1.1")
    events = table.resolve()
    assert [type(event) for event in events] == list(IN_ORDER)


@pytest.mark.parametrize("success", [True, False])
def test_2_3_there_is_one_after_a_second_attempt_either_way(success: bool) -> None:
    table = headquarters()
    table.begin("1.1")
    table.end(success=False)
    table.begin("1.1")
    table.end(success=success)
    events = table.resolve()
    assert events[0] == ResolutionBegan(memory="1.1", success=success)


def test_2_3_there_is_none_at_any_other_time() -> None:
    with refused(Refusal.HEADQUARTERS_CLOSED):
        villa().resolve()
    table = headquarters()
    with refused(Refusal.NOT_IN_RESOLUTION):
        table.resolve()
    table.begin("1.1")
    with refused(Refusal.MEMORY_UNDER_WAY, memory="1.1"):
        table.resolve()
    table.end(success=False)
    with refused(Refusal.NO_RESOLUTION_AFTER_FAILED_FIRST_ATTEMPT, memory="1.1"):
        table.resolve()


def test_it_is_begun_once() -> None:
    table = everywhere()
    with refused(Refusal.RESOLUTION_NOT_STARTED):
        table.heal(Alessandra=1)
    table.resolve()
    with refused(Refusal.RESOLUTION_ALREADY_BEGAN):
        table.resolve()


def test_no_building_is_resolved_out_of_order() -> None:
    table = everywhere()
    table.resolve()
    wrong: dict[str, Callable[[], object]] = {
        "workshop": table.decline,
        "shop": lambda: table.draw("A"),
        "command_room": lambda: table.roll(FAILURE),
    }
    for building, step in wrong.items():
        with refused(Refusal.WRONG_BUILDING, building=building, due="hospital"):
            step()
    table.do(hospital.heal, {table.who("Alessandra"): 1})
    with refused(Refusal.WRONG_BUILDING, building="hospital", due="workshop"):
        table.heal(Bastiano=1)
