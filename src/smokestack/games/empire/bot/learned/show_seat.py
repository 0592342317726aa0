"""What a position of Empire Planner shows of one seat: how the greedy player judges it, its tracks, city and trains."""

from smokestack.games.empire.bot.estate import KINDS, Estate
from smokestack.games.empire.bot.outlook import Outlook, turns_left, worth_of_dollar
from smokestack.games.empire.bot.rails import worth_of_rails
from smokestack.games.empire.bot.standing import (
    worth_of_city,
    worth_of_growth,
    worth_of_money,
    worth_of_pollution,
    worth_of_prospects,
    worth_of_tools,
)
from smokestack.games.empire.model.cards import FACTORIES, Cards, Type
from smokestack.games.empire.model.state import State
from smokestack.games.empire.rules.table import cubes_to_travel, good_of, is_archie, links_of
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints

STANDING = 0
"""Where the greedy player's judgement of the seat stands, in tenths of a Profit."""
OF_JUDGEMENT, OF_TRACKS, OF_CITY, OF_RAILS, OF_TURN = 8, 9, 7 * KINDS, 13, 8
OF_SEAT = OF_JUDGEMENT + OF_TRACKS + OF_CITY + OF_RAILS + OF_TURN


@kernel
def show_seat(cards: Cards, s: State, view: Outlook, estate: Estate, seat: int, out: Ints, at: int) -> None:
    """One part after the other."""
    dollar = worth_of_dollar(cards, s, view, seat)
    show_judgement(cards, s, view, estate, seat, dollar, out, at)
    at += OF_JUDGEMENT
    show_tracks(s, view, estate, seat, dollar, out, at)
    at += OF_TRACKS
    show_city(estate, seat, out, at)
    for card in range(FACTORIES):
        show_goods_to_make(cards, s, seat, card, out, at + 6 * KINDS)
    at += OF_CITY
    for card in range(FACTORIES):
        show_rails(cards, s, seat, card, out, at)
    at += OF_RAILS
    show_turn(cards, s, seat, out, at)


@kernel
def show_judgement(
    cards: Cards, s: State, view: Outlook, estate: Estate, seat: int, dollar: int, out: Ints, at: int
) -> None:
    """As `standing` has it, the whole and its parts, in tenths of a Profit; what Archie will still build is shown by
    itself, since what a person will is not counted either."""
    out[at + 1] = worth_of_money(cards, s, view, estate, seat) // 10
    out[at + 2] = worth_of_city(cards, s, view, estate, seat) // 10
    out[at + 5] = -worth_of_pollution(cards, s, view, estate, seat) // 10
    if is_archie(s, seat):
        out[at + 7] = worth_of_prospects(cards, view, estate) // 10
    else:
        out[at + 3] = worth_of_growth(cards, s, view, estate, seat) // 10
        out[at + 4] = worth_of_tools(view, estate, seat) // 10
    out[at] = 10 * s.players[seat].profit
    for part in range(1, 6):
        out[at] += out[at + part]
    out[at + 6] = worth_of_rails(cards, s, view, seat, dollar) // 10


@kernel
def show_tracks(s: State, view: Outlook, estate: Estate, seat: int, dollar: int, out: Ints, at: int) -> None:
    """Profit and Capital with what they depend on, and who is ahead in what only one can have."""
    player = s.players[seat]
    out[at] = player.profit
    out[at + 1] = player.capital
    out[at + 2] = player.capital * dollar // 100
    out[at + 3] = estate.income[seat]
    out[at + 4] = estate.income[seat] * view.rounds
    out[at + 5] = estate.owned[seat]
    out[at + 6] = estate.factories[seat]
    if estate.buildings[seat][Type.LEISURE] > estate.buildings[1 - seat][Type.LEISURE]:
        out[at + 7] = estate.pips[seat][Type.LEISURE]
    if estate.factories[seat] > estate.factories[1 - seat]:
        out[at + 8] = s.pollution


@kernel
def show_city(estate: Estate, seat: int, out: Ints, at: int) -> None:
    """Of every type of building: how many, their dice, room to grow, and Goods and factories to raise them with."""
    for kind in range(KINDS):
        out[at + kind] = estate.buildings[seat][kind]
        out[at + KINDS + kind] = estate.pips[seat][kind]
        out[at + 2 * KINDS + kind] = estate.room[seat][kind]
        out[at + 3 * KINDS + kind] = estate.goods[seat][kind]
        out[at + 4 * KINDS + kind] = estate.makers[seat][kind]
        out[at + 5 * KINDS + kind] = min(estate.goods[seat][kind], estate.room[seat][kind])


@kernel
def show_goods_to_make(cards: Cards, s: State, seat: int, card: int, out: Ints, at: int) -> None:
    """E4.10: the steps that a factory's track has left, by the type of building its Good raises."""
    good = good_of(cards, s, card)
    if s.works[card].owner == seat and good >= 0:
        track = cards.factories[card].sides[s.works[card].side].track
        out[at + cards.upgrades[good]] += track - s.works[card].goods


@kernel
def show_rails(cards: Cards, s: State, seat: int, card: int, out: Ints, at: int) -> None:
    """E4.5–E4.9: what one factory adds: an own train, a train still to come, or passengers on the other's."""
    works = s.works[card]
    links = links_of(cards, s, card)
    if works.train == 0:
        if works.owner == seat:
            out[at + 8] += 1
            out[at + 9] += links
    elif works.owner == seat:
        fare = works.train * links
        left = links - works.link
        out[at] += 1
        out[at + 1] += works.train
        out[at + 2] += fare
        out[at + 3] += left
        out[at + 4] += works.train * works.link
        if left <= 2:
            out[at + 9 + left] += fare
        out[at + 12] = max(out[at + 12], fare)
    else:
        out[at + 5] += works.riders
        out[at + 6] += works.riders * links
        out[at + 7] += works.riders * works.link


@kernel
def show_turn(cards: Cards, s: State, seat: int, out: Ints, at: int) -> None:
    """E2.1, E4.2, E5.2: what it may still do in this round, and whether it begins the next."""
    out[at] = turns_left(s, seat)
    out[at + 1] = cubes_to_travel(cards, s, seat)
    out[at + 2] = s.players[seat].moved_two
    out[at + 3] = 1 if s.players[seat].capital > cards.capital_limit else 0
    out[at + 4] = 1 if s.first == seat else 0
    out[at + 5] = 1 if s.players[seat].profit < s.players[1 - seat].profit else 0
    out[at + 6] = 1 if s.seat == seat else 0
    out[at + 7] = 1 if is_archie(s, seat) else 0
