"""What the button of `bot.empty_channel` does: a form, and the campaign begins."""

from bot.answers import ChoiceField, Modal, Option, TextField
from bot.commands.campaign import beginning
from bot.custom_ids import CustomId
from bot.wishes import Compose, Press, Wish, action
from bot.words import Say
from core.campaign import Language
from core.inputs import CAMPAIGN_NAME


@action("campaign-new")
def ask_for_name(_: Press) -> Wish:
    """Ask what the campaign is called; the rest can be told later."""
    return Compose(_form)


def _form(say: Say) -> Modal:
    languages = [
        Option(
            language.value,
            say("language", language=language.value),
            chosen=language is say.language,
        )
        for language in Language
    ]
    return Modal(
        CustomId("campaign-named", 0),
        say("begin-campaign"),
        [
            TextField("name", say("begin-campaign-name"), most=CAMPAIGN_NAME),
            ChoiceField("language", say("begin-campaign-language"), languages),
        ],
    )


@action("campaign-named", modal=True)
def begin(press: Press) -> Wish:
    """The campaign begins."""
    return beginning(press, press.text("name"), Language(press.text("language")))


ACTIONS = (ask_for_name, begin)
