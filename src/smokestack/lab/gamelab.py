"""What a game tells the lab: what is counted, which things there are, and its own part of a report."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from smokestack.gamekit.game import Game
from smokestack.gamekit.spec import GameSpec
from smokestack.kernel.compile import answer
from smokestack.lab.price.interventions import Interventions, give, hide, may_skip, on_offer, skip
from smokestack.lab.things import Thing
from smokestack.lab.watch import NO_WATCHER, Watcher, measure, standing, watch

if TYPE_CHECKING:
    from smokestack.lab.plots.figure import Finding
    from smokestack.lab.report.data import Data
    from smokestack.lab.report.page import Section

    Told = tuple[list[Section], list[Finding]]
    """Sections of a report, and what of them stands out."""


def nothing_taken(_: Game) -> Mapping[int, Thing]:
    """In a game without cards or the like no action takes a thing."""
    return {}


def nothing_measured(_: Game) -> Mapping[str, Thing]:
    """In most games every thing has an action of its own."""
    return {}


def nothing_absent(_: Game) -> Collection[Thing]:
    """Most editions have everything they name."""
    return ()


@dataclass(frozen=True)
class SideRun:
    """A run beside the main one of a balance report, such as one against an opponent of a level."""

    name: str
    """What its folder of tables is called after."""
    family: str
    """Stands before the name where its example games are named, as in archie-easy."""
    options: Mapping[str, int]
    part: int
    """It gets this part of the main run's games: 5 for a fifth."""


@dataclass(frozen=True)
class GameLab:
    """What a game's `lab` room offers as LAB; a report does without what it leaves out."""

    watcher: Watcher = NO_WATCHER
    things: Callable[[Game], Mapping[int, Thing]] = nothing_taken
    """The thing each action id takes; actions that take nothing are left out."""
    interventions: Interventions = field(default_factory=Interventions)
    """What may be given to a seat, hidden from it or skipped, to measure prices."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """The kinds of things as headings of a report, in its order: "facility" → "Facilities"."""
    phrases: Mapping[str, str] = field(default_factory=dict)
    """What each measure counts, in words with a place for each thing it is of."""
    quick_games: int = 2_000
    """Games that two cores play in well under two minutes, compiling included."""
    quick_pairs: int = 1_500
    """Games of each of two editions that two cores play in about a minute."""
    first_drawn: str = ""
    """The outcome that settles who plays first: the whole order seat by seat, or who starts; "" for none."""
    player_counts: tuple[int, ...] = ()
    """Numbers of players that are shown side by side; () for all the game has."""
    standing: str = "score"
    """What the watcher's `standing` goes by, as in "the seat with the highest …"."""
    count_every: int = 1
    """What is legal is counted in every so-many-th game: in some games that costs as much as playing."""
    measured: Callable[[Game], Mapping[str, Thing]] = nothing_measured
    """Things no action id stands for, by the column of seats that counts them."""
    absent: Callable[[Game], Collection[Thing]] = nothing_absent
    """Things the rules know and the edition does not have."""
    sections: "Callable[[Data], Told] | None" = None
    """The game's own sections of a balance report."""
    side_runs: tuple[SideRun, ...] = field(default=())
    side_sections: "Callable[[Mapping[str, Data]], Told] | None" = None
    """What the side runs say, by their names."""


def lab_of(spec: GameSpec) -> GameLab:
    return spec.room(spec.lab_room, GameLab) if spec.lab_room else GameLab()


def watcher_of(game: Game) -> Watcher:
    """A game's watcher, its kernels known to the verbs."""
    found = lab_of(game.spec).watcher
    answer(watch, game.spec.state, found.watch)
    answer(measure, game.spec.state, found.measure)
    answer(standing, game.spec.state, found.standing)
    return found


def interventions_of(game: Game) -> Interventions:
    """What can be done to a seat of this game, its kernels known to the verbs."""
    found = lab_of(game.spec).interventions
    answer(on_offer, game.spec.state, found.on_offer)
    answer(give, game.spec.state, found.give)
    answer(hide, game.spec.state, found.hide)
    answer(may_skip, game.spec.state, found.may_skip)
    answer(skip, game.spec.state, found.skip)
    return found


def things_of(game: Game) -> Mapping[int, Thing]:
    return lab_of(game.spec).things(game)


def measured_things(game: Game) -> Mapping[str, Thing]:
    return lab_of(game.spec).measured(game)
