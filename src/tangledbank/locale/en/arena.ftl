### What the arena and its report say, in English.
### Messages that begin with help- are one line without arguments: they are read before Fluent is loaded.

## Help

help-arena = Let bots play many games against each other, and measure them.
help-dataset = Write every decision of many games to a file, for research.
help-arena-bots = who plays: levels (beginner to expert), random, greedy, rollout:400, ismcts:400, ismcts:50ms, ismcts:400+12, foresight:400, "NET.tbn", "cmd:PROGRAM"
help-seed-file = take the seed from this file: where programs play it must not stand on the command line (default: drawn for programs, else 0)
help-trust-programs = let programs (cmd:) see files, processes and the network: only for your own
help-arena-out = folder of the results; the same command continues where it stopped, and with more --games it plays on (default arena-GAME- and a number)
help-arena-ray = play on the Ray cluster at this address, instead of --jobs
help-dataset-out = the new file: NAME.jsonl or NAME.parquet
help-dataset-records = take the decisions of these records instead of playing

## What is wrong with the input

arena-missing-bots = Say which bots play, for example: --bots greedy random.
arena-bots-number = An arena takes 1 to { $most } bots, not { $got }.
arena-bot-twice = “{ $bot }” is named twice: name every bot once; if there are more seats than bots, bots have several seats.
arena-bot-alias = “{ $bot }” is the same bot as “{ $other }”: name every bot once; their games would be the same games twice.
bot-no-budget = { $bot } has no budget: write { $bot }, not “{ $got }”.
bot-bad-budget = “{ $got }” has a wrong budget: that of { $bot } is a number from 1 to { $most }, of milliseconds if ms follows ({ $bot }:400, { $bot }:50ms).
bot-bad-search = “{ $got }” has a wrong budget: that of { $bot } is a number from 1 to { $most }, of milliseconds if ms follows ({ $bot }:400, { $bot }:50ms); after it, if you like, +0 to +{ $steps } for answers played on, and x1 to x{ $trees } for trees searched at the same time ({ $bot }:400+12x2).
bot-small-letters = Bots are named in small letters: write { $expected }, not “{ $got }”.
bot-broken = The bot “{ $bot }” cannot be loaded: { $because }.
bot-no-option = The bot { $bot } chose “{ $got }”, which is none of its options; the first of them is { $example }.
bot-other-game = The bot { $bot } does not play { $game }.
arena-missing-extra = This needs { $package }: pip install "tangledbank[{ $extra }]"
arena-file-failed = { $file } cannot be read or written: { $because }.
arena-folder-foreign = { $folder } is not empty, and it is not the folder of an arena: choose another one with --out.
arena-folder-busy = Another arena is at work in { $folder }.
arena-folder-differs = { $folder } belongs to another arena: there { $name } is { $expected }, here { $got }. Choose another folder with --out.
arena-folder-old = { $folder } was begun by another version of the arena, whose schedule is made in another way: choose another folder with --out.
arena-folder-shorter = { $folder } is an arena of { $expected } games, not of { $got }: it can become longer, but not shorter. Ask for at least as many with --games, or choose another folder with --out.
arena-bad-line = { $file }, line { $line }: this is not a game of this arena. Remove the line or choose another folder with --out.
arena-deadly-game = Game { $index } has killed its process { $n } times; all finished games are kept.
arena-no-ray = There is no Ray cluster at { $address }.
arena-ray-or-jobs = Give either --jobs or --ray, not both.
arena-two-seeds = Give either --seed or --seed-file, not both.
arena-open-seed = Programs play here, and every program can read the command line: leave out --seed, so that a secret one is drawn, or put it into a file and give --seed-file. If you trust the programs: --trust-programs.
arena-seed-again = The seed of the arena in { $folder } is not kept there, because programs could read it: give it again with --seed-file.
dataset-missing-out = Say where the decisions go, for example: --out decisions.jsonl.
dataset-bad-file = The name of the file must end in one of { $expected }; { $got } does not.
dataset-file-there = { $file } already exists: choose another name.
dataset-records-alone = Records say themselves what was played: give --records without a game, bots and numbers.
dataset-not-over = the game is not over.
dataset-record-twice = this is the same game as { $other }: every game counts once.

## Playing

arena-resumed = Finished before: { $done } of { $games } games.
arena-interrupted = Finished games are kept in { $folder }: run the same command to continue.
arena-not-isolated = Programs cannot be isolated on this system. They get a clean environment, and no file tells the seed before the last game is over; but they can read and write files, see other processes, use the network and so tell each other what they know. Let programs that you do not trust play only where Linux allows user namespaces.
arena-note-seed = The seed is not kept, because programs could read it. To go on, put it into a file and give --seed-file: { $seed }
arena-written = Everything is in { $folder }; report.html shows it.
dataset-written = Decisions in { $file }: { $rows }.

## Tables

arena-bot = bot
arena-games = games
arena-wins = wins
arena-rank = rank
arena-score = score
arena-time = time
arena-rating = rating
arena-forfeits = forfeits
arena-ahead = Ahead of
arena-legend = Means, and below each its 95 % interval. Wins are the share of victories, rank 1 is the best, time is that of one decision.
arena-counted = Different games: { $games }. Deals: { $deals }; games of one deal have the same seed and other seats.
arena-plies = decisions
arena-rounds = rounds

## The report

arena-report-title = Arena: { $game }, { $players } players
arena-report-setting = Seed: { $seed }. Options: { $options }.
arena-report-bots = The bots, the best first: means, and below each its 95 % interval. Wins are the share of victories, rank 1 is the best, time is that of one decision.
arena-report-ratings = How strong the bots are: OpenSkill ratings with 95 % of the belief. All begin with 25.
arena-report-scores = Scores
arena-report-scores-how = How often each bot ended with how many points; the line is the mean.
arena-report-seats = Seats
arena-report-seats-how = How often each seat wins, in percent, no matter which bot has it; the broken line is what would be fair.
arena-report-length = Length
arena-report-length-how = How many decisions, and how many rounds, the games took; the line is the mean.
arena-report-ahead = In how many of their games the bot of the line ranks ahead of the bot of the column; equal ranks count half.
arena-report-forfeits = The first of them: game, seat and bot, after how many decisions, and why.
arena-report-how = How the numbers are made
arena-note-schedule = Games come in turns of as many as there are seats, and everybody moves on by one seat from game to game, so that every bot has every seat equally often; bots meet each other equally often, or nearly so. The games of a turn begin with the same deal as long as their seatings differ; where a seating would come back, a new deal is drawn, so that no game is played twice.
arena-note-intervals = Shares have Wilson intervals, means Student’s. What is independent are deals, not games: spreads are those of sums by deal, and a share of n games counts as at least as many independent ones as there are deals and at most n. A bot with several seats in a game counts once there, with the mean of its seats.
arena-note-ranks = Winners are first, then points count; equals share the better rank. A victory shared by two counts half for each.
arena-note-rating = Ratings follow Plackett and Luce’s model, updated game by game in the order of the schedule. A bot with several seats in a game takes the mean of their changes.
arena-note-forfeit = A bot that fails, or whose answer the rules refuse, forfeits: random plays on for it, and its seat is ranked last.
arena-note-same = games.jsonl and games.parquet have the same bytes on every machine and with any number of processes, unless a bot’s budget is time; times are in times.jsonl.
