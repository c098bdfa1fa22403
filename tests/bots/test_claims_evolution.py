"""Hints of Evolution: each sentence is compared with what the engine does, in positions of random games."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tangledbank import say
from tangledbank.bots.judging import judge
from tangledbank.core.ints import ints, place
from tangledbank.games.evolution.actions.attack import attack, target_refusal
from tangledbank.games.evolution.actions.cards import PlanCards, draft, play_card
from tangledbank.games.evolution.actions.feeding import FeedingTurn
from tangledbank.games.evolution.actions.take import StoreFat, Take
from tangledbank.games.evolution.flow import EndOfFeeding
from tangledbank.games.evolution.notation import NOTATION, SPECIES
from tangledbank.games.evolution.state import Evo
from tangledbank.games.evolution.terms import BANK, HOLE, PLANT, TOO_SMALL
from tangledbank.games.evolution.traits import (
    AMBUSH,
    CARD_FOOD,
    CARD_TRAIT,
    CARNIVORE,
    CLIMBING,
    HORNS,
    INTELLIGENCE,
    PACK_HUNTING,
    TRAITS,
)
from tests.bots.claims import Checker, check, positions, sentences
from tests.games.evolution.playing import game as drawn

JUDGE = judge("evolution")
KINDS: list[tuple[int, int, dict[str, object]]] = [
    (2, 1, {}),
    (3, 2, {"quick_play": True}),
    (4, 3, {"pass_is_final": True}),
    (5, 4, {}),
    (3, 6, {}),
]


# ---- what the engine would do ------------------------------------------------------------------
def seen(g: Evo, seat: int) -> Evo:
    """The table with the seat's plan carried out."""
    top = g.stack[-1]
    return draft(g, seat, top.plans[seat]) if isinstance(top, PlanCards) else g


def species(args: dict[str, Any], key: str = "species") -> int:
    """Whom a sentence names."""
    return SPECIES.read(args[key].args["board"])


def carded(g: Evo, seat: int, action: int) -> tuple[Evo, Evo]:
    """Before and after a card is played."""
    before = seen(g, seat)
    after = before.clone()
    play_card(after, seat, action, after.free_board())
    return before, after


def targets(g: Evo, a: int) -> int:
    """Species of others that a species could attack, as a carnivore's attack is checked."""
    rows = [row for seat, row in enumerate(g.row) if seat != g.owner[a]]
    hunts = g.mask[a] & CARNIVORE
    return sum([not target_refusal(g, a, row, k) for row in rows for k in range(len(row))]) if hunts else 0


def hunters(g: Evo, t: int) -> int:
    """Carnivores of others that could attack a species."""
    row = g.row[g.owner[t]]
    others = [a for a in range(len(g.pop)) if g.pop[a] and g.owner[a] != g.owner[t] and g.mask[a] & CARNIVORE]
    return sum(
        [not target_refusal(g, a, row, place(row, t)) & (TOO_SMALL if g.mask[a] & INTELLIGENCE else -1) for a in others]
    )


def possible(g: Evo, t: int) -> int:
    """How many of all conceivable carnivores could attack a species."""
    d = g.clone()
    d.new_species((g.owner[t] + 1) % g.seats, 0, d.free_board())
    a = d.row[(g.owner[t] + 1) % g.seats][0]
    row, n = d.row[g.owner[t]], 0
    extras = list(product((0, CLIMBING), (0, AMBUSH), (0, PACK_HUNTING)))
    for pop, size, extra in product(range(1, 7), range(1, 7), extras):
        d.pop[a], d.size[a], d.mask[a] = pop, size, CARNIVORE | sum(extra)
        n += not target_refusal(d, a, row, place(row, t))
    return n


def eaten(g: Evo, i: int, n: int, source: int) -> Evo:
    """After one TAKE of plants, everything stored that can be."""
    d = g.clone()
    d.hole = 20
    d.stack = [Take(i, PLANT, source, n, 0)]
    d.advance()
    while d.stack:
        d.play(d.current_options[-1])
    return d


def struck(g: Evo, seat: int, action: int) -> Evo:
    """After an attack: payments are made, and all is stored that can be."""
    d = g.clone()
    d.stack = []
    attack(d, seat, action)
    d.advance()
    while d.stack:
        d.play(d.current_options[-1])
    return d


