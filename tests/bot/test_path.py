"""What people see of the one path: every test is a group, a channel and a real connection."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from bot import path
from bot.client import Brotherhood
from bot.wishes import LARGEST_FILE
from bot.words import words
from core.campaign import Language
from loopback import Channel, Guild, LoopbackDiscord, Person, Reply, Upload
from storage.errors import Conflict, StorageUnavailable
from storage.store import Store
from storage.values import Where
from tests.bot.conftest import SlowStore, running

english = words(Language.ENGLISH)
french = words(Language.FRENCH)

DEFERRED_MESSAGE, DEFERRED_UPDATE = 5, 6
CALLBACK = r"/callback$"

pytestmark = pytest.mark.usefixtures("bot")


def name(store: Store, where: Where) -> str:
    stored = store.find(where)
    assert stored is not None
    return stored.campaign.name


@pytest.fixture
async def begun(bot: Brotherhood, table: Channel, ezio: Person) -> Reply:  # noqa: ARG001
    return await ezio.slash(table, "begin")


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(path, "ACKNOWLEDGE_AFTER", 0.05)


# --- answers -------------------------------------------------------------------------------------


async def test_a_change_is_answered_with_one_call(
    discord: LoopbackDiscord, table: Channel, ezio: Person, begun: Reply
) -> None:
    assert begun.content == "Roma"
    discord.requests.clear()
    reply = await ezio.slash(table, "next")
    await discord.settled()
    assert reply.content == "Roma+"
    assert not reply.ephemeral
    assert len(discord.requests) == 1


async def test_what_is_only_shown_is_private(table: Channel, ezio: Person, begun: Reply) -> None:
    reply = await ezio.slash(table, "show")
    assert reply.content == begun.content
    assert reply.ephemeral


async def test_a_button_updates_its_message(ezio: Person, begun: Reply) -> None:
    await ezio.press(begun, "Next")
    reply = await ezio.press(begun, "Next")
    assert reply.message is begun.message
    assert reply.content == "Roma++"


async def test_a_modal_opens_and_changes(ezio: Person, begun: Reply) -> None:
    opened = await ezio.press(begun, "Rename")
    assert opened.modal.captions == ("New name",)
    reply = await ezio.submit(opened.modal, {"name": "Venezia"})
    assert reply.message is begun.message
    assert reply.content == "Venezia"


async def test_menus_remember_what_the_others_hold(ezio: Person, begun: Reply) -> None:
    await ezio.choose(begun, "first", ["a", "b"])
    await ezio.choose(begun, "second", ["c"])
    assert begun.content == "ab and c"
    await ezio.choose(begun, "first", ["b"])
    assert begun.content == "b and c"


# --- in time -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hurried")
async def test_a_slow_database_is_waited_for(
    discord: LoopbackDiscord, store: SlowStore, table: Channel, ezio: Person, begun: Reply
) -> None:
    store.gate.clear()
    waiting = asyncio.create_task(ezio.slash(table, "next"))
    await discord.until(lambda: requested(discord, "callback", 2), what="an acknowledgement")
    assert not waiting.done()
    store.gate.set()
    reply = await waiting
    assert reply.kind == DEFERRED_MESSAGE
    assert reply.content == "Roma+"
    assert not reply.ephemeral
    assert begun.content == "Roma"


@pytest.mark.usefixtures("hurried")
async def test_a_slow_button_updates_its_message_all_the_same(
    discord: LoopbackDiscord, store: SlowStore, ezio: Person, begun: Reply
) -> None:
    store.gate.clear()
    waiting = asyncio.create_task(ezio.press(begun, "Next"))
    await discord.until(lambda: requested(discord, "callback", 2), what="an acknowledgement")
    store.gate.set()
    reply = await waiting
    await discord.until(lambda: begun.content == "Roma+", what="the update")
    assert reply.kind == DEFERRED_UPDATE


@pytest.mark.usefixtures("hurried")
async def test_a_late_refusal_leaves_nothing_public(
    discord: LoopbackDiscord, store: SlowStore, table: Channel, ezio: Person, begun: Reply
) -> None:
    store.gate.clear()
    waiting = asyncio.create_task(ezio.slash(table, "refuse"))
    await discord.until(lambda: requested(discord, "callback", 2), what="an acknowledgement")
    store.gate.set()
    reply = await waiting
    refusal = await reply.more()
    assert reply.deleted
    assert refusal.ephemeral
    assert refusal.content == english("refusal-name-taken", name="Roma")
    assert begun.content == "Roma"


@pytest.mark.usefixtures("begun")
async def test_a_slow_database_does_not_stop_the_others(
    store: SlowStore, guild: Guild, table: Channel, ezio: Person, amelie: Person
) -> None:
    other = guild.add_channel("other")
    await amelie.slash(other, "begin")
    store.gate.clear()
    waiting = asyncio.create_task(ezio.slash(table, "next"))
    reply = await amelie.slash(other, "show")
    assert reply.content == "Roma"
    store.gate.set()
    await waiting


@pytest.mark.usefixtures("hurried", "begun")
async def test_nothing_is_changed_when_discord_no_longer_waits(
    discord: LoopbackDiscord, store: SlowStore, table: Channel, ezio: Person, where: Where
) -> None:
    fault = discord.mischief.error("POST", CALLBACK, 10062)
    store.gate.clear()
    waiting = asyncio.create_task(ezio.slash(table, "next"))
    await discord.until(lambda: fault.hits, what="the refused acknowledgement")
    with capture_logs() as logs:
        await until_logged(logs, "not acknowledged")
    waiting.cancel()
    store.gate.set()
    await ezio.slash(table, "next")
    assert name(store, where) == "Roma+"


@pytest.mark.usefixtures("begun")
@pytest.mark.parametrize("code", [10062, 50001, 50013])
async def test_a_change_stands_when_discord_does_not_take_its_answer(
    code: int, discord: LoopbackDiscord, store: Store, table: Channel, ezio: Person, where: Where
) -> None:
    discord.mischief.error("POST", CALLBACK, code)
    with capture_logs() as logs:
        waiting = asyncio.create_task(ezio.slash(table, "next"))
        await until_logged(logs, f"not answered ({code}), but stored")
    waiting.cancel()
    assert not [entry for entry in logs if entry["log_level"] == "error"]
    assert name(store, where) == "Roma+"


@pytest.mark.usefixtures("begun")
async def test_a_change_stands_when_the_line_is_cut_at_its_answer(
    discord: LoopbackDiscord, store: Store, table: Channel, ezio: Person, where: Where
) -> None:
    discord.mischief.drop("POST", CALLBACK, times=9)
    with capture_logs() as logs:
        waiting = asyncio.create_task(ezio.slash(table, "next"))
        await until_logged(logs, "not answered (ServerDisconnectedError), but stored")
    waiting.cancel()
    assert not [entry for entry in logs if entry["log_level"] == "error"]
    assert name(store, where) == "Roma+"


# --- at once -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("begun")
async def test_fifty_at_once_all_count(
    store: Store, guild: Guild, table: Channel, where: Where
) -> None:
    people = [guild.add_member(f"Friend {number}") for number in range(50)]
    replies = await asyncio.gather(*(person.slash(table, "next") for person in people))
    assert name(store, where) == "Roma" + "+" * 50
    assert len({reply.content for reply in replies}) == 50
    stored = store.find(where)
    assert stored is not None
    assert len(store.entries(stored.id, limit=100)) == 51


async def test_fifty_who_press_the_same_button_do_it_once(
    store: Store, guild: Guild, where: Where, begun: Reply
) -> None:
    people = [guild.add_member(f"Friend {number}") for number in range(50)]
    button = begun.buttons[0].custom_id or ""
    replies = await asyncio.gather(*(p.press(begun, button, raw=True) for p in people))
    told = await asyncio.gather(
        *(reply.more() for reply in replies if reply.interaction is not winner(replies))
    )
    assert name(store, where) == "Roma+"
    assert {message.content for message in told} == {english("stale")}
    assert all(message.ephemeral for message in told)


def winner(replies: list[Reply]) -> object:
    return min(replies, key=lambda reply: reply.interaction.id).interaction


async def test_what_discord_delivers_twice_happens_once(
    discord: LoopbackDiscord, store: Store, table: Channel, ezio: Person, where: Where
) -> None:
    await ezio.slash(table, "begin")
    discord.mischief.deliver_times(2)
    reply = await ezio.slash(table, "next")
    discord.deliver(reply.interaction)  # and once more, long after
    await discord.settled()
    assert reply.content == "Roma+"
    assert name(store, where) == "Roma+"
    assert discord.refusals == []


# --- stale ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("begun")
async def test_a_button_from_before_a_change_is_refused_and_retired(
    table: Channel, ezio: Person, store: Store, where: Where, begun: Reply
) -> None:
    await ezio.slash(table, "next")
    reply = await ezio.press(begun, "Next")
    told = await reply.more()
    assert told.content == english("stale")
    assert told.ephemeral
    assert begun.content == "Roma"
    assert begun.buttons == ()
    assert name(store, where) == "Roma+"


async def test_a_button_of_a_campaign_that_ended_is_retired(
    table: Channel, ezio: Person, begun: Reply
) -> None:
    await ezio.slash(table, "end")
    assert (await (await ezio.press(begun, "Next")).more()).content == english("stale")
    assert begun.buttons == ()


async def test_a_button_of_an_earlier_campaign_does_nothing_to_the_next(
    table: Channel, ezio: Person, store: Store, where: Where, begun: Reply
) -> None:
    await ezio.slash(table, "end")
    await ezio.slash(table, "begin")
    await ezio.press(begun, "Rename")
    assert name(store, where) == "Roma"
    assert begun.buttons == ()


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "hq:",
        "somebody else's",
        "hq:unheard-of:1:1:",
        "hq:next:x:1:",
        "hq:next:1:1",
        "hq:next:1:1:",  # of the campaign as it is, but not on this message
        f"hq:next:{'9' * 80}:1:",
        "hq:rename:1:0:",
        "hq:next:1:1:\x00",
    ],
)
@pytest.mark.usefixtures("begun")
async def test_a_component_that_was_never_there_is_refused_and_the_message_stays(
    table: Channel, ezio: Person, store: Store, where: Where, custom_id: str
) -> None:
    await ezio.slash(table, "next")
    current = await ezio.slash(table, "show")
    buttons = current.buttons
    reply = await ezio.press(current, custom_id, raw=True)
    assert reply.ephemeral
    assert reply.content == english("stale")
    assert current.buttons == buttons
    assert name(store, where) == "Roma+"


@pytest.mark.parametrize("values", [["d"], ["a", "b", "c"], [], ["a", "\x00"]])
async def test_what_a_menu_does_not_offer_is_refused(
    ezio: Person, begun: Reply, values: list[str]
) -> None:
    reply = await ezio.choose(begun, "first", values, raw=True)
    assert reply.ephemeral
    assert reply.content == english("stale")
    assert begun.selects


async def test_a_modal_is_not_sent_by_a_button_nor_a_button_by_a_modal(
    ezio: Person, store: Store, where: Where, begun: Reply
) -> None:
    opened = await ezio.press(begun, "Rename")
    button = next(one.custom_id for one in begun.buttons if one.label == "Next")
    modal = opened.modal.modal.model_copy(update={"custom_id": button})
    reply = await ezio.submit(replace(opened.modal, modal=modal), {"name": "Forlì"})
    assert reply.content == english("stale")
    assert name(store, where) == "Roma"


async def test_buttons_work_after_a_restart(
    discord: LoopbackDiscord, database: str, bot: Brotherhood, ezio: Person, begun: Reply
) -> None:
    await bot.close()
    async with running(discord, Store(database)):
        reply = await ezio.press(begun, "Next")
        assert reply.content == "Roma+"


# --- where ---------------------------------------------------------------------------------------


async def test_a_thread_has_a_campaign_of_its_own(
    guild: Guild, table: Channel, ezio: Person, begun: Reply
) -> None:
    thread = guild.add_channel("thread", "thread", parent=table)
    assert (await ezio.slash(thread, "next")).content == english("no-campaign")
    await ezio.slash(thread, "begin")
    assert (await ezio.slash(thread, "next")).content == "Roma+"
    assert (await ezio.slash(table, "show")).content == begun.content


async def test_other_channels_are_refused(guild: Guild, ezio: Person) -> None:
    voice = guild.add_channel("voice", "voice")
    reply = await ezio.slash(voice, "begin")
    assert reply.content == english("not-in-this-channel")
    assert reply.ephemeral


async def test_a_direct_message_is_refused(discord: LoopbackDiscord) -> None:
    for number, command in list(discord.world.commands.items()):
        discord.world.commands[number] = command.model_copy(update={"contexts": [0, 1, 2]})
    channel, person = discord.add_dm("Ezio")
    reply = await person.slash(channel, "begin")
    assert reply.content == english("not-in-server")


# --- what goes wrong -----------------------------------------------------------------------------


async def test_without_a_campaign_one_is_told_how_to_begin(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "show")
    assert reply.content == english("no-campaign")
    assert reply.ephemeral


@pytest.mark.usefixtures("begun")
async def test_a_second_campaign_is_refused(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "begin")
    assert reply.content == english("campaign-running")
    assert reply.ephemeral


@pytest.mark.usefixtures("begun")
async def test_a_refusal_speaks_the_askers_language(table: Channel, amelie: Person) -> None:
    reply = await amelie.slash(table, "refuse")
    assert reply.content == french("refusal-name-taken", name="Roma")
    assert reply.ephemeral


@pytest.mark.usefixtures("begun")
async def test_an_unknown_error_has_a_reference_that_is_in_the_log(
    store: Store, table: Channel, ezio: Person, where: Where
) -> None:
    with capture_logs() as logs:
        reply = await ezio.slash(table, "break")
    reference = re.search(r"\b[0-9A-F]{6}\b", reply.content)
    assert reference is not None
    assert reply.content == english("unknown-error", reference=reference[0])
    assert "secret" not in reply.content
    assert reply.ephemeral
    failed = next(entry for entry in logs if entry["event"] == "interaction.failed")
    assert failed["reference"] == reference[0]
    assert isinstance(failed["exc_info"], RuntimeError)
    assert name(store, where) == "Roma"


@pytest.mark.usefixtures("begun")
async def test_who_cannot_be_shown_what_was_stored_is_told_so(
    store: Store, table: Channel, ezio: Person, where: Where
) -> None:
    reply = await ezio.slash(table, "break-after")
    assert name(store, where) == "Roma+"
    assert reply.content.startswith(english("unknown-error-stored", reference="?").split(".")[0])


@pytest.mark.parametrize("error", [StorageUnavailable("locked"), Conflict()])
@pytest.mark.usefixtures("begun")
async def test_a_database_that_cannot_is_said_kindly(
    store: SlowStore, table: Channel, ezio: Person, error: Exception
) -> None:
    store.trouble = error
    reply = await ezio.slash(table, "next")
    key = "conflict" if isinstance(error, Conflict) else "store-unavailable"
    assert reply.content == english(key)
    assert reply.ephemeral


@pytest.mark.usefixtures("begun")
async def test_a_hostile_name_pings_and_formats_nothing(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "hostile")
    assert not reply.pings.everyone
    assert reply.pings.users == frozenset()
    assert "\u202e" not in reply.content
    assert "**b**" not in reply.content
    assert "\n" not in reply.content


@pytest.mark.usefixtures("begun")
async def test_a_command_that_is_no_more_is_said_kindly(
    discord: LoopbackDiscord, table: Channel, ezio: Person
) -> None:
    for number, command in list(discord.world.commands.items()):
        if command.name == "next":
            discord.world.commands[number] = command.model_copy(update={"name": "former"})
    reply = await ezio.slash(table, "former")
    assert reply.content == english("commands-changed")
    assert reply.ephemeral


# --- what is typed -------------------------------------------------------------------------------


@pytest.mark.usefixtures("begun")
async def test_suggestions_fit_discord(table: Channel, ezio: Person) -> None:
    offered = await ezio.autocomplete(table, "unassign", "miniature", "")
    assert len(offered) == 25
    assert all(len(choice.name) <= 100 for choice in offered)


@pytest.mark.parametrize("typed", ["luci", "LÚCI", "marcoantonio", "`", "\u202e", "x" * 5000])
@pytest.mark.usefixtures("begun")
async def test_suggestions_take_what_is_typed(table: Channel, ezio: Person, typed: str) -> None:
    await ezio.autocomplete(table, "unassign", "miniature", typed)


async def test_suggestions_need_a_campaign(table: Channel, ezio: Person) -> None:
    assert await ezio.autocomplete(table, "unassign", "miniature", "l") == []


@pytest.mark.parametrize("typed", ["#0", "Lucia", "  lucia ", "LÚCIA"])
@pytest.mark.usefixtures("begun")
async def test_what_is_typed_by_hand_is_understood(
    table: Channel, ezio: Person, typed: str
) -> None:
    assert (await ezio.slash(table, "unassign", miniature=typed)).content == "Lucia"


@pytest.mark.usefixtures("begun")
async def test_what_is_not_understood_gets_near_matches(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "unassign", miniature="Luci")
    assert reply.content == english("not-recognised-near", typed="Luci", near="Lucia, Lúcio")
    assert reply.ephemeral


# --- files ---------------------------------------------------------------------------------------

ATTACHMENTS = "/attachments/"


def letter(name: str) -> Upload:
    return Upload("name.txt", name.encode(), "text/plain")


@pytest.mark.usefixtures("begun")
async def test_what_stands_in_a_file_comes_along(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "deck import", file=letter("Forlì"))
    assert reply.content == "Forlì"
    assert not reply.ephemeral


@pytest.mark.usefixtures("begun")
async def test_a_file_that_is_too_large_is_refused_unread(
    discord: LoopbackDiscord, store: Store, where: Where, table: Channel, amelie: Person
) -> None:
    reply = await amelie.slash(table, "deck import", file=letter("x" * (LARGEST_FILE + 1)))
    assert reply.ephemeral
    assert reply.content == french("file-too-large", most=8)
    assert not requested(discord, ATTACHMENTS, 1)
    assert name(store, where) == "Roma"


@pytest.mark.usefixtures("begun")
async def test_a_file_that_discord_does_not_give_changes_nothing(
    discord: LoopbackDiscord, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    discord.mischief.error("GET", ATTACHMENTS, 10008)
    reply = await ezio.slash(table, "deck import", file=letter("Forlì"))
    assert reply.ephemeral
    assert reply.content == english("file-not-read")
    assert name(store, where) == "Roma"


@pytest.mark.usefixtures("begun", "hurried")
async def test_while_a_file_is_slow_to_come_discord_is_told_to_wait(
    discord: LoopbackDiscord, table: Channel, ezio: Person
) -> None:
    discord.mischief.delay("GET", ATTACHMENTS, 0.3)
    reply = await ezio.slash(table, "deck import", file=letter("Forlì"))
    assert reply.kind == DEFERRED_MESSAGE
    assert reply.content == "Forlì"


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("begun")
async def test_what_is_under_way_is_finished_before_leaving(
    discord: LoopbackDiscord, bot: Brotherhood, store: SlowStore, table: Channel, ezio: Person
) -> None:
    store.gate.clear()
    waiting = asyncio.create_task(ezio.slash(table, "next"))
    await discord.until(lambda: bot.busy, what="the command")
    closing = asyncio.create_task(bot.close())
    await asyncio.sleep(0)
    turned_away = await ezio.slash(table, "show")
    store.gate.set()
    await closing
    assert (await waiting).content == "Roma+"
    assert turned_away.content == english("closing")


def requested(discord: LoopbackDiscord, what: str, times: int) -> bool:
    return sum(what in request.path for request in discord.requests) >= times


async def until_logged(logs: Sequence[Mapping[str, object]], outcome: str) -> None:
    async with asyncio.timeout(5):
        while not any(entry.get("outcome") == outcome for entry in logs):  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # a log tells nobody that it grew
