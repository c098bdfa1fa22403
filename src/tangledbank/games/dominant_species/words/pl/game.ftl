### Dominant Species in Polish.

game-dominant-species = Dominant Species
about-dominant-species = Rozprzestrzeniaj zwierzęta, dostosuj je i zdominuj Ziemię, zanim zrobi to lód.

## Nouns

dom-animal-mammal = Ssaki
dom-animal-reptile = Gady
dom-animal-bird = Ptaki
dom-animal-amphibian = Płazy
dom-animal-arachnid = Pajęczaki
dom-animal-insect = Owady
dom-element-grass = trawa
dom-element-grub = pędraki
dom-element-meat = mięso
dom-element-seed = nasiona
dom-element-sun = słońce
dom-element-water = woda
dom-terrain-sea = morze
dom-terrain-wetland = mokradła
dom-terrain-savannah = sawanna
dom-terrain-jungle = dżungla
dom-terrain-forest = las
dom-terrain-desert = pustynia
dom-terrain-mountain = góry
dom-terrain-tundra = tundra
dom-any = dowolny teren
dom-nothing = nic
dom-section-initiative = Inicjatywa
dom-section-adaptation = Adaptacja
dom-section-regression = Regresja
dom-section-abundance = Wzbogacenie
dom-section-wasteland = Zubożenie
dom-section-depletion = Wyjałowienie
dom-section-glaciation = Zlodowacenie
dom-section-speciation = Specjacja
dom-section-wanderlust = Odkrywanie
dom-section-migration = Migracja
dom-section-competition = Rywalizacja
dom-section-domination = Przewaga
dom-phase-1 = Planowanie
dom-phase-2 = Wykonywanie
dom-phase-3 = Przygotowanie
dom-space = { $section } { $n }
dom-hex = { $hex }
dom-tile = { $hex } ({ $terrain })
dom-corner = { $corner }
dom-element-at = { $corner } ({ $element })
dom-harm-0 = pozyskany zasób
dom-harm-1 = pionek
dom-harm-2 = na każdym kaflu wszystkie kostki oprócz jednej

dom-card-aquatic = Gatunki wodne
dom-card-biodiversity = Bioróżnorodność
dom-card-biomass = Biomasa
dom-card-blight = Zaraza
dom-card-catastrophe = Katastrofa
dom-card-cold-snap = Ochłodzenie klimatu
dom-card-disease = Choroba
dom-card-ecodiversity = Ekoróżnorodność
dom-card-evolution = Ewolucja
dom-card-fecundity = Plenność
dom-card-fertile = Płodność
dom-card-habitat = Siedlisko
dom-card-hibernation = Sen zimowy
dom-card-ice-age = Epoka lodowcowa
dom-card-ice-sheet = Pokrywa lodowa
dom-card-immigrants = Gatunki inwazyjne
dom-card-instinct = Instynkt
dom-card-intelligence = Inteligencja
dom-card-mass-exodus = Wędrówki zwierząt
dom-card-metamorphosis = Metamorfoza
dom-card-niche-biomes = Sprzyjający biom
dom-card-nocturnal = Gatunki nocne
dom-card-omnivore = Wszystkożerność
dom-card-parasitism = Pasożytnictwo
dom-card-predator = Drapieżnik
dom-card-symbiotic = Symbiotyczny

## What each card does, in our words

