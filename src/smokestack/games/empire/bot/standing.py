"""How well a seat stands: Profit, money, and what its city, Goods and trains will still bring."""

from smokestack.games.empire.bot.estate import KINDS, Estate, survey
from smokestack.games.empire.bot.leisure import archie_leisure_score, worth_of_leisure_pip
from smokestack.games.empire.bot.outlook import Outlook, reach, worth_of_dollar
from smokestack.games.empire.bot.rails import worth_of_rails
from smokestack.games.empire.bot.weights import (
    ARCHIE,
    DOLLAR,
    EARLY,
    FACTORY,
    GOOD,
    HANDY,
    MAKER,
    POCKET_MONEY,
    POLLUTION_TRUST,
    PRICE,
    PROFIT,
    RIVAL,
    ROOM,
    ROOM_FOR_GOODS,
    SPARE_GOOD,
    STATION,
    TOWN_HALL,
    UPGRADING,
)
from smokestack.games.empire.model.cards import Cards, Icon, Type
from smokestack.games.empire.model.state import ARCHIE_SEAT, Phase, State
from smokestack.games.empire.rules.table import is_archie
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch


@kernel
def advantage(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """A position in one number for one seat: its own standing, and part of the other's against it."""
    if s.phase == Phase.OVER:
        return PROFIT * (s.players[seat].profit - s.players[1 - seat].profit)
    estate = scratch(Estate)
    survey(cards, s, estate)
    against = ARCHIE if is_archie(s, 1 - seat) else RIVAL
    return standing(cards, s, view, estate, seat) - standing(cards, s, view, estate, 1 - seat) * against // 100


@kernel
def standing(cards: Cards, s: State, view: Outlook, estate: Estate, seat: int) -> int:
    """Everything a seat has and may expect."""
    worth = PROFIT * s.players[seat].profit + worth_of_money(cards, s, view, estate, seat)
    worth += worth_of_city(cards, s, view, estate, seat) - worth_of_pollution(cards, s, view, estate, seat)
    if not is_archie(s, seat):
        worth += worth_of_growth(cards, s, view, estate, seat) + worth_of_tools(view, estate, seat)
    else:
        worth += worth_of_prospects(cards, view, estate)
    return worth


@kernel
def worth_of_prospects(cards: Cards, view: Outlook, estate: Estate) -> int:
    """E7.2: what the buildings that Archie will still get may be expected to bring him, and his Leisure."""
    worth = 0
    for kind in range(KINDS):
        if kind != Type.LEISURE:
            worth += estate.free[kind] * PROFIT * cards.income[kind] * view.archie_gains
            worth += estate.free[kind] * PROFIT * cards.flat_score[kind] * view.archie_builds
            worth += estate.free_pips[kind] * cards.score[kind] * view.archie_builds
    return worth // max(estate.free_in_all, 1) + archie_leisure_score(cards, view, estate)


@kernel
def worth_of_money(cards: Cards, s: State, view: Outlook, estate: Estate, seat: int) -> int:
    """E4.4, E5.1, E7.7: Capital, gains to come and trains, as they will be exchanged."""
    player = s.players[seat]
    if is_archie(s, seat):
        dollars = player.capital + estate.income[seat] * (view.rounds + 1)
        return PROFIT * dollars + worth_of_rails(cards, s, view, seat, PROFIT)
    dollar = worth_of_dollar(cards, s, view, seat)
    worth = dollar * (player.capital + estate.income[seat] * view.rounds)
    worth += HANDY * min(player.capital, POCKET_MONEY) * min(view.rounds, EARLY) // EARLY
    return worth + worth_of_rails(cards, s, view, seat, dollar)


@kernel
def worth_of_pip(cards: Cards, s: State, view: Outlook, estate: Estate, seat: int, kind: int) -> int:
    """E6.1, E6.2: what a point on a die of this type will score."""
    if kind == Type.LEISURE:
        return worth_of_leisure_pip(cards, s, view, estate, seat)
    return PROFIT * cards.score[kind]


@kernel
def worth_of_city(cards: Cards, s: State, view: Outlook, estate: Estate, seat: int) -> int:
    """E6.1, E6.2: buildings as they stand."""
    worth = 0
    for kind in range(KINDS):
        count = estate.buildings[seat][kind]
        if count > 0 and not (kind == Type.LEISURE and is_archie(s, seat)):
            worth += estate.pips[seat][kind] * worth_of_pip(cards, s, view, estate, seat, kind)
            worth += PROFIT * cards.flat_score[kind] * count
    return worth


@kernel
def worth_of_pollution(cards: Cards, s: State, view: Outlook, estate: Estate, seat: int) -> int:
    """E6.3, E7.6: what it will cost a seat, as it hangs and as Archie will add to it."""
    lead = estate.factories[seat] - estate.factories[1 - seat]
    if lead == 0:
        return 0
    pollution = s.pollution
    if s.options.archie > 0 and estate.buildings[ARCHIE_SEAT][Type.INDUSTRIAL] > 0:
        pollution = min(pollution + view.rounds + 1, cards.pollution_top)
    loss = PROFIT * pollution if lead > 0 else PROFIT * pollution // 2
    return loss * POLLUTION_TRUST // 100 if view.rounds > 0 else loss


@kernel
def upgrade_icon(kind: int) -> int:
    """E4.11: the icon that raises buildings of a type with Goods."""
    if kind == Type.RESIDENTIAL:
        return Icon.UPGRADE_RESIDENTIAL
    if kind == Type.COMMERCIAL:
        return Icon.UPGRADE_COMMERCIAL
    return Icon.UPGRADE_LEISURE


@kernel
def needs_town_hall(kind: int) -> bool:
    """E4.13: what rises only with a Town Hall."""
    return kind == Type.INDUSTRIAL or kind == Type.PARKING


@kernel
def worth_of_growth(cards: Cards, s: State, view: Outlook, estate: Estate, seat: int) -> int:
    """E4.10, E4.11: Goods in store by what they can raise, and the room left to be filled."""
    worth = 0
    fading = min(view.rounds, EARLY)
    for kind in range(KINDS):
        room = estate.room[seat][kind]
        goods = estate.goods[seat][kind]
        if room == 0 and goods == 0:
            continue
        used = min(room, goods)
        pip = worth_of_pip(cards, s, view, estate, seat, kind)
        if used > 0:
            brought = max(used * pip * GOOD // 100 - UPGRADING, 0)
            worth += brought * reach(cards, s, view, seat, upgrade_icon(kind)) // 100
        worth += (goods - used) * SPARE_GOOD * fading // EARLY
        if needs_town_hall(kind) and estate.buildings[seat][Type.TOWN_HALL] == 0:
            continue
        step = max(pip - DOLLAR * cards.upgrade_any_cost, 0) * ROOM
        if estate.makers[seat][kind] > 0:
            step = max(step, (pip - PRICE) * ROOM_FOR_GOODS)
        worth += (room - used) * step * fading // (100 * EARLY)
    if estate.makers[seat][Type.RESIDENTIAL] > 0:
        worth += MAKER * (cards.dice - estate.owned[seat]) * fading // EARLY
    return worth


@kernel
def worth_of_tools(view: Outlook, estate: Estate, seat: int) -> int:
    """E3.4, E4.7, E4.12: Stations, Town Halls and factories, for as long as they can be used."""
    worth = STATION * estate.buildings[seat][Type.PARKING] + TOWN_HALL * estate.buildings[seat][Type.TOWN_HALL]
    worth += FACTORY * estate.factories[seat]
    return worth * min(view.rounds, EARLY) // EARLY
