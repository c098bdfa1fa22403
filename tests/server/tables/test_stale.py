"""What was true a moment ago: moves and votes about another table than there is now, and invitations of before."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tangledbank.server.http.schemas import Trouble

from ..cast import ACTION, Cast
from ..serving import Served, Visitor


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("stale")) as server:
        yield server


@pytest.fixture(scope="module")
def cast(served: Served) -> Cast:
    return Cast(served)


def test_a_stale_move_is_answered_with_the_fresh_view(cast: Cast) -> None:
    key, host = cast.table("moved"), cast.people["host"]
    answer = host.post(f"/api/tables/{key}/move", {"seat": 0, "ply": 5, "action": ACTION})
    told = msgspec.json.decode(answer.content, type=Trouble)
    assert (answer.status_code, told.error) == (409, "stale")
    assert answer.json()["table"] == host.get(f"/api/tables/{key}").json()
    assert told.table is not None
    assert [seat.seat for seat in told.table.seats] == [0], "what the other one sees is not in it"


def test_only_events_that_are_not_known_come_with_it(cast: Cast) -> None:
    key, host = cast.table("moved"), cast.people["host"]
    seen = host.get(f"/api/tables/{key}").json()
    known = f"events={len(seen['seats'][0]['events'])}&epoch={seen['epoch']}"
    answer = host.post(f"/api/tables/{key}/move?{known}", {"seat": 0, "ply": 5, "action": ACTION})
    assert answer.json()["table"]["seats"][0]["events"] == []


def test_a_vote_about_another_wish_is_stale(cast: Cast) -> None:
    key, other = cast.table("asked"), cast.people["other"]
    answer = other.post(f"/api/tables/{key}/vote", {"seat": 1, "agrees": True, "ply": 3})
    assert (answer.status_code, answer.json()["error"]) == (409, "stale")
    assert answer.json()["table"]["rewind_request"] == {"seat": 0, "ply": 0, "agreed": [0]}
    assert other.done(f"/api/tables/{key}/vote", {"seat": 1, "agrees": True, "ply": 0})["rewind_request"] is None


def test_other_refusals_have_no_view(cast: Cast) -> None:
    answer = cast.people["host"].post(f"/api/tables/{cast.table('open')}/undo", {"seat": 0})
    assert (answer.status_code, answer.json()["table"]) == (409, None)


# ---- invitations ---------------------------------------------------------------------------------
def invite(host: Visitor, key: str) -> dict[str, str]:
    return {"token": host.done(f"/api/tables/{key}/invite", {"seat": 1})["token"]}


@pytest.mark.parametrize("who", ["host", "guest"])
def test_an_invitation_is_worth_nothing_once_somebody_had_the_seat(served: Served, cast: Cast, who: str) -> None:
    host, key = cast.people["host"], cast.table("free")
    token, other = invite(host, key), served.guest()
    cast.people["guest"].done("/api/invitations", token)
    cast.people[who].done(f"/api/tables/{key}/leave", {"seat": 1})
    for path in ("/api/invitations", "/api/invitations/look"):
        answer = other.post(path, token)
        assert (answer.status_code, answer.json()["why"]["key"]) == (404, "server-no-invitation")
    assert other.done("/api/invitations", invite(host, key))["chairs"][1]["yours"], "a new one is worth something"


def test_an_invitation_outlives_a_bot(served: Served, cast: Cast) -> None:
    host, key = cast.people["host"], cast.table("free")
    token = invite(host, key)
    host.done(f"/api/tables/{key}/bot", {"seat": 1, "level": "novice"})
    host.done(f"/api/tables/{key}/leave", {"seat": 1})
    assert served.guest().done("/api/invitations", token)["chairs"][1]["yours"]
