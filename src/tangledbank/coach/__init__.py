"""The coach: what was luck in a finished game, what was skill, and what would have been better. docs/coach.md."""

from __future__ import annotations

from .course import Course, CourseError
from .document import Review, read_review, write_review
from .effort import Effort
from .review import review, reviewed

__all__ = ["Course", "CourseError", "Effort", "Review", "read_review", "review", "reviewed", "write_review"]
