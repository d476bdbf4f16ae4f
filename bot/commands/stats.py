"""`/stats`: what was rolled, drawn, healed and tried over the campaign."""

from bot.answers import Reply
from bot.telling.statistics import statistics_embed
from bot.wishes import Answer, Ask, Read, Wish, command
from bot.words import Say
from core.statistics import count
from storage.store import Store
from storage.values import Stored


@command("stats")
def stats(_: Ask, *, public: bool = False) -> Wish:
    """Count the whole log."""
    return Read(_counted, Answer.PUBLIC if public else Answer.PRIVATE)


def _counted(stored: Stored, store: Store, say: Say) -> Reply:
    log = store.history(stored.id, last=stored.version)
    counted = count([(entry.seq, entry.events) for entry in log])
    faces = stored.campaign.settings.die_faces
    return Reply(embeds=(statistics_embed(stored.campaign.name, counted, faces, say.language),))


COMMANDS = (stats,)
