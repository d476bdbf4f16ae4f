"""`/correct`, as a group sees it: what is set by hand, what is refused and why."""

from collections.abc import Callable

import pytest

from core.campaign import (
    Attempt,
    Building,
    Campaign,
    Contract,
    HealthState,
    HqLevel,
    Phase,
    PlaceKind,
    Slot,
    TurnPhase,
)
from core.hearts import state
from core.turns import track
from loopback import Channel, Person, Reply
from loopback.clicks import Value
from tests.bot.conftest import Play
from tests.core import stages
from tests.core.table import Table, headquarters

pytestmark = pytest.mark.usefixtures("brotherhood")

Now = Callable[[], Campaign]
REASON = "we looked at the table"


async def correct(
    person: Person, channel: Channel, what: str, /, reason: str = REASON, **options: Value
) -> Reply:
    """Correct something; names of options have an underscore for each hyphen."""
    values = {name.replace("_", "-"): value for name, value in options.items()}
    return await person.call(channel, f"correct {what}", {**values, "reason": reason})


def corrected(reply: Reply) -> str:
    """What the answer says was corrected, to be read by everybody."""
    assert not reply.ephemeral, reply.content
    return reply.content.splitlines()[0]


def refused(reply: Reply) -> str:
    assert reply.ephemeral, reply.content
    return reply.content


# --- health --------------------------------------------------------------------------------------


