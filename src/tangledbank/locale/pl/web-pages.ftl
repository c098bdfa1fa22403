### The pages around the tables, in Polish.

## Home

web-home-title = Gry planszowe o ewolucji
web-home-lead = Z przyjaciółmi albo z botami, prosto w przeglądarce. Bez zakładania konta.
web-home-quote = „Ciekawie jest przyglądać się gęsto zarośniętej skarpie, okrytej mnóstwem roślin wielu rodzajów, z ptakami śpiewającymi w krzewach …”
web-home-darwin = Karol Darwin, 1859
web-home-games = Gry
web-home-players = { $from }–{ $to } graczy
web-home-players-exactly =
    { $n ->
        [one] 1 gracz
        [few] { $n } gracze
       *[many] { $n } graczy
    }
web-home-minutes = około { $n } minut
web-home-hours =
    { $n ->
        [one] około { $n } godziny
       *[other] około { $n } godzin
    }
web-home-play = Graj teraz
web-home-new = Nowy stół
web-home-learn = Nauka
web-offer = Pierwsza gra tutaj? Przewodnik rozegra z tobą pierwszą rundę i objaśni każdy krok: około dziesięciu minut.
web-offer-learn = Tak, z przewodnikiem
web-offer-skip = Nie, od razu do stołu
web-home-watch = Oglądaj boty
web-home-yours = Twoje gry
web-home-all = Wszystkie twoje gry ({ $n })
web-home-fewer = Pokaż mniej
web-home-go-on = Kontynuuj
web-home-open = Otwarte stoły
web-home-none-open = Żaden publiczny stół nie czeka na graczy. Otwórz własny, może ktoś się dosiądzie.
web-home-join = Dołącz
web-home-running = Gry do oglądania
web-home-none-running = Nie trwa żadna publiczna gra. Zawsze możesz popatrzeć na boty.
web-home-look = Oglądaj
web-home-over = Powtórki
web-history = Wszystkie moje gry
web-history-which = Pokaż
web-history-none = Nie ma takich stołów.
web-history-more = Pokaż więcej
web-puzzles = Zagadki
web-statistics = Statystyki
web-statistics-game = Gra
web-statistics-players = Graczy
web-statistics-seat = Miejsce przy stole
web-statistics-with = Przeciw
web-statistics-people = ludziom
web-statistics-bots = botom
web-statistics-games = Gry
web-statistics-wins = Wygrane
web-statistics-place = Lokata
web-statistics-points = Punkty
web-place =
    { $n ->
        [1] wygrana
       *[other] { $n }. lokata
    }
web-home-file = Odtwórz z pliku
web-settings-pace-text = Jak szybko oglądasz ruchy pozostałych. Kliknięcie lub klawisz zawsze przenosi do bieżącej chwili.
web-your-turn = Twoja kolej
web-seat-free = wolne miejsce
web-status-open = otwarty
web-status-running = trwa
web-status-over = zakończona
web-status-closed = zamknięty

## Nothing here

web-missing = Nie ma takiej strony
web-missing-text = Pod tym adresem nie ma strony. Może w odsyłaczu brakuje litery.
web-no-game = Nie ma takiej gry
web-no-game-text = Skarpa jest gęsta, ale ta gra tu nie rośnie. Te, które rosną, pokazuje strona główna.

## A new table

web-new-title = Nowy stół: { $game }
web-new-choose = W co zagramy?
web-new-people = Miejsca
web-new-who = Kto gra
web-new-bots = Ja i boty
web-new-friends = Ja i przyjaciele
web-new-hot-seat = Wszyscy przy tym urządzeniu
web-new-only-bots = Tylko boty
web-new-hot-seat-text = Kilka miejsc należy do ciebie: podawajcie sobie urządzenie. To, czego inni nie mogą widzieć, jest w międzyczasie zasłonięte.
web-new-free-text = Gra zacznie się, gdy wszystkie wolne miejsca będą zajęte. Dostaniesz odsyłacze, które możesz wysłać.
web-new-me = Ja
web-new-name = Imię (niekonieczne)
web-new-free = Ktoś znajomy (wolne miejsce)
web-new-bot = Bot, { $level }
web-new-options = Gra
web-new-forced =
    { $players ->
        [one] Przy { $players } graczu musi tak być.
       *[other] Przy { $players } graczach musi tak być.
    }
