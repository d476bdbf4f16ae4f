"""What people should not type or press, and do: each is told so kindly, alone, and nothing changes.

One process of the bot serves all of these tests, each in a channel of its own.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import pytest
import pytest_asyncio

from core.campaign import Phase
from loopback import (
    Channel,
    ClientRefused,
    Guild,
    LoopbackDiscord,
    Message,
    Person,
    Reply,
    Upload,
)
from loopback.clicks import Value
from loopback.wire.base import JsonObject
from loopback.wire.components import StringSelect
from tests.databases import Databases
from tests.e2e.conftest import Home
from tests.e2e.friends import privately, seen

pytestmark = pytest.mark.asyncio(loop_scope="module")

STRING, INTEGER = 3, 4  # Discord's numbers for the kinds of options
HUGE = 2**53 - 1  # the largest whole number that Discord lets through
BIDI = "\u202egnirts\u2066"

Options = dict[str, Value | Person | Upload]


@pytest.fixture(scope="module")
def home(
    tmp_path_factory: pytest.TempPathFactory, databases: Databases, kind_of_database: str
) -> Iterator[Home]:
    with databases.empty(kind_of_database) as database:
        yield Home(tmp_path_factory.mktemp("home"), database)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord(home: Home) -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord() as server:
        server.add_guild("The Brotherhood")
        async with home.bot(server):
            yield server
    assert server.disagreements == []
    assert "Traceback" not in home.output.read_text()


@pytest.fixture(autouse=True)
def _refused_nothing(discord: LoopbackDiscord) -> Iterator[None]:
    yield
    assert discord.refusals == []


@pytest.fixture
def guild(discord: LoopbackDiscord) -> Guild:
    (guild,) = discord.world.guilds.values()
    assert isinstance(guild, Guild)
    return guild


@pytest.fixture
def table(guild: Guild) -> Channel:
    return guild.add_channel("table")


@pytest.fixture
def ezio(guild: Guild) -> Person:
    return guild.add_member("Ezio")


async def begun(ezio: Person, table: Channel) -> None:
    """A campaign in the Assignment step with Lucia, who works nowhere, and a Blueprint."""
    await ezio.slash(table, "campaign new", name="Venezia")
    await ezio.slash(table, "headquarters open", contract=3, already_played=True)
    await ezio.slash(table, "roster ally add", name="Lucia")


async def completed(ezio: Person, table: Channel) -> None:
    """A Memory is completed, and its Resolution leaves nothing to choose."""
    await begun(ezio, table)
    await ezio.slash(table, "blueprint take-back")
    await ezio.slash(table, "memory begin")
    await ezio.slash(table, "memory success")


@contextmanager
def nothing_changes(home: Home, table: Channel) -> Iterator[None]:
    before = home.stored(table)
    yield
    assert home.stored(table) == before


# --- names ---------------------------------------------------------------------------------------


TOO_LONG = "😀" * 100
NAMING: list[tuple[str, Options]] = [
    ("campaign rename", {}),
    ("roster ally add", {}),
    ("roster apprentice add", {}),
    ("roster assassin add", {}),
    ("roster ally edit", {"ally": "Lucia"}),
    ("card add", {"colour": "black"}),
    ("blueprint add", {"black": 1}),
]


@pytest.mark.parametrize(("command", "options"), NAMING, ids=[command for command, _ in NAMING])
@pytest.mark.parametrize(
    ("name", "told"),
    [
        (TOO_LONG, "That name has 100 characters, and "),
        ("\u202e\u200b\u2066", "A name needs at least one visible character."),
        (" ", "A name needs at least one visible character."),
    ],
    ids=["100 emoji", "invisible", "blank"],
)
async def test_a_name_that_is_none_is_refused(
    home: Home,
    table: Channel,
    ezio: Person,
    command: str,
    options: Options,
    name: str,
    told: str,
) -> None:
    await begun(ezio, table)
    with nothing_changes(home, table):
        privately(await ezio.call(table, command, {**options, "name": name}), told)


async def test_a_campaign_with_a_name_of_100_emoji_does_not_begin(
    home: Home, table: Channel, ezio: Person
) -> None:
    reply = await ezio.slash(table, "campaign new", name=TOO_LONG)
    privately(reply, "That name has 100 characters, and 60 is the most.")
    assert home.stored(table) is None


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("@everyone", "@\u200beveryone"),
        ("@here now", "@\u200bhere now"),
        ("`rm -rf`", r"\`rm -rf\`"),
        ("```py", r"\`\`\`py"),
        ("# Boss", r"\# Boss"),
        ("[x](http://x.org)", r"\[x\](http\://x.org)"),
        (BIDI, "gnirts"),
        ("two\nlines", "two lines"),
        ("😀" * 40, "😀" * 40),
    ],
)
async def test_a_strange_name_is_shown_as_it_is_and_does_nothing(
    table: Channel, ezio: Person, name: str, shown: str
) -> None:
    await begun(ezio, table)
    answers = [
        await ezio.slash(table, "campaign rename", name=name),
        await ezio.slash(table, "roster ally add", name=name),
        await ezio.slash(table, "card add", name=name, colour="black"),
        await ezio.slash(table, "assign", miniature=name, building="shop"),
        await ezio.slash(table, "campaign show", public=True),
        await ezio.slash(table, "roster show", public=True),
        await ezio.slash(table, "headquarters show", public=True),
        await ezio.slash(table, "assign"),
        await ezio.slash(table, "log"),
        await ezio.slash(table, "roster ally add", name=name),
    ]
    for answer in answers:
        assert not answer.pings
        assert shown in answer.text
        assert "\u202e" not in answer.text
    menus = [menu for answer in answers for menu in answer.selects]
    offered = [
        option.label for menu in menus if isinstance(menu, StringSelect) for option in menu.options
    ]
    assert len(offered) == 8  # Lucia and the stranger, in four menus
    assert not any("\u202e" in label for label in offered)


@pytest.mark.parametrize("name", ["Lucia", "LUCIA", " lucía ", "L\u200bucia", "\uff2cucia"])
@pytest.mark.parametrize("kind", ["ally", "apprentice", "assassin"])
async def test_the_same_name_twice_is_refused_however_it_is_written(
    home: Home, table: Channel, ezio: Person, kind: str, name: str
) -> None:
    await begun(ezio, table)
    with nothing_changes(home, table):
        reply = await ezio.slash(table, f"roster {kind} add", name=name)
        privately(reply, "Lucia already has that name, or one that looks the same.")


async def test_one_assassin_does_not_take_part_twice(
    home: Home, table: Channel, ezio: Person
) -> None:
    reply = await ezio.slash(
        table, "campaign new", name="Venezia", assassin1="Claudio", assassin2="CLAUDIO"
    )
    privately(reply, "already has that name")
    assert home.stored(table) is None


# --- numbers -------------------------------------------------------------------------------------

NUMBERS: list[tuple[str, str, Options]] = [
    ("roster ally add", "workshop", {"name": "Paolo"}),
    ("roster ally add", "shop", {"name": "Paolo"}),
    ("roster apprentice add", "command-room", {"name": "Paolo"}),
    ("card add", "count", {"name": "Parachute"}),
    ("card add", "hearts", {"name": "Vest", "colour": "white"}),
    ("blueprint add", "black", {"name": "Kite"}),
    ("contract", "number", {}),
    ("campaign settings", "medicine", {}),
    ("campaign settings", "red-spaces", {}),
]


@pytest.mark.parametrize("number", [-2, -HUGE, 1000, HUGE])
@pytest.mark.parametrize(
    ("command", "option", "others"), NUMBERS, ids=[f"{one} {two}" for one, two, _ in NUMBERS]
)
async def test_an_impossible_number_is_refused(
    home: Home,
    table: Channel,
    ezio: Person,
    command: str,
    option: str,
    others: Options,
    number: int,
) -> None:
    await begun(ezio, table)
    with nothing_changes(home, table):
        reply = await ezio.call(table, command, {**others, option: number})
        privately(reply, f"cannot be {number:,}. Choose one from ")


@pytest.mark.parametrize("typed", ["-1", "1 -2", "1 2", "9" * 40, "one", "1.5", "\u0661 \u0662"])
async def test_hospital_values_that_are_none_are_refused(
    home: Home, table: Channel, ezio: Person, typed: str
) -> None:
    await begun(ezio, table)
    with nothing_changes(home, table):
        reply = await ezio.slash(table, "roster ally add", name="Paolo", hospital=typed)
        assert reply.ephemeral
        assert "Hospital" in reply.text


async def test_a_roll_of_many_dice_is_refused(home: Home, table: Channel, ezio: Person) -> None:
    await begun(ezio, table)
    await ezio.slash(table, "blueprint take-back")
    await ezio.slash(table, "assign", miniature="Lucia", building="command_room")
    await ezio.slash(table, "memory begin")
    await ezio.slash(table, "memory success")
    panel = await ezio.slash(table, "resolve")
    asked = await table.wait_for(lambda message: "Type our roll" in labels(message))
    form = await ezio.press(asked, "Type our roll")
    with nothing_changes(home, table):
        for hits, told in (
            ("2", "The number of hits cannot be 2. Choose one from 0 to 1."),
            ("-1", "cannot be -1. Choose one from 0 to 1."),
            ("two", "Type a whole number there, such as 3."),
        ):
            privately(await ezio.submit(form.modal, {"hits": hits}), told)
    assert not panel.pings


def labels(message: Message) -> list[str | None]:
    return [button.label for button in message.buttons]


# --- what is chosen by hand ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Nobody", "“Nobody”"),
        ("#999", r"“\#999”"),
        ("#" + "9" * 50, r"“\#999"),
        ("'; DROP TABLE campaign; --", "DROP TABLE"),
        ("@everyone", "“@\u200beveryone”"),
        ("x" * 6000, "“xxx"),
        ("Luka", "Did you mean: Lucia?"),
    ],
)
async def test_a_miniature_that_nobody_knows_is_asked_for_again(
    home: Home, table: Channel, ezio: Person, typed: str, told: str
) -> None:
    await begun(ezio, table)
    with nothing_changes(home, table):
        reply = await ezio.slash(table, "assign", miniature=typed, building="shop")
        privately(reply, told)
        assert not reply.pings


@pytest.mark.parametrize("typed", ["lucia", "LUC", "Lucia · Ally"])
async def test_what_was_typed_instead_of_chosen_is_understood(
    table: Channel, ezio: Person, typed: str
) -> None:
    await begun(ezio, table)
    reply = await ezio.slash(table, "assign", miniature=typed, building="shop")
    assert "Placed: Lucia (Shop)." in reply.text


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("assign", [("miniature", STRING, "Lucia"), ("building", STRING, "sewer")]),
        ("headquarters level", [("level", INTEGER, 9)]),
        ("campaign settings", [("language", STRING, "tlh")]),
        ("roster ally add", [("name", STRING, "Paolo"), ("workshop-colour", STRING, "red")]),
    ],
)
async def test_a_choice_that_was_not_offered_is_refused(
    home: Home, table: Channel, ezio: Person, command: str, options: list[tuple[str, int, Value]]
) -> None:
    await begun(ezio, table)
    raw: list[JsonObject] = [
        {"name": name, "type": kind, "value": value} for name, kind, value in options
    ]
    with nothing_changes(home, table):
        reply = await ezio.slash(table, command, raw_options=raw)
        privately(reply, "One of the options is not a value I know.")


@pytest.mark.parametrize("memory", ["9.9", "0.1", "", "1.1; 1.2", "@everyone", "M" * 6000])
async def test_a_memory_that_cannot_begin_is_refused(
    home: Home, table: Channel, ezio: Person, memory: str
) -> None:
    await begun(ezio, table)
    with nothing_changes(home, table):
        reply = await ezio.slash(table, "memory begin", memory=memory)
        assert reply.ephemeral
        assert "Memory" in reply.text
        assert not reply.pings


# --- many at once --------------------------------------------------------------------------------


async def test_of_fifty_who_resolve_at_once_one_does_and_another_channel_goes_on(
    home: Home, guild: Guild, table: Channel, ezio: Person
) -> None:
    elsewhere = guild.add_channel("elsewhere")
    await completed(ezio, table)
    await begun(ezio, elsewhere)
    before = home.stored(table)
    assert before is not None
    crowd = [guild.add_member(f"Member {number}") for number in range(50)]

    *replies, other = await asyncio.gather(
        *(person.slash(table, "resolve") for person in crowd),
        ezio.slash(elsewhere, "assign", miniature="Lucia", building="shop"),
    )

    assert "Placed: Lucia (Shop)." in other.text
    done = [reply for reply in replies if not reply.ephemeral]
    assert [seen(reply.text) for reply in done] == ["The Resolution step of Memory 1.1 begins."]
    for reply in replies:
        if reply not in done:
            privately(reply, "That belongs to the Resolution step, which comes once a Memory is")
    after = home.stored(table)
    assert after is not None
    assert after.version == before.version + 1
    assert after.campaign.phase is Phase.ASSIGNMENT
    await table.wait_for(lambda message: "End of the Resolution step" in message.text)
    posts = [one for one in table.messages if "End of the Resolution step" in one.text]
    assert len(posts) == 1


# --- places --------------------------------------------------------------------------------------


async def test_a_direct_message_is_told_where_campaigns_are(discord: LoopbackDiscord) -> None:
    channel, dave = discord.add_dm("Dave")
    with pytest.raises(ClientRefused):
        await dave.slash(channel, "campaign new", name="Venezia")
    registered = dict(discord.world.commands)
    for number, command in registered.items():
        discord.world.commands[number] = command.model_copy(update={"contexts": [0, 1, 2]})
    try:
        for name in ("campaign show", "resolve", "log", "assign"):
            told = await dave.slash(channel, name)
            privately(told, "I keep campaigns in the channels of a server.")
    finally:
        discord.world.commands.update(registered)


async def test_a_thread_has_a_campaign_of_its_own(
    home: Home, guild: Guild, table: Channel, ezio: Person
) -> None:
    await begun(ezio, table)
    thread = guild.add_channel("thread", "thread", parent=table)
    with nothing_changes(home, table):
        privately(await ezio.slash(thread, "assign"), "No campaign runs in this channel yet.")
        await completed(ezio, thread)
        await ezio.slash(thread, "resolve")
        await thread.wait_for(lambda message: "End of the Resolution step" in message.text)


async def test_the_chat_of_a_voice_channel_is_told_which_channels_serve(
    home: Home, guild: Guild, ezio: Person
) -> None:
    channel = guild.add_channel("voice", "voice")
    reply = await ezio.slash(channel, "campaign new", name="Venezia")
    privately(reply, "I cannot keep a campaign in this kind of channel.")
    assert home.stored(channel) is None


async def test_a_channel_deleted_before_the_answer_stops_nobody_else(
    discord: LoopbackDiscord, guild: Guild, table: Channel, ezio: Person
) -> None:
    elsewhere = guild.add_channel("elsewhere")
    await begun(ezio, table)
    await begun(ezio, elsewhere)
    asked = asyncio.create_task(ezio.slash(table, "assign", miniature="Lucia", building="shop"))
    await asyncio.sleep(0)  # it is sent, and nobody has read it yet
    table.delete()
    await discord.until(lambda: discord.refusals)
    asked.cancel()
    assert [refusal.code for refusal in discord.refusals] == [10003]
    discord.refusals.clear()
    reply = await ezio.slash(elsewhere, "assign", miniature="Lucia", building="shop")
    assert "Placed: Lucia (Shop)." in reply.text


async def test_a_channel_deleted_before_a_post_stops_nobody_else(
    discord: LoopbackDiscord, guild: Guild, table: Channel, ezio: Person
) -> None:
    elsewhere = guild.add_channel("elsewhere")
    await completed(ezio, table)
    await completed(ezio, elsewhere)
    discord.mischief.delay("POST", f"/channels/{table.id}/messages", 0.2)
    await ezio.slash(table, "resolve")
    table.delete()
    await discord.until(lambda: discord.refusals)
    assert [refusal.code for refusal in discord.refusals] == [10003]
    discord.refusals.clear()
    await ezio.slash(elsewhere, "resolve")
    await elsewhere.wait_for(lambda message: "End of the Resolution step" in message.text)


# --- buttons -------------------------------------------------------------------------------------


async def a_panel(ezio: Person, table: Channel) -> Message:
    """The Workshop's panel: not enough cards to pay, so build later or not at all."""
    await begun(ezio, table)
    await ezio.slash(table, "memory begin")
    await ezio.slash(table, "memory success")
    await ezio.slash(table, "resolve")
    return await table.wait_for(lambda message: "Do not build" in labels(message))


