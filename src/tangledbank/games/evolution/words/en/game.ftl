### Evolution in English.

game-evolution = Evolution
about-evolution = Grow horns, long necks or sharp teeth: the watering hole never feeds everyone.

## Nouns

evo-card = { $trait } { $food }
evo-species =
    { $owner ->
        [0] species { $board }
        [you] your species { $board }
       *[other] P{ $owner }’s species { $board }
    }
evo-list = { $items }
evo-from-bank = the food bank
evo-from-hole = the watering hole
evo-phase-1 = Deal
evo-phase-2 = Select food
evo-phase-3 = Play cards
evo-phase-4 = Add food
evo-phase-5 = Feeding

evo-trait-ambush = Ambush
evo-trait-burrowing = Burrowing
evo-trait-carnivore = Carnivore
evo-trait-climbing = Climbing
evo-trait-cooperation = Cooperation
evo-trait-defensive-herding = Defensive Herding
evo-trait-fat-tissue = Fat Tissue
evo-trait-fertile = Fertile
evo-trait-foraging = Foraging
evo-trait-hard-shell = Hard Shell
evo-trait-horns = Horns
evo-trait-intelligence = Intelligence
evo-trait-long-neck = Long Neck
evo-trait-pack-hunting = Pack Hunting
evo-trait-scavenger = Scavenger
evo-trait-symbiosis = Symbiosis
evo-trait-warning-call = Warning Call

## What each trait does, in our words

evo-text-ambush = As a carnivore it ignores Warning Call.
evo-text-burrowing = Cannot be attacked while it has as much food as population.
evo-text-carnivore = Eats by attacking smaller species; never eats plants.
evo-text-climbing = Can only be attacked by a carnivore that climbs too.
evo-text-cooperation = When it takes food, its right neighbour takes 1 of the same kind from the same place.
evo-text-defensive-herding = Can only be attacked by a carnivore with a larger population.
evo-text-fat-tissue = When full, it may store food here, up to its body size; the store feeds it before the next food cards are turned.
evo-text-fertile = Before the food cards are turned: population +1 if the watering hole holds any food.
evo-text-foraging = Takes 1 more plant whenever it takes plants.
evo-text-hard-shell = Counts as 4 larger when it is attacked.
evo-text-horns = Its attacker loses 1 population before it eats.
evo-text-intelligence = In your feeding turns, discard cards: a herbivore takes 2 plants from the food bank for each, a carnivore negates one defensive trait of its target for each.
evo-text-long-neck = Before the food cards are turned: takes 1 plant from the food bank.
evo-text-pack-hunting = When it attacks, its population adds to its body size.
evo-text-scavenger = Takes 1 meat from the food bank after every attack.
evo-text-symbiosis = Cannot be attacked while its right neighbour is larger.
evo-text-warning-call = Its neighbours on both sides cannot be attacked without Ambush.

## Prompts

evo-prompt-over = The game is over.
evo-prompt-wait = Waiting for { $seats }.
evo-prompt-food = Choose a card for the watering hole: only its food value counts, and nobody sees it yet.
evo-prompt-cards = Play as many cards as you like, then end your turn.
evo-prompt-plan = Everybody plays at the same time: plan your cards in secret, then commit.
evo-prompt-act = Which of your traits acts first?
evo-prompt-pay =
    { $n ->
        [one] Discard a card to negate a defence.
       *[other] Discard { $n } cards to negate defences: choose the next card.
    }
evo-prompt-store = How many tokens does { $species } store on its Fat Tissue (at most { $most })?
evo-prompt-first = Who goes first?
evo-prompt-must-feed = Feed one of your species: a hungry one can eat, so you must.
evo-prompt-may-feed = Feed one of your species, or pass.
evo-prompt-after-meal = You may still discard cards for Intelligence, or end your turn.

## Actions

evo-do-food = Lay { $card } on the watering hole
evo-do-trait = Give { $species } the trait { $card }
evo-do-new-left = Discard { $card }: new species on the left
evo-do-new-right = Discard { $card }: new species on the right
evo-do-grow-population = Discard { $card }: population +1 for { $species }
evo-do-grow-body = Discard { $card }: body size +1 for { $species }
evo-do-discard = Discard { $trait } from { $species }
evo-do-end = End the turn, keep the other cards
evo-do-end-empty = End the turn
evo-do-commit = Commit your plan, keep the other cards
evo-do-act = { $trait } of { $species }
evo-do-feed = Feed { $species } from the watering hole
evo-do-attack = { $attacker } attacks { $target }
evo-do-attack-negating = { $attacker } attacks { $target }, negating { $traits }
evo-do-pay = Discard { $card }
evo-do-think =
    { $n ->
        [one] Discard { $card }: { $species } takes 1 plant
       *[other] Discard { $card }: { $species } takes { $n } plants
    }
evo-do-think-store = Discard { $card }: { $species } takes { $n } to { $most } plants
evo-do-done = End the feeding turn
evo-do-store =
    { $n ->
        [0] Store nothing
        [one] Store 1 token
       *[other] Store { $n } tokens
    }
evo-do-first = P{ $seat } goes first

## Why an action is refused

