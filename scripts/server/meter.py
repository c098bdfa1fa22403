"""What processes of this machine use, as the system counts it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Meter:
    """The processor time and the memory of processes."""

    def __init__(self, pids: list[int]) -> None:
        self.pids = pids
        self.began = self.seconds(), time.perf_counter()

    def seconds(self) -> float:
        """The processor time of the processes so far."""
        spent = 0.0
        for pid in self.pids:
            parts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            spent += (int(parts[11]) + int(parts[12])) / TICK
        return spent

    def cpu(self) -> float:
        """In percent of one core, since the beginning."""
        return 100 * (self.seconds() - self.began[0]) / (time.perf_counter() - self.began[1])

    def memory(self) -> float:
        """In MB."""
        pages = [int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]) for pid in self.pids]
        return sum(pages) * PAGE / 1e6
