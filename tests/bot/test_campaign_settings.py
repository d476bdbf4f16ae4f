"""`/campaign settings`: by options, and by the menus and forms of its panel."""

from collections.abc import Callable
from typing import Any

import pytest

from core.campaign import DeckKeeper, DieFaces, Language, Rulings, Settings, Spaces, UnkeptCards
from loopback import Channel, Person, Reply
from storage.store import Store
from storage.values import Where
from tests.bot.conftest import Play
from tests.core.table import Table, villa

Options = dict[str, Any]
Now = Callable[[], Settings]

pytestmark = pytest.mark.usefixtures("brotherhood")


@pytest.fixture(autouse=True)
def played(play: Play) -> Table:
    """A campaign with the settings it begins with."""
    table = villa()
    play(table)
    return table


@pytest.fixture
def now(store: Store, where: Where) -> Now:
    """The settings as they are when it is called."""

    def settings() -> Settings:
        stored = store.find(where)
        assert stored is not None
        return stored.campaign.settings

    return settings


def menu(reply: Reply, action: str) -> str:
    (custom_id,) = (one.custom_id for one in reply.selects if f":{action}:" in one.custom_id)
    return custom_id


# --- by options ----------------------------------------------------------------------------------


async def test_options_set_what_they_name_and_leave_the_rest(
    now: Now, table: Channel, ezio: Person
) -> None:
    given: Options = {"deck": "bot", "medicine": 2, "hospital": 3, "heal-anywhere": False}
    reply = await ezio.slash(table, "campaign settings", **given)
    assert not reply.ephemeral
    assert now() == Settings(
        deck_keeper=DeckKeeper.BOT,
        medicine_hearts=2,
        spaces=Spaces(hospital=3),
        rulings=Rulings(heal_injured_anywhere=False),
    )
    assert "a Medicine heals 2 hearts" in reply.content


async def test_minus_one_takes_a_limit_away(now: Now, table: Channel, ezio: Person) -> None:
    given: Options = {"shop": 2, "red-spaces": 1}
    await ezio.slash(table, "campaign settings", **given)
    await ezio.slash(table, "campaign settings", shop=-1)
    assert now().spaces == Spaces(red=1)


async def test_the_die_has_to_be_told_whole_once(now: Now, table: Channel, ezio: Person) -> None:
    some: Options = {"die-hits": 3}
    reply = await ezio.slash(table, "campaign settings", **some)
    assert reply.ephemeral
    assert "Give all three" in reply.content
    assert now().die_faces is None
    every: Options = {"die-hits": 3, "die-specials": 1, "die-failures": 2}
    await ezio.slash(table, "campaign settings", **every)
    one: Options = {"die-failures": 4}
    await ezio.slash(table, "campaign settings", **one)
    assert now().die_faces == DieFaces(hit=3, special=1, failure=4)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"medicine": 99}, "The number of hearts that a Medicine heals cannot be 99."),
        ({"hospital": -7}, "The number for the Hospital cannot be -7. Choose one from 0 to 50."),
        ({"command-room": 2**53 - 1}, "Choose one from 0 to 50."),
        ({"language": "en"}, "That is already so"),
    ],
)
async def test_what_no_game_has_is_refused(
    options: Options, told: str, now: Now, table: Channel, ezio: Person
) -> None:
    reply = await ezio.slash(table, "campaign settings", **options)
    assert reply.ephemeral
    assert told in reply.content
    assert now() == Settings()


# --- by the panel --------------------------------------------------------------------------------


async def test_everything_is_shown_with_what_it_means(table: Channel, ezio: Person) -> None:
    panel = await ezio.slash(table, "campaign settings")
    assert not panel.ephemeral
    assert "✎ A Medicine heals 1 heart" in panel.text
    assert "⚖ A Medicine never brings back who is Eliminated" in panel.text
    assert len(panel.selects) == 4
    assert [button.label for button in panel.buttons] == ["Faces of the die", "Spaces"]


