### Replays and lessons in the web client, in English.

web-learn-about = Play a first round with a guide that explains every step. About ten minutes for each game.
web-learn-back = Back
web-learn-choose = Learn a game
web-learn-free = Continue with a free game and hints
web-learn-free-early = Skip ahead: a free game with hints
web-learn-free-text = You know enough to play on. Beginner bots take the other seats, and a hint is always one click away.
web-learn-more =
    { $n ->
        [one] { $n } other answer
       *[other] { $n } other answers
    }
web-learn-next = Next
web-learn-nudge = Keep that idea for a real game; this lesson goes another way: { $wanted }.
web-learn-others = The others are playing …
web-learn-progress = Step { $n } of { $steps }
web-learn-skip = Skip this step
web-learn-sorry = The lesson cannot begin
web-learn-title = First steps: { $game }
web-learn-told =
    { $n ->
        [one] { $n } thing has happened
       *[other] { $n } things have happened
    }
web-learn-your-turn = Your turn: on the board, or here
web-replay-back = One step back
web-replay-beginning = The table is set up; nobody has moved yet.
web-replay-choose = Choose a file
web-replay-copied = The link to this moment has been copied.
web-replay-drop = Drop a record here
web-replay-drop-about = A record is a small text file with everything that happened in a game. You can save one at the end of every game.
web-replay-drop-now = Drop the file
web-replay-everything = all cards open
web-replay-eyes = View as
web-replay-file = Replay a file
web-replay-file-broken = This is a record, but it cannot be replayed here. Perhaps it was edited by hand, or made by another version.
web-replay-file-large = The file is too large: records are at most 500 kB.
web-replay-file-no = This file cannot be replayed
web-replay-file-other = { $name } does not look like a record of Tangled Bank. Records begin with the words “tangledbank record”, and their names mostly end with .tbr.
web-replay-file-unreadable = Your browser could not read the file. Has it been moved or deleted?
web-replay-fork = Try it out
web-replay-fork-go = Begin
web-replay-fork-level = The other seats are played by bots:
web-replay-fork-seat = You play
web-replay-fork-text = A sandbox of your own begins after answer { $ply }. Whatever the seat could not see is dealt again; the game you are watching stays as it is.
web-replay-fork-title = Play on from here
web-replay-jump = Jump to a round
web-replay-next = One step forward
web-replay-of = { $game } · replay
web-replay-pause = Pause
web-replay-play = Play
web-replay-player = Player
web-replay-reading = Reading …
web-replay-round = Round { $n }
web-replay-round-back = To the beginning of this round, or of the one before
web-replay-round-next = To the next round
web-replay-save = Save
web-replay-save-about = Save the record as a file
web-replay-scores = Points
web-replay-secret = An answer of this seat
web-replay-share = Share
web-replay-share-about = Link to this moment
web-replay-sorry = Nothing to replay here
web-replay-speed = Speed
web-replay-start = The beginning
web-replay-timeline = Timeline
web-replay-title = Replay a game
web-replay-where = Step { $ply } of { $plies }
