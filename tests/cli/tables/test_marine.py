"""The table of Marine, drawn from views: everything is there, at every width, in every language, and no secrets."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from rich.console import ConsoleDimensions

from tangledbank import Game, Message, new
from tangledbank.cli.interactive.menu import NUMBER
from tangledbank.cli.words import Translator
from tangledbank.core.rulebook import SPECTATOR
from tangledbank.earth.terminal.map import FLAT, SCALES, Map, Scale
from tangledbank.games.marine.terminal import table
from tangledbank.games.marine.terminal.choices import marks
from tangledbank.games.marine.terminal.display import display
from tangledbank.games.marine.terminal.seen import LETTERS, ON_MAP, SHORT, SIGNS, TableView, read, scene
from tangledbank.games.marine.terms import GRID
from tangledbank.languages import LANGUAGES
from tests.randomly import random_answer

from .marine_table import CODES, WORDS, after, board, drawn, games, menu, options_text, picture, start

SIZES = [(80, 24), (80, 45), (100, 40), (120, 45), (170, 60)]


def cubes(seen: TableView, words: Translator) -> Counter[str]:
    """Letters with numbers, as often as they must be on the map."""
    return Counter(f"{words(LETTERS[a])}{n}" for tile in seen["tiles"].values() for a, n in tile["cubes"].items())


# ---- the map -----------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_on_the_table_and_no_line_is_too_long(lang: str, size: tuple[int, int]) -> None:
    words = Translator(lang)
    for game in [*games(4), *games(2)[2:]]:
        for seat in (SPECTATOR, *game.waiting):
            seen = read(game.view(seat))
            text = board(game, seat, *size, lang)
            assert max(map(len, text.splitlines())) <= size[0]
            assert not cubes(seen, words) - Counter(re.findall(r"[A-Z]\d+", text))
            kinds = [tile["side"] or tile["terrain"] for tile in seen["tiles"].values()]
            assert all(words(ON_MAP[kind]) in text or words(SHORT[kind]) in text for kind in kinds)
            assert all(place in text for place in seen["tiles"])
            flat = " ".join(text.split())
            assert all(words(f"mar-element-{element}") in flat for element in SIGNS)


def test_a_screen_of_120_by_45_is_enough_for_a_game() -> None:
    """The table, the question, and the menu where it is not a long list of cards."""
    game = after(4, 3, 0)
    lines: list[int] = []
    while not game.over and len(game.log) < 400:
        seat = game.waiting[0]
        if len(game.log) % 5 == 0:
            question = drawn(WORDS.say(game.prompt(seat)), 120)
            whole = board(game, seat) + question + drawn(menu(game, seat).render(120), 120)
            lines.append(len(whole.splitlines()))
        game.apply(random_answer(game, seat), seat)
    assert sorted(lines)[len(lines) * 95 // 100] <= 44


@pytest.mark.parametrize("scale", [*SCALES, *FLAT])
def test_every_element_lies_on_its_corner(scale: Scale) -> None:
    for game in games(4):
        seen = read(game.view(SPECTATOR))
        drawing = Map(scene(seen, WORDS), marks(seen), scale)
        cells = drawing.draw(with_rim=True).cells
        for n in drawing.tiles:
            for k, corner in enumerate(GRID.corners[n]):
                element = seen["corners"].get(GRID.corner_labels[corner])
                assert cells[scale.corner(GRID, n, k)][0] == (WORDS(SIGNS[element]) if element else "·")


def test_the_start_at_80_columns() -> None:
    text = picture(start(), 80, 40)
    assert re.search(r"/ +geyser +\\", text)
    assert re.search("·─+c4─+s +R3 C3 F3 (?:K3 )? *g─+e4─+·", text)


def test_a_low_screen_has_a_flat_map() -> None:
    """The map, the animals and the supplies fit above the display and the question."""
    view = start()
    read(view)["options"] = ["space abundance-1"]
    text = picture(view, 80, 24)
    assert " ·─c4─sm─s R3C3F3K3g─e4─sa─·" in text
    assert len(text.splitlines()) <= 20


def test_colours_say_nothing_that_letters_do_not() -> None:
    for game in games(4):
        what = table.board(game.view(SPECTATOR), SPECTATOR, WORDS, ConsoleDimensions(120, 45))
        colourful = drawn(what, 120, is_terminal=True)
        assert "\x1b[" in colourful
        assert CODES.sub("", colourful) == drawn(what, 120)


@pytest.mark.parametrize("width", [40, 60])
def test_a_narrow_screen_has_the_map_in_words(width: int) -> None:
    for game in games(4):
        assert not cubes(read(game.view(SPECTATOR)), WORDS) - Counter(
            re.findall(r"[RCFK]\d+", board(game, SPECTATOR, width))
        )


def test_endangered_cubes_and_what_a_question_points_at_are_marked() -> None:
    view = start()
    seen = read(view)
    seen["tiles"]["d3"]["cubes"] = {"fish": 2}
    seen["tiles"]["d3"]["endangered"] = ["fish"]
    seen["options"] = ["erupt c1", "erupt e1"]
    tile = Message("mar-tile", hex="d4", terrain=Message("mar-terrain-coral"))
    text = picture(view, question=Message("mar-prompt-placecubes", tile=tile))
    assert all(sign in text for sign in ("F2!", "[c1]", "[e1]", ">d4<"))


def test_corners_that_can_be_chosen_have_their_numbers_on_the_map() -> None:
    view = start()
    read(view)["options"] = ["corner c3.e", "corner d4.e"]
    numbers = {"corner c3.e": 1, "corner d4.e": 2}
    text = drawn(table.board(view, 0, WORDS, ConsoleDimensions(120, 45), None, numbers), 120)
    assert "1u" in text
    assert "2g" in text


# ---- the display -------------------------------------------------------------------------
def test_the_display_shows_pawns_disks_terrains_and_cubes() -> None:
    view = start()
    seen = read(view)
    seen["spaces"] = {"abundance-2": "fish", "migration-4": "sun", "evolution-5": "crustaceans"}
    seen["special_pawns"]["sun"] = {"control": "reptiles", "target": 4, "space": "migration-4"}
    seen["rows"]["abundance"] = {"algae": 2, "worms": 1}
    seen["rows"]["regression"] = {"sun": 1}
    seen["circles"] = ["algae", None, "sun", "worms"]
    seen["competition"] = ["land", "kelp", "vent"]
    seen["evolution"] = ["land", "kelp", "coral", "seamount", "ocean"]
    seen["regression_cubes"] = ["cephalopods"]
    text = picture(view)
    assert "Abundance   · F · [aaw]" in text
    assert "Adaptation  · · *:· [" in text
    assert "Regression  · · [u] (C·)" in text
    assert "Speciation  a:· –:· u:· w:· *:·" in text
    assert "Migration   3:· 4:· 5:· *:u" in text
    assert "Competition la1:· ke2:· ve3:· *:·" in text
    assert "Evolution   la1:· ke2:· co3:· sm4:· oc5:K" in text
    assert "Domination  · · ·" in text


def test_spaces_are_closed_for_few_animals_and_bottom_feeders_have_their_own() -> None:
    view = new("marine", 2, 7).view(SPECTATOR)
    seen = read(view)
    owner = seen["order"][0]
    assert "Domination  · × ×" in picture(view)
    assert "Bottom Feeder" not in picture(view)
    seen["animals"][owner]["copy"] = "bottom_feeder"
    assert f"Bottom Feeder {WORDS(LETTERS[owner])}:·" in picture(view)


def test_pawns_are_placed_on_a_picture_of_the_display() -> None:
    view = start()
    read(view)["spaces"] = {"speciation-2": "fish"}
    read(view)["circles"] = ["algae"] * 4
    text = options_text(view, "space abundance-1", "space speciation-2", "space domination-3")
    assert "Abundance    1  ·  · [" in text
    assert "Speciation  a: · a:F=13 a: · a: · *: ·" in text
    assert "Domination   ·  · 37" in text
    assert "Abundance" not in picture(view)


# ---- panels -------------------------------------------------------------------------------
def test_the_animals_stand_in_turn_order_with_what_they_have() -> None:
    view = start()
    seen = read(view)
    seen["animals"]["fish"] |= {"vp": 12, "acquired": {"sun": 1}, "retrieved": True, "special_pawns": ["sun", "algae"]}
    seen["animals"]["fish"]["elements"]["sun"] = 1
    seen["special_pawns"]["sun"] = {"control": "fish", "target": 4, "space": None}
    seen["special_pawns"]["algae"] = {"control": "fish", "target": 2, "space": "evolution-1"}
    text = picture(view)
    assert re.search(r"F Fishes +P\d 12 app\+u·· +31 +0 4\+u +✓", text)
    places = [text.index(f" {Message(f'mar-animal-{animal}')} ") for animal in seen["order"]]
    assert places == sorted(places)


def test_special_pawns_have_targets_holders_and_values() -> None:
    view = start()
    seen = read(view)
    seen["special_pawns"]["sun"] = {"control": "fish", "target": 3, "space": None}
    seen["animals"]["reptiles"]["domination"]["sun"] = 4
    seen["animals"]["fish"]["domination"]["sun"] = 3
    assert re.search(r"u sun +3 +F +>4 +0 +3 +0 ", picture(view))


def test_track_tiles_traits_and_survival_are_shown() -> None:
    view = start()
    seen = read(view)
    seen["track"], seen["discard"] = ["annelids", "asteroid"], ["biomass", "fertile"]
    seen["animals"]["fish"]["traits"], seen["animals"]["fish"]["copy"] = ["exaptation"], "flight"
    seen["animals"]["reptiles"]["traits"] = ["social", "solitary"]
    seen["survival"] = "fish"
    text = " ".join(picture(view, 170, 60).split())
    assert "Evolution: 1 Annelids, 2 Asteroid" in text
    assert "Survival: Fishes, deck 25, discarded: Fertile" in text
    assert re.search(r"Tiles: [a-z ]+ \+6, [a-z ]+ \+6, [a-z ]+ \+6, vents 10", text)
    assert "F Exaptation = Flight" in text
    assert "R Social Solitary" in text


def test_the_title_says_round_turn_and_last_round() -> None:
    view = start()
    assert picture(view).startswith("Round 1 · traits are chosen ─")
    seen = read(view)
    seen["animals"]["fish"]["traits"] = ["flight"]
    seen["turn"], seen["last_round"] = "fish", True
    assert picture(view).startswith("Round 1 · turn: Fishes · last round ─")
    seen["over"] = True
    assert picture(view).startswith("Round 1 · game over ─")


# ---- hidden hands ----------------------------------------------------------------------------
@pytest.mark.parametrize("superheroes", [False, True])
def test_only_the_own_hand_is_shown(superheroes: bool) -> None:
    """The whole way through a draft: the table, the menu and the help of every seat."""
    game = new("marine", 4, 7, superheroes=superheroes)
    while game.waiting and any(option.split()[0] in ("keep", "reject") for option in game.options(game.waiting[0])):
        hands = {seat: hand(game, seat) for seat in range(4)}
        for seat in (SPECTATOR, *range(4)):
            shown = board(game, seat) + repr(table.glossary(game.view(seat), seat, WORDS))
            if seat in game.waiting:
                shown += drawn(menu(game, seat).render(120), 120)
                assert all(name in shown for name in hands[seat])
            others = [name for other in range(4) if other != seat for name in hands[other]]
            assert not any(f" {name} " in shown or f"'{name}'" in shown for name in others)
        game.apply(game.options(game.waiting[0])[0], game.waiting[0])


def hand(game: Game, seat: int) -> list[str]:
    """The names of what a seat has on hand."""
    traits = [trait for one in read(game.view(seat))["animals"].values() for trait in one.get("hand", [])]
    return [WORDS(f"mar-trait-{trait.replace('_', '-')}") for trait in traits]


# ---- help and the end ------------------------------------------------------------------------
def test_the_glossary_explains_signs_terrains_sections_cards_and_traits() -> None:
    view = start()
    seen = read(view)
    seen["track"], seen["discard"] = ["mass_exodus", "annelids"], ["predator"]
    seen["animals"]["fish"]["traits"] = ["flight"]
    seen["animals"]["crustaceans"]["traits"], seen["animals"]["crustaceans"]["copy"] = ["exaptation"], "flight"
    told = dict(table.glossary(view, 0, WORDS))
    assert told["la land"] == "points 8/4/2/1, at most 1 new cube"
    assert told["Tectonics"].startswith("a vent on a tile at the edge")
    assert told["1 Mass Exodus"].startswith("Move all cubes")
    assert told["discarded: Predator"].startswith("Eliminate an opposing cube")
    assert told["KF Flight"].startswith("You may place")
    assert "Asteroid" in told["in the deck or in the box"]
    assert "land 3" in told["face down"] or "land 2" in told["face down"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_terrains_are_short_and_different(lang: str) -> None:
    shorts = [Translator(lang)(key) for key in SHORT.values()]
    assert len(set(shorts)) == len(SHORT)
    assert {len(word) for word in shorts} == {2}
    names = [Translator(lang)(key) for key in ON_MAP.values()]
    assert len(set(names)) == len(ON_MAP)
    assert max(map(len, names)) <= 8


def test_players_scores_and_the_end() -> None:
    game = new("marine", 4, 7)
    own = [animal for animal, one in read(game.view(0))["animals"].items() if one["seat"] == "P1"]
    assert table.player(game.view(0), 0, WORDS) == f"P1 {Message(f'mar-animal-{own[0]}')}"
    assert table.scores(game.view(0), WORDS) == ([], [])
    pair = after(2, 7, 200, two_animals=True)
    headings, parts = table.scores(pair.view(SPECTATOR), WORDS)
    assert headings == ["animal 1", "animal 2"]
    assert [min(part) for part in parts] == pair.scores()
    score = Message("mar-event-score", animal="x", n=1)
    assert table.ending([Message("mar-event-last-round", n=4), score]) == "cli-mar-end-asteroid"
    assert table.ending([Message("mar-event-truncated", n=6), score]) == "cli-earth-end-limit"
    assert table.ending([Message("mar-event-last-round", n=4)]) == "cli-earth-end-none"


# ---- warnings --------------------------------------------------------------------------------
def test_a_pawn_on_a_space_with_a_warning_does_nothing() -> None:
    """And one on any other space does something: it is asked about, or something happens."""
    tried = 0
    for seed in range(4):
        game = after(4, seed, 60)
        while not game.over and not game.options(game.waiting[0])[0].startswith("space"):
            game.apply(random_answer(game, game.waiting[0]), game.waiting[0])
        seat = game.waiting[0]
        idle = table.idle(game, seat)
        for option in game.options(seat):
            twin = game.clone()
            twin.apply(option, seat)
            is_turn_over = twin.view(SPECTATOR)["turn"] != game.view(SPECTATOR)["turn"]
            assert is_turn_over or option not in idle
            tried += option in idle
    assert tried


def test_a_space_whose_pawn_is_bumped_keeps_its_colours() -> None:
    """Styles that begin before their text keep rich busy for ever when a line is broken."""
    seen = read(new("marine", 4, 7).view(SPECTATOR))
    seen["spaces"] = {"migration-1": "reptiles"}
    lines = display(seen, WORDS, 50, {f"migration-{n}": 20 + n for n in range(1, 4)})
    line = next(line for line in lines if "R=21" in line.plain)
    styled = [line.plain[span.start : span.end] for span in line.spans if span.style == NUMBER]
    assert styled == ["21", "22", "23"]
