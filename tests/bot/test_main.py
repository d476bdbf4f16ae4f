"""`python -m bot` as a process: what it needs to start, what it says, how it stops."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import hosting
from bot.hosting import run
from bot.settings import NotSetUp
from loopback import Guild, LoopbackDiscord
from tests.bot.addresses import free_address
from tests.databases import Databases
from tests.storage.database import run as sql

ROOT = Path(__file__).parents[2]
TOKEN = "a-token-that-must-not-show"

Environment = dict[str, str]


@pytest.fixture
def environment(
    tmp_path: Path, databases: Databases, kind_of_database: str
) -> Iterator[Environment]:
    """What a bot needs that keeps its files in `tmp_path`, but for a token and a Discord."""
    with databases.empty(kind_of_database) as url:
        yield {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "DATABASE_URL": url,
            "LOG_FILE": str(tmp_path / "hq.log"),
            "LOG_LEVEL": "DEBUG",
        }


@asynccontextmanager
async def process(
    environment: Environment, folder: Path
) -> AsyncIterator[asyncio.subprocess.Process]:
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,
        env=environment,
        stderr=asyncio.subprocess.PIPE,
        limit=2**20,  # of a line: at this level discord.py logs whole requests
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()


async def ended(bot: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """The exit code and everything on standard error, once it is over."""
    async with asyncio.timeout(15):
        _, errors = await bot.communicate()
    return bot.returncode, errors.decode()


async def told_until(bot: asyncio.subprocess.Process, event: str) -> str:
    """What stands on standard error until this event is logged there."""
    assert bot.stderr is not None
    told = ""
    async with asyncio.timeout(15):
        while f"] {event} " not in told:
            told += (await bot.stderr.readline()).decode()
    return told


async def asked(environment: Environment, folder: Path) -> tuple[int | None, str]:
    """What `python -m bot health` says, and its exit code."""
    asking = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "health",
        cwd=folder,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
    )
    told, _ = await asking.communicate()
    return asking.returncode, told.decode()


def logged(tmp_path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (tmp_path / "hq.log").read_text().splitlines()]


async def test_without_a_token_two_lines_say_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with pytest.raises(NotSetUp) as refused:
        await run()
    lines = str(refused.value).splitlines()
    assert len(lines) == 2
    assert "https://discord.com/developers/applications" in lines[0]
    assert "make play" in lines[1]


async def test_a_setting_that_is_wrong_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_LOOPBACK_URL", "http://example.org")
    with pytest.raises(NotSetUp, match=r"^DISCORD_LOOPBACK_URL: .* this machine itself"):
        await run()


async def test_a_token_that_discord_does_not_know_is_said_in_one_line(
    environment: Environment, tmp_path: Path, discord: LoopbackDiscord
) -> None:
    environment |= {"DISCORD_TOKEN": TOKEN, "DISCORD_LOOPBACK_URL": discord.url}
    async with process(environment, tmp_path) as bot:
        code, errors = await ended(bot)
    assert code == 2
    assert errors.splitlines()[-1].startswith("Discord does not know this token")
    assert "Traceback" not in errors
    assert TOKEN not in errors
    assert TOKEN not in (tmp_path / "hq.log").read_text()


async def test_a_database_of_a_newer_release_is_refused_in_one_line(
    environment: Environment, tmp_path: Path
) -> None:
    sql(
        environment["DATABASE_URL"],
        "CREATE TABLE alembic_version (version_num VARCHAR(32))",
        "INSERT INTO alembic_version VALUES ('from the future')",
    )
    async with process(environment | {"DISCORD_TOKEN": TOKEN}, tmp_path) as bot:
        code, errors = await ended(bot)
    assert code == 2
    assert "newer release" in errors.splitlines()[-1]
    assert "Traceback" not in errors


async def test_a_database_that_cannot_be_is_refused_in_one_line(
    environment: Environment, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    environment |= {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite:///{tmp_path}/file/hq.db"}
    async with process(environment, tmp_path) as bot:
        code, errors = await ended(bot)
    assert code == 2
    assert "Traceback" not in errors


async def test_a_postgresql_that_does_not_answer_is_given_some_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hosting, "DATABASE_WAITS", (0.01, 0.02))
    address = free_address()
    with capture_logs() as logged, pytest.raises(NotSetUp, match="cannot be used"):
        await hosting.open_database(f"postgresql://nobody@{address.host}:{address.port}/nothing")
    assert [(line["event"], line["seconds"]) for line in logged] == [
        ("database.unreachable", 0.01),
        ("database.unreachable", 0.02),
    ]


async def test_it_serves_until_it_is_stopped(
    environment: Environment, tmp_path: Path, discord: LoopbackDiscord, guild: Guild
) -> None:
    table, ezio = guild.add_channel("table"), guild.add_member("Ezio")
    environment |= {"HEALTH_ADDRESS": str(free_address())}
    environment |= {"DISCORD_TOKEN": discord.token, "DISCORD_LOOPBACK_URL": discord.url}
    async with process(environment, tmp_path) as bot:
        told = await told_until(bot, "ready")
        assert await asked(environment, tmp_path) == (0, "alive\n")
        await ezio.slash(table, "log")
        bot.send_signal(signal.SIGTERM)
        code, errors = await ended(bot)
    assert code == 0
    assert discord.token not in told + errors
    assert discord.token not in (tmp_path / "hq.log").read_text()
    log = logged(tmp_path)
    served = next(entry for entry in log if entry["event"] == "interaction")
    assert served["command"] == "/log"
    assert served["outcome"] == "no-campaign"
    assert (served["guild"], served["channel"]) == (guild.id, table.id)
    assert log[-1]["event"] == "stopped"
    assert (await asked(environment, tmp_path))[0] == 1
    assert not any(entry["level"] in {"error", "critical"} for entry in log), log


async def test_a_failure_is_logged_without_the_token_and_without_what_people_keep(
    environment: Environment, tmp_path: Path, discord: LoopbackDiscord, guild: Guild
) -> None:
    table, ezio = guild.add_channel("table"), guild.add_member("Ezio")
    environment |= {"DISCORD_TOKEN": discord.token, "DISCORD_LOOPBACK_URL": discord.url}
    environment["LOG_LEVEL"] = "INFO"
    async with process(environment, tmp_path) as bot:
        told = await told_until(bot, "ready")
        await ezio.slash(table, "campaign new", name="Serenissima")
        sql(
            environment["DATABASE_URL"],
            "UPDATE campaign SET state = replace(state, 'name', 'spoiled'), version = 9",
        )
        reply = await ezio.slash(table, "campaign show")
        bot.send_signal(signal.SIGTERM)
        _, errors = await ended(bot)
    failed = next(entry for entry in logged(tmp_path) if entry["event"] == "interaction.failed")
    assert str(failed["reference"]) in reply.text
    everything = told + errors + (tmp_path / "hq.log").read_text()
    assert discord.token not in everything
    assert "Serenissima" not in everything.replace("name:Serenissima", "")


@pytest.mark.usefixtures("guild")
async def test_it_waits_for_a_discord_that_is_not_there_yet(
    environment: Environment, tmp_path: Path, discord: LoopbackDiscord
) -> None:
    discord.mischief.server_error("GET", "/users/@me", 503)
    discord.mischief.server_error("GET", "/gateway/bot", 503)
    environment |= {"DISCORD_TOKEN": discord.token, "DISCORD_LOOPBACK_URL": discord.url}
    async with process(environment, tmp_path) as bot:
        told = await told_until(bot, "discord.unreachable")
        told += await told_until(bot, "discord.unreachable")
        await discord.bot_ready()
        bot.send_signal(signal.SIGINT)
        code, errors = await ended(bot)
    assert code == 0
    assert "Traceback" not in told + errors
