"""What is learned of whole tables: the network's parts of a win, what Titans shows, and that it does learn."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import smokestack
from smokestack.bots.decide import consider
from smokestack.bots.learned.table.learner import TableLearner
from smokestack.bots.learned.table.network import HEAD, ONE, WHOLE, foresee, size
from smokestack.bots.learned.table.practice import GREEDY_STYLE, Lesson, cast, choose, one_as_good
from smokestack.bots.learned.table.sight import foretell_table, share_of_winners
from smokestack.bots.learned.table.teach import LESSON, final_parts, led_to, new_learner, plain_table
from smokestack.bots.learned.teach import teach
from smokestack.bots.learned.weights import file_name, mark_of, read, weights_of, write
from smokestack.bots.play import play_out
from smokestack.bots.policy import register
from smokestack.gamekit.position import Position
from smokestack.games.titans.bot.learned import LEARNED
from smokestack.games.titans.bot.learned.carry_out import carry_out
from smokestack.games.titans.bot.learned.show import AGE, OF_TABLE, PLAYERS, show
from smokestack.games.titans.bot.learned.show_seat import OF_SEAT, OWNED, SIZES, STANDING, TURNS
from smokestack.games.titans.bot.learned.styles import INDUSTRIALIST, LANDLORD, RESEARCHER, UNDERCUTTER, lean
from smokestack.games.titans.bot.learned.upset import facility_to_give, give_card, give_facility, upset
from smokestack.games.titans.bot.outlook import Outlook, look_ahead
from smokestack.games.titans.bot.sales import Forecast, forecast_all
from smokestack.games.titans.bot.standing import grids_of_large_facilities, standing
from smokestack.games.titans.model.state import At, Phase
from smokestack.kernel import verbs
from smokestack.kernel.chance import seeded
from smokestack.kernel.language import add_times, zeros

TITANS = smokestack.game("titans")
FAST = smokestack.game("titans", compiled=True)
CARDS: Any = TITANS.edition.cards


def positions(players: int, count: int, seed: int = 5) -> list[Position]:
    """Where a player begins a turn, from one game."""
    found, position = [], TITANS.new(players=players)
    for action in play_out(TITANS, position, ["greedy"] * players, seed):
        s: Any = position.record()
        if position.to_move >= 0 and s.phase == Phase.CHOOSE:
            found.append(position.copy())
        position.apply(action)
    return found[:: len(found) // count][:count]


def shown(position: Position) -> list[int]:
    row = zeros(position.seats * OF_SEAT + OF_TABLE)
    s: Any = position.record()
    show(CARDS, s, row)
    return row


def test_parts_of_a_win_by_hand() -> None:
    """One number of a seat, one of the table, one hidden sum: own - others + table counts half when above 0."""
    parts = [0.5, 0.0, 0.0, 1 - -1, -1, 1]
    weights = [1, 1, 1, *(int(part * ONE) for part in parts)]
    assert size(weights) == len(weights)
    out = zeros(2)
    foresee(weights, [3, 1, 0], 2, out)
    assert out[0] / WHOLE == pytest.approx(np.exp(1) / (np.exp(1) + 1), abs=1e-5), "3 - 1 against nothing"
    foresee(weights, [3, 1, 4], 2, out)
    assert out[0] / WHOLE == pytest.approx(np.exp(3) / (np.exp(3) + np.exp(1)), abs=1e-5), "6 against 2"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_win_is_dealt_out_whole_and_seats_are_alike(seats: int) -> None:
    chance = np.random.default_rng(seats)
    learner = TableLearner(4, 3, 0, 1, hidden=5, seed=1)
    weights, rows, table = learner.weights().tolist(), chance.integers(0, 9, (seats, 4)), chance.integers(0, 9, 3)
    out, other = zeros(seats), zeros(seats)
    foresee(weights, [*rows.ravel().tolist(), *table.tolist()], seats, out)
    foresee(weights, [*rows[::-1].ravel().tolist(), *table.tolist()], seats, other)
    assert WHOLE - seats <= sum(out) <= WHOLE
    assert out == other[::-1]


def test_rows_are_added_within_their_bounds_only() -> None:
    target = [1, 1, 1]
    add_times(target, 1, [5, 6, 7], 1, 2, 10)
    assert target == [1, 61, 71]
    for at, start, n in ((2, 0, 2), (0, 2, 2), (-1, 0, 1), (0, -1, 1)):
        with pytest.raises(IndexError, match="out of range"):
            add_times(target, at, [5, 6, 7], start, n, 1)


def test_the_weights_foresee_what_the_learner_does() -> None:
    """Fractions on one scale, and whole numbers for tables as they are, come to the same."""
    chance = np.random.default_rng(2)
    seats, table = (
        chance.integers(0, 30, (500, 3, 4)).astype(np.float32),
        chance.integers(0, 5, (500, 2)).astype(np.float32),
    )
    best = (2 * seats[:, :, 0] - seats[:, :, 1] + 9 * np.minimum(seats[:, :, 2], 9)).argmax(1)
    parts = np.eye(3, dtype=np.float32)[best]
    learner = TableLearner(4, 2, 0, 1, hidden=8, seed=1)
    learner.get_used_to(seats, table)
    errors = [learner.study(seats, table, parts, 0.01) for _ in range(600)]
    assert errors[-1] < errors[0] / 4
    right, out, weights = 0, zeros(3), learner.weights().tolist()
    for k in range(100):
        foresee(weights, [*seats[k].ravel().astype(int).tolist(), *table[k].astype(int).tolist()], 3, out)
        right += out.index(max(out)) == best[k]
    assert right >= 90


def test_a_learner_begins_with_the_greedy_judgement() -> None:
    for position in positions(3, 4):
        row, out = shown(position), zeros(3)
        foresee(plain_table(LEARNED).tolist(), row, 3, out)
        looks = [row[seat * OF_SEAT + STANDING] for seat in range(3)]
        assert sorted(range(3), key=out.__getitem__) == sorted(range(3), key=looks.__getitem__)


@pytest.mark.parametrize("players", [2, 4])
def test_a_row_shows_each_seat(players: int) -> None:
    for position in positions(players, 4):
        row = shown(position)
        s: Any = position.record()
        view, forecast = Outlook(), Forecast()
        look_ahead(CARDS, s, view)
        forecast_all(CARDS, s, view, forecast)
        for seat in range(players):
            mine = row[seat * OF_SEAT : (seat + 1) * OF_SEAT]
            assert mine[STANDING] == standing(CARDS, s, view, forecast, seat) // 10
            assert mine[1:4] == [s.players[seat].cash, s.players[seat].share, s.players[seat].estates]
            assert mine[SIZES : SIZES + 8] == list(s.players[seat].sizes)
        assert row[position.to_move * OF_SEAT + TURNS] == 1, "its turn is now"
        table = row[players * OF_SEAT :]
        assert [table[PLAYERS + players], table[AGE + s.age]] == [1, 1]


def test_a_choice_is_carried_out_with_all_its_cubes() -> None:
    for position in positions(4, 5):
        for action in position.legal():
            s: Any = position.record()
            carry_out(CARDS, s, action, zeros(TITANS.actions))
            assert s.phase in (Phase.CHOOSE, Phase.REVEAL, Phase.OVER)
            assert s.cubes_left == 0


def test_styles_lean_to_what_they_love() -> None:
    s: Any = positions(3, 1)[0].record()
    university, card, estate = (
        TITANS.number(text) for text in ("build university", "buy dynamite", "develop homestead")
    )
    assert lean(CARDS, s, RESEARCHER, university) > 0 < lean(CARDS, s, RESEARCHER, card)
    assert lean(CARDS, s, RESEARCHER, estate) == 0 < lean(CARDS, s, LANDLORD, estate)
    cheap, dear = (TITANS.number(f"place c-res ${level}") for level in (3, 9))
    assert lean(CARDS, s, UNDERCUTTER, cheap) > lean(CARDS, s, UNDERCUTTER, dear)


def test_gifts_come_from_where_such_things_lie() -> None:
    s: Any = positions(3, 2)[1].record()
    pile, size_before = s.piles[6], s.players[1].sizes[6]
    give_facility(s, 1, 6)
    assert [s.piles[6], s.players[1].sizes[6]] == [pile - 1, size_before + 1]
    hidden, owned = (list(s.advancements).count(place) for place in (At.PILE, 2))
    give_card(CARDS, s, 2, 0)
    assert list(s.advancements).count(At.PILE) == hidden - 1
    assert list(s.advancements).count(2) == owned + 1
    assert shown_of(s)[2 * OF_SEAT + OWNED : 2 * OF_SEAT + OWNED + 24].count(1) == owned + 1


def shown_of(s: Any) -> list[int]:
    row = zeros(s.options.players * OF_SEAT + OF_TABLE)
    show(CARDS, s, row)
    return row


def test_an_industrialist_builds_for_consumers_alone_and_uses_everything_as_others_do() -> None:
    s: Any = TITANS.new(players=3).record()
    for facility in ("oil-well", "machine-works"):
        assert lean(CARDS, s, INDUSTRIALIST, TITANS.number(f"build {facility}")) > 0
        assert lean(CARDS, s, INDUSTRIALIST, TITANS.number(f"produce {facility} 2")) == 0
    assert lean(CARDS, s, INDUSTRIALIST, TITANS.number("build steel-forge")) == 0


def test_gifts_are_often_what_makes_research_or_what_fewest_have() -> None:
    s: Any = TITANS.new(players=3).record()
    words = TITANS.edition.words["facility"]
    for facility in range(len(words)):
        s.piles[facility] = 3 if words[facility] != "machine-works" else 8
    given = [words[facility_to_give(CARDS, s, seeded(seed))] for seed in range(600)]
    assert all(name in given for name in words)
    for name in ("university", "machine-works"):
        assert 200 < given.count(name) < 290, "a third, and a seventh of another third"


def test_two_small_makers_of_a_grid_are_not_a_large_one() -> None:
    """T5.2: only one facility is used a turn, so a machine works does not make a forge any larger."""
    s: Any = TITANS.new(players=3).record()
    sizes, words = s.players[0].sizes, TITANS.edition.words["facility"]
    sizes[words.index("steel-forge")] = sizes[words.index("machine-works")] = 1
    assert grids_of_large_facilities(CARDS, s, 0) == 0
    sizes[words.index("steel-forge")] = 2
    assert grids_of_large_facilities(CARDS, s, 0) == 2
    sizes[words.index("university")] = 2
    assert grids_of_large_facilities(CARDS, s, 0) == 3


def test_a_table_is_upset_between_turns_only() -> None:
    s: Any = positions(3, 1)[0].record()
    s.phase = Phase.PLACE
    before = s.to_array().tobytes()
    upset(CARDS, s, seeded(1))
    assert s.to_array().tobytes() == before
    s.phase = Phase.CHOOSE
    before = s.to_array().tobytes()
    upset(CARDS, s, seeded(1))
    assert s.to_array().tobytes() != before


def test_seats_are_cast_as_the_lesson_says() -> None:
    lesson = Lesson(styles=3, stylish=500, greedy=500, careful=1000)
    styles, careful = zeros(400), zeros(400)
    cast(lesson, seeded(4), 400, styles, careful)
    assert {*styles} == {GREEDY_STYLE, 1, 2, 3}
    assert {*careful} == {1}


def test_among_choices_as_good_dice_decide() -> None:
    merit, dice = [700, 300, 690, 710], seeded(3)
    assert {one_as_good(merit, 4, 710, dice) for _ in range(50)} == {3}
    drawn = [one_as_good(merit, 4, 690, dice) for _ in range(600)]
    assert {*drawn} == {0, 2, 3}
    assert all(150 < drawn.count(k) < 250 for k in (0, 2, 3)), "each as likely"
    assert {one_as_good(merit, 3, 690, dice) for _ in range(50)} == {0, 2}, (
        "what lies behind the choices does not count"
    )


def test_practice_tries_more_than_one_opening() -> None:
    """Without dice the best-looking opening would be the only one that is ever practised."""
    register(TITANS)
    s: Any = positions(3, 1)[0].record()
    weights, buffer, merit = plain_table(LEARNED).tolist(), zeros(TITANS.actions), zeros(TITANS.actions)

    def chosen(near: int) -> set[int]:
        dice = seeded(8)
        return {choose(CARDS, s, Lesson(near=near), weights, 0, dice, buffer, merit) for _ in range(30)}

    assert len(chosen(0)) == 1
    assert chosen(0) < chosen(100_000)
    assert LEARNED.near > 0


def test_an_end_counts_by_rank_and_by_points() -> None:
    parts = final_parts(LEARNED, np.array([70, 69, 20]), np.array([0, 1, 2]))
    assert parts.sum() == pytest.approx(1)
    assert parts[0] > 0.6 + parts[1] > 0.7
    assert parts[2] < 0.01
    shared = final_parts(LEARNED, np.array([50, 50]), np.array([0, 0]))
    assert shared.tolist() == pytest.approx([0.5, 0.5])


def test_moments_learn_from_what_comes_after_them() -> None:
    end = np.array([1, 0], np.float32)
    found = led_to(LEARNED.trust, np.array([[0.5, 0.5], [0.6, 0.4]]), end)
    assert found[1].tolist() == [1, 0]
    assert 0.9 < found[0][0] < 1


def test_teaching_plays_studies_and_can_be_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    studied = list(teach(FAST, 120, each=60, kept=tmp_path / "kept.npz"))
    again = next(iter(teach(FAST, 120, each=60)))
    assert [each.games for each in studied] == [60, 120]
    assert (again.weights == studied[0].weights).all(), "the same games, the same lesson"
    assert size(studied[1].weights.tolist()) == len(studied[1].weights) > HEAD
    monkeypatch.setenv("SMOKESTACK_WEIGHTS", str(tmp_path))
    write(tmp_path / file_name("titans", TITANS.edition.name), mark_of(TITANS), studied[1].weights)
    read.cache_clear()
    assert weights_of(TITANS) == tuple(studied[1].weights.tolist())
    position = positions(2, 3)[1]
    slow = consider(TITANS, position, "search:4", seed=3)
    assert slow == consider(FAST, FAST.position(bytes(position)), "search:4", seed=3)
    looked = consider(TITANS, position, "look", seed=3)
    assert [each.tries for each in looked] == [0] * len(looked)


def test_foretelling_an_end_names_the_winners_and_points_tell_equals_apart() -> None:
    register(TITANS)
    position, out = TITANS.new(players=3), zeros(3)
    for action in play_out(TITANS, position, ["greedy"] * 3, 2):
        position.apply(action)
    s: Any = position.record()
    foretell_table(CARDS, s, plain_table(LEARNED).tolist(), out)
    assert max(out) >= 980
    assert sum(sorted(out)[:2]) <= 20
    shares = zeros(3)
    share_of_winners(CARDS, s, shares)
    ranks = zeros(3)
    verbs.ranks(CARDS, s, ranks)
    last = ranks.index(max(ranks))
    s.players[last].share += 1
    better = zeros(3)
    share_of_winners(CARDS, s, better)
    assert better[last] > shares[last], "a point more is worth something to a loser, too"


def test_every_number_of_players_is_practised() -> None:
    assert {table["players"] for table in LEARNED.tables} == {2, 3, 4, 5, 6}
    assert LESSON.stylish > 0 < LESSON.upsets
    assert new_learner(LEARNED, 2, 1).weights()[:HEAD].tolist() == [OF_SEAT, OF_TABLE, 2]
