"""Evolution: trait cards, feeding, carnivores. Rule ids EV-*, rulings R-*: docs/rules/evolution.md."""

from __future__ import annotations

from typing import Final

from ..game_spec import GameSpec

GAME: Final = GameSpec(
    name="evolution",
    package=__name__,
    judge=".bots.judge:JUDGE",
    levels=".bots.levels:LEVELS",
    encoder=".env.encoder:encoder_for",
    picture=".env.picture:picture",
    terminal=".terminal.table",
    insight=".insight",
    nouns=".text:nouns",
    gallery=".gallery:gallery",
    lessons=("first", "well"),
    minutes=45,
    usual_players=4,
    order=1,
)
