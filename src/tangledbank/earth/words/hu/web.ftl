### What the boards of Dominant Species and Marine say in the browser, in Hungarian.

## Parts of the board

web-earth-parts = A tábla részei
web-earth-map = Térkép
web-earth-actions = Akciók
web-earth-animals = Állatok
web-earth-cards = Kártyák
web-earth-score = Miből lettek a pontok
web-earth-score-animal = Állat
web-earth-score-before = A vége előtt
web-earth-score-pawns = Speciális bábuk
web-earth-score-tiles = Lapkák a végén
web-earth-score-total = Pont

## The map

web-earth-empty = { $hex }: még nincs lapka
web-earth-dominant = Uralja: { $animal }
web-earth-endangered = Veszélyeztetett: { $animals }
web-earth-sheltered = Ebben a fordulóban nem hal ki: { $animals }
web-earth-scored = Ebben a fordulóban már pontoztuk
web-earth-points-now = Ha most pontoznánk: { $points }
web-earth-matching = Megfelelő elemek: { $values }
web-earth-nobody = senki
web-earth-nothing = semmi
web-earth-corner = { $corner }: üres sarok
web-earth-corner-element = { $element } itt: { $corner }
web-earth-heat = Mutasd a térképen, hány elem felel meg egy állatnak
web-earth-heat-map = Hőtérkép
web-earth-heat-of = { $animal }: megfelelő elemek a térképen
web-earth-zoom-in = Nagyítás
web-earth-zoom-out = Kicsinyítés
web-earth-zoom-whole = A teljes térkép

## The action display

web-earth-row = A mezőn: { $elements }
web-earth-space-free = { $space }: szabad
web-earth-space-taken = { $space }: { $pawn }
web-earth-space-special = Csak speciális bábuknak
web-earth-space-cubes = { $n } kocka
web-earth-space-victims = Legfeljebb { $n } kockát távolít el
web-earth-space-slots =
    { $n ->
        [1] Kártya az 1. helyről
       *[other] Kártya az 1–{ $n }. helyről
    }
web-earth-pointer = Most kerül sorra
web-earth-regression-cube = { $animal }: egy kocka védi az elemeit

## Animals

web-earth-animal = { $animal }: { $n } pont
web-earth-place = { $n }. hely a sorrendben
web-earth-food-chain = Tápláléklánc: { $n }. hely; döntetlennél a magasabban álló nyer
web-earth-ability-mammal = Minden fordulóban megment egy veszélyeztetett kockát a kihalás előtt
web-earth-ability-reptile = A Visszafejlődésnél bábu nélkül megvéd egy fenyegetett elemet
web-earth-ability-bird = A Vándorlásnál a kockák átkelhetnek egy lapkán
web-earth-ability-amphibian = Három nyomtatott eleme van, a többinek kettő
web-earth-ability-arachnid = A Versengés előtt bábu nélkül eltávolít egy ellenfél-kockát
web-earth-ability-insect = A Fajképződés után bábu nélkül letesz egy kockát bármely lapkára
web-earth-survival = Nála van a Túlélés
web-earth-pawns = Elérhető bábuk: { $n }
web-earth-gene-pool = Kockák a génkészletben: { $n }
web-earth-eliminated = Eltávolított kockák: { $n }
web-earth-printed = nyomtatott
web-earth-acquired = megszerzett
web-earth-retrieved = A bábuk visszatértek
web-earth-copy = lemásolva: { $trait }
web-earth-hand = Választható:
web-earth-rejected = Elvetve:

## Special pawns

web-earth-special-pawns = Speciális bábuk
web-earth-special = { $element }: cél { $n }, irányítja: { $control }
web-earth-domination = Uralmi értékek: { $values }

## What is not in play yet

web-earth-stack = { $n }. halom: { $terrain }; lefordítva: { $left }
web-earth-tiles-left = Lefordított lapkák: { $tiles }
web-earth-tundra-left = Maradt tundralapkák: { $n }
web-earth-vents-left = Maradt kürtők: { $n }
web-earth-bag = a zsákban
web-earth-deck = Pakli: { $n } kártya
web-earth-survival-of = Túlélés: { $animal }
web-earth-unseen = Még nem láttuk: { $cards }
web-earth-last-card = A pakli utolsó kártyája: { $card }
web-earth-used = Felhasznált kártyák: { $n }
