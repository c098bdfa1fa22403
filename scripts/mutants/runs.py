"""Runs the tests of a rule against mutants: functions are swapped in a warm process, all else is loaded anew."""

from __future__ import annotations

import ast
import builtins
import importlib
import importlib.abc
import importlib.machinery
import inspect
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from scripts.generate.traceability import ROOT, game_of

from .operators import mutations
from .places import Place
from .workers import NOTICED, PASSED, ends_with, in_parallel, limit, silence

Rule = tuple[str, str]
Result = str
"""What became of a mutant: `noticed`, `survived`, or `unreached` by the tests of its rules."""
OPTIONS = ["-q", "--assert=plain", "--tb=no", "--capture=no", "-p", "no:randomly", "-p", "no:cacheprovider"]
REACHED = "mutant_reached"
MARK = ast.parse(f"import builtins; builtins.{REACHED} = True").body
SPARE_SECONDS = 5


class Mutant(NamedTuple):
    """One change: where, of which kind, how many of that kind stand before it."""

    place: Place
    kind: str
    number: int


def all_mutants(places: Sequence[Place]) -> Iterator[Mutant]:
    """Those of these places."""
    for place in places:
        node = place.find(ast.parse(place.path.read_text(encoding="utf-8")))
        for kind, number in mutations(node):
            yield Mutant(place, kind, number)


def run(mutants: Sequence[Mutant], jobs: int, folder: Path) -> dict[Mutant, Result]:
    """Swap functions; load anew what cannot be swapped, and what survived: a table may have been made with it."""
    files = [str(path) for path in test_files({rule for mutant in mutants for rule in mutant.place.rules})]
    functions = [mutant for mutant in mutants if mutant.place.is_function]
    found: dict[Mutant, Result] = {}
    if functions:
        warm = Warm(functions, jobs, folder / "warm")
        if code := ends_with(lambda: int(pytest_main(files, warm))):
            raise RuntimeError(f"the tests do not pass: {code}")
        found = read(folder / "warm", mutants)
    preload()
    cold = [mutant for mutant in mutants if mutant not in found or is_survivor_of_loading(mutant, found[mutant])]
    in_parallel([load_anew(mutant, folder / "cold") for mutant in cold], jobs)
    return {**found, **read(folder / "cold", mutants)}


def is_survivor_of_loading(mutant: Mutant, result: Result) -> bool:
    """Whether a function ran before it was swapped."""
    return result != "noticed" and runs_when_loaded(mutant.place)


@cache
def runs_when_loaded(place: Place) -> bool:
    """Whether a function runs when its module and the tests are loaded: to make a table, say."""

    def task() -> int:
        tree = ast.parse(place.path.read_text(encoding="utf-8"))
        body_of(place, tree)[:0] = MARK
        forget()
        sys.meta_path.insert(0, Finder(place.module, compile_tree(tree, place.path)))
        vars(builtins)[REACHED] = False
        pytest_main(["--collect-only", *map(str, test_files(set(place.rules)))], None)
        return int(vars(builtins)[REACHED])

    return ends_with(task) == 1


def test_files(rules: set[Rule]) -> list[Path]:
    """Modules of tests that name one of these rules, or take the names from elsewhere."""
    found = []
    for path in sorted((ROOT / "tests").glob("games/*/*/test_*.py")):
        text = path.read_text(encoding="utf-8")
        game = game_of(path.relative_to(ROOT))
        if any(f'"{rule}"' in text for of, rule in rules if of == game) or 'marks=rule(e["id"]' in text:
            found.append(path)
    return found


def pytest_main(files: Sequence[str], plugin: object | None) -> int:
    silence()
    return int(pytest.main([*OPTIONS, *files], plugins=[plugin] if plugin else []))


