"""What `python -m bot` does with databases besides serving from one. Each returns an exit code."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot import __version__
from bot.file_names import file_name
from bot.operating.progress import Bars
from storage import backup as backups
from storage.check import Checked, Fault, check
from storage.dump import Header
from storage.errors import FileRefused
from storage.files import new_folder
from storage.migration import migrate_alone, refuse_old
from storage.opening import shown, snapshot
from storage.progress import Stage
from storage.store import Store
from storage.values import Stored

FINE, FAULTY = 0, 1

Tell = Callable[[str], None]

_FAULTS = {
    Fault.GAP: "entry {} of its log is missing",
    Fault.VERSION: "it should have as many entries as it counts: {}",
    Fault.UNREADABLE: "this cannot be read: {}",
    Fault.NOT_REPLAYABLE: "entry {} cannot follow on those before it",
    Fault.OTHER_STATE: "its state is not what its log comes to",
    Fault.OTHER_FACTS: "this column says something else than its state: {}",
    Fault.SUBJECTS: "entry {} is not filed under what it is about",
    Fault.INVARIANT: "its state breaks the rule {}",
    Fault.ORPHANS: "rows that belong to nothing: {}",
    Fault.POST: "post {} has a message and is not settled",
    Fault.DAMAGED: "the database says: {}",
}


def migrate(url: str, tell: Tell) -> int:
    """Bring the database up to this release."""
    before, after = migrate_alone(url)
    if before == after:
        tell(f"Nothing to do: {shown(url)} is of this release ({after}).")
    else:
        tell(f"{shown(url)}: {before or 'new'} → {after}")
    return FINE


def backup(url: str, file: Path, tell: Tell) -> int:
    """Write everything into a new file; the bot may run on."""
    with Bars() as bars:
        header = backups.back_up(url, file, program=__version__, at=_now(), watch=bars)
    tell(f"Backed up into {file}: {_told(header)}.")
    return FINE


def restore(url: str, file: Path, tell: Tell) -> int:
    """Fill an empty database from such a file."""
    with Bars() as bars:
        header = backups.restore(url, file, watch=bars)
    tell(f"Restored into {shown(url)}: {_told(header)}, as of {header.at:%Y-%m-%d %H:%M} UTC.")
    return FINE


def move(source: str, target: str, tell: Tell) -> int:
    """Copy everything into another, empty database."""
    with Bars() as bars:
        header = backups.move(source, target, program=__version__, at=_now(), watch=bars)
    tell(
        f"Moved into {shown(target)}: {_told(header)}. Set DATABASE_URL to it;"
        f" {shown(source)} stays as it was."
    )
    return FINE


def look_through(url: str, tell: Tell) -> int:
    """Check every campaign; say what is wrong, and how many there are."""
    campaigns = findings = 0
    with Bars() as bars:
        for checked in check(url, watch=bars):
            campaigns += checked.campaign is not None
            findings += len(checked.findings)
            for line in _faults(checked):
                bars.aside(line, tell)
    if findings:
        tell(f"{campaigns} campaigns, {findings} faults.")
        return FAULTY
    tell(f"{campaigns} campaigns, no fault.")
    return FINE


def listing(url: str, tell: Tell) -> int:
    """Tell which campaigns there are."""
    with closing(_store(url)) as store:
        for stored in store.every():
            tell(
                f"{stored.id}\tserver {stored.where.guild}\tchannel {stored.where.channel}"
                f"\t{stored.version} entries\t{file_name(stored.campaign)}"
            )
    return FINE


def export(url: str, wanted: Sequence[int], folder: Path, tell: Tell) -> int:
    """Write campaigns into a new folder, a file each, as `/campaign export` does; all if none."""
    with closing(_store(url)) as store, new_folder(folder) as partial, Bars() as bars:
        chosen = [_with_id(store, one) for one in dict.fromkeys(wanted)]
        total = sum(one.version for one in chosen or store.every())
        done = number = 0
        bars(Stage.EXPORT, done, total)
        for stored in chosen or store.every():
            name = f"{stored.id}-{file_name(stored.campaign)}"[:_LONGEST]
            content = store.export(stored, program=__version__, at=_now()).content
            (partial / f"{name}.jsonl").write_bytes(content)
            number += 1
            done += stored.version
            bars(Stage.EXPORT, min(done, total), total)
    tell(f"Exported {number} campaigns into {folder}.")
    return FINE


_LONGEST = 100  # characters of a file's name


def _with_id(store: Store, campaign: int) -> Stored:
    stored = store.with_id(campaign)
    if stored is None:
        raise FileRefused(
            f"There is no campaign {campaign}; these there are: python -m bot export --list"
        )
    return stored


def _store(url: str) -> Store:
    with snapshot(url) as connection:
        refuse_old(connection)
    return Store(url)


def _faults(checked: Checked) -> Iterator[str]:
    place = "The database"
    if checked.campaign is not None and checked.where is not None:
        place = f"Campaign {checked.campaign} (channel {checked.where.channel})"
    for finding in checked.findings:
        yield f"{place}: {_FAULTS[finding.fault].format(finding.detail)}"


def _told(header: Header) -> str:
    return f"{header.rows['campaign']} campaigns, {header.rows['log_entry']} entries of their logs"


def _now() -> datetime:
    return datetime.now(UTC)
