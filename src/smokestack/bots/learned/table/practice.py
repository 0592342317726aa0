"""Games of a learner against itself in many styles, and what could be seen in them."""

from smokestack.bots.learned.table.network import foresee
from smokestack.bots.learned.table.sight import carry_out, lean, show, shown_size, upset
from smokestack.bots.policy import greedy
from smokestack.bots.search.ahead import appraise
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, below, draw, seed_stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import clear, scratch, zeros
from smokestack.kernel.record import Ints, Record, i32
from smokestack.kernel.verbs import CHANCE, MOST_SEATS, OVER, C, O, S

THOUSAND = 1_000
GREEDY_STYLE = -1
"""A seat that plays as the greedy player does."""


class Lesson(Record):
    """How practice games are played; all shares in thousandths."""

    whim: i32
    """Of the decisions: taken at random."""
    near: i32
    """Millionths of a win: what looks no more than this worse than the best is as good, and dice decide. Without them
    the first opening that looks best is the only one that is ever practised."""
    styles: i32
    """How many styles the game knows."""
    stylish: i32
    """Of the seats: those that lean to a style."""
    greedy: i32
    """Of the seats: greedy players, as a person may be."""
    careful: i32
    """Of the seats: those that look at the small decisions of a choice one by one."""
    upsets: i32
    """Of the games: those in which the table is upset once."""
    latest_upset: i32
    """The last round in which it may be."""
    moments: i32
    """So many of a game can be noted at most."""
    rows: i32
    """So many of them can be shown in full."""
    kept: i32
    """Of the moments: shown in full."""


class Noted(Record):
    """How far a game's notes are."""

    moments: i32
    rows: i32
    round_: i32
    """The last round whose beginning was seen."""


@kernel
def practise(
    cards: list[C],
    options: list[O],
    ss: list[S],
    lessons: list[Lesson],
    weights: Ints,
    seed: int,
    first: int,
    games: int,
    shown: Ints,
    places: Ints,
    foreseen: Ints,
    counts: Ints,
    points: Ints,
    ranks: Ints,
) -> None:
    """Games number `first` and on, played in ss[0]. Of each: `foreseen` every moment's parts of the win, `shown` some
    of the moments in full and `places` which they are, `counts` how many of both, `points` and `ranks` the end."""
    stream = scratch(Stream)
    noted = scratch(Noted)
    buffer = zeros(verbs.action_count(ss[0]))
    for i in range(games):
        seed_stream(stream, seed, first + i)
        clear(ss[0])
        clear(noted)
        verbs.start(cards[0], options[0], ss[0])
        seats = verbs.seats(ss[0])
        play(cards[0], ss[0], lessons[0], weights, stream, i, noted, shown, places, foreseen)
        counts[2 * i] = noted.moments
        counts[2 * i + 1] = noted.rows
        verbs.scores(cards[0], ss[0], buffer)
        for seat in range(seats):
            points[i * seats + seat] = buffer[seat]
        verbs.ranks(cards[0], ss[0], buffer)
        for seat in range(seats):
            ranks[i * seats + seat] = buffer[seat]


@kernel
def play(
    cards: C,
    s: S,
    lesson: Lesson,
    weights: Ints,
    stream: Stream,
    game: int,
    noted: Noted,
    shown: Ints,
    places: Ints,
    foreseen: Ints,
) -> None:
    """One game from its start."""
    buffer, merit = zeros(verbs.action_count(s)), zeros(verbs.action_count(s))
    styles, careful = zeros(MOST_SEATS), zeros(MOST_SEATS)
    cast(lesson, stream, verbs.seats(s), styles, careful)
    upset_in = round_of_upset(lesson, stream) if below(stream, THOUSAND) < lesson.upsets else 0
    mover = verbs.to_move(s)
    while mover != OVER:
        if mover == CHANCE:
            if verbs.rounds(s) > noted.round_:
                # Where a try of the search ends, though nobody decides there.
                noted.round_ = verbs.rounds(s)
                note(cards, s, lesson, weights, stream, game, noted, shown, places, foreseen)
            n = verbs.outcomes(cards, s, buffer, merit)
            verbs.act(cards, s, buffer[draw(stream, merit, n)])
        else:
            if upset_in > 0 and verbs.rounds(s) >= upset_in:
                upset(cards, s, stream)
                upset_in = 0
            action = choose(cards, s, lesson, weights, styles[mover], stream, buffer, merit)
            if careful[mover] or styles[mover] == GREEDY_STYLE:
                verbs.act(cards, s, action)
            else:
                carry_out(cards, s, action, buffer)
            if verbs.to_move(s) != mover and verbs.to_move(s) != OVER:
                note(cards, s, lesson, weights, stream, game, noted, shown, places, foreseen)
        mover = verbs.to_move(s)


@kernel
def round_of_upset(lesson: Lesson, stream: Stream) -> int:
    """The earlier of two rounds: what is given late changes little, and teaches little."""
    one, other = below(stream, lesson.latest_upset), below(stream, lesson.latest_upset)
    return 1 + min(one, other)


@kernel
def cast(lesson: Lesson, stream: Stream, seats: int, styles: Ints, careful: Ints) -> None:
    """Who plays in which style; 0 for none, just to win."""
    for seat in range(seats):
        drawn = below(stream, THOUSAND)
        if drawn < lesson.stylish and lesson.styles > 0:
            styles[seat] = 1 + below(stream, lesson.styles)
        elif drawn < lesson.stylish + lesson.greedy:
            styles[seat] = GREEDY_STYLE
        careful[seat] = 1 if below(stream, THOUSAND) < lesson.careful else 0


@kernel
def choose(cards: C, s: S, lesson: Lesson, weights: Ints, style: int, stream: Stream, buffer: Ints, merit: Ints) -> int:
    """What looks best to a player of this style; once in a while anything."""
    if below(stream, THOUSAND) < lesson.whim:
        return buffer[below(stream, verbs.legal(cards, s, buffer))]
    if style == GREEDY_STYLE:
        return greedy(cards, s, stream, buffer)
    n = appraise(cards, s, weights, buffer, merit)
    best = 0
    for k in range(n):
        if style > 0:
            merit[k] += lean(cards, s, style, buffer[k])
        if merit[k] > merit[best]:
            best = k
    return buffer[one_as_good(merit, n, merit[best] - lesson.near, stream)]


@kernel
def one_as_good(merit: Ints, n: int, enough: int, stream: Stream) -> int:
    """Any of the choices with merit enough, each as likely."""
    chosen = 0
    found = 0
    for k in range(n):
        if merit[k] >= enough:
            found += 1
            if below(stream, found) == 0:
                chosen = k
    return chosen


@kernel
def note(
    cards: C,
    s: S,
    lesson: Lesson,
    weights: Ints,
    stream: Stream,
    game: int,
    noted: Noted,
    shown: Ints,
    places: Ints,
    foreseen: Ints,
) -> None:
    """Write what everyone may expect now, and some of the times what there is to see."""
    seats = verbs.seats(s)
    if noted.moments == lesson.moments:
        return
    width = shown_size(weights, seats)
    row, parts = zeros(width), zeros(MOST_SEATS)
    show(cards, s, row)
    foresee(weights, row, seats, parts)
    moment = game * lesson.moments + noted.moments
    for seat in range(seats):
        foreseen[moment * seats + seat] = parts[seat]
    if noted.rows < lesson.rows and below(stream, THOUSAND) < lesson.kept:
        place = game * lesson.rows + noted.rows
        for k in range(width):
            shown[place * width + k] = row[k]
        places[place] = noted.moments
        noted.rows += 1
    noted.moments += 1
