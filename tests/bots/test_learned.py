"""What is learned: the network's sums, what it is shown, when it is used, and that it does learn."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import smokestack
from smokestack.bots.decide import consider
from smokestack.bots.gamebot import bot_of_game
from smokestack.bots.learned.margin.learner import Learner
from smokestack.bots.learned.margin.network import HEAD, ONE, foresee, is_learned, size
from smokestack.bots.learned.margin.teach import led_to, plain, practise_some
from smokestack.bots.learned.progress import KeptError
from smokestack.bots.learned.teach import teach
from smokestack.bots.learned.weights import NOTHING, WeightsError, file_name, mark_of, read, weights_of, write
from smokestack.bots.play import play_out
from smokestack.bots.policy import register
from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Searcher
from smokestack.bots.search.value import WIN
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.position import Position
from smokestack.games.empire.bot.estate import KINDS, Estate, survey
from smokestack.games.empire.bot.learned import LEARNED
from smokestack.games.empire.bot.learned.appraise import appraise
from smokestack.games.empire.bot.learned.foretell import foretell
from smokestack.games.empire.bot.learned.show import FIRST_LOOK, OF_TABLE, OTHERS_LOOK, PRICES, SHOWN, show
from smokestack.games.empire.bot.learned.show_seat import OF_CITY, OF_JUDGEMENT, OF_SEAT, OF_TRACKS
from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.bot.standing import standing
from smokestack.games.empire.model.actions import DECLINE, REROLL
from smokestack.games.empire.model.cards import Type
from smokestack.kernel.language import zeros
from tests.rules.empire.table import BEIGE, PURPLE, Table

EMPIRE = smokestack.game("empire")
FAST = smokestack.game("empire", compiled=True)


def test_the_sums_of_a_network_by_hand() -> None:
    """End 0.5, straight 2 and -1; one hidden sum -3 + a + b that counts half when above 0."""
    parts = [0.5, 0.5, -3, 2, 1, -1, 1]
    weights = [2, 1, *(int(part * ONE) for part in parts)]
    assert foresee(weights, [1, 1]) == 150
    assert foresee(weights, [4, 1]) == 750 + 100
    assert foresee(weights, [0, 2]) == -150
    assert is_learned(weights)
    assert not is_learned(list(NOTHING))


def seen_by(position: Position, seat: int) -> list[int]:
    row, view = zeros(SHOWN), Outlook()
    s: Any = position.record()
    cards: Any = EMPIRE.edition.cards
    look_ahead(cards, s, view)
    show(cards, s, view, seat, row)
    return row


def some_positions(count: int) -> list[Position]:
    found, position = [], EMPIRE.new(archie=0)
    for action in play_out(EMPIRE, position, ["greedy", "greedy"], 5):
        if position.to_move >= 0 and len(position.legal()) > 1:
            found.append(position.copy())
        position.apply(action)
    return found[:: len(found) // count][:count]


def test_the_other_seat_sees_the_same_from_the_other_side() -> None:
    for position in some_positions(12):
        mine, theirs = seen_by(position, 0), seen_by(position, 1)
        assert mine[OF_TABLE : OF_TABLE + OF_SEAT] == theirs[OF_TABLE + OF_SEAT :]
        assert mine[OF_TABLE + OF_SEAT :] == theirs[OF_TABLE : OF_TABLE + OF_SEAT]
        assert mine[2] + theirs[2] == 1


def test_a_row_shows_the_table() -> None:
    t = Table(EMPIRE).round(4).acts(BEIGE).purse(17, 23).points(8, 31)
    row = seen_by(t.position, PURPLE)
    assert row[:3] == [11, t.s.pollution, int(t.s.first == PURPLE)]
    for seat, at in ((PURPLE, FIRST_LOOK + OF_JUDGEMENT), (BEIGE, OTHERS_LOOK + OF_JUDGEMENT)):
        assert row[at : at + 2] == [t.s.players[seat].profit, t.s.players[seat].capital]


@pytest.mark.parametrize(("face", "prices"), [(1, [1, 2, 3]), (2, [1, 1, 2]), (6, [2, 1, 2])])
def test_a_row_shows_the_prices_of_the_face_that_lies_there(face: int, prices: list[int]) -> None:
    row = seen_by(Table(EMPIRE).round(4).acts(BEIGE).market(face).position, PURPLE)
    assert row[PRICES : PRICES + 3] == prices, "red, blue and brown, as the edition's table has them"


def test_a_row_shows_the_greedy_judgement_and_its_parts() -> None:
    for position in some_positions(12):
        row, view, estate = seen_by(position, 0), Outlook(), Estate()
        s: Any = position.record()
        cards: Any = EMPIRE.edition.cards
        look_ahead(cards, s, view)
        survey(cards, s, estate)
        for seat, at in ((0, FIRST_LOOK), (1, OTHERS_LOOK)):
            whole = standing(cards, s, view, estate, seat)
            assert 0 <= whole - 10 * row[at] < 50, "five parts, each cut to tenths"
            assert row[at] == 10 * row[at + OF_JUDGEMENT] + sum(row[at + 1 : at + 6])


def test_a_row_shows_what_factories_can_still_make() -> None:
    """E4.10: a Brickworks has a track of 4, a Brewery and a Bacon Factory of 5."""
    t = Table(EMPIRE).round(4).acts(BEIGE).no_factories()
    t.factory(PURPLE, "brickworks", goods=1).factory(PURPLE, "bacon-factory", goods=5).factory(
        BEIGE, "brewery", goods=2
    )
    row = seen_by(t.position, PURPLE)
    left = OF_JUDGEMENT + OF_TRACKS + OF_CITY - KINDS
    mine, theirs = row[FIRST_LOOK + left :][:KINDS], row[OTHERS_LOOK + left :][:KINDS]
    assert mine == [3 if kind == Type.RESIDENTIAL else 0 for kind in range(KINDS)]
    assert theirs == [3 if kind == Type.LEISURE else 0 for kind in range(KINDS)]


def test_foretelling_has_two_sides() -> None:
    learned, cards, out = list(weights_of(EMPIRE)), EMPIRE.edition.cards, zeros(2)
    for position in some_positions(6):
        foretell(cards, position.record(), learned, out)  # type: ignore[arg-type]  # a game knows its own cards
        assert out[0] + out[1] == WIN
        assert out[0] != out[1]


def test_the_search_uses_it_the_same_both_ways() -> None:
    for position in some_positions(4):
        slow = consider(EMPIRE, position, "search:6", seed=3)
        fast = consider(FAST, FAST.position(bytes(position)), "search:6", seed=3)
        assert slow == fast


def test_appraising_a_reroll_never_expects_less_than_declining_after_it() -> None:
    t = Table(EMPIRE).round(3).purse(30, 30).builds(PURPLE).throw(1, 1, 1)
    buffer, merit = zeros(EMPIRE.actions), zeros(EMPIRE.actions)
    n = appraise(t.cards, t.s, list(weights_of(EMPIRE)), buffer, merit)
    worth = dict(zip(buffer[:n], merit[:n], strict=True))
    poorer = Table(EMPIRE).round(3).purse(28, 30).builds(PURPLE).throw(1, 1, 1)
    appraise(poorer.cards, poorer.s, list(weights_of(EMPIRE)), buffer, merit)
    without = dict(zip(buffer[:n], merit[:n], strict=True))[DECLINE]
    assert worth[REROLL] >= without
    assert set(worth) == set(t.position.legal())


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
    write(tmp_path / file_name("empire", EMPIRE.edition.name), "other cards", plain(LEARNED))
    assert len(weights_of(EMPIRE)) > len(plain(LEARNED)), "falls back on what comes with the game"
    write(tmp_path / file_name("empire", EMPIRE.edition.name), f"{EMPIRE.edition.digest} seen 1", plain(LEARNED))
    read.cache_clear()
    assert len(weights_of(EMPIRE)) > len(plain(LEARNED)), "learned when positions were shown otherwise"
    write(tmp_path / file_name("empire", EMPIRE.edition.name), mark_of(EMPIRE), plain(LEARNED))
    read.cache_clear()
    assert weights_of(EMPIRE) == tuple(plain(LEARNED))


def test_beside_archie_nothing_was_learned() -> None:
    position = EMPIRE.new(archie=2)
    while position.chance:
        position.apply(position.outcomes()[0][0])
    searcher, blank = (Searcher(EMPIRE, bot("search:6"), weights=known) for known in (weights_of(EMPIRE), NOTHING))
    assert searcher.consider(position, 1) == blank.consider(position, 1)


@pytest.mark.parametrize("damage", [b"", b"not a file of numbers"])
def test_a_damaged_file_is_named(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "empire-nano-4.npz"
    file.write_bytes(damage)
    with pytest.raises(WeightsError, match=r"empire-nano-4.npz holds no weights .* smokestack lab teach"):
        read(file, "digest", size)


def test_a_file_that_is_too_short_is_named(tmp_path: Path) -> None:
    write(tmp_path / "short.npz", "digest", plain(LEARNED)[:-1])
    with pytest.raises(
        WeightsError, match=f"{len(plain(LEARNED)) - 1} numbers where its head promises {len(plain(LEARNED))}"
    ):
        read(tmp_path / "short.npz", "digest", size)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    with pytest.raises(WeightsError, match="could not be written"):
        write(tmp_path / "taken" / "a.npz", "digest", plain(LEARNED))


def test_a_learner_begins_with_the_greedy_judgement() -> None:
    row = zeros(SHOWN)
    row[FIRST_LOOK], row[OTHERS_LOOK] = 700, 400
    assert abs(foresee(plain(LEARNED).tolist(), row) - 3000) <= 1


def test_a_learner_learns_what_bends() -> None:
    chance = np.random.default_rng(1)
    seen = chance.integers(0, 9, (4_000, 5)).astype(np.float32)
    ends = (2 * seen[:, 0] + np.maximum(seen[:, 2] - seen[:, 3], 0)).astype(np.float32)
    learner = Learner(5, (0, 1), hidden=8, seed=1)
    learner.get_used_to(seen)
    errors = [learner.study(seen, ends, 0.02) for _ in range(1_500)]
    assert errors[-1] < errors[0] / 500
    for row, end in zip(seen[:20], ends[:20], strict=True):
        assert abs(foresee(learner.weights().tolist(), [int(v) for v in row]) / 100 - end) < 1.5


def test_the_weights_that_count_follow_calmly() -> None:
    """Adam's first step is as long as the rate: from 0 to 1. Ten elevenths of it count at once, of later steps less."""
    seen, ends = np.zeros((4, 3), np.float32), np.full(4, 5, np.float32)
    learner = Learner(3, (0, 1), hidden=0, seed=1)
    learner.study(seen, ends, 1)
    assert learner.weights()[HEAD] / ONE == pytest.approx(10 / 11, abs=0.001)
    for _ in range(200):
        learner.study(seen, ends, 0)
    assert learner.weights()[HEAD] / ONE == pytest.approx(1, abs=0.001)


