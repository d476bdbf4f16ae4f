"""The command line: which command, its refusals in one line, its end by a signal.

What a command needs is imported when it is given: `health` is asked for often and has to be quick.
"""

import signal
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from types import FrameType
from typing import NoReturn

from bot.settings import NotSetUp, read_settings

FINE = 0
REFUSED = 2  # exit code: whoever hosts the bot has to change something first
BY_SIGNAL = 128

_A_YEAR = 24 * 365  # hours

_DATABASES = """\
DATABASE_URL says which database is meant, in the environment or in .env. In the address of a
PostgreSQL database the password may be left out: PGPASSWORD or ~/.pgpass tells it then."""


class Interrupted(BaseException):
    """A signal asked for the end of a command; what was under way is undone on the way out."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; return the exit code."""
    given = _parser().parse_args(arguments)
    try:
        if given.command is None:
            return _run()
        if given.command == "health":
            return _ask()
        return _operate(given)
    except NotSetUp as error:
        _say_error(str(error))
        return REFUSED
    except Interrupted as interrupted:
        _say_error("Interrupted. Nothing is left half done.")
        return BY_SIGNAL + interrupted.number


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m bot",
        description="Without a command: run the bot.",
        epilog=_DATABASES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("migrate", help="bring the database up to this release")
    backup = commands.add_parser("backup", help="write everything into a new file, in full service")
    backup.add_argument("file", type=Path, help="such as brotherhood.jsonl.gz")
    backups = commands.add_parser("backups", help="make such a file again and again, until stopped")
    backups.add_argument("folder", type=Path, help="where they lie, and nothing else is touched")
    backups.add_argument("--every", type=_hours, default=timedelta(hours=24), help="hours (24)")
    backups.add_argument("--keep", type=_at_least_one, default=14, help="how many (14)")
    restore = commands.add_parser("restore", help="fill an empty database from such a file")
    restore.add_argument("file", type=Path)
    export = commands.add_parser("export", help="write campaigns as /campaign export does")
    which = export.add_mutually_exclusive_group(required=True)
    which.add_argument("campaign", type=int, nargs="*", default=[], help="its number")
    which.add_argument("--all", action="store_true", help="all campaigns")
    which.add_argument("--list", action="store_true", help="only say which there are")
    export.add_argument("--to", type=Path, default=Path("export"), help="a new folder (export)")
    commands.add_parser("check", help="compare every campaign with its log; 1: faults were found")
    move = commands.add_parser("move", help="copy everything into another, empty database")
    move.add_argument("source", help="the address of a database, as in DATABASE_URL")
    move.add_argument("target")
    commands.add_parser("health", help="ask the running bot if it is alive; 1: it is not")
    return parser


def _run() -> int:
    import asyncio  # noqa: PLC0415

    from bot.hosting import run  # noqa: PLC0415

    asyncio.run(run())
    return FINE


def _ask() -> int:
    from bot.operating.health import ask  # noqa: PLC0415

    code, told = ask(read_settings().health_address)
    _say(told)
    return code


def _operate(given: Namespace) -> int:
    """Do a command's work on a database.

    Raises:
        NotSetUp: it is refused.
    """
    from storage.errors import StorageError, StorageUnavailable  # noqa: PLC0415

    try:
        return _work(given)
    except StorageUnavailable as error:
        first = str(error).partition("\n")[0]
        raise NotSetUp(
            f"The database is locked or away; try again when it is there: {first}"
        ) from error
    except StorageError as error:
        raise NotSetUp(str(error)) from error


def _work(given: Namespace) -> int:
    from bot.operating import databases  # noqa: PLC0415

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _interrupt)
    if given.command == "move":
        return databases.move(given.source, given.target, _say)
    url = read_settings().database_url.get_secret_value()
    work: dict[str, Callable[[], int]] = {
        "migrate": lambda: databases.migrate(url, _say),
        "backup": lambda: databases.backup(url, given.file, _say),
        "backups": lambda: _back_up(url, given),
        "restore": lambda: databases.restore(url, given.file, _say),
        "check": lambda: databases.look_through(url, _say),
        "export": lambda: (
            databases.listing(url, _say)
            if given.list
            else databases.export(url, given.campaign, given.to, _say)
        ),
    }
    return work[given.command]()


def _back_up(url: str, given: Namespace) -> NoReturn:
    from bot.operating.backups import Plan, keep_backing_up  # noqa: PLC0415

    keep_backing_up(url, Plan(given.folder, given.every, given.keep), _say)


def _hours(text: str) -> timedelta:
    hours = float(text)
    if not 0 < hours <= _A_YEAR:
        raise ValueError(text)
    return timedelta(hours=hours)


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _interrupt(number: int, _: FrameType | None) -> NoReturn:
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)  # it is on its way out
    raise Interrupted(number)


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def _say_error(line: str) -> None:
    print(line, file=sys.stderr)  # noqa: T201
