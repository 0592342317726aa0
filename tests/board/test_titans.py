"""The board of Titans: well-formed, complete, clickable, and redrawn only where something changed."""

import re
from collections.abc import Iterator
from functools import lru_cache
from xml.etree import ElementTree

import pytest

import smokestack
from smokestack import Position
from smokestack.board.drawing import picture
from smokestack.board.ui import stylesheet_of
from smokestack.gamekit.registry import spec
from smokestack.games.titans.board.draw import draw
from smokestack.games.titans.board.grids import ORDER
from smokestack.games.titans.board.paths import path
from smokestack.games.titans.board.symbols import SYMBOLS
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.view.table import TitansView
from smokestack.games.titans.words.prompts import prompt
from tests.laws.tables import Table
from tests.laws.walk import some_positions
from tests.rules.titans.table import BLUE, RED
from tests.rules.titans.table import Table as Drawing

NAMES = ("Ann & Co", "Ben", "Cleo", "Dan", "Eve <3", "Maximiliane")
PHASES = {"order", "reveal", "choose", "place", "second", "replace", "over"}
GAMES = (
    (2, 4, "prototype"),
    (3, 7, "prototype"),
    (6, 1, "prototype"),
    (3, 11, "prototype"),
    (3, 5, None),
    (6, 2, None),
)
"""Players, seed and edition of the random games that are drawn; no name for the default edition."""

Element = ElementTree.Element


def look(position: Position) -> TitansView:
    view = position.view()
    assert isinstance(view, TitansView)
    return view


class Scene:
    """A position as the seat to move sees it, with its parts read back."""

    def __init__(self, position: Position) -> None:
        self.position, self.view = position, look(position)
        self.parts = draw(self.view, NAMES, position.to_move)
        self.trees = [ElementTree.fromstring(part.svg) for part in self.parts]
        self.chains = {" ".join(chain) for tree in self.trees for chain in chains(tree, ())}

    @property
    def elements(self) -> Iterator[Element]:
        return (element for tree in self.trees for element in tree.iter())

    @property
    def previews(self) -> set[str]:
        """The targets that show something while they are pointed at."""
        return {element.attrib["data-for"] for element in self.elements if "data-for" in element.attrib}

    def path(self, action: int) -> tuple[str, ...]:
        record = self.position.record()
        assert isinstance(record, State)
        return path(self.position.game.edition, record, action)


