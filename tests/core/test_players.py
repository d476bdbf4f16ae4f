"""Players come and go, swap Assassins, and agree for those they play (rules.md §6.3, §8)."""

from core import founding, health, players, roster
from core.apply import apply_all, found
from core.campaign import Campaign, HealthState, MiniatureId, PlaceKind, Settings, Slot
from core.founding import NewAssassin
from core.violations import Refusal
from tests.core.table import SWORD, Table, armour, headquarters, refused

ANA, BEN = 1001, 1002


def group() -> Campaign:
    """Ana plays Alessandra, Ben Bastiano, nobody Claudio."""
    began = founding.begin(
        "Venezia",
        Settings(),
        [
            NewAssassin(name="Alessandra", player=ANA),
            NewAssassin(name="Bastiano", player=BEN),
            NewAssassin(name="Claudio"),
        ],
    )
    return found(began)


def names(campaign: Campaign, who: frozenset[MiniatureId]) -> set[str]:
    return {campaign.miniature(one).name for one in who}


def test_6_3_one_agrees_for_ones_own_and_for_whom_nobody_plays() -> None:
    campaign = group()
    assert names(campaign, players.speaks_for(campaign, ANA)) == {"Alessandra", "Claudio"}
    assert names(campaign, players.speaks_for(campaign, BEN)) == {"Bastiano", "Claudio"}
    assert names(campaign, players.speaks_for(campaign, 1003)) == {"Claudio"}


def test_6_6_the_stand_in_is_played_by_who_plays_the_assassin() -> None:
    table = headquarters()
    table.do(roster.edit_assassin, table.who("Alessandra"), player=ANA)
    table.play("1.1", hurt={"Alessandra": 3})
    table.resolve()
    table.decline()
    marco = table.apprentice("Marco")
    assert marco in players.speaks_for(table.campaign, BEN)
    table.do(health.stand_in, table.who("Alessandra"), marco)
    assert players.player_of(table.campaign, marco) == ANA
    assert marco not in players.speaks_for(table.campaign, BEN)


# --- swapping Assassins (§8) ---------------------------------------------------------------------


def swap(table: Table, before: str, after: str) -> None:
    table.do(players.swap, table.who(before), after)


def test_8_a_swapped_assassin_keeps_board_hearts_and_player() -> None:
    table = headquarters()
    table.have("Plate", armour(2), place=table.board("Alessandra"))
    swap(table, "Alessandra", " Claudio ")
    assert table.on_board("Claudio") == [("Plate", Slot.ARMOUR)]
    assert table.hearts("Claudio") == (5, 5)


def test_8_only_in_full_health() -> None:
    table = headquarters()
    table.play("1.1", hurt={"Alessandra": 1, "Bastiano": 3})
    table.resolve()
    table.decline()
    for name, state in (
        ("Alessandra", HealthState.INJURED),
        ("Bastiano", HealthState.ELIMINATED),
    ):
        with refused(Refusal.NOT_IN_FULL_HEALTH, name=name, state=state.value):
            swap(table, name, "Claudio")


def test_8_only_between_memories() -> None:
    table = headquarters()
    table.begin("1.1")
    with refused(Refusal.ONLY_BETWEEN_MEMORIES):
        swap(table, "Alessandra", "Claudio")
    table.end(success=False)
    with refused(Refusal.ONLY_BETWEEN_MEMORIES):
        swap(table, "Alessandra", "Claudio")


def test_8_never_an_apprentice_for_an_assassin() -> None:
    table = headquarters()
    table.apprentice("Marco")
    with refused(Refusal.NAME_TAKEN, name="Marco"):
        swap(table, "Alessandra", "Marco")
    with refused(Refusal.NOT_AN_ASSASSIN, name="Marco"):
        swap(table, "Marco", "Claudio")
    with refused(Refusal.NOTHING_TO_CHANGE):
        swap(table, "Alessandra", "Alessandra")


# --- coming and going (§8) -----------------------------------------------------------------------


def test_8_who_joins_has_three_hearts_and_takes_cards_from_the_main_hall() -> None:
    table = headquarters()
    table.have("Sword", SWORD)
    table.do(roster.add_assassin, "Claudio", BEN)
    table.move("Sword", table.board("Claudio"))
    assert table.hearts("Claudio") == (3, 3)


def test_8_who_leaves_wounded_takes_nothing_along_but_the_skills() -> None:
    table = headquarters()
    table.have("Sword", SWORD, place=table.board("Alessandra"))
    table.do(roster.remove_assassin, table.who("Alessandra"))
    assert table.lying(PlaceKind.MAIN_HALL) == ["Sword"]
    assert [one.name for one in table.campaign.assassins] == ["Bastiano"]


def test_a_campaign_nobody_is_assigned_to_is_everybodys() -> None:
    table = headquarters()
    everybody = {one.id for one in table.campaign.miniatures()}
    assert players.speaks_for(apply_all(table.campaign, ()), ANA) == everybody
