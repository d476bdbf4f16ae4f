import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.telling.glance import board_embed, campaign_embeds, diary_line, roster_embeds
from bot.words import words
from core.campaign import (
    DISCARD,
    VILLA,
    WORKSHOP,
    Assassin,
    Attempt,
    BrownCard,
    Building,
    Campaign,
    Card,
    CardId,
    CardKind,
    Clock,
    Colour,
    Contract,
    Cubes,
    DieFaces,
    HqLevel,
    Language,
    MemoryRecord,
    MiniatureId,
    Phase,
    Place,
    PlaceKind,
    Price,
    Rulings,
    Settings,
    Slot,
    Spaces,
    TurnPhase,
    UnkeptCards,
    Worker,
    WorkerKind,
    WorkshopColour,
    bag,
    board,
)
from core.inputs import CAMPAIGN_NAME, CARD_NAME, MINIATURE_NAME
from core.memory import MEMORIES
from core.roster import HIGHEST_VALUE, MOST_ASSASSINS, MOST_WORKERS
from tests.telling.examples import HOSTILE_NAMES, card
from tests.telling.shown import accepted, shown

ALESSANDRA, CLAUDIO = MiniatureId(1), MiniatureId(2)
LEFTOVER = re.compile(r"[{}$]|None|[a-z]_[a-z]|board-|glance-|  ")


def worker(
    number: int,
    name: str,
    building: Building | None = None,
    *,
    kind: WorkerKind = WorkerKind.ALLY,
    brown_card: BrownCard | None = None,
    stands_in_for: MiniatureId | None = None,
) -> Worker:
    return Worker(
        id=MiniatureId(number),
        name=name,
        kind=kind,
        building=building,
        brown_card=brown_card or BrownCard(),
        stands_in_for=stands_in_for,
    )


VENEZIA = Campaign(
    name="Venezia",
    phase=Phase.MEMORY,
    attempt=Attempt(memory="1.2", number=1),
    hq_open=True,
    level=HqLevel.ONE,
    settings=Settings(spaces=Spaces(hospital=3, red=2)),
    contract=Contract(position=2, number=3),
    assassins=(
        Assassin(id=ALESSANDRA, name="Alessandra", player=123, hearts=2),
        Assassin(id=CLAUDIO, name="Claudio", hearts=0, eliminated=True, in_hospital=True),
    ),
    workers=(
        worker(11, "Lucia", Building.HOSPITAL, brown_card=BrownCard(hospital=(1, 2, 2, 3, 3))),
        worker(12, "Paolo", Building.HOSPITAL),
        worker(
            13,
            "Marta",
            Building.WORKSHOP,
            brown_card=BrownCard(workshop=2, workshop_colour=WorkshopColour.WHITE),
        ),
        worker(14, "Nico", Building.COMMAND_ROOM),
        worker(15, "Pico", kind=WorkerKind.APPRENTICE, stands_in_for=CLAUDIO),
        worker(16, "Sofia"),
    ),
    cards=(
        Card(
            id=CardId(101),
            name="Flying Machine",
            kind=CardKind.BLUEPRINT,
            colour=Colour.WHITE,
            place=WORKSHOP,
            price=Price(white=4, black=3),
        ),
        card(102, "Parachute"),
        card(103, "Parachute"),
        card(104, "Medicine", board(ALESSANDRA, Slot.FREE)),
        card(105, "Hidden Knife", bag(CLAUDIO)),
        card(106, "Smoke Bomb", board(MiniatureId(15), Slot.FREE)),
        card(107, "Smoke Bomb", DISCARD),
    ),
    diary=(
        MemoryRecord(memory="0.4", attempts=1, success=True),
        MemoryRecord(memory="1.1", attempts=2, success=False, contract_fulfilled=True),
    ),
    last_id=107,
)


def test_the_board_shows_the_whole_headquarters() -> None:
    assert (
        shown(board_embed(VENEZIA, Language.ENGLISH))
        == """\
Venezia
**Memory being played** · Memory 1.2, 1st attempt
HQ level **I**
[🏥 I · Hospital · 2/3] Lucia 2 + Paolo 1 = 3 ♥, at HQ level I
Red spaces 1/2: Claudio
[🛠️ II · Workshop] Marta 2 (white): 2 white cards saved
Blueprint: **Flying Machine**, 4 white cards + 3 black cards
To pay: 2 white cards + 3 black cards
[🏪 III · Shop] Nobody
[📜 IV · Command Room] Nico 1 = 1 die
Contract 2: **3 successes** · 1st try, with dice
[Not placed] Sofia
[Alessandra] ♥♥♡ 🩹 Injured · <@123>
Board: Medicine
[Claudio] ♡♡♡ 💀 Eliminated · no player
Sealed bag: Hidden Knife
Pico stands in · ♥♥♥ 💚 Full Health
Board: Smoke Bomb
[Main Hall · 2 cards] Parachute ×2"""
    )


