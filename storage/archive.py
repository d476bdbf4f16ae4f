"""A campaign as a file: the whole log, from which everything else can be made again.

JSON Lines: a line of facts, then a line for each entry. So a line of the file is an entry of the
log, what is wrong can be named by its line, and two files can be compared as text.

Each entry's line ends with the hash of itself and of the line before: a chain in which nothing can
be altered, left out or moved unnoticed. It shows mistakes and meddling by hand; it is no signature,
since whoever knows how can reckon a new chain.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Literal

from pydantic import AfterValidator, AwareDatetime, BaseModel, Field, ValidationError

from core.apply import apply_all, replay
from core.campaign import Campaign
from core.events import Event, Events, Happened, TakenBack
from core.frozen import Frozen
from core.invariants import broken
from core.violations import RuleViolation
from storage.values import Actor, Entry

FORMAT: Literal["brotherhood-hq-log"] = "brotherhood-hq-log"
VERSION: Literal[1] = 1
MOST_BYTES = 8 * 2**20
MOST_ENTRIES = 20_000

_HIGHEST = 2**63 - 1  # in a database
_HASH = ',"hash":"'


class Flaw(StrEnum):
    """Why a file is refused, and what values a sentence about it needs besides the line."""

    TOO_LARGE = "too_large"  # maximum: bytes
    TOO_MANY_ENTRIES = "too_many_entries"  # maximum
    NOT_AN_ARCHIVE = "not_an_archive"
    NEWER_VERSION = "newer_version"  # version, known
    UNREADABLE = "unreadable"
    UNKNOWN_EVENT = "unknown_event"  # kind
    ALTERED = "altered"
    OUT_OF_ORDER = "out_of_order"  # entry, expected: lines are missing, doubled or moved
    ENTRIES_MISSING = "entries_missing"  # number: that are missing at the end
    TOO_MANY_LINES = "too_many_lines"
    NOT_REPLAYABLE = "not_replayable"
    IMPOSSIBLE = "impossible"  # rule: of `Invariant`, that what it comes to would break
    OTHER_STATE = "other_state"  # the log does not come to what the first line says


class ArchiveRefused(Exception):
    """A file is not what `write` has written.

    Attributes:
        flaw: why.
        line: where, from 1; None if it is the file as a whole.
        values: what a sentence about it needs besides.
    """

    def __init__(self, flaw: Flaw, line: int | None = None, **values: int | str) -> None:
        super().__init__(flaw.value, line, values)
        self.flaw = flaw
        self.line = line
        self.values = values


@dataclass(frozen=True, slots=True)
class ArchivedEntry:
    """An entry of the log as a file holds it: without what binds it to one database."""

    seq: int
    at: datetime
    actor: Actor
    command: str
    events: Events


@dataclass(frozen=True, slots=True)
class Archive:
    """What a file holds: the release that wrote it, when, and what its log comes to."""

    program: str
    exported_at: datetime
    entries: tuple[ArchivedEntry, ...]
    campaign: Campaign


# --- the lines -----------------------------------------------------------------------------------


def _in_utc(at: datetime) -> datetime:
    if at.utcoffset() != timedelta(0):
        raise ValueError("times are in UTC")
    return at


_LONGEST = 1000  # characters of any text; what is typed into a command is cut before
# PostgreSQL's text knows no NUL.
_Text = Annotated[str, Field(pattern=r"^[^\x00]*$", max_length=_LONGEST)]
_Utc = Annotated[AwareDatetime, AfterValidator(_in_utc)]


class _AnyHeader(BaseModel):
    """What tells the format and its version, whatever else the line may say by then."""

    format: Literal["brotherhood-hq-log"]
    version: Annotated[int, Field(ge=1)]


class _Header(Frozen):
    format: Literal["brotherhood-hq-log"] = FORMAT
    version: Literal[1] = VERSION
    campaign: _Text
    exported_at: _Utc
    program: _Text
    entries: Annotated[int, Field(ge=1)]
    state: str  # its hash


class _TakenBackAsLogged(Happened):
    """`TakenBack` to the very state that the log comes to before entry `first`.

    The state is left out: it is most of what a log would hold, and nothing new.
    """

    kind: Literal["taken_back_as_logged"] = "taken_back_as_logged"
    first: int
    last: int
    commands: tuple[str, ...]
    actors: tuple[str, ...]


_Written = Annotated[Event | _TakenBackAsLogged, Field(discriminator="kind")]


class _Line(Frozen):
    seq: Annotated[int, Field(ge=1)]
    at: _Utc
    user: Annotated[int, Field(ge=0, le=_HIGHEST)]
    name: _Text
    command: _Text
    events: tuple[_Written, ...]


def _link(before: str, body: str) -> str:
    """The hash of a line that follows on the one with the hash `before`."""
    return sha256(f"{before}\n{body}".encode()).hexdigest()


_FIRST_LINK = _link("", f"{FORMAT} {VERSION}")


def _hash_of(campaign: Campaign) -> str:
    """Of all that is not as it is by default, so that a field added later changes nothing."""
    return sha256(campaign.model_dump_json(exclude_defaults=True).encode()).hexdigest()


# --- writing -------------------------------------------------------------------------------------


def write(entries: Iterable[Entry], *, program: str, exported_at: datetime) -> bytes:
    """The file of a whole log, oldest entry first, in UTF-8.

    Args:
        entries: all of them.
        program: the release that writes.
        exported_at: when, with a time zone.
    """
    states: list[Campaign] = []  # after each entry
    lines: list[str] = []
    link = _FIRST_LINK
    for entry in entries:
        line = _Line(
            seq=entry.seq,
            at=entry.at.astimezone(UTC),
            user=entry.actor.user,
            name=entry.actor.name,
            command=entry.command,
            events=tuple(_as_logged(event, states) for event in entry.events),
        )
        states.append(_after(states, entry.events))
        body = line.model_dump_json().removesuffix("}")
        link = _link(link, body)
        lines.append(f'{body}{_HASH}{link}"}}')
    header = _Header(
        campaign=states[-1].name,
        exported_at=exported_at.astimezone(UTC),
        program=program,
        entries=len(lines),
        state=_hash_of(states[-1]),
    )
    return "\n".join((header.model_dump_json(), *lines, "")).encode()


def _after(states: Sequence[Campaign], events: Events) -> Campaign:
    return apply_all(states[-1], events) if states else replay(events)


def _as_logged(event: Event, states: Sequence[Campaign]) -> _Written:
    if not isinstance(event, TakenBack) or event.state != _before(event.first, states):
        return event
    return _TakenBackAsLogged(
        first=event.first, last=event.last, commands=event.commands, actors=event.actors
    )


def _in_full(written: _Written, states: Sequence[Campaign]) -> Event:
    if isinstance(written, TakenBack | _TakenBackAsLogged) and not (
        2 <= written.first <= written.last <= len(states)
    ):
        raise ValueError("it takes back what comes after it, or the beginning")
    if not isinstance(written, _TakenBackAsLogged):
        return written
    state = _before(written.first, states)
    if state is None:
        raise ValueError("it takes back what comes after it, or the beginning")
    return TakenBack(
        first=written.first,
        last=written.last,
        commands=written.commands,
        actors=written.actors,
        state=state,
    )


def _before(seq: int, states: Sequence[Campaign]) -> Campaign | None:
    """The state before an entry that is already in the log, and not the first."""
    return states[seq - 2] if 2 <= seq <= len(states) else None


# --- reading -------------------------------------------------------------------------------------


def read(content: bytes) -> Archive:
    """Read a file, and play its whole log again.

    Raises:
        ArchiveRefused: it is too large or of a newer format, or was damaged or altered; with the
            line where that shows.
    """
    lines = _split(content)
    header = _header(lines[0])
    written = _entries(lines[1:])
    missing = header.entries - len(written)
    if missing > 0:
        raise ArchiveRefused(Flaw.ENTRIES_MISSING, len(lines) + 1, number=missing)
    if missing < 0:
        raise ArchiveRefused(Flaw.TOO_MANY_LINES, header.entries + 2)

    states: list[Campaign] = []
    entries: list[ArchivedEntry] = []
    for number, line in enumerate(written, start=2):
        try:
            events = tuple(_in_full(event, states) for event in line.events)
            states.append(_after(states, events))
            rule = next(broken(states[-1]), None)
        except NOT_REPLAYABLE as error:
            raise ArchiveRefused(Flaw.NOT_REPLAYABLE, number) from error
        if rule is not None:
            raise ArchiveRefused(Flaw.IMPOSSIBLE, number, rule=rule)
        entries.append(
            ArchivedEntry(line.seq, line.at, Actor(line.user, line.name), line.command, events)
        )
    campaign = states[-1]
    if (campaign.name, _hash_of(campaign)) != (header.campaign, header.state):
        raise ArchiveRefused(Flaw.OTHER_STATE, 1)
    return Archive(header.program, header.exported_at, tuple(entries), campaign)


# What events that never happened in such a campaign do to it.
NOT_REPLAYABLE = (ValueError, LookupError, TypeError, ArithmeticError, RuleViolation)


def _split(content: bytes) -> list[str]:
    if len(content) > MOST_BYTES:
        raise ArchiveRefused(Flaw.TOO_LARGE, maximum=MOST_BYTES)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ArchiveRefused(Flaw.NOT_AN_ARCHIVE) from error
    # Not splitlines(): names may hold what Unicode takes for the end of a line.
    lines = [line.removesuffix("\r") for line in text.rstrip("\r\n").split("\n")]
    if len(lines) - 1 > MOST_ENTRIES:
        raise ArchiveRefused(Flaw.TOO_MANY_ENTRIES, maximum=MOST_ENTRIES)
    return lines


def _header(line: str) -> _Header:
    try:
        version = _AnyHeader.model_validate_json(line, strict=True).version
    except ValidationError as error:
        raise ArchiveRefused(Flaw.NOT_AN_ARCHIVE, 1) from error
    if version > VERSION:
        raise ArchiveRefused(Flaw.NEWER_VERSION, 1, version=version, known=VERSION)
    try:
        return _Header.model_validate_json(line, strict=True)
    except ValidationError as error:
        raise ArchiveRefused(Flaw.UNREADABLE, 1) from error


def _entries(lines: Sequence[str]) -> list[_Line]:
    """The entries, if each line follows on the one before."""
    entries: list[_Line] = []
    link = _FIRST_LINK
    for number, text in enumerate(lines, start=2):
        body, _, end = text.rpartition(_HASH)
        parsed = _parsed(body + "}", number)
        if isinstance(parsed, _Line) and parsed.seq != number - 1:
            raise ArchiveRefused(Flaw.OUT_OF_ORDER, number, entry=parsed.seq, expected=number - 1)
        link = _link(link, body)
        if end != f'{link}"}}':
            raise ArchiveRefused(Flaw.ALTERED, number)
        if isinstance(parsed, ArchiveRefused):
            raise parsed
        entries.append(parsed)
    return entries


def _parsed(text: str, number: int) -> _Line | ArchiveRefused:
    """The entry, or why its line cannot be read: of that, alteration is told first."""
    try:
        line = _Line.model_validate_json(text, strict=True)
    except ValidationError as error:
        for detail in error.errors():
            if detail["type"] == "union_tag_invalid":
                return ArchiveRefused(Flaw.UNKNOWN_EVENT, number, kind=detail["ctx"]["tag"])
        return ArchiveRefused(Flaw.UNREADABLE, number)
    return line if _can_be_told(json.loads(text)) else ArchiveRefused(Flaw.UNREADABLE, number)


def _can_be_told(value: object) -> bool:
    """Whether no number and no text in it is beyond all that was ever entered."""
    match value:
        case dict():
            return all(map(_can_be_told, value.values()))
        case list():
            return all(map(_can_be_told, value))
        case str():
            return len(value) <= _LONGEST
        case int():
            return -_HIGHEST <= value <= _HIGHEST
    return True
