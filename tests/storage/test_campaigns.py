"""Campaigns begin, change and end, one at a time in a channel."""

from datetime import timedelta, timezone

import pytest

from core.campaign import Language, Phase
from core.events import CampaignRenamed
from storage import CampaignRunning, NoCampaign, Store
from tests.storage import commands
from tests.storage.commands import ACTOR, AT, ELSEWHERE, WHERE, add_ally, begin, change, end
from tests.storage.conftest import OpenStore
from tests.storage.database import rows


def test_a_channel_has_no_campaign_until_one_begins(store: Store) -> None:
    assert store.find(WHERE) is None


def test_a_campaign_begins_with_the_first_entry_of_its_log(store: Store) -> None:
    changed = begin(store)

    assert changed.before is None
    assert changed.after.version == 1
    assert changed.after.campaign.name == "Venezia"
    assert changed.after.campaign.assassins[0].player == ACTOR.user
    assert store.find(WHERE) == changed.after
    assert store.history(changed.after.id) == (changed.entry,)


def test_a_change_is_decided_on_the_state_as_it_is_and_adds_one_entry(store: Store) -> None:
    first = begin(store)
    changed = add_ally(store, "Rosa")

    assert changed.before == first.after
    assert [ally.name for ally in changed.after.campaign.workers] == ["Rosa"]
    assert changed.after.version == 2
    assert changed.entry is not None
    assert changed.entry.seq == 2
    assert store.find(WHERE) == changed.after
    assert store.history(changed.after.id) == (first.entry, changed.entry)


def test_an_entry_says_who_gave_which_command_when(store: Store) -> None:
    changed = begin(store, interaction=77)
    add_ally(store, "Rosa", interaction=78)

    _, entry = store.history(changed.after.id)

    assert entry.actor == ACTOR
    assert entry.command == "/roster ally add Rosa"
    assert entry.interaction == 78
    assert entry.at == AT
    assert entry.at.utcoffset() == timedelta(0)


def test_times_are_given_back_in_utc_whatever_zone_they_came_in(store: Store) -> None:
    in_venice = AT.astimezone(timezone(timedelta(hours=1)))
    changed = store.begin(
        WHERE, (commands.began(),), actor=ACTOR, command="", interaction=1, at=in_venice
    )

    (entry,) = store.history(changed.after.id)

    assert entry.at == AT
    assert entry.at.utcoffset() == timedelta(0)


def test_a_time_without_a_zone_is_refused_and_nothing_is_stored(store: Store) -> None:
    with pytest.raises(Exception, match="time zone"):
        store.begin(
            WHERE,
            (commands.began(),),
            actor=ACTOR,
            command="",
            interaction=1,
            at=AT.replace(tzinfo=None),
        )
    assert store.find(WHERE) is None


def test_channels_do_not_mix(store: Store) -> None:
    begin(store, WHERE, name="Venezia")
    begin(store, ELSEWHERE, name="Roma")
    add_ally(store, "Rosa", where=ELSEWHERE)

    here, there = store.find(WHERE), store.find(ELSEWHERE)

    assert here is not None
    assert here.campaign.name == "Venezia"
    assert here.campaign.workers == ()
    assert there is not None
    assert there.campaign.name == "Roma"
    assert len(there.campaign.workers) == 1


def test_a_channel_with_a_running_campaign_refuses_another(store: Store) -> None:
    running = begin(store)
    with pytest.raises(CampaignRunning):
        begin(store, name="Roma")
    assert store.find(WHERE) == running.after


def test_an_ended_campaign_keeps_its_log_and_makes_room_for_the_next(store: Store) -> None:
    first = begin(store).after
    ended = end(store)

    assert ended.after.campaign.phase is Phase.ENDED
    assert store.find(WHERE) is None

    second = begin(store, name="Roma").after
    assert store.find(WHERE) == second
    assert second.id != first.id
    assert len(store.history(first.id)) == 2


@pytest.mark.parametrize("had_one", [False, True])
def test_a_channel_without_a_running_campaign_has_nothing_to_change(
    store: Store, had_one: bool
) -> None:
    if had_one:
        begin(store)
        end(store)
    with pytest.raises(NoCampaign):
        add_ally(store, "Rosa")


def test_a_log_that_does_not_begin_with_the_campaigns_beginning_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="CampaignBegan"):
        store.begin(
            WHERE,
            (CampaignRenamed(before="Venezia", after="Roma"),),
            actor=ACTOR,
            command="",
            interaction=1,
            at=AT,
        )


def test_the_language_can_be_read_off_the_row(store: Store, url: str) -> None:
    stored = begin(store).after
    assert rows(url, "SELECT language FROM campaign") == [(Language.ENGLISH,)]

    change(store, commands.speak_french(stored))
    assert rows(url, "SELECT language FROM campaign") == [(Language.FRENCH,)]


def test_everything_is_there_after_closing_and_opening_again(open_store: OpenStore) -> None:
    store = open_store()
    begin(store)
    changed = add_ally(store, "Rosa")
    log = store.history(changed.after.id)
    store.close()

    again = open_store()

    assert again.find(WHERE) == changed.after
    assert again.history(changed.after.id) == log


def test_what_another_process_changed_is_seen(open_store: OpenStore) -> None:
    here, there = open_store(), open_store()
    begin(here)
    assert here.find(WHERE) == there.find(WHERE)

    changed = add_ally(there, "Rosa")

    assert here.find(WHERE) == changed.after
    assert add_ally(here, "Teodora").before == changed.after
