"""What lies face up, as text in the terminal."""

import pytest

from smokestack.games.titans.view.table import view
from smokestack.games.titans.words.sheets import cards, grids
from tests.rules.titans.table import BLUE, GREEN, RED, Table, Tables

NAMES = ("Ann", "Ben", "Cleo")


@pytest.fixture
def played(table: Tables) -> Table:
    """Some real estate, facilities and cubes."""
    t = table().build(BLUE, "homestead").own(RED, "steel-forge", 2).own(GREEN, "steel-forge")
    return t.cubes(RED, "c-res", 3, 15, 15).cubes(BLUE, "c-res", 4)


def test_cards_show_real_estate_with_demand_builders_and_what_is_left(played: Table) -> None:
    shown = cards(view(played.game.edition, played.s), NAMES)
    assert "Residential, wants 2/1/1\n  level 1  built Homestead 2/1/1 ■\n  level 2  space for 2 wood, stone;" in shown
    assert "Cottage Row" not in shown, "its level has no space left"
    assert "  level 1  space for 2 steel; cards Coach Stop 2/1/1, Wagon Yard 1/2/1,\n" in shown


def test_cards_show_what_facilities_cost_and_who_has_them(played: Table) -> None:
    shown = cards(view(played.game.edition, played.s), NAMES)
    assert "\nSteel Forge     steel     nothing    stone       $2/$7/$16       5  ● 2, ▲ 1\n" in shown
    assert "\nUniversity      research  stone      + corn      $2/$8/$18       8\n" in shown
    assert "  Dynamite, 1 research: " in shown


def test_grids_show_sides_demand_cubes_free_prices_and_pay(played: Table) -> None:
    shown = grids(view(played.game.edition, played.s), NAMES).split("\n\n")
    assert shown[0].splitlines() == [
        "c-res      Consumables: corn; players buy here",
        "  serves   Residential: wants 2, would sell 2",
        "  cubes    $3 ●, $4 ■, $15 ○○",
        "  free     $1–$2, $5–$14, $15 ×4",
        "  pays now ● Ann $3, ■ Ben $4",
    ]
    assert shown[8].splitlines() == [
        "r          Research; players buy here",
        "  cubes    none",
        "  free     $1–$14, $15 ×6",
    ]


def test_no_line_is_wider_than_a_terminal(played: Table) -> None:
    seen = view(played.game.edition, played.s)
    assert max(len(line) for sheet in (cards, grids) for line in sheet(seen, NAMES).splitlines()) <= 80