def starved(g: Evo) -> Evo:
    """At the end of feeding, if nobody ate any more."""
    d = g.clone()
    top = EndOfFeeding()
    d.stack = []
    top.run(d)
    return d


# ---- cards ---------------------------------------------------------------------------------------
def wanted(g: Evo, seat: int) -> int:
    return sum([g.pop[i] for i in g.row[seat] if not g.mask[i] & CARNIVORE])


def brings(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return bool(args["n"] == CARD_FOOD[action >> 16 & 255] and args.get("population", 0) == wanted(g, seat))


def hunts_more(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = action >> 8 & 255
    return bool(args["n"] == targets(after, i) - targets(before, i))


def is_saved(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = species(args)
    return bool(args["n"] == hunters(before, i) - hunters(after, i) > 0)


def is_safer(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = species(args)
    return possible(after, i) < possible(before, i) and args.get("n", after.size[i]) == after.size[i]


def loses_shelter(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = species(args)
    return possible(after, i) > possible(before, i) and args["n"] == after.size[i]


def is_as_safe(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = species(args)
    return possible(after, i) == possible(before, i) and args["n"] == after.size[i]


def burrows(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = species(args)
    for d in (before, after):
        d.food[i] = d.pop[i]
    return possible(after, i) == 0


def hurts(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    """The engine takes a population from whoever attacks a species with Horns."""
    return bool(carded(g, seat, action)[1].mask[species(args)] & HORNS)


def warns(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    row = before.row[seat]
    k = place(row, species(args))
    beside = [row[n] for n in (k - 1, k + 1) if 0 <= n < len(row)]
    before, after = before.clone(), after.clone()
    return args["n"] == len(beside) > 0 and all(possible(after, i) <= possible(before, i) for i in beside)


def forages(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = species(args)
    return eaten(after, i, 1, HOLE).hole < eaten(before, i, 1, HOLE).hole


def reaches(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    after = carded(g, seat, action)[1]
    i = species(args)
    after.food[i] = 0
    return eaten(after, i, 1, BANK).food[i] > 0


def thinks(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    """A card is offered for food in feeding."""
    after = carded(g, seat, action)[1]
    after.hand[seat] = ints([0])
    after.food = ints([0] * len(after.food))
    verb = f"think {SPECIES.show(species(args))}"
    return any(NOTATION.show(a).startswith(verb) for a in FeedingTurn(seat, 0, 0, 0, 0).answers(after, seat))


def shares(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    """With room on both boards the right neighbour gets a token when the species takes one."""
    after = carded(g, seat, action)[1]
    row = after.row[seat]
    i = species(args)
    right = row[place(row, i) + 1]
    after.food = ints([0] * len(after.food))
    if after.mask[i] & CARNIVORE:
        return bool(after.mask[right] & CARNIVORE)
    return eaten(after, i, 1, HOLE).food[right] > 0


def multiplies(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    after = carded(g, seat, action)[1]
    i = species(args)
    after.hole, before = 1, after.pop[i]
    act = TRAITS[action_trait(action)].before_reveal
    assert act is not None
    act(after, i)
    return after.pop[i] == min(6, before + 1)


def action_trait(action: int) -> int:
    """The trait of the card that an action lays."""
    return CARD_TRAIT[action >> 16 & 255]


def scavenges(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return TRAITS[action_trait(action)].key == "scavenger"


def stores(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = species(args)
    return after.room(i) - before.room(i) == after.size[i]


def is_a_point(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    return after.scores()[seat] == before.scores()[seat] + 1


def eats_more(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = species(args)
    return after.room(i) == before.room(i) + 1


def is_worth_two(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    """In the last round, if everybody is fed."""
    points = []
    for d in carded(g, seat, action):
        d = d.clone()
        d.food = d.pop[:]
        points.append(starved(d).scores()[seat])
    return g.round == g.last_round and points[1] == points[0] + 2


def draws_more(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    return len(after.row[seat]) == len(before.row[seat]) + 1 and g.round != g.last_round


def loses_point(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    return len(after.cards[species(args)]) == len(before.cards[species(args)]) - 1


def frees_slot(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before = seen(g, seat)
    full = len(before.cards[species(args)]) == before.settings.trait_slots
    return full and len(before.hand[seat]) > 0 and loses_point(g, seat, action, args)


def turns_vegetarian(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    before, after = carded(g, seat, action)
    i = species(args)
    return bool(before.mask[i] & CARNIVORE) and not after.mask[i] & CARNIVORE


def keeps(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return bool(args["n"] == len(seen(g, seat).hand[seat]) > 0 and g.round != g.last_round)


def keeps_in_vain(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return bool(args["n"] == len(seen(g, seat).hand[seat]) > 0 and g.round == g.last_round)


def has_no_card(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return not seen(g, seat).hand[seat]


# ---- meals -----------------------------------------------------------------------------------------
def acts(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    """Cooperation of others may bring more before the next question: never less."""
    d = g.clone()
    d.play(action)
    i = species(args)
    if d.phase != g.phase:
        return True
    return bool(d.pop[i] >= args["population"] and d.food[i] >= args["n"])


def lacks(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return bool(args["n"] == g.pop[species(args)] - g.food[species(args)] > 0)


def dies_unfed(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    i = species(args)
    return i not in starved(g).row[seat]


def puts_aside(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    i = species(args)
    return g.food[i] == g.pop[i] and eaten(g, i, 1, HOLE).fat[i] > g.fat[i]


def gets_meat(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    """Food and fat of the attacker; what scavengers and neighbours take comes on top."""
    a, t = species(args, "attacker"), species(args, "target")
    d = struck(g, seat, action)
    gained = d.food[a] + d.fat[a] - g.food[a] - g.fat[a]
    lost = g.pop[t] - (d.pop[t] if t in d.row[g.owner[t]] else 0)
    return gained >= args["n"] and lost == 1


def kills(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return (
        gets_meat(g, seat, action, args)
        and g.pop[species(args, "target")] == 1
        and g.owner[species(args, "target")] != seat
    )


def kills_none(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return gets_meat(g, seat, action, args) and g.owner[species(args, "target")] != seat


def eats_own(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return gets_meat(g, seat, action, args) and g.owner[species(args, "target")] == seat


def pays_for_horns(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    """The attacker loses a population first; tokens beyond it are scored."""
    a = species(args, "attacker")
    d = struck(g, seat, action)
    held = min(g.food[a], g.pop[a] - 1)
    return bool(d.pop[a] == g.pop[a] - 1 and d.food[a] + d.fat[a] - held - g.fat[a] >= args["n"])


def dies_of_horns(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return species(args, "attacker") not in struck(g, seat, action).row[seat]


def pays(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    d = g.clone()
    d.discard_from_hand(seat, action >> 16 & 255)
    return bool(args["n"] == len(d.hand[seat]))


def has_room(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    d = g.clone()
    i = species(args)
    d.pop[i], d.food[i] = 6, 0
    return bool(args["n"] == g.room(i) and eaten(d, i, 2, BANK).food[i] == args["food"])


def is_stored(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    top = g.stack[-1]
    assert isinstance(top, StoreFat)
    d = g.clone()
    d.stack.pop()
    top.resolve(d, action)
    return bool(d.fat[top.i] == g.fat[top.i] + args["n"])


def stays(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    top = g.stack[-1]
    return isinstance(top, StoreFat) and top.source == HOLE and not action >> 16 & 255


def goes_back(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    top = g.stack[-1]
    return isinstance(top, StoreFat) and top.source == BANK and not action >> 16 & 255


def are_hungry(g: Evo, seat: int, action: int, args: dict[str, Any]) -> bool:
    return bool(args["n"] == sum([g.food[i] < g.pop[i] for i in g.row[seat]]))


CHECKERS: dict[str, Checker] = {
    "bot-evo-food": brings,
    "bot-evo-food-others": brings,
    "bot-evo-carnivore": hunts_more,
    "bot-evo-trait-hunts": hunts_more,
    "bot-evo-trait-saves": is_saved,
    "bot-evo-trait-protects": is_safer,
    "bot-evo-trait-burrows": burrows,
    "bot-evo-trait-horns": hurts,
    "bot-evo-trait-warns": warns,
    "bot-evo-trait-forages": forages,
    "bot-evo-trait-reaches": reaches,
    "bot-evo-trait-thinks": thinks,
    "bot-evo-trait-shares": shares,
    "bot-evo-trait-multiplies": multiplies,
    "bot-evo-trait-scavenges": scavenges,
    "bot-evo-trait-stores": stores,
    "bot-evo-trait-point": is_a_point,
    "bot-evo-population": eats_more,
    "bot-evo-population-last": is_worth_two,
    "bot-evo-body": is_safer,
    "bot-evo-body-same": is_as_safe,
    "bot-evo-body-symbiosis": loses_shelter,
    "bot-evo-body-hunts": hunts_more,
    "bot-evo-body-saves": is_saved,
    "bot-evo-new": draws_more,
    "bot-evo-new-last": is_worth_two,
    "bot-evo-discard": loses_point,
    "bot-evo-discard-slot": frees_slot,
    "bot-evo-discard-carnivore": turns_vegetarian,
    "bot-evo-end": has_no_card,
    "bot-evo-end-keeps": keeps,
    "bot-evo-end-last": keeps_in_vain,
    "bot-evo-act": acts,
    "bot-evo-feed": lacks,
    "bot-evo-feed-first": dies_unfed,
    "bot-evo-feed-store": puts_aside,
    "bot-evo-attack": kills_none,
    "bot-evo-attack-kills": kills,
    "bot-evo-attack-horns": pays_for_horns,
    "bot-evo-attack-dies": dies_of_horns,
    "bot-evo-attack-own": eats_own,
    "bot-evo-pay": pays,
    "bot-evo-think": has_room,
    "bot-evo-store": is_stored,
    "bot-evo-store-nothing": stays,
    "bot-evo-store-waste": goes_back,
    "bot-evo-done": are_hungry,
}
RARE = {
    "bot-evo-body-same",
    "bot-evo-body-symbiosis",
    "bot-evo-food-others",
    "bot-evo-attack-dies",
    "bot-evo-pay",
    "bot-evo-store",
    "bot-evo-store-nothing",
    "bot-evo-store-waste",
}
"""What random games need not say."""


def test_every_sentence_has_a_claim_that_is_checked() -> None:
    assert set(CHECKERS) == sentences("evolution")


def test_the_engine_agrees_with_every_sentence() -> None:
    met: Counter[str] = Counter()
    for players, seed, options in KINDS:
        met += check("evolution", positions("evolution", players, seed, **options), CHECKERS, 3)
    assert sorted(set(CHECKERS) - RARE - set(met)) == []


@pytest.mark.parametrize(
    ("rows", "hand", "action", "key"),
    [
        (["a 1/1"], "warning_call+3", "trait warning_call+3 a", "trait-point"),
        (["a 1/1 | b 1/1"], "warning_call+3", "trait warning_call+3 a", "trait-warns"),
        (["a 1/1"], "cooperation+3", "trait cooperation+3 a", "trait-point"),
        (["a 1/1 | b 1/1 carnivore"], "cooperation+3", "trait cooperation+3 a", "trait-point"),
        (["a 1/1 | b 1/1"], "cooperation+3", "trait cooperation+3 a", "trait-shares"),
        (["a 1/1 | b 1/1"], "symbiosis+3", "trait symbiosis+3 a", "trait-point"),
        (["a 1/1 | b 1/2"], "symbiosis+3", "trait symbiosis+3 a", "trait-protects"),
        (["a 1/1"], "fertile+3", "trait fertile+3 a", "trait-multiplies"),
        (["a 1/1"], "foraging+3", "trait foraging+3 a", "trait-point"),
        (["a 2/1"], "foraging+3", "trait foraging+3 a", "trait-forages"),
        (["a 2/1 foraging"], "horns+3", "discard a foraging", "discard"),
    ],
)
def test_what_the_audit_found_is_said_no_more(rows: list[str], hand: str, action: str, key: str) -> None:
    g = drawn(*rows, phase=3, hands=[[hand]])
    assert JUDGE.why(g.state, 0, NOTATION.read(action)).key == f"bot-evo-{key}"


INTELLIGENT = "b 3/4 carnivore intelligence"


@pytest.mark.parametrize(
    ("rows", "trait", "key", "attack"),
    [
        (["a 2/1", INTELLIGENT], "horns", "trait-horns", "attack b a horns"),
        (["a 2/1", INTELLIGENT], "burrowing", "trait-burrows", "attack b a burrowing"),
        (["a 2/1 | c 2/1", INTELLIGENT], "warning_call", "trait-warns", "attack b c warning_call"),
    ],
)
def test_an_intelligent_carnivore_pays_its_way_and_the_sentence_says_so(
    rows: list[str], trait: str, key: str, attack: str
) -> None:
    said = JUDGE.why(drawn(*rows, phase=3, hands=[[f"{trait}+3"]]).state, 0, NOTATION.read(f"trait {trait}+3 a"))
    assert said.key == f"bot-evo-{key}"
    assert "unless" in say(said)
    defended = [rows[0].replace("a 2/1", f"a 2/1 food 2 {trait}", 1), rows[1]]
    g = drawn(*defended, hands=[[], ["ambush+3"]], turn="P2")
    assert attack in g.options(1)
    assert isinstance(g.state, Evo)
    after = struck(g.state, 1, NOTATION.read(attack))
    assert after.pop[SPECIES.read("b")] == 3


def test_nothing_but_size_saves_from_an_intelligent_carnivore() -> None:
    def said(action: str, *rows: str) -> str:
        return JUDGE.why(drawn(*rows, phase=3, hands=[["climbing+3"]]).state, 0, NOTATION.read(action)).key

    assert said("trait climbing+3 a", "a 1/1", "b 3/2 carnivore") == "bot-evo-trait-saves"
    assert said("trait climbing+3 a", "a 1/1", "b 3/2 carnivore intelligence") == "bot-evo-trait-protects"
    assert said("grow climbing+3 a body", "a 1/1", "b 3/2 carnivore intelligence") == "bot-evo-body-saves"


@pytest.mark.parametrize(
    ("rows", "action"),
    [
        (["a 1/3 carnivore", "b 1/1 horns"], "attack a b"),
        (["a 2/3 carnivore", "b 1/2 horns"], "attack a b"),
        (["a 2/3 carnivore intelligence", "b 2/2 horns"], "attack a b horns"),
        (["a 2/3 carnivore fat_tissue", "b 1/2"], "attack a b"),
        (["a 2/3 carnivore | c 1/1", "b 1/2"], "attack a c"),
    ],
)
def test_attacks_bring_what_is_said(rows: list[str], action: str) -> None:
    g = drawn(*rows, hands=[["horns+3"]])
    number = NOTATION.read(action)
    said = JUDGE.why(g.state, 0, number)
    assert CHECKERS[said.key](g.state, 0, number, said.args)


def test_rare_sentences_are_true_as_well() -> None:
    carnivores = drawn("a 2/2 carnivore", "b 1/1", phase=2, hands=[["horns+3"], ["horns+2"]])
    hole = drawn("a 1/3 foraging fat_tissue | b 1/1", "c 1/1", hole=3)
    hole.apply("feed a")
    paying = drawn("a 2/3 carnivore intelligence | c 1/1", "b 2/2 climbing", hands=[["horns+3", "ambush+3"]])
    paying.apply("attack a b climbing")
    bank = drawn("a 1/3 carnivore fat_tissue", "b 1/2 | c 1/2")
    bank.apply("attack a b")
    dwarf = drawn("a 1/1 symbiosis | b 1/2", phase=3, hands=[["horns+3"]])
    herd = drawn("a 6/1 defensive_herding", phase=3, hands=[["horns+3"]])
    cases = [
        (carnivores, "food horns+3"),
        (hole, "store 0"),
        (paying, "pay horns+3"),
        (bank, "store 0"),
        (bank, "store 1"),
        (dwarf, "grow horns+3 a body"),
        (herd, "grow horns+3 a body"),
    ]
    for g, action in cases:
        number = NOTATION.read(action)
        said = JUDGE.why(g.state, g.seat, number)
        assert said.key in RARE
        assert CHECKERS[said.key](g.state, g.seat, number, said.args)
