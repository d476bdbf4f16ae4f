"""Who is Critical, and until when they can be saved (rules.md §6.4)."""

from bot.telling.escaping import escape
from bot.words import Say
from core.campaign import Campaign
from core.turns import perils


def perils_told(campaign: Campaign, say: Say) -> list[str]:
    """A line for everybody Critical, who goes first at the top; none where nobody tracks turns."""
    turn = campaign.clock.turn if campaign.clock else 0
    return [
        say(
            "peril",
            name=escape(peril.name),
            until=peril.until,
            ends="now" if peril.until <= turn else "next",
        )
        for peril in sorted(perils(campaign), key=lambda one: one.until)
    ]
