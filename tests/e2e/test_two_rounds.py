"""Two whole rounds of a group of friends, in English and in French, and a power cut in between.

What must come out stands here and in `texts.py`, written by hand from rules.md.
"""

from core.campaign import Building, Colour, Contract, HqLevel, MemoryRecord, Phase, PlaceKind
from loopback import Message, Person, Upload
from loopback.clicks import Value
from tests.e2e.conftest import Home, killed
from tests.e2e.friends import (
    Friends,
    hearts,
    labelled,
    lying,
    menu_called,
    payable,
    privately,
    says,
    seen,
    working,
)
from tests.e2e.texts import ENGLISH, FRENCH

OTHER_TEXTS = {"en-GB": FRENCH, "fr": ENGLISH}


async def test_two_rounds(friends: Friends, home: Home) -> None:
    discord, table, texts = friends.discord, friends.table, friends.texts
    async with home.bot(discord) as process:
        await found(friends)
        await open_the_headquarters(friends)
        await enter_the_roster(friends)

        await assign_for_the_first_memory(friends)
        await fail_once_then_succeed(friends)
        payment = await resolve_until_the_workshop(friends)
        assert hearts(home.campaign(table)) == {"Alessandra": 3, "Bastiano": 2, "Claudio": 2}
        await killed(discord, process)

    async with home.bot(discord):
        await build_at_full_price(friends, payment)
        campaign = home.campaign(table)
        assert lying(campaign, PlaceKind.OUT_OF_GAME) == sorted([texts.cape] + [texts.sword] * 3)
        assert lying(campaign, PlaceKind.DISCARD) == sorted(
            [texts.parachute] * 2 + [texts.smoke_bomb]
        )
        await shop(friends)
        await try_the_contract(friends)
        campaign = home.campaign(table)
        assert campaign.contract == Contract(position=1, number=3, tries=1)
        assert campaign.level is HqLevel.ZERO
        assert not any(working(campaign, building) for building in Building)

        await assign_for_the_second_memory(friends)
        await succeed_at_once(friends)
        await resolve_with_savings(friends)
        await look_back(friends)

    campaign = home.campaign(table)
    assert campaign == home.replayed(table)
    assert campaign.phase is Phase.ASSIGNMENT
    assert campaign.level is HqLevel.ONE
    assert campaign.contract == Contract(position=2)
    assert hearts(campaign) == {"Alessandra": 3, "Bastiano": 3, "Claudio": 3}
    assert not any(one.eliminated or one.in_hospital for one in campaign.assassins)
    assert not any(one.building or one.stands_in_for for one in campaign.workers)
    assert lying(campaign, PlaceKind.MAIN_HALL) == sorted(
        [texts.flying_machine, texts.kite, texts.rope]
    )
    assert lying(campaign, PlaceKind.BOARD) == sorted([texts.vest, texts.medicine])
    assert lying(campaign, PlaceKind.OUT_OF_GAME) == sorted([texts.cape] + [texts.sword] * 3)
    assert lying(campaign, PlaceKind.DISCARD) == sorted(
        [texts.parachute] * 3 + [texts.smoke_bomb] * 2 + [texts.medicine]
    )
    assert campaign.diary == (
        MemoryRecord(memory="1.1", attempts=2, success=True, contract_fulfilled=False),
        MemoryRecord(memory="1.2", attempts=1, success=True, contract_fulfilled=True),
    )


async def test_the_flying_machine_with_workers(friends: Friends, home: Home) -> None:
    ana, ben, table, texts = friends.ana, friends.ben, friends.table, friends.texts
    async with home.bot(friends.discord):
        await found(friends)
        await open_the_headquarters(friends)
        await enter_the_roster(friends)
        await ana.slash(table, "blueprint take-back")
        await ana.slash(table, "blueprint place", blueprint=texts.flying_machine)
        board = await ben.slash(table, "assign")
        board = await friends.place(ben, board, texts.workshop, "Lucia", "Paolo", "Zita")
        await ana.slash(table, "memory begin", memory="1.1")
        done = await ana.slash(table, "memory success")
        await ben.press(done, texts.resolve)

        # 4 white + 3 black: Zita saves 2 white, Lucia and Paolo one card each of either colour.
        panel: Message = await friends.panel(texts.workshop)
        paid = [texts.cape, texts.parachute, texts.parachute]
        menu = panel.selects[0].custom_id
        await ben.choose(panel, menu, labelled(payable(panel), paid))
        await ben.press(panel, texts.build)
        await friends.newest(texts.closed)

    campaign = home.campaign(table)
    assert campaign == home.replayed(table)
    assert lying(campaign, PlaceKind.OUT_OF_GAME) == [texts.cape]
    assert lying(campaign, PlaceKind.DISCARD) == [texts.parachute] * 2
    (machine,) = (card for card in campaign.cards if card.name == texts.flying_machine)
    assert (machine.kind, machine.colour) == ("special_equipment", Colour.WHITE)
    assert machine.place.kind is PlaceKind.MAIN_HALL


# --- before the first Memory ---------------------------------------------------------------------


