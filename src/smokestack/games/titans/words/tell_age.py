"""The end of an age and of the game, told step by step from the ledger."""

from collections import Counter
from collections.abc import Iterator, Sequence

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Sentence
from smokestack.games.titans.model.cards import CONSUMER_GRIDS, SPACES, Cards
from smokestack.games.titans.model.state import State
from smokestack.games.titans.rules.ledger import CARD_SCORE, CUBE, GRID, MONEY, SHARE, Reason
from smokestack.games.titans.rules.turn import ROUND_LIMIT
from smokestack.kernel.language import Note

AGE_NAMES = ("I", "II", "III")
BONUSES = {
    Reason.CONSUMABLES_BONUS: "sold most consumables",
    Reason.DURABLES_BONUS: "sold most durables",
    Reason.ENERGY_BONUS: "sold most energy",
    Reason.ESTATE_BONUS: "owns most real estate",
}


def tell_age_end(
    edition: Edition, names: Sequence[str], before: State, after: State, notes: Sequence[Note]
) -> Iterator[Sentence]:
    """T8: grids first, then share, bonuses and pay."""
    yield tell_why_age_ends(edition, before, after)
    yield from tell_grids(edition, notes)
    for seat, amount in totals(notes, MONEY, Reason.RECYCLING).items():
        yield Sentence("{player} gets ${amount} for unsold goods.", {"player": names[seat], "amount": amount}, "T8.8")
    yield from tell_pay(edition, names, notes)
    yield from tell_shares(names, notes)
    for piece, amount, _, seat, reason in notes:
        if piece == SHARE and reason in BONUSES:
            values = {"player": names[seat], "deed": BONUSES[Reason(reason)], "share": amount}
            yield Sentence("{player} {deed} and gains {share} share.", values, "T8.4")
    for seat, amount in totals(notes, MONEY, Reason.GRID_PERK).items():
        yield Sentence("{player}'s advancements add ${amount}.", {"player": names[seat], "amount": amount}, "T6.1")


def tell_why_age_ends(edition: Edition, before: State, after: State) -> Sentence:
    """T7.4, T9.3: by its last real-estate card, or by the last round."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    age = AGE_NAMES[before.age]
    if after.built >= cards.age_ends[before.age]:
        return Sentence("Age {age} ends.", {"age": age}, "T7.4", scene=True)
    return Sentence("The last round is over: Age {age} ends.", {"age": age}, "T9.3", scene=True)


def tell_grids(edition: Edition, notes: Sequence[Note]) -> Iterator[Sentence]:
    """T8.1: how many cubes each grid sold and sent back."""
    sold, unsold = cubes_by_grid(notes, Reason.CONSUMERS), cubes_by_grid(notes, Reason.UNSOLD)
    for grid in range(CONSUMER_GRIDS):
        values = {"grid": edition.names["grid"][grid], "sold": sold[grid], "unsold": unsold[grid]}
        if unsold[grid]:
            yield Sentence("{grid}: {sold} sold, {unsold} unsold.", values, "T8.1")
        elif sold[grid]:
            yield Sentence("{grid}: all {sold} sold.", values, "T8.1")


def cubes_by_grid(notes: Sequence[Note], reason: int) -> Counter[int]:
    return Counter((note[2] - GRID) // SPACES for note in notes if note[4] == reason and note[0] >= CUBE)


def tell_pay(edition: Edition, names: Sequence[str], notes: Sequence[Note]) -> Iterator[Sentence]:
    """T8.5: the pay of each player, grid by grid; the cubes stand in the ledger just before their money."""
    grid, parts = -1, dict[int, list[str]]()
    earned: Counter[int] = Counter()
    for piece, amount, source, target, reason in notes:
        if reason != Reason.CONSUMERS:
            continue
        if piece >= CUBE:
            grid = (source - GRID) // SPACES
        else:
            parts.setdefault(target, []).append(f"${amount} from {edition.names['grid'][grid]}")
            earned[target] += amount
    for seat, lines in parts.items():
        values = {"player": names[seat], "amount": earned[seat], "parts": ", ".join(lines)}
        yield Sentence("Consumers pay {player} ${amount}: {parts}.", values, "T8.5")


def tell_shares(names: Sequence[str], notes: Sequence[Note]) -> Iterator[Sentence]:
    """T8.2, T8.3: share for goods and real estate in one sentence a player."""
    goods, estates = totals(notes, SHARE, Reason.SOLD), totals(notes, SHARE, Reason.ESTATES)
    for seat in sorted({*goods, *estates}):
        values = {"player": names[seat], "goods": goods[seat], "estates": estates[seat]}
        yield Sentence("{player} gains {goods} share for goods and {estates} for real estate.", values, "T8.2")


def totals(notes: Sequence[Note], piece: int, reason: int) -> Counter[int]:
    """How much of a piece each seat got for a reason."""
    found: Counter[int] = Counter()
    for note in notes:
        if note[0] == piece and note[4] == reason:
            found[note[3]] += note[1]
    return found


def tell_game_end(
    edition: Edition, names: Sequence[str], after: State, notes: Sequence[Note], order: Sequence[int]
) -> Iterator[Sentence]:
    """T9: card scores, the exchange, and who won."""
    if after.ended == 1 + ROUND_LIMIT:
        limit = {"rounds": after.options.round_limit}
        yield Sentence("The game ends here: round {rounds} was to be the last.", limit, "T9.3")
    for piece, amount, _, seat, reason in notes:
        if piece == SHARE and reason >= CARD_SCORE:
            values = {
                "card": edition.names["advancement"][reason - CARD_SCORE],
                "player": names[seat],
                "share": amount,
            }
            yield Sentence("{card} brings {player} {share} share.", values, "T9.1")
    for seat, amount in totals(notes, SHARE, Reason.EXCHANGE).items():
        values = {"player": names[seat], "share": amount}
        yield Sentence("{player} turns money into {share} share.", values, "T9.1")
    winners = [seat for seat, rank in enumerate(order) if rank == 0]
    values = {"names": " and ".join(names[seat] for seat in winners), "share": after.players[winners[0]].share}
    template = "{names} wins with {share} share." if len(winners) == 1 else "{names} share the win with {share} share."
    yield Sentence(template, values, "T9.2")
