"""Our bot beside the bare one, a burst each in turn, so that a busy machine is busy for both."""

from collections.abc import Sequence
from pathlib import Path

from benchmarks import load
from benchmarks.campaigns import FIRST_CHANNEL, at_assignment, before_resolution, fill
from benchmarks.load import BARE, OURS, Burst, Side, Work, burst, side
from benchmarks.report import Section

AT_ONCE = (1, 16, 64)
SECONDS = 0.7
RESOLVING = FIRST_CHANNEL + 10**6
COLUMNS = (
    "", "at once", "bare /s", "ours /s", "throughput", "bare p50, p99 ms", "ours p50, p99 ms",
    "p50", "p99", "bare, ours µs of a core", "cost",
)  # fmt: skip
WORK: Sequence[tuple[str, Work, float, float]] = (
    ("`/assign`", load.assign, 0.35, 2.5),
    ("`/headquarters show`", load.show, 0.35, 2.5),
    ("`/resolve` steps", load.resolve, 0.35, 2.5),
    ("autocomplete", load.complete, 0.7, 1.5),
)


async def measure(folder: Path, kind: str, url: str, rounds: int, reserve: int) -> Section:
    """Both bots, all work, on one kind of database."""
    section = Section(
        f"Beside a bare bot, on {kind}",
        "The bare bot answers each interaction with the same embed and keeps nothing. Both have a"
        " Discord of their own in another process, the same intents and the same JSON library, and"
        f" are at it in turn for {SECONDS} s, {rounds} times each. Of ours is wanted: throughput at"
        " least 0.35 of the bare bot's, median at most 2.5 times, 99th percentile at most 3 times;"
        " of autocomplete 0.7 and 1.5 times. The last column is how much more of a core ours takes"
        " for an interaction: the steadiest of the figures. A step of `/resolve` includes the post"
        " that follows it.",
        COLUMNS,
    )
    section.begin()
    seated = fill(url, at_assignment(), AT_ONCE[-1])
    resolving = fill(url, before_resolution(), reserve, RESOLVING)
    async with (
        side(OURS, folder, {"DATABASE_URL": url}, resolving) as ours,
        side(BARE, folder, {}, resolving) as bare,
    ):
        seats = {one.bare: one.seats(seated) for one in (ours, bare)}
        for name, work, least, median in WORK:
            for number in AT_ONCE:
                await _both(ours, bare, seats, work, number, 0.2)  # warm
                us = them = Burst()
                for _ in range(rounds):
                    one, other = await _both(ours, bare, seats, work, number, SECONDS)
                    us, them = us + one, them + other
                section.row(
                    name,
                    str(number),
                    f"{them.throughput:.0f}",
                    f"{us.throughput:.0f}",
                    section.judged(us.throughput / them.throughput, least=least),
                    f"{them.median:.1f}, {them.p99:.1f}",
                    f"{us.median:.1f}, {us.p99:.1f}",
                    section.judged(us.median / them.median, most=median),
                    section.judged(us.p99 / them.p99, most=3),
                    f"{them.cost:.0f}, {us.cost:.0f}",
                    f"{us.cost / them.cost:.1f}",
                )
    return section


async def _both(  # noqa: PLR0913, PLR0917
    ours: Side,
    bare: Side,
    seats: dict[bool, list[load.Seat]],
    work: Work,
    number: int,
    seconds: float,
) -> tuple[Burst, Burst]:
    return (
        await burst(ours, seats[ours.bare][:number], work, seconds),
        await burst(bare, seats[bare.bare][:number], work, seconds),
    )
