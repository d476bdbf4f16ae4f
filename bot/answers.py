"""What is shown to people, as plain values, and how it becomes Discord's messages and modals.

Values can be made anywhere and compared in tests. The views made from them are stopped at once:
discord.py then keeps nothing of them, and everything that is pressed comes to `bot.path`, today
and after a restart alike.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO

import discord

from bot.custom_ids import CustomId
from bot.pictures.board import Board
from bot.telling.escaping import shorten

CONTENT = 2000
LABEL = 80
OPTION = 100
PLACEHOLDER = 150
TITLE = 45
FIELD = 45
HINT = 100
MOST_ROWS = 5
MOST_BUTTONS = 5
MOST_OPTIONS = 25
MOST_EMBEDS = 10
MOST_FIELDS = 5


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    custom_id: CustomId
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a select menu; `chosen` marks what is chosen already."""

    value: str
    label: str
    about: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu of 1 to 25 options, of which `least` to `most` can be chosen."""

    custom_id: CustomId
    options: Sequence[Option]
    placeholder: str | None = None
    least: int = 1
    most: int = 1
    disabled: bool = False

    def __post_init__(self) -> None:
        if not 1 <= len(self.options) <= MOST_OPTIONS:
            raise ValueError(f"a select menu of {len(self.options)} options")


Row = Sequence[Button] | Select


@dataclass(frozen=True, slots=True)
class File:
    """A file that comes with a message; `about` is a picture's alt text."""

    name: str
    content: bytes
    about: str | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """A message: text, embeds, up to five rows of buttons or select menus, and files.

    Attributes:
        picture: the board that is drawn into the last embed before the message is sent.
    """

    content: str = ""
    embeds: Sequence[discord.Embed] = ()
    rows: Sequence[Row] = ()
    files: Sequence[File] = ()
    picture: Board | None = None

    def __post_init__(self) -> None:
        if len(self.rows) > MOST_ROWS or len(self.embeds) > MOST_EMBEDS:
            raise ValueError(f"{len(self.rows)} rows and {len(self.embeds)} embeds in a message")
        if any(not isinstance(row, Select) and len(row) > MOST_BUTTONS for row in self.rows):
            raise ValueError("too many buttons in a row")

    @property
    def text(self) -> str | None:
        """Discord's form of the content, cut to fit; None if there is none."""
        return shorten(self.content, CONTENT) or None

    def view(self) -> discord.ui.View:
        """Discord's form of the rows. Call it on the event loop."""
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            if isinstance(row, Select):
                view.add_item(_select(row, number))
            else:
                for button in row:
                    view.add_item(_button(button, number))
        view.stop()
        return view

    def attachments(self) -> list[discord.File]:
        """Discord's form of the files, to be sent once."""
        return [
            discord.File(BytesIO(file.content), file.name, description=file.about)
            for file in self.files
        ]


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        style=button.style,
        label=shorten(button.label, LABEL),
        custom_id=str(button.custom_id),
        disabled=button.disabled,
        row=row,
    )


def _select(select: Select, row: int | None = None) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=str(select.custom_id),
        placeholder=None
        if select.placeholder is None
        else shorten(select.placeholder, PLACEHOLDER),
        min_values=min(select.least, len(select.options)),
        max_values=min(select.most, len(select.options)),
        options=[
            discord.SelectOption(
                label=shorten(option.label, OPTION),
                value=option.value,
                description=None if option.about is None else shorten(option.about, OPTION),
                default=option.chosen,
            )
            for option in select.options
        ],
        disabled=select.disabled,
        row=row,
    )


@dataclass(frozen=True, slots=True)
class TextField:
    """A field to type into, known to the handler as `name`."""

    name: str
    label: str
    about: str | None = None
    value: str = ""
    hint: str | None = None
    least: int = 0
    most: int = 200
    required: bool = True
    paragraph: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """A select menu in a modal, known to the handler as `name`."""

    name: str
    label: str
    options: Sequence[Option]
    about: str | None = None
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class PersonField:
    """Somebody of the server to be chosen, or nobody, known to the handler as `name`."""

    name: str
    label: str
    about: str | None = None
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Modal:
    """A form of 1 to 5 fields."""

    custom_id: CustomId
    title: str
    fields: Sequence[TextField | ChoiceField | PersonField] = field(default=())

    def __post_init__(self) -> None:
        if not 1 <= len(self.fields) <= MOST_FIELDS:
            raise ValueError(f"a modal of {len(self.fields)} fields")

    def form(self) -> discord.ui.Modal:
        """Discord's form of it. Call it on the event loop."""
        modal = discord.ui.Modal(title=shorten(self.title, TITLE), custom_id=str(self.custom_id))
        for one in self.fields:
            modal.add_item(_label(one))
        modal.stop()
        return modal


def _label(one: TextField | ChoiceField | PersonField) -> discord.ui.Label[discord.ui.Modal]:
    component: discord.ui.Item[discord.ui.Modal]
    if isinstance(one, TextField):
        component = discord.ui.TextInput(
            custom_id=one.name,
            style=discord.TextStyle.paragraph if one.paragraph else discord.TextStyle.short,
            default=one.value or None,
            placeholder=None if one.hint is None else shorten(one.hint, HINT),
            min_length=one.least or None,
            max_length=one.most,
            required=one.required,
        )
    elif isinstance(one, PersonField):
        component = discord.ui.UserSelect(
            custom_id=one.name,
            min_values=0,
            required=False,
            default_values=_people(one.chosen),
        )
    else:
        component = discord.ui.Select(
            custom_id=one.name,
            min_values=one.least,
            max_values=min(one.most, len(one.options)),
            required=one.least > 0,
            options=[
                discord.SelectOption(
                    label=shorten(option.label, OPTION),
                    value=option.value,
                    description=None if option.about is None else shorten(option.about, OPTION),
                    default=option.chosen,
                )
                for option in one.options
            ],
        )
    return discord.ui.Label(
        text=shorten(one.label, FIELD),
        description=None if one.about is None else shorten(one.about, HINT),
        component=component,
    )


def _people(user: int | None) -> list[discord.SelectDefaultValue]:
    if user is None:
        return []
    return [discord.SelectDefaultValue(id=user, type=discord.SelectDefaultValueType.user)]
