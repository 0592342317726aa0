"""The edition `homefront` with something wrong in it: each time the key and the reason are named."""

import pytest

from smokestack.gamekit.errors import EditionError
from smokestack.games.victory.model.cards import MOST_FACTORIES, MOST_PRODUCTS
from smokestack.games.victory.model.state import MOST_STACK
from tests.kernel.toml import write_toml
from tests.rules.victory.homefront import block, changed, edit, homefront, problems, read

Change = tuple[str, str]


def without(kind: str, key: str) -> Change:
    return block(kind, key), ""


def further(kind: str, count: int) -> Change:
    """So many more rows of one kind, each with words of its own."""
    codes = [a + b for a in "xyz" for b in "abcdefghij"][:count]
    if kind == "products":
        rows = [{"key": c, "name": c, "code": c, "value": 1, "contract": 4, "contracts": 1} for c in codes]
    else:
        rows = [{"key": c, "name": c, "code": c.upper(), "n": "out wood"} for c in codes]
    return "[start]", "".join(f"[[{kind}]]\n{write_toml(row | {'source': 'edition'})}\n" for row in rows) + "[start]"


def side(factory: str, old: str, new: str) -> Change:
    return edit("factories", factory, old, new)


def product(old: str, new: str) -> Change:
    return edit("products", "coal", old, new)


def forest(old: str, new: str) -> Change:
    return edit("factories", "forest", old, new)


WORDS: list[tuple[Change, str]] = [
    (product('code = "co"', 'code = "wo"'), "products[coal].code: 'wo' is there twice"),
    (product('code = "co"', 'code = "CO"'), "products[coal].code: is 'CO'; it must be two small letters"),
    (product('code = "co"', 'code = "c"'), "products[coal].code: is 'c'; it must be two small letters"),
    (product('code = "co"', ""), "products[coal].code: is missing; it is a text"),
    (product('name = "Coal"', 'name = "Oil"'), "products[oil].name: 'Oil' is there twice"),
    (product('key = "coal"', 'key = "oil"'), "products[oil].key: 'oil' is there twice"),
    (product('key = "coal"', 'key = "hard coal"'), "products[hard coal].key: is 'hard coal'; a key is one word"),
    (product('key = "coal"', 'key = "Coal"'), "products[Coal].key: is 'Coal'; a key is one word"),
    (forest('code = "FO"', 'code = "SM"'), "factories[steel_mill].code: 'SM' is there twice"),
    (forest('code = "FO"', 'code = "Fo"'), "factories[forest].code: is 'Fo'; it must be two capital letters"),
    (forest('name = "Forest"', 'name = "Oil well"'), "factories[oil_well].name: 'Oil well' is there twice"),
    (forest('key = "forest"', 'key = "oil_well"'), "factories[oil_well].key: 'oil_well' is there twice"),
    (("stack = 4 ", "stacks = 4 "), "rules.stacks: is not a key of this table"),
]

NUMBERS: list[tuple[Change, str]] = [
    (product("value = 1", "value = -1"), "products[coal].value: is -1; it must be a whole number"),
    (product("value = 1", "value = 101"), "products[coal].value: is 101; it must be a whole number"),
    (product("value = 1", "value = 1.5"), "products[coal].value: is 1.5; it must be a whole number"),
    (product("contract = 4", "contract = -4"), "products[coal].contract: is -4; it must be"),
    (product("contract = 4", "contract = 501"), "products[coal].contract: is 501; it must be"),
    (product("contracts = 1", "contracts = 5"), "products[coal].contracts: is 5; it must be"),
    (("revealed = 4 ", "revealed = 0 "), "rules.revealed: is 0; it must be"),
    (("moves = 2 ", "moves = 0 "), "rules.moves: is 0; it must be"),
    (("build_cost = 2 ", "build_cost = 0 "), "rules.build_cost: is 0; it must be"),
    (("move_cost = 1 ", "move_cost = 11 "), "rules.move_cost: is 11; it must be"),
    (("bank_rate = 3 ", "bank_rate = 0 "), "rules.bank_rate: is 0; it must be"),
    (("most_contracts = 8 ", "most_contracts = 0 "), "rules.most_contracts: is 0; it must be"),
    (("fulfilled_end = 5 ", "fulfilled_end = 51 "), "rules.fulfilled_end: is 51; it must be"),
    (("most_offers = 3 ", "most_offers = -1 "), "rules.most_offers: is -1; it must be"),
    (("most_actions = 200 ", "most_actions = 1001 "), "rules.most_actions: is 1001; it must be"),
    (('wood = "wood" ', 'wood = "timber" '), "rules.wood: is 'timber'; it must be one of wood, iron_ore"),
]


