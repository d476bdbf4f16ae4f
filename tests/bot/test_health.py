"""Health during a Memory and those who stand in, as a group sees them."""

from collections.abc import Callable

import pytest

from core import health, roster, turns
from core.campaign import Campaign, Language
from loopback import Channel, Person
from tests.bot.conftest import Play
from tests.core.table import MEDICINE, PARACHUTE, SHOP, Table, armour, headquarters

pytestmark = pytest.mark.usefixtures("brotherhood")

Now = Callable[[], Campaign]


def in_memory() -> Table:
    """Memory 1.1 is being played; Alessandra has lost a heart, Bastiano has a Medicine."""
    played = headquarters()
    played.have("Medicine", MEDICINE, place=played.board("Bastiano"))
    played.begin("1.1")
    played.hurt("Alessandra", 1)
    return played


def eliminated() -> Table:
    """Alessandra was Eliminated in the failed 1st attempt; the Apprentice Nico is in the Shop."""
    played = headquarters()
    played.apprentice("Nico", SHOP)
    played.apprentice("Olivia")
    played.ally("Lucia")
    played.begin("1.1")
    played.hurt("Alessandra", 3)
    played.end(success=False)
    return played


def hearts(now: Now, name: str) -> int:
    (assassin,) = (one for one in now().assassins if one.name == name)
    return assassin.hearts


# --- /wound --------------------------------------------------------------------------------------


