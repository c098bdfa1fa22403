"""What can be done at tables over HTTP, from setting one up to its record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import tangledbank
from tangledbank import Game, Record, new, replay, verify
from tangledbank.core.playout import play_on
from tangledbank.core.rng import MASK
from tangledbank.games import names as game_names
from tangledbank.replaying import Replay
from tangledbank.server.http.endpoint import MAX_RECORD_BYTES
from tangledbank.server.http.routes import opening, tables
from tangledbank.server.http.routes.opening import MAX_HEADER_CHARS, MAX_RECORD_LINES, fresh_seed
from tangledbank.server.slices import take_slice
from tangledbank.server.store.database import Outage

from ..serving import Served, Visitor

HOT_SEAT = {"game": "evolution", "players": 2, "seats": ["me", "me"], "start": True}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("routes")) as server:
        yield server


def table(visitor: Visitor, **fields: Any) -> dict[str, Any]:
    """A new table."""
    found: dict[str, Any] = visitor.done("/api/tables", {**HOT_SEAT, **fields})
    return found


def free(visitor: Visitor, **fields: Any) -> str:
    """A new table with one free seat."""
    return str(table(visitor, **{"seats": ["me", "free"], "start": False, **fields})["id"])


def answer(visitor: Visitor, view: dict[str, Any], seat: int, which: int = 0) -> dict[str, Any]:
    """A seat takes an option."""
    own = next(one for one in view["seats"] if one["seat"] == seat)
    move = {"seat": seat, "ply": view["ply"], "action": own["options"][which]["action"]}
    found: dict[str, Any] = visitor.done(f"/api/tables/{view['id']}/move", move)
    return found


def key_of(visitor: Visitor, path: str, body: object = None) -> tuple[int, str]:
    """The status and the reason of something that is refused."""
    found = visitor.post(path, body)
    return found.status_code, found.json()["why"]["key"]


# ---- what there is ---------------------------------------------------------------------------
def test_every_game_is_offered_with_its_options_in_the_wished_language(served: Served) -> None:
    stranger = served.stranger()
    english = stranger.get("/api/games").json()["games"]
    polish = stranger.get("/api/games", **{"Accept-Language": "pl"}).json()["games"]
    assert [game["name"] for game in english] == list(game_names())
    for game, other in zip(english, polish, strict=True):
        assert game["levels"]
        assert game["usual_players"] in game["players"]
        assert game["minutes"] > 0
        assert game["title"][:1].isupper()
        assert game["about"] != other["about"]
        assert game["actions"] == tangledbank.games()[game["name"]]["actions"]
        for option, twin in zip(game["options"], other["options"], strict=True):
            assert option["values"] == twin["values"]
            assert option["text"] != twin["text"]
    assert stranger.cookie == "", "looking makes nobody a guest"


@pytest.mark.parametrize("game", game_names())
def test_every_option_can_be_chosen(served: Served, game: str) -> None:
    guest = served.guest()
    for info in guest.get("/api/games").json()["games"]:
        if info["name"] == game:
            for option in info["options"]:
                chosen = {option["name"]: option["values"][-1]}
                seats = ["me", "me"] if option["name"] == "two_animals" else ["me", "me", "me"]
                made = table(guest, game=game, players=len(seats), seats=seats, options=chosen)
                assert made["options"][option["name"]] == option["values"][-1]


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"players": 0},
        {"options": {"nonsense": True}},
        {"seats": ["me"]},
        {"seats": ["me", "god"]},
        {"names": ["Ann"]},
        {"names": [""] * 7},
        {"names": ["Ann", "x" * 31]},
        {"names": ["Ann", " "]},
        {"names": ["Ann", "B\u202eob"]},
        {"visibility": "secret"},
        {"clock": {"kind": "live"}},
        {"clock": {"kind": "live", "tick": 1}},
        {"undo": "yes"},
        {"level": ""},
        {"delay": -1},
        {"seed": 1 << 64},
        {"seed": "one"},
        {"game": "marine", "players": 4, "seats": ["me"] * 4, "options": {"two_animals": True}},
    ],
)
def test_a_table_that_cannot_be_is_refused_and_does_not_exist(served: Served, fields: dict[str, Any]) -> None:
    guest = served.guest()
    assert guest.post("/api/tables", {**HOT_SEAT, **fields}).status_code == 400
    assert guest.get("/api/me/tables").json()["tables"] == []


def test_a_table_with_a_free_seat_does_not_start(served: Served) -> None:
    guest = served.guest()
    assert key_of(guest, "/api/tables", {**HOT_SEAT, "seats": ["me", "free"]}) == (409, "server-seats-free")
    assert guest.get("/api/me/tables").json()["tables"] == []


def test_the_same_seed_gives_the_same_game_and_no_seed_another(served: Served) -> None:
    guest = served.guest()

    def hand(**fields: Any) -> object:
        return table(guest, **fields)["seats"][0]["view"]

    assert hand(seed=5) == hand(seed=5)
    assert hand(seed=5) != hand(seed=6)
    assert hand() != hand()


def test_a_fresh_seed_has_63_bits() -> None:
    """As in the terminal (tests/cli/test_seeds.py)."""
    seeds = [fresh_seed() for _ in range(6)]
    assert len(set(seeds)) == 6
    assert 2**50 < max(seeds) <= MASK


def test_tables_of_one_user_are_limited(tmp_path: Path) -> None:
    with Served(tmp_path, tables=2) as server:
        guest = server.guest()
        assert [guest.post("/api/tables", HOT_SEAT).status_code for _ in range(3)] == [200, 200, 429]
        assert server.guest().post("/api/tables", HOT_SEAT).status_code == 200


def test_nothing_is_replayed_for_tables_that_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = {"record": str(new("evolution", 2, 3).record())}
    replayed: list[Record] = []

    def counted(record: Record) -> Replay:
        replayed.append(record)
        return Replay(record)

    monkeypatch.setattr(opening, "Replay", counted)
    monkeypatch.setattr(opening, "ADDRESS_FACTOR", 2)
    with Served(tmp_path, tables=2) as server:
        codes = [
            visitor.post("/api/records", record).status_code
            for visitor in (server.guest(), server.guest(), server.guest())
            for _ in range(3)
        ]
    assert codes == [200, 200, 429, 200, 200, 429, 429, 429, 429], "two for each, four at one address"
    assert len(replayed) == 4


def test_invitations_are_not_without_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "INVITATIONS_PER_10_MIN", 2)
    with Served(tmp_path) as server:
        host = server.guest()
        path = f"/api/tables/{free(host)}/invite"
        assert [host.post(path, {"seat": 1}).status_code for _ in range(3)] == [200, 200, 429]


# ---- finding and joining ---------------------------------------------------------------------------
def test_public_tables_are_listed_and_others_are_not(served: Served) -> None:
    guest, stranger = served.guest(), served.stranger()
    keys = {word: free(guest, visibility=word) for word in ("public", "link", "private")}
    listed = [line["id"] for line in stranger.get("/api/tables/public/open").json()["tables"]]
    assert keys["public"] in listed
    assert keys["link"] not in listed
    assert keys["private"] not in listed
    assert stranger.get(f"/api/tables/{keys['link']}").status_code == 200
    assert stranger.get(f"/api/tables/{keys['private']}").status_code == 404
    assert stranger.get("/api/tables/public/nonsense").status_code == 400


def test_my_tables_say_where_i_am_waited_for(served: Served) -> None:
    guest, other = served.guest(), served.guest()
    waiting = free(guest)
    other.done(f"/api/tables/{waiting}/join", {"seat": 1})
    guest.done(f"/api/tables/{waiting}/start")
    resting = free(guest)
    lines = {line["id"]: line for line in guest.get("/api/me/tables").json()["tables"]}
    assert lines[waiting]["your_turn"] is True
    assert lines[resting]["your_turn"] is False
    assert [line["id"] for line in other.get("/api/me/tables").json()["tables"]] == [waiting]


def test_a_private_table_is_joined_by_invitation_only(served: Served) -> None:
    host, friend, other = served.guest(), served.guest(), served.guest()
    key = free(host, visibility="private")
    assert key_of(friend, f"/api/tables/{key}/join", {"seat": 1}) == (404, "server-no-table")
    token = host.done(f"/api/tables/{key}/invite", {"seat": 1})["token"]
    assert friend.done("/api/invitations", {"token": token})["chairs"][1]["yours"] is True
    assert friend.get(f"/api/tables/{key}").status_code == 200
    assert key_of(other, "/api/invitations", {"token": token}) == (409, "server-seat-taken")
    assert other.get(f"/api/tables/{key}").status_code == 404


def test_whoever_is_invited_sees_to_what_and_no_more(served: Served) -> None:
    host, stranger, other = served.guest(), served.stranger(), served.guest()
    host.done("/api/me/name", {"name": "Hilda"})
    key = free(
        host, visibility="private", clock={"kind": "live", "bank": 60}, undo="never", options={"quick_play": True}
    )
    token = {"token": host.done(f"/api/tables/{key}/invite", {"seat": 1})["token"]}
    seen = stranger.done("/api/invitations/look", token)
    assert key not in str(seen)
    assert host.id not in str(seen)
    assert [chair["name"] for chair in seen.pop("chairs")][1:] == [""]
    assert seen.pop("options")["quick_play"] is True
    clock = {"kind": "live", "bank": 60, "increment": 0}
    facts = {"host": "Hilda", "game": "evolution", "players": 2, "undo": "never", "verifiable": False, "rated": False}
    assert seen == {"seat": 1, "clock": clock, **facts}
    assert stranger.cookie == "", "looking makes nobody a guest"
    assert stranger.get(f"/api/tables/{key}").status_code == 404
    friend = served.guest()
    friend.done("/api/invitations", token)
    assert key_of(other, "/api/invitations/look", token) == (409, "server-seat-taken")
    host.done(f"/api/tables/{key}/start")
    assert key_of(other, "/api/invitations/look", token) == (409, "server-not-open")
    assert friend.done("/api/invitations/look", token)["chairs"][1]["yours"] is True
    assert friend.done("/api/invitations", token)["status"] == "running", "the link leads back to one's own seat"
    host.done(f"/api/tables/{key}/revoke", {"seat": 1})
    assert key_of(friend, "/api/invitations/look", token) == (404, "server-no-invitation")


def test_an_invitation_makes_a_guest_of_a_stranger_and_replaces_a_bot(served: Served) -> None:
    host, stranger = served.guest(), served.stranger()
    key = table(host, seats=["me", "casual"], start=False)["id"]
    assert key_of(served.guest(), f"/api/tables/{key}/join", {"seat": 1}) == (409, "server-seat-taken")
    token = host.done(f"/api/tables/{key}/invite", {"seat": 1})["token"]
    chair = stranger.done("/api/invitations", {"token": token})["chairs"][1]
    assert (chair["yours"], chair["level"]) == (True, "")
    assert stranger.cookie


def test_a_revoked_invitation_is_worth_nothing(served: Served) -> None:
    host, guest = served.guest(), served.guest()
    key = free(host)
    token = host.done(f"/api/tables/{key}/invite", {"seat": 1})["token"]
    host.done(f"/api/tables/{key}/revoke", {"seat": 1})
    assert key_of(guest, "/api/invitations", {"token": token}) == (404, "server-no-invitation")
    assert key_of(guest, "/api/invitations", {"token": "\x00" * 500}) == (404, "server-no-invitation")
    assert host.post(f"/api/tables/{key}/invite", {"seat": 7}).status_code == 400


def test_the_host_mans_and_frees_seats(served: Served) -> None:
    host = served.guest()
    key = free(host)
    assert host.done(f"/api/tables/{key}/bot", {"seat": 1, "level": "novice"})["chairs"][1]["level"] == "novice"
    assert host.done(f"/api/tables/{key}/leave", {"seat": 1})["chairs"][1]["level"] == ""
    assert host.post(f"/api/tables/{key}/bot", {"seat": 1, "level": "god"}).status_code == 400


# ---- playing ---------------------------------------------------------------------------------------
def test_moves_undo_and_stale_answers(served: Served) -> None:
    guest = served.guest()
    view = table(guest)
    path = f"/api/tables/{view['id']}"
    first = view["seats"][0]["options"][0]["action"]
    move = {"seat": 0, "ply": 0, "action": first, "key": "k"}
    assert guest.done(f"{path}/move", move)["ply"] == 1
    assert guest.done(f"{path}/move", move)["ply"] == 1, "the same delivery again"
    assert key_of(guest, f"{path}/move", {**move, "key": "other"}) == (409, "server-stale")
    back = guest.done(f"{path}/undo", {"seat": 0})
    assert (back["ply"], back["epoch"]) == (0, 1)


def test_an_illegal_move_is_told_with_its_rules(served: Served) -> None:
    guest = served.guest()
    view = answer(guest, table(guest), 0)
    again = {"seat": 0, "ply": 1, "action": view["seats"][1]["options"][0]["action"]}
    refused = guest.post(f"/api/tables/{view['id']}/move", again)
    assert refused.status_code == 422
    assert refused.json()["error"] == "illegal"
    assert refused.json()["reasons"]
    assert guest.post(f"/api/tables/{view['id']}/move", {**again, "action": "what?"}).status_code == 400


def test_beyond_the_horizon_the_other_is_asked(served: Served) -> None:
    host, other = served.guest(), served.guest()
    key = free(host)
    other.done(f"/api/tables/{key}/join", {"seat": 1})
    view = answer(host, host.done(f"/api/tables/{key}/start"), 0)
    answer(other, other.get(f"/api/tables/{key}").json(), 1)
    asked = host.done(f"/api/tables/{key}/undo", {"seat": 0})
    assert asked["rewind_request"] == {"seat": 0, "ply": 0, "agreed": [0]}
    assert key_of(host, f"/api/tables/{key}/vote", {"seat": 0, "agrees": True}) == (409, "server-own-request")
    assert other.done(f"/api/tables/{key}/vote", {"seat": 1, "agrees": True})["ply"] == 0
    assert view["ply"] == 1


def test_a_seat_passes_to_a_bot_and_back(served: Served) -> None:
    host, other = served.guest(), served.guest()
    key = free(host, game="dominant-species")
    other.done(f"/api/tables/{key}/join", {"seat": 1})
    view = host.done(f"/api/tables/{key}/start")
    path, idle = f"/api/tables/{key}/pass", 1 - view["waiting"][0]
    owner = (host, other)[idle]
    assert owner.done(path, {"seat": idle, "level": "novice"})["chairs"][idle]["level"] == "novice"
    assert owner.done(path, {"seat": idle, "level": ""})["chairs"][idle]["level"] == ""


def test_a_seat_sees_its_own_hand_and_a_spectator_none(served: Served) -> None:
    host, other, stranger = served.guest(), served.guest(), served.stranger()
    key = free(host)
    other.done(f"/api/tables/{key}/join", {"seat": 1})
    host.done(f"/api/tables/{key}/start")
    views = [visitor.get(f"/api/tables/{key}").json() for visitor in (host, other, stranger)]
    assert [[one["seat"] for one in view["seats"]] for view in views] == [[0], [1], [-1]]
    assert views[2]["seats"][0]["options"] == []


def test_only_later_events_come_back_to_whoever_knows_the_others(served: Served) -> None:
    guest = served.guest()
    view = answer(guest, answer(guest, table(guest), 0), 1)
    path = f"/api/tables/{view['id']}"

    def told(query: str) -> tuple[int, int]:
        seat = guest.get(path + query).json()["seats"][0]
        return seat["since"], len(seat["events"])

    since, events = told("")
    assert since == 0
    assert events > 3
    assert told("?events=2") == (2, events - 2)
    assert told("?events=2&epoch=1") == (0, events), "something was taken back since"
    for query in ("?events=-1", "?events=x", "?epoch=9999999999", "?events=٣"):
        assert guest.get(path + query).status_code == 400


def test_spectators_with_a_delay_see_the_past(served: Served) -> None:
    host, stranger = served.guest(), served.stranger()
    view = answer(host, table(host, delay=600), 0)
    assert view["ply"] == 1
    late = stranger.get(f"/api/tables/{view['id']}").json()
    assert (late["ply"], late["status"], late["seats"]) == (0, "open", [])
    assert late["chairs"][0]["name"], "who sits there is seen at once"


# ---- talking ---------------------------------------------------------------------------------------
def test_spectators_chat_until_the_host_mutes_them(served: Served) -> None:
    host, eve = served.guest(), served.guest()
    key = table(host)["id"]
    path = f"/api/tables/{key}"
    eve.done(f"{path}/chat", {"text": "<script>alert(1)</script>"})
    line = host.get(path).json()["n"]
    assert host.post(f"{path}/mute", {"line": line + 5, "muted": True}).status_code == 409
    host.done(f"{path}/mute", {"line": line, "muted": True})
    assert key_of(eve, f"{path}/chat", {"text": "again"}) == (409, "server-muted")
    host.done(f"{path}/mute", {"line": line, "muted": False})
    eve.done(f"{path}/chat", {"text": "again"})
    assert eve.post(f"{path}/chat", {"text": "x" * 501}).status_code == 400


def test_chat_is_not_a_flood(served: Served) -> None:
    guest = served.guest()
    path = f"/api/tables/{table(guest)['id']}/chat"
    codes = [guest.post(path, {"text": "spam"}).status_code for _ in range(14)]
    assert codes[:10] == [200] * 10
    assert 429 in codes


# ---- the end, and again ------------------------------------------------------------------------------
def played(served: Served, host: Visitor, plies: int = 10_000) -> dict[str, Any]:
    """A hot-seat table, closed after some answers or at its end: an imported record."""
    game = new("evolution", 2, 3)
    play_on(game.state, 1, 0)
    while not game.over and len(game.log) < plies:
        seat = game.waiting[0]
        game.apply(game.options(seat)[0], seat)
    found: dict[str, Any] = host.done("/api/records", {"record": str(game.record())})
    return found


def test_a_record_goes_in_and_comes_out_the_same(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = served.guest()
    view = played(served, guest)
    assert view["status"] == "over"
    assert view["scores"]
    path = f"/api/tables/{view['id']}/record"
    text = guest.get(path).json()["record"]
    with monkeypatch.context() as patch:
        patch.setattr(Game, "record", None)
        assert guest.get(path).json()["record"] == text, "played once, however many want it"
    assert verify(text).over
    assert Record.read(text) == replay(text).record()


def test_a_running_game_gives_no_record(served: Served) -> None:
    guest = served.guest()
    view = played(served, guest, plies=5)
    assert (view["status"], view["ply"]) == ("running", 5)
    refused = guest.get(f"/api/tables/{view['id']}/record")
    assert (refused.status_code, refused.json()["why"]["key"]) == (409, "server-not-over")


@pytest.mark.parametrize("text", ["", "nonsense", "tangledbank record 1\ngame chess\n", "\x00" * 100])
def test_what_is_no_record_is_refused(served: Served, text: str) -> None:
    assert served.guest().post("/api/records", {"record": text}).status_code == 400


def test_a_record_is_refused_by_its_size_before_it_is_read(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "read_head", None)
    lines = served.guest().post("/api/records", {"record": "#\n" * (MAX_RECORD_LINES + 1)})
    assert (lines.status_code, lines.json()["why"]["key"]) == (400, "server-long-record")
    head = served.guest().post("/api/records", {"record": "x" * (MAX_HEADER_CHARS + 1) + "\r\n\r\n"})
    assert (head.status_code, head.json()["why"]["key"]) == (400, "server-too-large")
    assert served.guest().post("/api/records", {"record": "x" * MAX_RECORD_BYTES}).status_code == 413


def test_records_forks_and_courses_are_played_in_slices_on_the_loop(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a thread the compiled engine would keep the interpreter, and with it the loop, for as long as it works."""
    slices: list[int] = []
    once = take_slice

    def counted(steps: Iterator[object]) -> bool:
        slices.append(1)
        return once(steps)

    monkeypatch.setattr("tangledbank.server.slices.take_slice", counted)
    monkeypatch.setattr("tangledbank.server.slices.SLICE_S", 0.0)
    guest = served.guest()
    game = new("evolution", 2, 3)
    for ply in range(150):
        game.apply(game.options()[ply % len(game.options())])
    monkeypatch.setattr(opening, "LINES_AT_ONCE", 1)
    made = guest.done("/api/records", {"record": str(game.record())})
    assert len(slices) >= 450, "it is read, played and written down again"
    for path, body in [("course", None), ("fork", {"seat": 0, "ply": 100, "level": "novice"})]:
        slices.clear()
        where = f"/api/tables/{made['id']}/{path}"
        assert (guest.get(where) if body is None else guest.post(where, body)).status_code == 200
        assert len(slices) >= 100


