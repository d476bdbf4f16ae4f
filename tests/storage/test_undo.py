"""Steps are taken back, by one at a time, to exactly the state before them."""

import random
from collections.abc import Callable, Iterator

import pytest

from core import cards, corrections, health, memory, roster
from core.apply import replay
from core.campaign import BrownCard, Building, Campaign, WorkerKind
from core.cards import NewCards
from core.events import Events, TakenBack
from core.headquarters import assignment, opening, resolution
from core.undo import Taken
from core.violations import Refusal, RuleViolation
from storage import Change, Changed, Conflict, NoEntry, Store, Stored
from tests.core.table import SWORD, Scripted
from tests.storage.commands import (
    ACTOR,
    AT,
    WHERE,
    add_ally,
    begin,
    change,
    end,
    new_interaction,
)
from tests.storage.conftest import OpenStore
from tests.storage.played import LUCREZIA, two_rounds
from tests.storage.threads import THREADS, at_once


def undo(store: Store, first: int, seen: Stored | None = None) -> Changed:
    """Lucrezia takes back what was done from entry `first` to the newest that she saw."""
    seen = seen or store.find(WHERE)
    assert seen is not None
    decide = store.taking_back(seen, first)
    return store.change(
        WHERE,
        lambda stored: Change(decide(stored)),
        actor=LUCREZIA,
        command="/undo",
        interaction=new_interaction(),
        at=AT,
    )


# --- states --------------------------------------------------------------------------------------


def test_the_state_after_any_entry_can_be_had(open_store: OpenStore) -> None:
    table = two_rounds()
    campaign = table.put_into(open_store()).id
    store = open_store()  # which has nothing in memory
    assert [store.state_at(campaign, seq) for seq in range(1, 25)] == table.states


def test_there_is_no_state_where_there_is_no_entry(store: Store) -> None:
    campaign = begin(store).after.id
    for seq in (0, 2):
        with pytest.raises(NoEntry):
            store.state_at(campaign, seq)
    with pytest.raises(NoEntry):
        store.state_at(4711, 1)


# --- taking back ---------------------------------------------------------------------------------


def test_an_undo_is_an_entry_that_says_whose_commands_it_took_back(store: Store) -> None:
    campaign = begin(store).after.id
    before = add_ally(store, "Rosa").after
    change(store, *add_ally_events(before, "Teodora"), actor=LUCREZIA)
    add_ally(store, "Pico")

    changed = undo(store, 3)

    assert changed.after.campaign == before.campaign
    assert changed.entry is not None
    assert changed.entry.actor == LUCREZIA
    assert changed.entry.events == (
        TakenBack(
            first=3,
            last=4,
            commands=("/test", "/roster ally add Pico"),
            actors=(LUCREZIA.name, ACTOR.name),
            state=before.campaign,
        ),
    )
    assert [entry.seq for entry in store.history(campaign)] == [1, 2, 3, 4, 5]


def add_ally_events(stored: Stored, name: str) -> Events:
    return roster.add_worker(stored.campaign, WorkerKind.ALLY, name, BrownCard())


def test_an_undo_can_be_undone(store: Store) -> None:
    campaign = begin(store).after.id
    both = [add_ally(store, name).after.campaign for name in ("Rosa", "Teodora")]

    undo(store, 3)
    assert store.taken_back(campaign) == (range(3, 4),)

    assert undo(store, 4).after.campaign == both[1]
    assert store.taken_back(campaign) == (range(4, 5),)

    assert undo(store, 5).after.campaign == both[0]
    assert store.taken_back(campaign) == (range(3, 4), range(5, 6))


def test_who_is_asked_first_can_be_told_what_would_be_taken_back(store: Store) -> None:
    begin(store)
    add_ally(store, "Rosa")
    stored = change(store, *add_ally_events(add_ally(store, "Pico").after, "Sofia"), actor=LUCREZIA)
    assert store.taken(stored.after.id, 3, 4) == (
        Taken(seq=3, command="/roster ally add Pico", actor=ACTOR.name),
        Taken(seq=4, command="/test", actor=LUCREZIA.name),
    )


@pytest.mark.parametrize(
    ("first", "why"), [(1, Refusal.BEGINNING_STAYS), (3, Refusal.NOTHING_TO_TAKE_BACK)]
)
def test_the_beginning_stays_and_nothing_is_no_step(store: Store, first: int, why: Refusal) -> None:
    begin(store)
    add_ally(store, "Rosa")
    with pytest.raises(RuleViolation) as refused:
        undo(store, first)
    assert refused.value.code is why


def test_what_comes_later_is_not_there_to_be_taken_back(store: Store) -> None:
    begin(store)
    with pytest.raises(NoEntry):
        undo(store, 5)


# --- any steps -----------------------------------------------------------------------------------


