"""`make screenshots`: the pictures of the README and the guides, taken from the running bot."""

import asyncio
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from tests.page.conftest import CHROMIUM, DESKTOP, PHONE, Playing, at_the_table
from tests.page.test_round import ENGLISH, FRENCH, Words
from tests.page.visitor import Visitor

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


async def taken(visitor: Visitor, name: str) -> None:
    await visitor.page.wait_for_timeout(300)
    PICTURES.mkdir(exist_ok=True)
    await visitor.page.screenshot(path=PICTURES / name)


async def set_up(visitor: Visitor, words: Words) -> None:
    await visitor.command(
        words.new, **{words.name: "The Falcons" if words is ENGLISH else "Les Faucons"}
    )
    await visitor.command(words.open, **{words.contract: "2", words.played: words.yes})
    for name in ("Lucia", "Teodora", "Antonio", "Paolo"):
        await visitor.command(words.ally, **{words.name: name})
        await visitor.reads(name)


async def private(visitor: Visitor, command: str, name: str) -> None:
    """A picture of an answer that only one person sees."""
    await visitor.command(command)
    await visitor.page.locator(".thinking").wait_for(state="detached")
    await taken(visitor, name)


async def evening(playing: Playing, words: Words, size: tuple[int, int]) -> None:
    """Play until the end of a Resolution, and take pictures on the way."""
    tail = f"{'en' if words is ENGLISH else 'fr'}-{'phone' if size == PHONE else 'desktop'}.png"
    async with playing.visit(size) as visitor:
        await visitor.be("Alice", words.language)
        await private(visitor, "/help" if words is ENGLISH else "/aide", f"first-{tail}")
        await set_up(visitor, words)
        await visitor.composer.fill(words.assign)
        await visitor.composer.press("Enter")
        form = visitor.page.locator("form.filling")
        await form.locator("button.small").first.click()
        await visitor.page.locator(".suggesting .picker li").first.wait_for()
        await taken(visitor, f"autocomplete-{tail}")
        await visitor.page.keyboard.press("Escape")
        await visitor.page.keyboard.press("Escape")
        await visitor.command(words.assign)
        await visitor.choose(words.hospital, "Lucia")
        await visitor.reads("Lucia 1 = 1 ♥")
        await visitor.choose(words.room, "Antonio", "Paolo")
        await visitor.reads("Antonio 1 + Paolo 1 = 2")
        board = visitor.page.locator(".embed img").last
        await board.scroll_into_view_if_needed()
        await taken(visitor, f"board-{tail}")
        await visitor.command(words.begin)
        await visitor.command(words.wound, **{words.who: "Alessandra"})
        await visitor.command(words.success)
        await visitor.be("Bob", words.language)
        await visitor.press(words.resolve)
        await visitor.reads(words.healed)
        await taken(visitor, f"resolve-{tail}")
        await visitor.press(words.not_built)
        await visitor.press(words.roll)
        await visitor.page.get_by_role("dialog").wait_for()
        await taken(visitor, f"roll-{tail}")
        await visitor.fill(["2", "0"])
        await visitor.press(words.level)
        await visitor.reads(words.closed)
        await taken(visitor, f"closing-{tail}")
        await private(visitor, "/why" if words is ENGLISH else "/pourquoi", f"why-{tail}")
        settings = "/campaign settings" if words is ENGLISH else "/campagne réglages"
        await private(visitor, settings, f"settings-{tail}")


async def main() -> int:
    """Take them all; a campaign of its own for each language and size."""
    if CHROMIUM is None:
        sys.stderr.write("Chromium is needed: apt-get install chromium\n")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        async with at_the_table(Path(folder)) as playing:
            for channel, words, size in (
                ("falcons", ENGLISH, PHONE),
                ("venice", ENGLISH, DESKTOP),
                ("faucons", FRENCH, PHONE),
            ):
                await evening(replace(playing, channel=channel), words, size)
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
