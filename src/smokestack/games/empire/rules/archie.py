"""E7: Archie Indus. He builds by the dice, and answers each of your actions by his table."""

from smokestack.games.empire.model.cards import (
    BUILDINGS,
    CHOICES,
    FACES,
    FACTORIES,
    ICONS,
    NONE,
    SPOTS,
    Cards,
    Choice,
    Icon,
    Type,
)
from smokestack.games.empire.model.state import ARCHIE_SEAT, FREE, HUMAN_SEAT, Phase, State
from smokestack.games.empire.rules.building import receive_building
from smokestack.games.empire.rules.icons import claim
from smokestack.games.empire.rules.ledger import (
    Reason,
    clean,
    gain_profit,
    pay_capital,
    put_marker,
)
from smokestack.games.empire.rules.table import icon_at, is_claimed, links_of
from smokestack.games.empire.rules.trains import (
    add_train,
    board,
    move_train,
    trains_to_add,
    why_not_board,
    why_not_move,
    why_not_train,
)
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why


@kernel
def archie_building(s: State) -> int:
    """E7.2: what his two dice name; taken, the next number, after the last block the first."""
    building = (s.dice[0] - 1) * FACES + s.dice[1] - 1
    while s.city[building].owner != FREE:
        building = (building + 1) % BUILDINGS
    return building


@kernel
def archie_needs_value(cards: Cards, s: State) -> bool:
    """E7.2: Mixed Development and Town Hall show 1 without a roll."""
    kind = cards.city[archie_building(s)].kind
    return kind != Type.MIXED and kind != Type.TOWN_HALL


@kernel
def archie_rolls(cards: Cards, s: State, face: int) -> None:
    """E7.2: block, building, then the value; the dice keep their order."""
    s.dice[s.rolled] = face
    s.rolled += 1
    if s.rolled == 2 and not archie_needs_value(cards, s):
        s.dice[2] = 1
        s.rolled = 3
    if s.rolled == 3:
        archie_builds(cards, s)


@kernel
def archie_builds(cards: Cards, s: State) -> None:
    """E7.2, E7.3: he pays nothing; an Industrial brings the cheapest Factory card, without Goods."""
    building = archie_building(s)
    pips = min(s.dice[2], cards.city[building].most)
    receive_building(cards, s, ARCHIE_SEAT, building, pips, Reason.ARCHIE_BUILDS, Reason.ARCHIE_BUILDS)


@kernel
def fits(choice: int, icon: int) -> bool:
    """E7.4: whether an icon is what a choice of the table names."""
    if choice == Choice.EXCHANGE:
        return icon == Icon.EXCHANGE_2 or icon == Icon.EXCHANGE_3
    if choice == Choice.ADD_TRAIN:
        return icon == Icon.ADD_TRAIN
    if choice == Choice.PASSENGER_OWN:
        return icon == Icon.PASSENGER_OWN
    if choice == Choice.PASSENGER_OTHER:
        return icon == Icon.PASSENGER_OTHER
    if choice == Choice.MOVE_ONE:
        return icon == Icon.MOVE_ONE
    if choice == Choice.MOVE_TWO:
        return icon == Icon.MOVE_TWO
    return icon == Icon.REDUCE_POLLUTION


@kernel
def spot_for(cards: Cards, s: State, choice: int) -> int:
    """E7.4: the leftmost unclaimed icon a choice can use; he may stay on Move one; NONE when there is none."""
    archie = s.players[ARCHIE_SEAT]
    if choice == Choice.MOVE_TWO and archie.moved_two:
        return NONE
    for spot in range(SPOTS):
        if fits(choice, icon_at(cards, s, spot)) and not is_claimed(s, ARCHIE_SEAT, spot):
            if spot != archie.spot or choice == Choice.MOVE_ONE:
                return spot
    return NONE


@kernel
def can_use(cards: Cards, s: State, choice: int) -> bool:
    """E7.5: whether a choice would do anything for him."""
    if choice == Choice.EXCHANGE:
        return s.players[ARCHIE_SEAT].capital >= cards.archie_exchange
    if choice == Choice.ADD_TRAIN:
        return trains_to_add(cards, s, ARCHIE_SEAT) > 0
    if choice == Choice.PASSENGER_OWN:
        return best_to_board(cards, s, Icon.PASSENGER_OWN) != NONE
    if choice == Choice.PASSENGER_OTHER:
        return best_to_board(cards, s, Icon.PASSENGER_OTHER) != NONE
    if choice == Choice.REDUCE_POLLUTION:
        return s.pollution > 0
    return best_to_move(cards, s) != NONE


@kernel
def archie_choice(cards: Cards, s: State) -> int:
    """E7.4: the first of his choices, 0 to 3, that is unclaimed and usable; NONE when there is none."""
    row = cards.archie[icon_at(cards, s, s.players[HUMAN_SEAT].spot)]
    for rank in range(CHOICES):
        if spot_for(cards, s, row.choices[rank]) != NONE and can_use(cards, s, row.choices[rank]):
            return rank
    return NONE


