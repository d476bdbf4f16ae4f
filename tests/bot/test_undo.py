"""`/undo`, as a group sees it: it names what it takes back, asks, and can be taken back itself."""

import asyncio
from collections.abc import Callable

import pytest

from bot.client import Brotherhood
from bot.words import words
from core.campaign import Campaign, Language
from loopback import Channel, Guild, LoopbackDiscord, Person, Reply
from storage.store import Store
from storage.values import Stored, Where
from tests.bot.conftest import Play, running
from tests.core import stages
from tests.core.table import headquarters

english = words(Language.ENGLISH)
french = words(Language.FRENCH)

pytestmark = pytest.mark.usefixtures("brotherhood")

Now = Callable[[], Campaign]
TAKE_BACK = english("undo-take-back")


def asked(reply: Reply) -> list[str]:
    """The lines of a question that only the asker sees."""
    assert reply.ephemeral
    (embed,) = reply.embeds
    return (embed.description or "").splitlines()


async def assign(person: Person, table: Channel, miniature: str, building: str) -> None:
    reply = await person.slash(table, "assign", miniature=miniature, building=building)
    assert not reply.ephemeral, reply.content


@pytest.fixture
def begun(play: Play) -> Stored:
    """Lucia and Marco wait to be placed; the log has one entry."""
    return play(stages.assignment())


# --- the newest ----------------------------------------------------------------------------------


