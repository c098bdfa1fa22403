"""The table of Evolution and its menu, drawn from views: everything public is there, nothing else, at every width."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, ConsoleDimensions, RenderableType

from tangledbank import Game, Message, new, position
from tangledbank.cli.interactive.menu import Menu
from tangledbank.cli.interactive.story import is_chapter, is_round, latest, paragraphs, worth_telling
from tangledbank.cli.tables import plain, table
from tangledbank.cli.words import Translator
from tangledbank.core.rulebook import SPECTATOR
from tangledbank.games import names
from tangledbank.games.evolution.terminal import table as evolution
from tests.randomly import random_answer

WORDS = Translator("en")
FEAST = """
players 3
phase 5
hole 4
last_round 2
seats
  {hand [long_neck+4 horns+4 hard_shell+3 hard_shell+3b ambush-1 foraging+7]; screen 12}
  {hand 2; screen 9}
  {hand 3; screen 4}
species
  {owner P1; board a; population 5; body 5; traits [carnivore intelligence pack_hunting]}
  {owner P1; board b; population 3; body 2; food 1; traits [intelligence fat_tissue]; fat 1}
  {owner P1; board k; population 6; body 6; food 6; traits [carnivore fat_tissue]; fat 2}
  {owner P2; board c; population 3; body 3; traits [hard_shell horns defensive_herding]}
  {owner P2; board d; population 2; body 2; traits [climbing]}
  {owner P3; board f; population 1; body 2}
  {owner P3; board g; population 1; body 3; traits [warning_call]}
  {owner P3; board h; population 1; body 1}
  {owner P3; board i; population 6; body 1; traits [symbiosis scavenger]}
  {owner P3; board j; population 1; body 2}
stack
  [EndOfFeeding]
  [Feeding 0 0 0]
