"""Hearts, Medicine, Elimination and stand-ins (rules.md §6, §2.4, §2.6, §3.7)."""

import pytest

from core import health, roster
from core.campaign import (
    DISCARD,
    MAIN_HALL,
    BrownCard,
    CardKind,
    Colour,
    HealthState,
    HqLevel,
    PlaceKind,
    Slot,
    WorkerKind,
)
from core.cards import CardFacts
from core.violations import Refusal
from tests.core.table import MEDICINE, SHOP, SWORD, Table, armour, headquarters, refused, villa

BLADE = CardFacts(colour=Colour.WHITE, slot=Slot.HIDDEN_BLADE)


def injured(*, lost: int = 2, medicines: int = 2) -> Table:
    """The Resolution is due after a Memory that cost Alessandra hearts."""
    table = headquarters()
    table.have("Medicine", MEDICINE, medicines)
    table.play("1.1", hurt={"Alessandra": lost})
    return table


def eliminated() -> Table:
    """The Assignment step; Alessandra is Eliminated, a Medicine lies in the Main Hall."""
    table = injured(lost=3, medicines=1)
    table.resolve()
    table.decline()
    return table


# --- states (§6.2) -------------------------------------------------------------------------------


def test_6_2_full_health_injured_critical() -> None:
    table = headquarters()
    table.begin("1.1")
    assert table.state("Alessandra") is HealthState.FULL_HEALTH
    for expected in (HealthState.INJURED, HealthState.INJURED, HealthState.CRITICAL_CONDITION):
        table.hurt("Alessandra", 1)
        assert table.state("Alessandra") is expected


def test_6_1_with_armour_all_hearts_are_more_than_three() -> None:
    table = headquarters()
    table.have("Plate", armour(2), place=table.board("Alessandra"))
    table.begin("1.1")
    table.hurt("Alessandra", 1)
    assert table.hearts("Alessandra") == (4, 5)
    assert table.state("Alessandra") is HealthState.INJURED


def test_hearts_are_lost_during_a_memory_only() -> None:
    table = headquarters()
    with refused(Refusal.ONLY_DURING_A_MEMORY):
        table.hurt("Alessandra", 1)
    assert health.woundable(table.campaign) == ()


def test_nobody_loses_more_hearts_than_they_have() -> None:
    table = headquarters()
    table.begin("1.1")
    for lost in (0, -1, 4):
        with refused(Refusal.NUMBER_OUT_OF_RANGE, what="hearts", number=lost):
            table.hurt("Alessandra", lost)
    table.hurt("Alessandra", 3)
    with refused(Refusal.IN_CRITICAL_CONDITION, name="Alessandra"):
        table.hurt("Alessandra", 1)
    assert [one.name for one in health.woundable(table.campaign)] == ["Bastiano"]


def test_6_6_the_eliminated_miss_the_memory() -> None:
    table = eliminated()
    table.begin("1.2")
    with refused(Refusal.IS_ELIMINATED, name="Alessandra"):
        table.hurt("Alessandra", 1)


# --- Medicine (§2.4) -----------------------------------------------------------------------------


@pytest.mark.parametrize(("amount", "after"), [(1, 2), (2, 3), (9, 3)])
def test_2_4_a_medicine_is_discarded_and_heals_up_to_the_maximum(amount: int, after: int) -> None:
    table = injured()
    if amount > 1:
        table.settle(medicine_hearts=amount)
    table.medicine("Alessandra")
    assert table.hearts("Alessandra") == (after, 3)
    assert table.lying(PlaceKind.DISCARD) == ["Medicine"]


def test_2_4_it_is_free_in_the_resolution_and_in_the_assignment() -> None:
    table = injured()
    table.resolve()
    table.medicine("Alessandra")
    table.decline()
    table.do(health.use_medicine, table.who("Alessandra"))
    assert table.hearts("Alessandra") == (3, 3)