async def test_hearts(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    play(stages.playing())
    reply = await correct(ezio, table, "hearts", who="Bastiano", hearts=1)
    told = corrected(reply)
    assert "hearts of Bastiano: 3 → 1" in told
    assert REASON in told
    assert now().assassins[1].hearts == 1


async def test_hearts_above_the_maximum_are_refused(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    began = play(stages.playing())
    reply = await correct(ezio, table, "hearts", who="Bastiano", hearts=4)
    assert "from 0 to 3" in refused(reply)
    assert now() == began.campaign


async def test_since_when_somebody_is_critical(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = stages.playing()
    played.do(track)
    play(played)
    await correct(ezio, table, "turn", turn=4)
    await correct(ezio, table, "hearts", who="Bastiano", hearts=0, critical_since=3)
    assert now().assassins[1].critical_since == 3


async def test_somebody_is_eliminated_and_is_not(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(stages.playing())
    reply = await correct(ezio, table, "health", who="Bastiano", eliminated=True)
    assert "Eliminated" in corrected(reply)
    assert state(now(), now().assassins[1]) is HealthState.ELIMINATED
    await correct(ezio, table, "health", who="Bastiano", eliminated=False)
    assert now().assassins[1].hearts == 1
    again = await correct(ezio, table, "health", who="Bastiano", eliminated=False)
    assert "not Eliminated" in refused(again)


async def test_who_stands_in(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    played = stages.eliminated()
    alessandra = played.who("Alessandra")
    play(played)
    await correct(ezio, table, "stand-in", apprentice="Marco", assassin="Alessandra")
    assert [one.stands_in_for for one in now().workers if one.name == "Marco"] == [alessandra]
    reply = await correct(ezio, table, "stand-in", apprentice="Marco")
    assert "Marco" in corrected(reply)
    assert all(one.stands_in_for is None for one in now().workers)


# --- the Headquarters ----------------------------------------------------------------------------


async def test_where_somebody_stands(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    play(stages.failed_once())  # when nobody may be reassigned
    reply = await correct(ezio, table, "building", miniature="Lucia", building="shop")
    assert "where Lucia stands: — → Shop" in corrected(reply)
    assert [one.name for one in now().workers_in(Building.SHOP)] == ["Lucia"]
    await correct(ezio, table, "building", miniature="Lucia")
    assert now().workers_in(Building.SHOP) == ()


async def test_assassins_stand_in_the_hospital_only(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(stages.assignment())
    reply = await correct(ezio, table, "building", miniature="Bastiano", building="shop")
    assert "Hospital" in refused(reply)


async def test_the_level(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    play(headquarters())
    reply = await correct(ezio, table, "level", level=2)
    assert "HQ level: 0 → II" in corrected(reply)
    assert now().level is HqLevel.TWO


async def test_before_the_headquarters_open_there_is_no_level(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    began = play(Table("Alessandra"))
    reply = await correct(ezio, table, "level", level=2)
    assert "come with the Headquarters" in refused(reply)
    assert now() == began.campaign


async def test_what_is_not_told_of_the_contract_stays(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(headquarters(contract=3))
    await correct(ezio, table, "contract", tried=True)
    assert now().contract == Contract(position=1, number=3, tries=1)
    await correct(ezio, table, "contract", position=2, number=5)
    assert now().contract == Contract(position=2, number=5, tries=1)
    await correct(ezio, table, "contract", none_left=True)
    assert now().contract is None


# --- the round -----------------------------------------------------------------------------------


async def test_where_the_group_stands(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    play(stages.assignment())
    reply = await correct(ezio, table, "round", step="memory", memory="1.2", attempt=2)
    assert "Assignment step" in corrected(reply)
    assert now().phase is Phase.MEMORY
    assert now().attempt == Attempt(memory="1.2", number=2)
    await correct(ezio, table, "round", step="Memory being played", attempt=1)
    assert now().attempt == Attempt(memory="1.2", number=1)


async def test_the_steps_of_the_round_are_offered_but_not_the_end(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(stages.assignment())
    offered = [one.name for one in await amelie.autocomplete(table, "correct round", "step", "")]
    assert "Assignment step" in offered  # the campaign speaks English
    assert len(offered) == len(Phase) - 1
    reply = await correct(ezio, table, "round", step="ended")
    assert "“ended”" in refused(reply)


async def test_parts_of_the_round_that_do_not_go_together_are_refused(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    began = play(stages.assignment())
    reply = await correct(ezio, table, "round", step="villa")
    assert "do not go together" in refused(reply)
    assert now() == began.campaign


@pytest.mark.parametrize(
    ("outcome", "attempts", "success"),
    [("success_2", 2, True), ("failure", 2, False), ("on_paper", None, None)],
)
async def test_how_a_memory_ended(
    play: Play,
    now: Now,
    table: Channel,
    ezio: Person,
    outcome: str,
    attempts: int | None,
    success: bool | None,
) -> None:
    play(stages.eliminated())
    reply = await correct(ezio, table, "diary", memory="1.1", outcome=outcome, contract=True)
    assert "Memory 1.1 in the diary" in corrected(reply)
    (record,) = now().diary
    assert (record.attempts, record.success) == (attempts, success)
    assert record.contract_fulfilled is True


async def test_a_memory_that_was_not_completed(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(stages.eliminated())
    await correct(ezio, table, "diary", memory="1.1", outcome="not_completed")
    assert now().diary == ()


async def test_the_game_turn_and_its_phase(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = stages.playing()
    play(played)
    untracked = await correct(ezio, table, "turn", turn=3)
    assert "not tracked" in refused(untracked)
    await ezio.slash(table, "turn track")
    await correct(ezio, table, "turn", turn=3, phase="enemy")
    clock = now().clock
    assert clock is not None
    assert (clock.turn, clock.phase) == (3, TurnPhase.ENEMY)


async def test_action_cubes(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    played = stages.playing()
    played.do(track)
    play(played)
    await correct(ezio, table, "cubes", who="Bastiano", left=1)
    clock = now().clock
    assert clock is not None
    assert [one.left for one in clock.cubes if one.who == played.who("Bastiano")] == [1]


# --- cards ---------------------------------------------------------------------------------------


async def test_a_card_lies_where_the_table_has_it(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = stages.playing()  # when the spare cards are out of reach
    play(played)
    reply = await correct(ezio, table, "card", card="Sword", to="Bastiano")
    assert "Sword" in corrected(reply)
    (held,) = now().cards_in(PlaceKind.BOARD, played.who("Bastiano"))
    assert (held.name, held.place.slot) == ("Sword", Slot.MELEE)
    await correct(ezio, table, "card", card="Sword", to="Bastiano", slot="free")
    slots = [one.place.slot for one in now().cards_in(PlaceKind.BOARD, played.who("Bastiano"))]
    assert slots.count(Slot.FREE) == 1


async def test_a_card_can_lie_in_the_bag_of_who_is_eliminated(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = stages.eliminated()
    play(played)
    offered = await ezio.autocomplete(table, "correct card", "to", "bag", card="Sword")
    (bag,) = [one for one in offered if "Alessandra" in one.name]
    await correct(ezio, table, "card", card="Sword", to=bag.value)
    bagged = now().cards_in(PlaceKind.BAG, played.who("Alessandra"))
    assert sorted(one.name for one in bagged) == ["Plate", "Sword"]


async def test_a_white_card_into_the_workshop_breaks_a_rule(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    began = play(stages.without_blueprint())
    reply = await correct(ezio, table, "card", card="Sword", to="workshop")
    assert "no other card lies in the Workshop" in refused(reply)
    assert now() == began.campaign


async def test_what_is_printed_on_a_card(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(stages.assignment())
    reply = await correct(ezio, table, "printed", card="Medicine", name="Rope", kind="equipment")
    assert "Rope" in corrected(reply)
    (rope,) = [one for one in now().cards if one.name == "Rope"]
    assert not rope.medicine
    await correct(ezio, table, "printed", card="Flying Machine", black=2, white=5)
    (blueprint,) = [one for one in now().cards if one.name == "Flying Machine"]
    assert blueprint.price is not None
    assert (blueprint.price.black, blueprint.price.white) == (2, 5)


async def test_a_card_that_never_was(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    play(stages.assignment())
    await correct(ezio, table, "no-such-card", card="Medicine")
    assert "Medicine" not in {one.name for one in now().cards}


# --- in general ----------------------------------------------------------------------------------


async def test_a_reason_has_to_be_told(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    began = play(headquarters())
    reply = await correct(ezio, table, "level", level=2, reason=" \u200b ")
    assert "reason" in refused(reply)
    assert now() == began.campaign


async def test_what_is_so_already_is_no_correction(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await correct(ezio, table, "level", level=0)
    assert "already so" in refused(reply)


async def test_it_speaks_french(play: Play, table: Channel, ezio: Person, amelie: Person) -> None:
    play(headquarters())
    assert ezio.shown_commands(table)["correct stand-in"] == "correct stand-in"
    assert amelie.shown_commands(table)["correct stand-in"] == "corriger remplaçant"
    reply = await correct(amelie, table, "level", level=0)
    assert "déjà" in refused(reply)
