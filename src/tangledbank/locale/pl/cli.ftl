### What the terminal program says, in Polish.
### Messages that begin with help- are one line without arguments: they are read before Fluent is loaded.

## Help

help-program = Gry planszowe o ewolucji, z kompletem zasad.
help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-command-word = POLECENIE
help-more = Każde polecenie ma własną pomoc: tangledbank play --help
help-help = pokaż tę pomoc
help-lang = język: en, pl, it lub hu
help-version = pokaż wersję i rodzaj silnika
help-compiled = silnik skompilowany
help-pure = silnik w czystym Pythonie

help-play = Zagraj w terminalu z ludźmi lub botami albo oglądaj grę botów.
help-learn = lekcje gry, krok po kroku
help-lesson = lekcja; bez niej pierwsza
help-replay = Opowiedz zapisaną grę, ruch po ruchu.
help-verify = Sprawdź, czy zapisy gier prowadzą do podanych w nich pozycji.
help-daily = Zagraj rozdanie dnia: dla wszystkich to samo, jedna próba.
help-puzzle = Znajdź najlepszą odpowiedź w pozycjach z prawdziwych gier.
help-review = Omów zakończoną grę: co było szczęściem, co umiejętnością, co byłoby lepsze.
help-fuzz = Rozegraj losowe gry i zgłoś naruszone niezmienniki.
help-perft = Policz pozycje o kilka decyzji naprzód.
help-bot = Sprawdź bota, który jest twoim programem w dowolnym języku.
help-bench = Zmierz szybkość silnika.
help-rules = Czytaj zasady: po numerze albo po słowach.
help-games = Pokaż gry, liczby graczy i warianty.

help-game = gra: zob. tangledbank games
help-players = liczba graczy (domyślnie 4 albo najbliższa możliwa)
help-any-players = liczba graczy (domyślnie po kolei każda możliwa)
help-seed = źródło losowości: ta sama liczba daje te same gry
help-option = wariant lub zasada domowa; można powtarzać; zob. tangledbank games
help-seat = miejsca ludzi: 1, albo 1,3 dla dwóch osób przy jednym terminalu, albo none, by oglądać boty (domyślnie 1)
help-bots = boty na pozostałych miejscach: beginner, novice, casual, skilled, strong, expert, random albo program (cmd:python3 mybot.py); jeden dla wszystkich albo osobny dla każdego: expert,skilled (domyślnie skilled)
help-resume = kontynuuj zapisaną grę
help-save = gdzie zapisać grę (domyślnie GAME-SEED.tbr w tym folderze)
help-file = zapis gry
help-files = zapisy gier
help-replay-seat = opowiedz grę widzianą z tego miejsca; bez tej opcji widać wszystko
help-daily-day = dzień, który już był, na przykład 2026-11-19 (domyślnie dziś, czas UTC)
help-daily-expert = po grze niech ekspert rozegra to samo rozdanie; powie, gdzie wasze drogi się rozeszły; może to trwać kilka minut
help-daily-save = gdzie zapisać grę (domyślnie GAME-daily-DAY.tbr w tym folderze); na serwer wyślesz ją na stronie rozdania dnia
help-puzzle-day = zagadka dnia
help-puzzle-id = nazwa jednej zagadki
help-puzzle-level = tylko z tego poziomu, od 1 do 5
help-puzzle-list = tylko je wypisz
help-puzzle-tag = tylko na ten temat: motyw lub rozdział zasad
help-review-file = zapis gry albo omówienie zachowane przez --json
help-review-seat = z decyzji tylko te z tego miejsca
help-review-budget = ile pracy: zwykle 100 z silnikiem skompilowanym, 10 bez niego
help-review-json = wypisz omówienie jako JSON
help-ply = zatrzymaj się po tej decyzji i pokaż stół
help-step = czekaj na Enter po każdej decyzji
help-fuzz-games = liczba gier (domyślnie 100)
help-jobs = liczba procesów (domyślnie 1); raport od niej nie zależy
help-log = odtwórz dokładnie te decyzje, tak jak wypisano je przy błędzie, i sprawdź wszystkie niezmienniki
help-every = w części gier sprawdzaj wszystkie niezmienniki co tyle decyzji (domyślnie 10); z --positions średnio co tyle odpowiedzi (domyślnie 1: po każdej)
help-fuzz-positions = zamiast tego uszkodź tyle pozycji z losowych gier: każda musi zostać odrzucona z podaniem powodu albo dać się grać przez 50 odpowiedzi przy zachowaniu wszystkich niezmienników
help-depth = ile decyzji naprzód (domyślnie 3)
help-query = numer (EV-9.3), początek numeru (EV-9) albo słowa; bez niczego: spis treści
help-bot-check = co zrobić: jest tylko check
help-bot-command = polecenie uruchamiające program, najlepiej w cudzysłowie
help-bot-game = gra, w którą program ma zagrać, albo all (domyślnie all)
help-bot-games = ile partii każdej gry (domyślnie 2)

## What is wrong with the input

