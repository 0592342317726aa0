"""E3: three dice name a block, a building and a price."""

from smokestack.games.empire.model.cards import FACES, FACTORIES, NONE, ROW, Cards, Type
from smokestack.games.empire.model.state import DICE, FREE, Phase, State
from smokestack.games.empire.rules.ledger import OFFER, Reason, add_pips, lose_profit, pay_capital, take_card
from smokestack.games.empire.rules.refusals import No
from smokestack.games.empire.rules.table import buildings_owned
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why, refuse


@kernel
def roll_die(s: State, face: int) -> None:
    """E3.1: a die falls; with three on the table they are put in order."""
    s.dice[s.rolled] = face
    s.rolled += 1
    place = s.rolled - 1
    while place > 0 and s.dice[place - 1] > s.dice[place]:
        s.dice[place - 1], s.dice[place] = s.dice[place], s.dice[place - 1]
        place -= 1


@kernel
def price_of(s: State, block: int, number: int) -> int:
    """E3.1: the die left over when two name block and building, or NONE when they do not."""
    block_die = NONE
    for die in range(DICE):
        if s.dice[die] == block and block_die == NONE:
            block_die = die
    if block_die == NONE:
        return NONE
    for die in range(DICE):
        if die != block_die and s.dice[die] == number:
            return s.dice[0] + s.dice[1] + s.dice[2] - block - number
    return NONE


@kernel
def cheapest_factory(cards: Cards, s: State) -> int:
    """E3.4, E7.3: the cheapest Factory card on offer, the leftmost of equals, or FREE."""
    best = FREE
    for place in range(ROW):
        card = s.row[place]
        if card != FREE and (best == FREE or factory_cost(cards, s, card) < factory_cost(cards, s, best)):
            best = card
    return best


@kernel
def receive_building(cards: Cards, s: State, seat: int, building: int, pips: int, reason: int, taking: int) -> None:
    """E7.2, E7.3: a building for nothing; an Industrial Factory brings the cheapest Factory card."""
    s.city[building].owner = seat
    add_pips(s, building, pips, reason)
    if cards.city[building].kind == Type.INDUSTRIAL:
        card = cheapest_factory(cards, s)
        if card != FREE:
            leave_row(s, card)
            take_card(s, card, seat, OFFER, taking)


@kernel
def factory_cost(cards: Cards, s: State, card: int) -> int:
    return cards.factories[card].sides[s.works[card].side].cost


