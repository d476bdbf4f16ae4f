from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

THREADS = 20


def at_once(command: Callable[[int], object]) -> list[object]:
    """Run the command in many threads that start together; errors are outcomes."""
    start = Barrier(THREADS)

    def run_one(number: int) -> object:
        start.wait()
        try:
            return command(number)
        except Exception as error:  # noqa: BLE001
            return error

    with ThreadPoolExecutor(THREADS) as threads:
        return list(threads.map(run_one, range(THREADS)))
