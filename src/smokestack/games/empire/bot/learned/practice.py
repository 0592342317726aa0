"""Games of a learner against itself, and what both seats saw in them."""

from smokestack.bots.learned.margin.network import foresee
from smokestack.bots.search.ahead import best_looking
from smokestack.games.empire.bot.learned.show import SHOWN, show
from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import ACTIONS, KIND
from smokestack.games.empire.model.cards import MOST_ROUNDS, SEATS, Cards
from smokestack.games.empire.model.state import Options, Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.legal import legal
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, below, draw, seed_stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import clear, copy_into, scratch, zeros
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import CHANCE, OVER

MOMENTS = 7 * MOST_ROUNDS
"""Of a game at most: where a round begins, and after each of two builds and four actions."""


@kernel
def practise(
    cards: list[Cards],
    options: list[Options],
    ss: list[State],
    weights: Ints,
    whim: int,
    seed: int,
    first: int,
    games: int,
    seen: Ints,
    foreseen: Ints,
    moments: Ints,
) -> None:
    """Games number `first` and on; they are played in ss[0]. Of game i, `moments` holds how many there were and the
    final margin of seat 0, `seen` and `foreseen` what each seat saw and expected at each of them."""
    stream = scratch(Stream)
    for i in range(games):
        seed_stream(stream, seed, first + i)
        clear(ss[0])
        verbs.start(cards[0], options[0], ss[0])
        moments[2 * i] = play(cards[0], ss[0], weights, whim, stream, seen, foreseen, i * MOMENTS)
        moments[2 * i + 1] = ss[0].players[0].profit - ss[0].players[1].profit


@kernel
def play(
    cards: Cards, s: State, weights: Ints, whim: int, stream: Stream, seen: Ints, foreseen: Ints, start: int
) -> int:
    """One game from its start; how many moments it had."""
    buffer, merit = zeros(ACTIONS), zeros(ACTIONS)
    view = scratch(Outlook)
    count = 0
    mover = verbs.to_move(s)
    while mover != OVER:
        if mover == CHANCE:
            if is_dawn(s):
                refresh(cards, s, view)
                count += note(cards, s, view, weights, seen, foreseen, start + count)
            n = verbs.outcomes(cards, s, buffer, merit)
            act(cards, s, buffer[draw(stream, merit, n)])
        else:
            refresh(cards, s, view)
            turn = s.turn
            action = choose(cards, s, weights, whim, stream, buffer, merit)
            act(cards, s, action)
            if has_ended(s, mover, turn) and KIND[action] != kinds.REROLL:
                count += note(cards, s, view, weights, seen, foreseen, start + count)
        mover = verbs.to_move(s)
    return count


@kernel
def is_dawn(s: State) -> bool:
    """Where a round begins, but for the first: there nothing was decided yet."""
    return s.phase == Phase.ROLL and s.turn == 0 and s.rolled == 0 and s.rounds > 1


@kernel
def has_ended(s: State, seat: int, turn: int) -> bool:
    """Whether a seat's turn is over and the game is not."""
    mover = verbs.to_move(s)
    return mover != OVER and (mover != seat or s.turn != turn)


@kernel
def refresh(cards: Cards, s: State, view: Outlook) -> None:
    """The outlook of the present round."""
    fresh = scratch(Outlook)
    look_ahead(cards, s, fresh)
    copy_into(view, fresh)


@kernel
def choose(cards: Cards, s: State, weights: Ints, whim: int, stream: Stream, buffer: Ints, merit: Ints) -> int:
    """What looks best; once in a while, `whim` times in a thousand, anything."""
    if below(stream, 1000) < whim:
        return buffer[below(stream, legal(cards, s, buffer))]
    return best_looking(cards, s, weights, buffer, merit)


@kernel
def note(cards: Cards, s: State, view: Outlook, weights: Ints, seen: Ints, foreseen: Ints, moment: int) -> int:
    """Write what both seats see and expect at a moment."""
    row = zeros(SHOWN)
    for seat in range(SEATS):
        show(cards, s, view, seat, row)
        for k in range(SHOWN):
            seen[(SEATS * moment + seat) * SHOWN + k] = row[k]
        foreseen[SEATS * moment + seat] = foresee(weights, row)
    return 1
