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


def standing(log: Iterable[tuple[int, Sequence[Event]]]) -> frozenset[int]:
    """The numbers of the log's entries that still count: neither taken back nor a taking back."""
    entries = sorted(log, key=lambda entry: entry[0], reverse=True)
    taken: set[int] = set()
    counting: set[int] = set()
    for seq, events in entries:
        if seq in taken:
            continue
        counting.add(seq)
        for event in events:
            if isinstance(event, TakenBack):
                taken |= set(range(event.first, event.last + 1))
                counting.discard(seq)
    return frozenset(counting)
