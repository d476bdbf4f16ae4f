"""The panels of the Resolution as values: what they offer, whatever the size of the campaign."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from bot.answers import Reply, Select
from bot.commands.resolve import hospital, workshop
from bot.commands.resolve.panels import panel, proposal
from bot.commands.resolve.posts import resolution_post
from bot.commands.resolve.steps import CHOOSE, Draft, step
from bot.telling.buildings import ROOM
from bot.telling.embeds import MESSAGE
from bot.words import words
from core import cards
from core.campaign import (
    MAIN_HALL,
    OUT_OF_GAME,
    Building,
    CardId,
    Colour,
    Language,
    MiniatureId,
    PlaceKind,
    Settings,
)
from core.cards import MOST_CARDS, CardFacts
from core.events import Events
from core.headquarters import resolution
from core.headquarters import workshop as workshop_core
from core.headquarters.needs import BuildNeed, HeartsNeed
from storage.values import Actor, Entry, Post, Stored, Where
from tests.core.table import (
    COMMAND_ROOM,
    HIT,
    HOSPITAL,
    SHOP,
    SWORD,
    Table,
    blueprint,
    headquarters,
)
from tests.telling.examples import HOSTILE_NAMES
from tests.telling.shown import accepted

WHERE = Where(1, 2)
ENGLISH = words(Language.ENGLISH)


def stored(table: Table) -> Stored:
    return Stored(1, WHERE, len(table.log), table.campaign)


def menus(shown: Reply) -> list[Select]:
    return [row for row in shown.rows if isinstance(row, Select)]


def draft(shown: Reply) -> Draft:
    """What the menus of a panel say when one of its components is pressed."""
    return {
        (menu.custom_id.action, menu.custom_id.argument): tuple(
            option.value for option in menu.options if option.chosen
        )
        for menu in menus(shown)
    }


def build_need(table: Table) -> BuildNeed:
    need = table.need()
    assert isinstance(need, BuildNeed)
    return need


def rich(count: int) -> Table:
    """The Workshop is due, its Blueprint costs 20 white cards, and there are `count` of them."""
    table = headquarters()
    table.do(workshop_core.take_back_blueprint)
    (plan,) = table.have("Great Plan", blueprint(0, 20))
    table.do(workshop_core.place_blueprint, plan)
    while count:
        entered = min(count, 50)
        table.have(HOSTILE_NAMES[count % len(HOSTILE_NAMES)][:60], SWORD, entered)
        count -= entered
    table.play("1.1")
    table.resolve()
    return table


# --- the step ------------------------------------------------------------------------------------


def test_each_choice_of_a_round_is_a_step_of_its_own() -> None:
    table = headquarters("Alessandra", "Bastiano", contract=None)
    table.ally("Lucia", HOSPITAL)
    table.ally("Rosa", SHOP)
    table.ally("Ugo", COMMAND_ROOM)
    table.play("1.1", {"Alessandra": 1, "Bastiano": 1})
    steps = [step(stored(table))]

    def then(decision: Callable[..., object], *args: object) -> None:
        decision(*args)
        steps.append(step(stored(table)))

    then(table.resolve)
    then(lambda: table.heal(Alessandra=1))
    then(table.decline)
    then(table.draw, "Dart", "Net")
    then(table.keep, "Dart")
    then(table.do, resolution.read_contract, 1, table.chance)
    then(table.roll, HIT)
    then(table.do, resolution.reveal_next_contract, table.chance)
    assert len(set(steps)) == len(steps) - 1
    assert steps[0] == steps[-1]  # before and after it there is nothing to press
    table.play("1.2")
    assert step(stored(table)) not in steps


def test_cards_and_names_that_change_are_no_other_step() -> None:
    table = rich(20)
    before = step(stored(table))
    table.have("Dart", CardFacts())
    table.ally("Lucia")
    assert step(stored(table)) == before


# --- I. Hospital ---------------------------------------------------------------------------------


def test_proposed_hearts_go_round_and_nobody_gets_too_many() -> None:
    table = headquarters("Alessandra", "Bastiano", "Claudio")
    table.ally("Lucia", HOSPITAL, hospital=(4,) * 5)
    table.play("1.1", {"Alessandra": 1, "Bastiano": 2, "Claudio": 2})
    table.resolve()
    assert isinstance(table.need(), HeartsNeed)
    proposed = proposal(stored(table))
    assert list(proposed.values()) == [("1",), ("2",), ("1",)]


# --- II. Workshop --------------------------------------------------------------------------------


def test_cards_that_fit_into_the_menus_are_all_shown() -> None:
    shown = panel(stored(rich(100)), ENGLISH)
    assert [len(menu.options) for menu in menus(shown)] == [25] * 4


def test_what_is_chosen_stays_chosen_on_every_page() -> None:
    table = rich(101)
    shown = panel(stored(table), ENGLISH)
    chosen = set(workshop.payment_of(draft(shown)))
    assert len(chosen) == 20
    for page in (1, 2, 0):
        shown = panel(stored(table), ENGLISH, workshop.turned(draft(shown), page))
        assert set(workshop.payment_of(draft(shown))) == chosen
        assert len({option.value for menu in menus(shown) for option in menu.options}) == sum(
            len(menu.options) for menu in menus(shown)
        )


def test_every_card_is_on_a_page() -> None:
    table = rich(130)
    offered: set[CardId] = set()
    for page in range(3):
        shown = panel(stored(table), ENGLISH, {(CHOOSE, f"{page}-0"): ()})
        offered |= {CardId(int(one.value)) for menu in menus(shown) for one in menu.options}
    assert offered == {card.id for card in build_need(table).payable}


def test_a_page_that_is_gone_is_the_last_one() -> None:
    shown = panel(stored(rich(101)), ENGLISH, {(CHOOSE, "7-0"): ()})
    assert len(menus(shown)) == 1


def test_a_card_that_is_gone_is_no_longer_chosen() -> None:
    table = rich(30)
    shown = panel(stored(table), ENGLISH)
    first = workshop.payment_of(draft(shown))[0]
    table.do(cards.move, [first], OUT_OF_GAME)
    again = panel(stored(table), ENGLISH, draft(shown))
    assert first not in workshop.payment_of(draft(again))


# --- the largest campaign ------------------------------------------------------------------------


def post(table: Table, events: Events) -> Post:
    actor = Actor(1, "**x**" * 6)
    at = datetime(2026, 11, 30, tzinfo=UTC)
    return Post(1, WHERE, Entry(1, len(table.log), at, actor, "/resolve", 1, events))


@pytest.mark.parametrize("language", Language)
async def test_the_largest_campaign_fits_into_its_messages(language: Language) -> None:
    names = [HOSTILE_NAMES[number][:40] for number in (0, 2, 5, 7)]
    table = headquarters(*names, settings=Settings(language=language))
    table.do(workshop_core.take_back_blueprint)
    (plan,) = table.have("\\" * 60, blueprint(20, 20))
    table.do(workshop_core.place_blueprint, plan)
    while len(table.campaign.cards) < MOST_CARDS - 54:
        printed = CardFacts(colour=list(Colour)[len(table.campaign.cards) // 50 % 2])
        table.have("_" * 57 + str(len(table.campaign.cards)), printed, 50)
    for number in range(48):
        building = list(Building)[number % 4]
        table.ally(f"{number}{'`' * 38}", building, hospital=(0,) * 5, shop=4)
    table.ally("*" * 40, HOSPITAL, hospital=(5,) * 5)
    table.begin("1.1")
    for name in names:
        table.hurt(name, 2)
    table.end(success=True)

    def check(events: Events) -> None:
        shown = resolution_post(post(table, events), stored(table))
        assert shown is not None
        assert accepted(shown.embeds)
        shown.view()
        note = 450  # who chose what, above a panel
        assert len(shown.embeds[-1]) + note <= MESSAGE - ROOM

    def happened(decide: Callable[[], object]) -> None:
        before = len(table.log)
        decide()
        check(tuple(table.log[before:]))

    happened(table.resolve)
    happened(lambda: table.do(resolution.heal, hearts(table), table.chance))
    happened(lambda: table.build(build_need(table).proposed or ()))
    happened(lambda: table.draw(*("~" * 59 + str(number) for number in range(4))))
    offered = table.campaign.cards_in(PlaceKind.REVEALED)
    kept = {card.id: MAIN_HALL for card in offered}
    happened(lambda: table.do(resolution.keep, kept, table.chance))
    happened(lambda: table.do(resolution.roll_on_table, 12, 0, table.chance))
    happened(lambda: table.do(resolution.reveal_next_contract, table.chance))


def hearts(table: Table) -> dict[MiniatureId, int]:
    return hospital.hearts(proposal(stored(table)))
