"""The page of `make play` in a real browser, with the ordinary bot behind it."""

import argparse
import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright

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
PHONE, DESKTOP = (390, 844), (1280, 800)


@dataclass(frozen=True)
class Playing:
    """`make play`, running."""

    browser: Browser
    address: str

    @asynccontextmanager
    async def visit(
        self, size: tuple[int, int], *, dark: bool = True, faults: list[str] | None = None
    ) -> AsyncIterator[Visitor]:
        """A window of that size; what the browser complains of goes to `faults`."""
        width, height = size
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if size == PHONE else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        page = await context.new_page()
        page.set_default_timeout(6000)
        heard = faults if faults is not None else []
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
        await page.goto(self.address)
        yield Visitor(page)
        await context.close()
        if faults is None:
            assert heard == []


@pytest.fixture
async def playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playing]:
    """The page served, the bot at the table, a browser started."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here: the page is not tried in a browser")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'play.db'}")
    monkeypatch.setenv("LOG_FILE", str(tmp_path / "play.jsonl"))
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    arguments = argparse.Namespace(port=0, locale="en-GB", bot=None, log=tmp_path / "play.log")
    serving = asyncio.create_task(web.play(arguments, opened.set_result))
    async with async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        async with asyncio.timeout(20):
            address = await opened
        yield Playing(browser, address)
        await browser.close()
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


__all__ = ["DESKTOP", "PHONE", "Page", "Playing"]
