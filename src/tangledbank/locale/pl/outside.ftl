### Bots that are programs of their own, in Polish.

## What a program does wrong

outside-no-program = „{ $got }” nie uruchamia żadnego programu: podaj polecenie tak, jak się je wpisuje, na przykład python3 mybot.py.
outside-no-start = Nie można uruchomić { $got }: { $because }.
outside-slow = Program nie odpowiedział w ciągu { $seconds } s: oczekiwano jednego wiersza, zakończonego i opróżnionego z bufora (flush).
outside-ended =
    { $words ->
        [none] Zamiast odpowiedzieć, program zakończył się z kodem { $code }.
       *[other] Zamiast odpowiedzieć, program zakończył się z kodem { $code }; jego ostatnie słowa: { $words }
    }
outside-closed = Zamiast odpowiedzieć, program zamknął swoje wyjście.
outside-long-line = Program wypisał wiersz dłuższy niż { $most } bajtów: oczekiwano jednego krótkiego wiersza.
outside-half-line = Wyjście programu urwało się w środku wiersza: „{ $got }”.
outside-not-utf8 = Program wypisał „{ $got }”, a to nie jest UTF-8.
outside-nonsense = Program wypisał „{ $got }”; oczekiwano: { $expected }. Wszystko inne należy pisać na strumień błędów.
outside-protocol = Program mówi protokołem { $got }; oczekiwano: { $expected }.
outside-wrong-number = Program odpowiedział na pozycję { $got }, a pytano o { $expected }: na każdą pozycję oczekuje się jednej odpowiedzi.
outside-early = Program odpowiedział na pozycję { $number }, zanim mu ją pokazano: po każdej pozycji oczekuje się jednej odpowiedzi.
outside-no-option = Program wybrał „{ $got }”, a takiej możliwości w pozycji { $number } nie ma; pierwsza z możliwych to { $example }.

## tangledbank bot

cli-bot-about = Bot może być twoim własnym programem w dowolnym języku: czyta pozycje ze swojego wejścia i wypisuje wybory na wyjście, po jednym obiekcie JSON w wierszu (docs/outside-bots.md). Tak go sprawdzisz i tak z nim zagrasz:
cli-bot-action = Nie ma tu „{ $got }”; jest: { $expected }.
cli-bot-what = Podaj, jak uruchomić program, na przykład: { $example }
cli-bot-good = Program robi wszystko, co musi. Tak z nim zagrasz:
cli-bot-not-isolated = W tym systemie programów nie da się odizolować: program działa ze wszystkimi twoimi uprawnieniami.
cli-bot-bad =
    { $n ->
        [one] { $n } sprawdzenie nie powiodło się: z tym programem miejsce by przegrało. Zob. docs/outside-bots.md.
        [few] { $n } sprawdzenia nie powiodły się: z tym programem miejsce by przegrało. Zob. docs/outside-bots.md.
       *[many] { $n } sprawdzeń nie powiodło się: z tym programem miejsce by przegrało. Zob. docs/outside-bots.md.
    }
cli-bot-untidy = Program gra, jak musi, ale nie kończy się, jak powinien: zostaje zakończony i żadne miejsce przez to nie przegrywa. Zob. docs/outside-bots.md.
cli-bot-check-hello = wita się
cli-bot-check-game = gra w { $game }
cli-bot-check-unknown = pomija to, czego nie zna
cli-bot-check-bye = kończy się po bye
cli-bot-check-eof = kończy się, gdy kończy się jego wejście
cli-bot-called = nazywa się „{ $name }”; trwało to { $seconds } s
cli-bot-played = partie: { $games }, odpowiedzi: { $answers }, najwolniejsza po { $seconds } s
cli-bot-in-game = partia { $n }, odpowiedź { $answer }: { $because }
cli-bot-answered = odpowiedzi: { $answers }
cli-bot-exit = kod wyjścia { $code }
cli-bot-bad-exit = Zakończył się z kodem { $code }; oczekiwano: 0.
cli-bot-stayed = Po { $seconds } s wciąż działa: musi zakończyć się sam.
