"""The two judges, alone and against each other."""

import json
from dataclasses import dataclass
from typing import Any, Final

import pytest
from pydantic import TypeAdapter

from loopback import description
from loopback.errors import ApiError
from loopback.judges import Complaint, Judges
from loopback.wire.callbacks import ANSWERS
from loopback.wire.commands import COMMANDS
from loopback.wire.messages import ChannelMessage, MessageBody

CALLBACK: Final = "POST /interactions/{interaction_id}/{interaction_token}/callback"
FOLLOW_UP: Final = "POST /webhooks/{webhook_id}/{webhook_token}"
EDIT: Final = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
POST: Final = "POST /channels/{channel_id}/messages"
CHANGE: Final = "PATCH /channels/{channel_id}/messages/{message_id}"
SYNC: Final = "PUT /applications/{application_id}/commands"

BODIES: Final[dict[str, TypeAdapter[Any]]] = {
    FOLLOW_UP: TypeAdapter(MessageBody),
    EDIT: TypeAdapter(MessageBody),
    CHANGE: TypeAdapter(MessageBody),
    POST: TypeAdapter(ChannelMessage),
    SYNC: COMMANDS,
}

Json = Any  # what a test sends may be anything at all


@dataclass(frozen=True)
class Case:
    """A body for a route, and where and how it is refused (empty: it is good)."""

    name: str
    route: str
    body: Json
    refusal: str = ""


def message(**data: Json) -> Json:
    return {"type": 4, "data": data}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "a", **more: Json) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id} | more


def select(custom_id: str = "s", values: tuple[str, ...] = ("a", "b"), **more: Json) -> Json:
    options = [{"label": value.upper(), "value": value} for value in values]
    return {"type": 3, "custom_id": custom_id, "options": options} | more


def embed(**parts: Json) -> Json:
    return message(embeds=[{"title": "T"} | parts])


def fields(count: int, name: int = 1, value: int = 1) -> Json:
    return [{"name": "n" * name, "value": "v" * value}] * count


def modal(*components: Json, **more: Json) -> Json:
    return {
        "type": 9,
        "data": {"custom_id": "m", "title": "T", "components": list(components)} | more,
    }


def label(component: Json, **more: Json) -> Json:
    return {"type": 18, "label": "L", "component": component} | more


def text_input(custom_id: str = "t", **more: Json) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1} | more


def choices(*found: Json) -> Json:
    return {"type": 8, "data": {"choices": list(found)}}


def command(name: str = "assign", **more: Json) -> Json:
    return [{"name": name, "description": "d"} | more]


def option(name: str = "who", kind: int = 3, **more: Json) -> Json:
    return {"type": kind, "name": name, "description": "d"} | more


