"""`/campaign settings`: the ✎ and ⚖ of rules.md, shown and changed by options or in a few taps."""

import zlib
from collections.abc import Callable

from bot.answers import Button, Modal, Option, Reply, Row, Select, TextField
from bot.commands.told import happened, told
from bot.commands.typed import whole_number
from bot.custom_ids import CustomId
from bot.refusals import Refused
from bot.telling.embeds import build_embed
from bot.telling.escaping import escape
from bot.telling.settings import rulings_told, settings_told
from bot.wishes import Answer, Ask, Change, Open, Press, Show, Wish, action, command
from bot.words import Say
from core import founding
from core.campaign import (
    DeckKeeper,
    DieFaces,
    Language,
    Rulings,
    Settings,
    Spaces,
    UnkeptCards,
)
from storage.values import Changed, Stored

_NO_LIMIT = -1  # typed for a number of spaces
_MEDICINE_HEARTS = range(1, founding.MOST_MEDICINE_HEARTS + 1)
# The rulings as they are when each is ticked in the menu, and when none is.
_TICKED = Rulings(
    medicine_raises_eliminated=True,
    heal_newly_eliminated=True,
    heal_injured_anywhere=True,
    unkept_cards=UnkeptCards.DECK,
    empty_command_room_uses_try=True,
)
_UNTICKED = Rulings(
    medicine_raises_eliminated=False,
    heal_newly_eliminated=False,
    heal_injured_anywhere=False,
    unkept_cards=UnkeptCards.DISCARD,
    empty_command_room_uses_try=False,
)

Edit = Callable[[Settings], Settings]


@command("campaign settings")
def settings(  # noqa: PLR0913 - an option each
    _: Ask,
    *,
    language: Language | None = None,
    deck: DeckKeeper | None = None,
    medicine_hearts: int | None = None,
    die_hits: int | None = None,
    die_specials: int | None = None,
    die_failures: int | None = None,
    hospital: int | None = None,
    workshop: int | None = None,
    shop: int | None = None,
    command_room: int | None = None,
    red: int | None = None,
    medicine_raises_eliminated: bool | None = None,
    heal_newly_eliminated: bool | None = None,
    heal_injured_anywhere: bool | None = None,
    unkept_cards: UnkeptCards | None = None,
    empty_command_room_uses_try: bool | None = None,
) -> Wish:
    """Set what is told; without an option, show everything with menus to change it."""
    plain = _given(language=language, deck_keeper=deck, medicine_hearts=medicine_hearts)
    die = _given(hit=die_hits, special=die_specials, failure=die_failures)
    spaces = _given(
        hospital=hospital, workshop=workshop, shop=shop, command_room=command_room, red=red
    )
    rulings = _given(
        medicine_raises_eliminated=medicine_raises_eliminated,
        heal_newly_eliminated=heal_newly_eliminated,
        heal_injured_anywhere=heal_injured_anywhere,
        unkept_cards=unkept_cards,
        empty_command_room_uses_try=empty_command_room_uses_try,
    )
    if not (plain or die or spaces or rulings):
        return Show(panel, answer=Answer.PUBLIC)

    def edit(now: Settings) -> Settings:
        limits = {name: None if space == _NO_LIMIT else space for name, space in spaces.items()}
        update = {
            **plain,
            "die_faces": _die(now.die_faces, die),
            "spaces": now.spaces.model_copy(update=limits),
            "rulings": now.rulings.model_copy(update=rulings),
        }
        return now.model_copy(update=update)

    return Change(
        lambda campaign, _: founding.change_settings(campaign, edit(campaign.settings)), told
    )


def _given(**values: object) -> dict[str, object]:
    return {name: value for name, value in values.items() if value is not None}


def _die(now: DieFaces | None, told_of: dict[str, object]) -> DieFaces | None:
    """The die with the numbers of faces that are told.

    Raises:
        Refused: not all are told and the others are not known.
    """
    if not told_of:
        return now
    if now is None and len(told_of) < len(DieFaces.model_fields):
        raise Refused("settings-die-incomplete")
    return (now or DieFaces(hit=0, special=0, failure=0)).model_copy(update=told_of)


# --- the panel -----------------------------------------------------------------------------------


def panel(stored: Stored, say: Say) -> Reply:
    """All settings, and menus and buttons that change them."""
    settings = stored.campaign.settings
    told_of = settings_told(settings, say)
    rulings = rulings_told(settings.rulings, say)
    access = told_of.pop("access")
    read_off = [f"✎ {_capital(text)}" for name, text in told_of.items() if name not in rulings]
    ruled = [f"⚖ {_capital(text)}" for text in rulings.values()]
    embed = build_embed(
        title=say("settings-title", campaign=escape(stored.campaign.name)),
        lines=[*read_off, "", *ruled, "", f"👤 {_capital(access)}"],
        footer=say("settings-footer"),
    )
    return Reply(embeds=(embed,), rows=_rows(stored, say))


