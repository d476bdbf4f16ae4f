"""Game turns, action cubes, and until when who is Critical can be saved (rules.md §6.3 to §6.7)."""

import pytest

from core import health, turns
from core.apply import replay
from core.campaign import HealthState, PlaceKind, TurnPhase
from core.events import Eliminated, WhyEliminated
from core.turns import Peril
from core.violations import Refusal
from tests.core.table import MEDICINE, SWORD, Table, headquarters, refused


def tracked(turn: int = 1) -> Table:
    """Memory 1.1 in this game turn's Event phase; the Ally Lucia is on the Map."""
    table = headquarters()
    table.ally("Lucia")
    table.begin("1.1")
    table.do(turns.track)
    for _ in range(turn - 1):
        table.do(turns.next_turn)
    return table


def cubes(table: Table) -> dict[str, int]:
    assert table.campaign.clock
    return {
        table.campaign.miniature(cubes.who).name: cubes.left for cubes in table.campaign.clock.cubes
    }


def perils(table: Table) -> list[tuple[str, int]]:
    return [(peril.name, peril.until) for peril in turns.perils(table.campaign)]


def use(table: Table, name: str, number: int) -> None:
    table.do(turns.use_cubes, table.who(name), number)


def test_who_does_not_track_turns_never_meets_them() -> None:
    table = headquarters()
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    assert table.campaign.clock is None
    assert perils(table) == []
    for decision in (turns.next_turn, turns.next_phase, turns.leave_alone):
        with refused(Refusal.TURNS_NOT_TRACKED):
            table.do(decision)


def test_turns_are_tracked_during_a_memory_and_begin_at_1() -> None:
    table = headquarters()
    with refused(Refusal.NO_MEMORY_UNDER_WAY):
        table.do(turns.track)
    table.begin("1.1")
    table.do(turns.track)
    assert table.campaign.clock
    assert (table.campaign.clock.turn, table.campaign.clock.phase) == (1, TurnPhase.EVENT)
    with refused(Refusal.TURNS_TRACKED_ALREADY, turn=1):
        table.do(turns.track)


def test_6_7_event_phase_assassin_phase_enemy_phase_next_turn() -> None:
    table = tracked()
    seen = []
    for _ in range(4):
        table.do(turns.next_phase)
        assert table.campaign.clock
        seen.append((table.campaign.clock.turn, table.campaign.clock.phase))
    assert seen == [
        (1, TurnPhase.ASSASSIN),
        (1, TurnPhase.ENEMY),
        (2, TurnPhase.EVENT),
        (2, TurnPhase.ASSASSIN),
    ]


def test_the_clock_stops_with_the_attempt() -> None:
    table = tracked(turn=3)
    table.end(success=False)
    assert table.campaign.clock is None
    table.begin("1.1")
    assert table.campaign.clock is None


# --- Critical until when (§6.4) ------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Alessandra", "Lucia"])
def test_6_4_critical_in_turn_n_is_eliminated_when_turn_n_plus_1_ends(name: str) -> None:
    table = tracked(turn=4)
    table.hurt(name, 3)
    assert perils(table) == [(name, 5)]
    table.do(turns.next_turn)
    assert table.state(name) is HealthState.CRITICAL_CONDITION, "safe through turn 4"
    assert perils(table) == [(name, 5)], "the warning, one turn ahead"
    events = table.do(turns.next_turn)
    assert table.state(name) is HealthState.ELIMINATED
    assert perils(table) == []
    (eliminated,) = (event for event in events if isinstance(event, Eliminated))
    assert (eliminated.who.name, eliminated.why) == (name, WhyEliminated.NOT_HEALED_IN_TIME)


def test_6_4_the_phases_within_a_turn_eliminate_nobody() -> None:
    table = tracked()
    table.hurt("Alessandra", 3)
    for _ in range(5):
        table.do(turns.next_phase)
    assert table.state("Alessandra") is HealthState.CRITICAL_CONDITION
    table.do(turns.next_phase)
    assert table.state("Alessandra") is HealthState.ELIMINATED


def test_6_4_who_is_healed_in_time_and_falls_again_has_time_again() -> None:
    table = tracked()
    table.have("Medicine", MEDICINE, place=table.board("Bastiano"))
    table.hurt("Alessandra", 3)
    table.do(turns.next_turn)
    table.medicine("Alessandra")
    assert perils(table) == []
    table.hurt("Alessandra", 1)
    assert perils(table) == [("Alessandra", 3)]
    table.do(turns.next_turn)
    assert table.state("Alessandra") is HealthState.CRITICAL_CONDITION


