"""One edition held against goals, without a search: the held-out games, and what they say of each goal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from pathlib import Path

from smokestack.gamekit.game import Game
from smokestack.lab.errors import LabError
from smokestack.lab.estimates import Estimate
from smokestack.lab.seek.candidate import Nursery
from smokestack.lab.seek.folder import open_search
from smokestack.lab.seek.goals import Goal, Goals
from smokestack.lab.seek.results import Results
from smokestack.lab.seek.scores import aims
from smokestack.lab.seek.taught import Teaching

WHOLE_INTERVAL = 1.0


@dataclass(frozen=True)
class Verdict:
    """One number that is wanted, and what it is."""

    goal: Goal
    players: int
    name: str
    figure: Estimate

    @property
    def known(self) -> bool:
        """Whether enough games tell anything."""
        return isfinite(self.figure.reach)

    @property
    def met(self) -> bool:
        return self.known and self.goal.shortfall(self.figure) == 0

    @property
    def touches(self) -> bool:
        """Whether some value of the interval would be in the range."""
        return self.known and self.goal.shortfall(self.figure, WHOLE_INTERVAL) == 0

    @property
    def said(self) -> str:
        """In a word: near is a figure whose interval reaches the range, open one that too few games tell."""
        if not self.known:
            return "open"
        return "yes" if self.met else "near" if self.touches else "no"


def asked_of(goals: Goals, bots: str | None, games: int | None, seed: int | None) -> Goals:
    """The goals with other players, another number of games or another seed than their file says."""
    named = tuple(word.strip() for word in bots.split(",")) if bots else goals.bots
    count, held_out = games or goals.evidence, goals.held_out if seed is None else seed
    text = f"{goals.text}\n# judged with {','.join(named)}, {count} games, seed {held_out}\n"
    return replace(goals, bots=named, stages=(count,), held_out=held_out, text=text)


def judge(game: Game, goals: Goals, folder: Path, on_played: Callable[[], object] = lambda: None) -> list[Verdict]:
    """Play for each number of players what the folder does not know yet; `goals` as asked_of made them."""
    if goals.game != game.name:
        raise LabError(f"{game.edition.name} is an edition of {game.name}, and the goals are for {goals.game}")
    file = open_search(folder, game.spec, game.edition, goals, goals.held_out)
    candidate = Nursery(game.spec, game.edition, []).make(0, ())
    assert candidate is not None, "an edition that was read can be read again"
    teaching = Teaching(game.spec, goals, folder / "taught") if goals.teach else None
    results = Results(game.spec, goals, goals.held_out, file, game.compiled, teaching)
    results.on_played = on_played
    results.play([candidate], 0)
    return [Verdict(*aim) for aim in aims(goals, results.of(candidate, 0))]


def counted(verdicts: Sequence[Verdict]) -> str:
    """How many goals are met, in a sentence."""
    met = sum(each.met for each in verdicts)
    perhaps = sum(each.touches and not each.met for each in verdicts)
    doubt = f", {perhaps} more may be: their interval reaches the range" if perhaps else ""
    return f"{met} of {len(verdicts)} goals are met{doubt}."
