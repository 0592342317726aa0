"""What bots learn of each edition that is tried: from its parent's teaching a few games lead on."""

from collections.abc import Collection
from pathlib import Path

from smokestack.bots.learned.progress import Studied
from smokestack.bots.learned.teach import EACH, judgement_of, teach
from smokestack.bots.learned.weights import LEARNED_HERE, file_name, mark_of, read, write
from smokestack.bots.roster import bot
from smokestack.gamekit.game import Game
from smokestack.gamekit.spec import GameSpec
from smokestack.lab.errors import LabError
from smokestack.lab.folder import write_file
from smokestack.lab.seek.candidate import Candidate
from smokestack.lab.seek.goals import Goals

FIRST = 4
"""The start edition is learned from nothing, so it gets so many times the games."""


class Teaching:
    """Teaches bots the editions of a search, each once, before they play it."""

    def __init__(self, spec: GameSpec, goals: Goals, folder: Path) -> None:
        self.spec, self.games, self.folder = spec, goals.teach, folder
        self._parents: dict[str, str] = {}
        self._known: dict[str, str] = {}
        """Of the editions that bots know, by their cards: the mark of what was learned."""
        require_learners(spec, goals)

    def descends(self, child: Candidate, parent: Candidate) -> None:
        """A child's teaching begins with what the parent's has taught."""
        self._parents[child.cards] = parent.cards

    def prepare(self, candidate: Candidate) -> None:
        """From now on bots know this edition."""
        if candidate.cards in self._known:
            return
        game = Game(self.spec, candidate.edition, compiled=True)
        weights = self.weights_file(candidate.cards)
        last = self.learn(game, candidate)
        if last is None and not weights.is_file():
            # Killed after the last lesson was kept, before its weights were: the same lessons give the same weights.
            self.lessons_file(candidate.cards).unlink()
            last = self.learn(game, candidate)
        if last is not None:
            write(weights, mark_of(game), last.weights)
        mark = self._known[candidate.cards] = mark_of(game)
        LEARNED_HERE[mark] = read(weights, mark)

    def learn(self, game: Game, candidate: Candidate) -> Studied | None:
        """All games that are left of its teaching; None where nothing was."""
        origin = self.lessons_file(self._parents.get(candidate.cards, ""))
        first = not origin.is_file()
        games = self.games * (FIRST if first else 1)
        kept = self.lessons_file(candidate.cards)
        studied = teach(game, games, min(EACH, self.games), kept=kept, origin=None if first else origin)
        return max(studied, key=lambda each: each.games, default=None)

    def keep_only(self, candidates: Collection[Candidate]) -> None:
        """Forget all others: they have no offspring any more."""
        kept = {each.cards for each in candidates}
        for cards in self._known.keys() - kept:
            LEARNED_HERE.pop(self._known.pop(cards), None)
            self.lessons_file(cards).unlink(missing_ok=True)
            self.weights_file(cards).unlink(missing_ok=True)

    def publish(self, candidate: Candidate, name: str, folder: Path) -> None:
        """The weights of an edition under its own name, for SMOKESTACK_WEIGHTS."""
        self.prepare(candidate)
        named = folder / file_name(self.spec.name, name)
        named.parent.mkdir(exist_ok=True)
        write_file(named, self.weights_file(candidate.cards).read_bytes())

    def lessons_file(self, cards: str) -> Path:
        return self.folder / f"{cards}.lessons.npz"

    def weights_file(self, cards: str) -> Path:
        return self.folder / f"{cards}.npz"


def require_learners(spec: GameSpec, goals: Goals) -> None:
    """Teaching is for bots that go by what was learned, in a game that can be learned."""
    if not any(bot(name).searches for name in goals.bots):
        raise LabError(
            f"play.teach is for bots that learn, and {', '.join(goals.bots)} does not: name look or search:N as bots"
        )
    judgement_of(Game(spec, spec.edition(), compiled=False))
