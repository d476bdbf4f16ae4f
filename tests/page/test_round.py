"""A whole round on the page, by clicks and keys alone: both languages, phone and desktop."""

from dataclasses import dataclass

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect

from tests.page.conftest import DESKTOP, PHONE, Playing
from tests.page.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(frozen=True)
class Words:
    """What the page and the bot call things."""

    language: str
    new: str
    name: str
    open: str
    played: str
    yes: str
    contract: str
    ally: str
    assign: str
    begin: str
    success: str
    hospital: str
    room: str
    wound: str
    who: str
    placed: str
    resolve: str
    done: str
    healed: str
    not_built: str
    roll: str
    rolled: tuple[str, str]
    level: str
    closed: str
    log: str
    private: str
    picture: str


ENGLISH = Words(
    language="English",
    new="/campaign new",
    name="name",
    open="/headquarters open",
    played="already_played",
    yes="Yes",
    contract="contract",
    ally="/roster ally add",
    assign="/assign",
    begin="/memory begin",
    success="/memory success",
    hospital="🏥 I · Hospital",
    room="📜 IV · Command Room",
    wound="/wound",
    who="who",
    placed="Lucia 1 = 1 ♥",
    resolve="Resolve the Headquarters",
    done="Done",
    healed="Alessandra +1 ♥",
    not_built="Do not build",
    roll="Type our roll",
    rolled=("1", "0"),
    level="Level I (next)",
    closed="End of the Resolution step of Memory 1.1",
    log="/log",
    private="Only you can see this",
    picture="The Headquarters of Venice. Assignment step. HQ level I.",
)
FRENCH = Words(
    language="Français",
    new="/campagne créer",
    name="nom",
    open="/repaire ouvrir",
    played="déjà_jouée",
    yes="Oui",
    contract="contrat",
    ally="/équipe allié ajouter",
    assign="/affecter",
    begin="/mémoire commencer",
    success="/mémoire réussite",
    hospital="🏥 I · Hôpital",
    room="📜 IV · Salle de Commandement",
    wound="/blessure",
    who="qui",
    placed="Lucia 1 = 1 ♥",
    resolve="Résoudre le Repaire",
    done="Valider",
    healed="Alessandra +1 ♥",
    not_built="Ne pas construire",
    roll="Écrire notre lancer",
    rolled=("1", "0"),
    level="Niveau I (suivant)",
    closed="Fin de l’étape de Résolution de la Mémoire 1.1",
    log="/journal",
    private="Vous seul voyez ceci",
    picture="Le Repaire de la campagne Venice. Étape d’Affectation. Niveau du Repaire I.",
)


async def whole_round(visitor: Visitor, words: Words) -> None:
    """From the beginning of a campaign to the end of its first Resolution."""
    await visitor.be("Alice", words.language)
    await visitor.command(words.new, **{words.name: "Venice"})
    await visitor.command(words.open, **{words.contract: "1", words.played: words.yes})
    for name in ("Lucia", "Antonio"):
        await visitor.command(words.ally, **{words.name: name})
        await visitor.reads(name)
    await visitor.command(words.assign)
    await visitor.choose(words.hospital, "Lucia")
    await visitor.reads(words.placed)
    await visitor.choose(words.room, "Antonio")
    await visitor.reads("Antonio 1 = 1")
    await visitor.command(words.begin)
    await visitor.command(words.wound, **{words.who: "Alessandra"})
    await visitor.command(words.success)
    await visitor.be("Bob", words.language)
    await visitor.press(words.resolve)
    await visitor.reads(words.healed)
    await visitor.press(words.not_built)
    await visitor.press(words.roll)
    await visitor.fill(list(words.rolled))
    await visitor.press(words.level)
    await visitor.reads(words.closed)
    picture = visitor.page.get_by_role("log").locator(".embed img").last
    alt = (await picture.get_attribute("alt") or "").replace("\u00a0", " ")
    assert alt.startswith(words.picture)
    assert await picture.evaluate("one => one.complete && one.naturalWidth >= 1000")
    await visitor.command(words.log)
    await visitor.reads(words.private)
    await visitor.be("Alice")
    await expect(visitor.page.get_by_role("log")).not_to_contain_text(words.private)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["english", "french"])
