from loopback import Channel, LoopbackDiscord, Person
from tests.loopback.bare_bot import BareBot


async def test_a_bot_logs_in_syncs_and_answers(
    discord: LoopbackDiscord, bot: BareBot, table: Channel, alice: Person
) -> None:
    reply = await alice.slash(table, "ping")

    assert reply.text == "pong"
    assert [message.text for message in table.messages] == ["pong"]
    assert bot.user is not None
    assert bot.user.id == discord.world.bot.id
    assert discord.refusals == []
