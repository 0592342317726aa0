"""The games a report shows as examples: few files, each serving many numbers."""

from collections.abc import Callable, Sequence
from pathlib import Path

Writer = Callable[[int, Path], None]
"""Writes the save file of a game by its number."""


def folder_for(report: Path) -> str:
    """Each report of a folder has examples of its own."""
    return "examples" if report.stem == "report" else f"{report.stem}-examples"


class ExampleGames:
    """Remembers which games are linked; `write` puts their save files into a folder beside the report."""

    def __init__(self, folder: str = "examples", prefix: str = "game") -> None:
        self.folder, self.prefix = folder, prefix
        self.numbers: set[int] = set()

    def pick(self, numbers: Sequence[int]) -> str | None:
        """A link to one of these games: one that is linked already, or else the first."""
        if not numbers:
            return None
        chosen = next((number for number in numbers if number in self.numbers), numbers[0])
        self.numbers.add(chosen)
        return f"{self.folder}/{self.name(chosen)}"

    def name(self, number: int) -> str:
        return f"{self.prefix}-{number}.jsonl"

    def write(self, beside: Path, writer: Writer) -> None:
        """All linked games beside the report."""
        home = beside.parent / self.folder
        home.mkdir(parents=True, exist_ok=True)
        for number in sorted(self.numbers):
            writer(number, home / self.name(number))
