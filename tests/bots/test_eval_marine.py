"""The judge of Marine: exact at the end, moved by what experts count, strong one decision ahead, and it can say why."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

import pytest

from tangledbank.bots.search.greedy import outlooks
from tangledbank.core.message import Message
from tangledbank.core.playout import playout
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.state import State
from tangledbank.earth.actions.conflict import Survivor
from tangledbank.earth.actions.elements import Depletion, Exchange, LoseElement, PutElement
from tangledbank.earth.actions.movement import Migration
from tangledbank.earth.actions.wanderlust import Wanderlust
from tangledbank.earth.layout import Layout
from tangledbank.earth.terms import ANYWHERE, NOBODY
from tangledbank.games import rulebook, spec
from tangledbank.games.marine.actions.elements import FeedOnto
from tangledbank.games.marine.actions.tectonics import SettleVent
from tangledbank.games.marine.bots.analysis import Analysis
from tangledbank.games.marine.bots.judge import JUDGE
from tangledbank.games.marine.notation import NOUNS
from tangledbank.games.marine.questions import CascadeTile, HabitatAgainst
from tangledbank.games.marine.questions_cubes import OmitTile
from tangledbank.games.marine.state import Sea as SeaState
from tangledbank.games.marine.terms import CENTRE, FISH, REPTILES
from tangledbank.i18n import LANGUAGES, say
from tests.games.marine.sea import E, Sea, W, h

BOOK = rulebook("marine")


def new_state(players: int, seed: int, **options: object) -> State:
    """A game at its first question."""
    g = BOOK.new_state(players, seed, BOOK.check_options(players, {**BOOK.bounds(), **options}))
    g.advance()
    return g


def states(players: int, seed: int, most: int, **options: object) -> list[State]:
    """The positions of a random game, one after each decision."""
    g = new_state(players, seed, **options)
    found: list[State] = []
    rng = scramble(seed)
    while g.stack and len(found) < most:
        found.append(g.clone())
        rng = next_state(rng)
        g.play(g.current_options[pick(rng, len(g.current_options))])
    return found


VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {"edition": "phalanx"}),
    (2, {"two_animals": True}),
    (4, {"superheroes": True, "random_earth": True, "alternative_displays": True}),
]


# ---- everywhere ---------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_values_are_numbers_and_weights_fit_the_options_everywhere(players: int, options: dict[str, object]) -> None:
    for g in states(players, 11, 350, **options):
        values = JUDGE.values(g)
        assert len(values) == players
        assert all(math.isfinite(value) and abs(value) < 2000 for value in values)
        weights = JUDGE.weights(g)
        assert len(weights) == len(g.current_options)
        assert all(math.isfinite(weight) and weight > 0 for weight in weights)


def test_looking_changes_nothing() -> None:
    for g in states(3, 5, 200):
        before = BOOK.dump(g)
        JUDGE.values(g)
        JUDGE.weights(g)
        JUDGE.why(g, g.seat, g.current_options[0])
        assert BOOK.dump(g) == before


@pytest.mark.parametrize("seed", range(3))
def test_a_finished_game_is_worth_its_scores(seed: int) -> None:
    g = new_state(2 + seed, seed)
    playout(g, seed)
    assert JUDGE.values(g) == [float(points) for points in g.scores()]


def with_seats_turned(g: State) -> State:
    """The same position with the players of the animals the other way round."""
    assert isinstance(g, SeaState)
    turned = g.clone()
    table = g.layout
    controller = [g.seats - 1 - seat if seat != NOBODY else NOBODY for seat in table.controller]
    turned.layout = Layout(table.board, controller, table.cubes, table.disks, table.scores, table.bonus_end)
    return turned


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_is_special(players: int) -> None:
    for g in states(players, 7, 250):
        assert JUDGE.values(with_seats_turned(g)) == pytest.approx(JUDGE.values(g)[::-1])


# ---- what is counted ------------------------------------------------------------------------
def table() -> Sea:
    """Reptiles and fish; the reptiles have a pawn out, so that their turn is a real question: place or retrieve."""
    s = Sea("reptiles", "fish")
    s.track("predator", "fertile", "annelids", "disease", "habitat")
    s.markers(["coral", "ocean", "sand"], ["land", "kelp", "seamount", "sand", "vent"])
    s.pawn("reptiles", "abundance-1")
    return s


def lead_of_fish(change: Callable[[Sea], object]) -> float:
    """By how much the fish are ahead after a change."""
    s = table()
    change(s)
    reptiles, fish = JUDGE.values(s.turn("reptiles").g)
    assert s.question == "TakeTurn"
    return fish - reptiles


def nothing(s: Sea) -> None:
    """The position as it is."""


def strong_pawn(s: Sea) -> None:
    s.control("fish", "plankton")
    s.target("plankton", 12)


GOOD: dict[str, Callable[[Sea], object]] = {
    "points": lambda s: s.set_vp("fish", 5),
    "a majority": lambda s: s.place("fish", h(0, 0), 2),
    "a tile alone": lambda s: s.place("fish", h(-1, 1), 1),
    "a cube on a vent": lambda s: s.place("fish", h(0, 3), 1),
    "a special pawn": lambda s: s.control("fish", "plankton"),
    "a high target of an own pawn": strong_pawn,
    "domination progress": lambda s: s.acquire("fish", "plankton"),
    "a good Trait": lambda s: s.trait("fish", "pack_hunters"),
    "a weaker rival": lambda s: s.clear(h(0, 0), "reptiles"),
}


@pytest.mark.parametrize("what", GOOD)
def test_what_is_good_raises_the_value(what: str) -> None:
    assert lead_of_fish(GOOD[what]) > lead_of_fish(nothing)


def colony(element: str) -> Callable[[Sea], None]:
    """Fish on an ocean tile beside an element."""

    def change(s: Sea) -> None:
        s.place("fish", h(0, 2), 2)
        s.put(W(0, 2), element)

    return change


def test_endangered_species_are_worth_less() -> None:
    assert lead_of_fish(colony("plankton")) > lead_of_fish(colony("gastropods"))


def pawns(*spaces: str) -> Callable[[Sea], None]:
    """Pawns of the fish on some spaces."""

    def change(s: Sea) -> None:
        for space in spaces:
            s.pawn("fish", space)

    return change


def test_pawns_in_hand_are_worth_something_and_room_after_them_too() -> None:
    assert lead_of_fish(nothing) > lead_of_fish(pawns("abundance-2"))
    assert lead_of_fish(pawns("abundance-2")) > lead_of_fish(pawns("evolution-5"))


def guarded(target: int) -> Callable[[Sea], None]:
    """The fish control the sun, of which the reptiles have a domination value of 2."""

    def change(s: Sea) -> None:
        s.control("fish", "sun")
        s.target("sun", target)

    return change


def test_a_pawn_that_can_be_taken_is_worth_less_than_its_target_says() -> None:
    assert lead_of_fish(guarded(30)) - lead_of_fish(guarded(31)) == pytest.approx(-1, abs=0.4)
    assert lead_of_fish(guarded(2)) - lead_of_fish(guarded(1)) > 2


def test_a_lead_counts_more_when_the_end_is_near() -> None:
    def worth_of_points(is_last: bool) -> float:
        def level(s: Sea) -> None:
            s.g.last = is_last

        def ahead(s: Sea) -> None:
            level(s)
            s.set_vp("fish", 20)

        return lead_of_fish(ahead) - lead_of_fish(level)

    assert 20 >= worth_of_points(is_last=True) > worth_of_points(is_last=False) > 10


def test_a_scoring_that_waits_is_worth_its_points() -> None:
    def waiting(n: int) -> float:
        s = table()
        s.markers(["ocean", "ocean", "sand"], ["coral", "land", "kelp", "sand", "vent"])
        s.place("fish", h(0, 0), 2)
        s.act("fish", f"evolution-{n}", end_turn=True)
        assert s.question == "Evolution"
        return JUDGE.values(s.g)[1]

    assert waiting(1) > waiting(2) + 2, "the reef has species of the fish, the land has none"


def test_species_that_may_still_come_are_counted() -> None:
    s = table()
    s.circles("plankton")
    s.act("fish", "speciation-1", end_turn=True)
    before = JUDGE.values(s.g)
    s.answer(f"speciate {E(-1, 1)}")
    assert JUDGE.values(s.g)[1] == pytest.approx(before[1], abs=4)
    s.answer("cubes 0", "cubes 0", "cubes 0")
    assert JUDGE.values(s.g)[1] < before[1] - 2


# ---- one decision ahead ------------------------------------------------------------------------
def greedy(g: State, seed: int) -> int:
    """The option with the best outlook in two worlds."""
    worlds = [BOOK.determinize(g, g.seat, scramble(seed + k)) for k in range(2)]
    found = [utility for utility, _ in outlooks(worlds, g.seat, list(g.current_options), JUDGE)]
    return g.current_options[found.index(max(found))]


def match(players: int, seed: int, seat: int, most_rounds: int) -> State:
    """One greedy seat among random ones."""
    g = new_state(players, seed, round_limit=most_rounds)
    rng = scramble(seed)
    while g.stack:
        rng = next_state(rng)
        g.play(greedy(g, rng) if g.seat == seat else g.current_options[pick(rng, len(g.current_options))])
    return g


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 2)])
def test_greedy_is_far_ahead_of_random(players: int, seat: int) -> None:
    scores = match(players, 40 + seat, seat, 2).scores()
    assert scores[seat] > 1.5 * max([points for other, points in enumerate(scores) if other != seat])


def test_greedy_takes_the_asteroid_when_it_is_ahead() -> None:
    s = table()
    s.set_vp("fish", 90)
    s.place("fish", h(0, 0), 3)
    s.place("reptiles", h(0, 2), 2)
    s.track("disease", "asteroid")
    s.markers(["ocean", "ocean", "sand"], ["land", "coral", "kelp", "sand", "vent"])
    s.act("fish", "evolution-2", end_turn=True).answer(f"evolve {h(0, 0)}")
    assert s.options() == ["card disease", "card asteroid"]
    assert BOOK.notation.show(greedy(s.g, 1)) == "card asteroid"


def test_greedy_keeps_the_better_trait() -> None:
    g = new_state(2, 3)
    worths = JUDGE.weights(g)
    assert greedy(g, 1) == g.current_options[worths.index(max(worths))]


# ---- words ----------------------------------------------------------------------------------
def keys() -> set[str]:
    text = spec("marine").file("en", "bots.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(bot-dsm-[a-z-]+) =", text, re.M))


def test_every_option_of_random_games_has_a_reason_in_every_language() -> None:
    said = set()
    for players, seed in ((2, 1), (4, 2)):
        for g in states(players, seed, 500):
            for action in list(g.current_options)[:6]:
                message = JUDGE.why(g, g.seat, action)
                said.add(message.key)
                assert message.key in keys()
                assert all(say(message, lang) for lang in LANGUAGES)
    assert len(said) >= 18


def test_a_reason_names_the_tile_and_its_points() -> None:
    s = table()
    s.cubes_are(h(0, 0), reptiles=3, fish=2)
    s.circles("plankton")
    s.act("fish", "speciation-1", end_turn=True).answer(f"speciate {E(-1, 1)}")
    while s.g.stack[-1].fields()[2] != CENTRE:
        s.answer("cubes 0")
    reason = str(JUDGE.why(s.g, 1, BOOK.notation.read("cubes 2")))
    assert reason == f"Takes the lead on {h(0, 0)} (coral reef), worth 6 points when it is scored."


def test_reasons_for_corners_tell_them_apart() -> None:
    """Beside one's own cubes an element counts or is a reserve; elsewhere others may gain, or cubes may follow it."""
    s = Sea("reptiles", "fish")
    s.cubes_are(h(0, 0), fish=2)
    s.cubes_are(h(0, 1), fish=1)
    s.cubes_are(h(1, 0), reptiles=1)
    s.acquire("reptiles", "plankton")
    s.run(PutElement(1, FISH, NOUNS.element.read("plankton"), ANYWHERE))
    reasons = {str(JUDGE.why(s.g, 1, BOOK.notation.read(option))) for option in s.options()}
    for part in ("your species on", "animal there uses plankton", "one step from your species", "nobody needs"):
        assert any(part in reason for reason in reasons), (part, reasons)
    assert len(reasons) >= 5


