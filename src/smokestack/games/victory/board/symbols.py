"""The sheet of symbols: one drawing for each product and each kind of factory, and a few signs, in squares of 24."""

from smokestack.board.drawing import Svg, circle, symbol, tag
from smokestack.board.symbols import CROWN, OIL_WELL, cut, line, solid
from smokestack.games.victory.board.symbols_products import PRODUCTS

PITHEAD = (solid("M10 1h4v3h1.2l4.3 19h-3.3L13 7h-2L7.8 23H4.5L8.8 4H10z"), line("M8.5 13.5h7M7 19h10"))
"""The winding tower of a mine; its ore lies at its foot."""
MINES = {"iron_mine": "iron_ore", "coal_mine": "coal", "copper_mine": "copper", "zinc_mine": "zinc"}

FIELDS = {
    "forest": (solid("M12 1l5.5 7h-3l4.5 5.5h-3.5l5 6h-6.8V23h-3.4v-3.5H3.5l5-6H5L9.5 8h-3z"),),
    "oil_well": OIL_WELL,
    "cotton_plantation": (
        line("M6 23v-9M12 23V10M18 23v-9M6 19l-3-2M12 17l3-2M18 19l3-2"),
        circle(6, 10, 4, "icon-solid"),
        circle(12, 5.5, 4.5, "icon-solid"),
        circle(18, 10, 4, "icon-solid"),
    ),
    "cattle_farm": (
        solid(
            "M2 3c1 3 3 4 5 4.2C8.3 6.4 10 6 12 6s3.7.4 5 1.2C19 7 21 6 22 3c1.5 4-.5 7.5-4 8.5L16.5 19"
            "q-1 4-4.5 4t-4.5-4L6 11.5C2.5 10.5.5 7 2 3z"
        ),
        cut("M9 12.5v1M15 12.5v1M10 19h.5M13.5 19h.5"),
    ),
    "nitrate_works": (
        solid("M2 23l3-9h4l3 9zM5.5 12L7 2h3l1.5 10zM13 23V11l4 3v-3l5 3.5V23z"),
        cut("M15.5 18.5h4"),
    ),
}

HALL = solid("M1 23V9.5l5.5-3V9.5l5.5-3V9.5L15 8l.8-7.5h4.4L21.5 9 23 23z")
"""A hall with a saw roof and one chimney; its product is painted on the wall."""
HALLS = {
    "steel_mill": "steel",
    "brass_foundry": "brass",
    "oil_refinery": "fuel",
    "textile_mill": "cloth",
    "nylon_factory": "parachutes",
    "nitroglycerin_factory": "nitroglycerin",
    "ammunition_factory": "ammunition",
    "knapsack_factory": "knapsacks",
    "boot_factory": "boots",
    "rifle_works": "rifles",
    "tire_plant": "tires",
    "engine_plant": "engines",
    "truck_plant": "trucks",
    "aircraft_plant": "aircraft",
    "helmet_press": "helmets",
    "tent_maker": "tents",
    "uniform_tailor": "uniforms",
}

SIGNS = {
    "chimney": (solid("M8 9h8l1.5 14h-11zM7 6.5h10V9H7z"),),
    "smoke": (
        tag("path", d="M8 9h8l1.5 14h-11zM7 6.5h10V9H7z"),
        tag("path", d="M9 6c-3-2-1-5 2-4 1-2.5 5-2.5 5.5 0 3.5-.5 4.5 4 1 4.5z", class_="icon-fire"),
    ),
    "token": (
        solid("M12 1l2.6 2.2 3.4-.5.9 3.3 3.1 1.5-1.2 3.2 1.2 3.2-3.1 1.5-.9 3.3-3.4-.5L12 20.4"),
        solid("M12 1L9.4 3.2 6 2.7 5.1 6 2 7.5l1.2 3.2L2 13.9l3.1 1.5.9 3.3 3.4-.5 2.6 2.2"),
        circle(12, 10.7, 6.2, "icon-cut"),
        cut("M8.8 10.7l2.3 2.5 4.2-5"),
        solid("M7.5 18l-2 5.5 3-1 1.5 1.5 1.5-5zM16.5 18l2 5.5-3-1-1.5 1.5-1.5-5z"),
    ),
    "contract": (
        solid("M4 1h11l5 5v17H4z"),
        cut("M15 1.5V6h4.5M7 10.5h10M7 14.5h10M7 18.5h5"),
    ),
    "tick": (line("M4 13l5.5 6L20 5"),),
    "crown": CROWN,
    "arrow": (solid("M1 9.5h12V4l10 8-10 8v-5.5H1z"),),
}


def small(product: str, size: float, x: float, y: float) -> Svg:
    """A product as a part of another drawing."""
    return tag("g", *PRODUCTS[product], transform=f"translate({x} {y}) scale({size})")


def mine(product: str) -> tuple[Svg, ...]:
    return (*PITHEAD, circle(16.5, 16.5, 7.5, "icon-hole"), small(product, 0.56, 9.8, 9.8))


def hall(product: str) -> tuple[Svg, ...]:
    return (HALL, tag("rect", x=4.0, y=10.5, width=14.0, height=12.5, rx=2.0, class_="icon-hole"), on_wall(product))


def on_wall(product: str) -> Svg:
    return small(product, 0.48, 5.2, 11)


FACTORIES = (
    FIELDS
    | {key: mine(product) for key, product in MINES.items()}
    | {key: hall(product) for key, product in HALLS.items()}
)

SYMBOLS: Svg = "".join(
    symbol(f"victory-{key}", *shapes) for sheet in (PRODUCTS, FACTORIES, SIGNS) for key, shapes in sheet.items()
)