async def test_rulings_hold_that_are_ticked(now: Now, table: Channel, ezio: Person) -> None:
    panel = await ezio.slash(table, "campaign settings")
    reply = await ezio.choose(
        panel, menu(panel, "setting-rulings"), ["medicine_raises_eliminated", "unkept_cards"]
    )
    assert now().rulings == Rulings(
        medicine_raises_eliminated=True,
        unkept_cards=UnkeptCards.DECK,
        heal_newly_eliminated=False,
        heal_injured_anywhere=False,
    )
    assert reply.message is panel.message
    assert reply.content.startswith("**Ezio**: Settings: ")
    assert "⚖ A Medicine may bring back who is Eliminated" in panel.text


async def test_no_ruling_has_to_be_ticked(now: Now, table: Channel, ezio: Person) -> None:
    panel = await ezio.slash(table, "campaign settings")
    await ezio.choose(panel, menu(panel, "setting-rulings"), [])
    assert not now().rulings.heal_newly_eliminated


async def test_the_menus_set_deck_medicine_and_language(
    now: Now, table: Channel, ezio: Person
) -> None:
    panel = await ezio.slash(table, "campaign settings")
    await ezio.choose(panel, menu(panel, "setting-deck"), ["bot"])
    await ezio.choose(panel, menu(panel, "setting-medicine"), ["3"])
    await ezio.choose(panel, menu(panel, "setting-language"), ["fr"])
    assert now() == Settings(
        deck_keeper=DeckKeeper.BOT, medicine_hearts=3, language=Language.FRENCH
    )
    assert "✎ Un Remède soigne 3 cœurs" in panel.text


async def test_a_form_asks_for_the_die(now: Now, table: Channel, ezio: Person) -> None:
    panel = await ezio.slash(table, "campaign settings")
    form = await ezio.press(panel, "Faces of the die")
    typed = {"hit": "3", "special": " 1", "failure": "2"}
    await ezio.submit(form.modal, typed)
    assert now().die_faces == DieFaces(hit=3, special=1, failure=2)
    assert "✎ A die has 3 hits, 1 special face, 2 failures" in panel.text


@pytest.mark.parametrize(("hits", "told"), [("x", "whole number"), ("21", "from 0 to 20")])
async def test_a_die_that_cannot_be_is_refused(
    hits: str, told: str, now: Now, table: Channel, ezio: Person
) -> None:
    panel = await ezio.slash(table, "campaign settings")
    form = await ezio.press(panel, "Faces of the die")
    reply = await ezio.submit(form.modal, {"hit": hits, "special": "1", "failure": "2"})
    assert reply.ephemeral
    assert told in reply.content
    assert now().die_faces is None


async def test_a_form_asks_for_the_spaces_and_nothing_is_no_limit(
    now: Now, table: Channel, ezio: Person
) -> None:
    panel = await ezio.slash(table, "campaign settings")
    form = await ezio.press(panel, "Spaces")
    await ezio.submit(form.modal, {"hospital": "2", "red": "4"})
    assert now().spaces == Spaces(hospital=2, red=4)
    form = await ezio.press(panel, "Spaces")
    await ezio.submit(form.modal, {"hospital": ""})
    assert now().spaces == Spaces(red=4)


async def test_a_panel_from_before_another_setting_is_refreshed_and_changes_nothing(
    now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    panel = await ezio.slash(table, "campaign settings")
    await amelie.slash(table, "campaign settings", medicine=2)
    await ezio.choose(panel, menu(panel, "setting-deck"), ["bot"])
    assert now().deck_keeper is DeckKeeper.TABLE
    assert "✎ A Medicine heals 2 hearts" in panel.text
    await ezio.choose(panel, menu(panel, "setting-deck"), ["bot"])
    assert now().deck_keeper is DeckKeeper.BOT


async def test_what_is_no_setting_leaves_the_panel_alone(
    now: Now, table: Channel, ezio: Person
) -> None:
    panel = await ezio.slash(table, "campaign settings")
    await ezio.slash(table, "campaign rename", name="Rome")
    await ezio.choose(panel, menu(panel, "setting-deck"), ["bot"])
    assert now().deck_keeper is DeckKeeper.BOT
