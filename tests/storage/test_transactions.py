"""A command is stored whole, once, or not at all, whoever else is at it."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from psycopg import ProgrammingError
from pydantic_core import PydanticSerializationError

from core.apply import replay
from core.events import CampaignRenamed, CommandRoomOutcome, CommandRoomResolved
from storage import (
    CampaignRunning,
    Change,
    Changed,
    Conflict,
    InteractionRepeated,
    StorageUnavailable,
    Store,
    Stored,
)
from tests.storage import commands
from tests.storage.commands import ACTOR, AT, WHERE, add_ally, begin, change, end
from tests.storage.conftest import OpenStore, only_on_postgresql
from tests.storage.database import lock_campaigns, rows, run
from tests.storage.threads import THREADS, at_once

RENAMED = CampaignRenamed(before="Venezia", after="Roma")
CHANGES = 4


class Refused(Exception):
    """What a decision raises is its own business."""


def decided(store: Store, decide: Callable[[Stored], Change], interaction: int = 9) -> Changed:
    return store.change(WHERE, decide, actor=ACTOR, command="/test", interaction=interaction, at=AT)


@contextmanager
def nothing_changes(store: Store, url: str) -> Iterator[None]:
    def everything() -> list[object]:
        return [
            rows(url, "SELECT * FROM campaign ORDER BY id"),
            rows(url, "SELECT * FROM log_entry ORDER BY campaign_id, seq"),
            rows(url, "SELECT * FROM post ORDER BY id"),
        ]

    before, found = everything(), store.find(WHERE)
    yield
    assert everything() == before
    assert store.find(WHERE) == found


# --- whole or not at all -------------------------------------------------------------------------


def test_a_refused_decision_stores_nothing_and_says_why(store: Store, url: str) -> None:
    begin(store)

    def refuse(_: Stored) -> Change:
        raise Refused("not now")

    with nothing_changes(store, url), pytest.raises(Refused, match="not now"):
        decided(store, refuse)

    add_ally(store, "Rosa")  # and the next command is not held up


def test_events_that_cannot_be_applied_store_nothing(store: Store, url: str) -> None:
    begin(store)
    before_any_memory = CommandRoomResolved(
        shares=(), contract=None, outcome=CommandRoomOutcome.NO_CONTRACT
    )
    with nothing_changes(store, url), pytest.raises(ValueError, match="not enough values"):
        change(store, RENAMED, before_any_memory)


def test_a_state_that_could_not_be_read_again_is_not_stored(store: Store, url: str) -> None:
    begin(store)
    wrong = CampaignRenamed.model_construct(before="Venezia", after=17)  # type: ignore[arg-type]

    with nothing_changes(store, url), pytest.raises(PydanticSerializationError):
        change(store, wrong)


def test_a_decision_without_events_stores_nothing(store: Store, url: str) -> None:
    stored = begin(store).after

    with nothing_changes(store, url):
        changed = decided(store, lambda _: Change((), post=True))

    assert changed == Changed(stored, stored, None, None)


def test_a_failure_at_the_last_statement_takes_back_the_first(store: Store, url: str) -> None:
    begin(store)
    run(url, "ALTER TABLE post RENAME TO mislaid")
    with pytest.raises((StorageUnavailable, ProgrammingError)):
        change(store, RENAMED, post=True)
    run(url, "ALTER TABLE mislaid RENAME TO post")

    stored = store.find(WHERE)
    assert stored is not None
    assert stored.version == 1
    assert stored.campaign.name == "Venezia"
    assert len(store.history(stored.id)) == 1


def test_an_acknowledged_command_survives_kill_9(url: str, open_store: OpenStore) -> None:
    program = """
