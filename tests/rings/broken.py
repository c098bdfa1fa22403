"""A process with one broken rule: python -m tests.rings.broken RULE POSITIONS, where POSITIONS is a file.

It prints what became of the engine and of every ring: `same`, `follows` or `caught`, with the test that noticed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from scripts.mutants.runs import Finder, forget

from .breaks import BREAKS


def main(rule: str, path: str) -> None:
    broken = next(one for one in BREAKS if one.rule == rule)
    data = json.loads(Path(path).read_text(encoding="utf-8"))
    code = compile(broken.source(), broken.name, "exec", dont_inherit=True)
    forget()
    sys.meta_path.insert(0, Finder(broken.name, code))
    from .compared import compared

    print(json.dumps(compared(broken.game, data)))


if __name__ == "__main__":
    main(*sys.argv[1:])
