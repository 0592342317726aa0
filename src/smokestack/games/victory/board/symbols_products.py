"""The products as simple strong shapes that can be told apart at 16 pixels."""

from smokestack.board.drawing import Svg, circle, path, tag
from smokestack.board.symbols import OIL, WOOD, cogwheel, cut, line, solid

RAW = {
    "wood": WOOD,
    "iron_ore": (
        solid("M2 15l3-8 6-4 7 1.5L22 12l-2 8-7 2.5L5 21z"),
        cut("M5.5 8l5 4.5L18 5M10.5 12.5L8 21M10.5 12.5l8.5 6"),
    ),
    "coal": (
        solid("M6.5 11L9 5l4.5-2 4 3 .5 5-3 2.5H9z"),
        solid("M1 21l1-5.5 4-2.5 4.5 2.5.5 5.5-2 2H2.5z"),
        solid("M12.5 21l.5-5 4-2.5 4.5 2.5 1.5 5-2 2H14z"),
    ),
    "oil": OIL,
    "cotton": (
        circle(12, 6.5, 5, "icon-solid"),
        circle(6.5, 11.5, 4.8, "icon-solid"),
        circle(17.5, 11.5, 4.8, "icon-solid"),
        circle(12, 13.5, 5, "icon-solid"),
        solid("M3.5 15.5c4 .5 7 2.5 8.5 6 1.5-3.5 4.5-5.5 8.5-6-1 5-4 7.5-8.5 8-4.5-.5-7.5-3-8.5-8z"),
        cut("M12 8.5v6M8.5 12l3.5 2.5 3.5-2.5"),
    ),
    "leather": (
        solid(
            "M9 2q3 1.5 6 0l1 4 5-3 1.5 4-4 3.5v4l4.5 4-2 3.5-5-2.5q-1 3-4 3.5-3-.5-4-3.5l-5 2.5-2-3.5"
            " 4.5-4v-4l-4-3.5L3 3l5 3z"
        ),
    ),
    "tallow": (
        solid("M8 10.5h8V22H8zM5 21h14v2H5z"),
        solid("M12 1c2.5 3 3 4.2 3 5.5a3 3 0 0 1-6 0C9 5.2 9.5 4 12 1z"),
        cut("M11 13v4"),
    ),
    "copper": (
        tag("circle", cx=12.0, cy=12.0, r=10.0, class_="icon-line"),
        tag("circle", cx=12.0, cy=12.0, r=6.3, class_="icon-line"),
        tag("circle", cx=12.0, cy=12.0, r=2.6, class_="icon-line"),
        line("M19.5 18.5L23 22"),
    ),
    "zinc": (line("M4 8a8 6 0 0 1 16 0"), solid("M2.5 8h19L19 23H5z"), cut("M4.5 12.5h15")),
    "nitrate": (
        solid("M9 23L7.5 8 11.5 1l4 7L14 23zM6.5 23L1.5 17l1-6 4 3zM16.5 23l1-9 4-3 1 6z"),
        cut("M11.5 3v19"),
    ),
    "naphtha": (
        solid("M8.5 1.5h7V4H14v5l6.5 10.2c.9 1.5 0 3.3-1.8 3.3H5.3c-1.8 0-2.7-1.8-1.8-3.3L10 9V4H8.5z"),
        cut("M7.5 15.5h9"),
    ),
    "fuel": (
        solid("M4 6l3-4h9v3l4 4v13.5H4zM8.5 3.8L7.3 5.5H14V3.8z"),
        cut("M7.5 10.5l8.5 9M16 10.5l-8.5 9"),
    ),
}

HALF = {
    "rubber": (
        solid("M7.5 3H22v8.5H14a7 7 0 0 1-13-1A7 7 0 0 1 7.5 3z"),
        tag("circle", cx=7.8, cy=10.0, r=3.6, class_="icon-cut"),
        solid("M4 19h18v3.5H4z"),
    ),
    "parachutes": (
        solid(
            "M1 11C1 5 6 1.5 12 1.5S23 5 23 11c-2-1.5-4-1.5-5.5 0-1.5-1.5-3.5-1.5-5.5 0"
            "-2-1.5-4-1.5-5.5 0C5 9.5 3 9.5 1 11z"
        ),
        line("M2 11.5l8.5 8M22 11.5l-8.5 8M12 11.5v7"),
        solid("M9.5 18h5v5h-5z"),
    ),
    "cloth": (
        solid("M3 2h18v18q-3 4-6 0t-6 0-6 0z"),
        cut("M3 7h18M3 12h18M9 2v17M15 2v17"),
    ),
    "steel": (solid("M3.5 3h17v4.5H15v9h5.5V21h-17v-4.5H9v-9H3.5z"),),
    "brass": (
        solid("M10.5 1h3v2.5C17.5 4.3 19 8 19 12c0 4 1 5 3 6.5H2C4 17 5 16 5 12c0-4 1.5-7.7 5.5-8.5z"),
        solid("M9 20h6a3 3 0 0 1-6 0z"),
    ),
    "nitroglycerin": (
        solid("M9 1h6v2.5h-1V8a7.7 7.7 0 1 1-4 0V3.5H9z"),
        path("M12.8 9.5l-4 6.5h2.7L10.5 21l5-7h-3z", "icon-hole"),
    ),
}