dom-text-aquatic = Połóż wybrany zasób z worka na kaflu morza lub mokradeł, a potem do 4 kostek na tym samym kaflu.
dom-text-biodiversity = 1 punkt za każdy kafel, który dzielisz z innymi gromadami.
dom-text-biomass = Usuń po jednej kostce z każdego kafla, na którym jest więcej kostek niż zasobów.
dom-text-blight = Usuń wszystkie zasoby wokół kafla oprócz jednego.
dom-text-catastrophe = Usuń z kafla wszystkie kostki oprócz jednej, a z każdego sąsiedniego kafla po jednej.
dom-text-cold-snap = Każda inna gromada traci po kostce na każdym kaflu tundry.
dom-text-disease = Każda gromada, która ma więcej zasobów niż twoja, traci jeden pozyskany; sama wybiera który.
dom-text-ecodiversity = 1 punkt za każdy zasób na Ziemi, którego rodzaj masz na planszetce.
dom-text-evolution = Zastąp swoimi najwyżej 2 kostki, każdą innej gromady.
dom-text-fecundity = Po 1 nowej kostce na każdym kaflu, na którym masz kostki; jeśli pula genów nie wystarcza, wybierasz kafle.
dom-text-fertile = 1 punkt za każdą kostkę na jednym z kafli, na których masz kostki.
dom-text-habitat = Połóż wybrany zasób z worka na wolnym wierzchołku Ziemi.
dom-text-hibernation = Do 5 twoich usuniętych kostek wraca na jeden kafel; w tej rundzie nie grozi im wymarcie.
dom-text-ice-age = Wszyscy dostają punkty bonusowe za zdominowane kafle; ta runda jest ostatnia.
dom-text-ice-sheet = Zamień jeden kafel w tundrę.
dom-text-immigrants = Każda gromada traci pozyskany zasób albo pionek, albo na każdym kaflu wszystkie swoje kostki oprócz jednej.
dom-text-instinct = Postaw dostępny pionek na dowolnym wolnym polu.
dom-text-intelligence = Nowy pionek dla ciebie i każdej gromady wyżej w łańcuchu pokarmowym.
dom-text-mass-exodus = Przenieś wszystkie kostki z jednego kafla na sąsiednie.
dom-text-metamorphosis = Wymień pozyskany zasób na wybrany z worka.
dom-text-niche-biomes = Każdy, kto ma więcej punktów niż ty, traci tyle, ile wynosi pierwsza wartość właśnie punktowanego kafla.
dom-text-nocturnal = Zamień się miejscami z lewym sąsiadem na torze inicjatywy.
dom-text-omnivore = Nowy pionek dla ciebie.
dom-text-parasitism = Nowy pionek dla ciebie i każdej gromady niżej w łańcuchu pokarmowym.
dom-text-predator = Usuń po jednej kostce innej gromady z każdego kafla, który z kimś dzielisz.
dom-text-symbiotic = Ty i każda gromada z mniejszą liczbą zasobów losujecie po jednym zasobie.

## Prompts

dom-prompt-over = Koniec gry.
dom-prompt-wait = Czekamy na: { $seats }.
dom-prompt-placepawn = { $animal }: postaw pionek na wolnym polu.
dom-prompt-initiative = { $animal }: przesuń się o jedno miejsce w lewo na torze inicjatywy i postaw ten pionek na innym polu albo zrezygnuj.
dom-prompt-adaptation = { $animal }: weź zasób na planszetkę albo zrezygnuj.
dom-prompt-protect = { $animal }: który zagrożony zasób zachowujesz?
dom-prompt-abundance = { $animal }: weź zasób, który trafi na Ziemię, albo zrezygnuj.
dom-prompt-putelement = { $animal }: na którym wolnym wierzchołku kładziesz zasób ({ $element })?
dom-prompt-wasteland = { $animal }: który zasób z pola Zubożenia wrzucasz do worka?
dom-prompt-depletion = { $animal }: który zasób usuwasz z Ziemi?
dom-prompt-glaciation = { $animal }: który kafel obok tundry zamieniasz w tundrę?
dom-prompt-icesheet = { $animal }: który kafel obok tundry zamieniasz w tundrę? Efekt karty jest obowiązkowy.
dom-prompt-speciation = { $animal }: wokół którego zasobu ({ $element }) pojawią się nowe kostki?
dom-prompt-placecubes = { $animal }: ile kostek kładziesz na kaflu { $tile }?
dom-prompt-spread = { $animal }: na którym kaflu kładziesz darmową kostkę?
dom-prompt-wanderlust = { $animal }: który odkryty kafel dokładasz do Ziemi?
dom-prompt-puttile = { $animal }: gdzie kładziesz nowy kafel ({ $terrain })?
dom-prompt-wandertake = { $animal }: który zasób kładziesz na nowym kaflu? Możesz też zrezygnować.
dom-prompt-movecubes = { $animal }: ile kostek przechodzi z kafla { $source } na kafel { $target }?
dom-prompt-exodus = { $animal }: ile kostek ({ $moved }) przechodzi z kafla { $source } na kafel { $target }?
dom-prompt-migration =
    { $n ->
        [one] { $animal }: możesz przenieść { $n } kostkę. Skąd?
       *[other] { $animal }: możesz przenieść do { $n } kostek. Skąd?
    }
