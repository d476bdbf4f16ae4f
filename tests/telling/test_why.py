import re

import pytest

from bot.telling.why import reasons, why_embed
from core import events as e
from core.campaign import Attempt, Building, HealthState, HqLevel, Language
from tests.telling.examples import (
    CLAUDIO,
    CORRECTED,
    EXAMPLES,
    FIRST,
    FLYING_MACHINE_BUILT,
    HOSPITAL,
    HOSTILE_NAMES,
    LUCIA,
    MEDICINE_OF_CLAUDIO,
    SHOP,
    SOME_STATE,
    SURE_SECOND_TRY,
    named,
    rolled,
)
from tests.telling.shown import accepted, shown

LEFTOVER = re.compile(r"[{}$]|why-|[a-z]_[a-z]|  |None")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: str(event.kind))
def test_every_event_has_its_reason(event: e.Event, language: Language) -> None:
    lines = reasons([event], language)
    assert lines
    for line in lines:
        assert line.endswith("."), line
        assert not LEFTOVER.search(line), line


def test_the_hospital() -> None:
    assert reasons(HOSPITAL, Language.ENGLISH) == [
        "**Rules §4.1** · The Hospital heals Alessandra: 1 + 2 = 3 of 3 hearts, hence Full Health.",
        "**Rules §4.1** · The Hospital heals Claudio: 0 + 1 = 1 of 3 hearts, hence Injured.",
        (
            "**Rules §4.1** · Who was Eliminated and gets at least one heart returns, with the "
            "cards in the sealed bag."
        ),
        (
            "**Rules §4.1** · Lucia 2 + Paolo 2 = 4 ♥, at HQ level II. Given: 3, lost: 1; "
            "nobody goes above the maximum."
        ),
    ]
    assert reasons(HOSPITAL, Language.FRENCH)[-1] == (
        "**Règles §4.1** · Lucia 2 + Paolo 2 = 4 ♥, au niveau II du Repaire. Donnés\u00a0: 3, "
        "perdus\u00a0: 1\u202f; personne ne dépasse son maximum."
    )


def test_the_workshop() -> None:
    assert reasons(FLYING_MACHINE_BUILT, Language.ENGLISH)[-1] == (
        "**Rules §4.2** · The price is 4 white cards + 3 black cards, less what workers save "
        "(nothing). Paid: 4 white cards + 3 black cards, each card for one of its own colour."
    )
    assert reasons(FLYING_MACHINE_BUILT, Language.FRENCH)[0] == (
        "**Règles §4.2** · Les cartes blanches payées quittent le jeu pour de bon, les noires "
        "vont dans la défausse d’Équipement."
    )


def test_the_shop() -> None:
    assert reasons(SHOP, Language.ENGLISH) == [
        (
            "**Rules §4.3** · Four Equipment cards are revealed; Investigation cards are "
            "ignored and replaced."
        ),
        (
            "**Rules §4.3** · Lucia 1 + Paolo 1 = 2 cards to keep. So many of the revealed "
            "cards were kept: 2."
        ),
        "**Rules §4.3** · Investigation cards do not count among the four: 1 ignored.",
    ]


def test_the_command_room() -> None:
    assert reasons([rolled(2)], Language.ENGLISH) == [
        (
            "**Rules §4.4** · 1st try, Lucia 1 + Paolo 1 + Marta 1 + Nico 1 = 4 dice: ⚔️⚔️✖️✖️ "
            "make 2 of 3 successes. The next try is the 2nd, without dice."
        )
    ]
    assert reasons([rolled(3)], Language.FRENCH) == [
        (
            "**Règles §4.4** · 1er essai, Lucia 1 + Paolo 1 + Marta 1 + Nico 1 = 4 dés\u00a0: "
            "⚔️⚔️⚔️✖️, réussites\u00a0: 3 sur 3. Une réussite et une face spéciale comptent "
            "chacune pour une."
        )
    ]
    assert reasons([SURE_SECOND_TRY], Language.ENGLISH) == [
        "**Rules §4.4** · 2nd try, no dice: Lucia 1 + Paolo 1 + Marta 1 = 3, and 3 are needed."
    ]


def test_an_empty_command_room_that_used_up_its_try() -> None:
    empty = rolled(0).model_copy(update={"dice": (), "shares": ()})
    assert reasons([empty], Language.ENGLISH) == [
        "**Rules §4.4** · Nobody was there, and by the group’s ruling that was its 1st try."
    ]


