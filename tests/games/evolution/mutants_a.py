"""Rules of setup, phases 1 to 4, extinction, end, variants and information broken on purpose; each must be noticed."""

from __future__ import annotations

EVO = "games/evolution/"
STATE = EVO + "state.py"
FLOW = EVO + "flow.py"
CARDS = EVO + "actions/cards.py"
FOOD = EVO + "actions/food.py"
REVEAL = EVO + "actions/reveal.py"
TAKE = EVO + "actions/take.py"
ATTACK = EVO + "actions/attack.py"
TRAITS = EVO + "traits.py"
TERMS = EVO + "terms.py"
SETUP = EVO + "setup.py"
VIEW = EVO + "view.py"
WORLDS = EVO + "worlds.py"
SCORING = EVO + "scoring.py"
POSITION = EVO + "position.py"

NO_AMBUSH = ('"ambush", [-3, -2, -1, 0, 1, 2, 3]', '"ambush", [-3, -2, -1, 0, 1, 2]')
OTHER_VALUES = ('"fertile", [2, 3, 4, 5, 6, 6, 7]', '"fertile", [2, 3, 4, 5, 6, 7, 7]')
POOR_BANK = (
    "        onto_board = min(",
    "        else:\n            offered = min(offered, max(0, 252 - sum(g.screen)))\n        onto_board = min(",
)
WRAP_AROUND = ("beside = g.mask[row[k - 1]] if k else 0", "beside = g.mask[row[k - 1]]")
ONE_MORE_BOARD = ("g.boards_in_play() >= g.settings.boards", "g.boards_in_play() > g.settings.boards")
HORNS_NOT_DEFENSIVE = (
    '_HORNS = Trait(HORNS, "horns", [1, 2, 3, 3, 4, 4, 5], defensive=True)',
    '_HORNS = Trait(HORNS, "horns", [1, 2, 3, 3, 4, 4, 5])',
)
DEAL_BY_SEAT = (
    "for seat in g.turn_order():\n            g.draw(",
    "for seat in range(g.seats):\n            g.draw(",
)
FREE_SPECIES = "            if not g.row[seat]:\n"
LAST_ROUND = "self.round if self.phase == DEAL else self.round + 1"
FIRST_DECIDES = "        if not self.last_round:\n"
NO_DUPLICATE_CHECK = ("return DUPLICATE if traits & CARD_BIT[card] else 0", "return 0")
FACE_UP_DUPLICATES = ("traits: i64 = g.mask[i]", "traits: i64 = g.mask[i] & ~g.down[i]")
FOUR_SLOTS = ("len(g.cards[i]) >= g.settings.trait_slots", "len(g.cards[i]) > g.settings.trait_slots")
BETWEEN = ("insert(0 if side == LEFT else len(self.row[seat]), i)", "insert(0 if side == LEFT else 1, i)")
FRESH_IS_USELESS = (
    "if i >= len(g.pop) or not g.pop[i]:",
    "if i >= len(g.pop) or not g.pop[i] or g.pop[i] + g.size[i] + len(g.cards[i]) == 2:",
)
CARD_STAYS = (
    "        self.hand[seat].remove(card)\n        self.cards[i] += (card,)",
    "        self.cards[i] += (card,)",
)
NOT_YOURS = ("return 0 if g.owner[i] == seat else NOT_YOURS", "return 0")
CLAMPED_ONE_BY_ONE = ("total += CARD_FOOD[card]", "total = max(0, total + CARD_FOOD[card])")
LATER_FIRST = ("for seat in reversed(g.turn_order()):", "for seat in g.turn_order():")
SURPLUS_LOST = ("            self.put_behind_screen(self.owner[i], surplus)\n", "")
DRAW_FIRST = (
    "        for card in cards:\n            self.discard_trait(i, card)\n",
    "        self.draw(seat, len(cards))\n        for card in cards:\n            self.discard_trait(i, card)\n"
    "        cards = ()\n",
)
STARVE_BY_SEAT = ("for seat in g.turn_order():  # EV-14.5", "for seat in range(g.seats):")
MARKER = "give_marker(g, (g.first + 1) % g.seats)"
MARKER_RIGHT = (MARKER, "give_marker(g, (g.first - 1) % g.seats)")
ONE_WINNER = ("if standings[seat] == best]", "if standings[seat] == best][:1]")
APPLY_BY_SEAT = (
    "for seat in g.turn_order():\n            apply_plan(",
    "for seat in range(g.seats):\n            apply_plan(",
)
PLAN_SHOWN = ("seat_view(g, s, is_own=False)", "seat_view(private_copy(g, s), s, is_own=False)")
NO_UNDONE_PLAYS = ("        if not play_refusal(g, seat, action):\n", "        if True:\n")
HANDS_SHOWN = ("names([c for c in g.hand[seat] if c != card]) if is_own else None", "names(g.hand[seat])")
FOOD_SHOWN = ("CARD_NAMES[card] if is_own and card >= 0 else None", "CARD_NAMES[card] if card >= 0 else None")
DOWN_SHOWN = ("names(down) if is_own else None", "names(down)")
SCREENS_HIDDEN = ('"screen": g.screen[seat]', '"screen": g.screen[seat] if is_own or not g.stack else None')
DISCARD_SHOWN = ("names(sorted(own.discard))", "names(sorted(private_copy(g, 0).discard))")
DISCARD_HIDDEN = ("names(sorted(own.discard))", "[]")
HAND_SIZES_HIDDEN = ('"hand_size": len(', '"hand_size": is_own and len(')
DECK_HIDDEN = ('"deck": len(g.deck)', '"deck": None')
DECK_SHOWN = ('"deck": len(g.deck)', '"deck": names(g.deck)')
FAT_LOST = ("if bit == FAT_TISSUE and self.fat[i]:", "if False:")
ASK_THE_EMPTY_HAND = ("for seat in range(g.seats) if g.hand[seat]])", "for seat in range(g.seats)])")
COUNT_NOT_SEEN = ("            g.info_counter += 1\n            self.reveal(g)", "            self.reveal(g)")

