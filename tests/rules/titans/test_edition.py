"""The Titans prototype with something wrong in it: always an EditionError that names the file and the key."""

import tomllib
from collections.abc import Callable

import pytest

from smokestack.gamekit.edition import SOURCES
from tests.kernel.prototype import FILE, PROTOTYPE, TITANS, Data, load, prototype, refusal, row
from tests.kernel.toml import write_toml
from tests.rules.titans.editions import every_edition

TABLES = ["edition", "rules", "goods", "grids", "facilities", "plots", "estates", "advancements"]


@every_edition
def test_a_shipped_edition_loads_and_the_writer_is_faithful(edition: str) -> None:
    shipped = TITANS.edition(edition)
    written = load(tomllib.loads(shipped.text))
    assert written.cards == shipped.cards
    assert written.digest == shipped.digest


@every_edition
def test_every_value_of_a_shipped_edition_has_a_source(edition: str) -> None:
    shipped = TITANS.edition(edition)
    assert set(shipped.sources) == set(shipped.values)
    assert set(shipped.sources.values()) == set(SOURCES)


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_table_is_named(table: str) -> None:
    data = prototype()
    del data[table]
    assert f"  {table}: is missing" in refusal(data)


@pytest.mark.parametrize("table", TABLES)
def test_a_table_of_another_kind_is_named(table: str) -> None:
    assert f"  {table}: " in refusal(prototype() | {table: 3})


@pytest.mark.parametrize("table", ["grids", "estates", "advancements"])
@pytest.mark.parametrize("more", [-1, 1])
def test_a_wrong_number_of_rows_is_named(table: str, more: int) -> None:
    data = prototype()
    count = len(data[table]) + more
    data[table] = (data[table] + data[table])[:count]
    assert f"  {table}: there are {count}; it must be exactly {count - more}" in refusal(data)


@pytest.mark.parametrize("table", ["goods", "grids", "facilities", "estates", "advancements"])
def test_a_key_that_is_there_twice_is_named(table: str) -> None:
    data = prototype()
    first, last = data[table][0]["key"], data[table][-1]
    last["key"] = first
    assert f"  {table}[{first}].key: '{first}' is there twice" in refusal(data)


@pytest.mark.parametrize("key", ["Oil-Well", "oil well", ""])
def test_a_key_is_one_word_in_small_letters(key: str) -> None:
    data = prototype()
    row(data, "facilities", "oil-well")["key"] = key
    assert f"  facilities[{key}].key: " in refusal(data)


@pytest.mark.parametrize("key", [" oil-well", "oil-well\n"])
def test_a_key_has_no_space_around_it(key: str) -> None:
    """Notation splits at spaces, so such a key could never be read back."""
    data = prototype()
    row(data, "facilities", "oil-well")["key"] = key
    assert ".key: " in refusal(data)


def change(table: str, key: str, name: str, value: object) -> Callable[[Data], None]:
    def apply(data: Data) -> None:
        row(data, table, key)[name] = value

    return apply


def change_rules(name: str, value: object) -> Callable[[Data], None]:
    def apply(data: Data) -> None:
        data["rules"][name] = value

    return apply


def take_corn_off_the_grids(data: Data) -> None:
    row(data, "grids", "c-res")["goods"] = ["oil"]
    row(data, "grids", "e-ct")["goods"] = ["oil"]


def close_every_start(data: Data) -> None:
    for facility in data["facilities"]:
        facility["build"] = facility["build"] or "steel"


