"""Databases full of campaigns, made quickly: one is played, the others are copies of its rows."""

from collections.abc import Sequence
from contextlib import closing

from sqlalchemy import create_engine, text

from core.campaign import Settings
from core.events import Events
from storage.store import Store
from storage.values import Change, Where
from tests.core.table import COMMAND_ROOM, FACES, HOSPITAL, SWORD, Table
from tests.storage.commands import ACTOR, AT, new_interaction

GUILD = 1_103_000_000_000_000_001
FIRST_CHANNEL = 1_104_000_000_000_000_000

# An interaction is unique, so a copy has another one; far below what Discord would ever give out.
_COPY = (
    """
    INSERT INTO campaign
    SELECT id + {n}, guild, channel + {n}, language, version, state, began_at, ended_at
    FROM campaign WHERE id > {first} AND id <= {first} + {take}
    """,
    """
    INSERT INTO log_entry
    SELECT campaign_id + {n}, seq, at, user_id, user_name, command,
        -((campaign_id + {n}) * 100000 + seq), events
    FROM log_entry WHERE campaign_id > {first} AND campaign_id <= {first} + {take}
    """,
    """
    INSERT INTO log_subject
    SELECT campaign_id + {n}, kind, name, seq
    FROM log_subject WHERE campaign_id > {first} AND campaign_id <= {first} + {take}
    """,
)


def at_assignment() -> Table:
    """A group of two with four workers and a few cards, before its first Memory."""
    table = Table("Alessandra", "Bastiano", settings=Settings(die_faces=FACES))
    table.have("Common Sword", SWORD, 4)
    table.open(3)
    table.ally("Lucia", HOSPITAL)
    table.ally("Antonio", COMMAND_ROOM)
    table.ally("Paolo")
    table.ally("Teodora", shop=2)
    return table


def before_resolution() -> Table:
    """The same group after a Memory in which both lost hearts: every Building but the Shop asks."""
    table = at_assignment()
    table.begin("1.1")
    table.hurt("Alessandra", 1)
    table.hurt("Bastiano", 1)
    table.end(success=True)
    return table


def fill(url: str, table: Table, campaigns: int, first: int = FIRST_CHANNEL) -> range:
    """Put so many campaigns that stand as this table does into a database; give their channels."""
    with closing(Store(url)) as store:
        put(store, first, [tuple(table.log)])
        found = store.find(Where(GUILD, first))
        assert found is not None
    copy(url, found.id, campaigns)
    return range(first, first + campaigns)


def put(store: Store, channel: int, entries: Sequence[Events]) -> None:
    """Begin a campaign with these entries in its log."""
    where = Where(GUILD, channel)
    store.begin(
        where,
        entries[0],
        actor=ACTOR,
        command="/campaign new",
        interaction=new_interaction(),
        at=AT,
    )
    for events in entries[1:]:
        store.change(
            where,
            lambda _, events=events: Change(events),  # type: ignore[misc]
            actor=ACTOR,
            command="/test",
            interaction=new_interaction(),
            at=AT,
        )


def copy(url: str, campaign: int, campaigns: int) -> None:
    """Make so many of the newest campaign, by doubling it."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    number = 1
    with engine.begin() as connection:
        while number < campaigns:
            take = min(number, campaigns - number)
            for statement in _COPY:
                connection.execute(text(statement.format(n=number, first=campaign - 1, take=take)))
            number += take
        if engine.dialect.name == "postgresql":
            connection.execute(
                text("SELECT setval('campaign_id_seq', (SELECT max(id) FROM campaign))")
            )
    if engine.dialect.name == "postgresql":
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM ANALYZE"))
    engine.dispose()
