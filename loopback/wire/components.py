"""Message components: buttons, selects and the layout kinds of Components V2."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Literal, TypeVar

from pydantic import Discriminator, Field, Tag, model_validator
from pydantic_core import PydanticCustomError

from loopback.wire.base import (
    Body,
    Colour,
    ComponentId,
    CustomId,
    LinkUrl,
    Snowflake,
    WebUrl,
    refuse,
    repeated,
)

MAX_ROWS: Final = 5
MAX_WIDTH: Final = 5
MAX_COMPONENTS_V2: Final = 40
MAX_TEXT_V2: Final = 4000

STYLE_LINK: Final = 5
STYLE_PREMIUM: Final = 6


def kind_of(value: object) -> str | None:
    """The tag of a component or option, from its number; marked so that error paths can drop it."""
    kind = value.get("type") if isinstance(value, Mapping) else getattr(value, "type", None)
    return f"<{kind}>" if isinstance(kind, int) and not isinstance(kind, bool) else None


class Emoji(Body):
    """A custom emoji by id, or a Unicode one by name."""

    id: Snowflake | None = None
    name: Annotated[str, Field(max_length=32)]
    animated: bool | None = None

    @model_validator(mode="after")
    def _exists(self) -> "Emoji":
        if self.id is None and self.name.isascii():
            raise refuse("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        return self


class Button(Body):
    """A button: pressed by its `custom_id`, or a link."""

    type: Literal[2]
    style: Annotated[int, Field(ge=1, le=6)]
    id: ComponentId | None = None
    custom_id: CustomId | None = None
    label: Annotated[str, Field(max_length=80)] | None = None
    disabled: bool | None = None
    url: LinkUrl | None = None
    sku_id: Snowflake | None = None
    emoji: Emoji | None = None

    @model_validator(mode="after")
    def _one_purpose(self) -> "Button":
        given = [name for name in ("custom_id", "url", "sku_id") if getattr(self, name) is not None]
        needed = {STYLE_LINK: "url", STYLE_PREMIUM: "sku_id"}.get(self.style, "custom_id")
        if needed not in given:
            raise refuse("BASE_TYPE_REQUIRED", f"A button of style {self.style} needs a {needed}")
        if len(given) > 1:
            raise refuse(
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
        if self.style != STYLE_PREMIUM and not self.label and self.emoji is None:
            raise refuse("BASE_TYPE_REQUIRED", "A label or emoji is required")
        return self


class SelectOption(Body):
    """One line of a string select."""

    label: Annotated[str, Field(min_length=1, max_length=100)]
    value: Annotated[str, Field(min_length=1, max_length=100)]
    description: Annotated[str, Field(max_length=100)] | None = None
    default: bool | None = None
    emoji: Emoji | None = None


class Select(Body):
    """What all selects share."""

    id: ComponentId | None = None
    custom_id: CustomId
    placeholder: Annotated[str, Field(max_length=150)] | None = None
    min_values: Annotated[int, Field(ge=0, le=25)] | None = None
    max_values: Annotated[int, Field(ge=1, le=25)] | None = None
    disabled: bool | None = None
    required: bool | None = None

    @property
    def least(self) -> int:
        """How many values must be chosen."""
        return 1 if self.min_values is None else self.min_values

    @property
    def most(self) -> int:
        """How many values may be chosen."""
        return 1 if self.max_values is None else self.max_values

    @model_validator(mode="after")
    def _range(self) -> "Select":
        if self.least > self.most:
            raise refuse(
                "SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX_VALUES",
                "The minimum value is greater than the maximum value",
            )
        return self


class StringSelect(Select):
    """A select whose options the bot lists."""

    type: Literal[3]
    options: Annotated[tuple[SelectOption, ...], Field(min_length=1, max_length=25)]

    @property
    def defaults(self) -> tuple[str, ...]:
        """The values that are chosen already."""
        return tuple(option.value for option in self.options if option.default)

    @model_validator(mode="after")
    def _options_fit(self) -> "StringSelect":
        if value := repeated(option.value for option in self.options):
            raise refuse(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                f"The specified option value is already used: {value}",
            )
        if self.most > len(self.options):
            raise refuse(
                "SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS",
                f"Must be less than or equal to the number of options ({len(self.options)})",
            )
        if len(self.defaults) > self.most:
            raise refuse(
                "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
                f"Only {self.most} options may be chosen by default",
            )
        return self


class DefaultValue(Body):
    """A user, role or channel that is chosen already."""

    id: Snowflake
    type: Literal["user", "role", "channel"]


class EntitySelect(Select):
    """What the selects of users, roles, mentionables and channels share."""

    default_values: Annotated[tuple[DefaultValue, ...], Field(max_length=25)] | None = None

    @property
    def defaults(self) -> tuple[str, ...]:
        """The ids that are chosen already."""
        return tuple(str(value.id) for value in self.default_values or ())

    @model_validator(mode="after")
    def _defaults_fit(self) -> "EntitySelect":
        if len(self.default_values or ()) > self.most:
            raise refuse(
                "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
                f"Only {self.most} values may be chosen by default",
            )
        return self


class UserSelect(EntitySelect):
    """A select that lists the guild's members."""

    type: Literal[5]


