"""`/assign` and `/unassign`, as a group sees them."""

from collections.abc import Callable

import pytest

from core.campaign import Building, Campaign, Language, Spaces
from loopback import Channel, Person, Reply
from loopback.wire.components import StringSelect
from tests.bot.conftest import Play
from tests.core.table import COMMAND_ROOM, SHOP, Table, headquarters

pytestmark = pytest.mark.usefixtures("brotherhood")


Now = Callable[[], Campaign]


def group() -> Table:
    """Three workers at the first Assignment step; Lucia is in the Shop."""
    played = headquarters()
    played.ally("Lucia", SHOP)
    played.ally("Marta")
    played.apprentice("Nico")
    return played


def eliminated() -> Table:
    """The Assignment step after a Memory in which Alessandra was Eliminated and nobody healed."""
    played = headquarters()
    played.play("1.1", hurt={"Alessandra": 3})
    played.resolve()
    played.decline()
    return played


def standing(now: Now, building: Building) -> list[str]:
    return [worker.name for worker in now().workers_in(building)]


def menu(reply: Reply, building: str) -> StringSelect:
    (found,) = (one for one in reply.selects if f":{building}:" in one.custom_id)
    assert isinstance(found, StringSelect)
    return found


def chosen(reply: Reply, building: str) -> list[str]:
    return [option.label for option in menu(reply, building).options if option.default]


def offered(reply: Reply, building: str) -> list[str]:
    return [option.label for option in menu(reply, building).options]


# --- one miniature -------------------------------------------------------------------------------


