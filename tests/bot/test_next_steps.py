"""The next step as a button, through a round, for anybody in the channel."""

from collections.abc import Callable

import pytest

from core import health
from core.campaign import Building, Campaign, Phase
from loopback import Channel, Person
from tests.bot.conftest import Play
from tests.core import stages
from tests.core.table import headquarters, villa

pytestmark = pytest.mark.usefixtures("brotherhood")

Now = Callable[[], Campaign]


async def test_a_memory_is_played_with_buttons_alone(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    group = stages.assignment()
    for name in ("Lucia", "Marco"):
        group.assign(name, Building.SHOP)
    play(group)
    board = await ezio.slash(table, "assign")
    assert [button.label for button in board.buttons] == ["Begin Memory 1.1"]
    begun = await amelie.press(board, "Begin Memory 1.1")
    assert begun.content.startswith("**Amélie**: Memory 1.1 begins, 1st attempt.")
    assert not begun.ephemeral
    question = (await ezio.press(begun, "Failure…")).modal
    assert question.title == "Memory 1.1 failed"
    failed = await ezio.submit(question, {"Who could not leave the Map?": ["#2"]})
    assert failed.content.startswith("**Ezio**: Bastiano could not leave the Map")
    assert now().phase is Phase.BETWEEN_ATTEMPTS
    asked = await ezio.press(failed, "Begin the 2nd attempt")  # Marco could stand in
    again = await ezio.press(asked, "Begin all the same")
    success = await amelie.press(again, "Success")
    await ezio.press(success, "Resolve the Headquarters")
    assert now().resolution is not None


async def test_a_failure_in_which_nobody_is_left_behind_asks_all_the_same(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(stages.playing())
    begun = await ezio.slash(table, "undo")  # nothing is changed by asking
    assert begun.ephemeral
    helped = await ezio.slash(table, "help")
    question = (await ezio.press(helped, "Failure…")).modal
    assert now().phase is Phase.MEMORY
    await ezio.submit(question, {})
    assert now().phase is Phase.BETWEEN_ATTEMPTS


async def test_with_everybody_eliminated_the_question_asks_whether_it_is_meant(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    group = villa("Alessandra")
    group.begin("0.1")
    group.hurt("Alessandra", 3)
    group.do(health.eliminate, group.who("Alessandra"))
    play(group)
    helped = await ezio.slash(table, "help")
    await ezio.submit((await ezio.press(helped, "Failure…")).modal, {})
    assert now().phase is Phase.BETWEEN_ATTEMPTS


async def test_a_button_of_an_earlier_step_is_stale(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(headquarters())
    begun = await ezio.slash(table, "memory begin")
    await ezio.slash(table, "wound", who="Alessandra")  # leaves the buttons as they are
    await amelie.press(begun, "Success")
    late = await ezio.press(begun, "Success")
    assert (await late.more()).content.startswith("Things have moved on")
    assert begun.buttons == ()
    assert now().phase is Phase.RESOLUTION


async def test_where_nothing_new_is_next_no_button_calls(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(stages.playing())
    assert (await ezio.slash(table, "wound", who="Alessandra")).buttons == ()


async def test_the_headquarters_opens_with_a_button(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    group = villa()
    for memory in ("0.1", "0.2", "0.3"):
        group.play(memory)
    group.begin("0.4")
    play(group)
    reply = await ezio.slash(table, "memory success")
    opened = await ezio.press(reply, "Open the Headquarters")
    assert now().hq_open
    assert [button.label for button in opened.buttons] == [
        "Allies and Assassin Apprentices…",
        "Begin Memory 1.1",
    ]


async def test_workers_are_entered_a_line_each(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    helped = await ezio.slash(table, "help")
    form = (await ezio.press(helped, "Allies and Assassin Apprentices…")).modal
    typed = "Lucia\n\nTeodora; 1/1/2/2/3 0 2 1\nDon Antonio 2, 1, 1, 1"
    reply = await ezio.submit(form, {"Allies, one a line": typed})
    assert [button.label for button in reply.buttons] == ["Place everybody", "Begin Memory 1.1"]
    lucia, teodora, antonio = now().workers
    assert (lucia.name, teodora.name, antonio.name) == ("Lucia", "Teodora", "Don Antonio")
    assert teodora.brown_card.hospital == (1, 1, 2, 2, 3)
    assert (teodora.brown_card.workshop, teodora.brown_card.shop) == (0, 2)
    assert antonio.brown_card.hospital == (2, 2, 2, 2, 2)
    board = await ezio.press(reply, "Place everybody")
    assert not board.ephemeral
    assert len(board.selects) == 4


async def test_of_lines_that_are_refused_nothing_is_kept(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    helped = await ezio.slash(table, "help")
    form = (await ezio.press(helped, "Allies and Assassin Apprentices…")).modal
    for typed in ("Lucia\nLucia", "Lucia 1/2 1 1 1", ""):
        reply = await ezio.submit(form, {"Allies, one a line": typed})
        assert reply.ephemeral
    assert now().workers == ()