def test_the_board_in_french() -> None:
    assert (
        shown(board_embed(VENEZIA, Language.FRENCH))
        == """\
Venezia
**Mémoire en cours** · Mémoire 1.2, 1re tentative
Niveau du Repaire\u00a0: **I**
[🏥 I · Hôpital · 2/3] Lucia 2 + Paolo 1 = 3 ♥, au niveau I du Repaire
Emplacements rouges 1/2\u00a0: Claudio
[🛠️ II · Atelier] Marta 2 (blanche)\u00a0: économie de 2 cartes blanches
Plan\u00a0: **Flying Machine**, 4 cartes blanches + 3 cartes noires
À payer\u00a0: 2 cartes blanches + 3 cartes noires
[🏪 III · Boutique] Personne
[📜 IV · Salle de Commandement] Nico 1 = 1 dé
Contrat 2\u00a0: **3 réussites** · 1er essai, avec des dés
[À placer] Sofia
[Alessandra] ♥♥♡ 🩹 Blessé · <@123>
Plateau\u00a0: Medicine
[Claudio] ♡♡♡ 💀 Éliminé · sans joueur
Sachet scellé\u00a0: Hidden Knife
Remplacement\u00a0: Pico · ♥♥♥ 💚 Pleine Santé
Plateau\u00a0: Smoke Bomb
[Partie Centrale · 2 cartes] Parachute ×2"""
    )


def at_the_table() -> Campaign:
    """Turn 4's Assassin phase; Alessandra and Lucia are Critical, Pico lost a heart."""
    alessandra, claudio = VENEZIA.assassins
    lucia, *others, pico, sofia = VENEZIA.workers
    return VENEZIA.model_copy(
        update={
            "clock": Clock(
                turn=4, phase=TurnPhase.ASSASSIN, cubes=(Cubes(who=ALESSANDRA, left=2),)
            ),
            "assassins": (
                alessandra.model_copy(update={"hearts": 0, "critical_since": 3, "stranded": True}),
                claudio,
            ),
            "workers": (
                lucia.model_copy(update={"hearts": 0, "critical_since": 4}),
                *others,
                pico.model_copy(update={"hearts": 2}),
                sofia,
            ),
        }
    )


def test_the_board_shows_the_game_turn_and_who_is_critical_until_when() -> None:
    text = shown(board_embed(at_the_table(), Language.ENGLISH))
    assert (
        """\
Turn **4** · Assassin phase
🆘 **Alessandra** is Eliminated when **this turn** ends, unless healed.
🆘 **Lucia** must be healed before turn **5** ends.
🧭 **Alessandra** cannot leave the Map.
"""
        in text
    )
    assert "[Alessandra] ♡♡♡ 🆘 Critical Condition · 2 action cubes · <@123>" in text
    assert "Pico stands in · ♥♥♡ 🩹 Injured" in text
    assert "[Allies who lost hearts] Lucia ♡♡♡ 🆘 Critical Condition" in text


def test_in_french_too() -> None:
    text = shown(board_embed(at_the_table(), Language.FRENCH))
    assert "Tour **4** · phase Assassin" in text
    assert "🆘 **Lucia** doit recevoir des soins avant la fin du tour **5**." in text
    assert "[Alliés qui ont perdu des cœurs] Lucia ♡♡♡ 🆘 État Critique" in text


def test_who_does_not_track_turns_is_told_the_rule() -> None:
    campaign = at_the_table().model_copy(update={"clock": None})
    text = shown(board_embed(campaign, Language.ENGLISH))
    assert "Turn **" not in text
    assert (
        "🆘 **Lucia** must be healed before the end of the turn after the one in which that "
        "happened."
    ) in text


def test_the_roster_shows_who_lost_hearts() -> None:
    (embed,) = roster_embeds(at_the_table(), Language.ENGLISH)
    text = shown(embed)
    assert "📜 1 · ♡♡♡ 🆘 Critical Condition → 🏥" in text
    assert "📜 1 · ♥♥♡ 🩹 Injured → stands in for Claudio" in text