cli-bad-command = Nie ma polecenia „{ $got }”; do wyboru: { $expected }.
cli-bad-usage = Argumenty do siebie nie pasują: zob. { $command } --help.
cli-bad-argument = Brak wartości przy { $argument } albo jest ona niewłaściwa: zob. { $command } --help.
cli-unknown-argument = „{ $text }” nic nie znaczy dla { $command }; dozwolone: { $expected }.
cli-missing-game = Podaj grę: { $games }.
cli-missing-file = Podaj plik.
cli-bad-number = { $name } to liczba całkowita od { $least } do { $most }, nie „{ $got }”.
cli-bad-option-form = Warianty zapisuje się NAME=VALUE, każdy raz, nie „{ $got }”.
cli-bad-seat = Miejsce to liczba od 1 do { $most } albo none, nie „{ $got }”.
cli-bad-bot = Nie ma bota „{ $got }”; do wyboru: { $expected }.
cli-bots-count =
    { $n ->
        [one] Jest jedno miejsce dla bota: podaj jednego bota; podano: { $got }.
        [few] Są { $n } miejsca dla botów: podaj jednego bota albo { $n }, po przecinkach; podano: { $got }.
       *[many] Jest { $n } miejsc dla botów: podaj jednego bota albo { $n }, po przecinkach; podano: { $got }.
    }
cli-bad-log = „{ $got }” to nie decyzja: napisz P1 i akcję, a decyzje oddziel średnikami.
cli-log-illegal = P{ $seat } nie może tu zagrać „{ $action }”, więc to nie jest poprawna gra.
cli-file-missing = Nie ma pliku { $file }.
cli-file-is-folder = { $file } to folder, nie plik.
cli-file-forbidden = Nie masz prawa odczytu lub zapisu: { $file }.
cli-file-failed = Nie można odczytać lub zapisać: { $file }.
cli-file-huge = Plik { $file } jest za długi: najwyżej { $most } bajtów.
cli-file-binary = Plik { $file } nie jest tekstem.
cli-file-foreign = Plik { $file } już istnieje i nie jest zapisem gry: wybierz inną nazwę.
cli-file-other-game = { $file } to zapis innej gry: wybierz inną nazwę.
cli-folder-missing = Nie ma folderu { $folder }.
cli-resume-differs = W zapisie gry jest { $name } { $recorded }, a nie { $got }.
cli-not-a-terminal = To wymaga terminala: nie można przekierować klawiatury ani ekranu.
cli-input-ended = Dane wejściowe się skończyły.
cli-interrupted = Przerwano.
cli-output-closed = Wyjście jest zamknięte albo pełne: nie udało się wypisać wszystkiego.

## Playing

cli-engine = Silnik: { $engine ->
    [compiled] skompilowany
   *[pure] w czystym Pythonie, wolniejszy
  }.
cli-seed = Ziarno { $seed }.
cli-hand-over = P{ $seat }, naciśnij Enter:
cli-what-to-type = Wpisz numer, akcję, podpowiedź, żeby dostać radę, albo ?, żeby zobaczyć pomoc.
cli-bad-choice = Nie ma tu numeru { $got }: wpisz { $numbers }, akcję albo ?, żeby zobaczyć pomoc.
cli-not-an-action = „{ $got }” to nie akcja: wpisz numer, akcję, na przykład { $example }, albo ?, żeby zobaczyć pomoc.
cli-for-example = Na przykład: { $example }
cli-refused = Akcja { $action } jest niedozwolona:
cli-legal = Akcja { $action } jest dozwolona: { $label }.
cli-why-what = Podaj akcję, na przykład: dlaczego { $example }.
cli-taken-back = Cofnięto: { $action }.
cli-several =
    { $n ->
        [one] „{ $got }” może tu znaczyć: { $options }. Wpisz więcej.
        [few] „{ $got }” może tu znaczyć { $n } rzeczy: { $options } … Wpisz więcej.
       *[many] „{ $got }” może tu znaczyć { $n } rzeczy: { $options } … Wpisz więcej.
    }
