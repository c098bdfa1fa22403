"""Numbers and answers behave like lists, compiled and not."""

from __future__ import annotations

import subprocess
import sys

from tangledbank.core.ints import each, ints, no_ints, options_of

NESTED = """
from tangledbank.core.ints import options_of
for _ in range(50):
    nested = []
    for k in range(1000):
        nested = [options_of([k]), nested]
    del nested
print("done")
"""


def test_options_deep_inside_other_objects_are_freed() -> None:
    """The tree of a search is as deep as that; a crash is one of the whole process, hence another one."""
    done = subprocess.run([sys.executable, "-c", NESTED], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "done\n")


def test_options_are_the_same_if_all_answers_are() -> None:
    options = options_of([3, 1])
    assert options == options_of([3, 1]) == [3, 1]
    assert options not in (options_of([1, 3]), options_of([3]), options_of([3, 1, 1]), [3])
    assert (options[0], options[-1], options[1], len(options)) == (3, 1, 1, 2)


def test_options_grow() -> None:
    options = options_of(range(1000))
    assert (len(options), options[999], list(options)) == (1000, 999, list(range(1000)))


def test_answers_can_be_walked_through_without_objects() -> None:
    options = options_of([5, 2, 9])
    assert list(each(options)) == list(options) == [5, 2, 9]
    assert list(each(options_of([]))) == []


def test_numbers_come_from_anything() -> None:
    assert [list(ints(numbers)) for numbers in ([3, 1], (3, 1), iter([3, 1]), range(2))] == [
        [3, 1],
        [3, 1],
        [3, 1],
        [0, 1],
    ]
    assert len(no_ints()) == len(ints([])) == 0
