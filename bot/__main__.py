"""`python -m bot`: run the bot until it is told to stop."""

import asyncio
import signal
import sys
from http import HTTPStatus
from itertools import chain, repeat

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import ValidationError

from bot.client import Brotherhood
from bot.logs import set_up_logs
from bot.records import Records
from bot.settings import Settings
from storage.engines import POSTGRES_CONNECTIONS
from storage.errors import DatabaseTooNew, DatabaseUnusable
from storage.migration import migrate
from storage.store import Store

NOT_SET_UP = 2  # exit code: whoever hosts the bot has to change something first

TOKEN_REVOKED = 4004  # the gateway's close code
WAITS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)  # seconds between attempts, the last for ever

NOT_KNOWN = "Discord does not know this token: set DISCORD_TOKEN anew."
HOW_TO_BEGIN = """\
No token: make a bot at https://discord.com/developers/applications and set DISCORD_TOKEN to its
token, in the environment or in a file .env. To try everything without one: make play"""

log = structlog.get_logger("bot")


class NotSetUp(Exception):
    """The bot cannot run as it is set up; the message says what to change."""


def main() -> int:
    """Run the bot; return the exit code."""
    try:
        asyncio.run(run())
    except NotSetUp as error:
        print(error, file=sys.stderr)  # noqa: T201 - for whoever starts the bot
        return NOT_SET_UP
    return 0


async def run() -> None:
    """Run the bot until a signal stops it.

    Raises:
        NotSetUp: it cannot run as it is set up.
    """
    settings = _settings()
    if settings.discord_token is None:
        raise NotSetUp(HOW_TO_BEGIN)
    try:
        set_up_logs(settings.log_file, settings.log_level)
    except OSError as error:
        raise NotSetUp(
            f"The log file {settings.log_file} cannot be written: {error.strerror}"
        ) from error
    url = settings.database_url.get_secret_value()
    try:
        await asyncio.to_thread(migrate, url)
        store = Store(url)
    except (DatabaseTooNew, DatabaseUnusable) as error:
        raise NotSetUp(str(error)) from error
    if settings.discord_loopback_url is not None:
        go_to_loopback(settings.discord_loopback_url)
    records = Records(store, writers=1 if url.startswith("sqlite") else POSTGRES_CONNECTIONS)
    try:
        await _serve_until_stopped(records, settings.discord_token.get_secret_value())
    finally:
        await records.close()


def _settings() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        problems = (
            f"{'.'.join(map(str, problem['loc'])).upper()}: {problem['msg']}".removeprefix(": ")
            for problem in error.errors(include_input=False, include_url=False)
        )
        raise NotSetUp("\n".join(problems)) from error


def go_to_loopback(url: str) -> None:
    """Lead discord.py to the Discord at this address of this machine."""
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url).with_scheme("ws") / "gateway"


async def _serve_until_stopped(records: Records, token: str) -> None:
    """Serve until SIGINT or SIGTERM; then finish what is under way."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    serving = asyncio.create_task(_serve(records, token), name="serving")
    stopping = asyncio.create_task(stopped.wait(), name="stopping")
    try:
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        serving.cancel()
        await asyncio.gather(serving, stopping, return_exceptions=True)
    if not serving.cancelled():
        serving.result()
    log.info("stopped")


async def _serve(records: Records, token: str) -> None:
    """Stay connected to Discord.

    discord.py mends a connection that it had. The first one is up to us; it tries again to open
    that one's gateway too, but each time one call deeper, up to Python's limit.
    """
    for wait in chain(WAITS, repeat(WAITS[-1])):
        try:
            async with Brotherhood(records) as client:
                await client.start(token)
        except discord.LoginFailure as error:
            raise NotSetUp(NOT_KNOWN) from error
        except discord.ConnectionClosed as error:
            if error.code == TOKEN_REVOKED:
                raise NotSetUp(NOT_KNOWN) from error
            log.warning("discord.disconnected", seconds=wait, error=str(error))
        except discord.HTTPException as error:
            if error.status < 500 and error.status != HTTPStatus.TOO_MANY_REQUESTS:
                raise
            log.warning("discord.unreachable", seconds=wait, error=str(error))
        except (aiohttp.ClientError, OSError, discord.GatewayNotFound, RecursionError) as error:
            log.warning("discord.unreachable", seconds=wait, error=repr(error))
        await asyncio.sleep(wait)


if __name__ == "__main__":
    sys.exit(main())
