### What the terminal says about Evolution, in English.

## On a board of 22 columns stand: a letter, cli-evo-population, up to 6 signs, cli-evo-body. Keep these two short;
## cli-evo-cards has 8 columns, headings of a grid (cli-evo-as-...) are best below 14.

cli-evo-round = Round { $n }
cli-evo-last-round = last round
cli-evo-next-is-last = the next round is the last
cli-evo-hole = watering hole
cli-evo-laid =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cli-evo-deck = deck { $n }
cli-evo-discard = discard { $n }
cli-evo-boards = boards { $n }
cli-evo-no-species = no species
cli-evo-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cli-evo-screen = Behind the screen: { $n }
cli-evo-population = pop { $n }
cli-evo-body = body { $n }
cli-evo-hand = Hand:
cli-evo-food-card = food card:
cli-evo-as-trait = trait on
cli-evo-as-population = population +1
cli-evo-as-body = body size +1
cli-evo-as-new = new
cli-evo-as-plants = takes plants
cli-evo-feed = Feed from the watering hole:
cli-evo-discard-trait = Discard a trait:
cli-evo-left = left
cli-evo-right = right
cli-evo-attacks = { $species } attacks
cli-evo-sign-food = population that is fed
cli-evo-sign-hungry = population that is still hungry
cli-evo-sign-fat = food stored on Fat Tissue
cli-evo-sign-fat-room = room for more of it
cli-evo-sign-down = a trait that lies face down
cli-evo-sign-marker = has the first-player marker
cli-evo-sign-asked = is to answer now
cli-evo-sign-screen = food behind the screen
cli-evo-score-tokens = tokens
cli-evo-score-population = population
cli-evo-score-traits = traits
cli-evo-end-deal = reshuffle in the deal
cli-evo-end-later = reshuffle at another time
cli-evo-end-empty = both piles empty
cli-evo-end-none = not over

## The story of Evolution. $who is “you” or a name like P2.

cli-evo-who =
    { $who ->
        [you] you
       *[other] { $who }
    }
cli-evo-of = { $who } { $what }
cli-evo-species-of =
    { $who ->
        [you] your { $species }
       *[other] { $who }’s { $species }
    }
cli-evo-draws = Cards drawn: { $cards }.
cli-evo-draws-cards =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $who } draws { $cards }.
    }
cli-evo-discards =
    { $who ->
        [you] You discard { $cards }.
       *[other] { $who } discards { $cards }.
    }
cli-evo-new-species =
    { $who ->
        [you] You have new species: { $species }.
       *[other] { $who } has new species: { $species }.
    }
cli-evo-lays-traits =
    { $who ->
        [you] You lay traits face down on: { $species }.
       *[other] { $who } lays traits face down on: { $species }.
    }
cli-evo-first =
    { $who ->
        [you] You take the first-player marker.
       *[other] { $who } takes the first-player marker.
    }
cli-evo-lays-food = Cards are laid on the watering hole by { $names }.
cli-evo-lays-card =
    { $who ->
        [you] You lay { $card } on the watering hole.
       *[other] { $who } lays { $card } on the watering hole.
    }
cli-evo-food-cards = Food cards: { $cards }.
cli-evo-screens = Behind the screens go: { $tokens }.
cli-evo-extinct = Extinct: { $species }.
cli-evo-passes = Passing: { $names }.
cli-evo-eats = Plants from { $source }: { $plants }.
cli-evo-word-body = body size

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-evolution = food: lay; trait: lay, give, play, put; new: create; grow: add, raise; discard: remove; end: finish, stop, commit; act: use; feed: eat; attack: hunt, attacks; think: eat; done: finish, stop, pass; store: keep
cli-evo-word-left = left
cli-evo-word-right = right
