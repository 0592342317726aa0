"""Empire Planner's boards: every position draws well-formed parts, and every legal action can be clicked."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import smokestack
from smokestack import Position
from smokestack.board.drawing import Part
from smokestack.games.empire.board.draw import draw
from smokestack.games.empire.board.paths import path
from smokestack.games.empire.board.symbols import SYMBOLS
from smokestack.games.empire.model.actions import ACTIONS
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.words.prompts import prompt
from smokestack.kernel.verbs import CHANCE
from smokestack.match.save import load
from tests.rules.empire.table import BEIGE, PURPLE, Table

GOLDEN = Path(__file__).parent.parent / "golden" / "empire"
NAMES = ("Ada & Co.", "Benedikt <the Builder>")
STEP = 4


def releasing(table: Table) -> Table:
    """E5.2: Capital above the limit, and cubes on two trains."""
    table.factory(BEIGE, "brewery", train=4, link=0, riders=3).factory(BEIGE, "glassworks", train=4, riders=3)
    table.purse(20, 20).acts(PURPLE).show(1, 2).factory(PURPLE, "brickworks", train=6, link=2)
    return table.purse(45).claim("move_one")


def boarding(table: Table) -> Table:
    """E4.7: a Station, and two trains of the other to choose from."""
    table.own(PURPLE, "2-3", "4-3").factory(BEIGE, "brewery", train=2).factory(BEIGE, "glassworks", train=3, link=1)
    return table.show(1, 3).acts(PURPLE).claim("passenger_other")


def spending(table: Table) -> Table:
    """E4.12: a Town Hall, and more than one Good that could raise."""
    table.own(PURPLE, "1-1", "2-6").factory(PURPLE, "brickworks", goods=2).factory(PURPLE, "sawmill", goods=1)
    table.factory(PURPLE, "brewery", goods=2).factory(PURPLE, "glassworks", goods=1)
    return table.show(1, 2).acts(PURPLE).claim("upgrade_residential").play("raise 1 1")


def moving(table: Table) -> Table:
    """E4.8: two trains to choose from."""
    table.factory(PURPLE, "brickworks", train=2).factory(PURPLE, "brewery", train=3, link=1)
    return table.lay("move_two").acts(PURPLE).claim("move_two")


def reducing(table: Table) -> Table:
    """E4.14: pollution that may be lowered or left."""
    return table.pollute(5).lay("reduce_pollution").acts(PURPLE).claim("reduce_pollution")


def rich(table: Table) -> Table:
    """E4.4: more Capital than one row of tiles shows."""
    return table.purse(149).show(1, 2).acts(PURPLE).claim("exchange_2")


@cache
def positions() -> tuple[Position, ...]:
    """Two whole games, thinned out, and the questions that they do not ask."""
    return tuple(all_positions())


def all_positions() -> Iterator[Position]:
    seen = set()
    for name in ("archie-beats-random", "two-players"):
        for at, moment in enumerate(load(GOLDEN / f"{name}.jsonl").moments()):
            phase = moment.before.view().phase
            if at % STEP == 0 or phase not in seen:
                yield moment.before
            seen.add(phase)
        yield moment.after
    game = smokestack.game("empire")
    for scene in (releasing, boarding, spending, moving, reducing, rich):
        yield scene(Table(game)).position


@cache
def drawn(position: Position, seat: int = 0) -> tuple[Part, ...]:
    return draw(position.view(), NAMES, seat)


def paths(position: Position) -> dict[int, tuple[str, ...]]:
    s = position.record()
    assert isinstance(s, State)
    return {action: path(position.game.edition, s, action) for action in position.legal()}


def targets(parts: tuple[Part, ...]) -> list[ElementTree.Element]:
    found = (element for part in parts for element in ElementTree.fromstring(part.svg).iter())
    return [element for element in found if "data-target" in element.attrib]


def test_every_phase_is_drawn() -> None:
    assert {position.view().phase for position in positions()} == {phase.name.lower() for phase in Phase}


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_parts_are_well_formed_and_named_once(seat: int) -> None:
    for position in positions()[:: 1 if seat == 0 else 5]:
        parts = drawn(position, seat)
        assert len({part.name for part in parts}) == len(parts)
        for part in parts:
            ElementTree.fromstring(part.svg)
            assert part.width <= 400


def test_nothing_carries_a_style_or_a_reference_outwards() -> None:
    for position in positions():
        for part in drawn(position):
            assert not re.search(r'\sstyle=|<style|<script|href="[^#]|fill="', part.svg), part.name


def test_every_symbol_used_is_on_the_sheet() -> None:
    sheet = set(re.findall(r'<symbol id="([^"]+)"', SYMBOLS))
    used = {
        name for position in positions() for part in drawn(position) for name in re.findall('href="#([^"]+)"', part.svg)
    }
    assert used <= sheet


def test_every_legal_action_can_be_clicked() -> None:
    for position in positions():
        shown = {element.attrib["data-target"] for element in targets(drawn(position))}
        for action, clicks in paths(position).items():
            assert all(click in shown or click.startswith("do:") for click in clicks), position.game.text(action)


def test_choices_have_the_names_that_stand_on_the_board() -> None:
    for position in positions():
        shown = {each.attrib["data-target"]: " ".join(each.itertext()) for each in targets(drawn(position))}
        for action, clicks in paths(position).items():
            kind, name = clicks[-1].split(":")[0], position.label(action).text
            if kind in ("icon", "building"):
                assert (name if kind == "icon" else name.split()[-1]) in shown[clicks[-1]]


def test_only_done_and_declining_are_buttons_for_players() -> None:
    buttons = {
        click
        for position in positions()
        if position.to_move >= 0
        for clicks in paths(position).values()
        for click in clicks
        if click.startswith("do:")
    }
    assert buttons == {"do:decline", "do:done"}


def test_paths_tell_all_actions_apart_and_none_begins_another() -> None:
    by_phase = {position.view().phase: position for position in positions()}
    for position in by_phase.values():
        s = position.record()
        assert isinstance(s, State)
        found = [path(position.game.edition, s, action) for action in range(ACTIONS)]
        known = set(found)
        assert len(known) == ACTIONS
        assert not any(clicks[:length] in known for clicks in found for length in range(1, len(clicks)))
        assert all(1 <= len(clicks) <= 3 for clicks in found)


def test_a_large_exchange_takes_two_clicks() -> None:
    position = rich(Table(smokestack.game("empire"))).position
    assert paths(position)[position.game.number("exchange 73")] == ("tens:7", "ones:3")


def test_targets_are_unique_labelled_and_have_an_edge() -> None:
    for position in positions():
        found = targets(drawn(position))
        assert len({element.attrib["data-target"] for element in found}) == len(found)
        for element in found:
            assert element.attrib["aria-label"]
            assert any("edge" in inner.attrib.get("class", "").split() for inner in element.iter())


def test_previews_belong_to_targets() -> None:
    for position in positions():
        parts = drawn(position)
        wanted = {name for part in parts for name in re.findall('data-for="([^"]+)"', part.svg)}
        assert wanted <= {element.attrib["data-target"] for element in targets(parts)}


def test_the_same_view_has_the_same_digests() -> None:
    for position in positions()[::10]:
        again = draw(position.copy().view(), NAMES, 0)
        assert [part.digest for part in drawn(position)] == [part.digest for part in again]


def test_pollution_is_lowered_on_its_track_and_the_box_that_would_be_emptied_is_shown() -> None:
    position = reducing(Table(smokestack.game("empire"))).position
    assert [paths(position)[action] for action in position.legal()] == [("pollution",), ("do:done",)]
    (tracks,) = (part for part in drawn(position) if part.name == "tracks")
    assert 'data-for="pollution"' in tracks.svg
    assert position.label(position.legal()[0]).detail == "5 → 4"


def test_what_an_action_does_not_touch_keeps_its_digest() -> None:
    table = Table(smokestack.game("empire")).show(1, 6).acts(PURPLE)
    before = {part.name: part.digest for part in drawn(table.position)}
    after = {part.name: part.digest for part in drawn(table.claim("reduce_pollution").position)}
    assert {name for name in before if before[name] != after[name]} == {"round", "card-2", "seat-0", "seat-1"}


@pytest.mark.parametrize("archie", [0, 2])
def test_every_place_of_the_ledger_can_be_flown_to(archie: int) -> None:
    for position, action in walk(archie, seed=5):
        moves = position.tell(action, NAMES).ledger
        if moves:
            shown = places(position) | places(position.copy().apply(action))
            assert {place for move in moves for place in (move.source, move.target)} <= shown


def walk(archie: int, seed: int) -> Iterator[tuple[Position, int]]:
    """A random game from its first round on: each position with what happens next."""
    chance = Random(seed)
    position = smokestack.game("empire").new(archie=archie)
    while not position.over:
        choices = [action for action, _ in position.outcomes()] if position.to_move == CHANCE else position.legal()
        action = chance.choice(choices)
        if position.view().round:
            yield position, action
        position = position.copy().apply(action)


def places(position: Position) -> set[str]:
    return {place for part in drawn(position) for place in re.findall('data-place="([^"]+)"', part.svg)}


def test_names_from_people_are_escaped() -> None:
    parts = drawn(positions()[-1])
    assert "Benedikt <" not in "".join(part.svg for part in parts)


def test_one_sentence_is_asked_in_every_position() -> None:
    for position in positions():
        sentence = prompt(position.view(), NAMES)
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "None" not in sentence


def test_the_asked_player_is_named() -> None:
    for position in positions():
        if position.to_move >= 0:
            assert prompt(position.view(), NAMES).startswith(NAMES[position.to_move])
