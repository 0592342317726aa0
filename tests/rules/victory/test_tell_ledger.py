"""The ledger in words, the words themselves, and that nothing is left without them."""

import pytest

from smokestack import Game
from smokestack.gamekit.telling import Entry
from smokestack.games.victory.model.actions import CODEC
from smokestack.games.victory.model.state import Phase
from smokestack.games.victory.rules.check import asks_cell
from smokestack.games.victory.rules.ledger import Reason
from smokestack.games.victory.view.names import counted, indefinite, listed
from smokestack.games.victory.words.books import CLAUSES
from smokestack.games.victory.words.labels import LABELLERS
from smokestack.games.victory.words.labels_cells import CELL_LABELLERS
from smokestack.games.victory.words.tell import TELLERS
from smokestack.games.victory.words.tell_cards import NOTE_TELLERS
from tests.rules.victory.table import ANN, BEN, Table, Tables


def ledger(table: Table, action: str) -> tuple[Entry, ...]:
    return table.position.tell(action).ledger


def test_every_verb_reason_and_cell_has_its_words() -> None:
    assert set(TELLERS) == set(LABELLERS) == set(CODEC.verbs)
    assert set(CLAUSES) == set(Reason)
    assert set(NOTE_TELLERS) | {Reason.CONSUME} == set(Reason)
    assert set(CELL_LABELLERS) == {phase for phase in Phase if asks_cell(phase)}


def test_a_run_consumes_and_puts_out(table: Tables) -> None:
    t = table().complex(ANN, "co SMn io").chooses(ANN)
    assert ledger(t, "produce steel_mill") == (
        Entry("product:iron_ore", 1, "cell:0:q16", "bank", "consume", "V4.1"),
        Entry("product:coal", 1, "cell:0:o16", "bank", "consume", "V4.1"),
        Entry("product:steel", 1, "bank", "cell:0:p17", "put_out", "V4.1"),
    )


def test_a_claim_moves_product_contract_and_tokens(table: Tables) -> None:
    t = table(players=7, copies=2).complex(BEN, "wo FOn ..").manages(BEN)
    assert ledger(t, "claim wood") == (
        Entry("product:wood", 1, "cell:1:o16", "bank", "claim", "V5.8"),
        Entry("contract:wood", 1, "table", "seat:1", "claim", "V5.8"),
        Entry("token:0", 1, "sideline", "seat:1", "token", "V7.2"),
        Entry("token:1", 1, "sideline", "seat:4", "token", "V7.2"),
    )


def test_the_draft_and_a_factory_on_its_way(table: Tables) -> None:
    t = table(drawn=False).fall(8).play("starter 1")
    assert ledger(t, "pick oil_well") == (Entry("factory:oil_well", 1, "starting_set", "seat:0", "draft", "V2.2"),)
    t = table().complex(ANN, "wo FOn ..").play("at p16", "shift")
    t.play("at p17")
    assert ledger(t, "turn n") == (Entry("factory:forest", 1, "in_hand", "cell:0:p17", "move_factory", "V5.3"),)


def test_a_trade_passes_through_the_middle_of_the_table(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, "co FOn ..").play("offer 2", "give wood", "want coal", "send")
    assert ledger(t, "accept") == (
        Entry("product:wood", 1, "cell:0:o16", "to_partner", "trade", "V5.5"),
        Entry("product:coal", 1, "cell:1:o16", "to_mover", "trade", "V5.5"),
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [("Iron mine", "an Iron mine"), ("Forest", "a Forest"), ("Uniform tailor", "a Uniform tailor")],
)
def test_factories_have_their_article(name: str, said: str) -> None:
    assert indefinite(name) == said


@pytest.mark.parametrize(
    ("count", "key", "said"),
    [
        (1, "wood", "1 wood"),
        (2, "wood", "2 wood"),
        (1, "parachutes", "1 parachute"),
        (2, "parachutes", "2 parachutes"),
        (1, "brass", "1 brass"),
        (1, "iron_ore", "1 iron ore"),
    ],
)
def test_products_are_counted(game: Game, count: int, key: str, said: str) -> None:
    assert counted(game.edition, count, game.edition.words["product"].index(key)) == said


@pytest.mark.parametrize(
    ("parts", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_read_as_sentences(parts: list[str], said: str) -> None:
    assert listed(parts) == said
