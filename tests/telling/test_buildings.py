import re
from collections.abc import Sequence

import pytest

from bot.telling.buildings import entry_embeds
from core import events as e
from core.campaign import (
    DISCARD,
    Attempt,
    Colour,
    Contract,
    HqLevel,
    Language,
    Price,
)
from tests.telling.examples import (
    EXAMPLES,
    FLYING_MACHINE,
    FLYING_MACHINE_BUILT,
    FLYING_MACHINE_PRICE,
    HOSPITAL,
    HOSTILE_NAMES,
    LUCIA,
    PAOLO,
    SHOP,
    SURE_SECOND_TRY,
    moved,
    named,
    paid_black,
    paid_white,
    rolled,
)
from tests.telling.shown import accepted, shown

BUILDING_EVENTS = [
    event
    for event in EXAMPLES
    if event.kind.endswith("_resolved") or event.kind in {"equipment_revealed", "contract_revealed"}
]


def told(events: Sequence[e.Event], language: Language) -> str:
    embeds = entry_embeds(events, "Marta", language)
    assert accepted(embeds)
    return "\n\n".join(shown(embed) for embed in embeds)


# --- rules.md §4.2 -------------------------------------------------------------------------------


def test_the_flying_machine_in_english() -> None:
    assert (
        told(FLYING_MACHINE_BUILT, Language.ENGLISH)
        == """\
🛠️ II · Workshop
**Flying Machine** is built. It is Special Equipment now and lies in the Main Hall.
[White, gone for good] Borgia Cape, Common Sword ×3
[Black, to the Equipment discard pile] Parachute ×2, Smoke Bomb
[Worked here] Nobody
[Reckoning] Price: 4 white cards + 3 black cards
Paid: 4 white cards + 3 black cards
By Marta"""
    )


def test_the_flying_machine_in_french() -> None:
    assert (
        told(FLYING_MACHINE_BUILT, Language.FRENCH)
        == """\
🛠️ II · Atelier
Construction faite\u00a0: **Flying Machine**. C’est maintenant un Équipement Spécial, \
dans la Partie Centrale.
[Blanches, perdues pour de bon] Borgia Cape, Common Sword ×3
[Noires, dans la défausse d’Équipement] Parachute ×2, Smoke Bomb
[Au travail] Personne
[Calcul] Prix\u00a0: 4 cartes blanches + 3 cartes noires
Paiement\u00a0: 4 cartes blanches + 3 cartes noires
Par Marta"""
    )


# --- rules.md §4.4 -------------------------------------------------------------------------------


def test_three_successes_of_four_dice_fulfil_a_three() -> None:
    assert (
        told([rolled(3)], Language.ENGLISH)
        == """\
📜 IV · Command Room
**Contract 1 is fulfilled.**
3 successes, 3 needed
[Dice · rolled by the bot] ⚔️⚔️⚔️ 3 hits
✖️ 1 failure
[Worked here] Lucia 1 + Paolo 1 + Marta 1 + Nico 1 = 4 dice
By Marta"""
    )
    assert (
        told([rolled(3)], Language.FRENCH)
        == """\
📜 IV · Salle de Commandement
**Le Contrat 1 est rempli.**
3 réussites, pour 3 à atteindre
[Dés · lancés par le bot] ⚔️⚔️⚔️ 3 faces réussite
✖️ 1 échec
[Au travail] Lucia 1 + Paolo 1 + Marta 1 + Nico 1 = 4 dés
Par Marta"""
    )


