"""The guide: how to read a factory; while a contract or product is pointed at, what makes it and what I have of it."""

from collections.abc import Iterator

from smokestack.board.drawing import Part, Svg, group, lines, rect, text, use
from smokestack.board.pieces import fit, preview
from smokestack.games.victory.board.cards import factory_card
from smokestack.games.victory.board.contracts import contract_cards, contract_target
from smokestack.games.victory.board.pieces import (
    WIDTH,
    banner,
    factory_icon,
    owned_kinds,
    panel,
    product_icon,
    recipe,
    tier,
)
from smokestack.games.victory.board.recipes import RecipeStep, recipe_tree
from smokestack.games.victory.view.catalogue import KindView, ProductView
from smokestack.games.victory.view.complex import IdleView
from smokestack.games.victory.view.table import PlayerView, VictoryView

HEIGHT = 300.0
ROW = 18.5
MOST_ROWS = 14


def draw_guide(view: VictoryView, seat: int) -> Part:
    """How to read the cards, under all recipes that may cover it."""
    player = view.players[seat]
    stories = [*contract_stories(view, player), *product_stories(view, player)]
    told = "point at a contract for its recipe"
    return panel("guide", "guide", "How to read the cards", HEIGHT, banner("Factories", told), key(view), *stories)


def key(view: VictoryView) -> Svg:
    """One factory in three states."""
    kind = next((each for each in view.kinds if each.keys("in")), view.kinds[0])
    ways = {way: tuple(side.direction for side in kind.sides if side.way == way) for way in ("in", "out")}
    examples = (
        (None, "It smokes:", ("all it takes lies there,", "and what it makes has room.", "It can run.")),
        (
            IdleView("", ways["in"][:1], ()),
            "A dashed notch:",
            ("what goes in here", "does not lie beside it.", "Notches take in."),
        ),
        (
            IdleView("", (), ways["out"]),
            "A crossed tab:",
            ("a card lies where this", "would come out.", "Tabs put out."),
        ),
    )
    found = []
    for k, (idle, title, more) in enumerate(examples):
        y = 42 + 84 * k
        card = factory_card(view.product_of, kind.key, kind.code, kind.sides, idle, lit=idle is None)
        found.append(group(card, at=(16, y)) + text(108, y + 20, title, "label bold"))
        found.append(lines(108, y + 38, more, 16, "label"))
    return "".join(found)


def cover(title: str, more: str, *inside: Svg) -> Svg:
    return rect(2, 2, WIDTH - 4, HEIGHT - 4, "core", 5) + banner(title, more) + "".join(inside)


def contract_stories(view: VictoryView, player: PlayerView) -> Iterator[Svg]:
    """The recipe tree of each contract, with what I have ticked."""
    known = view.product_of
    for card in contract_cards(view):
        steps = recipe_tree(view, player, card.key)[:MOST_ROWS]
        rows = (tree_row(view, step, 38 + ROW * k) for k, step in enumerate(steps))
        title = f"{known[card.key].name}: what it takes"
        yield preview(contract_target(view, card), cover(title, f"worth {card.value}", *rows))


def tree_row(view: VictoryView, step: RecipeStep, y: float) -> Svg:
    """A product, ticked if I have it, and otherwise the factory to make it with."""
    product, x = view.product_of[step.key], 12 + 15 * step.depth
    name = text(x + 22, y + 13, product.name, "bold" if step.have else "")
    icon = product_icon(product.key, product.code, x, y, 16)
    if step.maker is None:
        told, css = f"you have {step.have}", "end bold good"
    elif step.owned:
        told, css = f"{view.kind_of[step.maker].name}{' runs' if step.runs else ', yours'}", "end good"
    else:
        told, css = f"build {view.kind_of[step.maker].name}", "end faint"
    tick = use("victory-tick", WIDTH - 26, y + 1, 14) if step.maker is None or step.owned else ""
    return icon + name + text(WIDTH - 32, y + 13, told, css) + tick


def product_stories(view: VictoryView, player: PlayerView) -> Iterator[Svg]:
    """Who makes a product and who uses it."""
    for product in view.products:
        yield preview(f"product:{product.key}", product_story(view, player, product))


def product_story(view: VictoryView, player: PlayerView, product: ProductView) -> Svg:
    known, owned = view.kind_of, owned_kinds(player)
    found, y = [], 42.0
    for title, keys in (("Made by", product.makers), ("Used by", product.users)):
        if keys:
            found.append(text(12, y + 12, title, "label bold"))
            y += 20
            found.extend(kind_row(view, known[each], owned.get(each, 0), y + 25 * k) for k, each in enumerate(keys[:5]))
            y += 25 * min(len(keys), 5) + 6
    more = f"worth {product.value}, a contract {product.contract}"
    sign = rect(WIDTH - 62, 40, 48, 48, f"goods {tier(product.value)}", 5)
    sign += product_icon(product.key, product.code, WIDTH - 55, 47, 34)
    return cover(product.name, more, *found, sign)


def kind_row(view: VictoryView, kind: KindView, owned: int, y: float) -> Svg:
    mine = text(WIDTH - 80, y + 15, f"you have {owned}", "end bold good") if owned else ""
    return (
        factory_icon(kind.key, kind.code, 14, y, 20)
        + text(40, y + 15, fit(kind.name, 128, 12), "")
        + (mine or recipe(view, kind, 190, y + 2, 16))
    )
