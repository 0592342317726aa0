"""What the games of each candidate came to: played once, kept in a file, found there again."""

import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple
from pathlib import Path

from smokestack.gamekit.game import Game
from smokestack.gamekit.spec import GameSpec
from smokestack.kernel.batch import cores
from smokestack.lab.errors import LabError
from smokestack.lab.estimates import Estimate
from smokestack.lab.folder import write_file
from smokestack.lab.seek.candidate import Candidate
from smokestack.lab.seek.goals import Goals
from smokestack.lab.seek.measures import measured
from smokestack.lab.seek.probe import Probe
from smokestack.lab.seek.taught import Teaching

Found = dict[str, Estimate]
"""The figures of one number of players, by name."""
Asked = tuple[str, int, int]
"""Whose games, in which stage, with how many players."""


class Results:
    """The figures of candidates by stage; the games of later stages are not those of earlier ones."""

    def __init__(
        self,
        spec: GameSpec,
        goals: Goals,
        seed: int,
        file: Path | None = None,
        compiled: bool = True,
        teaching: Teaching | None = None,
    ) -> None:
        self.spec, self.goals, self.seed, self.file, self.compiled = spec, goals, seed, file, compiled
        self.known: dict[Asked, Found] = read_results(file) if file and file.exists() else {}
        self.teaching = teaching
        self.on_played: Callable[[], object] = lambda: None
        """Called whenever the games of a candidate with one number of players are done, or its teaching."""

    def numbers(self, stage: int) -> range:
        """The games of a stage."""
        first = sum(self.goals.stages[:stage])
        return range(first, first + self.goals.stages[stage])

    def play(self, candidates: Sequence[Candidate], stage: int) -> None:
        """Play what is not known yet, on all cores."""
        asked = {
            (each.cards, stage, players): each
            for each in candidates
            for players in self.goals.players
            if (each.cards, stage, players) not in self.known
        }
        self.prepare(asked.values())
        with ThreadPoolExecutor(cores() if self.compiled else 1) as pool:
            for key, found in pool.map(lambda item: (item[0], self.figures(*item)), asked.items()):
                self.keep(key, found)
                self.on_played()

    def prepare(self, candidates: Iterable[Candidate]) -> None:
        """Bots learn the editions they are about to play, where the goals ask for that."""
        if self.teaching:
            for each in candidates:
                self.teaching.prepare(each)
                self.on_played()

    def figures(self, asked: Asked, candidate: Candidate) -> Found:
        game = Game(self.spec, candidate.edition, self.compiled)
        _, stage, players = asked
        probe = Probe(game, players, self.seed, self.numbers(stage), self.goals.bots, self.goals.options)
        return figures_of(probe, self.goals)

    def keep(self, key: Asked, found: Found) -> None:
        self.known[key] = found
        if self.file:
            line = json.dumps([*key, {name: astuple(figure) for name, figure in found.items()}])
            with self.file.open("a", encoding="utf-8") as out:
                out.write(line + "\n")

    def of(self, candidate: Candidate, stage: int) -> dict[int, Found]:
        """A candidate's figures by number of players."""
        return {players: self.known[candidate.cards, stage, players] for players in self.goals.players}


def figures_of(probe: Probe, goals: Goals) -> Found:
    """Every figure that a goal asks for with this number of players."""
    asked = dict.fromkeys(goal.measure for goal in goals.goals if probe.players in goal.players)
    return {name: figure for measure in asked for name, figure in measured(probe, measure).items()}


def drop_cut_line(file: Path) -> None:
    """A search that was killed may have left half a line at the end."""
    whole, end, _ = file.read_bytes().rpartition(b"\n")
    write_file(file, whole + end)


def read_results(file: Path) -> dict[Asked, Found]:
    """The figures of an earlier search."""
    drop_cut_line(file)
    known = {}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        try:
            cards, stage, players, found = json.loads(line)
            known[str(cards), int(stage), int(players)] = {name: Estimate(*each) for name, each in found.items()}
        except (ValueError, TypeError):
            said = f"{file}, line {number} is damaged; remove the line, and its games are played again"
            raise LabError(said) from None
    return known