import os, signal, sys
from storage import Store
from tests.storage.commands import add_ally, begin
store = Store(sys.argv[1])
begin(store)
add_ally(store, "Rosa")
os.kill(os.getpid(), signal.SIGKILL)
"""
    killed = subprocess.run([sys.executable, "-c", program, url], check=False)  # noqa: S603
    assert killed.returncode == -9

    store = open_store()
    stored = store.find(WHERE)
    assert stored is not None
    assert [ally.name for ally in stored.campaign.workers] == ["Rosa"]
    assert [entry.seq for entry in store.history(stored.id)] == [1, 2]


# --- once ----------------------------------------------------------------------------------------


def test_an_interaction_delivered_again_is_not_even_decided_again(store: Store, url: str) -> None:
    begin(store)
    add_ally(store, "Rosa", interaction=5)

    def decide(_: Stored) -> Change:
        pytest.fail("it was decided again")

    with nothing_changes(store, url), pytest.raises(InteractionRepeated):
        decided(store, decide, interaction=5)


def test_a_beginning_and_an_end_delivered_again_are_repeats_too(store: Store, url: str) -> None:
    begin(store, interaction=5)
    with nothing_changes(store, url), pytest.raises(InteractionRepeated):
        begin(store, interaction=5)

    end(store, interaction=6)
    with nothing_changes(store, url), pytest.raises(InteractionRepeated):
        end(store, interaction=6)


def test_one_interaction_delivered_to_many_is_stored_once(open_store: OpenStore) -> None:
    stores = open_store(), open_store()
    begin(stores[0])

    outcomes = at_once(lambda n: add_ally(stores[n % 2], f"Ally {n}", interaction=5))

    assert sum(isinstance(outcome, Changed) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, InteractionRepeated) for outcome in outcomes) == THREADS - 1


# --- with others ---------------------------------------------------------------------------------


def test_changes_from_many_threads_of_two_processes_all_count(open_store: OpenStore) -> None:
    stores = open_store(wait=30), open_store(wait=30)
    campaign = begin(stores[0]).after.id

    def add_some(number: int) -> None:
        for turn in range(CHANGES):
            add_ally(stores[number % 2], f"Ally {number}.{turn}")

    assert at_once(add_some) == [None] * THREADS

    stored = stores[0].find(WHERE)
    assert stored is not None
    assert stored.version == 1 + THREADS * CHANGES
    assert {ally.name for ally in stored.campaign.workers} == {
        f"Ally {number}.{turn}" for number in range(THREADS) for turn in range(CHANGES)
    }
    log = stores[0].history(campaign)
    assert [entry.seq for entry in log] == list(range(1, stored.version + 1))
    assert replay(event for entry in log for event in entry.events) == stored.campaign


def test_of_many_who_begin_at_once_in_a_channel_one_does(open_store: OpenStore) -> None:
    stores = open_store(), open_store()

    outcomes = at_once(lambda n: begin(stores[n % 2], name=f"Campaign {n}"))

    (winner,) = [outcome for outcome in outcomes if isinstance(outcome, Changed)]
    assert stores[0].find(WHERE) == winner.after
    assert sum(isinstance(outcome, CampaignRunning) for outcome in outcomes) == THREADS - 1


def test_a_version_that_moved_in_spite_of_the_lock_is_a_conflict(store: Store, url: str) -> None:
    begin(store)
    # Nobody can get past the lock, so the database is told to find no row to update.
    if url.startswith("sqlite"):
        run(
            url,
            "CREATE TRIGGER moved BEFORE UPDATE ON campaign BEGIN SELECT RAISE(IGNORE); END",
        )
    else:
        run(
            url,
            "CREATE FUNCTION moved() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RETURN NULL; END $$",
            "CREATE TRIGGER moved BEFORE UPDATE ON campaign FOR EACH ROW EXECUTE FUNCTION moved()",
        )

    with nothing_changes(store, url), pytest.raises(Conflict):
        add_ally(store, "Rosa")


# --- a database that is locked or away -----------------------------------------------------------


def test_a_lock_that_is_not_let_go_is_reported_and_then_forgotten(
    open_store: OpenStore, url: str
) -> None:
    store = open_store(wait=0.05)
    begin(store)

    with lock_campaigns(url):
        with nothing_changes(store, url), pytest.raises(StorageUnavailable):
            add_ally(store, "Rosa")
        assert store.find(WHERE) is not None  # reading goes on

    add_ally(store, "Rosa")


@only_on_postgresql
def test_a_connection_lost_in_a_transaction_stores_nothing(store: Store, url: str) -> None:
    begin(store)

    def decide(stored: Stored) -> Change:
        disconnect_everybody(url)
        return Change((commands.ally_added(stored, "Rosa"),))

    with nothing_changes(store, url), pytest.raises(StorageUnavailable):
        decided(store, decide)
    add_ally(store, "Rosa")


@only_on_postgresql
def test_a_server_that_was_started_anew_is_not_noticed(store: Store, url: str) -> None:
    begin(store)
    disconnect_everybody(url)
    add_ally(store, "Rosa")


def disconnect_everybody(url: str) -> None:
    rows(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
