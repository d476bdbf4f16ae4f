"""Ten Memories of one group, in English and in French, with everything that befalls a campaign.

What must come out stands here, written by hand from rules.md; each Memory begins where the one
before it left the group. Alessandra is Ana's, Bastiano is Ben's, Claudio is Chloé's.
"""

import json
from dataclasses import replace
from typing import get_args

from core.campaign import (
    Building,
    Contract,
    DeckKeeper,
    HqLevel,
    MemoryRecord,
    Phase,
    PlaceKind,
    TurnPhase,
)
from core.events import CampaignEnded, Event
from loopback import Message, Person, Reply, Upload
from loopback.clicks import Value
from tests.e2e.conftest import Home
from tests.e2e.friends import (
    Friends,
    hearts,
    labelled,
    lying,
    menu_called,
    payable,
    says,
    working,
)
from tests.e2e.texts import ENGLISH

DECK = """\
name,kind,colour,count
Mask,equipment,black,1
Net,equipment,black,1
Hook,equipment,black,1
Lantern,equipment,black,1
Rumour,investigation,black,2
"""
EVENT_KINDS = {kind.model_fields["kind"].default for kind in get_args(get_args(Event)[0])}


def told(friends: Friends, reply: Reply | Message, english: str, french: str) -> None:
    """Check that the group reads this in its language."""
    says(reply, english if friends.texts is ENGLISH else french)


