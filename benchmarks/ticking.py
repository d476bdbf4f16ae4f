"""How long an event loop stands still, seen from within."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, thread_time

EVERY = 0.002  # seconds


@asynccontextmanager
async def ticking() -> AsyncIterator[None]:
    """Watch this loop, if BENCHMARK_STALLS names a file.

    SIGUSR1 begins anew; SIGUSR2 writes the longest time between two turns of the loop into the
    file, in seconds, and how much of it the loop's own thread was at work.
    """
    file = os.environ.get("BENCHMARK_STALLS")
    if file is None:
        yield
        return
    watch = asyncio.create_task(_watch(Path(file)))
    try:
        yield
    finally:
        watch.cancel()


async def _watch(file: Path) -> None:
    longest = at_work = 0.0
    loop = asyncio.get_running_loop()

    def begin() -> None:
        nonlocal longest, at_work
        longest = at_work = 0.0

    loop.add_signal_handler(signal.SIGUSR1, begin)
    loop.add_signal_handler(signal.SIGUSR2, lambda: file.write_text(f"{longest} {at_work}"))
    before, worked = monotonic(), thread_time()
    while True:
        await asyncio.sleep(EVERY)
        now, working = monotonic(), thread_time()
        longest = max(longest, now - before - EVERY)
        at_work = max(at_work, working - worked)
        before, worked = now, working
