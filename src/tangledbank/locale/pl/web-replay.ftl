### Powtórki i lekcje w kliencie sieciowym, po polsku.

web-learn-about = Zagraj pierwszą rundę z przewodnikiem u boku: każdy krok sam się objaśnia. Około dziesięciu minut na każdą grę.
web-learn-back = Wstecz
web-learn-choose = Naucz się gry
web-learn-find = Co zrobisz? Na planszy albo tutaj (odpowiedzi: { $n })
web-learn-free = Dalej: swobodna gra z podpowiedziami
web-learn-free-early = Dość nauki: swobodna gra z podpowiedziami
web-learn-free-text = Wiesz już dość, żeby grać dalej. Na pozostałych miejscach siadają początkujące boty, a podpowiedź masz zawsze pod ręką.
web-learn-lessons = Lekcje tej gry
web-learn-more =
    { $n ->
        [one] { $n } inna odpowiedź
        [few] { $n } inne odpowiedzi
       *[many] { $n } innych odpowiedzi
    }
web-learn-next = Dalej
web-learn-none = Dla tej gry nie ma jeszcze rozgrywki z przewodnikiem.
web-learn-nudge = Zachowaj ten pomysł na prawdziwą grę; ta lekcja idzie inną drogą: { $wanted }.
web-learn-on = Następna lekcja: { $lesson }
web-learn-others = Grają pozostali …
web-learn-problem = Pozycja do rozwiązania
web-learn-progress = Krok { $n } z { $steps }
web-learn-skip = Pomiń ten krok
web-learn-solve = Pokaż odpowiedź
web-learn-sorry = Nie można zacząć lekcji
web-learn-title = { $lesson }: { $game }
web-learn-told = Co zrobili inni
web-learn-your-turn = Twój ruch: na planszy albo tutaj
web-replay-back = Krok wstecz
web-replay-beginning = Stół jest przygotowany; nikt jeszcze nie odpowiedział.
web-replay-choose = Wybierz plik
web-replay-copied = Skopiowano odsyłacz do tej chwili.
web-replay-drop = Upuść tutaj zapis gry
web-replay-drop-about = Zapis to mały plik tekstowy ze wszystkim, co zdarzyło się w grze. Możesz go zachować na końcu każdej rozgrywki.
web-replay-drop-now = Upuść plik
web-replay-everything = wszystko odkryte
web-replay-eyes = Widok
web-replay-file = Odtwórz plik
web-replay-file-broken = To jest zapis gry, ale nie da się go tu odtworzyć. Może ktoś go zmienił ręcznie albo powstał w innej wersji.
web-replay-file-large = Plik jest za duży: zapisy mają najwyżej 500 kB.
web-replay-file-no = Tego pliku nie da się odtworzyć
web-replay-file-other = { $name } nie wygląda na zapis gry z Tangled Bank. Zapisy zaczynają się od słów „tangledbank record”, a ich nazwy kończą się zwykle na .tbr.
web-replay-file-unreadable = Przeglądarka nie mogła przeczytać pliku. Czy jest jeszcze na swoim miejscu?
web-replay-fork = Wypróbuj
web-replay-fork-go = Zaczynaj
web-replay-fork-level = Na pozostałych miejscach grają boty:
web-replay-fork-seat = Grasz jako
web-replay-fork-text = Twoja własna piaskownica zaczyna się po odpowiedzi { $ply }. To, czego z tego miejsca nie było widać, zostanie rozdane na nowo; oglądana gra się nie zmieni.
web-replay-fork-title = Graj dalej od tego miejsca
web-replay-jump = Skocz do rundy
web-replay-next = Krok naprzód
web-replay-of = { $game } · powtórka
web-replay-pause = Pauza
web-replay-play = Odtwarzaj
web-replay-player = Odtwarzacz
web-replay-reading = Czytam …
web-replay-round = Runda { $n }
web-replay-round-back = Na początek rundy lub do poprzedniej
web-replay-round-next = Do następnej rundy
web-replay-save = Zapisz
web-replay-save-about = Zachowaj zapis gry jako plik
web-replay-scores = Punkty
web-replay-secret = Odpowiedź z tego miejsca
web-replay-share = Udostępnij
web-replay-share-about = Odsyłacz do tej chwili
web-replay-sorry = Nie ma tu nic do odtworzenia
web-replay-speed = Tempo
web-replay-start = Początek
web-replay-timeline = Oś czasu
web-replay-title = Odtwórz grę
web-replay-where = Krok { $ply } z { $plies }
