"""Taking back the newest entries of the log. Nothing is erased: that too is an entry."""

from collections.abc import Iterable, Sequence

from core.campaign import Campaign
from core.events import Event, Events, TakenBack
from core.frozen import Frozen
from core.violations import Refusal, RuleViolation


class Taken(Frozen):
    """A log entry that is to be taken back: its number, what was commanded, and by whom."""

    seq: int
    command: str
    actor: str


def take_back(then: Campaign, entries: Sequence[Taken]) -> Events:
    """The newest `entries`, oldest first, count no more; `then` is the state before the first.

    Raises:
        RuleViolation: NOTHING_TO_TAKE_BACK; BEGINNING_STAYS for the campaign's first entry.
    """
    if not entries:
        raise RuleViolation(Refusal.NOTHING_TO_TAKE_BACK)
    if entries[0].seq <= 1:
        raise RuleViolation(Refusal.BEGINNING_STAYS)
    return (
        TakenBack(
            first=entries[0].seq,
            last=entries[-1].seq,
            commands=tuple(entry.command for entry in entries),
            actors=tuple(dict.fromkeys(entry.actor for entry in entries)),
            state=then,
        ),
    )


def taken_back(undos: Iterable[tuple[int, int]]) -> tuple[range, ...]:
    """The entries of a log that were taken back and not brought back, oldest first.

    `undos` are the entries that took others back: their own number, and that of the first entry
    they took. An undo that was itself taken back takes nothing.
    """
    gone: list[range] = []
    for seq, first in sorted(undos, reverse=True):
        if not gone or seq < gone[-1].start:
            gone.append(range(first, seq))
    return tuple(reversed(gone))


def standing(log: Iterable[tuple[int, Sequence[Event]]]) -> frozenset[int]:
    """The numbers of the log's entries that still count: neither taken back nor a taking back."""
    entries = tuple(log)
    undos = {
        seq: event.first
        for seq, events in entries
        for event in events
        if isinstance(event, TakenBack)
    }
    gone = {seq for part in taken_back(undos.items()) for seq in part}
    return frozenset(seq for seq, _ in entries) - gone - undos.keys()
