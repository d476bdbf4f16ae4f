"""`/campaign export|import`, as a group sees them; the files themselves are storage's to test."""

import asyncio
import json
from collections.abc import Callable

import pytest

from bot import path
from bot.client import Brotherhood
from bot.words import words
from core.campaign import Campaign, Language
from loopback import Channel, Guild, LoopbackDiscord, Person, Reply, Upload
from storage.archive import VERSION
from storage.store import Store
from storage.values import Stored, Where
from tests.bot.conftest import Play, running
from tests.core import stages
from tests.core.table import headquarters

english = words(Language.ENGLISH)
french = words(Language.FRENCH)

pytestmark = pytest.mark.usefixtures("brotherhood")

Now = Callable[[], Campaign]
BEGIN, REPLACE = english("campaign-import-begin"), english("campaign-import-replace")
LEAVE = english("campaign-import-leave")


def files(reply: Reply) -> dict[str, bytes]:
    return {one.upload.filename: one.upload.data for one in reply.attachments}


async def exported(person: Person, channel: Channel) -> Upload:
    """The log as a file that the bot made."""
    made = files(await person.slash(channel, "campaign export"))
    (name,) = [name for name in made if name.endswith(".jsonl")]
    return Upload(name, made[name])


@pytest.fixture
def elsewhere(guild: Guild) -> Channel:
    """Another channel, where no campaign runs yet."""
    return guild.add_channel("elsewhere")


@pytest.fixture
def there(store: Store, guild: Guild, elsewhere: Channel) -> Callable[[], Stored | None]:
    """Looks up what runs there now."""
    return lambda: store.find(Where(guild.id, elsewhere.id))


# --- export --------------------------------------------------------------------------------------


