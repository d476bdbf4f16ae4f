"""A small bot on bare discord.py, with one of everything that the loopback Discord serves."""

import io
import os
from typing import Final

import discord
import yarl
from discord import app_commands, ui

MINIATURES: Final = ("Lucia", "Luigi", "Ezio")
FRENCH: Final = {"ping": "sonner", "ally": "allié", "add": "ajouter", "name": "nom"}

Interaction = discord.Interaction["BareBot"]


class BareBot(discord.AutoShardedClient):
    """Logs in, registers its commands, answers."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.events: list[str] = []
        self.errors: list[Exception] = []
        add_answers(self.tree)
        add_inputs(self.tree)
        add_messages(self.tree)
        self.tree.add_command(Roster())
        self.tree.error(self.note)

    async def note(self, _: Interaction, error: Exception) -> None:
        """Keep what went wrong, for the test to look at."""
        self.errors.append(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        self.add_view(Board())
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def on_socket_event_type(self, event: str) -> None:
        self.events.append(event)


class French(app_commands.Translator):
    """The few words that the tests look for."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class Board(ui.View):
    """Buttons and selects that outlive the process."""

    def __init__(self, chosen: str = "") -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Rules", url="https://example.org"))
        select: ui.Select[Board] = self.places
        select.options = [
            discord.SelectOption(label=name.title(), value=name, default=name == chosen)
            for name in ("hospital", "workshop", "shop")
        ]

    @ui.button(label="Next", custom_id="board:next")
    async def forward(self, interaction: Interaction, _: ui.Button["Board"]) -> None:
        await interaction.response.edit_message(content="page 2", view=self)

    @ui.button(label="Later", custom_id="board:later")
    async def later(self, interaction: Interaction, _: ui.Button["Board"]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="page 3")

    @ui.button(label="Nothing", custom_id="board:off", disabled=True)
    async def off(self, interaction: Interaction, _: ui.Button["Board"]) -> None:
        await interaction.response.send_message("pressed all the same", ephemeral=True)

    @ui.button(label="Rename", custom_id="board:rename")
    async def rename(self, interaction: Interaction, _: ui.Button["Board"]) -> None:
        await interaction.response.send_modal(Sheet())

    @ui.select(
        placeholder="Where?",
        custom_id="board:place",
        max_values=2,
        row=1,
        options=[discord.SelectOption(label="Hospital")] * 3,
    )
    async def places(self, interaction: Interaction, select: ui.Select["Board"]) -> None:
        assert interaction.message is not None
        await interaction.response.edit_message(
            content=", ".join(select.values), view=Board(select.values[0])
        )

    @ui.select(cls=ui.UserSelect, placeholder="Who?", custom_id="board:who", row=2)
    async def who(self, interaction: Interaction, select: ui.UserSelect["Board"]) -> None:
        names = ", ".join(user.display_name for user in select.values)
        await interaction.response.send_message(names, ephemeral=True)


class Sheet(ui.Modal, title="Apprentice"):
    """Text inputs and selects, each under a label."""

    name: ui.Label["Sheet"] = ui.Label(
        text="Name", component=ui.TextInput(custom_id="name", default="Lucia", max_length=20)
    )
    note: ui.Label["Sheet"] = ui.Label(
        text="Note",
        component=ui.TextInput(custom_id="note", required=False, style=discord.TextStyle.paragraph),
    )
    place: ui.Label["Sheet"] = ui.Label(
        text="Building",
        component=ui.Select(
            custom_id="place",
            options=[
                discord.SelectOption(label="Hospital", value="hospital"),
                discord.SelectOption(label="Shop", value="shop", default=True),
            ],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]
        name, note, place = (label.component for label in (self.name, self.note, self.place))
        assert isinstance(name, ui.TextInput)
        assert isinstance(note, ui.TextInput)
        assert isinstance(place, ui.Select)
        text = f"{name.value}|{note.value}|{place.values[0]}"
        if interaction.message is None:
            await interaction.response.send_message(text, ephemeral=True)
        else:
            await interaction.response.edit_message(content=text)


class Roster(app_commands.Group, name="roster", description="Who there is"):
    """A group in a group."""

    ally = app_commands.Group(name="ally", description="Allies")

    @ally.command(name="add", description="Add an Ally")
    async def add(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, 20],
        hospital: app_commands.Range[int, 0, 3],
        player: discord.User | None = None,
        alive: bool = True,
    ) -> None:
        owner = player.name if player else "nobody"
        await interaction.response.send_message(f"{name} {hospital} {owner} {alive}")


