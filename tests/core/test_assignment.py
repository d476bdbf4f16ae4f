"""The Assignment step (rules.md §3)."""

import pytest

from core import health
from core.campaign import OUT_OF_GAME, Building, HealthState, Spaces
from core.headquarters import assignment, command_room, workshop
from core.violations import Refusal
from tests.core.table import (
    COMMAND_ROOM,
    HOSPITAL,
    MEDICINE,
    SHOP,
    SWORD,
    WORKSHOP,
    Table,
    blueprint,
    headquarters,
    refused,
    villa,
)


def with_eliminated_alessandra() -> Table:
    """The Assignment step after a Memory in which Alessandra was Eliminated and nobody healed."""
    table = headquarters()
    table.play("1.1", hurt={"Alessandra": 3})
    table.resolve()
    table.decline()
    return table


@pytest.mark.parametrize("building", Building)
def test_3_1_allies_and_apprentices_work_in_any_building(building: Building) -> None:
    table = headquarters()
    table.ally("Lucia", building)
    table.apprentice("Marco", building)
    assert table.in_building(building) == ["Lucia", "Marco"]


def test_3_1_a_miniature_is_in_one_building_at_a_time() -> None:
    table = headquarters()
    table.ally("Lucia", SHOP)
    table.assign("Lucia", HOSPITAL)
    assert table.in_building(SHOP) == []
    assert table.in_building(HOSPITAL) == ["Lucia"]
    with refused(Refusal.ALREADY_THERE, name="Lucia"):
        table.assign("Lucia", HOSPITAL)


def test_3_1_a_playing_assassin_never_works() -> None:
    for building in Building:
        with refused(Refusal.ASSASSINS_DO_NOT_WORK, name="Alessandra"):
            headquarters().assign("Alessandra", building)


def test_a_miniature_is_taken_out_again() -> None:
    table = headquarters()
    table.ally("Lucia", SHOP)
    table.do(assignment.unassign, table.who("Lucia"))
    assert table.in_building(SHOP) == []
    with refused(Refusal.NOT_PLACED, name="Lucia"):
        table.do(assignment.unassign, table.who("Lucia"))


def test_3_2_red_spaces_hold_eliminated_assassins_and_are_in_the_hospital_only() -> None:
    table = with_eliminated_alessandra()
    assert table.assassin("Alessandra").in_hospital
    table.do(assignment.unassign, table.who("Alessandra"))
    for building in (WORKSHOP, SHOP, COMMAND_ROOM):
        with refused(Refusal.RED_SPACES_ARE_IN_THE_HOSPITAL, name="Alessandra"):
            table.assign("Alessandra", building)
    table.assign("Alessandra", HOSPITAL)
    with refused(Refusal.ALREADY_THERE, name="Alessandra"):
        table.assign("Alessandra", HOSPITAL)


def test_3_3_without_a_limit_a_building_holds_everybody() -> None:
    table = headquarters()
    for number in range(50):
        table.ally(f"Ally {number}", SHOP)
    assert len(table.in_building(SHOP)) == 50


def test_3_3_a_full_building_refuses() -> None:
    table = headquarters()
    table.settle(spaces=Spaces(shop=1, hospital=0))
    table.ally("Lucia", SHOP)
    table.ally("Marta")
    with refused(Refusal.BUILDING_FULL, building="shop", maximum=1):
        table.assign("Marta", SHOP)
    with refused(Refusal.BUILDING_FULL, building="hospital", maximum=0):
        table.assign("Lucia", HOSPITAL)
    assert table.in_building(SHOP) == ["Lucia"]
    table.assign("Lucia", WORKSHOP)
    table.assign("Marta", SHOP)


def test_3_3_red_spaces_are_counted_apart_from_white_ones() -> None:
    table = with_eliminated_alessandra()
    table.settle(spaces=Spaces(hospital=1, red=1))
    table.ally("Lucia", HOSPITAL)
    table.ally("Marta")
    with refused(Refusal.BUILDING_FULL, building="hospital", maximum=1):
        table.assign("Marta", HOSPITAL)


def test_3_3_when_red_spaces_are_full_further_eliminated_assassins_wait() -> None:
    table = headquarters("Alessandra", "Bastiano", "Claudio")
    table.settle(spaces=Spaces(red=1))
    table.play("1.1", hurt={"Alessandra": 3, "Claudio": 3})
    assert table.assassin("Alessandra").in_hospital
    assert not table.assassin("Claudio").in_hospital
    table.resolve()
    table.decline()
    with refused(Refusal.BUILDING_FULL, building="hospital", maximum=1):
        table.assign("Claudio", HOSPITAL)
    table.do(assignment.unassign, table.who("Alessandra"))
    table.assign("Claudio", HOSPITAL)


def test_open_to_names_the_buildings_where_a_miniature_may_go() -> None:
    table = with_eliminated_alessandra()
    table.settle(spaces=Spaces(shop=0))
    table.ally("Lucia", HOSPITAL)
    assert assignment.open_to(table.campaign, table.who("Lucia")) == (WORKSHOP, COMMAND_ROOM)
    with refused(Refusal.ASSASSINS_DO_NOT_WORK, name="Bastiano"):
        assignment.open_to(table.campaign, table.who("Bastiano"))