def test_a_reason_names_who_loses_an_element() -> None:
    s = Sea("reptiles", "fish", tiles=[{"hex": h(0, 0), "terrain": "coral"}, {"hex": h(1, 0), "terrain": "ocean"}])
    s.put(E(0, 0), "plankton")
    s.cubes_are(h(0, 0), fish=2)
    assert s.thriving("fish", h(0, 0))
    s.row("depletion", "plankton")
    s.run(Depletion(0, REPTILES))
    reason = str(JUDGE.why(s.g, 0, BOOK.notation.read(f"deplete {E(0, 0)}")))
    assert reason == f"Endangers an opponent on {h(0, 0)} (coral reef): Fishes."
    s.put(W(0, 0), "plankton")
    reason = str(JUDGE.why(s.g, 0, BOOK.notation.read(f"deplete {E(0, 0)}")))
    assert reason == f"An opponent uses {E(0, 0)} (plankton): Fishes."
    s.clear(h(0, 0), "fish")
    reason = str(JUDGE.why(s.g, 0, BOOK.notation.read(f"deplete {E(0, 0)}")))
    assert reason == f"Hurts no opponent at once: {E(0, 0)} (plankton)."


def reasons(s: Sea) -> dict[str, str]:
    """What is said for each option of the question."""
    found = {BOOK.notation.show(action): say(JUDGE.why(s.g, s.g.seat, action)) for action in s.g.current_options}
    return {option: text for option, text in found.items() if option != "pass"}


