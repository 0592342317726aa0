"""What the edition prints, with names, frozen: each product with its makers and users, each kind of factory at rest."""

from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.view.complex import SideView, view_sides


@dataclass(frozen=True)
class ProductView:
    """A product as printed; makers and users are keys of factories."""

    key: str
    name: str
    code: str
    value: int
    contract: int
    """What a contract for it is worth."""
    makers: tuple[str, ...]
    users: tuple[str, ...]


@dataclass(frozen=True)
class KindView:
    """A kind of factory with its top to the north."""

    key: str
    name: str
    code: str
    sides: tuple[SideView, ...]
    pays: tuple[str, ...]
    """Keys of the products that may pay for it (V5.1)."""

    def keys(self, way: str) -> tuple[str, ...]:
        """Products that go in or come out, once for each side; a choice counts with all it offers."""
        return tuple(key for side in self.sides if side.way == way for key in side.keys)


def view_kinds(edition: Edition, cards: Cards) -> tuple[KindView, ...]:
    words, names, codes = edition.words["factory"], edition.names["factory"], edition.names["factory_code"]
    return tuple(
        KindView(
            words[kind],
            names[kind],
            codes[kind],
            view_sides(edition, cards, kind, 0),
            paying(edition, cards.factories[kind].pays),
        )
        for kind in range(cards.factory_count)
    )


def paying(edition: Edition, bits: int) -> tuple[str, ...]:
    return tuple(key for product, key in enumerate(edition.words["product"]) if bits >> product & 1)


def view_products(edition: Edition, cards: Cards, kinds: tuple[KindView, ...]) -> tuple[ProductView, ...]:
    words, names, codes = edition.words["product"], edition.names["product"], edition.names["product_code"]
    outs, ins = ([(kind.key, kind.keys(way)) for kind in kinds] for way in ("out", "in"))
    return tuple(
        ProductView(
            words[product],
            names[product],
            codes[product],
            cards.products[product].value,
            cards.products[product].contract,
            tuple(kind for kind, made in outs if words[product] in made),
            tuple(kind for kind, used in ins if words[product] in used),
        )
        for product in range(cards.product_count)
    )
