"""`/card`, `/blueprint` and `/contract`, as a group sees them."""

from typing import Any

import pytest

from core.campaign import (
    Card,
    CardKind,
    Colour,
    DeckKeeper,
    HqLevel,
    Language,
    PlaceKind,
    Price,
    Slot,
)
from loopback import Channel, Person
from storage.store import Store
from storage.values import Where
from tests.bot.conftest import Play
from tests.core.table import (
    COMMAND_ROOM,
    MEDICINE,
    PARACHUTE,
    SMOKE_BOMB,
    SWORD,
    Table,
    armour,
    blueprint,
    headquarters,
    villa,
)

pytestmark = pytest.mark.usefixtures("brotherhood")


def cards(store: Store, where: Where, name: str) -> list[Card]:
    stored = store.find(where)
    assert stored is not None
    return [card for card in stored.campaign.cards if card.name == name]


def lying(store: Store, where: Where, name: str) -> list[PlaceKind]:
    return [card.place.kind for card in cards(store, where, name)]


def stocked() -> Table:
    """Two parachutes and a sword in the Main Hall, a smoke bomb on Alessandra's board."""
    played = headquarters()
    played.have("Parachute", PARACHUTE, 2)
    played.have("Common Sword", SWORD)
    played.have("Smoke Bomb", SMOKE_BOMB, place=played.board("Alessandra"))
    return played


# --- /card add -----------------------------------------------------------------------------------