GOOD: Final = (
    Case("a text", CALLBACK, message(content="hello", tts=False)),
    Case("as long as may be", CALLBACK, message(content="x" * 2000)),
    Case("a full embed", CALLBACK, embed(
        description="d" * 4096, fields=fields(1), color=0xFFFFFF, flags=0,
        author={"name": "n", "icon_url": "https://example.org/a.png"}, footer={"text": "f"},
        image={"url": "attachment://board.png"}, timestamp="2026-11-30T08:00:00+00:00",
    )),
    Case("twenty-five fields", CALLBACK, embed(fields=fields(25))),
    Case("five rows of five buttons", CALLBACK, message(content="c", components=[
        row(*(button(f"{line}.{place}") for place in range(5))) for line in range(5)
    ])),
    Case("an emoji alone", CALLBACK, message(content="c", components=[
        row({"type": 2, "style": 2, "custom_id": "e", "emoji": {"id": None, "name": "🎲"}})
    ])),
    Case("a link", CALLBACK, message(content="c", components=[
        row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"})
    ])),
    Case("a user select with a default", CALLBACK, message(content="c", components=[
        row({"type": 5, "custom_id": "u", "default_values": [{"id": 5, "type": "user"}]})
    ])),
    Case("no mentions", CALLBACK, message(content="c", allowed_mentions={"parse": []})),
    Case("mentions by integer", CALLBACK, message(content="c", allowed_mentions={
        "users": [3], "parse": ["everyone", "roles"], "replied_user": True
    })),
    Case("deferred", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    Case("deferred update", CALLBACK, {"type": 6}),
    Case("an update that clears", CALLBACK,
         {"type": 7, "data": {"content": None, "components": []}}),
    Case("no choices", CALLBACK, choices()),
    Case("twenty-five choices", CALLBACK, choices(
        *({"name": f"{n}", "value": n} for n in range(25))
    )),
    Case("a modal of labels", CALLBACK, modal(
        label(text_input(value="v", max_length=20, required=False)),
        label(select(), description="d"),
    )),
    Case("a modal of rows", CALLBACK, modal(row(text_input(label="L")))),
    Case("a follow-up with a file", FOLLOW_UP, {
        "content": "c", "flags": 64,
        "attachments": [{"id": 0, "filename": "a.png", "description": "d"}],
    }),
    Case("an edit", EDIT, {"content": "c", "embeds": [], "tts": False}),
    Case("a post with a nonce", POST, {"content": "c", "nonce": "n" * 25, "enforce_nonce": True}),
    Case("a post that answers", POST, {"content": "c", "message_reference": {
        "message_id": 5, "channel_id": 6, "fail_if_not_exists": False
    }}),
    Case("a change", CHANGE, {"content": "c", "components": [row(select(min_values=0))]}),
    Case("layout components", POST, {"flags": 1 << 15, "components": [
        {"type": 17, "accent_color": 5, "components": [
            {"type": 10, "content": "# Headquarters"},
            {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": button()},
            {"type": 14, "divider": True, "spacing": 2},
            {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]},
            row(button("b")),
        ]},
    ]}),
    Case("a command", SYNC, command(
        options=[option(required=True, autocomplete=True), option("count", 4, min_value=0)],
        name_localizations={"fr": "affecter"}, description_localizations={"fr": "d"},
        default_member_permissions=32, contexts=[0], integration_types=[0], nsfw=False, type=1,
        dm_permission=False,
    )),
    Case("a group in a group", SYNC, command("roster", options=[
        option("ally", 2, options=[option("add", 1, options=[option()])])
    ])),
    Case("a Devanagari name", SYNC, command("काम")),
    Case("a menu entry", SYNC, [{"name": "Show Campaign", "type": 3}]),
    Case("permissions as text", SYNC, command(default_member_permissions="32")),
    Case("no commands at all", SYNC, []),
)  # fmt: skip

REFUSED_BY_BOTH: Final = (
    Case("too long", CALLBACK, message(content="x" * 2001), "data.content BASE_TYPE_MAX_LENGTH"),
    Case("a number as text", CALLBACK, message(content=5), "data.content STRING_TYPE_CONVERT"),
    Case("eleven embeds", CALLBACK, message(embeds=[{"title": "T"}] * 11),
         "data.embeds BASE_TYPE_BAD_LENGTH"),
    Case("a long title", CALLBACK, embed(title="t" * 257),
         "data.embeds.0.title BASE_TYPE_MAX_LENGTH"),
    Case("a long description", CALLBACK, embed(description="d" * 4097),
         "data.embeds.0.description BASE_TYPE_MAX_LENGTH"),
    Case("a 26th field", CALLBACK, embed(fields=fields(26)),
         "data.embeds.0.fields BASE_TYPE_BAD_LENGTH"),
    Case("a long field name", CALLBACK, embed(fields=fields(1, name=257)),
         "data.embeds.0.fields.0.name BASE_TYPE_MAX_LENGTH"),
    Case("a long field value", CALLBACK, embed(fields=fields(1, value=1025)),
         "data.embeds.0.fields.0.value BASE_TYPE_MAX_LENGTH"),
    Case("a field with no value", CALLBACK, embed(fields=[{"name": "n"}]),
         "data.embeds.0.fields.0.value BASE_TYPE_REQUIRED"),
    Case("a long footer", CALLBACK, embed(footer={"text": "f" * 2049}),
         "data.embeds.0.footer.text BASE_TYPE_MAX_LENGTH"),
    Case("a colour that is none", CALLBACK, embed(color=0x1000000),
         "data.embeds.0.color NUMBER_TYPE_MAX"),
    Case("six buttons in a row", CALLBACK, message(content="c", components=[
        row(*(button(f"{n}") for n in range(6)))
    ]), "data.components.0.components BASE_TYPE_BAD_LENGTH"),
    Case("an empty row", CALLBACK, message(content="c", components=[row()]),
         "data.components.0.components BASE_TYPE_BAD_LENGTH"),
    Case("a button outside a row", CALLBACK, message(content="c", components=[button()]),
         "data.components.0 UNION_TYPE_CHOICES"),
    Case("a long label", CALLBACK, message(content="c", components=[row(button(label="l" * 81))]),
         "data.components.0.components.0.label BASE_TYPE_MAX_LENGTH"),
    Case("a long custom id", CALLBACK, message(content="c", components=[row(button("c" * 101))]),
         "data.components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH"),
    Case("26 options", CALLBACK, message(content="c", components=[
        row(select(values=tuple(f"{n}" for n in range(26))))
    ]), "data.components.0.components.0.options BASE_TYPE_BAD_LENGTH"),
    Case("no options", CALLBACK, message(content="c", components=[row(select(values=()))]),
         "data.components.0.components.0.options BASE_TYPE_BAD_LENGTH"),
    Case("a long placeholder", CALLBACK, message(content="c", components=[
        row(select(placeholder="p" * 151))
    ]), "data.components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH"),
    Case("a text input in a message", CALLBACK,
         message(content="c", components=[row(text_input())]),
         "data.components.0.components.0 UNION_TYPE_CHOICES"),
    Case("26 choices", CALLBACK, choices(*({"name": f"{n}", "value": n} for n in range(26))),
         "data.choices BASE_TYPE_BAD_LENGTH"),
    Case("a long choice", CALLBACK, choices({"name": "n" * 101, "value": "v"}),
         "data.choices.0.name BASE_TYPE_MAX_LENGTH"),
    Case("a nameless choice", CALLBACK, choices({"name": "", "value": "v"}),
         "data.choices.0.name BASE_TYPE_MIN_LENGTH"),
    Case("a long modal title", CALLBACK, modal(label(text_input()), title="t" * 46),
         "data.title BASE_TYPE_MAX_LENGTH"),
    Case("a modal with nothing", CALLBACK, modal(), "data.components BASE_TYPE_BAD_LENGTH"),
    Case("a long caption", CALLBACK, modal(label(text_input(), label="l" * 46)),
         "data.components.0.label BASE_TYPE_MAX_LENGTH"),
    Case("a button in a modal", CALLBACK, modal(label(button())),
         "data.components.0.component UNION_TYPE_CHOICES"),
    Case("an unknown answer", CALLBACK, {"type": 44}, "type BASE_TYPE_CHOICES"),
    Case("a long nonce", POST, {"content": "c", "nonce": "n" * 26}, "nonce BASE_TYPE_MAX_LENGTH"),
    Case("a long command name", SYNC, command("n" * 33), "0.name BASE_TYPE_MAX_LENGTH"),
    Case("a long command description", SYNC, command(description="d" * 101),
         "0.description BASE_TYPE_MAX_LENGTH"),
    Case("an option with no description", SYNC, command(options=[option(description="")]),
         "0.options.0.description BASE_TYPE_MIN_LENGTH"),
    Case("26 options of a command", SYNC, command(options=[option(f"o{n}") for n in range(26)]),
         "0.options BASE_TYPE_BAD_LENGTH"),
    Case("26 choices of an option", SYNC, command(options=[
        option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])
    ]), "0.options.0.choices BASE_TYPE_BAD_LENGTH"),
    Case("a group in a group in a group", SYNC, command(options=[
        option("a", 2, options=[option("b", 2, options=[option()])])
    ]), "0.options.0.options.0.type BASE_TYPE_CHOICES"),
    Case("a long translation", SYNC, command(description_localizations={"fr": "d" * 101}),
         "0.description_localizations.fr BASE_TYPE_MAX_LENGTH"),
    Case("no context", SYNC, command(contexts=[]), "0.contexts BASE_TYPE_BAD_LENGTH"),
)  # fmt: skip

