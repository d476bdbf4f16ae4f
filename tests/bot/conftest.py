"""The real client over real sockets, on a real database.

To start a bot takes longer than most tests do. So `brotherhood`, the bot with its real commands,
and `bot`, the one with those of `probes`, serve all tests of a worker, each with a Discord and a
database; a test has a server and a channel to itself, thus a campaign. A test may end the bot: the
next one starts another. A test that takes neither has a Discord and a database of its own, for
`running` and for processes.
"""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import Protocol

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.chance import SystemChance
from bot.client import Brotherhood
from bot.hosting import go_to_loopback, writers
from bot.records import Records
from core.campaign import Campaign
from core.chance import Chance
from loopback import Channel, Guild, LoopbackDiscord, Person
from storage.store import Store
from storage.values import Actor, Change, Changed, Stored, Where
from tests.bot import probes
from tests.core.table import Table
from tests.databases import Databases

LONG = 24 * 3600.0  # seconds between heartbeats: no test may find out how long another took


class SlowStore(Store):
    """A store whose changes wait while `gate` is closed, and fail while there is `trouble`."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.gate = threading.Event()
        self.gate.set()
        self.trouble: Exception | None = None

    def change(
        self,
        where: Where,
        decide: Callable[[Stored], Change],
        *,
        actor: Actor,
        command: str,
        interaction: int,
        at: datetime,
    ) -> Changed:
        self.gate.wait()
        if self.trouble is not None:
            raise self.trouble
        return super().change(
            where, decide, actor=actor, command=command, interaction=interaction, at=at
        )

    def close(self) -> None:
        self.gate.set()
        super().close()


class Told:
    """The chance of a bot that is there for longer than one test: each says where it comes from."""

    def __init__(self) -> None:
        self.by: Chance = SystemChance()

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        return self.by.roll(dice, sides)

    def shuffle(self, cards: Sequence[int]) -> tuple[int, ...]:
        return self.by.shuffle(cards)


def new_client(records: Records, *, real: bool, chance: Chance | None = None) -> Brotherhood:
    """A bot with the commands of `probes` or the `real` ones."""
    if real:
        return Brotherhood(records, chance=chance)
    return Brotherhood(records, probes.COMMANDS, probes.ACTIONS, probes.post)


@asynccontextmanager
async def connected(discord: LoopbackDiscord, client: Brotherhood) -> AsyncIterator[Brotherhood]:
    """This bot until the end of the block."""
    async with client:
        serving = asyncio.create_task(client.start(discord.token))
        await discord.bot_ready()
        yield client
    await asyncio.gather(serving, return_exceptions=True)


@asynccontextmanager
async def running(
    discord: LoopbackDiscord, store: Store, *, real: bool = False
) -> AsyncIterator[Brotherhood]:
    """A bot until the end of the block, with the commands of `probes` or the `real` ones."""
    records = Records(store, writers=1)
    async with connected(discord, new_client(records, real=real)) as client:
        yield client
    await records.close()


class Home:
    """A Discord and a database, and the bot that serves there once it is asked for."""

    def __init__(self, discord: LoopbackDiscord, database: str) -> None:
        self.discord = discord
        self.database = database
        self.store = SlowStore(database)
        self.chance = Told()
        self._records = Records(self.store, writers=writers(database))
        self._serving = AsyncExitStack()
        self._client: Brotherhood | None = None

    async def bot(self, *, real: bool) -> Brotherhood:
        """The bot that serves here; another one, if the last was ended."""
        if self._client is None or self._client.is_closed():
            await self._serving.aclose()
            client = new_client(self._records, real=real, chance=self.chance)
            self._client = await self._serving.enter_async_context(connected(self.discord, client))
        return self._client

    async def tidy_up(self) -> None:
        """After a test: let what is under way end, and leave nothing to the next test."""
        self.discord.mischief.clear()
        self.discord.clock.put_right()
        self.store.gate.set()
        self.store.trouble = None
        try:
            async with asyncio.timeout(10):
                while self._busy():  # noqa: ASYNC110
                    await asyncio.sleep(0.005)  # a bot tells nobody that it is done
        except TimeoutError:
            pytest.fail("something is still under way, or a post waits that the bot knows not of")
        self.discord.requests.clear()
        self.discord.refusals.clear()

    def _busy(self) -> bool:
        if self._client is None or self._client.is_closed():
            return self.discord.busy
        return self._client.busy or self.discord.busy or bool(self.store.unposted(1))

    async def close(self) -> None:
        await self._serving.aclose()
        await self._records.close()


@asynccontextmanager
async def a_home(databases: Databases, kind: str) -> AsyncIterator[Home]:
    with databases.ready(kind) as database:
        async with LoopbackDiscord(heartbeat=LONG) as discord:
            home = Home(discord, database)
            go_to_loopback(discord.url)
            yield home
            go_to_loopback(discord.url)
            await home.close()


@pytest.fixture(scope="session")
async def real_home(databases: Databases, kind_of_database: str) -> AsyncIterator[Home]:
    async with a_home(databases, kind_of_database) as home:
        yield home


@pytest.fixture(scope="session")
async def probed_home(databases: Databases, kind_of_database: str) -> AsyncIterator[Home]:
    async with a_home(databases, kind_of_database) as home:
        yield home


@pytest.fixture
async def own_home(databases: Databases, kind_of_database: str) -> AsyncIterator[Home]:
    async with a_home(databases, kind_of_database) as home:
        yield home


@pytest.fixture
def home(request: pytest.FixtureRequest) -> Home:
    """Where the bot is that the test takes; a new one, if it takes none."""
    if "brotherhood" in request.fixturenames:
        name = "real_home"
    else:
        name = "probed_home" if "bot" in request.fixturenames else "own_home"
    found = request.getfixturevalue(name)
    assert isinstance(found, Home)
    return found


@pytest.fixture
def database(home: Home) -> str:
    return home.database


@pytest.fixture
def store(home: Home) -> SlowStore:
    return home.store


@pytest.fixture
async def discord(home: Home, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LoopbackDiscord]:
    monkeypatch.setattr(Route, "BASE", Route.BASE)  # so that both are put back after the test
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    discord = home.discord
    go_to_loopback(discord.url)
    registered = dict(discord.world.commands)
    yield discord
    await home.tidy_up()
    if registered:
        discord.world.commands.clear()
        discord.world.commands.update(registered)
    disagreements = list(discord.disagreements)
    discord.disagreements.clear()
    assert disagreements == []


@pytest.fixture
def guild(discord: LoopbackDiscord) -> Guild:
    return discord.add_guild("The Brotherhood")


@pytest.fixture
def table(guild: Guild) -> Channel:
    return guild.add_channel("table")


@pytest.fixture
def where(table: Channel, guild: Guild) -> Where:
    return Where(guild.id, table.id)


@pytest.fixture
def ezio(guild: Guild) -> Person:
    return guild.add_member("Ezio")


@pytest.fixture
def amelie(guild: Guild) -> Person:
    return guild.add_member("Amélie", locale="fr")


@pytest.fixture
async def bot(home: Home, discord: LoopbackDiscord) -> Brotherhood:  # noqa: ARG001 - is led there
    """The bot with the commands of `probes`."""
    return await home.bot(real=False)


@pytest.fixture
def chance() -> Chance:
    """Where the dice and shuffles of `brotherhood` come from; some modules have another."""
    return SystemChance()


@pytest.fixture
async def brotherhood(
    home: Home,
    discord: LoopbackDiscord,  # noqa: ARG001 - the bot is led there
    chance: Chance,
) -> Brotherhood:
    """The bot with its real commands."""
    home.chance.by = chance
    return await home.bot(real=True)


class Play(Protocol):
    def __call__(self, table: Table) -> Stored: ...


@pytest.fixture
def play(discord: LoopbackDiscord, store: SlowStore, where: Where) -> Play:
    """Begins a campaign in the channel `table` that stands where a `tests.core` table stands."""

    def play(table: Table) -> Stored:
        changed = store.begin(
            where,
            tuple(table.log),
            actor=Actor(1, "Leonardo"),
            command="/campaign new",
            interaction=discord.world.snowflakes.next(),
            at=datetime(2026, 11, 30, 20, 0, tzinfo=UTC),
        )
        return changed.after

    return play


@pytest.fixture
def now(store: SlowStore, where: Where) -> Callable[[], Campaign]:
    """Looks up where the campaign in the channel `table` stands now."""

    def now() -> Campaign:
        stored = store.find(where)
        assert stored is not None
        return stored.campaign

    return now
