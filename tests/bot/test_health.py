"""`/wound`, `/medicine` and `/stand-in`, as a group sees them."""

from collections.abc import Callable

import pytest

from core.campaign import Campaign, Language
from tests.bot.conftest import Play
from tests.core.table import MEDICINE, SHOP, Table, headquarters
from tests.loopback import Channel, Person

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


# --- /medicine -----------------------------------------------------------------------------------


async def test_the_nearest_medicine_is_used(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    choices = await ezio.autocomplete(table, "medicine", "who", "")
    assert [one.name for one in choices] == ["Alessandra · ♥♥♡ 🩹 Injured"]
    reply = await ezio.slash(table, "medicine", who="Alessandra")
    assert "Alessandra gets 1 heart: ♥♥♥ 💚 Full Health." in reply.content
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
