"""`/campaign from-paper`: a campaign that was begun on paper goes on here (rules.md §2.8)."""

import re

from bot.answers import Reply
from bot.commands.told import told
from bot.names import Candidate
from bot.wishes import Ask, Change, Wish, command
from bot.words import Say
from core import paper
from core.campaign import Contract, HqLevel
from core.paper import OnPaper
from storage.values import Changed

_BASE = tuple(Candidate(memory, memory) for memory in reversed(paper.BASE))


@command("campaign from-paper", suggest={"last": _BASE})
def from_paper(  # noqa: PLR0913 - an option each
    _: Ask,
    *,
    last: str,
    xp: int = 0,
    level: HqLevel = HqLevel.ZERO,
    contract: int = 1,
    number: int | None = None,
    tried: bool = False,
    none_left: bool = False,
    also: str | None = None,
) -> Wish:
    """All Memories up to `last` are noted, and where the Headquarters stand."""
    on_top = Contract(position=contract, number=number, tries=int(tried))
    on_paper = OnPaper(
        last=last,
        also=tuple(re.findall(r"[^\s,;]+", also or "")),
        level=level,
        contract=None if none_left else on_top,
        xp=xp,
    )
    return Change(lambda campaign, _: paper.enter(campaign, on_paper), _entered)


def _entered(changed: Changed, say: Say) -> Reply:
    return told(changed, say, say("paper-enter-the-rest"))


COMMANDS = (from_paper,)
