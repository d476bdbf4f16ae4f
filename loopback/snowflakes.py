"""Time that a test may turn forward, and ids made of it."""

import time
from typing import Final

EPOCH: Final = 1_420_070_400.0  # 2015-01-01, the first second of Discord's ids
_YEAR: Final = 365 * 24 * 3600


class Clock:
    """Seconds since 1970, with a hand that tests can turn forward."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """The present time in seconds, as this server sees it."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once."""
        self._ahead += seconds

    def put_right(self) -> None:
        """Show the real time again."""
        self._ahead = 0.0


class Snowflakes:
    """Ids as Discord makes them: ordered by time, unique."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._count = 0
        self._last_guild = self._milliseconds(_YEAR)

    def next(self) -> int:
        """A new id of this moment."""
        self._count = (self._count + 1) & 0x3FFFFF
        return (self._milliseconds(0) << 22) | self._count

    def next_guild(self) -> int:
        """An id of a year ago, a millisecond apart from the last: guilds spread over the shards."""
        self._last_guild += 1
        return self._last_guild << 22

    def _milliseconds(self, ago: int) -> int:
        return int((self._clock.now() - ago - EPOCH) * 1000)
