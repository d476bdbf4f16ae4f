"""A bot in a process of its own: killed, started again, and going on."""

import asyncio
import sys
from pathlib import Path

import pytest

from loopback import Channel, LoopbackDiscord, Person, bot_process
from loopback.process import doings

BARE_BOT = (sys.executable, "-W", "ignore", "-m", "tests.loopback.bare_bot")


async def test_a_button_works_after_the_bot_was_killed_and_started_again(
    discord: LoopbackDiscord, table: Channel, alice: Person, tmp_path: Path
) -> None:
    log = tmp_path / "bot.log"
    async with bot_process(discord, log, BARE_BOT) as process:
        await discord.bot_ready()
        board = await alice.slash(table, "board")
        process.kill()
        await process.wait()
        await discord.bot_gone()

    async with bot_process(discord, log, BARE_BOT):
        await discord.bot_ready()
        await alice.press(board, "Next")

        assert board.text == "page 2"
        assert len(discord.gateway.identifies) == 2
        assert len(discord.gateway.sessions) == 1
        assert discord.refusals == []


async def test_two_bots_on_one_token_answer_twice_and_one_is_refused(
    discord: LoopbackDiscord, table: Channel, alice: Person, tmp_path: Path
) -> None:
    async with (
        bot_process(discord, tmp_path / "one.log", BARE_BOT),
        bot_process(discord, tmp_path / "two.log", BARE_BOT),
    ):
        await discord.bot_ready(sessions=2)
        await alice.slash(table, "ping")
        await discord.until(lambda: discord.refusals)

        assert [refusal.code for refusal in discord.refusals] == [40060]
        assert len(table.messages) == 1


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="only Linux tells")
async def test_what_a_process_does_is_known() -> None:
    awake = """
import sys
print(flush=True)
for line in sys.stdin:
    while line.startswith("work"):
        pass
    print(flush=True)
"""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", awake),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    await process.stdout.readline()

    async with asyncio.timeout(10):
        while (before := doings(process.pid)) != doings(process.pid):  # noqa: ASYNC110
            await asyncio.sleep(0)
        process.stdin.write(b"\n")
        await process.stdout.readline()
        assert doings(process.pid) != before
        process.stdin.write(b"work\n")
        await process.stdin.drain()
        while (before := doings(process.pid)) == doings(process.pid):  # noqa: ASYNC110
            await asyncio.sleep(0)

    process.kill()
    await process.communicate()
    assert doings(process.pid) == doings(process.pid)
