### The daily deal, in English.

daily-about = Every day one deal for each game: the same luck and the same opponents for everybody, and one try. Nothing is taken back, and nobody gives hints. Afterwards you compare.
daily-answers-all = You answered everything as the expert did.
daily-best = Best results
daily-card = Your card
daily-card-failed = That did not work in this browser.
daily-card-rank = Better than { $percent }% of { $count }
daily-chances = The coach’s chances for you: { $before }% before, { $after }% after your answer, { $best }% after the best that was found.
daily-chances-best = Best was: { $label }.
daily-chances-none = Have the game reviewed, and the chances are shown here, too.
daily-checking = The record is being checked …
daily-copied = Copied
daily-copy = Copy as text
daily-device = Played on this device; it is sent as soon as there is a connection.
daily-expert = The expert
daily-expert-hidden = How the expert played this deal is shown after your own try.
daily-expert-making = The expert is playing this deal; answers so far: { $n }.
daily-expert-none = Nobody has had the expert play this deal.
daily-expert-result = Place { $place } of { $players } with { $score } points.
daily-first = Finish the deal, and results are compared here.
daily-go-on = Go on
daily-image = Save as picture
daily-left = New deals in { $hours } h { $minutes } min, at midnight UTC.
daily-lost = Given up: no result
daily-none = No deals played yet.
daily-not-sent = Not sent: { $why }
daily-parted = Where your paths parted
daily-parted-at = Round { $round }, answer { $ply }:
daily-parted-expert = The expert: { $label }
daily-parted-you = You: { $label }
daily-place = Place { $place } of { $players }
daily-play = Play
daily-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-rank = Rank { $rank } of { $count }.
daily-record = Played in the terminal or on another device? Send the record:
daily-results = Results
daily-rounds = Your place round by round: { $places }
daily-same =
    { $n ->
        [one] { $n } time place { $place } with { $score } points
       *[other] { $n } times place { $place } with { $score } points
    }
daily-seat = { $players } players, you are P{ $seat }
daily-sent = checked record
daily-share = Share
daily-streak = Days in a row: { $n }. Longest: { $longest }.
daily-table = As a table
daily-tries =
    { $n ->
        [0] Nobody has finished it yet.
        [one] { $n } result so far
       *[other] { $n } results so far
    }
daily-watch = Show the position
daily-yours = Your days
