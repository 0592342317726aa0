"""Telling a match on the terminal: what is new, whose turn it is, how it ended."""

from rich.table import Table

from smokestack.cli.show import coloured, console
from smokestack.gamekit.registry import spec
from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.match import Happening, Match


class Narrator:
    """Hears what happens, and knows what has been told already."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.untold: list[str] = []
        """Sentences about what has happened since the last time."""
        self.board_seen = -1
        match.listen(self.hear)

    @property
    def names(self) -> list[str]:
        return list(self.match.names)

    def shape(self, seat: int) -> str:
        return SEAT_SHAPES[seat % len(SEAT_SHAPES)]

    def hear(self, happening: Happening) -> None:
        """Keep a decision or outcome in sentences until it is told."""
        telling = happening.telling(self.names)
        self.untold += [str(sentence) for sentence in telling.sentences] if telling else []

    def tell_news(self) -> None:
        """Every decision and outcome since the last time, in sentences."""
        for sentence in self.untold:
            console.print(f"  {sentence}")
        self.untold.clear()

    def turn_begins(self) -> bool:
        """Whether the seat to move has not seen the board since somebody else moved."""
        start = self.match.start_of_choice()
        begins = start is None and self.board_seen != len(self.match.entries)
        if begins:
            self.board_seen = len(self.match.entries)
        return begins

    def look_again(self, word: str) -> None:
        self.untold.clear()
        self.board_seen = -1
        console.print(word)

    def show_board(self) -> None:
        game = spec(self.match.header.game)
        console.print(coloured(game.words.text_board(self.match.position.view(), self.names)))

    def show_result(self) -> None:
        position = self.match.position
        table = Table("place", "player", "score", box=None, pad_edge=False)
        ranks, scores = position.ranks(), position.scores()
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            table.add_row(str(ranks[seat] + 1), coloured(f"{self.shape(seat)} {self.names[seat]}"), str(scores[seat]))
        console.print()
        console.print(f"The game is over ({position.end_reason()}).", style="bold")
        console.print(table)
