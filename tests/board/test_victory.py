"""The table of Victory: well-formed, complete, clickable, and redrawn only where something changed."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from xml.etree import ElementTree

import pytest

import smokestack
from smokestack import Position
from smokestack.board.drawing import Part, picture
from smokestack.board.ui import stylesheet_of
from smokestack.gamekit.registry import spec
from smokestack.games.victory.board.draw import draw
from smokestack.games.victory.board.paths import path
from smokestack.games.victory.board.symbols import FACTORIES, SYMBOLS
from smokestack.games.victory.board.symbols_products import PRODUCTS
from smokestack.games.victory.model.state import Phase, State
from smokestack.games.victory.view.table import VictoryView
from smokestack.games.victory.words import WORDS
from smokestack.games.victory.words.prompts import prompt
from tests.laws.tables import Table as Laws
from tests.laws.walk import some_positions
from tests.rules.victory.table import ANN, BEN, Table

NAMES = ("Ann & Co", "Ben", "Cleo", "Dan", "Eve <3", "Maximiliane", "Gus", "Hedy", "Ivo", "Jo", "Kim", "Lou")
GAMES = ((2, 4), (3, 5), (6, 1), (7, 2))
"""Players and seed of the random games that are drawn."""
DECIDED = {phase.name.lower() for phase in Phase if phase <= Phase.OVER}
"""Phases somebody or chance decides in."""

Element = ElementTree.Element


def table(players: int = 2) -> Table:
    return Table(smokestack.game("victory"), players)


def paying() -> Table:
    return table().complex(ANN, "wo FOn wo\n.. wo ..").play("build steel_mill")


def fetching() -> Table:
    return table().complex(ANN, "wo FOn wo").complex(BEN, "FOn IMn CMn").play("fetch 2")


def offering() -> Table:
    return table().complex(ANN, "wo FOn wo").complex(BEN, "st FOn st").play("offer 2", "give wood")


RARE: dict[str, Callable[[], Table]] = {
    "fulfil": lambda: table().complex(ANN, "wo FOn st").contracts(ANN, "wood", "steel").tokens(ANN).turn_of(ANN),
    "output": lambda: table().complex(ANN, "na ..\nNFn ..").chooses(ANN).play("produce nylon_factory"),
    "run": lambda: table().complex(ANN, "FOn .. FOn").chooses(ANN).play("produce forest"),
    "lifted": lambda: table(3).complex(ANN, "wo FOn ..").play("at o16"),
    "pay": paying,
    "bank": lambda: table().complex(ANN, "wo FOn wo\n.. wo ..").play("bank wood"),
    "receive": lambda: table().complex(ANN, "wo FOn wo\n.. wo ..").play("bank wood", "want coal"),
    "join": lambda: table().complex(ANN, "wo FOn .. FOn ..\nwo .. IMn .. wo\n.. wo .. .. ..").play("at p16", "scrap"),
    "stranded": lambda: table().complex(ANN, "FOn IMn\n.. io").play("at p15", "scrap"),
    "fetch": fetching,
    "fetched": lambda: fetching().play("at q16", "at p17"),
    "handed": lambda: table().complex(ANN, "wo FOn IMn\n.. wo ..").play("at q15", "hand 2"),
    "asked": lambda: table().complex(ANN, "wo FOn IMn\n.. wo ..").play("at q15", "hand 2", "at p17", "turn n"),
    "offer": offering,
    "answer": lambda: offering().play("want steel", "send"),
    "leave": lambda: offering().play("want steel", "send", "accept"),
    "two": lambda: table(8).contracts(ANN, "wood").tokens(ANN, BEN).manages(ANN),
}
"""Moments random games seldom reach."""


@lru_cache
def rare(name: str) -> Position:
    return RARE[name]().position


@lru_cache
def played() -> tuple[Position, ...]:
    """Positions of short random games, some of every phase they reach, and the rare ones."""
    found: dict[tuple[int, int], list[Position]] = {}
    for players, seed in GAMES:
        for position in some_positions(Laws("victory", (("players", players), ("round_limit", 4))), False, seed, 2):
            found.setdefault((seed, record_of(position).phase), []).append(position)
    some = [position for group in found.values() for position in group[:: max(len(group) // 3, 1)]]
    return (*some, *(rare(name) for name in RARE))


def look(position: Position) -> VictoryView:
    view = position.view()
    assert isinstance(view, VictoryView)
    return view


def record_of(position: Position) -> State:
    record = position.record()
    assert isinstance(record, State)
    return record


@lru_cache(maxsize=512)
def drawn_as(number: int, seat: int) -> tuple[Part, ...]:
    return draw(look(played()[number]), NAMES, seat)


def all_drawn() -> Iterable[tuple[Position, tuple[Part, ...]]]:
    """Every position as whoever is to move sees it."""
    for number, position in enumerate(played()):
        yield position, drawn_as(number, max(position.to_move, -1))


@lru_cache(maxsize=512)
def elements(parts: tuple[Part, ...]) -> list[Element]:
    return [element for part in parts for element in ElementTree.fromstring(part.svg).iter()]


def targets(parts: tuple[Part, ...]) -> list[str]:
    return [element.attrib["data-target"] for element in elements(parts) if "data-target" in element.attrib]


def test_every_phase_is_drawn() -> None:
    assert {look(position).phase for position in played()} == DECIDED


@pytest.mark.parametrize("seat", [-1, 0])
def test_parts_are_well_formed_and_fit_their_limits(seat: int) -> None:
    for number in range(len(played())):
        parts = drawn_as(number, seat)
        ElementTree.fromstring(picture(parts, SYMBOLS))
        assert len({part.name for part in parts}) == len(parts)
        assert all(part.width <= 960 and part.title for part in parts)


def test_no_part_carries_a_style_or_anything_from_outside() -> None:
    for _, parts in all_drawn():
        for element in elements(parts):
            assert element.tag not in ("style", "script", "image")
            assert "style" not in element.attrib
            assert element.attrib.get("href", "#").startswith("#")


def test_every_class_and_symbol_is_known() -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", stylesheet_of(spec("victory"))))
    sheet = set(re.findall(r'id="([^"]+)"', SYMBOLS))
    for _, parts in all_drawn():
        for element in elements(parts):
            used = {name for name in element.attrib.get("class", "").split() if not name.startswith("part-")}
            assert used <= known
            assert "href" not in element.attrib or element.attrib["href"][1:] in sheet


def test_the_sheet_has_every_product_and_factory_of_the_edition() -> None:
    words = smokestack.game("victory").edition.words
    assert set(words["product"]) == set(PRODUCTS)
    assert set(words["factory"]) == set(FACTORIES)


def test_paths_of_legal_actions_lead_over_targets_that_are_drawn() -> None:
    for position, parts in all_drawn():
        if position.to_move >= 0:
            there = set(targets(parts))
            for action in position.legal():
                steps = path(position.game.edition, record_of(position), action)
                assert all(step in there or step.startswith("do:") for step in steps), steps


def test_paths_of_all_actions_differ_and_none_begins_another() -> None:
    for position in played():
        edition, s = position.game.edition, record_of(position)
        paths = [path(edition, s, action) for action in range(position.game.actions)]
        assert len(set(paths)) == len(paths)
        assert all(1 <= len(steps) <= 3 for steps in paths)
        beginnings = {steps[:length] for steps in paths for length in range(1, len(steps))}
        assert not beginnings & set(paths)


def test_every_target_is_there_once_with_a_label_and_an_edge() -> None:
    for _, parts in all_drawn():
        found = targets(parts)
        assert len(set(found)) == len(found), sorted(name for name in found if found.count(name) > 1)
        for element in elements(parts):
            if "data-target" in element.attrib:
                assert element.attrib["aria-label"]
                assert "edge" in [child.attrib.get("class") for child in element]


def test_previews_belong_to_targets_that_are_there() -> None:
    for _, parts in all_drawn():
        there = set(targets(parts))
        assert {element.attrib["data-for"] for element in elements(parts) if "data-for" in element.attrib} <= there


def test_places_of_the_ledger_are_drawn_once() -> None:
    for position, parts in all_drawn():
        places = [element.attrib["data-place"] for element in elements(parts) if "data-place" in element.attrib]
        seats = {f"seat:{seat}" for seat in range(position.seats)}
        cards = {
            f"cell:{player.seat}:{cell.cell}"
            for player in look(position).players
            for row in player.complex.rows
            for cell in row
            if cell.card != "empty"
        }
        assert len(places) == len(set(places))
        assert seats | cards | {"bank", "stacks", "table", "deck"} <= set(places)


def test_the_same_view_gives_the_same_parts() -> None:
    for position, parts in all_drawn():
        again = draw(look(position.copy()), NAMES, max(position.to_move, -1))
        assert [part.digest for part in parts] == [part.digest for part in again]


def test_lifting_a_product_leaves_the_other_complexes_and_the_contracts_alone() -> None:
    before = {part.name: part.digest for part in draw(look(table(3).complex(ANN, "wo FOn ..").position), NAMES, ANN)}
    after = {part.name: part.digest for part in draw(look(rare("lifted")), NAMES, ANN)}
    assert {name for name in before if before[name] != after[name]} == {"desk", "complex-0"}


def test_my_complex_comes_first_and_large() -> None:
    position = next(position for position in played() if position.seats == 6 and look(position).round)
    complexes = [part for part in draw(look(position), NAMES, 4) if part.name.startswith("complex-")]
    assert [part.name for part in complexes] == [f"complex-{seat}" for seat in (4, 5, 0, 1, 2, 3)]
    assert [part.area for part in complexes] == ["complex", *["others"] * 5]


def test_icons_stay_upright_at_every_turn() -> None:
    for turn in "nesw":
        parts = draw(look(table().complex(ANN, f"SM{turn}").position), NAMES, ANN)
        assert all("rotate" not in element.attrib.get("transform", "") for element in elements(parts))


def shown(position: Position, part: str, seat: int = ANN) -> str:
    return next(each.svg for each in draw(look(position), NAMES, seat) if each.name == part)


def test_a_factory_smokes_when_it_can_run_and_marks_what_keeps_it_from_it() -> None:
    ready = shown(table().complex(ANN, "co SMn io").position, "complex-0")
    assert "victory-smoke" in ready
    lacking = shown(table().complex(ANN, "co SMn ..").position, "complex-0")
    assert "victory-smoke" not in lacking
    assert lacking.count("notch lacking") == 1
    blocked = shown(table().complex(ANN, "co SMn io\n.. wo ..").position, "complex-0")
    assert "victory-smoke" not in blocked
    assert blocked.count("tab full") == 1


def preview_of(svg: str, target: str) -> Element:
    (found,) = [each for each in ElementTree.fromstring(svg).iter() if each.attrib.get("data-for") == target]
    return found


def test_pointing_at_a_contract_shows_what_makes_it_and_ticks_what_i_have() -> None:
    position = table().complex(ANN, "co SMn .. IMn").position
    words = [each.text for each in preview_of(shown(position, "guide"), "contract:steel").iter() if each.text]
    assert {"Steel", "Steel mill, yours", "Coal", "you have 1", "Iron ore", "Iron mine runs"} <= set(words)


def test_choosing_a_kind_to_run_shows_what_comes_out() -> None:
    position = table().complex(ANN, "FOn .. FOn").chooses(ANN).position
    lit = preview_of(shown(position, "complex-0"), "kind:forest")
    icons = [each.attrib["href"] for each in lit.iter() if "href" in each.attrib]
    assert icons == ["#victory-wood"] * 4


def test_an_offer_shows_the_value_of_both_baskets() -> None:
    svg = shown(rare("answer"), "desk", BEN)
    values = [each.text for each in ElementTree.fromstring(svg).iter() if "big" in each.attrib.get("class", "").split()]
    assert values == ["1", "3"]


def test_stacks_i_cannot_pay_for_are_dimmed() -> None:
    root = ElementTree.fromstring(shown(table().complex(ANN, "co SMn co").position, "stacks"))
    dimmed = {
        child.attrib["data-target"]
        for each in root.iter()
        if each.attrib.get("class") == "dimmed"
        for child in each.iter()
        if "data-target" in child.attrib
    }
    assert not {"kind:steel_mill", "kind:coal_mine"} & dimmed
    assert "kind:forest" in dimmed


def test_a_sentence_asks_whoever_decides() -> None:
    for position in played():
        said = prompt(look(position), NAMES)
        assert said.endswith(".")
        assert "  " not in said
        assert "None" not in said
        if position.to_move >= 0:
            assert said.startswith(f"{NAMES[position.to_move]}, ")


def test_the_end_names_the_winners_and_where_points_come_from() -> None:
    for position in played():
        sources = WORDS.sources(look(position))
        assert [sum(points for _, points in source) for source in sources] == position.scores()
        if position.over:
            said = prompt(look(position), NAMES)
            assert all(NAMES[seat] in said for seat in position.winners())


def test_an_edition_with_products_of_its_own_shows_codes() -> None:
    game = smokestack.game("victory")
    text = re.sub(r"\boil\b", "rum", game.spec.edition().text or "")
    text = re.sub(r"\boil_well\b", "still", text)
    other = smokestack.game("victory", edition=game.spec.read(text, "other.toml"))
    parts = draw(look(other.new(players=2)), NAMES, 0)
    ElementTree.fromstring(picture(parts, SYMBOLS))
    assert "#victory-rum" not in "".join(part.svg for part in parts)
    assert "#victory-still" not in "".join(part.svg for part in parts)