web-new-barred =
    { $players ->
        [one] Nie dla { $players } gracza.
       *[other] Nie dla { $players } graczy.
    }
web-new-table = Stół
web-new-visibility = Kto może go widzieć
web-new-link = Każdy, kto ma odsyłacz
web-new-link-text = Nie ma go na żadnej liście.
web-new-private = Tylko zaproszeni
web-new-private-text = Nikt inny go nie zobaczy.
web-new-public = Wszyscy
web-new-public-text = Jest na liście na stronie głównej.
web-new-clock = Czas do namysłu
web-new-no-clock = Bez zegara
web-new-no-clock-text = Każdy myśli tak długo, jak chce.
web-new-live = Za jednym posiedzeniem
web-new-live-text = Zapas minut i kilka sekund za każdy ruch.
web-new-days = Przez wiele dni
web-new-days-text = Określona liczba dni na każdy ruch.
web-new-minutes = Minuty
web-new-increment = Sekundy na ruch
web-new-days-each = Dni na ruch
web-new-more = Zaawansowane
web-new-undo = Cofanie
web-new-undo-consent = za zgodą pozostałych osób (boty zawsze się zgadzają)
web-new-undo-horizon = dopóki nic nowego nie odkryto
web-new-undo-never = nigdy
web-new-substitute = Zastępca
web-new-substitute-text = Bot, który gra dalej, gdy ktoś odejdzie albo skończy mu się czas.
web-new-delay = Opóźnienie widzów w sekundach
web-new-delay-text = Żeby nikt nie zdradzał tajemnic.
web-new-seed = Ziarno losowości
web-new-seed-text = Do ćwiczeń: liczba, z której bierze się cały los. Puste pole oznacza świeży los. Przy stole z innymi ludźmi nikt jej nie wybiera.
web-new-complete = Wszyscy są na miejscu.
web-new-incomplete = Następny krok: zaproś przyjaciół.
web-new-start = Zacznij grę
web-new-open = Otwórz stół

## Options of the games

web-option-quick-play = Szybka gra
web-option-species-boards = Gatunki na stole
web-option-cooperation-triggers = Jak działa Współpraca
web-option-pass-is-final = Pas jest ostateczny
web-option-scavenge-if-attacker-dies = Padlinożercy jedzą, gdy atakujący zginie
web-option-fat-feeding-while-hungry = Odkładanie tłuszczu, gdy inny głoduje
web-option-edition = Wydanie
web-option-longer-game = Dłuższa gra
web-option-multi-animal = Kilka gromad na gracza
web-option-two-animals = Dwie gromady na gracza
web-option-random-earth = Losowa Ziemia
web-option-optional-fecundity = Plenność pozwala pominąć kafle
web-option-animals = Gromady
web-option-animals-text = Rozdaje je los albo wybierasz, kto czym gra.
web-option-round-limit = Limit rund
web-option-turn-limit = Limit tur
web-option-alternative-displays = Alternatywne planszetki
web-option-superheroes = Superbohaterowie
web-option-deck = Wielkość talii
web-option-empty-retrieve = Puste odzyskiwanie
web-option-habitat-own-types = Siedlisko: tylko własne rodzaje
web-value-yes = tak
web-value-no = nie
web-value-none = bez limitu
web-value-random = losowo
web-value-chosen = wybrane tutaj
web-value-per-take = raz na posiłek
web-value-per-token = za każdy żeton
web-value-first = pierwsze wydanie
web-value-second = drugie wydanie
web-value-exaptation = z Egzaptacją
web-value-short = krótka (20 kart)
web-value-standard = standardowa (25 kart)
web-value-long = długa (30 kart)
web-value-epic = epicka (35 kart)
web-value-gmt = GMT
web-value-phalanx = Phalanx

## Before the game begins

web-lobby-title = Stół: { $game }
web-lobby-missing =
    { $n ->
        [one] Wolne jest jeszcze { $n } miejsce.
        [few] Wolne są jeszcze { $n } miejsca.
       *[many] Wolnych jest jeszcze { $n } miejsc.
    }
