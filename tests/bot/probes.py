"""Commands that try what the path can do. A rename is the smallest change of a campaign."""

import discord

from bot.answers import Button, Modal, Option, Reply, Select, TextField
from bot.custom_ids import CustomId
from bot.names import Candidate, pick
from bot.telling.escaping import escape
from bot.wishes import Answer, Ask, Begin, Change, Load, Open, Press, Show, Wish, action, command
from bot.words import Say
from core import founding
from core.campaign import Campaign, Settings
from core.chance import Chance
from core.events import CampaignEnded, CampaignRenamed, Events
from core.violations import Refusal, RuleViolation
from storage.values import Changed, Post, Stored

HOSTILE = "@everyone `x` **b** \u202e<@1> # h\n> q"
FRIENDS = ("Lucia", "Lúcio", "Marco Antonio", HOSTILE, *("F" * 99 + str(n) for n in range(30)))


def began(name: str) -> Events:
    return (founding.begin(name, Settings(), [founding.NewAssassin(name="Ezio")]),)


def renamed(campaign: Campaign, name: str) -> Events:
    return (CampaignRenamed(before=campaign.name, after=name),)


def friends(_: Campaign) -> list[Candidate[int]]:
    return [Candidate(number, name) for number, name in enumerate(FRIENDS)]


def _next(campaign: Campaign, _: Chance) -> Events:
    return renamed(campaign, campaign.name + "+")


def _shown(stored: Stored, _: Say) -> Reply:
    rows = (
        (
            Button("Next", CustomId("next", stored.id, stored.version)),
            Button("Rename", CustomId("open", stored.id)),
        ),
        _menu(stored, "first", ()),
        _menu(stored, "second", ()),
    )
    return Reply(escape(stored.campaign.name), rows=rows)


def _menu(stored: Stored, which: str, chosen: tuple[str, ...]) -> Select:
    options = [Option(letter, letter.upper(), chosen=letter in chosen) for letter in "abc"]
    return Select(CustomId("choose", stored.id, argument=which), options, which, most=2)


def _changed(changed: Changed, say: Say) -> Reply:
    return _shown(changed.after, say)


def _always(_: Events) -> bool:
    return True


@command("begin")
def begin(_: Ask) -> Wish:
    return Begin(lambda: began("Roma"), _changed)


@command("end")
def end(_: Ask) -> Wish:
    return Change(lambda campaign, _: (CampaignEnded(name=campaign.name),), _changed)


@command("show")
def show(_: Ask) -> Wish:
    return Show(_shown)


@command("next")
def next_name(_: Ask) -> Wish:
    return Change(_next, _changed)


@command("post")
def next_posted(_: Ask) -> Wish:
    return Change(_next, _changed, post=_always)


@command("hostile")
def hostile(_: Ask) -> Wish:
    return Change(lambda campaign, _: renamed(campaign, HOSTILE), _changed)


@command("refuse")
def refuse(_: Ask) -> Wish:
    def decide(campaign: Campaign, _: Chance) -> Events:
        raise RuleViolation(Refusal.NAME_TAKEN, name=campaign.name)

    return Change(decide, _changed)


@command("break")
def break_down(_: Ask) -> Wish:
    def decide(_: Campaign, __: Chance) -> Events:
        raise RuntimeError("the secret reason")

    return Change(decide, _changed)


@command("break-after")
def break_after(_: Ask) -> Wish:
    def reply(_: Changed, __: Say) -> Reply:
        raise RuntimeError("the secret reason")

    return Change(_next, reply)


@command("unassign", suggest={"miniature": friends})  # its words are in the catalogue
def befriend(_: Ask, miniature: str) -> Wish:
    return Change(
        lambda campaign, _: renamed(campaign, FRIENDS[pick(miniature, friends(campaign))]), _changed
    )


@command("deck import")  # its words are in the catalogue
def rename_from_file(_: Ask, *, file: discord.Attachment) -> Wish:
    def read(content: bytes) -> Change:
        return Change(lambda campaign, _: renamed(campaign, content.decode()), _changed)

    return Load(file, read)


@action("next")
def press_next(_: Press) -> Wish:
    return Change(_next, _changed, answer=Answer.UPDATE)


@action("open")
def open_modal(press: Press) -> Wish:
    def modal(stored: Stored, _: Say) -> Modal:
        field = TextField("name", "New name", value=stored.campaign.name, most=40)
        return Modal(CustomId("rename", press.custom_id.campaign), "Rename", (field,))

    return Open(modal)


@action("rename", modal=True)
def rename(press: Press) -> Wish:
    return Change(
        lambda campaign, _: renamed(campaign, press.text("name")),
        _changed,
        answer=Answer.UPDATE,
        guard=None,
    )


@action("choose")
def choose(press: Press) -> Wish:
    def reply(stored: Stored, _: Say) -> Reply:
        chosen = [press.choice("choose", which) for which in ("first", "second")]
        return Reply(
            " and ".join("".join(values) for values in chosen),
            rows=(_menu(stored, "first", chosen[0]), _menu(stored, "second", chosen[1])),
        )

    return Show(reply, answer=Answer.UPDATE)


COMMANDS = (
    begin,
    end,
    show,
    next_name,
    next_posted,
    hostile,
    refuse,
    break_down,
    break_after,
    befriend,
    rename_from_file,
)
ACTIONS = (press_next, open_modal, rename, choose)


def post(post: Post, _: Stored | None) -> Reply | None:
    return Reply(f"posted {post.entry.seq}")
