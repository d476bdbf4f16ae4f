import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.telling.embeds import COLOUR, MESSAGE, Field, build_embed, split_field
from bot.telling.escaping import escape, length
from tests.telling.examples import HOSTILE_NAMES
from tests.telling.shown import accepted

texts = st.one_of(
    st.text(max_size=50),
    st.sampled_from(HOSTILE_NAMES),
    st.integers(1, 400).map(lambda times: "long text " * times),
)
lines = st.lists(texts.map(escape), max_size=30)
fields = st.builds(Field, name=texts.map(escape), lines=lines)


@settings(deadline=None)
@given(texts.map(escape), lines, st.lists(fields, max_size=30), texts.map(escape))
def test_discord_takes_whatever_goes_in(
    title: str, lines: list[str], fields: list[Field], footer: str
) -> None:
    assert accepted([build_embed(title=title, lines=lines, fields=fields, footer=footer)])


@pytest.mark.parametrize("embeds", [2, 4, 10])
def test_embeds_share_a_message(embeds: int) -> None:
    large = build_embed(
        title="🏥" * 300,
        lines=["word " * 20] * 100,
        fields=[Field("🏥" * 300, ["word " * 20] * 100)] * 30,
        footer="🏥" * 3000,
        room=MESSAGE // embeds,
    )
    assert accepted([large] * embeds)


def test_short_texts_stay_whole_when_long_ones_are_cut() -> None:
    embed = build_embed(
        title="Title",
        lines=["word " * 1000],
        fields=[Field("Short", ["stays"]), Field("Long", ["word " * 1000])],
        room=1000,
    )
    assert embed.fields[0].value == "stays"
    assert str(embed.description).endswith("…")
    assert str(embed.fields[1].value).endswith("…")


def test_a_field_without_lines_is_left_out() -> None:
    assert not build_embed(title="Title", fields=[Field("Empty", [])]).fields


@given(st.lists(st.text("ab ", min_size=1, max_size=200), max_size=60))
def test_a_long_field_goes_on_in_the_next(lines: list[str]) -> None:
    parts = split_field("Diary", lines)
    assert [line for part in parts for line in part.lines] == lines
    assert all(length("\n".join(part.lines)) <= 1024 for part in parts)
    assert [part.name for part in parts[:1]] == ["Diary"][: len(lines)]


def test_an_embed_of_no_building_has_the_common_colour() -> None:
    assert build_embed(title="Title").colour == discord.Colour(COLOUR)
