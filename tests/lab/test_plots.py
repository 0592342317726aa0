"""Charts: what is drawn where, and that each can be read without seeing it."""

from xml.etree import ElementTree

import pytest

from smokestack.lab.plots.axis import Axis, round_step
from smokestack.lab.plots.bars import RIGHT, Bar, bars, dots
from smokestack.lab.plots.figure import LABELS, WIDTH, Cell, Numbers
from smokestack.lab.plots.histogram import Bin, Example, bins, histogram
from smokestack.lab.plots.lines import Line, lines
from smokestack.lab.plots.stacks import Stack, stacks

NUMBERS = Numbers(("seat", "wins"), [[Cell("Seat 1"), Cell("31 %", "examples/game-1.jsonl")]])
FIRST = Bar("Seat 1", 0.5, 0.4, 0.6, "50 %", "examples/game-1.jsonl", marked=True)
SECOND = Bar("A seat with quite a long name, R&D", 0.25, 0.2, 0.3, "25 %")
LINE = Line("leader", [(0.0, 1.0, 0.5, 1.5), (10.0, 4.0, 3.0, 5.0)])
CHARTS = {
    "bars": bars("Seat 1 wins", [FIRST, SECOND], "games won", NUMBERS, True, 0.5),
    "dots": dots("Seat 1 wins", [FIRST, SECOND], "games won", NUMBERS, True),
    "stacks": stacks("Seat 1 wins", [Stack("Corn", (3, 1), "4")], ("sold", "unsold"), "games won", NUMBERS),
    "lines": lines("Seat 1 wins", [LINE, Line("chance", LINE.points)], "games won", "score (points)", NUMBERS),
    "histogram": histogram("Seat 1 wins", [3, 4, 4, 9], "games won", [Example("longest", 9, "examples/game-1.jsonl")]),
}


def parsed(chart: str) -> ElementTree.Element:
    return ElementTree.fromstring(CHARTS[chart])


def drawn(chart: str, css: str) -> list[ElementTree.Element]:
    return [each for each in parsed(chart).iter() if css in each.get("class", "").split()]


def number(element: ElementTree.Element, name: str) -> float:
    return float(element.get(name, "nan"))


def texts(chart: str) -> list[str]:
    return [each.text or "" for each in parsed(chart).iter("text")]


@pytest.mark.parametrize("chart", CHARTS)
def test_each_chart_says_its_finding_axis_and_numbers_in_words(chart: str) -> None:
    figure = parsed(chart)
    caption, picture = figure.find("figcaption"), figure.find("svg")
    assert caption is not None
    assert picture is not None
    assert caption.text == picture.get("aria-label") == "Seat 1 wins"
    assert picture.get("role") == "img"
    assert "games won" in texts(chart)
    assert figure.find("details/div/table/tbody/tr") is not None


@pytest.mark.parametrize("chart", CHARTS)
def test_nothing_is_drawn_outside_the_picture(chart: str) -> None:
    for each in parsed(chart).iter("rect"):
        assert number(each, "x") >= 0
        assert number(each, "x") + number(each, "width") <= WIDTH + 0.01
    assert all(0 <= number(each, "x") <= WIDTH for each in parsed(chart).iter("text"))


def test_bars_are_as_long_as_their_values() -> None:
    long, short = (number(each, "width") for each in drawn("bars", "bar"))
    assert long == pytest.approx(2 * short, abs=0.02)
    assert [each.get("class") for each in drawn("bars", "bar")] == ["bar marked", "bar"]


def test_the_interval_and_the_fair_line_stand_where_they_belong() -> None:
    axis = Axis.around("games won", [0.6], True, steps=4)
    low, high = (axis.place(value, LABELS, RIGHT) for value in (0.4, 0.6))
    reach = drawn("bars", "reach")[0].get("d", "")
    assert reach.startswith(f"M{low:.2f}".rstrip("0").rstrip("."))
    assert f"H{high:.2f}".rstrip("0").rstrip(".") in reach
    fair = drawn("bars", "fair")[0].get("d", "")
    assert float(fair[1:].split()[0]) == pytest.approx(axis.place(0.5, LABELS, RIGHT), abs=0.01)


def test_rows_lead_to_their_examples() -> None:
    assert [each.get("href") for each in parsed("bars").iter("a")] == ["examples/game-1.jsonl"] * 2  # bar and table


def test_a_long_name_has_two_lines_and_is_escaped() -> None:
    assert "A seat with quite a" in texts("bars")
    assert "long name, R&D" in texts("bars")


def test_parts_of_a_stack_follow_each_other() -> None:
    sold, unsold = [each for each in drawn("stacks", "bar") if number(each, "y") > 20]
    assert number(sold, "x") + number(sold, "width") == pytest.approx(number(unsold, "x"), abs=0.02)
    assert number(sold, "width") == pytest.approx(3 * number(unsold, "width"), abs=0.05)


def test_lines_end_at_the_right_with_their_names_apart() -> None:
    assert {"leader", "chance"} <= set(texts("lines"))
    places = {each.text: number(each, "y") for each in parsed("lines").iter("text")}
    assert abs(places["leader"] - places["chance"]) >= 14


def test_bins_hold_every_value_once() -> None:
    assert bins([3, 4, 4, 9]) == [Bin(3, 4, 1), Bin(4, 5, 2), *(Bin(k, k + 1, 0) for k in range(5, 9)), Bin(9, 10, 1)]
    wide = bins(list(range(0, 1000)))
    assert {each.high - each.low for each in wide} == {50}
    assert sum(each.count for each in wide) == 1000


def test_a_single_value_makes_one_column() -> None:
    assert bins([15, 15]) == [Bin(15, 16, 2)]
    assert "15" in histogram("All the same", [15, 15], "rounds", [])


def test_the_median_is_marked() -> None:
    assert "median 4" in texts("histogram")


def test_axes_end_at_round_numbers() -> None:
    axis = Axis.around("score", [3.0, 87.0])
    assert (axis.low, axis.high, axis.ticks()) == (0, 100, [0, 20, 40, 60, 80, 100])
    below = Axis.around("difference", [-0.12, 0.31], percent=True, zero=False)
    assert [below.text(tick) for tick in below.ticks()][:2] == [
        "-20\N{NARROW NO-BREAK SPACE}%",
        "-10\N{NARROW NO-BREAK SPACE}%",
    ]


def test_an_axis_of_equal_values_still_has_a_length() -> None:
    axis = Axis.around("score", [0.0, 0.0])
    assert axis.high > axis.low
    assert axis.place(0.0, 10, 20) == 10


def test_unknown_ends_of_an_interval_stay_inside() -> None:
    axis = Axis.around("score", [1.0, float("inf"), float("-inf")])
    assert (axis.low, axis.high) == (0, 1)
    assert axis.place(float("inf"), 10, 20) == 20


def test_steps_are_one_two_or_five() -> None:
    assert [round_step(span, 6) for span in (6.0, 7.0, 13.0, 31.0, 0.06)] == pytest.approx([1, 2, 5, 10, 0.01])


def test_crowded_numbers_are_left_out() -> None:
    wide = [Bar("Seat 1", 117.2, 117.0, 118.0, "117.2")]
    shown = ElementTree.fromstring(dots("Scores", wide, "points", NUMBERS, middle=117.5))
    ticks = [each.text for each in shown.iter("text") if "tick" in each.get("class", "")]
    assert ticks == ["117.0", "117.4", "117.8"]
