"""From an edition file to cards: E1.1–E1.3, E4.1, E7.4 and everything else that must hold before a game."""

from smokestack.gamekit.edition import Sheet, unique
from smokestack.games.empire.model.cards import (
    ACTION_CARDS,
    BLOCKS,
    BUILDINGS,
    CHOICES,
    FACES,
    FACTORIES,
    GOODS,
    ICONS,
    MOST_ROUNDS,
    NONE,
    SIDES,
    Cards,
    Choice,
    Icon,
    Type,
)

TYPE_KEYS = [kind.name.lower() for kind in Type]
ICON_KEYS = [icon.name.lower() for icon in Icon]
CHOICE_KEYS = [choice.name.lower() for choice in Choice]
ICON_NAMES = [
    "Produce",
    "Upgrade residential",
    "Upgrade commercial",
    "Upgrade leisure",
    "Upgrade industrial",
    "Upgrade any",
    "Add a train",
    "Passenger on own train",
    "Passenger on other's train",
    "Move one link",
    "Move two links",
    "Exchange at $2",
    "Exchange at $3",
    "Reduce pollution",
]
CHOICE_NAMES = [
    "Exchange",
    "Add a train",
    "Passenger on own train",
    "Passenger on other's train",
    "Move one link",
    "Move two links",
    "Reduce pollution",
]
NEVER_RAISED = (Type.MIXED, Type.TOWN_HALL)
BEFORE_STEPS_COUNTED = ("ecbe7356a4b594d9", "3f43991b7249a6d9", "b846808e7e4e1b3c", "1394fb96711fb97b")
"""The digests of `nano`, `nano-2`, `nano-3` and `nano-4`, released before E4.14 asked for steps enough.

Digests and not names: a copy of one of them keeps its name easily, but anything changed in it makes another digest.
"""

Named = dict[str, list[str]]


def read_cards(top: Sheet) -> tuple[Cards, Named, Named]:
    """Cards, words for notation and names for sentences; problems are left in the sheet."""
    cards = Cards()
    read_rules(top.table("rules"), cards)
    read_income(top.table("income"), cards)
    read_score(top.table("score"), cards)
    read_archie(top.table("archie"), cards)
    goods, good_names, letters = read_goods(top, cards)
    read_city(top, cards)
    require_steps_to_pollute(top, cards)
    factories, factory_names = read_factories(top, cards, goods)
    read_market(top, cards, goods)
    read_action_cards(top, cards)
    read_archie_rows(top, cards)
    words: Named = {}
    names = {
        "good": good_names,
        "letter": letters,
        "factory": factory_names,
        "factory_key": factories,
        "factory_number": [f"{card + 1}" for card in range(FACTORIES)],
        "type": [key.replace("_", " ").title() for key in TYPE_KEYS],
        "icon": ICON_NAMES,
        "choice": CHOICE_NAMES,
        "building": [f"{block + 1}-{number + 1}" for block in range(BLOCKS) for number in range(FACES)],
    }
    return cards, words, names