web-lobby-ready = Wszyscy są: zacznij, kiedy chcesz.
web-lobby-wait = Wszyscy są. Grę zaczyna gospodarz.
web-lobby-here = jest
web-lobby-sit = Usiądź tutaj
web-lobby-bot = Bot …
web-lobby-invite = Zaproś
web-lobby-leave = Zwolnij miejsce
web-lobby-free = Zwolnij
web-lobby-close = Zamknij ten stół
web-lobby-invitation = Zaproszenie na miejsce { $seat }
web-lobby-invitation-text = Kto otworzy ten odsyłacz, może zająć miejsce. Działa tylko raz.
web-lobby-revoke = Wycofaj zaproszenie
web-lobby-share = Udostępnij ten stół
web-lobby-share-text = Kto ma ten odsyłacz, może się dosiąść albo oglądać. Telefon odczyta kod.
web-lobby-private = Ten stół widzą tylko zaproszeni. Naciśnij „Zaproś” przy wolnym miejscu, żeby dostać odsyłacz.
web-lobby-read = Przeczytaj zasady, czekając
web-share-code = Odsyłacz jako kod QR
web-share-link = Odsyłacz
web-share-here = Adres { $host } oznacza tylko ten komputer: gdzie indziej odsyłacz donikąd nie prowadzi. Aby mogli dołączyć inni w twojej sieci, uruchom serwer poleceniem { $command } i otwórz tę stronę pod adresem tego komputera w sieci.
web-share-copy = Kopiuj
web-share-copied = Skopiowano
web-share-send = Wyślij

## Los, którego nikt nie zna

web-luck = Los
web-luck-text = Losu tej gry nikt nie wybiera. Serwer wylosował tajną liczbę i pokazuje jej odcisk, każda osoba dodaje swoją liczbę, a cały los wynika z nich wszystkich.
web-luck-added = liczba dodana
web-luck-missing = jeszcze bez liczby
web-luck-own = Moja liczba
web-luck-own-text = To urządzenie dodało liczbę za ciebie. Możesz wybrać inną, do 40 cyfr.
web-luck-use = Użyj tej liczby
web-luck-fingerprint = Odcisk tajnej liczby (SHA-256)
web-luck-secret = Tajna liczba
web-luck-numbers = Liczby graczy
web-luck-fits = Losu tej gry nikt nie wybrał: tajna liczba pasuje do odcisku, który to urządzenie widziało przed początkiem, a twoja liczba jest wśród dodanych.
web-luck-differs = Z losem tej gry coś się nie zgadza: tajna liczba nie pasuje do odcisku, który widziało to urządzenie, albo brakuje twojej liczby.
web-luck-unknown = Losu tej gry nikt nie wybrał. Tego urządzenia nie było tu przed początkiem: porównać może każdy, kto zapisał odcisk.
web-luck-verify = Dowód jest w zapisie gry: sprawdza go tangledbank verify.

## Invitations

web-join-title = Masz zaproszenie do gry
web-join-text = Czeka na ciebie miejsce przy stole.
web-join-host = { $host } trzyma dla ciebie miejsce.
web-join-kept = twoje miejsce
web-join-terms = Jak ustawiona jest ta gra
web-join-seed = wybrane przez gospodarza
web-join-read = Najpierw przeczytaj zasady
web-join-guest = Konto nie jest potrzebne.
web-join-accept = Zajmij miejsce
web-join-failed = To zaproszenie nie działa
web-join-no-token = W odsyłaczu czegoś brakuje. Poproś o niego jeszcze raz i otwórz go w całości.
web-join-taken = Na tym miejscu ktoś już siedzi. Poproś gospodarza o inne.
web-join-begun = Gra przy tym stole zaczęła się bez ciebie. Poproś gospodarza o następną.
web-join-void = Zostało wykorzystane, cofnięte albo nigdy go nie było. Poproś gospodarza o nowe.

## The link in the mail

web-address-title = Czy to twój adres?
web-address-text = Naciśnij przycisk, a dostaniesz list, gdy będzie twoja kolej.
web-address-yes = Tak, to mój adres
web-address-no = To nie ty? Zamknij tę stronę, a żaden list nie przyjdzie.
web-address-done = Dziękujemy
web-address-done-text = Twój adres jest potwierdzony. E-mail powie ci, kiedy twoja kolej.
web-address-failed = Ten odsyłacz nie działa

