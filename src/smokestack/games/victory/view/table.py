"""The position with names, frozen: all that boards, JSON and text need, and nothing they could change."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from smokestack.gamekit.edition import Edition
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.state import FREE, TOKENS, Doing, Phase, State
from smokestack.games.victory.rules.ends import END_REASONS
from smokestack.games.victory.rules.scoring import contract_score, product_score, ranks
from smokestack.games.victory.rules.status import to_move
from smokestack.games.victory.view.catalogue import KindView, ProductView, view_kinds, view_products
from smokestack.games.victory.view.complex import ComplexView, IdleView, RunView, view_complex, view_idle, view_runs

TURNED = (Phase.ANSWER, Phase.PAY)
"""Where the turn of a factory on its way to another complex is settled."""


@dataclass(frozen=True)
class GoodsView:
    """Some products of a kind."""

    key: str
    name: str
    code: str
    count: int
    value: int
    """Of one."""


@dataclass(frozen=True)
class ContractView:
    """Contracts for a product."""

    key: str
    name: str
    count: int
    value: int
    """Of one."""


@dataclass(frozen=True)
class StackView:
    """Factories of a kind that lie together."""

    key: str
    name: str
    code: str
    count: int


@dataclass(frozen=True)
class DoingView:
    """What is in the middle of being done; what does not belong to it is None or empty."""

    what: str
    factory: str | None
    factory_key: str | None
    product: str | None
    product_key: str | None
    owed: int
    """Cards still to pay."""
    cell: str | None
    source: str | None
    """Where a moving factory lies or lay."""
    turn: str | None
    """Where the top of a factory on its way to another complex will point."""
    owner: int | None
    """In whose complex a factory is laid."""
    partner: int | None
    give: tuple[GoodsView, ...]
    """What the mover's offer gives."""
    get: tuple[GoodsView, ...]
    """What the mover's offer asks for."""
    to_partner: tuple[GoodsView, ...]
    """Cards on their way."""
    to_mover: tuple[GoodsView, ...]


@dataclass(frozen=True)
class PlayerView:
    """A player: complex, products, contracts, and the score as it stands."""

    seat: int
    to_lay: tuple[StackView, ...]
    """Drafted factories not yet laid."""
    complex: ComplexView
    products: tuple[GoodsView, ...]
    contracts: tuple[ContractView, ...]
    tokens: int
    product_score: int
    contract_score: int
    score: int
    rank: int
    """0 for who would win if it ended now (V6.2)."""
    can_run: tuple[RunView, ...]
    idle: tuple[IdleView, ...]


@dataclass(frozen=True)
class RatesView:
    """The numbers of the rules a player decides by."""

    build: int
    """How many products a factory costs."""
    shift: int
    """How many products it costs to move a factory."""
    bank: int
    most_contracts: int
    fulfilled_end: int


@dataclass(frozen=True)
class VictoryView:
    """The whole table."""

    phase: str
    to_move: int
    round: int
    round_limit: int
    first: int
    mover: int
    move: int
    """Which of its moves the turn has come to, from 1."""
    moves: int
    """In a turn."""
    actions: int
    """Completed in this non-production move."""
    tokens: tuple[int | None, ...]
    """Who holds each fulfilment token in the game."""
    unclaimed: tuple[ContractView, ...]
    due: tuple[ContractView, ...]
    """What the mover has yet to fulfil or lose."""
    fulfilled: int
    stacks: tuple[StackView, ...]
    starting_set: tuple[StackView, ...]
    doing: DoingView | None
    end_reason: str | None
    rates: RatesView
    products: tuple[ProductView, ...]
    """All that the edition prints, as are the kinds of factories."""
    kinds: tuple[KindView, ...]
    players: tuple[PlayerView, ...]

    @cached_property
    def product_of(self) -> dict[str, ProductView]:
        """Products by their keys."""
        return {product.key: product for product in self.products}

    @cached_property
    def kind_of(self) -> dict[str, KindView]:
        """Kinds of factories by their keys."""
        return {kind.key: kind for kind in self.kinds}


