"""Our bot as it is, with what the benchmarks look at. `python -m benchmarks.ours`.

BENCHMARK_PROFILE names a file for a profile of the event loop's thread, BENCHMARK_LOOP=uvloop
takes that loop, BENCHMARK_STALLS watches for stalls (`ticking`).
"""

import asyncio
import cProfile
import os
import sys
from importlib import import_module

from benchmarks.ticking import ticking
from bot.hosting import run
from bot.settings import NotSetUp


async def _watched() -> None:
    async with ticking():
        await run()


def main() -> int:
    """Run the bot."""
    factory = None
    if os.environ.get("BENCHMARK_LOOP") == "uvloop":
        factory = import_module("uvloop").new_event_loop
    profile = os.environ.get("BENCHMARK_PROFILE")
    try:
        with asyncio.Runner(loop_factory=factory) as runner:
            if profile is None:
                runner.run(_watched())
            else:
                profiler = cProfile.Profile()
                profiler.runcall(runner.run, _watched())
                profiler.dump_stats(profile)
    except NotSetUp as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