def test_the_campaign_shows_experience_and_level() -> None:
    record = MemoryRecord(memory="1.1", attempts=1, success=True, contract_fulfilled=True, xp=40)
    campaign = VENEZIA.model_copy(update={"diary": (record,)})
    (english,) = campaign_embeds(campaign, Language.ENGLISH)
    assert "**40** XP · level **I**, 15 more to the next" in shown(english)
    assert "✅ **1.1** · success, 1 attempt · Contract fulfilled · 40 XP" in shown(english)
    (french,) = campaign_embeds(campaign, Language.FRENCH)
    assert "**40** XP · niveau **I**, encore 15 jusqu’au suivant" in shown(french)


def test_before_the_headquarters_opens_the_board_shows_the_villa() -> None:
    early = Campaign(
        name="Venezia",
        assassins=(Assassin(id=ALESSANDRA, name="Alessandra"),),
        cards=(card(102, "Parachute", VILLA),),
    )
    assert (
        shown(board_embed(early, Language.ENGLISH))
        == """\
Venezia
**Before the Headquarters opens**
The Headquarters opens after Memory 0.4.
[Alessandra] ♥♥♥ 💚 Full Health · no player
[Villa · 1 card] Parachute"""
    )


@pytest.mark.parametrize(
    ("contract", "told"),
    [
        (None, "Nico 1 = 1\nNo Contract is left."),
        (Contract(position=1), "Nico 1 = 1 die\nContract 1: its number is not known yet"),
        (Contract(number=3, tries=1), "Nico 1 = 1\nContract 1: **3 successes** · 2nd try"),
    ],
)
def test_the_contract_on_the_board(contract: Contract | None, told: str) -> None:
    campaign = VENEZIA.model_copy(update={"contract": contract})
    assert told in shown(board_embed(campaign, Language.ENGLISH))


def test_the_roster_shows_everybody_with_their_values() -> None:
    (embed,) = roster_embeds(VENEZIA, Language.ENGLISH)
    assert (
        shown(embed)
        == """\
Roster of Venezia
🏥 Hospital · 🛠️ Workshop · 🏪 Shop · 📜 Command Room
[Assassins · 2] **Alessandra** · ♥♥♡ 🩹 Injured · <@123>
**Claudio** · ♡♡♡ 💀 Eliminated · no player
[Allies · 5] **Lucia** · 🏥 1/2/2/3/3 · 🛠️ 1 · 🏪 1 · 📜 1 → 🏥
**Paolo** · 🏥 1 · 🛠️ 1 · 🏪 1 · 📜 1 → 🏥
**Marta** · 🏥 1 · 🛠️ 2 (white) · 🏪 1 · 📜 1 → 🛠️
**Nico** · 🏥 1 · 🛠️ 1 · 🏪 1 · 📜 1 → 📜
**Sofia** · 🏥 1 · 🛠️ 1 · 🏪 1 · 📜 1
[Assassin Apprentices · 1] **Pico** · 🏥 1 · 🛠️ 1 · 🏪 1 · 📜 1 → stands in for Claudio"""
    )


def test_the_campaign_shows_its_settings_and_diary() -> None:
    campaign = VENEZIA.model_copy(
        update={
            "settings": Settings(
                die_faces=DieFaces(hit=3, special=1, failure=2),
                spaces=Spaces(shop=2, red=4),
                rulings=Rulings(unkept_cards=UnkeptCards.DECK),
            )
        }
    )
    (embed,) = campaign_embeds(campaign, Language.ENGLISH)
    assert (
        shown(embed)
        == """\
Venezia
**Memory being played** · Memory 1.2, 1st attempt
HQ level **I**
[Assassins · 2] **Alessandra** · ♥♥♡ 🩹 Injured · <@123>
**Claudio** · ♡♡♡ 💀 Eliminated · no player
[Settings ✎] Language: English
The Equipment deck is on the table
A die has 3 hits, 1 special face, 2 failures
Spaces 🏥 ∞ · 🛠️ ∞ · 🏪 2 · 📜 ∞ · red 4
A Medicine heals 1 heart
Everybody in the channel may act here
[Rulings ⚖] A Medicine never brings back who is Eliminated
Who is Eliminated in a Memory may be healed right after it
The Hospital heals the Injured wherever they are
Cards that the Shop does not keep are shuffled back into the deck
An empty Command Room uses up no try
[Cards] Main Hall · 2 cards
Workshop · 1 card
Board · 2 cards
Equipment discard pile · 1 card
Sealed bag · 1 card
[Diary] ✅ **0.4** · success, 1 attempt
❌ **1.1** · failure, 2 attempts · Contract fulfilled"""
    )


