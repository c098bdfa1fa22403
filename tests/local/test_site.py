"""A site without a server: whole games by the same messages, and nothing acknowledged is ever lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tangledbank.core.record import Record
from tangledbank.daily import checked, deal_of
from tangledbank.daily import playing as of_experts
from tangledbank.games import names, rulebook
from tangledbank.local.disk import DONE, FULL
from tangledbank.local.site import KEY_PREFIX
from tangledbank.puzzles.document import name_of, puzzles
from tangledbank.server.tables.orders import MAX_ANSWERS

from ..coach.endings import ending
from .devices import Device, MemoryDisk

Story = Callable[[], Coroutine[Any, Any, None]]
SMALL = {"evolution": {}, "dominant-species": {"rounds": 1}, "marine": {"rounds": 1}}


def told(story: Story) -> None:
    asyncio.run(story())


def question(view: dict[str, Any]) -> dict[str, Any] | None:
    """The seat of mine that is asked."""
    return next((seat for seat in view["seats"] if seat["options"]), None)


async def answer(device: Device, view: dict[str, Any], pick: int = 0) -> dict[str, Any]:
    asked = question(view)
    assert asked is not None
    action = asked["options"][pick]["action"]
    wish = {"seat": asked["seat"], "ply": view["ply"], "action": action, "key": f"k{view['ply']}"}
    found: dict[str, Any] = await device.post(f"/api/tables/{view['id']}/move", wish)
    return found


async def play_on(device: Device, key: str, answers: int) -> dict[str, Any]:
    """Answer so many questions; bots answer beside that."""
    view: dict[str, Any] = await device.get(f"/api/tables/{key}")
    while answers and view["status"] == "running":
        if question(view) is not None:
            view = await answer(device, view)
            answers -= 1
        else:
            await asyncio.sleep(0.001)
            view = await device.get(f"/api/tables/{key}")
    return view


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_against_bots_and_goes_on_after_the_page_was_closed(game: str) -> None:
    async def story() -> None:
        disk = MemoryDisk()
        async with Device(disk) as device:
            view = await device.begin(game, "me", "beginner")
            assert view["id"].startswith(KEY_PREFIX)
            before = await play_on(device, view["id"], 3)
        async with Device(disk) as device:
            after = await device.get(f"/api/tables/{before['id']}")
            assert after["ply"] >= before["ply"] >= 3
            assert [line["id"] for line in (await device.get("/api/me/tables"))["tables"]] == [before["id"]]
            assert (await play_on(device, before["id"], 2))["ply"] > after["ply"]

    told(story)


def test_a_whole_game_at_one_device_becomes_a_record_that_is_read_again() -> None:
    async def story() -> None:
        async with Device() as device:
            view = await device.begin("evolution", "me", "me", names=["Ann", "Bob"])
            end = await play_on(device, view["id"], 10_000)
            assert end["status"] == "over"
            record = (await device.get(f"/api/tables/{view['id']}/record"))["record"]
            copy = await device.post("/api/records", {"record": record})
            assert (copy["status"], copy["scores"]) == ("over", end["scores"])
            course = await device.get(f"/api/tables/{view['id']}/course")
            assert len(course["lines"] if isinstance(course, dict) else course) >= end["ply"]

    told(story)


def test_a_daily_deal_is_played_here_and_its_record_is_one_that_servers_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_experts, "EXPERT", "skilled")
    game, day = names()[0], "1970-01-01"
    deal = deal_of(game, day)

    async def story() -> None:
        disk = MemoryDisk()
        async with Device(disk) as device:
            view = await device.post(f"/api/daily/{game}")
            assert (view["id"], view["daily"]) == (f"{KEY_PREFIX}{day}-{game}", day)
            await play_on(device, view["id"], 3)
        async with Device(disk) as device:
            again = await device.post(f"/api/daily/{game}")
            assert again["id"] == view["id"], "there is one try, also after the page was closed"
            assert again["ply"] >= 3
            end = await play_on(device, view["id"], 10_000)
            assert end["status"] == "over"
            record = (await device.get(f"/api/tables/{view['id']}/record"))["record"]
            *_, twin = checked(deal, Record.read(record).log)
            assert twin.scores() == end["scores"]
            found = await device.get(f"/api/daily/{game}/{day}")
            assert (found["own"]["score"], found["rank"]) == (end["scores"][deal.seat], 1)
            await asyncio.gather(*device.site.context.deals.playing.values())
            found = await device.get(f"/api/daily/{game}/{day}")
            assert found["expert"]["status"] == "done"
            assert found["parting"]["ply"] > 0
        async with Device(disk) as device:
            today = await device.get("/api/daily")
            assert [(one["status"], one["score"]) for one in today["tries"]] == [("over", end["scores"][deal.seat])]
            assert today["streak"] == 1

    told(story)


def test_the_socket_shows_moves_and_says_what_an_answer_brings() -> None:
    async def story() -> None:
        async with Device() as device:
            view = await device.begin("dominant-species", "me", "beginner")
            device.connect()
            await device.until(lambda message: message["type"] == "welcome")
            assert (await device.say("watch", table=view["id"]))["type"] == "done"
            view = await device.get(f"/api/tables/{view['id']}")
            while question(view) is None:
                await asyncio.sleep(0.001)
                view = await device.get(f"/api/tables/{view['id']}")
            asked = question(view)
            assert asked is not None
            where = {"table": view["id"], "seat": asked["seat"]}
            action = asked["options"][0]["action"]
            assert (await device.say("preview", **where, action=action))["type"] == "done"
            assert (await device.say("hint", **where))["data"][0]["action"]
            assert (await device.say("why", **where, action=action))["data"] == []
            moved = await device.say("move", **where, ply=view["ply"], action=action)
            assert moved["type"] == "done"
            assert (await device.say("undo", **where))["type"] in ("done", "refused")

    told(story)


def test_orders_answer_on_a_device_after_it_was_closed_and_only_if_they_were_saved() -> None:
    verbs = list(rulebook("evolution").notation.index)[:MAX_ANSWERS]
    whatever = {"answers": verbs, "repeat": True, "until": "game"}

    async def story() -> None:
        disk = MemoryDisk()
        async with Device(disk) as device:
            key = (await device.begin("evolution", "me", "beginner"))["id"]
            disk.refuses = FULL
            status, refused = await device.ask("POST", f"/api/tables/{key}/orders", {"seat": 0, "orders": [whatever]})
            assert (status, refused["why"]["key"]) == (400, "server-device-full")
            disk.refuses = DONE
            assert (await device.get(f"/api/tables/{key}"))["seats"][0]["orders"] == []
            assert await device.get(f"/api/tables/{key}/coming?seat=0")
            view = await device.post(f"/api/tables/{key}/orders", {"seat": 0, "orders": [whatever]})
            assert len(view["seats"][0]["orders"]) == 1
        async with Device(disk) as device:
            assert len((await device.get(f"/api/tables/{key}"))["seats"][0]["orders"]) == 1
            view = await play_on(device, key, 1)
            while view["status"] == "running" and not any(
                '"followed"' in str(line) for line in disk.lines[key].values()
            ):
                view = await play_on(device, key, 1)
            assert view["status"] == "running", "an order has answered, and nobody had to play the whole game"

    told(story)


def test_an_answer_that_cannot_be_saved_has_not_happened() -> None:
    async def story() -> None:
        async with Device() as device:
            view = await device.begin("evolution", "me", "me")
            device.disk.refuses = FULL
            asked = question(view)
            assert asked is not None
            wish = {"seat": asked["seat"], "ply": view["ply"], "action": asked["options"][0]["action"]}
            status, refused = await device.ask("POST", f"/api/tables/{view['id']}/move", wish)
            assert (status, refused["why"]["key"]) == (400, "server-device-full")
            device.disk.refuses = DONE
            assert (await device.get(f"/api/tables/{view['id']}"))["ply"] == view["ply"]
            assert (await answer(device, view))["ply"] == view["ply"] + 1

    told(story)


def test_two_pages_of_a_device_write_at_one_table() -> None:
    async def story() -> None:
        disk = MemoryDisk()
        async with Device(disk) as first, Device(disk) as second:
            view = await first.begin("evolution", "me", "me")
            await second.site.written(view["id"])
            seen = await second.get(f"/api/tables/{view['id']}")
            moved = await answer(first, view)
            stale = await second.ask("POST", f"/api/tables/{view['id']}/move", wish_of(seen))
            assert (stale[0], stale[1]["error"]) == (409, "stale")
            assert (await second.get(f"/api/tables/{view['id']}"))["ply"] == moved["ply"]

    told(story)


def wish_of(view: dict[str, Any]) -> dict[str, Any]:
    asked = question(view)
    assert asked is not None
    return {"seat": asked["seat"], "ply": view["ply"], "action": asked["options"][0]["action"]}


@pytest.mark.parametrize("damage", ["row", "entry", "line"])
def test_a_damaged_save_is_told_and_keeps_no_other_table_from_going_on(damage: str) -> None:
    async def story() -> None:
        disk = MemoryDisk()
        async with Device(disk) as device:
            good = await device.begin("evolution", "me", "me")
            bad = await device.begin("evolution", "me", "me")
        if damage == "row":
            disk.kept[bad["id"]] = {"id": bad["id"]}
        else:
            disk.lines[bad["id"]][1] = ["one"] if damage == "line" else [1, 5, '{"type":"no']
        async with Device(disk) as device:
            assert good["id"] in [line["id"] for line in (await device.get("/api/me/tables"))["tables"]]
            assert (await answer(device, await device.get(f"/api/tables/{good['id']}")))["ply"] == good["ply"] + 1
            status, found = await device.ask("GET", f"/api/tables/{bad['id']}")
            assert status == 200 if damage == "row" else found["why"]["key"] == "server-damaged"

    told(story)


def test_a_table_is_forgotten_for_good() -> None:
    async def story() -> None:
        async with Device() as device:
            view = await device.begin("evolution", "me", "me")
            assert (await device.ask("DELETE", f"/api/tables/{view['id']}"))[0] == 200
            assert (await device.ask("GET", f"/api/tables/{view['id']}"))[0] == 404
            assert (await device.ask("DELETE", f"/api/tables/{view['id']}"))[0] == 404
            assert device.disk.lines == {}

    told(story)


@pytest.mark.parametrize(
    "path", ["/api/me/sign-in", "/api/invitations", "/api/tables/x/invite", "/api/operator/users", "/api/nothing"]
)
def test_what_needs_other_people_is_not_there(path: str) -> None:
    async def story() -> None:
        async with Device() as device:
            assert (await device.ask("POST", path, {}))[0] == 404

    told(story)


def test_nonsense_is_refused() -> None:
    async def story() -> None:
        async with Device() as device:
            status, found = await device.ask("POST", "/api/tables", {"game": 7})
            assert (status, found["why"]["key"]) == (400, "server-bad-body")
            assert (await device.get("/api/me"))["name"] == "Me"

    told(story)


def test_a_finished_game_is_reviewed_on_the_device() -> None:
    async def story() -> None:
        async with Device() as device:
            key = (await device.post("/api/records", {"record": str(ending("evolution", 3, 1))}))["id"]
            found = await device.post(f"/api/tables/{key}/review")
            assert found["status"] == "making"
            while found["status"] == "making":
                await asyncio.sleep(0.01)
                found = await device.get(f"/api/tables/{key}/review")
            assert found["status"] == "done"
            point = next(one for one in found["review"]["decisions"] if one["line"])
            better = await device.get(f"/api/tables/{key}/review/{point['ply']}/1")
            assert better["line"]["action"] == point["best"]["action"]
            assert await device.post(f"/api/tables/{key}/review") == found

    told(story)


def test_puzzles_are_solved_without_a_server() -> None:
    async def story() -> None:
        game = names()[0]
        source, one = min(puzzles(game).values(), key=lambda found: found[1].ply)
        path = f"/api/puzzles/{game}/{name_of(source, one)}"
        async with Device(MemoryDisk()) as device:
            assert name_of(source, one) in {
                title["id"] for title in (await device.get(f"/api/puzzles/{game}"))["puzzles"]
            }
            options = (await device.get(path))["moment"]["seat"]["options"]
            best = options[one.best]["action"]
            found = await device.post(path, {"action": best})
            assert found["right"] is True
            assert (await device.get(f"{path}/1"))["line"]["action"] == best
            status, _ = await device.ask("GET", "/api/me/puzzles")
            assert status == 404, "who solved what is known to the page alone"

    told(story)
