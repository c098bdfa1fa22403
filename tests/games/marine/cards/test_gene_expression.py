"""DSM-23.15  Gene Expression: another Trait."""

from __future__ import annotations

from tangledbank.games.marine.notation import TRAIT
from tests.dsl import rule
from tests.games.marine.cards import REFUSED
from tests.games.marine.sea import Sea, targets


def express(s: Sea, animal: str, *box: str) -> Sea:
    """Gene Expression while exactly these Traits are in the box."""
    s.g.box = sum([1 << TRAIT.read(trait) for trait in box])
    return s.card("gene_expression", animal)


def in_box(s: Sea) -> list[str]:
    return [TRAIT.show(trait) for trait in range(18) if s.g.box >> trait & 1]


@rule("DSM-23.15")
def test_gene_expression_replaces_the_trait_by_one_of_three_from_the_box() -> None:
    """Reconstruction."""
    s = Sea()
    s.trait("fish", "flight")
    s.card("gene_expression", "fish")
    drawn = targets(s.options())
    assert (s.asked, len(drawn), s.why("pass")) == ("fish", 3, REFUSED)
    assert {"DSM-23.15"} <= s.why("keep flight") <= {"DSM-23.15", "DSM-24.8"}  # Exaptation shares the question
    assert not set(drawn) & set(in_box(s))
    s.answer(f"keep {drawn[1]}")
    assert s.traits("fish") == [drawn[1]]
    assert {"flight", drawn[0], drawn[2]} <= set(in_box(s))
    assert (len(in_box(s)), s.g.hands) == (17, [0] * 6)


@rule("DSM-23.15")
def test_gene_expression_cannot_draw_the_trait_that_goes() -> None:
    """Reconstruction."""
    for seed in range(10):
        s = Sea(rng=seed)
        s.trait("fish", "flight")
        express(s, "fish", "resilience", "social", "solitary")
        assert s.options() == ["keep resilience", "keep social", "keep solitary"]
        s.answer("keep social")
        assert (s.done, s.traits("fish"), in_box(s)) == (True, ["social"], ["flight", "resilience", "solitary"])


@rule("DSM-23.15")
def test_gene_expression_without_a_trait_has_no_effect() -> None:
    """Reconstruction."""
    s = Sea()
    s.trait("reptiles", "flight")
    assert s.card("gene_expression", "fish").done
    assert (s.traits("fish"), s.traits("reptiles"), len(in_box(s))) == ([], ["flight"], 17)


@rule("DSM-23.15")
def test_gene_expression_takes_the_old_trait_away_at_once() -> None:
    """Reconstruction."""
    s = Sea()
    s.trait("fish", "ram_feeder")
    assert s.elements("fish") == {"algae": 1, "plankton": 3}
    express(s, "fish", "resilience", "social", "solitary").answer("keep social")
    assert s.elements("fish") == {"algae": 1, "plankton": 2}


@rule("EX-78", "DSM-23.15")
def test_gene_expression_instead_of_phenotypic_plasticity_costs_the_disk_above_the_limit() -> None:
    """Reconstruction."""
    s = Sea()
    s.trait("fish", "phenotypic_plasticity")
    s.acquire("fish", "sun", "worms", "worms", "sponges")
    express(s, "fish", "resilience", "social", "solitary").answer("keep social")
    assert (s.asked, s.options()) == ("fish", ["lose sponges", "lose sun", "lose worms"])
    s.answer("lose worms")
    assert (s.done, s.acquired("fish"), s.bag("worms")) == (True, {"sponges": 1, "sun": 1, "worms": 1}, 17)


@rule("EX-78")
def test_gene_expression_instead_of_phenotypic_plasticity_with_two_disks_costs_none() -> None:
    """Reconstruction."""
    s = Sea()
    s.trait("fish", "phenotypic_plasticity")
    s.acquire("fish", "sun", "worms")
    express(s, "fish", "resilience", "social", "solitary").answer("keep social")
    assert (s.done, s.acquired("fish")) == (True, {"sun": 1, "worms": 1})


@rule("DSM-30.6", "DSM-23.15")
def test_gene_expression_asks_which_trait_goes_then_which_comes_then_for_disks() -> None:
    """Reconstruction."""
    s = Sea(options={"superheroes": True})
    s.trait("fish", "flight", "phenotypic_plasticity")
    s.acquire("fish", "sun", "worms", "sponges", "gastropods")
    express(s, "fish", "resilience", "social", "solitary")
    assert (s.options(), s.why("pass")) == (["replace flight", "replace phenotypic_plasticity"], REFUSED)
    s.answer("replace phenotypic_plasticity")
    assert s.options() == ["keep resilience", "keep social", "keep solitary"]
    s.answer("keep solitary")
    assert (s.question, s.traits("fish")) == ("LoseElement", ["flight", "solitary"])


@rule("DSM-30.6")
def test_pack_hunters_gained_by_gene_expression_takes_a_pawn_at_once() -> None:
    """Reconstruction."""
    s = Sea()
    s.trait("fish", "flight")
    s.control("reptiles", "sun")
    express(s, "fish", "pack_hunters", "social", "solitary").answer("keep pack_hunters")
    assert s.options() == [f"special {element}" for element in ("algae", "gastropods", "plankton", "sponges", "worms")]
    s.answer("special worms")
    assert (s.done, s.controls("fish"), s.target_of("worms")) == (True, ["worms"], 3)


@rule("DSM-30.6")
def test_exaptation_gained_by_gene_expression_copies_at_once() -> None:
    """Reconstruction."""
    s = Sea()
    s.trait("fish", "flight")
    s.trait("reptiles", "cannibal")
    s.trait("crustaceans", "carnivore")
    express(s, "fish", "exaptation", "social", "solitary").answer("keep exaptation")
    assert s.options() == ["copy cannibal", "copy carnivore"]
    assert (s.answer("copy carnivore").done, s.copied("fish")) == (True, "carnivore")