async def test_the_newest_entry_is_named_and_nothing_has_changed(
    begun: Stored, now: Now, table: Channel, ezio: Person
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    placed = now()
    (line,) = asked(await ezio.slash(table, "undo"))
    assert line.startswith("#2 ")
    assert "**Ezio**" in line
    assert "Lucia (Shop)" in line
    assert now() == placed != begun.campaign


async def test_it_is_taken_back_for_all_to_see(
    begun: Stored, now: Now, table: Channel, ezio: Person
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    question = await ezio.slash(table, "undo")
    reply = await ezio.press(question, TAKE_BACK)
    assert reply.message is question.message
    assert reply.buttons == ()
    assert now() == begun.campaign
    posted = await table.wait_for(lambda message: "Taken back" in message.content)
    assert posted.content.startswith("↩️ **Ezio**")
    assert "entry 2" in posted.content


async def test_nothing_is_taken_back_if_it_is_left(
    now: Now, begun: Stored, table: Channel, ezio: Person
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    reply = await ezio.press(await ezio.slash(table, "undo"), english("undo-leave"))
    assert reply.content == english("undo-left")
    assert reply.embeds == ()
    assert now() != begun.campaign


async def test_an_undo_is_in_the_log_and_is_taken_back_by_the_next(
    begun: Stored, store: Store, now: Now, table: Channel, ezio: Person
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    placed = now()
    await ezio.press(await ezio.slash(table, "undo"), TAKE_BACK)
    question = await ezio.slash(table, "undo")
    assert "entry 2" in asked(question)[0]
    await ezio.press(question, TAKE_BACK)
    assert now() == placed
    await ezio.press(await ezio.slash(table, "undo"), TAKE_BACK)
    assert now() == begun.campaign
    assert len(store.history(begun.id)) == 5


async def test_the_beginning_stays(begun: Stored, now: Now, table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "undo")
    assert reply.ephemeral
    assert "`/campaign end`" in reply.content
    assert now() == begun.campaign


# --- back to a named one -------------------------------------------------------------------------


async def test_entries_are_offered_from_the_newest_back(
    begun: Stored, table: Channel, ezio: Person, amelie: Person
) -> None:
    assert begun.version == 1
    await assign(ezio, table, "Lucia", "shop")
    await assign(amelie, table, "Marco", "hospital")
    await ezio.slash(table, "campaign rename", name="*Roma*_1")
    offered = await amelie.autocomplete(table, "undo", "to", "")
    assert [one.name.partition(":")[0] for one in offered] == [
        "#4 Ezio",
        "#3 Amélie",
        "#2 Ezio",
        "#1 Leonardo",
    ]
    assert "*Roma*_1" in offered[0].name  # no Markdown there, so nothing is escaped
    by_number = await amelie.autocomplete(table, "undo", "to", "#2")
    assert by_number[0].name.startswith("#2 Ezio: ")
    by_word = await amelie.autocomplete(table, "undo", "to", "marco")
    assert "#3" in [one.value for one in by_word]
    assert "#2" not in [one.value for one in by_word]


@pytest.mark.parametrize("typed", ["#2", "2", " # 2 ", "#2 Ezio: Placed: Lucia (Shop)."])
async def test_all_from_the_named_entry_on_are_taken_back(
    begun: Stored, now: Now, table: Channel, ezio: Person, typed: str
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    await assign(ezio, table, "Marco", "hospital")
    question = await ezio.slash(table, "undo", to=typed)
    assert question.embeds[0].title == "Take these 2 entries back?"
    assert [line[:3] for line in asked(question)] == ["#3 ", "#2 "]
    await ezio.press(question, TAKE_BACK)
    assert now() == begun.campaign


@pytest.mark.parametrize("typed", ["#0", "#9", "nobody", "#99999999999999999999", "-1", "#"])
async def test_an_entry_that_is_not_there_is_refused(
    begun: Stored, now: Now, table: Channel, ezio: Person, typed: str
) -> None:
    reply = await ezio.slash(table, "undo", to=typed)
    assert reply.ephemeral
    assert "`/log`" in reply.content
    assert now() == begun.campaign


async def test_a_hundred_entries_are_counted_where_they_cannot_all_be_named(
    begun: Stored, store: Store, where: Where, now: Now, table: Channel, ezio: Person
) -> None:
    for number in range(60):
        name = f"{'Roma ' * 10}{number}"
        await ezio.slash(table, "campaign rename", name=name)
    question = await ezio.slash(table, "undo", to="#2")
    assert question.embeds[0].title == "Take these 60 entries back?"
    assert asked(question)[-1].endswith(" more")
    await ezio.press(question, TAKE_BACK)
    assert now() == begun.campaign
    assert store.find(where) is not None


# --- what others did -----------------------------------------------------------------------------


async def test_what_others_did_needs_a_button_that_names_them(
    begun: Stored, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    await assign(amelie, table, "Marco", "hospital")
    question = await ezio.slash(table, "undo", to="#2")
    assert english("undo-others", names="Amélie") in asked(question)
    labels = [button.label for button in question.buttons]
    assert labels == [english("undo-leave"), "Take it back, with what Amélie did"]
    await ezio.press(question, labels[1] or "")
    assert now() == begun.campaign


async def test_who_did_it_needs_no_such_button(
    begun: Stored, table: Channel, ezio: Person, amelie: Person
) -> None:
    assert begun.version == 1
    await assign(amelie, table, "Marco", "hospital")
    assert TAKE_BACK not in [one.label for one in (await ezio.slash(table, "undo")).buttons]
    own = await amelie.slash(table, "undo")
    assert [one.label for one in own.buttons] == [french("undo-leave"), french("undo-take-back")]


# --- at once -------------------------------------------------------------------------------------


async def test_of_many_undos_at_once_one_wins_and_the_others_are_told(
    discord: LoopbackDiscord,
    begun: Stored,
    store: Store,
    now: Now,
    guild: Guild,
    table: Channel,
    ezio: Person,
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    people = [guild.add_member(f"Friend {number}") for number in range(12)]
    questions = [await person.slash(table, "undo") for person in people]
    button = english("undo-take-back-of", names="Ezio")
    replies = await asyncio.gather(
        *(person.press(asked, button) for person, asked in zip(people, questions, strict=True))
    )
    await discord.settled()
    told = [message.content for reply in replies for message in reply.followups]
    assert told == [english("undo-overtaken")] * 11
    assert all(question.buttons == () for question in questions)
    assert now() == begun.campaign
    assert len(store.history(begun.id)) == 3


async def test_a_command_that_was_quicker_is_not_taken_back_unseen(
    begun: Stored, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    question = await ezio.slash(table, "undo")
    await assign(amelie, table, "Marco", "hospital")
    both = now()
    reply = await ezio.press(question, TAKE_BACK)
    assert (await reply.more()).content == english("undo-overtaken")
    assert question.buttons == ()
    assert now() == both != begun.campaign


async def test_an_undo_and_a_command_at_once_never_mix(
    begun: Stored, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    question = await ezio.slash(table, "undo")
    reply, _ = await asyncio.gather(
        ezio.press(question, TAKE_BACK), assign(amelie, table, "Marco", "hospital")
    )
    lucia, marco = (one.building for one in now().workers)
    assert marco is not None
    if lucia is not None:
        assert (await reply.more()).content == english("undo-overtaken")
    assert begun.version == 1


# --- in a Resolution, after a restart, in French -------------------------------------------------


async def test_in_a_resolution_the_panel_is_shown_again(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    began = play(stages.at_hospital())
    resolved = await ezio.slash(table, "resolve")
    await ezio.press(resolved, english("resolve-fill"))
    await ezio.press(resolved, english("resolve-done"))
    await table.wait_for(lambda message: "Workshop" in message.text)
    assert now() != began.campaign
    await ezio.press(await ezio.slash(table, "undo"), TAKE_BACK)
    posted = await table.wait_for(lambda message: "Taken back" in message.content)
    assert now() == began.campaign
    assert "Hospital" in posted.text
    assert posted.selects
    await ezio.press(posted, english("resolve-fill"))
    await ezio.press(posted, english("resolve-done"))
    assert now() != began.campaign


async def test_the_question_works_after_a_restart(
    discord: LoopbackDiscord,
    brotherhood: Brotherhood,
    database: str,
    begun: Stored,
    now: Now,
    table: Channel,
    ezio: Person,
) -> None:
    await assign(ezio, table, "Lucia", "shop")
    question = await ezio.slash(table, "undo")
    await brotherhood.close()
    async with running(discord, Store(database), real=True):
        await ezio.press(question, TAKE_BACK)
        assert now() == begun.campaign


async def test_it_speaks_french(play: Play, table: Channel, amelie: Person) -> None:
    play(headquarters())
    await amelie.slash(table, "campaign rename", name="Rome")
    question = await amelie.slash(table, "undo")
    assert question.embeds[0].title == french("undo-question", number=1)
    reply = await amelie.press(question, french("undo-take-back"))
    assert "Annulée" in reply.content or "annul" in reply.content.lower()
    posted = await table.wait_for(lambda message: message.content.startswith("↩️"))
    assert "Taken back" in posted.content  # the campaign speaks English