def test_two_successes_of_four_dice_do_not() -> None:
    assert (
        told([rolled(2)], Language.ENGLISH)
        == """\
📜 IV · Command Room
**Contract 1 is not fulfilled** and stays on top.
2 successes, 3 needed
Its next try is the 2nd: no dice, and sure if the workers’ values come to 3.
[Dice · rolled by the bot] ⚔️⚔️ 2 hits
✖️✖️ 2 failures
[Worked here] Lucia 1 + Paolo 1 + Marta 1 + Nico 1 = 4 dice
By Marta"""
    )
    assert (
        told([rolled(2)], Language.FRENCH)
        == """\
📜 IV · Salle de Commandement
**Le Contrat 1 n’est pas rempli** et reste sur le dessus.
2 réussites, pour 3 à atteindre
Le prochain essai sera le 2e\u00a0: sans dés, et sûr si les valeurs des figurines atteignent 3.
[Dés · lancés par le bot] ⚔️⚔️ 2 faces réussite
✖️✖️ 2 échecs
[Au travail] Lucia 1 + Paolo 1 + Marta 1 + Nico 1 = 4 dés
Par Marta"""
    )


def test_three_plain_allies_fulfil_it_the_next_time_without_a_roll() -> None:
    assert (
        told([SURE_SECOND_TRY], Language.ENGLISH)
        == """\
📜 IV · Command Room
**Contract 1 is fulfilled** on its 2nd try, without dice.
[Worked here] Lucia 1 + Paolo 1 + Marta 1 = 3 of 3 needed
By Marta"""
    )
    assert (
        told([SURE_SECOND_TRY], Language.FRENCH)
        == """\
📜 IV · Salle de Commandement
**Le Contrat 1 est rempli** au 2e essai, sans dés.
[Au travail] Lucia 1 + Paolo 1 + Marta 1 = 3, pour 3 à atteindre
Par Marta"""
    )


def test_the_next_contract_tells_the_level() -> None:
    revealed = e.ContractRevealed(
        contract=Contract(position=2, number=4), level_before=HqLevel.ZERO, level=HqLevel.ONE
    )
    assert (
        told([revealed], Language.ENGLISH)
        == """\
📜 IV · Command Room
Contract 2 lies face up; HQ level 0 → I.
It asks for 4 successes.
By Marta"""
    )


# --- the other Buildings -------------------------------------------------------------------------


def test_the_hospital_tells_who_was_healed_and_what_was_lost() -> None:
    assert (
        told(HOSPITAL, Language.ENGLISH)
        == """\
🏥 I · Hospital
**Alessandra** +2 ♥ → ♥♥♥ 💚 Full Health
**Claudio** +1 ♥ → ♥♡♡ 🩹 Injured (back and able to take part in the next Memory)
Still Eliminated: Dariâ.
1 heart was lost: nobody could take it.
[Worked here] Lucia 2 + Paolo 2 = 4 ♥, at HQ level II
By Marta"""
    )


def test_workers_save_some_of_a_price() -> None:
    events = (
        e.CardsMoved(
            moves=(paid_white(102, "Borgia Cape"), paid_black(106, "Parachute")),
            why=e.WhyMoved.PAID,
        ),
        e.WorkshopResolved(
            shares=(
                e.SavingShare(worker=LUCIA, value=3, colour=None),
                e.SavingShare(worker=PAOLO, value=2, colour=Colour.BLACK),
            ),
            built=FLYING_MACHINE,
            price=FLYING_MACHINE_PRICE,
            paid=Price(white=1, black=1),
        ),
    )
    assert (
        told(events, Language.ENGLISH)
        == """\
🛠️ II · Workshop
**Flying Machine** is built. It is Special Equipment now and lies in the Main Hall.
[White, gone for good] Borgia Cape
[Black, to the Equipment discard pile] Parachute
[Worked here] Lucia 3 + Paolo 2 (black): 2 black cards + 3 cards of either colour saved
[Reckoning] Price: 4 white cards + 3 black cards
Paid: 1 white card + 1 black card
By Marta"""
    )


