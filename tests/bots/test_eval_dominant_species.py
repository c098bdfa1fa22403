"""The judge of Dominant Species: exact at the end, blind to seats, and each ingredient counts the right way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from math import isfinite

import pytest

from tangledbank.bots.judging import judge
from tangledbank.bots.search.greedy import outlooks
from tangledbank.core.message import Message
from tangledbank.core.playout import playout
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.state import State
from tangledbank.earth.actions.conflict import Victim
from tangledbank.earth.actions.elements import LoseElement
from tangledbank.earth.actions.movement import Migration
from tangledbank.earth.actions.speciation import Speciation
from tangledbank.games import rulebook
from tangledbank.games.dominant_species.actions.domination import TakeCard
from tangledbank.games.dominant_species.actions.pawns import Planning
from tangledbank.games.dominant_species.bots.analysis import Analysis
from tangledbank.games.dominant_species.bots.pawns import add_pawns
from tangledbank.games.dominant_species.flow import Execution, Reset
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import ANIMALS, BIRD, MEAT, PLANNING, SEED, SPACES
from tangledbank.i18n import LANGUAGES, say
from tests.games.dominant_species.earth import E, Earth, h

JUDGE = judge("dominant-species")
BOOK = rulebook("dominant-species")
SEA, WETLAND, FOREST, MOUNTAIN = h(0, 0), h(0, -1), h(-1, 1), h(0, 1)


# ---- games ------------------------------------------------------------------------------
def new(players: int, seed: int, **options: object) -> Dom:
    """A game at its first question."""
    g = BOOK.new_state(players, seed, BOOK.check_options(players, options))
    g.advance()
    assert isinstance(g, Dom)
    return g


def walk(g: Dom, seed: int) -> Iterator[Dom]:
    """Every question of a game played by what looks promising at a glance."""
    rng = scramble(seed)
    while g.stack:
        yield g
        rng = next_state(rng)
        weights = JUDGE.weights(g)
        n = pick(rng, 1 << 30) / (1 << 30) * sum(weights)
        k = 0
        while k + 1 < len(weights) and n >= weights[k]:
            n -= weights[k]
            k += 1
        g.play(g.current_options[k])


def greedy(g: Dom, seed: int) -> int:
    """What a greedy player with one world answers."""
    found = outlooks([BOOK.determinize(g, g.seat, scramble(seed))], g.seat, list(g.current_options), JUDGE)
    return g.current_options[max(range(len(found)), key=lambda k: found[k][0])]


def match(g: Dom, greedy_seats: set[int], seed: int) -> Dom:
    """Greedy players against random ones."""
    rng = scramble(seed)
    while g.stack:
        rng = next_state(rng)
        g.play(greedy(g, rng) if g.seat in greedy_seats else g.current_options[pick(rng, len(g.current_options))])
    return g


# ---- positions ----------------------------------------------------------------------------
def planning(*animals: str) -> Earth:
    """The standard set-up, with the first pawn to be placed."""
    e = Earth(*(animals or ("mammal", "bird")))
    e.g.phase = PLANNING
    return e.run(Planning(0), Execution(0), Reset())


def lead(e: Earth) -> float:
    """By how much P1 expects to beat P2."""
    values = JUDGE.values(e.g)
    return values[0] - values[1]


def test_the_end_is_exact() -> None:
    for seed in range(3):
        g = new(3, seed)
        playout(g, seed)
        assert JUDGE.values(g) == [float(points) for points in g.scores()]


def test_another_state_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError, match="Dominant Species"):
        JUDGE.values(State())


def test_no_seat_is_special() -> None:
    one, other = new(2, 5, animals="bird,insect"), new(2, 5, animals="insect,bird")
    while one.round < 3:
        assert JUDGE.values(one) == JUDGE.values(other)[::-1]
        assert JUDGE.weights(one) == JUDGE.weights(other)
        action = greedy(one, 1)
        one.play(action)
        other.play(action)


def test_looking_changes_nothing() -> None:
    for k, g in enumerate(walk(new(3, 8, round_limit=3), 8)):
        if k % 5 == 0:
            before = BOOK.dump(g)
            JUDGE.values(g)
            JUDGE.weights(g)
            JUDGE.why(g, g.seat, g.current_options[0])
            assert BOOK.dump(g) == before


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_values_and_weights_are_numbers_at_every_question(players: int) -> None:
    for g in walk(new(players, players, round_limit=4), players):
        values, weights = JUDGE.values(g), JUDGE.weights(g)
        assert len(values) == players
        assert all(isfinite(value) for value in values)
        assert len(weights) == len(g.current_options)
        assert all(isfinite(weight) and weight > 0.0 for weight in weights)


@pytest.mark.parametrize("options", [{"multi_animal": True}, {"random_earth": True}, {"edition": "first"}])
def test_variants_are_judged_too(options: dict[str, object]) -> None:
    for g in walk(new(2, 3, round_limit=3, **options), 3):
        assert all(isfinite(value) for value in JUDGE.values(g))


# ---- ingredients --------------------------------------------------------------------------
def test_points_count() -> None:
    e = planning()
    before = lead(e)
    e.g.vp[0] += 10
    assert 7 < lead(e) - before <= 10


def test_a_majority_is_worth_more_on_a_better_tile() -> None:
    gains = {}
    for tile in (FOREST, MOUNTAIN):
        e = planning()
        before = lead(e)
        e.place("mammal", tile, 3)
        gains[tile] = lead(e) - before
    assert gains[FOREST] > 0
    assert gains[FOREST] > gains[MOUNTAIN]


def test_dominance_is_worth_something() -> None:
    e = planning()
    before = lead(e)
    assert e.dominant(FOREST) == "bird"
    e.acquire("mammal", "seed", "seed", "seed")
    assert e.dominant(FOREST) == "mammal"
    assert lead(e) > before + 2


def test_endangered_cubes_are_worth_little() -> None:
    gains = []
    for food in ("grub", "meat"):
        e = planning()
        e.remove(E(-1, 0))
        e.put(E(-1, 0), food)  # beside the wetland
        before = lead(e)
        e.place("mammal", WETLAND, 2)
        assert e.endangered("mammal", WETLAND) == (food == "grub")
        gains.append(lead(e) - before)
    assert gains[0] < 0.5 * gains[1]


def test_the_majority_on_tundra_counts() -> None:
    e, without = planning(), planning()
    for earth in (e, without):
        earth.place("mammal", SEA, 2)
        earth.place("bird", SEA, 1)
    without.place("bird", SEA, 1)
    assert (e.survival(), without.survival()) == ("mammal", None)
    assert lead(e) > lead(without)


def test_initiative_counts() -> None:
    e = planning()
    before = lead(e)
    e.g.swap_left(0)
    assert e.track() == ["mammal", "bird"]
    assert lead(e) > before


@pytest.mark.parametrize("thing", ["pawn", "gene pool"])
def test_pawns_and_genes_count(thing: str) -> None:
    e = planning()
    before = lead(e)
    if thing == "pawn":
        e.g.gain_pawn(0)
    else:
        e.empty_gene_pool("bird", leave=3)
    assert lead(e) > before


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("domination-1", "depletion-1"),
        ("speciation-1", "regression-1"),
        ("wanderlust-1", "wasteland-1"),
        ("glaciation-1", "glaciation-2"),
        ("speciation-1", "speciation-6"),
    ],
)
def test_a_placed_pawn_is_worth_what_it_will_do(better: str, worse: str) -> None:
    leads = []
    for space in (better, worse):
        e = planning()
        e.show_tiles("savannah", "jungle", "desert")
        e.pawn("mammal", space)
        leads.append(lead(e))
    assert leads[0] > leads[1] + 0.5


def test_an_action_half_done_is_worth_its_rest() -> None:
    e = planning()
    e.run(Speciation(1, BIRD, SEED), Execution(SPACES.index("wanderlust-1")), Reset())
    assert greedy(e.g, 1) != 0
    before = -lead(e)
    e.g.play(greedy(e.g, 1))
    assert -lead(e) > before - 2
    e.g.play(e.g.current_options[-1])  # as many cubes as may be
    assert -lead(e) > before


def test_who_is_ahead_wants_the_end() -> None:
    chosen = {}
    for ahead in ("mammal", "bird"):
        e = Earth("mammal", "bird")
        e.g.vp[ANIMALS.index(ahead)] = 80
        e.face_up("nocturnal", "ice_age")
        e.run(TakeCard(0, 0, 0), Execution(len(SPACES)), Reset())
        chosen[ahead] = e.options()[list(e.g.current_options).index(greedy(e.g, 1))]
    assert chosen == {"mammal": "card ice_age", "bird": "card nocturnal"}


# ---- play ---------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_clearly(seat: int) -> None:
    scores = match(new(2, 11 + seat), {seat}, 11).scores()
    assert scores[seat] > 2 * scores[1 - seat]


def test_greedy_beats_three_random_players() -> None:
    scores = match(new(4, 21), {2}, 21).scores()
    assert scores[2] > 2 * max(scores[:2] + scores[3:])


def test_greedy_players_bring_the_end_by_the_rules() -> None:
    g = match(new(3, 31), {0, 1, 2}, 31)
    assert g.last
    assert 4 <= g.round <= 12
    assert min(g.scores()) > 40


# ---- words --------------------------------------------------------------------------------
def test_every_option_has_a_reason_in_every_language() -> None:
    said: dict[str, Message] = {}
    for players in (2, 5):
        for k, g in enumerate(walk(new(players, players, round_limit=12), players)):
            if k % 3 == 0:
                for action in g.current_options:
                    message = JUDGE.why(g, g.seat, action)
                    said[message.key] = message
    assert all(key.startswith("bot-ds-") for key in said)
    assert len(said) > 25
    for message in said.values():
        assert len({say(message, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_reason_names_what_is_at_stake() -> None:
    e = Earth("mammal", "bird")
    e.face_up()
    e.pawn("bird", "domination-1")
    e.act("domination-1")
    action = e.g.current_options[e.options().index(f"dominate {FOREST}")]
    assert say(JUDGE.why(e.g, 1, action)) == f"{FOREST} (forest) brings 5 VP, and 3 to the best opponent."


def reasons(e: Earth) -> dict[str, str]:
    """What is said for each option of the question."""
    found = {BOOK.notation.show(action): say(JUDGE.why(e.g, e.g.seat, action)) for action in e.g.current_options}
    return {option: text for option, text in found.items() if option != "pass"}


def migration() -> Earth:
    """Birds on a mountain and in a forest, before a Migration of four cubes."""
    e = Earth("mammal", "bird")
    e.place("bird", MOUNTAIN, 3)
    return e.run(Migration(1, BIRD, 4, (0,) * len(e.g.terrain)))


QUESTIONS: dict[str, Callable[[], Earth]] = {
    "Migration": migration,
    "MigrateTo": lambda: migration().answer(f"from {MOUNTAIN}"),
    "MigrateCubes": lambda: migration().answer(f"from {MOUNTAIN}", f"to {FOREST}"),
    "AquaticTile": lambda: waters(),
    "BlightTile": lambda: Earth("mammal", "bird").card("blight", "bird"),
    "CatastropheTile": lambda: Earth("mammal", "bird").card("catastrophe", "bird"),
    "ChooseFromBag": lambda: Earth("mammal", "bird").card("habitat", "bird"),
    "ExodusTile": lambda: Earth("mammal", "bird").card("mass_exodus", "bird"),
    "IceSheet": lambda: Earth("mammal", "bird").card("ice_sheet", "bird"),
    "Wanderlust": lambda: exploring(),
    "TakeDisk": lambda: disks("abundance", "abundance-1"),
    "Adaptation": lambda: disks("adaptation", "adaptation-1"),
    "TakeCard": lambda: cards("biodiversity", "predator", "blight", "nocturnal"),
}


def waters() -> Earth:
    e = Earth("mammal", "bird")
    e.lay(h(0, -2), "sea")
    return e.card("aquatic", "bird")


def exploring() -> Earth:
    e = Earth("mammal", "bird")
    e.show_tiles("savannah", "jungle", "desert")
    e.pawn("bird", "wanderlust-1")
    return e.act("wanderlust-1")


def disks(row: str, space: str) -> Earth:
    e = Earth("mammal", "bird")
    e.row(row, "seed", "meat", "water")
    e.pawn("bird", space)
    return e.act(space)


def cards(*names: str) -> Earth:
    e = Earth("mammal", "bird")
    e.face_up(*names)
    return e.run(TakeCard(1, BIRD, 0))


@pytest.mark.parametrize("name", QUESTIONS)
def test_options_of_a_question_get_reasons_that_differ(name: str) -> None:
    e = QUESTIONS[name]()
    assert type(e.g.stack[-1]).__name__ == name
    found = reasons(e)
    assert len(found) > 1
    assert len(set(found.values())) > 1
    assert not [text for text in found.values() if text == say(Message("bot-ds-little"))]


def test_a_migration_names_cubes_points_and_where_they_go() -> None:
    """The mammals have two cubes in the forest, the birds one; the forest is worth 5, 3 and 2, the mountain 3 and 2."""
    e = Earth("mammal", "bird")
    e.place("bird", MOUNTAIN, 4)
    for animal in ("mammal", "bird"):
        e.eliminate(animal, FOREST, e.cubes(animal, FOREST))
    e.place("mammal", FOREST, 2)
    e.place("bird", FOREST, 1)
    e.run(Migration(1, BIRD, 4, (0,) * len(e.g.terrain)))
    leaving = reasons(e)[f"from {MOUNTAIN}"]
    points = re.fullmatch(rf"(\d) cubes? from {MOUNTAIN} \(mountain\) to (\S+) \(\w+\): (\d+) VP more .*", leaving)
    assert points, leaving
    e.answer(f"from {MOUNTAIN}")
    arriving = f"Takes the lead on {FOREST} (forest), worth 5 points when it is scored."
    assert reasons(e)[f"to {FOREST}"] == arriving
    e.answer(f"to {FOREST}")
    kept = e.cubes("bird", MOUNTAIN) - 2
    expected = f"With 3 on {FOREST} (forest) you would score 5 VP there, with {kept} on {MOUNTAIN} (mountain) 3 VP."
    assert reasons(e)["cubes 2"] == expected


def test_speciation_names_the_tile_that_takes_cubes() -> None:
    e = Earth("mammal", "bird")
    e.run(Speciation(1, BIRD, SEED))
    for option, text in reasons(e).items():
        found = re.fullmatch(
            r"Room for (\d+) new cubes; with (\d) of them you would score (\d+) VP on (\S+) \(.*\)\.", text
        )
        assert found, (option, text)
        tile, most = BOOK.notation.read(f"dominate {found[4]}") >> 16 & 255, int(found[2])
        assert most == e.g.limit(BIRD, tile, SEED)


def test_adaptation_names_tiles_and_fitness() -> None:
    """The birds dominate wherever they live, so that only fitness can grow."""
    e = disks("adaptation", "adaptation-1")
    for tile in e.g.occupied(ANIMALS.index("mammal")):
        e.g.eliminate(ANIMALS.index("mammal"), tile, e.g.cubes[tile * 6])
    tiles = e.g.occupied(BIRD)
    for element, option in ((SEED, "adapt seed"), (MEAT, "adapt meat")):
        counts = [e.g.counts[tile * 6 + element] for tile in tiles if e.g.counts[tile * 6 + element]]
        word = "tile" if len(counts) == 1 else "tiles"
        lies = f"lies on {len(counts)} {word} where you live: fitness grows by {sum(counts)}."
        none = "lies on none of the tiles where you live yet."
        assert reasons(e)[option].endswith(lies if counts else none)


def test_what_a_card_counts_is_counted_right() -> None:
    e = cards("biodiversity", "ecodiversity", "omnivore")
    before = e.vp("bird")
    said = reasons(e)
    e.answer("card biodiversity")
    n = e.vp("bird") - before
    assert said["card biodiversity"] == (f"Biodiversity brings {n} point{'s' * (n > 1)} at once.")
    assert said["card omnivore"] == "Omnivore: " + say(Message("dom-text-omnivore"))


def test_a_tile_that_brings_nothing_does_not_speak_of_points() -> None:
    e = Earth("mammal", "bird")
    e.pawn("bird", "domination-1")
    e.act("domination-1")
    empty = [
        option
        for option in e.options()
        if option != "pass" and not e.g.cubes_on(BOOK.notation.read(option) >> 16 & 255)
    ]
    assert all(text.startswith("Nobody scores") for text in [reasons(e)[option] for option in empty])
    assert empty


def gifted() -> Earth:
    """Birds that have acquired meat and a grub."""
    e = Earth("mammal", "bird")
    e.acquire("bird", "meat", "grub")
    return e


def wasted() -> Earth:
    e = Earth("mammal", "bird")
    e.row("wasteland", "seed")
    e.pawn("bird", "wasteland-1")
    return e.act("wasteland-1")


def lost_birds() -> Earth:
    e = Earth("mammal", "bird")
    e.place("bird", MOUNTAIN, 2)
    e.eliminate("bird", MOUNTAIN, 2)
    return e.card("hibernation", "bird")


def crowd() -> Earth:
    """Both animals on the mountain."""
    e = Earth("mammal", "bird")
    e.place("bird", MOUNTAIN, 1)
    e.place("mammal", MOUNTAIN, 2)
    return e


SAID: list[tuple[Callable[[], Earth], str, str]] = [
    (
        lambda: gifted().card("metamorphosis", "bird"),
        "exchange meat sun",
        r"Of the tiles where you live, meat lies on \d, sun on \d\.",
    ),
    (
        lambda: gifted().run(LoseElement(1, BIRD)),
        "lose meat",
        r"You lose meat, which lies on \d tiles? where you live\.",
    ),
    (wasted, "waste seed", r"(Saves no|\d) seed (stays? )?around tundra\."),
    (lost_birds, f"tile {MOUNTAIN}", r"With 2 more cubes you would score 3 VP on .*"),
    (lambda: lost_birds().answer(f"tile {MOUNTAIN}"), "cubes 1", r"With 1 more cube you would score 2 VP on .*"),
    (lambda: crowd().card("fertile", "bird"), f"tile {MOUNTAIN}", r"6 points at once for the cubes on .*"),
    (
        lambda: crowd().card("mass_exodus", "bird").answer(f"tile {MOUNTAIN}"),
        "cubes 1",
        r"Mammals would have \d+ on .*",
    ),
    (
        lambda: crowd().run(Victim(1, BIRD, e_hex(MOUNTAIN), -1)),
        "victim bird",
        r"A cube of yours on .* goes; 1 stays there\.",
    ),
    (lambda: Earth("mammal", "bird").card("blight", "bird").answer(f"tile {FOREST}"), "", r".+"),
]


def e_hex(name: str) -> int:
    return BOOK.notation.read(f"dominate {name}") >> 16 & 255


@pytest.mark.parametrize(("made", "option", "text"), SAID)
def test_rare_questions_have_facts_too(made: Callable[[], Earth], option: str, text: str) -> None:
    found = reasons(made())
    said = found[option] if option else next(iter(found.values()))
    assert re.fullmatch(text, said), found


# ---- what is worked out once ------------------------------------------------------------
def test_shares_that_are_remembered_are_what_counting_again_gives() -> None:
    g = new(4, 3)
    for seed in range(8):
        for _ in range(40):
            g.rng = scramble(g.rng)
            g.play(g.current_options[pick(g.rng, len(g.current_options))])
        s = Analysis(g)
        add_pawns(s, s.prospects())
        for tile in s.tiles:
            for animal in s.animals:
                assert s.present_share(animal, tile) == s.share(animal, tile, s.living[tile * 6 + animal]), seed