def test_who_is_critical_when_tracking_begins_has_that_turn_and_the_next() -> None:
    table = headquarters()
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    table.do(turns.track)
    assert turns.perils(table.campaign) == (
        Peril(who=table.who("Alessandra"), name="Alessandra", until=2),
    )


def test_turns_left_alone_eliminate_nobody() -> None:
    table = tracked()
    table.hurt("Alessandra", 3)
    table.do(turns.leave_alone)
    assert perils(table) == []
    assert table.state("Alessandra") is HealthState.CRITICAL_CONDITION
    table.end(success=True)
    assert table.state("Alessandra") is HealthState.ELIMINATED, "§2.6"


def test_6_5_the_clocks_elimination_bags_and_stores_like_any_other() -> None:
    table = headquarters()
    table.have("Sword", SWORD, place=table.board("Alessandra"))
    table.begin("1.1")
    table.do(turns.track)
    table.hurt("Alessandra", 3)
    table.do(turns.next_turn)
    table.do(turns.next_turn)
    assert table.lying(PlaceKind.MAIN_HALL) == ["Sword"]
    assert table.assassin("Alessandra").eliminated_in == table.campaign.attempt
    assert replay(table.log) == table.campaign


# --- action cubes (§6.7, §6.3) -------------------------------------------------------------------


def test_6_7_three_cubes_each_turn_and_unused_ones_do_not_add_up() -> None:
    table = tracked()
    assert cubes(table) == {"Alessandra": 3, "Bastiano": 3}
    use(table, "Alessandra", 2)
    with refused(Refusal.TOO_FEW_CUBES, name="Alessandra", number=2, left=1):
        use(table, "Alessandra", 2)
    assert cubes(table) == {"Alessandra": 1, "Bastiano": 3}
    table.do(turns.next_turn)
    assert cubes(table) == {"Alessandra": 3, "Bastiano": 3}


def test_6_3_who_is_critical_gets_cubes_but_cannot_use_them() -> None:
    table = tracked()
    table.have("Medicine", MEDICINE, place=table.board("Bastiano"))
    use(table, "Alessandra", 1)
    table.hurt("Alessandra", 3)
    with refused(Refusal.IN_CRITICAL_CONDITION, name="Alessandra"):
        use(table, "Alessandra", 1)
    table.do(turns.next_turn)
    assert cubes(table)["Alessandra"] == 3
    table.medicine("Alessandra")
    use(table, "Alessandra", 3)


def test_6_3_who_is_healed_uses_at_once_what_cubes_are_left() -> None:
    table = tracked()
    use(table, "Alessandra", 1)
    table.hurt("Alessandra", 3)
    table.do(health.heal, table.who("Alessandra"), 1)
    with refused(Refusal.TOO_FEW_CUBES, name="Alessandra", number=3, left=2):
        use(table, "Alessandra", 3)
    use(table, "Alessandra", 2)


def test_the_eliminated_and_allies_have_no_cubes() -> None:
    table = tracked()
    with refused(Refusal.NOT_ON_THE_MAP, name="Lucia"):
        use(table, "Lucia", 1)
    table.do(health.eliminate, table.who("Bastiano"))
    with refused(Refusal.IS_ELIMINATED, name="Bastiano"):
        use(table, "Bastiano", 1)
    table.do(turns.next_turn)
    assert cubes(table) == {"Alessandra": 3}


def test_6_6_a_stand_in_has_cubes() -> None:
    table = headquarters()
    table.play("1.1", hurt={"Alessandra": 3})
    table.resolve()
    table.decline()
    table.do(health.stand_in, table.who("Alessandra"), table.apprentice("Marco"))
    table.begin("1.2")
    table.do(turns.track)
    assert cubes(table) == {"Bastiano": 3, "Marco": 3}


def test_6_3_cubes_are_counted_of_all_who_get_any_and_are_not_eliminated() -> None:
    table = tracked()
    use(table, "Alessandra", 2)
    table.hurt("Bastiano", 3)

    def left() -> dict[str, int]:
        return {one.name: number for one, number in turns.cubes(table.campaign)}

    assert left() == {"Alessandra": 1, "Bastiano": 3}
    table.do(health.eliminate, table.who("Bastiano"))
    assert left() == {"Alessandra": 1}
    table.do(turns.leave_alone)
    assert left() == {}
