"""The edition `homefront`: what is printed on its cards, and where each value comes from."""

import pytest

from smokestack.gamekit.codec import Slot
from smokestack.gamekit.edition import SOURCES
from smokestack.games.victory.model.cards import MOST_FACTORIES, MOST_PRODUCTS, NONE, Edge, Side
from tests.kernel.toml import write_toml
from tests.rules.victory.homefront import TEXT, cards_of, homefront, read

SHIPPED = read(TEXT)
CARDS = cards_of(SHIPPED)
PRODUCTS = [name.lower() for name in SHIPPED.names["product"]]

FACTORIES = """
Forest                 |                                       | N wood, S wood
Iron mine              |                                       | N iron ore, S iron ore
Coal mine              |                                       | N coal, S coal
Oil well               |                                       | N oil, S oil
Cotton plantation      |                                       | N cotton, S cotton
Cattle farm            |                                       | W leather, E leather, S tallow
Copper mine            |                                       | N copper, S copper
Zinc mine              |                                       | N zinc, S zinc
Nitrate works          |                                       | N nitrate, S nitrate
Steel mill             | W coal, E iron ore                    | S steel
Brass foundry          | W copper, E zinc                      | S brass
Oil refinery           | N oil                                 | W fuel, S rubber, E naphtha
Textile mill           | N cotton                              | S cloth
Nylon factory          | N naphtha                             | S cloth or parachutes
Nitroglycerin factory  | W tallow, E nitrate                   | S nitroglycerin
Ammunition factory     | W nitroglycerin, N wood or cotton, E brass | S ammunition
Knapsack factory       | W cloth, E leather                    | S knapsacks
Boot factory           | W leather, E rubber                   | S boots
Rifle works            | W steel, E wood                       | S rifles
Tire plant             | W rubber, E cloth                     | S tires
Engine plant           | W steel, E brass                      | S engines
Truck plant            | W engines, N tires, E steel           | S trucks
Aircraft plant         | W engines, N cloth, E fuel            | S aircraft
Helmet press           | N steel                               | S helmets
Tent maker             | W cloth, E wood                       | S tents
Uniform tailor         | W cloth, E cotton                     | S uniforms
"""
ROWS = [tuple(part.strip() for part in line.split("|")) for line in FACTORIES.strip().splitlines()]

VALUES = {
    1: "wood, iron ore, coal, oil, cotton, leather, tallow, copper, zinc, nitrate, naphtha, fuel",
    2: "rubber, parachutes, cloth",
    3: "steel, brass, nitroglycerin",
    4: "helmets, knapsacks, boots, tents, uniforms",
    5: "rifles, tires",
    7: "engines",
    9: "ammunition",
    12: "aircraft",
    17: "trucks",
}

RULES = {
    "stack": 4,
    "revealed": 4,
    "moves": 2,
    "build_cost": 2,
    "move_cost": 1,
    "bank_rate": 3,
    "most_contracts": 8,
    "fulfilled_end": 5,
    "most_offers": 3,
    "most_actions": 200,
}

STARTING_SET = {
    "Forest": 4,
    "Iron mine": 1,
    "Coal mine": 1,
    "Oil well": 1,
    "Cattle farm": 1,
    "Cotton plantation": 1,
}


def sides(printed: str) -> dict[str, set[str]]:
    """{"N": {"wood", "cotton"}} from "N wood or cotton"."""
    return {side[0]: set(side[2:].split(" or ")) for side in printed.split(", ") if side}


def symbols(edges: list[Edge], way: str) -> dict[str, set[str]]:
    found = {side.name[0]: {PRODUCTS[p] for p in getattr(edges[side], way) if p != NONE} for side in Side}
    return {side: shown for side, shown in found.items() if shown}


def test_factories_are_in_the_order_of_the_table() -> None:
    assert SHIPPED.names["factory"] == [name for name, _, _ in ROWS]
    assert CARDS.factory_count == len(ROWS) == 26


@pytest.mark.parametrize(("name", "inputs", "outputs"), ROWS)
def test_sides_of_factories(name: str, inputs: str, outputs: str) -> None:
    edges = CARDS.factories[SHIPPED.names["factory"].index(name)].sides
    assert symbols(edges, "inputs") == sides(inputs)
    assert symbols(edges, "outputs") == sides(outputs)


def test_V4_3_a_single_symbol_stands_first_and_a_choice_fills_both_places() -> None:
    nylon = CARDS.factories[SHIPPED.words["factory"].index("nylon_factory")].sides
    assert nylon[Side.NORTH].inputs == [PRODUCTS.index("naphtha"), NONE]
    assert nylon[Side.SOUTH].outputs == [PRODUCTS.index("cloth"), PRODUCTS.index("parachutes")]
    assert nylon[Side.EAST].inputs == nylon[Side.EAST].outputs == [NONE, NONE]


def test_rows_without_a_factory_show_no_symbols() -> None:
    for factory in CARDS.factories[CARDS.factory_count :]:
        assert all(edge.inputs == edge.outputs == [NONE, NONE] for edge in factory.sides)


