"""A backup holds everything and comes back whole, or not at all; so does a move."""

import gzip
import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage import DatabaseTooNew, DatabaseUnusable, Store, Where, archive, migrate
from storage.backup import back_up, move, restore
from storage.errors import DatabaseInUse, DatabaseNotEmpty, FileRefused
from storage.progress import Stage
from tests.storage.commands import AT, ELSEWHERE, WHERE, add_ally, begin, end
from tests.storage.conftest import OpenStore
from tests.storage.database import rows, run
from tests.storage.played import LUCREZIA, two_rounds

TABLES = ("campaign", "campaign_import", "log_entry", "log_subject", "post")

Rows = dict[str, list[tuple[object, ...]]]


def everything(url: str) -> Rows:
    """All rows as text, but for what the two databases write down differently: times."""
    return {
        table: sorted(
            (tuple(map(_comparable, row)) for row in rows(url, f"SELECT * FROM {table}")),  # noqa: S608
            key=str,
        )
        for table in TABLES
    }


def _comparable(value: object) -> object:
    text = str(value)
    if len(text) > 20 and text[4] == text[7] == "-":
        return text.removesuffix("+00:00")
    return value


@pytest.fixture
def filled(url: str) -> str:
    """A database with something in every table, and nobody who has it open."""
    with closing(Store(url)) as store:
        played = two_rounds().put_into(store)
        begin(store, ELSEWHERE, name="Firenze ✨ « \u2028 »", post=True)
        end(store, ELSEWHERE)
        begin(store, ELSEWHERE, post=True)
        post = store.unposted(1)[0]
        store.posted(post.id, 1_103_000_000_000_000_900, AT)
        content = store.export(played, program="0.1.0", at=AT).content
        where = Where(guild=1, channel=2)
        store.import_log(where, archive.read(content), actor=LUCREZIA, interaction=5, at=AT)
    assert all(everything(url).values())
    return url


@pytest.fixture
def target(url_of_other_kind: str) -> str:
    """An empty database of the other kind, made by this release."""
    return url_of_other_kind


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.jsonl.gz"


def saved(url: str, file: Path) -> Path:
    back_up(url, file, program="0.1.0", at=AT)
    return file


def rewritten(file: Path, change: Callable[[list[bytes]], list[bytes]]) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(change(lines))))


# --- what comes back -----------------------------------------------------------------------------


def test_a_backup_comes_back_in_the_other_database_to_the_byte(
    filled: str, target: str, file: Path
) -> None:
    restore(target, saved(filled, file))
    assert everything(target) == everything(filled)
    again = file.with_name("again.gz")
    assert gzip.decompress(saved(target, again).read_bytes()) == gzip.decompress(file.read_bytes())


def test_a_move_keeps_everything_and_leaves_the_source(filled: str, target: str) -> None:
    before = everything(filled)
    move(filled, target, program="0.1.0", at=AT)
    assert everything(target) == everything(filled) == before


def test_a_restored_database_goes_on(filled: str, target: str, file: Path) -> None:
    restore(target, saved(filled, file))
    with closing(Store(target)) as store:
        assert add_ally(store, "Rosa").after.version == 25
        end(store)
        changed = begin(store, post=True)
        assert (
            changed.after.id == max(row[0] for row in rows(filled, "SELECT id FROM campaign")) + 1
        )
        assert len(store.unposted(9)) == 2
    with pytest.raises(Exception, match="append-only"):
        run(target, "DELETE FROM log_entry")


def test_a_backup_is_of_one_moment_and_nobody_waits_for_it(
    filled: str, target: str, file: Path, open_store: OpenStore
) -> None:
    store = open_store()
    before = everything(filled)
    seen: list[int] = []

    def watch(stage: Stage, done: int, _: int) -> None:
        if not seen:
            add_ally(store, "Rosa")
        seen.append(done)
        assert stage is Stage.COPY

    back_up(filled, file, program="0.1.0", at=AT, watch=watch)
    restore(target, file)
    assert seen[0] == 0
    assert everything(target) == before != everything(filled)


def test_only_its_owner_may_read_a_backup(filled: str, file: Path) -> None:
    assert saved(filled, file).stat().st_mode & 0o077 == 0


def test_a_backup_of_an_earlier_release_is_brought_up_to_this_one(
    filled: str, target: str, file: Path, tmp_path: Path
) -> None:
    about = rows(filled, "SELECT * FROM log_subject")
    run(
        filled,
        "DROP TABLE log_subject",
        "DROP TABLE campaign_import",
        "DROP INDEX ix_log_entry_campaign_id_user_id_seq",
        "UPDATE alembic_version SET version_num = '2026_11_30_campaigns'",
    )
    new = f"sqlite:///{tmp_path / 'new.db'}"
    restore(new, saved(filled, file))
    assert sorted(rows(new, "SELECT * FROM log_subject")) == sorted(about)
    with pytest.raises(DatabaseNotEmpty):  # its tables are there, and newer
        restore(target, file)


