"""What check refuses, apply refuses, nothing changes, and the reason can be read."""

import pytest

from smokestack import IllegalAction, Position, Refusal
from smokestack.gamekit.errors import NotationError
from smokestack.gamekit.refusal import refusal_of
from smokestack.gamekit.registry import spec
from smokestack.kernel.why import Why
from tests.laws.tables import Table, both_ways, every_game, every_table, game_of
from tests.laws.walk import some_positions


def refused(position: Position) -> dict[int, Refusal]:
    """Every refused id with its refusal."""
    found = {action: position.check(action) for action in range(position.game.actions)}
    return {action: refusal for action, refusal in found.items() if refusal is not None}


@every_table
@both_ways
def test_what_check_refuses_apply_refuses_and_nothing_changes(table: Table, compiled: bool) -> None:
    for position in some_positions(table, compiled, seed=21, every=25):
        before = bytes(position)
        for action, refusal in refused(position).items():
            with pytest.raises(IllegalAction) as caught:
                position.apply(action)
            assert caught.value.refusal == refusal
        assert bytes(position) == before


@every_table
@both_ways
def test_a_refusal_has_code_clause_and_sentence(table: Table, compiled: bool) -> None:
    clauses = {clause.id for clause in spec(table.name).clauses.all}
    for position in some_positions(table, compiled, seed=22, every=25):
        for refusal in refused(position).values():
            assert refusal.code
            assert refusal.clause in clauses
            assert_is_a_sentence(refusal.text)
            assert str(refusal) == f"{refusal.clause}: {refusal.text}"


def assert_is_a_sentence(text: str) -> None:
    assert len(text.split()) > 2
    assert "{" not in text
    assert "}" not in text
    assert text == text.strip()


@every_game
def test_every_refusal_the_game_knows_can_be_put_into_words(name: str) -> None:
    """Random games may never meet some of them."""
    made, clauses = spec(name), {clause.id for clause in spec(name).clauses.all}
    for code in made.refusals:
        refusal = refusal_of(Why(code=code), made.refusals, game_of(name, False).edition.names)
        assert refusal.clause in clauses
        assert_is_a_sentence(refusal.text)
    assert len({text.name for text in made.refusals.values()}) == len(made.refusals)


@every_table
@both_ways
def test_ids_outside_the_codec_are_no_actions(table: Table, compiled: bool) -> None:
    position = table.new(compiled)
    before = bytes(position)
    for action in (-1, position.game.actions):
        with pytest.raises(NotationError, match=f"{action} is no action"):
            position.apply(action)
    assert bytes(position) == before
