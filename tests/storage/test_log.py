"""The log is read in pages, newest first, and nobody can rewrite it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import DBAPIError

from core import corrections
from core.campaign import Building, Contract, MemoryRecord
from core.events import CampaignRenamed
from storage import Actor, Entry, Only, Store, migrate
from tests.core.table import COMMAND_ROOM, HOSPITAL
from tests.storage.commands import ACTOR, ELSEWHERE, add_ally, begin, change
from tests.storage.conftest import only_on_postgresql
from tests.storage.database import rows, run
from tests.storage.played import LUCREZIA, Played, two_rounds

RENAMED = CampaignRenamed(before="Venezia", after="Roma")


def test_pages_go_from_the_newest_entry_to_the_first(store: Store) -> None:
    campaign = begin(store).after.id
    for number in range(2, 8):
        add_ally(store, f"Ally {number}")

    pages = []
    page = store.entries(campaign, limit=3)
    while page:
        pages.append([entry.seq for entry in page])
        page = store.entries(campaign, before=page[-1].seq, limit=3)

    assert pages == [[7, 6, 5], [4, 3, 2], [1]]


def test_a_page_stays_the_same_when_entries_come_after_it(store: Store) -> None:
    campaign = begin(store).after.id
    add_ally(store, "Rosa")
    page = store.entries(campaign, before=2, limit=5)
    add_ally(store, "Teodora")
    assert store.entries(campaign, before=2, limit=5) == page


def test_logs_of_campaigns_do_not_mix(store: Store) -> None:
    here = begin(store).after.id
    there = begin(store, ELSEWHERE).after.id
    add_ally(store, "Rosa", where=ELSEWHERE)

    assert [entry.seq for entry in store.entries(here, limit=9)] == [1]
    assert [entry.campaign_id for entry in store.history(there)] == [there, there]


def test_a_campaign_nobody_knows_has_an_empty_log(store: Store) -> None:
    assert store.entries(4711, limit=5) == ()
    assert store.history(4711) == ()


@pytest.mark.parametrize(
    "rewriting",
    [
        "UPDATE log_entry SET events = '[]'",
        "UPDATE log_entry SET user_name = 'somebody else' WHERE seq = 1",
        "DELETE FROM log_entry WHERE seq = 2",
        "DELETE FROM log_entry",
    ],
)
def test_the_database_refuses_to_rewrite_the_log(store: Store, url: str, rewriting: str) -> None:
    begin(store)
    changed = add_ally(store, "Rosa")
    log = store.history(changed.after.id)

    with pytest.raises(DBAPIError, match="the log is append-only"):
        run(url, rewriting)

    assert store.history(changed.after.id) == log


@only_on_postgresql  # SQLite has no TRUNCATE
def test_the_database_refuses_to_empty_the_log(store: Store, url: str) -> None:
    begin(store)
    with pytest.raises(DBAPIError, match="the log is append-only"):
        run(url, "TRUNCATE log_entry CASCADE")


def test_events_are_text_that_a_move_between_databases_leaves_as_it_is(
    store: Store, url: str
) -> None:
    begin(store, name="Vénezia 🦅 \u200f\u0000")
    ((events, state),) = rows(
        url, "SELECT events, state FROM log_entry JOIN campaign ON campaign.id = campaign_id"
    )
    assert events.startswith('[{"v":1,"kind":"campaign_began","name":"Vénezia 🦅 \u200f\\u0000"')
    assert state.startswith('{"name":"Vénezia 🦅 \u200f\\u0000"')


# --- a part of it --------------------------------------------------------------------------------


def numbers(entries: tuple[Entry, ...]) -> list[int]:
    return [entry.seq for entry in entries]


@pytest.mark.parametrize(
    ("only", "found"),
    [
        (Only(memory="1.1"), [13, 11, 10, 9, 8, 7, 6, 5]),
        (Only(memory="1.2"), [22, 21, 20, 19, 18, 17, 16]),
        (Only(memory="2.1"), []),
        (Only(building=Building.HOSPITAL), [20, 12, 8]),
        (Only(building=Building.WORKSHOP), [21, 9, 3]),
        (Only(building=Building.SHOP), [21, 11, 10, 4]),
        (Only(building=Building.COMMAND_ROOM), [24, 22, 15, 11, 3]),
        (Only(actor=LUCREZIA.user), list(range(24, 0, -2))),
        (Only(actor=4711), []),
        (Only(memory="1.1", building=Building.SHOP), [11, 10]),
        (Only(memory="1.1", building=Building.SHOP, actor=LUCREZIA.user), [10]),
    ],
)
def test_entries_are_found_by_memory_building_and_person(
    store: Store, only: Only, found: list[int]
) -> None:
    two_rounds().put_into(store, ELSEWHERE)
    campaign = two_rounds().put_into(store).id

    assert numbers(store.entries(campaign, limit=50, only=only)) == found


def test_what_was_found_is_paged_both_ways(store: Store) -> None:
    campaign = two_rounds().put_into(store).id
    only = Only(memory="1.1")

    assert numbers(store.entries(campaign, limit=3, only=only)) == [13, 11, 10]
    assert numbers(store.entries(campaign, before=10, limit=3, only=only)) == [9, 8, 7]
    assert numbers(store.entries(campaign, after=7, limit=3, only=only)) == [10, 9, 8]
    assert numbers(store.entries(campaign, after=11, limit=3, only=only)) == [13]
    assert numbers(store.entries(campaign, after=13, limit=3, only=only)) == []


def test_taking_back_is_about_what_it_takes_back(store: Store) -> None:
    table = Played()
    table.open(3)
    table.ally("Lucia", COMMAND_ROOM)
    table.undo(4)
    campaign = table.put_into(store).id
    assert numbers(store.entries(campaign, limit=9, only=Only(building=Building.COMMAND_ROOM))) == [
        5,
        4,
        2,
    ]


def test_corrections_are_about_what_they_correct(store: Store) -> None:
    table = Played()
    table.open(3)
    lucia = table.ally("Lucia", HOSPITAL)
    table.do(corrections.building, lucia, Building.SHOP, "She stood there.")
    table.do(corrections.contract, Contract(position=2, number=4), "Misread.")
    record = MemoryRecord(memory="0.4", attempts=2, success=True)
    table.do(corrections.diary, "0.4", record, "Played before.")
    campaign = table.put_into(store).id

    def about(only: Only) -> list[int]:
        return numbers(store.entries(campaign, limit=9, only=only))

    assert about(Only(building=Building.HOSPITAL)) == [5, 4]
    assert about(Only(building=Building.SHOP)) == [5]
    assert about(Only(building=Building.COMMAND_ROOM)) == [6, 2]
    assert about(Only(memory="0.4")) == [7]


def test_one_entry_is_looked_up_by_its_number(store: Store) -> None:
    begin(store)
    changed = add_ally(store, "Rosa")
    assert store.entry(changed.after.id, 2) == changed.entry
    assert store.entry(changed.after.id, 3) is None


def test_a_part_of_the_history_is_read_in_its_order(store: Store) -> None:
    campaign = two_rounds().put_into(store).id
    assert numbers(store.history(campaign, first=20, last=22)) == [20, 21, 22]


def test_everybody_in_the_log_is_listed_once_as_they_were_called_last(store: Store) -> None:
    begin(store, ELSEWHERE)
    campaign = begin(store).after.id
    change(store, RENAMED, actor=LUCREZIA)
    change(store, RENAMED, actor=Actor(ACTOR.user, "Ezio Auditore"))

    assert store.actors(campaign) == (Actor(ACTOR.user, "Ezio Auditore"), LUCREZIA)


def test_the_memories_that_the_log_tells_of_are_listed_in_their_order(store: Store) -> None:
    begin(store, ELSEWHERE)
    campaign = two_rounds().put_into(store).id
    assert store.memories(campaign) == ("1.1", "1.2")


@pytest.mark.parametrize(
    "only",
    [
        Only(),
        Only(actor=1),
        Only(memory="1.1"),
        Only(building=Building.SHOP),
        Only(memory="1.1", building=Building.SHOP, actor=1),
    ],
)
def test_no_page_reads_the_whole_log_or_sorts_it(tmp_path: Path, only: Only) -> None:
    file = tmp_path / "campaigns.db"
    migrate(f"sqlite:///{file}")
    with closing(Store(f"sqlite:///{file}")) as store, queries() as asked:
        store.entries(1, before=50, limit=10, only=only)

    ((query, values),) = asked
    with closing(sqlite3.connect(file)) as connection:
        plan = [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {query}", values)]
    assert plan
    assert all("SEARCH" in step and "INDEX" in step for step in plan), plan


@contextmanager
def queries() -> Iterator[list[tuple[Any, Any]]]:
    """What the databases are asked meanwhile, with its values."""
    asked: list[tuple[Any, Any]] = []

    def note(*call: object) -> None:
        _, _, query, values, *_ = call
        asked.append((query, values))

    event.listen(Engine, "before_cursor_execute", note)
    yield asked
    event.remove(Engine, "before_cursor_execute", note)
