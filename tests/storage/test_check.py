"""Each thing that can be wrong with a database is found, and named; nothing is wrong otherwise."""

from contextlib import closing

import pytest

from storage import DatabaseUnusable, Store
from storage.check import Checked, Fault, Finding, check
from storage.errors import DatabaseTooNew, DatabaseTooOld
from storage.progress import Stage
from tests.storage.commands import ELSEWHERE, WHERE, begin, end
from tests.storage.database import run
from tests.storage.played import two_rounds


@pytest.fixture
def filled(url: str) -> str:
    with closing(Store(url)) as store:
        two_rounds().put_into(store)
        begin(store, ELSEWHERE, post=True)
        end(store, ELSEWHERE)
    return url


def tamper(url: str, *statements: str) -> None:
    """Do what the database itself would refuse: its guards are down meanwhile."""
    if url.startswith("sqlite"):
        down = (
            "DROP TRIGGER IF EXISTS log_entry_no_update",
            "DROP TRIGGER IF EXISTS log_entry_no_delete",
        )
        run(url, *down, *statements)
        return
    run(url, "SET session_replication_role = replica", *statements)


def found(url: str) -> list[Finding]:
    return [finding for checked in check(url) for finding in checked.findings]


def test_nothing_is_wrong_with_what_was_played(filled: str) -> None:
    told: list[tuple[Stage, int, int]] = []
    assert list(check(filled, watch=lambda *one: told.append(one))) == [
        Checked(None, None, ()),
        Checked(1, WHERE, ()),
        Checked(2, ELSEWHERE, ()),
    ]
    assert told[0] == (Stage.CHECK, 0, 26)
    assert told[-1] == (Stage.CHECK, 26, 26)


def test_an_empty_database_is_in_order(url: str) -> None:
    assert found(url) == []


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        (
            "UPDATE campaign SET state = replace(state, 'Marta', 'Maria') WHERE id = 1",
            [Finding(Fault.OTHER_STATE)],
        ),
        (
            "UPDATE log_entry SET events = replace(events, 'command_room', 'shop') WHERE seq = 24",
            [Finding(Fault.OTHER_STATE), Finding(Fault.SUBJECTS, "24")],
        ),
        ("UPDATE campaign SET state = '{}' WHERE id = 1", [Finding(Fault.UNREADABLE, "state")]),
        (
            "UPDATE log_entry SET events = '[' WHERE campaign_id = 1 AND seq = 4",
            [Finding(Fault.UNREADABLE, "4")],
        ),
        (
            "UPDATE log_entry SET events = '[]' WHERE campaign_id = 2 AND seq = 1",
            [Finding(Fault.NOT_REPLAYABLE, "1")],
        ),
        (
            "UPDATE campaign SET version = 25 WHERE id = 1",
            [Finding(Fault.VERSION, "25, not 24")],
        ),
        (
            "UPDATE campaign SET language = 'fr' WHERE id = 1",
            [Finding(Fault.OTHER_FACTS, "language")],
        ),
        (
            "UPDATE campaign SET ended_at = NULL WHERE id = 2",
            [Finding(Fault.OTHER_FACTS, "ended_at")],
        ),
        (
            "DELETE FROM log_subject WHERE campaign_id = 1 AND seq = 4",
            [Finding(Fault.SUBJECTS, "4")],
        ),
        (
            "UPDATE log_subject SET kind = 'colour' WHERE campaign_id = 1 AND seq = 4",
            [Finding(Fault.SUBJECTS, "4")],
        ),
        (
            "UPDATE post SET message = 7, settled_at = NULL",
            [Finding(Fault.POST, "1")],
        ),
        (
            "UPDATE campaign SET state = replace(state, '\"hearts\":3', '\"hearts\":9')",
            [Finding(Fault.OTHER_STATE), Finding(Fault.INVARIANT, "hearts")],
        ),
    ],
)
def test_a_fault_is_found(filled: str, statement: str, expected: list[Finding]) -> None:
    tamper(filled, statement)
    assert sorted(set(found(filled)), key=str) == sorted(expected, key=str)


def test_rows_that_belong_to_nothing_are_counted(filled: str) -> None:
    tamper(filled, "DELETE FROM campaign WHERE id = 2", "UPDATE post SET seq = 99")
    assert set(found(filled)) == {
        Finding(Fault.ORPHANS, "log_entry: 2"),
        Finding(Fault.ORPHANS, "post: 1"),
    }


def test_a_missing_entry_is_named(filled: str) -> None:
    tamper(
        filled,
        "DELETE FROM log_subject WHERE campaign_id = 1 AND seq = 5",
        "DELETE FROM log_entry WHERE campaign_id = 1 AND seq = 5",
    )
    assert found(filled) == [Finding(Fault.GAP, "5")]


def test_only_a_database_of_this_release_is_checked(url: str, empty_url: str) -> None:
    run(url, "UPDATE alembic_version SET version_num = '2026_11_30_campaigns'")
    with pytest.raises(DatabaseTooOld, match="migrate"):
        list(check(url))
    run(url, "UPDATE alembic_version SET version_num = '2031_telepathy'")
    with pytest.raises(DatabaseTooNew):
        list(check(url))
    run(url, "DELETE FROM alembic_version")
    with pytest.raises(DatabaseUnusable):
        list(check(empty_url))
