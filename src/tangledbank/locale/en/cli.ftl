### What the terminal program says, in English.
### Messages that begin with help- are one line without arguments: they are read before Fluent is loaded.

## Help

help-program = Board games about evolution, rules-complete.
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-command-word = COMMAND
help-more = Each command explains itself: tangledbank play --help
help-help = show this help
help-lang = language: en, pl, it or hu
help-version = show the version and which engine runs
help-compiled = compiled engine
help-pure = pure Python engine

help-play = Play a game in the terminal, with other people, with bots, or watch bots.
help-learn = the lessons of a game, step by step
help-lesson = a lesson; without it the first one
help-replay = Retell a recorded game, move by move.
help-verify = Check that records replay to the positions they claim.
help-daily = Play today’s deal: the same for everybody, one try.
help-puzzle = Find the best answer in positions of real games.
help-review = Review a finished game: what was luck, what was skill, what would have been better.
help-fuzz = Play random games and check every law; report what breaks.
help-perft = Count the positions some decisions ahead.
help-bot = Check a bot that is a program of your own, in any language.
help-bench = Measure the speed of the engine.
help-rules = Read the rules, by id or by words.
help-games = List the games with their players and options.

help-game = the game: see tangledbank games
help-players = how many play (default 4, or the nearest number that can play)
help-any-players = how many play (default: every number in turn)
help-seed = where chance comes from: the same seed gives the same games
help-option = a variant or house rule; may be repeated; see tangledbank games
help-seat = seats of people: 1, or 1,3 for two at one terminal, or none to watch bots (default 1)
help-bots = bots on the other seats: beginner, novice, casual, skilled, strong, expert, random, or a program (cmd:python3 mybot.py); one for all, or one for each seat: expert,skilled (default skilled)
help-resume = continue a saved game
help-save = where the game is saved (default GAME-SEED.tbr in this folder)
help-file = a record
help-files = records
help-replay-seat = as this seat saw it; without it, everything is told
help-daily-day = a day that has been, as 2026-11-19 (default today, in UTC)
help-daily-expert = let the expert play the same deal when it is over, and say where your paths parted; that can take minutes
help-daily-save = where the game is saved (default GAME-daily-DAY.tbr in this folder); send it to a server on its page for the daily deal
help-puzzle-day = the puzzle of the day
help-puzzle-id = the name of one puzzle
help-puzzle-level = only those of this level, 1 to 5
help-puzzle-list = list them instead
help-puzzle-tag = only those about this: an idea or a section of the rules
help-review-file = a record, or a review that was saved with --json
help-review-seat = of decisions only those of this seat
help-review-budget = how much work: 100 is the usual with the compiled engine, 10 without it
help-review-json = print the review as JSON
help-ply = stop after this decision and show the table
help-step = wait for Enter after every decision
help-fuzz-games = how many games (default 100)
help-jobs = how many processes (default 1); the report does not depend on it
help-log = replay exactly these decisions, as a failure prints them, and check all laws
help-every = in a sample of the games check all laws every so many decisions (default 10); with --positions, after every so many answers on average (default 1: after each)
help-fuzz-positions = damage so many positions of random games instead: each must be refused by name or played on for 50 answers under all laws
help-depth = how many decisions ahead (default 3)
help-query = an id (EV-9.3), the beginning of an id (EV-9), or words; nothing for the contents
help-bot-check = what to do; check is the only choice
help-bot-command = the command that starts the program, best in quotes
help-bot-game = the game to be played, or all (default all)
help-bot-games = how many games of each (default 2)

## What is wrong with the input

cli-bad-command = There is no command “{ $got }”; there are: { $expected }.
cli-bad-usage = The arguments do not fit together: see { $command } --help.
cli-bad-argument = The value of { $argument } is missing or wrong: see { $command } --help.
cli-unknown-argument = { $command } does not know “{ $text }”; it takes: { $expected }.
cli-missing-game = Say which game: { $games }.
cli-missing-file = Say which file.
cli-bad-number = { $name } is a whole number from { $least } to { $most }, not “{ $got }”.
cli-bad-option-form = Options are written NAME=VALUE, each once, not “{ $got }”.
cli-bad-seat = A seat is a number from 1 to { $most }, or none; not “{ $got }”.
cli-bad-bot = There is no bot “{ $got }”; there are: { $expected }.
cli-bots-count =
    { $n ->
        [one] There is one seat for a bot; give one bot, not { $got }.
       *[other] There are { $n } seats for bots; give one bot, or { $n } with commas in between, not { $got }.
    }
cli-bad-log = “{ $got }” is not a decision: write P1 and an action, separated by semicolons.
cli-log-illegal = P{ $seat } cannot play “{ $action }” here, so this is not a game.
cli-file-missing = There is no file { $file }.
cli-file-is-folder = { $file } is a folder, not a file.
cli-file-forbidden = You may not read or write { $file }.
cli-file-failed = { $file } cannot be read or written.
cli-file-huge = { $file } is too long: at most { $most } bytes.
cli-file-binary = { $file } is not a text file.
cli-file-foreign = { $file } already exists and is not a record: choose another name.
cli-file-other-game = { $file } is the record of another game: choose another name.
cli-folder-missing = There is no folder { $folder }.
cli-resume-differs = The record was made with { $name } { $recorded }, not { $got }.
cli-not-a-terminal = This needs a terminal: keyboard and screen must not be redirected.
cli-input-ended = The input has ended.
cli-interrupted = Interrupted.
cli-output-closed = The output is closed or full: not everything could be written.

