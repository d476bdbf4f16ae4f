"""Bodies of messages: first answers, follow-ups, edits, and what is posted in a channel."""

from typing import Annotated, Final, Literal

from pydantic import Discriminator, Field, Tag, model_validator

from loopback.wire.base import Body, Snowflake, at_most, refuse, text_or_number
from loopback.wire.components import AnyComponent, Components, TextDisplay, layout_error, walk
from loopback.wire.embeds import Embed, Embeds

MAX_CONTENT: Final = 2000

FLAG_EPHEMERAL: Final = 1 << 6
FLAG_LOADING: Final = 1 << 7
FLAG_COMPONENTS_V2: Final = 1 << 15


class AllowedMentions(Body):
    """Which mentions in the text may notify somebody."""

    parse: tuple[Literal["users", "roles", "everyone"], ...] | None = None
    users: Annotated[tuple[Snowflake, ...], Field(max_length=100)] | None = None
    roles: Annotated[tuple[Snowflake, ...], Field(max_length=100)] | None = None
    replied_user: bool | None = None

    @model_validator(mode="after")
    def _parse_or_list(self) -> "AllowedMentions":
        for name, listed in (("users", self.users), ("roles", self.roles)):
            if listed and name in (self.parse or ()):
                raise refuse(
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.',
                )
        return self


class AttachmentEntry(Body):
    """A file that comes with the body (`id` is then its index), or one to keep at an edit."""

    id: Snowflake
    filename: Annotated[str, Field(min_length=1, max_length=1024)] | None = None
    description: Annotated[str, Field(max_length=1024)] | None = None
    title: Annotated[str, Field(max_length=1024)] | None = None
    # What Discord answers with, and discord.py sends back to keep an attachment.
    size: int | None = None
    url: str | None = None
    proxy_url: str | None = None
    content_type: str | None = None
    width: int | None = None
    height: int | None = None
    spoiler: bool | None = None
    is_spoiler: bool | None = None
    flags: int | None = None


class MessageBody(Body):
    """What every message may hold. An absent part is left as it is by an edit."""

    content: Annotated[str, Field(max_length=MAX_CONTENT)] | None = None
    embeds: Embeds | None = None
    components: Components | None = None
    allowed_mentions: AllowedMentions | None = None
    attachments: Annotated[tuple[AttachmentEntry, ...], Field(max_length=10)] | None = None
    flags: int | None = None
    tts: bool | None = None

    @property
    def version_2(self) -> bool:
        """Whether the message is made of layout components alone."""
        return bool((self.flags or 0) & FLAG_COMPONENTS_V2)

    @model_validator(mode="after")
    def _layout(self) -> "MessageBody":
        if error := layout_error(self.components or (), version_2=self.version_2):
            raise error
        if self.version_2 and (self.content or self.embeds):
            raise refuse(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                "The content and embeds fields cannot be used with IS_COMPONENTS_V2",
            )
        return self


class ChannelMessage(MessageBody):
    """A message that the bot posts by itself, without an interaction."""

    # Up to 4000 in the description, which counts in people who pay.
    content: Annotated[str, at_most(MAX_CONTENT)] | None = None
    nonce: (
        Annotated[
            Annotated[str, Field(max_length=25), Tag("<text>")] | Annotated[int, Tag("<whole>")],
            Discriminator(text_or_number),
        ]
        | None
    ) = None
    enforce_nonce: bool | None = None
    message_reference: "MessageReference | None" = None
    sticker_ids: Annotated[tuple[Snowflake, ...], Field(max_length=3)] | None = None


class MessageReference(Body):
    """The message that is answered to."""

    type: int | None = None
    message_id: Snowflake
    channel_id: Snowflake | None = None
    guild_id: Snowflake | None = None
    fail_if_not_exists: bool | None = None


class OpenDm(Body):
    """Whom the bot wants to write to."""

    recipient_id: Snowflake


class DeferData(Body):
    """The only thing that a deferred answer can say: who will see it."""

    flags: int | None = None
    tts: bool | None = None


def texts_of(
    content: str, embeds: tuple[Embed, ...], components: tuple[AnyComponent, ...]
) -> tuple[str, ...]:
    """Every piece of running text one sees in a message (not the labels of its components)."""
    pieces = [content] if content else []
    for embed in embeds:
        pieces += embed.texts
    pieces += [found.content for found in walk(components) if isinstance(found, TextDisplay)]
    return tuple(pieces)
