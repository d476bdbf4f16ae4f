"""What people do and see, against discord.py itself."""

from typing import Any

import pytest

from loopback import (
    Channel,
    ClientRefused,
    Guild,
    LoopbackDiscord,
    NoAnswer,
    Permissions,
    Person,
)
from loopback.world import ORDINARY
from tests.loopback.bare_bot import BareBot

pytestmark = pytest.mark.usefixtures("bot")


async def test_an_ephemeral_answer_is_seen_by_one_person(
    table: Channel, alice: Person, bob: Person
) -> None:
    reply = await alice.slash(table, "secret")

    assert reply.ephemeral
    assert table.messages == ()
    assert [message.text for message in alice.sees(table)] == ["for you alone"]
    assert bob.sees(table) == ()


@pytest.mark.parametrize("ephemeral", [True, False])
async def test_the_first_follow_up_completes_a_deferred_answer_and_is_seen_by_the_same(
    table: Channel, alice: Person, ephemeral: bool
) -> None:
    reply = await alice.slash(table, "think", ephemeral=ephemeral)

    assert reply.text == "thought"
    assert reply.ephemeral is ephemeral
    more = await reply.more()
    assert (more.text, more.ephemeral, more.reply_to) == ("and more", True, reply.message.id)


async def test_an_edit_completes_a_deferred_answer(table: Channel, alice: Person) -> None:
    reply = await alice.slash(table, "edit")

    assert reply.text == "edited"
    assert table.messages == (reply.message,)


async def test_when_the_answer_is_taken_back_follow_ups_stand_alone(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    reply = await alice.slash(table, "retract")

    more = await reply.more()
    await discord.until(lambda: more.text == "seen by everybody")
    assert reply.deleted
    assert table.messages == (more,)
    assert more.reply_to is None


async def test_no_answer_in_three_seconds_is_an_error(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    discord.mischief.deliver_late(2.8)

    with pytest.raises(NoAnswer, match="did not respond within 3 s to 'sleep' of Alice"):
        await alice.slash(table, "sleep")


async def test_a_second_answer_is_refused(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    await alice.slash(table, "twice")

    refusal = await discord.until(lambda: next(iter(discord.refusals), None))
    assert (refusal.status, refusal.code) == (400, 40060)


async def test_options_reach_the_bot_with_what_their_ids_stand_for(
    table: Channel, alice: Person, bob: Person
) -> None:
    reply = await alice.slash(
        table, "roster ally add", name="Lucia", hospital=2, player=bob, alive=False
    )

    assert reply.text == "Lucia 2 bob False"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"name": "Lucia"}, r"needs \['hospital'\]"),
        ({"name": "Lucia", "hospital": 4}, "hospital: 4 is not a whole number from 0 to 3"),
        ({"name": "Lucia", "hospital": "2"}, "hospital: '2' is not a whole number"),
        ({"name": "Lucia", "hospital": True}, "hospital: True is not a whole number"),
        ({"name": "L" * 21, "hospital": 2}, "name: .* is not a text of 1 to 20 characters"),
        ({"name": "Lucia", "hospital": 2, "age": 3}, r"no option \['age'\]"),
        ({"name": "Lucia", "hospital": 2, "player": "Bob"}, "player: 'Bob' is not a person"),
    ],
)
async def test_the_client_refuses_options_that_do_not_fit(
    table: Channel, alice: Person, options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ClientRefused, match=complaint):
        await alice.slash(table, "roster ally add", **options)


async def test_an_unknown_command_is_refused_with_those_there_are(
    table: Channel, alice: Person
) -> None:
    with pytest.raises(ClientRefused, match=r"no command /pong here; there are: .*roster ally add"):
        await alice.slash(table, "pong")


async def test_a_choice_may_be_given_by_name_or_value_and_nothing_else(
    table: Channel, alice: Person
) -> None:
    by_name = await alice.slash(table, "assign", miniature="Ezio", building="Hospital")
    by_value = await alice.slash(table, "assign", miniature="Ezio", building="hospital")

    assert by_name.text == by_value.text == "Ezio to hospital"
    with pytest.raises(ClientRefused, match="'bank' is none of"):
        await alice.slash(table, "assign", miniature="Ezio", building="bank")


