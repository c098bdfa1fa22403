"""Dominant Species: hex earth, action display, ice age. Rule ids DS-*, rulings RU-*: docs/rules/dominant-species.md."""