async def do(
    friends: Friends, by: Person, command: str, /, **options: Value | Person | Upload
) -> Reply:
    """Give a command that succeeds for all to see; `_` stands for the hyphen of an option."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    reply = await by.call(friends.table, command, given)
    assert not reply.ephemeral, reply.text
    return reply


async def test_ten_memories(friends: Friends, home: Home) -> None:
    async with home.bot(friends.discord):
        await found(friends, home)
        await memory_0_1(friends, home)
        await memory_0_2(friends, home)
        await memory_0_3(friends, home)
        await memory_0_4(friends, home)
        await open_the_headquarters(friends, home)
        await memory_1_1(friends, home)
        await memory_1_2(friends, home)
        await memory_1_3(friends, home)
        await memory_2_1(friends, home)
        friends = await move_to_another_channel(friends, home)
        await memory_2_2(friends, home)
        await memory_2_3(friends, home)
        await look_back(friends)
        kinds: set[str] = {event.kind for event in home.events(friends.table)}
        assert home.replayed(friends.table) == home.campaign(friends.table)
        await end_for_good(friends, home)
        kinds |= await begin_on_paper(friends, home)
    ended = CampaignEnded.model_fields["kind"].default
    assert EVENT_KINDS - kinds == {ended}, "what happened in no Memory"


async def found(friends: Friends, home: Home) -> None:
    """§1, §3.5, §6.1: three Assassins, six Allies, two Apprentices, the cards in the Villa."""
    ana, ben, chloe, texts = friends.ana, friends.ben, friends.chloe, friends.texts
    await do(
        friends,
        ana,
        "campaign new",
        name="The Falcons",
        language=texts.language.value,
        player2=ben,
        assassin3="Claudio",
        player3=chloe,
    )
    renamed = await do(friends, ana, "campaign rename", name="The Owls")
    told(
        friends,
        renamed,
        "The campaign The Falcons is now called The Owls.",
        "La campagne The Falcons s’appelle désormais The Owls.",
    )
    await do(friends, ana, "campaign settings", die_hits=3, die_specials=1, die_failures=2)
    await do(friends, ana, "campaign game-master", who=ben)
    refused = await ana.slash(friends.table, "campaign rename", name="The Crows")
    assert refused.ephemeral

    for name in ("Lucia", "Antonio", "Rosa", "Nino", "Vito", "Nobody"):
        await do(friends, ben, "roster ally add", name=name)
    await do(friends, ben, "roster ally add", name="Teodora", shop=2)
    lucia = await do(friends, ben, "roster ally edit", ally="Lucia", hospital="2")
    told(
        friends,
        lucia,
        "Lucia has these values now: 🏥 2 · 🛠️ 1 · 🏪 1 · 📜 1.",
        "Lucia a désormais ces valeurs : 🏥 2 · 🛠️ 1 · 🏪 1 · 📜 1.",
    )
    await do(friends, ben, "roster ally remove", ally="Nobody")
    await do(friends, ben, "roster apprentice add", name="Marco")
    await do(
        friends, ben, "roster apprentice add", name="Zita", workshop=2, workshop_colour="white"
    )

    form = await ana.slash(friends.table, "card add-several")
    typed = (
        f"{texts.cape}\n{texts.sword} x3\n{texts.parachute} x3\n"
        f"{texts.smoke_bomb}\n{texts.medicine} x3"
    )
    await ana.submit(form.modal, {form.modal.captions[0]: typed})
    armoured = await do(
        friends, chloe, "card add", name=texts.vest, colour="white", hearts=1, place="Claudio"
    )
    told(
        friends,
        armoured,
        "Claudio has ♥♥♥♥ with the armour as it is now.",
        "Claudio a ♥♥♥♥ avec l’armure actuelle.",
    )
    blade: dict[str, Value | Person | Upload] = {
        "name": "Stiletto",
        "colour": "white",
        "slot": "hidden_blade",
        "place": "Claudio",
    }
    await do(friends, chloe, "card add", **blade)
    await do(friends, ana, "card add", name=texts.rope, colour="white", place="Alessandra")
    await do(friends, ben, "card move", card=texts.medicine, to="Bastiano")
    campaign = home.campaign(friends.table)
    assert hearts(campaign) == {"Alessandra": 3, "Bastiano": 3, "Claudio": 4}
    assert len(campaign.workers) == 8
    assert len(campaign.cards) == 14
    assert campaign.game_master == ben.id


async def memory_0_1(friends: Friends, home: Home) -> None:
    """§6.7, §6.3: Claudio is Critical in turn 1 and healed in turn 2, before it ends."""
    ana, chloe = friends.ana, friends.chloe
    await do(friends, ana, "memory begin")
    await do(friends, ana, "turn track")
    wounded = await do(friends, chloe, "wound", who="Claudio", hearts=4)
    told(
        friends,
        wounded,
        "Claudio loses 4 hearts: ♡♡♡♡ 🆘 Critical Condition.",
        "Claudio perd 4 cœurs : ♡♡♡♡ 🆘 État Critique.",
    )
    await do(friends, ana, "turn next")
    await do(friends, ana, "turn cubes", who="Alessandra", used=2)
    critical = await chloe.slash(friends.table, "turn cubes", who="Claudio")
    assert critical.ephemeral
    clock = home.campaign(friends.table).clock
    assert clock is not None
    assert (clock.turn, clock.phase) == (1, TurnPhase.ASSASSIN)
    assert [one.left for one in clock.cubes] == [1, 3, 3]
    await do(friends, ana, "turn end")
    clock = home.campaign(friends.table).clock
    assert clock is not None
    assert (clock.turn, clock.phase) == (2, TurnPhase.EVENT)
    assert [one.left for one in clock.cubes] == [3, 3, 3]
    saved = await do(friends, ana, "medicine", who="Claudio")
    told(
        friends,
        saved,
        "Claudio gets 1 heart from a Medicine of Bastiano: ♥♡♡♡ 🩹 Injured.",
        "Claudio reçoit 1 cœur par un Remède de Bastiano : ♥♡♡♡ 🩹 Blessé.",
    )
    await do(friends, ana, "memory success")
    noted = await do(friends, ana, "memory experience", memory="0.1", xp=5)
    told(
        friends,
        noted,
        "Memory 0.1 brought 5 XP: 5 in all, level 0.",
        "La Mémoire 0.1 a rapporté 5 XP : 5 en tout, niveau 0.",
    )
    campaign = home.campaign(friends.table)
    assert (campaign.phase, campaign.clock) == (Phase.VILLA, None)
    assert hearts(campaign) == {"Alessandra": 3, "Bastiano": 3, "Claudio": 1}
    assert lying(campaign, PlaceKind.DISCARD) == [friends.texts.medicine]


async def memory_0_2(friends: Friends, home: Home) -> None:
    """§6.3, §6.4, §6.6: a Medicine by consent; Claudio is Eliminated by the clock, and back."""
    ana, ben, texts = friends.ana, friends.ben, friends.texts
    await do(friends, ben, "card move", card=texts.medicine, to="Bastiano")
    await do(friends, ana, "memory begin")
    await do(friends, ana, "turn track")
    await do(friends, ben, "wound", who="Bastiano", hearts=3)
    asked = await do(friends, ana, "medicine", who="Bastiano")
    agree = asked.buttons[0].custom_id or ""
    assert (await ana.press(asked, agree)).ephemeral
    assert hearts(home.campaign(friends.table))["Bastiano"] == 0
    await ben.press(asked, agree)
    assert hearts(home.campaign(friends.table))["Bastiano"] == 1

    await do(friends, ana, "wound", who="Claudio")
    warned = await do(friends, ana, "turn end")
    assert not any(one.eliminated for one in home.campaign(friends.table).assassins)
    says(warned, "Claudio")
    gone = await do(friends, ana, "turn end")
    told(
        friends,
        gone,
        "💀 **Eliminated: Claudio**",
        "💀 **Éliminé : Claudio**",
    )
    assert lying(home.campaign(friends.table), PlaceKind.BAG) == sorted([texts.vest, "Stiletto"])
    await do(friends, ana, "turn stop")
    await do(friends, ana, "memory failure")

    asked = await do(friends, ana, "memory begin")
    told(
        friends,
        asked,
        "Eliminated, with nobody to stand in: Claudio.",
        "À l’état Éliminé, sans personne pour remplacer : Claudio.",
    )
    await do(friends, ana, "stand-in set", assassin="Claudio", apprentice="Marco")
    await do(friends, ana, "memory begin")
    await do(friends, ana, "wound", who="Marco")
    healed = await do(friends, ana, "heal", who="Marco")
    told(
        friends,
        healed,
        "Marco gets 1 heart: ♥♥♥ 💚 Full Health.",
        "Marco reçoit 1 cœur : ♥♥♥ 💚 Pleine Santé.",
    )
    back = await do(friends, ana, "memory success")
    told(
        friends,
        back,
        "Claudio gets 4 hearts and may take part again: ♥♥♥♥ 💚 Full Health.",
        "Claudio reçoit 4 cœurs et peut de nouveau participer : ♥♥♥♥ 💚 Pleine Santé.",
    )
    await do(friends, ana, "memory experience", memory="0.2", xp=5)
    campaign = home.campaign(friends.table)
    assert hearts(campaign) == {"Alessandra": 3, "Bastiano": 1, "Claudio": 4}
    assert lying(campaign, PlaceKind.BAG) == []
    assert lying(campaign, PlaceKind.BOARD) == sorted([texts.vest, "Stiletto", texts.rope])
    assert not any(worker.stands_in_for for worker in campaign.workers)


async def memory_0_3(friends: Friends, home: Home) -> None:
    """§6.4: who cannot leave the Map when a Memory ends is Eliminated, in this very Memory."""
    ana = friends.ana
    await do(friends, ana, "memory begin")
    await do(friends, ana, "stranded", assassin="Alessandra")
    free = await do(friends, ana, "stranded", assassin="Alessandra", freed=True)
    told(
        friends,
        free,
        "Alessandra can leave the Map after all.",
        "Alessandra peut finalement quitter le Terrain.",
    )
    await do(friends, ana, "wound", who="Alessandra", hearts=2)
    over = await do(friends, ana, "memory success", stranded="Bastiano")
    told(
        friends,
        over,
        "Bastiano could not leave the Map and is Eliminated.",
        "Bastiano n’a pas pu quitter le Terrain et passe à l’état Éliminé.",
    )
    await do(friends, ana, "memory experience", memory="0.3", xp=5)
    campaign = home.campaign(friends.table)
    assert [one.eliminated for one in campaign.assassins] == [False, True, False]
    assert hearts(campaign) == {"Alessandra": 1, "Bastiano": 0, "Claudio": 4}


async def memory_0_4(friends: Friends, home: Home) -> None:
    """§6.6, §8: Zita stands in, then Marco; Dariâ joins, is swapped for Ezia, and leaves."""
    ana, ben = friends.ana, friends.ben
    await do(friends, ana, "stand-in set", assassin="Bastiano", apprentice="Zita")
    relieved = await do(friends, ana, "stand-in end", apprentice="Zita")
    told(
        friends,
        relieved,
        "Zita no longer stands in for Bastiano.",
        "Zita ne remplace plus Bastiano.",
    )
    await do(friends, ana, "stand-in set", assassin="Bastiano", apprentice="Marco")
    await do(friends, ana, "roster assassin add", name="Dariâ")
    await do(friends, ana, "memory begin")
    await do(friends, ana, "memory success")
    noted = await do(friends, ana, "memory experience", memory="0.4", xp=10)
    told(
        friends,
        noted,
        "Memory 0.4 brought 10 XP: 25 in all, level I.",
        "La Mémoire 0.4 a rapporté 10 XP : 25 en tout, niveau I.",
    )
    await do(friends, ana, "roster assassin edit", assassin="Dariâ", player=ana)
    swapped = await do(friends, ana, "roster assassin swap", assassin="Dariâ", name="Ezia")
    told(
        friends,
        swapped,
        "Ezia takes the place of Dariâ and has the same board.",
        "Ezia prend la place de Dariâ et garde le même plateau.",
    )
    hurt = await ben.slash(
        friends.table, "roster assassin swap", assassin="Alessandra", name="Sandra"
    )
    assert hurt.ephemeral
    await do(friends, ana, "roster assassin remove", assassin="Ezia")
    campaign = home.campaign(friends.table)
    assert hearts(campaign) == {"Alessandra": 1, "Bastiano": 3, "Claudio": 4}
    assert not any(worker.stands_in_for for worker in campaign.workers)
    assert campaign.xp == 25


async def open_the_headquarters(friends: Friends, home: Home) -> None:
    """§2.7: the Flying Machine in the Workshop, Contract 1 face up, the Villa's cards moved in."""
    ana, texts = friends.ana, friends.texts
    await do(friends, ana, "headquarters open")
    read = await do(friends, ana, "contract", number=3)
    told(
        friends,
        read,
        "Contract 1 asks for 3 successes.",
        "Le Contrat 1 demande 3 réussites.",
    )
    campaign = home.campaign(friends.table)
    assert campaign.phase is Phase.ASSIGNMENT
    assert (campaign.level, campaign.contract) == (HqLevel.ZERO, Contract(position=1, number=3))
    assert lying(campaign, PlaceKind.WORKSHOP) == [texts.flying_machine]
    assert lying(campaign, PlaceKind.VILLA) == []
    assert lying(campaign, PlaceKind.MAIN_HALL) == sorted(
        [texts.cape, *[texts.sword] * 3, *[texts.parachute] * 3, texts.smoke_bomb, texts.medicine]
    )


