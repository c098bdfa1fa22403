"""Which lines no test runs: `python -m scripts.checks.coverage build/coverage.json` fails if there are too many."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

LEAST = {"core": 100.0, "earth": 100.0, "games": 100.0}
"""Per cent of the lines of each ring."""
LEAST_ELSEWHERE = 90.0


def ring_of(path: str) -> str:
    parts = path.split("src/tangledbank/", 1)[-1].split("/")
    return parts[0] if len(parts) > 1 else ""


def by_ring(files: dict[str, Any]) -> dict[str, tuple[int, int]]:
    """Lines that ran and lines that there are."""
    found: dict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for path, file in files.items():
        ran, all_lines = found[ring_of(path)]
        summary = file["summary"]
        found[ring_of(path)] = (ran + summary["covered_lines"], all_lines + summary["num_statements"])
    return found


def problems(files: dict[str, Any]) -> list[str]:
    """What is below the line: the lines themselves where all should run."""
    found = []
    for ring, (ran, all_lines) in sorted(by_ring(files).items()):
        least = LEAST.get(ring, LEAST_ELSEWHERE)
        if 100 * ran < least * all_lines:
            found.append(f"{ring or 'tangledbank'}: {100 * ran / all_lines:.1f} % of the lines run, not {least:.0f} %")
            if least == 100:
                missing = [
                    (path, file["missing_lines"]) for path, file in sorted(files.items()) if ring_of(path) == ring
                ]
                found += [f"  {path}: {', '.join(map(str, lines))}" for path, lines in missing if lines]
    return found


def main() -> int:
    files = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["files"]
    found = problems(files)
    print("\n".join(found) or f"coverage: {len(files)} modules, all as agreed on")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
