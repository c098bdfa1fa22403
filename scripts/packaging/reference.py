"""The API reference as Markdown, from signatures and docstrings of what users import."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from types import ModuleType

MODULES = {
    "tangledbank": "Games, records and errors. How they fit together: [api.md](api.md).",
    "tangledbank.bots": "Computer players: [bots.md](bots.md).",
    "tangledbank.env.pettingzoo": "Environments of PettingZoo: [env.md](env.md).",
    "tangledbank.env.gymnasium": "One seat of a game as a Gymnasium environment: [env.md](env.md).",
    "tangledbank.env.vector": "Many games at once: [env.md](env.md).",
}
"""Modules that users import, and where more is said about them."""


def pages() -> dict[str, str]:
    """Markdown by the path of the page."""
    return {f"docs/reference-{name.rpartition('.')[2]}.md": page(name) for name in MODULES}


def page(name: str) -> str:
    """The reference of one module."""
    module = importlib.import_module(name)
    parts = [f"# {name}", MODULES[name], inspect.getdoc(module) or ""]
    parts += [entry(word, getattr(module, word)) for word in public(module)]
    return "\n\n".join(part for part in parts if part) + "\n"


def public(module: ModuleType) -> list[str]:
    """What a module offers: its `__all__`, or what it defines itself."""
    if hasattr(module, "__all__"):
        return [name for name in module.__all__ if not name.startswith("_")]
    here = [name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__]
    return [name for name in here if not name.startswith("_")]


def entry(name: str, value: object) -> str:
    """A class with its methods, a function, or a table."""
    if inspect.isclass(value):
        methods = [member(word, found) for word, found in members(value)]
        return "\n\n".join([f"## {name}", *code(f"class {name}", value), text(value), *methods])
    if callable(value):
        return "\n\n".join([f"## {name}", *code(f"def {name}", value), text(value)])
    return f"## {name}\n\nA {type(value).__name__}."


def members(value: type) -> Iterator[tuple[str, object]]:
    """Documented methods and properties of the class itself."""
    for name, found in vars(value).items():
        if not name.startswith("_") and (inspect.isroutine(found) or isinstance(found, property)):
            if inspect.getdoc(found):
                yield name, found


def member(name: str, found: object) -> str:
    if isinstance(found, property):
        return f"### {name}\n\n{text(found)}"
    function = found.__func__ if isinstance(found, staticmethod | classmethod) else found
    return "\n\n".join([f"### {name}", *code(f"def {name}", function), text(function)])


def code(head: str, value: object) -> list[str]:
    """Its signature, if Python knows it."""
    try:
        signature = str(inspect.signature(value))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return []
    return [f"```python\n{head}{signature}\n```"] if "object at 0x" not in signature else []


def text(value: object) -> str:
    """Its docstring; addresses of documents become links."""
    return re.sub(r"\bdocs/([\w-]+\.md)", r"[\1](\1)", inspect.getdoc(value) or "")