def test_a_record_that_is_longer_than_any_game_is_refused_before_it_is_played(served: Served) -> None:
    head, _, _ = str(new("evolution", 2, 3).record()).partition("= ")
    text = head + "".join([f"{ply} P1 end\n" for ply in range(1, 5002)])
    refused = served.guest().post("/api/records", {"record": text})
    assert (refused.status_code, refused.json()["why"]["key"]) == (400, "server-long-record")


def test_a_rematch_brings_the_same_people_to_one_new_table(served: Served) -> None:
    host, other, eve = served.guest(), served.guest(), served.guest()
    key = free(host, visibility="private")
    token = host.done(f"/api/tables/{key}/invite", {"seat": 1})["token"]
    other.done("/api/invitations", {"token": token})
    host.done(f"/api/tables/{key}/start")
    assert key_of(other, f"/api/tables/{key}/rematch") == (409, "server-not-over")
    host.done(f"/api/tables/{key}/close")
    assert eve.post(f"/api/tables/{key}/rematch").status_code == 404
    first = other.done(f"/api/tables/{key}/rematch")
    second = host.done(f"/api/tables/{key}/rematch")
    assert first["id"] == second["id"] != key
    assert first["host"] is True
    assert [chair["yours"] for chair in second["chairs"]] == [True, False]
    assert host.done(f"/api/tables/{key}/rematch")["id"] == first["id"]
    assert other.done(f"/api/tables/{first['id']}/start")["status"] == "running"


