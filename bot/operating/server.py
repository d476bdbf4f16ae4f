"""`/healthz` and `/metrics`, answered by the bot's own process, for whoever watches over it.

They tell numbers and no campaign's or person's name; still, the address is better one that only
they can reach.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

import structlog
from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.operating.monitor import Monitor
from bot.settings import Address, NotSetUp

HEALTH = "/healthz"
METRICS = "/metrics"

log = structlog.get_logger(__name__)


@asynccontextmanager
async def answering(monitor: Monitor, address: Address | None) -> AsyncIterator[None]:
    """Answer at this address until the end of the block; nowhere if there is none.

    Raises:
        NotSetUp: the address cannot be used.
    """
    if address is None:
        yield
        return
    runner = web.AppRunner(_app(monitor), access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as error:
            raise NotSetUp(
                f"HEALTH_ADDRESS: nothing can be answered at {address}: {error.strerror}"
            ) from error
        log.info("health.answering", address=str(address))
        yield
    finally:
        await runner.cleanup()


def _app(monitor: Monitor) -> web.Application:
    async def health(_: web.Request) -> web.Response:
        alive = monitor.alive()
        fine = all(alive.values())
        status = HTTPStatus.OK if fine else HTTPStatus.SERVICE_UNAVAILABLE
        return web.json_response(alive, status=status)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(
            body=monitor.exposition(), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    app = web.Application()
    app.add_routes([web.get(HEALTH, health), web.get(METRICS, metrics)])
    return app