MUTANTS: list[tuple[str, str, str, str]] = [
    # Components
    ("EV-1.1", TRAITS, *NO_AMBUSH),
    ("EV-1.2", TRAITS, "[value for trait in TRAITS for", "[max(0, value) for trait in TRAITS for"),
    ("EV-1.3", TRAITS, *OTHER_VALUES),
    ("EV-1.4", TAKE, "most = min(offered - onto_board, g.size[i] - g.fat[i])", "most = offered - onto_board"),
    ("EV-1.5", STATE, "self.size[i] = 1", "self.size[i] = 2"),
    ("EV-1.6", TERMS, "SIZE_MAX: Final = 6", "SIZE_MAX: Final = 7"),
    ("EV-1.6", CARDS, "g.pop[i] >= POPULATION_MAX", "g.pop[i] > POPULATION_MAX"),
    ("EV-1.7", TERMS, "TRAIT_SLOTS: Final = 3", "TRAIT_SLOTS: Final = 4"),
    ("EV-1.8", CARDS, *NO_DUPLICATE_CHECK),
    ("EV-1.9", STATE, "self.pop[i] -= n\n", "self.pop[i] -= n\n        self.size[i] -= 1\n"),
    ("EV-1.10", STATE, "                self.food_cards[seat] = -1\n", ""),
    ("EV-1.11", TAKE, *POOR_BANK),
    ("EV-1.12", FLOW, "eaten += g.food[i]", "eaten += g.food[i] * (2 if g.mask[i] & 4 else 1)"),
    ("EV-1.13", FLOW, "CARDS_DEALT + len(g.row[seat])", "min(CARDS_DEALT + len(g.row[seat]), 20 - len(g.hand[seat]))"),
    ("EV-1.14", ATTACK, *WRAP_AROUND),
    ("EV-1.15", CARDS, *ONE_MORE_BOARD),
    ("EV-1.15", VIEW, "g.settings.boards - g.boards_in_play()", "g.settings.boards - len(g.pop)"),
    ("EV-1.16", VIEW, *DECK_SHOWN),
    ("EV-1.16", VIEW, *DISCARD_HIDDEN),
    ("EV-1.17", VIEW, '"first": SEAT.show(g.first)', '"first": SEAT.show(0)'),
    ("EV-1.18", ATTACK, "if not g.mask[i] & CARNIVORE:", "if not g.mask[i] & (CARNIVORE | PACK_HUNTING):"),
    ("EV-1.19", TRAITS, *HORNS_NOT_DEFENSIVE),
    ("EV-1.20", FLOW, FREE_SPECIES, "            if not g.row[seat] and g.boards_in_play() < 20:\n"),
    # Setup
    ("EV-2.1", EVO + "rulebook.py", "[2, 3, 4, 5, 6]", "[3, 4, 5, 6]"),
    ("EV-2.2", SETUP, "g.hole = 0", "g.hole = 1"),
    ("EV-2.3", SETUP, "g.screen = [0] * players", "g.screen = [1] * players"),
    ("EV-2.4", STATE, "k = self.randbelow(len(self.deck))", "k = len(self.deck) - 1"),
    ("EV-2.5", FLOW, "return [1] * g.seats", "return [1] + [0] * (g.seats - 1)"),
    # Round
    ("EV-3.1", FLOW, "Deal(), SelectFood(), PlayPhase()", "Deal(), PlayPhase(), SelectFood()"),
    ("EV-3.2", STATE, "(self.first + k) % self.seats", "(self.first - k) % self.seats"),
    ("EV-3.3", FLOW, "begin_phase(g, FEEDING)\n", f"begin_phase(g, FEEDING)\n        {MARKER}\n"),
    ("EV-3.4", FLOW, "if g.last_round and g.round >= g.last_round else", "if g.round > g.last_round > 0 else"),
    # Deal
    ("EV-4.1", FLOW, FREE_SPECIES, "            if not g.row[seat] and g.hand[seat]:\n"),
    ("EV-4.2", TERMS, "CARDS_DEALT: Final = 3", "CARDS_DEALT: Final = 4"),
    ("EV-4.3", FLOW, "CARDS_DEALT + len(g.row[seat])", "CARDS_DEALT"),
    ("EV-4.4", FLOW, *DEAL_BY_SEAT),
    ("EV-4.5", FLOW, "begin_phase(g, DEAL)\n", "begin_phase(g, DEAL)\n        g.hand = [[] for _ in g.hand]\n"),
    ("EV-4.6", STATE, LAST_ROUND, "self.round + 1"),
    # Food cards
    (
        "EV-5.1",
        STATE,
        "        self.hand[seat].remove(card)\n        self.food_cards[seat] = card",
        "        self.food_cards[seat] = card",
    ),
    ("EV-5.2", STATE, "total += CARD_FOOD[card]", "total += CARD_FOOD[card] + (1 if CARD_BIT[card] == 4 else 0)"),
    ("EV-5.3", VIEW, *FOOD_SHOWN),
    ("EV-5.4", "core/frame.py", *COUNT_NOT_SEEN),
    ("EV-5.5", FOOD, *ASK_THE_EMPTY_HAND),
    # Play cards
    ("EV-6.1", FLOW, "PlayCards(seat) for seat in g.turn_order()", "PlayCards(seat) for seat in range(g.seats)"),
    ("EV-6.2", CARDS, "acts: list[Any] = [A_END]", "acts: list[Any] = [] if hand else [A_END]"),
    ("EV-6.3", STATE, *CARD_STAYS),
    ("EV-6.4", CARDS, *FOUR_SLOTS),
    ("EV-6.4", CARDS, *FACE_UP_DUPLICATES),
    ("EV-6.5", STATE, *BETWEEN),
    ("EV-6.6", STATE, "self.pop[i] += 1", "self.pop[i] += 2"),
    ("EV-6.7", CARDS, "g.discard_trait(x, card)\n", "g.discard_trait(x, card)\n                g.draw(seat, 1)\n"),
    ("EV-6.8", CARDS, "g.mask[x] & TRAITS[y].bit", "g.mask[x] & ~g.down[x] & TRAITS[y].bit"),
    ("EV-6.9", CARDS, *FRESH_IS_USELESS),
    ("EV-6.10", CARDS, *NOT_YOURS),
    ("EV-6.11", FLOW, "g.reveal_traits()\n", "g.reveal_traits()\n        g.hand = [[] for _ in g.hand]\n"),
    ("EV-6.12", VIEW, *DISCARD_HIDDEN),
    (
        "EV-6.13",
        CARDS,
        "        if action != A_END:\n            g.stack.append(self)\n",
        "        if action == A_END:\n            g.reveal_traits()\n        else:\n            g.stack.append(self)\n",
    ),
    ("EV-6.14", CARDS, *ONE_MORE_BOARD),
    # Add food
    ("EV-7.1", FLOW, "g.push(BeforeReveal(), AddFood())", "g.push(AddFood(), BeforeReveal())"),
    ("EV-7.1", TRAITS, "BEFORE_REVEAL_BITS: Final = FAT_TISSUE", "BEFORE_REVEAL_BITS: Final = FORAGING"),
    ("EV-7.2", REVEAL, *LATER_FIRST),
    ("EV-7.3", REVEAL, "tuple([a for a in self.waiting if a != action])", "self.waiting[1:]"),
    ("EV-7.4", REVEAL, "        if act is not None:\n", "        if act is not None and rest:\n"),
    ("EV-7.5", STATE, *CLAMPED_ONE_BY_ONE),
    ("EV-7.6", STATE, "                self.discard.append(card)\n", "                self.discard.insert(0, card)\n"),
    # Extinction
    ("EV-13.1", STATE, "            self.die_out(i)\n", "            pass\n"),
    ("EV-13.2", STATE, "self.draw(seat, len(cards))", "self.draw(seat, len(cards) - 1)"),
    ("EV-13.3", STATE, *SURPLUS_LOST),
    ("EV-13.3", STATE, *FAT_LOST),
    ("EV-13.4", STATE, "        self.row[seat].remove(i)\n", ""),
    ("EV-13.5", FLOW, FREE_SPECIES, "            if not g.row[seat] and g.round == 1:\n"),
    ("EV-13.6", STATE, *DRAW_FIRST),
    # End of feeding
    ("EV-14.1", FLOW, "if g.food[i] < g.pop[i]:", "if g.food[i] + g.fat[i] < g.pop[i]:"),
    ("EV-14.2", FLOW, "eaten += g.food[i]", "eaten += g.food[i] + g.fat[i]"),
    ("EV-14.3", FLOW, MARKER, f"{MARKER}\n        g.hole = 0"),
    ("EV-14.4", FLOW, *MARKER_RIGHT),
    ("EV-14.5", FLOW, *STARVE_BY_SEAT),
    # Deck
    (
        "EV-15.1",
        STATE,
        "            self.deck.pop()\n",
        "            self.deck.pop()\n            if not self.deck:\n                self.reshuffle()\n",
    ),
    (
        "EV-15.2",
        STATE,
        "        self.discard = []\n",
        "        self.discard = [self.deck.pop()] if self.deck else []\n",
    ),
    ("EV-15.3", STATE, LAST_ROUND, "self.round + 1"),
    ("EV-15.4", STATE, LAST_ROUND, "self.round"),
    ("EV-15.5", STATE, FIRST_DECIDES, "        if True:\n"),
    ("EV-15.6", STATE, FIRST_DECIDES, "        if not self.last_round and self.deck:\n"),
    # Scoring
    ("EV-16.1", FLOW, "                    g.put_behind_screen(seat, g.fat[i])\n", ""),
    ("EV-16.2", STATE, "self.pop[i] + self.fat[i] + len", "self.size[i] + self.fat[i] + len"),
    ("EV-16.3", STATE, "self.screen[seat] + sum(", "self.screen[seat] + len(self.hand[seat]) + sum("),
    ("EV-16.4", SCORING, "return score, traits, population", "return score, population, traits"),
    ("EV-16.5", SCORING, *ONE_WINNER),
    # Variants
    ("EV-17.1", TERMS, "REMOVED_TWO_PLAYERS: Final = 40", "REMOVED_TWO_PLAYERS: Final = 39"),
    ("EV-17.1", TERMS, "TRAIT_SLOTS_TWO_PLAYERS: Final = 2", "TRAIT_SLOTS_TWO_PLAYERS: Final = 3"),
    ("EV-17.2", SETUP, "TRAIT_SLOTS_TWO_PLAYERS if players == 2", "TRAIT_SLOTS_TWO_PLAYERS if players <= 3"),
    ("EV-17.3", SETUP, "forced_players=6", "forced_players=7"),
    ("EV-17.4", FLOW, "if g.settings.quick_play:", "if g.settings.quick_play and g.seats == 6:"),
    ("EV-17.5", VIEW, *PLAN_SHOWN),
    ("EV-17.6", CARDS, *APPLY_BY_SEAT),
    ("EV-17.7", CARDS, *NO_UNDONE_PLAYS),
    (
        "EV-17.8",
        EVO + "notation.py",
        '        Verb("first", SEAT),\n',
        '        Verb("first", SEAT),\n        Verb("tilt", SPECIES),\n',
    ),
    ("EV-17.9", CARDS, "play_refusal(draft(g, seat, self.plans[seat]), seat, action)", "play_refusal(g, seat, action)"),
    # Information
    ("EV-18.1", VIEW, *HANDS_SHOWN),
    ("EV-18.1", VIEW, *FOOD_SHOWN),
    ("EV-18.1", VIEW, *DOWN_SHOWN),
    ("EV-18.1", VIEW, *SCREENS_HIDDEN),
    ("EV-18.1", VIEW, *DECK_SHOWN),
    ("EV-18.1", VIEW, *HAND_SIZES_HIDDEN),
    ("EV-18.1", VIEW, '"removed": len(g.removed)', '"removed": names(list(g.removed))'),
    ("EV-18.1", EVO + "text.py", "if seat != owner and seat != EVERYTHING:", "if False:"),
    ("EV-18.2", STATE, "                    self.down[i] = 0\n", ""),
    ("EV-18.3", VIEW, *DISCARD_SHOWN),
    ("EV-18.4", VIEW, '"scores": None if g.stack else g.scores()', '"scores": None'),
    ("EV-18.5", VIEW, *SCREENS_HIDDEN),
    ("EV-18.5", STATE, "            self.reshuffled += (tuple(sorted(self.deck)),)\n", "            pass\n"),
    ("EV-18.5", STATE, "            self.rule_out(i, card)\n", "            pass\n"),
    ("EV-18.5", WORLDS, "CARD_BIT[card] & (laid | slot.cannot_be)", "CARD_BIT[card] & laid"),
    ("EV-18.5", WORLDS, "self.pools[deck].append(card)", "self.pools[0].append(card)"),
    # Rulings
    ("R-01", TRAITS, *OTHER_VALUES),
    ("R-02", TRAITS, "defensive=True, blocks=_climbing", "blocks=_climbing"),
    ("R-03", TAKE, "k = row.index(i) + 1", "k = row.index(i) - 1"),
    ("R-03", ATTACK, *WRAP_AROUND),
    ("R-04", TERMS, "NO_BOARD_LIMIT: Final = 120", "NO_BOARD_LIMIT: Final = 20"),
    ("R-04", FLOW, FREE_SPECIES, "            if not g.row[seat] and g.boards_in_play() < 20:\n"),
    ("R-05", TAKE, *POOR_BANK),
    ("R-06", FLOW, *DEAL_BY_SEAT),
    ("R-07", FOOD, *ASK_THE_EMPTY_HAND),
    ("R-07", "core/frame.py", *COUNT_NOT_SEEN),
    ("R-08", CARDS, "g.mask[x] & TRAITS[y].bit", "g.mask[x] & ~g.down[x] & TRAITS[y].bit"),
    ("R-08", CARDS, *NOT_YOURS),
    ("R-09", REVEAL, *LATER_FIRST),
    ("R-10", TRAITS, "g.hole > 0 and g.pop[i] < POPULATION_MAX", "g.hole > 0"),
    ("R-11", TAKE, "if not taken or not g.mask[i]", "if not g.mask[i]"),
    ("R-28", STATE, *SURPLUS_LOST),
    ("R-34", STATE, LAST_ROUND, "self.round + 1"),
    ("R-34", STATE, *DRAW_FIRST),
    ("R-35", STATE, FIRST_DECIDES, "        if not self.last_round and self.deck:\n"),
    ("R-36", FLOW, "for i in g.row[seat][:]:", "for i in g.row[seat][::-1]:"),
    ("R-36", FLOW, *STARVE_BY_SEAT),
    ("R-37", FLOW, "if g.food[i] < g.pop[i]:", "if g.food[i] < g.pop[i] and g.round != g.last_round:"),
    ("R-38", SCORING, *ONE_WINNER),
    ("R-39", VIEW, *SCREENS_HIDDEN),
    ("R-39", VIEW, *HAND_SIZES_HIDDEN),
    ("R-39", VIEW, *DECK_HIDDEN),
    ("R-39", VIEW, *DISCARD_HIDDEN),
    ("R-40", VIEW, *PLAN_SHOWN),
    ("R-40", CARDS, *APPLY_BY_SEAT),
    ("R-43", CARDS, *FACE_UP_DUPLICATES),
    ("R-44", STATE, *CLAMPED_ONE_BY_ONE),
    ("R-45", TERMS, "HARD_SHELL_BONUS: Final = 4", "HARD_SHELL_BONUS: Final = 3"),
    ("R-45", ATTACK, "reach += g.pop[a]", "reach += 3"),
    ("R-45", TRAITS, "g.hole > 0 and g.pop[i] < POPULATION_MAX", "g.pop[i] < POPULATION_MAX"),
    # Examples
    ("EX-80", CARDS, *FOUR_SLOTS),
    ("EX-81", CARDS, *FACE_UP_DUPLICATES),
    ("EX-82", STATE, *BETWEEN),
    ("EX-83", CARDS, "g.size[i] >= SIZE_MAX", "g.size[i] > SIZE_MAX"),
    ("EX-84", STATE, *FAT_LOST),
    ("EX-85", CARDS, *FRESH_IS_USELESS),
    ("EX-86", TERMS, "TRAIT_SLOTS_TWO_PLAYERS: Final = 2", "TRAIT_SLOTS_TWO_PLAYERS: Final = 3"),
    ("EX-87", VIEW, *PLAN_SHOWN),
    ("EX-88", VIEW, *DOWN_SHOWN),
    ("EX-89", VIEW, *FOOD_SHOWN),
    ("EX-92", FLOW, *MARKER_RIGHT),
    ("EX-93", STATE, FIRST_DECIDES, "        if True:\n"),
    ("EX-95", CARDS, *NO_UNDONE_PLAYS),
    ("EX-96", FLOW, FREE_SPECIES, "            if not g.row[seat] and g.round == 1:\n"),
    # Invariants
    ("INV-1", STATE, *CARD_STAYS),
    ("INV-2", TAKE, "g.pop[i] - g.food[i])  # EV-9.3", "g.pop[i] + 1 - g.food[i])"),
    ("INV-3", STATE, *FAT_LOST),
    ("INV-3", TAKE, "most = min(offered - onto_board, g.size[i] - g.fat[i])", "most = offered - onto_board"),
    ("INV-4", TERMS, "TRAIT_SLOTS: Final = 3", "TRAIT_SLOTS: Final = 4"),
    ("INV-5", TAKE, "offered = min(offered, g.hole)", "pass"),
    ("INV-6", STATE, "self.screen[seat] += n", "self.screen[seat] -= n"),
    (
        "INV-7",
        ATTACK,
        "meal = g.size[self.t]\n",
        "meal = g.size[self.t]\n        g.pop[self.a] = min(6, g.pop[self.a] + 2)\n",
    ),
    (
        "INV-7",
        FLOW,
        "begin_phase(g, DEAL)\n",
        "begin_phase(g, DEAL)\n        g.size = [min(6, n + 1) for n in g.size]\n",
    ),
    ("INV-8", TAKE, "(self.kind == PLANT and traits & CARNIVORE)", "False"),
    ("INV-9", FLOW, "                g.food[i] = 0\n", "                g.food[i] -= 1 if g.food[i] else 0\n"),
    ("INV-10", STATE, LAST_ROUND, "self.round + 2"),
    ("INV-11", VIEW, *HANDS_SHOWN),
    ("INV-11", VIEW, *DOWN_SHOWN),
    ("INV-11", VIEW, *FOOD_SHOWN),
    ("INV-11", VIEW, *DECK_SHOWN),
    ("INV-12", "core/state.py", "return pick(self.rng, n)", "return number(self.rng ^ id(self), n)"),
    ("INV-13", CARDS, *ONE_MORE_BOARD),
]
