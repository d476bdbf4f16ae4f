"""`/assign` and `/unassign`: who works where in the next Memory (rules.md §3)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.answers import MOST_OPTIONS, Button, Option, Reply, Row, Select
from bot.commands import candidates
from bot.commands.next_steps import as_rows, moment, next_buttons
from bot.commands.told import told, warning
from bot.custom_ids import CustomId
from bot.names import pick
from bot.pictures.board import board_of
from bot.telling import terms
from bot.telling.escaping import escape, plain
from bot.telling.glance import buildings_embed
from bot.telling.lines import line
from bot.wishes import Answer, Ask, Change, Press, Show, Wish, action, command
from bot.words import Say
from core import hearts
from core.campaign import Assassin, Building, Campaign, Phase, Worker
from core.chance import Chance
from core.events import Events
from core.headquarters import assignment
from core.next_steps import Step, next_steps
from storage.values import Changed, Stored


@command("assign", suggest={"miniature": candidates.assignable})
def assign(_: Ask, miniature: str | None = None, building: Building | None = None) -> Wish:
    """Place one miniature; with less said than that, choose from menus."""
    if miniature is None:
        return Show(partial(_opened, view=_View(building)), Answer.PUBLIC)
    if building is None:
        return Show(partial(_where_to, miniature=miniature))
    return Change(partial(_assigned, miniature=miniature, building=building), told)


@action("next-place")
def place(_: Press) -> Wish:
    """The button at the beginning of the step: the board, in front of everybody."""
    return Show(partial(_opened, view=_View()), Answer.PUBLIC, guard=moment)


@command("unassign", suggest={"miniature": candidates.unassignable})
def unassign(_: Ask, miniature: str) -> Wish:
    """Take one miniature out of its Building."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        one = pick(miniature, candidates.everybody(campaign))
        return assignment.unassign(campaign, one)

    return Change(decide, told)


def _assigned(campaign: Campaign, _: Chance, miniature: str, building: Building) -> Events:
    return assignment.assign(campaign, pick(miniature, candidates.everybody(campaign)), building)


# --- one miniature: where to? --------------------------------------------------------------------


def _where_to(stored: Stored, say: Say, miniature: str) -> Reply:
    """A menu of the Buildings that are open to a miniature."""
    campaign = stored.campaign
    one = campaign.miniature(pick(miniature, candidates.everybody(campaign)))
    options = [
        Option(building.value, terms.building_title(building, say))
        for building in assignment.open_to(campaign, one.id)
    ]
    menu = Select(CustomId("assign-to", stored.id, stored.version, f"#{one.id}"), options)
    return Reply(say("assign-where-to", name=escape(one.name)), rows=(menu,))


@action("assign-to")
def assign_to(press: Press) -> Wish:
    """A Building was chosen for the miniature."""
    building = Building(press.values[0])
    return Change(partial(_assigned, miniature=press.argument, building=building), told)


# --- the board -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _View:
    """What of the board is shown: one Building's menu or all four, and which page of them."""

    only: Building | None = None
    page: int = 0

    def __str__(self) -> str:
        return f"{self.only or 'all'}.{self.page}"

    @property
    def buildings(self) -> Sequence[Building]:
        return list(Building) if self.only is None else [self.only]


def _read_view(text: str) -> _View:
    only, _, page = text.partition(".")
    return _View(None if only == "all" else Building(only), int(page))


def _opened(stored: Stored, say: Say, view: _View) -> Reply:
    assignment.check_assignment_step(stored.campaign)
    return _board(stored, say, view)


def _board(stored: Stored, say: Say, view: _View, happened: str = "") -> Reply:
    """Who stands where, and a menu a Building to change it; no menus once the step is over."""
    campaign = stored.campaign
    view = replace(view, page=min(view.page, _last_page(campaign)))
    embed = buildings_embed(campaign, say.language)
    if campaign.phase is not Phase.ASSIGNMENT:
        return Reply(say("assign-over"), (embed,))
    hint = say("assign-hint" if assignment.assignable(campaign) else "assign-nobody")
    lines = (happened, warning(campaign, say), hint)
    rows: list[Row] = []
    for building in view.buildings:
        among = _among(campaign, building, view.page)
        if among:
            rows.append(_menu(stored, say, view, building, among))
    rows += _below(stored, say, view)
    picture = board_of(campaign, say.language)
    return Reply("\n".join(text for text in lines if text), (embed,), rows, picture=picture)


@action("assign-board")
def arrange(press: Press) -> Wish:
    """Exactly those who were chosen in a Building's menu stand there now."""
    which, _, text = press.argument.partition(":")
    building, view = Building(which), _read_view(text)

    def decide(campaign: Campaign, _: Chance) -> Events:
        among = _among(campaign, building, view.page)
        known = candidates.miniatures(campaign, among)
        chosen = [pick(value, known) for value in press.values]
        return assignment.arrange(campaign, building, chosen, [one.id for one in among])

    def arranged(changed: Changed, say: Say) -> Reply:
        happened = line(changed.entry.events, say.language) if changed.entry else ""
        return _board(changed.after, say, view, happened)

    return Change(decide, arranged, Answer.UPDATE, refresh=partial(_board, view=view))


