"""Allies and Apprentices as people type them, one a line: `Lucia`, `Teodora 1 1 2 1`.

The numbers are the brown card's values from left to right, the Hospital's also by HQ level
(`1/1/2/2/3 1 1 1`).
"""

import re
from collections.abc import Iterator

from bot.answers import Modal, TextField
from bot.commands.next_steps import moment
from bot.commands.roster import hospital_values
from bot.commands.told import told
from bot.custom_ids import CustomId
from bot.wishes import Change, Open, Press, Wish, action
from bot.words import Say
from core import roster
from core.apply import apply_all
from core.campaign import BASE_HEARTS, BrownCard, Campaign, WorkerKind
from core.events import Event, Events
from core.violations import Refusal, RuleViolation
from storage.values import Stored

_LONGEST = 2000
_VALUES = re.compile(
    r"(?P<name>.+?)[ ;:,]{1,3}"
    r"(?P<hospital>\d{1,3}(?:/\d{1,3}){0,4})[ ,]{1,2}(?P<workshop>\d{1,3})[ ,]{1,2}"
    r"(?P<shop>\d{1,3})[ ,]{1,2}(?P<command_room>\d{1,3})"
)


@action("next-enter-workers")
def ask_for_workers(_: Press) -> Wish:
    """The button as long as there are none."""
    return Open(lambda stored, say: workers_form(stored, say, "next-workers"), guard=moment)


@action("next-workers", modal=True)
def enter_workers(press: Press) -> Wish:
    """They join the group."""
    return Change(lambda campaign, _: joining(campaign, press), told, guard=moment)


def workers_form(stored: Stored, say: Say, then: str) -> Modal:
    """Two fields that take a line each; `then` is the action that reads them."""
    fields = [
        TextField(
            kind.value,
            say("workers-of-kind", kind=kind.value),
            about=say("workers-about"),
            hint=say("workers-example", kind=kind.value),
            most=_LONGEST,
            required=False,
            paragraph=True,
        )
        for kind in WorkerKind
    ]
    return Modal(CustomId(then, stored.id, moment(stored)), say("workers-title"), fields)


def joining(campaign: Campaign, press: Press) -> Events:
    """Those typed into the form join the group.

    Raises:
        RuleViolation: NOTHING_TO_CHANGE when nobody is; what `roster.add_worker` refuses.
        Refused: the Hospital's values are neither one nor five.
    """
    events: list[Event] = []
    going = campaign
    for kind in WorkerKind:
        for name, card in _typed(press.text(kind.value)):
            joined = roster.add_worker(going, kind, name, card, BASE_HEARTS)
            going = apply_all(going, joined)
            events += joined
    if not events:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return tuple(events)


def _typed(text: str) -> Iterator[tuple[str, BrownCard]]:
    for typed in text.splitlines():
        line = " ".join(typed.split())
        found = _VALUES.fullmatch(line)
        if found is not None:
            values = {
                "hospital": hospital_values(found["hospital"]),
                "workshop": int(found["workshop"]),
                "shop": int(found["shop"]),
                "command_room": int(found["command_room"]),
            }
            yield found["name"], BrownCard().model_copy(update=values)
        elif line:
            yield line, BrownCard()


ACTIONS = (ask_for_workers, enter_workers)