## Rules

web-rules-title = Zasady: { $game }
web-rules-guide = Jak grać
web-guide-lesson = Zagraj lekcję
web-guide-reference = Wszystkie zasady po numerach
web-rules-beside = Zasada
web-rules-close = Zamknij zasadę
web-rules-choose = Każda zasada ma numer. Przy stołach odsyłacze prowadzą do nich wszędzie tam, gdzie pojawia się pytanie.
web-rules-translated = Przekład tekstu angielskiego; w razie różnic rozstrzyga tekst angielski.
web-rules-parts = Części zasad
web-rules-gallery = Karty
web-rules-cards = Karty
web-rules-traits = Cechy
web-rules-traits-marine = Cechy
web-rules-glossary = Słowniczek
web-words-animals = Gromady
web-words-eating = Jeść i być zjadanym
web-words-elements = Zasoby
web-words-phases = Fazy
web-words-sections = Sekcje obszaru akcji
web-words-sequence = Przebieg gry
web-words-table = Na stole
web-words-terrains = Tereny
web-words-vent = Strony erupcji
web-words-words = Inne słowa
web-rules-search = Szukaj
web-rules-contents = Spis treści
web-rules-found =
    { $n ->
        [one] Znaleziono { $n } zasadę
        [few] Znaleziono { $n } zasady
       *[many] Znaleziono { $n } zasad
    }
web-rules-nothing = Nic nie pasuje do tych słów.
web-rules-missing = W tej grze nie ma zasady { $id }.
web-rules-ruling = Rozstrzygnięcie
web-rules-example = Przykład
web-rules-food =
    { $n ->
        [one] { $n } karta, pożywienie { $span }
        [few] { $n } karty, pożywienie { $span }
       *[many] { $n } kart, pożywienie { $span }
    }

## Bots

web-bots-title = Kim są boty?
web-bots-text = Sześć poziomów w każdej grze. Widzą to, co ty widzisz na ich miejscu, i nic więcej.
web-bots-beginner = Zwykle robi, co mu przyjdzie do głowy.
web-bots-novice = Ma plan i często o nim zapomina.
web-bots-casual = Gra rozsądnie, czasem się potknie.
web-bots-skilled = Bierze to, co od razu wygląda najlepiej.
web-bots-strong = Zastanawia się, co będzie dalej.
web-bots-expert = Myśli dłużej i niewiele wybacza.
web-bots-greedy = zachłanny
web-bots-random = losowy
web-bots-pairs = Jeden na jednego
web-bots-pairs-text = Jak często pierwszy wyprzedza drugiego. Linia przerywana to równa walka.
web-bots-pair = Kto z kim
web-bots-against = { $high } – { $low }
web-bots-share = Z przodu
web-bots-span = Udział i przedział 95%
web-bots-games = Gry
web-bots-ms = ms na decyzję
web-bots-four = Wszystkie poziomy przy stołach dla czworga
web-bots-four-text = Kto jak często wygrywa. Linia przerywana to wynik czystego przypadku.
web-bots-four-order = Poziomy, których przedziały zachodzą na siebie, mogą w rzeczywistości stać w dowolnej kolejności.
web-bots-wins = Wygrane
web-bots-points = Punkty
web-bots-rating = Ranking
web-bots-not-measured = Botów tej gry jeszcze na tym serwerze nie zmierzono. Grają mimo to.
web-bots-how = Każda para gra każde rozdanie dwa razy, zamieniając się miejscami. Wąsy pokazują, gdzie z 95% pewnością leży prawdziwy udział.

## Settings

