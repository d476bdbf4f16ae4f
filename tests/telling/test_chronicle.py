from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.telling.chronicle import chronicle
from core import corrections, experience, turns, undo
from core.campaign import HqLevel, Language, Settings
from core.events import Events
from core.headquarters import resolution
from core.undo import Taken
from storage.values import Actor, Entry
from tests.core.table import COMMAND_ROOM, FACES, HIT, HOSPITAL, SHOP, Table, villa
from tests.telling.examples import HOSTILE_NAMES

FIRST_DAY = datetime(2026, 11, 28, 20, tzinfo=UTC)


class Logged:
    """A table whose steps are noted as entries of a log, a day for every ten."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.note("Ana", tuple(table.log))

    def note(self, actor: str, events: Events) -> None:
        seq = len(self.entries) + 1
        self.entries.append(
            Entry(
                campaign_id=1,
                seq=seq,
                at=FIRST_DAY + timedelta(days=seq // 10),
                actor=Actor(user=len(actor), name=actor),
                command="/command",
                interaction=seq,
                events=events,
            )
        )

    def step(self, deed: Callable[[Table], object], actor: str = "Ana") -> None:
        known = len(self.table.log)
        deed(self.table)
        self.note(actor, tuple(self.table.log[known:]))


def campaign() -> Logged:
    """Memory 0.4, the opening, and Memory 1.1 with its Resolution; something is taken back."""
    log = Logged(villa(settings=Settings(die_faces=FACES)))
    log.step(lambda t: t.ally("Lucia"))
    log.step(lambda t: t.apprentice("Marco"), "Ben")
    log.step(lambda t: t.begin("0.4"))
    log.step(lambda t: t.end(success=True))
    log.step(lambda t: t.do(experience.tell, "0.4", 20))
    log.step(lambda t: t.open(1))
    log.step(lambda t: t.assign("Lucia", COMMAND_ROOM))
    log.step(lambda t: t.assign("Marco", HOSPITAL))
    log.step(lambda t: t.begin("1.1"))
    log.step(lambda t: t.do(turns.track), "Ben")
    log.step(lambda t: t.hurt("Alessandra", 1), "Ben")
    log.step(lambda t: t.end(success=False))
    log.step(lambda t: t.begin("1.1"))
    log.step(lambda t: t.end(success=True))
    log.step(lambda t: t.resolve())
    log.step(lambda t: t.decline())
    log.step(lambda t: t.roll(HIT), "Ben")
    log.step(lambda t: t.do(resolution.reveal_next_contract, t.chance, number=2))
    log.step(lambda t: t.do(corrections.level, HqLevel.TWO, "the card says II"), "Ben")
    before = log.table.campaign
    log.step(lambda t: t.assign("Lucia", SHOP))
    taken = [Taken(seq=len(log.entries), command="/assign Lucia Shop", actor="Ana")]
    log.step(lambda t: t.do(lambda _: undo.take_back(before, taken)), "Ben")
    return log


ENGLISH = """\
# Venezia

From 2026-11-28 to 2026-11-30, in 22 entries.
Assassins: Alessandra, Bastiano.
Told by: Ana, Ben.

## Diary

- ✅ **0.4** · success, 1 attempt · 20 XP
- ✅ **1.1** · success, 2 attempts · Contract fulfilled

## The beginning

- The campaign Venezia begins with Alessandra, Bastiano. *Ana, 2026-11-28*
- Lucia joins (Ally): 🏥 1 · 🛠️ 1 · 🏪 1 · 📜 1. *Ana, 2026-11-28*
- Marco joins (Assassin Apprentice): 🏥 1 · 🛠️ 1 · 🏪 1 · 📜 1. *Ben, 2026-11-28*

## Memory 0.4 · success on the 1st attempt

### 1st attempt

- Memory 0.4 begins, 1st attempt. *Ana, 2026-11-28*
- Memory 0.4 is a success, on the 1st attempt. *Ana, 2026-11-28*

## The Headquarters opens

- Memory 0.4 brought 20 XP: 20 in all, level 0. *Ana, 2026-11-28*
- The Headquarters opens, and Contract 1 lies face up. Flying Machine lies in the Workshop and \
costs 4 white cards + 3 black cards. *Ana, 2026-11-28*

## Memory 1.1 · success on the 2nd attempt

### Before it