async def assign(friends: Friends, building: str, *names: str) -> None:
    for name in names:
        await do(friends, friends.ana, "assign", miniature=name, building=building)


async def memory_1_1(friends: Friends, home: Home) -> None:
    """§2.2, §2.3, §4: a failed 1st attempt, the printed example of §4.2, and 2 of 3 successes."""
    ana, ben, chloe, texts = friends.ana, friends.ben, friends.chloe, friends.texts
    await assign(friends, "hospital", "Lucia")
    await assign(friends, "shop", "Teodora")
    await assign(friends, "command_room", "Antonio", "Rosa", "Nino", "Vito")
    await do(friends, ana, "unassign", miniature="Vito")
    await assign(friends, "command_room", "Vito")
    await do(friends, ana, "blueprint take-back")
    await do(friends, ana, "blueprint place", blueprint=texts.flying_machine)
    await do(friends, ana, "memory begin")
    await do(friends, chloe, "wound", who="Claudio", hearts=4)
    lost = await do(friends, ana, "memory failure")
    told(
        friends,
        lost,
        "Claudio was still in Critical Condition at the end and is Eliminated.",
        "Claudio était encore en État Critique à la fin et passe à l’état Éliminé.",
    )
    assert (await ben.slash(friends.table, "resolve")).ephemeral
    await do(friends, ana, "stand-in set", assassin="Claudio", apprentice="Marco")
    await do(friends, ana, "memory begin")
    await do(friends, ana, "memory success")
    await ben.slash(friends.table, "resolve")

    panel = await friends.panel(texts.hospital)
    await ben.choose(panel, "Alessandra", ["1"])
    await ben.choose(panel, "Claudio", ["1"])
    await ben.press(panel, texts.done)
    assert hearts(home.campaign(friends.table)) == {"Alessandra": 2, "Bastiano": 3, "Claudio": 1}

    panel = await friends.panel(texts.workshop)
    example = [texts.cape, *[texts.sword] * 3, *[texts.parachute] * 2, texts.smoke_bomb]
    await ben.choose(panel, panel.selects[0].custom_id, labelled(payable(panel), example))
    await ben.press(panel, texts.build)

    panel = await friends.panel(texts.shop)
    form = await ana.press(panel, texts.draw)
    *fields, _ = form.modal.captions
    drawn = (texts.parachute, texts.medicine, texts.rope, texts.smoke_bomb)
    await ana.submit(form.modal, {**dict(zip(fields, drawn, strict=True)), "white": ["3"]})
    await keep(friends, panel, {texts.medicine: "Ales", texts.rope: "main_hall"})

    form = await ana.press(await friends.panel(texts.command_room), texts.type_roll)
    await ana.submit(form.modal, {"hits": "1", "specials": "1"})
    await friends.newest(closed(friends, "1.1"))
    await do(friends, ana, "memory experience", memory="1.1", xp=8)

    campaign = home.campaign(friends.table)
    assert (campaign.level, campaign.contract) == (HqLevel.ZERO, Contract(number=3, tries=1))
    assert not any(working(campaign, building) for building in Building)
    assert lying(campaign, PlaceKind.BAG) == []
    assert lying(campaign, PlaceKind.OUT_OF_GAME) == sorted([texts.cape] + [texts.sword] * 3)
    assert lying(campaign, PlaceKind.MAIN_HALL) == sorted(
        [texts.parachute, texts.medicine, texts.flying_machine, texts.rope]
    )
    assert lying(campaign, PlaceKind.DISCARD) == sorted(
        [texts.medicine] * 2 + [texts.parachute] * 3 + [texts.smoke_bomb] * 2
    )
    assert campaign.xp == 33


