### What all games say, in Polish.

bad-game = Nie ma gry „{ $game }”; do wyboru: { $games }.
broken-game = Jest pakiet z grą „{ $game }” ({ $source }), ale nie da się go wczytać: { $because }
no-lesson = Ta gra nie ma lekcji „{ $got }”; do wyboru: { $expected }.
bad-players = Liczba graczy w grze { $game } to { $expected }, nie { $got }.
bad-seed = Ziarno to liczba całkowita od 0 do { $most }, nie { $got }.
bad-shared-secret = Tajna część wspólnego ziarna to 64 cyfry szesnastkowe.
bad-shared-number = Liczba do ziarna ma od 1 do 40 cyfr i nie zaczyna się od 0, a podano { $got }.
bad-seat = Miejsce to liczba od 0 do { $most }, nie { $got }.
bad-option = Nie ma wariantu „{ $option }”; do wyboru: { $options }.
bad-option-value = Wariant { $option } może mieć wartość { $expected }, nie { $got } (zob. { $rule }).
bad-option-forced =
    { $players ->
        [one] Przy { $players } graczu wariant { $option } musi mieć wartość { $expected }, nie { $got } (zob. { $rule }).
       *[other] Przy { $players } graczach wariant { $option } musi mieć wartość { $expected }, nie { $got } (zob. { $rule }).
    }
bad-multi-animal = Przy { $players } graczach każdy gra jedną gromadą; po kilka na gracza jest dla 2 lub 3 graczy (zob. { $rule }).
bad-animals = Wariant animals może mieć wartość random albo taką jak { $expected }, nie { $got } (zob. { $rule }).
bad-setup = Nagłówek zapisu i jego pozycja nie zgadzają się co do graczy lub wariantów.
bad-language = Język to { $expected }, nie { $got }.
bad-verb = „{ $text }” to nie akcja: akcje zaczynają się od słów { $verbs }.
bad-usage = „{ $text }” jest niepełne albo za długie: napisz { $usage }.
bad-word = „{ $word }” nie pasuje w miejscu <{ $arg }>: napisz { $usage }.
bad-number = { $got } nie jest numerem żadnej akcji.
bad-position-line = Pozycja, wiersz { $line }, oczekiwane: { $expected } (zob. docs/notation.md).
bad-field = Pozycja, pole { $field }, oczekiwane: { $expected }, jest: { $got } (zob. { $see }).
bad-size =
    { $most ->
        [one] Tekst jest za długi: najwyżej { $most } znak.
        [few] Tekst jest za długi: najwyżej { $most } znaki.
       *[many] Tekst jest za długi: najwyżej { $most } znaków.
    }
bad-record-line = Zapis gry, wiersz { $line }, oczekiwane: { $expected }.
bad-record-field = Zapis gry, pole { $field }, oczekiwane: { $expected }.
record-rules = Zapis gry powstał przy zasadach w wersji { $got }; ten program używa wersji { $expected }.
record-ply = Zapis gry, posunięcie { $ply }: P{ $seat } nie może zagrać „{ $action }”. { $because }
record-other-key = Zapis gry, posunięcie { $ply }: odtąd los nie pochodzi ze wspólnego ziarna.
record-digest = Zapis gry, posunięcie { $ply }: pozycja różni się od zapisanej (skrót { $got }, zapisany { $expected }).
record-unsigned = Zapis gry nie zawiera skrótu ostatniej pozycji, więc nie można go sprawdzić.
record-not-legal = Zapis gry, posunięcie { $ply }: ta część powstała przy zasadach w wersji { $rules }. Według wersji { $expected } P{ $seat } nie może zagrać „{ $action }”, więc dalej nie da się jej odtworzyć. { $because }
record-differs = Zapis gry, posunięcie { $ply }: ta część powstała przy zasadach w wersji { $rules }. Według wersji { $expected } pozycja różni się od zapisanej.
rules-changed = Zasady się zmieniły: po posunięciu { $ply } gra toczy się dalej według wersji { $now } zamiast wersji { $was }.
reason = { $why } ({ $rules })
illegal-action = Akcja { $action } jest niedozwolona: { $because }
undo-nothing = Nie ma czego cofnąć.
undo-seen = Akcji { $action } nie można cofnąć: przy niej lub później ujawniono coś nowego.
undo-others = Tego nie można cofnąć: później odbył się już ruch P{ $seat }.

expect-dictionary = słownik
expect-number = liczba od { $least } do { $most }
expect-any-number = liczba
expect-key-digits = cyfry szesnastkowe, dokładnie { $digits }
expect-one-seed = albo seed, albo shared_seed, a z tym drugim bez pozycji
expect-at-most = najwyżej { $n }
expect-lawful = pozycja zgodna z niezmiennikami gry
expect-record = zapis gry albo jego tekst
expect-plies = liczba posunięć od 0
expect-name = nazwa
expect-list = lista
expect-key = klucz na początku wiersza
expect-once = { $word } tylko raz
expect-word = słowo
expect-line-end = koniec wiersza albo [ ] wokół listy
expect-brackets = mniej nawiasów
expect-semicolon = ; między wpisami
expect-position = dane albo tekst
expect-seat = od P1 do P{ $most }
expect-frame = ramka w takiej postaci, w jakiej ją zapisano
expect-question = pytanie, na które można odpowiedzieć

## What a bot says for an answer in a game without a judge of its own.

bot-why-later = Punkty od razu się nie zmieniają; opłaci się później, na ile bot to widzi.
bot-why-gain =
    { $n ->
        [one] Od razu daje 1 punkt.
        [few] Od razu daje { $n } punkty.
       *[many] Od razu daje { $n } punktów.
    }
bot-why-loss =
    { $n ->
        [one] Teraz kosztuje 1 punkt, opłaci się później.
        [few] Teraz kosztuje { $n } punkty, opłaci się później.
       *[many] Teraz kosztuje { $n } punktów, opłaci się później.
    }

## What a game without words of its own says.

small-over = Gra się skończyła.
small-wait = Czekamy na: { $seats }.
small-refused = Takiej odpowiedzi nie można teraz dać.
daily-already = Twoja próba w tym rozdaniu jest już wykorzystana.
daily-bad-answer = To nie jest gra z tego rozdania: odpowiedź { $ply } jest niezgodna z zasadami. { $because }
daily-bad-day = „{ $got }” to nie dzień; napisz go tak: 2026-11-19.
daily-busy = Sprawdzany jest już inny zapis; wyślij ten później.
daily-future = Rozdanie z dnia { $day } jeszcze się nie zaczęło.
daily-late = Zapisy są przyjmowane przez tyle dni po rozdaniu: { $days }.
daily-not-over = Ta gra nie dobiegła końca.
daily-other-bots = To nie jest gra z tego rozdania: w odpowiedzi { $ply } P{ $seat } robi coś, czego ten bot by nie zrobił.
daily-other-deal = To nie jest rozdanie z dnia { $day }: inna gra, inne ziarno, inna liczba graczy albo inny wariant.
daily-other-rules = Grano według wersji { $got } zasad; tu liczy się wersja { $expected }.
daily-unaided = W rozdaniu dnia nie ma podpowiedzi, cofania ani botów, które grają za ciebie.
