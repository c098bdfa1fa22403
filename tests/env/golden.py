"""Writes tests/env/data/: what the encoders show of some positions. `python -m tests.env.golden` after a wanted change.

A change of these files is a change of the observations: raise the VERSION of the encoder and the -vN of the names.
"""

from __future__ import annotations

from pathlib import Path

from tangledbank.env.encode.encoder import Encoder
from tangledbank.games import names as game_names
from tests.env.play import DOMINANT_SPECIES, EVOLUTION, MARINE, Setup, Walk, name

DATA = Path(__file__).parent / "data"
CHOSEN: dict[str, list[tuple[Setup, list[int]]]] = {
    "evolution": [(EVOLUTION[0], [0, 40, 90]), (EVOLUTION[3], [25, 140]), (EVOLUTION[6], [30])],
    "dominant-species": [(DOMINANT_SPECIES[1], [0, 60, 200]), (DOMINANT_SPECIES[5], [90])],
    "marine": [(MARINE[2], [0, 50, 220]), (MARINE[3], [120])],
}


def golden(game: str) -> str:
    """The layout, then positions: every field with something in it, and the sub-actions that are allowed."""
    encoder = Walk(CHOSEN[game][0][0]).encoder
    actions = encoder.actions
    lines = [f"{game} v{encoder.version}: {encoder.size} bytes, {actions.size} sub-actions, {actions.openers} openers"]
    lines += [f"{field.at} {field.name} {field.shape} 0-{field.most}" for field in encoder.fields]
    lines += [f"{block.at} {block.word} {len(block.names)}" for block in actions.blocks]
    for setup, plies in CHOSEN[game]:
        for sub_actions in plies:
            lines += ["", *position(setup, sub_actions)]
    return "\n".join(lines) + "\n"


def position(setup: Setup, sub_actions: int) -> list[str]:
    """One position as all seats see it."""
    walk = Walk(setup)
    builder = walk.until(sub_actions)
    lines = [f"# {name(setup)}, after {sub_actions} sub-actions"]
    for seat in range(walk.g.seats):
        begun = builder.begun if seat == builder.seat else -1
        lines += [f"seat {seat}", *shown(walk.encoder, walk.encoder.observe(walk.g, seat, begun))]
    return [
        *lines,
        "sub-actions: " + ", ".join([walk.encoder.actions.words(sub_action) for sub_action in builder.choices()]),
    ]


def shown(encoder: Encoder, seen: bytearray) -> list[str]:
    """Fields with something in them: place=value."""
    lines = []
    for field in encoder.fields:
        values = seen[field.at : field.at + field.size()]
        if any(values):
            lines.append(f"  {field.name} " + " ".join([f"{k}={n}" for k, n in enumerate(values) if n]))
    return lines


if __name__ == "__main__":
    for game in game_names():
        (DATA / f"{game}.txt").write_text(golden(game), encoding="utf-8")
