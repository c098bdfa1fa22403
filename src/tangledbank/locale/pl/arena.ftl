### What the arena and its report say, in Polish.
### Messages that begin with help- are one line without arguments: they are read before Fluent is loaded.

## Help

help-arena = Rozegraj wiele gier między botami i zmierz ich siłę.
help-dataset = Zapisz do pliku wszystkie decyzje z wielu gier, do badań.
help-arena-bots = kto gra: poziomy (od beginner do expert), random, greedy, rollout:400, ismcts:400, ismcts:50ms, ismcts:400+12, foresight:400, "NET.tbn", "cmd:PROGRAM"
help-seed-file = weź ziarno z tego pliku: gdy grają programy, nie może ono stać w wierszu poleceń (domyślnie: dla programów losowane, poza tym 0)
help-trust-programs = pozwól programom (cmd:) widzieć pliki, procesy i sieć: tylko dla własnych
help-arena-out = folder wyników; to samo polecenie kontynuuje przerwaną pracę, a z większym --games gra dalej (domyślnie arena-GAME- i numer)
help-arena-ray = graj na klastrze Ray pod tym adresem, zamiast --jobs
help-dataset-out = nowy plik: NAZWA.jsonl albo NAZWA.parquet
help-dataset-records = weź decyzje z tych zapisów gier, zamiast grać

## What is wrong with the input

arena-missing-bots = Podaj, które boty grają, na przykład: --bots greedy random.
arena-bots-number = Arena przyjmuje od 1 do { $most } botów, nie { $got }.
arena-bot-twice = Bot „{ $bot }” podany jest dwa razy: podaj każdego raz; gdy miejsc jest więcej niż botów, boty zajmują po kilka.
arena-bot-alias = „{ $bot }” to ten sam bot co „{ $other }”: podaj każdego raz; ich gry byłyby tymi samymi grami po dwa razy.
bot-no-budget = { $bot } nie ma budżetu: napisz { $bot }, a nie „{ $got }”.
bot-bad-budget = „{ $got }” ma zły budżet: budżet bota { $bot } to liczba od 1 do { $most }, a z dopiskiem ms liczba milisekund ({ $bot }:400, { $bot }:50ms).
bot-bad-search = „{ $got }” ma zły budżet: budżet bota { $bot } to liczba od 1 do { $most }, a z dopiskiem ms liczba milisekund ({ $bot }:400, { $bot }:50ms); po niej można dopisać od +0 do +{ $steps }, czyli ile odpowiedzi bot rozgrywa dalej, i od x1 do x{ $trees }, czyli ile drzew przeszukuje naraz ({ $bot }:400+12x2).
bot-small-letters = Nazwy botów pisze się małymi literami: napisz { $expected }, a nie „{ $got }”.
bot-broken = Nie można wczytać bota „{ $bot }”: { $because }.
bot-no-option = Bot { $bot } wybrał „{ $got }”, a to nie jest żadna z jego możliwości; pierwsza z nich to { $example }.
bot-other-game = Bot { $bot } nie gra w { $game }.
arena-missing-extra = Potrzebny jest pakiet { $package }: pip install "tangledbank[{ $extra }]"
arena-file-failed = Nie można odczytać lub zapisać { $file }: { $because }.
arena-folder-foreign = Folder { $folder } nie jest pusty i nie należy do areny: wybierz inny przez --out.
arena-folder-busy = W folderze { $folder } pracuje już inna arena.
arena-folder-differs = Folder { $folder } należy do innej areny: tam { $name } to { $expected }, tutaj { $got }. Wybierz inny folder przez --out.
arena-folder-old = Folder { $folder } założyła inna wersja areny, która inaczej układa plan gier: wybierz inny folder przez --out.
arena-folder-shorter = Folder { $folder } to arena na { $expected } gier, nie na { $got }: można ją wydłużyć, ale nie skrócić. Podaj w --games co najmniej tyle albo wybierz inny folder przez --out.
arena-bad-line = { $file }, wiersz { $line }: to nie jest gra tej areny. Usuń ten wiersz albo wybierz inny folder przez --out.
arena-deadly-game = Proces grający grę { $index } zginął, liczba prób: { $n }; wszystkie skończone gry są zachowane.
arena-no-ray = Pod adresem { $address } nie ma klastra Ray.
arena-ray-or-jobs = Podaj albo --jobs, albo --ray, nie oba naraz.
arena-two-seeds = Podaj albo --seed, albo --seed-file, nie oba naraz.
arena-open-seed = Grają tu programy, a każdy program może odczytać wiersz poleceń: pomiń --seed, a zostanie wylosowane tajne ziarno, albo zapisz je w pliku i podaj --seed-file. Jeśli ufasz programom: --trust-programs.
arena-seed-again = Ziarno areny w folderze { $folder } nie jest tam przechowywane, bo programy mogłyby je odczytać: podaj je ponownie przez --seed-file.
dataset-missing-out = Podaj, gdzie zapisać decyzje, na przykład: --out decyzje.jsonl.
dataset-bad-file = Nazwa pliku musi kończyć się na jedno z: { $expected }; tymczasem jest to { $got }.
dataset-file-there = Plik { $file } już istnieje: wybierz inną nazwę.
dataset-records-alone = Zapisy same mówią, w co grano: podaj --records bez gry, botów i liczb.
dataset-not-over = gra nie jest skończona.
dataset-record-twice = to ta sama gra co { $other }: każda gra liczy się raz.

