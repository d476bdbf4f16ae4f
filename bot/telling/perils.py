"""Who is Critical, and until when they can be saved (rules.md §6.4)."""

from bot.telling.escaping import escape
from bot.words import Say
from core.campaign import Campaign
from core.hearts import is_critical
from core.turns import perils


def perils_told(campaign: Campaign, say: Say) -> list[str]:
    """A line for everybody Critical, the most urgent first; until when, where turns are tracked."""
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
