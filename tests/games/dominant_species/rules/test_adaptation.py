"""DS-8  Adaptation."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank.games.dominant_species.actions.pawns import PlacePawn
from tangledbank.games.dominant_species.insight import can_act
from tangledbank.games.dominant_species.notation import SPACE
from tangledbank.games.dominant_species.terms import ANIMALS
from tests.dsl import rule
from tests.games.dominant_species.earth import Earth


def adapting(animal: str, *squares: str, acquired: tuple[str, ...] = ()) -> Earth:
    e = Earth()
    e.row("adaptation", *squares)
    e.acquire(animal, *acquired)
    e.pawn(animal, "adaptation-1")
    return e.act("adaptation-1")


@rule("DS-8.1")
def test_the_owner_takes_one_of_the_disks() -> None:
    e = adapting("insect", "meat", "grub", "grub")
    assert e.options() == ["adapt grub", "adapt meat", "pass"]
    e.answer("adapt grub")
    assert (e.acquired("insect"), e.disks("adaptation"), e.done) == ({"grub": 1}, {"grub": 1, "meat": 1}, True)


@rule("DS-8.2")
@pytest.mark.parametrize(("animal", "acquired"), [("bird", 4), ("amphibian", 3)])
def test_a_full_display_takes_nothing(animal: str, acquired: int) -> None:
    e = adapting(animal, "sun", "meat", acquired=("sun",) * acquired)
    assert (e.done, e.pawns(animal), e.disks("adaptation")) == (True, 3, {"sun": 1, "meat": 1})


@rule("DS-8.3")
@pytest.mark.parametrize("element", ["sun", "seed"])
def test_several_disks_of_one_type_may_be_taken(element: str) -> None:
    e = adapting("bird", "meat", element, acquired=(element, element))
    e.answer(f"adapt {element}")
    assert e.acquired("bird") == {element: 3}


@rule("DS-8.4")
def test_taken_disks_are_not_replaced() -> None:
    e = Earth()
    e.row("adaptation", "meat")
    for animal, space in (("bird", "adaptation-1"), ("insect", "adaptation-2")):
        e.pawn(animal, space)
    e.act("adaptation-1").answer("adapt meat")
    assert (e.disks("adaptation"), e.act("adaptation-2").done, e.pawns("insect")) == ({}, True, 3)


@rule("DS-8.5", "RU-49")
def test_without_a_disk_the_action_is_skipped() -> None:
    e = adapting("bird")
    assert (e.done, e.pawns("bird"), e.acquired("bird")) == (True, 3, {})


@rule("RU-49")
def test_without_a_disk_abundance_is_skipped_and_wanderlust_goes_on() -> None:
    e = Earth()
    e.show_tiles("sea")
    e.pawn("bird", "abundance-1")
    e.pawn("bird", "wanderlust-1")
    assert e.act("abundance-1").done
    e.act("wanderlust-1").answer("explore 1", "tile f2")
    assert (e.vp("bird"), [o for o in e.options() if o.startswith("take")]) == (1, [])


@rule("EX-P03", "DS-8.1", "DS-20.12")
def test_the_rulebooks_example_of_adaptation() -> None:
    spaces = {"adaptation-1": "insect", "adaptation-2": "mammal", "adaptation-3": "bird"}
    data: Any = {"players": 6, "options": {"animals": ",".join(ANIMALS)}, "start": "standard", "phase": 2}
    rows = {"adaptation": ["meat", "grass", "grub", "grub"]}
    game = tangledbank.position("dominant-species", data | {"spaces": spaces, "rows": rows})
    game.apply("adapt meat", 5)
    shown: Any = game.view(0)
    assert shown["animals"]["insect"]["elements"] == {"grass": 2, "meat": 1}
    assert shown["rows"]["adaptation"] == {"grass": 1, "grub": 2}
    for answer in ("adapt grass", "adapt grub", "pass", "pass"):
        game.apply(answer)
    after: Any = game.view(0)
    assert (after["round"], after["rows"]["regression"]) == (2, {"grub": 1})


@rule("EX-O11", "DS-8.2")
def test_amphibians_with_six_elements_are_skipped() -> None:
    e = adapting("amphibian", "seed", "grass", acquired=("grub", "sun", "meat"))
    assert (e.done, e.pawns("amphibian"), e.disks("adaptation")) == (True, 3, {"seed": 1, "grass": 1})


# ---- what can be seen in advance ------------------------------------------------------------
@rule("DS-8.2")
@pytest.mark.parametrize(
    ("acquired", "own", "acts"), [(2, 0, True), (2, 1, True), (2, 2, False), (3, 0, True), (3, 1, False), (4, 0, False)]
)
def test_pawns_that_wait_in_adaptation_leave_less_room_for_another(acquired: int, own: int, acts: bool) -> None:
    assert planning("bird", "bird", acquired, own) is acts


@rule("DS-8.2")
def test_pawns_of_others_leave_the_room_as_it_is() -> None:
    assert planning("bird", "insect", 3, 2)


@rule("DS-8.5")
def test_pawns_that_wait_take_the_last_disks() -> None:
    assert planning("bird", "bird", 0, 1, "sun") is False


def planning(animal: str, other: str, acquired: int, pawns: int, *squares: str) -> bool:
    """Whether a pawn of an animal can act on adaptation-3 when there are so many pawns of another one, or its own."""
    e = Earth()
    e.row("adaptation", *(squares or ("meat", "sun", "water", "grub")))
    e.acquire(animal, *["seed"] * acquired)
    for n in range(1, pawns + 1):
        e.pawn(other, f"adaptation-{n}")
    a = ANIMALS.index(animal)
    e.run(PlacePawn(e.g.seat_of(a), a))
    return can_act(e.g, SPACE.read("adaptation-3"))