def test_what_was_played_on_paper_is_said_to_be() -> None:
    record = MemoryRecord(memory="0.4", attempts=None, success=None)
    say = words(Language.FRENCH)
    assert diary_line(record, say) == "📜 **0.4** · jouée sur papier"


# --- the largest campaign ------------------------------------------------------------------------


def names(longest: int) -> st.SearchStrategy[str]:
    return st.one_of(
        st.sampled_from(HOSTILE_NAMES).map(lambda name: name[:longest]),
        st.text(min_size=1, max_size=longest),
        st.text("🗡*_", min_size=longest, max_size=longest),
    )


places = st.one_of(
    st.builds(Place, kind=st.sampled_from([PlaceKind.MAIN_HALL, PlaceKind.DISCARD])),
    st.builds(board, st.sampled_from([ALESSANDRA, CLAUDIO]), st.just(Slot.FREE)),
    st.builds(bag, st.just(CLAUDIO)),
)


@st.composite
def largest_campaigns(draw: st.DrawFn) -> Campaign:
    """4 Assassins, 50 workers, all Critical, and 500 cards, however they are called."""
    miniatures = st.lists(names(MINIATURE_NAME), min_size=9, max_size=9).map(lambda few: few * 6)
    called = draw(miniatures)
    cards = draw(st.lists(st.tuples(names(CARD_NAME), places), min_size=25, max_size=25))
    building = draw(st.sampled_from([*Building, None]))
    value = BrownCard(
        hospital=(1, 2, 3, 4, HIGHEST_VALUE),
        workshop=HIGHEST_VALUE,
        workshop_colour=WorkshopColour.WHITE,
        shop=HIGHEST_VALUE,
        command_room=HIGHEST_VALUE,
    )
    return VENEZIA.model_copy(
        update={
            "name": draw(names(CAMPAIGN_NAME)),
            "assassins": tuple(
                Assassin(
                    id=MiniatureId(number),
                    name=name,
                    player=2**63,
                    hearts=0,
                    critical_since=99,
                    stranded=True,
                )
                for number, name in enumerate(called[:MOST_ASSASSINS], start=1)
            ),
            "workers": tuple(
                worker(number, name, building, brown_card=value).model_copy(
                    update={"hearts": 0, "critical_since": 99}
                )
                for number, name in enumerate(called[:MOST_WORKERS], start=11)
            ),
            "cards": tuple(
                card(1000 + number, f"{number} {name}"[:CARD_NAME], place)
                for number, (name, place) in enumerate(cards * 20)
            ),
            "diary": tuple(
                MemoryRecord(
                    memory=memory, attempts=2, success=False, contract_fulfilled=False, xp=99
                )
                for memory in MEMORIES
            ),
            "clock": Clock(
                turn=99,
                phase=TurnPhase.ASSASSIN,
                cubes=tuple(Cubes(who=MiniatureId(who), left=3) for who in range(1, 5)),
            ),
        }
    )


@pytest.mark.parametrize("language", Language)
@settings(max_examples=20, deadline=None)
@given(campaign=largest_campaigns())
def test_the_largest_campaign_fits(language: Language, campaign: Campaign) -> None:
    roster = roster_embeds(campaign, language)
    assert accepted([board_embed(campaign, language)])
    assert accepted(roster)
    assert accepted(campaign_embeds(campaign, language))
    everybody = sum(str(field.value).count("🛠️ 9") for embed in roster for field in embed.fields)
    assert everybody == MOST_WORKERS


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("phase", Phase)
def test_nothing_is_left_over(phase: Phase, language: Language) -> None:
    campaign = VENEZIA.model_copy(update={"phase": phase, "attempt": None})
    empty = Campaign(name="Venezia", phase=phase, hq_open=True)
    for one in (campaign, empty):
        for embed in (
            board_embed(one, language),
            *roster_embeds(one, language),
            *campaign_embeds(one, language),
        ):
            assert not LEFTOVER.search(shown(embed)), shown(embed)
