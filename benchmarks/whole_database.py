"""How long a whole database takes, and how much memory: `python -m benchmarks.whole_database`.

Runs `python -m bot backup`, `restore`, `check`, `move` and `export --all` on a database of these
numbers of campaigns or a few more (256 and 2,048), each of two rounds, in SQLite; with
`--postgresql` on one that was moved to PostgreSQL.
"""

import os
import sys
import time
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine, text

from storage.migration import migrate
from storage.store import Store
from tests.databases import POSTGRESQL, SQLITE, Databases, postgres_server
from tests.storage.played import two_rounds

_COPY_CAMPAIGN = """
    INSERT INTO campaign
    SELECT id + :n, guild, channel + :n, language, version, state, began_at, ended_at FROM campaign
"""
_COPY_LOG = """
    INSERT INTO log_entry
    SELECT campaign_id + :n, seq, at, user_id, user_name, command,
        -((campaign_id + :n) * 1000 + seq), events
    FROM log_entry
"""
_COPY_SUBJECTS = """
    INSERT INTO log_subject SELECT campaign_id + :n, kind, name, seq FROM log_subject
"""


def fill(url: str, campaigns: int) -> None:
    """Put at least so many campaigns into a new SQLite database: one, then doubled."""
    migrate(url)
    with closing(Store(url)) as store:
        two_rounds().put_into(store)
    engine = create_engine(url)
    number = 1
    while number < campaigns:
        with engine.begin() as connection:
            for copy in (_COPY_CAMPAIGN, _COPY_LOG, _COPY_SUBJECTS):
                connection.execute(text(copy), {"n": number})
        number *= 2
    engine.dispose()


def measure(what: str, url: str, *arguments: str) -> None:
    """Run a command of the bot; print its seconds, those of a processor, and its memory."""
    began = time.monotonic()
    environment = {**os.environ, "DATABASE_URL": url}
    command = [sys.executable, "-m", "bot", *arguments]
    child = os.posix_spawn(
        sys.executable,
        command,
        environment,
        file_actions=[
            (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
            (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
        ],
    )
    _, status, usage = os.wait4(child, 0)
    seconds = time.monotonic() - began
    code = os.waitstatus_to_exitcode(status)
    print(f"  {what:8} {seconds:7.1f} s {usage.ru_maxrss / 1024:6.0f} MB  exit code {code}")


def run(folder: Path, databases: Databases, kind: str, campaigns: int) -> None:
    """Measure everything once."""
    filled = f"sqlite:///{folder / f'{kind}-{campaigns}.db'}"
    fill(filled, campaigns)
    size = (folder / f"{kind}-{campaigns}.db").stat().st_size / 2**20
    print(f"{campaigns} campaigns, {size:.0f} MB in SQLite; on {kind}:")
    backup = folder / f"{kind}-{campaigns}.gz"
    with databases.empty(kind) as moved, databases.empty(kind) as restored:
        measure("move", filled, "move", filled, moved)
        measure("backup", moved, "backup", str(backup))
        measure("restore", restored, "restore", str(backup))
        measure("check", restored, "check")
        measure("export", restored, "export", "--all", "--to", str(folder / f"{kind}{campaigns}"))


def main() -> None:
    """Measure, and print the figures."""
    parser = ArgumentParser()
    parser.add_argument("campaigns", type=int, nargs="*", default=[256, 2048])
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args()
    with TemporaryDirectory(prefix="campaigns-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        with postgres_server(folder / "server") as server:
            databases = Databases(folder, lambda: server)
            for campaigns in given.campaigns:
                run(folder, databases, POSTGRESQL if given.postgresql else SQLITE, campaigns)


if __name__ == "__main__":
    main()
