"""T6: advancements, bought with research; and the replacing some of them allow."""

from smokestack.games.titans.model.cards import CONSUMER_GRIDS, GRIDS, SPACES, Cards, Effect
from smokestack.games.titans.model.state import EMPTY, At, Phase, State
from smokestack.games.titans.rules.ledger import ADVANCEMENT, SHOWN, Reason, from_bank, put_cube, take_cube
from smokestack.games.titans.rules.market import Basket, buy, why_not_buy
from smokestack.games.titans.rules.refusals import No
from smokestack.games.titans.rules.setup import plan_to_reveal
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved, scratch
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_advance(cards: Cards, s: State, seat: int, card: int, why: Why) -> int:
    """T6.1: a face-up card, and as many research cubes from the centre as it costs."""
    if s.advancements[card] != At.SHOWN:
        return refuse(why, No.NOT_SHOWN, card, 0, 0, 0)
    basket = scratch(Basket)
    basket.need[cards.research] = cards.advancements[card].cost
    return why_not_buy(cards, s, seat, basket, why)


@kernel
def buy_advancement(cards: Cards, s: State, seat: int, card: int) -> None:
    """T6.1, T6.2: buy the research, take the card, let it act; then another one is turned up."""
    basket = scratch(Basket)
    basket.need[cards.research] = cards.advancements[card].cost
    buy(cards, s, seat, basket)
    own_advancement(cards, s, seat, card)


@kernel
def own_advancement(cards: Cards, s: State, seat: int, card: int) -> None:
    """T6.1, T6.2: what follows once it is paid for."""
    s.advancements[card] = seat
    moved(ADVANCEMENT + card, 1, SHOWN, seat, Reason.TAKE_CARD)
    apply_effect(cards, s, seat, card)
    if s.replacing > 0 and can_replace(s, seat):
        s.phase = Phase.REPLACE
    else:
        finish_purchase(cards, s)


@kernel
def apply_effect(cards: Cards, s: State, seat: int, card: int) -> None:
    """T6.1: once cards act now, lasting ones are added to the player; T5.2 and T9.1 look up which cards one owns."""
    player = s.players[seat]
    made = cards.advancements[card]
    if made.effect == Effect.SALE_MONEY:
        player.sale_money[made.good] += made.amount
    elif made.effect == Effect.SALE_SHARE:
        player.sale_share[made.good] += made.amount
    elif made.effect == Effect.GRID_MONEY:
        player.grid_money[made.grid] += made.amount
    elif made.effect == Effect.RENT:
        player.rent = max(player.rent, made.amount)
    elif made.effect == Effect.USES_DISCOUNT:
        player.uses_discount += made.amount
    elif made.effect == Effect.CASH:
        from_bank(s, seat, made.amount, Reason.CARD_CASH)
    elif made.effect == Effect.DISCARD_MONEY:
        player.discard_money += made.amount
    elif made.effect == Effect.REPLACE:
        s.replacing = made.amount
        s.replace_apart = made.apart
    elif made.effect == Effect.MAIL_ORDER:
        player.mail_order = 1
    elif made.effect == Effect.PURCHASE_DISCOUNT:
        player.purchase_discount += made.amount


@kernel
def why_not_replace(s: State, seat: int, number: int, space: int, why: Why) -> int:
    """T6.1: another player's cube on a consumer grid; some cards want each on another grid."""
    if number >= CONSUMER_GRIDS:
        return refuse(why, No.NOT_CONSUMER, space, number, 0, 0)
    if s.grids[number].cubes[space] == EMPTY:
        return refuse(why, No.NO_CUBE, space, number, 0, 0)
    if s.grids[number].cubes[space] == seat:
        return refuse(why, No.OWN_CUBE, space, number, 0, 0)
    if s.replace_apart and s.replaced[number]:
        return refuse(why, No.GRID_USED, space, number, 0, 0)
    return 0


@kernel
def can_replace(s: State, seat: int) -> bool:
    """Is there any cube to replace?"""
    why = scratch(Why)
    for number in range(CONSUMER_GRIDS):
        for space in range(SPACES):
            if why_not_replace(s, seat, number, space, why) == 0:
                return True
    return False


@kernel
def replace_cube(cards: Cards, s: State, number: int, space: int) -> None:
    """T6.1: theirs goes back unpaid, yours takes exactly that space; no share changes."""
    take_cube(s, number, space, Reason.REPLACE)
    put_cube(s, number, space, s.seat, Reason.REPLACE)
    s.replaced[number] = 1
    s.replacing -= 1
    if s.replacing == 0 or not can_replace(s, s.seat):
        finish_purchase(cards, s)


@kernel
def finish_purchase(cards: Cards, s: State) -> None:
    """T6.2: the next card of the age is turned up; an empty pile reveals nothing."""
    s.replacing = 0
    s.replace_apart = 0
    for number in range(GRIDS):
        s.replaced[number] = 0
    plan_to_reveal(cards, s, 1)
