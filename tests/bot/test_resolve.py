"""A group resolves its Headquarters: every test is a channel, people in it, and a real bot."""

import pytest

from bot.client import Brotherhood
from core.campaign import Building
from tests.bot.conftest import Play
from tests.core.table import COMMAND_ROOM, HOSPITAL, SHOP, WORKSHOP, headquarters
from tests.loopback import Channel, LoopbackDiscord, Person

async def test_show(discord: LoopbackDiscord, brotherhood: Brotherhood, table: Channel, ezio: Person, play: Play) -> None:
    group = headquarters("Alessandra", "Bastiano")
    group.ally("Lucia", HOSPITAL, hospital=(1,)*5)
    group.ally("Paolo", SHOP)
    group.ally("Q", COMMAND_ROOM)
    group.play("1.1", {"Alessandra": 2, "Bastiano": 1})
    play(group)
    def dump(m):
        print("-----", m.content)
        for e in m.embeds: print(e.title, "|", e.description, "|", [(f.name,f.value) for f in e.fields or ()], e.footer)
        for s in m.selects: print("  select", s.placeholder, [(o.label,o.value,o.default) for o in s.options])
        for b in m.buttons: print("  button", b.label)
    r = await ezio.slash(table, "resolve")
    dump(r.message)
    r = await ezio.choose(r, "Alessandra", ["1"])
    dump(r.message)
    r = await ezio.press(r, "Done")
    dump(r.message)
    await discord.settled()
    m = list(ezio.sees(table))[-1]
    dump(m)
    r = await ezio.press(m, "Do not build")
    dump(r.message)
    await discord.settled()
    m = list(ezio.sees(table))[-1]
    dump(m)
    r = await ezio.press(m, "Type the cards revealed")
    r = await ezio.submit(r.modal, {"Card 1": "Parachute", "Card 2": "Foo", "Card 3": "Bar", "Card 4":"Baz", "white": ["2"]})
    dump(r.message)
    r = await ezio.choose(r, "Foo", ["main_hall"])
    r = await ezio.press(r, "Done")
    dump(r.message)
    await discord.settled()
    m = list(ezio.sees(table))[-1]
    dump(m)
    r = await ezio.press(m, "Type our roll")
    r = await ezio.submit(r.modal, {"hits":"1"})
    dump(r.message)
    await discord.settled()
    m = list(ezio.sees(table))[-1]
    dump(m)
    assert 0
