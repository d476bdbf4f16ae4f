"""Telling Discord of the commands, only when it does not know them so already.

What Discord has is the only record of it that cannot be wrong: a note of our own would be lost
with its file or shared by two databases. Asking costs one call at start.
"""

import discord
import structlog
from discord import app_commands
from discord.http import Route
from pydantic import JsonValue, TypeAdapter

log = structlog.get_logger(__name__)

_COMMANDS: TypeAdapter[list[dict[str, JsonValue]]] = TypeAdapter(list[dict[str, JsonValue]])


async def register(
    client: discord.Client,
    tree: app_commands.CommandTree[discord.Client],
    translator: app_commands.Translator,
) -> dict[str, int]:
    """Register the commands of the tree if Discord has others; return their ids by their names."""
    await tree.set_translator(translator)
    ours = _COMMANDS.validate_python(
        [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    )
    route = Route(
        "GET", "/applications/{application_id}/commands", application_id=client.application_id
    )
    theirs = _COMMANDS.validate_python(
        await client.http.request(route, params={"with_localizations": "true"})
    )
    if len(ours) == len(theirs) and _says(_by_name(theirs), _by_name(ours)):
        return {str(command["name"]): int(str(command["id"])) for command in theirs}
    synced = await tree.sync()
    log.info("commands.registered", count=len(ours))
    return {command.name: command.id for command in synced}


def _by_name(commands: list[dict[str, JsonValue]]) -> dict[str, JsonValue]:
    return {str(command["name"]): command for command in commands}


def _says(theirs: JsonValue, ours: JsonValue) -> bool:
    """Whether Discord's description holds all that ours does; it adds ids and leaves out blanks."""
    if isinstance(ours, dict):
        return isinstance(theirs, dict) and all(
            _says(theirs.get(key), value) for key, value in ours.items()
        )
    if isinstance(ours, list) and ours:
        return (
            isinstance(theirs, list) and len(ours) == len(theirs) and all(map(_says, theirs, ours))
        )
    return ours == theirs or (not ours and not theirs)
