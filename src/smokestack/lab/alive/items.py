"""All that could be alive in a game: its kinds of action, its things, and its clauses."""

from dataclasses import dataclass

from smokestack.gamekit.game import Game
from smokestack.lab.gamelab import lab_of, measured_things, things_of
from smokestack.lab.things import Thing

ACTIONS = "action"
CLAUSES = "clause"


@dataclass(frozen=True)
class Item:
    """Something the game offers: its group, its name there, and why nothing can be told of it, if so."""

    group: str
    """ACTIONS, CLAUSES, or the kind of a thing."""
    name: str
    title: str = ""
    """What the name stands for, where it is an id."""
    excuse: str = ""

    @property
    def shown(self) -> str:
        return f"{self.name} {self.title}".rstrip()


def items_of(game: Game) -> list[Item]:
    """Kinds of action as the codec has them, things by kind, clauses in rulebook order."""
    kinds = [Item(ACTIONS, verb) for verb in game.spec.codec.verbs]
    order = list(group_titles(game))
    things = sorted(all_things(game), key=lambda thing: (order.index(thing.kind), thing.name))
    absent = lab_of(game.spec).absent(game)
    return [
        *kinds,
        *(thing_item(thing, "not in this edition" if thing in absent else "") for thing in things),
        *(Item(CLAUSES, each.id, each.title, each.unseen) for each in game.spec.clauses.all),
    ]


def all_things(game: Game) -> set[Thing]:
    return {*things_of(game).values(), *measured_things(game).values()}


def thing_item(thing: Thing, excuse: str = "") -> Item:
    return Item(thing.kind, thing.name, "", excuse)


def group_titles(game: Game) -> dict[str, str]:
    """The groups as headings, in the order they are shown; kinds without a heading are told by their own name."""
    named = lab_of(game.spec).kinds
    others = {kind: kind.capitalize() for kind in sorted({thing.kind for thing in all_things(game)} - set(named))}
    return {ACTIONS: "Kinds of action", **named, **others, CLAUSES: "Clauses"}
