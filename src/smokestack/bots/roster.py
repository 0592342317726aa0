"""Bots by name: what each is, and the notation for a search with its own budget (`search:300`, `search:0.1s`)."""

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from smokestack.gamekit.errors import OptionError, UnknownName
from smokestack.gamekit.registry import names, spec

RANDOM = 0
GREEDY = 1
SEARCH = 2
UCT = 3
ANYWHERE = -1


@dataclass(frozen=True)
class Bot:
    """A way to decide; kernels know it by its policy."""

    name: str
    policy: int
    about: str
    seat: int = ANYWHERE
    """The only seat it can have, or ANYWHERE."""
    option: str = ""
    """The game option that gives it that seat; "" for bots that every game has."""
    tries: int = 0
    """How often a search tries before it decides, at least."""
    seconds: float = 0.0
    """For how long a search tries, but at least `tries` times: a busy machine makes nobody careless."""

    @property
    def searches(self) -> bool:
        return self.policy in (SEARCH, UCT)


BOTS = {
    "easy": Bot("easy", GREEDY, "takes what looks best right after it"),
    "normal": Bot("normal", SEARCH, "tries a few ways to go on before it decides", tries=12),
    "hard": Bot("hard", SEARCH, "tries as many ways to go on as a tenth of a second allows", tries=16, seconds=0.1),
    "greedy": Bot("greedy", GREEDY, "takes what looks best right after it"),
    "random": Bot("random", RANDOM, "knows nothing: takes any legal action"),
}
"""The bots every game has."""
LEVELS = ("easy", "normal", "hard")
"""What people choose from."""

BUDGETED = {
    "search": Bot("search", SEARCH, "tries ways to go on, with greedy players"),
    "uct": Bot("uct", UCT, "plain tree search with random players, to compare with"),
}
"""Bots whose name goes on with a budget: how many tries, or how many seconds."""

_BUDGET = re.compile(r"(?P<tries>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(\.\d{1,4})?)s")


@lru_cache
def own_bots() -> dict[str, Bot]:
    """The bots that rulebooks bring themselves; the rules decide for them, so any policy will do."""
    found = [own for game in names() for own in spec(game).own_bots]
    return {own.name: Bot(own.name, RANDOM, own.about, own.seat, own.option) for own in found}


def all_bots() -> dict[str, Bot]:
    """Every bot with a name of its own."""
    return {**BOTS, **own_bots()}


def bot(name: str) -> Bot:
    """A bot by its name."""
    kind, colon, budget = name.partition(":")
    if colon and kind in BUDGETED:
        return with_budget(BUDGETED[kind], budget)
    if name in BUDGETED:
        raise OptionError(
            f"{name} needs a budget: {name}:300 for 300 tries a decision, {name}:0.1s for a tenth of a second"
        )
    known = BOTS if name in BOTS else all_bots()
    if name not in known:
        raise UnknownName("bot", name, [*known, *(f"{each}:N" for each in BUDGETED)])
    return known[name]


def with_budget(found: Bot, budget: str) -> Bot:
    """A search with so many tries, or so much time, for each decision."""
    read = _BUDGET.fullmatch(budget)
    if read is None or (read["seconds"] and float(read["seconds"]) == 0):
        raise OptionError(
            f"{found.name}:{budget} has no budget I can read; write {found.name}:300 or {found.name}:0.1s"
        )
    named = replace(found, name=f"{found.name}:{budget}")
    if read["tries"]:
        return replace(named, tries=int(read["tries"]))
    return replace(named, seconds=float(read["seconds"]))
