"""What can be seen of the running bot: over HTTP, as numbers, and in its log."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.client import Brotherhood
from bot.operating import pulse
from bot.operating.health import ask
from bot.operating.monitor import TRUSTED_FOR, Monitor
from bot.operating.pulse import watched
from bot.operating.server import answering
from bot.records import Records
from bot.settings import Address, NotSetUp
from loopback import Channel, LoopbackDiscord, Person
from storage import Backlog, StorageUnavailable
from tests.bot import probes
from tests.bot.addresses import free_address
from tests.bot.conftest import SlowStore


def number(monitor: Monitor, name: str, **labels: str) -> float | None:
    """What `/metrics` says about it."""
    from prometheus_client.parser import text_string_to_metric_families  # noqa: PLC0415

    for family in text_string_to_metric_families(monitor.exposition().decode()):
        for sample in family.samples:
            if (sample.name, sample.labels) == (name, labels):
                return float(sample.value)
    return None


@pytest.fixture
def address() -> Address:
    return free_address()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 - it looks at what a bot of its own does
            await asyncio.sleep(0.01)


# --- health --------------------------------------------------------------------------------------


async def test_it_is_alive_with_all_shards_and_an_answer_of_the_database(address: Address) -> None:
    monitor = Monitor()

    async def asked() -> tuple[int, str]:
        return await asyncio.to_thread(ask, address)

    async with answering(monitor, address):
        assert await asked() == (1, "not there: gateway, database")
        monitor.answered(Backlog(0, None))
        monitor.connected(0, of=2)
        assert await asked() == (1, "not there: gateway")
        monitor.connected(1, of=2)
        assert await asked() == (0, "alive")
        monitor.disconnected(0)
        assert await asked() == (1, "not there: gateway")
        monitor.connected(0, of=2)
        monitor.not_answered()
        assert await asked() == (1, "not there: database")
    code, told = await asked()
    assert (code, told.partition(":")[0]) == (1, "No bot answers at 127.0.0.1")
    assert ask(None)[0] == 1


async def test_the_answers_over_http(address: Address) -> None:
    monitor = Monitor()
    url = f"http://{address}"
    async with answering(monitor, address), aiohttp.ClientSession() as session:
        async with session.get(f"{url}/healthz") as answer:
            assert answer.status == 503
            assert await answer.json() == {"gateway": False, "database": False}
        async with session.get(f"{url}/metrics") as answer:
            assert answer.status == 200
            assert answer.content_type == "text/plain"
            assert b"brotherhood_gateway_connected 0.0" in await answer.read()
        for path in ("/", "/healthz/../etc/passwd", "/debug"):
            async with session.get(url + path) as answer:
                assert answer.status == 404
        async with session.post(f"{url}/healthz") as answer:
            assert answer.status == 405


async def test_an_address_that_is_taken_is_named(address: Address) -> None:
    async with answering(Monitor(), address):
        with pytest.raises(NotSetUp, match=f"HEALTH_ADDRESS: .*{address}"):
            async with answering(Monitor(), address):
                pass


async def test_an_old_answer_of_the_database_counts_no_more() -> None:
    now = 100.0
    monitor = Monitor(lambda: now)
    monitor.answered(Backlog(0, None))
    assert monitor.alive()["database"]
    now += TRUSTED_FOR
    assert not monitor.alive()["database"]


# --- what is watched -----------------------------------------------------------------------------


@asynccontextmanager
async def kept(store: SlowStore) -> AsyncIterator[Records]:
    records = Records(store, writers=1)
    yield records
    await records.close()


async def test_the_database_is_asked_again_and_again(
    store: SlowStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PROBE_EVERY", 0.01)
    away = True
    since = datetime.now(UTC) - timedelta(seconds=60)

    def backlog() -> Backlog:
        if away:
            raise StorageUnavailable
        return Backlog(2, since)

    monkeypatch.setattr(store, "backlog", backlog)
    monitor = Monitor()
    with capture_logs() as logs:
        async with kept(store) as records, watched(monitor, records):
            await until(lambda: logs)
            assert not monitor.alive()["database"]
            away = False
            await until(lambda: monitor.alive()["database"])
    assert [entry["event"] for entry in logs] == ["database.away", "database.back"]
    assert number(monitor, "brotherhood_outbox_posts") == 2
    assert number(monitor, "brotherhood_outbox_age_seconds") == pytest.approx(60, abs=30)


async def test_an_event_loop_that_stands_still_is_noticed(store: SlowStore) -> None:
    monitor = Monitor()
    with capture_logs() as logs:
        async with kept(store) as records, watched(monitor, records):
            await asyncio.sleep(0.01)
            time.sleep(0.5)  # noqa: ASYNC251 - that is what it is about
            await until(lambda: logs)
    assert logs[0]["event"] == "loop.stalled"
    assert (number(monitor, "brotherhood_loop_stalls_total") or 0) >= 1
    assert (number(monitor, "brotherhood_loop_stalled_seconds_total") or 0) > 0.3


async def test_an_end_of_the_block_is_its_own(store: SlowStore) -> None:
    async with kept(store) as records:
        with pytest.raises(NotSetUp):
            async with watched(Monitor(), records):
                raise NotSetUp


# --- the running bot -----------------------------------------------------------------------------


class Noting(Monitor):
    """Remembers which shards were lost, since they may be back in no time."""

    def __init__(self) -> None:
        super().__init__()
        self.lost: list[int | None] = []

    def disconnected(self, shard: int | None = None) -> None:
        super().disconnected(shard)
        assert not self.alive()["gateway"]
        self.lost.append(shard)


async def test_commands_are_counted_timed_and_logged(
    discord: LoopbackDiscord,
    store: SlowStore,
    table: Channel,
    ezio: Person,
) -> None:
    monitor = Noting()
    records = Records(store, writers=1)
    client = Brotherhood(records, probes.COMMANDS, probes.ACTIONS, probes.post, monitor=monitor)
    with capture_logs() as logs:
        async with client:
            serving = asyncio.create_task(client.start(discord.token))
            await discord.bot_ready()
            await until(lambda: monitor.alive()["gateway"])
            await ezio.slash(table, "begin")
            await ezio.slash(table, "break")
            await discord.settled()
            discord.mischief.drop_gateway()
            await until(lambda: monitor.lost and monitor.alive()["gateway"])
        await asyncio.gather(serving, return_exceptions=True)
    await records.close()

    assert not monitor.alive()["gateway"]
    assert number(monitor, "brotherhood_commands_total", command="/begin", result="done") == 1
    assert number(monitor, "brotherhood_commands_total", command="/break", result="failed") == 1
    assert number(monitor, "brotherhood_command_seconds_count", command="/begin") == 1
    assert number(monitor, "brotherhood_changes_total") == 1
    begun = next(entry for entry in logs if entry.get("command", "").startswith("/begin"))
    assert (begun["campaign"], begun["entry"]) == (1, 1)
    failed = [entry for entry in logs if entry["event"] == "interaction"][-1]
    assert "campaign" not in failed
