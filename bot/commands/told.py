"""The answer to a change: what happened, what follows from it, and the next sensible step."""

from bot.answers import Reply
from bot.telling.lines import card_ways, line
from bot.telling.listing import joined
from bot.telling.perils import perils_told
from bot.words import Say
from core.campaign import Campaign, Phase
from core.events import CardsMoved
from core.headquarters.command_room import dice, missing_for_second_try
from core.memory import playable
from storage.values import Changed

_NEXT = {
    Phase.VILLA: "next-begin-memory",
    Phase.ASSIGNMENT: "next-assign",
    Phase.MEMORY: "next-end-attempt",
    Phase.BETWEEN_ATTEMPTS: "next-second-attempt",
    Phase.RESOLUTION: "next-resolve",
}


def told(changed: Changed, say: Say, *notes: str) -> Reply:
    """A few short lines, of which the last says what to do next.

    `notes` is what a command adds to what happened; empty ones are left out.
    """
    campaign = changed.after.campaign
    happened = line(changed.entry.events, say.language) if changed.entry else say("next-nothing")
    follows = (*perils_told(campaign, say), warning(campaign, say), next_step(campaign, say))
    lines = (happened, *notes, *follows)
    return Reply("\n".join(text for text in lines if text))


def cards_told(changed: Changed, say: Say) -> str:
    """Which cards went where along with what happened; empty when none did."""
    events = changed.entry.events if changed.entry else ()
    moves = [move for event in events if isinstance(event, CardsMoved) for move in event.moves]
    if not moves:
        return ""
    return say("told-cards", ways=joined(card_ways(moves, say), say, separator=" · "))


def warning(campaign: Campaign, say: Say) -> str:
    """That the sure 2nd try of the Contract is out of reach (rules.md §3.6); else empty."""
    contract = campaign.contract
    ahead = campaign.phase in {Phase.ASSIGNMENT, Phase.MEMORY}
    if contract is None or not ahead or missing_for_second_try(campaign) == 0:
        return ""
    return say(
        "warning-second-try",
        position=contract.position,
        number=contract.number or 0,
        reached=dice(campaign),
    )


def next_step(campaign: Campaign, say: Say) -> str:
    """What a group does next in the campaign's round (§2); empty when it has ended."""
    match campaign.phase:
        case Phase.ENDED:
            return ""
        case Phase.VILLA if not playable(campaign):
            return say("next-open-headquarters")
        case Phase.ASSIGNMENT if not campaign.workers:
            return say("next-enter-workers")
        case phase:
            return say(_NEXT[phase])
