"""Reading what Discord sends when a component is pressed or a modal is sent."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import discord
from pydantic import BaseModel

from bot.answers import Reply
from bot.custom_ids import CustomId, parse


class _Field(BaseModel):
    custom_id: str
    value: str | None = None
    values: tuple[str, ...] | None = None

    @property
    def entered(self) -> tuple[str, ...]:
        if self.values is not None:
            return self.values
        return (self.value,) if self.value else ()


class _Label(BaseModel):
    component: _Field


class _Sent(BaseModel):
    custom_id: str
    components: tuple[_Label, ...] = ()
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pressed:
    """What was pressed; the fields are those of `bot.wishes.Press`."""

    custom_id: CustomId | None
    chosen: Mapping[tuple[str, str], tuple[str, ...]]
    fields: Mapping[str, tuple[str, ...]]
    shown: Reply
    files: Sequence[discord.Attachment]

    @property
    def action(self) -> str:
        return "unknown component" if self.custom_id is None else self.custom_id.action


def read_press(interaction: discord.Interaction[discord.Client]) -> Pressed:
    """Read a component or modal interaction. The custom id is None if it is not one of ours."""
    sent = _Sent.model_validate(interaction.data)
    custom_id = parse(sent.custom_id)
    chosen = dict(_chosen(interaction.message))
    if custom_id is not None and interaction.type is discord.InteractionType.component:
        chosen[custom_id.action, custom_id.argument] = sent.values
    return Pressed(
        custom_id,
        chosen,
        {label.component.custom_id: label.component.entered for label in sent.components},
        _shown(interaction.message),
        () if interaction.message is None else tuple(interaction.message.attachments),
    )


def _shown(message: discord.Message | None) -> Reply:
    if message is None:
        return Reply()
    # Its picture is a file of the message, which does not stay when that is shown anew.
    embeds = (embed.copy().set_image(url=None) for embed in message.embeds)
    return Reply(message.content, tuple(embeds))


def _chosen(
    message: discord.Message | None,
) -> Iterator[tuple[tuple[str, str], tuple[str, ...]]]:
    """What each select menu of the message has chosen, by its action and argument."""
    for row in [] if message is None else message.components:
        for child in row.children if isinstance(row, discord.ActionRow) else ():
            custom_id = (
                parse(child.custom_id or "") if isinstance(child, discord.SelectMenu) else None
            )
            if isinstance(child, discord.SelectMenu) and custom_id is not None:
                values = tuple(option.value for option in child.options if option.default)
                yield (custom_id.action, custom_id.argument), values
