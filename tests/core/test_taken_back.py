"""Which entries of a log count no more."""

import pytest

from core.undo import taken_back


@pytest.mark.parametrize(
    ("undos", "gone"),
    [
        ((), ()),
        (((5, 4),), (range(4, 5),)),
        (((5, 4), (9, 7)), (range(4, 5), range(7, 9))),
        (((5, 4), (6, 5)), (range(5, 6),)),  # an undo taken back: 4 counts again
        (((5, 4), (6, 5), (7, 6)), (range(6, 7), range(4, 5))[::-1]),  # and that taken back
        (((5, 4), (8, 3)), (range(3, 8),)),  # an undo among what is taken back
        (((5, 2), (6, 5), (9, 4)), (range(4, 9),)),
    ],
)
def test_what_was_taken_back_and_not_brought_back_counts_no_more(
    undos: tuple[tuple[int, int], ...], gone: tuple[range, ...]
) -> None:
    assert taken_back(undos) == gone
    assert taken_back(reversed(undos)) == gone
