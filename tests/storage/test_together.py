"""Changes of several channels that are committed at once, where the database is locked anyway."""

from collections.abc import Callable
from functools import partial

import pytest

from core.campaign import Campaign
from storage import Changed, InteractionRepeated, StorageUnavailable, Store, Where
from tests.storage.commands import WHERE, add_ally, begin
from tests.storage.conftest import OpenStore
from tests.storage.database import lock_campaigns, run

CHANNELS = [Where(WHERE.guild, WHERE.channel + number) for number in range(4)]


@pytest.fixture
def begun(store: Store) -> Store:
    for where in CHANNELS:
        begin(store, where)
    return store


def now(store: Store, where: Where) -> Campaign:
    stored = store.find(where)
    assert stored is not None
    return stored.campaign


def allies(store: Store) -> list[list[str]]:
    return [[ally.name for ally in now(store, where).workers] for where in CHANNELS]


def refuse() -> Changed:
    raise ValueError("not now")


def test_each_change_is_stored_and_tells_what_it_came_to(
    begun: Store, open_store: OpenStore
) -> None:
    outcomes = begun.together([partial(add_ally, begun, "Rosa", where=one) for one in CHANNELS])
    told = [one for one in outcomes if isinstance(one, Changed)]
    assert [one.after.where for one in told] == CHANNELS
    assert allies(begun) == allies(open_store()) == [["Rosa"]] * 4
    assert [len(begun.history(one.after.id)) for one in told] == [2] * 4


def test_one_that_is_refused_does_not_hold_up_the_others(
    begun: Store, open_store: OpenStore
) -> None:
    first, *others = CHANNELS
    add_ally(begun, "Marta", where=first, interaction=7)
    repeated = partial(add_ally, begun, "Marta", where=others[0], interaction=7)
    works: list[Callable[[], Changed]] = [
        refuse,
        *(partial(add_ally, begun, "Rosa", where=one) for one in others),
        repeated,
    ]
    outcomes = begun.together(works)
    assert isinstance(outcomes[0], ValueError)
    assert isinstance(outcomes[-1], InteractionRepeated)
    assert allies(begun) == allies(open_store()) == [["Marta"], ["Rosa"], ["Rosa"], ["Rosa"]]


@pytest.mark.parametrize("locked", [True, False])
def test_what_cannot_be_committed_is_told_to_all(
    begun: Store, url: str, open_store: OpenStore, *, locked: bool
) -> None:
    store = open_store(wait=0.1)
    works = [partial(add_ally, store, "Rosa", where=one) for one in CHANNELS]
    if locked:
        with lock_campaigns(url):
            outcomes = store.together(works)
        assert all(isinstance(one, StorageUnavailable) for one in outcomes)
    elif url.startswith("sqlite"):
        # What SQLite does when the disk is full: it takes the whole transaction back.
        run(
            url,
            """
            CREATE TRIGGER full BEFORE INSERT ON log_entry
            WHEN NEW.campaign_id = 3
            BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END
            """,
        )
        outcomes = store.together(works)
        assert all(isinstance(one, Exception) for one in outcomes)
    assert allies(store) == allies(begun) == [[]] * 4
