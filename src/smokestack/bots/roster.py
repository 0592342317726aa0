"""Bots by name: what each is, and the notation for a search with its own budget (`search:300`, `search:0.1s`) or for
another program (`program:./mybot`)."""

import re
import shlex
from dataclasses import dataclass, replace
from functools import lru_cache

from smokestack.gamekit.errors import OptionError, UnknownName
from smokestack.gamekit.registry import names, spec
from smokestack.match.seats import NO_PROGRAM_HERE, PROGRAM

RANDOM = 0
GREEDY = 1
SEARCH = 2
UCT = 3
ASKED = 4
"""Another program decides; no kernel knows this policy."""
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
    """For how long a search tries, but at least `tries` times: a busy machine makes nobody careless. To a program it is
    told as its budget."""
    command: tuple[str, ...] = ()
    """How another program is started; nothing for bots of our own."""

    @property
    def searches(self) -> bool:
        return self.policy in (SEARCH, UCT)

    @property
    def is_program(self) -> bool:
        return self.policy == ASKED


BOTS = {
    "easy": Bot("easy", GREEDY, "takes what looks best right after it"),
    "normal": Bot("normal", SEARCH, "tries a few ways to go on before it decides", tries=12),
    "hard": Bot("hard", SEARCH, "tries as many ways to go on as a tenth of a second allows", tries=16, seconds=0.1),
    "look": Bot("look", SEARCH, "takes what looks best by what was learned, and tries nothing"),
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

_WITH_SECONDS = re.compile(r"(?s)(?P<command>.*?)(@(?P<seconds>\d{1,3}(\.\d{1,4})?)s)?")
_BUDGET = re.compile(r"(?P<tries>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(\.\d{1,4})?)s")


@lru_cache
def own_bots() -> dict[str, Bot]:
    """The bots that rulebooks bring themselves; the rules decide for them, so any policy will do."""
    found = [own for game in names() for own in spec(game).own_bots]
    return {own.name: Bot(own.name, RANDOM, own.about, own.seat, own.option) for own in found}


def all_bots() -> dict[str, Bot]:
    """Every bot with a name of its own."""
    return {**BOTS, **own_bots()}


def bot(name: str, programs: bool = False) -> Bot:
    """A bot by its name. Other programs are only for names that were typed on the command line of this machine: in a
    file or a request they would let others start whatever they like."""
    kind, colon, budget = name.partition(":")
    if kind == PROGRAM:
        if not programs:
            raise OptionError(f"{name} cannot play here: {NO_PROGRAM_HERE}")
        return other_program(budget)
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


def other_program(text: str) -> Bot:
    """`./mybot --fast@0.5s`: a command, split as a shell does though none is run, and perhaps its time budget."""
    read = _WITH_SECONDS.fullmatch(text)
    assert read is not None, "every text is a command"
    seconds = float(read["seconds"]) if read["seconds"] else BOTS["hard"].seconds
    try:
        command = tuple(shlex.split(read["command"]))
    except ValueError as error:
        raise OptionError(
            f"{PROGRAM}:{text} cannot be read ({error}); a command with quotes or commas is best put into a script"
        ) from None
    if not command or not seconds:
        raise OptionError(
            f"{PROGRAM}:{text} names no program or no time; write {PROGRAM}:./mybot or {PROGRAM}:./mybot@0.5s"
        )
    return Bot(f"{PROGRAM}:{text}", ASKED, "another program", seconds=seconds, command=command)