## Playing

cli-engine = Engine: { $engine ->
    [compiled] compiled
   *[pure] pure Python, slower
  }.
cli-seed = Seed { $seed }.
cli-hand-over = P{ $seat }, press Enter:
cli-what-to-type = Type a number, an action, hint for advice, or ? for help.
cli-bad-choice = There is no number { $got } here: type { $numbers }, an action, or ? for help.
cli-not-an-action = “{ $got }” is not an action: type a number, an action such as { $example }, or ? for help.
cli-for-example = For example: { $example }
cli-refused = { $action } is not allowed:
cli-legal = { $action } is legal: { $label }.
cli-why-what = Say which action, for example: why { $example }.
cli-taken-back = Undone: { $action }.
cli-several = “{ $got }” can mean { $n } things here: { $options } … Say more.
cli-bad-rest = “{ $got }” is no answer to the next question ({ $question }). Nothing was played.
cli-one-answer = What comes after { $action } is not known yet: type it alone. Nothing was played.
cli-not-back = “{ $action }” cannot be undone: it revealed something new, or something new has been revealed since.
cli-idle = As things stand, a pawn would have nothing to do on: { $numbers }.
cli-table-more = table shows more
cli-more = Enter for more, any key and Enter to stop:
cli-about-back = undo your last answer; of a line with several answers, only the last one
cli-daily-begin = The deal of { $day }: you are P{ $seat }. One try, no undo, no hints.
cli-saved = The game is saved in { $file }.
cli-resume-with = Continue with:
cli-glossary = Signs and cards
cli-commands = What you can type
cli-about-number = choose the option with this number
cli-about-action = the same in words, as in records
cli-about-help = explain this question
cli-about-why = why an action is not allowed, with the rules
cli-about-hint = the best moves as a strong bot sees them; hint 5 shows five
cli-about-undo = undo the last line that you typed, with all its answers; like back, as long as nothing new has been revealed
cli-about-log = what happened in this round; log all tells the whole game
cli-about-save = save the game; save FILE chooses where
cli-about-rules = rules by id, by the beginning of an id, or by words
cli-about-view = show the table again
cli-about-quit = save and leave
cli-decimal-sign = .
cli-hint-bot = What a strong bot thinks
cli-hint-visits = tries
cli-hint-score = points
cli-hint-value = outlook
cli-hint-about = tries: how often the bot tried the move; points: what you can expect to have at the end; outlook: 0% is the last place, 100% a clear victory
cli-advised = A strong bot thinks …
cli-thinks = P{ $seat } ({ $bot }) thinks …
cli-bot-replaced = P{ $seat } ({ $bot }) has lost its seat; random plays on for it.
cli-score-total = total
cli-winners =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Records

cli-ply = { $ply }. P{ $seat }: { $label }
cli-ply-hidden = { $ply }. P{ $seat }
cli-not-over = The game is not over: waiting for { $seats }.
cli-press-enter = Enter:
cli-verify-ok = { $file }: OK, { $plies } plies, { $scores }
cli-verify-open = { $file }: OK, { $plies } plies, not over yet
cli-verify-shared = { $file }: nobody chose the luck. Fingerprint of the secret: { $commitment }; it must be the one that was shown before the start. Added numbers: { $numbers }
cli-verify-no-numbers = none
cli-verify-wrong = { $file }: { $because }

## Rules and games

cli-rules-what = Say which rule: an id, the beginning of an id, or words.
cli-rules-nothing = No rule contains “{ $query }”.
cli-rules-nearest = There is no rule “{ $query }”; did you mean { $ids }?
cli-rules-more = … and { $n } more: use more words.
cli-rules-hint = Read on with an id, the beginning of an id, or words: tangledbank rules EV-9
cli-game-players = players { $players }, rules version { $rules }
cli-game-option = default { $default }, or { $others } ({ $rule })

## Counting and checking

cli-perft-depth = depth
cli-perft-nodes = positions
cli-perft-seconds = seconds
cli-perft-first = first decision
cli-fuzz-progress = { $done } of { $games } games
cli-fuzz-holds = All laws hold.
cli-fuzz-log-holds = All laws hold after { $n } decisions.
cli-fuzz-broken = A law is broken: { $law }
cli-fuzz-reproduce = Reproduce with:
cli-fuzz-shrunk = The same, shorter ({ $n } decisions):
cli-fuzz-players = players
cli-fuzz-games = games
cli-fuzz-decisions = decisions
cli-fuzz-most = most
cli-fuzz-options = most options
cli-fuzz-rounds = rounds
cli-fuzz-all = all
cli-fuzz-time = { $checked } positions checked thoroughly, { $seconds } s, { $build }
cli-fuzz-positions = { $positions } damaged positions: { $refused } refused by name, { $accepted } played on, { $answers } answers
cli-learn-next = The next lesson:
cli-learn-expected = The answer that this lesson wants: { $answer }
cli-learn-enter = Type a number or an answer; Enter alone gives the answer.
cli-learn-unknown = “{ $got }” is none of these answers.
cli-learn-other = This lesson goes another way: { $answer }
