"""From declared commands (`bot.wishes.command`) to Discord's command tree, with all its words."""

import inspect
import re
from collections.abc import Callable, Coroutine, Iterable, Mapping
from enum import IntEnum, StrEnum
from typing import Any, TypeAlias, get_args

import discord
from discord import app_commands

from bot.path import Interaction, Meant, Path
from bot.telling.escaping import plain, shorten
from bot.wishes import Ask, Command, Suggest, Wish
from bot.words import Say, words
from core.campaign import Language
from core.inputs import legible

AnyCommand: TypeAlias = Command[...]
Enumeration: TypeAlias = type[StrEnum] | type[IntEnum]

GIVEN = 500  # characters of a command as it was given, for the log

_ENGLISH = words(Language.ENGLISH)
_CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
_INSTALLS = app_commands.AppInstallationType(guild=True, user=False)


class Translator(app_commands.Translator):
    """Finds the French of what `_said` made."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the string says it all
    ) -> str | None:
        """The French words for a French client; None otherwise, which means English."""
        if locale is not discord.Locale.french or "key" not in string.extras:
            return None
        return _spoken(words(Language.FRENCH), string.extras["key"], string.extras["values"])


class Choices(app_commands.Transformer):
    """An option that takes one member of an enumeration, offered under its name."""

    def __init__(self, enumeration: Enumeration) -> None:
        self._enumeration = enumeration

    @property
    def type(self) -> discord.AppCommandOptionType:
        if issubclass(self._enumeration, int):
            return discord.AppCommandOptionType.integer
        return discord.AppCommandOptionType.string

    @property
    def key(self) -> str:
        """The message that names the members: `card-kind` for `CardKind`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", self._enumeration.__name__).lower()

    @property
    def choices(self) -> list[app_commands.Choice[int | float | str]]:
        variable = self.key.rpartition("-")[2]
        return [
            app_commands.Choice(name=_said(self.key, **{variable: one.value}), value=one.value)
            for one in self._enumeration
        ]

    async def transform(
        self,
        interaction: Interaction,  # noqa: ARG002
        value: int | str,
        /,
    ) -> StrEnum | IntEnum:
        for one in self._enumeration:
            if one.value == value:
                return one
        raise app_commands.TransformerError(value, self.type, self)


def build_tree(
    client: discord.Client, path: Path, commands: Iterable[AnyCommand]
) -> app_commands.CommandTree[discord.Client]:
    """The command tree of a client: every command for servers only, each leading to the path."""
    tree = _Tree(client, path)
    groups: dict[tuple[str, ...], app_commands.Group] = {}
    for command in commands:
        built = _built(command, path)
        if len(command.path) == 1:
            tree.add_command(built)
        else:
            _group(tree, groups, command.path[:-1]).add_command(built)
    return tree


class _Tree(app_commands.CommandTree[discord.Client]):
    """Leads to the path what discord.py itself cannot make sense of."""

    def __init__(self, client: discord.Client, path: Path) -> None:
        super().__init__(
            client,
            fallback_to_global=False,
            allowed_contexts=_CONTEXTS,
            allowed_installs=_INSTALLS,
        )
        self._path = path

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether discord.py can read the options at all."""
        if interaction.data is None or _is_readable(interaction.data.get("options")):
            return True
        if interaction.type is discord.InteractionType.application_command:
            error = app_commands.TransformerError("", discord.AppCommandOptionType.string, _NONE)
            await self._path.fail(interaction, "unreadable command", error)
        return False

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self._path.fail(interaction, _as_given(interaction), cause)


def _group(
    tree: _Tree, groups: dict[tuple[str, ...], app_commands.Group], path: tuple[str, ...]
) -> app_commands.Group:
    """The group of that name, made when it is first needed."""
    if path not in groups:
        key = "-".join(path)
        groups[path] = app_commands.Group(
            name=_said(key),
            description=_said(f"{key}.about"),
            guild_only=True,
            parent=_group(tree, groups, path[:-1]) if len(path) > 1 else None,
        )
        if len(path) == 1:
            tree.add_command(groups[path])
    return groups[path]


def _built(command: AnyCommand, path: Path) -> app_commands.Command[Any, ..., None]:
    """Discord's form of one command."""
    signature = inspect.signature(command.wanted)
    options = list(signature.parameters.values())[1:]

    async def callback(interaction: Interaction, **values: object) -> None:
        def wanted(ask: Ask, meant: Meant) -> Wish:
            _check_options(built, interaction)
            return command.wanted(ask, **{name: _read(one, meant) for name, one in values.items()})

        await path.run(interaction, _as_given(interaction), wanted)

    callback.__signature__ = signature.replace(  # type: ignore[attr-defined]
        parameters=[
            next(iter(inspect.signature(callback).parameters.values())),
            *(option.replace(annotation=_option_type(option.annotation)) for option in options),
        ],
        return_annotation=None,
    )
    names = {option.name: _said(f"{command.key}.{option.name}") for option in options}
    abouts = {option.name: _said(f"{command.key}.{option.name}-about") for option in options}
    callback = app_commands.rename(**names)(callback)
    callback = app_commands.describe(**abouts)(callback)
    suggestions = {
        name: _suggesting(path, source, reads=command.reads)
        for name, source in command.suggest.items()
    }
    callback = app_commands.autocomplete(**suggestions)(callback)
    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=_said(command.key),
        description=_said(f"{command.key}.about"),
        callback=callback,
    )
    built.guild_only = True
    return built