def _rows(stored: Stored, say: Say) -> list[Row]:
    now = stored.campaign.settings
    guard = as_shown(stored)

    def custom_id(action: str) -> CustomId:
        return CustomId(action, stored.id, guard)

    rulings = [
        Option(
            name,
            _capital(phrase),
            about=say("settings-default", ticked=_yes(_ticked(Rulings(), name))),
            chosen=_ticked(now.rulings, name),
        )
        for name, phrase in rulings_told(_TICKED, say).items()
    ]
    decks = [
        Option(
            keeper.value,
            _capital(say("setting-deck", keeper=keeper.value)),
            chosen=keeper is now.deck_keeper,
        )
        for keeper in DeckKeeper
    ]
    medicines = [
        Option(
            str(hearts),
            _capital(say("setting-medicine", number=hearts)),
            chosen=hearts == now.medicine_hearts,
        )
        for hearts in _MEDICINE_HEARTS
    ]
    languages = [
        Option(
            language.value,
            _capital(say("setting-language", language=language.value)),
            chosen=language is now.language,
        )
        for language in Language
    ]
    return [
        Select(
            custom_id("setting-rulings"),
            rulings,
            placeholder=say("settings-rulings"),
            least=0,
            most=len(rulings),
        ),
        Select(custom_id("setting-deck"), decks),
        Select(custom_id("setting-medicine"), medicines),
        Select(custom_id("setting-language"), languages),
        (
            Button(say("settings-die"), custom_id("setting-die")),
            Button(say("settings-spaces"), custom_id("setting-spaces")),
        ),
    ]


def as_shown(stored: Stored) -> int:
    """The guard of the panel: nothing but another setting makes it stale."""
    return zlib.crc32(stored.campaign.settings.model_dump_json().encode())


def _ticked(rulings: Rulings, name: str) -> bool:
    return bool(getattr(rulings, name) == getattr(_TICKED, name))


def _yes(ticked: bool) -> str:  # noqa: FBT001
    return "yes" if ticked else "no"


def _capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]


# --- what its menus and buttons do ---------------------------------------------------------------


def _set(edit: Edit) -> Wish:
    return Change(
        lambda campaign, _: founding.change_settings(campaign, edit(campaign.settings)),
        _panel_after,
        answer=Answer.UPDATE,
        guard=as_shown,
        refresh=panel,
    )


def _panel_after(changed: Changed, say: Say) -> Reply:
    """The panel as it is now, and who changed what."""
    shown = panel(changed.after, say)
    if changed.entry is None:
        return shown
    return Reply(happened(changed.entry, say), shown.embeds, shown.rows)


@action("setting-rulings")
def choose_rulings(press: Press) -> Wish:
    """Those rulings hold that are ticked."""
    update = {name: value for name, value in _TICKED if name in press.values}
    rulings = _UNTICKED.model_copy(update=update)
    return _set(lambda now: now.model_copy(update={"rulings": rulings}))


@action("setting-deck")
def choose_deck(press: Press) -> Wish:
    """Who keeps the Equipment deck."""
    keeper = DeckKeeper(press.values[0])
    return _set(lambda now: now.model_copy(update={"deck_keeper": keeper}))


@action("setting-medicine")
def choose_medicine(press: Press) -> Wish:
    """How many hearts a Medicine heals."""
    hearts = int(press.values[0])
    return _set(lambda now: now.model_copy(update={"medicine_hearts": hearts}))


@action("setting-language")
def choose_language(press: Press) -> Wish:
    """The campaign's language."""
    language = Language(press.values[0])
    return _set(lambda now: now.model_copy(update={"language": language}))


@action("setting-die")
def ask_for_die(_: Press) -> Wish:
    """A form for the faces of the die."""
    return Open(
        lambda stored, say: die_form(
            stored, say, CustomId("setting-die-typed", stored.id, as_shown(stored))
        ),
        guard=as_shown,
        refresh=panel,
    )


def die_form(stored: Stored, say: Say, then: CustomId) -> Modal:
    """How many of the die's faces are a hit, the special face, a failure?"""
    now = stored.campaign.settings.die_faces
    fields = [
        TextField(
            face,
            say(f"settings-die-{face}"),
            about=say("settings-die-about") if face == "hit" else None,
            value="" if now is None else str(getattr(now, face)),
            most=2,
        )
        for face in DieFaces.model_fields
    ]
    return Modal(then, say("settings-die-title"), fields)


def die_typed(press: Press) -> DieFaces:
    """The faces as typed into that form.

    Raises:
        Refused: they are no numbers.
    """
    return DieFaces(**{face: whole_number(press.text(face)) for face in DieFaces.model_fields})


@action("setting-die-typed", modal=True)
def set_die(press: Press) -> Wish:
    """The faces as typed."""
    faces = die_typed(press)
    return _set(lambda now: now.model_copy(update={"die_faces": faces}))


@action("setting-spaces")
def ask_for_spaces(_: Press) -> Wish:
    """A form for the spaces in the Buildings."""
    return Open(_spaces_form, guard=as_shown, refresh=panel)


def _spaces_form(stored: Stored, say: Say) -> Modal:
    now = stored.campaign.settings.spaces
    fields = [
        TextField(
            name,
            say("settings-spaces-red") if name == "red" else say("building", building=name),
            value="" if limit is None else str(limit),
            hint=say("settings-no-limit"),
            most=2,
            required=False,
        )
        for name, limit in now
    ]
    return Modal(
        CustomId("setting-spaces-typed", stored.id, as_shown(stored)),
        say("settings-spaces-title"),
        fields,
    )


@action("setting-spaces-typed", modal=True)
def set_spaces(press: Press) -> Wish:
    """The numbers of spaces as typed; none is no limit."""
    typed = {name: press.text(name) for name in Spaces.model_fields}
    spaces = Spaces(**{name: whole_number(text) if text else None for name, text in typed.items()})
    return _set(lambda now: now.model_copy(update={"spaces": spaces}))


COMMANDS = (settings,)
ACTIONS = (
    choose_rulings,
    choose_deck,
    choose_medicine,
    choose_language,
    ask_for_die,
    set_die,
    ask_for_spaces,
    set_spaces,
)
