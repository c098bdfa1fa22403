"""Dominant Species: hex earth, action display, ice age. Rule ids DS-*, rulings RU-*: docs/rules/dominant-species.md."""

from __future__ import annotations

from typing import Final

from ..game_spec import GameSpec

GAME: Final = GameSpec(
    name="dominant-species",
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
    lessons=("first", "actions", "well"),
    minutes=180,
    usual_players=4,
    deal_options={"round_limit": 3},
    order=2,
)
