### What all games say, in English.

bad-game = There is no game “{ $game }”; choose from: { $games }.
broken-game = There is a package for the game “{ $game }” ({ $source }), but it cannot be loaded: { $because }
no-lesson = There is no lesson “{ $got }” for this game; choose from: { $expected }.
bad-players = { $game } is for { $expected } players, not { $got }.
bad-seed = A seed is a whole number from 0 to { $most }, not { $got }.
bad-shared-secret = The secret of a shared seed is 64 hexadecimal digits.
bad-shared-number = A number for the seed has 1 to 40 digits and does not begin with 0, unlike { $got }.
bad-seat = A seat is a number from 0 to { $most }, not { $got }.
bad-option = There is no option “{ $option }”; choose from: { $options }.
bad-option-value = The option { $option } can be { $expected }, not { $got } (see { $rule }).
bad-option-forced = With { $players } players the option { $option } must be { $expected }, not { $got } (see { $rule }).
bad-multi-animal = With { $players } players everybody plays one animal; several each are for 2 or 3 players (see { $rule }).
bad-animals = The option animals can be random or like { $expected }, not { $got } (see { $rule }).
bad-setup = The record’s header and its position do not agree on players or options.
bad-language = The language can be { $expected }, not { $got }.
bad-verb = “{ $text }” is not an action: actions begin with { $verbs }.
bad-usage = “{ $text }” is not complete or too long: write { $usage }.
bad-word = “{ $word }” does not fit <{ $arg }>: write { $usage }.
bad-number = { $got } is not the number of an action.
bad-position-line = Position, line { $line }: expected { $expected } (see docs/notation.md).
bad-field = Position, field { $field }: expected { $expected }, got { $got } (see { $see }).
bad-size = The text is too long: at most { $most } characters.
bad-record-line = Record, line { $line }: expected { $expected }.
bad-record-field = Record, field { $field }: expected { $expected }.
record-rules = The record was made with rules version { $got }; this program plays version { $expected }.
record-ply = Record, ply { $ply }: P{ $seat } cannot play “{ $action }”. { $because }
record-other-key = Record, ply { $ply }: from here on the luck is not that of the shared seed.
record-digest = Record, ply { $ply }: the position is not the recorded one (digest { $got }, recorded { $expected }).
record-unsigned = The record does not carry the digest of its last position, so it cannot be verified.
record-not-legal = Record, ply { $ply }: this part follows version { $rules } of the rules. By version { $expected } P{ $seat } cannot play “{ $action }”, so it cannot be replayed from here on. { $because }
record-differs = Record, ply { $ply }: this part follows version { $rules } of the rules. By version { $expected } the position is not the recorded one.
rules-changed = The rules have changed: after ply { $ply } the game goes on by version { $now } instead of version { $was }.
reason = { $why } ({ $rules })
illegal-action = { $action } is not allowed: { $because }
undo-nothing = There is nothing to undo.
undo-seen = { $action } cannot be undone: it revealed something new, or something new has been revealed since.
undo-others = This cannot be undone: P{ $seat } has played since.

expect-dictionary = a dictionary
expect-number = a number from { $least } to { $most }
expect-any-number = a number
expect-key-digits = { $digits } hexadecimal digits
expect-one-seed = either seed or shared_seed, and no position with the latter
expect-at-most = at most { $n }
expect-lawful = a position that keeps the laws of the game
expect-record = a record or its text
expect-plies = a number of plies from 0 on
expect-name = a name
expect-list = a list
expect-key = a key at the start of the line
expect-once = { $word } only once
expect-word = a word
expect-line-end = the end of the line, or [ ] around a list
expect-brackets = fewer brackets
expect-semicolon = ; between the entries
expect-position = data or text
expect-seat = P1 to P{ $most }
expect-frame = a frame as it was saved
expect-question = a question that can be answered

## What a bot says for an answer in a game without a judge of its own.

bot-why-later = No points change hands at once; it pays later, as far as the bot can see.
bot-why-gain =
    { $n ->
        [one] It brings 1 point at once.
       *[other] It brings { $n } points at once.
    }
bot-why-loss =
    { $n ->
        [one] It costs 1 point now and pays later.
       *[other] It costs { $n } points now and pays later.
    }

## What a game without words of its own says.

small-over = The game is over.
small-wait = Waiting for { $seats }.
small-refused = This cannot be answered now.
daily-already = You have used your try at this deal.
daily-bad-answer = This is no game of this deal: answer { $ply } is against the rules. { $because }
daily-bad-day = “{ $got }” is not a day; write it as 2026-11-19.
daily-busy = Another record is being checked; send this one again later.
daily-future = The deal of { $day } has not begun.
daily-late = Records are taken up to { $days } days after the deal.
daily-not-over = This game has not come to its end.
daily-other-bots = This is no game of this deal: with answer { $ply }, P{ $seat } does what that bot would not have done.
daily-other-deal = This is not the deal of { $day }: another game, seed, number of players or variant.
daily-other-rules = This was played by version { $got } of the rules; here version { $expected } counts.
daily-unaided = In the daily deal there are no hints, no undo and no bots that play for you.
