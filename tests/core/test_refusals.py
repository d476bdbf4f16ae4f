"""Each reason for a refusal is one that somebody can meet, and is worded with what it holds."""

from collections.abc import Callable

import pytest

from bot.telling.refusals import refusal
from core import (
    access,
    cards,
    corrections,
    decks,
    experience,
    founding,
    health,
    paper,
    players,
    roster,
    turns,
    undo,
)
from core.access import Asker
from core.campaign import (
    DECK,
    DISCARD,
    MAIN_HALL,
    VILLA,
    Access,
    BrownCard,
    CardId,
    CardKind,
    HqLevel,
    Language,
    MiniatureId,
    Slot,
    Spaces,
    WhoMayAct,
)
from core.cards import CardFacts, NewCards
from core.headquarters import assignment, opening, resolution, shop, workshop
from core.violations import Refusal, RuleViolation
from tests.core import stages
from tests.core.table import (
    COMMAND_ROOM,
    FAILURE,
    HIT,
    SHOP,
    SWORD,
    Table,
    armour,
    blueprint,
    headquarters,
    villa,
)
from tests.telling.catalogues import REFUSAL_VALUES

SKILL = CardFacts(kind=CardKind.SKILL, level=HqLevel.ONE)
HIGH_SKILL = CardFacts(kind=CardKind.SKILL, level=HqLevel.THREE)
BLADE = CardFacts(slot=Slot.HIDDEN_BLADE)

UNKNOWN = MiniatureId(99)

STRANGER = Asker(user=3)


def _led(who: WhoMayAct) -> Table:
    table = villa()
    table.do(access.hand_over, 1)
    if who is not WhoMayAct.EVERYBODY:
        table.do(access.open_to, Access(who=who, role=77))
    return table


Deed = Callable[[Table], object]
"""What people do, step by step; the last step is refused."""