def _suggesting(
    path: Path, source: Suggest, *, reads: bool
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await path.suggest(interaction, source, legible(typed), reads=reads)

    return suggest


def _option_type(annotation: object) -> object:
    """The annotation, with an enumeration in it replaced by its choices."""
    kinds = [kind for kind in get_args(annotation) or (annotation,) if kind is not type(None)]
    if len(kinds) != 1 or not isinstance(kinds[0], type):
        return annotation
    if not issubclass(kinds[0], StrEnum | IntEnum):
        return annotation
    choices = Choices(kinds[0])
    return choices if kinds[0] is annotation else choices | None


_TYPES: dict[discord.AppCommandOptionType, type | tuple[type, ...]] = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
    discord.AppCommandOptionType.boolean: bool,
    discord.AppCommandOptionType.user: (discord.User, discord.Member),
    discord.AppCommandOptionType.role: discord.Role,
    discord.AppCommandOptionType.attachment: discord.Attachment,
}
_ID = re.compile(r"[0-9]{1,20}")


def _is_readable(options: object) -> bool:
    """Whether numbers and ids are such, in a command's options as Discord sends them."""
    if not isinstance(options, list):
        return True
    return all(_is_readable(one.get("options")) and _is_value(one) for one in options)


def _is_value(option: Mapping[str, object]) -> bool:
    match option.get("type"):
        case 6 | 7 | 8 | 9 | 11:  # somebody, a channel, a role, a file
            return _ID.fullmatch(str(option.get("value"))) is not None
        case 10:
            return isinstance(option.get("value"), int | float)
    return True


def _check_options(built: app_commands.Command[Any, ..., None], interaction: Interaction) -> None:
    """Refuse what discord.py lets through.

    Raises:
        CommandSignatureMismatch: an option that the command does not have, and would leave out.
        TransformerError: a value of another type, or outside its bounds.
    """
    options = {option.display_name: option for option in built.parameters}
    for name, value in interaction.namespace:
        option = options.get(name)
        if option is None:
            raise app_commands.CommandSignatureMismatch(built)
        if not _fits(option, value):
            raise app_commands.TransformerError(value, option.type, _NONE)


def _fits(option: app_commands.Parameter, value: object) -> bool:
    if not isinstance(value, _TYPES.get(option.type, object)):
        return False
    if isinstance(value, bool):
        return option.type is discord.AppCommandOptionType.boolean
    if isinstance(value, int):
        least, most = option.min_value, option.max_value
        return (least is None or value >= least) and (most is None or value <= most)
    return True


_NONE = app_commands.Transformer()


def _read(value: object, meant: Meant) -> object:
    if type(value) is not str:
        return value
    text = legible(value)
    return meant.get(text, text)


def _as_given(interaction: Interaction) -> str:
    """The command as it was given, for the log: `/assign miniature:Lucia building:shop`."""
    command = interaction.command
    name = "unknown command" if command is None else f"/{command.qualified_name}"
    options = (f"{name}:{getattr(value, 'id', value)}" for name, value in interaction.namespace)
    return shorten(plain(" ".join((name, *options))), GIVEN)


def keys_of(command: AnyCommand) -> set[str]:
    """The keys of all that Discord is told of a command."""
    groups = {"-".join(command.path[:length]) for length in range(1, len(command.path))}
    named = {command.key, *groups}
    options = list(inspect.signature(command.wanted).parameters.values())[1:]
    types = (_option_type(option.annotation) for option in options)
    enumerations = {
        kind.key
        for found in types
        for kind in (found, *get_args(found))
        if isinstance(kind, Choices)
    }
    return {
        *named,
        *(f"{key}.about" for key in named),
        *(f"{command.key}.{option.name}" for option in options),
        *(f"{command.key}.{option.name}-about" for option in options),
        *enumerations,
    }


def _said(key: str, **values: str | int) -> app_commands.locale_str:
    return app_commands.locale_str(_spoken(_ENGLISH, key, values), key=key, values=values)


def _spoken(say: Say, key: str, values: dict[str, str | int]) -> str:
    return say(key, **values)
