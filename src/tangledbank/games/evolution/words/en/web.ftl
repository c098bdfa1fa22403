### The board of Evolution in the browser, in English.

web-evo-board = The table
web-evo-hole = Watering hole
web-evo-hole-holds =
    { $n ->
        [0] The watering hole is empty
        [one] Watering hole: 1 plant
       *[other] Watering hole: { $n } plants
    }
web-evo-hole-about = Herbivores eat here, one plant at a time. What is left stays for the next round.
web-evo-bank = Food bank
web-evo-bank-about = Meat, and plants for some traits, come from here. It never runs out.
web-evo-deck =
    { $n ->
        [one] Deck: 1 card
       *[other] Deck: { $n } cards
    }
web-evo-removed =
    { $n ->
        [one] 1 card was taken out of the game, unseen.
       *[other] { $n } cards were taken out of the game, unseen.
    }
web-evo-discard =
    { $n ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $n } cards
    }
web-evo-boards =
    { $n ->
        [one] 1 species board left
       *[other] { $n } species boards left
    }
web-evo-times = { $n } × { $trait }
web-evo-round = Round { $n }
web-evo-last-round = Last round
web-evo-last-round-next = The next round is the last
web-evo-phases = Phases of the round
web-evo-first = First player
web-evo-species-of = { $name }’s species { $board }
web-evo-species-own = Your species { $board }
web-evo-population = Population { $n }
web-evo-body = Body size { $n }
web-evo-food = Food { $n } of { $most }
web-evo-hungry =
    { $n ->
        [one] 1 is hungry
       *[other] { $n } are hungry
    }
web-evo-fed = Everybody is fed
web-evo-fat =
    { $n ->
        [one] 1 token of stored fat
       *[other] { $n } tokens of stored fat
    }
web-evo-face-down = Face-down trait
web-evo-face-down-about = It is turned up when everybody has played.
web-evo-hidden-own = { $trait }, face down: only you know it yet
web-evo-hand = Your hand
web-evo-hand-empty = No cards in your hand
web-evo-hand-size =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
web-evo-screen =
    { $n ->
        [one] 1 food behind the screen
       *[other] { $n } food behind the screen
    }
web-evo-card-about = As a food card it changes the watering hole by { $food }.
web-evo-food-card = { $name }’s food card, face down
web-evo-food-card-own = Your food card: { $card }
web-evo-food-card-of = { $name }’s food card: { $card }
web-evo-food-card-about = Food cards are turned up together, after everybody has played.
web-evo-new = New species
web-evo-new-left = New species on the left
web-evo-new-right = New species on the right
web-evo-grow-population = Population +1 for species { $board }
web-evo-grow-body = Body size +1 for species { $board }
web-evo-give = Trait for species { $board }
web-evo-feed = Feed species { $board } from the watering hole
web-evo-trait-of = { $trait } of species { $board }
web-evo-strip = Discard { $trait } of species { $board }
web-evo-strip-sure = Press again: discard { $trait } of species { $board }
web-evo-strip-short = Discard?
web-evo-no-species = No species
web-evo-you = you
web-evo-attacks = Attacks of species { $board }
web-evo-attack-free = Nothing protects it
web-evo-score = How the points add up
web-evo-score-player = Player
web-evo-score-food = Food
web-evo-score-population = Population
web-evo-score-traits = Traits
web-evo-score-total = Points
evo-side-left = left end
evo-side-right = right end
evo-track-body = body size
evo-track-population = population
