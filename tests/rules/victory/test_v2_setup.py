"""V2: contracts, the draft of starting factories, laying out, and who begins."""

import pytest

from smokestack import CHANCE
from smokestack.games.victory.model.state import Phase
from tests.rules.victory.table import ANN, BEN, CAT, DAN, Table, Tables

SHARES = [(2, 1, 4), (3, 1, 3), (4, 1, 2), (5, 1, 1), (6, 1, 1)]
SHARES_OF_TWO_COPIES = [(7, 2, 2), (8, 2, 2), (9, 2, 2), (10, 2, 1), (11, 2, 1), (12, 2, 1)]
SET = ["forest"] * 4 + ["iron_mine", "coal_mine", "oil_well", "cotton_plantation", "cattle_farm"]


def drafting(table: Tables, players: int, starter: int = ANN, copies: int = 1) -> Table:
    """The contracts lie; the starter is about to take a factory."""
    t = table(players=players, copies=copies, drawn=False).fall(4 * players)
    return t.play(f"starter {starter + 1}")


def drafted(t: Table) -> list[int]:
    """Everybody takes the first kind there is; who took, in order."""
    order = []
    while t.phase == Phase.DRAFT:
        order.append(t.to_move)
        t.play(f"pick {next(key for key in dict.fromkeys(SET) if key in t.may('pick'))}")
    return order


def laying(t: Table) -> Table:
    """Two players: the starter takes forests, the other oil, coal and iron, and cotton last."""
    t.play("pick forest", "pick oil_well", "pick forest", "pick coal_mine", "pick forest", "pick iron_mine")
    return t.play("pick cattle_farm", "pick cotton_plantation")


@pytest.mark.parametrize("players", range(2, 7))
def test_V2_1_four_contracts_are_revealed_for_each_player(table: Tables, players: int) -> None:
    t = table(players=players, drawn=False)
    assert t.may_fall() == {f"reveal {product}": 1 for product in t.game.edition.words["product"][:29]}
    t.fall(4 * players - 1)
    assert set(t.may_fall()) == {
        f"reveal {product}" for product in t.game.edition.words["product"][4 * players - 1 : 29]
    }
    t.fall(1)
    assert t.on_table == t.game.edition.words["product"][: 4 * players]
    assert set(t.may_fall()) == {f"starter {seat + 1}" for seat in range(players)}


def test_V2_1_two_copies_have_each_contract_twice(table: Tables) -> None:
    t = table(players=7, copies=2, drawn=False)
    assert set(t.may_fall().values()) == {2}
    t.play("reveal wood")
    assert t.may_fall()["reveal wood"] == 1
    t.play("reveal wood")
    assert "reveal wood" not in t.may_fall()
    assert t.on_table == ["wood", "wood"]


def test_V2_1_refuses_a_contract_that_is_revealed_already(table: Tables) -> None:
    t = table(drawn=False).play("reveal steel")
    t.refuses("reveal steel", "not_in_deck", "V2.1", what="steel", need=1)
    t.refuses("reveal product#30", "not_in_deck", "V2.1", what=29, need=1)


@pytest.mark.parametrize("action", ["pick forest", "done", "at p16", "claim wood"])
def test_V2_1_refuses_players_before_chance_has_spoken(table: Tables, action: str) -> None:
    t = table(drawn=False)
    assert t.to_move == CHANCE
    t.refuses(action, "chance_first", "V2.1")
    t.fall(8).refuses(action, "chance_first", "V2.1")


def test_V2_1_the_other_contracts_stay_out_of_the_game(table: Tables) -> None:
    t = laying(drafting(table, 2))
    assert t.on_table == t.game.edition.words["product"][:8]
    assert sum(t.s.deck) == 21


def test_V2_2_nine_factories_make_the_starting_set(table: Tables) -> None:
    t = drafting(table, 2)
    assert sum(t.s.starting_set) == 9
    assert t.may("pick") == set(SET)
    assert (t.s.starting_set[t.number("forest")], t.on_stack("forest"), t.on_stack("iron_mine")) == (4, 0, 3)


@pytest.mark.parametrize(("players", "copies", "each"), SHARES + SHARES_OF_TWO_COPIES)
def test_V2_2_the_set_goes_round_as_long_as_it_serves_everyone(
    table: Tables, players: int, copies: int, each: int
) -> None:
    t = drafting(table, players, starter=1, copies=copies)
    right = [(1 - step) % players for step in range(players)]
    assert drafted(t) == right * each
    assert t.s.starting_set == [0] * len(t.s.starting_set)


@pytest.mark.parametrize(("players", "copies", "each"), SHARES + SHARES_OF_TWO_COPIES)
def test_V2_2_the_rest_goes_to_its_stacks(table: Tables, players: int, copies: int, each: int) -> None:
    t = drafting(table, players, copies=copies)
    drafted(t)
    taken = [sum(c.hand[kind] for c in t.s.complexes) for kind in range(26)]
    assert sum(taken) == players * each
    assert t.s.stacks[:26] == [4 * copies - count for count in taken]


