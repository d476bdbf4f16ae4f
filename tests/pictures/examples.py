"""Boards to look at."""

from core.campaign import Building, Spaces
from tests.core.table import (
    COMMAND_ROOM,
    HOSPITAL,
    MEDICINE,
    PARACHUTE,
    SHOP,
    SWORD,
    WORKSHOP,
    Table,
    armour,
    headquarters,
)


def ordinary() -> Table:
    """Four Assassins in the four states, workers everywhere, two not placed."""
    table = headquarters("Alessandra", "Bastiano", "Claudio", "Dariâ")
    table.settle(spaces=Spaces(hospital=3, workshop=2, shop=3, command_room=6, red=2).model_dump())
    table.have("Common Sword", SWORD, 3)
    table.have("Parachute", PARACHUTE, 2)
    table.have("Medicine", MEDICINE)
    table.have("Padded doublet", armour(2), place=table.board("Bastiano"))
    table.begin("1.1")
    for name, lost in {"Alessandra": 1, "Claudio": 3}.items():
        table.hurt(name, lost)
    table.end(success=True)
    table.resolve()
    while table.campaign.resolution is not None:
        table.decline()
    placed: dict[str, Building] = {
        "Lucia": HOSPITAL,
        "Agostino Barbarigo": HOSPITAL,
        "Leonardo": WORKSHOP,
        "Teodora": SHOP,
        "Antonio": COMMAND_ROOM,
        "Rosa": COMMAND_ROOM,
        "Élodie de Saint-Cœur": COMMAND_ROOM,
    }
    for name, building in placed.items():
        table.ally(name, building, hospital=(2,) * 5)
    table.apprentice("Marco")
    table.ally("Paola")
    return table