- Placed: Lucia (Command Room). *Ana, 2026-11-28*
- Placed: Marco (Hospital). *Ana, 2026-11-28*

### 1st attempt

- Memory 1.1 begins, 1st attempt. *Ana, 2026-11-29*
- Game turns are tracked from here on: turn 1, Event phase. *Ben, 2026-11-29*
- Alessandra loses 1 heart: ♥♥♡ 🩹 Injured. *Ben, 2026-11-29*
- The 1st attempt of Memory 1.1 failed; the 2nd is next. *Ana, 2026-11-29*

### 2nd attempt

- Memory 1.1 begins, 2nd attempt. *Ana, 2026-11-29*
- Memory 1.1 is a success, on the 2nd attempt. *Ana, 2026-11-29*

### Resolution step

- Hospital: Alessandra +1 ♥. *Ana, 2026-11-29*
  - **🏥 I · Hospital** · **Alessandra** +1 ♥ → ♥♥♥ 💚 Full Health · *Worked here:* Marco 1 = 1 ♥, \
at HQ level 0
- Workshop: Flying Machine was not built. Shop: nothing was kept. *Ana, 2026-11-29*
  - **🛠️ II · Workshop** · **Flying Machine** was not built and stays in the Workshop. · \
*Worked here:* Nobody · *Reckoning:* Price: 4 white cards + 3 black cards
  - **🏪 III · Shop** · Nobody brings cards to keep, so nothing was drawn. · *Worked here:* Nobody
- Command Room: Contract 1 is fulfilled with 1 success. *Ben, 2026-11-29*
  - **📜 IV · Command Room** · **Contract 1 is fulfilled.** · 1 success, 1 needed · \
*Dice · rolled by the bot:* ⚔️ 1 hit · *Worked here:* Lucia 1 = 1 die
- Contract 2 lies face up; HQ level 0 → I. The Resolution step of Memory 1.1 is over. \
*Ana, 2026-11-29*
  - **📜 IV · Command Room** · Contract 2 lies face up; HQ level 0 → I. · It asks for 2 successes.

## Since then

- Corrected by hand, HQ level: I → II. Reason: the card says II. *Ben, 2026-11-30*

## Taken back

- Taken back: entry 21 (/assign Lucia Shop), by Ana. *Ben, 2026-11-30*
"""


def test_a_chapter_for_each_memory() -> None:
    assert chronicle(campaign().entries, Language.ENGLISH) == ENGLISH


def test_in_french() -> None:
    text = chronicle(campaign().entries, Language.FRENCH)
    for told in (
        "Du 2026-11-28 au 2026-11-30, en 22 entrées.",
        "## Mémoire 1.1 · réussie à la 2e tentative",
        "### Étape de Résolution",
        "*Au travail\u00a0:* Marco 1 = 1 ♥, au niveau 0 du Repaire",
        "- Corrigé à la main, niveau du Repaire\u00a0: I → II. Raison\u00a0: the card says II. ",
    ):
        assert told in text
    assert text.count("\n## ") == ENGLISH.count("\n## ")


def test_a_memory_under_way_has_no_outcome_yet() -> None:
    log = Logged(villa())
    log.step(lambda t: t.begin("0.1"))
    assert "\n## Memory 0.1\n" in chronicle(log.entries, Language.ENGLISH)


def test_a_memory_that_failed_twice() -> None:
    log = Logged(villa())
    for _ in range(2):
        log.step(lambda t: t.begin("0.1"))
        log.step(lambda t: t.end(success=False))
    log.step(lambda t: t.begin("0.2"))
    text = chronicle(log.entries, Language.ENGLISH)
    assert "\n## Memory 0.1 · failed on both attempts\n" in text
    assert text.count("### 1st attempt") == 2


def test_an_empty_log_has_no_chronicle() -> None:
    assert chronicle([], Language.ENGLISH) == ""


@pytest.mark.parametrize("language", Language)
def test_names_make_no_headings_and_every_entry_is_a_line(language: Language) -> None:
    log = Logged(villa(HOSTILE_NAMES[3][:40]))
    for number, name in enumerate(HOSTILE_NAMES):
        log.table.ally(f"{name[:30]} {number}")
        log.note(name, tuple(log.table.log[-1:]))
    text = chronicle(log.entries, language)
    assert len([line for line in text.splitlines() if line.startswith("#")]) == 2
    assert len([line for line in text.splitlines() if line.startswith("- ")]) == 10