## Playing

arena-resumed = Skończone wcześniej: { $done } z { $games } gier.
arena-interrupted = Skończone gry są w folderze { $folder }: to samo polecenie podejmie pracę dalej.
arena-not-isolated = W tym systemie nie można odizolować programów. Dostają czyste środowisko i żaden plik nie zdradza ziarna przed końcem ostatniej gry; mogą jednak czytać i zapisywać pliki, widzieć inne procesy, korzystać z sieci i w ten sposób przekazywać sobie to, co wiedzą. Programom, którym nie ufasz, pozwól grać tylko tam, gdzie Linux dopuszcza przestrzenie nazw użytkownika.
arena-note-seed = Ziarno nie jest przechowywane, bo programy mogłyby je odczytać. Aby kontynuować, zapisz je w pliku i podaj --seed-file: { $seed }
arena-written = Wszystko jest w folderze { $folder }; pokazuje to report.html.
dataset-written = Liczba decyzji w pliku { $file }: { $rows }.

## Tables

arena-bot = bot
arena-games = gry
arena-wins = wygrane
arena-rank = miejsce
arena-score = wynik
arena-time = czas
arena-rating = ranking
arena-forfeits = walkowery
arena-ahead = Wyżej niż
arena-legend = Średnie, a pod każdą jej przedział 95 %. Wygrane to udział zwycięstw, najlepsze miejsce to 1, czas dotyczy jednej decyzji.
arena-counted = Różne gry: { $games }. Rozdania: { $deals }; gry jednego rozdania mają to samo ziarno i inne miejsca.
arena-plies = decyzje
arena-rounds = rundy

## The report

arena-report-title = Arena: { $game }, liczba graczy: { $players }
arena-report-setting = Ziarno: { $seed }. Opcje: { $options }.
arena-report-bots = Boty od najlepszego: średnie, a pod każdą jej przedział 95 %. Wygrane to udział zwycięstw, najlepsze miejsce to 1, czas dotyczy jednej decyzji.
arena-report-ratings = Jak silne są boty: rankingi OpenSkill z przedziałem 95 % wiary. Wszyscy zaczynają od 25.
arena-report-scores = Wyniki
arena-report-scores-how = Jak często każdy bot kończył z daną liczbą punktów; kreska to średnia.
arena-report-seats = Miejsca przy stole
arena-report-seats-how = Jak często, w procentach, wygrywa każde miejsce przy stole, ktokolwiek tam siedzi; linia przerywana to sprawiedliwy udział.
arena-report-length = Długość
arena-report-length-how = Ile decyzji i ile rund trwały gry; kreska to średnia.
arena-report-ahead = W jakiej części wspólnych gier bot z wiersza jest wyżej niż bot z kolumny; równe miejsca liczą się za połowę.
arena-report-forfeits = Pierwsze z nich: gra, miejsce i bot, po ilu decyzjach i dlaczego.
arena-report-how = Skąd biorą się te liczby
arena-note-schedule = Gry rozgrywane są seriami, w każdej tyle gier, ile jest miejsc, a z gry na grę wszyscy przesiadają się o jedno miejsce, więc każdy bot zajmuje każde miejsce tak samo często; boty spotykają się ze sobą tak samo często albo prawie tak samo. Gry jednej serii zaczynają się od tego samego rozdania, dopóki miejsca są inne; gdy układ miejsc miałby się powtórzyć, losowane jest nowe rozdanie, więc żadna gra nie jest rozgrywana dwa razy.
arena-note-intervals = Udziały mają przedziały Wilsona, średnie przedziały Studenta. Niezależne są rozdania, a nie gry: rozrzut liczony jest z sum rozdań, a udział z n gier liczy się jak z co najmniej tylu niezależnych gier, ile jest rozdań, i co najwyżej n. Bot, który ma w grze kilka miejsc, liczy się w niej raz, ze średnią swoich miejsc.
arena-note-ranks = Najpierw są zwycięzcy, potem liczą się punkty; równi dzielą lepsze miejsce. Zwycięstwo dzielone przez dwóch liczy się każdemu za połowę.
arena-note-rating = Rankingi powstają według modelu Placketta i Luce’a, gra po grze w kolejności harmonogramu. Bot z kilkoma miejscami w grze przyjmuje średnią ich zmian.
arena-note-forfeit = Bot, który zawiedzie albo którego odpowiedź odrzucą zasady, oddaje grę walkowerem: dalej gra za niego random, a jego miejsce jest ostatnie.
arena-note-same = games.jsonl i games.parquet mają te same bajty na każdej maszynie i przy każdej liczbie procesów, chyba że budżetem bota jest czas; czasy są w times.jsonl.