async def keep(friends: Friends, panel: Message, kept: dict[str, str]) -> None:
    """In the Shop: each of these cards goes there, the others are not kept."""
    for card, place in kept.items():
        menu = menu_called(panel, card)
        target = ["main_hall"] if place == "main_hall" else labelled(menu, [place])
        await friends.ben.choose(panel, card, target)
    await friends.ben.press(panel, friends.texts.done)


def closed(friends: Friends, memory: str) -> str:
    return friends.texts.closed.replace("1.1", memory)


async def memory_1_2(friends: Friends, home: Home) -> None:
    """§4.2, §4.3, §4.4, §6.3: savings, a deck of the bot's, a trade by consent, a sure 2nd try."""
    ana, ben, texts = friends.ana, friends.ben, friends.texts
    await do(friends, ana, "deck import", file=Upload("deck.csv", DECK.encode()))
    await do(friends, ana, "blueprint add", name=texts.kite, black=2, white=2)
    await do(friends, ana, "blueprint place", blueprint=texts.kite)
    await assign(friends, "workshop", "Zita", "Vito")
    await assign(friends, "shop", "Teodora")
    await assign(friends, "command_room", "Antonio", "Rosa", "Nino")
    await do(friends, ben, "card move", card=texts.parachute, to="Bastiano")
    await do(friends, ana, "memory begin")
    asked = await do(friends, ana, "card trade", card=texts.rope, to="Bastiano")
    await ben.press(asked, asked.buttons[0].custom_id or "")
    await do(friends, ben, "card use", card=texts.parachute)
    await do(friends, ana, "memory success")
    await ben.slash(friends.table, "resolve")

    panel = await friends.panel(texts.workshop)
    says(panel, texts.to_pay_now)
    await ben.choose(panel, panel.selects[0].custom_id, labelled(payable(panel), [texts.medicine]))
    await ben.press(panel, texts.build)
    await keep(friends, await friends.panel(texts.shop), {"Mask": "main_hall", "Net": "Bast"})
    panel = await friends.panel(texts.command_room)
    says(panel, texts.surely_fulfilled, texts.reached)
    await ben.press(panel, texts.next_level)
    await friends.newest(closed(friends, "1.2"))
    noted = await do(friends, ana, "memory experience", memory="1.2", xp=22)
    told(
        friends,
        noted,
        "Memory 1.2 brought 22 XP: 55 in all, level II.",
        "La Mémoire 1.2 a rapporté 22 XP : 55 en tout, niveau II.",
    )

    campaign = home.campaign(friends.table)
    assert campaign.settings.deck_keeper is DeckKeeper.BOT
    assert (campaign.level, campaign.contract) == (HqLevel.ONE, Contract(position=2))
    bastiano = campaign.assassins[1]
    his = sorted(card.name for card in campaign.cards_in(PlaceKind.BOARD, bastiano.id))
    assert his == sorted([texts.rope, "Net"])
    assert "Mask" in lying(campaign, PlaceKind.MAIN_HALL)
    assert texts.kite in lying(campaign, PlaceKind.MAIN_HALL)
    discards = lying(campaign, PlaceKind.DISCARD)
    assert {"Hook", "Lantern"} < set(discards)
    assert discards.count(texts.parachute) == 4
    # One Medicine paid: Alessandra's and the Main Hall's were two, and two were used before.
    assert discards.count(texts.medicine) == 3
    rumours = discards.count("Rumour") + lying(campaign, PlaceKind.DECK).count("Rumour")
    assert rumours == 2


