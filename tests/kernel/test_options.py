"""Options: allowed values, defaults that follow from others, and clear refusals."""

import pytest

import smokestack
from smokestack.gamekit.errors import OptionError, UnknownName
from smokestack.gamekit.options import Option, settle_options
from smokestack.gamekit.registry import names, spec

PLAIN = Option("length", 5, 1, 9, "how long")
TITANS = smokestack.game("titans")


def test_options_are_completed_by_defaults() -> None:
    assert settle_options([PLAIN], {}) == {"length": 5}
    assert settle_options([PLAIN], {"length": None}) == {"length": 5}
    assert settle_options([PLAIN], {"length": 9}) == {"length": 9}


@pytest.mark.parametrize("value", [0, 10, "5", 5.0, [5]])
def test_a_value_that_is_not_allowed_says_which_are(value: object) -> None:
    with pytest.raises(OptionError) as caught:
        settle_options([PLAIN], {"length": value})
    assert str(caught.value) == f"option length is {value!r}; it is a whole number from 1 to 9 (how long)"


def test_yes_and_no_are_numbers() -> None:
    choice = Option("fast", 0, 0, 1, "in a hurry")
    chosen = settle_options([choice], {"fast": True})
    assert chosen == {"fast": 1}
    assert type(chosen["fast"]) is int
    with pytest.raises(OptionError, match="it is 0 or 1"):
        settle_options([choice], {"fast": 2})


def test_numbers_that_stand_for_something_are_explained() -> None:
    choice = Option("fast", 0, 0, 1, "in a hurry", words={0: "no", 1: "yes"})
    assert choice.listed
    assert not Option("limit", 0, 0, 9, "the last round", words={0: "none"}).listed
    with pytest.raises(OptionError, match=r"it is 0 or 1 \(in a hurry; 0: no; 1: yes\)"):
        settle_options([choice], {"fast": 2})


@pytest.mark.parametrize("game", names())
def test_every_option_of_a_game_has_a_title(game: str) -> None:
    assert all(option.title for option in spec(game).options)


def test_an_unknown_option_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="no option named 'colour'; there is: players, round_limit, two_facilities"):
        TITANS.options(colour=3)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_facilities_are_nobodys_default(players: int) -> None:
    assert TITANS.options(players=players)["two_facilities"] == 0


def test_three_players_may_use_two_facilities() -> None:
    assert TITANS.options(players=3, two_facilities=1)["two_facilities"] == 1


def test_other_tables_never_have_two_facilities() -> None:
    with pytest.raises(OptionError, match="option two_facilities is 1; it is always 0 here"):
        TITANS.options(players=4, two_facilities=1)


@pytest.mark.parametrize("players", [1, 7])
def test_a_table_has_two_to_six_players(players: int) -> None:
    with pytest.raises(OptionError, match=f"option players is {players}; it is a whole number from 2 to 6"):
        TITANS.new(players=players)


def test_the_order_in_which_options_are_given_does_not_matter() -> None:
    assert TITANS.options(two_facilities=1, players=3) == TITANS.options(players=3, two_facilities=1)
