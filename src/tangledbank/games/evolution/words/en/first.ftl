### What each kind of question is about, said once to somebody who meets it for the first time, in English.

evo-first-food = Everybody lays one card face down. When they are turned over, their food numbers together say how many plants come; the trait on your card does not count, and you lose the card.
evo-first-cards = Every card can do one of three things: lie under a species as a trait, or be discarded for a new species or for one more population or body size. Choose a card, then where it goes.
evo-first-plan = All play at once here, and nobody sees it before everybody has committed. Every card can be a trait, or be discarded for a new species or for one more population or body size.
evo-first-act = These traits act before the food comes, and you say in which order. Growing before eating leaves more room for food.
evo-first-pay = Intelligence breaks defences: each card that you discard here makes your carnivore ignore one of them. The card itself is lost.
evo-first-store = Fat Tissue keeps food for later rounds, up to the body size. What lies there is never lost, but it does not feed anybody before the next round.
evo-first-must-feed = In each turn one species eats: a herbivore takes a plant, a carnivore attacks something smaller. A species needs as much food as it has population, and the hungry shrink at the end of the round.
evo-first-may-feed = None of your hungry species can eat for free, so nothing forces you. If you pass, you are asked again as soon as that changes.
evo-first-after-meal = Your species has eaten. With Intelligence you may still discard cards for more food in this turn; otherwise end it.
