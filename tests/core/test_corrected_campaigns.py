"""Random campaigns in which people also set things by hand and take back what they did.

The round goes on from wherever that leads, and nothing that always holds is ever broken.
"""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import rule

from core import corrections, undo
from core.apply import replay
from core.campaign import (
    Attempt,
    Building,
    Campaign,
    Contract,
    HqLevel,
    MemoryRecord,
    MiniatureId,
    Phase,
    TurnPhase,
)
from core.events import Events
from core.memory import MEMORIES
from core.undo import Taken
from tests.core.test_campaigns import CAMPAIGNS, FEW, NEW_CARDS, Campaigns

P = ParamSpec("P")

WHY = "so it was"
SOME_MEMORIES = st.sampled_from(["0.4", "1.1", "1.2", MEMORIES[-1], "x"])
ATTEMPTS = st.builds(Attempt, memory=SOME_MEMORIES, number=st.integers(1, 2))
RECORDS = st.builds(
    MemoryRecord, memory=SOME_MEMORIES, attempts=st.integers(1, 3), success=st.booleans()
)


class CorrectedCampaigns(Campaigns):
    def __init__(self) -> None:
        super().__init__()
        self.entries = [1]  # how long the log was after each decision

    def do(
        self,
        decision: Callable[Concatenate[Campaign, P], Events],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> bool:
        accepted = super().do(decision, *args, **kwargs)
        if accepted:
            self.entries.append(len(self.log))
        return accepted

    @rule(number=st.integers(1, 5), again=st.booleans())
    def take_back(self, number: int, again: bool) -> None:
        """Done and undone is the same state, and that undone is the state before."""
        first = max(len(self.entries) - number, 1)
        before, now = replay(self.log[: self.entries[first - 1]]), self.campaign
        assert self._take_back(first + 1, before)
        assert self.campaign == before
        if again:
            assert self._take_back(len(self.entries), now)
            assert self.campaign == now

    def _take_back(self, first: int, then: Campaign) -> bool:
        """The entries from `first` on are taken back; `then` is the state before them."""
        taken = [
            Taken(seq=seq, command="command", actor="Ana")
            for seq in range(first, len(self.entries) + 1)
        ]
        return self.do(lambda _: undo.take_back(then, taken))

    @rule(data=st.data(), number=FEW)
    def correct_health(self, data: st.DataObject, number: int) -> None:
        someone = self.miniature(data)
        since = data.draw(st.none() | FEW)
        self.do(corrections.hearts, someone, number, WHY, since=since)
        self.do(corrections.health, self.miniature(data), out=number > 0, reason=WHY)
        self.do(corrections.stand_in, someone, data.draw(st.none() | st.just(MiniatureId(1))), WHY)
        self.do(corrections.turn, number, data.draw(st.sampled_from(TurnPhase)), WHY)
        self.do(corrections.cubes, someone, number, WHY)

    @rule(data=st.data(), to=st.none() | st.sampled_from(Building), number=FEW)
    def correct_headquarters(self, data: st.DataObject, to: Building | None, number: int) -> None:
        self.do(corrections.building, self.miniature(data), to, WHY)
        self.do(corrections.level, data.draw(st.sampled_from(HqLevel)), WHY)
        contract = Contract(position=max(number, 1), number=number, tries=number % 2)
        self.do(corrections.contract, data.draw(st.none() | st.just(contract)), WHY)

    @rule(
        phase=st.sampled_from(Phase),
        attempt=st.none() | ATTEMPTS,
        due=st.none() | st.sampled_from(Building),
        record=RECORDS,
        noted=st.booleans(),
    )
    def correct_round(
        self,
        phase: Phase,
        attempt: Attempt | None,
        due: Building | None,
        record: MemoryRecord,
        noted: bool,
    ) -> None:
        self.do(corrections.round_to, phase, attempt, WHY, due=due)
        self.do(corrections.diary, record.memory, record if noted else None, WHY)

    @rule(data=st.data())
    def correct_cards(self, data: st.DataObject) -> None:
        for card in self.some_cards(data):
            match data.draw(st.sampled_from(["place", "printed", "unknown"])):
                case "place":
                    self.do(corrections.card_place, card, self.place(data), WHY)
                case "printed":
                    self.do(corrections.card_printed, card, data.draw(NEW_CARDS), WHY)
                case _:
                    self.do(corrections.card_unknown, card, WHY)

    def _check_contract(self, after: Campaign) -> None:
        """People may set the Contract as they like."""

    def _check_log(self) -> None:
        """Cards that never were, and steps taken back, stay in the log."""


TestCorrectedCampaigns = CorrectedCampaigns.TestCase
TestCorrectedCampaigns.settings = settings(
    max_examples=int(CAMPAIGNS or 40),
    stateful_step_count=50,
    derandomize=CAMPAIGNS is None,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
