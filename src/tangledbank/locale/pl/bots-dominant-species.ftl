### What speaks for an action of Dominant Species, in Polish.

bot-ds-little = Nic lepszego nie ma; zmienia to niewiele.
bot-ds-pass = To kosztowałoby więcej, niż by dało.

## Pawns

bot-ds-initiative = O jedno miejsce do przodu na torze inicjatywy, a pionek wybiera jeszcze raz: { $space }.
bot-ds-pawn-initiative = Inicjatywa: o jedno miejsce do przodu, a pionek trafi jeszcze na pole najlepsze wtedy, gdy wszyscy już postawili swoje.
bot-ds-pawn-regression = Regresja: zachowuje pozyskany zasób, który by przepadł.
bot-ds-pawn-queue = Czeka w kolejce do Zlodowacenia; zadziała w jednej z następnych rund.
bot-ds-pawn-idle = { $space }: to pole nic teraz nie daje.
bot-ds-pawn-deny = Żaden kafel nie da teraz punktów, ale z tego pola nie zapunktuje też nikt inny.
bot-ds-pawn-domination =
    { $n ->
        [one] Przewaga: kafel { $tile } dałby { $n } punkt.
        [few] Przewaga: kafel { $tile } dałby { $n } punkty.
       *[many] Przewaga: kafel { $tile } dałby { $n } punktów.
    }
bot-ds-pawn-wanderlust =
    { $n ->
        [one] Odkrywanie: nowy kafel daje do { $n } punktu bonusowego.
       *[other] Odkrywanie: nowy kafel daje do { $n } punktów bonusowych.
    }
bot-ds-pawn-adaptation =
    { $n ->
        [one] Adaptacja: z nowym zasobem kostki są bezpieczniejsze i lepiej przystosowane, warto to około { $n } punktu.
       *[other] Adaptacja: z nowym zasobem kostki są bezpieczniejsze i lepiej przystosowane, warto to około { $n } punktów.
    }
bot-ds-pawn-abundance =
    { $n ->
        [one] Wzbogacenie: odpowiedni zasób na Ziemi jest wart około { $n } punktu.
       *[other] Wzbogacenie: odpowiedni zasób na Ziemi jest wart około { $n } punktów.
    }
bot-ds-pawn-removal =
    { $n ->
        [one] To, które zasoby zostaną, a które znikną, jest warte około { $n } punktu.
       *[other] To, które zasoby zostaną, a które znikną, jest warte około { $n } punktów.
    }
bot-ds-pawn-glaciation =
    { $n ->
        [one] Zlodowacenie: lód we właściwym miejscu jest wart około { $n } punktu.
       *[other] Zlodowacenie: lód we właściwym miejscu jest wart około { $n } punktów.
    }
bot-ds-pawn-speciation =
    { $n ->
        [one] Specjacja: nowe kostki wokół takiego zasobu są warte około { $n } punktu.
       *[other] Specjacja: nowe kostki wokół takiego zasobu są warte około { $n } punktów.
    }
bot-ds-pawn-migration =
    { $n ->
        [one] Migracja: kostki w lepszym miejscu są warte około { $n } punktu.
       *[other] Migracja: kostki w lepszym miejscu są warte około { $n } punktów.
    }
bot-ds-pawn-competition =
    { $n ->
        [one] Rywalizacja: usunięcie rywali na tych terenach jest warte około { $n } punktu.
       *[other] Rywalizacja: usunięcie rywali na tych terenach jest warte około { $n } punktów.
    }

## Tiles and cards

bot-ds-score = Kafel { $tile } daje { $mine } PZ, a najlepszemu z rywali { $best }.
bot-ds-score-card = Kafel { $tile } daje { $mine } PZ i kartę, a najlepszemu z rywali { $best } PZ.
bot-ds-card = W tej sytuacji najwięcej daje karta „{ $card }”.
bot-ds-ice-age = Epoka lodowcowa daje punkty bonusowe za zdominowane kafle, a ta runda staje się ostatnią.
bot-ds-ice-age-ahead = Epoka lodowcowa kończy grę, póki prowadzisz.
bot-ds-new-tile =
    { $n ->
        [one] Kafel na polu { $tile } daje { $n } punkt bonusowy.
        [few] Kafel na polu { $tile } daje { $n } punkty bonusowe.
       *[many] Kafel na polu { $tile } daje { $n } punktów bonusowych.
    }
bot-ds-protect = Zachowuje zasób, który warto mieć: { $element }.
bot-ds-around =
    { $n ->
        [one] Nowe kostki trafią na { $n } kafel wokół niego.
        [few] Nowe kostki mogą trafić na { $n } kafle wokół niego.
       *[many] Nowe kostki mogą trafić na { $n } kafli wokół niego.
    }
bot-ds-leave = Kostki z kafla { $tile } więcej zdziałają gdzie indziej.
bot-ds-arrive = Najwięcej kostki są warte na kaflu { $tile }.

## What changes at once

bot-ds-points =
    { $n ->
        [one] Daje od razu { $n } punkt.
        [few] Daje od razu { $n } punkty.
       *[many] Daje od razu { $n } punktów.
    }
bot-ds-rescue =
    { $n ->
        [one] Ratuje przed wymarciem { $n } zagrożoną kostkę.
        [few] Ratuje przed wymarciem { $n } zagrożone kostki.
       *[many] Ratuje przed wymarciem { $n } zagrożonych kostek.
    }
bot-ds-dominates = Dominacja na kaflu { $tile }: karta, gdy będzie punktowany, i więcej punktów za Epokę lodowcową.
bot-ds-lead =
    { $n ->
        [one] Prowadzenie na kaflu { $tile }, warte { $n } punkt, gdy będzie punktowany.
        [few] Prowadzenie na kaflu { $tile }, warte { $n } punkty, gdy będzie punktowany.
       *[many] Prowadzenie na kaflu { $tile }, warte { $n } punktów, gdy będzie punktowany.
    }
bot-ds-dethrones = { $animal } nie dominują już na kaflu { $tile }.
bot-ds-weakens = { $animal } mają mniej kostek na kaflu { $tile }.
bot-ds-doomed = Kostki na kaflu { $tile } wymrą, ale liczą się, jeśli przedtem będzie punktowany.
bot-ds-safer = Więcej kostek to pewniejsze prowadzenie na kaflu { $tile }.
bot-ds-settles = Kostki na kaflu { $tile } dają udział w jego punktach.
bot-ds-fitter = Poziom przystosowania tam, gdzie masz kostki, rośnie o { $n }.
bot-ds-starves = { $animal } mają mniej zasobów do życia.
