"""How long boards take to draw, cold, on one core: `python -m benchmarks.board`.

Prints the median of some runs for an ordinary board and for the largest that there can be.
"""

import statistics
import time
from collections.abc import Callable
from functools import partial

from bot.pictures.board import board
from bot.pictures.painting import picture
from core.campaign import Language
from tests.bot.test_longest_campaign import longest
from tests.pictures.examples import ordinary

RUNS = 15


def milliseconds(work: Callable[[], object]) -> float:
    """The median of some runs."""
    taken = []
    for _ in range(RUNS):
        began = time.process_time()
        work()
        taken.append((time.process_time() - began) * 1000)
    return statistics.median(taken)


def main() -> None:
    """Print a line for each board."""
    boards = {"ordinary": ordinary().campaign, "largest": longest().campaign}
    for name, campaign in boards.items():
        shown = board(campaign, Language.ENGLISH)
        size = len(picture(shown)) / 1000
        print(f"{name:10} {milliseconds(partial(picture, shown)):6.1f} ms  {size:6.1f} kB")


if __name__ == "__main__":
    main()
