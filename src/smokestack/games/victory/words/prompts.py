"""What is expected now, in one sentence."""

from collections.abc import Sequence

from smokestack.games.victory.view.names import listed
from smokestack.games.victory.view.table import DoingView, VictoryView

FALLS = {
    "reveal": "Chance turns up a contract.",
    "starter": "Chance names who picks first from the starting set.",
}
ASKED = {
    "draft": "take a factory from the starting set",
    "lay": "choose the factory you lay out next",
    "fulfil": "deliver on each contract or lose it: {due} to go",
    "move": "choose a kind of factory to run, or manage your complex instead",
    "run": "choose the {factory} that runs next{stop}",
    "output": "choose what the {factory} at {cell} puts out",
    "manage": "lift a card, build, claim a contract, trade, or end this move",
    "product": "choose where the {lifted} from {cell} goes, or throw it away",
    "factory": "move the factory at {cell}, tear it down, or hand it to another player",
    "place": "choose the cell in {whose} complex where the {factory} goes",
    "turn": "choose where the top of the {factory} at {cell} points",
    "join": "your complex has fallen apart: build a factory that joins it again",
    "stranded": "the {lifted} at {cell} has no factory beside it any more: move it, or throw it away",
    "bank": "choose the product the bank gives you",
    "receive": "choose a cell for the {product} you got",
    "offer": "choose what you give {partner} and what you want, then send the offer",
    "leave": "choose which {product} you hand over",
    "fetch": "choose the factory of {partner} that shall come to you",
}


def prompt(view: VictoryView, names: Sequence[str]) -> str:
    """One sentence for players and watchers alike."""
    if view.phase == "over":
        return ask_end(view, names)
    if view.phase in FALLS:
        return FALLS[view.phase]
    name, doing = names[view.to_move], view.doing
    if view.phase == "pay":
        return f"{name}, {ask_payment(doing)}."
    if view.phase == "answer":
        return f"{name}, {ask_answer(view, doing, names)}."
    return f"{name}, {ASKED[view.phase].format(**known(view, doing, names))}."


def known(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> dict[str, str]:
    """What the sentences may speak of."""
    if doing is None:
        return {"due": str(sum(contract.count for contract in view.due))}
    own = doing.owner is None or doing.owner == view.to_move
    return {
        "due": str(sum(contract.count for contract in view.due)),
        "factory": doing.factory or "",
        "cell": doing.cell or "",
        "product": (doing.product or "").lower(),
        "lifted": lifted(view, doing),
        "whose": "your" if own else f"{names[doing.owner or 0]}'s",
        "partner": "" if doing.partner is None else names[doing.partner],
        "stop": ", or stop here",
    }


def lifted(view: VictoryView, doing: DoingView) -> str:
    """The card at the chosen cell."""
    rows = view.players[view.to_move].complex.rows
    return next((cell.name.lower() for row in rows for cell in row if cell.cell == doing.cell), "")


def ask_payment(doing: DoingView | None) -> str:
    assert doing is not None
    more = "the product" if doing.owed == 1 else f"{doing.owed} products"
    if doing.what == "fulfil":
        return f"choose which {(doing.product or '').lower()} you deliver"
    if doing.what == "claim":
        return f"choose which {(doing.product or '').lower()} you turn in for the contract"
    if doing.what == "bank":
        return f"choose which {(doing.product or '').lower()} the bank gets: {doing.owed} to go"
    return f"choose {more} you pay for the {doing.factory}"


def ask_answer(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    assert doing is not None
    mover = names[view.mover]
    if doing.what == "trade":
        give, get = (
            listed([f"{each.count} {each.name.lower()}" for each in basket]) for basket in (doing.give, doing.get)
        )
        return f"{mover} offers you {give or 'nothing'} for {get or 'nothing'}: accept or decline"
    if doing.what == "hand":
        return f"{mover} wants to move the {doing.factory} to your {doing.cell}: accept or decline"
    return f"{mover} wants to take your {doing.factory} at {doing.source}: accept or decline"


def ask_end(view: VictoryView, names: Sequence[str]) -> str:
    first = [names[player.seat] for player in view.players if player.rank == 0]
    points = max(player.score for player in view.players)
    if len(first) == 1:
        return f"The game is over: {first[0]} wins with {points} points."
    return f"The game is over: {listed(first)} share the win with {points} points."
