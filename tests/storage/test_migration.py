"""Databases are made, brought up to date, and refused when they cannot be."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from storage import DatabaseTooNew, DatabaseUnusable, Store, migrate
from storage.engines import open_engines
from storage.tables import Table
from tests.storage.commands import ELSEWHERE, WHERE, add_ally, begin
from tests.storage.database import rows, run
from tests.storage.played import two_rounds


def test_the_migrations_make_the_tables_that_the_program_uses(url: str) -> None:
    engines = open_engines(url)
    with engines.writer.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, Table.metadata) == []
    engines.dispose()


def test_migrating_again_changes_nothing(store: Store, url: str) -> None:
    begin(store)
    changed = add_ally(store, "Rosa")
    log = store.history(changed.after.id)

    migrate(url)

    assert store.find(WHERE) == changed.after
    assert store.history(changed.after.id) == log


def test_logs_of_the_first_release_can_be_looked_up_too(store: Store, url: str) -> None:
    begin(store, ELSEWHERE)
    campaign = two_rounds().put_into(store).id
    about = rows(url, "SELECT * FROM log_subject ORDER BY campaign_id, seq, kind, name")
    log = store.history(campaign)
    run(
        url,
        "DROP TABLE log_subject",
        "DROP TABLE campaign_import",
        "DROP INDEX ix_log_entry_campaign_id_user_id_seq",
        "UPDATE alembic_version SET version_num = '2026_11_30_campaigns'",
    )

    migrate(url)

    assert rows(url, "SELECT * FROM log_subject ORDER BY campaign_id, seq, kind, name") == about
    assert len(about) > 20
    assert store.history(campaign) == log
    assert store.find(WHERE) is not None
    add_ally(store, "Rosa")


def test_a_migration_that_fails_leaves_the_database_as_it_was(empty_url: str) -> None:
    run(empty_url, "CREATE TABLE post (something_else INTEGER)")

    with pytest.raises(DatabaseUnusable, match="post"):
        migrate(empty_url)

    run(empty_url, "DROP TABLE post")
    migrate(empty_url)


def test_processes_that_start_together_migrate_once(empty_url: str) -> None:
    program = "import sys, storage; print(flush=True); input(); storage.migrate(sys.argv[1])"
    processes = [
        subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", program, empty_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for process in processes:
        assert process.stdout is not None
        process.stdout.readline()  # it is ready
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in processes:
        process.communicate()

    assert [process.returncode for process in processes] == [0, 0]
    assert len(rows(empty_url, "SELECT * FROM alembic_version")) == 1


def test_a_database_of_a_newer_release_is_refused_untouched(store: Store, url: str) -> None:
    stored = begin(store).after
    run(url, "UPDATE alembic_version SET version_num = '2031_01_01_telepathy'")

    with pytest.raises(DatabaseTooNew, match="2031_01_01_telepathy"):
        migrate(url)

    assert rows(url, "SELECT version_num FROM alembic_version") == [("2031_01_01_telepathy",)]
    assert store.find(WHERE) == stored


# --- addresses -----------------------------------------------------------------------------------


def test_the_folder_of_a_sqlite_file_is_made(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new/folders/campaigns.db"
    migrate(url)
    assert rows(url, "SELECT * FROM campaign") == []


def test_a_relative_sqlite_file_lies_under_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    migrate("sqlite:///data/campaigns.db")
    assert (tmp_path / "data" / "campaigns.db").is_file()


@pytest.fixture
def locked_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in which this process may write nothing, even if it runs as root."""
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    if os.geteuid() != 0:
        yield folder
        return
    os.seteuid(65534)
    yield folder
    os.seteuid(0)


def test_a_folder_that_cannot_be_written_to_is_named(locked_folder: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="locked"):
        migrate(f"sqlite:///{locked_folder}/campaigns.db")
    with pytest.raises(DatabaseUnusable, match="locked"):
        migrate(f"sqlite:///{locked_folder}/data/campaigns.db")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"not a database" * 100)
    with pytest.raises(DatabaseUnusable, match="not a database"):
        migrate(f"sqlite:///{file}")
    assert file.read_bytes() == b"not a database" * 100


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("campaigns.db", "cannot be read"),
        ("mysql://localhost/campaigns", "not mysql"),
        ("sqlite://", "must be a file"),
        ("sqlite:///:memory:", "must be a file"),
        ("postgresql://bot:secret@127.0.0.1:1/campaigns", "refused"),
    ],
)
def test_an_address_that_leads_nowhere_is_explained_without_its_password(
    url: str, why: str
) -> None:
    with pytest.raises(DatabaseUnusable, match=why) as unusable:
        migrate(url)
    assert "secret" not in str(unusable.value)
