"""How fast the engine is in the browser's Python, in CPU time.

`node scripts/packaging/wasm.mjs scripts/bench/wasm_speed.py` says it, `PYTHON scripts/bench/wasm_speed.py` says the
same of that Python; `rates` behind it leaves out the bots.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

given: dict[str, Any] = globals()
"""Among them what scripts/packaging/wasm.mjs gives: `cpu` and `load_ms`."""


def cpu() -> float:
    """Milliseconds of this process."""
    return float(given["node_cpu"]()) if "node_cpu" in given else 1000 * time.process_time()


def taken(work: Callable[[], object]) -> float:
    before = cpu()
    work()
    return cpu() - before


def imported() -> None:
    import tangledbank.local.page
    import tangledbank.server.bots.worker  # noqa: F401


times: dict[str, Any] = {"load": round(given.get("load_ms", 0)), "import": round(taken(imported))}

from tangledbank import is_compiled  # noqa: E402
from tangledbank.api import new  # noqa: E402
from tangledbank.bots import Sampler  # noqa: E402
from tangledbank.bots.player import Player, level  # noqa: E402
from tangledbank.core.playout import playout  # noqa: E402
from tangledbank.core.rng import next_state  # noqa: E402

GAMES = ("evolution", "dominant-species", "marine")
LEVELS = {"skilled": 8, "strong": 8, "expert": 8}
"""How many decisions of each are timed."""
APART = 12
"""Answers between two of them."""
ROUNDS, ROUND_MS = 5, 300.0


def rate(game: str) -> int:
    """Decisions of random games per second, the best of some rounds: what is slower was disturbed."""
    found = []
    for seed in range(ROUNDS):
        done, before = 0, cpu()
        while cpu() - before < ROUND_MS:
            done += playout(new(game, players=4, seed=seed).state.clone(), seed)
        found.append(1000 * done / (cpu() - before))
    return round(max(found))


def decision(game: Any, name: str, chance: int) -> float:
    seat = game.waiting[0]
    player = Player(level(game.rulebook.name, name))
    view, sampler = game.view(seat), Sampler(game.rulebook, game.state, seat)
    return taken(lambda: player.choose(view, game.options(seat), sampler, chance))


def go_on(game: Any, chance: int) -> int:
    for _ in range(APART):
        chance = next_state(chance)
        seat = game.waiting[0]
        options = game.options(seat)
        game.apply(options[chance % len(options)], seat)
    return chance


def thinking(name: str, wanted: str, count: int) -> dict[str, int]:
    """What decisions take, in positions spread over the first answers of a game for four."""
    game, chance, found = new(name, players=4, seed=7), 7, []
    for _ in range(count):
        chance = go_on(game, chance)
        found.append(decision(game, wanted, chance))
    return {"mean": round(sum(found) / count), "most": round(max(found))}


rates_only = "rates" in sys.argv[1:]
times["compiled"] = is_compiled()
for name in GAMES:
    times[f"{name} per second"] = rate(name)
    if not rates_only:
        times |= {f"{name} {wanted}": thinking(name, wanted, count) for wanted, count in LEVELS.items()}

result = times
if "files" not in given:
    json.dump(result, sys.stdout, indent=1)
