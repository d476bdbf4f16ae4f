import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from storage.store import Store

READERS = 2

T = TypeVar("T")


class Records:
    """The store on threads of its own, so that the event loop never waits for the database.

    Args:
        store: where campaigns are kept.
        writers: how many changes the database takes at a time; 1 for SQLite, so that they queue
            here, in order, and not for its lock.
    """

    def __init__(self, store: Store, writers: int) -> None:
        self.store = store
        self._writing = ThreadPoolExecutor(writers, thread_name_prefix="write")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="read")

    async def read(self, work: Callable[[], T]) -> T:
        """Do what only reads the store."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    async def write(self, work: Callable[[], T]) -> T:
        """Do what changes the store: the whole of it in one piece of work."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, work)

    async def close(self) -> None:
        """Finish what runs, drop what waits, close the database."""
        for threads in (self._reading, self._writing):
            await asyncio.to_thread(threads.shutdown, cancel_futures=True)
        await asyncio.to_thread(self.store.close)