"""


def drawn(what: RenderableType, width: int = 100) -> str:
    """What is printed in a terminal of a width, without colours."""
    console = Console(file=StringIO(), width=width, height=40, highlight=False, markup=False, emoji=False)
    console.print(what)
    out = console.file
    assert isinstance(out, StringIO)
    return out.getvalue()


def board(game: Game, seat: int, width: int = 100, height: int = 40) -> str:
    return drawn(evolution.board(game.view(seat), seat, WORDS, ConsoleDimensions(width, height)), width)


def menu(game: Game, seat: int) -> Menu:
    return evolution.menu(game.view(seat), seat, lambda option: str(game.label(option)), WORDS)


def after(players: int, seed: int, plies: int, **options: bool) -> Game:
    """A game of random bots after some decisions."""
    game = new("evolution", players, seed, listen=True, **options)
    while not game.over and len(game.log) < plies:
        game.apply(random_answer(game, game.waiting[0]), game.waiting[0])
    return game


# ---- the table ---------------------------------------------------------------------------
def test_the_header_says_what_lies_in_the_middle() -> None:
    text = board(position("evolution", FEAST), 0)
    assert "Round 1 · Feeding · the next round is the last" in text
    assert "watering hole 4 ●●●● · deck " in text


def test_a_board_shows_population_food_body_traits_and_store() -> None:
    text = board(position("evolution", FEAST), 0)
    assert "a pop 5 ○○○○○ body 5" in text
    assert "b pop 3 ●○○ body 2" in text
    assert "Fat Tissue ◆◇" in text


def test_the_owner_sees_which_traits_lie_face_down_and_others_how_many() -> None:
    hidden = "{owner P3; traits [symbiosis scavenger]; face_down [scavenger]}"
    game = position("evolution", f"players 3\nphase 3\nseats\n  {{hand 2}}\nspecies\n  {hidden}\n  {{owner P1}}\n")
    assert "Symbiosis, ▒ Scavenger" in board(game, 2)
    for seat in (0, 1, SPECTATOR):
        assert "Scavenger" not in board(game, seat)
        assert "Symbiosis, ▒" in board(game, seat)


def test_only_the_own_hand_and_screen_are_shown() -> None:
    game = position("evolution", FEAST)
    text = board(game, 0)
    assert "Hand: Long Neck +4, Horns +4, Hard Shell +3, Hard Shell +3, Ambush -1, Foraging +7" in text
    assert "Behind the screen: 12" in text
    for seat in (1, 2, SPECTATOR):
        assert "Long Neck +4" not in board(game, seat)
        assert "screen: 12" not in board(game, seat)


def test_who_is_asked_and_who_is_first_is_marked() -> None:
    text = board(position("evolution", FEAST), 1)
    assert "▶P1 ★" in text
    assert "▶P2" not in text


def test_the_own_species_are_nearest_to_the_hand() -> None:
    text = board(position("evolution", FEAST), 1)
    assert text.index(" P3 ") < text.index("P1 ") < text.index(" P2 ") < text.index("Hand:")


@pytest.mark.parametrize("width", [20, 40, 80, 100, 120, 200])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_line_is_wider_than_the_screen(players: int, width: int) -> None:
    for plies in (0, 30, 90, 170):
        game = after(players, 3, plies)
        for seat in range(-1, players):
            parts = [board(game, seat, width)]
            if seat in game.waiting:
                parts.append(drawn(menu(game, seat).render(width), width))
            if width >= 40:
                assert max(len(line) for part in parts for line in part.splitlines()) <= width


def test_a_low_screen_saves_the_lines_between_players() -> None:
    game = position("evolution", FEAST)
    assert len(board(game, 0, 80, 24).splitlines()) < len(board(game, 0, 80, 40).splitlines())


def test_a_player_without_species_says_so() -> None:
    game = position(
        "evolution", FEAST.replace("players 3", "players 4").replace("  {hand 3;", "  {hand 0}\n  {hand 3;")
    )
    assert "no species" in board(game, 0)


# ---- the menu -----------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_option_can_be_chosen_by_number(players: int) -> None:
    """Or an equal one: two equal cards make one line."""
    for plies in range(0, 200, 7):
        game = after(players, plies, plies)
        for seat in game.waiting:
            found = menu(game, seat)
            ending = [found.ending[0]] if found.ending else []
            chosen = [*found.actions, *ending]
            assert set(chosen) <= set(game.options(seat))
            assert len(set(chosen)) == len(chosen)
            assert {str(game.label(a)) for a in chosen} == {str(game.label(a)) for a in game.options(seat)}


def test_numbers_do_not_depend_on_the_width() -> None:
    game = after(4, 3, 168)
    found = menu(game, game.waiting[0])
    for width in (50, 80, 120):
        text = drawn(found.render(width), width)
        for n in range(1, len(found.actions) + 1):
            assert f" {n} " in text.replace("\n", " \n")


def test_equal_cards_share_a_line() -> None:
    text = drawn(menu(position("evolution", FEAST), 0).render(80))
    assert text.count("Hard Shell +3") == 1
    assert "Hard Shell +3 ×2" in text


def test_attacks_stand_in_a_grid_with_the_own_species_last() -> None:
    text = drawn(menu(position("evolution", FEAST), 0).render(80))
    assert "a attacks │" in text
    heading = text.splitlines()[next(k for k, line in enumerate(text.splitlines()) if "a attacks" in line) - 2]
    assert heading.split() == ["│", "P2", "│", "P3", "│", "P1"]


def test_few_options_are_sentences() -> None:
    game = position(
        "evolution",
        "players 2\nhole 3\nseats\n  {hand 0}\n  {hand 0}\nspecies\n  {owner P1; board a}\n"
        "  {owner P1; board b}\n  {owner P2; board c}\nstack\n  [EndOfFeeding]\n  [Feeding 0 0 0]",
    )
    assert "1 Feed P1’s species a from the watering hole" in drawn(menu(game, 0).render(80))


def test_a_number_without_an_option_is_none() -> None:
    found = menu(new("evolution", 2, 1), 0)
    assert found.action(0) is None
    assert found.action(5) is None
    assert found.action(1) == new("evolution", 2, 1).options(0)[0]


# ---- the story ------------------------------------------------------------------------------
def told(messages: list[Message]) -> list[str]:
    return [text.plain for text in paragraphs(messages, WORDS)]


def test_what_happens_several_times_is_said_once() -> None:
    assert told([Message("evo-event-pass", seat=1)] * 3) == ["P1 passes. ×3"]


def test_a_phase_is_a_paragraph_and_an_empty_one_is_left_out() -> None:
    phases = [Message("evo-event-phase", phase=Message(f"evo-phase-{n}")) for n in (1, 2, 3)]
    story = [Message("evo-event-round", n=2), *phases[:2], Message("evo-event-pass", seat=1), phases[2]]
    assert told(story) == ["Round 2 begins. Phase: Select food. P1 passes.", "Phase: Play cards."]


def test_who_acts_begins_a_line_if_something_happens_and_the_table_tells_the_rest() -> None:
    bird, insect = Message("dom-animal-bird"), Message("dom-animal-insect")
    idle = Message("dom-event-section", animal=bird, section=Message("dom-section-migration"))
    back = Message("dom-event-pawn-back", animal=insect, space="x")
    acts = Message("dom-event-section", animal=insect, section=Message("dom-section-adaptation"))
    gain = Message("dom-event-gain-element", animal=insect, element=Message("dom-element-sun"))
    story = worth_telling([idle, idle, back, acts, gain, idle])
    lines = ["Birds act: Migration. Birds act: Migration.", "Insects act: Adaptation. Insects gain sun."]
    assert told(story) == ["\n".join([*lines, "Birds act: Migration."])]


def test_the_latest_round_and_the_latest_phase_are_found() -> None:
    story = [Message("evo-event-round", n=1), Message("evo-event-phase", phase=1), Message("evo-event-pass", seat=1)]
    assert (latest(story, is_round), latest(story, is_chapter), latest(story[2:], is_chapter)) == (0, 1, 0)


def test_the_end_of_a_game_is_explained() -> None:
    first = [Message("evo-event-round", n=4), Message("evo-event-reshuffle", n=30)]
    assert evolution.ending([*first, Message("evo-event-last-round", n=4)]) == "cli-evo-end-deal"
    assert evolution.ending([*first, Message("evo-event-last-round", n=5)]) == "cli-evo-end-later"
    empty = [Message("evo-event-reshuffle", n=0), Message("evo-event-last-round", n=5)]
    assert evolution.ending(empty) == "cli-evo-end-empty"
    assert evolution.ending([]) == "cli-evo-end-none"


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_table_a_menu_and_scores(name: str) -> None:
    """A game without a drawing of its own has the plain one."""
    game = new(name, 3, 4, listen=True)
    drawing = table(name)
    seat = game.waiting[0]
    assert drawn(drawing.board(game.view(seat), seat, WORDS, ConsoleDimensions(80, 24)), 80).strip()
    found = drawing.menu(game.view(seat), seat, lambda option: str(game.label(option)), WORDS)
    assert set(found.actions) <= set(game.options(seat))
    headings, parts = drawing.scores(game.view(SPECTATOR), WORDS)
    assert all(len(part) == len(headings) for part in parts)
    assert drawing.player(game.view(SPECTATOR), 2, WORDS).startswith("P3")


def test_the_plain_table_shows_every_field_but_the_options() -> None:
    game = position("evolution", FEAST)
    text = drawn(plain.board(game.view(0), 0, WORDS, ConsoleDimensions(80, 24)), 80)
    assert all(plain.readable(key) in text for key in game.view(0) if key != "options")
    assert "options" not in text
    found = plain.menu(game.view(0), 0, lambda option: str(game.label(option)), WORDS)
    assert {str(game.label(action)) for action in found.actions} == {str(game.label(o)) for o in game.options(0)}
    assert (plain.glossary(game.view(0), 0, WORDS), plain.ending([])) == ([], "")
