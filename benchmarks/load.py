"""A Discord full of people who are always at it, and a bot on the other side."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from benchmarks.campaigns import GUILD
from loopback import Channel, Guild, LoopbackDiscord, Message, Person, Reply
from loopback.process import bot_process, is_up

BUILDINGS = ("hospital", "workshop", "shop", "command_room")
BARE = (sys.executable, "-m", "benchmarks.bare")
OURS = (sys.executable, "-m", "benchmarks.ours")
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Seat:
    """Somebody at a channel, with a campaign there."""

    person: Person
    channel: Channel
    turn: int = 0


@dataclass
class Burst:
    """What came of some seconds at it: seconds for each answer, and what they took in all."""

    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0
    processor: float = 0.0  # seconds of the bot's
    load: float = 0.0  # seconds of the Discord's

    def __add__(self, other: "Burst") -> "Burst":
        return Burst(
            self.latencies + other.latencies,
            self.seconds + other.seconds,
            self.processor + other.processor,
            self.load + other.load,
        )

    @property
    def throughput(self) -> float:
        return len(self.latencies) / self.seconds

    @property
    def median(self) -> float:
        return quantiles(self.latencies, n=100)[49] * 1000

    @property
    def p99(self) -> float:
        return quantiles(self.latencies, n=100)[98] * 1000

    @property
    def cost(self) -> float:
        """Microseconds of a core that the bot spent on each."""
        return self.processor / len(self.latencies) * 1e6


Work = Callable[["Side", Seat, list[float]], Awaitable[None]]


@dataclass
class Side:
    """One Discord with one bot."""

    discord: LoopbackDiscord
    guild: Guild
    process: asyncio.subprocess.Process
    channels: Iterator[int]  # with campaigns before their Resolution, one after another
    bare: bool

    def seats(self, channels: range) -> list[Seat]:
        """Somebody at each of these channels."""
        return [
            Seat(
                self.guild.add_member(f"Player {number % 1000}"),
                self.guild.add_channel(f"table-{number % 1000}", number=number),
            )
            for number in channels
        ]

    def processor(self) -> float:
        """Seconds of a core that the bot has spent so far."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS


@asynccontextmanager
async def side(
    command: tuple[str, ...],
    folder: Path,
    environment: Mapping[str, str],
    channels: range,
    *,
    guild: int = GUILD,
) -> AsyncIterator[Side]:
    """A Discord, and a bot that is up."""
    log = folder / f"{command[-1]}.out"
    settings = {"LOG_FILE": str(folder / "bot.log"), **environment}
    async with LoopbackDiscord(second_judge=False, remember=500) as discord:
        server = discord.add_guild("The Brotherhood", number=guild)
        async with bot_process(discord, log, command, settings) as process:
            if not await is_up(discord, process):
                raise RuntimeError(log.read_text())
            yield Side(discord, server, process, iter(channels), command == BARE)


async def burst(one: Side, seats: list[Seat], work: Work, seconds: float) -> Burst:
    """Let everybody be at it for so long."""
    result = Burst()
    until = perf_counter() + seconds

    async def play(seat: Seat) -> None:
        while perf_counter() < until:
            await work(one, seat, result.latencies)

    spent, own, began = one.processor(), _own(), perf_counter()
    await asyncio.gather(*map(play, seats))
    await one.discord.until(lambda: not one.discord.busy)
    result.seconds = perf_counter() - began
    result.processor = one.processor() - spent
    result.load = _own() - own
    if one.discord.refusals:
        raise RuntimeError(one.discord.refusals[0])
    return result


def _own() -> float:
    times = os.times()
    return times.user + times.system


async def _timed(act: Awaitable[Reply], latencies: list[float]) -> Reply:
    began = perf_counter()
    reply = await act
    latencies.append(perf_counter() - began)
    return reply


# --- what people do ------------------------------------------------------------------------------


async def assign(_: Side, seat: Seat, latencies: list[float]) -> None:
    """Lucia goes to the next Building."""
    seat.turn += 1
    building = BUILDINGS[seat.turn % len(BUILDINGS)]
    await _timed(
        seat.person.slash(seat.channel, "assign", miniature="Lucia", building=building), latencies
    )


async def show(_: Side, seat: Seat, latencies: list[float]) -> None:
    """A look at the board, which somebody has looked at before."""
    await _timed(seat.person.slash(seat.channel, "headquarters show"), latencies)


async def complete(_: Side, seat: Seat, latencies: list[float]) -> None:
    """Somebody types into an option."""
    began = perf_counter()
    offered = await seat.person.autocomplete(seat.channel, "assign", "miniature", "Lu")
    latencies.append(perf_counter() - began)
    assert offered


async def resolve(one: Side, seat: Seat, latencies: list[float]) -> None:
    """A whole Resolution in a channel of its own: five steps, of which three are posted."""
    number = next(one.channels)
    person = seat.person
    channel = one.guild.add_channel(f"resolving-{number % 10_000}", number=number)
    board = await _timed(person.slash(channel, "resolve"), latencies)
    if one.bare:
        for _ in range(4):
            await _timed(person.press(board, "made-up", raw=True), latencies)
    else:
        await _timed(person.press(board, "Fill"), latencies)
        await _timed(person.press(board, "Done"), latencies)
        workshop = await channel.wait_for(_asks("Do not build"))
        await _timed(person.press(workshop, "Do not build"), latencies)
        room = await channel.wait_for(_asks("Roll 1 die"))
        await _timed(person.press(room, "Roll 1 die"), latencies)
        await channel.wait_for(lambda message: "End of the Resolution" in message.text)
    one.guild.channels.remove(channel)
    del one.discord.world.channels[number]


def _asks(button: str) -> Callable[[Message], bool]:
    return lambda message: any(one.label == button for one in message.buttons)
