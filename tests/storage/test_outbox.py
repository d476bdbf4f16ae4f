"""What must be shown in the channel is remembered until it is."""

from core.events import CampaignRenamed
from storage import Post, Store
from tests.storage.commands import AT, ELSEWHERE, WHERE, add_ally, begin, change
from tests.storage.conftest import OpenStore
from tests.storage.database import rows

RENAMED = CampaignRenamed(before="Venezia", after="Roma")


def announced(store: Store) -> Post:
    post = change(store, RENAMED, post=True).post
    assert post is not None
    return post


def test_only_changes_that_ask_for_it_are_posted(store: Store) -> None:
    assert begin(store).post is None
    assert add_ally(store, "Rosa").post is None
    assert store.unposted(limit=10) == ()


def test_a_post_is_stored_with_its_change_and_survives_a_restart(open_store: OpenStore) -> None:
    store = open_store()
    begin(store)
    changed = change(store, RENAMED, post=True)
    store.close()

    (post,) = open_store().unposted(limit=10)

    assert post == changed.post
    assert post.entry == changed.entry
    assert post.where == WHERE
    assert post.message is None


def test_a_beginning_can_be_posted(store: Store) -> None:
    changed = begin(store, post=True)
    assert store.unposted(limit=10) == (changed.post,)


def test_what_is_posted_or_abandoned_is_not_posted_again(store: Store) -> None:
    begin(store)
    shown, hopeless, waiting = announced(store), announced(store), announced(store)

    store.posted(shown.id, message=1_103_000_000_000_000_009, at=AT)
    store.abandon(hopeless.id, at=AT)

    assert store.unposted(limit=10) == (waiting,)


def test_what_is_settled_stays_settled_as_it_was(store: Store, url: str) -> None:
    begin(store)
    shown = announced(store)

    store.posted(shown.id, message=5, at=AT)
    store.abandon(shown.id, at=AT)  # by another process, which was too late

    assert rows(url, "SELECT message FROM post") == [(5,)]


def test_the_oldest_posts_come_first_and_no_more_than_asked_for(store: Store) -> None:
    begin(store, WHERE)
    begin(store, ELSEWHERE)
    first = announced(store)
    second = change(store, RENAMED, where=ELSEWHERE, post=True).post
    announced(store)

    assert store.unposted(limit=2) == (first, second)


def test_a_post_has_one_nonce_for_ever_and_no_other_post_has_it(store: Store) -> None:
    begin(store)
    first, second = announced(store), announced(store)
    again, _ = store.unposted(limit=10)

    assert again.nonce == first.nonce != second.nonce
    assert len(first.nonce) <= 25  # Discord's limit
