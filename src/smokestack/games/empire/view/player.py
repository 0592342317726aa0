"""A player with names, frozen: tracks, pieces, and the score if it ended now, by its sources."""

from dataclasses import dataclass

from smokestack.games.empire.model.cards import FACTORIES, Cards, Type
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.scoring import building_score, leisure_score, pollution_loss
from smokestack.games.empire.rules.table import buildings_of, cubes_to_travel, is_archie, stations, town_halls


@dataclass(frozen=True)
class PlayerView:
    """A player: tracks, cubes left to travel, and the score if it ended now, by its sources."""

    seat: int
    archie: bool
    capital: int
    profit: int
    cubes: int
    buildings: int
    factories: tuple[int, ...]
    if_ended_now: int
    dice: int
    """Buildings that can still be built."""
    income: int
    """Dollars from buildings each round."""
    stations: int
    town_halls: int
    leisure: int
    """Leisure buildings, which decide the majority."""
    from_profit: int
    from_buildings: int
    from_leisure: int
    from_capital: int
    """E7.7: Archie's Capital, one for one."""
    to_pollution: int


def view_player(cards: Cards, s: State, seat: int) -> PlayerView:
    player = s.players[seat]
    over = s.phase == Phase.OVER
    buildings, leisure = building_score(cards, s, seat), leisure_score(cards, s, seat)
    lost = pollution_loss(s, seat)
    money = player.capital // cards.archie_exchange if is_archie(s, seat) and not over else 0
    gains = buildings + leisure + money - lost
    owned = [building for building, plot in enumerate(s.city) if plot.owner == seat]
    return PlayerView(
        seat=seat,
        archie=is_archie(s, seat),
        capital=player.capital,
        profit=player.profit,
        cubes=cubes_to_travel(cards, s, seat),
        buildings=len(owned),
        factories=tuple(card + 1 for card in range(FACTORIES) if s.works[card].owner == seat),
        if_ended_now=player.profit if over else player.profit + gains,
        dice=cards.dice - len(owned),
        income=sum(cards.income[cards.city[building].kind] for building in owned),
        stations=stations(cards, s, seat),
        town_halls=town_halls(cards, s, seat),
        leisure=buildings_of(cards, s, seat, Type.LEISURE),
        from_profit=player.profit - gains if over else player.profit,
        from_buildings=buildings,
        from_leisure=leisure,
        from_capital=money,
        to_pollution=lost,
    )
