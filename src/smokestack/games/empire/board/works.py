"""Factory cards: the Goods track and the rail loop of owned ones, and the row of those on offer."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from smokestack.board.drawing import Part, Svg, circle, group, path, rect, seat_mark, target, text, use
from smokestack.board.pieces import edge, place, plural, preview
from smokestack.games.empire.board.pieces import WIDTH, cube, die, good_place, heading, panel
from smokestack.games.empire.view.table import EmpireView, FactoryView

HEIGHT = 138.0
SLOT = 27.0
LOOP_X, LOOP_Y, LOOP = 245.0, 69.0, 43.0
RIDER = 14.0
OFFER_ROW = 58.0


def draw_works(view: EmpireView, names: Sequence[str], seat: int, area: str) -> Iterator[Part]:
    """A part for each factory of one player."""
    for factory in view.factories:
        if factory.owner == seat:
            yield draw_factory(view, factory, names, seat, area)


def draw_factory(view: EmpireView, factory: FactoryView, names: Sequence[str], seat: int, area: str) -> Part:
    inside = (
        seat_mark(19, 18, seat, 20),
        text(34, 24, factory.name, "head"),
        goods_track(view, factory),
        loop(factory, seat),
        guests(factory, seat),
        ghost(view, factory),
        text(10, 124, way_home(factory), "bold" if factory.train else "faint"),
        edge(3, 3, WIDTH - 6, HEIGHT - 6, 6),
    )
    riders = f", {plural(factory.riders, 'guest')} aboard" if factory.riders else ""
    label = f"{factory.name} of {names[seat]}: {goods_told(factory)}, {way_home(factory)}{riders}"
    spot = f"works:{factory.card}"
    return panel(f"works-{factory.card}", area, factory.name, HEIGHT, place(spot, target(spot, label, *inside)))


def goods_told(factory: FactoryView) -> str:
    return (
        "makes nothing" if factory.good is None else f"{factory.goods} of {factory.track} {factory.good.lower()} Goods"
    )


def goods_track(view: EmpireView, factory: FactoryView) -> Svg:
    """Slots up to the end of the track, the Goods in them, and what the next one costs."""
    good = good_place(view, factory)
    if good is None:
        return text(10, 60, "makes no Goods", "faint")
    price = view.goods[good].price
    cost = "" if price is None else f", next ${price}"
    full = factory.goods == factory.track
    found = [text(10, 48, f"{factory.good}: {factory.goods} of {factory.track}{', full' if full else cost}", "mark")]
    for at in range(factory.track):
        x, y = slot_corner(at)
        found.append(rect(x, y, SLOT, SLOT, "slot", 3))
        if at < factory.goods:
            found.append(use(f"empire-good-{good}", x + 3, y + 3, SLOT - 6, f"good-{good}"))
    return "".join(found)


def slot_corner(at: int) -> tuple[float, float]:
    """Where a slot of the Goods track lies, six in a row."""
    return 10 + at % 6 * (SLOT + 2), 58 + at // 6 * (SLOT + 2)


def on_loop(link: float, links: int, radius: float = LOOP) -> tuple[float, float]:
    """A point of the loop: the start is above, trains go clockwise."""
    angle = 2 * pi * link / links - pi / 2
    return LOOP_X + radius * cos(angle), LOOP_Y + radius * sin(angle)


def loop(factory: FactoryView, seat: int) -> Svg:
    """The rail loop with a stop between links, the way done, the train die and what it will pay."""
    found = [circle(LOOP_X, LOOP_Y, LOOP, "rail")]
    if factory.train and factory.link:
        (x0, y0), (x1, y1) = on_loop(0, factory.links), on_loop(factory.link, factory.links)
        large = int(factory.link * 2 > factory.links)
        found.append(path(f"M{x0:.2f} {y0:.2f}A{LOOP} {LOOP} 0 {large} 1 {x1:.2f} {y1:.2f}", "rail-done"))
    for stop in range(factory.links):
        x, y = on_loop(stop, factory.links)
        found.append(circle(x, y, 7, "lamp lit" if stop == 0 else "lamp"))
    if not factory.train:
        found.append(text(LOOP_X, LOOP_Y + 5, plural(factory.links, "link"), "mid mark faint"))
        return "".join(found)
    x, y = on_loop(factory.link, factory.links)
    pays = factory.train * factory.links
    found.append(text(LOOP_X, LOOP_Y + 6, f"${pays}", f"mid {'big' if pays < 10 else 'num'} accent"))
    found.append(text(LOOP_X, LOOP_Y + 21, f"in {factory.links - factory.link}", "mid note"))
    found.append(die(x - 12.5, y - 12.5, 25, factory.train, f"seat-{seat}"))
    top = max(4.0, y - factory.riders * RIDER / 2)
    found += [cube(x + 14, top + at * RIDER, RIDER, 1 - seat) for at in range(factory.riders)]
    return "".join(found)


def ghost(view: EmpireView, factory: FactoryView) -> Svg:
    """While a factory is pointed at: where its train would stand, or its next Good lie."""
    if factory.owner != view.to_move:
        return ""
    if view.phase == "move" and factory.train:
        return preview(f"works:{factory.card}", circle(*on_loop(factory.link + 1, factory.links), 15, "ring"))
    if view.phase == "make" and factory.goods < factory.track:
        x, y = slot_corner(factory.goods)
        return preview(f"works:{factory.card}", rect(x, y, SLOT, SLOT, "ring", 3))
    return ""


def way_home(factory: FactoryView) -> str:
    """home in 2 moves: $12."""
    if not factory.train:
        return "no train"
    left = factory.links - factory.link
    return f"home in {plural(left, 'move')}: ${factory.train * factory.links}"


def guests(factory: FactoryView, seat: int) -> Svg:
    """What the other player's cubes on the train will earn."""
    if not factory.riders:
        return ""
    return cube(10, 95, RIDER, 1 - seat) + text(30, 107, f"earns ${factory.riders * factory.links} with it", "note")


def draw_offer(view: EmpireView) -> Part:
    """The Factory cards that come with an Industrial building."""
    offered = [view.factories[card] for card in view.row]
    cards = (offer_card(view, factory, 34 + at * OFFER_ROW) for at, factory in enumerate(offered))
    none = "" if offered else text(12, 52, "All Factory cards are taken.", "faint")
    height = 38 + max(len(offered) * OFFER_ROW, 26)
    head = heading(12, 23, "Factories on offer", "with an Industrial")
    return panel("offer", "offer", "Factories on offer", height, place("offer", head, none), *cards)


def offer_card(view: EmpireView, factory: FactoryView, y: float) -> Svg:
    """A card on offer: what it makes, its loop, and its cost."""
    good = good_place(view, factory)
    sign = use("empire-train", 8, 12, 28) if good is None else use(f"empire-good-{good}", 8, 12, 28, f"good-{good}")
    makes = "makes no Goods" if good is None else f"{factory.good}, track of {factory.track}"
    told = f"{makes}, {plural(factory.links, 'link')}"
    inside = (
        rect(0, 0, WIDTH - 20, OFFER_ROW - 5, "slot", 5),
        sign,
        text(46, 23, factory.name, "mark bold"),
        text(46, 41, told, "note"),
        text(WIDTH - 30, 35, f"${factory.cost}", "end big"),
        edge(0, 0, WIDTH - 20, OFFER_ROW - 5, 5),
    )
    label = f"{factory.name} on offer for {factory.cost}: {told}"
    return group(target(f"works:{factory.card}", label, *inside), at=(10, y))