MADE = {
    "helmets": (
        solid("M3.5 15C3 8 7 3.5 12 3.5S21 8 20.5 15c1.5.5 2.5 1.5 2.5 3.5H1C1 16.5 2 15.5 3.5 15z"),
        cut("M4 15h16"),
    ),
    "knapsacks": (
        line("M9 4.5V3a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 3v1.5"),
        solid("M4.5 11C4.5 6.5 7 4 12 4s7.5 2.5 7.5 7v12h-15zM1.5 13H3.5v8h-2zM20.5 13h2v8h-2z"),
        cut("M4.5 12.5h15M8 16.5h8v4H8zM12 12.5v2"),
    ),
    "boots": (
        solid("M5 1.5h8.5v11q1 2.5 4.5 3 4.5.7 4.5 5v2H14l-1.5-1.5-2 1.5H5z"),
        cut("M5 19.5h17M9.5 6h4M9.5 10h4"),
    ),
    "tents": (line("M10 2l2 3 2-3"), solid("M12 4L23 22H1zM12 12L8.5 22h7z")),
    "uniforms": (
        solid("M8 2l4 3 4-3 5 3 2 8.5-4 1-.5-3.5V23h-13V11L5 14.5l-4-1L3 5z"),
        cut("M12 5v18M8 11h1.5M14.5 11H16M8 17h8"),
    ),
    "rifles": (
        solid("M1 18.5L13.5 8l8-6.5L23 3l-6.5 6.2.8 1-2 1.6-.8-.8L11 14.5l.5 3.5-2.5.5-.5-2.5L4.5 22.5 1.5 22z"),
    ),
    "tires": (
        solid(cogwheel(14, 9.6, 11.4, 0.32, 0.24) + "M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"),
        tag("circle", cx=12.0, cy=12.0, r=3.0),
    ),
}

PRIME = {
    "engines": (
        solid(
            "M8 3h8v2.5h-2.5V8H17l2 2.5h1.5V8H23v11h-2.5v-2.5H19L17 21H8.5L5.5 17.5h-2V20H1"
            "v-9h2.5v2.5h1.5V10.5L7.5 8h3V5.5H8z"
        ),
        cut("M9 12h6M9 16h6"),
    ),
    "ammunition": (
        solid("M2 9.5C2 5 3.5 2.5 5 1c1.5 1.5 3 4 3 8.5zM2 11h6v9.5h.5V23h-7v-2.5H2z"),
        solid("M9 9.5C9 5 10.5 2.5 12 1c1.5 1.5 3 4 3 8.5zM9 11h6v9.5h.5V23h-7v-2.5H9z"),
        solid("M16 9.5c0-4.5 1.5-7 3-8.5 1.5 1.5 3 4 3 8.5zM16 11h6v9.5h.5V23h-7v-2.5h.5z"),
    ),
    "aircraft": (
        solid("M10.5 4c0-4 3-4 3 0v4l10 5.5v3l-10-3v5l3.5 2.5v2L12 21.8 7 23v-2l3.5-2.5v-5l-10 3v-3L10.5 8z"),
    ),
    "trucks": (
        solid("M1 5h12.5v11H1zM14.5 8h4.5l4 4.5V18H14.5zM16 9.8v3.2h4.8L18.3 9.8zM1 16h13.5v2H1z"),
        circle(6, 18.5, 3.4, "icon-solid"),
        circle(18, 18.5, 3.4, "icon-solid"),
        circle(6, 18.5, 1.3, "icon-hole"),
        circle(18, 18.5, 1.3, "icon-hole"),
    ),
}

PRODUCTS: dict[str, tuple[Svg, ...]] = RAW | HALF | MADE | PRIME
