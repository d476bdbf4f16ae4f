import re
from pathlib import Path

import pytest

from bot.telling import why

PAGES = [Path(__file__).parents[1] / "docs" / name for name in ("rulings.md", "rulings.fr.md")]
CITED = {
    *(section for section, _ in why.RULES.values() if section),
    *why.MOVED.values(),
    *why.HEALED.values(),
    *why.ELIMINATED.values(),
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_rule_that_why_names_is_explained(page: Path) -> None:
    explained = set(re.findall(r"^(?:## |- \*\*)§([\d.]+)", page.read_text("utf-8"), re.MULTILINE))

    assert explained >= CITED


def test_both_pages_say_the_same_in_the_same_order() -> None:
    english, french = ([line.split(" ")[0] for line in _outline(page)] for page in PAGES)

    assert english == french


def _outline(page: Path) -> list[str]:
    text = page.read_text("utf-8")
    return re.findall(r"^(?:## \S+|- \*\*§[\d.]+|\s*- ▸|\| )", text, re.MULTILINE)
