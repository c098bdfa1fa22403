"""DS-6  The Execution Phase in general."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.games.dominant_species.terms import ANIMALS, SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import RULEBOOK, E, Earth, h, targets

ROWS = {"adaptation": ["sun"] * 4, "abundance": ["sun"] * 2, "wasteland": ["meat"], "depletion": ["grass"]}
PAWNS: Any = {space: ANIMALS[k % 6] for k, space in enumerate(SPACES[:18:2] + SPACES[20::3])}


def executing(names: list[str] = ANIMALS, listen: bool = False, **fields: Any) -> Game:
    """The standard Earth at the beginning of execution."""
    options = {"animals": ",".join(names)}
    data = {"players": len(names), "options": options, "start": "standard", "phase": 2, **fields}
    return tangledbank.position("dominant-species", data, listen=listen)


def seen(game: Game) -> Any:
    return game.view(-1)


def decline(game: Game, *verbs: str) -> None:
    """Pass until a question of one of these kinds waits, or to the end of the round."""
    while game.options()[0].split()[0] not in verbs and seen(game)["phase"] != 1:
        game.apply("pass" if "pass" in game.options() else game.options()[0])


def returned(game: Game) -> list[str]:
    """The spaces whose pawns came back, in order."""
    spaces: list[Any] = [m.args["space"] for m in game.story() if m.key == "dom-event-pawn-back"]
    return [f"{space.args['section'].key[12:]}-{space.args['n']}" for space in spaces]


def ready(space: str, animal: str = "mammal") -> Earth:
    """An Earth where the action of every space is possible."""
    e = Earth()
    for row in ("adaptation", "abundance", "wanderlust"):
        e.row(row, "sun", "meat")
    e.row("wasteland", "grass", "meat")
    e.row("depletion", "grass", "meat")
    e.show_tiles("sea", "forest")
    e.pawn(animal, space)
    return e


# ---- order ------------------------------------------------------------------------------
@rule("DS-6.1")
def test_spaces_are_handled_section_by_section_from_left_to_right() -> None:
    game = executing(listen=True, spaces=PAWNS, rows=ROWS, cards=["biomass"])
    decline(game)
    held = ["glaciation-2", "glaciation-3", "glaciation-4"]
    assert returned(game) == [space for space in SPACES if space in PAWNS and space not in held]


@rule("DS-6.1")
def test_the_next_pawn_acts_only_when_the_one_before_is_done() -> None:
    game = executing(rows=ROWS, spaces={"adaptation-1": "bird", "adaptation-2": "insect", "abundance-1": "mammal"})
    asked = []
    for answer in ("adapt sun", "pass", "take sun"):
        asked.append((game.seat, list(seen(game)["spaces"])))
        game.apply(answer)
    assert asked == [(2, ["adaptation-2", "abundance-1"]), (5, ["abundance-1"]), (0, [])]


# ---- taking back, declining, impossible ---------------------------------------------------
SOME = ["initiative-1", "adaptation-1", "abundance-2", "wasteland-1", "depletion-1", "glaciation-1", "speciation-1"]
SOME += ["wanderlust-3", "migration-2", "competition-5", "domination-4"]


@rule("DS-6.2")
@pytest.mark.parametrize("space", SOME)
def test_the_owner_takes_their_pawn_back_and_is_asked_for_the_action(space: str) -> None:
    e = ready(space)
    e.act(space)
    assert (e.on(space), e.pawns("mammal"), e.asked) == (None, 3, "mammal")
    assert len(e.options()) > 1


@rule("DS-6.3", "RU-07")
@pytest.mark.parametrize("space", SOME)
def test_every_action_may_be_declined_and_the_pawn_returns(space: str) -> None:
    e = ready(space)
    before = RULEBOOK.dump(e.g)
    e.act(space).answer("pass")
    after = RULEBOOK.dump(e.g)
    assert (e.done, e.on(space), e.pawns("mammal")) == (True, None, 3)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"animals", "spaces"}


@rule("DS-6.4")
@pytest.mark.parametrize("space", ["adaptation-1", "abundance-1", "wasteland-1", "depletion-1", "wanderlust-1"])
def test_an_impossible_action_is_skipped_and_the_pawn_returns(space: str) -> None:
    e = Earth()
    e.pawn("mammal", space)
    e.act(space)
    assert (e.done, e.on(space), e.pawns("mammal")) == (True, None, 3)


@rule("DS-6.5", "RU-07")
def test_abundance_once_begun_is_completed() -> None:
    e = ready("abundance-1")
    e.act("abundance-1").answer("take sun")
    assert "DS-6.5" in e.why("pass")
    assert "pass" not in e.options()


@rule("DS-6.5", "RU-07")
def test_wanderlust_once_begun_must_place_its_tile_but_no_element() -> None:
    e = ready("wanderlust-1")
    e.act("wanderlust-1").answer("explore 1")
    assert "pass" not in e.options()
    e.answer(f"tile {h(1, -2)}", "pass")
    assert e.disks("wanderlust") == {"sun": 1, "meat": 1}


@rule("DS-6.5", "RU-07")
def test_an_element_taken_in_wanderlust_must_be_placed() -> None:
    e = ready("wanderlust-1")
    e.act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}", "take sun")
    assert "pass" not in e.options()


@rule("DS-6.5", "RU-07")
def test_migration_may_stop_after_any_cube() -> None:
    e = ready("migration-1")
    e.act("migration-1").answer(f"from {h(0, 1)}", f"to {h(1, 0)}", "cubes 1", "pass")
    assert (e.done, e.cubes("mammal", h(1, 0)), e.cubes("mammal", h(0, 1))) == (True, 2, 1)


@rule("DS-6.5", "RU-07")
def test_speciation_may_leave_tiles_out() -> None:
    e = ready("speciation-1")
    e.act("speciation-1").answer(f"speciate {E(-1, 1)}", "cubes 0", "cubes 1", "cubes 0")
    assert (e.done, e.gene_pool("mammal"), e.cubes("mammal", h(0, 0))) == (True, 29, 1)


@rule("DS-6.5", "RU-07")
def test_competition_may_leave_terrains_out() -> None:
    e = Earth()
    e.place("mammal", h(1, -1), 1)
    e.pawn("mammal", "competition-5")
    e.act("competition-5").answer("pass", f"compete {h(0, 1)} bird")
    assert (e.done, e.eliminated("bird")) == (True, 1)


@rule("RU-07", "DS-19.2")
def test_a_card_is_not_voluntary() -> None:
    e = Earth().card("habitat", "bird")
    assert "DS-19.2" in e.why("pass")


@rule("RU-07")
@pytest.mark.parametrize("animal", ["insect", "arachnid"])
def test_the_free_actions_may_be_declined(animal: str) -> None:
    game = executing([animal, "bird"])
    assert "pass" in game.options()
    before = seen(game)["animals"]
    game.apply("pass")
    assert (seen(game)["animals"], seen(game)["round"]) == (before, 2)


# ---- exceptions ---------------------------------------------------------------------------
@rule("DS-6.6")
def test_regression_pawns_return_after_the_section() -> None:
    animals = [{"animal": "bird", "seat": "P1", "acquired": ["sun"]}, {"animal": "mammal", "seat": "P2"}]
    game = executing(["bird", "mammal"], animals=animals, spaces={"regression-1": "bird"}, rows={"regression": ["sun"]})
    assert (game.options(), seen(game)["spaces"]) == (["protect sun", "pass"], {"regression-1": "bird"})
    game.apply("pass")
    assert seen(game)["spaces"] == {}


@rule("DS-6.6")
def test_pawns_of_the_glaciation_queue_stay() -> None:
    spaces = {"glaciation-1": "bird", "glaciation-2": "mammal", "glaciation-4": "bird"}
    game = executing(["bird", "mammal"], spaces=spaces)
    assert seen(game)["spaces"] == {"glaciation-2": "mammal", "glaciation-4": "bird"}
    game.apply("pass")
    assert seen(game)["spaces"] == {"glaciation-1": "mammal", "glaciation-3": "bird"}


@rule("DS-6.6", "DS-7.4")
def test_the_initiative_pawn_goes_to_another_space_instead_of_returning() -> None:
    e = ready("initiative-1")
    e.act("initiative-1").answer("initiative domination-5")
    assert (e.pawns("mammal"), e.on("initiative-1"), e.on("domination-5")) == (2, None, "mammal")


# ---- sections without pawns ---------------------------------------------------------------
@rule("DS-6.7", "DS-9.1")
def test_without_pawns_only_the_automatic_parts_happen() -> None:
    animals = [{"animal": a, "seat": f"P{k + 1}", "acquired": ["seed"]} for k, a in enumerate(ANIMALS)]
    rows = {**ROWS, "regression": ["seed"], "wasteland": ["grass"], "wanderlust": ["sun"]}
    game = executing(animals=animals, rows=rows, face_up_tiles=["sea", None, None])
    assert game.options() == ["protect seed", "pass"]
    game.apply("pass")
    acquired = [animal["acquired"] for animal in seen(game)["animals"].values()]
    assert acquired == [{}] * 6
    assert E(0, 0) not in seen(game)["corners"]
    assert (game.seat, game.options()[0].split()[0]) == (5, "spread")
    game.apply("pass")
    assert (game.seat, game.options()[0].split()[0]) == (4, "compete")
    game.apply("pass")
    assert (seen(game)["round"], seen(game)["phase"]) == (2, 1)


# ---- the pointer -----------------------------------------------------------------------------
def instinct(space: str, **fields: Any) -> Game:
    """The mammals resolve domination-2, take Instinct and put a pawn on a space."""
    game = executing(["mammal", "reptile"], spaces={"domination-2": "mammal"}, cards=["instinct"], **fields)
    game.apply(f"dominate {h(0, 1)}")
    game.apply(f"pawn {space}")
    return game


@rule("DS-6.8")
@pytest.mark.parametrize("space", ["domination-2", "domination-1", "competition-7", "adaptation-1", "initiative-1"])
def test_a_pawn_on_the_current_or_an_earlier_space_waits_for_the_next_round(space: str) -> None:
    game = instinct(space)
    assert (seen(game)["round"], seen(game)["spaces"]) == (2, {space: "mammal"})


@rule("DS-6.8")
@pytest.mark.parametrize("space", ["domination-3", "domination-5"])
def test_a_pawn_on_a_later_space_acts_in_this_round(space: str) -> None:
    game = instinct(space)
    assert (seen(game)["round"], seen(game)["pointer"], seen(game)["spaces"]) == (1, space, {})
    assert set(targets(game.options())) == {h(0, -1), h(1, -1), h(1, 0), h(-1, 1), h(-1, 0), h(0, 0)}


@rule("DS-6.8")
def test_a_pawn_put_on_a_later_glaciation_space_acts_only_on_space_1() -> None:
    for space, acts in (("glaciation-1", True), ("glaciation-2", False)):
        game = executing(["mammal", "reptile"], spaces={"initiative-1": "mammal"})
        game.apply(f"initiative {space}")
        assert (game.options()[0].split()[0] == "glaciate") == acts


@rule("DS-6.8")
def test_the_pointer_never_goes_back() -> None:
    game = executing(spaces=PAWNS, rows=ROWS, cards=["biomass"])
    pointers = []
    while seen(game)["phase"] == 2:
        pointers.append(SPACES.index(seen(game)["pointer"]))
        game.apply("pass" if "pass" in game.options() else game.options()[0])
    assert sorted(pointers) == pointers
    assert len(set(pointers)) > 8
