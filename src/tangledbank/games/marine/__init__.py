"""Dominant Species: Marine."""

from __future__ import annotations

from typing import Final

from ..game_spec import GameSpec

GAME: Final = GameSpec(
    name="marine",
    package=__name__,
    judge=".bots.judge:JUDGE",
    levels=".bots.levels:LEVELS",
    styles=".bots.levels:STYLES",
    encoder=".env.encoder:encoder_for",
    picture=".env.picture:picture",
    terminal=".terminal.table",
    insight=".insight",
    nouns=".text:nouns",
    gallery=".gallery:gallery",
    animals=".setup:ANIMAL_CHOICES",
    shares=("tangledbank.earth",),
    lessons=("first", "well"),
    minutes=120,
    usual_players=3,
    deal_options={"round_limit": 3},
    order=3,
)
