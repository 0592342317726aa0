"""The sheet of symbols: goods, markets, facilities and real estate, drawn to be told apart at 16 pixels."""

from smokestack.board.drawing import Svg, circle, symbol, tag
from smokestack.board.symbols import CROWN, OIL, OIL_WELL, WOOD, cogwheel, cut, line, solid

GOODS = {
    "corn": (
        solid("M12 1.5c2.7 0 4 3.5 4 8s-1.3 9-4 9-4-4.5-4-9 1.3-8 4-8z"),
        cut("M8 7h8M7.5 11h9M8 15h8M12 2v16"),
        solid("M11.5 22.5C6 22 3 17.5 3.5 10.5c3.5 2.5 6.5 6 8 12zM12.5 22.5c5.5-.5 8.5-5 8-12-3.5 2.5-6.5 6-8 12z"),
    ),
    "wood": WOOD,
    "stone": (solid("M8 3h8l1.5 7h-11zM2.5 12h8.5l.5 8.5H1zM13 12h8.5l1.5 8.5H12.5z"),),
    "steel": (solid("M3.5 3h17v4.5h-5.5v9h5.5V21h-17v-4.5H9v-9H3.5z"),),
    "oil": OIL,
    "machines": (solid(cogwheel(8, 8.2, 11.0, 0.3, 0.18) + "M8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z"),),
    "research": (
        solid("M8.5 1.5h7v2.5H14v5l6.5 10.2c.9 1.5 0 3.3-1.8 3.3H5.3c-1.8 0-2.7-1.8-1.8-3.3L10 9V4H8.5z"),
        cut("M7.5 15.5h9"),
        circle(11, 19, 1.2, "icon-hole"),
    ),
}

MARKETS = {
    "consumables": (
        line("M8 9V7a4 4 0 0 1 8 0v2"),
        solid("M3.5 8.5h17l1.2 13.5H2.3z"),
        cut("M8 12.5a4 4 0 0 0 8 0"),
    ),
    "durables": (
        solid("M4 2.5h16v17H4zM5.5 19.5h3l-1 3h-2zM15.5 19.5h3v3h-2z"),
        cut("M4 8.5h16M4 14h16M10 5.5h4M10 11.3h4M10 16.8h4"),
    ),
    "energy": (solid("M14 .8L4 13.8h6.2L8.5 23.2 19.5 9h-6.8z"),),
}

FACILITIES = {
    "lumber-camp": (solid("M12 1l5.5 7h-3l4.5 5.5h-3.5l5 6H13.7V23h-3.4v-3.5H3.5l5-6H5L9.5 8h-3z"),),
    "stone-quarry": (
        line("M6 21.5L14.5 9"),
        solid("M4 5.5C10 2 17.5 4.5 22 12.5c-4.5-4-8-5.5-12-6z"),
        solid("M2 23l2-4.5 4.5 4.5z"),
    ),
    "steel-forge": (solid("M1 6h5v2h16.5c-1 3.5-4 5.5-7.5 6v3l4 2v3H5.5v-3l4-2v-3C5 13.5 1.5 11 1 6z"),),
    "farm": (
        solid("M12 1.5l8 5 2 6.5h-2v9.5H4V13H2l2-6.5z"),
        cut("M8.5 22v-8h7v8M8.5 14l7 8M15.5 14l-7 8M10 8.5h4"),
    ),
    "oil-well": OIL_WELL,
    "machine-works": (
        solid(
            "M16.5 1.5a6 6 0 0 0-5.6 8L1.8 18.6a2.5 2.5 0 0 0 3.6 3.6l9.1-9.1"
            "a6 6 0 0 0 7.7-7.3l-3.7 3.6-3.2-.6-.7-3.3 3.6-3.6a6 6 0 0 0-1.7-.4z"
        ),
    ),
    "university": (
        solid("M12 1l11 6v2H1V7zM3.5 10.5h3v8h-3zM10.5 10.5h3v8h-3zM17.5 10.5h3v8h-3zM1.5 19.7h21V23h-21z"),
    ),
}

SIDES = {
    "residential": (solid("M12 2l10.5 9.5h-3V22H4.5V11.5h-3zM10 22h4v-7h-4z"),),
    "commercial": (
        solid("M3 2.5h18l2 6.5a2.8 2.8 0 0 1-5.5.5 2.8 2.8 0 0 1-5.5 0 2.8 2.8 0 0 1-5.5 0A2.8 2.8 0 0 1 1 9z"),
        solid("M3 13h18v9.5H3zM5.5 15h6v5h-6zM14 15h4.5v7.5H14z"),
    ),
    "transportation": (
        solid("M2 4h3.5v5H10V3h11v2.5h-1.5V17H2zM12 6v4h5V6z"),
        tag("circle", cx=6.0, cy=19.0, r=3.2),
        tag("circle", cx=16.0, cy=19.0, r=3.2),
    ),
    "industrial": (
        solid("M2 22V11l6 3.5V11l6 3.5V2h3.2v12H18V5h3.2v17zM5 17v2.5h2.5V17zM10.5 17v2.5H13V17zM16 17v2.5h2.5V17z"),
    ),
}

OTHERS = {
    "share": (
        solid("M7.5 13.5L5 23l4-1.5L12 23l3-1.5 4 1.5-2.5-9.5z"),
        tag("circle", cx=12.0, cy=9.0, r=8.0),
        circle(12, 9, 4.5, "icon-cut"),
    ),
    "crown": CROWN,
}

SYMBOLS: Svg = "".join(
    symbol(f"titans-{key}", *shapes)
    for sheet in (GOODS, MARKETS, FACILITIES, SIDES, OTHERS)
    for key, shapes in sheet.items()
)
