"""What a Discord client does before it sends anything: find what is meant and check it.

From a typed command, a pressed button or a filled modal to the `data` of an interaction. What a
client would not let anyone do raises `ClientRefused`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from loopback.wire.base import JsonObject
from loopback.wire.commands import (
    AnyOption,
    ChosenOption,
    Command,
    Group,
    IntegerOption,
    NumberOption,
    StringOption,
    Subcommand,
    ValueOption,
)
from loopback.wire.components import AnySelect, Button, StringSelect
from loopback.wire.modals import Input, Label, Modal, TextInput
from loopback.world import Attachment, Channel, Message, Permissions, Role, User

CONTEXT_GUILD: Final = 0
CONTEXT_BOT_DM: Final = 1

BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = 5, 6, 7, 8, 9, 11

MAX_STRING: Final = 6000

# Plain numbers: an operation on an IntFlag takes ten times as long, and these are asked often.
_ADMINISTRATOR: Final = int(Permissions.ADMINISTRATOR)
_USE_COMMANDS: Final = int(Permissions.USE_APPLICATION_COMMANDS)

Entity = User | Role | Channel | Attachment
_MENTIONED: Final[dict[int, tuple[type[Entity], ...]]] = {
    USER: (User,),
    CHANNEL: (Channel,),
    ROLE: (Role,),
    MENTIONABLE: (User, Role),
    ATTACHMENT: (Attachment,),
}

Value = str | int | float | bool | Entity


class ClientRefused(Exception):
    """A Discord client would not have let anyone do this."""


@dataclass
class Resolved:
    """What the ids in an interaction's data stand for; `member` tells of somebody in the guild."""

    member: Callable[[int], JsonObject | None]
    found: dict[str, JsonObject] = field(default_factory=dict)

    def add(self, value: Entity) -> str:
        """Remember what this is; its id as text."""
        number = str(value.id)
        kind = {User: "users", Role: "roles", Channel: "channels", Attachment: "attachments"}
        for each, name in kind.items():
            if isinstance(value, each):
                shape = value.wire(0) if isinstance(value, Channel) else value.wire()
                self.found.setdefault(name, {})[number] = shape
        member = self.member(value.id) if isinstance(value, User) else None
        if member is not None:
            self.found.setdefault("members", {})[number] = member
        return number


# -- commands -------------------------------------------------------------------------------


def is_offered(command: Command, channel: Channel, permissions: int) -> bool:
    """Whether somebody with these permissions finds the command in this channel."""
    if channel.guild is None:
        contexts = command.contexts
        return (
            command.dm_permission is not False if contexts is None else CONTEXT_BOT_DM in contexts
        )
    if command.contexts is not None and CONTEXT_GUILD not in command.contexts:
        return False
    if command.integration_types is not None and 0 not in command.integration_types:
        return False
    if permissions & _ADMINISTRATOR:
        return True
    needed = command.default_member_permissions
    if not permissions & _USE_COMMANDS or needed == 0:
        return False
    return needed is None or permissions & needed == needed


@dataclass(frozen=True)
class Leaf:
    """A command that can be called: with its groups around it and the options it takes."""

    command: Command
    around: tuple[Group | Subcommand, ...]

    @property
    def options(self) -> tuple[ValueOption, ...]:
        inner = self.around[-1].options if self.around else self.command.options
        return tuple(o for o in inner or () if not isinstance(o, Group | Subcommand))

    @property
    def path(self) -> str:
        """The full name, such as `roster ally add`."""
        return " ".join([self.command.name, *(each.name for each in self.around)])

    def shown(self, locale: str) -> str:
        """The full name as somebody with this language sees it."""
        return " ".join(each.localised(locale) for each in (self.command, *self.around))

    @property
    def description(self) -> str:
        return (self.around[-1].description if self.around else self.command.description) or ""

    def data(self, options: Sequence[JsonObject], resolved: Resolved) -> JsonObject:
        """The interaction's `data`, the options wrapped in their groups."""
        inner = list(options)
        for each in reversed(self.around):
            inner = [{"type": each.type, "name": each.name, "options": inner}]
        data: JsonObject = {
            "id": str(self.command.id),
            "name": self.command.name,
            "type": self.command.kind,
            "options": inner,
        }
        if resolved.found:
            data["resolved"] = resolved.found
        return data