def settled() -> Sea:
    """Fish on the reef and on the ocean."""
    s = table()
    s.cubes_are(h(0, 0), reptiles=1, fish=3)
    s.cubes_are(h(0, 1), fish=2)
    return s


def moving() -> Sea:
    """The fish before a Migration of three."""
    return settled().run(Migration(1, FISH, 3, (0,) * 37))


def dead_fish() -> Sea:
    """A vent for the fish, of which one is eliminated."""
    s = table()
    s.g.eliminate(FISH, CENTRE, 1)
    return s.run(SettleVent(1, FISH, CENTRE))


def tiles_up() -> Sea:
    s = table()
    s.show_tiles("coral", "sand", "land")
    return s.run(Wanderlust(1, FISH))


QUESTIONS: dict[str, Callable[[], Sea]] = {
    "PlacePawn": lambda: table().turn("fish"),
    "Migration": moving,
    "MigrateTo": lambda: moving().answer(f"from {h(0, 0)}"),
    "MigrateCubes": lambda: moving().answer(f"from {h(0, 0)}", f"to {h(0, 1)}"),
    "Wanderlust": tiles_up,
    "ExodusTile": lambda: settled().card("mass_exodus", "fish"),
    "FertileTile": lambda: settled().card("fertile", "fish"),
    "TerrestrialTile": lambda: table().card("terrestrial", "fish"),
    "ChooseFromBag": lambda: table().card("terrestrial", "fish").answer(f"tile {h(0, -1)}"),
    "MoveFrom": lambda: table().card("niche_construction", "fish"),
    "MoveElement": lambda: table().card("niche_construction", "fish").answer(f"corner {E(0, 0)}"),
    "TerrainPick": lambda: table().card("bountiful_habitat", "fish"),
    "SettleVent": dead_fish,
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_options_of_a_question_get_reasons_that_differ(name: str) -> None:
    s = QUESTIONS[name]()
    assert s.question == name
    found = reasons(s)
    assert len(found) > 1
    assert len(set(found.values())) > 1
    for text in found.values():
        assert not text.startswith(("Promises about", "Nothing better"))


def test_a_pawn_names_what_it_can_do() -> None:
    """For each section what is behind it: an element, a tile, a terrain, an opponent."""
    s = table()
    s.cubes_are(h(0, 0), reptiles=1, fish=3)
    s.circles("plankton", "sun")
    s.row("abundance", "plankton")
    s.show_tiles("coral", "sand", "land")
    s.markers(["coral", "ocean", "sand"], ["coral", "kelp", "seamount", "sand", "vent"])
    s.target("plankton", 0)
    s.acquire("fish", "plankton")
    found = reasons(s.turn("fish"))
    value = s.g.domination_value(FISH, NOUNS.element.read("plankton"))
    reef = f"{h(0, 0)} (coral reef)"
    now = f"domination value {value}, target 0."
    assert found["space abundance-2"] == "Abundance 2: a disk for Earth, such as plankton; " + now
    assert found["space domination-1"] == f"Domination 1: you dominate plankton: value {value}, target 0."
    assert found["space evolution-1"] == f"Evolution 1: {reef} would bring 6 VP and a card."
    assert found["space competition-1"] == f"Competition 1: weakens an opponent on {reef}: Reptiles."
    assert re.match(r"Speciation 1: room for \d+ new species around plankton", found["space speciation-1"])
    assert re.match(
        r"Wanderlust 1: a new tile \((coral reef|sand plain|land)\) gives up to", found["space wanderlust-1"]
    )
    assert found["space evolution-2"].startswith("Evolution 2: we expect no points")


def test_a_migration_names_cubes_and_points() -> None:
    s = moving().answer(f"from {h(0, 0)}", f"to {h(0, 1)}")
    reef, ocean = f"{h(0, 0)} (coral reef)", f"{h(0, 1)} (open ocean)"
    assert reasons(s)["cubes 1"] == f"With 3 on {ocean} you would score 2 VP there, with 2 on {reef} 6 VP."
    assert reasons(s)["cubes 3"] == f"With 5 on {ocean} you would score 2 VP there, with 0 on {reef} 0 VP."


def test_a_tile_without_points_is_not_praised() -> None:
    s = table()
    s.markers(["ocean", "ocean", "sand"], ["land", "coral", "kelp", "sand", "vent"])
    s.clear(h(0, -1), "reptiles", "fish")
    s.act("fish", "evolution-1", end_turn=True)
    assert reasons(s)[f"evolve {h(0, -1)}"] == f"Nobody scores on {h(0, -1)} (land) now."


def test_a_trait_says_what_it_does() -> None:
    g = new_state(2, 3)
    for action in g.current_options:
        key = BOOK.notation.show(action).split()[-1].replace("_", "-")
        assert say(Message(f"mar-trait-text-{key}")) in say(JUDGE.why(g, g.seat, action))


def gifted() -> Sea:
    """Fish that have acquired algae and worms."""
    s = settled()
    s.acquire("fish", "algae", "worms")
    return s


SAID: list[tuple[Callable[[], Sea], str, str]] = [
    (
        lambda: gifted().run(LoseElement(1, FISH)),
        "lose algae",
        r"Without a disk of algae its domination value goes from \d to \d\.",
    ),
    (lambda: gifted().run(Exchange(1, FISH)), "exchange algae sun", r"Domination values then: algae \d, sun \d\."),
    (lambda: settled().run(Survivor(1, FISH, CENTRE)), "survivor fish", r"On .* only one species stays: Fishes\."),
    (
        lambda: settled().run(OmitTile(1, FISH, 1, -1, 0)),
        f"omit {h(0, 0)}",
        r".* goes without; your species there: 3\.",
    ),
    (
        lambda: settled().run(FeedOnto(1, FISH, 5, 0)),
        "onto display",
        r"(None of your tiles has|Domination value of) algae.*",
    ),
    (
        lambda: settled().run(CascadeTile(1, FISH, 2)),
        f"tile {h(0, 0)}",
        r"Elements that .* loses: 2; species there: 3 of yours, 1 of others\.",
    ),
    (
        lambda: settled().run(HabitatAgainst(1, FISH)),
        "special sun",
        r"Earth loses one element of this type \(sun, 1 there\).*",
    ),
]


@pytest.mark.parametrize(("made", "option", "text"), SAID)
def test_rare_questions_have_facts_too(made: Callable[[], Sea], option: str, text: str) -> None:
    found = reasons(made())
    assert re.fullmatch(text, found[option]), found


# ---- what is worked out once ------------------------------------------------------------
def test_what_is_remembered_is_what_counting_again_gives() -> None:
    for g in states(4, 3, 400)[::40]:
        assert isinstance(g, SeaState)
        JUDGE.weights(g)
        s = Analysis(g)
        s.look()
        for tile in g.earth():
            for animal in g.layout.animals:
                n = g.cubes[tile * 6 + animal]
                assert s.present_stake(animal, tile) == s.stake(animal, tile, n)
                assert s.present_hold(animal, tile) == s.hold(animal, tile, n)
