"""Judge two: Discord's own description of its API, where it is at hand.

The file is never part of this project. It is looked for at `../shared/discord-openapi.json` beside
the working tree, or where the environment's LOOPBACK_DESCRIPTION points.
"""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from pydantic import TypeAdapter
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from loopback.judges import Complaint
from loopback.wire.base import JsonObject

ABSENT: Final = "Discord's description is not at hand: bodies are judged by our models alone"
_BASE: Final = "urn:discord"
_DIGITS: Final[JsonObject] = {"type": "string", "pattern": "^[0-9]+$"}

# False alarms, all seen with discord.py: what Discord takes although its description does not say
# so. Formats (`uri` refuses attachment://) are not checked at all.
#   schema, property or None for the schema itself, what is taken besides.
_TAKEN_BESIDES: Final[tuple[tuple[str, str | None, JsonObject], ...]] = (
    # Ids as integers: in allowed_mentions, attachments, select defaults, emoji.
    ("SnowflakeType", None, {"type": "integer", "minimum": 0}),
    # Permissions as a string, which is how the documentation has them.
    ("ApplicationCommandCreateRequest", "default_member_permissions", _DIGITS),
    ("ApplicationCommandUpdateRequest", "default_member_permissions", _DIGITS),
)


def path() -> Path:
    """Where the description should be."""
    beside = Path(__file__).parents[2] / "shared" / "discord-openapi.json"
    return Path(os.environ.get("LOOPBACK_DESCRIPTION", beside))


@cache
def load() -> "Description | None":
    """The second judge, or None where its file is not at hand."""
    found = path()
    return Description(found.read_bytes()) if found.is_file() else None


class Description:
    """Discord's description, asked route by route.

    Args:
        text: the OpenAPI document as JSON.
    """

    def __init__(self, text: bytes) -> None:
        document = TypeAdapter(dict[str, object]).validate_json(text)
        schemas = _at(document, "components", "schemas")
        for name, part, besides in _TAKEN_BESIDES:
            holder, key = (
                (schemas, name) if part is None else (_at(schemas, name, "properties"), part)
            )
            holder[key] = {"anyOf": [holder[key], besides]}
        self._paths = _at(document, "paths")
        resource: Resource[bool | Mapping[str, Any]] = DRAFT202012.create_resource(document)
        self._registry = Registry[bool | Mapping[str, Any]]().with_resource(_BASE, resource)
        self._validators: dict[tuple[str, str], Draft202012Validator | None] = {}

    def complaints(self, method: str, route: str, body: object) -> tuple[Complaint, ...]:
        """What is wrong with a body sent to this route; empty if nothing is.

        A route of which the description knows no body is not complained of.
        """
        validator = self._validator(method.lower(), route)
        if validator is None or validator.is_valid(body):
            return ()
        error = best_match(validator.iter_errors(body))
        if error is None:
            return ()
        return (Complaint(".".join(map(str, error.absolute_path)), error.message),)

    def _validator(self, method: str, route: str) -> Draft202012Validator | None:
        key = method, route
        if key not in self._validators:
            self._validators[key] = self._compile(method, route)
        return self._validators[key]

    def _compile(self, method: str, route: str) -> Draft202012Validator | None:
        operation = self._paths.get(route)
        if not isinstance(operation, dict) or "requestBody" not in operation.get(method, {}):
            return None
        escaped = route.replace("~", "~0").replace("/", "~1")
        media = "application~1json"
        where = f"#/paths/{escaped}/{method}/requestBody/content/{media}/schema"
        return Draft202012Validator({"$ref": _BASE + where}, registry=self._registry)


def _at(document: JsonObject, *steps: str) -> JsonObject:
    """The object at this place, itself and no copy: the document is mended in place."""
    for step in steps:
        inner = document[step]
        if not isinstance(inner, dict):
            raise TypeError(f"{step} is no object in Discord's description")
        document = inner
    return document