async def memory_1_3(friends: Friends, home: Home) -> None:
    """§4.1, §4.4: 2 hearts for Claudio; one die of the bot's can never make 2 successes."""
    ana, ben, texts = friends.ana, friends.ben, friends.texts
    await do(friends, ana, "contract", number=2)
    await assign(friends, "hospital", "Lucia")
    await assign(friends, "command_room", "Antonio")
    await do(friends, ana, "memory begin")
    await do(friends, ben, "wound", who="Bastiano")
    await do(friends, ana, "memory success")
    await ben.slash(friends.table, "resolve")
    panel = await friends.panel(texts.hospital)
    await ben.choose(panel, "Claudio", ["2"])
    await ben.press(panel, texts.done)
    panel = await friends.panel(texts.command_room)
    await ben.press(panel, "Roll 1 die" if texts is ENGLISH else "Lancer 1 dé")
    await friends.newest(closed(friends, "1.3"))
    campaign = home.campaign(friends.table)
    assert hearts(campaign) == {"Alessandra": 2, "Bastiano": 2, "Claudio": 3}
    assert campaign.contract == Contract(position=2, number=2, tries=1)


async def memory_2_1(friends: Friends, home: Home) -> None:
    """§9, §3.6: corrected, taken back, brought back; a 2nd try out of reach changes nothing."""
    ana, ben, texts = friends.ana, friends.ben, friends.texts
    before = home.campaign(friends.table)
    corrected = await do(
        friends, ana, "correct hearts", who="Bastiano", hearts=3, reason="A friend counted again"
    )
    says(corrected, "A friend counted again")
    after = home.campaign(friends.table)
    assert hearts(after) == {"Alessandra": 2, "Bastiano": 3, "Claudio": 3}
    with_ana = "Take it back, with what Ana did", "Annuler, avec ce que Ana a fait"
    await undo(friends, ben, *with_ana)
    assert home.campaign(friends.table) == before
    await undo(friends, ben, "Take it back", "Annuler")
    assert home.campaign(friends.table) == after

    await assign(friends, "command_room", "Antonio")
    asked = await do(friends, ana, "memory begin")
    await ana.press(asked, texts.begin_all_the_same)
    await do(friends, ana, "memory success")
    await ben.slash(friends.table, "resolve")
    await friends.newest(closed(friends, "2.1"))
    campaign = home.campaign(friends.table)
    assert campaign.contract == Contract(position=2, number=2, tries=1)
    assert campaign.level is HqLevel.ONE


