"""Two editions on the same luck."""

from collections import defaultdict

import numpy as np
import pytest

import smokestack
from smokestack.bots.policy import next_action
from smokestack.bots.roster import RANDOM
from smokestack.gamekit.errors import EditionError
from smokestack.gamekit.game import Game
from smokestack.gamekit.registry import game
from smokestack.kernel.chance import Stream, next_word
from smokestack.lab import sentences
from smokestack.lab.compare import Change, Comparison, Quantity, change, changes, compare
from smokestack.lab.gamelab import watcher_of
from smokestack.lab.pairing import LANES, SEAT_LANE, change_lane, turn_to
from smokestack.lab.pairs import Played, play_paired
from tests.lab.editions import changed

EMPIRE = smokestack.game("empire")
THRIFTY = game("empire", changed("empire", ("reroll_cost = 2", "reroll_cost = 19")))
VICTORY = smokestack.game("victory")
BOTS = ["random"]


def outcomes_by_kind(edition: Game, seed: int) -> dict[str, list[int]]:
    """Every outcome of a game with paired luck, by kind of draw."""
    kinds, steps = list(edition.spec.codec.kinds), [0] * LANES
    position, stream = edition.new(), Stream()
    buffer, weights = [0] * edition.actions, [0] * edition.actions
    found = defaultdict(list)
    while not position.over:
        chance, before = position.chance, position.record()
        change_lane(edition.edition.cards, before, stream, seed, 0, kinds, steps, buffer, weights)
        action = next_action(edition.edition.cards, before, RANDOM, stream, buffer, weights)
        if chance:
            found[edition.decode(action).verb].append(action)
        position.apply(action)
    return dict(found)


def test_the_same_edition_twice_differs_in_nothing() -> None:
    found = compare(EMPIRE, EMPIRE, 6, 3, BOTS)
    assert found.same_games == 6
    assert {each.difference.value for each in found.changes} == {0.0}
    assert not any(each.significant for each in found.changes)
    assert sentences.verdict(found) == [
        "All 6 games went exactly the same: nothing that was changed ever came into play."
    ]


def test_games_of_one_run_differ_from_each_other() -> None:
    assert len(set(play_paired(EMPIRE, 4, 3, BOTS).logs)) == 4


def test_a_card_that_is_never_drawn_changes_nothing() -> None:
    played = play_paired(VICTORY, 2, 1, BOTS, players=2)
    place = next(k for k, measure in watcher_of(VICTORY).game_counts(VICTORY.edition) if measure.of == ("coal",))
    assert not played.counts[:, place].any()  # nobody saw its contract
    dear = game(
        "victory", changed("victory", ('code = "co"\nvalue = 1\ncontract = 5', 'code = "co"\nvalue = 1\ncontract = 9'))
    )
    assert play_paired(dear, 2, 1, BOTS, players=2).logs == played.logs


def test_draws_of_one_kind_stay_paired_when_another_goes_its_own_way() -> None:
    usual, other = outcomes_by_kind(EMPIRE, 4), outcomes_by_kind(THRIFTY, 4)
    assert len(usual["roll"]) != len(other["roll"])
    assert usual["market"] == other["market"]
    assert usual["draw"] == other["draw"]


def test_each_draw_has_luck_of_its_own() -> None:
    seen = {
        first_word(seed, number, lane, step)
        for seed in (1, 2)
        for number in (0, 1)
        for lane in (0, 5)
        for step in (0, 1)
    }
    assert len(seen) == 16


def first_word(seed: int, number: int, lane: int, step: int) -> int:
    stream = Stream()
    turn_to(stream, seed, number, lane, step)
    return next_word(stream)


@pytest.mark.parametrize("name", smokestack.game_names())
def test_kinds_and_seats_have_lanes_of_their_own(name: str) -> None:
    spec = smokestack.game(name).spec
    assert max(spec.codec.kinds) < SEAT_LANE
    assert LANES - SEAT_LANE >= 12


