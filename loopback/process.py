"""The bot as a child process."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from loopback.server import LoopbackDiscord

ORDINARY_BOT: Final = (sys.executable, "-m", "bot")
TIME_TO_STOP: Final = 10.0  # seconds between asking politely and killing


@contextlib.asynccontextmanager
async def bot_process(
    discord: LoopbackDiscord,
    log: Path,
    command: Sequence[str] = ORDINARY_BOT,
    environment: Mapping[str, str] | None = None,
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot against this server; at the end ask it to stop, if it still runs.

    Args:
        discord: where the bot is led.
        log: takes what the bot writes; appended to.
        command: what to run.
        environment: settings besides those of this process.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    led = {"DISCORD_TOKEN": discord.token, "DISCORD_LOOPBACK_URL": discord.url}
    with log.open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            *command,
            env={**os.environ, **(environment or {}), **led},
            stdout=output,
            stderr=output,
        )
    try:
        yield process
    finally:
        await stop(process)


async def stop(process: asyncio.subprocess.Process) -> None:
    """End the process by SIGTERM, and by SIGKILL if it does not listen."""
    if process.returncode is not None:
        return
    process.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(process.wait(), TIME_TO_STOP)
    except TimeoutError:
        process.kill()
        await process.wait()


async def is_up(
    discord: LoopbackDiscord, process: asyncio.subprocess.Process, within: float = 60.0
) -> bool:
    """Wait until the bot has logged in and registered its commands; False if it ended instead."""
    with contextlib.suppress(TimeoutError):
        await discord.until(
            lambda: (
                process.returncode is not None or (discord.gateway.connected and discord.commands)
            ),
            within,
        )
    return process.returncode is None and bool(discord.commands)


def doings(pid: int) -> object:
    """What is equal at two times if the process did nothing at all in between.

    Linux tells how often each thread has gone to sleep or was interrupted, and which ones would
    run if the machine had time. Elsewhere nothing is known, and that is always equal.
    """
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.is_dir():
        return None
    counts = []
    with contextlib.suppress(OSError):  # a thread that has ended meanwhile
        for task in tasks.iterdir():
            told = dict(
                line.split(":\t", 1)
                for line in (task / "status").read_text().splitlines()
                if ":\t" in line
            )
            if not told["State"].startswith("S"):
                return object()
            counts.append(
                (task.name, told["voluntary_ctxt_switches"], told["nonvoluntary_ctxt_switches"])
            )
    return sorted(counts)