def test_nobody_at_the_maximum_needs_one() -> None:
    table = injured()
    with refused(Refusal.ALREADY_AT_MAXIMUM, name="Bastiano", maximum=3):
        table.medicine("Bastiano")
    assert [one.name for one in health.curable(table.campaign)] == ["Alessandra"]


def test_only_a_medicine_heals() -> None:
    table = injured()
    (sword,) = table.have("Sword", SWORD)
    with refused(Refusal.NOT_A_MEDICINE, card="Sword"):
        table.do(health.use_medicine, table.who("Alessandra"), sword)


def test_a_used_medicine_is_gone() -> None:
    table = injured(medicines=1)
    table.medicine("Alessandra")
    with refused(Refusal.CARD_OUT_OF_REACH, card="Medicine", place="discard"):
        table.medicine("Alessandra")
    with refused(Refusal.NO_MEDICINE_AT_HAND, name="Alessandra"):
        table.do(health.use_medicine, table.who("Alessandra"))


def test_without_a_choice_the_nearest_medicine_is_used() -> None:
    table = injured(lost=2, medicines=1)
    hall = table.card("Medicine").id
    (others,) = table.have("Medicine", MEDICINE, place=table.board("Bastiano"))
    (own,) = table.have("Medicine", MEDICINE, place=table.board("Alessandra"))
    table.do(health.use_medicine, table.who("Alessandra"))
    table.do(health.use_medicine, table.who("Alessandra"))
    assert {table.campaign.card(card).place for card in (own, others)} == {DISCARD}
    assert table.campaign.card(hall).place == MAIN_HALL


def test_6_3_during_a_memory_a_medicine_on_a_board_saves_who_is_critical() -> None:
    table = headquarters()
    table.have("Medicine", MEDICINE)
    table.have("Medicine", MEDICINE, place=table.board("Alessandra"))
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    with refused(Refusal.MAIN_HALL_OUT_OF_REACH):
        table.do(health.use_medicine, table.who("Alessandra"), table.ids("Medicine")[0])
    alessandra = table.who("Alessandra")
    with refused(Refusal.CONSENT_NEEDED, name="Alessandra"):
        table.do(health.use_medicine, alessandra)
    table.do(health.use_medicine, alessandra, agreed=[alessandra])
    assert table.state("Alessandra") is HealthState.INJURED
    table.end(success=True)
    assert table.state("Alessandra") is HealthState.INJURED


def test_6_3_a_medicine_of_somebody_able_to_act_is_used_before_that_of_who_is_critical() -> None:
    table = headquarters()
    table.have("Medicine", MEDICINE, place=table.board("Alessandra"))
    table.have("Medicine", MEDICINE, place=table.board("Bastiano"))
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    table.do(health.use_medicine, table.who("Alessandra"))
    assert table.on_board("Bastiano") == []


def test_6_3_with_everybody_critical_nobody_takes_a_medicine() -> None:
    table = headquarters()
    table.have("Medicine", MEDICINE, place=table.board("Alessandra"))
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    table.hurt("Bastiano", 3)
    everybody = [table.who("Alessandra"), table.who("Bastiano")]
    with refused(Refusal.IN_CRITICAL_CONDITION, name="Alessandra"):
        table.do(health.use_medicine, table.who("Bastiano"), agreed=everybody)


def test_6_4_the_medicine_of_an_eliminated_stand_in_is_out_of_reach() -> None:
    table = eliminated()
    table.do(health.stand_in, table.who("Alessandra"), table.apprentice("Marco"))
    (medicine,) = table.have("Medicine", MEDICINE, place=table.board("Marco"))
    table.begin("1.2")
    table.hurt("Bastiano", 1)
    table.do(health.eliminate, table.who("Marco"))
    with refused(Refusal.IS_ELIMINATED, name="Marco"):
        table.do(health.use_medicine, table.who("Bastiano"), medicine)
    with refused(Refusal.NO_MEDICINE_AT_HAND, name="Bastiano"):
        table.do(health.use_medicine, table.who("Bastiano"))


