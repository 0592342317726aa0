"""How a product comes about, step by step back to what a player has: the planner behind a contract."""

from dataclasses import dataclass

from smokestack.games.victory.board.pieces import owned_kinds, running_kinds, stock_of
from smokestack.games.victory.view.table import PlayerView, VictoryView


@dataclass(frozen=True)
class RecipeStep:
    """A product that is needed, how deep in the tree, and where it would come from."""

    depth: int
    key: str
    have: int
    maker: str | None
    """The kind of factory to make it with; None where the player has it already."""
    owned: bool
    """Whether the player has the factory to make it with."""
    runs: bool
    """Whether the player has that factory and it could run now."""


def recipe_tree(view: VictoryView, player: PlayerView, key: str) -> list[RecipeStep]:
    """The product and what it takes, as deep as the player has nothing; each product is followed once."""
    found: list[RecipeStep] = []
    follow(view, player, key, 0, found)
    return found


def follow(view: VictoryView, player: PlayerView, key: str, depth: int, found: list[RecipeStep]) -> None:
    have, owned, runs = stock_of(player).get(key, 0), owned_kinds(player), running_kinds(player)
    known = any(step.key == key for step in found)
    maker = None if have else likely_maker(view, owned, key)
    found.append(RecipeStep(depth, key, have, maker, maker in owned, maker in runs))
    if maker is None or known:
        return
    stock = stock_of(player)
    for side in view.kind_of[maker].sides:
        if side.way == "in":
            follow(view, player, max(side.keys, key=lambda each: stock.get(each, 0)), depth + 1, found)


def likely_maker(view: VictoryView, owned: dict[str, int], key: str) -> str | None:
    """A factory the player has, or else the first there is."""
    makers = view.product_of[key].makers
    return next((maker for maker in makers if maker in owned), makers[0] if makers else None)