async def test_a_log_to_keep_and_a_chronicle_to_read(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(stages.eliminated())
    reply = await ezio.slash(table, "campaign export")
    assert reply.ephemeral
    made = files(reply)
    assert sorted(made) == ["venezia.jsonl", "venezia.md"]
    header, *entries = made["venezia.jsonl"].decode().splitlines()
    assert json.loads(header)["campaign"] == "Venezia"
    assert len(entries) == 1
    assert "Venezia" in made["venezia.md"].decode()


async def test_an_export_for_all_to_see(play: Play, table: Channel, amelie: Person) -> None:
    play(headquarters())
    reply = await amelie.slash(table, "campaign export", public=True)
    assert not reply.ephemeral
    assert reply.content.startswith("The log of Venezia")


async def test_a_file_larger_than_the_server_takes_is_said_and_the_other_is_sent(
    play: Play, table: Channel, guild: Guild, ezio: Person
) -> None:
    play(stages.eliminated())
    made = files(await ezio.slash(table, "campaign export"))
    log, told = (len(made[name]) for name in ("venezia.jsonl", "venezia.md"))
    assert log > told
    guild.largest_file = told
    reply = await ezio.slash(table, "campaign export")
    assert list(files(reply)) == ["venezia.md"]
    assert "venezia.jsonl has 1 MiB, and here I may send 1 MiB at most" in reply.text
    assert "python -m bot export" in reply.text


@pytest.mark.parametrize("name", ["../../etc/passwd", "con.txt\u202e", "刺客信条", "@everyone `x`"])
async def test_files_have_harmless_names(
    play: Play, table: Channel, ezio: Person, name: str
) -> None:
    play(headquarters())
    await ezio.slash(table, "campaign rename", name=name)
    made = files(await ezio.slash(table, "campaign export"))
    assert len(made) == 2
    for file in made:
        stem, _, ending = file.rpartition(".")
        assert ending in {"jsonl", "md"}
        assert stem == "campaign" or set(stem) <= set("abcdefghijklmnopqrstuvwxyz-")


# --- import --------------------------------------------------------------------------------------


async def test_an_import_says_first_what_it_would_make(
    play: Play,
    there: Callable[[], Stored | None],
    table: Channel,
    elsewhere: Channel,
    ezio: Person,
) -> None:
    played = play(stages.eliminated())
    question = await ezio.slash(elsewhere, "campaign import", file=await exported(ezio, table))
    assert not question.ephemeral
    assert question.content.startswith("**Venezia** could go on in this channel.")
    assert "1 entry" in question.content
    assert "by Leonardo" in question.content
    assert "with 1 Memory in the diary" in question.content
    assert "Alessandra, Bastiano" in question.content
    assert there() is None
    await ezio.press(question, BEGIN)
    imported = there()
    assert imported is not None
    assert imported.campaign == played.campaign


async def test_the_campaign_goes_on_where_it_stood(
    play: Play, now: Now, table: Channel, elsewhere: Channel, ezio: Person
) -> None:
    play(stages.assignment())
    await ezio.slash(table, "assign", miniature="Lucia", building="shop")
    question = await ezio.slash(elsewhere, "campaign import", file=await exported(ezio, table))
    reply = await ezio.press(question, BEGIN)
    assert reply.message is question.message
    assert reply.content.startswith("**Venezia** goes on here, with its log of 2 entries.")
    assert reply.buttons == ()
    assert reply.attachments == ()
    await ezio.press(await ezio.slash(elsewhere, "undo"), english("undo-take-back"))
    assert now().workers[0].building is not None  # the other one goes on as it was


async def test_nothing_is_imported_if_it_is_left(
    play: Play,
    there: Callable[[], Stored | None],
    table: Channel,
    elsewhere: Channel,
    ezio: Person,
) -> None:
    play(headquarters())
    question = await ezio.slash(elsewhere, "campaign import", file=await exported(ezio, table))
    reply = await ezio.press(question, LEAVE)
    assert reply.content == english("campaign-import-left")
    assert (reply.buttons, reply.attachments) == ((), ())
    assert there() is None


async def test_what_runs_here_is_given_out_before_it_ends(
    play: Play,
    store: Store,
    where: Where,
    table: Channel,
    elsewhere: Channel,
    ezio: Person,
) -> None:
    began = play(stages.eliminated())
    await ezio.slash(elsewhere, "campaign new", name="Roma")
    roma = await exported(ezio, elsewhere)
    own = await exported(ezio, table)
    question = await ezio.slash(table, "campaign import", file=roma)
    assert "**Venezia** runs in this channel and would end." in question.content
    assert [button.label for button in question.buttons] == [LEAVE, REPLACE]
    given = files(question)["venezia.jsonl"]
    assert given.splitlines()[1:] == own.data.splitlines()[1:]
    reply = await ezio.press(question, REPLACE)
    assert "Venezia has ended" in reply.content
    assert set(files(reply)) == {"venezia.jsonl"}
    running_now = store.find(where)
    assert running_now is not None
    assert running_now.campaign.name == "Roma"
    back = await ezio.slash(table, "campaign import", file=Upload("v.jsonl", given))
    await ezio.press(back, REPLACE)
    again = store.find(where)
    assert again is not None
    assert again.campaign == began.campaign
    assert again.id != began.id


async def test_what_happened_since_the_question_is_never_lost(
    play: Play, now: Now, table: Channel, elsewhere: Channel, ezio: Person
) -> None:
    play(headquarters())
    await ezio.slash(elsewhere, "campaign new", name="Roma")
    question = await ezio.slash(table, "campaign import", file=await exported(ezio, elsewhere))
    await ezio.slash(table, "campaign rename", name="Firenze")
    reply = await ezio.press(question, REPLACE)
    assert (await reply.more()).content == english("stale")
    assert now().name == "Firenze"


async def test_a_campaign_that_began_since_the_question_goes_on(
    play: Play,
    there: Callable[[], Stored | None],
    table: Channel,
    elsewhere: Channel,
    ezio: Person,
) -> None:
    play(headquarters())
    question = await ezio.slash(elsewhere, "campaign import", file=await exported(ezio, table))
    await ezio.slash(elsewhere, "campaign new", name="Roma")
    await ezio.press(question, BEGIN)
    running_there = there()
    assert running_there is not None
    assert running_there.campaign.name == "Roma"


async def test_the_question_works_after_a_restart(
    discord: LoopbackDiscord,
    brotherhood: Brotherhood,
    database: str,
    play: Play,
    there: Callable[[], Stored | None],
    table: Channel,
    elsewhere: Channel,
    ezio: Person,
) -> None:
    began = play(headquarters())
    question = await ezio.slash(elsewhere, "campaign import", file=await exported(ezio, table))
    await brotherhood.close()
    async with running(discord, Store(database), real=True):
        await ezio.press(question, BEGIN)
    imported = there()
    assert imported is not None
    assert imported.campaign == began.campaign


async def test_files_come_along_also_when_it_takes_long(
    monkeypatch: pytest.MonkeyPatch,
    play: Play,
    there: Callable[[], Stored | None],
    table: Channel,
    elsewhere: Channel,
    ezio: Person,
) -> None:
    monkeypatch.setattr(path, "ACKNOWLEDGE_AFTER", 0)
    began = play(headquarters())
    log = await exported(ezio, table)
    await ezio.slash(elsewhere, "campaign new", name="Roma")
    question = await ezio.slash(elsewhere, "campaign import", file=log)
    assert set(files(question)) == {"to-import.jsonl", "roma.jsonl"}
    reply = await ezio.press(question, REPLACE)
    assert set(files(reply)) == {"roma.jsonl"}
    imported = there()
    assert imported is not None
    assert imported.campaign == began.campaign
    late = await ezio.slash(elsewhere, "campaign import", file=Upload("x.jsonl", b"{}"))
    assert late.deleted  # what all would have seen
    assert (await late.more()).ephemeral


async def test_many_who_confirm_at_once_import_once(
    discord: LoopbackDiscord,
    play: Play,
    store: Store,
    guild: Guild,
    table: Channel,
    elsewhere: Channel,
    ezio: Person,
) -> None:
    play(headquarters())
    question = await ezio.slash(elsewhere, "campaign import", file=await exported(ezio, table))
    button = question.buttons[1].custom_id or ""
    people = [guild.add_member(f"Friend {number}") for number in range(12)]
    replies = await asyncio.gather(*(person.press(question, button, raw=True) for person in people))
    await discord.settled()
    told = [message for reply in replies for message in (reply.message, *reply.followups)]
    late = [message.content for message in told if message.ephemeral]
    assert len(late) == 11
    assert set(late) <= {english("stale"), english("campaign-running")}
    stored = store.find(Where(guild.id, elsewhere.id))
    assert stored is not None
    assert len(store.history(stored.id)) == 1


# --- files that are refused ----------------------------------------------------------------------


async def refused(person: Person, channel: Channel, data: bytes) -> str:
    reply = await person.slash(channel, "campaign import", file=Upload("log.jsonl", data))
    assert reply.ephemeral
    assert reply.buttons == ()
    return reply.content


async def test_an_altered_file_is_refused_with_its_line(
    play: Play, table: Channel, elsewhere: Channel, ezio: Person
) -> None:
    play(stages.assignment())
    await ezio.slash(table, "assign", miniature="Lucia", building="shop")
    log = (await exported(ezio, table)).data
    altered = log.replace(b'"building":"shop"', b'"building":"hospital"')
    assert altered != log
    assert "Line 3" in await refused(ezio, elsewhere, altered)


async def test_a_file_of_a_newer_release_is_refused(
    play: Play, table: Channel, elsewhere: Channel, ezio: Person
) -> None:
    play(headquarters())
    log = (await exported(ezio, table)).data
    newer = log.replace(b'"version":%d' % VERSION, b'"version":%d' % (VERSION + 1), 1)
    assert "newer release" in await refused(ezio, elsewhere, newer)


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\xfe\x00", b"[1, 2", b"# a chronicle\n" * 9])
async def test_another_file_is_refused(
    there: Callable[[], Stored | None], elsewhere: Channel, ezio: Person, data: bytes
) -> None:
    assert "`/campaign export`" in await refused(ezio, elsewhere, data)
    assert there() is None


async def test_a_campaign_that_has_ended_is_refused(
    play: Play, table: Channel, elsewhere: Channel, ezio: Person, store: Store
) -> None:
    began = play(headquarters())
    question = await ezio.slash(table, "campaign end")
    await ezio.press(question, english("campaign-end-for-good"))
    ended = store.history(began.id)
    log = store.export(
        Stored(began.id, began.where, ended[-1].seq, began.campaign),
        program="test",
        at=ended[-1].at,
    )
    assert await refused(ezio, elsewhere, log.content) == english("campaign-over")


async def test_a_huge_file_is_refused_unread(elsewhere: Channel, ezio: Person) -> None:
    assert "8 MiB" in await refused(ezio, elsewhere, b" " * (8 * 2**20 + 1))


async def test_a_file_that_discord_does_not_give_is_refused(
    discord: LoopbackDiscord, elsewhere: Channel, ezio: Person
) -> None:
    discord.mischief.error("GET", "/attachments/", 10008)
    assert await refused(ezio, elsewhere, b"{}") == english("file-not-read")


async def test_a_question_without_its_file_is_refused(
    discord: LoopbackDiscord,
    play: Play,
    there: Callable[[], Stored | None],
    table: Channel,
    elsewhere: Channel,
    ezio: Person,
) -> None:
    play(headquarters())
    question = await ezio.slash(elsewhere, "campaign import", file=await exported(ezio, table))
    discord.world.attachments.clear()
    reply = await ezio.press(question, BEGIN)
    assert reply.content == english("file-not-read")
    assert there() is None


async def test_it_speaks_french(
    play: Play, table: Channel, elsewhere: Channel, amelie: Person
) -> None:
    play(headquarters())
    log = await exported(amelie, table)
    question = await amelie.slash(elsewhere, "campaign import", file=log)
    assert "pourrait continuer dans ce salon" in question.content
    reply = await amelie.press(question, french("campaign-import-begin"))
    assert "goes on here" in reply.content  # the campaign speaks English
