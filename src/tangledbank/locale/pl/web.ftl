### Klient WWW po polsku: to, co wspólne dla stron, oraz stół.

web-again = Spróbuj ponownie
web-agree = Zgoda
web-auto = Odpowiadaj automatycznie, gdy jest tylko jedna możliwość
web-away = nieobecny
web-board = Plansza
web-bot-plays = Bot gra za ciebie.
web-bots-wait = Boty czekają tu, aż zakończy się inny stół tego samego gospodarza, przy którym grają same boty.
web-cancel = Anuluj
web-change-defences = obrony przed { $who }
web-change-dominant = { $who }: teraz dominacja
web-change-dominant-lost = { $who }: koniec dominacji
web-change-domination = wartość dominacji: { $who }
web-change-endangered = { $who }: teraz zagrożone
web-change-matching = zasoby odpowiednie dla gromady: { $who }
web-change-points = punkty za kafelek teraz: { $who }
web-change-safe = { $who }: już niezagrożone
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-line = Napisz coś
web-close = Zamknij
web-close-sure = Zakończyć tę grę dla wszystkich?
web-close-table = Zakończ grę dla wszystkich
web-closed = Ten stół zamknięto przed końcem gry.
web-confirm = Potwierdź
web-confirm-first = Pytaj przed wysłaniem odpowiedzi
web-curtain = Przekaż urządzenie graczowi { $seat }
web-curtain-open = Jestem gotów
web-curtain-why = Karty pozostaną zakryte, dopóki następny gracz nie będzie gotowy.
web-disagree = Odrzuć
web-first-never = Nie pokazuj więcej
web-first-understood = Rozumiem
web-find-option =
    { $n ->
        [one] Szukaj w { $n } odpowiedzi
        [few] Szukaj w { $n } odpowiedziach
       *[many] Szukaj w { $n } odpowiedziach
    }
web-fork = Wypróbuj na boku
web-hint = Podpowiedź
web-home = Strona główna
web-idea-equal = prawie tak samo dobre
web-idea-less = około { $n } pkt mniej
web-idea-score = około { $n } pkt na koniec
web-ideas = Co zrobiłby mocny bot
web-ideas-close = Zamknij podpowiedź
web-language = Język
web-leave = Opuść grę
web-leave-sure = Opuścić grę na dobre? Bot zagra za ciebie.
web-level = Poziom
web-level-beginner = początkujący
web-level-casual = niedzielny gracz
web-level-expert = ekspert
web-level-novice = nowicjusz
web-level-skilled = wprawny
web-level-strong = mocny
web-loading = Chwileczkę…
web-log-earlier =
    { $n ->
        [one] { $n } wcześniejszy wpis
        [few] { $n } wcześniejsze wpisy
       *[many] { $n } wcześniejszych wpisów
    }
web-log-empty = Nic się jeszcze nie wydarzyło.
web-look-through = Widok z tego miejsca
web-lost = Utracono połączenie. Łączymy ponownie…
web-mute = Wycisz: { $name }
web-nav = Strony
web-nav-account = Konto
web-nav-bots = Boty
web-nav-rules = Zasady
web-nav-settings = Ustawienia
web-no-table = Nie ma takiego stołu
web-damaged-table = Tej gry nie da się otworzyć
web-damaged-here = To, co to urządzenie o niej zapisało, jest uszkodzone i nie daje się odczytać. Pozostałe gry toczą się dalej.
web-not-asked = Nie masz teraz ruchu.
web-not-asked-for = To nie odpowiada na bieżące pytanie:
web-not-possible = To nie jest teraz możliwe:
web-offline = Serwer jest nieosiągalny.
web-options = Możliwe odpowiedzi
web-options-plain = Inne możliwości
web-pace = Tempo oglądania
web-pace-at-once = Od razu
web-pace-brisk = Żwawo
web-pace-calm = Spokojnie
web-pace-on = Wznów
web-pace-pause = Pauza
web-pace-present =
    { $n ->
        [0] Na żywo
       *[other] Na żywo ({ $n })
    }
