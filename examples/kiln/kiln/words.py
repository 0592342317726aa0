"""Kiln in words: the text board, what happens, what can be chosen, and what is asked."""

from collections.abc import Sequence

from kiln.model import CODEC, Piece, State
from kiln.rules import Place, Reason
from kiln.view import KilnView, view
from smokestack.gamekit.applied import Applied
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import SEAT_SHAPES, Entry, Label, Sentence, Telling
from smokestack.gamekit.words import GameWords
from smokestack.kernel.language import Note

CLAUSES = {Reason.CLAY_FOUND: "K3.1", Reason.FIRED: "K3.2", Reason.BRICKS_SOLD: "K3.3", Reason.KILN_ENLARGED: "K3.4"}
SENTENCES = {
    "dig": ("{player} digs for clay.", "K3.1"),
    "find": ("{player} finds {clay} clay.", "K3.1"),
    "fire": ("{player} fires {brick}.", "K3.2"),
    "sell": ("{player} sells {brick} for ${money}.", "K3.3"),
    "enlarge": ("{player} pays ${money} for another chamber.", "K3.4"),
    "price": ("Round {round}: the first brick brings ${price}.", "K2.1"),
}
"""What each verb does, with its clause; pieces stand for how many of them moved."""


def bricks(count: int) -> str:
    return "1 brick" if count == 1 else f"{count} bricks"


def text_board(table: KilnView, names: Sequence[str]) -> str:
    """The table in a few lines."""
    rows: list[tuple[str, ...]] = [("", "money", "clay", "bricks", "chambers")]
    rows += [(f"{SEAT_SHAPES[seat]} {names[seat]}", *map(str, has)) for seat, has in enumerate(table.has)]
    return "\n".join(
        [
            f"Round {table.round} of {table.rounds}, the next brick brings ${table.price}",
            f"The town wall has {table.wall} of {table.wall_needed} bricks",
            "",
            *(f"{name:<16}{''.join(f'{count:>10}' for count in counts)}" for name, *counts in rows),
        ]
    )


def tell(edition: Edition, applied: Applied[State], names: Sequence[str]) -> Telling:
    """What an action or a die did, by what the rules noted."""
    after = view(edition, applied.after)
    amounts = {Piece(piece): amount for piece, amount, *_ in applied.notes}
    values = {
        "player": names[view(edition, applied.before).seat],
        "round": after.round,
        "price": after.price,
        "clay": amounts.get(Piece.CLAY),
        "brick": bricks(amounts.get(Piece.BRICK, 0)),
        "money": amounts.get(Piece.MONEY),
    }
    template, clause = SENTENCES[CODEC.decode(applied.action).verb]
    said = [Sentence(template, values, clause)]
    if after.phase == "over":
        said.append(Sentence("{end}", {"end": prompt(after, names)}, "K4.2"))
    return Telling(tuple(said), tuple(entry_of(note) for note in applied.notes))


def entry_of(note: Note) -> Entry:
    """A line of the ledger in words that programs can split at the colons."""
    piece, amount, source, target, reason = note
    origin, goal = (f"seat:{place}" if place >= 0 else Place(place).name.lower() for place in (source, target))
    return Entry(Piece(piece).name.lower(), amount, origin, goal, Reason(reason).name.lower(), CLAUSES[Reason(reason)])


def label(edition: Edition, s: State, action: int, _names: Sequence[str]) -> Label:
    """An action as a choice; outcomes are entered where people roll real dice."""
    table, done = view(edition, s), CODEC.decode(action)
    number = done.values[0] + 1 if done.values else 0
    labels = {
        "dig": Label("Work", "Dig for clay", "a die tells how much"),
        "fire": Label("Work", "Fire the kiln", bricks(table.firing)),
        "sell": Label("Sell", bricks(number), f"${table.offers[number - 1]}"),
        "enlarge": Label("Build", "Another chamber", f"${table.cost}"),
    }
    return labels.get(done.verb, Label("The die shows", str(number)))


def prompt(table: KilnView, names: Sequence[str]) -> str:
    """What is expected now, in one sentence."""
    if table.phase == "over":
        winners = " and ".join(names[seat] for seat in table.winners)
        return f"The game is over: {winners} {'wins' if len(table.winners) == 1 else 'share the win'}."
    if table.phase == "turn":
        return f"{names[table.seat]}, dig, fire, sell or build."
    return "A die tells the price of bricks." if table.phase == "price" else f"{names[table.seat]} looks for clay."


WORDS = GameWords(view=view, text_board=text_board, tell=tell, label=label, prompt=prompt, scored="money")
