"""Somebody who does not come back: where no clock does it, the host lets a bot play for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tangledbank.server.tables import commands
from tangledbank.server.tables.commands import ABSENCE_MS, NotAllowed, NotYours
from tangledbank.server.tables.entries import Clock, Passed, Returned, Stamped
from tangledbank.server.tables.table import Table

from ..cast import ROLES, Cast
from ..http.test_matrix import said
from ..playing import PEOPLE, beginning, folded, made
from ..serving import Served, Visitor

BODY = {"seat": 1, "level": "expert"}


def waiting(**more: Any) -> Table:
    """All three have been asked since the table began."""
    return folded(made("evolution", **more), beginning())


def test_after_a_while_the_host_gives_an_absent_persons_seat_to_the_tables_bot() -> None:
    table = waiting(level="novice")
    now = table.at + ABSENCE_MS
    assert commands.replace_absent(table, PEOPLE[0], 1, {0, 2}, now) == [Passed(1, "novice")]
    for present, when in (({0, 1}, now), ({0}, now - 1)):
        with pytest.raises(NotAllowed, match="10 minutes"):
            commands.replace_absent(table, PEOPLE[0], 1, present, when)
    with pytest.raises(NotYours):
        commands.replace_absent(table, PEOPLE[2], 1, set(), now)


def test_its_owner_takes_the_seat_back() -> None:
    table = waiting()
    table.apply(Stamped(table.n + 1, table.at + ABSENCE_MS, Passed(1, "skilled")))
    assert commands.return_to(table, PEOPLE[1], 1) == [Returned(1)]
    with pytest.raises(NotAllowed, match="10 minutes"):
        commands.replace_absent(table, PEOPLE[0], 1, set(), table.at + ABSENCE_MS)


def test_where_there_is_a_clock_it_decides() -> None:
    table = waiting(clock=Clock("days", 86_400))
    with pytest.raises(NotYours):
        commands.replace_absent(table, PEOPLE[0], 1, set(), table.at + ABSENCE_MS)


# ---- who may ------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("absent")) as server:
        yield server


@pytest.fixture(scope="module")
def cast(served: Served) -> Cast:
    return Cast(served)


def handed(visitor: Visitor, table: str) -> tuple[int, str]:
    """The status, and which bot plays then."""
    answer = visitor.post(f"/api/tables/{table}/pass", BODY)
    return answer.status_code, answer.json()["chairs"][1]["level"] if answer.status_code == 200 else ""


def test_everybody_is_answered_as_they_should(served: Served, cast: Cast) -> None:
    got = {role: handed(cast.people[role], cast.table("running")) for role in ROLES}
    expected = [(401, ""), (403, ""), (200, "expert"), (200, "skilled"), (403, "")]
    assert got == dict(zip(ROLES, expected, strict=True))


def test_over_the_socket_too(cast: Cast) -> None:
    got = [said(cast.people[role], "pass", cast.table("running"), BODY) for role in ROLES[1:]]
    assert got == ["forbidden", "done", "done", "forbidden"]


def test_whoever_looks_at_the_table_keeps_the_seat(cast: Cast) -> None:
    key = cast.table("running")
    with cast.people["other"].socket() as socket:
        socket.send(f'{{"type": "watch", "id": "w", "table": "{key}"}}')
        while '"id":"w"' not in str(socket.recv(timeout=60)):
            pass
        refused = cast.people["host"].post(f"/api/tables/{key}/pass", BODY)
        assert (refused.status_code, refused.json()["why"]["key"]) == (409, "server-not-absent")
    back = {"seat": 1, "level": ""}
    cast.people["other"].done(f"/api/tables/{key}/pass", BODY)
    assert cast.people["other"].done(f"/api/tables/{key}/pass", back)["chairs"][1]["level"] == ""
    assert cast.people["host"].post(f"/api/tables/{key}/pass", back).status_code == 403
