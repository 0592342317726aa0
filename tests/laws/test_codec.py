"""The codec is total: every action has three forms, and each leads back to the others."""

import pytest

from smokestack.gamekit.codec import Action
from smokestack.gamekit.errors import NotationError, UnknownName
from tests.laws.tables import every_game, game_of


@every_game
def test_every_id_decodes_and_encodes_back(name: str) -> None:
    game = game_of(name, False)
    actions = [game.decode(number) for number in range(game.actions)]
    assert [game.number(action) for action in actions] == list(range(game.actions))
    assert len(set(actions)) == game.actions


@every_game
def test_every_id_has_a_text_of_its_own_that_reads_back(name: str) -> None:
    game = game_of(name, False)
    texts = [game.text(number) for number in range(game.actions)]
    assert len(set(texts)) == game.actions
    assert [game.number(text) for text in texts] == list(range(game.actions))


@every_game
def test_text_may_be_shouted_and_spaced(name: str) -> None:
    game = game_of(name, False)
    for number in range(game.actions):
        assert game.number(game.text(number).upper()) == number
        assert game.number(f"  {game.text(number).replace(' ', '   ').title()}\n") == number


@every_game
def test_ids_of_a_verb_are_contiguous(name: str) -> None:
    codec = game_of(name, False).spec.codec
    for verb in codec.verbs.values():
        base = codec.base(verb.name)
        assert {codec.decode(number).verb for number in range(base, base + verb.size)} == {verb.name}
    assert sum(verb.size for verb in codec.verbs.values()) == len(codec)


@every_game
def test_the_rules_count_as_many_actions_as_the_codec(name: str) -> None:
    game = game_of(name, False)
    assert game.spec.rules.action_count(game.new().record()) == game.actions


@every_game
@pytest.mark.parametrize("text", ["", "   ", "conquer everything", "1"])
def test_other_texts_are_no_actions(name: str, text: str) -> None:
    with pytest.raises(UnknownName, match="no action named"):
        game_of(name, False).number(text)


@every_game
def test_every_verb_says_its_form(name: str) -> None:
    game = game_of(name, False)
    for verb in game.spec.codec.verbs.values():
        with pytest.raises(NotationError, match=f"the form is: {verb.name}"):
            game.number(" ".join([verb.name, *(["x"] * (len(verb.slots) + 1))]))


@every_game
def test_a_value_too_large_for_its_slot_is_no_action(name: str) -> None:
    game = game_of(name, False)
    for verb in game.spec.codec.verbs.values():
        with pytest.raises(NotationError, match="is no action of this game"):
            game.number(Action(verb.name, tuple(slot.size for slot in verb.slots) or (0,)))
