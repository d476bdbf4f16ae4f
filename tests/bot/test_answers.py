"""What is built here, Discord takes."""

import discord
import pytest

from bot.answers import Button, ChoiceField, Modal, Option, Reply, Select, TextField
from bot.custom_ids import CustomId

ID = CustomId("action", 1)
OPTIONS = [Option(str(number), "L" * 200, about="A" * 200) for number in range(25)]


async def test_long_labels_are_cut() -> None:
    reply = Reply(rows=((Button("L" * 200, ID),), Select(ID, OPTIONS, placeholder="P" * 200)))
    button, select = reply.view().children
    assert isinstance(button, discord.ui.Button)
    assert isinstance(select, discord.ui.Select)
    assert len(button.label or "") == 80
    assert len(select.placeholder or "") == 150
    assert {(len(one.label), len(one.description or "")) for one in select.options} == {(100, 100)}


async def test_no_more_can_be_chosen_than_there_is() -> None:
    (select,) = Reply(rows=(Select(ID, OPTIONS[:3], least=0, most=25),)).view().children
    assert isinstance(select, discord.ui.Select)
    assert (select.min_values, select.max_values) == (0, 3)


async def test_discord_py_keeps_nothing_of_what_is_sent() -> None:
    assert Reply(rows=((Button("Label", ID),),)).view().is_finished()
    assert Modal(ID, "Title", (TextField("name", "Name"),)).form().is_finished()


async def test_a_modal_is_cut_to_fit() -> None:
    fields = (
        TextField("name", "N" * 200, about="A" * 200, hint="H" * 200, value="Lucia", most=40),
        ChoiceField("building", "Building", OPTIONS, least=0),
    )
    modal = Modal(ID, "T" * 200, fields).form().to_dict()
    assert len(modal["title"]) == 45
    text, choice = modal["components"]
    assert len(text["label"]) == 45
    assert len(text["description"]) == 100
    assert text["component"]["value"] == "Lucia"
    assert choice["component"]["required"] is False


@pytest.mark.parametrize("options", [[], [*OPTIONS, *OPTIONS]])
def test_a_menu_of_too_few_or_many_options_is_a_mistake(options: list[Option]) -> None:
    with pytest.raises(ValueError, match="options"):
        Select(ID, options)


def test_too_many_rows_or_buttons_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="6 rows"):
        Reply(rows=((Button("Label", ID),),) * 6)
    with pytest.raises(ValueError, match="buttons in a row"):
        Reply(rows=((Button("Label", ID),) * 6,))


def test_an_empty_modal_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="0 fields"):
        Modal(ID, "Title", ())
