import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from storage.store import Store

READERS = 2
MOST_TOGETHER = 32  # changes in one transaction; each waits for all of them

T = TypeVar("T")

Work: TypeAlias = Callable[[], Any]
_Waiting: TypeAlias = tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop]


class Records:
    """The store on threads of its own, so that the event loop never waits for the database.

    Args:
        store: where campaigns are kept.
        writers: how many changes the database takes at a time; 1 for SQLite, so that they queue
            here, in order, and not for its lock. What has queued up is committed together.
    """

    def __init__(self, store: Store, writers: int) -> None:
        self.store = store
        together = MOST_TOGETHER if writers == 1 else 1
        self._writing = _Threads("write", writers, together, store.together)
        self._reading = _Threads("read", READERS, 1, _each)

    async def read(self, work: Callable[[], T]) -> T:
        """Do what only reads the store."""
        return await self._reading.do(work)

    async def write(self, work: Callable[[], T]) -> T:
        """Do what changes the store: the whole of it in one piece of work."""
        return await self._writing.do(work)

    async def close(self) -> None:
        """Finish what runs, drop what waits, close the database."""
        for threads in (self._reading, self._writing):
            await asyncio.to_thread(threads.close)
        await asyncio.to_thread(self.store.close)


class _Threads:
    """Threads that do what waits, in order.

    The standard library's executor takes as long to hand a piece of work over and its result back
    as SQLite takes to read a campaign.
    """

    def __init__(
        self,
        name: str,
        number: int,
        together: int,
        all_done: Callable[[Sequence[Work]], Sequence[object]],
    ) -> None:
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._together = together
        self._all_done = all_done
        self._threads = [
            Thread(target=self._run, name=f"{name}-{count}", daemon=True) for count in range(number)
        ]
        for thread in self._threads:
            thread.start()

    async def do(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.put((work, future, loop))
        return await future

    def close(self) -> None:
        """Finish what runs, drop what waits."""
        for _, future, loop in self._some(self._waiting.qsize()):
            loop.call_soon_threadsafe(future.cancel)
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first, *self._some(self._together - 1)]
            outcomes = self._all_done([work for work, _, _ in batch])
            settled = [(one[1], outcome) for one, outcome in zip(batch, outcomes, strict=True)]
            with suppress(RuntimeError):  # the loop was closed: nobody waits any more
                first[2].call_soon_threadsafe(_settle, settled)

    def _some(self, most: int) -> Iterator[_Waiting]:
        """At most so many of those that wait."""
        for _ in range(most):
            try:
                waiting = self._waiting.get_nowait()
            except Empty:
                return
            if waiting is None:
                self._waiting.put(None)
                return
            yield waiting


def _each(works: Sequence[Work]) -> list[object]:
    return [_outcome(work) for work in works]


def _outcome(work: Work) -> object:
    try:
        return work()
    except Exception as error:  # noqa: BLE001 - it is given to who waits for the work
        return error


def _settle(settled: Sequence[tuple[asyncio.Future[Any], object]]) -> None:
    for future, outcome in settled:
        if future.cancelled():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
