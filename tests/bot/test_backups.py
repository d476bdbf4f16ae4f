"""When the next backup is due, and which are kept."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.operating import backups
from bot.operating.backups import Plan, keep_backing_up, remove_oldest, until_next
from storage import migrate

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Backups of three days, the newest an hour old at noon, and other things."""
    for name in (
        "brotherhood-20261129T110000Z.jsonl.gz",
        "brotherhood-20261130T110000Z.jsonl.gz",
        "brotherhood-20261201T110000Z.jsonl.gz",
        "brotherhood-by-hand.jsonl.gz",
        "notes.txt",
    ):
        (tmp_path / name).touch()
    return tmp_path


def test_the_next_is_due_so_long_after_the_newest(folder: Path, tmp_path: Path) -> None:
    assert until_next(Plan(folder, DAY, 3), NOON) == timedelta(hours=23)
    assert until_next(Plan(folder, timedelta(minutes=5), 3), NOON) == timedelta()
    (empty := tmp_path / "empty").mkdir()
    assert until_next(Plan(empty, DAY, 3), NOON) == timedelta()


def test_a_clock_that_was_set_back_stops_no_backup(folder: Path) -> None:
    assert until_next(Plan(folder, DAY, 3), NOON - 30 * DAY) == DAY


def test_the_oldest_go_and_nothing_else(folder: Path) -> None:
    remove_oldest(Plan(folder, DAY, 2))
    assert sorted(file.name for file in folder.iterdir()) == [
        "brotherhood-20261130T110000Z.jsonl.gz",
        "brotherhood-20261201T110000Z.jsonl.gz",
        "brotherhood-by-hand.jsonl.gz",
        "notes.txt",
    ]


class Enough(Exception):
    pass


def sleeping(times: int) -> tuple[list[float], Callable[[float], None]]:
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == times:
            raise Enough

    return slept, sleep


def test_one_is_made_at_once_and_then_it_waits(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    url = f"sqlite:///{tmp_path / 'hq.db'}"
    migrate(url)
    slept, sleep = sleeping(2)
    with pytest.raises(Enough):
        keep_backing_up(url, Plan(tmp_path / "backups", DAY, 3), lambda _: None, sleep)
    assert len(list((tmp_path / "backups").iterdir())) == 1
    assert slept[0] == 0
    assert DAY.total_seconds() - 60 < slept[1] <= DAY.total_seconds()


def test_what_cannot_be_made_is_told_and_tried_again_and_nothing_is_removed(tmp_path: Path) -> None:
    old = tmp_path / "brotherhood-20250101T110000Z.jsonl.gz"
    old.touch()
    told: list[str] = []
    slept, sleep = sleeping(2)
    with pytest.raises(Enough):
        keep_backing_up(
            f"sqlite:///{tmp_path / 'gone.db'}", Plan(tmp_path, DAY, 1), told.append, sleep
        )
    assert slept == [backups.AGAIN.total_seconds()] * 2
    assert all("No backup was made; the next attempt is at" in line for line in told)
    assert list(tmp_path.iterdir()) == [old]
