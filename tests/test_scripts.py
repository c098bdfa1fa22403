"""Scripts begin, say how they are used, and are where documents and the Makefile call them."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
ELSEWHERE: Final = {"train", "bytecode", "wasm_speed", "wasm_library"}
"""Tested with what they need: torch, or the browser's Python."""
SCRIPTS: Final = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in sorted((ROOT / "scripts").rglob("*.py"))
    if path.name != "__init__.py" and not ELSEWHERE & set(path.relative_to(ROOT).with_suffix("").parts)
]


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_can_be_loaded_and_says_how_it_is_used(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    script = import_module(name)
    assert script.__doc__
    if hasattr(script, "argparse"):
        monkeypatch.setattr(sys, "argv", [name, "--help"])
        with pytest.raises(SystemExit, match=r"^0$"):
            script.main()
        assert "usage:" in capsys.readouterr().out


def test_scripts_are_where_they_are_called() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    called: set[str] = set()
    for path in map(ROOT.joinpath, listed.splitlines()):
        if path.suffix in {".md", ".py", ".toml", ".ts", ".yml"} | {""} and path.name != "CHANGELOG.md":
            text = path.read_text(encoding="utf-8", errors="ignore")
            called |= {name.replace(".", "/") for name in re.findall(r"-m (scripts(?:\.[a-z_]+)+)", text)}
            called |= set(re.findall(r"(?<![\w/])scripts/[a-z_/]+\.(?:py|mjs)\b", text))
    found = {name for name in called if any((ROOT / name).with_suffix(end).exists() for end in ("", ".py", ".mjs"))}
    assert called - found == set()
    assert len(called) > 30
