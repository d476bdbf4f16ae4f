"""A campaign moves from one database to another, and replaces no other unasked."""

from collections.abc import Callable

import pytest

from core import roster
from core.campaign import BrownCard, Building, Phase, WorkerKind
from core.events import CampaignEnded
from storage import (
    Archive,
    CampaignOver,
    CampaignRunning,
    Change,
    Changed,
    Conflict,
    Export,
    Imported,
    InteractionRepeated,
    Only,
    Store,
    Stored,
    archive,
)
from tests.storage.commands import (
    ACTOR,
    AT,
    ELSEWHERE,
    WHERE,
    add_ally,
    begin,
    change,
    end,
    new_interaction,
)
from tests.storage.conftest import OpenStore
from tests.storage.database import rows
from tests.storage.played import LUCREZIA, two_rounds
from tests.storage.threads import THREADS, at_once


def exported(store: Store, stored: Stored) -> bytes:
    return store.export(stored, program="0.1.0", at=AT).content


def bring_in(
    store: Store,
    archived: Archive,
    *,
    interaction: int | None = None,
    replacing: Export | None = None,
) -> Changed:
    return store.import_log(
        WHERE,
        archived,
        actor=LUCREZIA,
        interaction=new_interaction() if interaction is None else interaction,
        at=AT,
        replacing=replacing,
    )


@pytest.fixture
def content(store: Store) -> bytes:
    """The file of a campaign that was played in another channel."""
    return exported(store, two_rounds().put_into(store, ELSEWHERE))


@pytest.fixture
def archived(content: bytes) -> Archive:
    return archive.read(content)


# --- the same campaign ---------------------------------------------------------------------------


def test_a_campaign_moves_to_another_kind_of_database_and_nothing_is_lost(
    content: bytes, archived: Archive, store_of_other_kind: Store
) -> None:
    changed = bring_in(store_of_other_kind, archived)

    assert changed.before is None
    assert changed.after.campaign == two_rounds().campaign
    assert changed.after.version == 24
    assert store_of_other_kind.find(WHERE) == changed.after
    assert exported(store_of_other_kind, changed.after) == content


def test_its_log_is_the_same_and_can_be_looked_up(store: Store, archived: Archive) -> None:
    there = store.find(ELSEWHERE)
    assert there is not None
    here = bring_in(store, archived).after

    for old, new in zip(store.history(there.id), store.history(here.id), strict=True):
        assert new.interaction < 0
        assert (new.seq, new.at, new.actor, new.command, new.events) == (
            old.seq,
            old.at,
            old.actor,
            old.command,
            old.events,
        )
    for only in (Only(memory="1.2"), Only(building=Building.SHOP), Only(actor=LUCREZIA.user)):
        found = [
            [entry.seq for entry in store.entries(id_, limit=50, only=only)]
            for id_ in (there.id, here.id)
        ]
        assert found[0] == found[1] != []
    assert store.memories(here.id) == ("1.1", "1.2")
    assert store.taken_back(here.id) == (range(17, 18),)


def test_it_goes_on_here(store: Store, archived: Archive) -> None:
    here = bring_in(store, archived).after
    added = change(store, *roster.add_worker(here.campaign, WorkerKind.ALLY, "Pico", BrownCard()))
    assert added.after.version == 25

    undo = store.taking_back(added.after, 24)
    changed = store.change(
        WHERE,
        lambda stored: Change(undo(stored)),
        actor=ACTOR,
        command="/undo",
        interaction=new_interaction(),
        at=AT,
    )

    assert changed.after.campaign == two_rounds().states[22]


def test_everything_is_there_after_closing_and_opening_again(
    open_store: OpenStore, archived: Archive
) -> None:
    here = bring_in(open_store(), archived).after
    assert open_store().find(WHERE) == here


def test_the_same_file_can_be_brought_into_several_channels(
    store: Store, archived: Archive, content: bytes
) -> None:
    for _ in range(2):
        here = bring_in(store, archived).after
        assert exported(store, here) == content
        end(store)


