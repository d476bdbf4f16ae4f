"""Modals: a title and up to five inputs."""

from typing import Annotated, Final, Literal

from pydantic import Discriminator, Field, Tag, model_validator

from loopback.wire.base import Body, ComponentId, CustomId, refuse, repeated
from loopback.wire.components import (
    AnySelect,
    ChannelSelect,
    MentionableSelect,
    RoleSelect,
    StringSelect,
    TextDisplay,
    UserSelect,
    kind_of,
)

MAX_INPUTS: Final = 5


class TextInput(Body):
    """One line (`style` 1) or a paragraph (2) of typed text."""

    type: Literal[4]
    id: ComponentId | None = None
    custom_id: CustomId
    style: Annotated[int, Field(ge=1, le=2)]
    label: Annotated[str, Field(min_length=1, max_length=45)] | None = None
    value: Annotated[str, Field(max_length=4000)] | None = None
    placeholder: Annotated[str, Field(max_length=100)] | None = None
    required: bool | None = None
    min_length: Annotated[int, Field(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None

    @model_validator(mode="after")
    def _lengths(self) -> "TextInput":
        least, most = self.min_length or 0, self.max_length or 4000
        if least > most:
            raise refuse(
                "TEXT_INPUT_COMPONENT_MIN_LENGTH_EXCEEDS_MAX_LENGTH",
                "The minimum length is greater than the maximum length",
            )
        if self.value and not least <= len(self.value) <= most:
            raise refuse("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return self


class InputRow(Body):
    """The older way to hold a text input."""

    type: Literal[1]
    id: ComponentId | None = None
    components: Annotated[tuple[TextInput, ...], Field(min_length=1, max_length=1)]

    @model_validator(mode="after")
    def _labelled(self) -> "InputRow":
        if self.components[0].label is None:
            raise refuse("BASE_TYPE_REQUIRED", "A text input in a row needs a label")
        return self


class Label(Body):
    """A caption with one input under it."""

    type: Literal[18]
    id: ComponentId | None = None
    label: Annotated[str, Field(min_length=1, max_length=45)]
    description: Annotated[str, Field(min_length=1, max_length=100)] | None = None
    component: Annotated[
        Annotated[StringSelect, Tag("<3>")]
        | Annotated[TextInput, Tag("<4>")]
        | Annotated[UserSelect, Tag("<5>")]
        | Annotated[RoleSelect, Tag("<6>")]
        | Annotated[MentionableSelect, Tag("<7>")]
        | Annotated[ChannelSelect, Tag("<8>")],
        Discriminator(kind_of),
    ]

    @model_validator(mode="after")
    def _usable(self) -> "Label":
        if isinstance(self.component, TextInput):
            if self.component.label is not None:
                raise refuse(
                    "TEXT_INPUT_COMPONENT_LABEL_IN_LABEL",
                    "The label belongs to the Label around it",
                )
        elif self.component.disabled:
            raise refuse("SELECT_COMPONENT_DISABLED_IN_MODAL", "Cannot be disabled in a modal")
        return self


Input = TextInput | AnySelect


class Modal(Body):
    """A modal as the bot opens it."""

    custom_id: CustomId
    title: Annotated[str, Field(min_length=1, max_length=45)]
    components: Annotated[
        tuple[
            Annotated[
                Annotated[InputRow, Tag("<1>")]
                | Annotated[TextDisplay, Tag("<10>")]
                | Annotated[Label, Tag("<18>")],
                Discriminator(kind_of),
            ],
            ...,
        ],
        Field(min_length=1, max_length=40),
    ]

    @property
    def inputs(self) -> tuple[tuple[str, Input], ...]:
        """Each input with its caption, from top to bottom."""
        found: list[tuple[str, Input]] = []
        for component in self.components:
            if isinstance(component, Label):
                found.append((component.label, component.component))
            elif isinstance(component, InputRow):
                child = component.components[0]
                found.append((child.label or "", child))
        return tuple(found)

    @model_validator(mode="after")
    def _inputs_fit(self) -> "Modal":
        if len(self.components) > MAX_INPUTS:
            raise refuse("BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_INPUTS} in length.")
        if not self.inputs:
            raise refuse("BASE_TYPE_REQUIRED", "A modal needs an input")
        if value := repeated(item.custom_id for _, item in self.inputs):
            raise refuse(
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                f"Component custom id cannot be duplicated: {value}",
            )
        return self
