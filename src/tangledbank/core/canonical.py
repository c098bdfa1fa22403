"""Positions as digests see them: an option or field that came later counts only once it says something.

Today's options and fields are always written. What is added later is left out while it has its default: docs/adr/0023.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Json: TypeAlias = "dict[str, object]"
Written: TypeAlias = "Mapping[str, list[str]]"
"""The names that are always written, by place: "" for the position itself, "seats" for each of its seats."""


def canonical(data: Json, written: Written, defaults: Mapping[str, object]) -> Json:
    """A position without later options at their defaults and later fields that are empty."""
    options = data.get("options")
    rest = {key: value for key, value in data.items() if key != "options"}
    return {**without_empty(rest, "", written), "options": chosen(options, written.get("options", []), defaults)}


def chosen(options: object, written: list[str], defaults: Mapping[str, object]) -> Json:
    """The options of a position that are always written, and others that were chosen."""
    found = options if isinstance(options, dict) else {}
    return {name: value for name, value in found.items() if name in written or value != defaults.get(name)}


def without_empty(data: Json, place: str, written: Written) -> Json:
    """A dictionary without later fields that are none, false, 0 or empty."""
    always = written.get(place, [])
    parts = {key: simplified(value, f"{place}.{key}" if place else key, written) for key, value in data.items()}
    return {key: value for key, value in parts.items() if value or key in always}


def simplified(value: object, place: str, written: Written) -> object:
    if isinstance(value, dict):
        return without_empty(value, place, written)
    if isinstance(value, list):
        return [simplified(item, place, written) for item in value]
    return value
