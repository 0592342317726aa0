"""What was learned: where it is kept, when it counts, and how a teaching goes on; with Empire Planner."""

from pathlib import Path

import numpy as np
import pytest

import smokestack
from smokestack.bots.gamebot import bot_of_game
from smokestack.bots.learned.progress import KeptError
from smokestack.bots.learned.table.network import HEAD, size
from smokestack.bots.learned.table.teach import plain_table
from smokestack.bots.learned.teach import teach
from smokestack.bots.learned.weights import NOTHING, WeightsError, file_name, mark_of, read, weights_of, write
from smokestack.gamekit.errors import OptionError
from smokestack.games.empire.bot.learned import LEARNED

EMPIRE = smokestack.game("empire")
FAST = smokestack.game("empire", compiled=True)
PLAIN = plain_table(LEARNED)
"""Weights that nothing was learned for: the greedy judgement."""


@pytest.mark.parametrize("name", smokestack.game_names())
def test_who_learns_knows_the_default_edition(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new default edition, or another value in it, needs weights of its own: `smokestack lab teach`."""
    monkeypatch.delenv("SMOKESTACK_WEIGHTS", raising=False)
    game = smokestack.game(name)
    assert (weights_of(game) != NOTHING) == (bot_of_game(game.spec).learned is not None)


def test_it_holds_for_its_own_cards_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert weights_of(smokestack.game("empire", edition="nano-2")) == NOTHING
    assert weights_of(smokestack.game("victory")) == NOTHING
    monkeypatch.setenv("SMOKESTACK_WEIGHTS", str(tmp_path))
    write(tmp_path / file_name("empire", EMPIRE.edition.name), "other cards", PLAIN)
    assert len(weights_of(EMPIRE)) > len(PLAIN), "falls back on what comes with the game"
    write(tmp_path / file_name("empire", EMPIRE.edition.name), f"{EMPIRE.edition.digest} seen 1", PLAIN)
    read.cache_clear()
    assert len(weights_of(EMPIRE)) > len(PLAIN), "learned when positions were shown otherwise"
    write(tmp_path / file_name("empire", EMPIRE.edition.name), mark_of(EMPIRE), PLAIN)
    read.cache_clear()
    assert weights_of(EMPIRE) == tuple(PLAIN)


@pytest.mark.parametrize("damage", [b"", b"not a file of numbers"])
def test_a_damaged_file_is_named(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "empire-nano-4.npz"
    file.write_bytes(damage)
    with pytest.raises(WeightsError, match=r"empire-nano-4.npz holds no weights .* smokestack lab teach"):
        read(file, "digest")


def test_a_file_that_is_too_short_is_named(tmp_path: Path) -> None:
    write(tmp_path / "short.npz", "digest", PLAIN[:-1])
    with pytest.raises(WeightsError, match=f"{len(PLAIN) - 1} numbers where its head promises {len(PLAIN)}"):
        read(tmp_path / "short.npz", "digest")


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    with pytest.raises(WeightsError, match="could not be written"):
        write(tmp_path / "taken" / "a.npz", "digest", PLAIN)


def test_teaching_plays_and_studies() -> None:
    """The same games again from the same seed; what was foreseen is less wrong after some rounds."""
    studied = list(teach(FAST, 300, each=100))
    again = next(iter(teach(FAST, 300, each=100)))
    assert [each.games for each in studied] == [100, 200, 300]
    assert (again.weights == studied[0].weights).all()
    assert studied[-1].error < studied[0].error
    assert size(studied[-1].weights.tolist()) == len(studied[-1].weights) > HEAD


def test_what_cannot_be_taught_is_named() -> None:
    with pytest.raises(OptionError, match="nothing can be taught of victory yet; only of titans, empire"):
        next(teach(smokestack.game("victory"), 100))


def test_a_teaching_goes_on_where_it_was_left(tmp_path: Path) -> None:
    kept = tmp_path / "lessons.npz"
    first = list(teach(FAST, 100, each=50, kept=kept))
    further = list(teach(FAST, 150, each=50, kept=kept))
    assert [each.games for each in (*first, *further)] == [50, 100, 150]
    assert list(teach(FAST, 150, each=50, kept=kept)) == [], "all of it is learned"
    with pytest.raises(KeptError, match="keeps another teaching"):
        next(teach(FAST, 200, each=50, seed=2, kept=kept))
    kept.write_bytes(b"nonsense")
    with pytest.raises(KeptError, match="remove it to begin anew"):
        next(teach(FAST, 200, each=50, kept=kept))


def test_a_teaching_begins_with_what_a_similar_edition_taught(tmp_path: Path) -> None:
    origin, kept = tmp_path / "origin.npz", tmp_path / "kept.npz"
    older = smokestack.game("empire", edition="nano-2", compiled=True)
    taught = list(teach(older, 100, each=50, kept=origin))
    anew, further = next(teach(FAST, 20, each=20)), next(teach(FAST, 40, each=20, kept=kept, origin=origin))
    assert further.games == 20, "games of its own"
    drift = [np.abs(each.weights - taught[-1].weights).mean() for each in (further, anew)]
    assert drift[0] < drift[1] / 2, "it begins where the other one ended"
    rest = teach(FAST, 40, each=20, kept=kept, origin=origin)
    assert [each.games for each in rest] == [40], "then it goes on by itself"


def test_a_teaching_cannot_begin_with_that_of_another_game(tmp_path: Path) -> None:
    origin = tmp_path / "origin.npz"
    list(teach(FAST, 50, each=50, kept=origin))
    with pytest.raises(KeptError, match=r"keeps no teaching \(it is of another game, or"):
        next(teach(smokestack.game("titans", compiled=True), 50, each=50, origin=origin))
    with pytest.raises(KeptError, match="No such file"):
        next(teach(FAST, 50, each=50, origin=tmp_path / "missing.npz"))