def test_people_at_one_device_have_names_also_once_more(served: Served) -> None:
    host = served.guest()
    seats = {"seats": ["me", "me", "novice"], "players": 3, "start": False}
    view = host.done("/api/tables", {**HOT_SEAT, **seats, "names": [" <b>Ann</b>  ", "", "Carl"]})
    own = host.get("/api/me").json()["name"]
    assert names_at(view) == ["<b>Ann</b>", own, ""]
    assert host.get("/api/me/tables").json()["tables"][0]["names"] == ["<b>Ann</b>", own, "novice"]
    host.done("/api/me/name", {"name": "Eve"})
    host.done(f"/api/tables/{view['id']}/close")
    assert names_at(host.done(f"/api/tables/{view['id']}/rematch")) == ["<b>Ann</b>", own, ""]


def test_nobody_at_a_device_has_the_name_of_anothers_account(served: Served) -> None:
    host, other = served.guest(), served.guest()
    host.done("/api/me/sign-up", {"name": "Nomen Nescio", "password": "long enough"})
    body = {**HOT_SEAT, "names": ["Ann", "nomen  nescio"]}
    assert key_of(other, "/api/tables", body) == (400, "server-name-taken")
    assert names_at(host.done("/api/tables", body)) == ["Ann", "nomen nescio"]


