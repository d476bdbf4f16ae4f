"""What the picture of the Headquarters shows, and its alt text, which says the same."""

from bot.pictures.board import ALT_TEXT, Space, alt_text, board
from bot.telling.escaping import length
from core.campaign import Building, Language
from tests.bot.test_longest_campaign import longest
from tests.core import stages
from tests.core.table import villa
from tests.pictures.examples import ordinary


def test_buildings_stand_in_their_order_with_who_is_on_their_spaces() -> None:
    shown = board(ordinary().campaign, Language.ENGLISH)
    assert [one.title for one in shown.buildings] == [
        "I · Hospital",
        "II · Workshop",
        "III · Shop",
        "IV · Command Room",
    ]
    assert [one.comes_to for one in shown.buildings] == [
        "4 hearts",
        "saves 1 card",
        "1 card to keep",
        "3 dice",
    ]
    assert shown.buildings[0].spaces == (
        Space("Lucia", "2"),
        Space("Agostino Barbarigo", "2"),
        Space(),
        Space("Claudio", red=True),
        Space(red=True),
    )
    assert shown.buildings[1].notes[:2] == (
        "Blueprint: Flying Machine",
        "Price: 4 white cards + 3 black cards",
    )
    assert shown.buildings[3].notes == ("Contract 1: 3 successes", "1st try, with dice")


def test_assassins_are_shown_with_hearts_and_state() -> None:
    shown = board(ordinary().campaign, Language.ENGLISH)
    told = [(one.name, one.hearts, one.maximum, one.state_name) for one in shown.assassins]
    assert told == [
        ("Alessandra", 2, 3, "Injured"),
        ("Bastiano", 5, 5, "Full Health"),
        ("Claudio", 0, 3, "Eliminated"),
        ("Dariâ", 3, 3, "Full Health"),
    ]


def test_who_stands_in_is_named() -> None:
    table = stages.eliminated()
    shown = board(table.campaign, Language.ENGLISH)
    absent = next(one for one in shown.assassins if one.state_name == "Eliminated")
    standing_in = [one.name for one in table.campaign.workers if one.stands_in_for]
    assert [absent.note] == [f"{name} stands in" for name in standing_in] or not standing_in


def test_before_the_headquarters_opens_there_are_no_buildings() -> None:
    shown = board(villa("Ezio").campaign, Language.FRENCH)
    assert shown.buildings == ()
    assert shown.level == "Le Repaire ouvre après la Mémoire 0.4."


def test_the_alt_text_says_the_same() -> None:
    english = alt_text(board(ordinary().campaign, Language.ENGLISH))
    assert english.startswith(
        "Venezia. Assignment step. HQ level 0. "
        "I · Hospital: Lucia 2, Agostino Barbarigo 2, Claudio, 4 hearts. "
        "II · Workshop: Leonardo 1, saves 1 card. Blueprint: Flying Machine."
    )
    assert "Claudio: 0/3 ♥, Eliminated. Dariâ: 3/3 ♥, Full Health." in english
    assert english.endswith(
        "Not placed (2): Marco, Paola. Main Hall (6): Common Sword ×3, Parachute ×2, Medicine."
    )
    french = alt_text(board(ordinary().campaign, Language.FRENCH))
    assert "IV · Salle de Commandement: Antonio 1, Rosa 1" in french


def test_the_alt_text_has_room_for_the_longest_campaign() -> None:
    for language in Language:
        assert length(alt_text(board(longest().campaign, language))) <= ALT_TEXT


def test_what_is_the_same_is_equal() -> None:
    one, other = ordinary(), ordinary()
    assert board(one.campaign, Language.ENGLISH) == board(other.campaign, Language.ENGLISH)
    assert hash(board(one.campaign, Language.ENGLISH))
    other.assign("Paola", Building.SHOP)
    assert board(one.campaign, Language.ENGLISH) != board(other.campaign, Language.ENGLISH)