def leaves(commands: Iterable[Command]) -> list[Leaf]:
    """Every command that can be called."""
    found: list[Leaf] = []

    def descend(
        command: Command, around: tuple[Group | Subcommand, ...], options: Iterable[AnyOption]
    ) -> None:
        nested = [option for option in options if isinstance(option, Group | Subcommand)]
        for option in nested:
            descend(command, (*around, option), option.options or ())
        if not nested:
            found.append(Leaf(command, around))

    for command in commands:
        descend(command, (), command.options or ())
    return found


def find_leaf(commands: Iterable[Command], path: str) -> Leaf:
    """The command of this full name.

    Raises:
        ClientRefused: if none has it; the text lists those there are.
    """
    known = leaves(commands)
    wanted = " ".join(path.removeprefix("/").split())
    for leaf in known:
        if leaf.path == wanted:
            return leaf
    names = ", ".join(leaf.path for leaf in known) or "none"
    raise ClientRefused(f"there is no command /{wanted} here; there are: {names}")


def fill(leaf: Leaf, values: Mapping[str, Value], resolved: Resolved) -> list[JsonObject]:
    """The options with their values, checked as a client does.

    Raises:
        ClientRefused: if one is missing, unknown or not of its type or range.
    """
    known = {option.name: option for option in leaf.options}
    if unknown := values.keys() - known.keys():
        raise ClientRefused(f"/{leaf.path} has no option {sorted(unknown)}; it has {list(known)}")
    missing = [name for name, option in known.items() if option.required and name not in values]
    if missing:
        raise ClientRefused(f"/{leaf.path} needs {missing}")
    return [
        {"type": known[name].type, "name": name, "value": _checked(known[name], value, resolved)}
        for name, value in values.items()
    ]


def focus(
    leaf: Leaf, option: str, typed: str, values: Mapping[str, Value], resolved: Resolved
) -> list[JsonObject]:
    """The options while `option` is being typed: what is missing does not matter yet.

    Raises:
        ClientRefused: if the option has no autocomplete.
    """
    found = next((each for each in leaf.options if each.name == option), None)
    if not isinstance(found, ChosenOption) or not found.autocomplete:
        raise ClientRefused(f"/{leaf.path} completes no option {option!r}")
    known = {each.name: each for each in leaf.options}
    filled: list[JsonObject] = [
        {"type": known[name].type, "name": name, "value": _checked(known[name], value, resolved)}
        for name, value in values.items()
    ]
    return [*filled, {"type": found.type, "name": option, "value": typed, "focused": True}]


def _checked(option: ValueOption, value: Value, resolved: Resolved) -> object:
    if isinstance(option, ChosenOption) and option.choices:
        for choice in option.choices:
            if value in (choice.value, choice.name):
                return choice.value
        names = [choice.name for choice in option.choices]
        raise ClientRefused(f"{option.name}: {value!r} is none of {names}")
    if isinstance(value, User | Role | Channel | Attachment):
        if isinstance(value, _MENTIONED.get(option.type, ())):
            return resolved.add(value)
    elif _fits(option, value):
        return value
    raise ClientRefused(f"{option.name}: {value!r} is not {_asked(option)}")


def _asked(option: ValueOption) -> str:
    if isinstance(option, StringOption):
        return f"a text of {option.min_length or 0} to {option.max_length or MAX_STRING} characters"
    if isinstance(option, IntegerOption | NumberOption):
        kind = "a whole number" if isinstance(option, IntegerOption) else "a number"
        low = "" if option.min_value is None else f" from {option.min_value}"
        return f"{kind}{low}" + ("" if option.max_value is None else f" to {option.max_value}")
    names = {5: "yes or no", 6: "a person", 7: "a channel", 8: "a role", 11: "a file"}
    return names.get(option.type, "a person or role")


def _fits(option: ValueOption, value: str | float | bool) -> bool:
    if isinstance(option, StringOption):
        least, most = option.min_length or 0, option.max_length or MAX_STRING
        return isinstance(value, str) and least <= len(value) <= most
    if isinstance(option, IntegerOption | NumberOption):
        low = -(2**53) if option.min_value is None else option.min_value
        high = 2**53 if option.max_value is None else option.max_value
        whole = isinstance(value, int) or isinstance(option, NumberOption)
        number = not isinstance(value, str | bool) and whole
        return number and low <= float(value) <= high
    return option.type == BOOLEAN and isinstance(value, bool)


# -- components -----------------------------------------------------------------------------