def read_rules(sheet: Sheet, cards: Cards) -> None:
    cards.rounds = sheet.whole("rounds", 1, MOST_ROUNDS)
    cards.years = sheet.whole("years", 1, 100)
    cards.capital = sheet.whole("capital", 0, 100)
    cards.profit = sheet.whole("profit", 0, 100)
    cards.dice = sheet.whole("dice", 1, BUILDINGS // 2)
    cards.cubes = sheet.whole("cubes", 4, 40)
    cards.reroll_cost = sheet.whole("reroll_cost", 0, 20)
    cards.capital_limit = sheet.whole("capital_limit", 1, 1000)
    cards.trains = sheet.whole("trains", 1, FACTORIES)
    cards.train_top = sheet.whole("train_top", 1, 6)
    cards.pollution_top = sheet.whole("pollution_top", 1, 100)
    cards.upgrade_any_cost = sheet.whole("upgrade_any_cost", 0, 50)
    sheet.done()


def read_income(sheet: Sheet, cards: Cards) -> None:
    for kind in (Type.RESIDENTIAL, Type.COMMERCIAL, Type.MIXED, Type.INDUSTRIAL):
        cards.income[kind] = sheet.whole(kind.name.lower(), 0, 20)
    sheet.done()


def read_score(sheet: Sheet, cards: Cards) -> None:
    for kind in (Type.RESIDENTIAL, Type.COMMERCIAL, Type.PARKING, Type.TOWN_HALL, Type.INDUSTRIAL, Type.LEISURE):
        cards.score[kind] = sheet.whole(kind.name.lower(), 0, 20)
    cards.flat_score[Type.MIXED] = sheet.whole("mixed_flat", 0, 50)
    sheet.done()


def read_archie(sheet: Sheet, cards: Cards) -> None:
    """E7.1, E7.2: his money by level, and the rounds in which he builds."""
    for number, level in enumerate(("easy", "normal", "advanced")):
        cards.archie_capital[number] = sheet.whole(f"capital_{level}", 0, 500)
    cards.archie_profit = sheet.whole("profit", 0, 100)
    builds = sheet.rising("builds_in", 0, cards.dice, 1, cards.rounds)
    cards.archie_passengers = sheet.whole("passengers", 0, 40)
    cards.archie_exchange = sheet.whole("exchange", 1, 20)
    sheet.done()
    for number in builds:
        cards.archie_builds[number] = 1


def read_goods(top: Sheet, cards: Cards) -> tuple[list[str], list[str], list[str]]:
    sheets = top.tables("goods", GOODS, GOODS)[:GOODS]
    keys = [sheet.text("key") for sheet in sheets]
    names = [sheet.text("name") for sheet in sheets]
    letters = [sheet.text("letter") for sheet in sheets]
    for good, sheet in enumerate(sheets):
        cards.upgrades[good] = sheet.choice("upgrades", TYPE_KEYS)
        sheet.done()
        if cards.upgrades[good] not in (Type.RESIDENTIAL, Type.COMMERCIAL, Type.LEISURE):
            sheet.problem("upgrades", "a Good raises residential, commercial or leisure buildings")
    unique(sheets, "key", keys)
    unique(sheets, "letter", letters)
    unique(sheets, "upgrades", [TYPE_KEYS[kind] for kind in cards.upgrades[: len(sheets)]])
    return keys, names, letters


def read_city(top: Sheet, cards: Cards) -> None:
    """E1.1: six blocks of six buildings, each once."""
    seen: set[int] = set()
    for sheet in top.tables("buildings", BUILDINGS, BUILDINGS):
        block, number = sheet.whole("block", 1, BLOCKS), sheet.whole("number", 1, FACES)
        kind, most = sheet.choice("type", TYPE_KEYS), sheet.whole("most", 1, 6)
        sheet.done()
        place = (block - 1) * FACES + number - 1
        if place in seen:
            sheet.problem("number", f"block {block} has a building {number} already")
        if kind in NEVER_RAISED and most != 1:
            sheet.problem("most", f"is {most}; a {TYPE_KEYS[kind]} is never raised, so it must be 1")
        seen.add(place)
        cards.city[place].kind, cards.city[place].most = kind, most


def require_steps_to_pollute(top: Sheet, cards: Cards) -> None:
    """E4.14: the top of the pollution track is within reach of the Industrial buildings."""
    steps = sum(building.most - 1 for building in cards.city if building.kind == Type.INDUSTRIAL)
    complete = all(building.most > 0 for building in cards.city)
    if complete and steps < cards.pollution_top:
        top.later_problem(
            "buildings",
            f"the industrial ones can rise {steps} steps together; it must be at least {cards.pollution_top}, "
            "as pollution_top says (E4.14)",
            BEFORE_STEPS_COUNTED,
        )


def read_factories(top: Sheet, cards: Cards, goods: list[str]) -> tuple[list[str], list[str]]:
    """E1.2: six cards with two sides; at least one side of each makes a Good."""
    keys, names = [""] * (FACTORIES * SIDES), [""] * (FACTORIES * SIDES)
    sheets = top.tables("factories", FACTORIES * SIDES, FACTORIES * SIDES)
    for sheet in sheets:
        card, side = sheet.whole("card", 1, FACTORIES) - 1, sheet.choice("side", ["a", "b"])
        factory = cards.factories[card].sides[side]
        place = card * SIDES + side
        if keys[place]:
            sheet.problem("side", f"card {card + 1} has a side {'ab'[side]} already")
        keys[place], names[place] = sheet.text("key"), sheet.text("name")
        factory.good = sheet.choice("good", goods, none=True) if goods else NONE
        factory.cost = sheet.whole("cost", 0, 31)
        factory.links = sheet.whole("links", 1, 12)
        factory.track = sheet.whole("track", 0, 12)
        sheet.done()
        if (factory.good == NONE) != (factory.track == 0):
            sheet.problem("track", "a factory with a Good has a track of at least 1, one without has 0")
    unique(sheets, "key", [sheet.text("key") for sheet in sheets])
    choose_dealt_sides(top, cards)
    return keys, names


def choose_dealt_sides(top: Sheet, cards: Cards) -> None:
    """E1.2: a dealt card without Goods is turned to its other side."""
    for number, card in enumerate(cards.factories):
        for side in range(SIDES):
            card.dealt_side[side] = side if card.sides[side].good != NONE else 1 - side
        if all(face.good == NONE for face in card.sides):
            top.problem("factories", f"card {number + 1} makes no Good on either side")


def read_market(top: Sheet, cards: Cards, goods: list[str]) -> None:
    """E4.1: a price for every face and colour."""
    seen: set[int] = set()
    for sheet in top.tables("market", FACES, FACES):
        face = sheet.whole("face", 1, FACES) - 1
        if face in seen:
            sheet.problem("face", f"face {face + 1} is there twice")
        seen.add(face)
        for good, key in enumerate(goods):
            cards.market[face].goods[good] = sheet.whole(key, 0, 20)
        sheet.done()


def read_action_cards(top: Sheet, cards: Cards) -> None:
    """E1.3: eight cards of five icons."""
    seen: set[int] = set()
    for sheet in top.tables("action_cards", ACTION_CARDS, ACTION_CARDS):
        number = sheet.whole("number", 1, ACTION_CARDS) - 1
        icons = sheet.choices("icons", ICON_KEYS, ICONS, ICONS)
        sheet.done()
        if number in seen:
            sheet.problem("number", f"card {number + 1} is there twice")
        seen.add(number)
        if len(icons) == ICONS:
            cards.action_cards[number].icons = icons


def read_archie_rows(top: Sheet, cards: Cards) -> None:
    """E7.4: every icon leads to exactly one row."""
    seen: set[int] = set()
    for sheet in top.tables("archie_rows", 1, len(Icon)):
        took = sheet.choices("took", ICON_KEYS, 1)
        choices = sheet.choices("choices", CHOICE_KEYS, CHOICES, CHOICES)
        sheet.done()
        for icon in took:
            if icon in seen:
                sheet.problem("took", f"{ICON_KEYS[icon]} is in another row already")
            seen.add(icon)
            if len(choices) == CHOICES:
                cards.archie[icon].choices = list(choices)
    for icon, key in enumerate(ICON_KEYS):
        if icon not in seen:
            top.problem("archie_rows", f"no row says what Archie does after {key}")
