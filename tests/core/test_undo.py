"""Taking back what was done, and taking that back (issue of the group: "that was not meant")."""

from core import undo
from core.apply import apply_all, replay
from core.campaign import Campaign
from core.events import CampaignRenamed, Events, TakenBack
from core.undo import Taken
from core.violations import Refusal
from tests.core import stages
from tests.core.table import SHOP, Table, headquarters, refused


class Log:
    """Numbered entries, as the storage keeps them, and the state after each."""

    def __init__(self, table: Table) -> None:
        self.entries: list[tuple[int, Events]] = [(1, tuple(table.log))]
        self.states = [table.campaign]

    @property
    def campaign(self) -> Campaign:
        return self.states[-1]

    def note(self, events: Events) -> int:
        self.entries.append((len(self.entries) + 1, events))
        self.states.append(apply_all(self.campaign, events))
        return len(self.entries)

    def rename(self, name: str) -> int:
        return self.note((CampaignRenamed(before=self.campaign.name, after=name),))

    def take_back(self, first: int) -> int:
        taken = [
            Taken(seq=seq, command="rename", actor="Ana") for seq, _ in self.entries if seq >= first
        ]
        return self.note(undo.take_back(self.states[first - 2], taken))


def test_done_and_undone_is_the_same_state() -> None:
    table = stages.assignment()
    log = Log(table)
    before = log.campaign
    entry = log.note(table.assign("Lucia", SHOP))
    log.take_back(entry)
    assert log.campaign == before
    assert replay(event for _, events in log.entries for event in events) == before


def test_several_entries_are_taken_back_at_once_with_all_their_names() -> None:
    log = Log(headquarters())
    first = log.rename("Roma")
    log.rename("Firenze")
    log.take_back(first)
    assert log.campaign.name == "Venezia"
    ((event,),) = [events for _, events in log.entries[-1:]]
    assert isinstance(event, TakenBack)
    assert (event.first, event.last) == (2, 3)
    assert (event.commands, event.actors) == (("rename", "rename"), ("Ana",))


def test_undoing_can_be_undone() -> None:
    log = Log(headquarters())
    log.rename("Roma")
    undone = log.take_back(2)
    log.take_back(undone)
    assert log.campaign.name == "Roma"


def test_what_counts_is_neither_taken_back_nor_a_taking_back() -> None:
    log = Log(headquarters())
    log.rename("Roma")
    log.rename("Firenze")
    assert undo.standing(log.entries) == {1, 2, 3}
    undone = log.take_back(3)
    assert undo.standing(log.entries) == {1, 2}
    log.take_back(undone)
    assert undo.standing(log.entries) == {1, 2, 3}
    log.take_back(2)
    assert undo.standing(log.entries) == {1}
    log.rename("Pisa")
    assert undo.standing(log.entries) == {1, 7}


def test_the_campaigns_beginning_stays() -> None:
    campaign = headquarters().campaign
    with refused(Refusal.BEGINNING_STAYS):
        undo.take_back(campaign, [Taken(seq=1, command="campaign new", actor="Ana")])
    with refused(Refusal.NOTHING_TO_TAKE_BACK):
        undo.take_back(campaign, [])
