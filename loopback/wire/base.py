"""What all bodies have in common."""

import re
from collections.abc import Iterable
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer
from pydantic_core import PydanticCustomError

JsonObject = dict[str, object]

REQUIRED: Final = ("BASE_TYPE_REQUIRED", "This field is required")


def refuse(code: str, message: str) -> PydanticCustomError:
    """An error for a rule that pydantic's own constraints cannot say; `code` is Discord's."""
    return PydanticCustomError(code, message.replace("{", "{{").replace("}", "}}"))


class Body(BaseModel):
    """A request body or a part of one: immutable, of exact types, with no field unknown."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    def wire(self) -> JsonObject:
        """The same as JSON-ready values: what was sent and nothing else."""
        return self.model_dump(mode="json", exclude_unset=True)


# Bots send snowflakes as strings or as integers, and Discord answers with strings.
Snowflake = Annotated[
    int, Field(ge=0, lt=2**64, strict=False), PlainSerializer(str, return_type=str)
]


def _visible(value: str) -> str:
    # Discord trims strings, and what is then empty counts as absent.
    if not value.strip():
        raise refuse(*REQUIRED)
    return value


Visible = AfterValidator(_visible)


def at_most(length: int) -> AfterValidator:
    """A limit on a string that is tighter than what Discord's description says."""

    def check(value: str) -> str:
        if len(value) > length:
            raise refuse("BASE_TYPE_MAX_LENGTH", f"Must be {length} or fewer in length.")
        return value

    return AfterValidator(check)


_WEB = re.compile(r"(https?|attachment)://\S+")
_LINK = re.compile(r"(https?|discord)://\S+")


def _web(value: str) -> str:
    if not _WEB.fullmatch(value):
        raise refuse("URL_TYPE_INVALID_URL", "Not a well formed URL.")
    return value


def _link(value: str) -> str:
    if not _LINK.fullmatch(value):
        raise refuse("URL_TYPE_INVALID_URL", "Not a well formed URL.")
    return value


WebUrl = Annotated[str, Field(max_length=2048), AfterValidator(_web)]
LinkUrl = Annotated[str, Field(max_length=512), AfterValidator(_link)]
Colour = Annotated[int, Field(ge=0, le=0xFFFFFF)]
CustomId = Annotated[str, Field(min_length=1, max_length=100)]
ComponentId = Annotated[int, Field(ge=0, le=2**31 - 1)]

# fmt: off
LOCALES: Final = frozenset({
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi",
    "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th",
    "tr", "uk", "vi", "zh-CN", "zh-TW",
})
# fmt: on


def known_locales(value: dict[str, str] | None) -> dict[str, str] | None:
    """Refuse translations into a language that Discord does not have."""
    for locale in value or ():
        if locale not in LOCALES:
            raise refuse("ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
    return value


def text_or_number(value: object) -> str:
    """The tag of a value that may be text or a number; marked as `kind_of` marks its tags."""
    if isinstance(value, str):
        return "<text>"
    return "<whole>" if isinstance(value, int) else "<number>"


def repeated(values: Iterable[str]) -> str | None:
    """The first value that comes a second time, if any does."""
    seen: set[str] = set()
    for value in values:
        if value in seen:
            return value
        seen.add(value)
    return None
