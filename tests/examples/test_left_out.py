"""What a game leaves out of its manifest is answered in general, and so that it can be played."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from kiln import SPEC
from kiln.model import Phase, Piece, State
from smokestack import Game, Position
from smokestack.board.ui import board_of, draw_position
from smokestack.board.why import Reasons
from smokestack.bots.decide import decide, reason
from smokestack.bots.gamebot import bot_of_game
from smokestack.bots.search.ahead import scores_so_far
from smokestack.gamekit.words import GameWords
from smokestack.lab.block import record_block
from smokestack.lab.frames import frames_of
from smokestack.lab.gamelab import lab_of
from smokestack.lab.plan import plan_run

BARE = Game(replace(SPEC, board_room="", bot_room="", lab_room=""), SPEC.edition(), compiled=False)


def position(**pieces: int) -> Position:
    """The first seat's turn, with some pieces."""
    s = BARE.new().record()
    assert isinstance(s, State)
    s.phase, s.rounds, s.price = Phase.TURN, 1, 6
    for name, amount in pieces.items():
        s.has[0][Piece[name.upper()]] = amount
    return BARE.of_record(s)


def test_what_check_allows_is_legal_and_dice_are_fair() -> None:
    assert [BARE.text(action) for action in position(brick=2).legal()] == ["dig", "sell 1", "sell 2", "enlarge"]
    assert [(BARE.text(action), weight) for action, weight in BARE.new().outcomes()][-1] == ("price 6", 1)
    assert len(BARE.new().outcomes()) == 6


def test_as_many_are_ahead_as_have_a_higher_score() -> None:
    assert position().ranks() == [0, 0]
    assert position(money=9).ranks() == [0, 1]
    assert position(money=1).ranks() == [1, 0]


def test_bots_take_what_scores_most_right_after_it() -> None:
    assert bot_of_game(BARE.spec).prospect is scores_so_far
    selling = position(brick=3, clay=2)
    assert {BARE.text(decide(BARE, selling, "greedy", seed)) for seed in range(8)} == {"sell 3"}
    assert reason(BARE, selling, BARE.number("sell 3")) == "looks best right after it"
    undecided = position(clay=1)
    assert {BARE.text(decide(BARE, undecided, "greedy", seed)) for seed in range(30)} == {"dig", "fire"}


def test_the_search_tries_to_the_end_with_what_it_has() -> None:
    assert decide(BARE, position(brick=3), "search:12", 1) in position(brick=3).legal()


def test_the_lab_counts_what_all_games_have() -> None:
    assert lab_of(BARE.spec).things(BARE) == {}
    meta = plan_run(BARE, 3, seed=1, bots=["random"])
    tables = frames_of(meta, BARE, record_block(meta, BARE, range(3)))
    assert tables["seats"].height == 6
    assert not [column for column in tables["seats"].columns if column.startswith("m_")]


def test_the_board_is_the_text_board() -> None:
    seen = position(brick=2)
    (part,) = draw_position(seen, ["Ann", "<Ben>"])
    drawn = "\n".join(each.text or "" for each in ElementTree.fromstring(part.svg) if each.get("class") == "mono")
    assert part.area == board_of(BARE.spec).poster
    assert "The town wall has 0 of 18 bricks" in drawn
    assert "■ <Ben>" in drawn
    assert "<svg" in seen._repr_svg_()


def test_every_action_has_a_target_of_its_own_that_says_why() -> None:
    seen, path = position(), board_of(BARE.spec).path
    targets = {path(BARE.edition, seen.record(), action) for action in range(BARE.actions)}
    assert len(targets) == BARE.actions
    why = Reasons(seen).why(path(BARE.edition, seen.record(), BARE.number("fire")))
    assert str(why) == "K3.2: you have no clay to fire"


def test_points_are_called_as_the_rules_call_them() -> None:
    assert SPEC.words.source_name(SPEC.edition(), "bricks_sold") == "Bricks sold"


def test_words_must_say_what_the_score_is() -> None:
    words = SPEC.words
    with pytest.raises(ValueError, match="the piece that is the score, or the sources"):
        GameWords(words.view, words.text_board, words.tell, words.label, words.prompt)