def forget() -> None:
    """Whatever was loaded of the program and its tests is loaded anew."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("tangledbank", "tests")]:
        del sys.modules[name]


def preload() -> None:
    """What every test needs and no mutant changes: loaded once, for all forks."""
    for name in ("hypothesis", "pytest_timeout", "xdist", "msgspec", "fluent.runtime", "_pytest.pytester"):
        importlib.import_module(name)


def tests_by_rule(session: pytest.Session) -> dict[Rule, list[pytest.Item]]:
    """Those of single rules first, whole games last."""
    found: dict[Rule, list[pytest.Item]] = defaultdict(list)
    for item in sorted(session.items, key=lambda item: "properties" in item.path.parts):
        game = game_of(item.path.relative_to(ROOT))
        for mark in item.iter_markers("rule"):
            for name in mark.args:
                found[game, name].append(item)
    return found


def tests_of(place: Place, tests: dict[Rule, list[pytest.Item]]) -> list[pytest.Item]:
    """The tests of its rules, each once."""
    return list(dict.fromkeys(item for rule in place.rules for item in tests.get(rule, ())))


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def all_pass(items: Sequence[pytest.Item]) -> bool:
    """Whether none fails; it ends with the first that does."""
    return all(passes(item, following) for item, following in zip(items, [*items[1:], None], strict=True))


class Warm:
    """Swaps functions of loaded modules, a place at a time."""

    def __init__(self, mutants: Sequence[Mutant], jobs: int, out: Path) -> None:
        self.wanted: dict[Place, set[tuple[str, int]]] = defaultdict(set)
        for mutant in mutants:
            self.wanted[mutant.place].add((mutant.kind, mutant.number))
        self.jobs = jobs
        self.out = out

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        tests = tests_by_rule(session)
        in_parallel([self.examine(place, tests_of(place, tests)) for place in self.wanted], self.jobs)
        return True

    def examine(self, place: Place, tests: list[pytest.Item]) -> Callable[[], None]:
        def task() -> None:
            reached, seconds = self.reaching(place, tests)
            tree = ast.parse(place.path.read_text(encoding="utf-8"))
            for kind, number in mutations(place.find(tree)):
                if (kind, number) in self.wanted[place]:
                    mutant = Mutant(place, kind, number)
                    noticed = reached and ends_with(lambda: swapped(place, tree, reached, seconds)) != PASSED
                    write(self.out, mutant, "noticed" if noticed else "survived" if reached else "unreached")

        return task

    def reaching(self, place: Place, tests: list[pytest.Item]) -> tuple[list[pytest.Item], float]:
        """The tests that run the function, the fastest first, and how long all of them take."""
        path = self.out.with_name(f"{place.module}.{place.name}")
        ends_with(lambda: record(place, tests, path))
        times = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
        return [tests[n] for _, n in sorted(times)], sum(seconds for seconds, _ in times)


def body_of(place: Place, tree: ast.Module) -> list[ast.stmt]:
    """The statements of a function."""
    node = place.find(tree)
    assert isinstance(node, ast.FunctionDef)
    return node.body


def record(place: Place, tests: list[pytest.Item], path: Path) -> None:
    """Write down which tests run the function."""
    tree = ast.parse(place.path.read_text(encoding="utf-8"))
    body_of(place, tree)[:0] = MARK
    times = []
    if swap(place, tree):
        for n, item in enumerate(tests):
            vars(builtins)[REACHED] = False
            start = time.process_time()
            if passes(item, tests[n + 1] if n + 1 < len(tests) else None) and vars(builtins)[REACHED]:
                times.append((time.process_time() - start, n))
    path.write_text(json.dumps(times), encoding="utf-8")


def swapped(place: Place, tree: ast.Module, tests: list[pytest.Item], seconds: float) -> int:
    """PASSED if all tests pass with the function of this tree."""
    limit(SPARE_SECONDS + 3 * seconds)
    return PASSED if swap(place, tree) and all_pass(tests) else NOTICED


def swap(place: Place, tree: ast.Module) -> bool:
    """Give a loaded function the code that it has in this tree."""
    module = sys.modules.get(place.module)
    if module is None:
        return False
    function = function_of(module, place.name)
    codes = {code.co_qualname: code for code in code_in(compile_tree(tree, place.path))}
    if function is None or function.__code__.co_freevars != codes[place.name].co_freevars:
        return False
    function.__code__ = codes[place.name]
    return True


def function_of(module: ModuleType, name: str) -> FunctionType | None:
    """By its qualified name, whatever is wrapped around it."""
    found: object = module
    for part in name.split("."):
        found = vars(found)[part]
    found = found.fget if isinstance(found, property) else found
    found = found.__func__ if isinstance(found, staticmethod | classmethod) else found
    found = inspect.unwrap(found) if callable(found) else found
    return found if isinstance(found, FunctionType) else None


def compile_tree(tree: ast.Module, path: Path) -> CodeType:
    return compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)


def code_in(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from code_in(part)


class Cold:
    """Runs the tests of a place whose mutated module is loaded already; if none can be collected, it was noticed."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.noticed = True

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.noticed = not all_pass(tests_of(self.place, tests_by_rule(session)))
        return True


class Finder(importlib.abc.MetaPathFinder):
    """Finds one module with another source."""

    def __init__(self, name: str, code: CodeType) -> None:
        self.name = name
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = Loader(fullname, spec.origin, self.code)
        return spec


class Loader(importlib.machinery.SourceFileLoader):
    """Runs other code than the file has."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


def load_anew(mutant: Mutant, out: Path) -> Callable[[], None]:
    """A task: the tests of the rules in a process that has loaded nothing yet."""

    def task() -> None:
        place = mutant.place
        limit(60)
        tree = ast.parse(place.path.read_text(encoding="utf-8"))
        here = (mutant.kind, mutant.number)
        code = next(compile_tree(tree, place.path) for found in mutations(place.find(tree)) if found == here)
        forget()
        sys.meta_path.insert(0, Finder(place.module, code))
        plugin = Cold(place)
        pytest_main([str(path) for path in test_files(set(place.rules))], plugin)
        write(out, mutant, "noticed" if plugin.noticed else "survived")

    return task


def write(path: Path, mutant: Mutant, result: Result) -> None:
    """One line for each mutant; forks write side by side."""
    line = [str(mutant.place.path), mutant.place.name, mutant.kind, mutant.number, result]
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.write(file, (json.dumps(line) + "\n").encode())
    os.close(file)


def read(path: Path, mutants: Sequence[Mutant]) -> dict[Mutant, Result]:
    """What was written."""
    known = {(str(m.place.path), m.place.name, m.kind, m.number): m for m in mutants}
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        *key, result = json.loads(line)
        found[known[tuple(key)]] = result
    return found