def test_healing_by_something_else_than_a_medicine_is_told_during_a_memory() -> None:
    table = headquarters()
    alessandra = table.who("Alessandra")
    with refused(Refusal.ONLY_DURING_A_MEMORY):
        table.do(health.heal, alessandra, 1)
    table.begin("1.1")
    with refused(Refusal.ALREADY_AT_MAXIMUM, name="Alessandra", maximum=3):
        table.do(health.heal, alessandra, 1)
    table.hurt("Alessandra", 3)
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="hearts", minimum=1, maximum=3):
        table.do(health.heal, alessandra, 4)
    table.do(health.heal, alessandra, 2)
    assert (table.state("Alessandra"), table.hearts("Alessandra")) == (
        HealthState.INJURED,
        (2, 3),
    )
    table.do(health.heal, alessandra, 1)
    assert table.state("Alessandra") is HealthState.FULL_HEALTH


def test_2_5_between_the_attempts_health_stays() -> None:
    table = headquarters()
    table.have("Medicine", MEDICINE)
    table.begin("1.1")
    table.hurt("Alessandra", 1)
    table.end(success=False)
    with refused(Refusal.HEALTH_STAYS_BETWEEN_ATTEMPTS):
        table.medicine("Alessandra")
    assert health.curable(table.campaign) == ()


def test_4_1_allies_and_apprentices_need_no_healing() -> None:
    table = injured()
    table.ally("Lucia")
    with refused(Refusal.ALLIES_NEED_NO_HEALING, name="Lucia"):
        table.medicine("Lucia")


def test_6_5_allies_have_the_same_four_states() -> None:
    table = headquarters()
    table.ally("Lucia")
    table.have("Medicine", MEDICINE, 2, place=table.board("Alessandra"))
    table.begin("1.1")
    assert table.state("Lucia") is HealthState.FULL_HEALTH
    table.hurt("Lucia", 3)
    assert table.state("Lucia") is HealthState.CRITICAL_CONDITION
    table.medicine("Lucia")
    assert table.state("Lucia") is HealthState.INJURED
    table.do(health.eliminate, table.who("Lucia"))
    assert table.state("Lucia") is HealthState.ELIMINATED
    with refused(Refusal.IS_ELIMINATED, name="Lucia"):
        table.hurt("Lucia", 1)
    with refused(Refusal.IS_ELIMINATED, name="Lucia"):
        table.do(health.use_medicine, table.who("Lucia"))


@pytest.mark.parametrize("success", [True, False])
def test_4_1_whatever_befell_an_ally_they_are_well_for_the_next_attempt(success: bool) -> None:
    table = headquarters()
    for name in ("Lucia", "Marta", "Nico"):
        table.ally(name)
    table.begin("1.1")
    table.hurt("Lucia", 1)
    table.hurt("Marta", 3)
    table.do(health.eliminate, table.who("Nico"))
    table.end(success=success)
    for name in ("Lucia", "Marta", "Nico"):
        assert table.state(name) is HealthState.FULL_HEALTH


def test_an_ally_has_as_many_hearts_as_the_card_says() -> None:
    table = headquarters()
    table.do(roster.add_worker, WorkerKind.ALLY, "Lucia", BrownCard(), 2)
    assert table.hearts("Lucia") == (2, 2)
    table.do(roster.edit_worker, table.who("Lucia"), most_hearts=4)
    assert table.hearts("Lucia") == (4, 4)
    table.begin("1.1")
    table.hurt("Lucia", 1)
    with refused(Refusal.MEMORY_UNDER_WAY, memory="1.1"):
        table.do(roster.edit_worker, table.who("Lucia"), most_hearts=5)
    assert table.hearts("Lucia") == (3, 4)


def test_6_6_an_apprentice_has_three_hearts() -> None:
    table = headquarters()
    marco = table.apprentice("Marco")
    with refused(Refusal.APPRENTICES_HAVE_THREE_HEARTS, name="Marco"):
        table.do(roster.edit_worker, marco, most_hearts=4)
    with refused(Refusal.APPRENTICES_HAVE_THREE_HEARTS, name="Nico"):
        table.do(roster.add_worker, WorkerKind.APPRENTICE, "Nico", BrownCard(), 2)


