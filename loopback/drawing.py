"""Messages as lines of text, for the terminal."""

import re
from collections.abc import Iterator

from loopback.wire.components import (
    AnySelect,
    Button,
    StringSelect,
    TextDisplay,
    of_kind,
)
from loopback.wire.embeds import Embed
from loopback.world import USER_MENTION, Message, as_read

Control = Button | AnySelect


def controls(message: Message) -> tuple[Control, ...]:
    """The buttons and selects that one can use, in the order in which they are numbered."""
    buttons = tuple(button for button in message.buttons if button.custom_id is not None)
    return (*buttons, *message.selects)


def draw(message: Message, first: int) -> Iterator[str]:
    """A message, its controls numbered from `first` on."""

    def named(mention: re.Match[str]) -> str:
        user = message.channel.world.users.get(int(mention[1]))
        return mention[0] if user is None else f"@{user.name}"

    for line in _lines(message, first):
        yield as_read(USER_MENTION.sub(named, line))


def _lines(message: Message, first: int) -> Iterator[str]:
    whom = f"only {message.owner.name} sees this" if message.owner else "everybody sees this"
    edited = ", edited" if message.edits else ""
    yield f"┌ {message.author.name} ({whom}{edited})"
    for text in _texts(message):
        yield from (f"│ {line}" for line in text.splitlines())
    for embed in message.embeds:
        yield from (f"│ ▌ {line}" for line in _embed(embed))
    for attachment in message.attachments:
        about = f": {attachment.description}" if attachment.description else ""
        yield f"│ 📎 {attachment.upload.filename} {attachment.url}{about}"
    for number, control in enumerate(controls(message), first):
        yield f"│ [{number}] {_control(control)}"
    for button in message.buttons:
        if button.url:
            yield f"│ {button.label}: {button.url}"
    yield "└"


def _texts(message: Message) -> Iterator[str]:
    yield message.content
    for display in of_kind(message.components, TextDisplay):
        yield display.content


def _embed(embed: Embed) -> Iterator[str]:
    if embed.author:
        yield embed.author.name
    if embed.title:
        yield f"** {embed.title} **"
    yield from (embed.description or "").splitlines()
    for field in embed.fields or ():
        yield f"{field.name}:"
        yield from (f"    {line}" for line in field.value.splitlines())
    if embed.image:
        yield f"(picture {embed.image.url})"
    if embed.footer:
        yield f"-- {embed.footer.text}"


def _control(control: Control) -> str:
    off = " (disabled)" if control.disabled else ""
    if isinstance(control, Button):
        emoji = f"{control.emoji.name} " if control.emoji else ""
        return f"{emoji}{control.label or ''}{off}"
    asked = (
        f"{control.least}" if control.least == control.most else f"{control.least}-{control.most}"
    )
    head = f"{control.placeholder or 'Choose'} ({asked}){off}"
    if not isinstance(control, StringSelect):
        return f"{head}: names, with commas between"
    options = (
        f"{'*' if option.default else ''}{option.label}"
        + (f"={option.value}" if option.value != option.label else "")
        for option in control.options
    )
    return f"{head}: {', '.join(options)}"
