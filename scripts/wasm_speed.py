"""How fast it is without a server: `node scripts/wasm.mjs scripts/wasm_speed.py`, in milliseconds of CPU time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

given: dict[str, Any] = globals()
"""Among them what scripts/wasm.mjs gives: `cpu` and `load_ms`."""


def taken(work: Callable[[], object]) -> float:
    before = given["cpu"]()
    work()
    return round(float(given["cpu"]() - before), 1)


def imported() -> None:
    import tangledbank.local.page
    import tangledbank.server.bots.worker  # noqa: F401


times: dict[str, Any] = {"load": round(given["load_ms"]), "import": taken(imported)}

from tangledbank.api import new  # noqa: E402
from tangledbank.bots import Sampler  # noqa: E402
from tangledbank.bots.player import Player, level  # noqa: E402
from tangledbank.core.rng import next_state  # noqa: E402

LEVELS = {"skilled": 6, "strong": 3, "expert": 1}
"""How many decisions of each are timed, in positions spread over the first answers."""
APART = 12
"""Answers between two of them."""


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


for name in ("evolution", "dominant-species", "marine"):
    for wanted, count in LEVELS.items():
        game, chance, found = new(name, players=4, seed=7), 7, []
        for _ in range(count):
            chance = go_on(game, chance)
            found.append(decision(game, wanted, chance))
        times[f"{name} {wanted}"] = {"mean": round(sum(found) / count), "most": round(max(found))}

result = times
