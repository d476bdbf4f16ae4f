"""`/memory begin|success|failure`, as a group sees them."""

from collections.abc import Callable

import pytest

from core.campaign import Attempt, Campaign, Language, Phase
from loopback import Channel, Person
from tests.bot.conftest import Play
from tests.core.table import COMMAND_ROOM, SWORD, Table, headquarters, villa

pytestmark = pytest.mark.usefixtures("brotherhood")

Now = Callable[[], Campaign]


def tried_once() -> Table:
    """Contract 1 asks for three, was tried once, and Lucia alone is in the Command Room."""
    played = headquarters()
    played.ally("Lucia", COMMAND_ROOM)
    played.play("1.1")
    played.resolve()
    played.decline()
    played.roll(2)
    played.assign("Lucia", COMMAND_ROOM)
    return played


def failed_once() -> Table:
    """Alessandra was Eliminated in the failed 1st attempt at 1.1."""
    played = headquarters()
    played.begin("1.1")
    played.hurt("Alessandra", 3)
    played.end(success=False)
    return played


# --- begin ---------------------------------------------------------------------------------------


async def test_the_next_memory_begins(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "memory begin")
    assert reply.content == (
        "Memory 1.1 begins, 1st attempt.\n"
        "Next: play; when the attempt is over, `/memory success` or `/memory failure`."
    )
    assert not reply.ephemeral
    assert now().attempt == Attempt(memory="1.1", number=1)


