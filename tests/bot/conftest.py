"""The real client over real sockets, on a real SQLite file, for each test."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Brotherhood
from bot.hosting import go_to_loopback
from bot.records import Records
from core.campaign import Campaign
from core.chance import Chance
from loopback import Channel, Guild, LoopbackDiscord, Person
from storage.migration import migrate
from storage.store import Store
from storage.values import Actor, Change, Changed, Stored, Where
from tests.bot import probes
from tests.core.table import Table


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


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'campaigns.db'}"
    migrate(url)
    return url


@pytest.fixture
def store(database: str) -> Iterator[SlowStore]:
    store = SlowStore(database)
    yield store
    store.close()


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LoopbackDiscord]:
    monkeypatch.setattr(Route, "BASE", Route.BASE)  # so that both are put back after the test
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with LoopbackDiscord() as server:
        go_to_loopback(server.url)
        yield server
        assert server.disagreements == []


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


@asynccontextmanager
async def running(
    discord: LoopbackDiscord, store: Store, *, real: bool = False, chance: Chance | None = None
) -> AsyncIterator[Brotherhood]:
    """A bot until the end of the block, with the commands of `probes` or the `real` ones."""
    records = Records(store, writers=1)
    if real:
        client = Brotherhood(records, chance=chance)
    else:
        client = Brotherhood(records, probes.COMMANDS, probes.ACTIONS, probes.post)
    async with client:
        serving = asyncio.create_task(client.start(discord.token))
        await discord.bot_ready()
        yield client
    await asyncio.gather(serving, return_exceptions=True)
    await records.close()


@pytest.fixture
async def bot(
    discord: LoopbackDiscord,
    store: SlowStore,
    guild: Guild,  # noqa: ARG001 - it is there when the bot comes
) -> AsyncIterator[Brotherhood]:
    async with running(discord, store) as client:
        yield client


@pytest.fixture
async def brotherhood(
    discord: LoopbackDiscord,
    store: SlowStore,
    guild: Guild,  # noqa: ARG001
) -> AsyncIterator[Brotherhood]:
    """The bot with its real commands."""
    async with running(discord, store, real=True) as client:
        yield client


class Play(Protocol):
    def __call__(self, table: Table) -> Stored: ...


@pytest.fixture
def play(store: SlowStore, where: Where) -> Play:
    """Begins a campaign in the channel `table` that stands where a `tests.core` table stands."""

    def play(table: Table) -> Stored:
        changed = store.begin(
            where,
            tuple(table.log),
            actor=Actor(1, "Leonardo"),
            command="/campaign new",
            interaction=1,
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
