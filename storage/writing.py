"""How changes go into the tables, within the transaction of whoever calls."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from core.apply import apply_all
from core.campaign import Campaign, Phase
from core.events import CampaignEnded, TakenBack, events_adapter
from storage import statements
from storage.archive import Archive
from storage.direct import Line
from storage.errors import Conflict, InteractionRepeated
from storage.subjects import Subject, SubjectKind, subjects
from storage.values import Actor, Changed, Entry, Post, Stored, Where

IMPORT = "/campaign import"  # in the log of the campaign that it ends


def refuse_repeated(line: Line, interaction: int) -> None:
    """Raise `InteractionRepeated` if this interaction is in a log already."""
    if line.execute(statements.REPEATED, {"interaction": interaction}).fetchone() is not None:
        raise InteractionRepeated(interaction)


def refuse_import_repeated(line: Line, interaction: int) -> None:
    """Raise `InteractionRepeated` if this interaction imported a campaign already."""
    repeated = line.execute(statements.IMPORT_REPEATED, {"interaction": interaction})
    if repeated.fetchone() is not None:
        raise InteractionRepeated(interaction)


def insert(
    line: Line, where: Where, version: int, campaign: Campaign, began_at: datetime
) -> Stored:
    """Make a row for a campaign that begins."""
    new = line.execute(
        statements.BEGIN,
        {
            "guild": where.guild,
            "channel": where.channel,
            "language": campaign.settings.language,
            "version": version,
            "state": _text(campaign),
            "began_at": began_at,
            "ended_at": _end(campaign, began_at),
        },
    ).fetchone()
    return Stored(_id(new), where, version, campaign)


def advance(line: Line, before: Stored, after: Stored, at: datetime) -> None:
    """Give a campaign its next state, unless somebody else did: then raise `Conflict`."""
    result = line.execute(
        statements.ADVANCE,
        {
            "campaign": before.id,
            "version_before": before.version,
            "version_after": after.version,
            "state_after": _text(after.campaign),
            "language_after": after.campaign.settings.language,
            "ended": _end(after.campaign, at),
        },
    )
    if result.rowcount != 1:
        raise Conflict


def write_down(
    line: Line, before: Stored | None, after: Stored, entry: Entry, *, post: bool
) -> Changed:
    """Add the entry to the log, file it under what it is about, and put it into the outbox."""
    line.execute(statements.LOG, _entry_row(entry))
    about = subjects(before.campaign if before else None, entry.events, after.campaign)
    about |= _inherited(line, entry)
    if about:
        line.execute_for_each(statements.FILE, _subject_rows(after.id, entry.seq, about))
    if not post:
        return Changed(before, after, entry, None)
    new = line.execute(
        statements.POST, {"campaign_id": entry.campaign_id, "seq": entry.seq}
    ).fetchone()
    return Changed(before, after, entry, Post(_id(new), after.where, entry))


def write_down_all(
    line: Line,
    where: Where,
    archived: Archive,
    about: Iterable[tuple[int, set[Subject]]],
) -> Stored:
    """Begin a campaign with the whole log of a file; `about` says what its entries are about."""
    log = archived.entries
    stored = insert(line, where, len(log), archived.campaign, log[0].at)
    entries = [
        Entry(
            stored.id,
            one.seq,
            one.at,
            one.actor,
            one.command,
            _own_number(stored.id, one.seq),
            one.events,
        )
        for one in log
    ]
    line.execute_for_each(statements.LOG, [_entry_row(entry) for entry in entries])
    filed = [row for seq, found in about for row in _subject_rows(stored.id, seq, found)]
    if filed:
        line.execute_for_each(statements.FILE, filed)
    return stored


def note_import(line: Line, stored: Stored, actor: Actor, interaction: int, at: datetime) -> None:
    """Note who brought the campaign in."""
    line.execute(
        statements.IMPORT,
        {
            "campaign_id": stored.id,
            "entries": stored.version,
            "at": at,
            "user_id": actor.user,
            "user_name": actor.name,
            "interaction": interaction,
        },
    )


def end_replaced(line: Line, before: Stored, actor: Actor, at: datetime) -> None:
    """End a campaign because another one comes from a file in its place."""
    events = (CampaignEnded(name=before.campaign.name),)
    seq = before.version + 1
    after = Stored(before.id, before.where, seq, apply_all(before.campaign, events))
    advance(line, before, after, at)
    number = _own_number(after.id, seq)
    entry = Entry(after.id, seq, at, actor, IMPORT, number, events)
    write_down(line, before, after, entry, post=False)


def _inherited(line: Line, entry: Entry) -> set[Subject]:
    """What the entries are about that this one takes back."""
    return {
        Subject(SubjectKind(kind), name)
        for event in entry.events
        if isinstance(event, TakenBack)
        for kind, name in line.execute(
            statements.ABOUT,
            {"campaign": entry.campaign_id, "first": event.first, "last": event.last},
        ).fetchall()
    }


def _id(row: Sequence[int] | None) -> int:
    """The number that the database has given to a new row."""
    if row is None:
        raise LookupError("the database gave no number to a new row")
    return row[0]


def _own_number(campaign_id: int, seq: int) -> int:
    """What stands for the interaction of an entry that none made here; as unique as one."""
    return -(campaign_id << 31 | seq)


def _entry_row(entry: Entry) -> dict[str, object]:
    return {
        "campaign_id": entry.campaign_id,
        "seq": entry.seq,
        "at": entry.at,
        "user_id": entry.actor.user,
        "user_name": entry.actor.name,
        "command": entry.command,
        "interaction": entry.interaction,
        "events": events_adapter.dump_json(entry.events).decode(),
    }


def _subject_rows(campaign_id: int, seq: int, about: set[Subject]) -> list[dict[str, object]]:
    return [
        {"campaign_id": campaign_id, "kind": kind.value, "name": name, "seq": seq}
        for kind, name in about
    ]


def _text(campaign: Campaign) -> str:
    # Events are applied by copying, without validation: a state that could not be read again
    # must not be stored.
    return campaign.model_dump_json(warnings="error")


def _end(campaign: Campaign, at: datetime) -> datetime | None:
    return at if campaign.phase is Phase.ENDED else None
