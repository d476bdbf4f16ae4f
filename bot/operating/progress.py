"""How far long work has come: a bar in a terminal, lines elsewhere. Both on standard error.

The bar is tqdm's: it knows about terminals and their widths, and needs no other package.
"""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from time import monotonic
from types import TracebackType
from typing import NoReturn, Self

from tqdm import tqdm

from storage.progress import Stage

LINE_EVERY = 10.0  # seconds

_NAMES = {
    Stage.COPY: ("Copying", "rows"),
    Stage.COMPARE: ("Comparing", "rows"),
    Stage.CHECK: ("Checking", "entries"),
    Stage.EXPORT: ("Exporting", "entries"),
}


class Bars(AbstractContextManager["Bars"]):
    """Shows one stage after another; a `storage.progress.Watch`."""

    def __init__(self) -> None:
        self._stage: Stage | None = None
        self._bar: tqdm[NoReturn] | None = None
        self._said = 0.0
        self._over = False

    def __enter__(self) -> Self:
        tqdm.monitor_interval = 0  # no thread beside ours
        return self

    def __call__(self, stage: Stage, done: int, total: int) -> None:
        if stage is not self._stage:
            self._begin(stage, total)
        if self._bar is not None:
            self._bar.update(done - self._bar.n)
        elif not self._over and (done == total or monotonic() - self._said > LINE_EVERY):
            self._over = done == total
            self._said = monotonic()
            name, unit = _NAMES[stage]
            print(f"{name}: {done} of {total} {unit}", file=sys.stderr)  # noqa: T201

    def aside(self, line: str, tell: Callable[[str], None]) -> None:
        """Tell something meanwhile, above the bar if there is one."""
        if self._bar is not None:
            self._bar.clear()
        tell(line)
        if self._bar is not None:
            self._bar.refresh()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._end()

    def _begin(self, stage: Stage, total: int) -> None:
        self._end()
        self._stage = stage
        self._said = monotonic()
        self._over = False
        if sys.stderr.isatty():
            name, unit = _NAMES[stage]
            self._bar = tqdm(total=total, desc=name, unit=f" {unit}", file=sys.stderr)

    def _end(self) -> None:
        if self._bar is not None:
            self._bar.close()
            self._bar = None