web-settings-device = Ustawienia wyglądu i gry dotyczą tego urządzenia; imię i powiadomienia idą za tobą.
web-settings-look = Wygląd
web-settings-palette = Kolory
web-palette-auto = jak urządzenie
web-palette-light = jasne
web-palette-dark = ciemne
web-palette-colour-blind = dla daltonistów
web-palette-contrast = wysoki kontrast
web-settings-motion = Ruch
web-motion-auto = jak urządzenie
web-motion-full = krótkie animacje
web-motion-none = bez animacji
web-settings-play = Przy stole
web-settings-sounds = Dźwięki
web-settings-sounds-text = Ciche dźwięki, gdy przychodzi twoja kolej, przy ataku i przy zdobywaniu punktów.
web-settings-confirm = Potwierdzanie odpowiedzi
web-settings-confirm-text = Pokazuj skutki odpowiedzi i pytaj jeszcze raz przed wysłaniem.
web-settings-auto = Automatyczne odpowiedzi
web-settings-auto-text = Gdy zostaje tylko jedna odpowiedź, jest udzielana za ciebie.
web-settings-first = Wyjaśnianie pytań
web-settings-first-text = Pierwsze pytanie każdego rodzaju jest wyjaśniane przy swoim elemencie. Po ponownym włączeniu wszystkie są wyjaśniane od nowa.
web-settings-notices = Powiadomienia przeglądarki
web-settings-notices-text = Mówi, że twoja kolej, gdy patrzysz na coś innego.
web-settings-notices-denied = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach tej witryny.
web-settings-name = Twoje imię
web-settings-name-label = Widoczne dla innych
web-settings-away = Gdy cię nie ma
web-settings-away-text = Serwer da znać, że twoja kolej.
web-settings-no-mail = Ten serwer nie wysyła poczty; web hook działa.
web-settings-confirmed = Adres { $email } jest potwierdzony.
web-settings-unconfirmed = Adres { $email } nie jest jeszcze potwierdzony: otwórz odsyłacz z wysłanej tam wiadomości. Zapisz jeszcze raz, żeby dostać kolejną.
web-settings-email = Adres e-mail
web-settings-hook = Webhook
web-settings-save = Zapisz
web-settings-saved = Zapisano.

## Account

web-account-guest = Grasz jako gość { $name }. Wszystko działa bez konta, ale z kontem możesz grać dalej na innym urządzeniu.
web-account-known = Zalogowano jako { $name }.
web-account-sign-up = Załóż konto
web-account-sign-up-text = Twoje gry pozostaną twoje.
web-account-sign-in = Zaloguj się
web-account-sign-in-text = Gry zaczęte jako gość przechodzą na to konto.
web-account-name = Nazwa
web-account-password = Hasło
web-account-password-new =
    { $n ->
        [one] Hasło, co najmniej { $n } znak
        [few] Hasło, co najmniej { $n } znaki
       *[many] Hasło, co najmniej { $n } znaków
    }
web-account-change = Zmień hasło
web-account-change-text = Pozostałe urządzenia zostaną wylogowane; to pozostanie zalogowane.
web-account-changed = Hasło zostało zmienione.
web-account-old = Stare hasło
web-account-new =
    { $n ->
        [one] Nowe hasło, co najmniej { $n } znak
        [few] Nowe hasło, co najmniej { $n } znaki
       *[many] Nowe hasło, co najmniej { $n } znaków
    }
web-account-sign-out = Wyloguj się
web-account-sign-out-text = Twoje gry poczekają, aż znów się zalogujesz.
web-account-here = Na tym urządzeniu
web-account-everywhere = Na wszystkich urządzeniach
web-push = Gdy żadna strona nie jest otwarta
web-push-here = Powiadamiaj mnie w tej przeglądarce
web-push-text = Pokaże, że teraz twoja kolej, i jednym kliknięciem zaprowadzi do stołu. Usługa powiadomień przeglądarki nie może odczytać treści.
web-push-none = Ten serwer lub ta przeglądarka tego nie potrafi.
web-push-denied = Przeglądarka na to nie pozwala: zmień to w jej ustawieniach tej witryny.
web-push-failed = Usługa powiadomień przeglądarki nie odpowiada. Spróbuj ponownie później.
web-push-quiet-from = Nie między
web-push-quiet-to = a
web-vacation = Urlop
web-vacation-text = Przy trwających stołach, które dają dni na odpowiedź, twój zegar wtedy stoi. Inni to widzą.
web-vacation-until = Urlop do { $until }.
web-vacation-left =
    { $n ->
        [one] W tym roku został { $n } dzień.
        [few] W tym roku zostały { $n } dni.
       *[other] W tym roku zostało { $n } dni.
    }
