"""Acting at a table: whose turn it is, what is refused, and how it ends."""

import random
import subprocess
import sys

import pytest
from tests.matches.tables import alone, go_on, numbers, people, play, play_out

from smokestack.gamekit.codec import Action
from smokestack.gamekit.errors import IllegalAction, MatchError, NotationError, UnknownName
from smokestack.kernel.verbs import CHANCE, OVER
from smokestack.match import Match
from smokestack.match.entry import Decision, Ended, Outcome


def started() -> Match:
    """Two people, the first of them (seat 0 or 1) about to decide."""
    match = people()
    match.let_chance()
    return match


def test_a_new_match_has_no_entries_and_chance_moves_first() -> None:
    match = people()
    assert match.entries == ()
    assert match.to_move == CHANCE
    assert not match.over
    assert match.waiting is None
    assert not match.with_takebacks


def test_an_action_is_taken_in_all_three_forms_and_logged_as_text() -> None:
    logged = []
    for action in ("build lumber-camp", Action("build", (0,)), people().game.number("build lumber-camp")):
        match = started()
        logged.append(match.act(match.to_move, action))
        assert match.entries[-1] == logged[-1]
    assert logged == [Decision(6, logged[0].seat, "build lumber-camp")] * 3


def test_entries_are_numbered_from_one_without_gaps() -> None:
    match = play_out(people())
    assert numbers(match.entries) == list(range(1, len(match.entries) + 1))


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    match = started()
    mover, other = match.to_move, 1 - match.to_move
    name = match.seats[mover].name
    with pytest.raises(MatchError, match=rf"turn of {name} \(seat {mover + 1}\), not of"):
        match.act(other, "build lumber-camp")


def test_a_seat_that_does_not_exist_is_refused() -> None:
    match = started()
    for seat in (-1, 2):
        with pytest.raises(MatchError, match="this match has seats 1 to 2"):
            match.act(seat, "build lumber-camp")
        with pytest.raises(MatchError, match="this match has seats 1 to 2"):
            match.hand_over(seat)
        with pytest.raises(MatchError, match="this match has seats 1 to 2"):
            match.undo(seat)


def test_nobody_acts_before_chance() -> None:
    with pytest.raises(MatchError, match="chance decides first"):
        people().act(0, "build lumber-camp")


def test_chance_is_not_drawn_on_a_players_turn() -> None:
    match = started()
    with pytest.raises(MatchError, match="chance has nothing to decide; it is the turn of"):
        match.let_chance()
    with pytest.raises(MatchError, match="chance has nothing to decide; it is the turn of"):
        match.enter_chance("reveal dynamite")


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("build oil-well", IllegalAction),
        ("reveal dynamite", IllegalAction),
        ("build castle", NotationError),
        ("dance", UnknownName),
        (-1, NotationError),
        (10**9, NotationError),
    ],
)
def test_what_is_refused_changes_nothing(action: str | int, error: type[Exception]) -> None:
    match = started()
    entries, position = match.entries, bytes(match.position)
    with pytest.raises(error):
        match.act(match.to_move, action)
    assert match.entries == entries
    assert bytes(match.position) == position


def test_why_gives_the_rules_refusal_and_nothing_when_allowed() -> None:
    match = started()
    refusal = match.why("build oil-well")
    assert refusal is not None
    assert refusal.clause == "T2.6"
    assert match.why("build lumber-camp") is None


def test_a_position_handed_out_is_a_copy() -> None:
    match = started()
    before = bytes(match.position)
    match.position.apply(match.position.legal()[0])
    assert bytes(match.position) == before
    match.at(len(match.entries)).apply("build lumber-camp")
    assert bytes(match.position) == before


def test_the_fold_of_the_log_is_the_game_itself() -> None:
    match = play(people(), 30)
    position = match.game.new(**match.header.options)
    for entry in match.entries:
        if isinstance(entry, Decision):
            position.apply(entry.action)
        elif isinstance(entry, Outcome):
            position.apply(entry.outcome)
    assert position == match.position


def test_a_finished_game_is_logged_with_its_result() -> None:
    match = play_out(alone(confirm=False))
    position = match.position
    assert match.to_move == OVER
    assert match.entries[-1] == Ended(
        len(match.entries), "round limit", tuple(position.scores()), tuple(position.ranks())
    )


def test_after_the_end_nobody_acts_and_chance_rests() -> None:
    match = play_out(people())
    with pytest.raises(MatchError, match="the match is over; nobody has a move"):
        match.act(0, "pass")
    with pytest.raises(MatchError, match="the match is over; chance has nothing"):
        match.let_chance()


def test_a_match_never_needs_numba() -> None:
    code = (
        "import sys; from smokestack.match import Match, Seat, bot_seat;"
        "from smokestack.match.save import loads, dumps;"
        "m = Match.new('titans', seats=[Seat('Ann'), bot_seat('b')]); m.let_chance(); loads(dumps(m));"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_random_games_of_all_sizes_end() -> None:
    choose = random.Random(5)
    for players in range(2, 7):
        match = Match.new(
            "titans", seats=[people().seats[0]] * players, options={"round_limit": 2}, chance=choose.randrange(100)
        )
        play_out(match, players)
        assert match.over
        go_on(match)
        assert isinstance(match.entries[-1], Ended)