cli-bad-rest = „{ $got }” nie odpowiada na następne pytanie ({ $question }). Nic nie zostało zagrane.
cli-one-answer = Nie wiadomo jeszcze, co będzie po { $action }: wpisz tylko to. Nic nie zostało zagrane.
cli-not-back = „{ $action }”: tego nie można cofnąć, bo przy tym lub później ujawniono coś nowego.
cli-idle = W tej chwili pionek nie miałby nic do zrobienia na polach: { $numbers }.
cli-table-more = stół pokazuje więcej
cli-more = Enter: dalej, dowolny znak i Enter: koniec:
cli-about-back = cofnij swoją ostatnią odpowiedź; z wiersza z kilkoma odpowiedziami tylko ostatnią
cli-daily-begin = Rozdanie z dnia { $day }: ty to P{ $seat }. Jedna próba, bez cofania, bez podpowiedzi.
cli-saved = Gra została zapisana w pliku { $file }.
cli-resume-with = Aby grać dalej:
cli-glossary = Znaki i karty
cli-commands = Co można wpisać
cli-about-number = wybierz możliwość o tym numerze
cli-about-action = to samo słowami, jak w zapisach gier
cli-about-help = wyjaśnij to pytanie
cli-about-why = dlaczego akcja jest niedozwolona, wraz z zasadami
cli-about-hint = najlepsze ruchy zdaniem silnego bota; podpowiedź 5 pokazuje pięć
cli-about-undo = cofnij ostatni wpisany wiersz ze wszystkimi odpowiedziami; tak jak wstecz, o ile nie ujawniono nic nowego
cli-about-log = co się działo w tej rundzie; dziennik wszystko opowiada całą grę
cli-about-save = zapisz grę; zapisz PLIK wybiera plik
cli-about-rules = zasady: po numerze, początku numeru albo słowach
cli-about-view = pokaż stół jeszcze raz
cli-about-quit = zapisz i wyjdź
cli-decimal-sign = ,
cli-hint-bot = Co myśli silny bot
cli-hint-visits = próby
cli-hint-score = punkty
cli-hint-value = widoki
cli-hint-about = próby: ile razy bot wypróbował ruch; punkty: ilu możesz się spodziewać na końcu; widoki: 0% to ostatnie miejsce, 100% to wyraźne zwycięstwo
cli-advised = Silny bot się zastanawia …
cli-thinks = P{ $seat } ({ $bot }) myśli …
cli-bot-replaced = P{ $seat } ({ $bot }) traci miejsce; dalej gra za niego random.
cli-score-total = razem
cli-winners =
    { $n ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwo dzielą: { $names }.
    }

## Records

cli-ply = { $ply }. P{ $seat }: { $label }
cli-ply-hidden = { $ply }. P{ $seat }
cli-not-over = Gra nie jest skończona, czekamy na: { $seats }.
cli-press-enter = Enter:
cli-verify-ok =
    { $plies ->
        [one] { $file }: OK, { $plies } posunięcie, { $scores }
        [few] { $file }: OK, { $plies } posunięcia, { $scores }
       *[many] { $file }: OK, { $plies } posunięć, { $scores }
    }
cli-verify-open =
    { $plies ->
        [one] { $file }: OK, { $plies } posunięcie, gra nieskończona
        [few] { $file }: OK, { $plies } posunięcia, gra nieskończona
       *[many] { $file }: OK, { $plies } posunięć, gra nieskończona
    }
cli-verify-shared = { $file }: losu nikt nie wybrał. Odcisk tajnej liczby: { $commitment }; musi być tym, który pokazano przed początkiem. Dodane liczby: { $numbers }
cli-verify-no-numbers = żadne
cli-verify-wrong = { $file }: { $because }

## Rules and games

cli-rules-what = Podaj zasadę: numer, początek numeru albo słowa.
cli-rules-nothing = Żadna zasada nie zawiera „{ $query }”.
cli-rules-nearest = Nie ma zasady „{ $query }”; może chodzi o: { $ids }?
cli-rules-more = … i jeszcze { $n }: podaj więcej słów.
cli-rules-hint = Czytaj dalej po numerze, początku numeru albo słowach: tangledbank rules EV-9
cli-game-players = gracze: { $players }, wersja zasad: { $rules }
cli-game-option = Wartości: { $default } (domyślnie) albo { $others } ({ $rule })

## Counting and checking

cli-perft-depth = głębokość
cli-perft-nodes = pozycje
cli-perft-seconds = sekundy
cli-perft-first = pierwsza decyzja
cli-fuzz-progress = Gry: { $done } / { $games }
cli-fuzz-holds = Wszystkie niezmienniki są zachowane.
cli-fuzz-log-holds =
    { $n ->
        [one] Wszystkie niezmienniki są zachowane po { $n } decyzji.
       *[other] Wszystkie niezmienniki są zachowane po { $n } decyzjach.
    }
cli-fuzz-broken = Naruszony niezmiennik: { $law }
cli-fuzz-reproduce = Aby to odtworzyć:
cli-fuzz-shrunk =
    { $n ->
        [one] To samo, krócej ({ $n } decyzja):
        [few] To samo, krócej ({ $n } decyzje):
       *[many] To samo, krócej ({ $n } decyzji):
    }
cli-fuzz-players = gracze
cli-fuzz-games = gry
cli-fuzz-decisions = decyzje
cli-fuzz-most = maks.
cli-fuzz-options = maks. możliwości
cli-fuzz-rounds = rundy
cli-fuzz-all = razem
cli-fuzz-time = Pozycje dokładnie sprawdzone: { $checked }, { $seconds } s, { $build }
cli-fuzz-positions = uszkodzonych pozycji: { $positions }, odrzuconych z podaniem powodu: { $refused }, granych dalej: { $accepted }, odpowiedzi: { $answers }
cli-learn-next = Następna lekcja:
cli-learn-expected = Odpowiedź, której chce lekcja: { $answer }
cli-learn-enter = Wpisz numer albo odpowiedź; sam Enter daje odpowiedź.
cli-learn-unknown = „{ $got }” nie jest żadną z tych odpowiedzi.
cli-learn-other = Ta lekcja idzie inną drogą: { $answer }
