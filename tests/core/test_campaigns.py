"""Random campaigns, with every decision at any time, legal or not.

`CAMPAIGNS=2000 pytest tests/core/test_campaigns.py` plays so many random ones instead of the few
fixed ones.
"""

import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Concatenate, ParamSpec, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from core import (
    cards,
    decks,
    experience,
    founding,
    health,
    memory,
    players,
    roster,
    turns,
)
from core.apply import apply_all, found, replay
from core.campaign import (
    DECK,
    DISCARD,
    MAIN_HALL,
    OUT_OF_GAME,
    REVEALED,
    VILLA,
    WORKSHOP,
    BrownCard,
    Building,
    Campaign,
    CardId,
    CardKind,
    Colour,
    DeckKeeper,
    DieFaces,
    HqLevel,
    MiniatureId,
    Phase,
    Place,
    PlaceKind,
    Price,
    Rulings,
    Settings,
    Slot,
    Spaces,
    UnkeptCards,
    WorkerKind,
    WorkshopColour,
    bag,
)
from core.cards import CardFacts, NewCards
from core.events import (
    CardsAdded,
    CommandRoomResolved,
    Event,
    Events,
    HospitalResolved,
    ResolutionBegan,
    ResolutionCompleted,
    ShopResolved,
    WorkshopResolved,
    events_adapter,
)
from core.headquarters import assignment, opening, resolution, shop, workshop
from core.violations import RuleViolation
from tests.core import invariants
from tests.core.choices import go_on
from tests.core.table import MEDICINE, PARACHUTE, SWORD, armour, blueprint

P = ParamSpec("P")
T = TypeVar("T")

CAMPAIGNS = os.environ.get("CAMPAIGNS")
MOST_CHOICES = 10  # that one Resolution can ask for

RESOLVED_IN_ORDER = (
    ResolutionBegan,
    HospitalResolved,
    WorkshopResolved,
    ShopResolved,
    CommandRoomResolved,
    ResolutionCompleted,
)

SEEDS = st.integers(min_value=0, max_value=999)
FEW = st.integers(min_value=-1, max_value=4)
NAMES = st.sampled_from(["Lucia", "Marta", "Nico", "Marco", "Paolo", "Claudio", "Ezio", " "])
SPACES = st.none() | st.integers(min_value=0, max_value=2)
SKILLS = [CardFacts(kind=CardKind.SKILL, level=level) for level in HqLevel]
STOCK = {
    "Sword": SWORD,
    "Parachute": PARACHUTE,
    "Medicine": MEDICINE,
    "Leather": armour(1),
    "Plate": armour(2),
    "Blade": CardFacts(colour=Colour.WHITE, slot=Slot.HIDDEN_BLADE),
    "Clue": CardFacts(kind=CardKind.INVESTIGATION),
    "Rope": blueprint(black=2, white=1),
    "Leap": SKILLS[1],
    "Vanish": SKILLS[3],
}
IN_DECK = ("Parachute", "Medicine", "Clue", "Leather")
GOOD_CARDS = st.sampled_from([NewCards(name=name, printed=STOCK[name]) for name in STOCK])
ODD_CARDS = st.builds(
    NewCards,
    name=st.just("Odd"),
    printed=st.builds(
        CardFacts,
        kind=st.sampled_from(CardKind),
        colour=st.sampled_from(Colour),
        slot=st.none() | st.sampled_from(Slot),
        hearts=FEW,
        medicine=st.booleans(),
        price=st.none() | st.builds(Price, black=FEW, white=FEW),
        level=st.none() | st.sampled_from(HqLevel),
    ),
    count=FEW,
)
NEW_CARDS = GOOD_CARDS | ODD_CARDS
BROWN_CARDS = st.builds(
    BrownCard,
    hospital=st.tuples(FEW, FEW, FEW, FEW, FEW) | st.just((2, 2, 2, 2, 2)),
    workshop=FEW,
    workshop_colour=st.sampled_from(WorkshopColour),
    shop=FEW,
    command_room=FEW,
)
RULINGS = st.builds(
    Rulings,
    medicine_raises_eliminated=st.booleans(),
    heal_newly_eliminated=st.booleans(),
    heal_injured_anywhere=st.booleans(),
    unkept_cards=st.sampled_from(UnkeptCards),
    empty_command_room_uses_try=st.booleans(),
)
SETTINGS = st.builds(
    Settings,
    rulings=RULINGS,
    die_faces=st.none() | st.just(DieFaces(hit=2, special=1, failure=3)),
    spaces=st.just(Spaces())
    | st.builds(
        Spaces, hospital=SPACES, workshop=SPACES, shop=SPACES, command_room=SPACES, red=SPACES
    ),
    deck_keeper=st.sampled_from(DeckKeeper),
    medicine_hearts=st.integers(min_value=1, max_value=3),
)