async def test_hearts_are_lost(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    play(in_memory())
    choices = await ezio.autocomplete(table, "wound", "who", "")
    assert [one.name for one in choices] == [
        "Alessandra · ♥♥♡ 🩹 Injured",
        "Bastiano · ♥♥♥ 💚 Full Health",
    ]
    reply = await ezio.slash(table, "wound", who="Bastiano", hearts=2)
    assert reply.content.startswith("Bastiano loses 2 hearts: ♥♡♡ 🩹 Injured.\nNext: play;")
    assert hearts(now, "Bastiano") == 1


async def test_who_is_critical_has_to_be_healed_in_time(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    reply = await ezio.slash(table, "wound", who="Alessandra", hearts=2)
    assert "⚠ Alessandra can do nothing now." in reply.content
    assert "`/medicine`" in reply.content
    choices = await ezio.autocomplete(table, "wound", "who", "")
    assert len(choices) == 1


async def test_nobody_loses_more_hearts_than_they_have(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    reply = await ezio.slash(table, "wound", who="Alessandra", hearts=3)
    assert reply.ephemeral
    assert "3" in reply.content
    assert hearts(now, "Alessandra") == 2


async def test_hearts_are_lost_in_a_memory_only(play: Play, table: Channel, amelie: Person) -> None:
    play(headquarters())
    reply = await amelie.slash(table, "wound", who="Alessandra", hearts=1)
    assert reply.ephemeral
    assert "Mémoire" in reply.content
    assert await amelie.autocomplete(table, "wound", "who", "") == []


# --- whom a name means ---------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["Amélie", " amelie", "<@{id}>", "<@!{id}>"])
async def test_a_players_name_means_their_assassin(
    typed: str, play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    played = in_memory()
    played.do(roster.edit_assassin, played.who("Bastiano"), player=amelie.id)
    play(played)
    await amelie.slash(table, "campaign rename", name="Venise")
    before = hearts(now, "Bastiano")
    reply = await ezio.slash(table, "wound", who=typed.format(id=amelie.id), hearts=1)
    assert not reply.ephemeral
    assert hearts(now, "Bastiano") == before - 1


async def test_a_name_that_means_no_assassin_or_several_is_asked_about_as_it_was_typed(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    played = in_memory()
    for name in ("Alessandra", "Bastiano"):
        played.do(roster.edit_assassin, played.who(name), player=amelie.id)
    play(played)
    await amelie.slash(table, "campaign rename", name="Venise")
    await ezio.slash(table, "campaign rename", name="Venice")
    before = now()
    for typed in ("Amélie", f"<@{amelie.id}>", "Ezio", "<@99>"):
        reply = await ezio.slash(table, "wound", who=typed, hearts=1)
        assert reply.ephemeral
    reply = await ezio.slash(table, "card use", card="Amélie")
    assert "Amélie" in reply.content
    assert now() == before


# --- /medicine -----------------------------------------------------------------------------------


async def test_the_nearest_medicine_is_used(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    choices = await ezio.autocomplete(table, "medicine", "who", "")
    assert [one.name for one in choices] == ["Alessandra · ♥♥♡ 🩹 Injured"]
    reply = await ezio.slash(table, "medicine", who="Alessandra")
    assert (
        "Alessandra gets 1 heart from a Medicine of Bastiano: ♥♥♥ 💚 Full Health." in reply.content
    )
    assert "Medicine: Bastiano’s board → Equipment discard pile" in reply.content
    assert hearts(now, "Alessandra") == 3


async def test_their_own_medicine_comes_before_anybody_elses(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = in_memory()
    played.have("Medicine", MEDICINE, place=played.board("Alessandra"))
    play(played)
    reply = await ezio.slash(table, "medicine", who="Alessandra")
    assert "Medicine: Alessandra’s board → Equipment discard pile" in reply.content


async def test_a_medicine_may_be_named(play: Play, table: Channel, ezio: Person) -> None:
    played = headquarters()
    played.have("Medicine", MEDICINE, place=played.board("Alessandra"))
    played.have("Medicine", MEDICINE, count=2)
    played.play("1.1", hurt={"Alessandra": 2})
    play(played)
    choices = await ezio.autocomplete(table, "medicine", "card", "")
    assert [one.name for one in choices] == [
        "Medicine · black · Alessandra’s board (free)",
        "Medicine ×2 · black · Main Hall",
    ]
    spare = str(choices[1].value)
    reply = await ezio.slash(table, "medicine", who="Alessandra", card=spare)
    assert "Medicine: Main Hall → Equipment discard pile" in reply.content


async def test_without_a_medicine_at_hand_it_says_so(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.have("Medicine", MEDICINE)
    played.begin("1.1")
    played.hurt("Alessandra", 1)
    play(played)
    reply = await ezio.slash(table, "medicine", who="Alessandra")
    assert reply.ephemeral
    assert reply.content.startswith("No Medicine is within reach of Alessandra")


async def test_who_has_all_hearts_needs_no_medicine(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    reply = await ezio.slash(table, "medicine", who="Bastiano")
    assert reply.ephemeral
    assert reply.content.startswith("Bastiano has all hearts already")


# --- /stand-in -----------------------------------------------------------------------------------


async def test_an_apprentice_stands_in_and_works_no_longer(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(eliminated())
    choices = await ezio.autocomplete(table, "stand-in set", "assassin", "")
    assert [one.name for one in choices] == ["Alessandra · ♡♡♡ 💀 Eliminated"]
    choices = await ezio.autocomplete(table, "stand-in set", "apprentice", "")
    assert [one.name for one in choices] == [
        "Nico · Assassin Apprentice · Shop",
        "Olivia · Assassin Apprentice",
    ]
    reply = await ezio.slash(table, "stand-in set", assassin="Alessandra", apprentice="Nico")
    assert reply.content == (
        "Taken back: Nico. Nico stands in for Alessandra.\n"
        "Next: the 2nd attempt, with `/memory begin`. Everybody stays where they are."
    )
    assert [worker.name for worker in now().workers if worker.stands_in_for] == ["Nico"]
    assert await ezio.autocomplete(table, "stand-in set", "assassin", "") == []


async def test_an_apprentice_goes_back_to_the_pool_and_their_cards_are_stored(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = eliminated()
    play(played)
    await ezio.slash(table, "stand-in set", assassin="Alessandra", apprentice="Olivia")
    choices = await ezio.autocomplete(table, "stand-in end", "apprentice", "")
    assert [one.name for one in choices] == [
        "Olivia · Assassin Apprentice · stands in for Alessandra"
    ]
    reply = await ezio.slash(table, "stand-in end", apprentice="Olivia")
    assert reply.content.startswith("Olivia no longer stands in for Alessandra.")
    assert all(worker.stands_in_for is None for worker in now().workers)


async def test_only_an_apprentice_stands_in_and_only_for_the_eliminated(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(eliminated())
    for assassin, apprentice, said in (
        ("Alessandra", "Lucia", "Lucia is not an Assassin Apprentice"),
        ("Bastiano", "Nico", "Bastiano is not Eliminated"),
        ("Lucia", "Nico", "Lucia"),
        ("Alessandra", "Nobody", "“Nobody”"),
    ):
        reply = await ezio.slash(table, "stand-in set", assassin=assassin, apprentice=apprentice)
        assert reply.ephemeral
        assert said in reply.content
    reply = await ezio.slash(table, "stand-in end", apprentice="Nico")
    assert reply.ephemeral


async def test_a_french_campaign_is_told_in_french(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = in_memory()
    played.settle(language=Language.FRENCH)
    play(played)
    reply = await ezio.slash(table, "wound", who="Alessandra", hearts=2)
    assert "Alessandra ne peut plus rien faire" in reply.content
    reply = await ezio.slash(table, "medicine", who="Alessandra")
    assert "Cartes\u00a0: Medicine" in reply.content


# --- Allies, Apprentices -------------------------------------------------------------------------


async def test_allies_and_stand_ins_have_hearts_too(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = eliminated()
    played.do(health.stand_in, played.who("Alessandra"), played.who("Nico"))
    played.begin("1.1")
    play(played)
    choices = await ezio.autocomplete(table, "wound", "who", "")
    assert [one.name for one in choices] == [
        "Bastiano · ♥♥♥ 💚 Full Health",
        "Nico · Assassin Apprentice · ♥♥♥ 💚 Full Health · stands in for Alessandra",
        "Lucia · Ally · ♥♥♥ 💚 Full Health",
    ]
    reply = await ezio.slash(table, "wound", who="Lucia")
    assert reply.content.startswith("Lucia loses 1 heart: ♥♥♡ 🩹 Injured.")
    reply = await ezio.slash(table, "wound", who="Nico", hearts=3)
    assert reply.content.startswith("Nico loses 3 hearts: ♡♡♡ 🆘 Critical Condition.")
    reply = await ezio.slash(table, "wound", who="Alessandra")
    assert reply.ephemeral
    assert "Eliminated" in reply.content


# --- Critical Condition --------------------------------------------------------------------------


async def test_it_says_what_can_save_who_is_critical(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    reply = await ezio.slash(table, "wound", who="Alessandra", hearts=2)
    assert reply.content.splitlines()[:3] == [
        "Alessandra loses 2 hearts: ♡♡♡ 🆘 Critical Condition.",
        (
            "⚠ Alessandra can do nothing now. `/medicine` can save Alessandra (Bastiano’s board), "
            "and so can any other healing, with `/heal`."
        ),
        (
            "🆘 **Alessandra** must be healed before the end of the turn after the one in which "
            "that happened."
        ),
    ]


async def test_where_turns_are_tracked_it_says_until_when(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = in_memory()
    played.do(turns.track)
    play(played)
    reply = await ezio.slash(table, "wound", who="Bastiano", hearts=3)
    assert "🆘 **Bastiano** must be healed before turn **2** ends." in reply.content
    reply = await ezio.slash(table, "heal", who="Bastiano", hearts=2)
    assert reply.content.startswith("Bastiano gets 2 hearts: ♥♥♡ 🩹 Injured.")
    assert "🆘" not in reply.content


async def test_many_who_are_critical_at_once_are_told_within_discords_limits(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    names = [f"{'*' * 36}{number:04}" for number in range(30)]
    for name in names:
        played.ally(name)
    played.begin("1.1")
    played.do(turns.track)
    for name in names:
        played.hurt(name, 3)
    play(played)
    reply = await ezio.slash(table, "wound", who="Alessandra", hearts=3)
    assert "+25 more" in reply.content
    await ezio.slash(table, "turn end")
    panel = await ezio.slash(table, "turn end")
    assert panel.content.startswith("💀 **Eliminated: ")
    assert "Turn **3** · Event phase" in panel.content


# --- /heal ---------------------------------------------------------------------------------------


async def test_nobody_is_healed_above_the_maximum(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    choices = await ezio.autocomplete(table, "heal", "who", "")
    assert [one.name for one in choices] == ["Alessandra · ♥♥♡ 🩹 Injured"]
    reply = await ezio.slash(table, "heal", who="Alessandra", hearts=2)
    assert reply.ephemeral
    reply = await ezio.slash(table, "heal", who="Bastiano")
    assert reply.ephemeral
    await ezio.slash(table, "heal", who="Alessandra")
    assert hearts(now, "Alessandra") == 3


async def test_between_memories_only_the_hospital_and_medicine_heal(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.play("1.1", hurt={"Alessandra": 1})
    play(played)
    assert await ezio.autocomplete(table, "heal", "who", "") == []
    reply = await ezio.slash(table, "heal", who="Alessandra")
    assert reply.ephemeral


# --- /eliminated, /stranded ----------------------------------------------------------------------


async def test_elimination_is_told_with_where_the_cards_go(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.have("Plate", armour(2), place=played.board("Alessandra"))
    played.have("Parachute", PARACHUTE, place=played.board("Alessandra"))
    played.begin("1.1")
    played.hurt("Alessandra", 5)
    play(played)
    choices = await ezio.autocomplete(table, "eliminated", "who", "")
    assert choices[0].name == "Alessandra · ♡♡♡♡♡ 🆘 Critical Condition"
    reply = await ezio.slash(table, "eliminated", who="Alessandra")
    assert reply.content.startswith("Alessandra is Eliminated.")
    assert "Plate: Alessandra’s board → sealed bag (Alessandra)" in reply.content
    assert "Parachute: Alessandra’s board → Main Hall" in reply.content
    assert now().assassins[0].eliminated
    reply = await ezio.slash(table, "eliminated", who="Alessandra")
    assert reply.ephemeral


async def test_who_is_stranded_is_eliminated_at_the_end_unless_freed(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    reply = await ezio.slash(table, "stranded", assassin="Alessandra")
    assert reply.content.startswith("Alessandra cannot leave the Map")
    reply = await ezio.slash(table, "stranded", assassin="Alessandra")
    assert reply.ephemeral
    await ezio.slash(table, "stranded", assassin="Bastiano")
    reply = await ezio.slash(table, "stranded", assassin="Alessandra", freed=True)
    assert reply.content.startswith("Alessandra can leave the Map after all.")
    assert [one.stranded for one in now().assassins] == [False, True]
    await ezio.slash(table, "memory failure")
    assert [one.eliminated for one in now().assassins] == [False, True]


async def test_only_assassins_can_be_stranded(play: Play, table: Channel, ezio: Person) -> None:
    played = in_memory()
    play(played)
    reply = await ezio.slash(table, "stranded", assassin="Nobody")
    assert reply.ephemeral
    choices = await ezio.autocomplete(table, "stranded", "assassin", "")
    assert len(choices) == 2