async def test_raw_options_are_sent_as_they_are(
    bot: BareBot, table: Channel, alice: Person, discord: LoopbackDiscord
) -> None:
    discord.mischief.deliver_late(2.9)
    with pytest.raises(NoAnswer):
        await alice.slash(
            table, "assign", raw_options=[{"type": 3, "name": "miniature", "value": "x"}]
        )

    assert [type(error).__name__ for error in bot.errors] == ["CommandSignatureMismatch"]


async def test_autocomplete_offers_what_fits_the_other_options(
    table: Channel, alice: Person
) -> None:
    choices = await alice.autocomplete(table, "assign", "miniature", "Lu", building="shop")

    assert [(choice.name, choice.value) for choice in choices] == [
        ("Lucia → shop", "Lucia"),
        ("Luigi → shop", "Luigi"),
    ]
    with pytest.raises(ClientRefused, match="completes no option 'building'"):
        await alice.autocomplete(table, "assign", "building", "x")


async def test_names_are_shown_in_the_language_of_the_person(
    table: Channel, alice: Person, bob: Person
) -> None:
    assert alice.shown_commands(table)["roster ally add"] == "roster allié ajouter"
    assert bob.shown_commands(table)["roster ally add"] == "roster ally add"


async def test_commands_for_managers_are_offered_to_them_alone(
    guild: Guild, table: Channel, alice: Person
) -> None:
    carol = guild.add_member("Carol", permissions=ORDINARY | Permissions.MANAGE_GUILD)

    assert (await carol.slash(table, "manage")).text == "managed"
    with pytest.raises(ClientRefused, match="no command /manage"):
        await alice.slash(table, "manage")


async def test_the_bot_learns_the_place_the_languages_and_the_permissions(
    guild: Guild, alice: Person
) -> None:
    silent = guild.add_channel("silent", bot_permissions=int(Permissions.VIEW_CHANNEL))
    alice.channel_permissions[silent.id] = int(ORDINARY | Permissions.MANAGE_GUILD)

    reply = await alice.slash(silent, "here")

    assert reply.text == f"{guild.id} fr en-GB True False"


async def test_direct_messages_offer_no_command_for_servers_alone(
    discord: LoopbackDiscord,
) -> None:
    channel, dave = discord.add_dm("Dave", locale="de")

    assert (await dave.slash(channel, "ping")).text == "pong"
    with pytest.raises(ClientRefused, match="no command /here"):
        await dave.slash(channel, "here")


async def test_a_thread_is_a_channel_of_its_own(guild: Guild, alice: Person) -> None:
    thread = guild.add_channel("campaign", "thread")

    assert (await alice.slash(thread, "ping")).message.channel is thread


# -- components -----------------------------------------------------------------------------


async def test_a_button_is_pressed_by_label_or_custom_id_and_edits_its_message(
    table: Channel, alice: Person, bob: Person
) -> None:
    board = await alice.slash(table, "board")

    reply = await bob.press(board, "Next")
    assert reply.message is board.message
    assert board.text == "page 2"
    assert board.message.edits == 1

    await bob.press(board.message, "board:later")
    assert board.text == "page 3"
    assert [button.label for button in board.buttons] == [
        "Next", "Later", "Nothing", "Rename", "Rules",
    ]  # fmt: skip


async def test_what_cannot_be_pressed_is_pressed_only_raw(table: Channel, alice: Person) -> None:
    board = await alice.slash(table, "board")

    with pytest.raises(ClientRefused, match="disabled"):
        await alice.press(board, "Nothing")
    with pytest.raises(ClientRefused, match="0 buttons are called 'Rules'"):
        await alice.press(board, "Rules")
    reply = await alice.press(board, "Nothing", raw=True)
    assert reply.text == "pressed all the same"


async def test_an_ephemeral_message_is_pressed_by_its_owner_alone(
    table: Channel, alice: Person, bob: Person
) -> None:
    board = await alice.slash(table, "board", ephemeral=True)

    with pytest.raises(ClientRefused, match="does not see"):
        await bob.press(board, "Next")
    await alice.press(board, "Next")
    assert board.text == "page 2"
    assert board.ephemeral