async def undo(friends: Friends, who: Person, english: str, french: str) -> None:
    """Take the newest entry back, by the button that has this label."""
    question = await who.slash(friends.table, "undo")
    assert question.ephemeral
    await who.press(question, english if friends.texts is ENGLISH else french)


async def move_to_another_channel(friends: Friends, home: Home) -> Friends:
    """The whole log goes along, and the campaign stands there as it stood here."""
    ana, table, elsewhere = friends.ana, friends.table, friends.elsewhere
    given = await ana.slash(table, "campaign export")
    files = {one.upload.filename: one.upload.data for one in given.attachments}
    assert sorted(files) == ["the-owls.jsonl", "the-owls.md"]
    log = files["the-owls.jsonl"]
    assert json.loads(log.splitlines()[0])["campaign"] == "The Owls"
    assert "Claudio" in files["the-owls.md"].decode()
    question = await ana.slash(elsewhere, "campaign import", file=Upload("owls.jsonl", log))
    label = "Go on with it here" if friends.texts is ENGLISH else "Continuer ici"
    await ana.press(question, label)
    assert home.campaign(elsewhere) == home.campaign(table)
    assert home.events(elsewhere) == home.events(table)
    return replace(friends, table=elsewhere)


async def memory_2_2(friends: Friends, home: Home) -> None:
    """§4.4: two workers reach 2; what the new Contract's back says is corrected by `level`."""
    ana, ben, texts = friends.ana, friends.ben, friends.texts
    await assign(friends, "command_room", "Antonio", "Rosa")
    await do(friends, ana, "memory begin")
    await do(friends, ana, "memory success")
    await ben.slash(friends.table, "resolve")
    panel = await friends.panel(texts.command_room)
    await ben.press(panel, "Level II (next)" if texts is ENGLISH else "Niveau II (suivant)")
    await friends.newest(closed(friends, "2.2"))
    assert home.campaign(friends.table).contract == Contract(position=3)
    level = await do(friends, ana, "headquarters level", level=3)
    told(friends, level, "HQ level II → III.", "Niveau du Repaire : II → III.")


