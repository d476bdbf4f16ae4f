"""`/roster`, as a group sees it."""

from typing import Any

import pytest

from core.campaign import BrownCard, WorkerKind, WorkshopColour
from loopback import Channel, Person
from storage.store import Store
from storage.values import Where
from tests.bot.conftest import Play
from tests.core.table import PARACHUTE, SHOP, Table, headquarters, villa

pytestmark = pytest.mark.usefixtures("brotherhood")


def group() -> Table:
    """Two Assassins, the Ally Lucia in the Shop, the Apprentice Nico."""
    played = headquarters("Alessandra", "Bastiano")
    played.ally("Lucia", SHOP)
    played.apprentice("Nico")
    return played


def workers(store: Store, where: Where) -> dict[str, BrownCard]:
    stored = store.find(where)
    assert stored is not None
    return {one.name: one.brown_card for one in stored.campaign.workers}


# --- Allies and Apprentices ----------------------------------------------------------------------


async def test_an_ally_is_entered_with_a_name_alone(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "roster ally add", name="Lucia")
    assert reply.content.startswith("Lucia joins (Ally): ")
    assert not reply.ephemeral
    assert workers(store, where) == {"Lucia": BrownCard()}


async def test_an_ally_has_as_many_hearts_as_the_card_says(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    await ezio.slash(table, "roster ally add", name="Lucia", hearts=2)
    await ezio.slash(table, "roster ally edit", ally="Lucia", hearts=4)
    stored = store.find(where)
    assert stored is not None
    (lucia,) = stored.campaign.workers
    assert (lucia.hearts, lucia.most_hearts) == (4, 4)
    reply = await ezio.slash(table, "roster ally add", name="Paolo", hearts=0)
    assert reply.ephemeral
    assert reply.content.startswith("The number of hearts cannot be 0")


async def test_an_apprentice_is_entered_with_the_values_of_the_brown_card(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    given: dict[str, Any] = {
        "hospital": "1 1 2 2 3",
        "workshop": 2,
        "workshop-colour": "black",
        "shop": 0,
        "command-room": 3,
    }
    await ezio.slash(table, "roster apprentice add", name="Nico", **given)
    stored = store.find(where)
    assert stored is not None
    (nico,) = stored.campaign.workers
    assert nico.kind is WorkerKind.APPRENTICE
    assert nico.brown_card == BrownCard(
        hospital=(1, 1, 2, 2, 3),
        workshop=2,
        workshop_colour=WorkshopColour.BLACK,
        shop=0,
        command_room=3,
    )


@pytest.mark.parametrize("typed", ["2", " 2 ", "2 2 2 2 2", "2,2,2,2,2", "2/2/2, 2;2"])
async def test_the_hospital_value_is_one_number_or_five(
    typed: str, play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    await ezio.slash(table, "roster ally add", name="Lucia", hospital=typed)
    assert workers(store, where)["Lucia"].hospital == (2, 2, 2, 2, 2)


@pytest.mark.parametrize("typed", ["x", "1 2", "1 2 3 4 5 6", "-1", "1.5", "1" * 50, ",1"])
async def test_other_hospital_values_are_refused(
    typed: str, play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "roster ally add", name="Lucia", hospital=typed)
    assert reply.ephemeral
    assert "such as 1 1 2 2 3" in reply.content
    assert workers(store, where) == {}


async def test_a_value_that_no_card_has_is_refused(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "roster ally add", name="Lucia", shop=-3)
    assert reply.ephemeral
    assert reply.content.startswith("The number for the Shop cannot be -3.")


async def test_a_name_that_looks_like_another_is_refused(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(group())
    reply = await ezio.slash(table, "roster ally add", name="LUCÍA\u200b")
    assert reply.ephemeral
    assert reply.content.startswith("Lucia already has that name")


@pytest.mark.parametrize(
    ("name", "told"),
    [("🗡️" * 100, "is the most"), ("\u200b\u202e", "visible"), (" ", "visible")],
)
async def test_a_name_that_cannot_be_shown_well_is_refused(
    name: str, told: str, play: Play, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "roster ally add", name=name)
    assert reply.ephemeral
    assert told in reply.content


async def test_a_name_is_shown_as_it_was_typed(play: Play, table: Channel, ezio: Person) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "roster ally add", name="`@everyone` \u202e<@1>")
    assert reply.content.startswith("\\`@\u200beveryone\\` \\<@\u200b1\\> joins")
    assert not reply.pings


async def test_what_is_told_is_corrected_and_the_rest_stays(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(group())
    choices = await ezio.autocomplete(table, "roster ally edit", "ally", "")
    assert [one.name for one in choices] == ["Lucia · Ally · Shop"]
    ally = str(choices[0].value)
    await ezio.slash(table, "roster ally edit", ally=ally, name="Lucia Rossi", shop=2)
    await ezio.slash(table, "roster ally edit", ally="lucia", hospital="3")
    assert workers(store, where)["Lucia Rossi"] == BrownCard(hospital=(3, 3, 3, 3, 3), shop=2)


async def test_an_edit_without_anything_new_changes_nothing(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(group())
    reply = await ezio.slash(table, "roster apprentice edit", apprentice="Nico", shop=1)
    assert reply.ephemeral
    assert "already so" in reply.content


async def test_removing_is_told_to_all(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(group())
    reply = await ezio.slash(table, "roster ally remove", ally="Lucia")
    assert reply.content.startswith("Lucia (Ally) leaves.")
    assert not reply.ephemeral
    reply = await ezio.slash(table, "roster apprentice remove", apprentice="Nico")
    assert reply.content.startswith("Nico (Assassin Apprentice) leaves.")
    assert workers(store, where) == {}


async def test_who_is_not_known_is_not_removed(play: Play, table: Channel, ezio: Person) -> None:
    play(group())
    reply = await ezio.slash(table, "roster ally remove", ally="Lutia")
    assert reply.ephemeral
    assert "Did you mean: Lucia?" in reply.content


# --- Assassins -----------------------------------------------------------------------------------


async def test_assassins_join_change_hands_and_leave_between_memories(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(group())
    offered = await ezio.autocomplete(table, "roster assassin add", "name", "")
    assert [one.name for one in offered] == ["Claudio", "Dariâ"]
    await ezio.slash(table, "roster assassin add", name="Claudio", player=amelie)
    await ezio.slash(table, "roster assassin edit", assassin="Claudio", player=ezio)
    await ezio.slash(table, "roster assassin edit", assassin="Bastiano", name="Bastian")
    reply = await ezio.slash(table, "roster assassin remove", assassin="Alessandra")
    assert reply.content.startswith("Alessandra leaves the Assassins.")
    stored = store.find(where)
    assert stored is not None
    assert {one.name: one.player for one in stored.campaign.assassins} == {
        "Bastian": None,
        "Claudio": ezio.id,
    }


async def test_cards_of_who_leaves_are_told_to_be_in_the_main_hall(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = group()
    played.have("Parachute", PARACHUTE, 2, place=played.board("Alessandra"))
    play(played)
    reply = await ezio.slash(table, "roster assassin remove", assassin="Alessandra")
    assert "Parachute ×2: Alessandra’s board → Main Hall" in reply.content


async def test_nobody_leaves_in_the_middle_of_a_memory(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = group()
    played.begin("1.1")
    play(played)
    reply = await ezio.slash(table, "roster assassin remove", assassin="Alessandra")
    assert reply.ephemeral
    assert "only between Memories" in reply.content


async def test_who_joins_may_take_cards_of_the_groups_choice_along(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = group()
    play(played)
    reply = await ezio.slash(table, "roster assassin add", name="Claudio")
    assert "`/card move`" not in reply.content
    await ezio.slash(table, "card add", name="Parachute")
    reply = await ezio.slash(table, "roster assassin add", name="Dariâ")
    assert "Give them cards of your choice" in reply.content
    assert "`/card move`" in reply.content


async def test_a_player_goes_on_with_another_assassin_in_full_health_only(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    played = villa()
    played.have("Parachute", PARACHUTE, place=played.board("Bastiano"))
    played.play("0.1", hurt={"Alessandra": 1})
    play(played)
    reply = await ezio.slash(table, "roster assassin swap", assassin="Alessandra", name="Claudio")
    assert reply.ephemeral
    assert "Full Health" in reply.content
    offered = await ezio.autocomplete(table, "roster assassin swap", "name", "")
    assert [one.name for one in offered] == ["Claudio", "Dariâ"]
    reply = await ezio.slash(table, "roster assassin swap", assassin="Bastiano", name="Claudio")
    assert "Bastiano" in reply.content
    assert "Claudio" in reply.content
    stored = store.find(where)
    assert stored is not None
    claudio = stored.campaign.assassins[1]
    assert claudio.name == "Claudio"
    (parachute,) = (card for card in stored.campaign.cards if card.name == "Parachute")
    assert parachute.place.owner == claudio.id


async def test_the_last_assassin_stays(play: Play, table: Channel, ezio: Person) -> None:
    play(headquarters("Alessandra"))
    reply = await ezio.slash(table, "roster assassin remove", assassin="Alessandra")
    assert reply.ephemeral
    assert "at least one Assassin" in reply.content


# --- show ----------------------------------------------------------------------------------------


async def test_everybody_is_shown_in_the_askers_language(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(group())
    english = await ezio.slash(table, "roster show")
    assert english.ephemeral
    assert "Lucia" in english.text
    assert "Nico" in english.text
    french = await amelie.slash(table, "roster show")
    assert "Apprentis Assassins" in french.text
    public = await amelie.slash(table, "roster show", public=True)
    assert not public.ephemeral
    assert "Assassin Apprentices" in public.text


async def test_a_campaign_in_french_tells_it_in_french(
    table: Channel, ezio: Person, amelie: Person
) -> None:
    await amelie.slash(table, "campaign new", name="Venise")
    reply = await ezio.slash(table, "roster ally add", name="Lucia")
    assert "Allié" in reply.content
    assert "`/memory begin`" in reply.content  # a link, which needs the English name