def test_lists_of_who_may_be_placed_and_who_is() -> None:
    table = with_eliminated_alessandra()
    table.ally("Lucia")
    table.apprentice("Marco", SHOP)
    table.do(health.stand_in, table.who("Alessandra"), table.apprentice("Nico"))
    assignable = [one.name for one in assignment.assignable(table.campaign)]
    assert assignable == ["Alessandra", "Lucia", "Marco"]
    assert [one.name for one in assignment.unassignable(table.campaign)] == ["Alessandra", "Marco"]


def test_several_miniatures_are_arranged_at_once() -> None:
    table = headquarters()
    lucia, marta, nico = (table.ally(name) for name in ("Lucia", "Marta", "Nico"))
    table.assign("Lucia", SHOP)
    table.assign("Nico", HOSPITAL)
    everybody = (lucia, marta, nico)
    table.do(assignment.arrange, SHOP, (marta, nico), everybody)
    assert table.in_building(SHOP) == ["Marta", "Nico"]
    assert table.in_building(HOSPITAL) == []
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.do(assignment.arrange, SHOP, (marta, nico), everybody)
    table.do(assignment.arrange, SHOP, (), everybody)
    assert table.in_building(SHOP) == []


def test_arranging_makes_room_first() -> None:
    table = headquarters()
    table.settle(spaces=Spaces(shop=1))
    lucia, marta = table.ally("Lucia", SHOP), table.ally("Marta")
    table.do(assignment.arrange, SHOP, (marta,), (lucia, marta))
    assert table.in_building(SHOP) == ["Marta"]
    with refused(Refusal.BUILDING_FULL, building="shop", maximum=1):
        table.do(assignment.arrange, SHOP, (marta, lucia), (lucia, marta))


# --- when (§2.2) ---------------------------------------------------------------------------------


def test_2_2_assignment_is_before_a_first_attempt_only() -> None:
    table = headquarters()
    lucia = table.ally("Lucia", SHOP)
    table.begin("1.1")
    with refused(Refusal.MEMORY_UNDER_WAY, memory="1.1"):
        table.assign("Lucia", HOSPITAL)
    table.end(success=False)
    for decision in (assignment.unassign, assignment.open_to):
        with refused(Refusal.NO_REASSIGNING_BEFORE_SECOND_ATTEMPT, memory="1.1"):
            decision(table.campaign, lucia)
    table.begin("1.1")
    table.end(success=True)
    with refused(Refusal.RESOLUTION_IS_DUE):
        table.assign("Lucia", HOSPITAL)
    table.resolve()
    table.decline()
    table.draw()
    table.assign("Lucia", HOSPITAL)


def test_2_1_nobody_is_assigned_before_the_headquarters_opens() -> None:
    table = villa()
    lucia = table.ally("Lucia")
    for building in Building:
        with refused(Refusal.HEADQUARTERS_CLOSED):
            table.do(assignment.assign, lucia, building)


# --- the Blueprint (§3.4) ------------------------------------------------------------------------


def test_3_4_at_most_one_blueprint_lies_in_the_workshop() -> None:
    table = headquarters()
    (rope,) = table.have("Rope", blueprint(black=1, white=0))
    with refused(Refusal.WORKSHOP_HAS_A_BLUEPRINT, card="Flying Machine"):
        table.do(workshop.place_blueprint, rope)
    table.do(workshop.take_back_blueprint)
    with refused(Refusal.WORKSHOP_HAS_NO_BLUEPRINT):
        table.do(workshop.take_back_blueprint)
    table.do(workshop.place_blueprint, rope)
    with refused(Refusal.ALREADY_THERE, name="Rope"):
        table.do(workshop.place_blueprint, rope)
    assert table.campaign.blueprint == table.card("Rope")
    assert table.card("Flying Machine").place == table.campaign.store


def test_3_4_only_a_blueprint_still_to_be_built_lies_there() -> None:
    table = headquarters()
    (sword,) = table.have("Common sword", SWORD)
    with refused(Refusal.NOT_A_BLUEPRINT, card="Common sword"):
        table.do(workshop.place_blueprint, sword)


def test_3_4_moving_a_blueprint_belongs_to_the_assignment() -> None:
    table = headquarters()
    (rope,) = table.have("Rope", blueprint(black=1, white=0))
    table.begin("1.1")
    with refused(Refusal.MEMORY_UNDER_WAY):
        table.do(workshop.take_back_blueprint)
    table.end(success=False)
    with refused(Refusal.NO_REASSIGNING_BEFORE_SECOND_ATTEMPT):
        table.do(workshop.place_blueprint, rope)
    with refused(Refusal.HEADQUARTERS_CLOSED):
        villa().do(workshop.take_back_blueprint)


