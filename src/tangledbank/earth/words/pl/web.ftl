### What the boards of Dominant Species and Marine say in the browser, in Polish.

## Parts of the board

web-earth-parts = Części planszy
web-earth-map = Mapa
web-earth-actions = Akcje
web-earth-animals = Gromady
web-earth-cards = Karty
web-earth-score = Skąd są punkty
web-earth-score-animal = Gromada
web-earth-score-before = Przed końcem
web-earth-score-pawns = Pionki specjalne
web-earth-score-tiles = Kafle na koniec
web-earth-score-total = Punkty

## The map

web-earth-empty = { $hex }: jeszcze bez kafla
web-earth-dominant = Dominuje: { $animal }
web-earth-endangered = Zagrożone: { $animals }
web-earth-sheltered = Bezpieczne przed wymarciem w tej rundzie: { $animals }
web-earth-scored = Punktowany w tej rundzie
web-earth-points-now = Punkty, gdyby punktować teraz: { $points }
web-earth-matching = Odpowiadające zasoby: { $values }
web-earth-nobody = nikt
web-earth-nothing = nic
web-earth-corner = { $corner }: wolny wierzchołek
web-earth-corner-element = { $element } na { $corner }
web-earth-heat = Pokaż na mapie, ile zasobów odpowiada gromadzie
web-earth-heat-map = Mapa ciepła
web-earth-heat-of = { $animal }: odpowiadające zasoby na mapie
web-earth-zoom-in = Przybliż
web-earth-zoom-out = Oddal
web-earth-zoom-whole = Pokaż całą mapę

## The action display

web-earth-row = Na polach: { $elements }
web-earth-space-free = { $space }: wolne
web-earth-space-taken = { $space }: { $pawn }
web-earth-space-special = Tylko dla pionków specjalnych
web-earth-space-cubes =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostki
       *[many] { $n } kostek
    }
web-earth-space-victims =
    { $n ->
        [one] Usuwa najwyżej { $n } kostkę
        [few] Usuwa najwyżej { $n } kostki
       *[many] Usuwa najwyżej { $n } kostek
    }
web-earth-space-slots =
    { $n ->
        [1] Karta z pozycji 1
       *[other] Karta z pozycji od 1 do { $n }
    }
web-earth-pointer = Wykonywane teraz
web-earth-regression-cube = { $animal }: kostka chroni zasoby

## Animals

web-earth-animal =
    { $n ->
        [one] { $animal }: { $n } punkt
        [few] { $animal }: { $n } punkty
       *[many] { $animal }: { $n } punktów
    }
web-earth-place = Miejsce { $n } w kolejności
web-earth-food-chain = Łańcuch pokarmowy: pozycja { $n }; przy remisie wygrywa wyższa
web-earth-ability-mammal = Ratują jedną zagrożoną kostkę przed wymieraniem w każdej rundzie
web-earth-ability-reptile = W Regresji chronią jeden zagrożony zasób bez pionka
web-earth-ability-bird = W Migracji kostki mogą przejść przez jeden kafel
web-earth-ability-amphibian = Mają trzy początkowe zasoby, inne gromady dwa
web-earth-ability-arachnid = Przed Rywalizacją usuwają jedną obcą kostkę bez pionka
web-earth-ability-insect = Po Specjacji kładą jedną kostkę na dowolnym kaflu bez pionka
web-earth-survival = Ma kartę Przetrwanie
web-earth-pawns = Dostępne pionki: { $n }
web-earth-gene-pool = Kostki w puli genów: { $n }
web-earth-eliminated = Usunięte kostki: { $n }
web-earth-printed = początkowy
web-earth-acquired = pozyskany
web-earth-retrieved = Pionki odzyskane
web-earth-copy = kopiuje: { $trait }
web-earth-hand = Do wyboru:
web-earth-rejected = Odrzucone:

## Special pawns

web-earth-special-pawns = Pionki specjalne
web-earth-special = { $element }: znacznik { $n }, kontroluje { $control }
web-earth-domination = Wartości dominacji: { $values }

## What is not in play yet

web-earth-stack = Stos { $n }: { $terrain }; zakrytych: { $left }
web-earth-tiles-left = Zakryte kafle: { $tiles }
web-earth-tundra-left = Pozostałe kafle tundry: { $n }
web-earth-vents-left = Pozostałe erupcje: { $n }
web-earth-bag = w worku
web-earth-deck =
    { $n ->
        [one] Talia: { $n } karta
        [few] Talia: { $n } karty
       *[many] Talia: { $n } kart
    }
web-earth-survival-of = Przetrwanie: { $animal }
web-earth-unseen = Jeszcze niewidziane: { $cards }
web-earth-last-card = Ostatnia karta talii: { $card }
web-earth-used = Zużyte karty: { $n }
