"""Entries of the log, for lists to choose from and for reading which one is meant."""

import re
from collections.abc import Iterable

from bot.commands.candidates import speech
from bot.names import Candidate
from bot.refusals import Refused
from bot.telling.escaping import unescape
from bot.telling.lines import line
from bot.wishes import FromLog
from bot.words import Say
from storage.store import Store
from storage.values import Entry, Stored

SEARCHED = 100  # entries that autocomplete looks through, back from the newest or the one typed

_NUMBER = re.compile(r"#?\s*(\d{1,9})\b.*", re.DOTALL)


def _entries(stored: Stored, store: Store, typed: str) -> Iterable[Candidate[int]]:
    """The newest entries, or those back from the number that is being typed."""
    found = _NUMBER.fullmatch(typed.strip())
    before = int(found[1]) + 1 if found else None
    say = speech(stored.campaign)
    return [
        Candidate(entry.seq, f"#{entry.seq}", entry_label(entry, say))
        for entry in store.entries(stored.id, before=before, limit=SEARCHED)
    ]


entries = FromLog(_entries)
"""The entries of the log, newest first: `#41 Bob: Lucia (Shop).`"""


def entry_label(entry: Entry, say: Say) -> str:
    """`#41 Bob: Lucia (Shop).`; not escaped."""
    told = unescape(line(entry.events, say.language))
    return say("entry-label", number=str(entry.seq), name=entry.actor.name, told=told)


def read_entry(stored: Stored, typed: str) -> int:
    """The number of the entry that is meant: typed, chosen, or at the beginning of its label.

    Raises:
        Refused: there is no such entry.
    """
    found = _NUMBER.fullmatch(typed.strip())
    number = int(found[1]) if found else 0
    if not 1 <= number <= stored.version:
        raise Refused("no-such-entry", typed=typed, newest=stored.version)
    return number
