"""What the clauses of Kiln say, shown at positions drawn for it: each test carries the clause it shows."""

import pytest

import smokestack
from kiln.model import Phase, Piece, State
from smokestack import Position
from smokestack.gamekit.errors import EditionError, OptionError

KILN = smokestack.game("kiln")
ANN, BEN = 0, 1
OTHER_MOMENT = "first the price die, then the players, one deed each"


def table(price: int = 6, players: int = 2, **changed: int) -> State:
    """Ann's turn at the start of the first round."""
    s = KILN.new(players=players).record()
    assert isinstance(s, State)
    s.phase, s.rounds, s.price = Phase.TURN, 1, price
    for name, value in changed.items():
        setattr(s, name, value)
    return s


def give(s: State, seat: int, **pieces: int) -> State:
    for name, amount in pieces.items():
        s.has[seat][Piece[name.upper()]] = amount
    return s


def play(s: State, *actions: str) -> State:
    position = KILN.of_record(s)
    for action in actions:
        position.apply(action)
    after = position.record()
    assert isinstance(after, State)
    return after


def refusal(s: State, action: str) -> str:
    return str(KILN.of_record(s).check(action))


def texts(position: Position) -> list[str]:
    return [KILN.text(action) for action in position.legal()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K1_1_everybody_begins_with_money_and_one_chamber(players: int) -> None:
    view = KILN.new(players=players).view()
    assert view.has == ((4, 0, 0, 1),) * players


@pytest.mark.parametrize("players", [1, 5])
def test_K1_1_refuses_other_numbers_of_players(players: int) -> None:
    with pytest.raises(OptionError, match=f"option players is {players}"):
        KILN.new(players=players)


def test_K1_2_the_numbers_come_from_the_edition() -> None:
    edition = KILN.spec.read(KILN.edition.text.replace("money = 4", "money = 9"), "mine.toml")
    assert smokestack.game("kiln", edition=edition).new().scores() == [9, 9]


@pytest.mark.parametrize(("old", "new"), [("holds = 2", "holds = 7"), ("4]     # K3.1", "40]     # K3.1")])
def test_K1_2_refuses_numbers_beyond_their_bounds(old: str, new: str) -> None:
    assert old in KILN.edition.text
    with pytest.raises(EditionError, match="it must be a"):
        KILN.spec.read(KILN.edition.text.replace(old, new), "mine.toml")


def test_K2_1_a_die_sets_the_price_of_the_first_brick() -> None:
    position = KILN.new().apply("price 6")
    assert (position.view().price, position.view().round) == (8, 1)
    assert [weight for _, weight in KILN.new().outcomes()] == [1] * 6


def test_K2_1_refuses_every_deed_before_the_die_has_fallen() -> None:
    assert str(KILN.new().check("dig")) == f"K2.1: {OTHER_MOMENT}"
    assert str(KILN.new().check("find 1")) == f"K2.1: {OTHER_MOMENT}"


def test_K2_2_turns_go_round_and_the_poorest_starts_the_next_round() -> None:
    s = give(table(players=3, starter=1), ANN, money=3)
    movers = []
    for _ in range(3):
        movers.append(KILN.of_record(s).to_move)
        s = play(s, "dig", "find 1")
    s = play(s, "price 1")
    assert movers == [1, 2, ANN]
    assert (KILN.of_record(s).to_move, s.rounds) == (ANN, 2)


def test_K2_2_of_several_the_first_after_the_starter_goes_on() -> None:
    s = play(table(), "dig", "find 1", "dig", "find 1", "price 1")
    assert KILN.of_record(s).to_move == BEN


def test_K2_1_refuses_a_die_in_a_turn() -> None:
    assert refusal(table(), "price 1") == f"K2.1: {OTHER_MOMENT}"


def test_K3_1_who_digs_takes_what_the_die_tells_and_the_turn_is_over() -> None:
    s = play(table(), "dig")
    assert KILN.of_record(s).chance
    s = play(s, "find 6")
    assert s.has[ANN][Piece.CLAY] == 4
    assert KILN.of_record(s).to_move == BEN


def test_K3_2_the_kiln_fires_as_much_as_it_holds() -> None:
    assert play(give(table(), ANN, clay=5), "fire").has[ANN] == [4, 3, 2, 1]
    assert play(give(table(), ANN, clay=5, chamber=2), "fire").has[ANN] == [4, 1, 4, 2]
    assert play(give(table(), ANN, clay=1), "fire").has[ANN] == [4, 0, 1, 1]


def test_K3_2_refuses_to_fire_without_clay() -> None:
    assert refusal(table(), "fire") == "K3.2: you have no clay to fire"


def test_K3_3_each_brick_brings_a_dollar_less_and_the_price_stays_down() -> None:
    s = play(give(table(price=6), ANN, brick=3), "sell 3")
    assert s.has[ANN][Piece.MONEY] == 4 + 6 + 5 + 4
    assert (s.price, s.wall) == (3, 3)


def test_K3_3_a_brick_brings_at_least_a_dollar() -> None:
    s = play(give(table(price=2), ANN, brick=4), "sell 4")
    assert s.has[ANN][Piece.MONEY] == 4 + 2 + 1 + 1 + 1
    assert s.price == 1


def test_K3_3_refuses_to_sell_what_one_has_not_got() -> None:
    s = give(table(), ANN, brick=2)
    assert refusal(s, "sell 3") == "K3.3: you have 2 bricks, not 3"
    assert texts(KILN.of_record(s)) == ["dig", "sell 1", "sell 2", "enlarge"]


def test_K3_4_a_chamber_costs_money() -> None:
    assert play(table(), "enlarge").has[ANN] == [0, 0, 0, 2]


def test_K3_4_refuses_whoever_cannot_pay_and_a_fourth_chamber() -> None:
    assert refusal(give(table(), ANN, money=3), "enlarge") == "K3.4: a chamber costs $4, you have $3"
    assert refusal(give(table(), ANN, chamber=3), "enlarge") == "K3.4: a kiln has 3 chambers at most"


def test_K4_1_the_game_ends_after_the_round_that_finishes_the_wall() -> None:
    s = play(give(table(wall=17), ANN, brick=1), "sell 1")
    assert not KILN.of_record(s).over
    assert KILN.of_record(play(s, "enlarge")).end_reason() == "wall finished"


def test_K4_1_the_twelfth_round_is_the_last() -> None:
    s = play(table(rounds=12), "enlarge", "enlarge")
    assert KILN.of_record(s).end_reason() == "last round"


def test_K4_1_refuses_everything_after_the_end() -> None:
    assert refusal(play(table(rounds=12), "enlarge", "enlarge"), "dig") == "K4.1: the game is over"


def test_K4_2_the_most_money_wins_and_bricks_count_nothing() -> None:
    s = give(give(table(rounds=12), ANN, money=9, brick=8), BEN, money=10)
    over = KILN.of_record(play(s, "enlarge", "dig", "find 1"))
    assert (over.scores(), over.winners()) == ([5, 10], [BEN])


def test_K4_2_equal_money_shares_the_win() -> None:
    over = KILN.of_record(play(table(rounds=12), "enlarge", "enlarge"))
    assert over.winners() == [ANN, BEN]


def test_what_happens_is_told() -> None:
    position = KILN.of_record(give(table(rounds=12), ANN, brick=1))
    assert str(position.tell("sell 1", ["Ann", "Ben"])) == "Ann sells 1 brick for $6."
    position.apply("sell 1")
    assert str(position.tell("enlarge", ["Ann", "Ben"])) == (
        "Ben pays $4 for another chamber. The game is over: Ann wins."
    )
