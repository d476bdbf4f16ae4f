import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.custom_ids import LIMIT, CustomId, parse


@given(
    st.builds(
        CustomId,
        action=st.from_regex(r"[a-z-]{1,20}", fullmatch=True),
        campaign=st.integers(0, 2**31 - 1),
        guard=st.integers(0, 2**31 - 1),
        argument=st.text(max_size=50),
    )
)
def test_what_is_written_is_read(custom_id: CustomId) -> None:
    assert parse(str(custom_id)) == custom_id


@given(st.text(max_size=120))
def test_anything_else_is_none_of_ours(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize(
    "text", ["", "hq", "hq:a:1:1", "hq:A:1:1:", "hq:a:-1:1:", "hq:a:1:x:", "hq:a:1:1:" + "x" * 100]
)
def test_what_is_nearly_ours_is_none_of_ours(text: str) -> None:
    assert parse(text) is None


def test_one_that_discord_would_refuse_is_not_made() -> None:
    with pytest.raises(ValueError, match=f"longer than {LIMIT}"):
        CustomId("action", 1, argument="x" * 100)
