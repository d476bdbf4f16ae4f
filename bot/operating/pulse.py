"""Watches over the running bot: does the event loop stand still, does the database answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from bot.operating.monitor import PROBE_EVERY, Monitor
from bot.records import Records
from storage.errors import StorageUnavailable

BEAT = 0.1  # seconds
STALL = 0.25  # seconds late at which the loop counts as having stood still

log = structlog.get_logger(__name__)


@asynccontextmanager
async def watched(monitor: Monitor, records: Records) -> AsyncIterator[None]:
    """Watch until the end of the block."""
    tasks = (
        asyncio.create_task(_watch_loop(monitor), name="watch the event loop"),
        asyncio.create_task(_watch_database(monitor, records), name="watch the database"),
    )
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for task, end in zip(
            tasks, await asyncio.gather(*tasks, return_exceptions=True), strict=True
        ):
            if isinstance(end, Exception):
                log.error("watch.failed", name=task.get_name(), exc_info=end)


async def _watch_loop(monitor: Monitor) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        late = loop.time() - due
        if late >= STALL:
            monitor.stalled(late)
            log.warning("loop.stalled", ms=round(late * 1000))


async def _watch_database(monitor: Monitor, records: Records) -> None:
    away = False
    while True:
        try:
            backlog = await records.read(records.store.backlog)
        except StorageUnavailable as error:
            monitor.not_answered()
            if not away:
                log.error("database.away", error=repr(error))  # noqa: TRY400 - it is no mistake of ours
            away = True
        else:
            monitor.answered(backlog)
            if away:
                log.info("database.back")
            away = False
        await asyncio.sleep(PROBE_EVERY)
