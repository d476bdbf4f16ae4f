"""The bot's process: what it needs to start, how it stays connected, how it stops."""

import asyncio
import signal
from http import HTTPStatus
from itertools import chain, repeat
from platform import python_version

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import __version__
from bot.client import Brotherhood
from bot.logs import set_up_logs
from bot.operating.monitor import Monitor
from bot.operating.pulse import watched
from bot.operating.server import answering
from bot.records import Records
from bot.settings import NotSetUp, read_settings
from storage.engines import POSTGRES_CONNECTIONS
from storage.errors import DatabaseTooNew, DatabaseUnusable
from storage.migration import migrate
from storage.opening import shown
from storage.store import Store

TOKEN_REVOKED = 4004  # the gateway's close code
WAITS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)  # seconds between attempts, the last for ever
DATABASE_WAITS = (1.0, 2.0, 4.0, 8.0)  # seconds between attempts at the start

NOT_KNOWN = "Discord does not know this token: set DISCORD_TOKEN anew."
HOW_TO_BEGIN = """\
No token: make a bot at https://discord.com/developers/applications and set DISCORD_TOKEN to its
token, in the environment or in a file .env. To try everything without one: make play"""

log = structlog.get_logger("bot")


async def run() -> None:
    """Run the bot until a signal stops it.

    Raises:
        NotSetUp: it cannot run as it is set up.
    """
    settings = read_settings()
    if settings.discord_token is None:
        raise NotSetUp(HOW_TO_BEGIN)
    try:
        set_up_logs(settings.log_file, settings.log_level)
    except OSError as error:
        raise NotSetUp(
            f"The log file {settings.log_file} cannot be written: {error.strerror}"
        ) from error
    url = settings.database_url.get_secret_value()
    store = await open_database(url)
    if settings.discord_loopback_url is not None:
        go_to_loopback(settings.discord_loopback_url)
    records = Records(store, writers(url))
    monitor = Monitor()
    log.info("started", version=__version__, database=shown(url), python=python_version())
    try:
        async with watched(monitor, records), answering(monitor, settings.health_address):
            await _serve_until_stopped(records, monitor, settings.discord_token.get_secret_value())
    finally:
        await records.close()


async def open_database(url: str) -> Store:
    """The database, brought up to this release.

    One on a server gets some time: after a power cut it may start later than the bot.

    Raises:
        NotSetUp: it cannot be used.
    """
    patience = iter(() if url.startswith("sqlite") else DATABASE_WAITS)
    while True:
        try:
            await asyncio.to_thread(migrate, url)
            return Store(url)
        except DatabaseTooNew as error:
            raise NotSetUp(str(error)) from error
        except DatabaseUnusable as error:
            wait = next(patience, None)
            if wait is None:
                raise NotSetUp(str(error)) from error
            log.warning("database.unreachable", seconds=wait, error=str(error))
            await asyncio.sleep(wait)


def writers(url: str) -> int:
    """How many changes this database takes at a time."""
    return 1 if url.startswith("sqlite") else POSTGRES_CONNECTIONS


def go_to_loopback(url: str) -> None:
    """Lead discord.py to the Discord at this address of this machine."""
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url).with_scheme("ws") / "gateway"


async def _serve_until_stopped(records: Records, monitor: Monitor, token: str) -> None:
    """Serve until SIGINT or SIGTERM; then finish what is under way."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    serving = asyncio.create_task(_serve(records, monitor, token), name="serving")
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


async def _serve(records: Records, monitor: Monitor, token: str) -> None:
    """Stay connected to Discord.

    discord.py mends a connection that it had. The first one is up to us; it tries again to open
    that one's gateway too, but each time one call deeper, up to Python's limit.
    """
    for wait in chain(WAITS, repeat(WAITS[-1])):
        try:
            async with Brotherhood(records, monitor=monitor) as client:
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