MEETINGS: dict[Refusal, tuple[Callable[[], Table], Deed]] = {
    # names and numbers
    Refusal.NAME_EMPTY: (villa, lambda t: t.ally(" ")),
    Refusal.NAME_TOO_LONG: (villa, lambda t: t.ally("x" * 41)),
    Refusal.NAME_TAKEN: (stages.assignment, lambda t: t.ally("lucia")),
    Refusal.NUMBER_OUT_OF_RANGE: (villa, lambda t: t.ally("Lucia", shop=-1)),
    Refusal.NOTHING_TO_CHANGE: (villa, lambda t: t.do(founding.rename, t.campaign.name)),
    Refusal.UNKNOWN_MINIATURE: (stages.assignment, lambda t: t.do(assignment.unassign, UNKNOWN)),
    Refusal.UNKNOWN_CARD: (
        stages.assignment,
        lambda t: t.do(cards.move, [CardId(99)], MAIN_HALL),
    ),
    Refusal.UNKNOWN_MEMORY: (stages.assignment, lambda t: t.begin("9.9")),
    # who may do what
    Refusal.ONLY_PLAYERS_ACT: (
        lambda: _led(WhoMayAct.PLAYERS),
        lambda t: access.check_acting(t.campaign, STRANGER),
    ),
    Refusal.ONLY_A_ROLE_ACTS: (
        lambda: _led(WhoMayAct.ROLE),
        lambda t: access.check_acting(t.campaign, STRANGER),
    ),
    Refusal.ONLY_THE_GAME_MASTER: (
        lambda: _led(WhoMayAct.EVERYBODY),
        lambda t: access.check(t.campaign, STRANGER, founding.end(t.campaign)),
    ),
    Refusal.ROLE_MISSING: (villa, lambda t: t.do(access.open_to, Access(who=WhoMayAct.ROLE))),
    # roster
    Refusal.ROSTER_FULL: (villa, lambda t: [t.ally(f"Ally {number}") for number in range(51)]),
    Refusal.TOO_FEW_ASSASSINS: (
        lambda: villa("Claudio"),
        lambda t: t.do(roster.remove_assassin, t.who("Claudio")),
    ),
    Refusal.TOO_MANY_ASSASSINS: (
        villa,
        lambda t: [t.do(roster.add_assassin, name, None) for name in "ABC"],
    ),
    Refusal.ONLY_BETWEEN_MEMORIES: (
        stages.playing,
        lambda t: t.do(roster.add_assassin, "Claudio", None),
    ),
    Refusal.NOT_A_WORKER: (villa, lambda t: t.do(roster.remove_worker, t.who("Alessandra"))),
    Refusal.NOT_AN_ASSASSIN: (
        stages.assignment,
        lambda t: t.do(roster.remove_assassin, t.who("Lucia")),
    ),
    Refusal.APPRENTICES_HAVE_THREE_HEARTS: (
        stages.assignment,
        lambda t: t.do(roster.edit_worker, t.who("Marco"), most_hearts=4),
    ),
    # the round
    Refusal.HEADQUARTERS_CLOSED: (villa, lambda t: t.resolve()),
    Refusal.HEADQUARTERS_ALREADY_OPEN: (stages.assignment, lambda t: t.open()),
    Refusal.HEADQUARTERS_OPENS_AFTER_0_4: (
        villa,
        lambda t: t.do(opening.open_headquarters, "Flying Machine"),
    ),
    Refusal.MEMORY_UNDER_WAY: (stages.playing, lambda t: t.assign("Lucia", SHOP)),
    Refusal.NO_MEMORY_UNDER_WAY: (stages.assignment, lambda t: t.end(success=True)),
    Refusal.MEMORY_ALREADY_COMPLETED: (stages.eliminated, lambda t: t.begin("1.1")),
    Refusal.SECOND_ATTEMPT_IS_DUE: (stages.failed_once, lambda t: t.begin("1.2")),
    Refusal.RESOLUTION_IS_DUE: (stages.completed, lambda t: t.begin("1.2")),
    Refusal.MEMORY_NEEDS_OPEN_HEADQUARTERS: (villa, lambda t: t.begin("1.1")),
    Refusal.MEMORY_IS_BEFORE_HEADQUARTERS: (stages.assignment, lambda t: t.begin("0.1")),
    # Assignment
    Refusal.NO_REASSIGNING_BEFORE_SECOND_ATTEMPT: (
        stages.failed_once,
        lambda t: t.assign("Lucia", SHOP),
    ),
    Refusal.ASSASSINS_DO_NOT_WORK: (stages.assignment, lambda t: t.assign("Alessandra", SHOP)),
    Refusal.RED_SPACES_ARE_IN_THE_HOSPITAL: (
        stages.eliminated,
        lambda t: t.assign("Alessandra", SHOP),
    ),
    Refusal.BUILDING_FULL: (
        stages.assignment,
        lambda t: (t.settle(spaces=Spaces(shop=0)), t.assign("Lucia", SHOP)),
    ),
    Refusal.ALREADY_THERE: (
        stages.assignment,
        lambda t: (t.assign("Lucia", SHOP), t.assign("Lucia", SHOP)),
    ),
    Refusal.NOT_PLACED: (stages.assignment, lambda t: t.do(assignment.unassign, t.who("Lucia"))),
    Refusal.APPRENTICE_STANDS_IN: (stages.stood_in_for, lambda t: t.assign("Marco", SHOP)),
    Refusal.WORKSHOP_HAS_A_BLUEPRINT: (
        stages.assignment,
        lambda t: t.do(workshop.place_blueprint, t.have("Rope", blueprint(black=1, white=0))[0]),
    ),
    Refusal.WORKSHOP_HAS_NO_BLUEPRINT: (
        stages.assignment,
        lambda t: (t.do(workshop.take_back_blueprint), t.do(workshop.take_back_blueprint)),
    ),
    Refusal.NOT_A_BLUEPRINT: (
        stages.assignment,
        lambda t: t.do(workshop.place_blueprint, t.card("Sword").id),
    ),
    # stand-ins
    Refusal.ASSASSIN_NOT_ELIMINATED: (
        stages.assignment,
        lambda t: t.do(health.stand_in, t.who("Alessandra"), t.who("Marco")),
    ),
    Refusal.NOT_AN_APPRENTICE: (
        stages.eliminated,
        lambda t: t.do(health.stand_in, t.who("Alessandra"), t.who("Lucia")),
    ),
    Refusal.ASSASSIN_HAS_STAND_IN: (
        stages.stood_in_for,
        lambda t: t.do(health.stand_in, t.who("Alessandra"), t.apprentice("Nico")),
    ),
    Refusal.NO_STAND_IN: (
        stages.assignment,
        lambda t: t.do(health.relieve_stand_in, t.who("Marco")),
    ),
    # Resolution
    Refusal.NOT_IN_RESOLUTION: (stages.assignment, lambda t: t.resolve()),
    Refusal.NO_RESOLUTION_AFTER_FAILED_FIRST_ATTEMPT: (
        stages.failed_once,
        lambda t: t.resolve(),
    ),
    Refusal.RESOLUTION_ALREADY_BEGAN: (stages.at_hospital, lambda t: t.resolve()),
    Refusal.RESOLUTION_NOT_STARTED: (stages.completed, lambda t: t.decline()),
    Refusal.WRONG_BUILDING: (stages.at_hospital, lambda t: t.decline()),
    Refusal.TOO_MANY_HEARTS: (stages.at_hospital, lambda t: t.heal(Alessandra=1, Bastiano=1)),
    Refusal.HEARTS_LEFT_TO_GIVE: (stages.at_hospital, lambda t: t.heal()),
    Refusal.ABOVE_MAXIMUM: (stages.at_hospital, lambda t: t.heal(Alessandra=2)),
    Refusal.NOT_A_PATIENT: (
        stages.at_hospital,
        lambda t: (t.medicine("Alessandra"), t.heal(Alessandra=1)),
    ),
    Refusal.ALLIES_NEED_NO_HEALING: (stages.at_hospital, lambda t: t.heal(Lucia=1)),
    Refusal.NO_BLUEPRINT_TO_BUILD: (stages.without_blueprint, lambda t: t.build([])),
    Refusal.PAYMENT_TOO_SMALL: (stages.at_workshop, lambda t: t.build(t.ids("Sword"))),
    Refusal.PAYMENT_TOO_LARGE: (
        stages.at_workshop,
        lambda t: t.build(
            [*t.have("Rope", SWORD, 4), *t.have("Bomb", CardFacts(), 3)],
        ),
    ),
    Refusal.PAYMENT_TOO_MUCH_OF_A_COLOUR: (
        stages.at_workshop,
        lambda t: t.build(t.have("Rope", SWORD, 5)),
    ),
    Refusal.BLUEPRINT_IS_NO_PAYMENT: (
        stages.at_workshop,
        lambda t: t.build(t.ids("Flying Machine")),
    ),
    Refusal.SKILL_IS_NO_PAYMENT: (stages.at_workshop, lambda t: t.build(t.have("Leap", SKILL))),
    Refusal.CARD_IS_NO_PAYMENT: (
        stages.at_workshop,
        lambda t: t.build(t.have("Clue", CardFacts(kind=CardKind.INVESTIGATION))),
    ),
    Refusal.CARD_OUT_OF_REACH: (
        stages.assignment,
        lambda t: (t.move("Medicine", DISCARD), t.move("Medicine", MAIN_HALL)),
    ),
    Refusal.CARD_TWICE: (stages.at_workshop, lambda t: t.build(t.ids("Sword", 1) * 2)),
    Refusal.DECK_IS_KEPT_BY_THE_BOT: (
        stages.bots_deck,
        lambda t: t.do(shop.reshuffle_on_table, t.chance),
    ),
    Refusal.DECK_IS_ON_THE_TABLE: (stages.assignment, lambda t: t.have("Bomb", SWORD, place=DECK)),
    Refusal.DECK_NOT_EMPTY: (
        stages.bots_deck,
        lambda t: [t.do(decks.put_together, [NewCards(name="Bomb")], t.chance) for _ in range(2)],
    ),
    Refusal.DECK_LIST_EMPTY: (
        stages.assignment,
        lambda t: t.do(decks.put_together, [], t.chance),
    ),
    Refusal.CARDS_ALREADY_REVEALED: (stages.revealed, lambda t: t.draw("Rope")),
    Refusal.NO_CARDS_REVEALED: (stages.at_shop, lambda t: t.keep()),
    Refusal.TOO_MANY_CARDS_REVEALED: (stages.at_shop, lambda t: t.draw(*"ABCDE")),
    Refusal.INVESTIGATION_IS_IGNORED: (
        stages.at_shop,
        lambda t: t.do(
            resolution.reveal_on_table,
            [NewCards(name="Clue", printed=CardFacts(kind=CardKind.INVESTIGATION))],
            t.chance,
        ),
    ),
    Refusal.NOT_AN_EQUIPMENT_CARD: (
        stages.at_shop,
        lambda t: t.do(
            resolution.reveal_on_table, [NewCards(name="Leap", printed=SKILL)], t.chance
        ),
    ),
    Refusal.CARD_NOT_REVEALED: (
        stages.revealed,
        lambda t: t.do(resolution.keep, {t.card("Sword").id: MAIN_HALL}, t.chance),
    ),
    Refusal.KEEP_EXACTLY: (stages.revealed, lambda t: t.keep("Knife", "Bomb")),
    Refusal.CONTRACT_NUMBER_UNKNOWN: (
        lambda: headquarters(contract=None),
        lambda t: (
            t.ally("Lucia", COMMAND_ROOM),
            t.play("1.1"),
            t.resolve(),
            t.decline(),
            t.roll(HIT),
        ),
    ),
    Refusal.NO_CONTRACT: (
        stages.fulfilled,
        lambda t: (
            t.do(resolution.reveal_next_contract, t.chance, none_left=True),
            t.do(resolution.read_contract, 3, t.chance),
        ),
    ),
    Refusal.NOTHING_TO_ROLL: (
        stages.at_command_room,
        lambda t: (
            t.do(roster.edit_worker, t.who("Marta"), brown_card=BrownCard(command_room=0)),
            t.roll(),
        ),
    ),
    Refusal.SECOND_TRY_NEEDS_NO_DICE: (stages.at_second_try, lambda t: t.roll(HIT)),
    Refusal.DICE_FACES_UNKNOWN: (
        stages.at_command_room,
        lambda t: (t.settle(die_faces=None), t.roll(HIT)),
    ),
    Refusal.TOO_MANY_DICE: (
        stages.at_command_room,
        lambda t: t.do(resolution.roll_on_table, 1, 1, t.chance),
    ),
    Refusal.NEXT_CONTRACT_UNKNOWN: (stages.fulfilled, lambda t: t.roll(FAILURE)),
    Refusal.NO_NEXT_CONTRACT_YET: (
        stages.at_command_room,
        lambda t: t.do(resolution.reveal_next_contract, t.chance),
    ),
    Refusal.CONTRACTS_KEEP_THEIR_ORDER: (
        stages.assignment,
        lambda t: t.do(resolution.read_contract, 3, t.chance, position=2),
    ),
    # health
    Refusal.ALREADY_AT_MAXIMUM: (stages.assignment, lambda t: t.medicine("Alessandra")),
    Refusal.IS_ELIMINATED: (
        stages.eliminated,
        lambda t: (t.begin("1.2"), t.hurt("Alessandra", 1)),
    ),
    Refusal.IN_CRITICAL_CONDITION: (stages.critical, lambda t: t.hurt("Alessandra", 1)),
    Refusal.MEDICINE_RAISES_NO_ELIMINATED: (
        stages.eliminated,
        lambda t: t.medicine("Alessandra"),
    ),
    Refusal.NOT_A_MEDICINE: (
        stages.at_hospital,
        lambda t: t.do(health.use_medicine, t.who("Alessandra"), t.card("Sword").id),
    ),
    Refusal.NO_MEDICINE_AT_HAND: (
        stages.critical,
        lambda t: t.do(health.use_medicine, t.who("Alessandra")),
    ),
    Refusal.ONLY_DURING_A_MEMORY: (stages.assignment, lambda t: t.hurt("Alessandra", 1)),
    Refusal.HEALTH_STAYS_BETWEEN_ATTEMPTS: (
        stages.failed_once,
        lambda t: t.medicine("Alessandra"),
    ),
    Refusal.STRANDED_ALREADY: (
        stages.playing,
        lambda t: [t.do(health.strand, t.who("Alessandra"), stranded=True) for _ in range(2)],
    ),
    Refusal.NOT_STRANDED: (
        stages.playing,
        lambda t: t.do(health.strand, t.who("Alessandra"), stranded=False),
    ),
    Refusal.CONSENT_NEEDED: (
        stages.critical,
        lambda t: t.move("Plate", t.board("Alessandra", Slot.FREE)),
    ),
    Refusal.NOT_ON_THE_MAP: (stages.playing, lambda t: t.hurt("Marco", 1)),
    # game turns
    Refusal.TURNS_NOT_TRACKED: (stages.playing, lambda t: t.do(turns.next_turn)),
    Refusal.TURNS_TRACKED_ALREADY: (
        stages.playing,
        lambda t: [t.do(turns.track) for _ in range(2)],
    ),
    Refusal.TOO_FEW_CUBES: (
        stages.playing,
        lambda t: (
            t.do(turns.track),
            t.do(turns.use_cubes, t.who("Alessandra"), 2),
            t.do(turns.use_cubes, t.who("Alessandra"), 2),
        ),
    ),
    # experience, players
    Refusal.MEMORY_NOT_COMPLETED: (stages.playing, lambda t: t.do(experience.tell, "1.1", 5)),
    Refusal.NOT_IN_FULL_HEALTH: (
        stages.eliminated,
        lambda t: t.do(players.swap, t.who("Alessandra"), "Claudio"),
    ),
    # by hand
    Refusal.REASON_MISSING: (
        stages.assignment,
        lambda t: t.do(corrections.level, HqLevel.TWO, " "),
    ),
    Refusal.BREAKS_THE_RULES: (
        stages.assignment,
        lambda t: t.do(corrections.hearts, t.who("Alessandra"), 0, "so it was"),
    ),
    Refusal.NOTHING_TO_TAKE_BACK: (
        stages.assignment,
        lambda t: undo.take_back(t.campaign, []),
    ),
    Refusal.BEGINNING_STAYS: (
        stages.assignment,
        lambda t: undo.take_back(
            t.campaign, [undo.Taken(seq=1, command="campaign new", actor="Ana")]
        ),
    ),
    Refusal.ONLY_AT_THE_BEGINNING: (
        stages.playing,
        lambda t: t.do(paper.enter, paper.OnPaper(last="1.2")),
    ),
    # cards
    Refusal.TOO_MANY_CARDS: (villa, lambda t: [t.have("Bomb", SWORD, 50) for _ in range(11)]),
    Refusal.BOARD_FULL: (
        stages.assignment,
        lambda t: t.have("Bomb", CardFacts(), 6, place=t.board("Alessandra")),
    ),
    Refusal.SLOT_DOES_NOT_MATCH: (
        stages.assignment,
        lambda t: t.move("Parachute", t.board("Alessandra", Slot.RANGED)),
    ),
    Refusal.SLOT_TAKEN: (
        stages.assignment,
        lambda t: t.have("Axe", SWORD, 2, place=t.board("Alessandra", Slot.MELEE)),
    ),
    Refusal.SKILL_CARDS_ARE_NOT_TRADED: (
        stages.assignment,
        lambda t: (t.have("Leap", SKILL, place=t.board("Alessandra")), t.move("Leap", MAIN_HALL)),
    ),
    Refusal.SKILL_TOO_HIGH_FOR_APPRENTICE: (
        stages.stood_in_for,
        lambda t: t.have("Leap", HIGH_SKILL, place=t.board("Marco")),
    ),
    Refusal.NO_HIDDEN_BLADE_FOR_APPRENTICE: (
        stages.stood_in_for,
        lambda t: t.have("Blade", BLADE, place=t.board("Marco")),
    ),
    Refusal.WHITE_CARDS_ARE_NOT_DISCARDED: (
        stages.assignment,
        lambda t: t.move("Sword", DISCARD),
    ),
    Refusal.WHITE_CARDS_STAY: (stages.assignment, lambda t: t.do(cards.use, t.ids("Sword")[0])),
    Refusal.MEDICINE_HEALS_SOMEBODY: (
        stages.assignment,
        lambda t: t.do(cards.use, t.have("Medicine", CardFacts(medicine=True))[0]),
    ),
    Refusal.NO_CARDS_LISTED: (
        stages.assignment,
        lambda t: t.do(cards.add_several, [], MAIN_HALL, t.chance),
    ),
    Refusal.MAIN_HALL_OUT_OF_REACH: (
        stages.playing,
        lambda t: t.move("Sword", t.board("Alessandra")),
    ),
    Refusal.NOT_MOVED_BY_HAND: (stages.assignment, lambda t: t.have("Axe", SWORD, place=VILLA)),
    Refusal.BOARD_NOT_IN_PLAY: (
        stages.eliminated,
        lambda t: t.move("Sword", t.board("Alessandra")),
    ),
    Refusal.ARMOUR_IS_NOT_BETTER: (
        stages.assignment,
        lambda t: (
            t.have("Plate", armour(2), place=t.board("Alessandra")),
            t.have("Leather", armour(1)),
            t.move("Leather", t.board("Alessandra", Slot.ARMOUR)),
        ),
    ),
    Refusal.ARMOUR_HOLDS_THE_LAST_HEARTS: (
        stages.critical,
        lambda t: (t.hurt("Bastiano", 4), t.move("Plate", t.board("Bastiano", Slot.FREE))),
    ),
    Refusal.ARMOUR_NEEDS_HEARTS: (villa, lambda t: t.have("Plate", armour(0))),
    Refusal.SKILL_NEEDS_LEVEL: (
        villa,
        lambda t: t.have("Leap", CardFacts(kind=CardKind.SKILL)),
    ),
    Refusal.BLUEPRINT_NEEDS_PRICE: (
        villa,
        lambda t: t.have("Rope", CardFacts(kind=CardKind.BLUEPRINT)),
    ),
    Refusal.BLUEPRINTS_LIE_IN_THE_MAIN_HALL: (
        stages.assignment,
        lambda t: t.have("Rope", blueprint(black=1, white=0), place=t.board("Alessandra")),
    ),
}


def test_every_code_has_its_meeting() -> None:
    assert set(MEETINGS) == set(Refusal)


@pytest.mark.parametrize("code", Refusal)
def test_it_is_met_and_worded_with_what_it_holds(code: Refusal) -> None:
    stage, deed = MEETINGS[code]
    table = stage()
    with pytest.raises(RuleViolation) as caught:
        deed(table)
    assert caught.value.code is code
    assert REFUSAL_VALUES[code] <= set(caught.value.values)
    for language in Language:
        assert not set("{}$") & set(refusal(caught.value, language))