async def found(friends: Friends) -> None:
    """Rules.md §2.1: before the Headquarters opens, spare cards lie in the Villa."""
    ana, table, texts = friends.ana, friends.table, friends.texts
    began = await ana.slash(
        table,
        "campaign new",
        name="The Falcons",
        language=texts.language.value,
        player2=friends.ben,
        assassin3="Claudio",
        player3=friends.chloe,
    )
    players = texts.players.format(
        ana=ana.mention, ben=friends.ben.mention, chloe=friends.chloe.mention
    )
    says(began, texts.began, players)
    assert not began.pings.users
    for name, count in (
        (texts.cape, 1),
        (texts.sword, 3),
        (texts.parachute, 2),
        (texts.smoke_bomb, 1),
        (texts.medicine, 1),
    ):
        await ana.slash(table, "card add", name=name, count=count)


async def open_the_headquarters(friends: Friends) -> None:
    """§2.7, for a group that played 0.1 to 0.4 on paper."""
    ana, chloe, table, texts = friends.ana, friends.chloe, friends.table, friends.texts
    opened = await ana.slash(table, "headquarters open", contract=3, already_played=True)
    says(opened, texts.opened, texts.moved_in)
    armour = await chloe.slash(
        table, "card add", name=texts.vest, colour="white", hearts=1, place="Claudio"
    )
    says(armour, texts.has_armour)
    await chloe.slash(table, "card move", card=texts.medicine, to="Claudio")


async def enter_the_roster(friends: Friends) -> None:
    """Brown cards are 1 each unless somebody says so (§3.5)."""
    ana, table = friends.ana, friends.table
    await ana.slash(table, "roster ally add", name="Lucia", hospital="2")
    for name in ("Paolo", "Antonio", "Rosa", "Nino", "Vito"):
        await ana.slash(table, "roster ally add", name=name)
    await ana.slash(table, "roster ally add", name="Teodora", shop=2)
    await ana.slash(table, "roster apprentice add", name="Marco")
    zita: dict[str, Value | Person | Upload] = {"name": "Zita", "workshop": 2}
    await ana.call(table, "roster apprentice add", zita | {"workshop-colour": "white"})


# --- Memory 1.1 ----------------------------------------------------------------------------------


async def assign_for_the_first_memory(friends: Friends) -> None:
    """One by command, the others in four taps; nobody works in the Workshop."""
    ana, ben, table, texts = friends.ana, friends.ben, friends.table, friends.texts
    offered = await ana.autocomplete(table, "assign", "miniature", "lu")
    await ana.slash(table, "assign", miniature=offered[0].value, building="hospital")
    board = await ben.slash(table, "assign")
    board = await friends.place(ben, board, texts.hospital, "Lucia", "Paolo", "Marco")
    board = await friends.place(ben, board, texts.shop, "Teodora")
    team = ("Antonio", "Rosa", "Nino", "Vito")
    board = await friends.place(ben, board, texts.command_room, *team)
    says(board, texts.hospital_sum, texts.dice_sum)


async def fail_once_then_succeed(friends: Friends) -> None:
    """§2.2, §2.3: no Assignment before the 2nd attempt, no Resolution after a failed 1st one."""
    ana, ben, chloe, table = friends.ana, friends.ben, friends.chloe, friends.table
    texts = friends.texts
    says(await ana.slash(table, "memory begin", memory="1.1"), texts.first_attempt)
    says(await ana.slash(table, "wound", who="Alessandra", hearts=1), texts.wounded)
    says(await chloe.slash(table, "wound", who="Claudio", hearts=4), texts.critical)
    says(await ana.slash(table, "memory failure"), texts.in_the_bag)

    privately(await ben.slash(table, "resolve"), texts.no_resolution)
    privately(await ben.slash(table, "assign"), texts.no_reassigning)
    moved = await chloe.slash(table, "assign", miniature="Lucia", building="shop")
    privately(moved, OTHER_TEXTS[texts.locale].no_reassigning)

    says(await ben.slash(table, "memory begin"), texts.somebody_could_stand_in)
    substitute = await chloe.slash(table, "stand-in set", assassin="Claudio", apprentice="Marco")
    says(substitute, texts.stands_in)
    says(await ben.slash(table, "memory begin"), texts.second_attempt)
    await ana.slash(table, "wound", who="Bastiano", hearts=1)
    success = await ana.slash(table, "memory success")
    says(success, texts.success)
    says(await ben.press(success, texts.resolve), texts.hearts_to_give, texts.eliminated)


async def resolve_until_the_workshop(friends: Friends) -> Message:
    """§4.1: 3 hearts, since Marco stands in and no longer works; Claudio has armour, so 4 at most.

    Returns the panel on which the group is choosing what pays.
    """
    ben, chloe, texts = friends.ben, friends.chloe, friends.texts
    panel = await friends.panel(texts.hospital)
    await ben.choose(panel, "Alessandra", ["1"])
    privately(await ben.press(panel, texts.done), texts.hearts_left)
    await chloe.choose(panel, "Claudio", ["2"])
    await ben.press(panel, texts.done)
    panel = await friends.panel(texts.workshop)
    says(panel, texts.healed, texts.returned, texts.full_price)
    swapped = [texts.cape, *[texts.sword] * 3, *[texts.parachute] * 2, texts.medicine]
    await chloe.choose(panel, panel.selects[0].custom_id, labelled(payable(panel), swapped))
    says(panel, texts.swapped)
    return panel


