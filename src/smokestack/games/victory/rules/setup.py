"""V2: contracts, the draft of starting factories, and laying them out."""

from smokestack.games.victory.model.cards import MOST_FACTORIES, NONE, Cards
from smokestack.games.victory.model.state import FREE, TOKENS, Doing, Options, Phase, State
from smokestack.games.victory.rules.clear_choice import clear_choice
from smokestack.games.victory.rules.ledger import CONTRACTS, DECK, FACTORIES, SEAT, STACKS, STARTING_SET, TABLE, Reason
from smokestack.games.victory.rules.place import begin_placing
from smokestack.games.victory.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, moved
from smokestack.kernel.why import Why, refuse


@kernel
def start(cards: Cards, options: Options, s: State) -> None:
    """V1.5, V2.1, V2.2: stacks, contracts and the starting set; what is revealed and who drafts first is still open."""
    copy_into(s.options, options)
    for product in range(cards.product_count):
        s.deck[product] = cards.products[product].contracts * options.copies
    for kind in range(cards.factory_count):
        s.starting_set[kind] = cards.factories[kind].started * options.copies
        s.stacks[kind] = cards.stack * options.copies - s.starting_set[kind]
    for token in range(TOKENS):
        s.tokens[token] = FREE
    s.moved_from = FREE
    s.moved_to = FREE
    s.phase = Phase.REVEAL
    clear_choice(s)


@kernel
def reveal_contract(cards: Cards, s: State, product: int) -> None:
    """V2.1: so many for each player; the others stay out of the game."""
    s.deck[product] -= 1
    s.unclaimed[product] += 1
    moved(CONTRACTS + product, 1, DECK, TABLE, Reason.REVEAL)
    s.revealed += 1
    if s.revealed == cards.revealed * s.options.players:
        s.phase = Phase.STARTER


@kernel
def settle_starter(s: State, seat: int) -> None:
    """V2.2: who drafts first."""
    s.seat = seat
    s.phase = Phase.DRAFT


@kernel
def factories_each(cards: Cards, s: State) -> int:
    """V2.2: how many starting factories serve every player alike."""
    total = 0
    for kind in range(cards.factory_count):
        total += cards.factories[kind].started * s.options.copies
    return total // s.options.players


@kernel
def why_not_draft(s: State, kind: int, why: Why) -> int:
    """V2.2: only what the starting set still holds."""
    if s.starting_set[kind] == 0:
        return refuse(why, No.NOT_IN_SET, kind, 0, 0, 1)
    return 0


@kernel
def draft(cards: Cards, s: State, kind: int) -> None:
    """V2.2, V2.4: take one and pass the set to the right; who chose last plays first."""
    s.starting_set[kind] -= 1
    s.complexes[s.seat].hand[kind] += 1
    moved(FACTORIES + kind, 1, STARTING_SET, SEAT + s.seat, Reason.DRAFT)
    s.drafted += 1
    if s.drafted < factories_each(cards, s) * s.options.players:
        s.seat = (s.seat - 1) % s.options.players
        return
    return_rest(cards, s)
    s.first = s.seat
    s.phase = Phase.LAY_NEXT


@kernel
def return_rest(cards: Cards, s: State) -> None:
    """V2.2: what nobody took goes to the stacks."""
    for kind in range(cards.factory_count):
        if s.starting_set[kind] > 0:
            moved(FACTORIES + kind, s.starting_set[kind], STARTING_SET, STACKS, Reason.SET_UP)
            s.stacks[kind] += s.starting_set[kind]
            s.starting_set[kind] = 0


@kernel
def lay_next(cards: Cards, s: State) -> None:
    """V2.3: one factory after another, one player after another; with one kind left the kind is not asked."""
    kinds, last = 0, NONE
    for kind in range(MOST_FACTORIES):
        if s.complexes[s.seat].hand[kind] > 0:
            kinds += 1
            last = kind
    if kinds > 1:
        s.phase = Phase.LAY
    elif kinds == 1:
        lay_out(cards, s, last)
    else:
        s.seat = (s.seat + 1) % s.options.players
        if s.seat == s.first:
            clear_choice(s)
            s.rounds = 1
            s.mover = s.first
            s.phase = Phase.TURN_NEXT


@kernel
def why_not_lay(s: State, seat: int, kind: int, why: Why) -> int:
    """V2.3: one of the factories you drafted."""
    if s.complexes[seat].hand[kind] == 0:
        return refuse(why, No.NOT_DRAFTED, kind, 0, 0, 1)
    return 0


@kernel
def lay_out(cards: Cards, s: State, kind: int) -> None:
    """V2.3: now where it lies."""
    s.doing = Doing.LAY
    s.kind = kind
    begin_placing(cards, s, s.seat)
