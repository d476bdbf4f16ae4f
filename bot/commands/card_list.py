"""`/card list`: what the group has, and where it lies (rules.md §7)."""

from bot.answers import Reply
from bot.commands.candidates import every_place, filled_places, read_place
from bot.names import pick
from bot.telling.card_list import cards_embed
from bot.wishes import Answer, Ask, Show, Wish, command
from bot.words import Say
from storage.values import Stored


@command("card list", suggest={"place": filled_places}, reads=True)
def list_cards(_: Ask, *, place: str | None = None, public: bool = False) -> Wish:
    """All cards, or those in one place."""

    def shown(stored: Stored, say: Say) -> Reply:
        campaign = stored.campaign
        known = filled_places(campaign)
        if place is None:
            places = [read_place(one.value) for one in known]
        else:
            places = [read_place(pick(place, [*known, *every_place(campaign)]))]
        return Reply(embeds=(cards_embed(campaign, places, say.language),))

    return Show(shown, answer=Answer.PUBLIC if public else Answer.PRIVATE)


COMMANDS = (list_cards,)
