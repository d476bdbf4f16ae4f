import re

import pytest

from bot.telling.escaping import length
from bot.telling.lines import LONGEST, line
from core import events as e
from core.campaign import (
    DISCARD,
    MAIN_HALL,
    Building,
    Clock,
    Colour,
    Language,
    MiniatureId,
    Slot,
    board,
)
from tests.telling.examples import (
    ALESSANDRA,
    CLAUDIO,
    CORRECTED,
    EVENT_TYPES,
    EXAMPLES,
    FIRST,
    FLYING_MACHINE_BUILT,
    HOSPITAL,
    HOSTILE_NAMES,
    LUCIA,
    MEDICINE_OF_CLAUDIO,
    ON_LUCIAS_BOARD,
    PAOLO,
    SHOP,
    moved,
    named,
    rolled,
)

LEFTOVER = re.compile(r"[{}$]|event-|[a-z]_[a-z]|  |None")


def test_there_is_an_example_of_every_event() -> None:
    assert {type(event) for event in EXAMPLES} == set(EVENT_TYPES)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: str(event.kind))
def test_every_event_is_a_sentence_in_the_log(event: e.Event, language: Language) -> None:
    text = line([event], language)
    assert text.endswith(".")
    assert not LEFTOVER.search(text), text


def test_an_entry_is_told_by_what_mattered_most() -> None:
    assert line(HOSPITAL, Language.ENGLISH) == "Hospital: Alessandra +2 ♥, Claudio +1 ♥."
    assert line(FLYING_MACHINE_BUILT, Language.ENGLISH) == (
        "Workshop: Flying Machine is built for 4 white cards + 3 black cards."
    )
    assert line(SHOP, Language.ENGLISH) == "Shop: the group keeps Medicine, Parachute."


def test_a_medicine_is_told_with_whose_it_was() -> None:
    assert line(MEDICINE_OF_CLAUDIO, Language.ENGLISH) == (
        "Alessandra gets 1 heart from a Medicine of Claudio: ♥♡♡ 🩹 Injured."
    )
    assert line(MEDICINE_OF_CLAUDIO, Language.FRENCH) == (
        "Alessandra reçoit 1 cœur par un Remède de Claudio\u00a0: ♥♡♡ 🩹 Blessé."
    )


def test_a_turn_that_ended_tells_whom_it_cost() -> None:
    events: list[e.Event] = [
        e.Eliminated(who=CLAUDIO, attempt=FIRST, why=e.WhyEliminated.NOT_HEALED_IN_TIME),
        e.TurnBegan(clock=Clock(turn=3)),
    ]
    assert line(events, Language.ENGLISH) == (
        "Claudio was in Critical Condition for more than a turn and is Eliminated. "
        "Turn 3 begins with the Event phase; everybody has 3 action cubes."
    )


ENGLISH_CORRECTIONS = {
    CORRECTED[0]: """
        Corrected by hand, hearts of Alessandra: 3 → 1. Reason: so it was on the table.
    """,
    CORRECTED[6]: """
        Corrected by hand, the campaign’s round: Between the two attempts · Memory 1.1, 1st attempt
        → Memory being played · Memory 1.1, 1st attempt. Reason: so it was on the table.
    """,
    CORRECTED[10]: """
        Corrected by hand, where Medicine lies: Lucia’s board → Equipment discard pile.
        Reason: so it was on the table.
    """,
}
FRENCH_CORRECTIONS = {
    CORRECTED[0]: """
        Corrigé à la main, cœurs de Alessandra : 3 → 1. Raison : so it was on the table.
    """,
    CORRECTED[6]: """
        Corrigé à la main, étape de la campagne : Entre les deux tentatives · Mémoire 1.1,
        1re tentative → Mémoire en cours · Mémoire 1.1, 1re tentative.
        Raison : so it was on the table.
    """,
    CORRECTED[10]: """
        Corrigé à la main, où se trouve Medicine : plateau (Lucia) → défausse d’Équipement.
        Raison : so it was on the table.
    """,
}


@pytest.mark.parametrize("event", ENGLISH_CORRECTIONS, ids=lambda event: str(event.what))
def test_a_correction_tells_what_was_what_is_and_why(event: e.Corrected) -> None:
    assert line([event], Language.ENGLISH) == one_line(ENGLISH_CORRECTIONS[event])
    assert line([event], Language.FRENCH) == one_line(FRENCH_CORRECTIONS[event], "\u00a0")