WRONG: list[tuple[Callable[[Data], None], str]] = [
    (change("advancements", "dynamite", "cost", -1), "advancements[dynamite].cost: is -1"),
    (change("advancements", "dynamite", "cost", "one"), "advancements[dynamite].cost: is 'one'"),
    (change("advancements", "dynamite", "effect", "explode"), "advancements[dynamite].effect: is 'explode'"),
    (change("advancements", "dynamite", "age", 4), "advancements[dynamite].age: is 4"),
    (change("advancements", "grand-exposition", "age", 1), "advancements[grand-exposition].age: a card that scores"),
    (change("advancements", "seed-capital", "good", "corn"), "advancements[seed-capital].good: is not a key"),
    (change("advancements", "hostile-bid", "amount", 9), "advancements[hostile-bid].amount: is 9"),
    (change("facilities", "farm", "makes", "tea"), "facilities[farm].makes: is 'tea'"),
    (change("facilities", "farm", "build", "oil"), "facilities[farm].build: oil is on no red grid"),
    (change("facilities", "farm", "expand", ""), "facilities[farm].expand: is ''"),
    (change("facilities", "farm", "uses", [0, 3]), "facilities[farm].uses: is [0, 3]"),
    (change("facilities", "farm", "uses", [0, 9, 3]), "facilities[farm].uses: is [0, 9, 3]; more uses"),
    (change("facilities", "farm", "uses", [-1, 3, 9]), "facilities[farm].uses: is [-1, 3, 9]"),
    (change("facilities", "farm", "copies", 9), "facilities: have 57 copies in all; it must be 56"),
    (change("facilities", "farm", "makes", "wood"), "goods: corn is made by no facility"),
    (close_every_start, "facilities: at least one must have no build good"),
    (take_corn_off_the_grids, "goods: corn is made but fits no grid"),
    (change("grids", "c-res", "red", False), "grids[c-res].red: the red grids are those of Consumables and Research"),
    (change("grids", "c-res", "goods", ["corn", "oil"]), "grids[c-res].goods: a red grid shows exactly one good"),
    (change("grids", "c-res", "goods", ["wood"]), "grids[c-com].goods: wood has a red grid already"),
    (change("grids", "c-res", "goods", ["tea"]), "grids[c-res].goods: is ['tea']"),
    (change("grids", "c-res", "market", "research"), "grids[c-res].market: grid 1 of 9: the research grid"),
    (change("grids", "c-res", "sides", []), "grids[c-res].sides: a consumer grid serves at least one side"),
    (change("grids", "r", "sides", ["industrial"]), "grids[r].sides: a consumer grid serves at least one side"),
    (change("grids", "r", "goods", ["oil"]), "grids[r].goods: the research grid takes research"),
    (change("grids", "d-rc", "goods", ["stone", "stone"]), "grids[d-rc].goods: a good or side is named twice"),
    (change("goods", "corn", "letter", "Co"), "goods[corn].letter: is 'Co'; it is one letter"),
    (change("goods", "corn", "letter", "W"), "goods[corn].letter: 'W' is there twice"),
    (change("goods", "research", "key", "science"), "goods: has no good with the key research"),
    (change("estates", "homestead", "demand", [1, 1]), "estates[homestead].demand: is [1, 1]"),
    (change("estates", "homestead", "level", 0), "estates[homestead].level: is 0"),
    (change("estates", "homestead", "source", "rumour"), "estates[homestead].source: 'rumour' is no source"),
    (change("estates", "homestead", "source", {"colour": "book"}), "estates[homestead].source: marks 'colour'"),
    (change("estates", "homestead", "colour", "blue"), "estates[homestead].colour: is not a key of this table"),
    (change_rules("cash", -50), "rules.cash: is -50"),
    (change_rules("cash", 50.0), "rules.cash: is 50.0"),
    (change_rules("age_ends", [3, 3, 9]), "rules.age_ends: is [3, 3, 9]; each age must end later"),
    (change_rules("prices", [*range(19, -1, -1)]), "rules.prices: is"),
    (change_rules("prices", [*range(20, 0, -1)]), "rules.prices: must rise from left to right"),
    (change_rules("luck", 1), "rules.luck: is not a key of this table"),
]  # fmt: skip  # one wrong value a line reads as a table


@pytest.mark.parametrize(("spoil", "problem"), WRONG, ids=[problem for _, problem in WRONG])
def test_a_wrong_value_is_named_with_its_key(spoil: Callable[[Data], None], problem: str) -> None:
    data = prototype()
    spoil(data)
    assert f"\n  {problem}" in refusal(data)


def test_a_side_without_a_card_for_its_space_is_named() -> None:
    data = prototype()
    for estate in data["estates"]:
        if (estate["side"], estate["level"]) == ("industrial", 3):
            estate["level"] = 2
    assert "estates: has no industrial card of level 3 for its space" in refusal(data)


def test_a_level_without_a_space_is_named() -> None:
    data = prototype()
    data["plots"][1]["level"] = 1
    assert "plots: has no residential space of level 2" in refusal(data)


def test_too_few_plots_are_named() -> None:
    data = prototype()
    del data["plots"][1]
    assert "plots: there are 11; it must be 12 to 24" in refusal(data)


def test_the_digest_stays_when_only_the_layout_changes() -> None:
    shipped = PROTOTYPE
    assert TITANS.read(f"# My copy.\n\n{shipped.text}\n# The end.\n", FILE).digest == shipped.digest
    assert TITANS.read(write_toml(dict(reversed(prototype().items()))), FILE).digest == shipped.digest


@pytest.mark.parametrize(
    "alter",
    [
        change_rules("cash", 51),
        change("facilities", "farm", "uses", [0, 3, 10]),
        change("advancements", "dynamite", "text", "Boom."),
        change("estates", "homestead", "name", "Log Cabin"),
    ],
)
def test_the_digest_changes_with_any_value(alter: Callable[[Data], None]) -> None:
    data = prototype()
    alter(data)
    assert load(data).digest != PROTOTYPE.digest
