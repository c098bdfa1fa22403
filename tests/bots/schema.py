"""A little JSON Schema: the words that the schema of outside bots uses, and no others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TYPES: dict[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
}

WORDS: dict[str, Callable[[Any, Any], bool]] = {
    "description": lambda value, rule: True,
    "type": lambda value, rule: any(TYPES[name](value) for name in ([rule] if isinstance(rule, str) else rule)),
    "const": lambda value, rule: value == rule and type(value) is type(rule),
    "enum": lambda value, rule: value in rule,
    "minimum": lambda value, rule: not TYPES["number"](value) or value >= rule,
    "exclusiveMinimum": lambda value, rule: not TYPES["number"](value) or value > rule,
    "maximum": lambda value, rule: not TYPES["number"](value) or value <= rule,
    "minLength": lambda value, rule: not isinstance(value, str) or len(value) >= rule,
    "minItems": lambda value, rule: not isinstance(value, list) or len(value) >= rule,
    "uniqueItems": lambda value, rule: not isinstance(value, list) or len(set(value)) == len(value),
    "required": lambda value, rule: not isinstance(value, dict) or set(rule) <= set(value),
    "items": lambda value, rule: not isinstance(value, list) or all(fits(item, rule) for item in value),
    "additionalProperties": lambda value, rule: (
        not isinstance(value, dict) or all(fits(v, rule) for v in value.values())
    ),
    "properties": lambda value, rule: (
        not isinstance(value, dict) or all(fits(value[name], rule[name]) for name in rule if name in value)
    ),
}
"""What a word of a schema asks of a value; KeyError for a word that nobody has thought of."""


def fits(value: object, schema: dict[str, Any]) -> bool:
    """Whether a value is as a schema says."""
    return all([WORDS[word](value, rule) for word, rule in schema.items()])