def test_interpreted_and_compiled_play_the_same_games() -> None:
    plain, fast = (play_paired(smokestack.game("empire", compiled=way), 5, 9, BOTS) for way in (False, True))
    assert plain.logs == fast.logs
    for name in ("rounds", "decisions", "scores", "ranks", "taken", "counts"):
        assert np.array_equal(getattr(plain, name), getattr(fast, name))


def test_blocks_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_paired(EMPIRE, 5, 9, BOTS)
    done: list[int] = []
    monkeypatch.setattr("smokestack.lab.pairs.BLOCK", 2)
    assert play_paired(EMPIRE, 5, 9, BOTS, on_progress=done.append).logs == whole.logs
    assert done == [2, 4, 5]


def test_a_change_by_hand() -> None:
    before, after = np.array([1.0, 2.0, 3.0, 6.0]), np.array([2.0, 2.0, 5.0, 7.0])
    found = change(Quantity("score", "The mean score"), before, after)
    assert (found.before, found.after, found.difference.value) == (3.0, 4.0, 1.0)
    assert found.paired_variance == pytest.approx(2 / 3)  # of 1, 0, 2, 1
    assert found.apart_variance == pytest.approx(14 / 3 + 18 / 3)
    assert found.correlation == pytest.approx(np.corrcoef(before, after)[0, 1])
    assert found.difference.reach == pytest.approx(1.959964 * (2 / 3 / 4) ** 0.5)
    assert found.needed(0.5) == 21  # 7.849 * 0.667 / 0.25 = 20.9
    assert found.needed(0.5, paired=False) == 335


def test_quantities_of_the_table() -> None:
    played = play_paired(EMPIRE, 3, 9, BOTS)
    found = {(each.quantity.name, each.quantity.unit): each for each in changes(played, played)}
    assert found["The mean score", "points"].before == pytest.approx(played.scores.mean())
    assert found["A game's length", "rounds"].before == 15
    assert found["Seat 1 wins", ""].before == pytest.approx((played.ranks[:, 0] == 0).mean())
    assert found["pollution at the end", ""].before == pytest.approx(played.counts[:, 0].mean())


def test_a_thing_only_one_edition_has_is_not_compared() -> None:
    renamed = game("titans", changed("titans", ('name = "Trust"', 'name = "Cartel"')))
    mine, theirs = (play_paired(each, 1, 1, BOTS) for each in (smokestack.game("titans"), renamed))
    names = {each.quantity.name for each in changes(mine, theirs)}
    assert "Recycling (advancement) is bought" in names
    assert not any("Trust" in name or "Cartel" in name for name in names)


def test_editions_of_two_games_are_refused() -> None:
    with pytest.raises(EditionError, match="is an edition of victory, not of empire"):
        compare(EMPIRE, VICTORY, 1, 1, BOTS)


def test_changes_are_told_largest_first() -> None:
    found = compare(
        EMPIRE, game("empire", changed("empire", ("rounds = 15", "rounds = 5"), ROUNDS_OF_ARCHIE)), 6, 3, BOTS
    )
    told = sentences.verdict(found, count=2)
    assert len(told) == 2
    assert "A game's length is 5.00 rounds instead of 15.0 (±0.00)." in [
        sentences.changed(each) for each in found.main()
    ]
    assert [each.size for each in found.largest(9)] == sorted((each.size for each in found.largest(9)), reverse=True)


def test_nothing_beyond_chance_is_said_in_words() -> None:
    mine, theirs = (play_paired(EMPIRE, 6, seed, BOTS) for seed in (1, 2))
    (told,) = sentences.verdict(Comparison(mine, theirs, 1, unsure(mine, theirs)))
    assert told.startswith("Nothing changed beyond chance in 6 games (0 of them went exactly the same);")


def unsure(mine: Played, theirs: Played) -> list[Change]:
    return [each for each in changes(mine, theirs) if not each.significant]


ROUNDS_OF_ARCHIE = ("builds_in = [1, 2, 3, 6, 7, 8, 11, 12, 13]", "builds_in = [1, 2, 3]")
