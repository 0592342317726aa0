"""Telling a match on the terminal: what is new, whose turn it is, how it ended."""

from rich.table import Table

from smokestack.cli.show import coloured, console
from smokestack.gamekit.registry import spec
from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.match import Match
from smokestack.match.entry import Decision, Outcome
from smokestack.match.seating import names_of


class Narrator:
    """Knows what has been told already."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told = len(match.entries)
        self.board_seen = -1

    @property
    def names(self) -> list[str]:
        return names_of(self.match.seats)

    def shape(self, seat: int) -> str:
        return SEAT_SHAPES[seat % len(SEAT_SHAPES)]

    def tell_news(self) -> None:
        """Every decision and outcome since the last time, in sentences."""
        for entry in self.match.entries[self.told :]:
            if isinstance(entry, Decision | Outcome):
                before = self.match.at(entry.n - 1)
                action = entry.action if isinstance(entry, Decision) else entry.outcome
                for sentence in before.tell(action, self.names).sentences:
                    console.print(f"  {sentence}")
        self.told = len(self.match.entries)

    def turn_begins(self) -> bool:
        """Whether the seat to move has not seen the board since somebody else moved."""
        start = self.match.start_of_choice()
        begins = start is None and self.board_seen != len(self.match.entries)
        if begins:
            self.board_seen = len(self.match.entries)
        return begins

    def look_again(self, word: str) -> None:
        self.told = len(self.match.entries)
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
