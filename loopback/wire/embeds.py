"""Embeds and their limits."""

from datetime import datetime
from typing import Annotated, Final

from pydantic import AfterValidator, Field, model_validator

from loopback.wire.base import REQUIRED, Body, Colour, Visible, WebUrl, refuse

MAX_EMBEDS: Final = 10
MAX_TEXT: Final = 6000


def _date_time(value: str) -> str:
    try:
        datetime.fromisoformat(value)
    except ValueError:
        raise refuse("DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.") from None
    return value


class EmbedField(Body):
    """One name with its value, drawn beside others if `inline`."""

    name: Annotated[str, Field(max_length=256), Visible]
    value: Annotated[str, Field(max_length=1024), Visible]
    inline: bool | None = None


class EmbedAuthor(Body):
    """The small line above the title."""

    name: Annotated[str, Field(max_length=256, validate_default=True), Visible] = ""
    url: WebUrl | None = None
    icon_url: WebUrl | None = None
    proxy_icon_url: str | None = None


class EmbedFooter(Body):
    """The small line at the end."""

    text: Annotated[str, Field(max_length=2048, validate_default=True), Visible] = ""
    icon_url: WebUrl | None = None
    proxy_icon_url: str | None = None


class EmbedMedia(Body):
    """An image or a thumbnail."""

    url: Annotated[WebUrl, Field(validate_default=True)] = ""
    proxy_url: str | None = None
    width: int | None = None
    height: int | None = None
    description: Annotated[str, Field(max_length=4096)] | None = None
    flags: int | None = None


class Embed(Body):
    """One embed, as sent and as read back by the tests."""

    title: Annotated[str, Field(max_length=256)] | None = None
    description: Annotated[str, Field(max_length=4096)] | None = None
    type: str | None = None
    url: WebUrl | None = None
    timestamp: Annotated[str, AfterValidator(_date_time)] | None = None
    color: Colour | None = None
    footer: EmbedFooter | None = None
    image: EmbedMedia | None = None
    thumbnail: EmbedMedia | None = None
    author: EmbedAuthor | None = None
    fields: Annotated[tuple[EmbedField, ...], Field(max_length=25)] | None = None
    flags: int | None = None

    @model_validator(mode="after")
    def _shows_something(self) -> "Embed":
        texts = (self.title, self.description)
        others = (self.author, self.footer, self.image, self.thumbnail, self.fields)
        if not any(text and text.strip() for text in texts) and not any(others):
            raise refuse(*REQUIRED)
        return self

    @property
    def texts(self) -> tuple[str, ...]:
        """Every piece of text one sees, from top to bottom."""
        pieces = [self.author.name if self.author else None, self.title, self.description]
        for field in self.fields or ():
            pieces += [field.name, field.value]
        pieces.append(self.footer.text if self.footer else None)
        return tuple(piece for piece in pieces if piece)


def _within_6000(embeds: tuple[Embed, ...]) -> tuple[Embed, ...]:
    if sum(len(text.strip()) for embed in embeds for text in embed.texts) > MAX_TEXT:
        raise refuse("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_TEXT}")
    return embeds


Embeds = Annotated[tuple[Embed, ...], Field(max_length=MAX_EMBEDS), AfterValidator(_within_6000)]
