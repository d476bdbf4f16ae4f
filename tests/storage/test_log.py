"""The log is read in pages, newest first, and nobody can rewrite it."""

import pytest
from sqlalchemy.exc import DBAPIError

from storage import Store
from tests.storage.commands import ELSEWHERE, add_ally, begin
from tests.storage.conftest import only_on_postgresql
from tests.storage.database import rows, run


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
