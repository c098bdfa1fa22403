"""The lessons of Dominant Species, in the order in which they are learnt."""

from __future__ import annotations

from typing import Final

from tests.games.declared import Course

from . import actions, first, well

COURSES: Final[list[Course]] = [first.COURSE, actions.COURSE, well.COURSE]