def test_moments_learn_from_what_comes_after_them() -> None:
    ends = led_to(np.array([[1, -1], [3, -3], [5, -5]], np.float32), 11)
    assert ends[:, 0].tolist() == pytest.approx([0.3 * 3 + 0.7 * (0.3 * 5 + 0.7 * 11), 0.3 * 5 + 0.7 * 11, 11])
    assert (ends[:, 0] == -ends[:, 1]).all()


def test_teaching_plays_and_studies(tmp_path: Path) -> None:
    """The same games again from the same seed; what was foreseen is less wrong after some rounds."""
    register(FAST)
    rows, ends = practise_some(FAST, LEARNED, plain(LEARNED), 1, range(20))
    again, _ = practise_some(FAST, LEARNED, plain(LEARNED), 1, range(20))
    assert (rows == again).all()
    assert rows.shape[1] == SHOWN
    assert np.abs(ends).max() < 150
    studied = list(teach(FAST, 300, each=100))
    assert [each.games for each in studied] == [100, 200, 300]
    assert studied[-1].error < studied[0].error
    assert len(studied[-1].weights) > HEAD


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
    anew, further = next(teach(FAST, 50, each=50)), next(teach(FAST, 100, each=50, kept=kept, origin=origin))
    assert further.games == 50, "games of its own"
    drift = [np.abs(each.weights - taught[-1].weights).mean() for each in (further, anew)]
    assert drift[0] < drift[1] / 2, "it begins where the other one ended"
    rest = teach(FAST, 100, each=50, kept=kept, origin=origin)
    assert [each.games for each in rest] == [100], "then it goes on by itself"


def test_a_teaching_cannot_begin_with_that_of_another_game(tmp_path: Path) -> None:
    origin = tmp_path / "origin.npz"
    list(teach(FAST, 50, each=50, kept=origin))
    with pytest.raises(KeptError, match=r"keeps no teaching \(it is of another game, or"):
        next(teach(smokestack.game("titans", compiled=True), 50, each=50, origin=origin))
    with pytest.raises(KeptError, match="No such file"):
        next(teach(FAST, 50, each=50, origin=tmp_path / "missing.npz"))
