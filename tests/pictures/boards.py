"""Boards to draw: an ordinary one, the emptiest and the largest."""

from collections.abc import Sequence

from bot.pictures.board import Board, board_of
from core import corrections
from core.campaign import Attempt, Building, Campaign, Language, Phase, Resolution, Settings, Spaces
from core.cards import CardFacts
from tests.core.table import FACES, Table, headquarters, villa


def ordinary() -> Campaign:
    """Four Assassins, one of them on a red space, and seven workers at their first Assignment."""
    table = headquarters("Alessandra", "Bastiano", "Claudio", "Dariâ", contract=2)
    for name, building in (
        ("Lucia", Building.HOSPITAL),
        ("Rosa", Building.WORKSHOP),
        ("Antonio", Building.COMMAND_ROOM),
        ("Paolo", Building.COMMAND_ROOM),
        ("Caterina", None),
    ):
        table.ally(name, building)
    table.ally("Teodora", Building.SHOP, shop=2)
    table.apprentice("Francesco")
    for name, count in (("Common Sword", 4), ("Parachute", 3), ("Medicine", 1)):
        table.have(name, CardFacts(), count)
    campaign = table.campaign
    alessandra, bastiano, claudio, daria = campaign.assassins
    return campaign.model_copy(
        update={
            "name": "The Falcons",
            "assassins": (
                alessandra,
                bastiano.model_copy(update={"hearts": 2}),
                claudio.model_copy(update={"hearts": 0, "eliminated": True, "in_hospital": True}),
                daria.model_copy(update={"hearts": 1}),
            ),
        }
    )


def in_the_resolution() -> Campaign:
    """The same with limited spaces, while the Workshop is due."""
    spaces = Spaces(hospital=3, workshop=3, shop=50, command_room=5, red=2)
    return ordinary().model_copy(
        update={
            "settings": Settings(die_faces=FACES, spaces=spaces),
            "phase": Phase.RESOLUTION,
            "attempt": Attempt(memory="1.1", number=2),
            "resolution": Resolution(building=Building.WORKSHOP),
        }
    )


def empty() -> Campaign:
    return headquarters("Alessandra").campaign


def closed() -> Campaign:
    return villa().campaign


def largest(names: Sequence[str] = ()) -> Campaign:
    """As many workers as there can be in all Buildings, and every name as long as it can be."""
    people = ["@everyone " + "🦊" * 30, "Æ" * 40, "_" * 40, "W" * 40]
    table = Table(*people, settings=Settings(die_faces=FACES))
    table.open(3)
    for number in range(50):
        named = names[number % len(names)] if names else "M" * 36
        building = [*Building, None][number % 5]
        table.ally(
            f"{number:02} {named}"[:40].strip(),
            building,
            hospital=(9,) * 5,
            shop=9,
            workshop=9,
            command_room=9,
        )
    for number in range(60):
        table.have(f"{number:02}{'W' * 58}", CardFacts())
    for one in table.campaign.assassins:
        table.do(corrections.hearts, one.id, 1, "as on the table")
    return table.campaign.model_copy(update={"name": "W" * 60})


def boards() -> dict[str, Board]:
    """Each of them, in both languages."""
    return {
        f"{make.__name__} {language}": board_of(make(), language)
        for make in (ordinary, in_the_resolution, empty, closed, largest)
        for language in Language
    }