async def memory_2_3(friends: Friends, home: Home) -> None:
    """§2.3, §6.5: two failures complete a Memory too; Allies are well again, Claudio waits."""
    ana, ben, texts = friends.ana, friends.ben, friends.texts
    await do(friends, ana, "memory begin")
    await do(friends, ana, "wound", who="Lucia")
    await do(friends, ana, "eliminated", who="Claudio")
    await do(friends, ana, "memory failure")
    await do(friends, ana, "stand-in set", assassin="Claudio", apprentice="Marco")
    await do(friends, ana, "memory begin")
    over = await do(friends, ana, "memory failure")
    told(
        friends,
        over,
        "Memory 2.3 failed on the 2nd attempt too, and so it is completed.",
        "La Mémoire 2.3 a échoué à la 2e tentative aussi : elle est terminée.",
    )
    await ben.slash(friends.table, "resolve")
    await friends.newest(closed(friends, "2.3"))
    campaign = home.campaign(friends.table)
    assert [one.eliminated for one in campaign.assassins] == [False, False, True]
    assert lying(campaign, PlaceKind.BAG) == sorted([texts.vest, "Stiletto"])
    lucia = next(one for one in campaign.workers if one.name == "Lucia")
    assert lucia.hearts == lucia.most_hearts
    assert campaign.diary == (
        MemoryRecord(memory="0.1", attempts=1, success=True, xp=5),
        MemoryRecord(memory="0.2", attempts=2, success=True, xp=5),
        MemoryRecord(memory="0.3", attempts=1, success=True, xp=5),
        MemoryRecord(memory="0.4", attempts=1, success=True, xp=10),
        MemoryRecord(memory="1.1", attempts=2, success=True, contract_fulfilled=False, xp=8),
        MemoryRecord(memory="1.2", attempts=1, success=True, contract_fulfilled=True, xp=22),
        MemoryRecord(memory="1.3", attempts=1, success=True, contract_fulfilled=False),
        MemoryRecord(memory="2.1", attempts=1, success=True),
        MemoryRecord(memory="2.2", attempts=1, success=True, contract_fulfilled=True),
        MemoryRecord(memory="2.3", attempts=2, success=False),
    )


