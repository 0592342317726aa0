"""E2 and E5: the phases of a round, its gains, and the cubes that Capital above the limit binds."""

from smokestack.games.empire.model.cards import BUILDINGS, FACTORIES, SEATS, Cards, Type
from smokestack.games.empire.model.state import ARCHIE_SEAT, DICE, FREE, Phase, State
from smokestack.games.empire.rules.archie import begin_archie_roll
from smokestack.games.empire.rules.building import can_build_or_reroll
from smokestack.games.empire.rules.icons import carry_on
from smokestack.games.empire.rules.ledger import Reason, gain_capital, pollute, put_marker, take_riders
from smokestack.games.empire.rules.scoring import end_game
from smokestack.games.empire.rules.setup import discard_cards
from smokestack.games.empire.rules.table import buildings_of, buildings_owned, cubes_to_travel, is_archie, mover_of_turn
from smokestack.kernel.compile import kernel

ACTION_TURNS = 4


@kernel
def begin_round(s: State) -> None:
    """E2.1: who has less Profit goes first, in a tie the Start Player; alone you always do (E7.1)."""
    s.rounds += 1
    s.first = s.starter
    if s.rounds > 1 and s.options.archie == 0:
        other = 1 - s.starter
        if s.players[other].profit < s.players[s.starter].profit:
            s.first = other
    for seat in range(SEATS):
        s.players[seat].moved_two = 0
    s.turn = 0
    begin_building(s)


@kernel
def begin_building(s: State) -> None:
    """E3.1: three dice for the player whose turn it is."""
    s.seat = mover_of_turn(s)
    s.rolled = 0
    s.rerolled = 0
    s.phase = Phase.ROLL


@kernel
def dice_have_fallen(cards: Cards, s: State) -> None:
    """E3.3: a player who can only decline is not asked."""
    s.phase = Phase.BUILD
    if not can_build_or_reroll(cards, s, s.seat):
        end_building(cards, s)


@kernel
def end_building(cards: Cards, s: State) -> None:
    """E3.1, E7.2: then the other player builds, or Archie in his rounds; then the market."""
    clear_dice(s)
    s.turn += 1
    if s.turn == SEATS:
        begin_market(s)
    elif not is_archie(s, mover_of_turn(s)):
        begin_building(s)
    elif cards.archie_builds[s.rounds] and buildings_owned(s, ARCHIE_SEAT) < cards.dice:
        begin_archie_roll(s)
    else:
        begin_market(s)


@kernel
def clear_dice(s: State) -> None:
    for die in range(DICE):
        s.dice[die] = 0
    s.rolled = 0
    s.rerolled = 0


@kernel
def begin_market(s: State) -> None:
    """E4.1: the first player rolls the market die."""
    clear_dice(s)
    s.seat = s.first
    s.turn = 0
    s.phase = Phase.MARKET


@kernel
def begin_action(s: State) -> None:
    """E4.2: first, second, first, second."""
    s.seat = mover_of_turn(s)
    s.doing = FREE
    s.phase = Phase.ICON


@kernel
def go_on_with_icon(cards: Cards, s: State) -> None:
    """E4.2: more of the icon, or the next action."""
    if not carry_on(cards, s, s.seat):
        end_action(cards, s)


@kernel
def end_action(cards: Cards, s: State) -> None:
    """E4.2, E4.3: after four actions the cards change."""
    s.building = FREE
    s.steps = 0
    s.pairs = 0
    for card in range(FACTORIES):
        s.boarded[card] = 0
    s.turn += 1
    if s.turn < ACTION_TURNS:
        begin_action(s)
        return
    for seat in range(SEATS):
        put_marker(s, seat, FREE)
    s.doing = FREE
    s.market = FREE
    if s.rounds == cards.rounds:
        finish_round(cards, s)
        return
    discard_cards(s)
    s.phase = Phase.DRAW


@kernel
def finish_round(cards: Cards, s: State) -> None:
    """E5.1, E6.1, E7.6: gains, then the next round or the end."""
    collect_gains(cards, s)
    if s.rounds == cards.rounds:
        end_game(cards, s)
    else:
        begin_round(s)


@kernel
def collect_gains(cards: Cards, s: State) -> None:
    """E5.1, E7.6: income for every building; Archie's industry pollutes."""
    for building in range(BUILDINGS):
        owner = s.city[building].owner
        if owner != FREE:
            gain_capital(s, owner, cards.income[cards.city[building].kind], Reason.GAINS)
    if s.options.archie > 0 and buildings_of(cards, s, ARCHIE_SEAT, Type.INDUSTRIAL) > 0:
        pollute(cards, s, Reason.ARCHIE_POLLUTES)


@kernel
def must_release(cards: Cards, s: State, seat: int) -> bool:
    """E5.2: Capital above the limit binds a cube, and none is left at home."""
    return not is_archie(s, seat) and cubes_to_travel(cards, s, seat) < 0


@kernel
def settle_bound_cubes(cards: Cards, s: State) -> None:
    """E5.2: whoever has to free a cube does so at once, the round's first player before the other."""
    if s.phase == Phase.OVER:
        return
    for place in range(SEATS):
        seat = s.first if place == 0 else 1 - s.first
        if must_release(cards, s, seat):
            release_or_ask(s, seat)
        if s.phase == Phase.RELEASE:
            return


@kernel
def release_or_ask(s: State, seat: int) -> None:
    """E5.2: with cubes on one train only there is nothing to ask."""
    trains = 0
    last = FREE
    for card in range(FACTORIES):
        if s.works[card].owner == 1 - seat and s.works[card].riders > 0:
            trains += 1
            last = card
    if trains == 1:
        take_riders(s.works[last], last, 1, Reason.BOUND)
        return
    s.resume = s.phase
    s.resume_seat = s.seat
    s.seat = seat
    s.phase = Phase.RELEASE


@kernel
def release(s: State, card: int) -> None:
    """E5.2: the cube comes off, the die stays as it is, and play goes on where it was."""
    take_riders(s.works[card], card, 1, Reason.BOUND)
    s.phase = s.resume
    s.seat = s.resume_seat
    s.resume = 0
    s.resume_seat = 0