evo-why-over = The game is over.
evo-why-not-asked = It is not your turn, but that of { $seats }.
evo-why-not-in-hand = This card is not in your hand.
evo-why-not-yours = This species belongs to somebody else.
evo-why-no-species = There is no such species.
evo-why-no-slot = All trait slots of this species are taken.
evo-why-duplicate = This species has this trait already.
evo-why-no-board = No species board is left.
evo-why-at-limit = This value is at its limit of 6.
evo-why-not-on-species = This species has no such card, or it cannot be used now.
evo-why-resolved = This card has acted already in this round.
evo-why-cannot-eat-plants = A carnivore never eats plants.
evo-why-hole-empty = The watering hole is empty.
evo-why-full = This species has no room for more food.
evo-why-must-feed = One of your hungry species can eat without a card, so you must feed.
evo-why-fed-already = You have made your normal feeding of this turn.
evo-why-hungry-first = A hungry species of yours can eat: it comes first.
evo-why-not-carnivore = Only a carnivore can attack.
evo-why-itself = A species cannot attack itself.
evo-why-too-small = The attacker must be larger than its target.
evo-why-not-intelligent = This needs Intelligence.
evo-why-too-few-cards = You do not hold enough cards to pay for this.
evo-why-useless-negation = Only traits that block this attack, or Horns of the target, can be negated.
evo-why-store-more = A full species that was fed must store at least 1 token.
evo-why-no-store-room = There is not that much room, or there are not that many tokens.
evo-why-blocked-burrowing = Burrowing protects the target: it is fully fed.
evo-why-blocked-climbing = Climbing protects the target: the attacker does not climb.
evo-why-blocked-defensive-herding = Defensive Herding protects the target: the attacker’s population is not larger.
evo-why-blocked-hard-shell = Hard Shell protects the target: with 4 more it is not smaller than the attacker.
evo-why-blocked-symbiosis = Symbiosis protects the target: its right neighbour is larger.
evo-why-blocked-warning-call = Warning Call beside the target protects it: the attacker has no Ambush.
evo-moment-food = A food card is chosen in phase 2, before cards are played.
evo-moment-cards = Cards are played in phase 3, in your own turn.
evo-moment-act = These traits act in phase 4, before the food cards are turned.
evo-moment-feeding = Species are fed in phase 5, in your own feeding turn.
evo-moment-pay = Cards are paid right after an attack that negates traits was declared.
evo-moment-store = Food is stored when a species with Fat Tissue takes more than its board holds.
evo-moment-first = The first player is chosen once, before the first round.

## Events

evo-event-round = Round { $n } begins.
evo-event-phase = Phase: { $phase }.
evo-event-first = P{ $seat } takes the first-player marker.
evo-event-draw = P{ $seat } draws { $card }.
evo-event-draw-hidden = P{ $seat } draws a card.
evo-event-reshuffle = The discard pile ({ $n }) becomes the new deck.
evo-event-last-round = Round { $n } is the last.
evo-event-food-card = P{ $seat } lays { $card } on the watering hole.
evo-event-food-card-hidden = P{ $seat } lays a card on the watering hole.
evo-event-lay = { $species } gets { $card }, face down.
evo-event-lay-hidden = { $species } gets a trait, face down.
evo-event-discard = P{ $seat } discards { $card }.
evo-event-strip = { $species } loses the trait { $card }.
evo-event-new = { $species } is new.
evo-event-population = { $species } grows to population { $n }.
evo-event-body = { $species } grows to body size { $n }.
evo-event-reveal = { $species } shows { $card }.
evo-event-food = P{ $seat }’s food card is { $card }.
evo-event-hole = The watering hole holds { $n }.
evo-event-plant =
    { $n ->
        [one] { $species } takes 1 plant from { $source }.
       *[other] { $species } takes { $n } plants from { $source }.
    }
evo-event-meat = { $species } takes { $n } meat.
evo-event-store = { $species } stores { $n } on Fat Tissue.
evo-event-burn = { $species } eats { $n } from its Fat Tissue.
evo-event-attack = { $species } attacks { $target }.
evo-event-attack-negating = { $species } attacks { $target }, negating { $traits }.
evo-event-lose = { $species } loses { $n } population, { $left } left.
evo-event-extinct = { $species } is extinct.
evo-event-screen = P{ $seat } puts { $n } behind the screen.
evo-event-pass = P{ $seat } passes.
evo-event-no-board = No species board is left for P{ $seat }: the cards go back to the hand.
evo-event-score = P{ $seat } has { $n } points.

## What a position must say

evo-expect-card = a card that is not elsewhere yet, like climbing+3, or a trait
evo-expect-cards = a list of cards or their number
evo-expect-at-most = at most { $n } cards
evo-expect-board = a letter that no other species has
evo-expect-traits = at most { $n } different traits ({ $rules })
evo-expect-face-down = traits of this species, in phase 3 ({ $rules })
evo-expect-last-round = a round that is still to come ({ $rules })
evo-expect-no-food-card = no card on the watering hole at this moment ({ $rules })
evo-expect-no-food = no food on species boards at this moment ({ $rules })
evo-expect-reshuffles = at most { $n } lists of cards
evo-expect-ruled-out = a card that lies face down, then traits that it is not ({ $rules })

option-evolution-quick-play = Everybody plays cards at the same time, in secret. Compulsory with 6 players.
option-evolution-species-boards = How many species can be on the table at once; none is no limit.
option-evolution-cooperation-triggers = Whether Cooperation works once per meal or once for every token.
option-evolution-pass-is-final = Whether a player who passes in the feeding phase is out for the rest of it.
option-evolution-scavenge-if-attacker-dies = Whether scavengers eat when the attacker died of Horns.
option-evolution-fat-feeding-while-hungry = Whether a full species may store fat while another of yours is hungry.
