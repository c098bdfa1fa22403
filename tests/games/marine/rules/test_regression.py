"""DSM-10  Regression: a cube that protects in the next Reseed."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.terms import ANIMALS
from tests.dsl import rule
from tests.games.marine.sea import Sea, h


def squares(s: Sea) -> list[str | None]:
    return [None if a < 0 else ANIMALS[a] for a in s.g.squares]


@rule("DSM-10.1")
def test_a_cube_of_the_gene_pool_goes_onto_a_square() -> None:
    s = Sea().act("fish", "regression-1")
    assert (s.asked, s.options()) == ("fish", ["regress", "pass"])
    s.answer("regress")
    assert (squares(s), s.gene_pool("fish"), s.eliminated("fish"), s.laws()) == (["fish", None], 30, 0, [])


@rule("DSM-10.1")
def test_the_second_cube_takes_the_other_square() -> None:
    s = Sea().act("fish", "regression-2").answer("regress").act("reptiles", "regression-1").answer("regress")
    assert squares(s) == ["fish", "reptiles"]


@rule("DSM-10.2")
@pytest.mark.parametrize(("left", "acts"), [(0, False), (1, True)])
def test_with_an_empty_gene_pool_nothing_is_asked(left: int, acts: bool) -> None:
    s = Sea()
    s.empty_gene_pool("fish", left)
    s.act("fish", "regression-1")
    assert (s.done, squares(s)) == (not acts, [None, None])


@rule("DSM-10.2", "EX-18")
def test_with_two_cubes_on_the_squares_a_freed_space_is_useless() -> None:
    s = Sea(squares=["fish", "fish"])
    s.acquire("reptiles", "algae")
    s.row("regression", "algae")
    s.act("reptiles", "regression-1")
    assert (s.done, squares(s), s.gene_pool("reptiles")) == (True, ["fish", "fish"], 31)
    s.run(Reseed())
    assert s.acquired("reptiles") == {}


@rule("DSM-10.3")
def test_nothing_else_happens_at_once() -> None:
    s = Sea()
    s.acquire("fish", "sun")
    s.row("regression", "sun")
    s.act("fish", "regression-1").answer("regress")
    assert (s.done, s.disks("regression"), s.acquired("fish")) == (True, {"sun": 1}, {"sun": 1})
    assert (s.cubes("fish", h(0, 0)), sum(s.g.vp)) == (3, 0)


@rule("DSM-10.3")
def test_the_cube_protects_in_the_next_reseed_only() -> None:
    s = Sea()
    s.acquire("fish", "sun")
    s.row("regression", "sun")
    s.act("fish", "regression-1").answer("regress").run(Reseed())
    assert s.acquired("fish") == {"sun": 1}
    s.row("regression", "sun")
    s.run(Reseed())
    assert s.acquired("fish") == {}


@rule("DSM-10.4")
def test_one_animal_may_own_both_cubes_and_the_second_one_blocks_the_others() -> None:
    s = Sea().act("fish", "regression-1").answer("regress").act("fish", "regression-2").answer("regress")
    assert (squares(s), s.gene_pool("fish")) == (["fish", "fish"], 29)
    s.control("reptiles", "sun")
    assert s.act("reptiles", "regression-1", "sun").done


@rule("DSM-10.4")
def test_two_cubes_protect_their_owner_no_better_and_nobody_else() -> None:
    s = Sea(squares=["fish", "fish"])
    s.acquire("fish", "sun", "sun")
    s.acquire("crustaceans", "sun")
    s.row("regression", "sun")
    s.run(Reseed())
    assert (s.acquired("fish"), s.acquired("crustaceans"), s.gene_pool("fish")) == ({"sun": 2}, {}, 31)


@rule("DSM-10.5", "R-7")
def test_the_cube_stays_when_its_pawn_is_bumped() -> None:
    s = Sea().act("fish", "regression-1").answer("regress")
    s.control("reptiles", "sun")
    s.act("reptiles", "regression-1", "sun").answer("regress")
    assert (s.pawns("fish"), squares(s), s.gene_pool("fish")) == (4, ["fish", "reptiles"], 30)


@rule("DSM-10.5", "R-7")
def test_the_cube_stays_when_its_pawn_is_retrieved() -> None:
    s = Sea().act("fish", "regression-1").answer("regress").turn("fish").answer("retrieve")
    assert (s.on("regression-1"), squares(s), s.gene_pool("fish")) == (None, ["fish", None], 30)
