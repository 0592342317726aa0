"""The position as a view: names, complexes in rows, what is being done and which factories could run."""

import json
from dataclasses import asdict

import pytest

from smokestack.games.victory.view.complex import CellView, RunView, SideView
from smokestack.games.victory.view.table import ContractView, GoodsView, StackView
from tests.rules.victory.table import ANN, BEN, CAT, Tables
from tests.rules.victory.told import seen


def test_the_head_of_a_view(table: Tables) -> None:
    view = seen(table(players=3, round_limit=9).first(BEN, 4).tokens(CAT).manages(ANN, move=2, actions=7))
    assert (view.phase, view.to_move, view.mover, view.first) == ("manage", ANN, ANN, BEN)
    assert (view.round, view.round_limit, view.move, view.moves, view.actions) == (4, 9, 2, 2, 7)
    assert (view.tokens, view.doing, view.end_reason) == ((CAT,), None, None)


def test_a_token_nobody_has_taken_is_there(table: Tables) -> None:
    assert seen(table()).tokens == (None,)
    assert seen(table(players=7, copies=2)).tokens == (None, None)


def test_contracts_stacks_and_the_starting_set(table: Tables) -> None:
    t = table(players=7, copies=2).unclaimed("wood", "wood", "trucks").contracts(BEN, "oil").stack("forest", 0)
    view = seen(t)
    assert view.unclaimed == (ContractView("wood", "Wood", 2, 4), ContractView("trucks", "Trucks", 1, 36))
    assert view.players[BEN].contracts == (ContractView("oil", "Oil", 1, 4),)
    assert view.stacks[0] == StackView("forest", "Forest", "FO", 0)
    assert len(view.stacks) == t.cards.factory_count
    fresh = seen(table(drawn=False))
    assert fresh.starting_set[0] == StackView("forest", "Forest", "FO", 4)
    assert len(fresh.starting_set) == 6


def test_a_complex_is_rows_over_the_box_of_its_cards(table: Tables) -> None:
    shown = seen(table().complex(ANN, "o15:\n.. wo\nSMe ..")).players[ANN].complex
    assert (shown.first, shown.top, shown.left) == ("o15", 15, 15)
    assert [[cell.cell for cell in row] for row in shown.rows] == [["o15", "p15"], ["o16", "p16"]]
    assert shown.rows[0] == (CellView("o15", "empty"), CellView("p15", "product", "wood", "Wood", "wo"))
    mill = shown.rows[1][0]
    assert (mill.card, mill.key, mill.name, mill.code, mill.turn) == (
        "factory",
        "steel_mill",
        "Steel mill",
        "SM",
        "east",
    )


def test_the_sides_of_a_factory_point_as_it_lies(table: Tables) -> None:
    shown = seen(table().complex(ANN, "SMe")).players[ANN].complex
    assert shown.rows[0][0].sides == (
        SideView("north", "in", ("coal",), ("Coal",)),
        SideView("south", "in", ("iron_ore",), ("Iron ore",)),
        SideView("west", "out", ("steel",), ("Steel",)),
    )
    nylon = seen(table().complex(ANN, "NFn")).players[ANN].complex
    assert nylon.rows[0][0].sides[1] == SideView("south", "out", ("cloth", "parachutes"), ("Cloth", "Parachutes"))


def test_products_and_score_of_a_player(table: Tables) -> None:
    player = seen(table().complex(ANN, "wo FOn st\n.. wo ..").contracts(ANN, "coal", "trucks")).players[ANN]
    assert player.products == (GoodsView("wood", "Wood", "wo", 2, 1), GoodsView("steel", "Steel", "st", 1, 3))
    assert (player.product_score, player.contract_score, player.score) == (5, 40, 45)


