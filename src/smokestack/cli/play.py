"""`smokestack play`: a match at one terminal."""

from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from shlex import quote

from smokestack.bots.program.process import ProgramFailed
from smokestack.cli.bots import Bots
from smokestack.cli.choices import ask, help_text, print_choices, read_choice
from smokestack.cli.match_files import new_file
from smokestack.cli.reading import read_options
from smokestack.cli.seating import programs_at, read_seats
from smokestack.cli.show import coloured, complain, console
from smokestack.cli.story import Narrator
from smokestack.gamekit.errors import MatchError, SmokestackError
from smokestack.gamekit.registry import spec
from smokestack.match import Match
from smokestack.match.header import Source
from smokestack.match.save import load
from smokestack.match.save import save as save_match

LETTERS = {
    "u": "undo",
    "r": "redo",
    "h": "hint",
    "o": "offers",
    "w": "why",
    "b": "board",
    "s": "save",
    "q": "quit",
    "?": "help",
}
"""Commands by letter; a whole word does as well."""


def play_in_terminal(
    game: str,
    seats: str | None,
    edition: str | None,
    resume: Path | None,
    file: Path | None,
    seed: int | None,
    given: list[str],
) -> None:
    """Set the table, or go on with a saved match, and play until the end or until the players leave."""
    if resume is not None:
        match, file = load(resume), file or resume
        match.require_playable()
    else:
        refuse_to_overwrite(file)
        match = new_match(game, seats, edition, "os" if seed is None else seed, read_options(given))
    bots = Bots(match, programs_at(match, seats))
    file = file or new_file(match.header.game)
    save_match(match, file)
    with closing(bots):
        Terminal(match, file, bots, seats or "").play()


def refuse_to_overwrite(file: Path | None) -> None:
    """A new match never takes the place of another one."""
    if file is not None and file.is_file() and file.stat().st_size > 0:
        raise MatchError(f"{file} exists already; go on with it by --resume {file}, or save under another name")


def new_match(game: str, seats: str | None, edition: str | None, chance: Source, given: dict[str, int]) -> Match:
    """The table that was asked for, or the one the game proposes for one person."""
    proposed = spec(game).first_options if seats is None else {}
    people = read_seats(seats or spec(game).first_table)
    return Match.new(game, seats=people, edition=edition, options={**proposed, **given}, chance=chance)


def offers_text(after: int | None) -> str:
    """What a setting about offers means."""
    if after is None:
        return "You will be asked about every offer."
    return (
        "All offers to you will be declined." if after == 0 else f"Offers to you will be declined after {after} a move."
    )


def command_of(answer: str, verbs: Collection[str] = ()) -> str | None:
    """The command an answer begins with, if it is one; an action such as `board 1` of Empire is none."""
    word, _, rest = answer.lower().partition(" ")
    known = LETTERS.get(word, word)
    return known if known in LETTERS.values() and not (word in verbs and rest) else None


