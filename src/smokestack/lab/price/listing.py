"""A list of prices, measured thing by thing."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from smokestack.gamekit.game import Game
from smokestack.lab.meta import Meta
from smokestack.lab.price.names import TURN
from smokestack.lab.price.price import Priced, cases_of, priced, priced_by_thirds
from smokestack.lab.things import Thing


@dataclass(frozen=True)
class PriceList:
    """Prices that were measured alike."""

    meta: Meta
    when: str
    prices: list[Priced] = field(default_factory=list)

    def has(self, thing: Thing) -> bool:
        return any(each.thing == thing for each in self.prices)


def measure(
    found: PriceList, game: Game, things: Sequence[Thing], on_progress: Callable[[int], object] | None = None
) -> Iterator[list[Priced]]:
    """Add what is missing, thing by thing; a turn is followed by those of each third of a game. `on_progress(done)`
    counts the games of all things."""
    tell, games = on_progress or (lambda done: None), found.meta.games
    for number, thing in enumerate(things):
        if found.has(thing):
            tell((number + 1) * games)
            continue

        def told(done: int, before: int = number * games) -> None:
            tell(before + done)

        cases = cases_of(found.meta, game, thing, found.when, told)
        new = [priced(thing, cases, found.meta.seats)]
        if thing == TURN:
            new += priced_by_thirds(cases, found.meta.seats)
        found.prices.extend(new)
        yield new
