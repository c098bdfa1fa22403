"""Whether one guest with many tables of experts keeps others waiting for their bots.

    python -m scripts.server.fair --tables 60 --answers 40

A server with one worker, whose limits on requests and tables are wide. Somebody plays against a `skilled` bot: the time
is from a move to the bot's answer. First alone, then while a guest has so many running tables of six experts, then
after the server was killed and started again.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from tangledbank import is_compiled
from tests.server.process import Server
from tests.server.serving import Visitor

TIMEOUT_S: Final = 120.0
"""Seconds after which an answer does not come any more."""
GAME: Final = "dominant-species"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--answers", type=int, default=40)
    return parser.parse_args()


def flood(guest: Visitor, tables: int) -> int:
    """Tables of six experts, as fast as they can be set up; how many were allowed."""
    body = {"game": GAME, "players": 6, "seats": ["expert"] * 6, "start": True}
    return sum(guest.post("/api/tables", body).status_code == 200 for _ in range(tables))


class Duel:
    """Somebody against a skilled bot."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.key = self.new()

    def new(self) -> str:
        body = {"game": "evolution", "players": 2, "seats": ["me", "skilled"], "start": True}
        return str(self.visitor.done("/api/tables", body)["id"])

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.visitor.get(f"/api/tables/{self.key}").json()
        return found

    def answer_time(self) -> float:
        """Play until the bot is asked; the seconds until it has answered."""
        view = self.view()
        while view["waiting"] != [1]:
            if view["status"] != "running":
                self.key = self.new()
                view = self.view()
            elif 0 in view["waiting"]:
                action = view["seats"][0]["options"][0]["action"]
                move = {"seat": 0, "ply": view["ply"], "action": action}
                view = self.visitor.done(f"/api/tables/{self.key}/move", move)
        return self.time_until(view["ply"] + 1)

    def time_until(self, ply: int) -> float:
        began = time.perf_counter()
        while self.view()["ply"] < ply and time.perf_counter() - began < TIMEOUT_S:
            time.sleep(0.01)
        return time.perf_counter() - began


def told(what: str, times: list[float]) -> None:
    cuts = quantiles(times, n=20)
    print(f"| {what} | {len(times)} | {cuts[9]:.3f} | {cuts[18]:.3f} | {max(times):.3f} |", flush=True)


def main() -> None:
    args = arguments()
    print(
        f"compiled: {is_compiled()}\n\n| skilled answers | n | p50 s | p95 s | max s |\n|---|---|---|---|---|",
        flush=True,
    )
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            guest, person = Visitor(server.address), Visitor(server.address)
            for visitor in (guest, person):
                visitor.get("/api/me")
            duel = Duel(person)
            told("alone", [duel.answer_time() for _ in range(args.answers)])
            made = flood(guest, args.tables)
            told(f"beside {made} tables of six experts", [duel.answer_time() for _ in range(args.answers)])
            server.kill()
            server.start()
            told("after a restart", [duel.answer_time() for _ in range(args.answers)])
        finally:
            server.kill()


if __name__ == "__main__":
    main()