def test_3_4_a_list_of_blueprints_holds_those_that_may_be_placed_now() -> None:
    table = headquarters()
    table.have("Rope", blueprint(black=1, white=0))
    table.have("Common sword", SWORD)
    assert workshop.placeable(table.campaign) == ()  # one lies there already
    table.do(workshop.take_back_blueprint)
    names = {card.name for card in workshop.placeable(table.campaign)}
    assert names == {"Rope", "Flying Machine"}
    table.begin("1.1")
    assert workshop.placeable(table.campaign) == ()


def test_3_4_a_blueprint_out_of_the_game_cannot_be_placed() -> None:
    table = headquarters()
    table.do(workshop.take_back_blueprint)
    table.move("Flying Machine", OUT_OF_GAME)
    with refused(Refusal.CARD_OUT_OF_REACH, card="Flying Machine", place="out_of_game"):
        table.do(workshop.place_blueprint, table.card("Flying Machine").id)


# --- the sure second try (§3.6) ------------------------------------------------------------------


def tried_once(number: int = 3) -> Table:
    table = headquarters(contract=number)
    table.ally("Lucia", COMMAND_ROOM)
    table.play("1.1")
    table.resolve()
    table.decline()
    table.roll(2)
    return table


def test_3_6_workers_too_few_for_the_second_try_are_noticed() -> None:
    table = tried_once(number=3)
    table.ally("Marta", COMMAND_ROOM)
    assert command_room.missing_for_second_try(table.campaign) == 2
    table.ally("Nico", COMMAND_ROOM, command_room=2)
    assert command_room.missing_for_second_try(table.campaign) == 0


def test_3_6_nobody_in_the_command_room_is_allowed() -> None:
    assert command_room.missing_for_second_try(tried_once().campaign) == 0


def test_3_6_a_first_try_has_no_such_condition() -> None:
    table = headquarters(contract=3)
    table.ally("Lucia", COMMAND_ROOM)
    assert command_room.missing_for_second_try(table.campaign) == 0


# --- the ruling on the Injured (⚖ §4.1) ----------------------------------------------------------


def with_injured_alessandra() -> Table:
    table = headquarters()
    table.play("1.1", hurt={"Alessandra": 1})
    table.resolve()
    table.decline()
    return table


def test_4_1_ruling_anyone_injured_can_be_healed_and_is_not_placed() -> None:
    with refused(Refusal.ASSASSINS_DO_NOT_WORK, name="Alessandra"):
        with_injured_alessandra().assign("Alessandra", HOSPITAL)


def test_4_1_ruling_only_those_in_the_hospital_so_the_injured_are_placed_there() -> None:
    table = with_injured_alessandra()
    table.settle(heal_injured_anywhere=False)
    table.assign("Alessandra", HOSPITAL)
    with refused(Refusal.ASSASSINS_DO_NOT_WORK, name="Bastiano"):
        table.assign("Bastiano", HOSPITAL)
    assert table.state("Alessandra") is HealthState.INJURED
    assert assignment.stands_in(table.assassin("Alessandra"), HOSPITAL)
    assert not assignment.stands_in(table.assassin("Alessandra"), SHOP)


def test_4_1_who_is_healed_completely_leaves_the_hospital() -> None:
    table = with_injured_alessandra()
    table.settle(heal_injured_anywhere=False)
    table.assign("Alessandra", HOSPITAL)
    table.have("Medicine", MEDICINE)
    table.medicine("Alessandra")
    assert not table.assassin("Alessandra").in_hospital


# --- stand-ins (§3.7) ----------------------------------------------------------------------------


@pytest.mark.parametrize("building", [None, *Building])
def test_3_7_a_stand_in_is_taken_from_any_place_and_no_longer_works(
    building: Building | None,
) -> None:
    table = with_eliminated_alessandra()
    marco = table.apprentice("Marco", building)
    table.do(health.stand_in, table.who("Alessandra"), marco)
    worker = table.campaign.worker(marco)
    assert (worker.building, worker.stands_in_for) == (None, table.who("Alessandra"))
    with refused(Refusal.APPRENTICE_STANDS_IN, name="Marco", assassin="Alessandra"):
        table.assign("Marco", SHOP)


def test_3_7_also_between_the_attempts() -> None:
    table = headquarters()
    marco = table.apprentice("Marco", SHOP)
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    table.end(success=False)
    table.do(health.stand_in, table.who("Alessandra"), marco)
    assert table.in_building(SHOP) == []


# --- lists to choose from ------------------------------------------------------------------------


def test_the_blueprints_that_may_be_laid_into_the_workshop() -> None:
    table = headquarters()
    table.have("Rope", blueprint(black=1, white=0))
    table.have("Sword", SWORD)
    assert workshop.placeable(table.campaign) == ()
    table.do(workshop.take_back_blueprint)
    names = [card.name for card in workshop.placeable(table.campaign)]
    assert names == ["Flying Machine", "Rope"]
    table.begin("1.1")
    assert workshop.placeable(table.campaign) == ()


def test_outside_the_assignment_step_nobody_is_offered() -> None:
    table = with_eliminated_alessandra()
    table.begin("1.2")
    assert assignment.assignable(table.campaign) == ()
    assert assignment.unassignable(table.campaign) == ()