# What Discord refuses although its description does not say so.
REFUSED_BY_THE_MODELS: Final = (
    Case("a typo", CALLBACK, message(content="c", embed={}), "data.embed UNKNOWN_FIELD"),
    Case("over 6000 characters", CALLBACK, message(embeds=[{"description": "d" * 3001}] * 2),
         "data.embeds MAX_EMBED_SIZE_EXCEEDED"),
    Case("an embed of nothing", CALLBACK, message(embeds=[{"color": 5}]),
         "data.embeds.0 BASE_TYPE_REQUIRED"),
    Case("a blank field", CALLBACK, embed(fields=[{"name": " ", "value": "v"}]),
         "data.embeds.0.fields.0.name BASE_TYPE_REQUIRED"),
    Case("an author with no name", CALLBACK, embed(author={"url": "https://example.org"}),
         "data.embeds.0.author.name BASE_TYPE_REQUIRED"),
    Case("an image from nowhere", CALLBACK, embed(image={"url": "board.png"}),
         "data.embeds.0.image.url URL_TYPE_INVALID_URL"),
    Case("a time that is none", CALLBACK, embed(timestamp="yesterday"),
         "data.embeds.0.timestamp DATE_TIME_TYPE_PARSE"),
    Case("six rows", CALLBACK,
         message(content="c", components=[row(button(f"{n}")) for n in range(6)]),
         "data BASE_TYPE_BAD_LENGTH"),
    Case("a select beside a button", CALLBACK,
         message(content="c", components=[row(button(), select())]),
         "data.components.0 COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    Case("the same custom id twice", CALLBACK, message(content="c", components=[
        row(button()), row(button())
    ]), "data COMPONENT_CUSTOM_ID_DUPLICATED"),
    Case("a button of nothing", CALLBACK, message(content="c", components=[
        row({"type": 2, "style": 1, "custom_id": "a"})
    ]), "data.components.0.components.0 BASE_TYPE_REQUIRED"),
    Case("a button with no id", CALLBACK, message(content="c", components=[
        row({"type": 2, "style": 1, "label": "a"})
    ]), "data.components.0.components.0 BASE_TYPE_REQUIRED"),
    Case("a letter as emoji", CALLBACK, message(content="c", components=[
        row(button(emoji={"name": "x"}))
    ]), "data.components.0.components.0.emoji BUTTON_COMPONENT_INVALID_EMOJI"),
    Case("the same value twice", CALLBACK, message(content="c", components=[
        row(select(values=("a", "a")))
    ]), "data.components.0.components.0 SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    Case("more to choose than there is", CALLBACK, message(content="c", components=[
        row(select(max_values=3))
    ]), "data.components.0.components.0 SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS"),
    Case("least over most", CALLBACK, message(content="c", components=[
        row(select(min_values=2))
    ]), "data.components.0.components.0 SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX_VALUES"),
    Case("parse and list", CALLBACK, message(content="c", allowed_mentions={
        "parse": ["users"], "users": ["3"]
    }), "data.allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"),
    Case("layout components with no flag", POST, {"components": [{"type": 10, "content": "c"}]},
         "UNION_TYPE_CHOICES"),
    Case("layout components with content", POST, {
        "content": "c", "flags": 1 << 15, "components": [{"type": 10, "content": "c"}]
    }, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    Case("a post over 2000", POST, {"content": "x" * 2001}, "content BASE_TYPE_MAX_LENGTH"),
    Case("a long choice value", CALLBACK, choices({"name": "n", "value": "v" * 101}),
         "data.choices.0.value BASE_TYPE_MAX_LENGTH"),
    Case("six inputs", CALLBACK, modal(*(label(text_input(f"{n}")) for n in range(6))),
         "data BASE_TYPE_BAD_LENGTH"),
    Case("two inputs of one id", CALLBACK, modal(label(text_input()), label(text_input())),
         "data COMPONENT_CUSTOM_ID_DUPLICATED"),
    Case("a prefilled text too long", CALLBACK,
         modal(label(text_input(value="long", max_length=3))),
         "data.components.0.component BASE_TYPE_BAD_LENGTH"),
    Case("a capital", SYNC, command("Assign"), "0.name APPLICATION_COMMAND_INVALID_NAME"),
    Case("a space", SYNC, command("to assign"), "0.name APPLICATION_COMMAND_INVALID_NAME"),
    Case("a French capital", SYNC, command(options=[option(name_localizations={"fr": "Équipe"})]),
         "0.options.0.name_localizations APPLICATION_COMMAND_INVALID_NAME"),
    Case("a language that is none", SYNC, command(name_localizations={"xx": "a"}),
         "0.name_localizations ENUM_TYPE_COERCE"),
    Case("optional before required", SYNC, command(options=[option(), option("b", required=True)]),
         "0.options APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    Case("autocomplete and choices", SYNC, command(options=[
        option(autocomplete=True, choices=[{"name": "n", "value": "v"}])
    ]), "0.options.0 APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_EXCLUSIVE"),
    Case("the same option twice", SYNC, command(options=[option(), option()]),
         "0.options APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE"),
    Case("the same option twice in French", SYNC, command(options=[
        option("a", name_localizations={"fr": "b"}), option("b")
    ]), "0.options APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE"),
    Case("an option beside a subcommand", SYNC, command(options=[option("a", 1), option()]),
         "0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    Case("the same command twice", SYNC, command() + command(),
         "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    Case("101 commands", SYNC, [each for n in range(101) for each in command(f"c{n}")],
         "BASE_TYPE_BAD_LENGTH"),
    Case("a command of 8000 characters", SYNC, command(options=[
        option(choices=[{"name": f"{n:0100}", "value": f"{n:0100}"} for n in range(25)])
        | {"name": f"o{place}"} for place in range(2)
    ]), "0 APPLICATION_COMMAND_TOO_LARGE"),
    Case("a description on a menu entry", SYNC, [{"name": "Show", "type": 2, "description": "d"}],
         "0 APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID"),
    Case("no description", SYNC, [{"name": "assign"}], "0 BASE_TYPE_REQUIRED"),
)  # fmt: skip