def test_the_shop_tells_where_every_card_went() -> None:
    unkept = e.CardsMoved(
        moves=(moved(203, "Parachute", DISCARD), moved(204, "Smoke Bomb", DISCARD)),
        why=e.WhyMoved.UNKEPT,
    )
    assert (
        told([unkept, *SHOP], Language.ENGLISH)
        == """\
🏪 III · Shop
**Medicine** → Lucia’s board
**Parachute** → Main Hall
[Not kept] Parachute, Smoke Bomb → Equipment discard pile
[Investigation cards, ignored] A Trail
[Worked here] Lucia 1 + Paolo 1 = 2 cards to keep
By Marta"""
    )


def test_revealed_cards_are_shown_while_the_group_still_chooses() -> None:
    assert (
        told(SHOP[:1], Language.ENGLISH)
        == """\
🏪 III · Shop
Revealed: **Medicine, Parachute ×2, Smoke Bomb**
[Investigation cards, ignored] A Trail
By Marta"""
    )


# --- the message ---------------------------------------------------------------------------------


def test_an_entry_that_resolved_several_buildings_is_several_embeds() -> None:
    embeds = entry_embeds([*HOSPITAL, *FLYING_MACHINE_BUILT, *SHOP], "Marta", Language.ENGLISH)
    assert [embed.title for embed in embeds] == [
        "🏥 I · Hospital",
        "🛠️ II · Workshop",
        "🏪 III · Shop",
    ]


def test_the_last_embed_says_what_is_next() -> None:
    first, last = entry_embeds(
        [*HOSPITAL, *SHOP], "Marta", Language.ENGLISH, following="Next: `/assign`."
    )
    assert "Next" not in shown(first)
    assert last.fields[-1].value == "Next: `/assign`."


def test_an_entry_without_buildings_is_no_embed() -> None:
    event = e.MemoryBegan(attempt=Attempt(memory="1.1", number=1))
    assert entry_embeds([event], "Marta", Language.ENGLISH) == []


def test_who_pressed_stands_in_the_footer_without_markdown() -> None:
    (embed,) = entry_embeds([rolled(3)], "*Marta*\u202e", Language.ENGLISH)
    assert embed.footer.text == "By *Marta*"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("event", BUILDING_EVENTS, ids=lambda event: str(event.kind))
def test_nothing_is_left_over_in_any_embed(event: e.Event, language: Language) -> None:
    text = told([event], language)
    assert not re.search(r"[{}$]|None|[a-z]_[a-z]|  ", text), text


@pytest.mark.parametrize("language", Language)
def test_the_largest_round_fits_into_one_message(language: Language) -> None:
    """50 workers in every Building, 20 cards paid of each colour, names as long as can be."""
    names = [HOSTILE_NAMES[n % len(HOSTILE_NAMES)][:60] for n in range(50)]
    shares = tuple(e.Share(worker=named(n, name), value=9) for n, name in enumerate(names))
    cards = tuple(named(n, name) for n, name in enumerate(names[:4]))
    events: list[e.Event] = [
        e.HospitalResolved(
            shares=shares,
            level=HqLevel.FOUR,
            total=450,
            given=shares[:4],
            lost=400,
            still_eliminated=cards,
        ),
        e.CardsMoved(
            moves=tuple(
                way(n, name)
                for way in (paid_white, paid_black)
                for n, name in enumerate(names[:20])
            ),
            why=e.WhyMoved.PAID,
        ),
        e.WorkshopResolved(
            shares=tuple(
                e.SavingShare(worker=share.worker, value=9, colour=Colour.BLACK) for share in shares
            ),
            built=cards[0],
            price=Price(white=20, black=20),
            paid=Price(white=20, black=20),
        ),
        e.ShopResolved(shares=shares, keep=4, unkept=cards, ignored=cards * 5),
        e.CommandRoomResolved(
            shares=shares,
            contract=Contract(number=50),
            outcome=e.CommandRoomOutcome.FAILED,
            dice=tuple(e.Face) * 150,
            successes=300,
            tries=1,
        ),
    ]
    embeds = entry_embeds(events, "x" * 100, language, following="Next.")
    assert len(embeds) == 4
    assert accepted(embeds)
