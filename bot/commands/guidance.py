"""`/help`: what can be done now, by who asks; and all commands, by topic."""

from collections.abc import Iterable, Sequence

import discord

from bot.answers import Option, Reply, Select
from bot.command_links import shown_name
from bot.commands.next_steps import as_rows, next_buttons
from bot.custom_ids import CustomId
from bot.empty_channel import begin_button
from bot.telling import terms
from bot.telling.embeds import Field, build_embed
from bot.telling.glance import standing
from bot.telling.listing import counted, joined
from bot.telling.perils import perils_told
from bot.telling.refusals import refusal
from bot.wishes import Action, Answer, Ask, Command, Examine, Press, Wish, action, command
from bot.words import Say
from core import access
from core.access import Asker
from core.campaign import Campaign
from core.next_steps import besides, next_steps
from core.violations import RuleViolation
from storage.store import Store
from storage.values import Stored

_TOPICS = {
    "round": ("memory", "assign", "unassign", "resolve", "headquarters", "contract", "blueprint"),
    "group": ("roster", "stand-in"),
    "health": ("wound", "heal", "medicine", "eliminated", "stranded", "turn"),
    "cards": ("card", "deck", "armour"),
    "campaign": ("campaign",),
    "corrections": ("correct",),
    "log": ("log", "undo", "why", "stats", "help"),
}
"""The first words of the commands of each topic; any other command is of the last topic."""


@command("help", reads=True)
def show(ask: Ask) -> Wish:
    """What can be done now, and a menu of all topics."""
    return Examine(lambda stored, _, say: _now(stored, ask.asker, say))


def topics(commands: Iterable[Command[...]]) -> Action:
    """What choosing in the menu does: it shows the commands of that topic."""
    paths = [one.path for one in commands]

    @action("help-topic")
    def topic(press: Press) -> Wish:
        (chosen,) = press.values

        def shown(_stored: Stored | None, _store: Store, say: Say) -> Reply:
            lines = [
                f"`{shown_name(path, say.language)}` {say('-'.join(path) + '.about')}"
                for path in paths
                if _topic(path) == chosen
            ]
            embed = _embed(say("help-topic", topic=chosen), lines)
            return Reply(embeds=(embed,), rows=(_menu(say, chosen),))

        return Examine(shown, Answer.UPDATE)

    return topic


def _topic(path: Sequence[str]) -> str:
    return next((topic for topic, first in _TOPICS.items() if path[0] in first), [*_TOPICS][-1])


def _now(stored: Stored | None, asker: Asker, say: Say) -> Reply:
    if stored is None:
        embed = _embed(say("help-title"), [say("no-campaign"), say("help-nothing-yet")])
        return Reply(embeds=(embed,), rows=((begin_button(say),), _menu(say)))
    campaign = stored.campaign
    acts = access.may_act(campaign, asker)
    fields = _acting(campaign, asker, say) if acts else [_reading_only(campaign, asker, say)]
    fields.append(Field(say("help-look"), [say("help-look-about")]))
    embed = _embed(say("help-title"), _where(campaign, asker, say), fields)
    buttons = as_rows(next_buttons(stored, say)) if acts else ()
    return Reply(embeds=(embed,), rows=(*buttons, _menu(say)))


def _where(campaign: Campaign, asker: Asker, say: Say) -> list[str]:
    """Where the round stands, and whom this person plays."""
    lines = [standing(campaign, say)]
    resolution = campaign.resolution
    if resolution is not None and resolution.building is not None:
        lines.append(say("help-waits", building=terms.building_title(resolution.building, say)))
    played = [one.name for one in campaign.assassins if one.player == asker.user]
    lines.append(say("help-you-play", names=joined(counted(played), say)) if played else "")
    return [line for line in (*lines, *perils_told(campaign, say)) if line]


def _acting(campaign: Campaign, asker: Asker, say: Say) -> list[Field]:
    first = [say("help-step", step=step.value) for step in next_steps(campaign)]
    others = [say("help-step", step=step.value) for step in besides(campaign)]
    if all(one.player != asker.user for one in campaign.assassins):
        others.append(say("help-join"))
    fields = [Field(say("help-next"), first), Field(say("help-besides"), others)]
    if access.leads(campaign, asker):
        fields.append(Field(say("help-leading"), [say("help-leading-about")]))
    return fields


def _reading_only(campaign: Campaign, asker: Asker, say: Say) -> Field:
    """Why this person may only look."""
    try:
        access.check_acting(campaign, asker)
    except RuleViolation as violation:
        return Field(say("help-next"), [refusal(violation, say.language)])
    return Field(say("help-next"), [])


def _embed(title: str, lines: Sequence[str], fields: Sequence[Field] = ()) -> discord.Embed:
    return build_embed(title=title, lines=lines, fields=fields)


def _menu(say: Say, chosen: str | None = None) -> Select:
    options = [
        Option(topic, say("help-topic", topic=topic), chosen=topic == chosen) for topic in _TOPICS
    ]
    return Select(CustomId("help-topic", 0), options, placeholder=say("help-all"))


COMMANDS = (show,)