def view(edition: Edition, s: State) -> VictoryView:
    """Look at a position."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    kinds, places = view_kinds(edition, cards), [0] * s.options.players
    ranks(cards, s, places)
    return VictoryView(
        phase=Phase(s.phase).name.lower(),
        to_move=to_move(s),
        round=s.rounds,
        round_limit=s.options.round_limit,
        first=s.first,
        mover=s.mover,
        move=s.moves + 1,
        moves=cards.moves,
        actions=s.actions,
        tokens=tuple(None if holder == FREE else holder for holder in s.tokens[: min(s.options.copies, TOKENS)]),
        unclaimed=view_contracts(edition, cards, s.unclaimed),
        due=view_contracts(edition, cards, s.due),
        fulfilled=s.fulfilled,
        stacks=view_stacks(edition, s.stacks, empty=True),
        starting_set=view_stacks(edition, s.starting_set),
        doing=view_doing(edition, cards, s),
        end_reason=END_REASONS[s.ended - 1] if s.ended else None,
        rates=RatesView(cards.build_cost, cards.move_cost, cards.bank_rate, cards.most_contracts, cards.fulfilled_end),
        products=view_products(edition, cards, kinds),
        kinds=kinds,
        players=tuple(view_player(edition, cards, s, seat, rank) for seat, rank in enumerate(places)),
    )


def view_contracts(edition: Edition, cards: Cards, of: Sequence[int]) -> tuple[ContractView, ...]:
    names = zip(edition.words["product"], edition.names["product"], of, cards.products, strict=False)
    return tuple(ContractView(key, name, count, product.contract) for key, name, count, product in names if count)


def view_goods(edition: Edition, cards: Cards, of: Sequence[int]) -> tuple[GoodsView, ...]:
    codes = edition.names["product_code"]
    names = zip(edition.words["product"], edition.names["product"], codes, of, cards.products, strict=False)
    return tuple(GoodsView(key, name, code, count, card.value) for key, name, code, count, card in names if count)


def view_stacks(edition: Edition, of: Sequence[int], *, empty: bool = False) -> tuple[StackView, ...]:
    names = zip(edition.words["factory"], edition.names["factory"], edition.names["factory_code"], of, strict=False)
    return tuple(StackView(key, name, code, count) for key, name, code, count in names if count or empty)


def view_doing(edition: Edition, cards: Cards, s: State) -> DoingView | None:
    """A production move has no doing of its own: its factory and cell say all."""
    if s.doing == Doing.NOTHING and s.kind == FREE and s.cell == FREE:
        return None
    across = s.doing in (Doing.HAND, Doing.FETCH) and s.phase in TURNED
    names = edition.names
    return DoingView(
        what=what_is_done(s),
        factory=named(names["factory"], s.kind),
        factory_key=named(edition.words["factory"], s.kind),
        product=named(names["product"], s.product),
        product_key=named(edition.words["product"], s.product),
        owed=s.owed,
        cell=named(names["cell"], s.cell),
        source=named(names["cell"], s.source),
        turn=names["compass"][s.target_turn] if across else None,
        owner=None if s.owner == FREE else s.owner,
        partner=None if s.partner == FREE else s.partner,
        give=view_goods(edition, cards, s.give.of),
        get=view_goods(edition, cards, s.get.of),
        to_partner=view_goods(edition, cards, s.to_partner.of),
        to_mover=view_goods(edition, cards, s.to_mover.of),
    )


def what_is_done(s: State) -> str:
    if s.doing != Doing.NOTHING:
        return Doing(s.doing).name.lower()
    return "produce" if s.kind != FREE else "select"


def named(names: Sequence[str], number: int) -> str | None:
    return None if number == FREE else names[number]


def view_player(edition: Edition, cards: Cards, s: State, seat: int, rank: int) -> PlayerView:
    c = s.complexes[seat]
    products, contracts = product_score(cards, c), contract_score(cards, c)
    return PlayerView(
        seat=seat,
        to_lay=view_stacks(edition, c.hand),
        complex=view_complex(edition, cards, c),
        products=view_goods(edition, cards, c.stock),
        contracts=view_contracts(edition, cards, c.contracts),
        tokens=sum(holder == seat for holder in s.tokens),
        product_score=products,
        contract_score=contracts,
        score=products + contracts,
        rank=rank,
        can_run=view_runs(edition, cards, s, seat),
        idle=view_idle(edition, cards, s, seat),
    )
