"""`/campaign new|show|rename|end`, as a group sees them."""

import pytest

from core.campaign import Language
from loopback import Channel, Guild, Person
from storage.store import Store
from storage.values import Where
from tests.bot.conftest import Play
from tests.core.table import headquarters

pytestmark = pytest.mark.usefixtures("brotherhood")


def players(store: Store, where: Where) -> dict[str, int | None]:
    stored = store.find(where)
    assert stored is not None
    return {one.name: one.player for one in stored.campaign.assassins}


# --- new -----------------------------------------------------------------------------------------


async def test_a_name_is_enough_to_begin(
    store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    reply = await ezio.slash(table, "campaign new", name="Venice")
    assert reply.content.splitlines()[0] == "The campaign Venice begins with Alessandra."
    assert reply.content.splitlines()[1] == f"Alessandra · {ezio.mention}"
    assert reply.content.splitlines()[-1] == "Next: `/memory begin`."
    assert not reply.ephemeral
    assert not reply.pings.users
    assert players(store, where) == {"Alessandra": ezio.id}


async def test_the_campaign_speaks_the_language_of_who_begins_it(
    store: Store, where: Where, table: Channel, amelie: Person, ezio: Person
) -> None:
    await amelie.slash(table, "campaign new", name="Venise")
    stored = store.find(where)
    assert stored is not None
    assert stored.campaign.settings.language is Language.FRENCH
    reply = await ezio.slash(table, "memory begin")
    assert reply.content.startswith("La Mémoire 0.1 commence")


async def test_a_language_can_be_chosen(
    store: Store, where: Where, table: Channel, amelie: Person
) -> None:
    reply = await amelie.slash(table, "campaign new", name="Venice", language="en")
    assert reply.content.startswith("The campaign Venice begins")
    stored = store.find(where)
    assert stored is not None
    assert stored.campaign.settings.language is Language.ENGLISH


async def test_assassins_have_the_names_and_players_that_are_told(
    store: Store, where: Where, table: Channel, ezio: Person, amelie: Person
) -> None:
    await ezio.slash(
        table,
        "campaign new",
        name="Venice",
        assassin1="Bastiano",
        player2=amelie,
        assassin3="Mina",
    )
    assert players(store, where) == {
        "Bastiano": ezio.id,
        "Alessandra": amelie.id,  # the first of the game's names that is free
        "Mina": None,
    }


async def test_who_begins_plays_the_first_assassin_though_only_the_second_is_told(
    store: Store, where: Where, table: Channel, ezio: Person, amelie: Person
) -> None:
    await ezio.slash(table, "campaign new", name="Venice", player2=amelie)
    assert players(store, where) == {"Alessandra": ezio.id, "Bastiano": amelie.id}


async def test_the_names_of_the_game_are_offered_before_there_is_a_campaign(
    table: Channel, ezio: Person
) -> None:
    choices = await ezio.autocomplete(table, "campaign new", "assassin2", "", name="Venice")
    assert [one.name for one in choices] == ["Alessandra", "Bastiano", "Claudio", "Dariâ"]


async def test_two_assassins_of_one_name_are_refused(
    store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    reply = await ezio.slash(
        table, "campaign new", name="Venice", assassin1="Dariâ", assassin2="daria"
    )
    assert reply.ephemeral
    assert "already has that name" in reply.content
    assert store.find(where) is None


@pytest.mark.parametrize("name", ["\u200b", "\u202e", " "])
async def test_a_name_without_anything_to_see_is_refused(
    name: str, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    reply = await ezio.slash(table, "campaign new", name=name)
    assert reply.ephemeral
    assert "visible" in reply.content
    assert store.find(where) is None


async def test_a_hostile_name_is_shown_as_it_was_typed(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "campaign new", name="**@everyone** `x`")
    assert "\\*\\*@\u200beveryone\\*\\* \\`x\\`" in reply.content
    assert not reply.pings.everyone


async def test_a_second_campaign_in_the_channel_is_refused(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "campaign new", name="Rome")
    assert reply.ephemeral
    assert "`/campaign end`" in reply.content


# --- show, rename --------------------------------------------------------------------------------


async def test_where_it_stands_is_shown_to_the_asker_or_to_all(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(headquarters("Alessandra", "Bastiano"))
    private = await ezio.slash(table, "campaign show")
    assert private.ephemeral
    assert "Venezia" in private.text
    french = await amelie.slash(table, "campaign show")
    assert "Étape d’Affectation" in french.text
    public = await amelie.slash(table, "campaign show", public=True)
    assert not public.ephemeral
    assert "Assignment step" in public.text


async def test_without_a_campaign_there_is_nothing_to_show(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "campaign show")
    assert reply.ephemeral
    assert "`/campaign new`" in reply.content


async def test_the_same_name_again_changes_nothing(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "campaign rename", name="Venezia")
    assert reply.ephemeral
    assert "already so" in reply.content


# --- end -----------------------------------------------------------------------------------------


async def test_ending_asks_first_and_says_what_is_given_up(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    played = headquarters("Alessandra", "Bastiano")
    played.ally("Lucia")
    play(played)
    question = await ezio.slash(table, "campaign end")
    assert "**End Venezia for good?**" in question.content
    assert "3 miniatures, 1 card and where they stand" in question.content
    assert "no Memory completed yet" in question.content
    assert "Kept: the log with its 1 entry." in question.content
    assert store.find(where) is not None


async def test_playing_on_changes_nothing(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    began = play(headquarters())
    question = await ezio.slash(table, "campaign end")
    reply = await ezio.press(question, "Play on")
    assert reply.content == "Venezia goes on. Nothing has changed."
    assert reply.buttons == ()
    assert store.find(where) == began


async def test_the_red_button_ends_it_and_the_channel_is_free(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    began = play(headquarters())
    question = await ezio.slash(table, "campaign end")
    reply = await ezio.press(question, "End it for good")
    assert reply.message is question.message
    assert reply.content.startswith("Venezia has ended. Its log of 2 entries is kept.")
    assert reply.buttons == ()
    assert store.find(where) is None
    assert len(store.history(began.id)) == 2
    again = await ezio.slash(table, "campaign new", name="Rome")
    assert again.content.startswith("The campaign Rome begins")


async def test_a_question_asked_before_something_happened_asks_again(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    question = await ezio.slash(table, "campaign end")
    await ezio.slash(table, "campaign rename", name="Rome")
    reply = await ezio.press(question, "End it for good")
    assert store.find(where) is not None
    assert "**End Rome for good?**" in question.content
    assert (await reply.more()).ephemeral
    await ezio.press(question, "End it for good")
    assert store.find(where) is None


async def test_ending_speaks_french(table: Channel, ezio: Person, amelie: Person) -> None:
    await amelie.slash(table, "campaign new", name="Venise")
    question = await ezio.slash(table, "campaign end")
    assert "Terminer Venise pour de bon" in question.content
    reply = await amelie.press(question, "Terminer pour de bon")
    assert reply.content.startswith("Venise est terminée.")


async def test_signs_that_no_database_takes_are_left_out(
    store: Store, table: Channel, guild: Guild
) -> None:
    stranger = guild.add_member("E\x00zi\x1bo")
    name = {"type": 3, "name": "name", "value": "Ve\x00nezia\x07"}
    reply = await stranger.slash(table, "campaign new", raw_options=[name])
    assert "Venezia" in reply.text
    stored = store.find(Where(guild.id, table.id))
    assert stored is not None
    assert stored.campaign.name == "Venezia"
    (entry,) = store.history(stored.id)
    assert entry.actor.name == "Ezio"
    assert entry.command == "/campaign new name:Venezia"
