"""Looking back at a match: score by source, the course of the scores, and the turning points."""

from itertools import pairwise

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.words import GameWords
from smokestack.match.entry import Decision
from smokestack.web.answers.past import Chart, PlayerResult, Result, TurningPoint
from smokestack.web.room import Room

POINTS = 120
"""A chart has at most so many moments."""
TURNING_POINTS = 3


def result(room: Room) -> Result:
    """How it stands, where each player's points come from, and how it came about."""
    match, position = room.match, room.match.position
    sources = score_sources(room)
    names, scores, ranks = match.names, position.scores(), position.ranks()
    players: list[PlayerResult] = [
        {
            "seat": seat,
            "name": names[seat],
            "score": scores[seat],
            "rank": ranks[seat] + 1,
            "sources": [{"source": label, "points": points} for label, points in sources[seat]],
        }
        for seat in range(position.seats)
    ]
    return {"over": match.over, "reason": position.end_reason(), "players": players, "chart": chart(room)}


def score_sources(room: Room) -> list[list[tuple[str, int]]]:
    """For each player, where the points came from: by reason in the ledger, or as they lie on the table."""
    match, words = room.match, room.match.game.spec.words
    found = reasons(room, words.scored) if words.scored else words.sources(match.position.view())
    return [in_words(match.game.edition, words, each) for each in found]


def reasons(room: Room, scored: str) -> list[list[tuple[str, int]]]:
    """For each player, the score's piece by the reasons for which it came and went."""
    found = [[("start", points)] for points in room.match.at(0).scores()]
    for n in room.match.standing():
        for piece, amount, source, target, reason in room.story.news[n - 1].moves:
            for place, sign in ((source, -1), (target, 1)):
                if piece == scored and place.startswith("seat:"):
                    found[int(place.removeprefix("seat:"))].append((reason, sign * amount))
    return found


def in_words(edition: Edition, words: GameWords, points: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Points under the names people know, those of one name together; what came to nothing is left out."""
    summed: dict[str, int] = {}
    for reason, amount in points:
        name = words.source_name(edition, reason)
        summed[name] = summed.get(name, 0) + amount
    return [(name, amount) for name, amount in summed.items() if amount]


def chart(room: Room) -> Chart:
    """Scores over time, at the end of runs of decisions, and where they changed most."""
    match = room.match
    moments: list[tuple[int, list[int]]] = [(0, match.at(0).scores())]
    for moment in match.moments():
        if isinstance(moment.entry, Decision) and moment.after.to_move != moment.entry.seat:
            moments.append((moment.entry.n, moment.after.scores()))
    step = max(1, len(moments) // POINTS)
    shown = [*moments[::step], *([moments[-1]] if (len(moments) - 1) % step else [])]
    return {
        "moments": [{"n": n, "scores": scores} for n, scores in shown],
        "turning_points": turning_points(room, moments),
    }


def turning_points(room: Room, moments: list[tuple[int, list[int]]]) -> list[TurningPoint]:
    """The moments at which the lead moved most, in the order of the game."""
    found = []
    for (_, before), (n, after) in pairwise(moments):
        leads = [lead(after, seat) - lead(before, seat) for seat in range(len(after))]
        most = max(range(len(leads)), key=lambda seat: abs(leads[seat]))
        found.append((abs(leads[most]), n, most, leads[most]))
    largest = sorted(sorted(found, reverse=True)[:TURNING_POINTS], key=lambda point: point[1])
    return [
        {"n": n, "seat": seat, "change": change, "said": " ".join(text for text, _ in room.story.news[n - 1].sentences)}
        for size, n, seat, change in largest
        if size > 0
    ]


def lead(scores: list[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
