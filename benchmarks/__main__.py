"""How fast the bot is: `python -m benchmarks`, or `make bench`.

Measures everything, prints it, and writes it to docs/performance.md. `--only ratios` measures one
thing and writes nothing; `--rounds 2` takes less time and is less sure.
"""

import asyncio
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import ratios
from benchmarks.databases import POSTGRESQL, SQLITE, Databases, durable_server
from benchmarks.report import Section, write

PARTS = ("ratios",)
RESERVE = 6000  # campaigns before their Resolution


async def run(folder: Path, only: Sequence[str], rounds: int) -> list[Section]:
    """Measure what is asked for."""
    sections = []
    with durable_server(folder / "server") as server:
        databases = Databases(folder, lambda: server)
        if "ratios" in only:
            for kind, name in ((SQLITE, "SQLite"), (POSTGRESQL, "PostgreSQL")):
                with databases.ready(kind) as url:
                    sections.append(await ratios.measure(folder, name, url, rounds, RESERVE))
    return sections


def main() -> None:
    """Measure, print, write."""
    parser = ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("--only", choices=PARTS, action="append")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    with TemporaryDirectory(prefix="benchmarks-", ignore_cleanup_errors=True) as name:
        sections = asyncio.run(run(Path(name), given.only or PARTS, given.rounds))
    write(sections, whole=given.only is None)


if __name__ == "__main__":
    main()
