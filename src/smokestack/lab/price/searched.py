"""A case between bots that search: the same ways as in `case`, decision by decision from Python."""

from collections.abc import Sequence

from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Considered, Searcher
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.kernel.chance import Stream, below, draw
from smokestack.kernel.language import zeros
from smokestack.kernel.record import Record
from smokestack.lab.meta import Meta
from smokestack.lab.pairing import LANES, turn_to
from smokestack.lab.price.case import (
    FORBIDDEN,
    FORCED,
    FREE,
    GIVEN,
    WAYS,
    Case,
    CasePlan,
    note_result,
)
from smokestack.lab.price.interventions import give, hide, may_skip, on_offer, skip
from smokestack.lab.price.luck import MOMENT_LANE, next_luck


def searched_case(meta: Meta, game: Game, plan: CasePlan, targets: Sequence[int], case: Case) -> None:
    """Fill in what becomes of the case's seat, each way the game can be played on."""
    table = SearchedTable(meta, game, plan, targets, case)
    position = game.new(**meta.options)
    moment, lanes = table.play_freely(position, [0] * LANES)
    table.note(position, FREE)
    for way in range(FORBIDDEN, WAYS):
        changed = table.intervene(moment.copy(), way) if moment else None
        if changed and table.play_on(changed, list(lanes), way):
            table.note(changed, way)


class SearchedTable:
    """The bots of one game with their searches, and the luck they meet."""

    def __init__(self, meta: Meta, game: Game, plan: CasePlan, targets: Sequence[int], case: Case) -> None:
        self.game, self.plan, self.targets, self.case = game, plan, targets, case
        self.cards, self.seed = game.edition.cards, meta.seed + case.number
        self.searchers = [Searcher(game, bot(meta.bot_at(case.number, seat))) for seat in range(meta.seats)]

    def play_freely(self, position: Position, lanes: list[int]) -> tuple[Position | None, list[int]]:
        """To the end; the kept moment, and the luck used up by then."""
        case, whim, moment, kept = self.case, Stream(), None, list(lanes)
        turn_to(whim, self.plan.seed, case.number, MOMENT_LANE, 0)
        while not position.over:
            mover = position.to_move
            if mover == case.seat and self.is_moment(position):
                case.found += 1
                if case.found == 1 or (not self.plan.at_first and below(whim, case.found) == 0):
                    moment, kept, case.moment, case.taken = position.copy(), list(lanes), case.decisions, 0
            if position.chance:
                position.apply(self.outcome(position, lanes))
                continue
            action = self.searchers[mover].decide(position, self.seed)
            case.decisions += 1
            case.taken |= int(mover == case.seat and action in self.targets)
            position.apply(action)
        return moment, kept

    def play_on(self, position: Position, lanes: list[int], way: int) -> bool:
        """To the end, what is forbidden never taken, what is forced taken once; False where it never could be."""
        forcing, forbidding = way == FORCED, way == FORBIDDEN and not self.plan.turn
        while not position.over:
            mine = position.to_move == self.case.seat
            forced = self.best_target(position) if forcing and mine else None
            if position.chance:
                position.apply(self.outcome(position, lanes))
            elif forced is not None:
                position.apply(forced)
                forcing = False
            elif forbidding and mine:
                position.apply(self.decide_without(position))
            else:
                position.apply(self.searchers[position.to_move].decide(position, self.seed))
        return not forcing

    def outcome(self, position: Position, lanes: list[int]) -> int:
        """What chance brings, by the luck of its lane."""
        outcomes, luck, kinds = position.outcomes(), Stream(), list(self.game.spec.codec.kinds)
        room = zeros(self.game.actions), zeros(self.game.actions)
        next_luck(self.cards, position.record(), luck, self.plan.seed, self.case.number, kinds, lanes, *room)
        return outcomes[draw(luck, [weight for _, weight in outcomes], len(outcomes))][0]

    def is_moment(self, position: Position) -> bool:
        record = position.record()
        return may_skip(self.cards, record) if self.plan.turn else self.first_offered(record) is not None

    def first_offered(self, record: Record) -> int | None:
        return next((action for action in self.targets if on_offer(self.cards, record, action)), None)

    def intervene(self, position: Position, way: int) -> Position | None:
        """The position after what is done to the seat to move at the moment itself; None where that cannot be."""
        record = position.record()
        if self.plan.turn:
            skip(self.cards, record)
            return self.game.of_record(record) if way == FORBIDDEN else None
        if way != GIVEN:
            return position
        offered = self.first_offered(record)
        assert offered is not None
        return self.game.of_record(record) if give(self.cards, record, offered) else None

    def considered(self, position: Position) -> list[Considered]:
        return self.searchers[position.to_move].consider(position, self.seed)

    def best_target(self, position: Position) -> int | None:
        """What the search likes best among the actions that take the thing, if any may be taken now."""
        allowed = [action for action in self.targets if position.check(action) is None]
        if len(allowed) < 2:
            return allowed[0] if allowed else None
        tried = [each.action for each in self.considered(position) if each.action in allowed]
        return [*tried, *allowed][0]

    def decide_without(self, position: Position) -> int:
        """What the search likes best beside the forbidden actions, which are hidden from it where the game can."""
        record = position.record()
        for action in self.targets:
            hide(self.cards, record, action)
        tried = [each.action for each in self.considered(self.game.of_record(record))]
        others = [action for action in (*tried, *position.legal()) if action not in self.targets]
        return [*others, *tried][0]

    def note(self, position: Position, way: int) -> None:
        note_result(self.cards, position.record(), way, zeros(self.game.actions), self.case)
