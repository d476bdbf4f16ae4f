"""What can be seen of the bot while it runs: is it alive, and numbers about it for Prometheus.

The numbers are kept by Prometheus's own client library: histograms and their text form are its
trade. They have a registry of their own, not the library's global one.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from bot import __version__
from storage.values import Backlog

PROBE_EVERY = 5.0  # seconds between questions to the database
TRUSTED_FOR = 4 * PROBE_EVERY  # an answer of the database
# Discord waits for three seconds; the bot tells it to wait after one and a half.
_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0)


class Monitor:
    """Is told what happens, and tells it.

    Args:
        clock: seconds that only go forward.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._shards: set[int] = set()
        self._all_shards = 1
        self._answered: float | None = None
        self._backlog = Backlog(0, None)

        self._registry = registry = CollectorRegistry()
        self._commands = Counter(
            "brotherhood_commands",
            "Commands, buttons and forms that were served.",
            ["command", "result"],
            registry=registry,
        )
        self._seconds = Histogram(
            "brotherhood_command_seconds",
            "Until they were served.",
            ["command"],
            buckets=_SECONDS,
            registry=registry,
        )
        self._suggestions = Histogram(
            "brotherhood_suggestion_seconds",
            "Until an autocomplete was answered.",
            buckets=_SECONDS,
            registry=registry,
        )
        self._changes = Counter(
            "brotherhood_changes", "Entries added to the logs of campaigns.", registry=registry
        )
        self._stalls = Counter(
            "brotherhood_loop_stalls", "Times that the event loop stood still.", registry=registry
        )
        self._stalled = Counter(
            "brotherhood_loop_stalled_seconds", "How long it did, together.", registry=registry
        )
        for name, about, value in (
            ("gateway_connected", "1 if all shards are connected.", self._is_connected),
            ("database_ok", "1 if the database answered lately.", self._is_database_ok),
            ("outbox_posts", "Posts that wait to be shown.", lambda: self._backlog.posts),
            ("outbox_age_seconds", "How long the oldest of them has waited.", self._age),
        ):
            Gauge(f"brotherhood_{name}", about, registry=registry).set_function(value)
        Info("brotherhood_build", "The release.", registry=registry).info({"version": __version__})
        ProcessCollector(registry=registry)

    # --- is told ---------------------------------------------------------------------------------

    def served(self, command: str, outcome: str, seconds: float, *, changed: bool) -> None:
        """An interaction was; `command` and the first word of `outcome` are of a few."""
        self._commands.labels(command, _result(outcome)).inc()
        self._seconds.labels(command).observe(seconds)
        if changed:
            self._changes.inc()

    def suggested(self, seconds: float) -> None:
        """An autocomplete was answered."""
        self._suggestions.observe(seconds)

    def connected(self, shard: int, *, of: int) -> None:
        """A shard of so many is connected to Discord's gateway."""
        self._shards.add(shard)
        self._all_shards = of

    def disconnected(self, shard: int | None = None) -> None:
        """This shard is no longer connected; without it, none is."""
        self._shards = set() if shard is None else self._shards - {shard}

    def answered(self, backlog: Backlog) -> None:
        """The database has told what waits in the outbox."""
        self._answered = self._clock()
        self._backlog = backlog

    def not_answered(self) -> None:
        """The database is away."""
        self._answered = None

    def stalled(self, seconds: float) -> None:
        """The event loop stood still."""
        self._stalls.inc()
        self._stalled.inc(seconds)

    # --- tells -----------------------------------------------------------------------------------

    def alive(self) -> dict[str, bool]:
        """What the bot cannot do without, and whether it is there."""
        return {"gateway": self._is_connected(), "database": self._is_database_ok()}

    def exposition(self) -> bytes:
        """All numbers as text, as Prometheus reads them."""
        return generate_latest(self._registry)

    def _is_connected(self) -> bool:
        return len(self._shards) >= self._all_shards

    def _is_database_ok(self) -> bool:
        return self._answered is not None and self._clock() - self._answered < TRUSTED_FOR

    def _age(self) -> float:
        oldest = self._backlog.oldest
        return 0 if oldest is None else max((datetime.now(UTC) - oldest).total_seconds(), 0)


def _result(outcome: str) -> str:
    """`failed 1A2B3C` is `failed`; `not answered (10062), but stored` is `not answered`."""
    if outcome.startswith("failed "):
        return "failed"
    return outcome.partition(" (")[0].partition(",")[0]