def one_line(text: str, before_colon: str = "") -> str:
    """The text with single spaces, and French no-break ones before colons."""
    return re.sub(r"\s+", " ", text).strip().replace(" :", f"{before_colon}:")


def test_several_buildings_in_one_entry_are_all_told() -> None:
    events = [*HOSPITAL, *FLYING_MACHINE_BUILT, *SHOP, rolled(2)]
    assert line(events, Language.FRENCH) == (
        "Hôpital\u00a0: Alessandra +2 ♥, Claudio +1 ♥. "
        "Atelier\u00a0: construction faite (Flying Machine) "
        "pour 4 cartes blanches + 3 cartes noires. "
        "Boutique\u00a0: on garde Medicine, Parachute. "
        "Salle de Commandement\u00a0: le Contrat 1 n’est pas rempli, avec 2 réussites."
    )


def test_an_attempt_that_ended_tells_whom_it_cost() -> None:
    events: list[e.Event] = [
        e.Eliminated(who=CLAUDIO, attempt=FIRST, why=e.WhyEliminated.CRITICAL_AT_THE_END),
        e.CardsMoved(moves=(moved(5, "Cape", MAIN_HALL),), why=e.WhyMoved.ELIMINATED),
        e.AttemptEnded(attempt=FIRST, success=False, completed=False),
    ]
    assert line(events, Language.ENGLISH) == (
        "Claudio was still in Critical Condition at the end and is Eliminated. "
        "The 1st attempt of Memory 1.1 failed; the 2nd is next."
    )


def test_miniatures_placed_together_share_a_sentence() -> None:
    events = [
        e.MiniatureAssigned(miniature=LUCIA, building=Building.SHOP),
        e.MiniatureAssigned(miniature=PAOLO, building=Building.SHOP, origin=Building.HOSPITAL),
        e.MiniatureAssigned(miniature=CLAUDIO, building=Building.HOSPITAL, red_space=True),
    ]
    assert line(events, Language.ENGLISH) == (
        "Placed: Lucia (Shop), Paolo (Hospital → Shop), Claudio (Hospital, red space)."
    )


def test_cards_that_went_the_same_way_are_counted() -> None:
    moves = (
        moved(1, "Parachute", ON_LUCIAS_BOARD, to_whom="Lucia"),
        moved(2, "Medicine", DISCARD),
        moved(3, "Parachute", ON_LUCIAS_BOARD, to_whom="Lucia"),
    )
    assert line([e.CardsMoved(moves=moves, why=e.WhyMoved.BY_HAND)], Language.ENGLISH) == (
        "Parachute ×2: Main Hall → Lucia’s board · Medicine: Main Hall → Equipment discard pile."
    )


def test_a_card_that_stays_on_its_board_tells_its_slot() -> None:
    move = e.CardMove(
        card=named(1, "Common Sword"),
        colour=Colour.WHITE,
        origin=board(MiniatureId(1), Slot.FREE),
        target=board(MiniatureId(1), Slot.MELEE),
        from_whom="Alessandra",
        to_whom="Alessandra",
    )
    assert line([e.CardsMoved(moves=(move,), why=e.WhyMoved.BY_HAND)], Language.ENGLISH) == (
        "Common Sword: melee weapon slot, Alessandra’s board."
    )


@pytest.mark.parametrize("language", Language)
def test_a_huge_entry_is_cut(language: Language) -> None:
    names = [name + str(number) for number in range(50) for name in HOSTILE_NAMES]
    moves = tuple(moved(n, name, ON_LUCIAS_BOARD, to_whom=name) for n, name in enumerate(names))
    placed = [
        e.MiniatureAssigned(miniature=named(n, name), building=Building.COMMAND_ROOM)
        for n, name in enumerate(names)
    ]
    for events in ([e.CardsMoved(moves=moves, why=e.WhyMoved.PAID)], placed, list(EXAMPLES)):
        assert 0 < length(line(events, language)) <= LONGEST


def test_names_are_harmless() -> None:
    event = e.AssassinRemoved(assassin=named(1, "**@everyone**"))
    assert line([event], Language.ENGLISH) == ("\\*\\*@\u200beveryone\\*\\* leaves the Assassins.")


def test_a_new_player_is_told_without_a_number() -> None:
    event = e.AssassinEdited(before=ALESSANDRA, after=ALESSANDRA, player=123456789)
    assert line([event], Language.ENGLISH) == "Alessandra has another player now."