@kernel
def archie_spot(cards: Cards, s: State) -> int:
    """E7.4: the icon of his choice, or the first unclaimed one of the left card."""
    rank = archie_choice(cards, s)
    if rank != NONE:
        return spot_for(cards, s, cards.archie[icon_at(cards, s, s.players[HUMAN_SEAT].spot)].choices[rank])
    for spot in range(ICONS):
        if not is_claimed(s, ARCHIE_SEAT, spot) and spot != s.players[ARCHIE_SEAT].spot:
            return spot
    return NONE


@kernel
def archie_acts(cards: Cards, s: State) -> None:
    """E7.4, E7.5: his cube moves and the icon works, unless nothing in his row fitted."""
    rank = archie_choice(cards, s)
    spot = archie_spot(cards, s)
    if rank == NONE:
        put_marker(s, ARCHIE_SEAT, spot)
        return
    claim(cards, s, ARCHIE_SEAT, spot)
    if s.doing == Icon.EXCHANGE_2 or s.doing == Icon.EXCHANGE_3:
        archie_exchanges(cards, s, Reason.ARCHIE_EXCHANGES)
    elif s.doing == Icon.ADD_TRAIN:
        add_train(s, best_to_add(cards, s))
    elif s.doing == Icon.PASSENGER_OWN or s.doing == Icon.PASSENGER_OTHER:
        board(s, best_to_board(cards, s, s.doing))
    elif s.doing == Icon.REDUCE_POLLUTION:
        clean(s)
    else:
        archie_moves(cards, s)


@kernel
def archie_exchanges(cards: Cards, s: State, reason: int) -> None:
    """E7.5, E7.7: all his Capital."""
    times = s.players[ARCHIE_SEAT].capital // cards.archie_exchange
    pay_capital(s, ARCHIE_SEAT, times * cards.archie_exchange, reason)
    gain_profit(s, ARCHIE_SEAT, times, reason)


@kernel
def archie_moves(cards: Cards, s: State) -> None:
    """E7.5: each link with the train that is then nearest home."""
    links = 2 if s.doing == Icon.MOVE_TWO else 1
    for _ in range(links):
        card = best_to_move(cards, s)
        if card != NONE:
            move_train(cards, s, card)


@kernel
def is_earlier(cards: Cards, s: State, card: int, other: int) -> bool:
    """E7.5: further ties: more links, then the factory its owner got earlier."""
    links, others = links_of(cards, s, card), links_of(cards, s, other)
    if links != others:
        return links > others
    return s.works[card].taken < s.works[other].taken


@kernel
def best_to_add(cards: Cards, s: State) -> int:
    """E7.5: the factory with most links gets the train."""
    why = scratch(Why)
    best = NONE
    for card in range(FACTORIES):
        if why_not_train(cards, s, ARCHIE_SEAT, card, why) == 0:
            if best == NONE or is_earlier(cards, s, card, best):
                best = card
    return best


@kernel
def best_to_board(cards: Cards, s: State, icon: int) -> int:
    """E7.5: the train with fewest passengers; on his own, a tie goes to the one with most of your cubes."""
    before = s.doing
    steps = s.steps
    s.doing = icon
    s.steps = 0
    why = scratch(Why)
    best = NONE
    for card in range(FACTORIES):
        if why_not_board(cards, s, ARCHIE_SEAT, card, why) == 0:
            if best == NONE or boards_before(cards, s, card, best, icon):
                best = card
    s.doing = before
    s.steps = steps
    return best


@kernel
def boards_before(cards: Cards, s: State, card: int, other: int, icon: int) -> bool:
    """E7.5: fewer passengers, then (own trains) more of your cubes, then the further ties."""
    if s.works[card].train != s.works[other].train:
        return s.works[card].train < s.works[other].train
    if icon == Icon.PASSENGER_OWN and s.works[card].riders != s.works[other].riders:
        return s.works[card].riders > s.works[other].riders
    return is_earlier(cards, s, card, other)


@kernel
def best_to_move(cards: Cards, s: State) -> int:
    """E7.5: nearest home, then most passengers, then the further ties."""
    why = scratch(Why)
    best = NONE
    for card in range(FACTORIES):
        if why_not_move(s, ARCHIE_SEAT, card, why) == 0:
            if best == NONE or moves_before(cards, s, card, best):
                best = card
    return best


@kernel
def moves_before(cards: Cards, s: State, card: int, other: int) -> bool:
    left = links_of(cards, s, card) - s.works[card].link
    others = links_of(cards, s, other) - s.works[other].link
    if left != others:
        return left < others
    if s.works[card].train != s.works[other].train:
        return s.works[card].train > s.works[other].train
    return is_earlier(cards, s, card, other)


@kernel
def begin_archie_roll(s: State) -> None:
    """E7.2: his dice, after yours."""
    s.seat = ARCHIE_SEAT
    s.rolled = 0
    s.phase = Phase.ARCHIE_ROLL
