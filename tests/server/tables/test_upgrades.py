"""A server with newer rules: running tables go on from their position, players are told, records hold both parts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import tangledbank
from tangledbank import Game, Message, Record, UndoError
from tangledbank.core.rng import pick, scramble
from tangledbank.core.rulebook import SPECTATOR
from tangledbank.i18n import LANGUAGES
from tangledbank.server.live.views import table_view
from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables import commands
from tangledbank.server.tables.entries import Closed, Continued, Stamped
from tangledbank.server.tables.hub import SAVE_AFTER_MS, Hub
from tangledbank.server.tables.table import OPEN, OVER, RUNNING, Table

from ...versions import NEXT, NOW, first_feeding, next_rules, play_on
from ..playing import PEOPLE, beginning, made, random_answer
from ..serving import Served

PLIES = 60
Scene = Callable[["House"], Awaitable[None]]


class House:
    """A store, and one server after the other on it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = 1_000_000
        self.hub = self.new_hub()

    def new_hub(self) -> Hub:
        self.hub = Hub(self.store, lambda: self.time, shared=False)
        return self.hub

    async def table(self, plies: int) -> Table:
        """A running table after so many answers."""
        await self.hub.create("t", made("evolution"))
        await self.hub.act("t", lambda _: beginning())
        return await self.play(plies)

    async def play(self, plies: int) -> Table:
        """So many more; the dice fall in the same way every time."""
        for _ in range(plies):
            self.time += 1000
            await self.hub.act("t", lambda table: [random_answer(table, table.ply)] if table.waiting() else [])
        return await self.hub.look("t")

    async def entries(self) -> list[Stamped]:
        return await self.store.entries("t")


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Scene], None]:
    def run(scene: Scene) -> None:
        async def whole() -> None:
            database = SqliteDatabase(tmp_path / "t.db")
            try:
                await Store(database).prepare()
                await scene(House(Store(database)))
            finally:
                database.close()

        asyncio.run(whole())

    return run


def told(table: Table, seat: int = 0) -> list[str]:
    """The keys of what a seat is told by the story."""
    view = table_view(table, PEOPLE[seat], {}, set())
    return [words.key for words in view.seats[0].events]


