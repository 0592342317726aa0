"""V5.3, V5.5: offers and answers, both sides in words."""

from collections.abc import Iterator, Sequence

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Sentence
from smokestack.games.victory.model.state import Doing, Phase, State
from smokestack.games.victory.view.names import basket_text
from smokestack.games.victory.words.tell_story import VictoryTeller, say


def deal_text(edition: Edition, give: Sequence[int], get: Sequence[int]) -> str:
    """2 wood for 1 steel."""
    return f"{basket_text(edition, give)} for {basket_text(edition, get)}"


def tell_offer(story: VictoryTeller) -> Iterator[Sentence]:
    other = story.names[story.values[0]]
    yield say("V5.5", "{player} begins an offer to {other}.", player=story.actor, other=other)


def tell_offered_so_far(story: VictoryTeller) -> Iterator[Sentence]:
    """What the offer has come to."""
    deal = deal_text(story.edition, story.after.give.of, story.after.get.of)
    yield say("V5.5", "{player}'s offer to {other} so far: {deal}.", player=story.actor, other=story.partner, deal=deal)


def tell_send(story: VictoryTeller) -> Iterator[Sentence]:
    s = story.before
    give, get = basket_text(story.edition, s.give.of), basket_text(story.edition, s.get.of)
    values = {"player": story.actor, "other": story.partner, "give": give, "get": get}
    if not any(s.get.of):
        yield say("V5.5", "{player} offers {other} {give} as a gift.", **values)
    elif not any(s.give.of):
        yield say("V5.5", "{player} asks {other} for {get} as a gift.", **values)
    else:
        yield say("V5.5", "{player} offers {other} {give} for {get}.", **values)


def tell_asked(story: VictoryTeller) -> Iterator[Sentence]:
    """V5.3: the whole of what the other player is asked to agree to."""
    s = story.after
    if s.phase != Phase.ANSWER or s.doing not in (Doing.HAND, Doing.FETCH):
        return
    values = {
        "player": story.names[s.mover],
        "other": story.names[s.partner],
        "move": factory_move(story, s),
    }
    yield say("V5.3", "{player} asks {other} to agree: {move}.", **values)


def factory_move(story: VictoryTeller, s: State) -> str:
    giver, taker = (s.mover, s.partner) if s.doing == Doing.HAND else (s.partner, s.mover)
    start, end = story.cell(s.source), story.cell(s.cell)
    kind, top = story.factory(s.kind), story.top(s.kind, s.target_turn)
    return f"the {kind} goes from {story.names[giver]}'s {start} to {story.names[taker]}'s {end}{top}"


def tell_accept(story: VictoryTeller) -> Iterator[Sentence]:
    if story.before.doing == Doing.TRADE:
        yield say("V5.5", "{player} accepts.", player=story.actor)
    else:
        yield say("V5.3", "{player} agrees.", player=story.actor)


def tell_decline(story: VictoryTeller) -> Iterator[Sentence]:
    clause = "V5.5" if story.before.doing == Doing.TRADE else "V5.3"
    yield say(clause, "{player} declines.", player=story.actor)


def tell_hand(story: VictoryTeller) -> Iterator[Sentence]:
    values = {
        "player": story.actor,
        "kind": story.factory(story.kind_at(story.before.seat, story.before.cell)),
        "cell": story.cell(story.before.cell),
        "other": story.names[story.values[0]],
    }
    yield say("V5.3", "{player} would like to give {other} the {kind} at {cell}.", **values)


def tell_fetch(story: VictoryTeller) -> Iterator[Sentence]:
    other = story.names[story.values[0]]
    yield say("V5.3", "{player} would like a factory of {other}'s.", player=story.actor, other=other)