@pytest.mark.parametrize(("change", "problem"), WORDS + NUMBERS, ids=[problem for _, problem in WORDS + NUMBERS])
def test_a_wrong_value_is_named_with_its_key(change: Change, problem: str) -> None:
    assert any(found.startswith(problem) for found in problems(change))


@pytest.mark.parametrize("stack", [0, MOST_STACK + 1])
def test_V1_5_refuses_an_absurd_stack(stack: int) -> None:
    found = problems(("stack = 4 ", f"stack = {stack} "))
    assert found[0] == f"rules.stack: is {stack}; it must be a whole number from 1 to {MOST_STACK}"


@pytest.mark.parametrize(("kind", "most"), [("products", MOST_PRODUCTS), ("factories", MOST_FACTORIES)])
def test_V1_5_refuses_more_cards_than_there_is_room_for(kind: str, most: int) -> None:
    buffer = most - len(homefront()[kind])
    assert problems(further(kind, buffer + 1)) == [f"{kind}: there are {most + 1}; it must be 1 to {most}"]


def test_V1_5_all_rooms_may_be_used() -> None:
    buffer = MOST_FACTORIES - len(homefront()["factories"])
    assert len(read(changed(further("factories", buffer))).words["factory"]) == MOST_FACTORIES


def test_V1_5_refuses_a_factory_without_outputs() -> None:
    found = problems(side("helmet_press", 's = "out helmets"', 's = "in coal"'))
    assert found == ['factories[helmet_press]: has no outputs; at least one side must be "out"']


@pytest.mark.parametrize(
    ("printed", "reason"),
    [
        ("in steel out coal", 'is \'in steel out coal\'; it must be "in" or "out", not both'),
        ("in steel or coal or oil", 'is \'in steel or coal or oil\'; it must be "in" or "out"'),
        ("steel", 'is \'steel\'; it must be "in" or "out"'),
        ("in", 'is \'in\'; it must be "in" or "out"'),
        ("in steel or steel", "names steel twice; a choice is between two different products"),
        ("in tin", "there is no product tin; it is one of wood, iron_ore"),
        ("in steel or tin", "there is no product tin; it is one of wood, iron_ore"),
    ],
)
def test_V4_3_refuses_a_side_that_cannot_be_printed(printed: str, reason: str) -> None:
    found = problems(side("helmet_press", 'n = "in steel"', f'n = "{printed}"'))
    assert found[0].startswith(f"factories[helmet_press].n: {reason}")


def test_V4_3_refuses_a_fifth_side() -> None:
    found = problems(side("helmet_press", 'n = "in steel"', 'ne = "in steel"'))
    assert found == ["factories[helmet_press].ne: is not a key of this table; remove it or correct its spelling"]


def test_V2_1_refuses_fewer_contracts_than_six_players_reveal() -> None:
    assert problems(("revealed = 4 ", "revealed = 5 ")) == [
        "rules.revealed: 6 players reveal 30 contracts (5 each), and there are 29"
    ]


def test_V2_1_contracts_may_be_just_enough() -> None:
    spare = ["wood", "coal", "oil", "cotton", "steel"]
    none_for = [edit("products", key, "contracts = 1", "contracts = 0") for key in spare]
    assert read(changed(*none_for)).values["products[wood].contracts"] == 0
    one_less = edit("products", "brass", "contracts = 1", "contracts = 0")
    assert problems(*none_for, one_less) == ["rules.revealed: 6 players reveal 24 contracts (4 each), and there are 23"]


