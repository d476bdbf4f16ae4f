"""A campaign that is played, decision by decision, and then put into a store."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from core import corrections, experience
from core.campaign import Campaign, HqLevel, Settings
from core.events import Events
from core.undo import Taken, take_back
from storage import Actor, Store, Stored, Where
from tests.core.table import (
    COMMAND_ROOM,
    FACES,
    FAILURE,
    HOSPITAL,
    SHOP,
    Table,
)
from tests.storage.commands import ACTOR, AT, WHERE, change, new_interaction

P = ParamSpec("P")

LUCREZIA = Actor(user=ACTOR.user + 1, name="Lucrezia")


class Played(Table):
    """Remembers what each decision came to, and the state after it."""

    def __init__(self) -> None:
        super().__init__("Alessandra", "Bastiano", settings=Settings(die_faces=FACES))
        self.entries: list[Events] = [tuple(self.log)]
        self.states: list[Campaign] = [self.campaign]

    def do(
        self,
        decision: Callable[Concatenate[Campaign, P], Events],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Events:
        events = super().do(decision, *args, **kwargs)
        self.entries.append(events)
        self.states.append(self.campaign)
        return events

    def undo(self, first: int) -> Events:
        """Take back the entries from this one on."""
        newest = len(self.entries)
        taken = [
            Taken(seq=seq, command="/test", actor=ACTOR.name) for seq in range(first, newest + 1)
        ]
        return self.do(lambda _: take_back(self.states[first - 2], taken))

    def put_into(self, store: Store, where: Where = WHERE) -> Stored:
        """Entries with an even number are Lucrezia's."""
        stored = store.begin(
            where,
            self.entries[0],
            actor=ACTOR,
            command="/campaign new",
            interaction=new_interaction(),
            at=AT,
        ).after
        for seq, events in enumerate(self.entries[1:], start=2):
            actor = ACTOR if seq % 2 else LUCREZIA
            stored = change(store, *events, where=where, actor=actor).after
        assert stored.campaign == self.campaign
        return stored


def two_rounds() -> Played:
    """Two Memories and their Resolutions; the numbers are those of the entries."""
    table = Played()
    table.ally("Lucia")  # 2
    table.open(2)
    table.assign("Lucia", SHOP)
    table.begin("1.1")  # 5
    table.hurt("Bastiano", 1)
    table.end(success=True)
    table.resolve()
    table.decline()
    table.draw("Knife", "Bomb", "Rope", "Net")  # 10
    table.keep("Rope")
    table.assign("Lucia", HOSPITAL)
    table.do(experience.tell, "1.1", 10)
    table.ally("Marta", COMMAND_ROOM)  # 14, 15
    table.begin("1.2")
    table.end(success=False)
    table.undo(17)  # 18: it was a success
    table.end(success=True)
    table.resolve()  # 20
    table.decline()
    table.roll(FAILURE)
    table.do(corrections.level, HqLevel.ONE, "Misread the card.")
    table.assign("Lucia", COMMAND_ROOM)  # 24
    return table
