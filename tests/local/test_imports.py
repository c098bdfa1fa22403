"""The table logic needs nothing that a browser does not have."""

from __future__ import annotations

import subprocess
import sys

ABSENT = "starlette anyio argon2 uvicorn uvloop websockets fluent sqlite3 ssl psycopg rich numpy librt"
SCRIPT = f"""
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {ABSENT.split()!r}:
            raise ImportError(name)

sys.meta_path.insert(0, Absent())
import tangledbank.local.page, tangledbank.server.bots.worker
from tangledbank.games import names, rulebook
print(*[rulebook(game).name for game in names()])
"""


def test_local_tables_and_bots_load_without_what_only_a_server_has() -> None:
    found = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert found.stderr == ""
    assert {"evolution", "dominant-species", "marine"} <= set(found.stdout.split())
