### The board of Evolution in the browser, in Polish.

web-evo-board = Stół
web-evo-hole = Wodopój
web-evo-hole-holds =
    { $n ->
        [0] Wodopój jest pusty
        [one] Wodopój: { $n } roślina
        [few] Wodopój: { $n } rośliny
       *[many] Wodopój: { $n } roślin
    }
web-evo-hole-about = Tu jedzą roślinożerne, po jednej roślinie. Reszta zostaje na następną rundę.
web-evo-bank = Bank żywności
web-evo-bank-about = Stąd pochodzi mięso, a dla niektórych cech także rośliny. Nigdy się nie wyczerpie.
web-evo-deck =
    { $n ->
        [one] Talia: { $n } karta
        [few] Talia: { $n } karty
       *[many] Talia: { $n } kart
    }
web-evo-removed =
    { $n ->
        [one] { $n } zakrytą kartę usunięto z gry.
        [few] { $n } zakryte karty usunięto z gry.
       *[many] { $n } zakrytych kart usunięto z gry.
    }
web-evo-discard =
    { $n ->
        [one] Stos kart odrzuconych: { $n } karta
        [few] Stos kart odrzuconych: { $n } karty
       *[many] Stos kart odrzuconych: { $n } kart
    }
web-evo-boards =
    { $n ->
        [one] Pozostała { $n } plansza gatunku
        [few] Pozostały { $n } plansze gatunków
       *[many] Pozostało { $n } plansz gatunków
    }
web-evo-times = { $n } × { $trait }
web-evo-round = Runda { $n }
web-evo-last-round = Ostatnia runda
web-evo-last-round-next = Następna runda jest ostatnia
web-evo-phases = Fazy rundy
web-evo-first = Pierwszy gracz
web-evo-species-of = Gatunek { $board } ({ $name })
web-evo-species-own = Twój gatunek { $board }
web-evo-population = Populacja { $n }
web-evo-body = Rozmiar { $n }
web-evo-food = Pożywienie { $n } z { $most }
web-evo-hungry =
    { $n ->
        [one] { $n } jest głodny
        [few] { $n } są głodne
       *[many] { $n } jest głodnych
    }
web-evo-fed = Wszyscy najedzeni
web-evo-fat =
    { $n ->
        [one] { $n } żeton odłożonego tłuszczu
        [few] { $n } żetony odłożonego tłuszczu
       *[many] { $n } żetonów odłożonego tłuszczu
    }
web-evo-face-down = Zakryta cecha
web-evo-face-down-about = Zostanie odkryta, gdy wszyscy zagrają karty.
web-evo-hidden-own = { $trait }: zakryta cecha, na razie znasz ją tylko ty
web-evo-hand = Twoja ręka
web-evo-hand-empty = Nie masz kart na ręce
web-evo-hand-size =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
web-evo-screen =
    { $n ->
        [one] { $n } żeton za zasłonką
        [few] { $n } żetony za zasłonką
       *[many] { $n } żetonów za zasłonką
    }
web-evo-card-about = Jako karta pożywienia zmienia wodopój o { $food }.
web-evo-food-card = { $name }: zakryta karta pożywienia
web-evo-food-card-own = Twoja karta pożywienia: { $card }
web-evo-food-card-of = { $name }: karta pożywienia { $card }
web-evo-food-card-about = Karty pożywienia odkrywa się razem, gdy wszyscy zagrają karty.
web-evo-new = Nowy gatunek
web-evo-new-left = Nowy gatunek po lewej
web-evo-new-right = Nowy gatunek po prawej
web-evo-grow-population = Populacja +1 dla gatunku { $board }
web-evo-grow-body = Rozmiar +1 dla gatunku { $board }
web-evo-give = Cecha dla gatunku { $board }
web-evo-feed = Nakarm gatunek { $board } z wodopoju
web-evo-trait-of = { $trait }: cecha gatunku { $board }
web-evo-strip = Odrzuć cechę { $trait } gatunku { $board }
web-evo-strip-sure = Naciśnij jeszcze raz: odrzuć cechę { $trait } gatunku { $board }
web-evo-strip-short = Odrzucić?
web-evo-no-species = Brak gatunków
web-evo-you = ty
web-evo-attacks = Ataki gatunku { $board }
web-evo-attack-free = Nic go nie chroni
web-evo-score = Skąd są punkty
web-evo-score-player = Gracz
web-evo-score-food = Pożywienie
web-evo-score-population = Populacja
web-evo-score-traits = Cechy
web-evo-score-total = Punkty
evo-side-left = lewy koniec
evo-side-right = prawy koniec
evo-track-body = rozmiar ciała
evo-track-population = populacja
