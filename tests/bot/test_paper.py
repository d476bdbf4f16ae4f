"""`/campaign from-paper`: a campaign begun on paper is entered midway, as a group does it."""

from collections.abc import Callable

import pytest

from core.campaign import Campaign, Contract, HqLevel, Phase
from core.paper import BASE
from loopback import Channel, Person
from tests.bot.conftest import Play
from tests.core import stages

pytestmark = pytest.mark.usefixtures("brotherhood")

Now = Callable[[], Campaign]


async def test_a_group_goes_on_after_the_memory_it_played_last(
    now: Now, table: Channel, ezio: Person
) -> None:
    await ezio.slash(table, "campaign new", name="Venice")
    reply = await ezio.call(
        table,
        "campaign from-paper",
        {
            "last-memory": "2.2",
            "xp": 60,
            "level": 2,
            "contract": 3,
            "number": 4,
            "also": "M.A, r1.1",
        },
    )
    assert not reply.ephemeral
    assert "`/card add-several`" in reply.content
    campaign = now()
    assert campaign.phase is Phase.ASSIGNMENT
    assert campaign.contract == Contract(position=3, number=4)
    assert (campaign.level, campaign.xp) == (HqLevel.TWO, 60)
    noted = {record.memory for record in campaign.diary}
    assert noted == {*BASE[: BASE.index("2.2") + 1], "M.A", "R1.1"}


async def test_it_can_be_played_on_at_once(now: Now, table: Channel, ezio: Person) -> None:
    await ezio.slash(table, "campaign new", name="Venice")
    await ezio.call(
        table, "campaign from-paper", {"last-memory": "1.1", "tried": True, "number": 1}
    )
    await ezio.slash(table, "roster ally add", name="Lucia")
    await ezio.slash(table, "assign", miniature="Lucia", building="command_room")
    reply = await ezio.slash(table, "memory begin")
    assert "1.2" in reply.content
    attempt = now().attempt
    assert attempt is not None
    assert attempt.memory == "1.2"
    shown = await ezio.slash(table, "campaign show")
    assert "1.1" in shown.text


async def test_before_the_headquarters_open_the_villa_is_next(
    now: Now, table: Channel, ezio: Person
) -> None:
    await ezio.slash(table, "campaign new", name="Venice")
    await ezio.call(table, "campaign from-paper", {"last-memory": "0.4"})
    assert now().phase is Phase.VILLA
    assert not now().hq_open


async def test_the_memories_are_offered(table: Channel, ezio: Person) -> None:
    await ezio.slash(table, "campaign new", name="Venice")
    offered = await ezio.autocomplete(table, "campaign from-paper", "last-memory", "3.")
    assert [one.name for one in offered] == ["3.5", "3.4", "3.3", "3.2", "3.1"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"last-memory": "9.9"}, "9.9"),
        ({"last-memory": "1.1", "also": "1.2"}, "1.2"),
        ({"last-memory": "1.1", "xp": 999}, "175"),
        ({"last-memory": "1.1", "contract": 0}, "50"),
    ],
)
async def test_what_cannot_be_is_refused(
    now: Now, table: Channel, ezio: Person, options: dict[str, str | int], told: str
) -> None:
    await ezio.slash(table, "campaign new", name="Venice")
    before = now()
    reply = await ezio.call(table, "campaign from-paper", options)
    assert reply.ephemeral
    assert told in reply.content
    assert now() == before


async def test_a_campaign_that_is_played_here_is_left_alone(
    play: Play, now: Now, table: Channel, amelie: Person
) -> None:
    began = play(stages.eliminated())
    reply = await amelie.call(table, "campaign from-paper", {"last-memory": "1.1"})
    assert reply.ephemeral
    assert "sur papier" in reply.content
    assert now() == began.campaign
