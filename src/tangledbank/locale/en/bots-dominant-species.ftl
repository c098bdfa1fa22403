### What speaks for an action of Dominant Species, in English.

bot-ds-little = Nothing better is at hand; it changes little.
bot-ds-pass = Doing it would cost more than it brings.

## Pawns

bot-ds-initiative = One place forward in initiative, and the pawn gets a second choice: { $space }.
bot-ds-pawn-initiative = Initiative: one place forward, and this pawn still goes to the space that is best when all have placed.
bot-ds-pawn-regression = Regression: keeps an acquired element that would be lost.
bot-ds-pawn-queue = Waits in line for Glaciation; it acts in a later round.
bot-ds-pawn-idle = { $space } promises nothing now.
bot-ds-pawn-deny = No tile brings points now; but whoever has this space scores nothing either.
bot-ds-pawn-domination =
    { $n ->
        [one] Domination: { $tile } would bring { $n } point.
       *[other] Domination: { $tile } would bring { $n } points.
    }
bot-ds-pawn-wanderlust =
    { $n ->
        [one] Wanderlust: a new tile gives up to { $n } bonus point.
       *[other] Wanderlust: a new tile gives up to { $n } bonus points.
    }
bot-ds-pawn-adaptation =
    { $n ->
        [one] Adaptation: a new element makes cubes safer and fitter, worth about { $n } point.
       *[other] Adaptation: a new element makes cubes safer and fitter, worth about { $n } points.
    }
bot-ds-pawn-abundance =
    { $n ->
        [one] Abundance: a suitable element on Earth is worth about { $n } point.
       *[other] Abundance: a suitable element on Earth is worth about { $n } points.
    }
bot-ds-pawn-removal =
    { $n ->
        [one] Elements in or out of the right place are worth about { $n } point.
       *[other] Elements in or out of the right place are worth about { $n } points.
    }
bot-ds-pawn-glaciation =
    { $n ->
        [one] Glaciation: ice in the right place is worth about { $n } point.
       *[other] Glaciation: ice in the right place is worth about { $n } points.
    }
bot-ds-pawn-speciation =
    { $n ->
        [one] Speciation: new cubes around such an element are worth about { $n } point.
       *[other] Speciation: new cubes around such an element are worth about { $n } points.
    }
bot-ds-pawn-migration =
    { $n ->
        [one] Migration: cubes in a better place are worth about { $n } point.
       *[other] Migration: cubes in a better place are worth about { $n } points.
    }
bot-ds-pawn-competition =
    { $n ->
        [one] Competition: rivals eliminated on these terrains are worth about { $n } point.
       *[other] Competition: rivals eliminated on these terrains are worth about { $n } points.
    }

## Tiles and cards

bot-ds-score = { $tile } brings { $mine } VP, and { $best } to the best opponent.
bot-ds-score-card = { $tile } brings { $mine } VP and a card, and { $best } VP to the best opponent.
bot-ds-card = { $card } does most for this position.
bot-ds-ice-age = Ice Age gives bonus points for dominated tiles, and this round becomes the last.
bot-ds-ice-age-ahead = Ice Age ends the game while you are ahead.
bot-ds-new-tile =
    { $n ->
        [one] A tile on { $tile } gives { $n } bonus point.
       *[other] A tile on { $tile } gives { $n } bonus points.
    }
bot-ds-protect = Keeps an element that is worth having: { $element }.
bot-ds-around =
    { $n ->
        [one] New cubes go onto { $n } tile around it.
       *[other] New cubes go onto up to { $n } tiles around it.
    }
bot-ds-leave = Cubes can do more elsewhere than on { $tile }.
bot-ds-arrive = Cubes are worth most on { $tile }.

## What changes at once

bot-ds-points =
    { $n ->
        [one] Brings { $n } point at once.
       *[other] Brings { $n } points at once.
    }
bot-ds-rescue =
    { $n ->
        [one] Saves { $n } endangered cube from extinction.
       *[other] Saves { $n } endangered cubes from extinction.
    }
bot-ds-dominates = Dominates { $tile }: a card when it is scored, and more points with Ice Age.
bot-ds-lead =
    { $n ->
        [one] Takes the lead on { $tile }, worth { $n } point when it is scored.
       *[other] Takes the lead on { $tile }, worth { $n } points when it is scored.
    }
bot-ds-dethrones = { $animal } no longer dominate { $tile }.
bot-ds-weakens = Fewer { $animal } on { $tile }.
bot-ds-doomed = Cubes on { $tile } will die out, but count if it is scored before.
bot-ds-safer = More cubes make the lead on { $tile } safer.
bot-ds-settles = Cubes on { $tile } share in its points.
bot-ds-fitter = Fitness where you live grows by { $n }.
bot-ds-starves = { $animal } find less to live on.