async def test_a_stale_button_says_where_things_are(
    home: Home, table: Channel, ezio: Person
) -> None:
    panel = await a_panel(ezio, table)
    first = await ezio.slash(table, "resolve")
    await ezio.press(panel, "Do not build")
    with nothing_changes(home, table):
        late = await ezio.press(first, "Do not build")
        told = await answer_to(late)
        assert told.ephemeral
        assert "is over already, and nothing was changed" in told.text


async def test_a_button_of_another_channels_campaign_does_nothing_there_or_here(
    home: Home, guild: Guild, table: Channel, ezio: Person
) -> None:
    elsewhere = guild.add_channel("elsewhere")
    theirs = await a_panel(ezio, elsewhere)
    ours = await a_panel(ezio, table)
    button = next(one.custom_id or "" for one in theirs.buttons if one.label == "Do not build")
    with nothing_changes(home, table), nothing_changes(home, elsewhere):
        told = await answer_to(await ezio.press(ours, button, raw=True))
        assert told.ephemeral
        assert "nothing was changed" in told.text


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "hello",
        "hq:",
        "hq:no-such-action:1:1:",
        "hq:resolve-leave:999999999999999999999999:1:",
        "hq:log:{campaign}:0:many",
        "hq:assign-board:{campaign}:{version}:sewer:all.0",
        "hq:assign-page:{campaign}:0:all",
        "hq:resolve-level:{campaign}:1:77",
        "hq:resolve-page:{campaign}:1:x",
    ],
)
async def test_a_button_that_was_never_there_does_nothing(
    home: Home, table: Channel, ezio: Person, forged: str
) -> None:
    panel = await a_panel(ezio, table)
    stored = home.stored(table)
    assert stored is not None
    custom_id = forged.format(campaign=stored.id, version=stored.version)
    with nothing_changes(home, table):
        told = await answer_to(await ezio.press(panel, custom_id, raw=True))
        assert told.ephemeral
        assert "changed" in told.text


async def answer_to(pressed: Reply) -> Message:
    """What the person who pressed is told alone, as the answer or after the message changed."""
    if pressed.kind == 4:
        return pressed.message
    return await pressed.more()