async def build_at_full_price(friends: Friends, panel: Message) -> None:
    """The printed example of §4.2, chosen on the panel of a process that is no more."""
    ben, texts = friends.ben, friends.texts
    says(panel, texts.swapped)
    example = [texts.cape, *[texts.sword] * 3, *[texts.parachute] * 2, texts.smoke_bomb]
    await ben.choose(panel, panel.selects[0].custom_id, labelled(payable(panel), example))
    await ben.press(panel, texts.build)
    built = await friends.panel(texts.shop)
    says(built, texts.built_for, texts.white_gone, texts.black_discarded)


async def shop(friends: Friends) -> None:
    """§4.3: four cards drawn on the table, of which Teodora's 2 are kept."""
    ana, ben, texts = friends.ana, friends.ben, friends.texts
    panel = await friends.panel(texts.shop)
    says(panel, texts.to_keep)
    form = await ana.press(panel, texts.draw)
    *names, _ = form.modal.captions
    cards = (texts.parachute, texts.medicine, texts.rope, texts.smoke_bomb)
    await ana.submit(form.modal, {**dict(zip(names, cards, strict=True)), "white": ["3"]})
    await ben.choose(panel, texts.medicine, labelled(menu_called(panel, texts.medicine), ["Ales"]))
    await ben.choose(panel, texts.rope, ["main_hall"])
    await ben.press(panel, texts.done)
    says(await friends.panel(texts.command_room), texts.kept, texts.not_kept, texts.asks_for)


async def try_the_contract(friends: Friends) -> None:
    """§4.4: 4 dice on the table; a hit and a special face are 2 successes, and 3 are needed."""
    ana, texts = friends.ana, friends.texts
    form = await ana.press(await friends.panel(texts.command_room), texts.type_roll)
    await ana.submit(form.modal, {"hits": "1", "specials": "1"})
    closing = await friends.newest(texts.closed)
    says(closing, texts.not_fulfilled, texts.needed, texts.second_try)


# --- Memory 1.2 ----------------------------------------------------------------------------------


async def assign_for_the_second_memory(friends: Friends) -> None:
    """§3.6: too few in the Command Room for the sure 2nd try, until Nino joins them."""
    ana, ben, table, texts = friends.ana, friends.ben, friends.table, friends.texts
    await ana.slash(table, "blueprint add", name=texts.kite, black=2, white=2)
    await ana.slash(table, "blueprint place", blueprint=texts.kite)
    board = await ben.slash(table, "assign")
    board = await friends.place(ben, board, texts.hospital, "Lucia")
    board = await friends.place(ben, board, texts.workshop, "Paolo", "Zita")
    says(board, texts.saved, texts.to_pay)
    board = await friends.place(ben, board, texts.command_room, "Antonio", "Rosa")
    says(board, texts.too_few_workers)
    question = await ben.slash(table, "memory begin")
    says(question, texts.too_few_workers)
    await ana.slash(table, "assign", miniature="Nino", building="command_room")
    late = await ben.press(question, texts.begin_all_the_same)
    told = await late.more()
    assert told.ephemeral
    says(told, texts.things_moved_on)


async def succeed_at_once(friends: Friends) -> None:
    ben, table = friends.ben, friends.table
    await ben.slash(table, "memory begin")
    await ben.slash(table, "memory success")
    await ben.slash(table, "resolve")


async def resolve_with_savings(friends: Friends) -> None:
    """The 2nd try of the Contract: three workers reach 3, and nobody rolls (§4.4)."""
    ben, texts = friends.ben, friends.texts
    panel = await friends.panel(texts.hospital)
    await ben.choose(panel, "Bastiano", ["1"])
    await ben.choose(panel, "Claudio", ["1"])
    await ben.press(panel, texts.done)
    panel = await friends.panel(texts.workshop)
    says(panel, texts.to_pay_now)
    main_hall = [option for option in payable(panel).options if option.default]
    assert [seen(option.label).partition(" · ")[0] for option in main_hall] == [texts.medicine]
    await ben.press(panel, texts.build)
    panel = await friends.panel(texts.command_room)
    says(panel, texts.built_for_less, texts.nothing_drawn, texts.surely_fulfilled, texts.reached)
    await ben.press(panel, texts.next_level)
    says(await friends.newest(texts.closed_again), texts.level_up)


async def look_back(friends: Friends) -> None:
    """The log, newest first, page by page to its first entry."""
    ben, table, texts = friends.ben, friends.table, friends.texts
    page = await ben.slash(table, "log")
    assert page.ephemeral
    says(page, texts.log_title, texts.level_up)
    pages = 1
    while any(button.label == texts.older and not button.disabled for button in page.buttons):
        page = await ben.press(page, texts.older)
        pages += 1
    says(page, texts.log_first)
    assert pages > 4
