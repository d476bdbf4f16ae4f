"""Each body that the bot sends is judged, and what Discord would refuse is refused."""

from dataclasses import dataclass
from typing import Protocol, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json

from loopback.errors import api_error, invalid_at, invalid_form
from loopback.wire.base import JsonObject
from loopback.wire.errors import code_of, error_tree, errors_of, is_beyond_description

Model = TypeVar("Model")


@dataclass(frozen=True, slots=True)
class Refusal:
    """A request that was answered with an error, by right and not by mischief."""

    method: str
    path: str
    status: int
    code: int
    message: str
    errors: JsonObject | None
    body: str


@dataclass(frozen=True, slots=True)
class Complaint:
    """What the second judge has against a body, and where."""

    path: str  # dotted
    message: str


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One judge would have let a body pass and the other not."""

    route: str
    refused_by: str  # "models" or "description"
    reasons: tuple[str, ...]
    body: str


class Description(Protocol):
    """The second judge: Discord's own description, where it is at hand."""

    def complaints(self, method: str, route: str, body: object) -> tuple[Complaint, ...]:
        """What is wrong with a body sent to this route; empty if nothing is."""
        ...


class Judges:
    """The models, and Discord's description if there is one.

    Args:
        description: the second judge, or None.
    """

    def __init__(self, description: Description | None) -> None:
        self.description = description
        self.disagreements: list[Disagreement] = []

    def read(self, kind: TypeAdapter[Model], method: str, route: str, raw: bytes) -> Model:
        """The body as its model.

        Raises:
            ApiError: 50109 if it is no JSON, 50035 if either judge refuses it.
        """
        complaints: tuple[Complaint, ...] = ()
        if self.description is not None:
            try:
                body: object = from_json(raw)
            except ValueError:
                raise api_error(50109) from None
            complaints = self.description.complaints(method, route, body)
        try:
            read = kind.validate_json(raw)
        except ValidationError as error:
            if errors_of(error)[0]["type"] == "json_invalid":
                raise api_error(50109) from None
            if self.description is not None and not complaints:
                self._note_models_alone(f"{method} {route}", raw, error)
            raise invalid_form(error_tree(error)) from None
        if complaints:
            reasons = tuple(f"{each.path}: {each.message}" for each in complaints)
            self.disagreements.append(
                Disagreement(f"{method} {route}", "description", reasons, raw.decode())
            )
            raise invalid_at(complaints[0].path, "DESCRIPTION", complaints[0].message)
        return read

    def _note_models_alone(self, route: str, raw: bytes, error: ValidationError) -> None:
        reasons = tuple(
            f"{'.'.join(map(str, detail['loc']))}: {code_of(detail)}"
            for detail in errors_of(error)
            if not is_beyond_description(detail)
        )
        if reasons:
            self.disagreements.append(Disagreement(route, "models", reasons, raw.decode()))
