"""A campaign at each stage of its round, for tests that need any one of them."""

from core import health
from core.campaign import DeckKeeper, Settings
from core.headquarters import hospital, shop, workshop
from tests.core.table import (
    COMMAND_ROOM,
    FACES,
    FAILURE,
    HIT,
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


def assignment() -> Table:
    """Lucia and the Apprentice Marco wait; two swords, two parachutes and a Medicine are spare."""
    table = headquarters()
    table.ally("Lucia")
    table.apprentice("Marco")
    table.have("Sword", SWORD, 2)
    table.have("Parachute", PARACHUTE, 2)
    table.have("Medicine", MEDICINE)
    return table


def playing() -> Table:
    table = assignment()
    table.begin("1.1")
    return table


def critical() -> Table:
    """Alessandra is in Critical Condition; Bastiano has an armour."""
    table = assignment()
    table.have("Plate", armour(2), place=table.board("Bastiano"))
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    return table


def failed_once() -> Table:
    table = playing()
    table.end(success=False)
    return table


def completed() -> Table:
    table = assignment()
    for name, building in (("Lucia", HOSPITAL), ("Marco", SHOP)):
        table.assign(name, building)
    table.ally("Marta", COMMAND_ROOM)
    table.ally("Nico", WORKSHOP)
    table.play("1.1", hurt={"Alessandra": 1, "Bastiano": 2})
    return table


def at_hospital() -> Table:
    """One heart for Alessandra, who lost one, or for Bastiano, who lost two."""
    table = completed()
    table.resolve()
    return table


def at_workshop() -> Table:
    """The Flying Machine for six cards; Nico saves one."""
    table = at_hospital()
    table.heal(Bastiano=1)
    return table


def at_shop() -> Table:
    table = at_workshop()
    table.decline()
    return table


def revealed() -> Table:
    table = at_shop()
    table.draw("Knife", "Bomb")
    return table


def at_command_room() -> Table:
    """Marta has a die for Contract 1, which asks for three successes."""
    table = revealed()
    table.keep("Knife")
    return table


def fulfilled() -> Table:
    """The next Contract is still to be read."""
    table = headquarters(contract=1)
    table.ally("Lucia", COMMAND_ROOM)
    table.play("1.1")
    table.resolve()
    table.decline()
    table.roll(HIT)
    return table


def at_second_try() -> Table:
    """The Command Room is due for a Contract that was tried once."""
    table = at_command_room()
    table.roll(FAILURE)
    table.assign("Marta", COMMAND_ROOM)
    table.play("1.2")
    table.resolve()
    table.do(workshop.pass_by)
    table.do(shop.pass_by, table.chance)
    return table


def without_blueprint() -> Table:
    """The Workshop is due and holds no Blueprint."""
    table = assignment()
    table.do(workshop.take_back_blueprint)
    table.assign("Lucia", HOSPITAL)
    table.play("1.1", hurt={"Alessandra": 1, "Bastiano": 1})
    table.resolve()
    table.do(hospital.heal, {table.who("Alessandra"): 1})
    return table


def eliminated() -> Table:
    """The Assignment step; Alessandra is Eliminated and her armour in the bag."""
    table = assignment()
    table.have("Plate", armour(2), place=table.board("Alessandra"))
    table.play("1.1", hurt={"Alessandra": 5})
    table.resolve()
    table.decline()
    return table


def stood_in_for() -> Table:
    table = eliminated()
    table.do(health.stand_in, table.who("Alessandra"), table.who("Marco"))
    return table


def bots_deck() -> Table:
    return headquarters(settings=Settings(deck_keeper=DeckKeeper.BOT, die_faces=FACES))
