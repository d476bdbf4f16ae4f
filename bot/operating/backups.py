"""A backup every so often, of which the newest are kept: `python -m bot backups`."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NoReturn

from bot.operating.databases import Tell, backup
from storage.errors import FileRefused, StorageError

AGAIN = timedelta(minutes=10)  # after a backup that could not be made
_NAME = "brotherhood-%Y%m%dT%H%M%SZ.jsonl.gz"

Sleep = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """Where backups lie, how long it is from one to the next, how many are kept."""

    folder: Path
    every: timedelta
    keep: int


def keep_backing_up(url: str, plan: Plan, tell: Tell, sleep: Sleep = time.sleep) -> NoReturn:
    """Make a backup whenever the newest is too old; it ends by a signal.

    What cannot be made is told and tried again; what was made before stays until then.

    Raises:
        FileRefused: there is no such folder.
    """
    if not plan.folder.is_dir():
        raise FileRefused(f"{plan.folder} is not there: make this folder first.")
    while True:
        wait = until_next(plan, _now())
        if not wait:
            try:
                backup(url, plan.folder / _now().strftime(_NAME), tell)
                remove_oldest(plan)
            except (StorageError, OSError) as error:
                first = str(error).partition("\n")[0]
                again = _now() + AGAIN
                tell(f"No backup was made; the next attempt is at {again:%H:%M} UTC: {first}")
                wait = AGAIN
        sleep(wait.total_seconds())


def until_next(plan: Plan, now: datetime) -> timedelta:
    """How long it is until the next backup is due; nothing if it is by now."""
    made = [when for when, _ in _backups(plan.folder)]
    if not made:
        return timedelta()
    # The newest may be of tomorrow, if somebody set the clock right since.
    return min(max(made[-1] + plan.every - now, timedelta()), plan.every)


def remove_oldest(plan: Plan) -> None:
    """Keep the newest of the backups made here; other files are left alone."""
    for _, file in _backups(plan.folder)[: -plan.keep]:
        file.unlink()


def _backups(folder: Path) -> list[tuple[datetime, Path]]:
    """The backups made here, the oldest first."""
    found = []
    for file in folder.iterdir():
        try:
            found.append((datetime.strptime(file.name, _NAME).replace(tzinfo=UTC), file))
        except ValueError:
            continue
    return sorted(found)


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)
