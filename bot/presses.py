"""Reading what Discord sends when a component is pressed or a modal is sent.

A modified client can send any custom id and any value. What a component carries is trusted, so it
must stand in the message that was pressed, which the bot itself has written.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import discord
from pydantic import BaseModel, ConfigDict, ValidationError

from bot.answers import Reply
from bot.custom_ids import CustomId, parse
from core.inputs import legible

_SNOWFLAKE = re.compile(r"[0-9]{1,20}")


class _Read(BaseModel):
    model_config = ConfigDict(hide_input_in_errors=True)


class _Field(_Read):
    custom_id: str
    value: str | None = None
    values: tuple[str, ...] | None = None

    @property
    def entered(self) -> tuple[str, ...]:
        if self.values is not None:
            return self.values
        return (legible(self.value),) if self.value else ()


class _Label(_Read):
    component: _Field


class _Sent(_Read):
    custom_id: str
    components: tuple[_Label, ...] = ()
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pressed:
    """What was pressed; the other fields are those of `bot.wishes.Press`.

    Attributes:
        modal: whether a modal was sent.
        offered: whether this could be pressed there; of a modal nobody can tell.
    """

    custom_id: CustomId | None
    modal: bool = False
    offered: bool = False
    chosen: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    shown: Reply = field(default_factory=Reply)
    files: Sequence[discord.Attachment] = ()

    @property
    def action(self) -> str:
        return "unknown component" if self.custom_id is None else self.custom_id.action


def read_press(interaction: discord.Interaction[discord.Client]) -> Pressed:
    """Read a component or modal interaction. The custom id is None if it is not one of ours."""
    try:
        sent = _Sent.model_validate(interaction.data)
    except ValidationError:
        return Pressed(None)
    custom_id = parse(sent.custom_id)
    modal = interaction.type is discord.InteractionType.modal_submit
    chosen = dict(_chosen(interaction.message))
    if custom_id is not None and not modal:
        chosen[custom_id.action, custom_id.argument] = sent.values
    return Pressed(
        custom_id,
        modal,
        modal or _offered(interaction.message, sent),
        chosen,
        {label.component.custom_id: label.component.entered for label in sent.components},
        _shown(interaction.message),
        () if interaction.message is None else tuple(interaction.message.attachments),
    )


def _offered(message: discord.Message | None, sent: _Sent) -> bool:
    for child in _children(message):
        if child.custom_id == sent.custom_id and not child.disabled:
            return not sent.values if isinstance(child, discord.Button) else _in_menu(child, sent)
    return False


def _in_menu(menu: discord.SelectMenu, sent: _Sent) -> bool:
    if not menu.min_values <= len(sent.values) <= menu.max_values:
        return False
    if menu.type is discord.ComponentType.string_select:
        return set(sent.values) <= {option.value for option in menu.options}
    return all(_SNOWFLAKE.fullmatch(value) for value in sent.values)


def _children(message: discord.Message | None) -> Iterator[discord.Button | discord.SelectMenu]:
    for row in [] if message is None else message.components:
        for child in row.children if isinstance(row, discord.ActionRow) else ():
            if isinstance(child, discord.Button | discord.SelectMenu):
                yield child


def _shown(message: discord.Message | None) -> Reply:
    return Reply() if message is None else Reply(message.content, tuple(message.embeds))


def _chosen(
    message: discord.Message | None,
) -> Iterator[tuple[tuple[str, str], tuple[str, ...]]]:
    """What each select menu of the message has chosen, by its action and argument."""
    for child in _children(message):
        custom_id = parse(child.custom_id or "")
        if isinstance(child, discord.SelectMenu) and custom_id is not None:
            values = tuple(option.value for option in child.options if option.default)
            yield (custom_id.action, custom_id.argument), values
