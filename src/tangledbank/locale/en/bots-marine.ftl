## What speaks for an action of Marine

bot-dsm-trait =
    { $n ->
        [one] { $trait } is worth about { $n } point in a whole game.
       *[other] { $trait } is worth about { $n } points in a whole game.
    }
bot-dsm-pass = Doing it would cost more than it brings.
bot-dsm-little = Nothing better is at hand; it changes little.
bot-dsm-promise =
    { $n ->
        [one] Promises about { $n } point.
       *[other] Promises about { $n } points.
    }
bot-dsm-retrieve =
    { $n ->
        [one] Little is left to do below: { $n } pawn comes back.
       *[other] Little is left to do below: { $n } pawns come back.
    }
bot-dsm-pawn = There is more to gain on the display than by retrieving: { $pawn }.
bot-dsm-space =
    { $n ->
        [one] { $space } promises about { $n } point.
       *[other] { $space } promises about { $n } points.
    }
bot-dsm-space-idle = { $space } promises nothing now; it only saves the turn of retrieving.
bot-dsm-new-tile =
    { $n ->
        [one] A tile on { $tile } gives { $n } bonus point.
       *[other] A tile on { $tile } gives { $n } bonus points.
    }
bot-dsm-vent =
    { $n ->
        [one] A vent on { $tile } gives { $n } bonus point and helps towards Survival.
       *[other] A vent on { $tile } gives { $n } bonus points and helps towards Survival.
    }
bot-dsm-score = { $tile } brings { $mine } VP, and { $best } to the best opponent.
bot-dsm-score-card = { $tile } brings { $mine } VP and a card, and { $best } VP to the best opponent.
bot-dsm-asteroid = Asteroid makes this round the last: good for whoever is ahead.
bot-dsm-card-points =
    { $n ->
        [one] { $card } gives { $n } point at once.
       *[other] { $card } gives { $n } points at once.
    }
bot-dsm-card =
    { $n ->
        [one] { $card } promises about { $n } point.
       *[other] { $card } promises about { $n } points.
    }
bot-dsm-control =
    { $n ->
        [one] Control of the special pawn ({ $element }), and { $n } point at the end.
       *[other] Control of the special pawn ({ $element }), and { $n } points at the end.
    }
bot-dsm-raise = Raises the target of the own special pawn ({ $element }) to { $n }: harder to take, and worth that much at the end.
bot-dsm-speciate =
    { $n ->
        [one] Room for { $n } new species around it, on { $tile }.
       *[other] Room for { $n } new species around it, most of it on { $tile }.
    }
bot-dsm-lead =
    { $n ->
        [one] Takes the lead on { $tile }, worth { $n } point when it is scored.
       *[other] Takes the lead on { $tile }, worth { $n } points when it is scored.
    }
bot-dsm-place =
    { $n ->
        [one] A better place on { $tile }, worth { $n } point when it is scored.
       *[other] A better place on { $tile }, worth { $n } points when it is scored.
    }
bot-dsm-settle = A first species on { $tile }: its elements count for domination.
bot-dsm-strengthen = Makes the place on { $tile } safer.
bot-dsm-kill = Weakens an opponent on { $tile }: { $animal }.
bot-dsm-sacrifice = A species on { $tile } that is needed least.
bot-dsm-rescue = Species on { $tile } are no longer endangered: { $element }.
bot-dsm-domination = Domination value of { $element }: { $n }, against a target of { $target }.
bot-dsm-disk = A new type that keeps species alive: { $element }.
bot-dsm-plant = Beside your species on { $tile }: domination value of { $element } { $n }, against a target of { $target }.
bot-dsm-plant-reserve = One more { $element } beside your species on { $tile }, in case another one is removed.
bot-dsm-plant-later = Beside your species on { $tile }, for when you adapt to it: { $element }.
bot-dsm-plant-near = On { $tile }, one step from your species: they can follow { $element } there.
bot-dsm-plant-others =
    { $n ->
        [one] None of your species is beside it; { $n } other animal there uses { $element }.
       *[other] None of your species is beside it; { $n } other animals there use { $element }.
    }
bot-dsm-plant-away = Where nobody needs { $element } now.
bot-dsm-removal-danger = Endangers an opponent on { $tile }: { $animal }.
bot-dsm-removal-user = An opponent uses { $corner }: { $animal }.
bot-dsm-removal = Hurts no opponent at once: { $corner }.
bot-dsm-regression =
    { $n ->
        [one] Protects { $n } disk in the next Reseed.
       *[other] Protects { $n } disks in the next Reseed.
    }
