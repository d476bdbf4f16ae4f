"""The guides name commands that there are, in their language, and pictures that there are."""

import re
from pathlib import Path

import pytest

from bot.commands import COMMANDS
from bot.words import words
from core.campaign import Language

DOCS = Path(__file__).parents[1] / "docs"
GUIDES = {
    "players-guide.md": Language.ENGLISH,
    "guide-des-joueurs.md": Language.FRENCH,
    "rulings.md": Language.ENGLISH,
    "rulings.fr.md": Language.FRENCH,
}


def names(language: Language) -> set[str]:
    """Each command and group as it is called in this language."""
    say = words(language)
    return {
        " ".join(say("-".join(command.path[: part + 1])) for part in range(length))
        for command in COMMANDS
        for length in range(1, len(command.path) + 1)
    }


@pytest.mark.parametrize("guide", GUIDES)
def test_commands_are_called_as_they_are(guide: str) -> None:
    text = (DOCS / guide).read_text("utf-8")
    named = {found.strip() for found in re.findall(r"`/([^`]+)`", text)}
    assert named
    assert named - names(GUIDES[guide]) == set()


@pytest.mark.parametrize("guide", [*GUIDES, "../README.md"])
def test_pictures_and_pages_are_there(guide: str) -> None:
    page = DOCS / guide
    text = page.read_text("utf-8")
    for target in re.findall(r'src="([^"]+)"|\]\((?!http)([^)#]+)\)', text):
        assert (page.parent / (target[0] or target[1])).exists(), target
    for picture in re.findall(r"<img [^>]+>", text):
        assert re.search(r'alt="[^"]{20,}"', picture), picture
