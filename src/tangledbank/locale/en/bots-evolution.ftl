### What speaks for an action in Evolution, in English.

## Food cards

bot-evo-food-much = Your herbivores want { $population } food; this card brings { $n }.
bot-evo-food-little = None of your species eats plants: a food value of { $n } helps the others little.
bot-evo-food-spare = { $card } is a card that you can spare.

## Playing cards

bot-evo-carnivore =
    { $n ->
        [0] As a carnivore { $species } no longer needs plants, though it has no prey yet.
        [one] As a carnivore { $species } can attack 1 species of the others.
       *[other] As a carnivore { $species } can attack { $n } species of the others.
    }
bot-evo-trait-hunts =
    { $n ->
        [one] With { $trait } one more species is prey for { $species }.
       *[other] With { $trait } { $n } more species are prey for { $species }.
    }
bot-evo-trait-saves =
    { $n ->
        [one] { $trait } saves { $species } from 1 carnivore that could attack it now.
       *[other] { $trait } saves { $species } from { $n } carnivores that could attack it now.
    }
bot-evo-trait-protects = { $trait } makes { $species } safer from carnivores to come, and scores 1 point.
bot-evo-trait-feeds = { $trait } brings { $species } more food, round after round.
bot-evo-trait-point = { $trait } scores 1 point if its species lives to the end.
bot-evo-population = { $species } can eat one more token in every round.
bot-evo-population-last = If { $species } can feed it, one more population is worth 2 points.
bot-evo-body = With body size { $n } fewer carnivores can attack { $species }.
bot-evo-body-hunts =
    { $n ->
        [one] The larger { $species } finds one more species to attack.
       *[other] The larger { $species } finds { $n } more species to attack.
    }
bot-evo-body-saves =
    { $n ->
        [one] { $species } becomes too large for 1 carnivore that could attack it now.
       *[other] { $species } becomes too large for { $n } carnivores that could attack it now.
    }
bot-evo-new = A new species draws one more card in every round, and it eats.
bot-evo-new-last = A new species that gets its token is worth 2 points.
bot-evo-discard = { $species } does better without { $trait }.
bot-evo-end = There is no card left to play.
bot-evo-end-keeps =
    { $n ->
        [one] The card left in your hand is worth more later.
       *[other] The { $n } cards left in your hand are worth more later.
    }

## Meals

bot-evo-act = { $trait } does the most if it acts first.
bot-evo-feed = { $species } still lacks { $n } food.
bot-evo-feed-first = { $species } has not eaten yet and would die out.
bot-evo-feed-store = { $species } is full and puts fat aside.
bot-evo-attack = { $attacker } gets { $n } meat, and { $target } loses population.
bot-evo-attack-kills = { $attacker } gets { $n } meat, and { $target } dies out.
bot-evo-attack-horns = The meat of { $target } ({ $n }) is worth a quarrel with its Horns.
bot-evo-attack-own = Better { $n } meat from your own row than a hungry { $attacker }.
bot-evo-pay = { $card } is the card that you miss least.
bot-evo-think = { $species } still has room for { $n } food, and a card brings 2.
bot-evo-store =
    { $n ->
        [one] The stored token is a point that nobody takes away.
       *[other] The { $n } stored tokens are points that nobody takes away.
    }
bot-evo-store-nothing = What is not stored stays for your other species.
bot-evo-done = This turn has nothing more to offer.
