"""Paths into an edition, what may vary there, and writing it down again."""

import tomllib
from random import Random
from typing import Any

import pytest

import smokestack
from smokestack.gamekit.registry import spec
from smokestack.lab.errors import LabError
from smokestack.lab.seek.candidate import Nursery
from smokestack.lab.seek.places import Place, places, value_at, with_values
from smokestack.lab.seek.vary import proposer, variables
from smokestack.lab.seek.write import as_toml, with_changes

SHIPPED = [(game, edition) for game in smokestack.game_names() for edition in spec(game).editions()]
TITANS = spec("titans").edition()
DATA = tomllib.loads(TITANS.text)


def names(path: str) -> list[str]:
    return [place.name for place in places(DATA, path)]


def test_a_row_that_begins_with_a_list_goes_by_the_first_of_it() -> None:
    data = {"rows": [{"took": ["a", "b"], "choices": ["x"]}, {"took": ["c"], "choices": ["y"]}]}
    assert [place.name for place in places(data, "rows.*.choices")] == ["rows.a.choices", "rows.c.choices"]
    assert value_at(data, *places(data, "rows.c.choices")) == ["y"]


def test_a_path_names_one_value_or_with_a_star_many() -> None:
    assert names("rules.prices") == ["rules.prices"]
    assert names("facilities.farm.uses") == ["facilities.farm.uses"]
    assert names("plots.residential.*.goods") == [f"plots.residential.{level}.goods" for level in (1, 2, 3)]
    assert len(names("advancements.*.cost")) == 24
    assert names("advancements.*.limit") == ["advancements.stock-exchange.limit"]


def test_a_place_knows_its_value_and_how_editions_call_it() -> None:
    [place] = places(DATA, "plots.residential.2.goods")
    assert (place.mark, TITANS.values[place.mark]) == ("plots[2].goods", value_at(DATA, place))


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("rule.prices", "its tables are edition, rules, goods"),
        ("rules.price", "the keys of rules are cash, row"),
        ("facilities.castle.uses", "the rows of facilities are lumber-camp, stone-quarry"),
        ("facilities.uses", "the rows of facilities are lumber-camp"),
        ("rules", "the keys of rules are"),
        ("plots.*.goods", "names several rows plots.commercial.goods; name more of what they begin with"),
    ],
)
def test_a_path_that_leads_nowhere_says_what_there_is(path: str, said: str) -> None:
    with pytest.raises(LabError, match=rf"the path {path.replace('*', '.')} .*{said}"):
        places(DATA, path)


def test_a_star_passes_over_what_is_from_the_book() -> None:
    found, skipped = variables(DATA, TITANS, [{"path": "facilities.*.uses", "low": 0, "high": 20}])
    assert skipped == ["facilities.oil-well.uses"]
    assert [variable.place.name for variable in found][:2] == [
        "facilities.lumber-camp.uses",
        "facilities.stone-quarry.uses",
    ]
    assert len(found) == 6


def test_what_is_from_the_book_cannot_be_named_alone() -> None:
    with pytest.raises(LabError, match=r"facilities\.oil-well\.uses is the book's and stays as it is"):
        variables(DATA, TITANS, [{"path": "facilities.oil-well.uses", "low": 0, "high": 20}])


def test_a_later_row_has_the_last_word() -> None:
    rows: list[dict[str, Any]] = [
        {"path": "advancements.*.cost", "low": 1, "high": 9},
        {"path": "advancements.trust.cost", "low": 1, "high": 2},
    ]
    found, _ = variables(DATA, TITANS, rows)
    [trust] = [variable for variable in found if variable.place.name == "advancements.trust.cost"]
    assert {trust.propose(2, Random(k)) for k in range(20)} == {1}


@pytest.mark.parametrize(
    ("row", "value", "allowed"),
    [
        ({"low": 2, "high": 9}, 4, lambda made: 2 <= made <= 9 and made != 4),
        ({"low": [0, 5], "high": [3, 9]}, [1, 6], lambda made: 0 <= made[0] <= 3 and 5 <= made[1] <= 9),
        ({"choices": ["corn", "wood"]}, "corn", lambda made: made == "wood"),
        ({"choices": [[1, 2], [3, 4]]}, [1, 2], lambda made: made == [3, 4]),
        (
            {"choices": ["a", "b"], "length": [1, 3]},
            ["a", "b"],
            lambda made: 1 <= len(made) <= 3 and set(made) <= {"a", "b"},
        ),
        ({"choices": ["a", "b"]}, ["a", "b"], lambda made: len(made) == 2),
    ],
)
def test_proposals_stay_within_what_is_allowed(row: dict[str, Any], value: Any, allowed: Any) -> None:
    propose = proposer("a.b", row, value)
    made = [propose(value, Random(k)) for k in range(200)]
    assert all(allowed(each) for each in made)
    assert any(each != value for each in made)


