"""Who may read, act and lead: everybody, the players, who has a role; the game master."""

import pytest

from core import access, decks, founding, memory, undo
from core.access import Asker
from core.apply import apply_all, found
from core.campaign import Access, Campaign, DeckKeeper, DieFaces, Language, Settings, WhoMayAct
from core.cards import NewCards
from core.events import Events
from core.founding import NewAssassin
from core.undo import Taken
from core.violations import Refusal
from tests.core.table import MEDICINE, Table, refused

LEADER, PLAYER, STRANGER = 1, 2, 3
ROLE = 77


def campaign(who: WhoMayAct = WhoMayAct.EVERYBODY, role: int | None = None) -> Campaign:
    began = founding.begin(
        "Venezia",
        Settings(access=Access(who=who, role=role)),
        [NewAssassin(name="Bastiano", player=PLAYER)],
        game_master=LEADER,
    )
    return found(began)


def test_everybody_may_act_unless_told_otherwise() -> None:
    assert access.may_act(campaign(), Asker(user=STRANGER))


@pytest.mark.parametrize(
    ("asker", "may"),
    [
        (Asker(user=PLAYER), True),
        (Asker(user=LEADER), True),
        (Asker(user=STRANGER, manages=True), True),
        (Asker(user=STRANGER, roles=frozenset({ROLE})), False),
        (Asker(user=STRANGER), False),
    ],
)
def test_players_are_who_plays_an_assassin(asker: Asker, *, may: bool) -> None:
    assert access.may_act(campaign(WhoMayAct.PLAYERS), asker) is may


@pytest.mark.parametrize(
    ("asker", "may"),
    [
        (Asker(user=STRANGER, roles=frozenset({ROLE, 5})), True),
        (Asker(user=LEADER), True),
        (Asker(user=STRANGER, manages=True), True),
        (Asker(user=PLAYER), False),
        (Asker(user=STRANGER, roles=frozenset({5})), False),
    ],
)
def test_a_role_is_had_or_not(asker: Asker, *, may: bool) -> None:
    assert access.may_act(campaign(WhoMayAct.ROLE, ROLE), asker) is may


def test_who_may_only_read_is_told_what_it_takes() -> None:
    with refused(Refusal.ONLY_PLAYERS_ACT):
        access.check_acting(campaign(WhoMayAct.PLAYERS), Asker(user=STRANGER))
    with refused(Refusal.ONLY_A_ROLE_ACTS, role=str(ROLE)):
        access.check_acting(campaign(WhoMayAct.ROLE, ROLE), Asker(user=STRANGER))


def test_a_campaign_without_a_game_master_is_led_by_who_may_act() -> None:
    nobody_known = campaign(WhoMayAct.PLAYERS).model_copy(update={"game_master": None})
    access.check(nobody_known, Asker(user=PLAYER), founding.end(nobody_known))
    with refused(Refusal.ONLY_PLAYERS_ACT):
        access.check(nobody_known, Asker(user=STRANGER), founding.end(nobody_known))


# --- what only the game master decides -----------------------------------------------------------


def _settings(now: Campaign, **update: object) -> Events:
    return founding.change_settings(now, now.settings.model_copy(update=update))


def test_settings_name_end_and_hand_over_are_the_game_masters() -> None:
    now = campaign()
    for events in (
        _settings(now, language=Language.FRENCH),
        access.open_to(now, Access(who=WhoMayAct.PLAYERS)),
        access.hand_over(now, STRANGER),
        founding.rename(now, "Roma"),
        founding.end(now),
    ):
        with refused(Refusal.ONLY_THE_GAME_MASTER, user=str(LEADER)):
            access.check(now, Asker(user=PLAYER), events)
        access.check(now, Asker(user=LEADER), events)
        access.check(now, Asker(user=STRANGER, manages=True), events)


def test_steps_of_play_are_everybodys() -> None:
    now = campaign()
    access.check(now, Asker(user=STRANGER), memory.begin(now))
    faces = DieFaces(hit=3, special=1, failure=2)
    access.check(now, Asker(user=STRANGER), _settings(now, die_faces=faces))
    with refused(Refusal.ONLY_THE_GAME_MASTER):
        access.check(now, Asker(user=STRANGER), _settings(now, die_faces=faces, medicine_hearts=2))


def test_whoever_hands_over_a_deck_makes_the_bot_its_keeper() -> None:
    now = campaign()
    listed = [NewCards(name="Medicine", printed=MEDICINE, count=4)]
    access.check(now, Asker(user=STRANGER), decks.put_together(now, listed, Table("Dariâ").chance))
    with refused(Refusal.ONLY_THE_GAME_MASTER):
        access.check(now, Asker(user=STRANGER), _settings(now, deck_keeper=DeckKeeper.BOT))


def test_taking_back_what_the_game_master_decided_is_the_game_masters() -> None:
    before = campaign()
    now = apply_all(before, _settings(before, language=Language.FRENCH))
    taken_back = undo.take_back(before, [Taken(seq=2, command="/campaign settings", actor="Ezio")])
    with refused(Refusal.ONLY_THE_GAME_MASTER):
        access.check(now, Asker(user=PLAYER), taken_back)
    access.check(before, Asker(user=PLAYER), taken_back)


def test_a_role_must_be_named() -> None:
    with refused(Refusal.ROLE_MISSING):
        access.open_to(campaign(), Access(who=WhoMayAct.ROLE))


def test_what_is_so_already_is_no_change() -> None:
    with refused(Refusal.NOTHING_TO_CHANGE):
        access.open_to(campaign(), Access(who=WhoMayAct.EVERYBODY, role=ROLE))
    with refused(Refusal.NOTHING_TO_CHANGE):
        access.hand_over(campaign(), LEADER)


def test_who_leads_can_be_another() -> None:
    now = apply_all(campaign(), access.hand_over(campaign(), STRANGER))
    assert now.game_master == STRANGER