@pytest.mark.parametrize("players", [2, 5])
def test_V2_2_any_player_may_be_the_first_to_take(table: Tables, players: int) -> None:
    t = table(players=players, drawn=False).fall(4 * players)
    assert t.may_fall() == {f"starter {seat + 1}": 1 for seat in range(players)}
    assert t.play(f"starter {players}").to_move == players - 1


def test_V2_2_refuses_a_starter_who_is_not_there(table: Tables) -> None:
    t = table(drawn=False).fall(8)
    t.refuses("starter 3", "no_such_player", "V1.1", what=2, have=2)
    t.refuses("reveal trucks", "other_moment", "V3.1")


def test_V2_2_refuses_what_is_not_in_the_set(table: Tables) -> None:
    t = drafting(table, 2).play("pick oil_well")
    t.refuses("pick oil_well", "not_in_set", "V2.2", what="oil_well", need=1)
    t.refuses("pick steel_mill", "not_in_set", "V2.2", what="steel_mill", need=1)


def test_V2_3_who_plays_first_lays_out_all_then_the_next_to_the_left(table: Tables) -> None:
    t = drafting(table, 4, starter=CAT)
    drafted(t)
    order = []
    while t.phase in (Phase.LAY, Phase.PLACE, Phase.TURN):
        if t.phase == Phase.TURN:
            order.append(t.to_move)
        t.play(t.game.text(t.position.legal()[0]))
    assert order == [DAN, DAN, ANN, ANN, BEN, BEN, CAT, CAT]


def test_V2_3_which_where_and_how_turned(table: Tables) -> None:
    t = laying(drafting(table, 2))
    assert t.to_move == BEN
    assert t.may("pick") == {"oil_well", "coal_mine", "iron_mine", "cotton_plantation"}
    t.play("pick coal_mine")
    assert t.verbs == {"turn"}
    t.play("turn e").shows(BEN, "CMe")
    assert t.may("pick") == {"oil_well", "iron_mine", "cotton_plantation"}
    t.play("pick oil_well")
    assert t.may("at") == {"o15", "p15", "q15", "o16", "q16", "o17", "p17", "q17"}
    t.play("at q17", "turn n", "pick iron_mine", "at r18", "turn e", "at o15", "turn e")
    t.shows(BEN, "o15: \n CPe .. .. .. \n .. CMe .. .. \n .. .. OWn .. \n .. .. .. IMe")
    assert t.to_move == ANN


def test_V2_3_with_one_kind_left_the_kind_is_not_asked(table: Tables) -> None:
    t = laying(drafting(table, 2)).play("pick coal_mine", "turn n")
    t.play("pick oil_well", "at p15", "turn n", "pick iron_mine", "at p14", "turn n")
    assert t.phase == Phase.PLACE
    t.play("at p13", "turn n")
    assert (t.to_move, t.may("pick")) == (ANN, {"forest", "cattle_farm"})
    t.play("pick cattle_farm", "turn w")
    assert t.verbs == {"at"}
    t.play("at q16", "turn n", "at r16", "turn n", "at s16", "turn n").shows(ANN, "p16: \n CFw FOn FOn FOn")
    assert t.to_move == BEN


def test_V2_3_refuses_a_factory_that_touches_no_earlier_one(table: Tables) -> None:
    t = laying(drafting(table, 2)).play("pick coal_mine", "turn n", "pick oil_well")
    t.refuses("at r16", "touches_none", "V1.3", where="r16")
    t.refuses("at p16", "cell_taken", "V1.4", where="p16")


def test_V2_3_refuses_a_factory_one_did_not_take(table: Tables) -> None:
    t = laying(drafting(table, 2))
    t.refuses("pick forest", "not_drafted", "V2.3", what="forest", need=1)
    t.play("pick oil_well", "turn n").refuses("pick oil_well", "not_drafted", "V2.3", what="oil_well", need=1)


def test_V2_3_when_all_lie_nothing_is_left_in_hand(table: Tables) -> None:
    t = drafting(table, 5)
    drafted(t)
    t.play(*["turn n"] * 5)
    assert t.phase == Phase.MOVE
    assert not any(any(c.hand) for c in t.s.complexes)
    assert t.idle


@pytest.mark.parametrize(("players", "starter"), [(2, ANN), (3, BEN), (5, ANN), (6, DAN)])
def test_V2_4_who_chose_last_plays_first_and_play_goes_to_the_left(table: Tables, players: int, starter: int) -> None:
    t = drafting(table, players, starter)
    last = drafted(t)[-1]
    assert last == (starter + 1) % players
    while t.phase != Phase.MOVE:
        t.play(t.game.text(t.position.legal()[0]))
    assert (t.to_move, t.s.mover, t.s.rounds) == (last, last, 1)
    for step in range(1, players):
        t.play("manage", "done", "manage", "done")
        assert (t.to_move, t.s.rounds) == ((last + step) % players, 1)
    t.play("manage", "done", "manage", "done")
    assert (t.to_move, t.s.rounds) == (last, 2)