async def test_a_miniature_is_placed(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    play(group())
    reply = await ezio.slash(table, "assign", miniature="Lucia", building="hospital")
    assert reply.content == (
        "Placed: Lucia (Shop → Hospital).\n"
        "Next: place everybody with `/assign`, then `/memory begin`."
    )
    assert not reply.ephemeral
    assert standing(now, Building.HOSPITAL) == ["Lucia"]


async def test_those_who_may_be_placed_are_offered(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(group())
    choices = await ezio.autocomplete(table, "assign", "miniature", "")
    assert [one.name for one in choices] == [
        "Lucia · Ally · Shop",
        "Marta · Ally",
        "Nico · Assassin Apprentice",
    ]
    reply = await ezio.slash(table, "assign", miniature=str(choices[1].value), building="shop")
    assert reply.content.startswith("Placed: Marta (Shop).")


async def test_an_assassin_who_plays_does_not_work(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(group())
    reply = await ezio.slash(table, "assign", miniature="Alessandra", building="shop")
    assert reply.ephemeral
    assert reply.content.startswith("Alessandra is an Assassin")


async def test_with_a_miniature_alone_the_buildings_open_to_it_are_offered(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = group()
    played.settle(spaces=Spaces(workshop=0))
    play(played)
    reply = await ezio.slash(table, "assign", miniature="Lucia")
    assert reply.ephemeral
    assert reply.content == "Which Building is Lucia to stand in?"
    (select,) = reply.selects
    assert isinstance(select, StringSelect)
    assert [option.value for option in select.options] == ["hospital", "command_room"]
    reply = await ezio.choose(reply, select.custom_id, ["command_room"])
    assert not reply.ephemeral
    assert reply.content.startswith("**Ezio**: Placed: Lucia (Shop → Command Room).")
    assert standing(now, Building.COMMAND_ROOM) == ["Lucia"]


async def test_a_miniature_is_taken_back(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(group())
    choices = await ezio.autocomplete(table, "unassign", "miniature", "")
    assert [one.name for one in choices] == ["Lucia · Ally · Shop"]
    reply = await ezio.slash(table, "unassign", miniature="lucia")
    assert reply.content.startswith("Taken back: Lucia.")
    assert standing(now, Building.SHOP) == []
    again = await ezio.slash(table, "unassign", miniature="Lucia")
    assert again.ephemeral
    assert again.content.startswith("Lucia stands in no Building")


async def test_too_few_workers_for_the_second_try_are_told_at_once(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.ally("Lucia", COMMAND_ROOM)
    played.play("1.1")
    played.resolve()
    played.decline()
    played.roll(2)
    play(played)
    reply = await ezio.slash(table, "assign", miniature="Lucia", building="command_room")
    assert "⚠ Contract 1 was tried once and asks for 3 successes" in reply.content
    board = await ezio.slash(table, "assign")
    assert "⚠ Contract 1 was tried once" in board.content


# --- the board -----------------------------------------------------------------------------------


async def test_the_board_has_a_menu_for_each_building(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(group())
    reply = await ezio.slash(table, "assign")
    assert not reply.ephemeral
    assert len(reply.selects) == 4
    assert offered(reply, "workshop") == ["🛠️ Lucia", "🛠️ Marta", "🛠️ Nico"]
    assert chosen(reply, "shop") == ["🏪 Lucia"]
    (embed,) = reply.embeds
    assert embed.title == "Assignment step"
    shown = {field.name: field.value for field in embed.fields or ()}
    assert shown["🏪 III · Shop"].startswith("Lucia 1")
    assert shown["Not placed"] == "Marta, Nico"


async def test_everybody_is_placed_in_a_few_taps(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(group())
    board = await ezio.slash(table, "assign")
    reply = await ezio.choose(board, menu(board, "hospital").custom_id, ["🏥 Lucia", "🏥 Nico"])
    assert reply.message is board.message
    assert reply.content.startswith("Placed: Lucia (Shop → Hospital), Nico (Hospital).")
    assert chosen(board, "hospital") == ["🏥 Lucia", "🏥 Nico"]
    assert chosen(board, "shop") == []
    await amelie.choose(board, menu(board, "shop").custom_id, ["🏪 Marta", "🏪 Nico"])
    await ezio.choose(board, menu(board, "shop").custom_id, ["🏪 Nico"])
    assert standing(now, Building.HOSPITAL) == ["Lucia"]
    assert standing(now, Building.SHOP) == ["Nico"]


async def test_a_building_alone_opens_its_menu_alone(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(group())
    board = await ezio.slash(table, "assign", building="shop")
    assert len(board.selects) == 1
    reply = await ezio.choose(board, menu(board, "shop").custom_id, [])
    assert len(reply.selects) == 1
    assert standing(now, Building.SHOP) == []


async def test_a_menu_takes_no_more_than_there_are_spaces(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = group()
    played.settle(spaces=Spaces(shop=2, workshop=0))
    play(played)
    board = await ezio.slash(table, "assign")
    assert menu(board, "shop").max_values == 2
    assert menu(board, "shop").placeholder == "🏪 III · Shop · 1/2"
    assert menu(board, "workshop").disabled
    assert menu(board, "command_room").max_values == 3


async def test_the_hospital_has_red_spaces_for_the_eliminated(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = eliminated()
    played.ally("Lucia")
    played.settle(spaces=Spaces(red=1))
    play(played)
    board = await ezio.slash(table, "assign")
    assert offered(board, "hospital") == ["🏥 Alessandra", "🏥 Lucia"]
    assert chosen(board, "hospital") == ["🏥 Alessandra"]
    assert offered(board, "shop") == ["🏪 Lucia"]
    assert menu(board, "hospital").placeholder == "🏥 I · Hospital · red 1/1"
    reply = await ezio.choose(board, menu(board, "hospital").custom_id, ["🏥 Lucia"])
    assert chosen(reply, "hospital") == ["🏥 Lucia"]
    assert reply.content.startswith("Taken back: Alessandra. Placed: Lucia (Hospital).")


async def test_a_stale_board_is_refreshed_in_place(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(group())
    board = await ezio.slash(table, "assign")
    await ezio.slash(table, "assign", miniature="Marta", building="workshop")
    stale = await ezio.choose(board, menu(board, "shop").custom_id, ["🏪 Nico"])
    note = await stale.more()
    assert note.ephemeral
    assert note.content.startswith("Things have moved on")
    assert standing(now, Building.SHOP) == ["Lucia"]
    assert chosen(board, "workshop") == ["🛠️ Marta"]
    await ezio.choose(board, menu(board, "shop").custom_id, ["🏪 Nico"])
    assert standing(now, Building.SHOP) == ["Nico"]


async def test_the_board_loses_its_menus_when_the_step_is_over(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(group())
    board = await ezio.slash(table, "assign")
    await ezio.slash(table, "memory begin")
    await ezio.choose(board, menu(board, "shop").custom_id, ["🏪 Nico"])
    assert board.selects == ()
    assert board.content.startswith("Nobody can be placed now.")


async def test_more_miniatures_than_a_menu_holds_come_in_pages(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    for number in range(1, 31):
        played.ally(f"Ally {number}")
    played.assign("Ally 1", SHOP)
    play(played)
    board = await ezio.slash(table, "assign")
    assert len(offered(board, "shop")) == 25
    await ezio.press(board, "More miniatures")
    assert offered(board, "shop") == [f"🏪 Ally {number}" for number in range(26, 31)]
    await ezio.choose(board, menu(board, "shop").custom_id, ["🏪 Ally 30"])
    assert offered(board, "shop")[0] == "🏪 Ally 26"
    assert standing(now, Building.SHOP) == ["Ally 1", "Ally 30"]
    await ezio.press(board, "Previous miniatures")
    assert chosen(board, "shop") == ["🏪 Ally 1"]


async def test_the_largest_roster_with_the_most_hostile_names_fits(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = headquarters("Alessandra", "Bastiano", "Claudio", "Dariâ")
    for number in range(50):
        played.ally(f"@everyone ```{number:02} " + "🦊" * 24, SHOP)
    play(played)
    board = await ezio.slash(table, "assign")
    everybody = [option.value for option in menu(board, "hospital").options]
    await ezio.choose(board, menu(board, "hospital").custom_id, everybody)
    assert len(standing(now, Building.HOSPITAL)) == 25
    assert not board.pings.everyone
    reply = await ezio.slash(table, "assign", miniature="@everyone ```07", building="shop")
    assert reply.content.startswith("Placed: @\u200beveryone \\`\\`\\`07")


async def test_with_nobody_to_place_the_board_says_how_to_enter_them(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "assign")
    assert reply.content.startswith("There is nobody to place yet.")
    assert reply.selects == ()


async def test_the_board_speaks_the_campaigns_language(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = group()
    played.settle(language=Language.FRENCH)
    play(played)
    board = await ezio.slash(table, "assign")
    assert menu(board, "command_room").placeholder == "📜 IV · Salle de Commandement"
    reply = await ezio.choose(board, menu(board, "shop").custom_id, ["🏪 Nico"])
    assert "Nico (Boutique)" in reply.content


# --- when ----------------------------------------------------------------------------------------


async def test_before_a_second_attempt_nobody_is_reassigned(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = group()
    played.begin("1.1")
    played.end(success=False)
    play(played)
    for reply in (
        await ezio.slash(table, "assign"),
        await ezio.slash(table, "assign", miniature="Marta"),
        await ezio.slash(table, "assign", building="shop"),
        await ezio.slash(table, "assign", miniature="Marta", building="shop"),
        await ezio.slash(table, "unassign", miniature="Lucia"),
    ):
        assert reply.ephemeral
        assert reply.content.startswith("After a failed 1st attempt everybody stays where they are")
    assert await ezio.autocomplete(table, "assign", "miniature", "") == []
    assert await ezio.autocomplete(table, "unassign", "miniature", "") == []


async def test_refusals_are_in_the_language_of_who_asks(
    play: Play, table: Channel, amelie: Person
) -> None:
    played = group()
    played.begin("1.1")
    play(played)
    reply = await amelie.slash(table, "unassign", miniature="Lucia")
    assert reply.ephemeral
    assert "Mémoire" in reply.content
    assert amelie.shown_commands(table)["assign"] == "affecter"