def test_V2_2_refuses_a_starting_set_that_does_not_serve_six() -> None:
    assert problems(("forest = 4", "forest = 0")) == ["start: has 5 factories; 6 players need one each"]


def test_V2_2_refuses_more_of_a_factory_than_its_stack() -> None:
    assert problems(("forest = 4", "forest = 5")) == ["start.forest: is 5; the stack of a factory has only 4"]


def test_V2_2_refuses_a_starting_factory_that_does_not_exist() -> None:
    assert problems(("forest = 4", "forest = 4\nsawmill = 1")) == [
        "start.sawmill: is not a key of this table; remove it or correct its spelling"
    ]


def test_V2_2_refuses_a_starting_factory_that_needs_inputs() -> None:
    assert problems(("forest = 4", "forest = 4\nhelmet_press = 1")) == [
        "start.helmet_press: needs inputs, so a player who has only this one could never begin"
    ]


def test_V5_8_refuses_a_product_that_no_factory_makes() -> None:
    assert problems(without("factories", "helmet_press")) == [
        "products[helmets]: no factory makes it, so nobody could ever claim a contract for it"
    ]


def test_V5_8_a_product_without_contracts_must_be_made_too() -> None:
    no_contract = edit("products", "helmets", "contracts = 1", "contracts = 0")
    assert problems(without("factories", "helmet_press"), no_contract) == ["products[helmets]: no factory makes it"]


def test_V5_8_refuses_products_that_lead_back_only_to_themselves() -> None:
    found = problems(side("zinc_mine", 'n = "out zinc"', 'n = "in brass"'))
    assert [problem.partition(":")[0] for problem in found] == [
        f"products[{key}]" for key in ("zinc", "brass", "engines", "ammunition", "aircraft", "trucks")
    ]
    assert found[0] == (
        "products[zinc]: can never be made: zinc_mine needs brass, which no factory can make from the start, "
        "so nobody could ever claim a contract for it"
    )
    assert found[3].startswith("products[ammunition]: can never be made: ammunition_factory needs brass, which")


def test_V5_8_every_factory_that_could_make_it_is_named_with_all_it_lacks() -> None:
    found = problems(
        side("forest", 'n = "out wood"', 'n = "in cloth or parachutes"'),
        side("textile_mill", 'n = "in cotton"', 'n = "in wood"'),
        side("nylon_factory", 'n = "in naphtha"', 'n = "in naphtha"\ne = "in wood or cloth"\nw = "in tents"'),
    )
    assert any(
        problem.startswith(
            "products[cloth]: can never be made: textile_mill needs wood, nylon_factory needs wood or cloth and tents, "
            "which no factory can make from the start"
        )
        for problem in found
    )


def test_V5_8_one_way_to_make_it_is_enough() -> None:
    loop = side("textile_mill", 'n = "in cotton"', 'n = "in tents"')
    assert read(changed(loop)).words["product"]


def test_V5_8_one_product_of_a_choice_is_enough() -> None:
    choice = side("ammunition_factory", 'n = "in wood or cotton"', 'n = "in ammunition or cotton"')
    assert read(changed(choice)).words["product"]


@pytest.mark.parametrize("table", ["edition", "rules", "products", "factories", "start"])
def test_a_missing_table_is_named_alone(table: str) -> None:
    data = homefront()
    del data[table]
    with pytest.raises(EditionError) as caught:
        read(write_toml(data))
    assert all(problem.split(":")[0].split(".")[0] == table for problem in caught.value.problems)


def test_a_proof_waits_until_the_cards_can_be_read() -> None:
    """A side that cannot be read makes nothing, and what follows from that would mislead."""
    assert len(problems(side("forest", 'n = "out wood"', 'n = "out timber"'))) == 1