# --- what is refused, and changes nothing --------------------------------------------------------


def test_nothing_is_replaced(filled: str, file: Path, tmp_path: Path) -> None:
    saved(filled, file)
    content, before = file.read_bytes(), everything(filled)
    with pytest.raises(FileRefused, match="there already"):
        saved(filled, file)
    with pytest.raises(DatabaseNotEmpty):
        restore(filled, file)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    run(other, "CREATE TABLE holidays (day INTEGER)")
    with pytest.raises(DatabaseNotEmpty):
        restore(other, file)
    assert (file.read_bytes(), everything(filled)) == (content, before)
    assert rows(other, "SELECT * FROM holidays") == []


def test_a_database_that_a_bot_has_open_is_neither_filled_nor_moved(
    filled: str, target: str, file: Path, open_store: OpenStore
) -> None:
    saved(filled, file)
    with closing(Store(target)) as running:
        running.find(WHERE)
        with pytest.raises(DatabaseInUse, match="Stop the bot"):
            restore(target, file)
    open_store().find(WHERE)
    with pytest.raises(DatabaseInUse):
        move(filled, target, program="0.1.0", at=AT)
    assert not any(everything(target).values())


def _cut(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def _without_a_row(lines: list[bytes]) -> list[bytes]:
    return lines[:2] + lines[3:]


def _altered(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b"Lucia", b"Luca") for line in lines]


def _with_another_table(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b'{"table": "pg_user", "columns": []}\n', *lines[1:]]


def _short_row(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], b"[1]\n", *lines[3:]]


def _no_json(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], b"[1\n", *lines[3:]]


def _twice(lines: list[bytes]) -> list[bytes]:
    return [*lines[:3], *lines[2:]]


@pytest.mark.parametrize(
    "damage",
    [_cut, _without_a_row, _altered, _with_another_table, _short_row, _no_json, _twice],
)
def test_a_damaged_backup_leaves_the_database_empty(
    filled: str, target: str, file: Path, damage: Callable[[list[bytes]], list[bytes]]
) -> None:
    rewritten(saved(filled, file), damage)
    with pytest.raises(FileRefused, match=r"damaged|does not fit"):
        restore(target, file)
    assert not any(everything(target).values())


def test_what_is_no_backup_is_refused_and_makes_no_database(filled: str, file: Path) -> None:
    new = file.with_name("new.db")
    url = f"sqlite:///{new}"
    saved(filled, file)
    whole = file.read_bytes()
    for content in (b"", b"hello", gzip.compress(b"hello\n"), whole[: len(whole) // 2]):
        file.write_bytes(content)
        with pytest.raises(FileRefused, match=r"backup|damaged"):
            restore(url, file)
        assert not new.exists()
    with pytest.raises(FileRefused, match="No such file"):
        restore(url, file.with_name("nothing"))


def test_a_backup_of_a_newer_release_is_refused(filled: str, file: Path) -> None:
    def newer(lines: list[bytes]) -> list[bytes]:
        header = json.loads(lines[0])
        return [json.dumps(header | {"revision": "2031_telepathy"}).encode() + b"\n", *lines[1:]]

    rewritten(saved(filled, file), newer)
    with pytest.raises(FileRefused, match="newer release"):
        restore(f"sqlite:///{file.with_name('new.db')}", file)


def test_a_database_that_is_not_there_or_not_ours_is_not_backed_up(
    empty_url: str, file: Path
) -> None:
    with pytest.raises(DatabaseUnusable):
        saved(empty_url, file)
    run(empty_url, "CREATE TABLE holidays (day INTEGER)")
    with pytest.raises(DatabaseUnusable, match="no campaigns"):
        saved(empty_url, file)
    assert not file.exists()
    assert not list(file.parent.glob(".*.partial"))


def test_a_database_of_a_newer_release_is_not_backed_up(filled: str, file: Path) -> None:
    run(filled, "UPDATE alembic_version SET version_num = '2031_telepathy'")
    with pytest.raises(DatabaseTooNew):
        saved(filled, file)


class _Stop(BaseException):
    pass


@pytest.mark.parametrize("stage", [Stage.COPY, Stage.COMPARE])
def test_an_interruption_changes_nothing(
    filled: str, target: str, file: Path, stage: Stage
) -> None:
    def stop(now: Stage, done: int, _: int) -> None:
        if now is stage and done:
            raise _Stop

    saved(filled, file)
    with pytest.raises(_Stop):
        restore(target, file, watch=stop)
    with pytest.raises(_Stop):
        move(filled, target, program="0.1.0", at=AT, watch=stop)
    assert not any(everything(target).values())
    if stage is Stage.COPY:
        with pytest.raises(_Stop):
            back_up(filled, file.with_name("b"), program="0.1.0", at=AT, watch=stop)
        assert not file.with_name("b").exists()
        assert not list(file.parent.glob(".*.partial"))
    move(filled, target, program="0.1.0", at=AT)
    migrate(target)
