"""First answers to an interaction, by their type number."""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Discriminator, Field, Tag

from loopback.wire.base import Body, at_most, known_locales, text_or_number
from loopback.wire.messages import DeferData, MessageBody
from loopback.wire.modals import Modal

PONG: Final = 1
MESSAGE: Final = 4
DEFERRED_MESSAGE: Final = 5
DEFERRED_UPDATE: Final = 6
UPDATE: Final = 7
CHOICES: Final = 8
MODAL: Final = 9


class PongAnswer(Body):
    type: Literal[1]


class MessageAnswer(Body):
    type: Literal[4]
    data: MessageBody


class DeferredAnswer(Body):
    type: Literal[5]
    data: DeferData | None = None


class DeferredUpdateAnswer(Body):
    type: Literal[6]
    data: DeferData | None = None


class UpdateAnswer(Body):
    type: Literal[7]
    data: MessageBody | None = None


class Choice(Body):
    """One suggestion of autocomplete, or one fixed choice of an option."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    name_localizations: (
        Annotated[
            dict[str, Annotated[str, Field(min_length=1, max_length=100)]],
            AfterValidator(known_locales),
        ]
        | None
    ) = None
    value: Annotated[
        Annotated[str, at_most(100), Tag("<text>")]
        | Annotated[int, Tag("<whole>")]
        | Annotated[float, Tag("<number>")],
        Discriminator(text_or_number),
    ]


class ChoicesData(Body):
    choices: Annotated[tuple[Choice, ...], Field(max_length=25)] = ()


class ChoicesAnswer(Body):
    type: Literal[8]
    data: ChoicesData


class ModalAnswer(Body):
    type: Literal[9]
    data: Modal


Answer = (
    PongAnswer
    | MessageAnswer
    | DeferredAnswer
    | DeferredUpdateAnswer
    | UpdateAnswer
    | ChoicesAnswer
    | ModalAnswer
)

ANSWERS: Final[dict[int, type[Answer]]] = {
    PONG: PongAnswer,
    MESSAGE: MessageAnswer,
    DEFERRED_MESSAGE: DeferredAnswer,
    DEFERRED_UPDATE: DeferredUpdateAnswer,
    UPDATE: UpdateAnswer,
    CHOICES: ChoicesAnswer,
    MODAL: ModalAnswer,
}