async def test_a_whole_round(playing: Playing, words: Words, size: tuple[int, int]) -> None:
    async with playing.visit(size) as visitor:
        await whole_round(visitor, words)
        wide = await visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], "nothing is wider than the screen"


async def accessible(visitor: Visitor) -> None:
    results = await Axe().run(visitor.page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
async def test_everything_is_accessible(playing: Playing, *, dark: bool) -> None:
    async with playing.visit(DESKTOP, dark=dark) as visitor:
        await accessible(visitor)
        await visitor.command("/campaign new", name="Venice")
        await visitor.command("/headquarters open", already_played="Yes")
        await visitor.command("/roster ally add", name="Lucia")
        await visitor.command("/assign")
        await visitor.reads("Nobody")
        await accessible(visitor)
        await visitor.composer.fill("/")
        await accessible(visitor)
        await visitor.composer.fill("/card add")
        await visitor.composer.press("Enter")
        await accessible(visitor)
        await visitor.page.keyboard.press("Escape")  # the suggestions, then the command
        await visitor.page.keyboard.press("Escape")
        await visitor.command("/card add-several")
        await visitor.page.get_by_role("dialog").wait_for()
        await accessible(visitor)


async def test_the_keyboard_is_enough(playing: Playing) -> None:
    async with playing.visit(DESKTOP) as visitor:
        keys = visitor.page.keyboard
        await visitor.composer.focus()
        await keys.type("/campaign ne")
        await keys.press("Enter")
        await keys.type("Venice")
        await keys.press("Enter")
        await visitor.reads("The campaign Venice begins")
        await expect(visitor.composer).to_be_focused()
        await keys.type("/memory beg")
        await keys.press("Enter")
        await keys.press("Enter")
        await visitor.reads("Memory 0.1 begins")
        await expect(visitor.composer).to_be_focused()
        await keys.type("/wound")
        await keys.press("Tab")
        await visitor.page.get_by_role("option", name="Alessandra").wait_for()
        await keys.press("ArrowDown")
        await keys.press("Enter")
        await keys.press("Enter")
        await visitor.reads("Alessandra loses 1 heart")
        await keys.type("/card add-sev")
        await keys.press("Enter")
        await keys.press("Enter")
        await visitor.page.get_by_role("dialog").wait_for()
        await keys.type("Parachute x2")
        await keys.press("Tab")
        await keys.press("Tab")
        await keys.press("Tab")
        await keys.press("Enter")
        await visitor.reads("New: Parachute ×2")
        await expect(visitor.composer).to_be_focused()


async def test_somebody_comes_in_and_everybody_sees_the_same(playing: Playing) -> None:
    async with playing.visit(DESKTOP) as visitor, playing.visit(PHONE) as other:
        await visitor.command("/campaign new", name="Venice")
        await other.reads("The campaign Venice begins")
        await visitor.page.get_by_label("Let somebody in").fill("Claudia")
        await visitor.page.get_by_role("button", name="Let in", exact=True).click()
        await expect(other.page.get_by_role("navigation")).to_contain_text("Claudia")


async def test_a_language_chosen_at_once_is_that_of_whoever_just_sat_down(
    playing: Playing,
) -> None:
    async with playing.visit(DESKTOP) as visitor:
        # Both before the page can have heard of either.
        await visitor.page.get_by_role("navigation").evaluate(
            """nav => {
                const people = [...nav.querySelectorAll("button")];
                people.find(one => one.textContent.endsWith("Bob")).click();
                const language = nav.querySelector("#language");
                language.value = "fr";
                language.dispatchEvent(new Event("change", {bubbles: true}));
            }"""
        )
        people = visitor.page.get_by_role("navigation")
        await expect(people).to_have_attribute("aria-label", "Personnes")
        await expect(people.get_by_role("button", name="Bob")).to_have_attribute(
            "aria-pressed", "true"
        )


async def test_a_refusal_is_private_and_kind(playing: Playing) -> None:
    async with playing.visit(DESKTOP) as visitor, playing.visit(DESKTOP) as other:
        await visitor.command("/resolve")
        await visitor.reads("Only you can see this")
        await other.be("Bob")
        await expect(other.page.get_by_role("log")).not_to_contain_text("Only you can see this")