def test_a_running_game_goes_on_from_its_position(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        before = await house.table(PLIES)
        await house.hub.save_positions(quiet_ms=0)
        next_rules(monkeypatch)
        house.new_hub()
        after = await house.hub.look("t")
        assert (after.rules, after.status, after.ply) == (NEXT, RUNNING, PLIES)
        assert after.playing.position() == {**before.playing.position(), "rules": NEXT}
        assert after.waiting() == before.waiting()
        assert told(after)[0] == "rules-changed"
        assert table_view(after, "", {}, set()).rules == NEXT
        assert after.epoch == before.epoch + 1, "clients forget what they were told"
        entry = (await house.entries())[-1].entry
        assert isinstance(entry, Continued)
        assert (entry.rules, entry.ply, entry.digest) == (NEXT, PLIES, before.playing.digest())

    play(scene)


def test_the_record_of_a_continued_game_holds_both_parts_and_verifies(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        first = (await house.table(PLIES)).playing.record({})
        await house.hub.save_positions(quiet_ms=0)
        next_rules(monkeypatch)
        house.new_hub()
        over = await house.play(600)
        assert over.status == OVER
        record = Record.read(str(over.record()))
        assert (record.rules, record.present_rules, record.log[:PLIES]) == (NOW, NEXT, first.log)
        assert any(text.startswith("eat") for _, text in record.log[PLIES:])
        assert tangledbank.verify(record).scores() == over.playing.scores()
        assert PLIES in record.digests
        house.new_hub()
        assert (await house.hub.look("t")).record() == record, "loading it again leads to the same"
        assert await house.store.position("t") is None, "nobody goes on from there"

    play(scene)


def test_answers_after_the_saved_position_are_given_again_as_far_as_they_are_legal(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        table = await house.table(PLIES)
        ply = first_feeding(table.record({}))
        house.new_hub()
        await house.store.query("DELETE FROM entries WHERE n > ?", len(beginning()) + ply - 3)
        await house.hub.look("t")
        await house.hub.save_positions(quiet_ms=0)
        await house.play(10)
        next_rules(monkeypatch)
        house.new_hub()
        after = await house.hub.look("t")
        assert (after.ply, len(after.playing.log)) == (ply - 1, ply - 1)
        assert len((await house.play(5)).record().log) == ply + 4

    play(scene)


def test_without_a_saved_position_a_game_goes_on_from_the_last_answer_that_is_legal(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        table = await house.table(PLIES)
        ply = first_feeding(table.record({}))
        next_rules(monkeypatch)
        house.new_hub()
        assert (await house.hub.look("t")).ply == ply - 1
        tangledbank.verify(str((await house.play(5)).record()))

    play(scene)


def test_a_saved_position_that_was_taken_back_is_not_used(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        table = await house.table(PLIES)
        await house.hub.save_positions(quiet_ms=0)
        saved = await house.store.position("t")
        assert saved is not None
        await house.store.save_position("t", saved._replace(answers="others"))
        next_rules(monkeypatch)
        house.new_hub()
        assert (await house.hub.look("t")).ply == first_feeding(table.record({})) - 1

    play(scene)


def test_nobody_takes_back_what_was_played_by_other_rules(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        await house.table(PLIES)
        await house.hub.save_positions(quiet_ms=0)
        next_rules(monkeypatch)
        house.new_hub()
        for seat, user in enumerate(PEOPLE):
            with pytest.raises(UndoError, match="nothing"):
                await house.hub.act("t", lambda t, user=user, seat=seat: commands.undo(t, user, seat))  # type: ignore[misc]

    play(scene)


def test_a_table_that_has_not_begun_is_played_by_the_new_rules(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        await house.hub.create("t", made("evolution"))
        await house.hub.act("t", lambda _: beginning()[:-1])
        next_rules(monkeypatch)
        house.new_hub()
        assert (await house.hub.look("t")).status == OPEN
        await house.hub.act("t", lambda t: commands.start(t, PEOPLE[0]))
        table = await house.play(PLIES)
        assert table.rules == table.record().rules == NEXT
        assert told(table)[0] == "rules-changed"
        tangledbank.verify(str(table.record()))

    play(scene)


def test_a_table_that_has_ended_stays_as_it_was(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        await house.table(10)
        await house.hub.act("t", lambda _: [Closed()])
        next_rules(monkeypatch)
        house.new_hub()
        table = await house.hub.look("t")
        assert (table.rules, table.game, len(table.record().log)) == (NOW, None, 10)

    play(scene)


def test_two_changes_of_the_rules_are_two_parts_more(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        await house.table(PLIES)
        for plies in (10, 5):
            await house.hub.save_positions(quiet_ms=0)
            next_rules(monkeypatch)
            house.new_hub()
            await house.play(plies)
        table = await house.hub.look("t")
        assert [change.ply for change in table.record().changes] == [PLIES, PLIES + 10]
        tangledbank.verify(str(table.record()))
        assert told(table)[:2] == ["rules-changed", "rules-changed"]

    play(scene)


def test_positions_are_saved_when_a_table_is_quiet_and_only_once(play: Callable[[Scene], None]) -> None:
    async def scene(house: House) -> None:
        await house.table(5)
        await house.hub.save_positions()
        assert await house.store.position("t") is None
        house.time += SAVE_AFTER_MS
        await house.hub.save_positions()
        saved = await house.store.position("t")
        assert saved is not None
        assert (saved.ply, saved.rules) == (5, NOW)
        await house.store.query("DELETE FROM positions")
        await house.hub.save_positions()
        assert await house.store.position("t") is None

    play(scene)


def test_a_move_is_judged_once(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    real, judged = Game.judged, list[int | str]()

    def counted(game: Game, action: int | str, seat: int | None) -> object:
        judged.append(action)
        return real(game, action, seat)

    async def scene(house: House) -> None:
        table = await house.table(3)
        seat = table.waiting()[0]
        action = table.playing.options(seat)[0]
        monkeypatch.setattr(Game, "judged", counted)
        await house.hub.act("t", lambda t: commands.move(t, PEOPLE[seat], seat, t.ply, action, "k"))
        assert (judged, table.ply) == ([action], 4)

    play(scene)


def test_players_are_told_in_their_language() -> None:
    said = [tangledbank.say(Message("rules-changed", was=1, now=2, ply=60), language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


# ---- over HTTP -----------------------------------------------------------------------------------
def test_people_play_on_after_the_server_was_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(tmp_path) as old:
        ann = old.guest()
        key = ann.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "me"], "start": True})["id"]
        for ply in range(40):
            ann.done(f"/api/tables/{key}/move", {**answer(ann.get(f"/api/tables/{key}").json(), ply), "ply": ply})
        cookies = ann.http.cookies
    next_rules(monkeypatch)
    with Served(tmp_path) as new:
        ann = new.stranger()
        ann.http.cookies = cookies
        path = f"/api/tables/{key}"
        view = ann.get(path).json()
        assert (view["rules"], view["ply"], view["seats"][0]["events"][0]["key"]) == (NEXT, 40, "rules-changed")
        move = answer(view, 3)
        ann.done(f"{path}/move", {**move, "ply": 40})
        lines = ann.get(f"{path}/course?seat={move['seat']}").json()["lines"]
        assert [line["ply"] for line in lines] == list(range(1, 42))
        assert lines[39]["label"] is None
        assert lines[40]["label"] is not None
        refused = ann.get(f"{path}/moments/39")
        assert (refused.status_code, refused.json()["why"]["key"]) == (409, "server-other-rules")
        assert ann.get(f"{path}/moments/40").json()["seat"]["view"]
        assert ann.post(f"{path}/fork", {"seat": 0, "ply": 39}).status_code == 400
        assert ann.done(f"{path}/fork", {"seat": 0, "ply": 40})["status"] == "running"
        ann.done(f"{path}/close")
        assert f"\nrules {NEXT}\nposition " in ann.get(f"{path}/record").json()["record"]


def answer(view: dict[str, object], dice: int) -> dict[str, object]:
    """Something that one of those who are waited for may answer."""
    seats = [seat for seat in view["seats"] if seat["options"]]  # type: ignore[attr-defined]
    seat = seats[pick(scramble(dice), len(seats))]
    options = seat["options"]
    return {"seat": seat["seat"], "action": options[pick(scramble(dice + 1), len(options))]["action"]}


def test_an_earlier_record_is_imported_as_far_as_it_is_legal_and_the_story_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play_on(tangledbank.new("evolution", 2, 7), PLIES).record()
    next_rules(monkeypatch)
    with Served(tmp_path) as served:
        ann = served.guest()
        view = ann.done("/api/records", {"record": str(record)})
        assert view["ply"] == first_feeding(record) - 1
        note = view["seats"][0]["events"][0]
        assert (note["key"], note["args"]["ply"]) == ("record-not-legal", first_feeding(record))
        served.context.hub.slots.clear()
        again = ann.get(f"/api/tables/{view['id']}").json()
        assert again["seats"][0]["events"][0] == note


def test_spectators_are_told_too(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        await house.table(5)
        await house.hub.save_positions(quiet_ms=0)
        next_rules(monkeypatch)
        house.new_hub()
        view = table_view(await house.hub.look("t"), "somebody", {}, set())
        assert (view.seats[0].seat, view.seats[0].events[0].key) == (SPECTATOR, "rules-changed")

    play(scene)
