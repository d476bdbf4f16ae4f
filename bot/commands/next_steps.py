"""The next steps as buttons and as a sentence; `core.next_steps` says which they are.

What the buttons do stands with the commands that do the same.
"""

import zlib
from collections.abc import Sequence

import discord

from bot.answers import Button, Row
from bot.custom_ids import CustomId
from bot.telling.escaping import plain
from bot.words import Say
from core.campaign import Campaign, Phase
from core.memory import next_attempt
from core.next_steps import Step, next_steps
from storage.values import Stored

_GREEN = {Step.SUCCEED}
_RED = {Step.FAIL}
_SENTENCES = {
    Step.BEGIN: "next-begin-memory",
    Step.OPEN_HEADQUARTERS: "next-open-headquarters",
    Step.ENTER_WORKERS: "next-enter-workers",
    Step.PLACE: "next-assign",
    Step.SUCCEED: "next-end-attempt",
    Step.RESOLVE: "next-resolve",
}


def moment(stored: Stored) -> int:
    """The guard of these buttons: another step of the round makes them stale, and nothing else."""
    campaign = stored.campaign
    attempt = campaign.attempt
    tried = "" if attempt is None else f"{attempt.memory} {attempt.number}"
    text = f"{campaign.phase} {tried} {len(campaign.diary)} {campaign.hq_open}"
    return zlib.crc32(text.encode())


def next_step(campaign: Campaign, say: Say) -> str:
    """What a group does next in the campaign's round (§2); empty when it has ended."""
    steps = next_steps(campaign)
    if not steps:
        return ""
    if campaign.phase is Phase.BETWEEN_ATTEMPTS:
        return say("next-second-attempt")
    return say(_SENTENCES[steps[0]])


def next_buttons(stored: Stored, say: Say) -> Sequence[Button]:
    """A button for each next step."""
    steps = next_steps(stored.campaign)
    return tuple(
        Button(
            _label(stored.campaign, step, say),
            CustomId(_action(step), stored.id, moment(stored)),
            _style(step, first=step is steps[0]),
        )
        for step in steps
    )


def as_rows(buttons: Sequence[Button]) -> Sequence[Row]:
    """One row of these buttons; none where there are none."""
    return (tuple(buttons),) if buttons else ()


def _action(step: Step) -> str:
    return "resolve" if step is Step.RESOLVE else f"next-{step.replace('_', '-')}"


def _style(step: Step, *, first: bool) -> discord.ButtonStyle:
    if step in _GREEN:
        return discord.ButtonStyle.success
    if step in _RED:
        return discord.ButtonStyle.danger
    return discord.ButtonStyle.primary if first else discord.ButtonStyle.secondary


def _label(campaign: Campaign, step: Step, say: Say) -> str:
    if step is not Step.BEGIN:
        return say("next-button", step=step.value)
    attempt = next_attempt(campaign)
    return say("next-button-begin", memory=plain(attempt.memory), attempt=attempt.number)