@pytest.mark.parametrize(
    ("row", "value", "said"),
    [
        ({}, 3, "needs low and high, or choices"),
        ({"low": 5, "high": 3}, 3, "low 5 is above high 3"),
        ({"low": 3, "high": 3}, 3, "leave nothing to vary"),
        ({"low": [1, 2], "high": 9}, [1, 2, 3], r"low is \[1, 2\]; it is a whole number, or a list of 3"),
        ({"low": 1, "high": 3}, "corn", "varies only by choices"),
        ({"choices": ["corn"]}, "corn", "at least two values"),
        ({"choices": ["a", "b"], "length": 3}, ["a"], "the shortest and the longest"),
    ],
)
def test_bounds_that_make_no_sense_are_refused(row: dict[str, Any], value: Any, said: str) -> None:
    with pytest.raises(LabError, match=said):
        proposer("a.b", row, value)


@pytest.mark.parametrize(("game", "edition"), SHIPPED)
def test_every_edition_is_written_as_it_was_read(game: str, edition: str) -> None:
    text = spec(game).edition(edition).text
    data = tomllib.loads(text)
    assert tomllib.loads(as_toml(data)) == data
    assert with_changes(text, data, {}) == text
    assert spec(game).read(as_toml(data), "plain.toml").digest == spec(game).edition(edition).digest


def changed_text(text: str, path: str, value: Any) -> str:
    data = tomllib.loads(text)
    changes: dict[Place, Any] = {places(data, path)[0]: value}
    made = with_changes(text, with_values(data, changes), changes)
    assert tomllib.loads(made) == with_values(data, changes)
    return made


def test_a_change_keeps_comments_and_layout() -> None:
    made = changed_text(TITANS.text, "rules.idle_relief", 7)
    assert "idle_relief = 7              # T3.7" in made
    assert len(made.splitlines()) == len(TITANS.text.splitlines())
    made = changed_text(TITANS.text, "advancements.trust.text", 'Say "# 3" and no more.')
    assert r'text = "Say \"# 3\" and no more."' in made


def test_a_file_laid_out_in_other_ways_is_written_plainly() -> None:
    text = '[dice]\nclay = [  # one\n  1,\n  2,\n]\nname = "x"\n'
    assert changed_text(text, "dice.clay", [3, 4]) == '[dice]\nclay = [3, 4]\nname = "x"\n'


def test_values_outside_all_tables_come_first() -> None:
    data = {"dice": {"faces": [1, 2]}, "rounds": 3, "cards": [{"key": "a"}, {"key": "b"}]}
    assert tomllib.loads(as_toml(data)) == data
    assert as_toml(data).startswith("rounds = 3\n\n[dice]\n")


def test_what_the_reader_refuses_is_never_born() -> None:
    found, _ = variables(DATA, TITANS, [{"path": "facilities.farm.uses", "low": 0, "high": 20}])
    nursery = Nursery(spec("titans"), TITANS, found)
    assert nursery.make(1, ([9, 3, 1],)) is None
    made = nursery.make(2, ([1, 3, 9],))
    assert made is not None
    assert made.edition.values["facilities[farm].uses"] == [1, 3, 9]


def test_the_text_of_a_changed_card_is_written_anew() -> None:
    template = {"path": "advancements.*.text", "by": "effect", "cash": "Once: take ${amount}."}
    found, _ = variables(DATA, TITANS, [{"path": "advancements.*.amount", "low": 1, "high": 20}])
    nursery = Nursery(spec("titans"), TITANS, found, [template])
    values = tuple(15 if each.place.name == "advancements.seed-capital.amount" else 1 for each in found)
    made = nursery.make(1, values)
    assert made is not None
    assert made.edition.values["advancements[seed-capital].text"] == "Once: take $15."
    assert made.edition.values["advancements[trust].text"] == TITANS.values["advancements[trust].text"]