@action("assign-page")
def turn(press: Press) -> Wish:
    """Another page of the miniatures."""
    return Show(partial(_board, view=_read_view(press.argument)), Answer.UPDATE)


def _among(campaign: Campaign, building: Building, page: int) -> list[Assassin | Worker]:
    """Those on a page who may stand in a Building: Assassins lie in the Hospital only (§3.2)."""
    shown = assignment.assignable(campaign)[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]
    return [one for one in shown if isinstance(one, Worker) or building is Building.HOSPITAL]


def _menu(
    stored: Stored, say: Say, view: _View, building: Building, among: Sequence[Assassin | Worker]
) -> Select:
    """Who of `among` stands in a Building.

    A menu does not show its placeholder once somebody is chosen, so each line bears the sign.
    """
    campaign = stored.campaign
    sign = terms.BUILDING_SIGNS[building]
    options = [
        Option(
            candidate.sent,
            f"{sign} {plain(one.name)}",
            about=_about(campaign, one, say),
            chosen=assignment.stands_in(one, building),
        )
        for one, candidate in zip(among, candidates.miniatures(campaign, among), strict=True)
    ]
    most = _most(campaign, building, among)
    return Select(
        CustomId("assign-board", stored.id, stored.version, f"{building}:{view}"),
        options,
        placeholder=_title(campaign, building, say),
        least=0,
        most=max(most, sum(option.chosen for option in options), 1),
        disabled=most == 0,
    )


def _about(campaign: Campaign, one: Assassin | Worker, say: Say) -> str:
    """`Ally · Shop · 🏥 1 · 🛠️ 1 · 🏪 1 · 📜 1`: where somebody stands, and what they bring."""
    if isinstance(one, Assassin):
        most = hearts.maximum(campaign, one)
        return terms.health(one.hearts, most, hearts.state(campaign, one), say)
    place = terms.building_name(one.building, say) if one.building else say("assign-not-placed")
    kind = terms.worker_kind(one.kind, say)
    return f"{kind} · {place} · {terms.brown_card(one.brown_card, say)}"


def _most(campaign: Campaign, building: Building, among: Sequence[Assassin | Worker]) -> int:
    """How many of `among` can stand in a Building together, on the spaces that others leave."""
    workers = [one for one in among if isinstance(one, Worker)]
    patients = [one for one in among if isinstance(one, Assassin)]
    others = [one for one in campaign.workers_in(building) if one not in workers]
    white = _room(campaign.settings.spaces.white(building), len(workers), len(others))
    lying = [one for one in campaign.assassins if one.in_hospital and one not in patients]
    return white + _room(campaign.settings.spaces.red, len(patients), len(lying))


def _room(spaces: int | None, coming: int, others: int) -> int:
    return coming if spaces is None else max(min(spaces - others, coming), 0)


def _below(stored: Stored, say: Say, view: _View) -> Sequence[Row]:
    """One row: other pages, and what comes once everybody is placed."""
    placed = Step.PLACE not in next_steps(stored.campaign)
    following = next_buttons(stored, say) if placed else ()
    return as_rows((*_pager(stored, say, view), *following))


def _pager(stored: Stored, say: Say, view: _View) -> Sequence[Button]:
    """Two buttons, where not everybody has room on one page."""
    last = _last_page(stored.campaign)
    if last == 0:
        return ()

    def button(key: str, page: int) -> Button:
        to = CustomId("assign-page", stored.id, argument=str(replace(view, page=page)))
        return Button(say(key), to, disabled=not 0 <= page <= last)

    return (button("assign-previous", view.page - 1), button("assign-next", view.page + 1))


def _last_page(campaign: Campaign) -> int:
    return max(len(assignment.assignable(campaign)) - 1, 0) // MOST_OPTIONS


def _title(campaign: Campaign, building: Building, say: Say) -> str:
    """`🏪 III · Shop · 2/3`, where there are limits; of the Hospital the red spaces too."""
    parts = [terms.building_title(building, say)]
    white = campaign.settings.spaces.white(building)
    if white is not None:
        parts.append(f"{len(campaign.workers_in(building))}/{white}")
    red = campaign.settings.spaces.red
    if red is not None and building is Building.HOSPITAL:
        taken = sum(one.in_hospital for one in campaign.assassins)
        parts.append(f"{say('red-spaces')} {taken}/{red}")
    return " · ".join(parts)


COMMANDS = (assign, unassign)
ACTIONS = (place, assign_to, arrange, turn)