async def test_another_memory_may_be_named(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    choices = await ezio.autocomplete(table, "memory begin", "memory", "")
    assert [one.name for one in choices][:4] == ["1.1", "1.2", "1.3", "2.1"]
    await ezio.slash(table, "memory begin", memory="4.1a")
    assert now().attempt == Attempt(memory="4.1A", number=1)


async def test_the_second_attempt_is_the_one_that_is_next(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(failed_once())
    reply = await ezio.slash(table, "memory begin", memory="1.2")
    assert reply.ephemeral
    assert "1.1" in reply.content
    reply = await ezio.slash(table, "memory begin")
    assert reply.content.startswith("Memory 1.1 begins, 2nd attempt.")
    assert now().attempt == Attempt(memory="1.1", number=2)


async def test_the_headquarters_opens_before_memory_1_1(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = villa()
    for memory in ("0.1", "0.2", "0.3", "0.4"):
        played.play(memory)
    play(played)
    reply = await ezio.slash(table, "memory begin")
    assert reply.ephemeral
    assert "`/headquarters open`" in reply.content


async def test_one_memory_at_a_time(play: Play, table: Channel, ezio: Person) -> None:
    played = headquarters()
    played.begin("1.1")
    play(played)
    reply = await ezio.slash(table, "memory begin", memory="1.2")
    assert reply.ephemeral
    assert "1.1" in reply.content
    assert await ezio.autocomplete(table, "memory begin", "memory", "") == []


async def test_with_too_few_for_the_second_try_it_asks_before_it_begins(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(tried_once())
    question = await ezio.slash(table, "memory begin")
    assert question.content.startswith("Memory 1.2 has not begun yet")
    assert "⚠ Contract 1 was tried once and asks for 3 successes" in question.content
    assert now().phase is Phase.ASSIGNMENT
    reply = await ezio.press(question, "Begin all the same")
    assert reply.message is question.message
    assert reply.content.startswith("**Ezio**: Memory 1.2 begins, 1st attempt.\n⚠ Contract 1")
    assert [button.label for button in reply.buttons] == ["Success", "Failure…"]
    assert now().phase is Phase.MEMORY


async def test_the_question_is_stale_once_somebody_was_placed(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(tried_once())
    question = await ezio.slash(table, "memory begin")
    await ezio.slash(table, "unassign", miniature="Lucia")
    stale = await ezio.press(question, "Begin all the same")
    note = await stale.more()
    assert note.content.startswith("Things have moved on")
    assert now().phase is Phase.ASSIGNMENT
    reply = await ezio.slash(table, "memory begin")
    assert reply.content.startswith("Memory 1.2 begins")


async def test_it_asks_when_an_apprentice_could_stand_in(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = failed_once()
    played.apprentice("Nico")
    play(played)
    question = await ezio.slash(table, "memory begin")
    assert "⚠ Eliminated, with nobody to stand in: Alessandra." in question.content
    assert "`/stand-in set`" in question.content
    await ezio.slash(table, "stand-in set", assassin="Alessandra", apprentice="Nico")
    reply = await ezio.slash(table, "memory begin")
    assert reply.content.startswith("Memory 1.1 begins, 2nd attempt.\nNext:")
    assert now().phase is Phase.MEMORY


async def test_who_has_nobody_to_stand_in_is_told(play: Play, table: Channel, ezio: Person) -> None:
    play(failed_once())
    reply = await ezio.slash(table, "memory begin")
    assert "⚠ Eliminated, with nobody to stand in: Alessandra." in reply.content


# --- success, failure ----------------------------------------------------------------------------


async def test_a_success_completes_the_memory_and_offers_to_resolve(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.begin("1.1")
    play(played)
    reply = await ezio.slash(table, "memory success")
    assert reply.content == ("Memory 1.1 is a success, on the 1st attempt.\nNext: `/resolve`.")
    assert [button.label for button in reply.buttons] == ["Resolve the Headquarters"]
    assert now().phase is Phase.RESOLUTION
    await ezio.press(reply, "Resolve the Headquarters")
    assert now().resolution is not None


async def test_a_failed_first_attempt_says_what_may_be_done_now(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.begin("1.1")
    play(played)
    reply = await ezio.slash(table, "memory failure")
    first, allowed, following = reply.content.split("\n")
    assert first == "The 1st attempt of Memory 1.1 failed; the 2nd is next."
    assert allowed.startswith("Until then you may trade, equip, store and take cards")
    assert following.startswith("Next: the 2nd attempt, with `/memory begin`.")
    assert [button.label for button in reply.buttons] == ["Begin the 2nd attempt"]
    assert now().phase is Phase.BETWEEN_ATTEMPTS


async def test_a_failed_second_attempt_completes_the_memory(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = failed_once()
    played.begin("1.1")
    play(played)
    reply = await ezio.slash(table, "memory failure")
    assert reply.content.startswith("Memory 1.1 failed on the 2nd attempt too")
    assert len(reply.buttons) == 1
    assert now().phase is Phase.RESOLUTION


async def test_who_was_eliminated_is_told_with_where_their_cards_went(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.have("Common Sword", SWORD, place=played.board("Bastiano"))
    played.begin("1.1")
    played.hurt("Alessandra", 3)
    play(played)
    choices = await ezio.autocomplete(table, "memory failure", "stranded", "")
    assert [one.name.split(" · ")[0] for one in choices] == ["Alessandra", "Bastiano"]
    reply = await ezio.slash(table, "memory failure", stranded=str(choices[1].value))
    assert "Alessandra was still in Critical Condition" in reply.content
    assert "Bastiano could not leave the Map and is Eliminated." in reply.content
    assert "Common Sword: Bastiano’s board → Main Hall" in reply.content
    assert "⚠ Eliminated, with nobody to stand in: Alessandra, Bastiano." in reply.content


async def test_only_assassins_can_be_stranded(play: Play, table: Channel, ezio: Person) -> None:
    played = headquarters()
    played.ally("Lucia")
    played.begin("1.1")
    play(played)
    for stranded in ("Lucia", "Machiavelli"):
        reply = await ezio.slash(table, "memory success", stranded=stranded)
        assert reply.ephemeral
        assert stranded in reply.content


async def test_after_memory_0_4_the_headquarters_is_to_be_opened(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = villa()
    for memory in ("0.1", "0.2", "0.3"):
        played.play(memory)
    played.begin("0.4")
    play(played)
    reply = await ezio.slash(table, "memory success")
    assert reply.content.endswith("`/headquarters open`.")
    assert [button.label for button in reply.buttons] == ["Open the Headquarters"]


async def test_without_a_memory_under_way_none_ends(
    play: Play, table: Channel, amelie: Person
) -> None:
    play(headquarters())
    reply = await amelie.slash(table, "memory failure")
    assert reply.ephemeral
    assert "Mémoire" in reply.content


async def test_a_french_campaign_is_told_in_french(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.settle(language=Language.FRENCH)
    played.begin("1.1")
    play(played)
    reply = await ezio.slash(table, "memory failure")
    assert "D’ici là, vous pouvez échanger, équiper" in reply.content


# --- experience ----------------------------------------------------------------------------------


async def test_experience_is_noted_with_the_level_that_it_reaches(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = villa()
    played.play("0.1")
    played.play("0.2")
    play(played)
    choices = await ezio.autocomplete(table, "memory experience", "memory", "")
    assert [one.name for one in choices] == ["0.2", "0.1"]
    reply = await ezio.slash(table, "memory experience", memory="0.1", xp=20)
    assert "To the next level: 5 XP." in reply.content
    choices = await ezio.autocomplete(table, "memory experience", "memory", "")
    assert [one.name for one in choices] == ["0.2", "0.1"]
    reply = await ezio.slash(table, "memory experience", memory="0.2", xp=10)
    assert "To the next level: 25 XP." in reply.content
    assert now().xp == 30
    shown = await ezio.slash(table, "campaign show")
    assert "✅ **0.2** · success, 1 attempt · 10 XP" in shown.text
    assert "**30** XP · level **I**, 25 more to the next" in shown.text


async def test_only_a_completed_memory_brings_experience(
    play: Play, table: Channel, amelie: Person
) -> None:
    play(villa())
    reply = await amelie.slash(table, "memory experience", memory="0.1", xp=20)
    assert reply.ephemeral
    assert "0.1" in reply.content