def test_who_brought_a_campaign_in_is_written_down(store: Store, archived: Archive) -> None:
    here = bring_in(store, archived).after
    assert store.imported(here.id) == Imported(24, LUCREZIA, AT)
    there = store.find(ELSEWHERE)
    assert there is not None
    assert store.imported(there.id) is None


def test_an_export_ends_with_what_was_seen(store: Store) -> None:
    seen = begin(store).after
    add_ally(store, "Rosa")
    assert archive.read(exported(store, seen)).campaign == seen.campaign


# --- instead of another --------------------------------------------------------------------------


def test_a_running_campaign_is_not_replaced_unasked(store: Store, archived: Archive) -> None:
    running = begin(store).after
    with pytest.raises(CampaignRunning):
        bring_in(store, archived)
    assert store.find(WHERE) == running


def test_a_running_campaign_is_replaced_once_it_was_exported(
    store: Store, archived: Archive
) -> None:
    running = begin(store, name="Roma").after
    export = store.export(running, program="0.1.0", at=AT)

    changed = bring_in(store, archived, replacing=export)

    assert changed.before == running
    assert store.find(WHERE) == changed.after
    assert changed.after.campaign == archived.campaign
    assert archive.read(export.content).campaign == running.campaign
    ended = store.history(running.id)[-1]
    assert (ended.actor, ended.events) == (LUCREZIA, (CampaignEnded(name="Roma"),))


def test_the_replaced_campaign_can_be_brought_back(store: Store, archived: Archive) -> None:
    running = begin(store, name="Roma").after
    export = store.export(running, program="0.1.0", at=AT)
    here = bring_in(store, archived, replacing=export).after

    back = bring_in(
        store,
        archive.read(export.content),
        replacing=store.export(here, program="0.1.0", at=AT),
    )

    assert back.after.campaign == running.campaign


def changed_meanwhile(store: Store) -> None:
    add_ally(store, "Rosa")


def ended_meanwhile(store: Store) -> None:
    end(store)


def begun_anew_meanwhile(store: Store) -> None:
    end(store)
    begin(store)


@pytest.mark.parametrize("meanwhile", [changed_meanwhile, ended_meanwhile, begun_anew_meanwhile])
def test_another_campaign_than_was_exported_is_not_replaced(
    store: Store, archived: Archive, meanwhile: Callable[[Store], None]
) -> None:
    export = store.export(begin(store).after, program="0.1.0", at=AT)
    meanwhile(store)
    found = store.find(WHERE)

    with pytest.raises(Conflict):
        bring_in(store, archived, replacing=export)

    assert store.find(WHERE) == found


def test_a_campaign_that_has_ended_is_not_brought_in(store: Store) -> None:
    begin(store)
    ended = end(store).after
    assert ended.campaign.phase is Phase.ENDED
    with pytest.raises(CampaignOver):
        bring_in(store, archive.read(exported(store, ended)))


def test_an_import_delivered_again_is_a_repeat(store: Store, url: str, archived: Archive) -> None:
    bring_in(store, archived, interaction=5)
    log = rows(url, "SELECT * FROM log_entry ORDER BY campaign_id, seq")
    with pytest.raises(InteractionRepeated):
        bring_in(store, archived, interaction=5)
    assert rows(url, "SELECT * FROM log_entry ORDER BY campaign_id, seq") == log


def test_of_many_who_bring_a_campaign_in_at_once_one_does(
    open_store: OpenStore, archived: Archive
) -> None:
    stores = open_store(wait=30), open_store(wait=30)

    outcomes = at_once(lambda number: bring_in(stores[number % 2], archived))

    (winner,) = [outcome for outcome in outcomes if isinstance(outcome, Changed)]
    assert stores[0].find(WHERE) == winner.after
    assert sum(isinstance(outcome, CampaignRunning) for outcome in outcomes) == THREADS - 1