class Terminal:
    """One match, one terminal, one file that is saved after every turn."""

    def __init__(self, match: Match, file: Path, bots: Bots, seats: str) -> None:
        self.match, self.file, self.bots, self.named = match, file, bots, seats
        self.narrator = Narrator(match)
        self.sheets = spec(match.header.game).words.sheets
        self.leaving = False

    def play(self) -> None:
        console.print(f"{spec(self.match.header.game).title}, edition {self.match.game.edition.title}", style="bold")
        console.print(f"Saved after every turn in {self.file}", style="dim", soft_wrap=True)
        try:
            while not self.match.over and not self.leaving:
                self.step()
        except (KeyboardInterrupt, EOFError):
            console.print()
        except ProgramFailed:
            self.leave()
            raise
        self.leave()

    def step(self) -> None:
        """Whoever is next: a person who confirms, chance, a bot, or a person who decides."""
        if self.match.waiting is not None:
            self.confirm(self.match.waiting)
        elif self.match.to_move < 0:
            self.match.let_chance()
            self.narrator.tell_news()
        elif self.match.seats[self.match.to_move].human:
            self.decide(self.match.to_move)
        else:
            self.let_bot_decide(self.match.to_move)

    def let_bot_decide(self, seat: int) -> None:
        self.match.act(seat, self.bots.decide(seat))
        self.narrator.tell_news()

    def confirm(self, seat: int) -> None:
        """The turn is over: hand it over, or take something back."""
        answer = ask(f"{self.match.seats[seat].name}: Enter ends your turn, u takes back, ? helps > ")
        if answer == "":
            self.match.hand_over(seat)
            self.store()
        elif answer.lower() in self.sheets:
            self.show_sheet(answer.lower())
        elif command_of(answer) is None:
            console.print("Press Enter to end your turn first, or u to take your choice back.")
        else:
            self.command(seat, answer)

    def decide(self, seat: int) -> None:
        position = self.match.position
        if self.narrator.turn_begins():
            console.print()
            console.print(coloured(spec(self.match.header.game).words.text_board(position.view(), self.narrator.names)))
        console.print()
        print_choices(position, self.narrator.names)
        answer = ask(f"{self.narrator.shape(seat)} {self.match.seats[seat].name}, your choice (? helps) > ")
        if answer:
            self.command(seat, answer)

    def command(self, seat: int, answer: str) -> None:
        """A number, an action, or one of the letters; what is refused changes nothing."""
        known = command_of(answer, self.match.game.spec.codec.verbs)
        try:
            if answer.lower() in self.sheets:
                self.show_sheet(answer.lower())
            elif known is not None:
                getattr(self, known)(seat, answer.partition(" ")[2].strip())
            else:
                self.match.act(seat, read_choice(self.match.position, answer))
                self.narrator.tell_news()
        except SmokestackError as error:
            complain(error)

    def undo(self, seat: int, _: str) -> None:
        self.match.undo(seat)
        self.narrator.look_again("Taken back.")

    def redo(self, seat: int, _: str) -> None:
        self.match.redo(seat)
        self.narrator.look_again("Done again.")

    def hint(self, seat: int, _: str) -> None:
        """What a bot would do, and its reason."""
        if self.match.to_move != seat:
            console.print("Your turn is over: Enter hands it on.")
            return
        action, why = self.bots.hint()
        console.print(f"{self.match.game.text(action)}: {why}")

    def why(self, _: int, text: str) -> None:
        if not text:
            console.print(f"Write the action after it, such as: w {self.match.game.text(0)}")
            return
        refusal = self.match.why(read_choice(self.match.position, text))
        console.print("That is allowed." if refusal is None else str(refusal))

    def offers(self, seat: int, text: str) -> None:
        """How many offers in a move this seat answers itself; the match declines the others."""
        if text != "all" and not text.isdecimal():
            console.print("Write how many offers a move you want to answer, such as: o 0, o 2, o all")
            return
        entry = self.match.decline_offers(seat, None if text == "all" else int(text))
        console.print(offers_text(entry.after))

    def board(self, _: int, __: str) -> None:
        self.narrator.show_board()

    def show_sheet(self, word: str) -> None:
        """Something that the game lets one look at, such as all cards."""
        console.print(coloured(self.sheets[word].text(self.match.position.view(), self.narrator.names)))

    def save(self, _: int, text: str) -> None:
        self.file = Path(text) if text else self.file
        save_match(self.match, self.file)
        console.print(f"Saved in {self.file}", soft_wrap=True)

    def quit(self, _: int, __: str) -> None:
        self.leaving = True

    def help(self, _: int, __: str) -> None:
        console.print(help_text(self.sheets), highlight=False)

    def store(self) -> bool:
        """Save, or say why not and how to save elsewhere."""
        try:
            save_match(self.match, self.file)
        except MatchError as error:
            complain(error)
            console.print("Type s and another file to save it there.")
            return False
        return True

    def leave(self) -> None:
        saved = self.store()
        if not saved:
            raise MatchError(f"this match is not saved; {self.file} holds it as it was when it was last saved")
        if self.match.over:
            self.narrator.show_result()
            console.print(f"Replay it with: smokestack replay {self.file}", style="dim", soft_wrap=True)
        else:
            named = f" --seats {quote(self.named)}" if self.bots.programs else ""
            console.print(f"Go on with: smokestack play --resume {self.file}{named}", soft_wrap=True)