def chains(element: Element, above: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every target after those it lies in."""
    name = element.attrib.get("data-target")
    here = above if name is None else (*above, name)
    if name is not None:
        yield here
    for child in element:
        yield from chains(child, here)


@lru_cache
def scenes() -> tuple[Scene, ...]:
    """Positions of short random games, some of every phase."""
    found: dict[tuple[int, str], list[Position]] = {}
    for players, seed, edition in GAMES:
        two = int(players == 3)
        table = Table("titans", (("players", players), ("two_facilities", two), ("round_limit", 30)), edition)
        for position in some_positions(table, False, seed, 3):
            phase = Phase(position.record().phase).name  # type: ignore[attr-defined]  # State
            found.setdefault((seed, phase), []).append(position)
    return tuple(Scene(position) for group in found.values() for position in group[:: len(group) // 3 + 1])


def test_every_phase_is_drawn() -> None:
    assert {scene.view.phase for scene in scenes()} == PHASES


@pytest.mark.parametrize("seat", [-1, 0])
def test_parts_are_well_formed_and_fit_their_limits(seat: int) -> None:
    for scene in scenes():
        parts = draw(scene.view, NAMES, seat)
        ElementTree.fromstring(picture(parts, SYMBOLS))
        assert len({part.name for part in parts}) == len(parts)
        assert all(part.width <= 400 and part.title for part in parts)


def test_no_part_carries_a_style_or_anything_from_outside() -> None:
    for scene in scenes():
        for element in scene.elements:
            assert element.tag not in ("style", "script", "image")
            assert "style" not in element.attrib
            assert element.attrib.get("href", "#").startswith("#")


def test_every_class_and_symbol_is_known() -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", stylesheet_of(spec("titans"))))
    sheet = set(re.findall(r'id="([^"]+)"', SYMBOLS))
    for scene in scenes():
        for element in scene.elements:
            used = set(element.attrib.get("class", "").split())
            assert {name for name in used if not name.startswith("part-")} <= known
            assert "href" not in element.attrib or element.attrib["href"][1:] in sheet


def test_paths_of_legal_actions_lead_over_targets_inside_each_other() -> None:
    for scene in scenes():
        for action in scene.position.legal():
            steps = scene.path(action)
            assert " ".join(steps) in scene.chains or steps in (("do:pass",), ("do:done",))


def test_paths_of_all_actions_differ_and_none_begins_another() -> None:
    for scene in scenes():
        paths = [scene.path(action) for action in range(scene.position.game.actions)]
        assert len(set(paths)) == len(paths)
        assert all(1 <= len(steps) <= 3 for steps in paths)
        assert not {steps[:length] for steps in paths for length in range(1, len(steps))} & set(paths)


def test_every_target_has_a_label_and_an_edge() -> None:
    for scene in scenes():
        for element in scene.elements:
            if "data-target" in element.attrib:
                assert element.attrib["aria-label"]
                assert "edge" in [child.attrib.get("class") for child in element]


def test_previews_belong_to_targets_that_are_there() -> None:
    for scene in scenes():
        assert {
            element.attrib["data-for"] for element in scene.elements if "data-for" in element.attrib
        } <= scene.chains


def test_every_place_for_a_cube_and_every_card_to_build_has_a_preview() -> None:
    for scene in scenes():
        for action in scene.position.legal():
            if scene.position.game.decode(action).verb in ("place", "develop"):
                assert " ".join(scene.path(action)) in scene.previews


def test_every_place_of_the_ledger_is_drawn_once() -> None:
    for scene in scenes():
        places = [element.attrib["data-place"] for element in scene.elements if "data-place" in element.attrib]
        seats = {f"seat:{seat}" for seat in range(scene.position.seats)}
        plots = {f"plots:{side.key}" for side in scene.view.sides}
        grids = {f"grid:{grid.key}:{word}" for grid in scene.view.grids for word in grid.words}
        assert len(places) == len(set(places))
        assert set(places) == seats | plots | grids | {"bank", "pile", "shown"}


def test_the_same_view_gives_the_same_parts() -> None:
    for scene in scenes():
        again = draw(look(scene.position.copy()), NAMES, scene.position.to_move)
        assert [part.digest for part in again] == [part.digest for part in scene.parts]


def test_placing_a_cube_redraws_only_what_it_touches() -> None:
    """In the first edition no real estate takes corn, so no side looks other than before."""
    table = Drawing(smokestack.game("titans", edition="prototype"))
    table.build(BLUE, "homestead").own(RED, "farm").turn_of(RED)
    before = draw(look(table.play("produce farm 2").position), NAMES, RED)
    after = draw(look(table.play("place c-res $3").position), NAMES, RED)
    known = {part.name: part.digest for part in before}
    assert {part.name for part in after if part.digest != known[part.name]} == {"grid-c-res", "map", "race", "player-0"}


def test_the_square_lies_as_on_the_table() -> None:
    square = [part.name for part in scenes()[0].parts if part.area == "grids"]
    assert square == [f"grid-{key}" for key in ORDER]


def test_my_own_things_come_first() -> None:
    scene = next(scene for scene in scenes() if scene.position.seats == 6)
    panels = [part for part in draw(scene.view, NAMES, 4) if part.area in ("me", "rivals")]
    assert [panel.name for panel in panels] == [f"player-{seat}" for seat in (4, 5, 0, 1, 2, 3)]
    assert [panel.area for panel in panels] == ["me", *["rivals"] * 5]


def test_the_question_names_who_is_to_move_or_who_won() -> None:
    for scene in scenes():
        said = prompt(scene.view, NAMES)
        if scene.position.to_move >= 0:
            assert said.startswith(f"{NAMES[scene.position.to_move]}, ")
        elif scene.position.over:
            assert all(NAMES[seat] in said for seat in scene.position.winners())
        else:
            assert said.startswith("Chance ")


def test_an_edition_with_goods_and_grids_of_its_own_is_drawn() -> None:
    game = smokestack.game("titans")
    text = game.edition.text.replace('"oil"', '"rum"').replace('"oil-well"', '"still"').replace('"e-ri"', '"e-new"')
    other = smokestack.game("titans", edition=game.spec.read(text, "other.toml"))
    parts = draw(other.new(players=2).view(), NAMES, 0)
    svg = picture(parts, SYMBOLS)
    ElementTree.fromstring(svg)
    assert not {"#titans-rum", "#titans-still"} & set(re.findall(r'href="([^"]+)"', svg))
    assert {"grid-e-new", "facility-still"} <= {part.name for part in parts}
