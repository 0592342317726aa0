"""Why the greedy player does something, in a few words for people: what it expects, never more than it knows."""

from collections.abc import Callable
from dataclasses import dataclass

from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.games.titans.bot.advancements import worth_of_advancement
from smokestack.games.titans.bot.choose import build_estate, produce, replace_all
from smokestack.games.titans.bot.outlook import Outlook, look_ahead
from smokestack.games.titans.bot.sales import GridForecast, forecast_grid
from smokestack.games.titans.bot.weights import SHARE
from smokestack.games.titans.model.cards import GRIDS, SPACES, Cards
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.advance import buy_advancement
from smokestack.games.titans.rules.produce import must_plead, place_cube


@dataclass
class Case:
    """A position, a choice in it, and a copy to try it on."""

    game: Game
    cards: Cards
    before: State
    after: State
    values: tuple[int, ...]

    @property
    def seat(self) -> int:
        return self.before.seat

    def name(self, kind: str, number: int) -> str:
        return self.game.edition.names[kind][number]


def reason(game: Game, position: Position, action: int) -> str:
    """What speaks for an action of the seat to move, such as "about 3 more cubes should sell"."""
    if position.to_move < 0:
        return "chance decides"
    s, cards, decoded = position.record(), game.edition.cards, game.decode(action)
    assert isinstance(s, State)
    assert isinstance(cards, Cards)
    return REASONS[decoded.verb](Case(game, cards, s, s.copy(), decoded.values))


def why_pass(case: Case) -> str:
    pleads = must_plead(case.cards, case.before, case.seat)
    return "one use is not worth all it has" if pleads else "nothing else is possible"


def why_build(case: Case) -> str:
    good = case.cards.facilities[case.values[0]].makes
    grids = [case.name("grid", g) for g in range(GRIDS) if case.cards.grids[g].accepts[good]]
    return f"makes {case.name('good', good).lower()} for {' and '.join(grids)}"


def why_expand(case: Case) -> str:
    (facility,) = case.values
    good = case.name("good", case.cards.facilities[facility].makes).lower()
    return f"every use will make {case.before.players[case.seat].sizes[facility] + 1} {good}"


def why_produce(case: Case) -> str:
    produce(case.cards, case.after, outlook(case, case.before), case.values[0], case.values[1] + 1)
    return more_sales(case) or "nothing better to do"


def why_buy(case: Case) -> str:
    (card,) = case.values
    buy_advancement(case.cards, case.after, case.seat, card)
    if case.after.phase == Phase.REPLACE:
        replace_all(case.cards, case.after, outlook(case, case.before))
        return more_sales(case) or "takes cubes of others off the grids"
    worth = round(worth_of_advancement(case.cards, case.after, outlook(case, case.after), case.seat, card) / SHARE)
    paid = case.after.players[case.seat].cash - case.before.players[case.seat].cash
    if paid > 0:
        return f"brings ${paid} more than it costs"
    return f"worth about {worth} share by the end" if worth > 0 else "nothing better to do"


def why_develop(case: Case) -> str:
    build_estate(case.cards, case.after, case.values[0])
    if case.after.phase == Phase.OVER:
        won = case.game.of_record(case.after).winners() == [case.seat]
        return "ends the game and wins it" if won else "ends the game"
    rent = f"${case.after.players[case.seat].rent} rent a turn"
    if case.after.age > case.before.age:
        gained = case.after.players[case.seat].share - case.before.players[case.seat].share
        return f"ends the age with {gained} more share, and {rent}"
    sales = more_sales(case)
    return f"{rent}, and {sales}" if sales else rent


def why_place(case: Case) -> str:
    number, level = case.values
    place_cube(case.cards, case.after, number, level)
    added = sold(case, case.after)[number][case.seat] - sold(case, case.before)[number][case.seat]
    own = [space for space in range(SPACES) if case.after.grids[number].cubes[space] == case.seat]
    lost = sum(sold(case, case.before)[number]) - sum(sold(case, case.after)[number]) + added
    price = case.cards.grids[number].price[own[0]]
    if added < 10:
        return "a spare cube, it will hardly sell"
    chance = "should sell" if added >= 90 else f"may sell, the chance is about {added} %"
    ahead = ", ahead of cubes of others" if lost >= 50 else ""
    return f"{chance}, for ${price}{ahead}"


def why_replace(case: Case) -> str:
    number, space = case.values
    price = case.cards.grids[number].price[space]
    return f"its ${price} space should sell" if likely(case, number, space) else "weakens a rival"


def why_done(case: Case) -> str:
    if case.before.phase == Phase.SECOND:
        return "no second facility is worth its price now"
    return "no further cube is worth replacing"


def more_sales(case: Case) -> str:
    """How many more cubes should sell, in words; "" for none."""
    before, after = (sum(row[case.seat] for row in sold(case, state)) for state in (case.before, case.after))
    cubes = round((after - before) / 100)
    return f"about {cubes} more cube{'s' if cubes > 1 else ''} should sell" if cubes > 0 else ""


def likely(case: Case, number: int, space: int) -> bool:
    """Whether a cube of the seat on this space would rather sell."""
    case.after.grids[number].cubes[space] = case.seat
    return sold(case, case.after)[number][case.seat] - sold(case, case.before)[number][case.seat] >= 50


def outlook(case: Case, s: State) -> Outlook:
    view = Outlook()
    look_ahead(case.cards, s, view)
    return view


def sold(case: Case, s: State) -> list[list[int]]:
    """Hundredths of cubes that each seat should sell on each grid."""
    view, rows = outlook(case, s), []
    for number in range(GRIDS):
        forecast = GridForecast()
        forecast_grid(case.cards, s, view, number, forecast)
        rows.append(forecast.sold)
    return rows


REASONS: dict[str, Callable[[Case], str]] = {
    "pass": why_pass,
    "build": why_build,
    "expand": why_expand,
    "produce": why_produce,
    "buy": why_buy,
    "develop": why_develop,
    "place": why_place,
    "replace": why_replace,
    "done": why_done,
}
