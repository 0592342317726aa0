"""V3, V6, V7: whose turn it is, what a turn begins with, and how the game ends."""

from collections.abc import Iterator

from smokestack.gamekit.telling import Sentence
from smokestack.games.victory.model.complex import product_of
from smokestack.games.victory.model.state import Doing, Phase
from smokestack.games.victory.rules.ends import End
from smokestack.games.victory.rules.scoring import contract_score, contracts_held, product_score, ranks
from smokestack.games.victory.view.names import listed
from smokestack.games.victory.words.tell_story import VictoryTeller, say
from smokestack.kernel.language import zeros

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
PRODUCING = (Phase.MOVE, Phase.RUN, Phase.OUTPUT)
LAYING = (Phase.LAY, Phase.TURN, Phase.PLACE)


def tell_layout(story: VictoryTeller) -> Iterator[Sentence]:
    """V2.3, V2.4: who lays out next."""
    before, after = story.before, story.after
    if before.rounds > 0 or after.rounds > 0 or after.phase not in LAYING:
        return
    player = story.names[after.seat]
    if before.phase == Phase.DRAFT:
        yield say("V2.4", "{player} chose last and will have the first turn.", player=player)
    if before.phase == Phase.DRAFT or before.seat != after.seat:
        yield say("V2.3", "{player} lays out their factories.", player=player)


def tell_move_end(story: VictoryTeller) -> Iterator[Sentence]:
    """V5.9: a move that was cut."""
    before, after = story.before, story.after
    ended = story.turn_begins or after.moves != before.moves
    if ended and before.rounds > 0 and before.phase not in PRODUCING and story.verb != "done" and not fulfilling(story):
        most = story.cards.most_actions
        yield say("V5.9", "After {most} actions the move is over.", most=most)


def fulfilling(story: VictoryTeller) -> bool:
    """Whether the action belongs to a fulfilment."""
    return story.before.phase == Phase.FULFIL or story.before.doing == Doing.FULFIL


def tell_turn(story: VictoryTeller) -> Iterator[Sentence]:
    """V3.1: a new round, a new turn."""
    after = story.after
    if not story.turn_begins or after.ended == 1 + End.ROUND_LIMIT:
        return
    if after.rounds != story.before.rounds:
        yield say("V3.1", "Round {number} begins.", number=after.rounds)
    yield say("V3.1", "It is {player}'s turn.", player=story.names[after.mover])


def tell_next(story: VictoryTeller) -> Iterator[Sentence]:
    """V3.1, V7.1: what is to be decided now that something else is over."""
    before, after = story.before, story.after
    player = story.names[after.mover]
    if after.phase == Phase.FULFIL and story.turn_begins:
        due = listed([story.product(product) for product, count in enumerate(after.due) if count])
        yield say("V7.1", "{player} has the fulfilment token and may deliver {due}.", player=player, due=due)
    if after.moves > before.moves and not story.turn_begins:
        yield say("V3.1", "{player}'s {number} move begins.", player=player, number=ORDINALS[after.moves])
    begins = story.turn_begins or after.moves != before.moves or fulfilling(story)
    if begins and after.phase == Phase.MANAGE:
        yield say("V3.1", "None of {player}'s factories can run, so it is a non-production move.", player=player)


def tell_repairs(story: VictoryTeller) -> Iterator[Sentence]:
    """V5.2: what a lifted factory leaves to be done."""
    s = story.after
    player = story.names[s.seat]
    if s.phase == Phase.JOIN:
        yield say("V5.2", "The complex falls apart: {player} has to build what joins it again.", player=player)
    elif s.phase == Phase.STRANDED:
        product = story.product(product_of(s.complexes[s.seat].cells[s.cell]))
        values = {"product": product, "cell": story.cell(s.cell), "player": player}
        yield say("V5.2", "The {product} at {cell} is stranded: {player} has to move it or throw it away.", **values)


def tell_end(story: VictoryTeller) -> Iterator[Sentence]:
    """V6: why it is over, the score by source, and who won."""
    after = story.after
    if after.phase != Phase.OVER:
        return
    yield tell_reason(story)
    for seat, name in enumerate(story.names):
        c = after.complexes[seat]
        products, contracts = product_score(story.cards, c), contract_score(story.cards, c)
        yield say(
            "V6.2",
            "{player} scores {products} for products and {contracts} for contracts: {total}.",
            player=name,
            products=products,
            contracts=contracts,
            total=products + contracts,
        )
    yield tell_winners(story)


def tell_reason(story: VictoryTeller) -> Sentence:
    after = story.after
    player = story.names[after.mover]
    if after.ended == 1 + End.FULFILLED:
        values = {"player": player, "count": after.fulfilled}
        return say("V7.3", "{player} has fulfilled {count} contracts at once: the game is over.", **values)
    if after.ended == 1 + End.EIGHT_HELD:
        count = contracts_held(after.complexes[after.mover])
        return say("V6.1", "{player} holds {count} contracts: the game is over.", player=player, count=count)
    if after.ended == 1 + End.ALL_CLAIMED:
        return say("V6.1", "No contract is left unclaimed: the game is over.")
    return say("V6.3", "Round {number} was the last: the game is over.", number=after.rounds)


def tell_winners(story: VictoryTeller) -> Sentence:
    """V6.2: a tie in points goes to more contracts."""
    after = story.after
    order = zeros(len(story.names))
    ranks(story.cards, after, order)
    points = [product_score(story.cards, c) + contract_score(story.cards, c) for c in after.complexes]
    winners = [seat for seat, rank in enumerate(order) if rank == 0]
    values = {"names": listed([story.names[seat] for seat in winners]), "points": points[winners[0]]}
    if len(winners) > 1:
        return say("V6.2", "{names} share the win with {points} points.", **values)
    if points[: len(order)].count(points[winners[0]]) > 1:
        return say("V6.2", "{names} wins with {points} points, by more contracts.", **values)
    return say("V6.2", "{names} wins with {points} points.", **values)
