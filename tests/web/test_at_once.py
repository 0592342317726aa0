"""Two clicks at once: one move, and one clear refusal."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.web.house import At, House, Visitor


@pytest.fixture
def table(ann: Visitor) -> At:
    opened = ann.open("titans", "you:Ann", "screen:Bob", seed=5, confirm=False)
    opened.my_move()
    return opened


def all_at_once(table: At, house: House, what: str, body: dict[str, object], times: int) -> list[httpx.Response]:
    """The same request of several programs with the mover's secret."""
    programs = [house.program(table.secrets[table.state["to_move"]]) for _ in range(times)]

    def send(program: Visitor) -> httpx.Response:
        return program.http.post(f"/api/tables/{table.id}/{what}", json=body)

    with ThreadPoolExecutor(times) as pool:
        return list(pool.map(send, programs))


@pytest.mark.parametrize("times", [2, 8])
def test_of_two_acts_upon_the_same_entry_one_counts(table: At, house: House, times: int) -> None:
    before = table.state
    body = {"action": before["choices"][0]["action"], "n": before["n"]}
    answers = all_at_once(table, house, "act", body, times)
    counted = [answer for answer in answers if answer.status_code == 200]
    late = [answer for answer in answers if answer.status_code in (403, 409)]
    assert (len(counted), len(late)) == (1, times - 1)
    assert all("moved on" in each.json()["error"] or "not your move" in each.json()["error"] for each in late)
    assert len([news for news in table.log()[before["n"] :] if news["seat"] is not None]) == 1


def test_an_act_upon_an_older_entry_is_refused(table: At) -> None:
    before = table.state
    table.decide()
    said = table.refused(409, "act", action=table.my_move()["choices"][0]["action"], n=before["n"])
    assert said == "the table has moved on since you looked; look again and choose anew"


def test_tables_do_not_wait_for_each_other(ann: Visitor) -> None:
    tables = [ann.open("titans", "you", "screen", confirm=False, seed=seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda table: table.play_on(4), tables))
    for table in tables:
        assert [news["n"] for news in table.log()] == list(range(1, table.state["n"] + 1))
