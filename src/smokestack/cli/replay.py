"""`smokestack replay`: a saved match, told or shown at one moment."""

from pathlib import Path

from smokestack.cli.show import coloured, console
from smokestack.gamekit.errors import MatchError
from smokestack.gamekit.registry import spec
from smokestack.match import Match, Moment
from smokestack.match.entry import Declining, Ended, Entry, HandedOver, Redo, SeatChange, Undo
from smokestack.match.save import load
from smokestack.match.seating import names_of


def show_replay(file: Path, at: int | None, ledger: bool) -> None:
    """The whole story, or the table after one entry."""
    match = load(file)
    names = names_of(match.header.seats)
    if at is not None:
        show_moment(match, at, names)
        return
    for moment in match.moments():
        print_entry(moment, names, ledger)
    if match.why_view_only:
        console.print(f"Here the story ends: {match.why_view_only}.", style="yellow", soft_wrap=True)


def show_moment(match: Match, at: int, names: list[str]) -> None:
    if not 0 <= at <= len(match.entries):
        raise MatchError(f"--at {at}: the match has entries 0 to {len(match.entries)}")
    console.print(f"After entry {at} of {len(match.entries)}:", style="bold")
    console.print(coloured(spec(match.header.game).words.text_board(match.at(at).view(), names)))


def print_entry(moment: Moment, names: list[str], ledger: bool) -> None:
    telling = moment.telling(names)
    text = str(telling) if telling else describe(moment.entry, names)
    console.print(f"{moment.entry.n:>5}  {text}", soft_wrap=True)
    if ledger and telling:
        for line in telling.ledger:
            console.print(
                f"{'':>9}{line.amount} {line.piece}: {line.source} → {line.target} ({line.reason}, {line.clause})",
                style="dim",
                soft_wrap=True,
            )


def describe(entry: Entry, names: list[str]) -> str:
    """What happened at the table rather than in the game."""
    if isinstance(entry, Undo):
        return f"{names[entry.seat]} takes back everything from entry {entry.to} on."
    if isinstance(entry, Redo):
        return f"{names[entry.seat]} does again what was taken back."
    if isinstance(entry, HandedOver):
        return f"{names[entry.seat]} ends the turn."
    if isinstance(entry, SeatChange):
        return f"Seat {entry.seat + 1}: {entry.holder.name or 'nobody'} ({entry.event})."
    if isinstance(entry, Declining):
        limit = "answers all offers again" if entry.after is None else f"declines offers after {entry.after} in a move"
        return f"{names[entry.seat]} {limit}."
    if isinstance(entry, Ended):
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, entry.scores, strict=True))
        return f"The match is over ({entry.reason}): {scores}."
    return entry.kind