async def test_of_a_card_that_the_rulebook_names_the_name_is_enough(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(villa())
    offered = await ezio.autocomplete(table, "card add", "name", "sw")
    assert [one.name for one in offered] == ["Common Sword"]
    reply = await ezio.slash(table, "card add", name="Common Sword", count=3)
    assert reply.content.startswith("New: Common Sword ×3 → Villa.")
    assert lying(store, where, "Common Sword") == [PlaceKind.VILLA] * 3
    (sword, *_) = cards(store, where, "Common Sword")
    assert (sword.colour, sword.slot) == (Colour.WHITE, Slot.MELEE)


async def test_it_may_be_named_in_either_language(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(villa())
    await ezio.slash(table, "card add", name="remède")
    (medicine,) = cards(store, where, "remède")
    assert medicine.medicine
    assert medicine.colour is Colour.BLACK


async def test_a_new_card_needs_its_colour_and_is_known_from_then_on(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "card add", name="Rope")
    assert reply.ephemeral
    assert "which colour" in reply.content
    await ezio.slash(table, "card add", name="Rope", colour="white", kind="chest")
    await ezio.slash(table, "card add", name="ROPE")
    (first,) = cards(store, where, "Rope")
    (second,) = cards(store, where, "ROPE")
    assert (first.kind, first.colour) == (CardKind.CHEST, Colour.WHITE)
    assert (second.kind, second.colour) == (CardKind.CHEST, Colour.WHITE)


async def test_armour_goes_where_it_fits_and_adds_its_hearts(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    boards = await ezio.autocomplete(table, "card add", "place", "ale", name="Cuirass")
    given: dict[str, Any] = {"colour": "white", "hearts": 2, "place": str(boards[0].value)}
    await ezio.slash(table, "card add", name="Cuirass", **given)
    (cuirass,) = cards(store, where, "Cuirass")
    assert (cuirass.place.kind, cuirass.place.slot) == (PlaceKind.BOARD, Slot.ARMOUR)
    stored = store.find(where)
    assert stored is not None
    assert stored.campaign.assassins[0].hearts == 5


async def test_armour_without_hearts_and_a_skill_without_level_are_refused(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "card add", name="Cuirass", colour="white", slot="armour")
    assert "how many hearts" in reply.content
    reply = await ezio.slash(table, "card add", name="Leap", kind="skill")
    assert "must know its level" in reply.content
    await ezio.slash(table, "card add", name="Leap", kind="skill", level=2)
    (leap,) = cards(store, where, "Leap")
    assert leap.level is HqLevel.TWO


async def test_the_deck_is_offered_only_where_the_bot_keeps_it(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    places = await ezio.autocomplete(table, "card add", "place", "", name="Parachute")
    assert [one.name for one in places] == [
        "Main Hall",
        "Alessandra’s board",
        "Bastiano’s board",
        "Equipment discard pile",
        "out of the game",
    ]
    reply = await ezio.slash(table, "card add", name="Parachute", place="Equipment deck")
    assert reply.ephemeral
    assert "on the table" in reply.content
    await ezio.slash(table, "campaign settings", deck="bot")
    await ezio.slash(table, "card add", name="Parachute", place="Equipment deck", count=2)
    stored = store.find(where)
    assert stored is not None
    assert stored.campaign.settings.deck_keeper is DeckKeeper.BOT
    assert len(stored.campaign.deck) == 2


@pytest.mark.parametrize("count", [0, -1, 51, 2**53 - 1])
async def test_an_impossible_number_of_cards_is_refused(
    count: int, play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "card add", name="Parachute", count=count)
    assert reply.ephemeral
    assert reply.content.startswith("The number of cards cannot be")
    assert cards(store, where, "Parachute") == []


# --- /card move ----------------------------------------------------------------------------------


async def test_cards_that_are_alike_are_offered_together_and_moved_by_number(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(stocked())
    offered = await ezio.autocomplete(table, "card move", "card", "")
    assert [one.name for one in offered] == [
        "Parachute ×2 · black · Main Hall",
        "Common Sword · white · Main Hall",
        "Smoke Bomb · black · Alessandra’s board (free)",
    ]
    (board,) = await ezio.autocomplete(table, "card move", "to", "basti", card="Parachute")
    reply = await ezio.slash(
        table, "card move", card=str(offered[0].value), to=str(board.value), count=2
    )
    assert reply.content.startswith("Parachute ×2: Main Hall → Bastiano’s board")
    assert lying(store, where, "Parachute") == [PlaceKind.BOARD, PlaceKind.BOARD]


async def test_a_board_is_known_by_its_owners_name_whatever_the_language(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    group = stocked()
    group.settle(language=Language.FRENCH)
    play(group)
    await ezio.slash(table, "card move", card="Common Sword", to="alessandra")
    (sword,) = cards(store, where, "Common Sword")
    assert sword.place == group.board("Alessandra", Slot.MELEE)


async def test_without_a_number_one_card_moves(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(stocked())
    await ezio.slash(table, "card move", card="parachute", to="Equipment discard pile")
    assert sorted(lying(store, where, "Parachute")) == [PlaceKind.DISCARD, PlaceKind.MAIN_HALL]


async def test_more_than_there_are_cannot_be_moved(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(stocked())
    reply = await ezio.slash(table, "card move", card="Parachute", to="Bastiano’s board", count=3)
    assert reply.ephemeral
    assert "cannot be 3. Choose one from 1 to 2." in reply.content
    assert lying(store, where, "Parachute") == [PlaceKind.MAIN_HALL, PlaceKind.MAIN_HALL]


@pytest.mark.parametrize(
    ("card", "to", "told"),
    [
        ("Common Sword", "Equipment discard pile", "white"),
        ("Parachute", "Workshop", "`/blueprint`"),
        ("Parachute", "Villa", "Main Hall"),
        ("Parachute", "Main Hall", "already"),
        ("Flying Machine", "Bastiano’s board", "it lies in the Workshop"),
        ("Sabre", "Main Hall", "Sabre"),
        ("Parachute", "Rialto", "Rialto"),
    ],
)
async def test_where_a_card_cannot_go_it_does_not_go(
    card: str, to: str, told: str, play: Play, table: Channel, ezio: Person
) -> None:
    play(stocked())
    reply = await ezio.slash(table, "card move", card=card, to=to)
    assert reply.ephemeral
    assert told in reply.content


async def test_during_a_memory_the_main_hall_is_out_of_reach(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = stocked()
    played.begin("1.1")
    play(played)
    offered = await ezio.autocomplete(table, "card move", "card", "")
    assert [one.name for one in offered] == ["Smoke Bomb · black · Alessandra’s board (free)"]
    reply = await ezio.slash(table, "card move", card="Parachute", to="Bastiano’s board")
    assert reply.ephemeral
    assert "the spare cards are out of reach" in reply.content
    reply = await ezio.slash(table, "card move", card="Smoke Bomb", to="Bastiano’s board")
    assert not reply.ephemeral


async def test_better_armour_takes_the_place_of_worse(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.have("Leather", armour(1), place=played.board("Alessandra"))
    played.have("Plate", armour(2))
    play(played)
    reply = await ezio.slash(table, "card move", card="Plate", to="Alessandra’s board")
    assert "Plate: Main Hall → Alessandra’s board" in reply.content
    assert lying(store, where, "Leather") == [PlaceKind.MAIN_HALL]


# --- /card equip, /armour ------------------------------------------------------------------------


async def test_a_card_is_equipped_in_its_slot_where_it_lies(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    played = stocked()
    played.have("Common Sword", SWORD, place=played.board("Bastiano", Slot.FREE))
    play(played)
    offered = await ezio.autocomplete(table, "card equip", "card", "")
    assert [one.name for one in offered] == [
        "Common Sword · white · Main Hall",
        "Common Sword · white · Bastiano’s board (free)",
    ]
    await ezio.slash(table, "card equip", card=str(offered[1].value))
    reply = await ezio.slash(table, "card equip", card="Common Sword")
    assert reply.ephemeral
    assert reply.content == "That card lies on nobody’s board. Say who is to have it."
    await ezio.slash(table, "card equip", card="Common Sword", who="Alessandra")
    places = [card.place for card in cards(store, where, "Common Sword")]
    assert [place.slot for place in places] == [Slot.MELEE, Slot.MELEE]
    assert places[0].owner != places[1].owner


async def test_armour_is_put_on_and_replaced_only_by_better(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.have("Leather", armour(1))
    played.have("Plate", armour(2))
    play(played)
    offered = await ezio.autocomplete(table, "armour", "card", "", who="Alessandra")
    assert [one.name for one in offered] == [
        "Leather · white · Main Hall",
        "Plate · white · Main Hall",
    ]
    await ezio.slash(table, "armour", who="Alessandra", card="Leather")
    reply = await ezio.slash(table, "armour", who="Alessandra", card="Plate")
    assert "♥♥♥♥♥" in reply.content
    assert lying(store, where, "Leather") == [PlaceKind.MAIN_HALL]
    reply = await ezio.slash(table, "armour", who="Alessandra", card="Leather")
    assert reply.ephemeral
    assert "armour is only replaced by better armour" in reply.content


async def test_what_is_no_armour_is_not_put_on(play: Play, table: Channel, ezio: Person) -> None:
    play(stocked())
    reply = await ezio.slash(table, "armour", who="Alessandra", card="Common Sword")
    assert reply.ephemeral
    assert "armour" in reply.content


# --- /card use, /card discard --------------------------------------------------------------------


async def test_a_black_card_is_discarded_when_used_and_a_white_one_stays(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person, amelie: Person
) -> None:
    played = stocked()
    played.move("Common Sword", played.board("Bastiano"))
    played.begin("1.1")
    play(played)
    offered = await ezio.autocomplete(table, "card use", "card", "")
    assert [one.name for one in offered] == ["Smoke Bomb · black · Alessandra’s board (free)"]
    reply = await ezio.slash(table, "card use", card="Smoke Bomb")
    assert reply.content.startswith("Smoke Bomb: Alessandra’s board → Equipment discard pile")
    reply = await amelie.slash(table, "card use", card="Common Sword")
    assert reply.ephemeral
    assert reply.content.startswith("Common Sword est une carte blanche")
    assert lying(store, where, "Common Sword") == [PlaceKind.BOARD]


async def test_using_a_medicine_heals_somebody(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.have("Medicine", MEDICINE, place=played.board("Bastiano"))
    played.begin("1.1")
    played.hurt("Alessandra", 1)
    play(played)
    reply = await ezio.slash(table, "card use", card="Medicine")
    assert reply.ephemeral
    assert "Say whom with `/medicine`." in reply.content
    reply = await ezio.slash(table, "card use", card="Medicine", who="Alessandra")
    assert "Alessandra gets 1 heart" in reply.content
    assert lying(store, where, "Medicine") == [PlaceKind.DISCARD]


async def test_who_is_critical_uses_nothing(play: Play, table: Channel, ezio: Person) -> None:
    played = stocked()
    played.begin("1.1")
    played.hurt("Alessandra", 3)
    play(played)
    reply = await ezio.slash(table, "card use", card="Smoke Bomb")
    assert reply.ephemeral
    assert "Critical" in reply.content


async def test_black_cards_are_given_up_at_once(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(stocked())
    await ezio.slash(table, "card discard", card="Parachute", count=2)
    assert lying(store, where, "Parachute") == [PlaceKind.DISCARD, PlaceKind.DISCARD]


async def test_white_cards_leave_the_game_only_when_that_is_confirmed(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(stocked())
    asked = await ezio.slash(table, "card discard", card="Common Sword")
    assert asked.content.startswith(
        "**Out of the game for good?** Common Sword: Main Hall → out of the game."
    )
    assert lying(store, where, "Common Sword") == [PlaceKind.MAIN_HALL]
    await ezio.press(asked, "Keep it")
    assert asked.buttons == ()
    asked = await ezio.slash(table, "card move", card="Common Sword", to="out of the game")
    assert lying(store, where, "Common Sword") == [PlaceKind.MAIN_HALL]
    await ezio.press(asked, "Out of the game for good")
    assert lying(store, where, "Common Sword") == [PlaceKind.OUT_OF_GAME]
    assert asked.buttons == ()


async def test_the_question_is_stale_once_anything_has_changed(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(stocked())
    asked = await ezio.slash(table, "card discard", card="Common Sword")
    await ezio.slash(table, "card trade", card="Smoke Bomb", to="Bastiano")
    await ezio.press(asked, "Out of the game for good")
    assert lying(store, where, "Common Sword") == [PlaceKind.MAIN_HALL]


# --- /card add-several ---------------------------------------------------------------------------


async def test_several_cards_are_entered_in_one_form(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    form = await ezio.slash(table, "card add-several")
    typed = "Parachute x2\n\n3 x Fumigène ; noire\nRope; white\nÉpée commune"
    reply = await ezio.submit(form.modal, {"Cards, one a line": typed})
    assert not reply.ephemeral
    assert reply.content.startswith("**Ezio**: New: Parachute ×2 → Main Hall.")
    numbers = {name: len(cards(store, where, name)) for name in ("Parachute", "Fumigène", "Rope")}
    assert numbers == {"Parachute": 2, "Fumigène": 3, "Rope": 1}
    (rope,) = cards(store, where, "Rope")
    (sword,) = cards(store, where, "Épée commune")
    assert rope.colour is Colour.WHITE
    assert sword.slot is Slot.MELEE


async def test_of_unknown_cards_the_colour_is_asked_for_and_the_others_are_entered(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    form = await ezio.slash(table, "card add-several")
    board = next(
        option.value
        for option in form.modal.modal.inputs[1][1].options  # type: ignore[union-attr]
        if option.label == "Bastiano’s board"
    )
    typed = {"Cards, one a line": "Smoke Bomb\nNet x2\n*Hook*", "Where they lie": [board]}
    reply = await ezio.submit(form.modal, typed)
    assert "Not entered, since I do not know their colour: Net, \\*Hook\\*." in reply.content
    assert lying(store, where, "Smoke Bomb") == [PlaceKind.BOARD]
    assert cards(store, where, "Net") == []


async def test_a_form_of_unknown_cards_alone_enters_nothing(
    play: Play, store: Store, where: Where, table: Channel, amelie: Person
) -> None:
    stored = play(headquarters())
    form = await amelie.slash(table, "card add-several")
    reply = await amelie.submit(form.modal, {"Cartes, une par ligne": "Filet"})
    assert reply.ephemeral
    assert "je ne connais pas leur couleur\u00a0: Filet" in reply.content
    reply = await amelie.submit(form.modal, {"Cartes, une par ligne": " ; noire"})
    assert reply.ephemeral
    reply = await amelie.submit(
        form.modal, {"Cartes, une par ligne": "Parachute\nFilet x99; noire"}
    )
    assert reply.ephemeral
    current = store.find(where)
    assert current is not None
    assert current.version == stored.version


# --- /card list ----------------------------------------------------------------------------------


async def test_cards_are_listed_by_where_they_lie(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    played = stocked()
    played.have("Plate", armour(2), place=played.board("Alessandra"))
    play(played)
    reply = await ezio.slash(table, "card list")
    assert reply.ephemeral
    (embed,) = reply.embeds
    assert [(field.name, field.value) for field in embed.fields or ()] == [
        (
            "Main Hall · 3 cards",
            (
                "**Common Sword** · white · Equipment · melee weapon\n"
                "**Parachute** ×2 · black · Equipment"
            ),
        ),
        (
            "Workshop · 1 card",
            "**Flying Machine** · white · Blueprint · 4 white cards + 3 black cards",
        ),
        (
            "Alessandra’s board · 2 cards",
            "**Plate** · white · Equipment · armour +2 ♥\n**Smoke Bomb** · black · Equipment",
        ),
    ]
    (board,) = await amelie.autocomplete(table, "card list", "place", "Aless")
    reply = await amelie.slash(table, "card list", place=str(board.value), public=True)
    assert not reply.ephemeral
    assert [field.name for field in reply.embeds[0].fields or ()] == [
        "Alessandra’s board · 2 cards"
    ]


async def test_an_empty_place_is_said_to_be_empty(
    play: Play, table: Channel, amelie: Person
) -> None:
    play(headquarters())
    reply = await amelie.slash(table, "card list", place="Bastiano’s board")
    assert reply.embeds[0].description == "aucune carte"


# --- /blueprint ----------------------------------------------------------------------------------


async def test_the_price_of_the_flying_machine_is_known(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(villa())
    offered = await ezio.autocomplete(table, "blueprint add", "name", "")
    assert [one.name for one in offered] == ["Flying Machine"]
    await ezio.slash(table, "blueprint add", name="Flying Machine")
    (card,) = cards(store, where, "Flying Machine")
    assert card.kind is CardKind.BLUEPRINT
    assert card.price == Price(black=3, white=4)
    assert card.colour is Colour.WHITE


async def test_another_blueprint_needs_its_price(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    play(villa())
    reply = await ezio.slash(table, "blueprint add", name="Cannon")
    assert reply.ephemeral
    assert "must know its price" in reply.content
    await ezio.slash(table, "blueprint add", name="Cannon", black=2, colour="black")
    (card,) = cards(store, where, "Cannon")
    assert card.price == Price(black=2, white=0)
    assert card.colour is Colour.BLACK


async def test_blueprints_change_places_in_the_assignment_step(
    play: Play, store: Store, where: Where, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.have("Cannon", blueprint(1, 1))
    play(played)
    assert await ezio.autocomplete(table, "blueprint place", "blueprint", "") == []
    reply = await ezio.slash(table, "blueprint place", blueprint="Cannon")
    assert reply.ephemeral
    assert "Flying Machine lies there" in reply.content
    reply = await ezio.slash(table, "blueprint take-back")
    assert reply.content.startswith("Flying Machine is back in the Main Hall.")
    offered = await ezio.autocomplete(table, "blueprint place", "blueprint", "")
    assert {one.name for one in offered} == {
        "Cannon · 1 white card + 1 black card · Main Hall",
        "Flying Machine · 4 white cards + 3 black cards · Main Hall",
    }
    await ezio.slash(table, "blueprint place", blueprint="Cannon")
    assert lying(store, where, "Cannon") == [PlaceKind.WORKSHOP]


async def test_a_blueprint_waits_while_a_memory_is_played(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.begin("1.1")
    play(played)
    reply = await ezio.slash(table, "blueprint take-back")
    assert reply.ephemeral
    assert "`/memory success`" in reply.content


# --- /contract -----------------------------------------------------------------------------------


async def test_the_contract_is_shown_and_its_number_told(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(headquarters(contract=None))
    reply = await ezio.slash(table, "contract")
    assert reply.ephemeral
    assert "its number is not known yet" in reply.content
    reply = await ezio.slash(table, "contract", number=3)
    assert reply.content.startswith("Contract 1 asks for 3 successes.")
    assert not reply.ephemeral
    reply = await amelie.slash(table, "contract")
    assert "demande 3 réussites" in reply.content


@pytest.mark.parametrize("number", [0, -2, 51])
async def test_a_number_that_no_contract_has_is_refused(
    number: int, play: Play, table: Channel, ezio: Person
) -> None:
    play(headquarters(contract=None))
    reply = await ezio.slash(table, "contract", number=number)
    assert reply.ephemeral
    assert reply.content.startswith(f"The number of successes cannot be {number}.")


async def test_before_the_headquarters_opens_there_is_no_contract(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(villa())
    for reply in (
        await ezio.slash(table, "contract"),
        await ezio.slash(table, "contract", number=3),
    ):
        assert reply.ephemeral
        assert reply.content.startswith("The Headquarters is not open yet.")


async def test_a_contract_that_was_tried_says_so(play: Play, table: Channel, ezio: Person) -> None:
    played = headquarters(contract=2)
    played.ally("Lucia", COMMAND_ROOM)
    played.play("1.1")
    played.resolve()
    played.decline()
    played.roll(2)
    play(played)
    reply = await ezio.slash(table, "contract")
    assert "It was tried once" in reply.content


async def test_read_in_the_middle_of_the_resolution_it_brings_the_next_panel(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters(contract=None)
    played.ally("Lucia", COMMAND_ROOM)
    played.play("1.1")
    played.resolve()
    played.decline()
    play(played)
    reply = await ezio.slash(table, "contract", number=2)
    assert reply.content.startswith("Contract 1 asks for 2 successes.")
    assert any("roll" in (button.label or "").lower() for button in reply.buttons)
