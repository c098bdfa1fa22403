### What speaks for an action in Evolution, in English.

## Food cards

bot-evo-food = Your herbivores want { $population } food; this card brings { $n }.
bot-evo-food-others = None of your species eats plants: this card brings { $n } food to the others.

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
bot-evo-trait-point = { $trait } scores 1 point if its species lives to the end.
bot-evo-population = { $species } can eat one more token in every round.
bot-evo-population-last = If { $species } can feed it, one more population is worth 2 points.
bot-evo-body = With body size { $n } fewer carnivores can attack { $species }.
bot-evo-body-symbiosis = With body size { $n } { $species } loses the shelter of its right neighbour: Symbiosis needs a larger one.
bot-evo-body-same = { $species } then has body size { $n }, which keeps no more carnivores away.
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
bot-evo-end = There is no card left to play.
bot-evo-trait-protects = With { $trait } fewer kinds of carnivores can attack { $species }.
bot-evo-trait-burrows = While { $species } is fully fed, { $trait } keeps it from attacks, unless the attacker pays with Intelligence.
bot-evo-trait-horns = An attacker of { $species } loses population as well, unless it pays with Intelligence: { $trait }.
bot-evo-trait-warns =
    { $n ->
        [one] { $trait } keeps carnivores without Ambush from the neighbour of { $species }, unless they pay with Intelligence.
       *[other] { $trait } keeps carnivores without Ambush from both neighbours of { $species }, unless they pay with Intelligence.
    }
bot-evo-trait-forages = With { $trait } { $species } takes one more plant whenever it takes plants and has room.
bot-evo-trait-reaches = { $trait } brings { $species } a plant from the food bank before the food cards are turned.
bot-evo-trait-thinks = With { $trait } { $species } can eat 2 plants for a card from your hand.
bot-evo-trait-shares = Whenever { $species } eats, its right neighbour eats as well: { $trait }.
bot-evo-trait-multiplies = { $trait }: in each round that begins with food in the watering hole, { $species } gains population up to 6.
bot-evo-trait-scavenges = { $species } takes 1 meat after every attack, if it has room: { $trait }.
bot-evo-trait-stores = { $species } can store food beyond its population, up to its body size: { $trait }.
bot-evo-discard = { $species } loses { $trait }, and with it a point at the end.
bot-evo-discard-slot = Frees a slot of { $species } for another card: { $trait } goes.
bot-evo-discard-carnivore = { $species } is no carnivore any more and eats plants again.
bot-evo-end-keeps =
    { $n ->
        [one] You keep { $n } card for later rounds.
       *[other] You keep { $n } cards for later rounds.
    }
bot-evo-end-last =
    { $n ->
        [one] { $n } card stays in your hand, though cards score nothing at the end.
       *[other] { $n } cards stay in your hand, though cards score nothing at the end.
    }

## Meals

bot-evo-act = { $trait } acts: then { $species } has population { $population } and { $n } food.
bot-evo-attack-horns = { $attacker } gets { $n } meat from { $target }, and loses population to its Horns.
bot-evo-attack-dies = The Horns of { $target } make { $attacker } die out.
bot-evo-attack-own = { $attacker } gets { $n } meat from { $target } in your own row.
bot-evo-pay =
    { $n ->
        [one] Pays with { $card }; { $n } card stays in your hand.
       *[other] Pays with { $card }; { $n } cards stay in your hand.
    }
bot-evo-think = { $species } has room for { $n } food; the card brings up to { $food }.
bot-evo-store-nothing = What is not stored stays in the watering hole.
bot-evo-store-waste = What is not stored goes back to the food bank.
bot-evo-done =
    { $n ->
        [0] None of your species is hungry.
        [one] The turn ends; { $n } of your species is still hungry.
       *[other] The turn ends; { $n } of your species are still hungry.
    }
bot-evo-feed = { $species } still lacks { $n } food.
bot-evo-feed-first = { $species } has not eaten yet and would die out.
bot-evo-feed-store = { $species } is full and puts fat aside.
bot-evo-attack = { $attacker } gets { $n } meat, and { $target } loses population.
bot-evo-attack-kills = { $attacker } gets { $n } meat, and { $target } dies out.
bot-evo-store =
    { $n ->
        [one] The stored token is a point that nobody takes away.
       *[other] The { $n } stored tokens are points that nobody takes away.
    }
