"""Who was named for a table on the command line: people, bots, and programs, which no file remembers."""

from pathlib import Path

from smokestack.bots.roster import Bot, bot
from smokestack.cli.bots import is_bot
from smokestack.gamekit.errors import MatchError
from smokestack.match import Match, Seat, bot_seat
from smokestack.match.seating import named_apart
from smokestack.match.seats import PROGRAM

HOLDER = "terminal"
LONGEST_CALL = 24


def read_seats(text: str) -> list[Seat]:
    """`human,greedy,Ann`: bots by name, everybody else is a person at this terminal."""
    return named_apart([read_seat(word) for word in words_of(text)])


def words_of(text: str) -> list[str]:
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise MatchError("--seats has an empty seat; write for example human,greedy,greedy")
    return words


def read_seat(word: str) -> Seat:
    if not is_bot(word):
        return Seat("Player" if word == "human" else word, holder=HOLDER)
    found = bot(word, programs=True)
    if found.is_program:
        return bot_seat(PROGRAM, called(found))
    return bot_seat(word, word.title() if found.option else word)


def called(found: Bot) -> str:
    """A program by its command, without folders."""
    return " ".join(Path(word).name or word for word in found.command)[:LONGEST_CALL]


def programs_at(match: Match, text: str | None) -> dict[int, Bot]:
    """The programs of a match by their seats. Its file says only where they sit; which they are is said by `--seats`,
    in the order of the seats, where any other word will do for the seats of people and bots."""
    words = words_of(text) if text else []
    wanted = [seat for seat, held in enumerate(match.seats) if held.bot == PROGRAM]
    for seat in wanted:
        if seat >= len(words) or not words[seat].startswith(f"{PROGRAM}:"):
            shown = ",".join(
                f"{PROGRAM}:./mybot" if held.bot == PROGRAM else held.bot or "human" for held in match.seats
            )
            raise MatchError(
                f"{match.seats[seat].name} (seat {seat + 1}) is another program, and no file says which; "
                f"name it on the command line, such as --seats {shown}"
            )
    return {seat: bot(words[seat], programs=True) for seat in wanted}
