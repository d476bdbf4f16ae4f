"""The whole log as a Markdown text that reads well: a chapter for each Memory."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

import discord

from bot.telling.buildings import entry_embeds
from bot.telling.embeds import NO_NAME
from bot.telling.escaping import escape
from bot.telling.glance import diary_line
from bot.telling.lines import line
from bot.telling.listing import joined
from bot.words import Say, words
from core import events as e
from core.apply import apply_all, replay
from core.campaign import Attempt, Campaign, Language, Phase
from core.undo import standing
from storage.values import Entry

NAMES = 1000  # characters that a list of names may have


@dataclass(slots=True)
class _Part:
    title: str
    items: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Chapter:
    title: str
    parts: list[_Part]


def chronicle(entries: Iterable[Entry], language: Language) -> str:
    """What happened, oldest first; what was taken back is told at the end only."""
    log = list(entries)
    if not log:
        return ""
    say = words(language)
    counting = standing([(entry.seq, entry.events) for entry in log])
    told = [entry for entry in log if entry.seq in counting]
    taken_back = [_item(entry, say) for entry in log if _takes_back(entry)]
    book = _Book(say)
    campaign = replay(told[0].events)
    for entry in told:
        if entry is not told[0]:
            campaign = apply_all(campaign, entry.events)
        book.tell(entry, campaign)
    if taken_back:
        book.chapters.append(_Chapter(say("chronicle-taken-back"), [_Part("", taken_back)]))
    return "\n".join([*_opening(campaign, log, say), *map(_chapter, book.finished())])


def _takes_back(entry: Entry) -> bool:
    return any(isinstance(event, e.TakenBack) for event in entry.events)


class _Book:
    """Chapters and parts, opened and closed as the events tell."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._part = _Part("")
        self._between_memories = False
        self.chapters = [_Chapter(say("chronicle-beginning"), [self._part])]

    def tell(self, entry: Entry, after: Campaign) -> None:
        """The entry goes where its events belong; `after` is the state that it left."""
        for event in entry.events:
            self._open(event)
        self._part.items.append(_item(entry, self._say))
        for event in entry.events:
            if isinstance(event, e.AttemptEnded) and event.completed:
                outcome = _outcome(event, self._say)
                self.chapters[-1].title = f"{self.chapters[-1].title} · {outcome}"
        if after.phase in {Phase.VILLA, Phase.ASSIGNMENT} and len(self.chapters) > 1:
            self._rest()

    def finished(self) -> list[_Chapter]:
        """The chapters in which something happened."""
        return [one for one in self.chapters if any(part.items for part in one.parts)]

    def _open(self, event: e.Event) -> None:
        match event:
            case e.MemoryBegan(attempt=Attempt(number=1)):
                title = self._say("chronicle-memory", memory=escape(event.attempt.memory))
                if self._between_memories:
                    self.chapters[-1].title = title
                    self._part.title = self._say("chronicle-preparation")
                else:
                    self.chapters.append(_Chapter(title, []))
                self._begin(self._say("chronicle-attempt", attempt=1))
            case e.MemoryBegan():
                self._begin(self._say("chronicle-attempt", attempt=event.attempt.number))
            case e.HeadquartersOpened():
                if not self._between_memories:
                    self._rest()
                self.chapters[-1].title = self._say("chronicle-opening")
                self._between_memories = False
            case e.ResolutionBegan():
                self._begin(self._say("chronicle-resolution"))
            case _:
                pass

    def _begin(self, title: str) -> None:
        self._part = _Part(title)
        self._between_memories = False
        self.chapters[-1].parts.append(self._part)

    def _rest(self) -> None:
        """A chapter is over; what follows belongs to the next Memory, if there is one."""
        if not self._between_memories:
            self.chapters.append(_Chapter(self._say("chronicle-since"), []))
            self._begin("")
            self._between_memories = True


def _outcome(event: e.AttemptEnded, say: Say) -> str:
    success = "yes" if event.success else "no"
    return say("chronicle-outcome", success=success, attempt=event.attempt.number)


# --- Markdown ------------------------------------------------------------------------------------


def _opening(campaign: Campaign, log: Sequence[Entry], say: Say) -> list[str]:
    """The title, from when to when, who played, and the diary."""
    assassins = [escape(one.name) for one in campaign.assassins]
    players = [escape(name) for name in dict.fromkeys(entry.actor.name for entry in log)]
    lines = [
        f"# {escape(campaign.name)}",
        "",
        say("chronicle-dates", first=_day(log[0].at), last=_day(log[-1].at), number=len(log)),
        say("chronicle-assassins", names=joined(assassins, say, limit=NAMES)),
        say("chronicle-players", names=joined(players, say, limit=NAMES)),
        "",
    ]
    if campaign.diary:
        diary = [f"- {diary_line(record, say)}" for record in campaign.diary]
        lines += [f"## {say('glance-diary')}", "", *diary, ""]
    return lines


def _chapter(chapter: _Chapter) -> str:
    lines = [f"## {chapter.title}", ""]
    for part in chapter.parts:
        if part.items:
            lines += [f"### {part.title}", ""] if part.title else []
            lines += [*part.items, ""]
    return "\n".join(lines)


def _item(entry: Entry, say: Say) -> str:
    """`- What happened. *Ana, 2026-11-30*`, each Building with how it was reckoned below it."""
    embeds = entry_embeds(entry.events, entry.actor.name, say.language)
    who = f"*{escape(entry.actor.name)}, {_day(entry.at)}*"
    told = [f"- {line(entry.events, say.language)} {who}"]
    return "\n".join([*told, *(f"  - {_reckoned(embed, say)}" for embed in embeds)])


def _reckoned(embed: discord.Embed, say: Say) -> str:
    """`**🏥 I · Hospital** · Alessandra +2 ♥ · *Worked here:* Lucia 2 = 2 ♥`, on one line."""
    texts = [f"**{embed.title}**", *(embed.description or "").splitlines()]
    for told in embed.fields:
        text = " · ".join((told.value or "").splitlines())
        name = told.name or NO_NAME
        texts.append(text if name == NO_NAME else say("chronicle-field", name=name, text=text))
    return " · ".join(text for text in texts if text)


def _day(at: datetime) -> str:
    return at.date().isoformat()