dom-prompt-migrateto = { $animal }: dokąd idą kostki z kafla { $source }? Pozostałe ruchy: { $n }.
dom-prompt-migratecubes = { $animal }: ile kostek przenosisz z kafla { $source } na kafel { $target }? Pozostałe ruchy: { $n }.
dom-prompt-competition = { $animal }: którą kostkę innej gromady usuwasz ({ $terrain })?
dom-prompt-domination = { $animal }: który kafel punktujesz?
dom-prompt-takecard = { $animal }: dominujesz na tym kaflu. Weź kartę.
dom-prompt-savemammal = { $animal }: na którym kaflu ocalasz zagrożoną kostkę?
dom-prompt-aquatictile = { $animal }: Gatunki wodne. Który kafel morza lub mokradeł?
dom-prompt-choosefrombag = { $animal }: który zasób bierzesz z worka?
dom-prompt-victim = { $animal }: czyją kostkę usuwasz z kafla { $tile }?
dom-prompt-catastrophetile = { $animal }: Katastrofa. Który kafel?
dom-prompt-survivor = { $animal }: czyja kostka na kaflu { $tile } ocaleje?
dom-prompt-blighttile = { $animal }: Zaraza. Który kafel?
dom-prompt-blightkeep = { $animal }: który zasób na kaflu { $tile } zostaje?
dom-prompt-loseelement = { $animal }: który pozyskany zasób tracisz?
dom-prompt-suffer = { $animal }: co tracisz przez gatunki inwazyjne?
dom-prompt-removepawn = { $animal }: który twój pionek na stałe znika z obszaru akcji?
dom-prompt-exchange = { $animal }: który pozyskany zasób wymieniasz i na jaki?
dom-prompt-replace = { $animal }: którą kostkę innej gromady zastępujesz swoją?
dom-prompt-fertiletile = { $animal }: Płodność. Który kafel z twoimi kostkami?
dom-prompt-hibernationtile = { $animal }: Sen zimowy. Na który kafel wracają kostki?
dom-prompt-hibernate = { $animal }: ile usuniętych kostek wraca na kafel { $tile }?
dom-prompt-exodustile = { $animal }: Wędrówki zwierząt. Który kafel opustoszeje?

## Actions

dom-do-pass = Zrezygnuj albo zakończ
dom-do-pawn = Pionek na pole { $space }
dom-do-initiative = Przesuń się do przodu i postaw pionek na polu { $space }
dom-do-adapt = Weź na planszetkę: { $element }
dom-do-protect = Zachowaj: { $element }
dom-do-take = Weź: { $element }
dom-do-corner = Wierzchołek { $corner }
dom-do-waste = Wrzuć do worka: { $element }
dom-do-deplete = Usuń zasób { $corner }
dom-do-glaciate = Zamień w tundrę kafel { $tile }
dom-do-speciate = Specjacja wokół { $corner }
dom-do-cubes =
    { $n ->
        [0] Ani jednej kostki
        [one] 1 kostka
        [few] { $n } kostki
       *[many] { $n } kostek
    }
dom-do-spread = Jedna kostka na kafel { $tile }
dom-do-explore = Weź odkryty kafel: { $terrain }
dom-do-tile = { $tile }
dom-do-from = Z kafla { $tile }
dom-do-to = Na kafel { $tile }
dom-do-compete = Usuń kostkę z kafla { $tile }: { $animal }
dom-do-dominate = Punktuj kafel { $tile }
dom-do-card = Weź kartę { $card }
dom-do-save = Ocal kostkę na kaflu { $tile }
dom-do-victim = Usuń kostkę gromady: { $animal }
dom-do-survivor = Zostaje jedna kostka: { $animal }
dom-do-lose = Strać zasób: { $element }
dom-do-replace = Zastąp kostkę na kaflu { $tile }: { $animal }
dom-do-suffer = Strać { $harm }
dom-do-exchange = Oddaj: { $element }, weź: { $taken }
dom-do-remove = Strać pionek z pola { $space }