def test_whoever_gets_several_seats_back_gets_their_names_too(served: Served) -> None:
    host, other = served.guest(), served.guest()
    body = {**HOT_SEAT, "seats": ["me", "me", "free"], "players": 3, "start": False, "names": ["Ann", "Bob", ""]}
    key = host.done("/api/tables", body)["id"]
    other.done(f"/api/tables/{key}/join", {"seat": 2})
    host.done(f"/api/tables/{key}/close")
    other.done("/api/me/name", {"name": "Eve"})
    assert names_at(other.done(f"/api/tables/{key}/rematch")) == ["", "", "Eve"]
    assert names_at(host.done(f"/api/tables/{key}/rematch")) == ["Ann", "Bob", "Eve"]


def names_at(view: Any) -> list[str]:
    return [chair["name"] for chair in view["chairs"]]


def test_a_rematch_of_a_table_that_never_began_has_its_free_seats(served: Served) -> None:
    host = served.guest()
    key = free(host)
    host.done(f"/api/tables/{key}/close")
    assert host.done(f"/api/tables/{key}/rematch")["status"] == "open"


def test_a_fork_of_a_finished_game_is_everybodys(served: Served) -> None:
    view = played(served, served.guest())
    stranger = served.stranger()
    fork = stranger.done(f"/api/tables/{view['id']}/fork", {"ply": 4, "seat": 1, "level": "beginner"})
    assert [chair["yours"] for chair in fork["chairs"]] == [False, True]
    assert fork["chairs"][0]["level"] == "beginner"
    assert fork["visibility"] == "private"
    assert fork["status"] == "running"
    stranger.done(f"/api/tables/{fork['id']}/close")


