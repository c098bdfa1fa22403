### What the terminal says about Evolution, in Polish.

## On a board of 22 columns stand: a letter, cli-evo-population, up to 6 signs, cli-evo-body. Keep these two short;
## cli-evo-cards has 8 columns, headings of a grid (cli-evo-as-...) are best below 14.

cli-evo-round = Runda { $n }
cli-evo-last-round = ostatnia runda
cli-evo-next-is-last = następna runda jest ostatnia
cli-evo-hole = wodopój
cli-evo-laid =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
cli-evo-deck = talia { $n }
cli-evo-discard = odrzucone { $n }
cli-evo-boards = plansze { $n }
cli-evo-no-species = brak gatunków
cli-evo-cards =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
cli-evo-screen = Za zasłonką: { $n }
cli-evo-population = pop { $n }
cli-evo-body = rozm { $n }
cli-evo-hand = Ręka:
cli-evo-food-card = karta pożywienia:
cli-evo-as-trait = cecha dla
cli-evo-as-population = populacja +1
cli-evo-as-body = rozmiar +1
cli-evo-as-new = nowy gatunek
cli-evo-as-plants = bierze rośliny
cli-evo-feed = Nakarm z wodopoju:
cli-evo-discard-trait = Odrzuć cechę:
cli-evo-left = lewo
cli-evo-right = prawo
cli-evo-attacks = Gatunek { $species } atakuje
cli-evo-sign-food = populacja nakarmiona
cli-evo-sign-hungry = populacja wciąż głodna
cli-evo-sign-fat = pożywienie odłożone na Tkance tłuszczowej
cli-evo-sign-fat-room = wolne miejsce na Tkance tłuszczowej
cli-evo-sign-down = zakryta cecha
cli-evo-sign-marker = ma znacznik pierwszego gracza
cli-evo-sign-asked = ma teraz ruch
cli-evo-sign-screen = żetony za zasłonką
cli-evo-score-tokens = żetony
cli-evo-score-population = populacja
cli-evo-score-traits = cechy
cli-evo-end-deal = przetasowanie przy rozdaniu kart
cli-evo-end-later = przetasowanie w innym momencie
cli-evo-end-empty = oba stosy puste
cli-evo-end-none = nieskończona

## The story of Evolution. $who is “you” or a name like P2.

cli-evo-who =
    { $who ->
        [you] ty
       *[other] { $who }
    }
cli-evo-of = { $who } { $what }
cli-evo-species-of =
    { $who ->
        [you] twoje { $species }
       *[other] { $who } { $species }
    }
cli-evo-draws = Dobrane karty: { $cards }.
cli-evo-draws-cards =
    { $who ->
        [you] Dobierasz karty: { $cards }.
       *[other] { $who } dobiera karty: { $cards }.
    }
cli-evo-discards =
    { $who ->
        [you] Odrzucasz: { $cards }.
       *[other] { $who } odrzuca: { $cards }.
    }
cli-evo-new-species =
    { $who ->
        [you] Twoje nowe gatunki: { $species }.
       *[other] Nowe gatunki gracza { $who }: { $species }.
    }
cli-evo-lays-traits =
    { $who ->
        [you] Kładziesz zakryte cechy na gatunkach: { $species }.
       *[other] { $who } kładzie zakryte cechy na gatunkach: { $species }.
    }
cli-evo-first =
    { $who ->
        [you] Bierzesz znacznik pierwszego gracza.
       *[other] { $who } bierze znacznik pierwszego gracza.
    }
cli-evo-lays-food = Karty na wodopoju położyli: { $names }.
cli-evo-lays-card =
    { $who ->
        [you] Kładziesz na wodopoju kartę { $card }.
       *[other] { $who } kładzie na wodopoju kartę { $card }.
    }
cli-evo-food-cards = Karty pożywienia: { $cards }.
cli-evo-screens = Za zasłonki trafia: { $tokens }.
cli-evo-extinct = Wymierają: { $species }.
cli-evo-passes = Pasują: { $names }.
cli-evo-eats = Rośliny { $source }: { $plants }.
cli-evo-word-body = rozmiar ciała

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-evolution = food: połóż, pożywienie; trait: cecha, połóż, zagraj, daj; new: nowy, utwórz; grow: zwiększ, dodaj; discard: odrzuć, usuń; end: koniec, zakończ, zatwierdź; act: użyj; feed: nakarm, karm, jedz; attack: atakuj, atak; pay: zapłać, odrzuć; think: odrzuć, jedz; done: koniec, zakończ, pas, pasuj; store: odłóż
cli-evo-word-left = lewo lewej lewa
cli-evo-word-right = prawo prawej prawa