## Why an action is refused

dom-why-over = Gra już się skończyła.
dom-why-not-asked = To nie twoja kolej, teraz gra: { $seats }.
dom-why-occupied = To pole jest zajęte.
dom-why-same-space = Pionek musi trafić na inne pole niż Inicjatywa.
dom-why-no-disk = Nie leży tam taki zasób.
dom-why-not-threatened = Ten zasób nie jest zagrożony: musi być na polu Regresji i wśród twoich pozyskanych zasobów.
dom-why-protected-already = Ten rodzaj zasobu już chronisz.
dom-why-no-tile-here = Nie ma tam kafla.
dom-why-not-on-earth = Ten wierzchołek nie dotyka żadnego kafla.
dom-why-corner-taken = Na tym wierzchołku już leży zasób.
dom-why-no-element = Na tym wierzchołku nie leży żaden zasób.
dom-why-not-in-box = Na polu Wyjałowienia nie ma zasobu tego rodzaju.
dom-why-is-tundra = Ten kafel już jest tundrą.
dom-why-not-beside-tundra = Ten kafel nie sąsiaduje z żadnym kaflem tundry.
dom-why-wrong-element = To pole jest dla innego zasobu.
dom-why-too-many = To więcej, niż wolno albo niż jest.
dom-why-too-few = Trzeba przenieść co najmniej jedną kostkę.
dom-why-stack-empty = Na tym stosie nie ma odkrytego kafla.
dom-why-hex-taken = Tam już leży kafel.
dom-why-not-beside-earth = Nowy kafel musi stykać się z innym kaflem.
dom-why-no-cubes = Nie masz tam kostek.
dom-why-moved-already = Wszystkie twoje kostki, które tam są, już się w tej akcji przemieściły.
dom-why-too-far = Kostki przechodzą na sąsiedni kafel; ptaki mogą przelecieć nad jednym kaflem.
dom-why-same-tile = Kostki muszą przejść na inny kafel.
dom-why-wrong-terrain = To kafel niewłaściwego terenu.
dom-why-no-own-cube = Musisz tam mieć własną kostkę.
dom-why-no-victim = Ta gromada nie ma tam kostki.
dom-why-own-animal = To musi być kostka innej gromady.
dom-why-scored-already = Ten kafel był już punktowany w tej rundzie.
dom-why-no-such-card = Tej karty nie ma wśród odkrytych.
dom-why-not-endangered = Nie ma tam zagrożonej kostki, którą można by ocalić.
dom-why-not-acquired = Na planszetce nie ma pozyskanego zasobu tego rodzaju; zasobów początkowych nie można stracić.
dom-why-bag-empty = W worku nie ma zasobu tego rodzaju.
dom-why-chosen-already = Każda zastąpiona kostka musi należeć do innej gromady.
dom-why-no-vacant-corner = Ten kafel nie ma wolnego wierzchołka.
dom-why-must-answer = Tu trzeba odpowiedzieć.
dom-why-not-this-tile = Wierzchołek musi należeć do tego kafla.
dom-why-no-pawn-here = Nie ma tam twojego pionka, który można by stracić.
dom-why-none-acquired = Nie masz zdobytego żetonu, który można by stracić; nadrukowane zostają.
dom-moment-pass = Teraz nie można zrezygnować.
dom-moment-pawn = Pionki stawia się w fazie planowania.
dom-moment-initiative = To należy do akcji Inicjatywa.
dom-moment-adapt = To należy do akcji Adaptacja.
dom-moment-protect = To należy do Regresji.
dom-moment-take = Zasoby bierze się w akcjach Wzbogacenie i Odkrywanie oraz dzięki kartom.
dom-moment-corner = Wierzchołek wybiera się po wzięciu zasobu.
dom-moment-waste = To należy do akcji Zubożenie.
dom-moment-deplete = To należy do akcji Wyjałowienie.
dom-moment-glaciate = To należy do akcji Zlodowacenie.
dom-moment-speciate = To należy do akcji Specjacja.
dom-moment-cubes = Liczbę kostek podaje się, gdy się je kładzie lub przenosi.
dom-moment-spread = Owady kładą darmową kostkę po Specjacji.
dom-moment-explore = To należy do akcji Odkrywanie.
dom-moment-tile = Pole planszy wybiera się dla nowego kafla albo z powodu karty.
dom-moment-from = To należy do akcji Migracja.
dom-moment-to = To należy do akcji Migracja.
dom-moment-compete = To należy do Rywalizacji.
dom-moment-dominate = To należy do akcji Przewaga.
dom-moment-card = Kartę bierze gromada, która dominuje na punktowanym kaflu.
dom-moment-save = Ssaki ocalają kostkę przed wymieraniem.
dom-moment-victim = Ofiarę wybiera się z powodu karty.
dom-moment-survivor = Ocaloną kostkę wybiera się przy karcie Katastrofa.
dom-moment-lose = Zasób traci się przez kartę Choroba lub Gatunki inwazyjne.
dom-moment-replace = Kostki zastępuje się dzięki karcie Ewolucja.
dom-moment-suffer = To należy do karty Gatunki inwazyjne.
dom-moment-exchange = To należy do karty Metamorfoza.
dom-moment-remove = Pionek z obszaru akcji traci się tylko przez kartę Gatunki inwazyjne.