web-pace-step = Następny krok
web-panel = Pytanie, dziennik i czat
web-pass = Niech bot gra za mnie
web-picked = Wybrano dotąd:
web-players = Gracze
web-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
web-preview = Co by się stało
web-preview-more =
    { $n ->
        [one] i jeszcze { $n } zdarzenie
        [few] i jeszcze { $n } zdarzenia
       *[many] i jeszcze { $n } zdarzeń
    }
web-orders = Polecenia
web-orders-text = Odpowiedzi, które zostawiasz na pytania, jakie mogą paść pod twoją nieobecność. Nikt inny ich nie widzi.
web-order-new = Zostaw polecenie …
web-order-sensible = Odpowiadaj za mnie, gdy sens ma tylko jedna odpowiedź
web-order-which = Gdy padnie pytanie
web-order-prefer = Wybierz odpowiedzi, najlepszą jako pierwszą: padnie pierwsza, która będzie możliwa.
web-order-else = w przeciwnym razie
web-order-alike = lub inna tego rodzaju
web-order-repeat = za każdym razem
web-order-until = do końca
web-order-phase = fazy
web-order-round = rundy
web-order-game = gry
web-order-leave = Zostaw to polecenie
web-order-withdraw = Wycofaj
web-order-rests = Odkąd je zostawiono, wyszło na jaw coś nowego: czekają, aż je potwierdzisz.
web-order-confirm = Potwierdź
web-order-nothing = Nie da się teraz przewidzieć żadnego pytania do ciebie.
web-question = Pytanie
web-redo = Ponów
web-notes = Prywatne notatki
web-notes-about = O kim: { $name }
web-notes-saved = Zapisano.
web-notes-table = O tym stole
web-notes-text = Tylko ty możesz je czytać. To, co piszesz o danej osobie, widzisz przy każdym wspólnym stole.
web-on-vacation = na urlopie do { $until }
web-reset = Cofnij całą turę
web-reset-ask = Poproś o cofnięcie całej tury
web-rematch-rotated = Zagraj ponownie, każdy o miejsce dalej
web-rematch = Zagraj ponownie
web-replay = Powtórka
web-review = Omówienie
web-review-about = Co było szczęściem, co umiejętnością, co byłoby lepsze
web-result = Wynik
web-seat = Miejsce { $seat }
web-send = Wyślij
web-since = Od twojej ostatniej tury
web-since-again = Pokaż jeszcze raz
web-since-away = Pod twoją nieobecność
web-since-go-on = Przejdź do stołu
web-skip = Przejdź do treści
web-skip-beats =
    { $n ->
        [0] Pomiń
       *[other] Pomiń (+{ $n })
    }
web-sounds = Dźwięki (moja kolej, ataki, punkty)
web-spectators =
    { $n ->
        [one] { $n } widz
        [few] { $n } widzów
       *[many] { $n } widzów
    }
web-stand-in = Niech bot zagra za: { $name }
web-tab-answers = Wybór
web-tab-chat = Czat
web-tab-log = Dziennik
web-tab-menu = Stół
web-take-back-seat = Przejmij grę od bota
web-thinking = Myślę…
web-time-over = po czasie
web-to-move = na ruchu
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undone = Cofnięto odpowiedź. Teraz: { $names }.
web-unmute = Cofnij wyciszenie: { $name }
web-unpick = Cofnij wybór: { $token }
web-winners =
    { $n ->
        [one] { $names } wygrywa
        [few] { $names } wygrywają
       *[many] { $names } wygrywają
    }
web-rewind-request =
    { $n ->
        [one] { $name } chce cofnąć { $n } odpowiedź.
        [few] { $name } chce cofnąć { $n } odpowiedzi.
       *[many] { $name } chce cofnąć { $n } odpowiedzi.
    }
web-you = ty
web-tab-your-turn = Twoja kolej – { $game }

# The board of a game that the client does not know
web-generic-shared = Na stole
web-generic-nothing = nic
web-daily = Rozdanie dnia
web-daily-results = Porównaj wyniki
web-close-daily = Poddać dzisiejsze rozdanie? Twoja próba skończy się bez wyniku.
