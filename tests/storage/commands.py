"""What the tests give to a store: a channel, a person, and small commands."""

from datetime import UTC, datetime
from itertools import count

from core.campaign import Assassin, Language, MiniatureId, Settings, Worker, WorkerKind
from core.events import (
    CampaignBegan,
    CampaignEnded,
    Event,
    SettingsChanged,
    WorkerAdded,
)
from storage import Actor, Change, Changed, Store, Stored, Where

WHERE = Where(guild=1_103_000_000_000_000_001, channel=1_103_000_000_000_000_002)
ELSEWHERE = Where(guild=WHERE.guild, channel=WHERE.channel + 1)
ACTOR = Actor(user=1_103_000_000_000_000_003, name="Ezio ✨")
AT = datetime(2026, 11, 30, 20, 15, 0, 123456, tzinfo=UTC)

_interactions = count(1_103_000_000_000_001_000)


def new_interaction() -> int:
    return next(_interactions)


def began(name: str = "Venezia") -> CampaignBegan:
    return CampaignBegan(
        name=name,
        settings=Settings(),
        assassins=(Assassin(id=MiniatureId(1), name="Dariâ", player=ACTOR.user),),
    )


def begin(
    store: Store,
    where: Where = WHERE,
    *,
    name: str = "Venezia",
    interaction: int | None = None,
    post: bool = False,
) -> Changed:
    return store.begin(
        where,
        (began(name),),
        actor=ACTOR,
        command="/campaign new",
        interaction=new_interaction() if interaction is None else interaction,
        at=AT,
        post=post,
    )


def change(
    store: Store,
    *events: Event,
    where: Where = WHERE,
    actor: Actor = ACTOR,
    interaction: int | None = None,
    post: bool = False,
) -> Changed:
    """Store these events, whatever the state is."""
    return store.change(
        where,
        lambda _: Change(events, post=post),
        actor=actor,
        command="/test",
        interaction=new_interaction() if interaction is None else interaction,
        at=AT,
    )


def add_ally(
    store: Store, name: str, *, where: Where = WHERE, interaction: int | None = None
) -> Changed:
    """A command whose event depends on the state: the Ally gets the next free id."""

    def decide(stored: Stored) -> Change:
        return Change((ally_added(stored, name),))

    return store.change(
        where,
        decide,
        actor=ACTOR,
        command=f"/roster ally add {name}",
        interaction=new_interaction() if interaction is None else interaction,
        at=AT,
    )


def ally_added(stored: Stored, name: str) -> WorkerAdded:
    free = MiniatureId(stored.campaign.last_id + 1)
    return WorkerAdded(worker=Worker(id=free, name=name, kind=WorkerKind.ALLY))


def end(store: Store, where: Where = WHERE, *, interaction: int | None = None) -> Changed:
    return change(store, CampaignEnded(name="Venezia"), where=where, interaction=interaction)


def speak_french(stored: Stored) -> SettingsChanged:
    before = stored.campaign.settings
    return SettingsChanged(
        before=before, after=before.model_copy(update={"language": Language.FRENCH})
    )