## Events

dom-event-round = Zaczyna się runda { $n }.
dom-event-phase = Faza: { $phase }.
dom-event-pawn = { $animal }: pionek na polu { $space }.
dom-event-pawn-back = { $animal }: pionek wraca z pola { $space }.
dom-event-swap = { $animal } wyprzedzają { $other } na torze inicjatywy.
dom-event-gain-element = { $animal } zyskują zasób: { $element }.
dom-event-lose-element = { $animal } tracą zasób: { $element }.
dom-event-put = Zasób trafia na Ziemię: { $element } na wierzchołku { $corner }.
dom-event-remove = Zasób znika z Ziemi: { $element } z wierzchołka { $corner }.
dom-event-cover = Kafel { $hex } staje się tundrą.
dom-event-tile = Nowy kafel { $hex }: { $terrain }.
dom-event-cubes =
    { $n ->
        [one] { $animal } kładą { $n } kostkę na kaflu { $hex }.
        [few] { $animal } kładą { $n } kostki na kaflu { $hex }.
       *[many] { $animal } kładą { $n } kostek na kaflu { $hex }.
    }
dom-event-move =
    { $n ->
        [one] { $animal }: { $n } kostka przechodzi z kafla { $source } na kafel { $target }.
        [few] { $animal }: { $n } kostki przechodzą z kafla { $source } na kafel { $target }.
       *[many] { $animal }: { $n } kostek przechodzi z kafla { $source } na kafel { $target }.
    }
dom-event-eliminate =
    { $n ->
        [one] { $animal } tracą { $n } kostkę na kaflu { $hex }.
        [few] { $animal } tracą { $n } kostki na kaflu { $hex }.
       *[many] { $animal } tracą { $n } kostek na kaflu { $hex }.
    }
dom-event-vp =
    { $n ->
        [one] { $animal } zdobywają { $n } punkt i mają { $total }.
        [few] { $animal } zdobywają { $n } punkty i mają { $total }.
       *[many] { $animal } zdobywają { $n } punktów i mają { $total }.
    }
dom-event-lose-vp =
    { $n ->
        [one] { $animal } tracą { $n } punkt i mają { $total }.
        [few] { $animal } tracą { $n } punkty i mają { $total }.
       *[many] { $animal } tracą { $n } punktów i mają { $total }.
    }
dom-event-card = { $animal } biorą kartę { $card }.
dom-event-draw-card = Odkryte karty: { $card }.
dom-event-draw-tile = Odkryte kafle: { $terrain }.
dom-event-draw-disk = { $row }: wylosowany zasób to { $element }.
dom-event-waste = { $animal } wrzucają do worka zasób z pola Zubożenia: { $element }.
dom-event-survival =
    { $n ->
        [one] { $animal } mają kartę Przetrwanie i są na { $n } kaflu tundry.
       *[other] { $animal } mają kartę Przetrwanie i są na { $n } kaflach tundry.
    }
