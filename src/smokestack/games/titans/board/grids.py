"""The nine price grids: who lies where, what would sell, what it pays, and previews of what would change it."""

from collections.abc import Iterator, Sequence

from smokestack.board.drawing import Part, Svg, group, rect, seat_mark, target, text, use
from smokestack.board.pieces import edge, head, paper, place, plural, preview
from smokestack.games.titans.board.pieces import CUBE, MARKETS, cube, good, signed
from smokestack.games.titans.view.forecast import GridPlan, PlacePlan
from smokestack.games.titans.view.table import GridView, SpaceView, TitansView

ORDER = ("e-ri", "c-res", "d-rc", "c-ind", "r", "c-com", "d-ti", "c-tra", "e-ct")
"""The square as it lies on the table, row by row: a corner grid serves the two sides it touches."""

WIDTH, HEIGHT = 200.0, 238.0
HEAD, STATUS, CELLS, FOOT = 48.0, 66.0, 73.0, 209.0
ACROSS, PITCH_X, PITCH_Y = 5, 37.6, 33.5


def in_order(view: TitansView) -> list[int]:
    """The numbers of the grids as they lie; those of another edition follow in its own order."""
    keys = [grid.key for grid in view.grids]
    known = [keys.index(key) for key in ORDER if key in keys]
    return known + [number for number in range(len(keys)) if number not in known]


def draw_grids(view: TitansView, names: Sequence[str], seat: int) -> Iterator[Part]:
    for number in in_order(view):
        grid = view.grids[number]
        yield Part(f"grid-{grid.key}", "grids", title(grid), WIDTH, HEIGHT, draw_grid(view, names, seat, number))


def draw_grid(view: TitansView, names: Sequence[str], seat: int, number: int) -> Svg:
    grid = view.grids[number]
    spaces = [draw_space(view, names, number, space) for space in range(len(grid.spaces))]
    whole = target(
        f"grid:{grid.key}",
        title(grid),
        paper(WIDTH, HEIGHT),
        draw_head(view, grid),
        draw_status(grid),
        draw_foot(grid, seat),
        edge(2, 2, WIDTH - 4, HEIGHT - 4, 6),
        *spaces,
    )
    return whole + "".join(estate_previews(view, grid, number, seat)) + "".join(plot_previews(view, grid))


def title(grid: GridView) -> str:
    """The grid in words: Consumables: corn, wants 3, sells 2 of 4."""
    wants = "" if grid.demand is None else f", wants {grid.demand}"
    return f"{grid.name}{wants}, {status(grid)}"


def status(grid: GridView) -> str:
    cubes = sum(space.seat is not None for space in grid.spaces)
    if not cubes:
        return "no cubes"
    if grid.demand is None:
        return plural(cubes, "cube")
    return f"sells {sum(space.sells for space in grid.spaces)} of {cubes}"


def draw_head(view: TitansView, grid: GridView) -> Svg:
    """The market's tint and icon, its goods, and how much consumers want."""
    icon = "titans-research" if grid.market == "research" else f"titans-{grid.market}"
    letters = {each.key: each.letter for each in view.goods}
    goods = "".join(
        good(view, key, 44 + 40 * k, 26, 17) + text(64 + 40 * k, 40, letters[key], "bold label")
        for k, key in enumerate(grid.goods)
    )
    wants = "" if grid.demand is None else text(190, 27, grid.demand, "end big") + text(190, 43, "wants", "end label")
    return (
        head(WIDTH, HEAD, f"tint-{grid.market}")
        + use(icon, 8, 9, 30)
        + text(44, 20, grid.market.title(), "bold label")
        + goods
        + wants
    )


def draw_status(grid: GridView) -> Svg:
    """What would sell, and on a red grid the price of the next cube a player buys."""
    cheapest = next((space.price for space in grid.spaces if space.seat is not None), None)
    buy = "" if not grid.red or cheapest is None else text(191, STATUS, f"buy at ${cheapest}", "end label bold accent")
    return text(9, STATUS, status(grid), "label") + buy


def draw_foot(grid: GridView, seat: int) -> Svg:
    """What I would be paid; who only watches sees everybody's pay."""
    if grid.demand is None:
        return text(WIDTH / 2, FOOT + 18, "only players buy here", "mid label faint")
    if seat >= 0:
        pay = grid.pay[seat]
        amount = text(191, FOOT + 20, f"${pay}" if pay else "–", "end figure good" if pay else "end faint")
        return text(9, FOOT + 19, "pays you", "label" if pay else "label faint") + amount
    paid = [(each, pay) for each, pay in enumerate(grid.pay) if pay]
    pitch = min(184 / max(len(paid), 1), 62)
    return "".join(
        group(seat_mark(7, 14, each, 13), text(16, 19, f"${pay}", "bold label"), at=(8 + pitch * k, FOOT))
        for k, (each, pay) in enumerate(paid)
    )


