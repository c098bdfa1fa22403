"""The lessons of Marine, in the order in which they are learnt."""

from __future__ import annotations

from typing import Final

from tests.games.declared import Course

from . import first, well

COURSES: Final[list[Course]] = [first.COURSE, well.COURSE]