dom-event-last-round = Nadeszła epoka lodowcowa: runda { $n } jest ostatnia.
dom-event-new-pawn = { $animal } zyskują pionek.
dom-event-lost-pawn = { $animal } tracą pionek.
dom-event-score = { $animal } kończą grę z wynikiem { $n }.
dom-event-section = { $animal } wykonują akcję { $section }.
dom-event-return =
    { $n ->
        [one] { $animal }: { $n } kostka wraca z kafla { $hex } do puli genów.
        [few] { $animal }: { $n } kostki wracają z kafla { $hex } do puli genów.
       *[many] { $animal }: { $n } kostek wraca z kafla { $hex } do puli genów.
    }
dom-event-shelter =
    { $n ->
        [one] { $animal }: { $n } kostka wraca na kafel { $hex }, w tej rundzie bez groźby wymarcia.
        [few] { $animal }: { $n } kostki wracają na kafel { $hex }, w tej rundzie bez groźby wymarcia.
       *[many] { $animal }: { $n } kostek wraca na kafel { $hex }, w tej rundzie bez groźby wymarcia.
    }
dom-event-scored = { $animal } wybierają do punktacji kafel { $hex }.
dom-event-queue = { $animal }: pionek przesuwa się na pole { $space }.
dom-event-truncated = Gra kończy się z powodu limitu rund ({ $n }).
dom-event-dominant = { $whom } dominują teraz na kaflu { $hex }.
dom-event-dominant-nobody = Nikt już nie dominuje na kaflu { $hex }.
dom-event-endangered = { $animal } są zagrożone na kaflu { $hex }.
dom-event-safe = { $animal } są znów bezpieczne na kaflu { $hex }.
dom-event-holder = { $whom } mają teraz kartę Przetrwanie.
dom-event-holder-nobody = Nikt nie ma teraz karty Przetrwanie.

## Options

option-dominant-species-edition = Z którego wydania jest talia kart: w pierwszym gra się wszystkimi 26 kartami.
option-dominant-species-longer-game = Wszystkie 26 kart zamiast 22.
option-dominant-species-multi-animal = Dla 2 lub 3 graczy: każdy gra kilkoma gromadami, liczy się najsłabsza.
option-dominant-species-random-earth = Losowa Ziemia na początku.
option-dominant-species-optional-fecundity = Czy Plenność pozwala pominąć kafle, choć kostek wystarcza.
option-dominant-species-animals = Kto gra którą gromadą, zaczynając od P1: bird,insect albo po kilka: bird+insect,mammal+reptile; random losuje.
option-dominant-species-round-limit = Limit rund dla gry automatycznej; zgodnie z zasadami none, czyli bez limitu.

## What a position must say

dom-expect-rest = wszystko, czego nie ma gdzie indziej ({ $rules })
dom-expect-supply = najwyżej tyle, ile jest w pudełku ({ $rules })
dom-expect-animal = każda gromada raz, z miejscem od P1 do P{ $most }
dom-expect-owners = tyle samo gromad dla każdego gracza
dom-expect-track = każda gromada w grze raz
dom-expect-pawns = co najmniej jeden pionek po wszystkich nadchodzących kartach i łącznie najwyżej tyle pionków, ile jest pól: { $n } ({ $rules })
dom-expect-tiles = co najmniej jeden kafel albo start standard
dom-expect-connected = kafle, które tworzą jedną całość ({ $rules })
dom-expect-corner = wolny wierzchołek Ziemi ({ $rules })
dom-expect-scored = kafle Ziemi, każdy raz ({ $rules })
dom-expect-in-play = gromada biorąca udział w grze ({ $rules })
dom-expect-face-up = najwyżej trzy duże kafle albo none ({ $rules })
dom-expect-hex = wolne pole planszy i teren
dom-expect-shelter = najwyżej tyle kostek, ile tam jest
dom-expect-acquired = najwyżej { $n } ({ $rules })
dom-expect-gene-pool = { $n } razem z usuniętymi kostkami ({ $rules })
dom-expect-ice-age = false, jeśli karta jest odkryta lub zużyta, w przeciwnym razie true
dom-expect-card = karta, której nie ma gdzie indziej
dom-expect-stacks = trzy liczby o sumie { $n }
