"""Who is Critical, and until when they can be saved (rules.md §6.4)."""

from bot.telling.escaping import escape
from bot.words import Say
from core.campaign import Campaign
from core.hearts import is_critical
from core.turns import perils

MOST_LINES = 6


def perils_told(campaign: Campaign, say: Say) -> list[str]:
    """A line for those who are Critical, the most urgent first, and how many more there are.

    Where turns are tracked, it says until when they can be saved.
    """
    lines = _lines(campaign, say)
    left_out = len(lines) - MOST_LINES
    return [*lines[:MOST_LINES], *([say("and-more", number=left_out)] if left_out > 0 else ())]


def _lines(campaign: Campaign, say: Say) -> list[str]:
    if campaign.clock is None:
        return [
            say("peril-untimed", name=escape(one.name))
            for one in campaign.miniatures()
            if is_critical(one)
        ]
    turn = campaign.clock.turn
    return [
        say(
            "peril",
            name=escape(peril.name),
            until=peril.until,
            due="now" if peril.until <= turn else "later",
        )
        for peril in sorted(perils(campaign), key=lambda one: one.until)
    ]
