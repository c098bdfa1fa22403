"""Mutations of a syntax tree: each changes one node, and undoes it when the next one is asked for."""

from __future__ import annotations

import ast
import copy
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

Change = tuple[str, ast.AST | None]
"""What kind of mutation, and the node that takes the place of the old one; None drops it."""
Slot = tuple[ast.AST, str, int, ast.AST]
"""A node with its parent, field and index (-1: the field is no list)."""

ORDERS: Final = re.compile("order|reversed")
NOTHING: Final[dict[str, list[ast.expr]]] = {
    "int": [ast.Constant(0)],
    "bool": [ast.Constant(True), ast.Constant(False)],
    "list": [ast.List([], ast.Load())],
}
"""What a function of this type may return instead."""
REPORTS: Final = {"events", "tell", "dirty", "changed", "note", "info_counter"}
"""Names of what only tells others what happened: not part of a rule."""
COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
CALCULATED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.FloorDiv: ast.Mult,
}
RENAMED: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "Pick": "MustPick", "MustPick": "Pick"}
UNWRAPPED: Final = {"reversed", "sorted"}
DROPPED: Final = (ast.Expr, ast.AugAssign, ast.Raise, ast.Break, ast.Continue, ast.Return, ast.Delete, ast.For)
CODES: Final = (ast.LShift, ast.RShift, ast.BitAnd)
"""What packs numbers into one: how is not a rule."""
UNTOUCHED: Final = {"annotation", "returns", "decorator_list", "type_comment", "ctx", "args", "keywords", "defaults"}
"""Fields that are not looked into, but for the arguments of calls."""


def mutations(root: ast.AST) -> Iterator[tuple[str, int]]:
    """Change the tree in place, once for each yield: the kind and how many of that kind came before."""
    counts: Counter[str] = Counter()
    returned = type_of(root)
    others = constants(root)
    for parent, field, index, node in list(slots(root)):
        for kind, new in changes(node, returned):
            put(parent, field, index, new if new is not None else ast.copy_location(ast.Pass(), node))
            yield kind, counts[kind]
            counts[kind] += 1
        if isinstance(node, ast.Name) and node.id in others and field != "func":
            put(parent, field, index, altered(node, id=others[node.id]))
            yield "constant", counts["constant"]
            counts["constant"] += 1
        put(parent, field, index, node)


def constants(root: ast.AST) -> dict[str, str]:
    """For each constant of a function the one that it names next."""
    used = list(dict.fromkeys(node.id for *_, node in slots(root) if isinstance(node, ast.Name) and node.id.isupper()))
    return dict(zip(used, used[1:] + used[:1], strict=True)) if len(used) > 1 else {}


def type_of(root: ast.AST) -> list[ast.expr]:
    """What a function could return instead."""
    name = ast.unparse(root.returns) if isinstance(root, ast.FunctionDef) and root.returns else ""
    return NOTHING.get(name.partition("[")[0], [])


def slots(root: ast.AST) -> Iterator[Slot]:
    """Every node that may be changed, outermost first; what is in a class is a place of its own."""
    fields = [("bases", root.bases)] if isinstance(root, ast.ClassDef) else ast.iter_fields(root)
    for field, value in fields:
        if field in UNTOUCHED and not (isinstance(root, ast.Call) and field in ("args", "keywords")):
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(-1, value)]:
            if isinstance(node, ast.AST) and not is_report(node) and not is_code(root, field):
                yield root, field, index, node
                yield from slots(node)


def put(parent: ast.AST, field: str, index: int, node: ast.AST) -> None:
    """A node into its slot."""
    if index < 0:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def is_report(node: ast.AST) -> bool:
    """Whether it is a docstring, a check of our own or a message: rules are not broken there."""
    if isinstance(node, ast.Assert | ast.JoinedStr):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or (isinstance(node.value, ast.Call) and names(node.value.func))
    if isinstance(node, ast.If):
        return names(node.test)
    return isinstance(node, ast.AugAssign) and names(node.target)


def is_code(parent: ast.AST, field: str) -> bool:
    """Whether it says how many bits of a number are meant."""
    return (
        isinstance(parent, ast.BinOp) and isinstance(parent.op, CODES) and field == "right" and is_number(parent.right)
    )


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def names(node: ast.AST) -> bool:
    """Whether one of the names in it is among those of reports."""
    return any(getattr(part, "attr", getattr(part, "id", "")) in REPORTS for part in ast.walk(node))