async def test_a_select_takes_values_or_labels_and_the_bot_sees_its_defaults(
    table: Channel, alice: Person
) -> None:
    board = await alice.slash(table, "board")

    await alice.choose(board, "Where?", ["shop", "Hospital"])

    assert set(board.text.split(", ")) == {"shop", "hospital"}
    select = board.selects[0]
    assert select.custom_id == "board:place"
    with pytest.raises(ClientRefused, match="'bank' is no option"):
        await alice.choose(board, "Where?", ["bank"])
    with pytest.raises(ClientRefused, match="3 values, where 1 to 2"):
        await alice.choose(board, "Where?", ["shop", "hospital", "workshop"])
    await alice.choose(board, "Where?", ["bank"], raw=True)
    assert board.text == "bank"


async def test_a_user_select_takes_people(table: Channel, alice: Person, bob: Person) -> None:
    board = await alice.slash(table, "board")

    reply = await alice.choose(board, "Who?", [bob])

    assert reply.text == "Bob"
    assert reply.ephemeral


async def test_a_modal_is_filled_by_caption_or_custom_id(table: Channel, alice: Person) -> None:
    opened = await alice.slash(table, "sheet")
    assert opened.modal.title == "Apprentice"
    assert opened.modal.captions == ("Name", "Note", "Building")

    prefilled = await alice.submit(opened.modal, {})
    assert prefilled.text == "Lucia||shop"

    opened = await alice.slash(table, "sheet")
    filled = await alice.submit(
        opened.modal, {"Name": "Luigi", "note": "new", "Building": "Hospital"}
    )
    assert filled.text == "Luigi|new|hospital"


async def test_the_client_refuses_a_modal_that_is_not_filled_rightly(
    table: Channel, alice: Person, bob: Person
) -> None:
    modal = (await alice.slash(table, "sheet")).modal

    with pytest.raises(ClientRefused, match="0 characters, where 1 to 20"):
        await alice.submit(modal, {"Name": ""})
    with pytest.raises(ClientRefused, match="has no"):
        await alice.submit(modal, {"Age": "3"})
    with pytest.raises(ClientRefused, match="'bank' is no option"):
        await alice.submit(modal, {"Building": "bank"})
    with pytest.raises(ClientRefused, match="somebody else's"):
        await bob.submit(modal, {})


async def test_a_modal_of_a_button_edits_the_message_of_the_button(
    table: Channel, alice: Person
) -> None:
    board = await alice.slash(table, "board")
    opened = await alice.press(board, "Rename")

    await alice.submit(opened.modal, {"Name": "Ezio"})

    assert board.text == "Ezio||shop"


# -- messages -------------------------------------------------------------------------------


async def test_a_picture_comes_along_and_the_embed_points_at_it(
    table: Channel, alice: Person
) -> None:
    reply = await alice.slash(table, "picture")

    assert reply.text.splitlines() == [
        "Rodrigo", "Headquarters", "Level 2", "Hospital", "Lucia", "since 1509",
    ]  # fmt: skip
    (attachment,) = reply.attachments
    assert attachment.upload.data == b"\x89PNG"
    assert attachment.description == "the board"
    shown = reply.message.wire()["embeds"]
    assert isinstance(shown, list)
    assert shown[0]["image"]["url"] == attachment.url


async def test_pings_follow_allowed_mentions(
    guild: Guild, table: Channel, alice: Person, bob: Person
) -> None:
    role = guild.add_role("players")
    text = f"@everyone {bob.mention} <@&{role.id}>"

    quiet = await alice.slash(table, "say", text=text)
    loud = await alice.slash(table, "say", text=text, loud=True)

    assert not quiet.pings
    assert loud.pings.everyone
    assert loud.pings.users == {bob.id}
    assert loud.pings.roles == {role.id}


async def test_the_channel_itself_takes_messages_and_a_nonce_only_once(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    reply = await alice.slash(table, "post")

    assert reply.text == "same posted and edited 1"
    assert [message.text for message in table.messages] == ["posted and edited"]
    assert discord.refusals == []


async def test_one_can_wait_for_a_message_and_for_quiet(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    await alice.slash(table, "ping")

    message = await table.wait_for(lambda found: found.text == "pong")
    await discord.settled()

    assert message is table.messages[-1]
    with pytest.raises(TimeoutError, match="a message in #table"):
        await table.wait_for(lambda found: found.text == "never", within=0.01)