def test_a_fork_of_a_running_game_is_for_its_own_seat_and_shows_nothing_hidden(served: Served) -> None:
    host, other, eve = served.guest(), served.guest(), served.guest()
    key = free(host)
    other.done(f"/api/tables/{key}/join", {"seat": 1})
    before = host.done(f"/api/tables/{key}/start")["seats"][0]["view"]
    for visitor, seat in ((eve, 0), (eve, 1), (host, 1), (other, 0)):
        body = {"ply": 0, "seat": seat}
        assert key_of(visitor, f"/api/tables/{key}/fork", body) == (403, "server-not-your-seat")
    worlds = []
    for _ in range(3):
        fork = host.done(f"/api/tables/{key}/fork", {"ply": 0, "seat": 0, "level": "beginner"})
        host.done(f"/api/tables/{fork['id']}/close")
        assert fork["seats"][0]["view"] == before
        worlds.append(host.get(f"/api/tables/{fork['id']}/record").json()["record"])
    assert len(set(worlds)) == 3, "what is hidden is dealt anew"
    real = served.context.hub.slots[key].table
    assert real is not None
    assert all([replay(world, 0).position()["rng"] != real.playing.position()["rng"] for world in worlds])


def test_a_fork_needs_a_game_and_a_ply_of_it(served: Served) -> None:
    guest = served.guest()
    key = free(guest)
    assert guest.post(f"/api/tables/{key}/fork", {"ply": 0, "seat": 0}).status_code == 409
    guest.done(f"/api/tables/{key}/close")
    assert guest.post(f"/api/tables/{key}/fork", {"ply": 0, "seat": 0}).status_code == 409
    running = table(guest)["id"]
    for body in ({"ply": 1, "seat": 0}, {"ply": -1, "seat": 0}, {"ply": 0, "seat": 2}, {"ply": 0, "seat": -1}):
        assert guest.post(f"/api/tables/{running}/fork", body).status_code == 400


