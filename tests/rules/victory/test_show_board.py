"""The text board: grids whose cells can be typed, within 80 columns, with a legend of what is on the table."""

import pytest

from smokestack.games.victory.model.cells import CELLS, SIZE
from smokestack.games.victory.model.notation import card_code, lay_card
from smokestack.games.victory.words.text_board import text_board as draw
from tests.rules.victory.table import ANN, BEN, CAT, Table, Tables
from tests.rules.victory.told import NAMES, board, seen

IN_LEGEND = 1
"""How often the legend names a factory as it lies."""


def within_80_columns(text: str) -> bool:
    return max(map(len, text.splitlines())) <= 80


def test_a_whole_board(table: Tables) -> None:
    t = table(round_limit=9).complex(ANN, "co SMn ..\n.. CMe wo").complex(BEN, "NFw").contracts(ANN, "steel", "wood")
    t.unclaimed("parachutes", "oil").tokens(BEN).first(ANN, 3).stack("forest", 0)
    assert board(t) == (
        "Round 3 of 9 · ● Ann's turn, move 1 of 2 · token with ■ Ben\n"
        "\n"
        "Unclaimed contracts: oil 4, parachutes 6\n"
        "Stacks that are empty: Forest\n"
        "\n"
        "● Ann · 14 points\n"
        "products 2; contracts 12: wood 4, steel 8\n"
        "   o   p   q\n"
        "14     ·\n"
        "15 co  SMn ·\n"
        "16 ·   CMe wo\n"
        "17     ·\n"
        "\n"
        "■ Ben · 0 points · token\n"
        "   o   p   q\n"
        "15     ·\n"
        "16 ·   NFw ·\n"
        "17     ·\n"
        "\n"
        "· is room for a product; the small letter of a factory is where its top points\n"
        "Products and values: co coal 1, wo wood 1\n"
        "CMe Coal mine             → coal E W\n"
        "NFw Nylon factory         naphtha W → cloth or parachutes E\n"
        "SMn Steel mill            iron ore E, coal W → steel S"
    )


def test_whoever_decides_comes_first(table: Tables) -> None:
    t = table(players=3).complex(ANN, "wo FOn ..").play("offer 3", "give wood", "send")
    lines = [line for line in board(t).splitlines() if "point" in line]
    assert lines[0].startswith("▲ Cat")
    assert "Offer of Ann to Cat: gives 1 wood, gets nothing" in board(t)
    assert "● Ann's turn" in board(t)


def test_a_factory_that_may_come_is_described(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn CMn").play("at q16", "hand 2", "at q17", "turn e")
    assert "Ann asks Ben: the Coal mine goes from Ann's q16 to Ben's q17, its top east" in board(t)


def test_a_legend_has_every_turn_that_lies_on_the_table(table: Tables) -> None:
    t = table().complex(ANN, "FOn FOe").complex(BEN, "FOe")
    legend = [line for line in board(t).splitlines() if line.startswith("FO")]
    assert legend == ["FOn Forest                → wood N S", "FOe Forest                → wood E W"]


def test_the_draft_shows_the_starting_set_and_what_was_taken(table: Tables) -> None:
    t = table(drawn=False).fall(8).play("starter 1", "pick oil_well")
    text = board(t)
    assert text.startswith("Setting up.\nStarting set: 4 × Forest, Iron mine, Coal mine,")
    assert "to lay: Oil well" in text


def test_the_end_says_why(table: Tables) -> None:
    t = table().unclaimed("wood").complex(ANN, "wo FOn ..").play("claim wood")
    assert board(t).startswith("The game is over in round 1: all claimed.")


def test_two_tokens(table: Tables) -> None:
    t = table(players=7, copies=2).tokens(BEN, CAT)
    assert "tokens with ■ Ben and ▲ Cat" in board(t)
    assert "nobody has the token yet" in board(table())


@pytest.mark.parametrize("columns", [17, 18, 25, 31])
def test_wide_complexes_stay_within_80_columns(table: Tables, columns: int) -> None:
    t = table(players=6)
    for seat in range(6):
        t.complex(seat, f"a10:\n{'SMw ' * columns}\n{'tr ' * columns}")
    assert within_80_columns(board(t))
    assert board(t).count("SMw") == 6 * columns + IN_LEGEND


@pytest.mark.parametrize(("factories", "gap"), [(17, "   "), (18, "  "), (23, "  ")])
def test_cells_move_closer_before_a_grid_is_split(table: Tables, factories: int, gap: str) -> None:
    text = board(table().complex(ANN, f"b10:\n{'SMw ' * factories}"))
    columns = "abcdefghijklmnopqrstuvwxyz"[: factories + 2]
    assert f"\n   {gap.join(columns)}\n" in text


def test_a_full_table_is_shown_whole(table: Tables) -> None:
    t = table()
    for cell in range(CELLS):
        lay_card(t.s.complexes[ANN], cell, card_code(t.game.edition, "TPe"))
    lines = board(t).splitlines()
    assert within_80_columns(board(t))
    assert sum(line.count("TPe") for line in lines) == CELLS + IN_LEGEND
    assert [line for line in lines if line.startswith(f"{SIZE} ")]


def test_long_names_do_not_break_the_board(table: Tables) -> None:
    t = table(players=6).tokens(BEN)
    names = [f"Maximiliane of the Seven Mountains {seat}" for seat in range(6)]
    assert within_80_columns(draw(seen(t), names))


def every_dot(t: Table) -> set[str]:
    """The cells that are marked as room for a product in the first grid."""
    block = board(t).split("\n\n")[2].splitlines()
    top = next(place for place, line in enumerate(block) if line.startswith("   "))
    columns = block[top].split()
    found = set()
    for line in block[top + 1 :]:
        cells = [line[3 + 4 * place : 7 + 4 * place].strip() for place in range(len(columns))]
        found |= {f"{column}{line[:3].strip()}" for column, cell in zip(columns, cells, strict=True) if cell == "·"}
    return found


def test_dots_are_exactly_the_cells_a_product_may_be_laid_in(table: Tables) -> None:
    t = table().complex(ANN, "FOn .. ..\n.. CMe wo\n.. .. SMn")
    dots = every_dot(t)
    assert dots == t.play("at q16").may("at")


def test_names_are_those_of_the_table(table: Tables) -> None:
    text = board(table(players=12, copies=2))
    assert all(name in text for name in NAMES)