@kernel
def why_not_build(cards: Cards, s: State, seat: int, building: int, why: Why) -> int:
    """E3.1, E3.3, E3.4: a free building the dice name, a die left to put on it, and the money."""
    price = price_of(s, building // FACES + 1, building % FACES + 1)
    if price == NONE:
        return refuse(why, No.NOT_THESE_DICE, building, 0, 0, 0)
    if s.city[building].owner != FREE:
        return refuse(why, No.TAKEN, building, 0, 0, 0)
    if buildings_owned(s, seat) >= cards.dice:
        return refuse(why, No.ALL_BUILT, building, 0, cards.dice, 0)
    capital = s.players[seat].capital
    if capital < price:
        return refuse(why, No.TOO_DEAR, building, 0, capital, price)
    if cards.city[building].kind == Type.INDUSTRIAL:
        left = capital - price + s.players[seat].profit
        card = cheapest_factory(cards, s)
        if card == FREE or factory_cost(cards, s, card) > left:
            return refuse(why, No.NO_FACTORY, building, 0, left, 0)
    return 0


@kernel
def why_not_reroll(cards: Cards, s: State, seat: int, face: int, why: Why) -> int:
    """E3.2: one die, once, for money."""
    if s.rerolled:
        return refuse(why, No.REROLLED, 0, 0, 0, 0)
    if s.players[seat].capital < cards.reroll_cost:
        return refuse(why, No.NO_MONEY_TO_REROLL, 0, 0, s.players[seat].capital, cards.reroll_cost)
    for die in range(DICE):
        if s.dice[die] == face:
            return 0
    return refuse(why, No.NO_SUCH_DIE, 0, 0, 0, face)


@kernel
def reroll(cards: Cards, s: State, seat: int, face: int) -> None:
    """E3.2: the die comes off the table and falls again."""
    pay_capital(s, seat, cards.reroll_cost, Reason.REROLL)
    place = 0
    while s.dice[place] != face:
        place += 1
    while place < DICE - 1:
        s.dice[place] = s.dice[place + 1]
        place += 1
    s.dice[DICE - 1] = 0
    s.rolled = DICE - 1
    s.rerolled = 1
    s.phase = Phase.ROLL


@kernel
def build(cards: Cards, s: State, seat: int, building: int) -> None:
    """E3.1, E3.4: pay, put a die on it with 1 up; an Industrial Factory brings a Factory card."""
    pay_capital(s, seat, price_of(s, building // FACES + 1, building % FACES + 1), Reason.BUILD)
    s.city[building].owner = seat
    add_pips(s, building, 1, Reason.BUILD)
    if cards.city[building].kind == Type.INDUSTRIAL:
        s.building = building
        s.phase = Phase.TAKE
        take_only_factory(cards, s, seat)


@kernel
def take_only_factory(cards: Cards, s: State, seat: int) -> None:
    """E3.4: with one card in question it is taken unasked."""
    why = scratch(Why)
    only = FREE
    for card in range(FACTORIES):
        if why_not_take(cards, s, seat, card, why) == 0:
            if only != FREE:
                return
            only = card
    if only != FREE:
        take_factory(cards, s, seat, only)


@kernel
def can_build_or_reroll(cards: Cards, s: State, seat: int) -> bool:
    """E3.3: whether there is anything but declining; with every die in the city a reroll is no help."""
    if buildings_owned(s, seat) >= cards.dice:
        return False
    why = scratch(Why)
    for face in range(1, FACES + 1):
        if why_not_reroll(cards, s, seat, face, why) == 0:
            return True
    for block in range(DICE):
        for number in range(DICE):
            if block != number:
                building = (s.dice[block] - 1) * FACES + s.dice[number] - 1
                if why_not_build(cards, s, seat, building, why) == 0:
                    return True
    return False


@kernel
def why_not_take(cards: Cards, s: State, seat: int, card: int, why: Why) -> int:
    """E3.4: a card on offer that Capital and Profit together can pay."""
    offered = False
    for place in range(ROW):
        if s.row[place] == card:
            offered = True
    if not offered:
        return refuse(why, No.NOT_OFFERED, card, 0, 0, 0)
    cost = factory_cost(cards, s, card)
    money = s.players[seat].capital + s.players[seat].profit
    if cost > money:
        return refuse(why, No.FACTORY_TOO_DEAR, card, 0, money, cost)
    return 0


@kernel
def take_factory(cards: Cards, s: State, seat: int, card: int) -> None:
    """E3.4: the card leaves the row; how it is paid is asked only where there is a choice."""
    leave_row(s, card)
    take_card(s, card, seat, OFFER, Reason.FACTORY)
    s.owed = factory_cost(cards, s, card)
    if least_capital(s, seat) == most_capital(s, seat):
        pay_factory(s, seat, least_capital(s, seat))
    else:
        s.phase = Phase.SPLIT


@kernel
def leave_row(s: State, card: int) -> None:
    for place in range(ROW):
        if s.row[place] == card:
            s.row[place] = FREE


@kernel
def least_capital(s: State, seat: int) -> int:
    """E3.4: what Profit cannot cover, Capital has to pay."""
    return max(0, s.owed - s.players[seat].profit)


@kernel
def most_capital(s: State, seat: int) -> int:
    return min(s.owed, s.players[seat].capital)


@kernel
def why_not_pay(s: State, seat: int, capital: int, why: Why) -> int:
    """E3.4: any split that leaves both tracks at 0 or above."""
    if least_capital(s, seat) <= capital <= most_capital(s, seat):
        return 0
    return refuse(why, No.BAD_SPLIT, 0, 0, least_capital(s, seat), most_capital(s, seat))


@kernel
def pay_factory(s: State, seat: int, capital: int) -> None:
    """E3.4: the rest comes from Profit."""
    pay_capital(s, seat, capital, Reason.FACTORY)
    lose_profit(s, seat, s.owed - capital, Reason.FACTORY)
    s.owed = 0
    s.building = FREE
    s.phase = Phase.BUILD