def add_answers(tree: app_commands.CommandTree[BareBot]) -> None:
    """One command for each way to answer."""

    @tree.command(description="Answer at once")
    async def ping(interaction: Interaction) -> None:
        await interaction.response.send_message("pong")

    @tree.command(description="Answer to one person")
    async def secret(interaction: Interaction) -> None:
        await interaction.response.send_message("for you alone", ephemeral=True)

    @tree.command(description="Think, then follow up")
    async def think(interaction: Interaction, ephemeral: bool) -> None:
        await interaction.response.defer(thinking=True, ephemeral=ephemeral)
        first = await interaction.followup.send("thought", wait=True)
        original = await interaction.original_response()
        assert original.id == first.id
        await interaction.followup.send("and more", ephemeral=True)

    @tree.command(description="Think, then edit")
    async def edit(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="edited")

    @tree.command(description="Take the answer back, then follow up")
    async def retract(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.delete_original_response()
        message = await interaction.followup.send("seen by all", wait=True)
        await message.edit(content="seen by everybody")

    @tree.command(description="Never answer")
    async def sleep(interaction: Interaction) -> None:
        pass

    @tree.command(description="Answer twice")
    async def twice(interaction: Interaction) -> None:
        http = interaction.client.http
        url = f"/interactions/{interaction.id}/{interaction.token}/callback"
        for _ in range(2):
            await http.request(
                discord.http.Route("POST", url), json={"type": 4, "data": {"content": "one"}}
            )


def add_inputs(tree: app_commands.CommandTree[BareBot]) -> None:
    """Commands with options, components and modals."""

    @tree.command(description="Send a miniature to a building")
    @app_commands.choices(
        building=[
            app_commands.Choice(name="Hospital", value="hospital"),
            app_commands.Choice(name="Shop", value="shop"),
        ]
    )
    async def assign(
        interaction: Interaction, miniature: str, building: app_commands.Choice[str]
    ) -> None:
        await interaction.response.send_message(f"{miniature} to {building.value}")

    @assign.autocomplete("miniature")
    async def offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        there = getattr(interaction.namespace, "building", None)
        return [
            app_commands.Choice(name=f"{name} → {there}", value=name)
            for name in MINIATURES
            if name.startswith(typed)
        ]

    @tree.command(description="Show buttons and selects")
    async def board(interaction: Interaction, ephemeral: bool = False) -> None:
        await interaction.response.send_message("page 1", view=Board(), ephemeral=ephemeral)

    @tree.command(description="Open a modal")
    async def sheet(interaction: Interaction) -> None:
        await interaction.response.send_modal(Sheet())

    @tree.command(description="For managers alone")
    @app_commands.default_permissions(manage_guild=True)
    async def manage(interaction: Interaction) -> None:
        await interaction.response.send_message("managed")

    @tree.command(description="In servers alone")
    @app_commands.guild_only()
    async def here(interaction: Interaction) -> None:
        may_post = interaction.app_permissions.send_messages
        await interaction.response.send_message(
            f"{interaction.guild_id} {interaction.locale} {interaction.guild_locale} "
            f"{interaction.permissions.manage_guild} {may_post}"
        )


def add_messages(tree: app_commands.CommandTree[BareBot]) -> None:
    """Commands that use the channel itself, files and mentions."""

    @tree.command(description="Post, edit, fetch and list in the channel")
    async def post(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        assert interaction.channel_id is not None
        channel = interaction.client.get_partial_messageable(interaction.channel_id)
        nonce = "once"
        first = await channel.send("posted", nonce=nonce)
        second = await channel.send("posted", nonce=nonce)
        await first.edit(content="posted and edited")
        fetched = await channel.fetch_message(first.id)
        listed = [message.content async for message in channel.history(limit=5)]
        temporary = await channel.send("temporary", reference=fetched)
        await temporary.delete()
        same = "same" if first.id == second.id else "different"
        await interaction.followup.send(f"{same} {fetched.content} {len(listed)}")

    @tree.command(description="An embed with a picture")
    async def picture(interaction: Interaction) -> None:
        file = discord.File(io.BytesIO(b"\x89PNG"), "board.png", description="the board")
        embed = discord.Embed(title="Headquarters", description="Level 2", colour=0x802020)
        embed.set_image(url="attachment://board.png").set_footer(text="since 1509")
        embed.add_field(name="Hospital", value="Lucia").set_author(name="Rodrigo")
        await interaction.response.send_message(embed=embed, file=file)

    @tree.command(description="Say what was said")
    async def say(interaction: Interaction, text: str, loud: bool = False) -> None:
        allowed = discord.AllowedMentions.all() if loud else discord.utils.MISSING
        await interaction.response.send_message(text, allowed_mentions=allowed)


def point_at(url: str) -> None:
    """Lead discord.py to the loopback Discord at this address."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        url.replace("http", "ws", 1) + "/gateway"
    )


if __name__ == "__main__":
    point_at(os.environ["DISCORD_LOOPBACK_URL"])
    BareBot().run(os.environ["DISCORD_TOKEN"])