web-vacation-days = Dni
web-vacation-begin = Zacznij
web-vacation-end = Wracam
web-account-delete = Usuń konto
web-account-delete-text = W trwających grach boty grają za ciebie, a twoje imię i czat znikają. Tego nie można cofnąć.
web-account-sure = Na pewno usunąć konto?
web-account-keep = Zostaw konto
web-account-really = Usuń wszystko

# --- na tym urządzeniu, bez serwera
web-local = Na tym urządzeniu
web-local-offer = Wszystkie gry ze wszystkimi botami, zasady i lekcje bez połączenia: także w pociągu. To, w co grasz, zostaje na tym urządzeniu.
web-local-get = Pobierz ({ $size } MB)
web-local-loading = Pobieranie: { $percent } %
web-local-starting = Przygotowywanie …
web-local-ready = Gotowe: gry z botami i przy jednym urządzeniu zaczynają się tutaj i nie potrzebują połączenia.
web-local-failed = To się nie udało i nic się nie zmieniło: { $because }
web-local-here = na tym urządzeniu
web-local-player = Gracz
web-local-used = Na tym urządzeniu zajęte jest { $size } MB.
web-local-engine = Wydanie { $release }, { $build ->
    [compiled] silnik skompilowany
   *[pure] silnik w Pythonie, wolniejszy
  }.
web-local-play = Graj na tym urządzeniu
web-local-play-text = Nowe gry, które nie potrzebują nikogo innego, zaczynają się tutaj; bez tego zaczynają się na serwerze.
web-local-free = Usuń pobrane pliki
web-local-free-about = To, w co tu grano, zostaje i po ponownym pobraniu można grać dalej.
web-local-forget = Usuń wszystko, w co tu grano
web-local-forget-sure = Usunąć na zawsze wszystkie gry z tego urządzenia?
web-local-release = Jest nowe wydanie. Po ponownym wczytaniu strony gry będą toczyć się dalej już w nim.
web-local-use = Wczytaj ponownie
web-local-upload = Na serwer
web-local-upload-about = Skopiuj tę grę na serwer, pod adres, który można udostępnić
web-local-keep = Na to urządzenie
web-local-keep-about = Skopiuj tę grę na to urządzenie: wtedy można ją oglądać bez połączenia
web-local-first = Tutaj nie ma serwera: najpierw pobierz gry, potem zaczynają się od razu.
web-new-rated = Rankingowa
web-new-rated-yes = Liczy się do rankingu
web-new-rated-text = Dla osób z kontami, po jednym miejscu. Z zegarem; cofnąć można tylko to, co niczego nie ujawniło; bez botów, bez podpowiedzi.
web-rating = Ranking
web-rating-margin = ± { $margin }
web-rating-games =
    { $n ->
        [one] { $n } gra rankingowa
        [few] { $n } gry rankingowe
       *[other] { $n } gier rankingowych
    }
web-result-rating = Ranking { $after }, { $change }
web-leaderboard = Ranking graczy
web-statistics-animals = Według zwierząt
web-statistics-animal = Zwierzę
web-leave-rated = Opuścić grę na dobre? Bot zagra dalej, a ta gra rankingowa będzie dla ciebie przegrana.
web-home-seeks = Znajdź graczy
web-manners = Zablokuj lub zgłoś: { $name }
web-manners-close = Zamknij
web-block = Zablokuj: { $name }
web-block-text = Nie czytasz już wiadomości zablokowanych osób; nie przyjmą twoich ofert ani nie usiądą przy twoich stołach. Nie dowiedzą się o tym.
web-blocked = Zablokowano: { $name }.
web-report = Zgłoś: { $name }
web-report-text = Co się stało? Operatorzy zobaczą to razem z ostatnimi wiadomościami czatu.
web-reported = Dziękujemy: operatorzy już wiedzą.
web-undone-log = Co cofnięto
web-undone-alone = { $name }: cofnięcie bez pytania innych, nic nowego się nie ujawniło.
web-undone-agreed = { $name }: cofnięcie za zgodą wszystkich.
web-undone-nothing = Na razie nic.
