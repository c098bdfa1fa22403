### What all games say, in English.

bad-game = There is no game “{ $game }”; choose from: { $games }.
bad-players = { $game } is for { $expected } players, not { $got }.
bad-seed = A seed is a whole number from 0 to { $most }, not { $got }.
bad-seat = A seat is a number from 0 to { $most }, not { $got }.
bad-option = There is no option “{ $option }”; choose from: { $options }.
bad-option-value = The option { $option } can be { $expected }, not { $got } (see { $rule }).
bad-option-forced = With { $players } players the option { $option } must be { $expected }, not { $got } (see { $rule }).
bad-multi-animal = With { $players } players everybody plays one animal: multi_animal is for 2 or 3 players (see { $rule }).
bad-animals = The option animals can be random or like { $expected }, not { $got } (see { $rule }).
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
record-digest = Record, ply { $ply }: the position is not the recorded one (digest { $got }, recorded { $expected }).
record-unsigned = The record does not carry the digest of its last position, so it cannot be verified.
reason = { $why } ({ $rules })
illegal-action = { $action } is refused: { $because }
undo-nothing = There is nothing to take back.
undo-seen = { $action } cannot be taken back: something new was shown by it or since.
undo-others = This cannot be taken back: P{ $seat } has played since.

option-evolution-quick-play = Everybody plays cards at the same time, in secret. Compulsory with 6 players.
option-evolution-species-boards = How many species can be on the table at once; none is no limit.
option-evolution-cooperation-triggers = Whether Cooperation works once per meal or once for every token.
option-evolution-pass-is-final = Whether a player who passes in the feeding phase is out for the rest of it.
option-evolution-scavenge-if-attacker-dies = Whether scavengers eat when the attacker died of Horns.
option-evolution-fat-feeding-while-hungry = Whether a full species may store fat while another of yours is hungry.
