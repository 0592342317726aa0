"""What is expected now, in one sentence."""

from collections.abc import Sequence

from smokestack.games.titans.view.table import TitansView

ACTIONS = "produce, build or expand a facility, buy an advancement, or build real estate"


def prompt(view: TitansView, names: Sequence[str]) -> str:
    """The question to whoever is to move; what chance does; how it ended."""
    if view.phase == "over":
        return ask_end(view, names)
    if view.phase == "order":
        return "Chance settles the turn order."
    if view.phase == "reveal":
        return "Chance turns up an advancement."
    name = names[view.to_move]
    if view.phase == "place":
        left = "this is the last one" if view.cubes_left == 1 else f"{view.cubes_left} are left"
        return f"{name}, place a cube of {str(view.placing).lower()}: choose a grid and a price ({left})."
    if view.phase == "second":
        return f"{name}, use a second facility, or stop here."
    if view.phase == "replace":
        most = "one more cube" if view.replacing == 1 else f"up to {view.replacing} cubes"
        return f"{name}, choose {most} of other players to replace by your own, or stop here."
    if view.pleads:
        return f"{name}, you can pay for no facility: one use takes all you have. Choose one: {ACTIONS}."
    return f"{name}, choose one: {ACTIONS}."


def ask_end(view: TitansView, names: Sequence[str]) -> str:
    first = [names[player.seat] for player in view.players if player.rank == 0]
    share = max(player.share for player in view.players)
    if len(first) == 1:
        return f"The game is over: {first[0]} wins with {share} share."
    return f"The game is over: {', '.join(first[:-1])} and {first[-1]} share the win with {share} share."