def test_6_6_an_apprentice_is_on_the_map_only_as_a_stand_in() -> None:
    table = eliminated()
    table.do(health.stand_in, table.who("Alessandra"), table.apprentice("Marco"))
    table.apprentice("Nico")
    table.begin("1.2")
    with refused(Refusal.NOT_ON_THE_MAP, name="Nico"):
        table.hurt("Nico", 1)
    table.hurt("Marco", 3)
    assert table.state("Marco") is HealthState.CRITICAL_CONDITION
    table.end(success=False)
    assert table.hearts("Marco") == (3, 3)


def test_2_4_ruling_a_medicine_raises_nobody_who_is_eliminated_by_default() -> None:
    table = eliminated()
    with refused(Refusal.MEDICINE_RAISES_NO_ELIMINATED, name="Alessandra"):
        table.medicine("Alessandra")
    assert health.curable(table.campaign) == ()


def test_2_4_ruling_a_medicine_raises_who_is_eliminated_but_not_during_a_memory() -> None:
    table = eliminated()
    table.have("Medicine", MEDICINE, place=table.board("Bastiano"))
    table.settle(medicine_raises_eliminated=True)
    table.begin("1.2")
    with refused(Refusal.MEMORY_UNDER_WAY, memory="1.2"):
        table.do(health.use_medicine, table.who("Alessandra"))
    assert health.curable(table.campaign) == ()
    table.end(success=True)
    table.medicine("Alessandra")
    assert table.state("Alessandra") is HealthState.INJURED
    assert not table.assassin("Alessandra").in_hospital


# --- Elimination (§6.4, §6.5) --------------------------------------------------------------------


def equipped() -> Table:
    table = headquarters()
    board = table.board("Alessandra")
    table.have("Blade", BLADE, place=board)
    table.have("Plate", armour(2), place=board)
    table.have("Sword", SWORD, place=board)
    for level in (HqLevel.ZERO, HqLevel.ONE, HqLevel.TWO, HqLevel.THREE, HqLevel.FOUR):
        skill = CardFacts(kind=CardKind.SKILL, level=level)
        table.have(f"Skill {level.value}", skill, place=board)
    return table


def test_6_5_what_goes_into_the_bag_and_what_to_the_main_hall() -> None:
    table = equipped()
    table.begin("1.1")
    table.hurt("Alessandra", 5)
    table.end(success=False)
    assert table.on_board("Alessandra") == []
    assert table.lying(PlaceKind.BAG) == ["Blade", "Plate", "Skill 3", "Skill 4"]
    assert table.lying(PlaceKind.MAIN_HALL) == ["Skill 0", "Skill 1", "Skill 2", "Sword"]


def test_6_5_before_the_headquarters_opens_the_rest_goes_to_the_villa() -> None:
    table = villa()
    table.have("Sword", SWORD, place=table.board("Alessandra"))
    table.begin("0.1")
    table.end(success=True, stranded=["Alessandra"])
    assert table.lying(PlaceKind.VILLA) == ["Sword"]


def test_6_5_spare_blades_and_armour_in_free_slots_are_not_bagged() -> None:
    table = headquarters()
    board = table.board("Alessandra", Slot.FREE)
    table.have("Blade", BLADE, place=board)
    table.have("Plate", armour(2), place=board)
    table.begin("1.1")
    table.end(success=True, stranded=["Alessandra"])
    assert table.lying(PlaceKind.MAIN_HALL) == ["Blade", "Plate"]


def test_6_4_who_cannot_leave_the_map_is_eliminated() -> None:
    table = headquarters()
    table.begin("1.1")
    table.end(success=True, stranded=["Bastiano"])
    assert table.state("Bastiano") is HealthState.ELIMINATED
    assert table.state("Alessandra") is HealthState.FULL_HEALTH