CASES: Final = (*GOOD, *REFUSED_BY_BOTH, *REFUSED_BY_THE_MODELS)
of_each = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def places(tree: object, path: str = "") -> set[str]:
    """All places of an error tree, each as `path code`."""
    assert isinstance(tree, dict)
    found = {f"{path} {error['code']}".strip() for error in tree.get("_errors", ())}
    for step, inner in tree.items():
        if step != "_errors":
            found |= places(inner, f"{path}.{step}".strip("."))
    return found


def verdict(judges: Judges, case: Case) -> set[str]:
    """What the judges refuse of a body; empty if nothing."""
    method, _, route = case.route.partition(" ")
    if case.route == CALLBACK:
        if case.body["type"] not in ANSWERS:
            return {"type BASE_TYPE_CHOICES"}  # the route itself refuses it
        adapter: TypeAdapter[Any] = TypeAdapter(ANSWERS[case.body["type"]])
    else:
        adapter = BODIES[case.route]
    try:
        judges.read(adapter, method, route, json.dumps(case.body).encode())
    except ApiError as error:
        return places(error.errors)
    return set()


@of_each
def test_the_models_refuse_what_discord_refuses_and_say_where(case: Case) -> None:
    assert verdict(Judges(None), case) == ({case.refusal} if case.refusal else set())


