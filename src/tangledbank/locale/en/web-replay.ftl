### Replays and lessons in the web client, in English.

web-learn-about = Play a first round with a guide at your side: every step explains itself. About ten minutes for each game.
web-learn-back = Back
web-learn-choose = Learn a game
web-learn-free = Now a free game with hints
web-learn-free-early = Enough learnt: a free game with hints
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
web-replay-beginning = The table is set; nobody has answered yet.
web-replay-choose = Choose a file
web-replay-copied = The link to this moment is copied.
web-replay-drop = Drop a record here
web-replay-drop-about = A record is a small text file with everything that happened in a game. You can save one at the end of every game.
web-replay-drop-now = Let it fall
web-replay-everything = everything open
web-replay-eyes = Through whose eyes
web-replay-file = Replay a file
web-replay-file-broken = It is a record, but it cannot be replayed here. Perhaps it was changed by hand, or made by another version.
web-replay-file-large = The file is too large: records have at most 500 kB.
web-replay-file-no = This file cannot be replayed
web-replay-file-other = { $name } does not look like a record of Tangled Bank. Records begin with the words “tangledbank record”, and their names mostly end with .tbr.
web-replay-file-unreadable = Your browser could not read the file. Is it still where it was?
web-replay-fork = Try it out
web-replay-fork-go = Begin
web-replay-fork-level = The other seats are played by bots:
web-replay-fork-seat = You play
web-replay-fork-text = A sandbox of your own begins after answer { $ply }. What the seat could not see is dealt anew; the game you are watching stays as it is.
web-replay-fork-title = Play on from here
web-replay-jump = Jump to a round
web-replay-next = One step forward
web-replay-of = { $game } · replay
web-replay-pause = Pause
web-replay-play = Play
web-replay-player = Player
web-replay-reading = Reading …
web-replay-round = Round { $n }
web-replay-round-back = To the beginning of the round, or of the one before
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