def test_a_planner_learns_what_could_run_and_what_is_in_the_way(table: Tables) -> None:
    t = table().complex(ANN, "FOn .. ..\nwo .. ..\n.. SMn io")
    assert seen(t).players[ANN].can_run == (
        RunView("o15", "forest", "Forest", "a card lies at o16, where Forest puts out Wood"),
        RunView("p17", "steel_mill", "Steel mill", "Steel mill has no Coal on its input side to the west"),
    )
    assert seen(t).players[BEN].can_run == (RunView("p16", "forest", "Forest", None),)


def test_cells_used_in_a_production_move_are_the_movers_own(table: Tables) -> None:
    t = table().complex(ANN, "FOn FOn").complex(BEN, "o16:\nFOn").chooses(ANN).play("produce forest", "at o16")
    blocked = [factory.blocked for factory in seen(t).players[ANN].can_run]
    assert blocked == ["o15 has served a Forest in this move already", None]
    assert seen(t).players[BEN].can_run[0].blocked is None


def test_what_is_being_paid_and_laid(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo\n.. wo ..").play("build steel_mill")
    doing = seen(t).doing
    assert doing is not None
    assert (doing.what, doing.factory, doing.factory_key, doing.owed) == ("build", "Steel mill", "steel_mill", 2)
    t.play("at o15", "at q15", "at q15")
    doing = seen(t).doing
    assert doing is not None
    assert (doing.what, doing.cell, doing.owner, doing.turn) == ("build", "q15", ANN, None)


def test_both_sides_of_an_offer(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo").complex(BEN, "st FOn ..").play("offer 2", "give wood", "want steel", "send")
    view = seen(t)
    assert view.doing is not None
    assert (view.phase, view.to_move, view.doing.what, view.doing.partner) == ("answer", BEN, "trade", BEN)
    assert view.doing.give == (GoodsView("wood", "Wood", "wo", 1, 1),)
    assert view.doing.get == (GoodsView("steel", "Steel", "st", 1, 3),)
    t.play("accept", "at o16")
    doing = seen(t).doing
    assert doing is not None
    assert [goods.key for goods in doing.to_partner] == ["wood"]
    assert [goods.key for goods in doing.to_mover] == ["steel"]


def test_a_factory_on_its_way_to_another_complex(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn CMn").play("at q16", "hand 2", "at q17", "turn e")
    doing = seen(t).doing
    assert doing is not None
    assert (doing.what, doing.factory, doing.source, doing.cell) == ("hand", "Coal mine", "q16", "q17")
    assert (doing.turn, doing.owner, doing.partner) == ("east", BEN, BEN)


@pytest.mark.parametrize(("actions", "what"), [(("manage", "at p16"), "select"), (("produce forest",), "produce")])
def test_a_choice_without_payment_is_named_too(table: Tables, actions: tuple[str, ...], what: str) -> None:
    t = table().complex(ANN, "FOn FOn").chooses(ANN).play(*actions)
    doing = seen(t).doing
    assert doing is not None
    assert doing.what == what


def test_contracts_that_wait_for_a_decision(table: Tables) -> None:
    t = table().contracts(BEN, "wood", "coal").complex(BEN, "wo FOn co").tokens(BEN).turn_of(BEN).play("fulfil coal")
    assert [contract.key for contract in seen(t).due] == ["wood"]
    assert seen(t).fulfilled == 1


def test_drafted_factories_wait_to_be_laid(table: Tables) -> None:
    t = table(drawn=False).fall(8).play("starter 1", "pick forest", "pick forest", "pick oil_well")
    assert [(stack.name, stack.count) for stack in seen(t).players[ANN].to_lay] == [("Forest", 1), ("Oil well", 1)]
    assert seen(t).players[ANN].complex.first is None


def test_the_end_is_named(table: Tables) -> None:
    t = table().unclaimed("wood").complex(ANN, "wo FOn ..").play("claim wood")
    assert (seen(t).phase, seen(t).end_reason) == ("over", "all claimed")


def test_a_view_becomes_json(table: Tables) -> None:
    view = seen(table().complex(ANN, "wo SMn io"))
    assert json.loads(json.dumps(asdict(view)))["players"][ANN]["complex"]["first"] == "o16"
