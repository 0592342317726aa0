"""What can be priced: the things of a game by their names, and a turn."""

import re
from collections.abc import Sequence
from difflib import get_close_matches

from smokestack.gamekit.errors import UnknownName
from smokestack.gamekit.game import Game
from smokestack.lab.gamelab import interventions_of, lab_of, things_of
from smokestack.lab.things import Thing

TURN = Thing("turn", "Turn", "taken")
"""A turn has a price too: what it costs to skip one."""
SUGGESTED = 5


def priced_things(game: Game) -> list[Thing]:
    """Everything that can be priced, kind by kind as reports order them, a turn last."""
    order = list(lab_of(game.spec).kinds)
    actions = things_of(game)
    found = {thing: action for action, thing in sorted(actions.items(), reverse=True)}

    def place(thing: Thing) -> tuple[int, int]:
        return order.index(thing.kind) if thing.kind in order else len(order), found[thing]

    return [*sorted(found, key=place), *([TURN] if interventions_of(game).skips else [])]


def find_things(game: Game, names: Sequence[str]) -> list[Thing]:
    """The things of these names: "Dynamite", "advancement:dynamite", a whole kind, "turn"; all without names."""
    everything = priced_things(game)
    if not names:
        return everything
    wanted = {thing for name in names for thing in named(game, everything, name)}
    return [thing for thing in everything if thing in wanted]


def named(game: Game, everything: Sequence[Thing], name: str) -> list[Thing]:
    """All things of one name; a facility and its expansion share one, and words out of a longer name will do."""
    titles, asked = lab_of(game.spec).kinds, plain(name)
    found = [
        thing
        for thing in everything
        if asked in (plain(thing.name), plain(thing.key), plain(thing.kind), plain(titles.get(thing.kind, "")))
    ] or [thing for thing in everything if f" {asked} " in f" {plain(thing.key)} "]
    if not found:
        raise UnknownName("thing", name, suggestions(asked, everything))
    return found


def suggestions(asked: str, everything: Sequence[Thing]) -> list[str]:
    """Names that look like it, or the kinds there are."""
    spelled = {plain(thing.name): thing.key for thing in everything}
    spelled |= {plain(name): name for name in spelled.values()}
    near = [spelled[name] for name in get_close_matches(asked, spelled, SUGGESTED)]
    return near or list(dict.fromkeys(thing.kind for thing in everything))


def plain(name: str) -> str:
    """Its words alone, without capitals: edition files have hyphens where cards have spaces."""
    return " ".join(re.findall(r"\w+", name.casefold()))