@pytest.mark.skipif(description.load() is None, reason=description.ABSENT)
@of_each
def test_the_judges_agree_wherever_the_description_says_anything(case: Case) -> None:
    second = description.load()
    assert second is not None
    method, _, route = case.route.partition(" ")

    complaints = second.complaints(method, route, case.body)

    assert bool(complaints) is (case in REFUSED_BY_BOTH), complaints


def test_a_disagreement_is_recorded() -> None:
    class Strict:
        def complaints(self, *_: object) -> tuple[Any, ...]:
            return (Complaint("content", "too plain"),)

    judges = Judges(Strict())
    good = CASES[0]

    assert verdict(judges, good) == {"content DESCRIPTION"}
    (found,) = judges.disagreements
    assert (found.refused_by, found.reasons) == ("description", ("content: too plain",))


def test_what_only_the_models_refuse_is_recorded_unless_the_description_lacks_the_rule() -> None:
    class Lax:
        def complaints(self, *_: object) -> tuple[Any, ...]:
            return ()

    judges = Judges(Lax())
    named = {case.name: case for case in CASES}

    assert verdict(judges, named["over 6000 characters"])
    assert verdict(judges, named["a typo"])
    assert judges.disagreements == []
    assert verdict(judges, named["too long"])
    assert [found.refused_by for found in judges.disagreements] == ["models"]
