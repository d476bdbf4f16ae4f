"""A database of every earlier revision, with campaigns in it, becomes one of this release."""

import json
from pathlib import Path

import pytest

from storage import Store, migrate
from storage.check import check
from storage.dump import Header, load
from storage.migration import revision_of, revisions
from storage.opening import alone, snapshot
from storage.progress import unwatched
from tests.storage.commands import ELSEWHERE, WHERE, add_ally, begin, end
from tests.storage.database import rows

GOLDEN = Path(__file__).parent / "golden"

every_revision = pytest.mark.parametrize("revision", revisions())


def golden(revision: str) -> list[str]:
    """A backup that was made at this revision; the file is never written again."""
    file = GOLDEN / f"backup_{revision}.jsonl"
    assert file.is_file(), f"python -m bot backup, unpacked: {file}"
    return file.read_text().split("\n")[:-1]


def as_it_was(url: str, revision: str) -> Header:
    """Make a database of this revision out of the file."""
    with alone(url, make=True) as connection:
        header = load(connection, golden(revision), url, unwatched)
        assert revision_of(connection) == revision
    return header


def logged(lines: list[str]) -> list[tuple[int, int, str]]:
    """Campaign, number and events of each entry, to the byte."""
    start = next(number for number, line in enumerate(lines) if '"table": "log_entry"' in line)
    columns = json.loads(lines[start])["columns"]
    entries = []
    for line in lines[start + 1 :]:
        if not line.startswith("["):
            break
        row = dict(zip(columns, json.loads(line), strict=True))
        entries.append((row["campaign_id"], row["seq"], row["events"]))
    return entries


@every_revision
def test_campaigns_live_on(empty_url: str, revision: str) -> None:
    header = as_it_was(empty_url, revision)

    migrate(empty_url)

    with snapshot(empty_url) as connection:
        assert revision_of(connection) == revisions()[-1]
    query = "SELECT campaign_id, seq, events FROM log_entry ORDER BY campaign_id, seq"
    assert rows(empty_url, query) == logged(golden(revision))
    found = [one for one in check(empty_url) if one.campaign is not None]
    assert len(found) == header.rows["campaign"]
    assert [one for one in found if one.findings] == []
    store = Store(empty_url)
    assert add_ally(store, "Rosa", interaction=1).after.version == 25
    assert store.memories(1) == ("1.1", "1.2")
    assert store.find(ELSEWHERE) is not None
    end(store, ELSEWHERE, interaction=2)
    assert begin(store, ELSEWHERE, interaction=3).after.id == header.rows["campaign"] + 1
    assert store.find(WHERE) is not None
    store.close()


@every_revision
def test_the_file_has_something_of_everything(revision: str) -> None:
    header = Header.model_validate_json(golden(revision)[0])
    assert header.revision == revision
    assert all(header.rows.values())
