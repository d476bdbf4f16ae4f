"""A group resolves its Headquarters: every test is a channel, people in it, and the real bot."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.client import Brotherhood
from bot.telling import terms
from bot.words import Say, words
from core import cards, health
from core.campaign import (
    Building,
    Campaign,
    CardKind,
    Colour,
    DeckKeeper,
    DieFaces,
    HqLevel,
    Language,
    Phase,
    Place,
    PlaceKind,
    Settings,
)
from core.cards import CardFacts, NewCards
from core.events import Events
from core.headquarters import workshop
from loopback import Channel, Guild, LoopbackDiscord, Message, Person, Reply
from loopback.wire.components import StringSelect
from loopback.world import Permissions
from storage.store import Store
from storage.values import Actor, Change, Stored, Where
from tests.bot.conftest import Play, SlowStore, running
from tests.core.table import (
    CAPE,
    COMMAND_ROOM,
    FACES,
    FAILURE,
    HIT,
    HOSPITAL,
    MEDICINE,
    PARACHUTE,
    SHOP,
    SMOKE_BOMB,
    SPECIAL,
    SWORD,
    WORKSHOP,
    Scripted,
    Table,
    headquarters,
)

DECK = Place(kind=PlaceKind.DECK)
MAIN_HALL = Place(kind=PlaceKind.MAIN_HALL)

pytestmark = pytest.mark.usefixtures("brotherhood")


@pytest.fixture
def chance() -> Scripted:
    return Scripted()


@dataclass
class Circle:
    """A group round its channel, and what it finds there."""

    discord: LoopbackDiscord
    store: Store
    where: Where
    channel: Channel
    say: Say

    @property
    def stored(self) -> Stored:
        stored = self.store.find(self.where)
        assert stored is not None
        return stored

    @property
    def campaign(self) -> Campaign:
        return self.stored.campaign

    def speaks(self, language: Language) -> "Circle":
        return Circle(self.discord, self.store, self.where, self.channel, words(language))

    def messages(self) -> list[Message]:
        everything = self.channel.everything.values()
        return [one for one in everything if not one.ephemeral and not one.deleted]

    async def newest(self, title: str) -> Message:
        """The newest message, once its last embed has this title."""

        def look() -> Message | None:
            message = self.messages()[-1]
            return message if title_of(message) == title else None

        return await self.discord.until(look, 5.0, f"a message whose last part is {title!r}")

    async def panel(self, building: Building) -> Message:
        """The newest message, once it asks what to do in this Building."""
        title = terms.building_title(building, self.say)
        return await self.newest(self.say("resolve-next-building", building=title))

    async def closing(self) -> Message:
        """The newest message, once it says that the Resolution is over."""
        return await self.newest(self.say("resolve-closed", memory=self.campaign.diary[-1].memory))

    async def resolve(self, person: Person) -> Reply:
        return await person.slash(self.channel, "resolve")

    def change(self, decide: Callable[[Campaign], Events]) -> None:
        """Something happens by another command."""
        history = self.store.history(self.stored.id)
        self.store.change(
            self.where,
            lambda stored: Change(decide(stored.campaign)),
            actor=Actor(2, "Leonardo"),
            command="/another",
            interaction=self.discord.world.snowflakes.next(),
            at=history[0].at,
        )


def title_of(message: Message) -> str | None:
    return message.embeds[-1].title if message.embeds else None


def told(message: Message | Reply) -> str:
    """What the last part of a message says."""
    return message.embeds[-1].description or ""


def chosen(message: Message | Reply) -> list[str]:
    """What is chosen in its menus."""
    menus = [menu for menu in message.selects if isinstance(menu, StringSelect)]
    return [option.label for menu in menus for option in menu.options if option.default]


def paid_in_full() -> Table:
    """The printed example of §4.2, and two who were hurt."""
    group = headquarters("Alessandra", "Bastiano")
    group.have("Borgia Cape", CAPE)
    group.have("Common Sword", SWORD, 3)
    group.have("Parachute", PARACHUTE, 2)
    group.have("Smoke Bomb", SMOKE_BOMB)
    return group


@pytest.fixture
def circle(discord: LoopbackDiscord, store: SlowStore, where: Where, table: Channel) -> Circle:
    return Circle(discord, store, where, table, words(Language.ENGLISH))


# --- whole rounds --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
async def test_a_whole_round_with_everything_on_the_table(
    circle: Circle, ezio: Person, amelie: Person, play: Play, language: Language
) -> None:
    group = paid_in_full()
    group.settle(language=language, die_faces=None)
    group.ally("Lucia", HOSPITAL)
    group.ally("Paolo", HOSPITAL)
    group.ally("Teodora", SHOP, shop=2)
    group.ally("Antonio", COMMAND_ROOM, command_room=4)
    group.play("1.1", {"Alessandra": 2, "Bastiano": 2})
    play(group)
    circle = circle.speaks(language)
    say = circle.say

    panel: Message | Reply = await circle.resolve(ezio)
    assert say("resolve-hearts-given", given=0, number=2) in told(panel)
    panel = await ezio.choose(panel, "Alessandra", ["1"])
    panel = await amelie.choose(panel, "Bastiano", ["1"])
    assert say("resolve-hearts-given", given=2, number=2) in told(panel)
    await ezio.press(panel, say("resolve-done"))
    assert [one.hearts for one in circle.campaign.assassins] == [2, 2]

    panel = await circle.panel(WORKSHOP)
    assert len(chosen(panel)) == 7
    await amelie.press(panel, say("resolve-build"))
    gone = [card.name for card in circle.campaign.cards_in(PlaceKind.OUT_OF_GAME)]
    assert gone == ["Borgia Cape", *["Common Sword"] * 3]
    discarded = [card.name for card in circle.campaign.cards_in(PlaceKind.DISCARD)]
    assert discarded == ["Parachute", "Parachute", "Smoke Bomb"]

    form = await ezio.press(await circle.panel(SHOP), say("resolve-draw"))
    typed = {"card-1": "Épée commune", "card-2": "Medicine", "card-3": "Cloak", "card-4": "Dart"}
    panel = await ezio.submit(form.modal, {**typed, "white": ["3"]})
    colours = [card.colour for card in circle.campaign.cards_in(PlaceKind.REVEALED)]
    assert colours == [Colour.WHITE, Colour.BLACK, Colour.WHITE, Colour.BLACK]
    panel = await amelie.choose(panel, "Medicine", ["main_hall"])
    panel = await ezio.choose(panel, "Épée commune", ["board:1"])
    assert say("resolve-kept-so-far", kept=2, number=2) in told(panel)
    await ezio.press(panel, say("resolve-done"))
    assert [card.name for card in circle.campaign.cards_in(PlaceKind.BOARD)] == ["Épée commune"]

    form = await ezio.press(await circle.panel(COMMAND_ROOM), say("resolve-rolled"))
    await ezio.submit(form.modal, {"hits": "2", "specials": "1"})
    panel = await circle.panel(COMMAND_ROOM)
    await ezio.press(panel, say("resolve-level", level=1, same="no"))

    closing = await circle.closing()
    steps = [str(one.custom_id).split(":")[1] for one in closing.buttons]
    assert steps == ["next-place", "next-begin"]
    assert circle.campaign.level == HqLevel.ONE
    assert circle.campaign.phase is Phase.ASSIGNMENT
    assert not any(one.building for one in circle.campaign.workers)


async def test_a_failed_contract_is_fulfilled_surely_in_the_next_round(
    circle: Circle, ezio: Person, play: Play, chance: Scripted
) -> None:
    settings = Settings(die_faces=FACES, deck_keeper=DeckKeeper.BOT)
    group = headquarters("Alessandra", "Bastiano", settings=settings)
    for name in ("Parachute", "Smoke Bomb", "Cloak", "Dart", "Net"):
        group.have(name, CardFacts(), place=DECK)
    for name in ("Lucia", "Paolo", "Teodora", "Antonio"):
        group.ally(name, COMMAND_ROOM)
    group.ally("Rosa", SHOP)
    group.play("1.1")
    play(group)

    await circle.resolve(ezio)
    await ezio.press(await circle.panel(WORKSHOP), "Do not build")
    panel = await circle.panel(SHOP)
    assert len(panel.selects) == 4
    first = panel.selects[0].placeholder or ""
    reply = await ezio.choose(panel, first, ["main_hall"])
    await ezio.press(reply, "Done")
    assert [card.name for card in circle.campaign.cards_in(PlaceKind.MAIN_HALL)] == [first]

    chance.rolls = [HIT, FAILURE, SPECIAL, FAILURE]
    await ezio.press(await circle.panel(COMMAND_ROOM), "Roll 4 dice")
    closing = await circle.closing()
    assert "2 successes, 3 needed" in closing.text
    assert "2nd try, without dice" in told(closing)
    assert circle.campaign.level == 0

    later = Table("Alessandra", "Bastiano")
    later.campaign, later.log = circle.campaign, []
    for name in ("Lucia", "Paolo", "Teodora"):
        later.assign(name, COMMAND_ROOM)
    later.play("1.2")
    circle.change(lambda _: tuple(later.log))

    await circle.resolve(ezio)
    await ezio.press(await circle.panel(WORKSHOP), "Do not build")
    panel = await circle.panel(COMMAND_ROOM)
    assert "fulfilled** on its 2nd try, without dice" in panel.text
    await ezio.press(panel, "Level I (next)")
    await circle.closing()
    assert circle.campaign.level == HqLevel.ONE


async def test_where_nothing_is_to_be_chosen_one_command_resolves_everything(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = headquarters()
    group.do(workshop.take_back_blueprint)
    group.play("1.1")
    play(group)
    reply = await circle.resolve(ezio)
    assert reply.content == "The Resolution step of Memory 1.1 begins."
    assert reply.buttons == ()
    closing = await circle.closing()
    titles = [embed.title for embed in closing.embeds[:-1]]
    assert titles == [terms.building_title(building, circle.say) for building in Building]
    assert circle.campaign.phase is Phase.ASSIGNMENT


# --- I. Hospital ---------------------------------------------------------------------------------


def two_patients(hospital: int = 2) -> Table:
    """Alessandra lacks two hearts and Bastiano one; no Blueprint lies in the Workshop."""
    group = headquarters("Alessandra", "Bastiano")
    group.do(workshop.take_back_blueprint)
    group.ally("Lucia", HOSPITAL, hospital=(hospital,) * 5)
    group.play("1.1", {"Alessandra": 2, "Bastiano": 1})
    return group


async def test_the_hearts_can_be_filled_in_from_the_top(
    circle: Circle, ezio: Person, play: Play
) -> None:
    play(two_patients())
    panel = await circle.resolve(ezio)
    assert chosen(panel) == ["Alessandra: none", "Bastiano: none"]
    panel = await ezio.press(panel, "Fill")
    assert chosen(panel) == ["Alessandra: +1 ♥", "Bastiano: +1 ♥"]


@pytest.mark.parametrize("hearts", ["0", "2"])
async def test_too_few_or_too_many_hearts_are_refused(
    circle: Circle, ezio: Person, play: Play, hearts: str
) -> None:
    before = play(two_patients())
    panel = await circle.resolve(ezio)
    panel = await ezio.choose(panel, "Bastiano", ["1"])
    panel = await ezio.choose(panel, "Alessandra", [hearts])
    refusal = await ezio.press(panel, "Done")
    assert refusal.ephemeral
    assert "heart" in refusal.content
    assert circle.campaign.assassins == before.campaign.assassins
    assert len(panel.buttons) == 2


async def test_a_draft_is_nobodys_until_it_is_done(
    circle: Circle, ezio: Person, play: Play
) -> None:
    play(two_patients())
    panel = await circle.resolve(ezio)
    version = circle.stored.version
    await ezio.choose(panel, "Alessandra", ["2"])
    assert circle.stored.version == version


async def test_a_medicine_that_leaves_nothing_to_choose_lets_the_resolution_go_on(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = two_patients()
    (medicine,) = group.have("Medicine", MEDICINE)
    play(group)
    panel = await circle.resolve(ezio)
    bastiano = circle.campaign.assassins[1].id
    circle.change(lambda campaign: health.use_medicine(campaign, bastiano, medicine))
    panel = await ezio.choose(panel, "Alessandra", ["1"])
    assert told(panel) == circle.say("resolve-settled")
    await ezio.press(panel, "Go on")
    await circle.closing()
    assert [one.hearts for one in circle.campaign.assassins] == [3, 3]


# --- II. Workshop --------------------------------------------------------------------------------


async def test_another_payment_can_be_chosen_and_is_counted(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = paid_in_full()
    (medicine,) = group.have("Medicine", MEDICINE)
    group.play("1.1")
    play(group)
    await circle.resolve(ezio)
    panel = await circle.panel(WORKSHOP)
    assert "7 of 7 chosen:** 4 of 4 white, 3 of 3 black" in told(panel)
    menu = panel.selects[0].custom_id
    (bomb,) = group.ids("Smoke Bomb")
    others = {card.id for card in group.campaign.cards_in(PlaceKind.MAIN_HALL)} - {bomb}
    less = [str(card) for card in others - {medicine}]
    reply = await ezio.choose(panel, menu, less)
    assert "6 of 7 chosen:** 4 of 4 white, 2 of 3 black" in told(reply)
    refusal = await ezio.press(reply, "Build with these")
    assert refusal.ephemeral
    reply = await ezio.choose(reply, menu, [*less, str(medicine)])
    await ezio.press(reply, "Build with these")
    await circle.closing()
    assert circle.campaign.card(bomb).place == MAIN_HALL
    assert circle.campaign.card(medicine).place.kind is PlaceKind.DISCARD


async def test_the_proposal_comes_back_when_it_is_asked_for(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = paid_in_full()
    group.play("1.1")
    play(group)
    await circle.resolve(ezio)
    panel = await circle.panel(WORKSHOP)
    reply = await ezio.choose(panel, panel.selects[0].custom_id, [])
    assert chosen(reply) == []
    assert len(chosen(await ezio.press(reply, "Propose"))) == 7


async def test_exactly_the_cards_that_were_shown_pay_or_none(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = paid_in_full()
    group.have("Common Sword", SWORD)
    group.play("1.1")
    play(group)
    await circle.resolve(ezio)
    panel = await circle.panel(WORKSHOP)
    cape = group.ids("Borgia Cape")
    circle.change(lambda campaign: cards.move(campaign, cape, Place(kind=PlaceKind.OUT_OF_GAME)))
    refusal = await ezio.press(panel, "Build with these")
    assert refusal.ephemeral
    assert "Borgia Cape" in refusal.content
    assert circle.campaign.blueprint is not None


async def test_missing_cards_are_entered_and_looked_at_again(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = headquarters()
    group.have("Common Sword", SWORD, 4)
    group.play("1.1")
    play(group)
    await circle.resolve(ezio)
    panel = await circle.panel(WORKSHOP)
    assert "3 cards that could pay are missing" in told(panel)
    bombs = NewCards(name="Smoke Bomb", printed=SMOKE_BOMB, count=3)
    circle.change(lambda campaign: cards.add(campaign, bombs, MAIN_HALL, Scripted()))
    reply = await ezio.press(panel, "Look again")
    await ezio.press(reply, "Build with these")
    await circle.closing()
    kinds = {card.kind for card in circle.campaign.cards_in(PlaceKind.MAIN_HALL)}
    assert kinds == {CardKind.SPECIAL_EQUIPMENT}


async def test_what_workers_save_is_told_and_need_not_be_paid(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = headquarters()
    group.ally("Lucia", WORKSHOP, workshop=7)
    group.play("1.1")
    play(group)
    await circle.resolve(ezio)
    panel = await circle.panel(WORKSHOP)
    assert "Lucia 7: 7 cards of either colour saved" in told(panel)
    assert "Nothing is left to pay." in told(panel)
    await ezio.press(panel, "Build with these")
    closing = await circle.closing()
    assert "is built" in closing.text


# --- III. Shop -----------------------------------------------------------------------------------


def in_the_shop(**settings: object) -> Table:
    group = headquarters("Alessandra")
    group.do(workshop.take_back_blueprint)
    group.ally("Lucia", SHOP)
    if settings:
        group.settle(**settings)
    return group


async def test_discards_shuffled_on_the_table_are_back_in_the_deck(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = in_the_shop()
    group.have("Dart", CardFacts(), place=Place(kind=PlaceKind.DISCARD))
    group.play("1.1")
    play(group)
    await circle.resolve(ezio)
    panel = await ezio.press(await circle.panel(SHOP), "We shuffled the discard pile")
    assert [button.label for button in panel.buttons] == [
        "Type the cards revealed",
        "No card was left",
    ]
    form = await ezio.press(panel, "Type the cards revealed")
    await ezio.submit(form.modal, {"card-1": "dart"})
    (dart,) = circle.campaign.cards_in(PlaceKind.REVEALED)
    assert dart.id == group.ids("Dart")[0]


async def test_a_shop_without_a_card_keeps_none(circle: Circle, ezio: Person, play: Play) -> None:
    group = in_the_shop()
    group.play("1.1")
    play(group)
    await circle.resolve(ezio)
    await ezio.press(await circle.panel(SHOP), "No card was left")
    closing = await circle.closing()
    assert "Nothing was kept." in closing.text


async def test_cards_are_kept_where_there_is_room(circle: Circle, ezio: Person, play: Play) -> None:
    group = in_the_shop()
    group.have("Dart", CardFacts(), 5, group.board("Alessandra"))
    group.play("1.1")
    play(group)
    await circle.resolve(ezio)
    form = await ezio.press(await circle.panel(SHOP), "Type the cards revealed")
    panel = await ezio.submit(form.modal, {"card-1": "Net", "card-2": "Common Sword"})
    net, sword = (menu for menu in panel.selects if isinstance(menu, StringSelect))
    assert [option.label for option in net.options] == ["Net: not kept", "Net → Main Hall"]
    assert len(sword.options) == 3
    refusal = await ezio.press(panel, "Done")
    assert refusal.ephemeral
    assert circle.campaign.resolution is not None


async def test_where_all_cards_are_kept_only_their_places_are_asked(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = in_the_shop()
    group.play("1.1")
    play(group)
    await circle.resolve(ezio)
    form = await ezio.press(await circle.panel(SHOP), "Type the cards revealed")
    panel = await ezio.submit(form.modal, {"card-1": "Net"})
    assert chosen(panel) == ["Net → Main Hall"]


# --- IV. Command Room ----------------------------------------------------------------------------


def in_the_command_room(contract: int | None = 3, workers: int = 4) -> Table:
    group = headquarters("Alessandra", contract=contract, settings=Settings())
    group.do(workshop.take_back_blueprint)
    for number in range(workers):
        group.ally(f"Ally {number}", COMMAND_ROOM)
    group.play("1.1")
    return group


async def test_the_contracts_number_is_asked_when_it_is_needed(
    circle: Circle, ezio: Person, play: Play
) -> None:
    play(in_the_command_room(contract=None))
    await circle.resolve(ezio)
    form = await ezio.press(await circle.panel(COMMAND_ROOM), "Type its number")
    refusal = await ezio.submit(form.modal, {"number": "two"})
    assert refusal.content == circle.say("number-not-whole")
    panel = await ezio.submit(form.modal, {"number": "2"})
    assert "asks for **2 successes**" in told(panel)
    assert [button.label for button in panel.buttons] == ["Roll 4 dice", "Type our roll"]


async def test_the_faces_of_the_die_are_asked_once_and_then_the_bot_rolls(
    circle: Circle, ezio: Person, amelie: Person, play: Play, chance: Scripted
) -> None:
    play(in_the_command_room())
    await circle.resolve(ezio)
    panel = await circle.panel(COMMAND_ROOM)
    form = await ezio.press(panel, "Roll 4 dice")
    late = await amelie.press(panel, "Roll 4 dice")
    faces = {"hit": "1", "special": "1", "failure": "1"}
    panel = (await ezio.submit(form.modal, faces)).message
    assert circle.campaign.settings.die_faces == DieFaces(hit=1, special=1, failure=1)
    await amelie.submit(late.modal, faces)
    chance.rolls = [HIT, HIT, HIT, FAILURE]
    await ezio.press(panel, "Roll 4 dice")
    panel = await circle.panel(COMMAND_ROOM)
    assert "rolled by the bot" in panel.text


async def test_more_hits_than_dice_are_refused(circle: Circle, ezio: Person, play: Play) -> None:
    play(in_the_command_room())
    await circle.resolve(ezio)
    form = await ezio.press(await circle.panel(COMMAND_ROOM), "Type our roll")
    refusal = await ezio.submit(form.modal, {"hits": "4", "specials": "1"})
    assert refusal.ephemeral
    assert circle.campaign.resolution is not None


async def fulfilled(circle: Circle, ezio: Person) -> Message:
    await circle.resolve(ezio)
    form = await ezio.press(await circle.panel(COMMAND_ROOM), "Type our roll")
    await ezio.submit(form.modal, {"hits": "4"})
    return await circle.panel(COMMAND_ROOM)


async def test_the_next_contract_can_give_another_level_and_its_number(
    circle: Circle, ezio: Person, play: Play
) -> None:
    play(in_the_command_room())
    form = await ezio.press(await fulfilled(circle, ezio), "Other…")
    await ezio.submit(form.modal, {"level": ["2"], "number": "5"})
    await circle.closing()
    contract = circle.campaign.contract
    assert contract is not None
    assert (circle.campaign.level, contract.position, contract.number) == (HqLevel.TWO, 2, 5)


async def test_a_fulfilled_contract_is_told_as_fulfilled_until_the_next_is_read(
    circle: Circle, ezio: Person, play: Play
) -> None:
    play(in_the_command_room())
    await fulfilled(circle, ezio)
    board = await ezio.slash(circle.channel, "headquarters show")
    assert "Contract 1 is fulfilled; the next one is still to be read." in board.text
    contract = await ezio.slash(circle.channel, "contract")
    assert "The Contract is fulfilled, and the next one is still to be read." in contract.text


async def test_the_last_contract_ends_the_deck(circle: Circle, ezio: Person, play: Play) -> None:
    play(in_the_command_room())
    await ezio.press(await fulfilled(circle, ezio), "That was the last Contract")
    await circle.closing()
    assert circle.campaign.contract is None


# --- many people, many presses -------------------------------------------------------------------


async def test_of_fifty_who_press_at_once_one_chooses_and_the_others_are_told(
    circle: Circle, guild: Guild, ezio: Person, play: Play
) -> None:
    play(two_patients())
    panel = await ezio.press(await circle.resolve(ezio), "Fill")
    version = circle.stored.version
    people = [guild.add_member(f"Member {number}") for number in range(50)]
    message = panel.message
    replies = await asyncio.gather(*(one.press(message, "Done") for one in people))
    await circle.closing()
    assert circle.stored.version == version + 1
    winners = [one for one in people if f"**{one.name}** chose" in told(message)]
    assert len(winners) == 1
    for person, reply in zip(people, replies, strict=True):
        if person not in winners:
            answer = await reply.more()
            assert answer.ephemeral
            assert answer.content == circle.say("resolve-over")
    assert message.buttons == ()


async def test_of_fifty_who_ask_at_once_one_begins_and_the_others_see_the_panel(
    circle: Circle, guild: Guild, play: Play
) -> None:
    version = play(two_patients()).version
    people = [guild.add_member(f"Member {number}") for number in range(50)]
    replies = await asyncio.gather(*(circle.resolve(one) for one in people))
    assert circle.stored.version == version + 1
    assert sum("begins" in one.content for one in replies) == 1
    assert all(len(one.selects) == 2 for one in replies)


async def test_a_panel_of_an_earlier_step_says_where_things_stand(
    circle: Circle, ezio: Person, amelie: Person, play: Play
) -> None:
    group = paid_in_full()
    group.ally("Lucia", HOSPITAL)
    group.play("1.1", {"Alessandra": 1, "Bastiano": 1})
    play(group)
    first = await circle.resolve(ezio)
    second = await circle.resolve(amelie)
    await ezio.press(await ezio.press(first, "Fill"), "Done")
    await circle.panel(WORKSHOP)
    late = await amelie.press(second, "Fill")
    french = words(Language.FRENCH)
    expected = french("resolve-moved-on", due="Atelier")
    told = await late.more()
    assert told.content == expected.replace("/résoudre", "/resolve")  # a link: the English name
    assert second.buttons == ()
    assert circle.campaign.blueprint is not None


async def test_what_does_not_concern_the_choice_makes_no_panel_stale(
    circle: Circle, ezio: Person, play: Play
) -> None:
    play(two_patients())
    panel = await ezio.press(await circle.resolve(ezio), "Fill")
    dart = NewCards(name="Dart")
    circle.change(lambda campaign: cards.add(campaign, dart, MAIN_HALL, Scripted()))
    await ezio.press(panel, "Done")
    await circle.closing()


async def test_the_same_step_of_the_next_round_is_another_one(
    circle: Circle, ezio: Person, play: Play
) -> None:
    play(two_patients())
    old = await circle.resolve(ezio)
    await ezio.press(await ezio.press(await circle.resolve(ezio), "Fill"), "Done")
    await circle.closing()
    later = Table("Alessandra", "Bastiano")
    later.campaign, later.log = circle.campaign, []
    later.assign("Lucia", HOSPITAL)
    later.play("1.2", {"Bastiano": 1, "Alessandra": 1})
    circle.change(lambda _: tuple(later.log))
    await circle.resolve(ezio)
    before = circle.campaign
    late = await ezio.press(old, "Fill")
    assert (await late.more()).content == circle.say("resolve-moved-on", due="Hospital")
    assert circle.campaign == before


async def test_the_panel_is_shown_again_to_whoever_asks(
    circle: Circle, ezio: Person, amelie: Person, play: Play
) -> None:
    play(two_patients())
    await circle.resolve(ezio)
    version = circle.stored.version
    again = await circle.resolve(amelie)
    assert not again.ephemeral
    assert len(again.selects) == 2
    assert circle.stored.version == version


async def test_a_round_goes_on_after_a_restart(
    circle: Circle,
    database: str,
    brotherhood: Brotherhood,
    ezio: Person,
    play: Play,
) -> None:
    group = paid_in_full()
    group.ally("Lucia", HOSPITAL)
    group.play("1.1", {"Alessandra": 1, "Bastiano": 1})
    play(group)
    panel = await ezio.press(await circle.resolve(ezio), "Fill")
    await brotherhood.close()
    async with running(circle.discord, Store(database), real=True):
        await ezio.press(panel, "Done")
        await ezio.press(await circle.panel(WORKSHOP), "Build with these")
        await circle.closing()
    assert circle.campaign.phase is Phase.ASSIGNMENT


async def test_a_post_says_who_chose_and_what_is_next(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = paid_in_full()
    group.ally("Lucia", HOSPITAL)
    group.play("1.1", {"Alessandra": 1, "Bastiano": 1})
    play(group)
    panel = await ezio.press(await circle.resolve(ezio), "Fill")
    panel = await ezio.press(panel, "Done")
    assert told(panel) == "**Ezio** chose. Hospital: Alessandra +1 ♥."
    post = await circle.panel(WORKSHOP)
    assert [embed.title for embed in post.embeds] == [
        "🏥 I · Hospital",
        "Next: 🛠️ II · Workshop",
    ]
    await ezio.press(post, "Do not build")
    assert [embed.title for embed in post.embeds] == ["🏥 I · Hospital", None]


async def test_where_the_bot_may_not_post_the_panel_comes_as_an_answer(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = paid_in_full()
    group.play("1.1")
    play(group)
    circle.channel.bot_permissions = Permissions.VIEW_CHANNEL
    reply = await circle.resolve(ezio)
    panel = await reply.more()
    assert title_of(panel) == "Next: 🛠️ II · Workshop"
    reply = await ezio.press(panel, "Build with these")
    assert title_of(await reply.more()) == "End of the Resolution step of Memory 1.1"


# --- when there is nothing to resolve ------------------------------------------------------------


async def test_before_a_memory_there_is_nothing_to_resolve(
    circle: Circle, ezio: Person, amelie: Person, play: Play
) -> None:
    play(headquarters())
    reply = await circle.resolve(ezio)
    assert reply.ephemeral
    assert "once a Memory is completed" in reply.content
    reply = await circle.resolve(amelie)
    assert "étape de Résolution" in reply.content


async def test_a_failed_first_attempt_is_not_resolved(
    circle: Circle, ezio: Person, play: Play
) -> None:
    group = headquarters()
    group.begin("1.1")
    group.end(success=False)
    play(group)
    reply = await circle.resolve(ezio)
    assert reply.ephemeral
    assert "2nd still" in reply.content