def corner(space: int) -> tuple[float, float]:
    """The upper left of a space's cell: rows of five, cheap first."""
    return 6 + space % ACROSS * PITCH_X, CELLS + space // ACROSS * PITCH_Y


def draw_space(view: TitansView, names: Sequence[str], number: int, space: int) -> Svg:
    grid = view.grids[number]
    shown = grid.spaces[space]
    x, y = corner(space)
    cell = rect(x, y, PITCH_X - 1.6, PITCH_Y - 1.5, "slot", 3)
    if shown.seat is None:
        inside = cell + text(x + 18, y + 21.5, shown.price, "mid label faint")
    else:
        sells = shown.sells or grid.demand is None
        inside = cell + cube(x + 1.5, y + 1.5, shown.seat, shown.price, sells)
    ghosts = [ghost(view, plan) for plan in view.places if (plan.grid, plan.space) == (number, space)]
    spot = target(
        f"price:{space + 1}",
        space_title(grid, shown, names),
        inside,
        edge(x, y, PITCH_X - 1.6, PITCH_Y - 1.5, 3),
        *ghosts,
    )
    return place(f"grid:{grid.key}:{grid.words[space]}", spot)


def space_title(grid: GridView, space: SpaceView, names: Sequence[str]) -> str:
    if space.seat is None:
        return f"${space.price}, free"
    sells = "" if grid.demand is None else ", would sell" if space.sells else ", would stay unsold"
    return f"${space.price}, cube of {names[space.seat]}{sells}"


def ghost(view: TitansView, plan: PlacePlan) -> Svg:
    """The cube in hand as it would lie, and the income if it sells."""
    grid = view.grids[plan.grid]
    x, y = corner(plan.space)
    piece = cube(x + 1.5, y + 1.5, view.to_move, grid.spaces[plan.space].price, plan.sells or grid.demand is None)
    ring = rect(x, y, CUBE + 7, CUBE + 3, "marker", 4)
    if grid.demand is None:
        news = f"a buyer pays ${plan.pay}"
    else:
        news = f"{'sells' if plan.sells else 'if it sells'}: ${plan.pay} ({signed(plan.pay - plan.pays_now)})"
    return preview(f"grid:{grid.key} price:{plan.space + 1}", piece, ring, foot_news(news))


def foot_news(words: str) -> Svg:
    return rect(3, FOOT + 1, WIDTH - 6, HEIGHT - FOOT - 4, "news", 4) + text(
        WIDTH / 2, FOOT + 19, words, "mid label bold on-accent"
    )


def head_news(words: str, figure: str) -> Svg:
    """Over goods and demand, so that only the market's icon still shows."""
    return (
        rect(42, 3, WIDTH - 45, HEAD - 4, "news", 4)
        + text(51, 31, words, "label bold on-accent")
        + text(190, 34, figure, "end big on-accent")
    )


def estate_previews(view: TitansView, grid: GridView, number: int, seat: int) -> Iterator[Svg]:
    """The new demand of this grid under each card that could be built next."""
    for estate in view.estates:
        for plan in estate.plans:
            if plan.grid == number:
                more = plan.demand - (grid.demand or 0)
                yield preview(
                    f"estate:{estate.key}",
                    head_news(f"wants +{more}:", str(plan.demand)),
                    foot_news(estate_news(plan, seat)),
                )


def estate_news(plan: GridPlan, seat: int) -> str:
    pays = f", pays you ${plan.pay[seat]}" if seat >= 0 else ""
    return f"sells {plan.sells}{pays}"


def plot_previews(view: TitansView, grid: GridView) -> Iterator[Svg]:
    """What an empty plot could add to this grid, from its least to its most demanding card."""
    for side in view.sides:
        if side.key not in grid.sides:
            continue
        for plot in side.plots:
            cards = [card for card in view.estates if (card.side, card.level) == (side.key, plot.level)]
            if plot.card is None and cards:
                market = market_number(grid)
                wanted = sorted({card.demand[market] for card in cards})
                news = f"+{wanted[0]}" if len(wanted) == 1 else f"+{wanted[0]}–{wanted[-1]}"
                yield preview(f"plot:{side.key}-{plot.place}", head_news("wants", news))


def market_number(grid: GridView) -> int:
    return MARKETS.index(grid.market)