def changes(node: ast.AST, returned: list[ast.expr]) -> Iterator[Change]:
    """All mutations of one node, not of what is in it."""
    if isinstance(node, ast.stmt):
        yield from statement_changes(node, returned)
    elif isinstance(node, ast.Constant):
        yield from constant_changes(node)
    elif isinstance(node, ast.Compare):
        yield from (("compare", new) for new in compare_changes(node))
    elif isinstance(node, ast.BoolOp):
        yield from bool_changes(node)
    elif isinstance(node, ast.IfExp):
        yield "then", node.body
        yield "else", node.orelse
    elif isinstance(node, ast.UnaryOp | ast.BinOp):
        yield from operator_changes(node)
    elif isinstance(node, ast.Call):
        yield from call_changes(node)
    elif isinstance(node, ast.List | ast.Tuple | ast.Set) and isinstance(getattr(node, "ctx", None), ast.Load | None):
        for n in range(len(node.elts)):
            yield "shorter", altered(node, elts=node.elts[:n] + node.elts[n + 1 :])
    elif isinstance(node, ast.Name) and node.id in RENAMED:
        yield "name", altered(node, id=RENAMED[node.id])
    elif isinstance(node, ast.comprehension):
        for n in range(len(node.ifs)):
            yield "unfiltered", altered(node, ifs=node.ifs[:n] + node.ifs[n + 1 :])
    if isinstance(node, ast.For | ast.comprehension) and (
        isinstance(node.iter, ast.Tuple | ast.List) or ORDERS.search(ast.unparse(node.iter))
    ):
        yield "backwards", altered(node, iter=backwards(node.iter))


def backwards(node: ast.expr) -> ast.expr:
    """The same things, the last one first."""
    everything = ast.List([ast.Starred(node, ast.Load())], ast.Load())
    step = ast.Slice(step=ast.UnaryOp(ast.USub(), ast.Constant(1)))
    return ast.copy_location(ast.Subscript(everything, step, ast.Load()), node)


def statement_changes(node: ast.stmt, returned: list[ast.expr]) -> Iterator[Change]:
    """Conditions that always or never hold; statements that are not there."""
    if isinstance(node, ast.If):
        yield "always", altered(node, test=ast.copy_location(ast.Constant(True), node))
        yield "never", altered(node, test=ast.copy_location(ast.Constant(False), node))
    elif isinstance(node, ast.While):
        yield "never", altered(node, test=ast.copy_location(ast.Constant(False), node))
    elif isinstance(node, DROPPED):
        yield "dropped", None
    elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple):
        yield "dropped", None
    if isinstance(node, ast.Return) and node.value:
        for value in returned:
            if ast.dump(value) != ast.dump(node.value):
                yield "returned", altered(node, value=ast.copy_location(copy.copy(value), node))


def constant_changes(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield "flag", altered(node, value=not node.value)
    elif isinstance(node.value, int):
        yield "more", altered(node, value=node.value + 1)
        if node.value > 0:
            yield "less", altered(node, value=node.value - 1)


def compare_changes(node: ast.Compare) -> Iterator[ast.AST]:
    for n, operator in enumerate(node.ops):
        yield altered(node, ops=[*node.ops[:n], COMPARED[type(operator)](), *node.ops[n + 1 :]])


def bool_changes(node: ast.BoolOp) -> Iterator[Change]:
    yield "junction", altered(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for n in range(len(node.values)):
        rest = node.values[:n] + node.values[n + 1 :]
        yield "operand", rest[0] if len(rest) == 1 else altered(node, values=rest)


def operator_changes(node: ast.UnaryOp | ast.BinOp) -> Iterator[Change]:
    if isinstance(node, ast.UnaryOp):
        if isinstance(node.op, ast.Not | ast.USub):
            yield "sign", node.operand
    elif type(node.op) in CALCULATED:
        yield "calculation", altered(node, op=CALCULATED[type(node.op)]())


def call_changes(node: ast.Call) -> Iterator[Change]:
    """Arguments in another order, a keyword less, an order of things that is lost."""
    for n, (first, second) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if ast.dump(first) != ast.dump(second):
            yield "swapped", altered(node, args=[*node.args[:n], second, first, *node.args[n + 2 :]])
    if getattr(node.func, "attr", "") == "push" and len(node.args) > 1:
        for n in range(len(node.args)):
            yield "argument", altered(node, args=node.args[:n] + node.args[n + 1 :])
    for n in range(len(node.keywords)):
        yield "keyword", altered(node, keywords=node.keywords[:n] + node.keywords[n + 1 :])
    if isinstance(node.func, ast.Name) and node.func.id in UNWRAPPED and len(node.args) == 1:
        yield "order", node.args[0]


def altered(node: ast.AST, **fields: object) -> ast.AST:
    """A copy of the node itself, with other fields; what is below is shared."""
    new = copy.copy(node)
    for field, value in fields.items():
        setattr(new, field, value)
    return new
