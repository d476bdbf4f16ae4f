"""`/why`: which rule and which numbers are behind an entry of the log."""

from bot.answers import Reply
from bot.commands.entries import entries, read_entry
from bot.telling.why import why_embed
from bot.wishes import Answer, Ask, Read, Wish, command
from bot.words import Say
from storage.store import Store
from storage.values import Stored


@command("why", suggest={"entry": entries}, reads=True)
def why(_: Ask, *, entry: str | None = None, public: bool = False) -> Wish:
    """Explain the entry, or the newest."""

    def explained(stored: Stored, store: Store, say: Say) -> Reply:
        number = stored.version if entry is None else read_entry(stored, entry)
        (told,) = store.history(stored.id, first=number, last=number)
        return Reply(embeds=(why_embed(told.events, number, told.actor.name, say.language),))

    return Read(explained, Answer.PUBLIC if public else Answer.PRIVATE)


COMMANDS = (why,)
