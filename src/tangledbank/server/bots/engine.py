"""Which Python bots think in: the server's own, or one with the compiled engine as soon as that is built."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final


class BotEngine:
    """The environment for worker processes; asked anew before each is used, since it may be completed meanwhile."""

    def __init__(self, folder: str = "") -> None:
        self.folder: Final = Path(folder) if folder else None
        """A virtual environment; `.installed` in it says that it is complete."""
        self.on_switch: Final[list[Callable[[], None]]] = []
        """Called once, when bots leave the server's own engine."""
        self.python: str = ""
        """Empty: the server's own."""

    @property
    def is_awaited(self) -> bool:
        """Whether it is still being built; whoever gives up removes the folder."""
        return self.folder is not None and self.folder.is_dir() and not self.is_built

    @property
    def is_built(self) -> bool:
        return self.folder is not None and (self.folder / ".installed").exists()

    def refresh(self) -> None:
        """Switch if it is complete by now."""
        if self.folder is None or self.python or not self.is_built:
            return
        self.python = str(self.folder / "bin" / "python")
        for tell in self.on_switch:
            tell()