class RoleSelect(EntitySelect):
    """A select that lists the guild's roles."""

    type: Literal[6]


class MentionableSelect(EntitySelect):
    """A select that lists members and roles."""

    type: Literal[7]


class ChannelSelect(EntitySelect):
    """A select that lists the guild's channels."""

    type: Literal[8]
    channel_types: tuple[int, ...] | None = None


AnySelect = StringSelect | UserSelect | RoleSelect | MentionableSelect | ChannelSelect

RowChild = Annotated[
    Annotated[Button, Tag("<2>")]
    | Annotated[StringSelect, Tag("<3>")]
    | Annotated[UserSelect, Tag("<5>")]
    | Annotated[RoleSelect, Tag("<6>")]
    | Annotated[MentionableSelect, Tag("<7>")]
    | Annotated[ChannelSelect, Tag("<8>")],
    Discriminator(kind_of),
]


class ActionRow(Body):
    """A row of up to five buttons, or of one select."""

    type: Literal[1]
    id: ComponentId | None = None
    components: Annotated[tuple[RowChild, ...], Field(min_length=1, max_length=MAX_WIDTH)]

    @model_validator(mode="after")
    def _width(self) -> "ActionRow":
        width = sum(1 if isinstance(child, Button) else MAX_WIDTH for child in self.components)
        if width > MAX_WIDTH:
            raise refuse(
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        return self


class TextDisplay(Body):
    """Markdown text as a component."""

    type: Literal[10]
    id: ComponentId | None = None
    content: Annotated[str, Field(min_length=1, max_length=MAX_TEXT_V2)]


class Media(Body):
    """Where a picture or file comes from."""

    url: WebUrl


class Thumbnail(Body):
    """A small picture beside a section."""

    type: Literal[11]
    id: ComponentId | None = None
    media: Media
    description: Annotated[str, Field(min_length=1, max_length=1024)] | None = None
    spoiler: bool | None = None


class Section(Body):
    """Text with a button or a thumbnail beside it."""

    type: Literal[9]
    id: ComponentId | None = None
    components: Annotated[tuple[TextDisplay, ...], Field(min_length=1, max_length=3)]
    accessory: Annotated[
        Annotated[Button, Tag("<2>")] | Annotated[Thumbnail, Tag("<11>")], Discriminator(kind_of)
    ]


class MediaGalleryItem(Body):
    """One picture of a gallery."""

    media: Media
    description: Annotated[str, Field(min_length=1, max_length=1024)] | None = None
    spoiler: bool | None = None


class MediaGallery(Body):
    """Up to ten pictures."""

    type: Literal[12]
    id: ComponentId | None = None
    items: Annotated[tuple[MediaGalleryItem, ...], Field(min_length=1, max_length=10)]


class FileDisplay(Body):
    """An attached file shown in the layout."""

    type: Literal[13]
    id: ComponentId | None = None
    file: Media
    spoiler: bool | None = None


class Separator(Body):
    """Space or a line between others."""

    type: Literal[14]
    id: ComponentId | None = None
    divider: bool | None = None
    spacing: Annotated[int, Field(ge=1, le=2)] | None = None


class Container(Body):
    """A box with a coloured edge."""

    type: Literal[17]
    id: ComponentId | None = None
    accent_color: Colour | None = None
    spoiler: bool | None = None
    components: Annotated[
        tuple[
            Annotated[
                Annotated[ActionRow, Tag("<1>")]
                | Annotated[Section, Tag("<9>")]
                | Annotated[TextDisplay, Tag("<10>")]
                | Annotated[MediaGallery, Tag("<12>")]
                | Annotated[FileDisplay, Tag("<13>")]
                | Annotated[Separator, Tag("<14>")],
                Discriminator(kind_of),
            ],
            ...,
        ],
        Field(min_length=1, max_length=MAX_COMPONENTS_V2),
    ]


TopLevel = ActionRow | Section | TextDisplay | MediaGallery | FileDisplay | Separator | Container
AnyComponent = TopLevel | Button | AnySelect | Thumbnail
Components = Annotated[
    tuple[
        Annotated[
            Annotated[ActionRow, Tag("<1>")]
            | Annotated[Section, Tag("<9>")]
            | Annotated[TextDisplay, Tag("<10>")]
            | Annotated[MediaGallery, Tag("<12>")]
            | Annotated[FileDisplay, Tag("<13>")]
            | Annotated[Separator, Tag("<14>")]
            | Annotated[Container, Tag("<17>")],
            Discriminator(kind_of),
        ],
        ...,
    ],
    Field(max_length=MAX_COMPONENTS_V2),
]


def walk(components: tuple[AnyComponent, ...]) -> Iterator[AnyComponent]:
    """All components, depth first, in the order in which one sees them."""
    for component in components:
        yield component
        if isinstance(component, ActionRow | Section | Container):
            yield from walk(component.components)
        if isinstance(component, Section):
            yield component.accessory


Kind = TypeVar("Kind", bound=Body)


def of_kind(components: tuple[AnyComponent, ...], *kinds: type[Kind]) -> tuple[Kind, ...]:
    """Those components that are of the given kinds."""
    return tuple(found for found in walk(components) if isinstance(found, kinds))


def layout_error(
    components: tuple[AnyComponent, ...], *, version_2: bool
) -> PydanticCustomError | None:
    """What is wrong with a message's components as a whole, if anything is.

    Args:
        components: the top level of the message.
        version_2: whether the message carries the flag IS_COMPONENTS_V2.
    """
    everything = tuple(walk(components))
    if value := repeated(
        found.custom_id
        for found in everything
        if isinstance(found, Button | Select) and found.custom_id is not None
    ):
        return refuse(
            "COMPONENT_CUSTOM_ID_DUPLICATED", f"Component custom id cannot be duplicated: {value}"
        )
    if repeated(str(found.id) for found in everything if found.id):
        return refuse("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
    return _version_2_error(everything) if version_2 else _rows_error(components)


def _version_2_error(everything: tuple[AnyComponent, ...]) -> PydanticCustomError | None:
    texts = sum(len(found.content) for found in everything if isinstance(found, TextDisplay))
    if len(everything) > MAX_COMPONENTS_V2:
        return refuse(
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of components is {MAX_COMPONENTS_V2}",
        )
    if texts > MAX_TEXT_V2:
        return refuse(
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The displayable text exceeds the maximum size of {MAX_TEXT_V2}",
        )
    return None


def _rows_error(components: tuple[AnyComponent, ...]) -> PydanticCustomError | None:
    if not all(isinstance(found, ActionRow) for found in components):
        return refuse("UNION_TYPE_CHOICES", "Layout components need the flag IS_COMPONENTS_V2")
    if len(components) > MAX_ROWS:
        return refuse("BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_ROWS} in length.")
    return None