def test_6_4_who_is_told_to_be_stranded_is_eliminated_when_the_attempt_ends() -> None:
    table = headquarters()
    alessandra, bastiano = table.who("Alessandra"), table.who("Bastiano")
    with refused(Refusal.ONLY_DURING_A_MEMORY):
        table.do(health.strand, alessandra, stranded=True)
    table.begin("1.1")
    with refused(Refusal.NOT_STRANDED, name="Alessandra"):
        table.do(health.strand, alessandra, stranded=False)
    table.do(health.strand, alessandra, stranded=True)
    table.do(health.strand, bastiano, stranded=True)
    with refused(Refusal.STRANDED_ALREADY, name="Alessandra"):
        table.do(health.strand, alessandra, stranded=True)
    table.do(health.strand, bastiano, stranded=False)
    table.end(success=True)
    assert table.state("Alessandra") is HealthState.ELIMINATED
    assert table.state("Bastiano") is HealthState.FULL_HEALTH
    assert not table.assassin("Alessandra").stranded


def test_6_4_elimination_is_told_by_hand_where_turns_are_not_tracked() -> None:
    table = equipped()
    alessandra = table.who("Alessandra")
    with refused(Refusal.ONLY_DURING_A_MEMORY):
        table.do(health.eliminate, alessandra)
    table.begin("1.1")
    table.hurt("Alessandra", 5)
    table.do(health.eliminate, alessandra)
    assert table.state("Alessandra") is HealthState.ELIMINATED
    assert table.lying(PlaceKind.BAG) == ["Blade", "Plate", "Skill 3", "Skill 4"]
    assert not table.assassin("Alessandra").in_hospital
    with refused(Refusal.IS_ELIMINATED, name="Alessandra"):
        table.do(health.eliminate, alessandra)
    table.end(success=False)
    assert not table.assassin("Alessandra").in_hospital, "only a completed Memory sends there"
    table.begin("1.1")
    table.end(success=False)
    assert table.assassin("Alessandra").in_hospital


def test_6_4_only_assassins_are_told_to_be_stuck() -> None:
    table = headquarters()
    table.ally("Lucia")
    table.begin("1.1")
    with refused(Refusal.NOT_AN_ASSASSIN, name="Lucia"):
        table.end(success=True, stranded=["Lucia"])


def test_4_1_the_bag_goes_back_into_the_slots_and_heals_nobody() -> None:
    table = equipped()
    table.settle(medicine_raises_eliminated=True)
    table.have("Medicine", MEDICINE)
    table.play("1.1", hurt={"Alessandra": 5})
    table.medicine("Alessandra")
    assert table.on_board("Alessandra") == [
        ("Blade", Slot.HIDDEN_BLADE),
        ("Plate", Slot.ARMOUR),
        ("Skill 3", Slot.FREE),
        ("Skill 4", Slot.FREE),
    ]
    assert table.hearts("Alessandra") == (1, 5)


# --- before the Headquarters opens (§6.6) --------------------------------------------------------


def test_6_6_back_in_full_health_once_a_memory_was_completed_with_the_apprentice() -> None:
    table = villa()
    table.have("Plate", armour(1), place=table.board("Alessandra"))
    table.play("0.1", hurt={"Alessandra": 4})
    assert table.state("Alessandra") is HealthState.ELIMINATED
    table.do(health.stand_in, table.who("Alessandra"), table.apprentice("Marco"))
    table.begin("0.2")
    table.end(success=False)
    assert table.state("Alessandra") is HealthState.ELIMINATED
    table.begin("0.2")
    table.end(success=False)
    assert table.hearts("Alessandra") == (4, 4)
    assert table.campaign.stand_in_of(table.who("Alessandra")) is None


def test_6_6_eliminated_in_a_failed_first_attempt_and_back_after_the_second() -> None:
    table = villa()
    table.begin("0.1")
    table.hurt("Alessandra", 3)
    table.end(success=False)
    table.begin("0.1")
    table.end(success=True)
    assert table.state("Alessandra") is HealthState.FULL_HEALTH


