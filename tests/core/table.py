"""A group's table for the tests: what is decided happens, and the log is kept."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Concatenate, ParamSpec

import pytest

from core import cards, founding, health, memory, roster
from core.apply import apply_all, found
from core.campaign import (
    MAIN_HALL,
    Assassin,
    BrownCard,
    Building,
    Campaign,
    Card,
    CardId,
    Colour,
    DieFaces,
    HealthState,
    MiniatureId,
    Place,
    PlaceKind,
    Price,
    Settings,
    Slot,
    WorkerKind,
)
from core.cards import KNOWN_CARDS, CardFacts, KnownCard, NewCards
from core.events import Event, Events
from core.headquarters import assignment, opening, resolution
from core.headquarters.needs import Need
from core.hearts import maximum, state
from core.violations import Refusal, RuleViolation

P = ParamSpec("P")

HOSPITAL, WORKSHOP, SHOP, COMMAND_ROOM = Building
HIT, SPECIAL, FAILURE = 0, 1, 2  # sides of a die with one face of each
FACES = DieFaces(hit=1, special=1, failure=1)

SWORD = KNOWN_CARDS[KnownCard.COMMON_SWORD]
CAPE = KNOWN_CARDS[KnownCard.BORGIA_CAPE]
PARACHUTE = KNOWN_CARDS[KnownCard.PARACHUTE]
SMOKE_BOMB = KNOWN_CARDS[KnownCard.SMOKE_BOMB]
MEDICINE = KNOWN_CARDS[KnownCard.MEDICINE]


def armour(hearts: int) -> CardFacts:
    return CardFacts(colour=Colour.WHITE, slot=Slot.ARMOUR, hearts=hearts)


class Scripted:
    """Chance that gives what the test wants; a shuffle turns the cards round, or leaves them."""

    def __init__(self) -> None:
        self.rolls: list[int] = []
        self.turns = True

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        assert len(self.rolls) == dice, f"{dice} dice are rolled"
        assert all(side < sides for side in self.rolls)
        thrown, self.rolls = tuple(self.rolls), []
        return thrown

    def shuffle(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(reversed(cards) if self.turns else cards)


class Table:
    def __init__(self, *assassins: str, settings: Settings | None = None) -> None:
        group = [founding.NewAssassin(name=name) for name in assassins]
        began = founding.begin("Venezia", settings or Settings(), group)
        self.campaign: Campaign = found(began)
        self.log: list[Event] = [began]
        self.chance = Scripted()

    def do(
        self,
        decision: Callable[Concatenate[Campaign, P], Events],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Events:
        events = decision(self.campaign, *args, **kwargs)
        self.log += events
        self.campaign = apply_all(self.campaign, events)
        return events

    # --- who and what ---

    def who(self, name: str) -> MiniatureId:
        (found_one,) = (one for one in self.campaign.miniatures() if one.name == name)
        return found_one.id

    def assassin(self, name: str) -> Assassin:
        return self.campaign.assassin(self.who(name))

    def hearts(self, name: str) -> tuple[int, int]:
        """Hearts, and the most there can be."""
        one = self.campaign.miniature(self.who(name))
        return one.hearts, maximum(self.campaign, one)

    def state(self, name: str) -> HealthState:
        return state(self.campaign, self.campaign.miniature(self.who(name)))

    def in_building(self, building: Building) -> list[str]:
        return [worker.name for worker in self.campaign.workers_in(building)]

    def ids(self, name: str, count: int | None = None) -> list[CardId]:
        return [card.id for card in self.campaign.cards if card.name == name][:count]

    def card(self, name: str) -> Card:
        return self.campaign.card(self.ids(name)[0])

    def lying(self, kind: PlaceKind) -> list[str]:
        return sorted(card.name for card in self.campaign.cards_in(kind))

    def board(self, owner: str, slot: Slot | None = None) -> Place:
        return Place(kind=PlaceKind.BOARD, owner=self.who(owner), slot=slot)

    def on_board(self, owner: str) -> list[tuple[str, Slot | None]]:
        held = self.campaign.cards_in(PlaceKind.BOARD, self.who(owner))
        return [(card.name, card.place.slot) for card in held]

    def need(self) -> Need | None:
        return resolution.need(self.campaign)

    # --- what people do ---

    def settle(self, **changes: object) -> Events:
        """Settings and rulings are changed, by their names."""
        settings = self.campaign.settings.model_dump()
        for name, value in changes.items():
            held = settings["rulings"] if name in settings["rulings"] else settings
            held[name] = value
        return self.do(founding.change_settings, Settings.model_validate(settings))

    def ally(self, name: str, building: Building | None = None, **values: object) -> MiniatureId:
        return self._worker(WorkerKind.ALLY, name, building, values)

    def apprentice(
        self, name: str, building: Building | None = None, **values: object
    ) -> MiniatureId:
        return self._worker(WorkerKind.APPRENTICE, name, building, values)

    def _worker(
        self, kind: WorkerKind, name: str, building: Building | None, values: Mapping[str, object]
    ) -> MiniatureId:
        self.do(roster.add_worker, kind, name, BrownCard.model_validate(values))
        worker = self.campaign.workers[-1].id
        if building:
            self.do(assignment.assign, worker, building)
        return worker

    def have(
        self, name: str, printed: CardFacts, count: int = 1, place: Place | None = None
    ) -> list[CardId]:
        """Cards are entered, among the spare ones if no place is named."""
        new = NewCards(name=name, printed=printed, count=count)
        before = self.campaign.last_id
        self.do(cards.add, new, place or self.campaign.store, self.chance)
        return [card.id for card in self.campaign.cards if card.id > before]

    def move(self, name: str, place: Place, agreed: Sequence[str] = ()) -> Events:
        return self.do(cards.move, self.ids(name, 1), place, [self.who(one) for one in agreed])

    def open(self, contract: int | None = None) -> Events:
        return self.do(
            opening.open_headquarters,
            "Flying Machine",
            contract_number=contract,
            played_on_paper=True,
        )

    def assign(self, name: str, building: Building) -> Events:
        return self.do(assignment.assign, self.who(name), building)

    def begin(self, name: str) -> Events:
        return self.do(memory.begin, name)

    def hurt(self, name: str, hearts: int) -> Events:
        return self.do(health.wound, self.who(name), hearts)

    def end(self, *, success: bool, stranded: Sequence[str] = ()) -> Events:
        left_behind = [self.who(name) for name in stranded]
        return self.do(memory.end_attempt, success=success, stranded=left_behind)

    def play(self, name: str, hurt: Mapping[str, int] | None = None) -> Events:
        """A Memory succeeds at once; some lose hearts in it."""
        self.begin(name)
        for who, hearts in (hurt or {}).items():
            self.hurt(who, hearts)
        return self.end(success=True)

    def medicine(self, name: str, agreed: Sequence[str] = ()) -> Events:
        card = self.ids("Medicine")[0]
        consent = [self.who(one) for one in agreed]
        return self.do(health.use_medicine, self.who(name), card, consent)

    def resolve(self) -> Events:
        return self.do(resolution.begin, self.chance)

    def heal(self, **hearts: int) -> Events:
        split = {self.who(name): number for name, number in hearts.items()}
        return self.do(resolution.heal, split, self.chance)

    def build(self, payment: Sequence[CardId]) -> Events:
        return self.do(resolution.build, payment, self.chance)

    def decline(self) -> Events:
        return self.do(resolution.decline_to_build, self.chance)

    def draw(self, *names: str) -> Events:
        """Black Equipment cards are drawn on the table."""
        typed = [NewCards(name=name) for name in names]
        return self.do(resolution.reveal_on_table, typed, self.chance)

    def keep(self, *names: str, place: Place = MAIN_HALL) -> Events:
        offered = {card.name: card.id for card in self.campaign.cards_in(PlaceKind.REVEALED)}
        kept = {offered[name]: place for name in names}
        return self.do(resolution.keep, kept, self.chance)

    def roll(self, *sides: int) -> Events:
        self.chance.rolls = list(sides)
        return self.do(resolution.roll, self.chance)


def villa(*assassins: str, settings: Settings | None = None) -> Table:
    """A campaign before the Headquarters opens."""
    return Table(*(assassins or ("Alessandra", "Bastiano")), settings=settings)


def headquarters(
    *assassins: str, contract: int | None = 3, settings: Settings | None = None
) -> Table:
    """A campaign at its first Assignment step, the die's faces known."""
    table = villa(*assassins, settings=settings or Settings(die_faces=FACES))
    table.open(contract)
    return table


def blueprint(black: int, white: int) -> CardFacts:
    return KNOWN_CARDS[KnownCard.FLYING_MACHINE].model_copy(
        update={"price": Price(black=black, white=white)}
    )


@contextmanager
def refused(code: Refusal, **values: int | str) -> Iterator[None]:
    """What is done inside is refused for this reason, with these values among others."""
    with pytest.raises(RuleViolation) as caught:
        yield
    assert caught.value.code is code
    assert values.items() <= caught.value.values.items()