def text(campaign: Campaign) -> str:
    return campaign.model_dump_json()


def possible(campaign: Campaign, luck: random.Random) -> Iterator[Callable[[], Events]]:
    """Some of what people might do, allowed or not."""
    chance = Scripted()
    everybody = [one.id for one in campaign.miniatures()]
    name = f"Ally {luck.randrange(100)}"
    yield lambda: roster.add_worker(campaign, WorkerKind.ALLY, name, BrownCard())
    yield lambda: cards.add(campaign, NewCards(name="Sword", printed=SWORD), campaign.store, chance)
    yield lambda: opening.open_headquarters(
        campaign, "Flying Machine", contract_number=2, played_on_paper=True
    )
    yield lambda: assignment.assign(campaign, luck.choice(everybody), luck.choice(list(Building)))
    yield lambda: health.wound(campaign, luck.choice(everybody), 1)
    yield lambda: corrections.hearts(campaign, luck.choice(everybody), 2, "Miscounted.")
    yield lambda: memory.begin(campaign)
    yield lambda: memory.end_attempt(campaign, success=luck.random() < 0.5)
    yield lambda: resolution.begin(campaign, chance)
    yield lambda: resolution.decline_to_build(campaign, chance)
    yield lambda: resolution.reveal_on_table(campaign, [NewCards(name="Knife")], chance)


def any_step(campaign: Campaign, luck: random.Random) -> Events:
    steps = list(possible(campaign, luck))
    luck.shuffle(steps)
    for step in steps:
        try:
            return step()
        except RuleViolation:
            pass
    raise AssertionError("nobody can do anything")


@pytest.mark.parametrize("seed", range(4))
def test_doing_and_taking_back_leaves_the_same_state_to_the_byte(
    open_store: OpenStore, seed: int
) -> None:
    luck = random.Random(seed)  # noqa: S311 - the same steps each time
    store = open_store()
    stored = begin(store).after
    states = [text(stored.campaign)]
    for _ in range(40):
        if len(states) > 2 and luck.random() < 0.3:
            first = luck.randint(2, len(states))
            stored = undo(store, first).after
            assert text(stored.campaign) == states[first - 2]
        else:
            stored = change(store, *any_step(stored.campaign, luck)).after
        states.append(text(stored.campaign))

    anew = open_store()
    read = [anew.state_at(stored.id, seq) for seq in range(1, len(states) + 1)]
    assert [text(campaign) for campaign in read] == states
    events = (event for entry in anew.history(stored.id) for event in entry.events)
    assert text(replay(events)) == states[-1]


# --- at the same time ----------------------------------------------------------------------------


def test_what_changed_since_it_was_seen_is_not_taken_back(store: Store) -> None:
    begin(store)
    seen = add_ally(store, "Rosa").after
    after = add_ally(store, "Teodora").after

    with pytest.raises(Conflict):
        undo(store, 2, seen)

    assert store.find(WHERE) == after


def test_another_campaign_at_the_same_version_is_not_taken_back(store: Store) -> None:
    begin(store)
    seen = add_ally(store, "Rosa").after
    end(store)
    begin(store, name="Roma")
    after = add_ally(store, "Teodora").after

    with pytest.raises(Conflict):
        undo(store, 2, seen)

    assert store.find(WHERE) == after


def test_of_many_who_take_back_the_same_step_one_does(open_store: OpenStore) -> None:
    stores = open_store(wait=30), open_store(wait=30)
    began = begin(stores[0]).after
    seen = add_ally(stores[0], "Rosa").after

    outcomes = at_once(lambda number: undo(stores[number % 2], 2, seen))

    (winner,) = [outcome for outcome in outcomes if isinstance(outcome, Changed)]
    assert winner.after.campaign == began.campaign
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == THREADS - 1
    assert stores[0].find(WHERE) == winner.after
    assert winner.after.version == 3


def test_an_undo_that_races_commands_takes_back_what_was_seen_or_nothing(
    open_store: OpenStore,
) -> None:
    stores = open_store(wait=30), open_store(wait=30)
    began = begin(stores[0]).after
    seen = add_ally(stores[0], "Rosa").after

    def race(number: int) -> Changed:
        store = stores[number % 2]
        return undo(store, 2, seen) if number < 2 else add_ally(store, f"Ally {number}")

    outcomes = at_once(race)

    undone = [one for one in outcomes[:2] if isinstance(one, Changed)]
    assert len(undone) <= 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 2 - len(undone)
    assert all(isinstance(outcome, Changed) for outcome in outcomes[2:])
    for one in undone:
        assert one.after.version == 3  # before all others
        assert one.after.campaign == began.campaign
    log = stores[0].history(seen.id)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    stored = stores[0].find(WHERE)
    assert stored is not None
    assert replay(event for entry in log for event in entry.events) == stored.campaign
