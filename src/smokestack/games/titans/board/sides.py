"""Real estate around the square: the plots of each side, and the cards that may stand on the next of them."""

from collections.abc import Iterator, Sequence

from smokestack.board.drawing import Part, Svg, group, lines, rect, seat_mark, target, text, use
from smokestack.board.pieces import edge, fit_bold, head, paper, place, preview
from smokestack.games.titans.board.pieces import demand_row, dollars, goods_row
from smokestack.games.titans.view.cards import EstateView
from smokestack.games.titans.view.table import PlotView, SideView, TitansView

AREAS = {"residential": "north", "commercial": "east", "transportation": "south", "industrial": "west"}
WIDTH, HEIGHT = 200.0, 186.0
HEAD, ROWS, PITCH = 30.0, 56.0, 42.5
ROOMY = 3
"""Spaces of a side that have room for two lines each."""
CARD_ROWS, CARD_PITCH = 35.0, 49.0


def draw_sides(view: TitansView, names: Sequence[str], seat: int) -> Iterator[Part]:
    """Two parts for each side: its plots, and the cards to choose from."""
    for side in view.sides:
        area = AREAS[side.key]
        plots = draw_plots(view, side, names, seat)
        yield Part(f"side-{side.key}", area, f"{side.name}: spaces", WIDTH, HEIGHT, plots)
        cards = draw_cards(view, side, seat)
        yield Part(f"estates-{side.key}", area, f"{side.name}: cards to build", WIDTH, HEIGHT, cards)


def draw_plots(view: TitansView, side: SideView, names: Sequence[str], seat: int) -> Svg:
    following = next_plot(side)
    rows = [draw_plot(view, side, plot, following, names, seat) for plot in side.plots]
    return place(
        f"plots:{side.key}",
        paper(WIDTH, HEIGHT),
        head(WIDTH, HEAD, "shade"),
        use(f"titans-{side.key}", 8, 5, 20),
        text(35, 21, side.name, "head"),
        text(9, 47, "wants", "label"),
        demand_row(side.demand, 58, 34, 16, 46),
        *rows,
    )


def next_plot(side: SideView) -> PlotView | None:
    """The lowest unbuilt space (T7.1)."""
    return next((plot for plot in side.plots if plot.card is None), None)


def draw_plot(
    view: TitansView, side: SideView, plot: PlotView, following: PlotView | None, names: Sequence[str], seat: int
) -> Svg:
    """A built card with its owner, or the goods an empty space takes."""
    if len(side.plots) > ROOMY:
        return draw_slim_plot(view, side, plot, following, seat)
    y = ROWS + PITCH * (plot.place - 1)
    frame = rect(6, y, WIDTH - 12, PITCH - 3, "slot" if plot.card is None else "card", 4)
    level = text(19, y + 26, plot.level, "mid figure" if plot.card else "mid figure faint")
    if plot.card is not None and plot.owner is not None:
        built = text(34, y + 16, fit_bold(plot.card, 142, 13.5), "label bold")
        owner = seat_mark(181, y + 19.5, plot.owner, 18)
        return frame + level + built + owner + demand_row(plot.demand, 34, y + 21, 14, 42)
    css = None if plot is following else "pale"
    cost = text(188, y + 26, dollars(plot.cost[seat]), "end figure") if plot is following and seat >= 0 else ""
    wanted = group(level, goods_row(view, plot.goods, 34, y + 10, 20), cost, css=css)
    return plot_target(side, plot, frame, edge(6, y, WIDTH - 12, PITCH - 3), wanted)


def plot_target(side: SideView, plot: PlotView, *drawn: Svg) -> Svg:
    label = f"{side.name} space of level {plot.level}: {', '.join(plot.goods)}"
    return target(f"plot:{side.key}-{plot.place}", label, *drawn)


def draw_slim_plot(view: TitansView, side: SideView, plot: PlotView, following: PlotView | None, seat: int) -> Svg:
    """The same in one line, for a side with many spaces."""
    pitch = PITCH * ROOMY / len(side.plots)
    y, height = ROWS + pitch * (plot.place - 1), pitch - 2
    middle = y + height / 2
    frame = rect(6, y, WIDTH - 12, height, "slot" if plot.card is None else "card", 3)
    level = text(17, middle + 5, plot.level, "mid label bold" if plot.card else "mid label faint")
    if plot.card is not None and plot.owner is not None:
        built = text(32, middle + 5, fit_bold(plot.card, 138, 13.5), "label bold")
        return frame + level + built + seat_mark(181, middle, plot.owner, 14)
    css = None if plot is following else "pale"
    cost = text(188, middle + 5, dollars(plot.cost[seat]), "end label bold") if plot is following and seat >= 0 else ""
    wanted = group(level, goods_row(view, plot.goods, 32, middle - 7, 14), cost, css=css)
    return plot_target(side, plot, frame, edge(6, y, WIDTH - 12, height), wanted)


def cards_of(view: TitansView, side: SideView, level: int) -> list[EstateView]:
    return [card for card in view.estates if (card.side, card.level) == (side.key, level)]


def draw_cards(view: TitansView, side: SideView, seat: int) -> Svg:
    """The cards for the next space; pointing at a later space shows the cards for that."""
    following = next_plot(side)
    if following is None:
        words = lines(WIDTH / 2, 90, ("Every space", "is built."), 18, "mid label faint")
        return paper(WIDTH, HEIGHT) + head(WIDTH, HEAD, "shade") + text(9, 21, f"{side.name}", "head") + words
    cost = text(190, 22, dollars(following.cost[seat]), "end figure") if seat >= 0 else ""
    cards = [draw_choice(card, row) for row, card in enumerate(cards_of(view, side, following.level))]
    later = [draw_later(view, side, plot) for plot in side.plots if plot.place > following.place]
    return paper(WIDTH, HEIGHT) + cards_head(side, following.level) + cost + "".join(cards) + "".join(later)


def cards_head(side: SideView, level: int) -> Svg:
    return (
        head(WIDTH, HEAD, "shade")
        + use(f"titans-{side.key}", 8, 5, 20)
        + text(35, 21, f"Level {level} cards", "label bold")
    )


def draw_choice(card: EstateView, row: int) -> Svg:
    y = CARD_ROWS + CARD_PITCH * row
    return target(f"estate:{card.key}", card_title(card), draw_card(card, y), edge(6, y, WIDTH - 12, CARD_PITCH - 4))


def draw_card(card: EstateView, y: float) -> Svg:
    return (
        rect(6, y, WIDTH - 12, CARD_PITCH - 4, "card", 4)
        + text(14, y + 17, fit_bold(card.name, 172, 13.5), "label bold")
        + demand_row(card.demand, 14, y + 22, 18, 58, "figure")
    )


def card_title(card: EstateView) -> str:
    consumables, durables, energy = card.demand
    return f"{card.name}: wants {consumables} consumables, {durables} durables, {energy} energy"


def draw_later(view: TitansView, side: SideView, plot: PlotView) -> Svg:
    cards = [draw_card(card, CARD_ROWS + CARD_PITCH * row) for row, card in enumerate(cards_of(view, side, plot.level))]
    sheet = paper(WIDTH, HEIGHT) + cards_head(side, plot.level)
    return preview(f"plot:{side.key}-{plot.place}", sheet, *cards)
