"""The answer to a change: what happened, what follows from it, and the next sensible step."""

from collections.abc import Sequence

from bot.answers import Reply, Row
from bot.commands.next_steps import as_rows, next_buttons, next_step
from bot.telling.escaping import escape
from bot.telling.lines import card_ways, line
from bot.telling.listing import joined
from bot.telling.perils import perils_told
from bot.words import Say
from core.campaign import Campaign, Phase
from core.events import CardsMoved
from core.headquarters.command_room import dice, missing_for_second_try
from core.next_steps import next_steps
from storage.values import Changed, Entry


def told(changed: Changed, say: Say, *notes: str) -> Reply:
    """A few short lines, of which the last says what to do next; buttons where that is new.

    `notes` is what a command adds to what happened; empty ones are left out. Of a command Discord
    itself shows who gave it; who pressed a button is named.
    """
    campaign = changed.after.campaign
    first = happened(changed.entry, say) if changed.entry else say("next-nothing")
    follows = (*perils_told(campaign, say), warning(campaign, say), next_step(campaign, say))
    lines = (first, *notes, *follows)
    return Reply("\n".join(text for text in lines if text), rows=_buttons(changed, say))


def happened(entry: Entry, say: Say) -> str:
    """What happened, and who pressed the button; Discord itself shows who gave a command."""
    sentences = line(entry.events, say.language)
    if entry.command.startswith("/"):
        return sentences
    return say("told-by", name=escape(entry.actor.name), told=sentences)


def _buttons(changed: Changed, say: Say) -> Sequence[Row]:
    """The next steps, unless they are those of before: where nothing new is next, nothing calls."""
    before, after = changed.before, changed.after
    if before is not None and next_steps(before.campaign) == next_steps(after.campaign):
        return ()
    return as_rows(next_buttons(after, say))


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
