"""`python -m bot COMMAND`, as whoever hosts the bot gives it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage import Store, migrate
from tests.storage.commands import ELSEWHERE, WHERE, add_ally, begin
from tests.storage.database import run as sql

ROOT = Path(__file__).parents[2]

Operate = Callable[..., "subprocess.CompletedProcess[str]"]


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a database in use before, `hq.db`."""
    migrate(url_of(tmp_path / "hq.db"))
    with closing(Store(url_of(tmp_path / "hq.db"))) as store:
        begin(store, name="The Falcons")
        begin(store, ELSEWHERE, name="Les Faucons")
    return tmp_path


def environment(database: Path) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "PYTHONWARNINGS": "error,ignore:'audioop' is deprecated:DeprecationWarning",
        "DATABASE_URL": url_of(database),
    }


@pytest.fixture
def operate(home: Path) -> Operate:
    """Run `python -m bot …`, on `hq.db` if not on another file."""

    def operate(*arguments: str, database: str = "hq.db") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(  # noqa: S603
            [sys.executable, "-m", "bot", *arguments],
            cwd=home,
            env=environment(home / database),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return operate


def refused(done: "subprocess.CompletedProcess[str]") -> str:
    """What a refusal says, in its one line."""
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    return line


def test_a_backup_is_made_restored_and_checked(operate: Operate) -> None:
    made = operate("backup", "all.gz")
    assert (made.returncode, made.stdout) == (
        0,
        "Backed up into all.gz: 2 campaigns, 2 entries of their logs.\n",
    )
    assert made.stderr == "Copying: 4 of 4 rows\n"

    restored = operate("restore", "all.gz", database="new.db")
    assert restored.returncode == 0, restored.stderr
    assert "2 campaigns, 2 entries of their logs, as of " in restored.stdout
    assert operate("check", database="new.db").stdout == "2 campaigns, no fault.\n"

    assert "all.gz is there already" in refused(operate("backup", "all.gz"))
    assert "is not empty" in refused(operate("restore", "all.gz"))


def test_a_move_and_a_migration(operate: Operate, home: Path) -> None:
    moved = operate("move", url_of(home / "hq.db"), url_of(home / "new.db"))
    assert moved.returncode == 0, moved.stderr
    assert "Set DATABASE_URL to it" in moved.stdout
    assert operate("check", database="new.db").returncode == 0
    assert operate("migrate").stdout.startswith("Nothing to do: ")
    assert ": new → " in operate("migrate", database="newer.db").stdout


def test_faults_are_told_with_their_campaign_and_exit_code_one(
    operate: Operate, home: Path
) -> None:
    sql(url_of(home / "hq.db"), "UPDATE campaign SET version = 3 WHERE id = 2")
    checked = operate("check")
    assert checked.returncode == 1
    fault, summary = checked.stdout.splitlines()
    assert fault.startswith(f"Campaign 2 (channel {ELSEWHERE.channel}): ")
    assert fault.endswith(": 3, not 1")
    assert summary == "2 campaigns, 1 faults."


def test_campaigns_are_exported_as_from_discord(operate: Operate, home: Path) -> None:
    assert operate("export", "--all").returncode == 0
    assert sorted(file.name for file in (home / "export").iterdir()) == [
        "1-the-falcons.jsonl",
        "2-les-faucons.jsonl",
    ]
    assert "export is there already" in refused(operate("export", "--all"))
    assert operate("export", "2", "--to", "one").returncode == 0
    assert [file.name for file in (home / "one").iterdir()] == ["2-les-faucons.jsonl"]
    assert "no campaign 7" in refused(operate("export", "7", "--to", "other"))
    assert not (home / "other").exists()
    assert operate("export", "--list").stdout.splitlines()[0].startswith("1\tserver ")


def test_what_a_bot_has_open_is_backed_up_and_checked_but_not_moved(
    operate: Operate, home: Path
) -> None:
    with closing(Store(url_of(home / "hq.db"))) as bots:
        add_ally(bots, "Rosa")
        assert operate("backup", "all.gz").returncode == 0
        assert operate("check").returncode == 0
        assert operate("migrate").returncode == 0
        told = refused(operate("move", url_of(home / "hq.db"), url_of(home / "new.db")))
        assert bots.find(WHERE) is not None
    assert "is in use. Stop the bot" in told
    assert not (home / "new.db").exists()


@pytest.mark.parametrize(
    "arguments", [("backup", "all.gz"), ("check",), ("export", "--all"), ("move", "URL", "new.db")]
)
def test_a_database_that_is_not_there_is_not_made(
    operate: Operate, home: Path, arguments: tuple[str, ...]
) -> None:
    nothing = home / "nothing.db"
    given = [url_of(nothing) if one == "URL" else one for one in arguments]
    given = [url_of(home / one) if one == "new.db" else one for one in given]
    assert f"There is no database file {nothing}" in refused(operate(*given, database="nothing.db"))
    assert not nothing.exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_restore_that_is_cut_off_can_be_done_again(
    operate: Operate, home: Path, number: signal.Signals
) -> None:
    operate("backup", "all.gz")
    content = (home / "all.gz").read_bytes()
    os.mkfifo(home / "slow.gz")
    with (
        subprocess.Popen(
            [sys.executable, "-m", "bot", "restore", "slow.gz"],
            cwd=home,
            env=environment(home / "new.db"),
            stderr=subprocess.PIPE,
            text=True,
        ) as restoring,
        (home / "slow.gz").open("wb") as pipe,
    ):
        pipe.write(content[: len(content) // 2])
        pipe.flush()
        give_up = time.monotonic() + 30
        while not (home / "new.db").exists():  # it waits for the rest then
            assert time.monotonic() < give_up
            time.sleep(0.05)
        time.sleep(0.3)
        restoring.send_signal(number)
        _, told = restoring.communicate(timeout=30)
    if number is signal.SIGKILL:
        assert restoring.returncode == -number
    else:
        assert restoring.returncode == 128 + number
        assert told.splitlines()[-1] == "Interrupted. Nothing is left half done."
        assert not (home / "new.db").exists()
    assert operate("restore", "all.gz", database="new.db").returncode == 0
    assert operate("check", database="new.db").stdout == "2 campaigns, no fault.\n"


def test_backups_are_made_until_a_signal(home: Path) -> None:
    (home / "backups").mkdir()
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "backups", "backups", "--keep", "1"],
        cwd=home,
        env=environment(home / "hq.db"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as backing:
        assert backing.stdout is not None
        line = backing.stdout.readline()
        backing.send_signal(signal.SIGTERM)
        _, told = backing.communicate(timeout=30)
    [made] = (home / "backups").iterdir()
    assert line == f"Backed up into backups/{made.name}: 2 campaigns, 2 entries of their logs.\n"
    assert backing.returncode == 128 + signal.SIGTERM
    assert told.splitlines()[-1] == "Interrupted. Nothing is left half done."


def test_backups_need_a_folder_a_time_and_a_number(operate: Operate) -> None:
    assert "make this folder first" in refused(operate("backups", "nowhere"))
    assert "invalid _hours value: '0'" in operate("backups", ".", "--every", "0").stderr
    assert "invalid _at_least_one value: '0'" in operate("backups", ".", "--keep", "0").stderr