def find_button(message: Message, wanted: str) -> Button:
    """The button of this custom id or label.

    Raises:
        ClientRefused: if there is none, or several have the label.
    """
    live = [button for button in message.buttons if button.custom_id is not None]
    found = [button for button in live if button.custom_id == wanted]
    found = found or [button for button in live if button.label == wanted]
    if len(found) != 1:
        labels = [button.label or button.custom_id for button in live]
        raise ClientRefused(f"{len(found)} buttons are called {wanted!r}; there are {labels}")
    return found[0]


def find_select(message: Message, wanted: str) -> AnySelect:
    """The select of this custom id or placeholder.

    Raises:
        ClientRefused: if there is none, or several have the placeholder.
    """
    found = [select for select in message.selects if select.custom_id == wanted]
    found = found or [select for select in message.selects if select.placeholder == wanted]
    if len(found) != 1:
        names = [select.placeholder or select.custom_id for select in message.selects]
        raise ClientRefused(f"{len(found)} selects are called {wanted!r}; there are {names}")
    return found[0]


def pick(
    select: AnySelect,
    values: Sequence[str | User | Role | Channel],
    resolved: Resolved,
    *,
    raw: bool,
) -> list[str]:
    """The values of a select as they are sent; with `raw` unchecked.

    For a string select a value may be given by its label.

    Raises:
        ClientRefused: if a value is no option, or there are too few or too many.
    """
    sent: list[str] = []
    for value in values:
        if not isinstance(value, str):
            sent.append(resolved.add(value))
        elif raw or not isinstance(select, StringSelect):
            sent.append(value)
        else:
            options = [option for option in select.options if option.value == value]
            options = options or [option for option in select.options if option.label == value]
            if len(options) != 1:
                labels = [f"{option.label} ({option.value})" for option in select.options]
                raise ClientRefused(f"{value!r} is no option; there are {labels}")
            sent.append(options[0].value)
    if not raw and not select.least <= len(sent) <= select.most:
        raise ClientRefused(f"{len(sent)} values, where {select.least} to {select.most} are asked")
    return sent


def fill_modal(
    modal: Modal,
    values: Mapping[str, str | Sequence[str | User | Role | Channel]],
    resolved: Resolved,
    *,
    raw: bool,
) -> list[JsonObject]:
    """The components of a submitted modal.

    Args:
        modal: what was opened.
        values: by custom id or caption; what is not named keeps what it was opened with.
        resolved: takes the users and roles that were chosen.
        raw: send what was given, unchecked.

    Raises:
        ClientRefused: if a caption is unknown or a value does not fit.
    """
    names = {name for caption, item in modal.inputs for name in (caption, item.custom_id)}
    if unknown := values.keys() - names:
        raise ClientRefused(f"the modal has no {sorted(unknown)}; it has {sorted(names)}")
    sent: list[JsonObject] = []
    for component in modal.components:
        shape: JsonObject = {"type": component.type, "id": len(sent) * 2 + 1}
        inside: list[JsonObject] = []
        for caption, item in _inputs_of(component):
            given = values.get(item.custom_id, values.get(caption))
            value = _modal_value(item, given, resolved, raw=raw)
            number = len(sent) * 2 + 2
            inside.append({"type": item.type, "id": number, "custom_id": item.custom_id, **value})
        if isinstance(component, Label):
            shape["component"] = inside[0]
        elif inside:
            shape["components"] = inside
        sent.append(shape)
    return sent


def _inputs_of(component: object) -> list[tuple[str, Input]]:
    if isinstance(component, Label):
        return [(component.label, component.component)]
    return [(item.label or "", item) for item in getattr(component, "components", ())]


def _modal_value(
    item: Input,
    given: str | Sequence[str | User | Role | Channel] | None,
    resolved: Resolved,
    *,
    raw: bool,
) -> JsonObject:
    if isinstance(item, TextInput):
        text = item.value or "" if given is None else given
        if not isinstance(text, str):
            raise ClientRefused(f"{item.custom_id}: a text is asked, not {text!r}")
        least, most = item.min_length or 0, item.max_length or 4000
        if item.required is not False:
            least = max(least, 1)
        elif not text:
            least = 0  # an input that may be left out may be left empty
        if not raw and not least <= len(text) <= most:
            raise ClientRefused(
                f"{item.custom_id}: {len(text)} characters, where {least} to {most} are asked"
            )
        return {"value": text}
    if given is None:
        chosen = list(item.defaults)
        if not chosen and item.required is False:
            return {"values": []}
        return {"values": pick(item, chosen, resolved, raw=raw)}
    return {"values": pick(item, [given] if isinstance(given, str) else given, resolved, raw=raw)}
