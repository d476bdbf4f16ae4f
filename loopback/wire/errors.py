"""From pydantic's list of errors to the tree in which Discord answers."""

from typing import Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from loopback.wire.base import JsonObject

# pydantic's name of an error -> Discord's.
_CODES: Final = {
    "missing": "BASE_TYPE_REQUIRED",
    "string_too_long": "BASE_TYPE_MAX_LENGTH",
    "string_too_short": "BASE_TYPE_MIN_LENGTH",
    "too_long": "BASE_TYPE_BAD_LENGTH",
    "too_short": "BASE_TYPE_BAD_LENGTH",
    "less_than_equal": "NUMBER_TYPE_MAX",
    "greater_than_equal": "NUMBER_TYPE_MIN",
    "less_than": "NUMBER_TYPE_MAX",
    "int_type": "NUMBER_TYPE_COERCE",
    "int_parsing": "NUMBER_TYPE_COERCE",
    "bool_type": "BOOLEAN_TYPE_CONVERT",
    "string_type": "STRING_TYPE_CONVERT",
    "literal_error": "BASE_TYPE_CHOICES",
    "union_tag_invalid": "UNION_TYPE_CHOICES",
    "union_tag_not_found": "UNION_TYPE_CHOICES",
    "extra_forbidden": "UNKNOWN_FIELD",
    "json_invalid": "JSON_INVALID",
}


def code_of(error: ErrorDetails) -> str:
    """Discord's code of one error; the errors of our own validators carry it themselves."""
    return _CODES.get(error["type"], error["type"])


def is_beyond_description(error: ErrorDetails) -> bool:
    """Whether the rule is one that Discord has but its machine-readable description lacks.

    All such rules are validators of our own, whose errors have Discord's codes in capitals; and
    the description forbids no unknown field.
    """
    return error["type"].isupper() or error["type"] == "extra_forbidden"


def errors_of(error: ValidationError) -> list[ErrorDetails]:
    """All errors, less an echo of pydantic's: a list with a bad item also counts as too short."""
    found = error.errors(include_url=False, include_input=False)
    inner = {detail["loc"][:length] for detail in found for length in range(len(detail["loc"]))}
    return [
        detail for detail in found if detail["type"] != "too_short" or detail["loc"] not in inner
    ]


def error_tree(error: ValidationError) -> JsonObject:
    """The `errors` of a 50035 answer: nested by path, `_errors` at each place that is wrong."""
    tree: JsonObject = {}
    for detail in errors_of(error):
        place = tree
        for step in detail["loc"]:
            if isinstance(step, str) and step.startswith("<"):
                continue  # the tag of a union, no step of the body
            deeper = place.setdefault(str(step), {})
            if not isinstance(deeper, dict):
                break
            place = deeper
        found = place.setdefault("_errors", [])
        if isinstance(found, list):
            found.append({"code": code_of(detail), "message": detail["msg"]})
    return tree