class Seeded:
    """Chance that a failing campaign repeats."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 - a test must be repeatable

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        return tuple(self._random.randrange(sides) for _ in range(dice))

    def shuffle(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._random.sample(cards, k=len(cards)))


class Campaigns(RuleBasedStateMachine):
    campaign: Campaign
    log: list[Event]
    chance: Seeded

    @initialize(chosen=SETTINGS, assassins=st.integers(1, 4), opened=st.integers(0, 3), seed=SEEDS)
    def begin(self, chosen: Settings, assassins: int, opened: int, seed: int) -> None:
        group = [founding.NewAssassin(name=f"Assassin {number}") for number in range(assassins)]
        began = founding.begin("Venezia", chosen, group)
        self.campaign = found(began)
        self.log = [began]
        self.chance = Seeded(seed)
        for kind in (*[WorkerKind.ALLY] * 4, *[WorkerKind.APPRENTICE] * 2):
            name = f"Worker {len(self.campaign.workers)}"
            assert self.do(roster.add_worker, kind, name, BrownCard())
        for name, printed in STOCK.items():
            new = NewCards(name=name, printed=printed, count=3)
            assert self.do(cards.add, new, VILLA, self.chance)
        if chosen.deck_keeper is DeckKeeper.BOT:
            for name in IN_DECK:
                new = NewCards(name=name, printed=STOCK[name], count=2)
                assert self.do(cards.add, new, DECK, self.chance)
        if opened:
            assert self.do(go_on, self.chance, Random(seed))  # noqa: S311

    def do(
        self,
        decision: Callable[Concatenate[Campaign, P], Events],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> bool:
        """Whether it was accepted. Refused, it changes nothing."""
        before = self.campaign.model_dump_json()
        try:
            events = decision(self.campaign, *args, **kwargs)
        except RuleViolation:
            assert self.campaign.model_dump_json() == before
            return False
        assert events
        after = apply_all(self.campaign, events)
        self._check_contract(after)
        self.campaign = after
        self.log += events
        return True

    def _check_contract(self, after: Campaign) -> None:
        """Contracts come one after the other, and the last is the last."""
        old, new = self.campaign.contract, after.contract
        if old is None:
            assert new is None or (not self.campaign.hq_open and new.position == 1)
        elif new is not None:
            assert new.position - old.position in {0, 1}
            assert new.position > old.position or new.tries in {old.tries, old.tries + 1}

    # --- whom and what the rules are about ---

    def miniature(self, data: st.DataObject) -> MiniatureId:
        everybody = [one.id for one in self.campaign.miniatures()]
        return data.draw(st.sampled_from([*everybody, MiniatureId(9999)]))

    def some_cards(self, data: st.DataObject) -> list[CardId]:
        known = [card.id for card in self.campaign.cards]
        return data.draw(st.lists(st.sampled_from([*known, CardId(9999)]), max_size=4))

    def agreed(self, data: st.DataObject) -> list[MiniatureId]:
        everybody = [one.id for one in self.campaign.miniatures()]
        return data.draw(st.just(everybody) | st.lists(st.sampled_from(everybody), max_size=2))

    def place(self, data: st.DataObject) -> Place:
        anywhere = (VILLA, MAIN_HALL, WORKSHOP, DECK, REVEALED, DISCARD, OUT_OF_GAME)
        someone = self.miniature(data)
        slot = data.draw(st.none() | st.sampled_from(Slot))
        on_board = Place(kind=PlaceKind.BOARD, owner=someone, slot=slot)
        likely = (on_board, on_board, on_board, self.campaign.store)
        return data.draw(st.sampled_from([*likely, bag(someone), *anywhere]))

    # --- the round, as it goes on ---

    @rule(seed=SEEDS)
    def go_on(self, seed: int) -> None:
        """What is next in the round is accepted, whatever was decided before."""
        if self.campaign.phase is not Phase.ENDED:
            assert self.do(go_on, self.chance, Random(seed))  # noqa: S311

    @rule(seed=SEEDS)
    def play_a_round(self, seed: int) -> None:
        """Workers are placed, Assassins take cards and fight, it is resolved, or only a part."""
        whim = Random(seed)  # noqa: S311
        for _ in range(whim.randint(1, MOST_CHOICES)):
            match self.campaign.phase:
                case Phase.ASSIGNMENT:
                    self._prepare(whim)
                case Phase.MEMORY:
                    for assassin in health.woundable(self.campaign):
                        lost = whim.randint(0, assassin.hearts)
                        assert lost == 0 or self.do(health.wound, assassin.id, lost)
                case Phase.ENDED:
                    return
                case _:
                    pass
            assert self.do(go_on, self.chance, whim)

    def _prepare(self, whim: Random) -> None:
        for worker in self.campaign.workers:
            self.do(assignment.assign, worker.id, whim.choice(list(Building)))
        for assassin in health.without_stand_in(self.campaign):
            self.do(health.stand_in, assassin.id, whim.choice(self.campaign.workers).id)
        for owner in cards.boards_in_play(self.campaign):
            for card in whim.sample(self.campaign.cards_in(self.campaign.store.kind), 2):
                self.do(cards.move, [card.id], Place(kind=PlaceKind.BOARD, owner=owner))

    # --- any decision at any time ---

    @rule(chosen=SETTINGS)
    def settle(self, chosen: Settings) -> None:
        self.do(founding.change_settings, chosen)

    @rule(data=st.data(), name=NAMES, kind=st.sampled_from(WorkerKind), brown_card=BROWN_CARDS)
    def change_workers(
        self, data: st.DataObject, name: str, kind: WorkerKind, brown_card: BrownCard
    ) -> None:
        match data.draw(st.sampled_from(["add", "add", "edit", "remove"])):
            case "add":
                self.do(roster.add_worker, kind, name, brown_card)
            case "edit":
                someone = self.miniature(data)
                self.do(roster.edit_worker, someone, brown_card=brown_card)
                self.do(roster.edit_worker, someone, most_hearts=brown_card.shop)
            case _:
                self.do(roster.remove_worker, self.miniature(data))

    @rule(data=st.data(), name=NAMES)
    def change_assassins(self, data: st.DataObject, name: str) -> None:
        if data.draw(st.booleans()):
            self.do(roster.add_assassin, name, None)
        else:
            self.do(roster.remove_assassin, self.miniature(data))

    @rule(data=st.data(), building=st.sampled_from(Building))
    def assign(self, data: st.DataObject, building: Building) -> None:
        someone = self.miniature(data)
        if self.do(assignment.assign, someone, building):
            spaces = self.campaign.settings.spaces.white(building)
            there = self.campaign.workers_in(building)
            moved = self.campaign.miniature(someone)
            assert spaces is None or moved not in there or len(there) <= spaces

    @rule(data=st.data())
    def unassign(self, data: st.DataObject) -> None:
        self.do(assignment.unassign, self.miniature(data))

    @rule(data=st.data(), building=st.sampled_from(Building))
    def arrange(self, data: st.DataObject, building: Building) -> None:
        among = [one.id for one in self.campaign.miniatures()]
        chosen = data.draw(st.lists(st.sampled_from(among), unique=True, max_size=4))
        if self.do(assignment.arrange, building, chosen, among):
            there = [
                one.id for one in self.campaign.miniatures() if assignment.stands_in(one, building)
            ]
            assert sorted(there) == sorted(chosen)

    @rule(data=st.data(), new=NEW_CARDS)
    def enter_cards(self, data: st.DataObject, new: NewCards) -> None:
        self.do(cards.add, new, self.place(data), self.chance)

    @rule(data=st.data())
    def move_cards(self, data: st.DataObject) -> None:
        self.do(cards.move, self.some_cards(data), self.place(data), self.agreed(data))

    @rule(data=st.data())
    def trade(self, data: st.DataObject) -> None:
        """Boards change cards, in a Memory by consent; who is Critical only agrees (§6.3)."""
        held = self.campaign.cards_in(PlaceKind.BOARD)
        in_play = cards.boards_in_play(self.campaign)
        if not held or not in_play:
            return
        card = data.draw(st.sampled_from(held))
        taker = data.draw(st.sampled_from(in_play))
        target = Place(kind=PlaceKind.BOARD, owner=taker)
        agreed = self.agreed(data)
        during = self.campaign.phase is Phase.MEMORY and card.place.owner != taker
        if self.do(cards.move, [card.id], target, agreed) and during:
            assert {card.place.owner, taker} <= set(agreed)

    @rule(data=st.data())
    def use_medicine(self, data: st.DataObject) -> None:
        self.do(health.use_medicine, self.miniature(data), agreed=self.agreed(data))

    @rule(data=st.data(), hearts=FEW, how=st.sampled_from(["wound", "wound", "heal", "out"]))
    def hurt_or_help(self, data: st.DataObject, hearts: int, how: str) -> None:
        who = self.miniature(data)
        match how:
            case "wound":
                self.do(health.wound, who, hearts)
            case "heal":
                self.do(health.heal, who, hearts)
            case _:
                self.do(health.eliminate, who)
                self.do(health.strand, self.miniature(data), stranded=hearts > 0)

    @rule(data=st.data(), steps=st.integers(1, 3), whole=st.booleans())
    def take_turns(self, data: st.DataObject, steps: int, whole: bool) -> None:
        """Who is Critical is Eliminated at the end of the next turn, and not before (§6.4)."""
        self.do(turns.track)
        for _ in range(steps):
            before = {peril.who: peril.until for peril in turns.perils(self.campaign)}
            clock = self.campaign.clock
            if not self.do(turns.next_turn if whole else turns.next_phase):
                return
            assert clock
            assert self.campaign.clock
            ended = self.campaign.clock.turn > clock.turn
            for who, until in before.items():
                out = self.campaign.miniature(who).eliminated
                assert out is (ended and until <= clock.turn)
        self.do(turns.use_cubes, self.miniature(data), steps)
        if data.draw(st.integers(0, 4)) == 0:
            self.do(turns.leave_alone)

    @rule(data=st.data(), name=NAMES, xp=FEW)
    def swap_or_tell_experience(self, data: st.DataObject, name: str, xp: int) -> None:
        self.do(players.swap, self.miniature(data), name)
        for record in self.campaign.diary[-2:]:
            self.do(experience.tell, record.memory, xp)

    @rule(listed=st.lists(NEW_CARDS, max_size=3))
    def put_deck_together(self, listed: list[NewCards]) -> None:
        self.do(decks.put_together, listed, self.chance)

    @rule(data=st.data())
    def stand_in(self, data: st.DataObject) -> None:
        for assassin in health.without_stand_in(self.campaign):
            self.do(health.stand_in, assassin.id, self.miniature(data))
        self.do(health.stand_in, self.miniature(data), self.miniature(data))

    @rule(data=st.data())
    def relieve(self, data: st.DataObject) -> None:
        self.do(health.relieve_stand_in, self.miniature(data))

    @rule(data=st.data())
    def change_blueprint(self, data: st.DataObject) -> None:
        self.do(workshop.take_back_blueprint)
        for card in self.some_cards(data):
            self.do(workshop.place_blueprint, card)

    @rule(data=st.data(), success=st.booleans())
    def play(self, data: st.DataObject, success: bool) -> None:
        self.do(memory.begin, data.draw(st.sampled_from(["0.1", "0.4", "1.1", "2.2", "x"])))
        stranded = [self.miniature(data)] if data.draw(st.booleans()) else []
        self.do(memory.end_attempt, success=success, stranded=stranded)

    @rule(level=st.sampled_from(HqLevel), number=FEW, position=st.none() | FEW)
    def read_contract(self, level: HqLevel, number: int, position: int | None) -> None:
        self.do(opening.set_level, level)
        self.do(resolution.read_contract, number, self.chance, position)

    @rule(data=st.data(), number=FEW, other=FEW)
    def resolve_somehow(self, data: st.DataObject, number: int, other: int) -> None:
        """Choices of the Resolution, whether they are due or not."""
        chance = self.chance
        someone, some_cards = self.miniature(data), self.some_cards(data)
        decisions: list[Callable[[], object]] = [
            lambda: self.do(resolution.begin, chance),
            lambda: self.do(resolution.heal, {someone: number}, chance),
            lambda: self.do(resolution.build, some_cards, chance),
            lambda: self.do(resolution.decline_to_build, chance),
            lambda: self.do(
                resolution.reveal_on_table, data.draw(st.lists(NEW_CARDS, max_size=3)), chance
            ),
            lambda: self.do(
                resolution.keep, {card: self.place(data) for card in some_cards}, chance
            ),
            lambda: self.do(resolution.roll, chance),
            lambda: self.do(resolution.roll_on_table, number, other, chance),
            lambda: self.do(resolution.reveal_next_contract, chance, number=number),
            lambda: self.do(shop.reshuffle_on_table, chance),
        ]
        for decide in data.draw(st.lists(st.sampled_from(decisions), min_size=1, max_size=4)):
            decide()

    # --- what stays true ---

    @invariant()
    def everything_is_as_it_should_be(self) -> None:
        invariants.check(self.campaign)

    def teardown(self) -> None:
        if not hasattr(self, "log"):
            return
        self._finish_resolution()
        invariants.check(self.campaign)
        self._check_replay()
        self._check_log()

    def _finish_resolution(self) -> None:
        whim = Random(0)  # noqa: S311
        for _ in range(MOST_CHOICES):
            if self.campaign.phase is Phase.RESOLUTION:
                assert self.do(go_on, self.chance, whim)
        assert self.campaign.phase is not Phase.RESOLUTION

    def _check_replay(self) -> None:
        assert replay(self.log) == self.campaign
        written = events_adapter.dump_json(tuple(self.log))
        assert replay(events_adapter.validate_json(written)) == self.campaign
        stored = self.campaign.model_dump_json()
        assert Campaign.model_validate_json(stored) == self.campaign

    def _check_log(self) -> None:
        entered = [card.id for e in self.log if isinstance(e, CardsAdded) for card in e.cards]
        assert sorted(entered) == sorted(card.id for card in self.campaign.cards)

        resolved = [type(event) for event in self.log if isinstance(event, RESOLVED_IN_ORDER)]
        rounds = len(resolved) // len(RESOLVED_IN_ORDER)
        assert resolved == list(RESOLVED_IN_ORDER) * rounds


TestCampaigns = Campaigns.TestCase
TestCampaigns.settings = settings(
    max_examples=int(CAMPAIGNS or 60),
    stateful_step_count=60,
    derandomize=CAMPAIGNS is None,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
