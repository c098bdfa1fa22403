"""Acorns: two squirrels hide their hoards, then dig. The rules: words/rules/en.md."""

from tangledbank.games import GameSpec

GAME = GameSpec(name="acorns", package=__name__, minutes=2)