def test_values_and_contracts_of_products() -> None:
    expected = {name: value for value, names in VALUES.items() for name in names.split(", ")}
    assert CARDS.product_count == len(PRODUCTS) == 29
    assert {name: CARDS.products[k].value for k, name in enumerate(PRODUCTS)} == expected
    for k, name in enumerate(PRODUCTS):
        assert CARDS.products[k].contract == 2 * expected[name] + 2
        assert CARDS.products[k].contracts == 1


def test_numbers_of_the_rules() -> None:
    assert {name: getattr(CARDS, name) for name in RULES} == RULES
    assert PRODUCTS[CARDS.wood] == "wood"


def test_V2_2_the_starting_set() -> None:
    started = {name: CARDS.factories[k].started for k, name in enumerate(SHIPPED.names["factory"])}
    assert {name: count for name, count in started.items() if count} == STARTING_SET


def test_V1_3_turns_that_look_the_same_are_counted_once() -> None:
    two = {"forest", "iron_mine", "coal_mine", "oil_well", "cotton_plantation", "copper_mine", "zinc_mine"}
    turns = {key: CARDS.factories[k].turns for k, key in enumerate(SHIPPED.words["factory"])}
    assert {key for key, count in turns.items() if count == 2} == two | {"nitrate_works"}
    assert set(turns.values()) == {2, 4}


@pytest.mark.parametrize(
    ("printed", "turns"),
    [
        (dict.fromkeys("nesw", "out cloth"), 1),
        ({"n": "in coal or oil", "s": "in oil or coal", "e": "out cloth", "w": "out cloth"}, 2),
        ({"n": "in coal", "s": "out coal"}, 4),
        ({"n": "out cloth", "e": "out cloth"}, 4),
    ],
)
def test_V1_3_turns_of_a_card_with_other_sides(printed: dict[str, str], turns: int) -> None:
    data = homefront()
    mill = SHIPPED.words["factory"].index("textile_mill")
    kept = {name: value for name, value in data["factories"][mill].items() if name not in "nesw"}
    data["factories"][mill] = kept | {"source": "edition"} | printed
    assert cards_of(read(write_toml(data))).factories[mill].turns == turns


@pytest.mark.parametrize(
    ("factory", "paying"),
    [
        ("forest", {"wood"}),
        ("nylon_factory", {"naphtha", "cloth", "parachutes", "wood"}),
        ("ammunition_factory", {"nitroglycerin", "wood", "cotton", "brass", "ammunition"}),
        ("cattle_farm", {"leather", "tallow", "wood"}),
    ],
)
def test_V5_1_inputs_outputs_and_wood_pay_for_a_factory(factory: str, paying: set[str]) -> None:
    pays = CARDS.factories[SHIPPED.words["factory"].index(factory)].pays
    assert {name for k, name in enumerate(PRODUCTS) if pays >> k & 1} == paying
    assert pays < 1 << len(PRODUCTS)


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        ("book", "rules.stack rules.wood rules.revealed rules.moves rules.build_cost rules.move_cost rules.bank_rate"),
        ("book", "rules.most_contracts rules.fulfilled_end start.forest start.cotton_plantation"),
        ("ruling", "rules.most_offers rules.most_actions"),
        ("book", "products[ammunition].value products[rubber].value products[parachutes].value"),
        ("edition", "products[cloth].value products[oil].value products[ammunition].contract"),
        ("book", "products[knapsacks].contracts products[oil].contracts products[brass].contracts"),
        ("edition", "products[steel].contracts products[leather].name"),
        ("book", "factories[steel_mill].w factories[steel_mill].e factories[steel_mill].s"),
        ("book", "factories[ammunition_factory].n factories[nylon_factory].name factories[forest].name"),
        ("edition", "factories[ammunition_factory].w factories[ammunition_factory].e factories[ammunition_factory].s"),
        ("edition", "factories[nylon_factory].n factories[nylon_factory].s factories[oil_refinery].n"),
        ("edition", "factories[forest].n factories[iron_mine].s factories[tent_maker].name factories[steel_mill].code"),
    ],
)
def test_where_values_come_from(source: str, keys: str) -> None:
    assert {key: SHIPPED.sources[key] for key in keys.split()} == dict.fromkeys(keys.split(), source)


def test_every_value_has_a_source() -> None:
    assert set(SHIPPED.sources) == set(SHIPPED.values)
    assert set(SHIPPED.sources.values()) == set(SOURCES)


@pytest.mark.parametrize(("slot", "size"), [("product", MOST_PRODUCTS), ("factory", MOST_FACTORIES)])
def test_every_slot_has_a_word_of_its_own(slot: str, size: int) -> None:
    words = [Slot(slot, size).text(value, SHIPPED.words) for value in range(size)]
    assert len(set(words)) == size
    assert [Slot(slot, size).parse(word, SHIPPED.words) for word in words] == list(range(size))


def test_layout_of_the_file_does_not_count() -> None:
    again = read(write_toml(dict(reversed(homefront().items()))))
    assert again.cards == SHIPPED.cards
    assert again.digest == SHIPPED.digest
