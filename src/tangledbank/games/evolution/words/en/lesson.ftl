### The guided first game of Evolution, in English.

lesson-evo-first = First steps
lesson-evo-welcome = Welcome to the watering hole! You are P1, and species A is yours. Feed your species: every food token you collect is a point at the end.
lesson-evo-cards = This is your hand. A card is many things at once: the trait it names, the food its number promises, or simply a price to pay.
lesson-evo-food = First everybody secretly lays one card for food. Foraging +7 will bring seven plants, enough for all of us. Lay it.
lesson-evo-new = Now cards are played. Any card can be discarded for a new species at an end of your row. Discard Defensive Herding and let one appear on the right.
lesson-evo-trait = A card can also lie under a species as its trait, face down until everybody has played. Make a hunter of C: give it Carnivore.
lesson-evo-grow = A carnivore eats only what is smaller than itself. Discard Cooperation and let the body of C grow to 2.
lesson-evo-end = You have no card left. End your turn; P2 plays next.
lesson-evo-hole = All traits are turned up, and both food cards are added: 14 plants lie on the watering hole. Now we take turns, and one species eats in each.
lesson-evo-feed = Species A eats plants. It takes one and is full: a species holds as much food as it has population. Feed it.
lesson-evo-prey = Species C never touches plants, it attacks. The prey must be smaller and have no defence: Climbing, Hard Shell or Warning Call, for example, would stop you. Species B has none.
lesson-evo-attack = Attack B with C. The prey loses one population, and C eats meat.
lesson-evo-screen = The round is over. Whoever did not get enough to eat has lost population; all food now lies behind the screens and nobody can take it away.
lesson-evo-scoring = At the end of the game every food token behind the screen, every population and every trait card is one point. The round in which the deck runs out is the last, or the one after it.
lesson-evo-free = New cards have been dealt: three, and one more for each of your species. From here on you play as you like. Ask for a hint whenever you want one!
