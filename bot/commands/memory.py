"""`/memory begin|success|failure|experience`: the campaign's Memories (rules.md §2)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from discord.app_commands import Range

from bot.answers import MOST_OPTIONS, Button, ChoiceField, Modal, Option, Reply
from bot.commands import candidates
from bot.commands.next_steps import moment
from bot.commands.told import cards_told, told, warning
from bot.custom_ids import CustomId
from bot.names import pick
from bot.telling.escaping import plain
from bot.telling.listing import counted, joined
from bot.wishes import Answer, Ask, Change, Open, Press, Wish, action, command
from bot.words import Say
from core import experience
from core.campaign import Campaign, Phase
from core.chance import Chance
from core.events import Events
from core.experience import END_OF_TRACK
from core.headquarters.command_room import missing_for_second_try
from core.health import free_apprentices, without_stand_in
from core.memory import begin, end_attempt, next_attempt
from storage.values import Changed, Stored

# --- begin ---------------------------------------------------------------------------------------


@command("memory begin", suggest={"memory": candidates.memories})
def begin_memory(_: Ask, memory: str | None = None) -> Wish:
    """Begin an attempt; what can be mended only before it has begun is asked about first."""
    return _begin(memory)


@action("next-begin")
def begin_next(_: Press) -> Wish:
    """The button after the step before: the command without an option."""
    return replace(_begin(), guard=moment)


def _begin(memory: str | None = None) -> Change:
    def decide(campaign: Campaign, _: Chance) -> Events:
        began = begin(campaign, memory)
        return () if _can_be_mended(campaign) else began

    return Change(decide, partial(_begun_or_asked, memory=memory))


@action("memory-begin")
def begin_all_the_same(press: Press) -> Wish:
    """Begin it as things are; if they have changed since the question, it is stale."""
    return Change(lambda campaign, _: begin(campaign, press.argument), _begun, Answer.UPDATE)


def _can_be_mended(campaign: Campaign) -> bool:
    """Whether more workers could make the Contract's 2nd try sure (§3.6), or somebody stand in."""
    too_weak = campaign.phase is Phase.ASSIGNMENT and missing_for_second_try(campaign) > 0
    return too_weak or bool(without_stand_in(campaign) and free_apprentices(campaign))


def _begun_or_asked(changed: Changed, say: Say, memory: str | None) -> Reply:
    return _begun(changed, say) if changed.entry else _question(changed.after, say, memory)


def _begun(changed: Changed, say: Say) -> Reply:
    return told(changed, say, _absent(changed.after.campaign, say))


def _question(stored: Stored, say: Say, memory: str | None) -> Reply:
    """What could be better before the attempt begins, and a button to begin it all the same."""
    campaign = stored.campaign
    attempt = next_attempt(campaign, memory)
    weak, absent = warning(campaign, say), _absent(campaign, say)
    lines = (
        say("memory-not-begun", memory=attempt.memory, attempt=attempt.number),
        weak,
        say("memory-mend-assignment") if weak else "",
        absent,
        say("memory-mend-stand-in") if absent else "",
    )
    button = Button(
        say("memory-begin-all-the-same"),
        CustomId("memory-begin", stored.id, stored.version, attempt.memory),
    )
    return Reply("\n".join(text for text in lines if text), rows=((button,),))


def _absent(campaign: Campaign, say: Say) -> str:
    """Who misses the attempt because nobody stands in for them; empty when nobody does."""
    absent = without_stand_in(campaign)
    if not absent:
        return ""
    return say("memory-absent", names=joined(counted(one.name for one in absent), say))


# --- end -----------------------------------------------------------------------------------------

_STRANDED = dict.fromkeys(
    ("stranded", "stranded_2", "stranded_3", "stranded_4"), candidates.taking_part
)


@command("memory success", suggest=_STRANDED)
def success(
    _: Ask,
    stranded: str | None = None,
    stranded_2: str | None = None,
    stranded_3: str | None = None,
    stranded_4: str | None = None,
) -> Wish:
    """The attempt is a success, and the Memory is completed."""
    return _ended((stranded, stranded_2, stranded_3, stranded_4), success=True)


@action("next-succeed")
def succeed(_: Press) -> Wish:
    """The button of a success in which nobody was left behind."""
    return replace(_ended((), success=True), guard=moment)


@command("memory failure", suggest=_STRANDED)
def failure(
    _: Ask,
    stranded: str | None = None,
    stranded_2: str | None = None,
    stranded_3: str | None = None,
    stranded_4: str | None = None,
) -> Wish:
    """The attempt failed; after the 2nd one the Memory is completed all the same."""
    return _ended((stranded, stranded_2, stranded_3, stranded_4), success=False)


@action("next-fail")
def ask_for_failure(_: Press) -> Wish:
    """The button of a failure asks who was left behind, and so whether it is meant."""
    return Open(_failure_form, guard=moment)


def _failure_form(stored: Stored, say: Say) -> Modal:
    """Who could not leave the Map? With nobody left to be chosen, whether it is meant."""
    campaign = stored.campaign
    options = [Option(one.sent, plain(one.shown)) for one in candidates.taking_part(campaign)]
    about = say("memory-stranded-about")
    if options:
        field = ChoiceField(
            "stranded",
            say("memory-who-stranded"),
            options[:MOST_OPTIONS],
            about=about,
            least=0,
            most=len(options),
        )
    else:
        sure = Option("sure", say("memory-failed", memory=_memory(campaign)), chosen=True)
        field = ChoiceField("sure", say("memory-nobody-left"), [sure])
    title = say("memory-failed", memory=_memory(campaign))
    return Modal(CustomId("next-failed", stored.id, moment(stored)), title, [field])


def _memory(campaign: Campaign) -> str:
    return "" if campaign.attempt is None else plain(campaign.attempt.memory)


@action("next-failed", modal=True)
def fail(press: Press) -> Wish:
    """It failed, and these were left behind."""
    return replace(_ended(press.fields.get("stranded", ()), success=False), guard=moment)


def _ended(stranded: Sequence[str | None], *, success: bool) -> Change:
    def decide(campaign: Campaign, _: Chance) -> Events:
        everybody = candidates.everybody(campaign)
        left_behind = [pick(name, everybody) for name in stranded if name is not None]
        return end_attempt(campaign, success=success, stranded=left_behind)

    return Change(decide, _end_told)


def _end_told(changed: Changed, say: Say) -> Reply:
    """What is told of the end; before a 2nd attempt also what is allowed until then."""
    after = changed.after
    failed_once = after.campaign.phase is Phase.BETWEEN_ATTEMPTS
    return told(
        changed,
        say,
        cards_told(changed, say),
        say("memory-between-attempts") if failed_once else "",
        _absent(after.campaign, say) if failed_once else "",
    )


# --- experience ----------------------------------------------------------------------------------


@command("memory experience", suggest={"memory": candidates.completed_memories})
def note_experience(_: Ask, memory: str, xp: Range[int, 0, END_OF_TRACK]) -> Wish:
    """What a completed Memory brought, for the diary and the experience track."""
    return Change(lambda campaign, _: experience.tell(campaign, memory, xp), _experience_told)


def _experience_told(changed: Changed, say: Say) -> Reply:
    missing = experience.to_next_level(experience.on_track(changed.after.campaign))
    to_next = "" if missing is None else say("memory-to-next-level", number=missing)
    return told(changed, say, to_next)


COMMANDS = (begin_memory, success, failure, note_experience)
ACTIONS = (begin_all_the_same, begin_next, succeed, ask_for_failure, fail)
