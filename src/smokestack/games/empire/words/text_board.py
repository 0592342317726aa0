"""The table as text, for terminals and logs: 80 columns, every piece with its owner's shape."""

from collections.abc import Iterator, Sequence

from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.games.empire.view.city import LETTERS, BuildingView
from smokestack.games.empire.view.player import PlayerView
from smokestack.games.empire.view.table import EmpireView, FactoryView


def text_board(view: EmpireView, names: Sequence[str]) -> str:
    """Head, city, Action cards, factories and players."""
    parts = (head(view, names), city(view), icons(view), factories(view), players(view, names))
    return "\n\n".join("\n".join(lines) for lines in parts)


def head(view: EmpireView, names: Sequence[str]) -> Iterator[str]:
    if view.phase == "over":
        yield f"The game is over after {view.year} years. Pollution {view.pollution}."
        return
    if view.round == 0:
        yield "Setting up."
        return
    first = f"{SEAT_SHAPES[view.first]} {names[view.first]} goes first"
    yield f"Round {view.round} of {view.rounds}, year {view.year} · {first} · pollution {view.pollution}"
    if view.dice:
        yield f"Dice: {' '.join(str(die) for die in view.dice)}"
    if view.market:
        yield f"Market: {', '.join(f'{good.lower()} ${price}' for good, price in view.market)}"


def city(view: EmpireView) -> Iterator[str]:
    """A line a block; a building shows its type and maximum, or its owner's die, and its price by the dice."""
    yield f"{'block':<7}{''.join(f'{number:<12}' for number in range(1, 7))}".rstrip()
    for block in range(6):
        row = view.city[block * 6 : block * 6 + 6]
        yield f"{block + 1:<7}{''.join(f'{building(each):<12}' for each in row)}".rstrip()
    yield "R residential, C commercial, M mixed, L leisure, P parking, T town hall,"
    yield "I industrial; the number is the highest die, $ the price by the dice now"


def building(each: BuildingView) -> str:
    printed = f"{LETTERS[each.type]}{each.most}"
    if each.owner is not None:
        return f"{printed} {SEAT_SHAPES[each.owner]}{each.pips}"
    return f"{printed} ${each.price}" if each.price is not None else printed


def icons(view: EmpireView) -> Iterator[str]:
    if not view.cards:
        yield "No Action cards lie on the table."
    for number, card in enumerate(view.cards, start=1):
        yield f"Action card {number}:"
        for place, icon in enumerate(card, start=1):
            claimed = "" if icon.seat is None else f"  {SEAT_SHAPES[icon.seat]}"
            yield f"  {place} {icon.name}{claimed}"


def factories(view: EmpireView) -> Iterator[str]:
    yield f"{'factory':<20}{'good':<7}{'cost':>4}{'links':>6}{'goods':>7}   train"
    for factory in view.factories:
        yield factory_line(factory, factory.card - 1 in view.row)


def factory_line(factory: FactoryView, offered: bool) -> str:
    holder = SEAT_SHAPES[factory.owner] if factory.owner is not None else "·"
    name = f"{factory.card} {holder} {factory.name}"
    goods = f"{factory.goods}/{factory.track}" if factory.good else "-"
    line = f"{name:<20}{(factory.good or '-').lower():<7}{factory.cost:>4}{factory.links:>6}{goods:>7}   "
    if offered:
        return line + "on offer"
    if factory.train == 0:
        return (line + "none").rstrip()
    home = factory.links - factory.link
    riders = f", {factory.riders} of the other's" if factory.riders else ""
    pays = factory.train * factory.links
    return line + f"{factory.train} aboard{riders}, home in {home}: ${pays}"


def players(view: EmpireView, names: Sequence[str]) -> Iterator[str]:
    for player in view.players:
        yield player_line(player, names)


def player_line(player: PlayerView, names: Sequence[str]) -> str:
    name = f"{SEAT_SHAPES[player.seat]} {names[player.seat]}"
    tracks = f"profit {player.profit:>3}  capital {f'${player.capital}':>4}"
    owned = f"buildings {player.buildings}  cubes {player.cubes}"
    return f"{name:<13}{tracks}  {owned}  if ended now {player.if_ended_now}"
