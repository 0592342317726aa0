"""The section of a balance report on what things are worth."""

import smokestack
from smokestack.lab.estimates import Estimate, around
from smokestack.lab.price.listing import PriceList
from smokestack.lab.price.names import TURN
from smokestack.lab.price.price import FIRST, UNKNOWN, Differences, Priced, plan_prices
from smokestack.lab.report.prices import prices_section
from smokestack.lab.things import Thing

TITANS = smokestack.game("titans")
META = plan_prices(TITANS, 200, 1, ["greedy"], 3, {})


def priced(name: str, worth: Estimate, kind: str = "advancement", cost: Estimate = UNKNOWN) -> Priced:
    wins = Differences(UNKNOWN, UNKNOWN, UNKNOWN)
    return Priced(Thing(kind, name, "bought"), 90, worth, cost, UNKNOWN, wins, UNKNOWN, 0.5)


def test_what_is_sure_stands_out_and_what_rests_on_little_is_left_out() -> None:
    found = PriceList(
        META,
        FIRST,
        [
            priced("Dynamite", around(0.2, 0.5, 90)),
            priced("Night Shift", around(9.0, 0.5, 90), cost=around(7.2, 0.5, 80)),
            priced("Circular Saw", around(-6.0, 0.5, 90)),
            priced("Price War", around(40.0, 0.5, 3)),
            priced("Turn", around(4.0, 0.5, 200), TURN.kind),
        ],
    )
    section, told = prices_section(TITANS, found)
    assert [cell.shown.replace("\u00a0", " ") for cell in told] == [
        "Had for nothing, Night Shift (advancement) is worth most: 9.00 ± 0.98 points",
        "Had for nothing, Circular Saw (advancement) does harm: -6.00 ± 0.98 points",
    ]
    (chart,) = section.charts
    drawn = chart.replace("\u00a0", " ")
    assert drawn.index("Night Shift") < drawn.index("Dynamite") < drawn.index("Circular Saw")
    assert "Price War" not in drawn
    assert "7.20 ± 0.98" in drawn
    assert drawn.count("dot marked") == 2
    assert "A turn is worth 4.00 ± 0.98 points." in [sentence.replace("\u00a0", " ") for sentence in section.about]


def test_where_nothing_is_sure_nothing_stands_out() -> None:
    section, told = prices_section(TITANS, PriceList(META, FIRST, [priced("Dynamite", around(0.2, 0.5, 90))]))
    assert told == []
    assert "dot marked" not in section.charts[0]
