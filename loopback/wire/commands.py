"""Application commands as a bot registers them."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Final, Literal

from pydantic import (
    AfterValidator,
    Discriminator,
    Field,
    Tag,
    TypeAdapter,
    ValidationInfo,
    field_validator,
    model_validator,
)

from loopback.wire.base import (
    Body,
    Snowflake,
    known_locales,
    refuse,
    repeated,
)
from loopback.wire.callbacks import Choice
from loopback.wire.components import kind_of

MAX_COMMANDS: Final = 100
MAX_MENUS: Final = 15
MAX_SIZE: Final = 8000

CHAT_INPUT: Final = 1
MENUS: Final = (2, 3)


def _script_mark(char: str) -> bool:
    # Vowel signs of Devanagari and Thai are letters to a reader, but not to `str.isalnum`.
    return "\u0900" <= char <= "\u097f" or "\u0e00" <= char <= "\u0e7f"


def name_is_legal(name: str) -> bool:
    """Whether `name` may name a chat input command or an option: lower case, no spaces."""
    legal = all(char in "-_'" or char.isalnum() or _script_mark(char) for char in name)
    return 1 <= len(name) <= 32 and legal and name == name.lower()


def _name(value: str) -> str:
    if not name_is_legal(value):
        raise refuse("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return value


def _names(value: dict[str, str] | None) -> dict[str, str] | None:
    for name in (value or {}).values():
        _name(name)
    return known_locales(value)


Name = Annotated[str, Field(min_length=1, max_length=32), AfterValidator(_name)]
Names = Annotated[dict[str, str], AfterValidator(_names)]
Description = Annotated[str, Field(min_length=1, max_length=100)]
Descriptions = Annotated[dict[str, Description], AfterValidator(known_locales)]


class OptionBase(Body):
    """What every option, subcommand and group shares."""

    name: Name
    name_localizations: Names | None = None
    description: Description
    description_localizations: Descriptions | None = None
    required: bool | None = None

    def localised(self, locale: str) -> str:
        """The name as somebody with this language sees it."""
        return (self.name_localizations or {}).get(locale, self.name)


class ChosenOption(OptionBase):
    """What options with choices or autocomplete share."""

    autocomplete: bool | None = None
    choices: Annotated[tuple[Choice, ...], Field(max_length=25)] | None = None

    @model_validator(mode="after")
    def _choices_fit(self) -> "ChosenOption":
        if self.choices and self.autocomplete:
            raise refuse(
                "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_EXCLUSIVE",
                "Autocomplete cannot be set for options that have choices",
            )
        if value := repeated(choice.name for choice in self.choices or ()):
            raise refuse(
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
                f"Choice names must be unique: {value}",
            )
        if value := repeated(str(choice.value) for choice in self.choices or ()):
            raise refuse(
                "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_DUPLICATE",
                f"Choice values must be unique: {value}",
            )
        return self


def _choice_values(option: ChosenOption, kinds: tuple[type, ...]) -> None:
    for choice in option.choices or ():
        if not isinstance(choice.value, kinds):
            raise refuse(
                "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID",
                f"The value of choice {choice.name} is of the wrong type",
            )


class StringOption(ChosenOption):
    type: Literal[3]
    min_length: Annotated[int, Field(ge=0, le=6000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=6000)] | None = None

    @model_validator(mode="after")
    def _values(self) -> "StringOption":
        _choice_values(self, (str,))
        return self


class IntegerOption(ChosenOption):
    type: Literal[4]
    min_value: Annotated[int, Field(ge=-(2**53), le=2**53)] | None = None
    max_value: Annotated[int, Field(ge=-(2**53), le=2**53)] | None = None

    @model_validator(mode="after")
    def _values(self) -> "IntegerOption":
        _choice_values(self, (int,))
        return self


class NumberOption(ChosenOption):
    type: Literal[10]
    min_value: float | None = None
    max_value: float | None = None

    @model_validator(mode="after")
    def _values(self) -> "NumberOption":
        _choice_values(self, (int, float))
        return self


class PlainOption(OptionBase):
    """A boolean (5), user (6), role (8), mentionable (9) or attachment (11)."""

    type: Literal[5, 6, 8, 9, 11]


class ChannelOption(OptionBase):
    type: Literal[7]
    channel_types: tuple[int, ...] | None = None


ValueOption = StringOption | IntegerOption | NumberOption | PlainOption | ChannelOption


def _option_kind(value: object) -> str | None:
    kind = kind_of(value)
    return "<plain>" if kind in ("<5>", "<6>", "<8>", "<9>", "<11>") else kind


def _options_fit(options: "tuple[AnyOption, ...]") -> "tuple[AnyOption, ...]":
    if value := repeated(option.name for option in options):
        raise refuse(
            "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", f"Option names must be unique: {value}"
        )
    for locale in {key for option in options for key in option.name_localizations or ()}:
        if value := repeated(option.localised(locale) for option in options):
            raise refuse(
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
                f"Option names must be unique in {locale}: {value}",
            )
    nested = [isinstance(option, Subcommand | Group) for option in options]
    if any(nested) and not all(nested):
        raise refuse(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other "
            "types",
        )
    optional_seen = False
    for option in options:
        if isinstance(option, Subcommand | Group):
            continue
        if option.required and optional_seen:
            raise refuse(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.required
    return options


ValueOptions = Annotated[
    tuple[
        Annotated[
            Annotated[StringOption, Tag("<3>")]
            | Annotated[IntegerOption, Tag("<4>")]
            | Annotated[PlainOption, Tag("<plain>")]
            | Annotated[ChannelOption, Tag("<7>")]
            | Annotated[NumberOption, Tag("<10>")],
            Discriminator(_option_kind),
        ],
        ...,
    ],
    Field(max_length=25),
    AfterValidator(_options_fit),
]


class Subcommand(OptionBase):
    type: Literal[1]
    options: ValueOptions | None = None


class Group(OptionBase):
    type: Literal[2]
    options: Annotated[
        tuple[Subcommand, ...], Field(min_length=1, max_length=25), AfterValidator(_options_fit)
    ]


AnyOption = ValueOption | Subcommand | Group

CommandOptions = Annotated[
    tuple[
        Annotated[
            Annotated[Subcommand, Tag("<1>")]
            | Annotated[Group, Tag("<2>")]
            | Annotated[StringOption, Tag("<3>")]
            | Annotated[IntegerOption, Tag("<4>")]
            | Annotated[PlainOption, Tag("<plain>")]
            | Annotated[ChannelOption, Tag("<7>")]
            | Annotated[NumberOption, Tag("<10>")],
            Discriminator(_option_kind),
        ],
        ...,
    ],
    Field(max_length=25),
    AfterValidator(_options_fit),
]


def _longest(text: str, translations: Mapping[str, str] | None) -> int:
    return max(len(text), *(len(other) for other in (translations or {}).values()), 0)


def _size(parts: "Iterable[Command | AnyOption]") -> int:
    # Discord counts names, descriptions and choice values, each in its longest language.
    total = 0
    for part in parts:
        total += _longest(part.name, part.name_localizations)
        total += _longest(part.description or "", part.description_localizations)
        if isinstance(part, ChosenOption):
            for choice in part.choices or ():
                total += _longest(choice.name, choice.name_localizations) + len(str(choice.value))
        elif isinstance(part, Command | Subcommand | Group):
            total += _size(part.options or ())
    return total


class Command(Body):
    """A slash command with everything under it, or a context menu entry."""

    id: Snowflake | None = None
    type: Annotated[int, Field(ge=1, le=3)] | None = None
    name: Annotated[str, Field(min_length=1, max_length=32)]
    name_localizations: Annotated[dict[str, str], AfterValidator(known_locales)] | None = None
    description: Annotated[str, Field(max_length=100)] | None = None
    description_localizations: Descriptions | None = None
    options: CommandOptions | None = None
    default_member_permissions: Annotated[int, Field(ge=0, lt=2**63, strict=False)] | None = None
    dm_permission: bool | None = None
    nsfw: bool | None = None
    contexts: Annotated[tuple[Literal[0, 1, 2], ...], Field(min_length=1)] | None = None
    integration_types: Annotated[tuple[Literal[0, 1], ...], Field(min_length=1)] | None = None

    @property
    def kind(self) -> int:
        """1 for a slash command, 2 and 3 for the entries of a user's or message's menu."""
        return self.type or CHAT_INPUT

    def localised(self, locale: str) -> str:
        """The name as somebody with this language sees it."""
        return (self.name_localizations or {}).get(locale, self.name)

    @field_validator("name")
    @classmethod
    def _name_fits(cls, value: str, info: ValidationInfo) -> str:
        return value if info.data.get("type") in MENUS else _name(value)

    @field_validator("name_localizations")
    @classmethod
    def _names_fit(
        cls, value: dict[str, str] | None, info: ValidationInfo
    ) -> dict[str, str] | None:
        return value if info.data.get("type") in MENUS else _names(value)

    @model_validator(mode="after")
    def _fits_its_kind(self) -> "Command":
        if self.kind == CHAT_INPUT:
            if not self.description:
                raise refuse("BASE_TYPE_REQUIRED", "A slash command needs a description")
        elif self.description or self.options:
            raise refuse(
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
                "Context menu commands cannot have description or options",
            )
        if _size([self]) > MAX_SIZE:
            raise refuse(
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({MAX_SIZE})",
            )
        return self


def _commands_fit(commands: tuple[Command, ...]) -> tuple[Command, ...]:
    if value := repeated(f"{command.kind}/{command.name}" for command in commands):
        raise refuse(
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            f"Application command names must be unique: {value.partition('/')[2]}",
        )
    for kind, most in ((1, MAX_COMMANDS), (2, MAX_MENUS), (3, MAX_MENUS)):
        if sum(command.kind == kind for command in commands) > most:
            raise refuse("BASE_TYPE_BAD_LENGTH", f"At most {most} commands of type {kind}")
    return commands


Commands = Annotated[tuple[Command, ...], AfterValidator(_commands_fit)]
COMMANDS: Final[TypeAdapter[tuple[Command, ...]]] = TypeAdapter(Commands)
