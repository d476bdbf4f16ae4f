"""compose.yaml: the bot on SQLite, then on PostgreSQL, each with its backups."""

import asyncio
import os
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from loopback import LoopbackDiscord
from tests.container.conftest import IMAGE, ROOT, docker, until_healthy
from tests.e2e.friends import says

# On this machine's own network, where the loopback Discord is.
HERE = """\
services:
  bot:
    network_mode: host
    healthcheck: {interval: 1s}
  backups:
    network_mode: host
  database:
    ports: ["127.0.0.1:5442:5432"]
"""
PROJECT = f"hq{os.getpid()}"

Compose = Callable[..., Awaitable[str]]


def composing(folder: Path, profile: str) -> Compose:
    """`docker compose` of the project's own file, with this folder's settings."""
    plugin = subprocess.run(["docker", "compose", "version"], capture_output=True, check=False)  # noqa: S607
    tool = ["docker-compose"] if plugin.returncode else ["docker", "compose"]

    async def compose(*arguments: str) -> str:
        done = await asyncio.to_thread(
            subprocess.run,
            [*tool, "-p", PROJECT, "-f", "compose.yaml", "-f", "here.yaml", *arguments],
            cwd=folder,
            env={**os.environ, "COMPOSE_PROFILES": profile},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout.strip()

    return compose


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_it_comes_up_keeps_everything_and_backs_up(
    image: str, tmp_path: Path, database: str
) -> None:
    postgresql = database == "postgresql"
    if postgresql and not docker("images", "-q", "postgres:17"):
        pytest.skip("there is no image of PostgreSQL")
    (tmp_path / "compose.yaml").write_text((ROOT / "compose.yaml").read_text())
    (tmp_path / "here.yaml").write_text(HERE)
    compose = composing(tmp_path, database if postgresql else "")
    async with LoopbackDiscord() as discord:
        settings = {"DISCORD_TOKEN": discord.token, "DISCORD_LOOPBACK_URL": discord.url}
        if postgresql:
            settings["POSTGRES_PASSWORD"] = "a password of a test"
            settings["DATABASE_URL"] = "postgresql://brotherhood@127.0.0.1:5442/brotherhood"
        lines = [f"{name}={value}" for name, value in settings.items()]
        (tmp_path / ".env").write_text("\n".join(lines))
        guild = discord.add_guild("The Falcons")
        table, alice = guild.add_channel("venice"), guild.add_member("Alice")
        try:
            await compose("up", "-d", "--no-build")
            await discord.bot_ready()
            bot = await compose("ps", "-q", "bot")
            assert docker("inspect", "-f", "{{.Config.Image}}", bot) == image == IMAGE
            await until_healthy(bot)
            says(await alice.slash(table, "campaign new", name="The Falcons"), "The Falcons")

            await compose("stop", "bot")
            assert docker("inspect", "-f", "{{.State.ExitCode}}", bot) == "0"
            await compose("rm", "-f", "bot", "backups")
            await discord.bot_gone()
            await compose("up", "-d", "--no-build")
            await discord.bot_ready()
            says(await alice.slash(table, "campaign show"), "The Falcons")

            file = "/backups/by-hand.jsonl.gz"
            await compose("exec", "-T", "backups", "python", "-m", "bot", "backup", file)

            await compose("stop", "bot", "backups")
            await discord.bot_gone()
            await (set_aside_postgresql if postgresql else set_aside_sqlite)(compose)
            await compose("run", "--rm", "--no-deps", "backups", "restore", file)
            await compose("up", "-d", "--no-build")
            await discord.bot_ready()
            says(await alice.slash(table, "campaign show"), "The Falcons")
            assert "Backed up into /backups/brotherhood-" in await compose("logs", "backups")
        finally:
            await compose("down", "-v")


async def set_aside_sqlite(compose: Compose) -> None:
    files = ("/data/brotherhood.db", "/data/before.db")
    await compose("run", "--rm", "--no-deps", "--entrypoint", "mv", "backups", *files)


async def set_aside_postgresql(compose: Compose) -> None:
    ask = ("exec", "-T", "database", "psql", "-U", "brotherhood", "postgres")
    await compose(*ask, "-c", "ALTER DATABASE brotherhood RENAME TO before")
    await compose(*ask, "-c", "CREATE DATABASE brotherhood")