def test_buildings_with_nobody_in_them() -> None:
    events: list[e.Event] = [
        e.HospitalResolved(shares=(), level=HqLevel.ZERO, total=0, given=(), lost=0),
        e.WorkshopResolved(shares=()),
        e.ShopResolved(shares=(), keep=0),
    ]
    assert reasons(events, Language.ENGLISH) == [
        "**Rules §4.1** · Nobody worked there, so there were no hearts to give.",
        "**Rules §4.2** · No Blueprint lay in the Workshop.",
        "**Rules §4.3** · Nobody brought cards to keep, so nothing was drawn.",
    ]


def test_a_wound_in_a_tracked_turn() -> None:
    wounded = e.Wounded(
        who=CLAUDIO,
        hearts=2,
        left=0,
        maximum=3,
        state=HealthState.CRITICAL_CONDITION,
        turn=4,
    )
    assert reasons([wounded], Language.ENGLISH) == [
        "**Rules §6.2** · Claudio had 2 of 3 hearts and lost 2: 0 left, hence Critical Condition.",
        (
            "**Rules §6.4** · In Critical Condition since turn 4, hence Eliminated when turn 5 "
            "ends, unless healed before."
        ),
    ]
    untracked = wounded.model_copy(update={"turn": None})
    assert reasons([untracked], Language.ENGLISH)[1] == (
        "**Rules §6.4** · Who is in Critical Condition and not healed before the next game turn "
        "ends is Eliminated."
    )


@pytest.mark.parametrize(
    ("why", "section", "text"),
    [
        (
            e.WhyEliminated.NOT_HEALED_IN_TIME,
            "6.4",
            (
                "Nobody healed Claudio before the end of the turn after the one in which "
                "Critical Condition began."
            ),
        ),
        (
            e.WhyEliminated.CRITICAL_AT_THE_END,
            "2.6",
            "Critical Condition does not outlast a Memory: Claudio was not saved.",
        ),
        (
            e.WhyEliminated.STRANDED,
            "6.4",
            "Who cannot leave the Map when the attempt ends is Eliminated: Claudio.",
        ),
        (
            e.WhyEliminated.BY_HAND,
            "6.4",
            "The group told that nobody healed Claudio in time.",
        ),
    ],
)
def test_an_elimination(why: e.WhyEliminated, section: str, text: str) -> None:
    event = e.Eliminated(who=CLAUDIO, attempt=FIRST, why=why)
    assert reasons([event], Language.ENGLISH) == [f"**Rules §{section}** · {text}"]


def test_a_medicine() -> None:
    assert reasons(MEDICINE_OF_CLAUDIO, Language.FRENCH) == [
        "**Règles §2.4** · Un Remède est défaussé quand il sert.",
        (
            "**Règles §2.4** · Un Remède soigne Alessandra, jusqu’au maximum\u00a0: 0 + 1 = 1 ♥ "
            "sur 3, donc Blessé."
        ),
    ]


def test_a_correction_and_an_undo() -> None:
    assert reasons([CORRECTED[0]], Language.ENGLISH) == [
        (
            "**Rules §9** · The table had it otherwise than the bot: so it was on the table. A "
            "correction is an entry like any other."
        )
    ]
    undone = e.TakenBack(first=7, last=9, commands=("a", "b"), actors=("Ana",), state=SOME_STATE)
    assert reasons([undone], Language.ENGLISH) == [
        (
            "Everything is again as it was before entry 7. The log keeps what was taken back, "
            "and this can be taken back too."
        )
    ]


def test_one_rule_for_many_is_told_once() -> None:
    placed = e.MiniatureUnassigned(miniature=LUCIA, building=Building.SHOP)
    assert len(reasons([placed, placed], Language.ENGLISH)) == 1


def test_an_embed_of_what_happened_and_why() -> None:
    event = e.AttemptEnded(attempt=Attempt(memory="1.1", number=1), success=False, completed=False)
    assert (
        shown(why_embed([event], 12, "Ana", Language.ENGLISH))
        == """\
Why entry 12 came out so
The 1st attempt of Memory 1.1 failed; the 2nd is next.

**Rules §2.3** · A first failure does not complete the Memory: a 2nd attempt follows, and no \
Resolution step.
By Ana"""
    )


@pytest.mark.parametrize("language", Language)
def test_the_longest_entry_fits(language: Language) -> None:
    hurt = [
        e.Wounded(
            who=named(number, name),
            hearts=1,
            left=0,
            maximum=1,
            state=HealthState.CRITICAL_CONDITION,
            turn=99,
        )
        for number, name in enumerate(HOSTILE_NAMES * 10)
    ]
    assert accepted([why_embed([*hurt, *EXAMPLES], 10**6, HOSTILE_NAMES[0], language)])
