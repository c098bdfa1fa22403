### The web client in English: what all its pages share, and the table.

web-again = Try again
web-agree = Agree
web-auto = Answer automatically when there is only one choice
web-away = away
web-board = Board
web-bot-plays = A bot plays for you.
web-bots-wait = The bots here are waiting for another bots-only table of the same host to end.
web-cancel = Cancel
web-change-defences = defences against { $who }
web-change-dominant = { $who }: dominant now
web-change-dominant-lost = { $who }: no longer dominant
web-change-domination = domination value: { $who }
web-change-endangered = { $who }: endangered now
web-change-matching = elements that suit { $who }
web-change-points = points for { $who } if scored now
web-change-safe = { $who }: no longer endangered
web-chat-empty = Nobody has said anything yet.
web-chat-line = Message
web-close = Close
web-close-sure = End this game for everyone?
web-close-table = End the game for everyone
web-closed = This table was closed before the end.
web-confirm = Confirm
web-confirm-first = Ask before sending an answer
web-curtain = Pass the device to player { $seat }
web-curtain-open = I’m ready
web-curtain-why = Cards stay hidden until the next player is ready.
web-disagree = Decline
web-first-never = No more of these
web-first-understood = Got it
web-find-option =
    { $n ->
        [one] Search { $n } answer
       *[other] Search { $n } answers
    }
web-fork = Try it out in a sandbox
web-hint = Hint
web-home = Home
web-idea-equal = about as good
web-idea-less =
    { $n ->
        [one] about { $n } point fewer
       *[other] about { $n } points fewer
    }
web-idea-score = about { $n } points at the end
web-ideas = What a strong bot would do
web-ideas-close = Close the hint
web-language = Language
web-leave = Leave the game
web-leave-sure = Leave for good? A bot will play on for you.
web-level = Level
web-level-beginner = beginner
web-level-casual = casual
web-level-expert = expert
web-level-novice = novice
web-level-skilled = skilled
web-level-strong = strong
web-loading = One moment …
web-log-earlier =
    { $n ->
        [one] { $n } earlier line
       *[other] { $n } earlier lines
    }
web-log-empty = Nothing has happened yet.
web-look-through = View as this seat
web-lost = Connection lost. Reconnecting …
web-mute = Mute { $name }
web-nav = Pages
web-nav-account = Account
web-nav-bots = Bots
web-nav-rules = Rules
web-nav-settings = Settings
web-no-table = There is no such table
web-not-asked = It is not your turn.
web-not-asked-for = That does not answer the current question:
web-not-possible = That is not possible now:
web-offline = The server cannot be reached.
web-options = Choices
web-options-plain = Other choices
web-pace = Playback speed
web-pace-at-once = Instant
web-pace-brisk = Brisk
web-pace-calm = Calm
web-pace-on = Resume
web-pace-pause = Pause
web-pace-present =
    { $n ->
        [0] Jump to live
       *[other] Jump to live ({ $n })
    }
web-pace-step = Next step
web-panel = Question, log and chat
web-pass = Let a bot play for me
web-picked = Chosen so far:
web-players = Players
web-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-preview = What would happen
web-preview-more =
    { $n ->
        [one] and { $n } thing more
       *[other] and { $n } things more
    }
web-orders = Orders
web-orders-text = Answers you leave for questions that may come while you are away. Nobody else sees them.
web-order-new = Leave an order …
web-order-sensible = Answer by itself where only one answer makes sense
web-order-which = When I am asked
web-order-prefer = Choose answers, the best one first: the first that is possible will be given.
web-order-else = else
web-order-alike = or another of its kind
web-order-repeat = every time
web-order-until = until the end of
web-order-phase = the phase
web-order-round = the round
web-order-game = the game
web-order-leave = Leave this order
web-order-withdraw = Withdraw
web-order-rests = You have seen something new since you left these: they wait until you confirm them.
web-order-confirm = Confirm
web-order-nothing = Nothing that you may be asked can be foreseen now.
web-question = Question
web-redo = Redo
web-notes = Private notes
web-notes-about = About { $name }
web-notes-saved = Saved.
web-notes-table = About this table
web-notes-text = Only you can read them. What you write about somebody is there at every table you share.
web-on-vacation = on vacation until { $until }
web-reset = Reset turn
web-reset-ask = Ask to reset the turn
web-rematch-rotated = Play again, everyone one seat further
web-rematch = Play again
web-replay = Replay
web-review = Review
web-review-about = What was luck, what was skill, what would have been better
web-result = Result
web-seat = Seat { $seat }
web-send = Send
web-since = Since your last turn
web-since-again = Play again
web-since-away = While you were away
web-since-go-on = Continue to the table
web-skip = Skip to content
web-skip-beats =
    { $n ->
        [0] Skip
       *[other] Skip (+{ $n })
    }
web-sounds = Sounds (my turn, attacks, points)
web-spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
web-stand-in = Let a bot play for { $name }
web-tab-answers = Choices
web-tab-chat = Chat
web-tab-log = Log
web-tab-menu = Table
web-take-back-seat = Take over from the bot
web-thinking = Thinking …
web-time-over = out of time
web-to-move = to move
web-undo = Undo
web-undo-ask = Ask to undo
web-undone = An answer was undone. To move: { $names }.
web-unmute = Unmute { $name }
web-unpick = Deselect { $token }
web-winners =
    { $n ->
        [one] { $names } has won
       *[other] { $names } have won
    }
web-rewind-request =
    { $n ->
        [one] { $name } would like to undo { $n } answer.
       *[other] { $name } would like to undo { $n } answers.
    }
web-you = you
web-tab-your-turn = Your turn – { $game }

# The board of a game that the client does not know
web-generic-shared = On the table
web-generic-nothing = nothing
web-daily = The daily deal
web-daily-results = Compare results
web-close-daily = Give up today’s deal? Your try ends without a result.
