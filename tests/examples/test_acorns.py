"""A game that another package brings is played everywhere: in the terminal, in the arena, by learning programs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tangledbank.games import names
from tests.server import client

from .installed import ACORNS, Installed, serving

LONGEST = 250
PLAYED = ["hide oak", "hint", "dig ash", "dig beech", "dig cedar", "dig elm", "dig oak"]
"""Digging where somebody has dug is refused, and asked again."""


def test_it_is_short() -> None:
    files = [path for path in ACORNS.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= LONGEST


def test_this_repository_knows_nothing_of_it() -> None:
    assert "acorns" not in names()


def test_its_own_tests_pass(acorns: Installed) -> None:
    told = acorns.runs("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", str(ACORNS / "tests"))
    assert "2 passed" in told


def test_it_is_played_in_the_terminal_and_its_record_verified(acorns: Installed, tmp_path: Path) -> None:
    record = str(tmp_path / "game.tbr")
    command = ["play", "acorns", "--seed", "4", "--bots", "skilled", "--lang", "pl", "--save", record]
    told = acorns.tangledbank(*command, typed="\n".join(PLAYED))
    assert "Pod którym drzewem chowasz swoje trzy żołędzie?" in told
    assert "Schowaj zapas: ash." in told
    assert "Co myśli silny bot" in told
    assert "Oba zapasy są schowane." in told
    assert "Wygrywa" in told
    assert "game.tbr: OK, 6 plies" in acorns.tangledbank("verify", record)
    assert "P1 digs under the" in acorns.tangledbank("replay", record)


def test_its_rules_are_told_and_named_when_something_is_refused(acorns: Installed, tmp_path: Path) -> None:
    assert "take all acorns" not in acorns.tangledbank("rules", "AC-3")
    assert "Who digs takes all acorns" in acorns.tangledbank("rules", "AC-4")
    command = ["play", "acorns", "--seed", "4", "--save", str(tmp_path / "game.tbr")]
    assert "(AC-2)" in acorns.tangledbank(*command, typed="dig ash\nquit\n")


def test_bots_play_it_in_the_arena(acorns: Installed, tmp_path: Path) -> None:
    bots = ["--bots", "random", "greedy", "expert", "foresight:20"]
    acorns.tangledbank("arena", "acorns", *bots, "--games", "12", "--out", str(tmp_path))
    summary = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert {one["bot"] for one in summary["bots"]} == {"random", "greedy", "expert", "foresight:20"}
    decisions = tmp_path / "decisions.jsonl"
    acorns.tangledbank("dataset", "acorns", "--bots", "skilled", "--games", "2", "--out", str(decisions))
    assert len(decisions.read_text(encoding="utf-8").splitlines()) == 2 * 6


def test_its_bot_is_named_wherever_bots_are(acorns: Installed, tmp_path: Path) -> None:
    bots = ["--bots", "squirrel", "random"]
    acorns.tangledbank("arena", "acorns", *bots, "--games", "4", "--out", str(tmp_path / "arena"))
    assert "squirrel" in (tmp_path / "arena" / "summary.json").read_text(encoding="utf-8")
    command = ["play", "acorns", "--seat", "none", "--seed", "1", "--save", str(tmp_path / "game.tbr")]
    assert "wins" in acorns.tangledbank(*command, "--bots", "acorns.bot:Squirrel")
    assert "does not play evolution" in acorns.tangledbank("play", "evolution", "--bots", "squirrel", code=2)


def test_its_bot_sits_on_a_server_only_where_that_allows_it(acorns: Installed, tmp_path: Path) -> None:
    with serving(acorns, tmp_path, BOTS="squirrel") as server:
        assert asyncio.run(seated(server.address, "squirrel")) == ["squirrel", "over"]
        assert asyncio.run(seated(server.address, "acorns.bot:Squirrel")) == ["bad"]


async def seated(address: str, bot: str) -> list[str]:
    """A game of two bots: who plays, and how it is in the end; or why not."""
    person = client.Person(address)
    wish = {"game": "acorns", "players": 2, "seats": [bot, "beginner"], "start": True}
    try:
        key = str((await person.post("/api/tables", wish))["id"])
        await person.connect()
        await person.watch(key)
        told = person.subscriptions[key]
        await person.until(lambda: told.view["status"] == "over")
        return [told.view["chairs"][0]["level"], told.view["status"]]
    except client.Refused as refused:
        return [refused.code]
    finally:
        await person.close()


def test_every_law_holds_and_damaged_positions_are_refused(acorns: Installed) -> None:
    assert "All laws hold." in acorns.tangledbank("fuzz", "acorns", "--games", "50")
    assert "All laws hold." in acorns.tangledbank("fuzz", "acorns", "--positions", "200")


def test_it_is_played_in_pettingzoo_gymnasium_and_openspiel(acorns: Installed) -> None:
    told = acorns.runs("-m", "tests.examples.acorns_environments")
    assert "pettingzoo [-1.0, 1.0]" in told
    assert "gymnasium" in told
    assert "openspiel [5, 1]" in told, "a squirrel knows its own hoard and not the other one's"


def test_a_whole_game_is_played_over_the_socket(acorns: Installed, tmp_path: Path) -> None:
    with serving(acorns, tmp_path) as server:
        assert asyncio.run(played(server.address)) == ("over", 6)


async def played(address: str) -> tuple[str, int]:
    """Both seats are one person's; they answer with the first option. How it is in the end, and after how many."""
    person = client.Person(address)
    wish = {"game": "acorns", "players": 2, "seats": ["me", "me"], "start": True}
    key = str((await person.post("/api/tables", wish))["id"])
    await person.connect()
    await person.watch(key)
    told = person.subscriptions[key]
    while told.view["status"] != "over":
        seat, ply = told.view["waiting"][0], told.view["ply"]
        await person.at("move", key, seat=seat, ply=ply, action=told.options(seat)[0])
        await person.until(lambda ply=ply: told.view["ply"] > ply)  # type: ignore[misc]
    await person.close()
    return told.view["status"], told.view["ply"]
