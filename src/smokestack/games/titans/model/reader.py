"""From an edition file to cards: T1.1–T1.4 and everything else that must hold before a game can be played."""

import re
from collections import Counter
from collections.abc import Sequence

from smokestack.gamekit.edition import Sheet, unique
from smokestack.games.titans.model.cards import (
    ADVANCEMENTS,
    AGES,
    CONSUMER_GRIDS,
    ESTATES,
    FACILITIES,
    GOODS,
    GRIDS,
    LEVELS,
    NONE,
    PLOTS,
    SIDES,
    SPACES,
    USES,
    Cards,
    Effect,
    Market,
)
from smokestack.games.titans.model.ladders import ladder_words, read_prices, set_ladder

SIDE_KEYS = ["residential", "commercial", "transportation", "industrial"]
MARKET_KEYS = [market.name.lower() for market in Market]
EFFECT_KEYS = [effect.name.lower() for effect in Effect]
FACILITY_CARDS = 56
KEY = re.compile("[a-z][a-z0-9-]*")
WITH_GOOD = (Effect.SALE_MONEY, Effect.SALE_SHARE, Effect.EXTRA_GOODS)

Named = dict[str, list[str]]


def read_cards(top: Sheet) -> tuple[Cards, Named, Named]:
    """Cards, words for notation and names for sentences; problems are left in the sheet.

    Without goods nothing else can be judged, so that is said alone.
    """
    cards = Cards()
    prices = read_rules(top.table("rules"), cards)
    goods, good_names, letters = read_goods(top, cards)
    if not goods:
        return cards, {}, {}
    grids, grid_names = read_grids(top, cards, goods, prices)
    facilities, facility_names = read_facilities(top, cards, goods)
    read_plots(top, cards, goods)
    estates, estate_names = read_estates(top, cards)
    advancements, advancement_names, texts = read_advancements(top, cards, goods, grids)
    check_sources_of_goods(top, cards, goods)
    words = {
        "good": goods,
        "grid": grids,
        "facility": facilities,
        "estate": estates,
        "advancement": advancements,
        **ladder_words(cards, prices, grids),
    }
    names = {
        "good": good_names,
        "goods": [name.lower() for name in good_names],
        "letter": letters,
        "grid": grid_names,
        "facility": facility_names,
        "estate": estate_names,
        "advancement": advancement_names,
        "advancement_text": texts,
        "side": [key.title() for key in SIDE_KEYS],
        "market": [key.title() for key in MARKET_KEYS],
    }
    return cards, words, names


