"""The page of `make play` in a real browser, with the ordinary bot behind it."""

import argparse
import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from loopback import web
from tests.page.visitor import Visitor

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# Nothing but the page: no call to anybody's update or telemetry service.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 20_000  # milliseconds; only a machine with much else to do needs them
PHONE, DESKTOP = (390, 844), (1280, 800)


@dataclass(frozen=True)
class Playing:
    """`make play`, running; each test plays in a channel of its own."""

    browser: Browser
    address: str
    channel: str = "table"

    @asynccontextmanager
    async def visit(self, size: tuple[int, int], *, dark: bool = True) -> AsyncIterator[Visitor]:
        """A window of that size, in which the browser complains of nothing."""
        width, height = size
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if size == PHONE else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        heard: list[str] = []
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
        await page.goto(f"{self.address}?channel={self.channel}")
        visitor = Visitor(page)
        await visitor.be("Alice", "English")
        yield visitor
        await context.close()
        assert heard == []


@asynccontextmanager
async def at_the_table(folder: Path) -> AsyncIterator[Playing]:
    """The page served, the bot at the table, a browser started."""
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    arguments = argparse.Namespace(port=0, locale="en-GB", bot=None, log=folder / "play.log")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DATABASE_URL", f"sqlite:///{folder / 'play.db'}")
        patch.setenv("LOG_FILE", str(folder / "play.jsonl"))
        serving = asyncio.create_task(web.play(arguments, opened.set_result))
        async with asyncio.timeout(30):
            address = await opened
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield Playing(browser, address)
        await browser.close()
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playing]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here: the page is not tried in a browser")
    async with at_the_table(tmp_path_factory.mktemp("play")) as playing:
        yield playing


@pytest.fixture
def playing(shared: Playing, request: pytest.FixtureRequest) -> Playing:
    name = re.sub("[^a-z0-9]+", "-", request.node.name.lower()).strip("-")
    return replace(shared, channel=name[:40])
