### The guided first game of Marine, in English.

lesson-mar-first = First steps
lesson-mar-welcome = Welcome to the sea! You lead the crustaceans. Spread their cubes over the sea, adapt to what grows there, and score tiles: whoever has the most points in the end wins.
lesson-mar-draft = First you choose one of three traits, a talent for the whole game. With Seasonal Migrants your cubes travel farther. Keep it.
lesson-mar-sea = This is the sea: tiles of many terrains, and at their corners elements such as plankton, algae and worms. Your display shows what crustaceans live on: two worms and one algae are printed there.
lesson-mar-thrive = Everybody begins on the coral reef d4. It touches something that you live on, so your cubes thrive there. Where nothing suits them they are endangered, and die in the next Extinction.
lesson-mar-turn = In a turn you place one pawn, which acts at once, or take all of them back. You have only a few, and a basic pawn must always go below your pawns on the display, so begin high up.
lesson-mar-space = Speciation brings new cubes around an element. The first space is for plankton: begin there.
lesson-mar-speciate = Choose the plankton at corner c4.e. The three tiles around it get your cubes.
lesson-mar-seamount = No element here suits you: cubes on this tile are endangered and die in the next Extinction. One is enough to score with.
lesson-mar-coral = On the coral reef you thrive. Place as many as you may: two.
lesson-mar-ocean = The open ocean is wide. Place four cubes.
lesson-mar-next = Fishes and cephalopods have acted, and it is your turn again. Take another basic pawn.
lesson-mar-domination = Place it on Domination: there you can win a special pawn.
lesson-mar-dominate = Your domination value is your worms, times your tiles with worms. It beats the target, so dominate worms. The target now shows your value, and others must beat that.
lesson-mar-special = The special pawn is yours. It may go anywhere, also above your other pawns, and even pushes basic pawns of others from their spaces. Use it.
lesson-mar-evolution = Evolution scores a tile of the terrain that lies at the space. The last space shows open ocean, and it lets you choose among all five cards.
lesson-mar-evolve = Score d5: your cubes have the first place there.
lesson-mar-card = You thrive on that tile, so you take a card as well. Fertile gives a point for each cube on one of your tiles. Take it.
lesson-mar-tile = Choose your most crowded tile: d4.
lesson-mar-retrieve = A new card can bring an Extinction, and it did: the cube on the seamount is gone. Now take your pawns back, that is a turn, too.
lesson-mar-reseed = When every animal has taken its pawns back, the round ends with a Reseed: new elements, new terrains, and what was not taken moves on. Asteroid is the card that ends the game.
lesson-mar-free = You know the tides now. Play on as you like, and ask for a hint whenever you want one!