async def look_back(friends: Friends) -> None:
    """`/log`, `/why`, `/stats`: five dice were rolled in all, one of them by the bot."""
    ana, table = friends.ana, friends.table
    page = await ana.slash(table, "log", memory="1.1")
    assert page.ephemeral
    says(page, "1.1")
    why = await ana.slash(table, "why")
    told(friends, why, "Rules §", "Règles §")
    stats = await ana.slash(table, "stats")
    assert stats.ephemeral
    told(
        friends,
        stats,
        "In 2 rolls: 1 by the bot, 4 on the table.",
        "En 2 lancers : 1 par le bot, 4 sur la table.",
    )
    # Contracts: 1.1, 1.2, 1.3, 2.2. Hearts: 1 + 1 + 1 + 4 by 0.2, then 3, 2 and 2.
    told(friends, stats, "Contracts tried: 4, fulfilled: 2", "Contrats tentés : 4, remplis : 2")
    told(friends, stats, "Hearts healed: 14", "Cœurs soignés : 14")
    told(friends, stats, "revealed in the Shop: 8, kept: 4", "dans la Boutique : 8, gardées : 4")


async def end_for_good(friends: Friends, home: Home) -> None:
    ana, ben, table = friends.ana, friends.ben, friends.table
    question = await do(friends, ana, "campaign end")
    label = "End it for good" if friends.texts is ENGLISH else "Terminer pour de bon"
    assert (await ana.press(question, label)).ephemeral, "Ben is the game master"
    await ben.press(question, label)
    assert home.stored(table) is None


async def begin_on_paper(friends: Friends, home: Home) -> set[str]:
    """§2.8: another campaign, of which seven Memories were played on paper."""
    await do(friends, friends.ana, "campaign new", name="The Doves")
    await do(
        friends, friends.ana, "campaign from-paper", last_memory="1.3", xp=30, level=1, contract=2
    )
    campaign = home.campaign(friends.table)
    assert len(campaign.diary) == 7
    assert (campaign.level, campaign.contract) == (HqLevel.ONE, Contract(position=2))
    return {event.kind for event in home.events(friends.table)}
