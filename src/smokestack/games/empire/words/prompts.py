"""What is expected now, in one sentence."""

from collections.abc import Sequence

from smokestack.games.empire.view.table import EmpireView

FALLS = {
    "start": "Chance picks the Start Player.",
    "flip": "Half of the Factory cards are turned over.",
    "deal": "The Factory cards are dealt.",
    "draw": "New Action cards are turned up.",
    "market": "The market die falls: it sets the price of Goods for this round.",
}
ASKED = {
    "build": "choose a building the dice name{reroll}, or build nothing",
    "take": "take a Factory card for the new Industrial {building}",
    "split": "choose how much of the {owed} for the factory comes from Capital; Profit pays the rest",
    "icon": "take an icon on the Action cards",
    "exchange": "choose how much Profit to buy at ${rate} each, {most} at most",
    "train": "choose a factory that gets a train",
    "board": "choose a train for the passenger",
    "move": "choose a train that goes one link",
    "make": "choose a factory that makes a Good, or say Done",
    "raise": "choose a building to raise, or say Done",
    "spend": "choose the factory whose Good raises {building}",
    "reduce": "lower pollution from {pollution} to {lower}, or say Done",
    "release": "Capital above ${limit} binds a cube: choose the train it leaves",
}


def prompt(view: EmpireView, names: Sequence[str]) -> str:
    """One sentence for players and watchers alike."""
    if view.phase == "over":
        winners = " and ".join(names[seat] for seat in view.winners)
        return f"The game is over: {winners} {'wins' if len(view.winners) == 1 else 'share the win'}."
    if view.phase in FALLS:
        return FALLS[view.phase]
    name = names[view.seat]
    if view.phase in ("roll", "archie_roll"):
        return f"{name} rolls a die."
    if view.archie_answers is not None:
        return f"{name} answers: {view.archie_answers}."
    rate, most = view.exchange or (0, 0)
    asked = ASKED[view.phase].format(
        building=view.building,
        owed=view.owed,
        rate=rate,
        most=most,
        pollution=view.pollution,
        lower=view.pollution - 1,
        limit=view.capital_limit,
        reroll=f", reroll one die for ${view.reroll_cost}" if view.can_reroll else "",
    )
    return f"{name}, {asked}."
