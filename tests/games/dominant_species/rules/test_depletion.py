"""DS-12  Depletion: one element of Earth whose type is in the box goes to the bag."""

from __future__ import annotations

import tangledbank
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h, targets


def depletion(*box: str) -> Earth:
    """START6 with disks in the box and a mammal pawn on Depletion."""
    e = Earth()
    e.row("depletion", *box)
    e.pawn("mammal", "depletion-1")
    return e


@rule("DS-12.1")
def test_any_corner_of_earth_with_a_type_of_the_box() -> None:
    e = depletion("seed", "sun").act("depletion-1")
    assert e.asked == "mammal"
    assert sorted(targets(e.options())) == sorted([W(0, 0), W(0, 1), W(1, 0), W(2, -1)])
    assert e.options()[-1] == "pass"


@rule("DS-12.1")
def test_the_element_goes_to_the_bag_and_only_one_is_removed() -> None:
    e = depletion("seed", "sun")
    before = e.bag("seed")
    e.act("depletion-1").answer(f"deplete {W(0, 1)}")
    assert (e.element(W(0, 1)), e.element(W(0, 0)), e.bag("seed")) == (None, "seed", before + 1)
    assert (e.done, e.pawns("mammal"), e.on("depletion-1")) == (True, 3, None)


@rule("DS-12.1")
def test_other_types_and_vacant_corners_are_refused() -> None:
    e = depletion("seed", "sun").act("depletion-1")
    assert e.why(f"deplete {E(0, 1)}") == {"DS-12.1"}
    assert e.why(f"deplete {W(2, -2)}") == {"DS-2.9"}


@rule("DS-12.2")
def test_with_an_empty_box_the_action_is_skipped() -> None:
    e = depletion().act("depletion-1")
    assert (e.done, e.pawns("mammal"), sum(e.g.bag)) == (True, 3, 108)


@rule("DS-12.3")
def test_the_box_is_not_changed() -> None:
    e = depletion("seed", "seed", "sun").act("depletion-1").answer(f"deplete {W(0, 1)}")
    assert e.disks("depletion") == {"seed": 2, "sun": 1}


# ---- examples ----------------------------------------------------------------------
@rule("EX-P08")
def test_a_seed_less_breaks_one_tie_and_makes_another() -> None:
    e = Earth(tiles=[{"hex": h(1, -1), "terrain": "savannah"}, {"hex": h(1, 0), "terrain": "desert"}])
    lying = {E(0, 0): "seed", W(2, -1): "seed", E(1, 0): "sun", W(2, -2): "meat", E(1, -1): "meat"}
    for corner, element in lying.items():
        e.put(corner, element)
    for animal, place in (("bird", h(1, -1)), ("bird", h(1, 0)), ("reptile", h(1, 0)), ("mammal", h(1, -1))):
        e.place(animal, place, 1)
    e.row("depletion", "seed")
    e.pawn("mammal", "depletion-1")
    assert [e.fitness("bird", h(1, 0)), e.fitness("bird", h(1, -1)), e.fitness("mammal", h(1, -1))] == [4, 4, 4]
    assert (e.dominant(h(1, 0)), e.dominant(h(1, -1))) == ("bird", None)
    e.act("depletion-1").answer(f"deplete {E(0, 0)}")
    assert [e.fitness("bird", h(1, 0)), e.fitness("bird", h(1, -1)), e.fitness("reptile", h(1, 0))] == [2, 2, 2]
    assert (e.dominant(h(1, 0)), e.dominant(h(1, -1))) == (None, "mammal")


@rule("DS-11.5", "DS-12.2", "EX-O18")
def test_in_round_1_wasteland_and_depletion_pawns_return_without_effect() -> None:
    game = tangledbank.new("dominant-species", players=2, seed=1, animals="mammal,bird")
    elements = game.position()["elements"]
    spaces = ["wasteland-1", "regression-1", "depletion-1", "regression-2"]
    rest = [f"{name}-{n}" for name, n in (("adaptation", 3), ("competition", 7)) for n in range(1, n + 1)]
    for space in [*spaces, *rest]:
        game.apply(f"pawn {space}")
    asked = []
    while not game.options()[0].startswith(("compete", "pawn")):
        asked.append(game.options()[0].split()[0])
        game.apply("pass")
    assert asked == ["adapt", "adapt", "adapt"]
    assert game.position()["elements"] == elements


@rule("DS-12.2", "EX-O19")
def test_without_such_an_element_on_earth_the_action_is_skipped() -> None:
    e = depletion("meat")
    e.remove(E(-1, 1))
    e.remove(E(0, 1))
    e.act("depletion-1")
    assert (e.done, e.pawns("mammal"), e.disks("depletion")) == (True, 3, {"meat": 1})
