### Bots that are programs of their own, in English.

## What a program does wrong

outside-no-program = “{ $got }” starts no program: write the command as you would type it, for example python3 mybot.py.
outside-no-start = { $got } cannot be started: { $because }.
outside-slow = The program did not answer within { $seconds } s: expected one line, ended and flushed.
outside-ended =
    { $words ->
        [none] The program ended with exit code { $code } instead of answering.
       *[other] The program ended with exit code { $code } instead of answering; its last words: { $words }
    }
outside-closed = The program closed its output instead of answering.
outside-long-line = The program wrote a line of more than { $most } bytes: expected one short line.
outside-half-line = The program’s output ended in the middle of a line: “{ $got }”.
outside-not-utf8 = The program wrote “{ $got }”, which is not UTF-8.
outside-nonsense = The program wrote “{ $got }”; expected: { $expected }. Everything else belongs on the error stream.
outside-protocol = The program speaks protocol { $got }; expected: { $expected }.
outside-wrong-number = The program answered position { $got } when it was asked for { $expected }: expected one answer for each position.
outside-early = The program answered position { $number } before it was shown: expected one answer after each position.
outside-no-option = The program chose “{ $got }”, which is none of the options of position { $number }; the first of them is { $example }.

## tangledbank bot

cli-bot-about = A bot can be a program of your own, in any language: it reads positions from its input and writes choices to its output, one JSON object per line (docs/outside-bots.md). To check it, and to play against it:
cli-bot-action = There is no “{ $got }” here; there is: { $expected }.
cli-bot-what = Say how the program is started, for example: { $example }
cli-bot-good = The program does everything it must. To play against it:
cli-bot-not-isolated = Programs cannot be isolated on this system: the program runs with all your rights.
cli-bot-bad =
    { $n ->
        [one] One check failed: with this program a seat would lose. See docs/outside-bots.md.
       *[other] { $n } checks failed: with this program a seat would lose. See docs/outside-bots.md.
    }
cli-bot-untidy = The program plays correctly, but it does not stop as it should: it is stopped, and no seat loses because of that. See docs/outside-bots.md.
cli-bot-check-hello = says hello
cli-bot-check-game = plays { $game }
cli-bot-check-unknown = ignores what it does not know
cli-bot-check-bye = ends when told bye
cli-bot-check-eof = ends when its input ends
cli-bot-called = it calls itself “{ $name }”; this took { $seconds } s
cli-bot-played = games: { $games }, answers: { $answers }, the slowest after { $seconds } s
cli-bot-in-game = game { $n }, answer { $answer }: { $because }
cli-bot-answered = answers: { $answers }
cli-bot-exit = exit code { $code }
cli-bot-bad-exit = It ended with exit code { $code }; expected: 0.
cli-bot-stayed = It is still running { $seconds } s later: it must end by itself.
