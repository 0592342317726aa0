"""What an action brought about, told from the ledger: trains, Goods, buildings, gains, and the end."""

from collections.abc import Iterator

from smokestack.gamekit.telling import Sentence
from smokestack.games.empire.model.state import Phase
from smokestack.games.empire.rules.ledger import CAPITAL, CITY, CUBE, GOOD, PIP, PROFIT, TRAIN, WORKS, Reason
from smokestack.games.empire.rules.scoring import ranks
from smokestack.games.empire.words.tell_story import EmpireTeller, say
from smokestack.kernel.language import zeros


def tell_effects(story: EmpireTeller) -> Iterator[Sentence]:
    """What trains, Goods, buildings and tracks did, from the ledger."""
    seat = story.before.seat
    for why, clause in ((Reason.EXCHANGE, "E4.4"), (Reason.ARCHIE_EXCHANGES, "E7.5")):
        profit = story.total(PROFIT, why, seat, gained=True)
        if profit and story.after.phase != Phase.OVER:
            paid = story.total(CAPITAL, why, seat, gained=False)
            yield say(
                clause, "{player} exchanges ${paid} for {profit} Profit.", player=story.actor, paid=paid, profit=profit
            )
    yield from tell_links(story)
    for piece, amount, source, target, reason in story.notes:
        if piece == TRAIN:
            yield from tell_train(story, amount, source, target, reason)
        elif piece == CAPITAL and reason == Reason.ARRIVAL:
            yield say("E4.8", "{player} earns ${paid}.", player=story.names[target], paid=amount)
        elif piece == GOOD and reason == Reason.PRODUCE:
            yield say("E4.10", "The {name} makes a Good.", name=story.factory(target - WORKS))
        elif piece == GOOD and reason == Reason.SPEND:
            yield say(
                "E4.11", "{player} spends a Good of the {name}.", player=story.actor, name=story.factory(source - WORKS)
            )
        elif piece == PIP and reason == Reason.UPGRADE:
            pips = story.after.city[target - CITY].pips
            yield say("E4.11", "{what} rises to {pips}.", what=story.building(target - CITY), pips=pips)
        elif reason == Reason.POLLUTE:
            yield say("E4.14", "Pollution rises.")
        elif reason == Reason.CLEAN:
            yield say("E4.14", "Pollution falls to {value}.", value=story.after.pollution)
        elif reason == Reason.BOUND:
            owner = story.names[piece - CUBE]
            yield say(
                "E5.2",
                "{player} has to take a cube off the train of the {name}.",
                player=owner,
                name=story.factory(source - WORKS),
            )


def tell_links(story: EmpireTeller) -> Iterator[Sentence]:
    """E4.8, E4.9: links that were driven unasked; one that a train is moved by is told with the move."""
    moved = story.values[0] if story.verb == "move" else None
    for card, works in enumerate(story.after.works):
        gone = works.link - story.before.works[card].link
        if works.train and gone > 0 and card != moved:
            far = "one link" if gone == 1 else "two links"
            yield say("E4.8", "The train of the {name} goes {far}.", name=story.factory(card), far=far)


def tell_train(story: EmpireTeller, amount: int, source: int, target: int, reason: int) -> Iterator[Sentence]:
    if reason == Reason.ADD_TRAIN:
        yield say("E4.5", "A train starts at the {name}.", name=story.factory(target - WORKS))
    elif reason in (Reason.PASSENGER, Reason.RIDE):
        aboard = story.before.works[target - WORKS].train + 1
        yield say(
            "E4.6" if reason == Reason.PASSENGER else "E4.7",
            "A passenger boards the train of the {name}: {aboard} aboard.",
            name=story.factory(target - WORKS),
            aboard=aboard,
        )
    elif reason == Reason.ARRIVAL:
        yield say(
            "E4.8",
            "The train of the {name} is home with {amount} aboard.",
            name=story.factory(source - WORKS),
            amount=amount,
        )


def tell_gains(story: EmpireTeller) -> Iterator[Sentence]:
    """E5.1, E7.6: income, and Archie's smoke."""
    for seat, name in enumerate(story.names):
        income = story.total(CAPITAL, Reason.GAINS, seat, gained=True)
        if income:
            yield say("E5.1", "{player} gains ${income} from buildings.", player=name, income=income)
    if any(note[4] == Reason.ARCHIE_POLLUTES for note in story.notes):
        yield say("E7.6", "Archie's industry pollutes: {value}.", value=story.after.pollution)
    if story.after.rounds > story.before.rounds:
        yield say(
            "E2.1",
            "Round {round} begins with {player}.",
            round=story.after.rounds,
            player=story.names[story.after.first],
        )


def tell_end(story: EmpireTeller) -> Iterator[Sentence]:
    """E6: score by source, and who won."""
    if story.after.phase != Phase.OVER:
        return
    for seat, name in enumerate(story.names):
        buildings = story.total(PROFIT, Reason.SCORE_BUILDING, seat, gained=True)
        leisure = story.total(PROFIT, Reason.SCORE_LEISURE, seat, gained=True)
        loss = story.total(PROFIT, Reason.SCORE_POLLUTION, seat, gained=False)
        yield say(
            "E6.1",
            "{player} scores {buildings} for buildings, {leisure} for Leisure and loses {loss} to pollution.",
            player=name,
            buildings=buildings,
            leisure=leisure,
            loss=loss,
        )
    order = zeros(len(story.names))
    ranks(story.cards, story.after, order)
    winners = [name for name, rank in zip(story.names, order, strict=True) if rank == 0]
    profit = max(player.profit for player in story.after.players)
    if len(winners) == 1:
        yield say("E6.4", "{name} wins with {profit} Profit.", name=winners[0], profit=profit)
    else:
        yield say("E6.4", "{names} share the win with {profit} Profit.", names=" and ".join(winners), profit=profit)
