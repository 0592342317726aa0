"""Positions one card short of an age's end, with all the goods for that card in its builder's own cubes."""

from tests.rules.titans.table import BLUE, GREEN, RED, Table

RESIDENTIAL = 0
LAST_CARD = "develop homestead"
"""What RED does to end the age in the positions drawn here; it uses up RED's $1 cubes and costs nothing."""

TOWN = (
    "general-store",
    "arcade",
    "shopping-mile",
    "coach-stop",
    "ferry-terminal",
    "union-station",
    "workshop-yard",
    "cannery-row",
)
"""Eight cards in an order in which they can be built, none of them Residential."""


def goods_for_homestead(t: Table, builder: int = RED) -> Table:
    """What the first Residential space takes, of the builder's own, the cheapest there are: wood and stone at first."""
    for good, count in enumerate(t.cards.sides[RESIDENTIAL].plots[0].need):
        if count:
            number = t.cards.goods[good].red_grid
            t.cubes(builder, t.game.edition.words["grid"][number], *t.cards.grids[number].price[:count])
    return t


def before_age_two(t: Table) -> Table:
    """RED is about to build the third card; everybody then owns one.

    With General Store 1/1/2, Coach Stop 2/1/1 and Homestead 2/1/1 the demand will be: c-res 2, c-com 1, c-tra 2,
    c-ind 0, d-rc 2, d-ti 1, e-ri 1, e-ct 3. Nobody has most real estate, so each gains 1 share (T8.3) for it.
    """
    return goods_for_homestead(t.build(BLUE, "general-store").build(GREEN, "coach-stop").turn_of(RED))


def before_the_end(t: Table) -> Table:
    """RED is about to build the ninth card; BLUE and GREEN own four each, and nobody has money.

    Without cubes on the consumer grids the age ends with 1, 4 and 4 share (T8.3).
    """
    t.age(3).build(BLUE, *TOWN[:4]).build(GREEN, *TOWN[4:]).show().turn_of(RED).purse(0, 0, 0)
    return goods_for_homestead(t)
