"""The bar that all long commands show while they work."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TimeRemainingColumn

from smokestack.cli.show import errors

COLUMNS = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


class Bar:
    """How much of something is done."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress, self._task = progress, task

    def show(self, done: int, total: int | None = None, doing: str = "playing") -> None:
        """So much is done, of the total that was known before if no other is told."""
        self._progress.update(self._task, completed=done, total=total, description=doing)


@contextmanager
def progress_bar(total: int | None, doing: str = "compiling") -> Iterator[Bar]:
    """A bar beside the output, which is gone when the work is done."""
    with Progress(*COLUMNS, console=errors, transient=True) as progress:
        yield Bar(progress, progress.add_task(doing, total=total))