def test_6_6_once_it_is_open_nobody_comes_back_by_themselves() -> None:
    table = eliminated()
    table.play("1.2")
    assert table.state("Alessandra") is HealthState.ELIMINATED


# --- stand-ins (§3.7, §6.6) ----------------------------------------------------------------------


def test_3_7_only_an_eliminated_assassin_is_replaced_and_only_by_an_apprentice() -> None:
    table = eliminated()
    alessandra, bastiano = table.who("Alessandra"), table.who("Bastiano")
    marco, lucia = table.apprentice("Marco"), table.ally("Lucia")
    with refused(Refusal.ASSASSIN_NOT_ELIMINATED, name="Bastiano"):
        table.do(health.stand_in, bastiano, marco)
    with refused(Refusal.NOT_AN_APPRENTICE, name="Lucia"):
        table.do(health.stand_in, alessandra, lucia)
    with refused(Refusal.NOT_A_WORKER, name="Bastiano"):
        table.do(health.stand_in, alessandra, bastiano)


def test_one_apprentice_for_one_assassin() -> None:
    table = headquarters("Alessandra", "Bastiano", "Claudio")
    table.play("1.1", hurt={"Alessandra": 3, "Bastiano": 3})
    table.resolve()
    table.decline()
    alessandra, bastiano = table.who("Alessandra"), table.who("Bastiano")
    marco, nico = table.apprentice("Marco"), table.apprentice("Nico")
    table.do(health.stand_in, alessandra, marco)
    with refused(Refusal.ASSASSIN_HAS_STAND_IN, name="Alessandra", apprentice="Marco"):
        table.do(health.stand_in, alessandra, nico)
    with refused(Refusal.APPRENTICE_STANDS_IN, name="Marco", assassin="Alessandra"):
        table.do(health.stand_in, bastiano, marco)
    assert [one.name for one in health.without_stand_in(table.campaign)] == ["Bastiano"]
    assert [one.name for one in health.free_apprentices(table.campaign)] == ["Nico"]
    assert [one.name for one in health.free_apprentices(table.campaign)] == ["Nico"]


def test_an_apprentice_taken_back_leaves_the_cards_in_the_main_hall() -> None:
    table = eliminated()
    marco = table.apprentice("Marco")
    with refused(Refusal.NO_STAND_IN, name="Marco"):
        table.do(health.relieve_stand_in, marco)
    table.do(health.stand_in, table.who("Alessandra"), marco)
    table.have("Sword", SWORD, place=table.board("Marco"))
    table.do(health.relieve_stand_in, marco)
    assert table.card("Sword").place == MAIN_HALL
    table.assign("Marco", SHOP)


def test_stand_ins_come_and_go_between_memories_or_attempts() -> None:
    table = eliminated()
    alessandra, marco = table.who("Alessandra"), table.apprentice("Marco")
    table.begin("1.2")
    with refused(Refusal.MEMORY_UNDER_WAY, memory="1.2"):
        table.do(health.stand_in, alessandra, marco)
    table.end(success=True)
    with refused(Refusal.RESOLUTION_IS_DUE):
        table.do(health.relieve_stand_in, marco)


def test_6_6_who_is_not_healed_keeps_the_stand_in() -> None:
    table = eliminated()
    table.do(health.stand_in, table.who("Alessandra"), table.apprentice("Marco"))
    table.play("1.2")
    table.resolve()
    table.decline()
    assert table.campaign.stand_in_of(table.who("Alessandra"))


def test_during_a_memory_only_lists_offer_whom_to_heal_and_who_may_be_stranded() -> None:
    table = headquarters()
    table.ally("Lucia")
    assert health.healable(table.campaign) == health.strandable(table.campaign) == ()
    table.begin("1.1")
    table.hurt("Lucia", 1)
    assert [one.name for one in health.healable(table.campaign)] == ["Lucia"]
    table.hurt("Alessandra", 3)
    table.do(health.eliminate, table.who("Alessandra"))
    assert [one.name for one in health.strandable(table.campaign)] == ["Bastiano"]