# ---- operators -----------------------------------------------------------------------------------------
def test_operators_see_users_and_tables_close_them_and_speak_to_all(served: Served) -> None:
    guest, operator = served.guest(), served.operator()
    guest.done("/api/me/notices", {"email": "private@b.example"})
    key = free(guest, visibility="private")
    users = operator.get("/api/operator/users")
    assert guest.id in [user["id"] for user in users.json()["users"]]
    assert "private@b.example" not in users.text
    assert key in [line["id"] for line in operator.get("/api/operator/tables").json()["tables"]]
    assert operator.done(f"/api/tables/{key}/close")["status"] == "closed"
    with guest.socket() as socket:
        operator.done("/api/operator/announce", {"text": "back in five minutes"})
        assert "back in five minutes" in str(socket.recv(timeout=10))
    assert operator.post("/api/operator/announce", {"text": ""}).status_code == 400


def test_an_answer_shows_nothing_that_is_not_on_the_disk_yet(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people answer a secret question at once; what the second said gets lost while the first is told of theirs."""
    host = served.guest()
    view = table(host)
    key, real = view["id"], served.context.store.append
    place = served.context.hub.slots[key]
    begun = 0

    async def append(*values: Any) -> None:
        nonlocal begun
        if values[0] == key:  # bots play at other tables
            begun += 1
            if begun == 2:
                await asyncio.sleep(0.2)
                raise Outage("disk")
            for _ in range(1000):  # until the other one waits
                if place.lock._waiters:
                    break
                await asyncio.sleep(0.01)
        await real(*values)

    def move(seat: int) -> tuple[int, int]:
        body = {"seat": seat, "ply": 0, "action": view["seats"][seat]["options"][0]["action"]}
        answer = host.post(f"/api/tables/{key}/move", body)
        return answer.status_code, answer.json().get("ply", -1)

    with monkeypatch.context() as patch, ThreadPoolExecutor(2) as threads:
        patch.setattr(served.context.store, "append", append)
        assert sorted(threads.map(move, (0, 1))) == [(200, 1), (503, -1)]
