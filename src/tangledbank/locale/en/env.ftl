### What environments say, in English.

env-bad-word = The argument { $name } can be { $expected }, not { $got }.
env-bad-number = The argument { $name } is a whole number from 1 to { $most }, not { $got }.
env-bad-sub-action = A sub-action is a whole number, not { $got }.
env-bad-sub-actions = { $expected ->
    [one] One sub-action is needed, one for each game, not { $got }.
   *[other] { $expected } sub-actions are needed, one for each game, not { $got }.
}
env-bad-shape = Sub-actions are one row, one for each game: an array of shape { $expected }, not of shape { $got }.
env-missing-sub-actions = Every agent gives a sub-action in every step; missing: { $agents }.
env-bad-opponents = { $expected ->
    [one] There is one opponent, so one bot is needed, not { $got }.
   *[other] There are { $expected } opponents, so one bot or { $expected } bots are needed, not { $got }.
}
env-bad-bots = The argument opponents is a bot or a list of them: a name such as "greedy", a bot or its class, a policy, a function, or OneOf(...), not { $got }.
env-no-game-yet = There is no game yet: call reset() first.
env-reset-first = No game is going on: call reset() before step().
env-closed = This environment is closed: make a new one.
env-no-memory = There is no room for { $size } MiB that processes share: make fewer games, or jobs=1.
env-program-alive = An environment cannot be copied or pickled while a program plays in it: close() ends the program.
env-copy-jobs = An environment whose games are in { $jobs } processes cannot be copied or pickled: make it with jobs=1.
env-bad-weights = OneOf takes opponents and, if you like, as many weights that are not negative and not all 0: { $n } opponents do not go with the weights { $got }.
env-opponent-refused = The opponent { $name } gave the sub-action { $got }, which its mask does not allow.
env-bad-position = A position is the text or the data of one (docs/notation.md), not { $got }.
env-other-position = The position has other players or options than the environment.
env-bad-reset = The options of reset() can be { $expected }, not { $got }.
env-bad-seeds = A list of seeds has one for each game, { $expected }, not { $got }.
