"""What the table of Victory is drawn from: the printed cards, idle sides, and the way to a product."""

import smokestack
from smokestack.games.victory.board.recipes import RecipeStep, recipe_tree
from smokestack.games.victory.view.catalogue import KindView, ProductView
from smokestack.games.victory.view.complex import IdleView, SideView
from smokestack.games.victory.view.table import RatesView, VictoryView
from tests.rules.victory.table import ANN, BEN, CAT, Table


def table(players: int = 2) -> Table:
    return Table(smokestack.game("victory", edition="homefront"), players)


def seen(t: Table) -> VictoryView:
    view = t.position.view()
    assert isinstance(view, VictoryView)
    return view


def test_a_product_knows_its_makers_and_users() -> None:
    products = {product.key: product for product in seen(table()).products}
    assert len(products) == 29
    assert products["cloth"].makers == ("textile_mill", "nylon_factory")
    assert products["brass"] == ProductView(
        "brass", "Brass", "br", 3, 8, ("brass_foundry",), ("ammunition_factory", "engine_plant")
    )


def test_a_kind_lies_with_its_top_to_the_north_and_knows_what_pays() -> None:
    kinds = {kind.key: kind for kind in seen(table()).kinds}
    assert len(kinds) == 26
    sides = (
        SideView("east", "in", ("iron_ore",), ("Iron ore",)),
        SideView("south", "out", ("steel",), ("Steel",)),
        SideView("west", "in", ("coal",), ("Coal",)),
    )
    pays = ("wood", "iron_ore", "coal", "steel")
    assert kinds["steel_mill"] == KindView("steel_mill", "Steel mill", "SM", sides, pays)
    assert kinds["nylon_factory"].keys("out") == ("cloth", "parachutes")


def test_every_side_that_keeps_a_factory_from_running_is_told() -> None:
    idle = seen(table().complex(ANN, ".. SMn ..\nIMn wo ..")).players[ANN].idle
    assert idle == (IdleView("p15", ("east", "west"), ("south",)),)
    assert seen(table().complex(ANN, "co SMn io")).players[ANN].idle == ()


def test_a_choice_of_inputs_is_lacking_only_without_either() -> None:
    lacking = seen(table().complex(ANN, ".. ..\nng AFn br")).players[ANN].idle
    assert lacking == (IdleView("p16", ("north",), ()),)
    assert seen(table().complex(ANN, ".. ct\nng AFn br")).players[ANN].idle == ()


def test_cells_that_served_in_a_move_idle_the_mover_only() -> None:
    t = table().complex(ANN, "FOn FOn").complex(BEN, "o16:\nFOn").chooses(ANN).play("produce forest", "at o16")
    assert [each.cell for each in seen(t).players[ANN].idle] == ["o16"]
    assert seen(t).players[BEN].idle == ()


def test_ranks_follow_points_and_then_contracts() -> None:
    t = table(3).complex(ANN, "st FOn wo").complex(BEN, "FOn").contracts(BEN, "coal")
    assert [player.rank for player in seen(t).players] == [1, 0, 2]
    assert seen(t).players[ANN].score == seen(t).players[BEN].score
    assert seen(table(3)).players[CAT].rank == 0


def test_the_rates_are_the_editions() -> None:
    assert seen(table()).rates == RatesView(build=2, shift=1, bank=3, most_contracts=8, fulfilled_end=5)


def test_a_product_on_its_way_has_its_key() -> None:
    doing = seen(table().complex(ANN, "wo FOn wo\n.. wo ..").play("bank wood", "want coal")).doing
    assert doing is not None
    assert (doing.product, doing.product_key) == ("Coal", "coal")


def test_the_way_to_a_product_ends_at_what_i_have() -> None:
    view = seen(table().complex(ANN, "co SMn .. IMn"))
    assert recipe_tree(view, view.players[ANN], "steel") == [
        RecipeStep(0, "steel", 0, "steel_mill", owned=True, runs=False),
        RecipeStep(1, "iron_ore", 0, "iron_mine", owned=True, runs=True),
        RecipeStep(1, "coal", 1, None, owned=False, runs=False),
    ]


def test_the_way_prefers_factories_and_choices_that_are_there() -> None:
    view = seen(table().complex(ANN, "ct FOn .. NFn"))
    player = view.players[ANN]
    assert recipe_tree(view, player, "cloth")[0].maker == "nylon_factory"
    assert "cotton" in [step.key for step in recipe_tree(view, player, "ammunition")]


def test_a_product_needed_twice_is_followed_once() -> None:
    view = seen(table())
    steps = recipe_tree(view, view.players[ANN], "trucks")
    steel = [k for k, step in enumerate(steps) if step.key == "steel"]
    assert len(steel) == 2
    assert [step.key for step in steps].count("coal") == 1
