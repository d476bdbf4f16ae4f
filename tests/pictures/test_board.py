"""What the picture shows of a campaign."""

from bot.pictures.alt_text import LONGEST, alt_text
from bot.pictures.board import board_of
from bot.pictures.palette import BUILDINGS, PAIRS, contrast
from bot.telling.buildings import COLOURS
from bot.telling.escaping import length
from core.campaign import Building, Language
from tests.pictures.boards import boards, closed, empty, in_the_resolution, largest, ordinary


def test_the_buildings_stand_in_the_order_in_which_they_are_resolved() -> None:
    board = board_of(ordinary(), Language.ENGLISH)
    assert [shown.building for shown in board.buildings] == list(Building)
    hospital, workshop, shop, command_room = board.buildings
    assert [(one.name, one.value) for one in hospital.white] == [("Lucia", 1)]
    assert hospital.red == ("Claudio",)
    assert (hospital.summed, shop.summed, command_room.summed) == (
        "1 heart",
        "2 cards to keep",
        "2 dice",
    )
    assert workshop.plan is not None
    assert (workshop.plan.name, workshop.plan.white, workshop.plan.black) == (
        "Flying Machine",
        4,
        3,
    )
    assert workshop.plan.to_pay.startswith("To pay: 6 cards")
    assert command_room.note == "Contract 1: 2 successes · 1st try, with dice"
    assert board.idle == ("Caterina", "Francesco")


def test_what_is_due_and_what_is_free_is_shown() -> None:
    board = board_of(in_the_resolution(), Language.ENGLISH)
    assert [bool(shown.due) for shown in board.buildings] == [False, True, False, False]
    assert [shown.free_white for shown in board.buildings] == [2, 2, 49, 3]
    assert [shown.free_red for shown in board.buildings] == [1, None, None, None]
    assert board.standing == "Resolution step · Memory 1.1, 2nd attempt"


def test_before_the_headquarters_opens_there_are_no_buildings() -> None:
    board = board_of(closed(), Language.FRENCH)
    assert (board.buildings, board.level) == ((), "")
    assert "0.4" in board.standing
    assert board.store.startswith("Villa")


def test_equal_boards_are_equal_keys() -> None:
    one, other = (board_of(ordinary(), Language.ENGLISH) for _ in range(2))
    assert (one, hash(one)) == (other, hash(other))
    assert one != board_of(ordinary(), Language.FRENCH)


def test_the_alt_text_says_what_the_picture_shows() -> None:
    text = alt_text(board_of(ordinary(), Language.ENGLISH))
    assert text == (
        "The Headquarters of The Falcons. Assignment step. HQ level 0. "
        "I Hospital: Lucia 1 (1 heart); red spaces: Claudio. "
        "II Workshop: Rosa 1 (−1 card of either colour); Blueprint Flying Machine, "
        "4 white cards + 3 black cards; To pay: 6 cards, of which at most "
        "4 white cards + 3 black cards. "
        "III Shop: Teodora 2 (2 cards to keep). "
        "IV Command Room: Antonio 1, Paolo 1 (2 dice); "
        "Contract 1: 2 successes · 1st try, with dice. "
        "Not placed: Caterina, Francesco. "
        "Alessandra: 3/3 ♥, Full Health. Bastiano: 2/3 ♥, Injured. "
        "Claudio: 0/3 ♥, Eliminated. Dariâ: 1/3 ♥, Injured. "
        "Main Hall · 8 cards: Common Sword ×4, Parachute ×3, Medicine."
    )


def test_the_alt_text_speaks_french() -> None:
    text = alt_text(board_of(in_the_resolution(), Language.FRENCH))
    assert "II Atelier (à résoudre)\u00a0: Rosa 1" in text
    assert "emplacements rouges\u00a0: Claudio" in text
    assert "Bastiano\u00a0: 2/3 ♥, Blessé." in text


def test_the_alt_text_is_never_longer_than_discord_takes_it() -> None:
    for board in boards().values():
        assert length(alt_text(board)) <= LONGEST
    text = alt_text(board_of(largest(), Language.FRENCH))
    assert "IV Salle de Commandement" in text  # nothing at the end is lost
    assert "Partie Centrale" in text
    assert "Personne" not in alt_text(board_of(empty(), Language.ENGLISH))


def test_everything_has_the_contrast_of_level_aa() -> None:
    for pair in PAIRS:
        assert contrast(pair.ink, pair.ground) >= pair.least, pair


def test_a_building_has_the_colour_of_its_embeds() -> None:
    for building, (red, green, blue) in BUILDINGS.items():
        assert red << 16 | green << 8 | blue == COLOURS[building]
