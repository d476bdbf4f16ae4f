"""The bot as a process of its own, on a loopback Discord, with a database of its own."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from core.apply import replay
from core.campaign import Campaign
from core.events import Event
from loopback import Channel, LoopbackDiscord, bot_process
from storage.store import Store
from storage.values import Stored, Where
from tests.databases import Databases
from tests.e2e.friends import Friends
from tests.e2e.texts import ENGLISH, FRENCH, Texts

OTHER_LOCALE = {"en-GB": "fr", "fr": "en-GB"}


@dataclass(frozen=True)
class Home:
    """Where one process of the bot after another keeps what it has to keep."""

    folder: Path
    database: str

    @property
    def output(self) -> Path:
        return self.folder / "output.txt"

    @asynccontextmanager
    async def bot(self, discord: LoopbackDiscord) -> AsyncIterator[asyncio.subprocess.Process]:
        """`python -m bot`, ready, until the end of the block."""
        settings = {"DATABASE_URL": self.database, "LOG_FILE": str(self.folder / "bot.log")}
        async with bot_process(discord, self.output, environment=settings) as process:
            await discord.bot_ready()
            yield process

    def stored(self, channel: Channel) -> Stored | None:
        """The campaign that the database has for this channel."""
        assert channel.guild is not None
        store = Store(self.database)
        try:
            return store.find(Where(channel.guild.id, channel.id))
        finally:
            store.close()

    def campaign(self, channel: Channel) -> Campaign:
        stored = self.stored(channel)
        assert stored is not None
        return stored.campaign

    def replayed(self, channel: Channel) -> Campaign:
        """What the log in the database comes to, from its first entry on."""
        return replay(self.events(channel))

    def events(self, channel: Channel) -> list[Event]:
        """All that the log tells of this channel's campaign."""
        stored = self.stored(channel)
        assert stored is not None
        store = Store(self.database)
        try:
            history = store.history(stored.id)
        finally:
            store.close()
        assert [entry.seq for entry in history] == list(range(1, stored.version + 1))
        return [event for entry in history for event in entry.events]


async def killed(discord: LoopbackDiscord, process: asyncio.subprocess.Process) -> None:
    """End the process at once, as a power cut does."""
    process.kill()
    await process.wait()
    await discord.bot_gone()


@pytest.fixture(params=[ENGLISH, FRENCH], ids=["english", "french"])
def texts(request: pytest.FixtureRequest) -> Texts:
    assert isinstance(request.param, Texts)
    return request.param


@pytest.fixture
def home(tmp_path: Path, databases: Databases, kind_of_database: str) -> Iterator[Home]:
    with databases.empty(kind_of_database) as database:
        yield Home(tmp_path, database)


@pytest.fixture
async def discord(home: Home) -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord() as server:
        yield server
    assert server.refusals == []
    assert server.disagreements == []
    assert "Traceback" not in home.output.read_text()


@pytest.fixture
def friends(discord: LoopbackDiscord, texts: Texts) -> Friends:
    guild = discord.add_guild("The Falcons' server")
    return Friends(
        discord,
        guild.add_channel("venice"),
        guild.add_channel("elsewhere"),
        texts,
        ana=guild.add_member("Ana", locale=texts.locale),
        ben=guild.add_member("Ben", locale=texts.locale),
        chloe=guild.add_member("Chloé", locale=OTHER_LOCALE[texts.locale]),
    )