def read_rules(sheet: Sheet, cards: Cards) -> list[int]:
    """The numbers of the rules; returns the prices of all grids that have none of their own."""
    cards.cash = sheet.whole("cash", 0, 500)
    cards.row = sheet.whole("row", 1, ADVANCEMENTS // AGES)
    cards.rent = sheet.whole("rent", 0, 50)
    cards.idle_relief = sheet.whole("idle_relief", 1, 50)
    cards.age_ends = sheet.wholes("age_ends", AGES, 1, SIDES * PLOTS)
    cards.domination = sheet.whole("domination", 0, 100)
    cards.dollars_per_share = sheet.whole("dollars_per_share", 1, 100)
    prices = read_prices(sheet)
    sheet.done()
    if sorted(set(cards.age_ends)) != cards.age_ends:
        sheet.problem("age_ends", f"is {cards.age_ends}; each age must end later than the one before")
    return prices


def keyed(sheets: Sequence[Sheet]) -> tuple[list[str], list[str]]:
    """Keys and names of a list of tables; keys are single words and differ."""
    keys = [sheet.text("key") for sheet in sheets]
    names = [sheet.text("name") for sheet in sheets]
    for sheet, key in zip(sheets, keys, strict=True):
        if not KEY.fullmatch(key):
            sheet.problem("key", f"is '{key}'; a key is one word in small letters, such as oil-well")
    unique(sheets, "key", keys)
    return keys, names


def read_goods(top: Sheet, cards: Cards) -> tuple[list[str], list[str], list[str]]:
    sheets = top.tables("goods", 1, GOODS)[:GOODS]
    keys, names = keyed(sheets)
    letters = [sheet.text("letter") for sheet in sheets]
    for sheet, letter in zip(sheets, letters, strict=True):
        if len(letter) != 1:
            sheet.problem("letter", f"is '{letter}'; it is one letter")
        sheet.done()
    unique(sheets, "letter", letters)
    cards.good_types = len(sheets)
    cards.research = keys.index("research") if "research" in keys else 0
    if "research" not in keys:
        top.problem("goods", "has no good with the key research, which advancements cost")
    for good in range(GOODS):
        cards.goods[good].red_grid = NONE
    return keys, names, letters


def read_grids(top: Sheet, cards: Cards, goods: list[str], prices: list[int]) -> tuple[list[str], list[str]]:
    """T2.4: eight consumer grids, then Research; a red grid shows one good, a good has at most one red grid."""
    sheets = top.tables("grids", GRIDS, GRIDS)[:GRIDS]
    keys, names = keyed(sheets)
    for number, sheet in enumerate(sheets):
        grid = cards.grids[number]
        grid.market = sheet.choice("market", MARKET_KEYS)
        red = sheet.flag("red")
        shown = sheet.choices("goods", goods, 1)
        sides = sheet.choices("sides", SIDE_KEYS, 0, SIDES)
        set_ladder(grid, read_prices(sheet, prices))
        sheet.done()
        for good in shown:
            grid.accepts[good] = 1
        for side in sides:
            grid.serves[side] = 1
        check_grid(sheet, cards, number, red, shown, sides)
        if red:
            place_red_goods(sheet, cards, number, goods, shown)
    return keys, names


def check_grid(sheet: Sheet, cards: Cards, number: int, red: bool, shown: list[int], sides: list[int]) -> None:
    market = cards.grids[number].market
    research = market == Market.RESEARCH
    if research != (number == CONSUMER_GRIDS):
        sheet.problem("market", f"grid {number + 1} of {GRIDS}: the research grid must be the last, and only that")
    if red != (market in (Market.CONSUMABLES, Market.RESEARCH)):
        sheet.problem("red", "the red grids are those of Consumables and Research")
    if research and shown != [cards.research]:
        sheet.problem("goods", "the research grid takes research and nothing else")
    if research == bool(sides):
        sheet.problem("sides", "a consumer grid serves at least one side, the research grid none")
    if len(set(shown)) != len(shown) or len(set(sides)) != len(sides):
        sheet.problem("goods", "a good or side is named twice")


def place_red_goods(sheet: Sheet, cards: Cards, number: int, goods: list[str], shown: list[int]) -> None:
    if len(shown) > 1:
        sheet.problem("goods", "a red grid shows exactly one good, or nobody would know what is bought there")
    for good in shown:
        if cards.goods[good].red_grid != NONE:
            sheet.problem("goods", f"{goods[good]} has a red grid already")
        cards.goods[good].red_grid = number


def read_facilities(top: Sheet, cards: Cards, goods: list[str]) -> tuple[list[str], list[str]]:
    """T1.2: 56 cards in all."""
    sheets = top.tables("facilities", 1, FACILITIES)[:FACILITIES]
    keys, names = keyed(sheets)
    cards.facility_types = len(sheets)
    for facility, sheet in zip(cards.facilities, sheets, strict=False):
        facility.makes = sheet.choice("makes", goods)
        facility.build = sheet.choice("build", goods, none=True)
        facility.expand = sheet.choice("expand", goods)
        facility.uses = sheet.wholes("uses", USES, 0, 200)
        facility.copies = sheet.whole("copies", 1, FACILITY_CARDS)
        sheet.done()
        if sorted(facility.uses) != facility.uses:
            sheet.problem("uses", f"is {facility.uses}; more uses cannot cost less in total")
        for name, good in (("build", facility.build), ("expand", facility.expand)):
            if good != NONE and cards.goods[good].red_grid == NONE:
                sheet.problem(name, f"{goods[good]} is on no red grid, so nobody could buy it")
    total = sum(facility.copies for facility in cards.facilities[: len(sheets)])
    if sheets and total != FACILITY_CARDS:
        top.problem("facilities", f"have {total} copies in all; it must be {FACILITY_CARDS}")
    if sheets and all(facility.build != NONE for facility in cards.facilities[: len(sheets)]):
        top.problem("facilities", "at least one must have no build good, or nobody could ever start")
    return keys, names


def read_plots(top: Sheet, cards: Cards, goods: list[str]) -> None:
    """T7.1: each side has spaces of every level, perhaps several of one; they are built in this order."""
    sheets = top.tables("plots", SIDES * LEVELS, SIDES * PLOTS)
    for sheet, side, level, need in sorted((read_plot(sheet, goods) for sheet in sheets), key=lambda plot: plot[2]):
        printed = cards.sides[side]
        if printed.spaces == PLOTS:
            sheet.problem("side", f"{SIDE_KEYS[side]} has more than {PLOTS} spaces")
            continue
        plot = printed.plots[printed.spaces]
        plot.level = level - 1
        printed.spaces += 1
        for good in need:
            plot.need[good] += 1
            if cards.goods[good].red_grid == NONE:
                sheet.problem("goods", f"{goods[good]} is on no red grid, so nobody could buy it")
    spaces = sum(side.spaces for side in cards.sides)
    if sheets and cards.age_ends[-1] > spaces:
        top.problem(
            "rules.age_ends", f"the last age ends with card {cards.age_ends[-1]}, and there are {spaces} spaces"
        )


def read_plot(sheet: Sheet, goods: list[str]) -> tuple[Sheet, int, int, list[int]]:
    """A space with its side, level and goods."""
    side, level = sheet.choice("side", SIDE_KEYS), sheet.whole("level", 1, LEVELS)
    need = sheet.choices("goods", goods, 1, SPACES)
    sheet.done()
    return sheet, side, level, need


def read_estates(top: Sheet, cards: Cards) -> tuple[list[str], list[str]]:
    """T1.3: 32 cards; T7.1: as many of each side and level as there are spaces, at least."""
    sheets = top.tables("estates", ESTATES, ESTATES)[:ESTATES]
    keys, names = keyed(sheets)
    found: Counter[tuple[int, int]] = Counter()
    for estate, sheet in zip(cards.estates, sheets, strict=False):
        estate.side = sheet.choice("side", SIDE_KEYS)
        estate.level = sheet.whole("level", 1, LEVELS) - 1
        estate.demand = sheet.wholes("demand", len(Market) - 1, 0, SPACES)
        sheet.done()
        found[estate.side, estate.level] += 1
    if sheets:
        compare_cards_with_spaces(top, cards, found)
    return keys, names


def compare_cards_with_spaces(top: Sheet, cards: Cards, found: Counter[tuple[int, int]]) -> None:
    """T7.1: every space gets a card, and every level has a space."""
    for side, key in enumerate(SIDE_KEYS):
        printed = cards.sides[side]
        spaces = Counter(plot.level for plot in printed.plots[: printed.spaces])
        for level in range(LEVELS):
            if not spaces[level]:
                top.problem("plots", f"has no {key} space of level {level + 1}")
            elif found[side, level] < spaces[level]:
                few = f"{found[side, level] or 'no'} {key} card{'s' if found[side, level] > 1 else ''}"
                top.problem("estates", f"has {few} of level {level + 1} for {plural(spaces[level])}")


def plural(spaces: int) -> str:
    return "its space" if spaces == 1 else f"its {spaces} spaces"


def read_advancements(
    top: Sheet, cards: Cards, goods: list[str], grids: list[str]
) -> tuple[list[str], list[str], list[str]]:
    """T1.4: 24 cards over three ages."""
    sheets = top.tables("advancements", ADVANCEMENTS, ADVANCEMENTS)[:ADVANCEMENTS]
    keys, names = keyed(sheets)
    texts = [sheet.text("text") for sheet in sheets]
    for card, sheet in zip(cards.advancements, sheets, strict=False):
        card.age = sheet.whole("age", 1, AGES) - 1
        card.cost = sheet.whole("cost", 1, SPACES)
        card.effect = sheet.choice("effect", EFFECT_KEYS)
        card.good = sheet.choice("good", goods) if card.effect in WITH_GOOD else NONE
        card.grid = sheet.choice("grid", grids[:CONSUMER_GRIDS]) if card.effect == Effect.GRID_MONEY else NONE
        card.amount = sheet.whole("amount", 1, 100) if card.effect != Effect.MAIL_ORDER else 0
        card.limit = sheet.whole("limit", 1, 1000) if card.effect == Effect.SCORE_MONEY else 0
        card.apart = int(sheet.flag("apart")) if card.effect == Effect.REPLACE else 0
        sheet.done()
        if card.effect == Effect.REPLACE and card.apart and card.amount > CONSUMER_GRIDS:
            sheet.problem("amount", f"is {card.amount}; apart, there are only {CONSUMER_GRIDS} grids")
        if card.effect >= Effect.SCORE_ESTATES and card.age != AGES - 1:
            sheet.problem("age", "a card that scores at the end belongs to age 3")
    for age in range(AGES):
        if sheets and not any(card.age == age for card in cards.advancements):
            top.problem("advancements", f"has no card of age {age + 1}")
    return keys, names, texts


def check_sources_of_goods(top: Sheet, cards: Cards, goods: list[str]) -> None:
    """A good needs a grid to lie on, and one that must be bought needs a facility that makes it."""
    makers = {facility.makes for facility in cards.facilities[: cards.facility_types]}
    for good, key in enumerate(goods):
        if good in makers and not any(grid.accepts[good] for grid in cards.grids):
            top.problem("goods", f"{key} is made but fits no grid")
        if good not in makers:
            top.problem("goods", f"{key} is made by no facility")
