### Dominant Species: Marine in Polish.

game-marine = Dominant Species: Marine
about-marine = Zasiedl pradawne morza, od rafy po dymiący komin, zanim spadnie asteroida.

## Nouns

mar-animal-reptiles = Gady
mar-animal-cephalopods = Głowonogi
mar-animal-fish = Ryby
mar-animal-crustaceans = Skorupiaki
mar-element-algae = algi
mar-element-gastropods = ślimaki
mar-element-plankton = plankton
mar-element-sponges = gąbki
mar-element-sun = słońce
mar-element-worms = bezkręgowce
mar-terrain-land = ląd
mar-terrain-kelp = wodorosty
mar-terrain-coral = rafa
mar-terrain-seamount = góra
mar-terrain-seagrass = łąka
mar-terrain-sand = równina
mar-terrain-ocean = ocean
mar-terrain-vent = erupcja
mar-side-smoker = komin hydrotermalny
mar-side-geyser = gejzer
mar-section-abundance = Wzbogacenie
mar-section-autotrophs = Autotrofia
mar-section-depletion = Wyjałowienie
mar-section-adaptation = Adaptacja
mar-section-regression = Regresja
mar-section-speciation = Specjacja
mar-section-wanderlust = Odkrywanie
mar-section-tectonics = Tektonika
mar-section-migration = Migracja
mar-section-competition = Rywalizacja
mar-section-evolution = Ewolucja
mar-section-domination = Dominacja
mar-section-bottom-feeder = Zwierzęta bentosowe
mar-space = { $section } { $n }
mar-hex = { $hex }
mar-tile = { $hex } ({ $terrain })
mar-corner = { $corner }
mar-element-at = { $corner } ({ $element })
mar-any = dowolny teren
mar-any-element = dowolny zasób
mar-nothing = nic
mar-pawn-basic = pionek zwykły
mar-pawn-special = pionek specjalny ({ $element })
mar-source-pool = z puli genów
mar-source-eliminated = spośród usuniętych kostek
mar-place-earth = na Ziemi
mar-place-display = na swojej planszetce

mar-card-adaptability = Przystosowalność
mar-card-annelids = Pierścienice
mar-card-asteroid = Asteroida
mar-card-biodiversity = Różnorodność biologiczna
mar-card-biomass = Biomasa
mar-card-bountiful-habitat = Bogate siedlisko
mar-card-carbon-cycle = Obieg węgla w przyrodzie
mar-card-cladogenesis = Ewolucja dywergentna
mar-card-disease = Choroba
mar-card-ecodiversity = Ekoróżnorodność
mar-card-endosymbionts = Endosymbionty
mar-card-extremophiles = Ekstremofile
mar-card-fecundity = Plenność
mar-card-fertile = Płodny
mar-card-gene-expression = Ekspresja genów
mar-card-habitat = Siedlisko
mar-card-invasive-species = Gatunki inwazyjne
mar-card-marine-snow = Śnieg morski
mar-card-mass-exodus = Wędrówki zwierząt
mar-card-metamorphosis = Metamorfoza
mar-card-monotypic-habitat = Siedlisko monotypowe
mar-card-niche-construction = Powstanie biomu
mar-card-omnivore = Wszystkożerność
mar-card-population-explosion = Podwojenie populacji
mar-card-predator = Drapieżnik
mar-card-producers = Producenci
mar-card-profligate-carnivore = Zachłanny drapieżnik
mar-card-semi-aquatic = Gatunek wodno-lądowy
mar-card-solar-radiation = Promieniowanie słoneczne
mar-card-symbiotic = Symbiotyczny
mar-card-tectonic-shift = Ruchy tektoniczne
mar-card-terrestrial = Gatunek lądowy
mar-card-trophic-cascade = Kaskada troficzna
mar-card-univalves = Mięczaki
mar-card-volcanism = Wulkanizm

mar-trait-ancient-lineage = Żywa skamieniałość
mar-trait-bottom-feeder = Zwierzęta bentosowe
mar-trait-budding-intelligence = Przejawy inteligencji
mar-trait-camouflage = Kamuflaż
mar-trait-cannibal = Kanibal
mar-trait-carnivore = Mięsożerca
mar-trait-ecological-niche = Nisza ekologiczna
mar-trait-exaptation = Egzaptacja
mar-trait-flight = Lot
mar-trait-hadopelagic = Głębia oceaniczna
mar-trait-pack-hunters = Drapieżniki stadne
mar-trait-phenotypic-plasticity = Plastyczność fenotypowa
mar-trait-prey-switching = Zmiana żywienia
mar-trait-ram-feeder = Filtrowanie planktonu
mar-trait-resilience = Odporność
mar-trait-seasonal-migrants = Migracje sezonowe
mar-trait-social = Stadny
mar-trait-solitary = Samotnik

## What each card does, in our words

mar-card-text-adaptability = Wymień pozyskany zasób na zasób leżący na Ziemi; twój trafia dokładnie na zwolniony wierzchołek.
mar-card-text-annelids = 1 punkt za każdy kafel z twoimi kostkami i co najmniej jednym żetonem bezkręgowców.
mar-card-text-asteroid = Usuń z kafla wszystkie kostki oprócz jednej wybranej, a potem po jednej wybranej kostce z każdego sąsiedniego kafla, w razie potrzeby własnej. Ta runda jest ostatnia.
mar-card-text-biodiversity = 1 punkt za każdy kafel, który dzielisz z innymi gromadami.
mar-card-text-biomass = Usuń po jednej wybranej kostce z każdego kafla, na którym jest więcej kostek niż zasobów; tam, gdzie są tylko twoje, usuwasz własną.
mar-card-text-bountiful-habitat = Wybierz rodzaj terenu obecny na Ziemi: każdy taki kafel jest punktowany raz, nawet ten punktowany przed chwilą.
mar-card-text-carbon-cycle = 1 punkt za każdy kafel z twoimi kostkami i co najmniej jednym żetonem planktonu.
mar-card-text-cladogenesis = Wykonaj wierzchnią kartę ze stosu kart odrzuconych (X to pozycja Ewolucji dywergentnej), a potem dowolną inną odkrytą kartę (X to jej pozycja), którą następnie odrzucasz.
mar-card-text-disease = W kolejności łańcucha pokarmowego każda inna gromada, która ma więcej zasobów niż twoja, traci jeden pozyskany; sama wybiera który.
mar-card-text-ecodiversity = 1 punkt za każdy zasób na Ziemi, którego rodzaj masz na planszetce.
mar-card-text-endosymbionts = 1 punkt za każdy kafel z twoimi kostkami i co najmniej jednym żetonem gąbek.
mar-card-text-extremophiles = 1 punkt za każdą twoją kostkę na kaflach erupcji, zarówno na kominach hydrotermalnych, jak i na gejzerach.
mar-card-text-fecundity = Po 1 nowej kostce na każdym kaflu, na którym masz kostki; jeśli pula genów nie wystarcza, wybierasz kafle, które pomijasz.
mar-card-text-fertile = Wybierz kafel, na którym masz kostki: 1 punkt za każdą kostkę na nim, także innych gromad.
mar-card-text-gene-expression = Dobierz z pudełka 3 karty cech i zastąp swoją cechę jedną z nich.
mar-card-text-habitat = Usuń z Ziemi zasób, którego pionka specjalnego nie kontrolujesz. Potem, jeśli kontrolujesz pionek specjalny, połóż na wolnym wierzchołku Ziemi dowolny zasób z worka.
mar-card-text-invasive-species = Każda gromada, także twoja, traci po kostce na każdym swoim kaflu, którego teren widnieje w sekcji Rywalizacja; teren widoczny dwa razy liczy się raz.
mar-card-text-marine-snow = 1 punkt za każdy kafel oceanu, na którym masz kostki. Gdy karta zostaje wyłożona na planszę, każdy kafel oceanu jest raz punktowany; nikt nie bierze za to karty.
mar-card-text-mass-exodus = Przenieś wszystkie kostki z jednego kafla, także innych gromad, na sąsiednie kafle; dzielisz je dowolnie.
mar-card-text-metamorphosis = Wymień pozyskany zasób na wybrany z worka.
mar-card-text-monotypic-habitat = Punkty bonusowe za liczbę kafli, na których jest tylko twoja gromada. Dopóki karta leży odkryta na planszy (edycja gmt), remisy w punktowaniu kafli i remis o zwycięstwo wygrywa gromada niższa w łańcuchu pokarmowym.
mar-card-text-niche-construction = Przenieś jeden z zasobów na Ziemi na dowolny wolny wierzchołek Ziemi.
mar-card-text-omnivore = Wybierz kafel, na którym masz kostki: usuń z niego jeden zasób, jeśli jakiś tam jest, a potem kostkę innej gromady; jeśli jej nie ma, własną.
mar-card-text-population-explosion = Wybierz kafel, na którym masz kostki, i połóż tam tyle nowych kostek, ile jest na nim kostek wszystkich gromad, albo całą pulę genów, jeśli jest mniejsza.
mar-card-text-predator = Usuń po jednej wybranej kostce innej gromady z każdego kafla, który z kimś dzielisz.
mar-card-text-producers = 1 punkt za każdy kafel z twoimi kostkami i co najmniej jednym żetonem alg.
mar-card-text-profligate-carnivore = X razy: usuń kostkę innej gromady z dowolnego kafla i połóż na nim kostkę z twojej puli genów, dopóki jakieś w niej są. X to pozycja tej karty.
mar-card-text-semi-aquatic = 1 punkt za każdy kafel z twoimi kostkami i co najmniej jednym żetonem słońca.
mar-card-text-solar-radiation = Zwróć do pul genów X wybranych kostek z jednego kafla (wszystkie, jeśli jest ich mniej); X to pozycja tej karty. Dopóki leży odkryta na planszy, pierwsze miejsce w akcji Ewolucja daje 1 punkt więcej za każdy żeton słońca na punktowanym kaflu.
mar-card-text-symbiotic = W kolejności łańcucha pokarmowego ty i każda gromada z mniejszą liczbą zasobów niż twoja losujecie po jednym zasobie na wolne pole planszetki.
mar-card-text-tectonic-shift = Każda gromada zabiera z obszaru akcji wszystkie swoje pionki, także ten właśnie postawiony. To nie jest Odzyskiwanie: znaczniki łańcucha pokarmowego się nie przesuwają.
mar-card-text-terrestrial = Połóż wybrany zasób z worka na wolnym wierzchołku kafla lądu lub gejzeru, a potem do 4 kostek na tym samym kaflu. Jeśli pierwsza część jest niemożliwa, kładziesz na takim kaflu tylko kostki.
mar-card-text-trophic-cascade = Usuń z jednego kafla X wybranych zasobów (wszystkie, jeśli jest ich mniej); X to pozycja tej karty.
mar-card-text-univalves = 1 punkt za każdy kafel z twoimi kostkami i co najmniej jednym żetonem ślimaków.
mar-card-text-volcanism = Wykonaj akcję Tektonika bez pionka na kaflu na obrzeżach albo na dowolnej górze. Dopóki karta leży odkryta na planszy, zwykłe pole akcji Tektonika pozwala wybrać także górę, która nie leży na obrzeżach.

## What each trait does, in our words

mar-trait-text-ancient-lineage = Po każdym swoim Odzyskiwaniu, przed Rozkładaniem i przed następną turą, możesz wykonać kartę z pozycji 1 tak, jakby była wybrana (X = 1), ale bez punktowania kafla.
mar-trait-text-bottom-feeder = Własne pole akcji poniżej Dominacji, tylko dla twoich pionków: połóż zasób z pola Wyjałowienia lub Regresji na wolnym wierzchołku Ziemi albo na wolnym polu swojej planszetki.
mar-trait-text-budding-intelligence = Gdy po raz pierwszy masz co najmniej 20 punktów, dostajesz do końca gry dodatkowy pionek zwykły.
mar-trait-text-camouflage = Po akcji Odkrywanie lub Tektonika innej gromady (także z karty Wulkanizm) możesz położyć kostkę ze swojej puli genów na kaflu właśnie umieszczonym.
mar-trait-text-cannibal = Gdy zostaje usunięta co najmniej jedna twoja kostka, dostajesz po 1 punkcie za każdy kafel, z którego znikają twoje kostki, bez względu na to, kto je usuwa; kostki zwrócone do puli genów się nie liczą.
mar-trait-text-carnivore = Na kaflach z co najmniej 2 kostkami innych gromad twoje kostki rozwijają się nawet bez pasującego zasobu.
mar-trait-text-ecological-niche = W Specjacji wokół zasobu, którego pionek specjalny kontrolujesz, twój limit na każdym kaflu jest o 1 wyższy, a limit innych gromad o 1 niższy (najmniej 0).
mar-trait-text-exaptation = Na początku wybierz cechę innej gromady: ty też ją masz. Gdy po jakiejś akcji masz w puli genów 16 kostek lub mniej, tracisz kopię i tę kartę, dobierasz 3 cechy i jedną zatrzymujesz.
mar-trait-text-flight = Swoje pionki zwykłe możesz stawiać po wszystkich swoich pionkach w obszarze akcji albo przed nimi wszystkimi, ale nigdy pomiędzy nimi.
mar-trait-text-hadopelagic = Jeśli w chwili Odzyskiwania nie masz żadnego dostępnego pionka, po nim rozgrywasz dodatkową turę; ewentualne Rozkładanie następuje wcześniej.
mar-trait-text-pack-hunters = Zaczynasz z kontrolą nad wybranym pionkiem specjalnym; jego znacznik dominacji zaczyna na polu 3 (edycja gmt) albo 2 (edycja phalanx).
mar-trait-text-phenotypic-plasticity = Dwa dodatkowe pola na zasoby na twojej planszetce; gdy stracisz tę cechę, nadmiarowe zasoby wracają do worka.
mar-trait-text-prey-switching = Gdy inna gromada kładzie nowe kostki ze swojej puli genów na kaflach, na których masz kostki, dostajesz 1 punkt za każdy taki kafel, bez względu na liczbę kostek.
mar-trait-text-ram-feeder = Dodatkowy nadrukowany zasób planktonu, którego nigdy nie tracisz.
mar-trait-text-resilience = Nigdy nie tracisz zasobów przez Regresję, nawet bez kostki w tej sekcji.
mar-trait-text-seasonal-migrants = W Migracji przenosisz o 1 kostkę więcej, a każda kostka może przejść do 2 kafli, nigdy na puste pole ani przez nie.
mar-trait-text-social = Twoje pionki zwykłe mogą wypychać pionki zwykłe innych gromad z pól dostępnych dla pionków zwykłych; nadal muszą stać po twoich pozostałych pionkach.
mar-trait-text-solitary = Gdy punktowany jest kafel, na którym jest tylko twoja gromada, dostajesz dodatkowo 2 punkty.

mar-grade-sure = Tekst odtworzony, niemal pewny.
mar-grade-likely = Tekst odtworzony, prawdopodobny.
mar-grade-doubtful = Tekst odtworzony, niepewny.
mar-grade-guess = Tekst odtworzony, w większości domysł.
mar-reconstructed = Nie udało się przeczytać żadnej drukowanej karty: działanie kart i cech odtworzono z trzech instrukcji. Przy każdym tekście jest napisane, na ile jest pewny, a jego zasada mówi, co jest domysłem.

## Prompts

mar-prompt-over = Koniec gry.
mar-prompt-wait = Czekamy na: { $seats }.
mar-prompt-draft = { $animal }: wybierz cechę, którą zatrzymujesz; dwie pozostałe wracają do pudełka.
mar-prompt-draft-two = { $animal }: wybierz cechę, którą odrzucasz; dwie pozostałe zatrzymujesz.
mar-prompt-packhunt = { $animal }: Drapieżniki stadne. Wybierz pionek specjalny, którego nikt nie kontroluje; od teraz należy do ciebie.
mar-prompt-copytrait = { $animal }: Egzaptacja. Wybierz cechę innej gromady, którą kopiujesz.
mar-prompt-replacetrait = { $animal }: Ekspresja genów. Wybierz cechę, którą wymieniasz na nową.
mar-prompt-keeptrait = { $animal }: wybierz jedną z trzech dobranych cech; zastąpi ona cechę { $trait }.
mar-prompt-taketurn = { $animal }: wybierz pionek, który stawiasz, albo zabierz wszystkie swoje pionki (Odzyskiwanie).
mar-prompt-placepawn = { $animal }: wybierz pole dla pionka; jego akcję wykonujesz od razu.
mar-prompt-abundance = { $animal }: wybierz zasób, który trafi na Ziemię, albo zrezygnuj.
mar-prompt-putelement = { $animal }: na którym wolnym wierzchołku kładziesz zasób ({ $element })?
mar-prompt-autotrophs = { $animal }: wybierz zasób z pola Autotrofii, żeby zamienić go z zasobem na kaflu erupcji, albo usuń zasób z kafla erupcji, albo zrezygnuj.
mar-prompt-removefromvent = { $animal }: wybierz zasób na kaflu erupcji, który wraca do worka; jego rodzaj musi leżeć na polu Autotrofii.
mar-prompt-swaponvent = { $animal }: wybierz zasób na kaflu erupcji, który zamienia się miejscami z zasobem z pola Autotrofii ({ $element }).
mar-prompt-depletion = { $animal }: wybierz zasób do usunięcia z Ziemi, którego rodzaj leży na polu Wyjałowienia, albo zrezygnuj.
mar-prompt-adaptation = { $animal }: wybierz zasób na swoją planszetkę albo zrezygnuj.
mar-prompt-adaptover = { $animal }: wybierz, dokąd trafi zasób ({ $element }): na wolne pole planszetki czy w miejsce pozyskanego zasobu.
mar-prompt-regression = { $animal }: połóż kostkę z puli genów w sekcji Regresja, żeby przy najbliższym Rozkładaniu nie stracić zasobów, albo zrezygnuj.
mar-prompt-speciation = { $animal }: wybierz zasób ({ $element }), wokół którego kładziesz nowe kostki, albo zrezygnuj.
mar-prompt-placecubes = { $animal }: ile kostek kładziesz na kaflu { $tile }?
mar-prompt-wanderlust = { $animal }: wybierz odkryty kafel, który dokładasz do Ziemi, albo zrezygnuj.
mar-prompt-puttile = { $animal }: wybierz pole planszy dla nowego kafla ({ $terrain }); zdobywasz punkty za niego i za sąsiednie kafle tego samego terenu.
mar-prompt-wandertake = { $animal }: wybierz zasób, który kładziesz na nowym kaflu, albo zrezygnuj.
mar-prompt-movecubes = { $animal }: ile kostek przechodzi z kafla { $source } na kafel { $target }?
mar-prompt-exodus = { $animal }: ile kostek ({ $moved }) przechodzi z kafla { $source } na kafel { $target }?
mar-prompt-tectonics = { $animal }: wybierz kafel, na którym nastąpi erupcja, albo zrezygnuj; zdobywasz punkty za nową i za sąsiednie erupcje.
mar-prompt-volcano = { $animal }: Wulkanizm. Wybierz kafel na obrzeżach albo górę, gdzie nastąpi erupcja; zdobywasz punkty za nową i za sąsiednie erupcje.
mar-prompt-chooseside = { $animal }: wybierz, czy na kaflu { $tile } powstanie komin hydrotermalny, czy gejzer.
mar-prompt-settlevent = { $animal }: wybierz, skąd bierzesz dodatkową kostkę na kafel { $tile }: z puli genów czy spośród usuniętych kostek.
mar-prompt-camouflage = { $animal }: Kamuflaż. Połóż kostkę z puli genów na kaflu { $tile } albo zrezygnuj.
mar-prompt-migration =
    { $n ->
        [one] { $animal }: możesz przenieść jeszcze { $n } kostkę; wybierz kafel, z którego wyrusza, albo zrezygnuj.
       *[other] { $animal }: możesz przenieść do { $n } kostek; wybierz kafel, z którego wyruszają, albo zrezygnuj.
    }
mar-prompt-migrateto = { $animal }: dokąd idą kostki z kafla { $source }? Pozostałe ruchy: { $n }.
mar-prompt-migratecubes = { $animal }: ile kostek przenosisz z kafla { $source } na kafel { $target }? Pozostałe ruchy: { $n }.
mar-prompt-competition = { $animal }: wybierz kostkę innej gromady, którą usuwasz ze wspólnego kafla ({ $terrain }), albo zrezygnuj.
mar-prompt-evolution = { $animal }: wybierz kafel do punktacji ({ $terrain }) albo zrezygnuj; jeśli twoje kostki się na nim rozwijają, weźmiesz kartę.
mar-prompt-takecard = { $animal }: wybierz odkrytą kartę z pozycji { $n } lub niższej; jej efekt wykonujesz od razu.
mar-prompt-domination = { $animal }: wybierz zasób, w którym dominujesz, żeby przejąć kontrolę nad jego pionkiem specjalnym, albo zrezygnuj.
mar-prompt-feedonbottom = { $animal }: Zwierzęta bentosowe. Wybierz zasób z pola Wyjałowienia lub Regresji albo zrezygnuj.
mar-prompt-feedonto = { $animal }: wybierz, czy zasób ({ $element }) trafi na Ziemię, czy na twoją planszetkę.
mar-prompt-lineage = { $animal }: Żywa skamieniałość. Wykonaj kartę z pozycji 1 albo zrezygnuj.
mar-prompt-loseelement = { $animal }: który pozyskany zasób tracisz?
mar-prompt-exchange = { $animal }: który pozyskany zasób wymieniasz i na jaki?
mar-prompt-choosefrombag = { $animal }: wybierz zasób z worka, który kładziesz na tym kaflu.
mar-prompt-victim = { $animal }: czyją kostkę usuwasz z kafla { $tile }?
mar-prompt-survivor = { $animal }: czyja kostka na kaflu { $tile } ocaleje?
mar-prompt-givedisk = { $animal }: Przystosowalność. Wybierz pozyskany zasób, który oddajesz za zasób z Ziemi.
mar-prompt-swapwithearth = { $animal }: wybierz zasób na Ziemi, który bierzesz; na jego wierzchołek trafi oddany zasób ({ $element }).
mar-prompt-movefrom = { $animal }: Powstanie biomu. Wybierz zasób na Ziemi, który przenosisz.
mar-prompt-moveelement = { $animal }: wybierz wolny wierzchołek Ziemi, na który przenosisz zasób.
mar-prompt-removefromtile = { $animal }: wybierz zasób, który usuwasz z kafla { $tile }. Do usunięcia: { $n }.
mar-prompt-cascadetile = { $animal }: Kaskada troficzna. Wybierz kafel, z którego usuwasz zasoby, najwyżej { $n }.
mar-prompt-habitatagainst = { $animal }: Siedlisko. Wybierz pionek specjalny, którego nie kontrolujesz; z Ziemi zniknie jeden zasób tego rodzaju.
mar-prompt-removeoftype = { $animal }: wybierz zasób ({ $element }), który usuwasz z Ziemi.
mar-prompt-habitatdisk = { $animal }: Siedlisko. Wybierz zasób z worka; trafi na Ziemię.
mar-prompt-asteroidtile = { $animal }: Asteroida. Wybierz kafel, w który uderza: ocaleje na nim jedna kostka, a z każdego sąsiedniego kafla zniknie jedna.
mar-prompt-fertiletile = { $animal }: Płodny. Wybierz kafel ze swoimi kostkami: 1 punkt za każdą kostkę na nim.
mar-prompt-explosiontile = { $animal }: Podwojenie populacji. Wybierz kafel ze swoimi kostkami: dokładasz ich tyle, ile jest na nim wszystkich kostek.
mar-prompt-exodustile = { $animal }: Wędrówki zwierząt. Wybierz kafel, który opuszczą wszystkie kostki.
mar-prompt-omnivoretile = { $animal }: Wszystkożerność. Wybierz kafel ze swoimi kostkami: zniknie z niego zasób i kostka.
mar-prompt-terrainpick = { $animal }: Bogate siedlisko. Wybierz teren, którego wszystkie kafle będą punktowane.
mar-prompt-omittile = { $animal }: Plenność. Pula genów nie wystarcza: wybierz kafel, który nie dostanie kostki. Pozostało do wybrania: { $n }.
mar-prompt-hunt = { $animal }: Zachłanny drapieżnik. Wybierz kostkę innej gromady, którą usuwasz; jej miejsce zajmie twoja. Pozostało do wybrania: { $n }.
mar-prompt-radiationtile = { $animal }: Promieniowanie słoneczne. Wybierz kafel, z którego kostki wracają do pul genów, najwyżej { $n }.
mar-prompt-returncube = { $animal }: czyja kostka wraca z kafla { $tile } do puli genów? Do zwrócenia: { $n }.
mar-prompt-terrestrialtile = { $animal }: Gatunek lądowy. Wybierz kafel lądu lub gejzeru na nowe kostki i, jeśli to możliwe, nowy zasób.
mar-prompt-takeother = { $animal }: Ewolucja dywergentna. Wybierz inną odkrytą kartę; ją też wykonujesz.

## Actions

mar-do-pass = Zrezygnuj albo zakończ
mar-do-take = Weź: { $element }
mar-do-corner = Wierzchołek { $corner }
mar-do-deplete = Usuń zasób { $corner }
mar-do-speciate = Specjacja wokół { $corner }
mar-do-cubes =
    { $n ->
        [0] Ani jednej kostki
        [one] 1 kostka
        [few] { $n } kostki
       *[many] { $n } kostek
    }
mar-do-explore = Weź odkryty kafel: { $terrain }
mar-do-tile = { $tile }
mar-do-from = Z kafla { $tile }
mar-do-to = Na kafel { $tile }
mar-do-compete = Usuń kostkę z kafla { $tile }: { $animal }
mar-do-card = Weź kartę { $card }
mar-do-victim = Kostka gromady: { $animal }
mar-do-survivor = Zostaje jedna kostka: { $animal }
mar-do-lose = Oddaj zasób: { $element }
mar-do-exchange = Oddaj: { $element }, weź: { $taken }
mar-do-adapt = Weź na planszetkę: { $element }
mar-do-keep = Zatrzymaj cechę: { $trait }
mar-do-reject = Odrzuć cechę: { $trait }
mar-do-copy = Skopiuj cechę: { $trait }
mar-do-pawn = Postaw { $pawn }
mar-do-space = Pionek na pole { $space }
mar-do-retrieve = Zabierz wszystkie pionki
mar-do-swap = Zamień zasób z pola: { $element }
mar-do-remove = Usuń zasób z kafla erupcji
mar-do-over = W miejsce zasobu: { $element }
mar-do-regress = Połóż kostkę w sekcji Regresja
mar-do-erupt = Erupcja na kaflu { $tile }
mar-do-side = Strona: { $side }
mar-do-source = Weź kostkę { $source }
mar-do-evolve = Punktuj kafel { $tile }
mar-do-dominate = Dominacja: { $element }
mar-do-terrain = Punktuj wszystkie kafle: { $terrain }
mar-do-special = Pionek specjalny: { $element }
mar-do-omit = Bez kostki na kaflu { $tile }
mar-do-lineage = Wykonaj kartę z pozycji 1
mar-do-feed = Weź zasób: { $element } (pole sekcji { $box })
mar-do-onto = Połóż go { $place }
mar-do-hide = Połóż kostkę na nowym kaflu
mar-do-replace = Wymień cechę: { $trait }
mar-do-vacant = Na wolne pole planszetki

## Why an action is refused

mar-why-over = Gra już się skończyła.
mar-why-not-asked = To nie twoja kolej, teraz gra: { $seats }.
mar-why-occupied = Stoi tam pionek innej gromady: wypchnąć go mogą tylko pionki specjalne i gromady z cechą Stadny.
mar-why-special-only = To pole jest tylko dla pionków specjalnych.
mar-why-not-after = Pionek zwykły musi stanąć po wszystkich twoich pionkach w obszarze akcji; z cechą Lot także przed nimi wszystkimi.
mar-why-own-pawn-here = Stoi tam już twój pionek.
mar-why-special-here = Stoi tam pionek specjalny: nikt nie może go wypchnąć.
mar-why-closed = To pole Dominacji jest zamknięte: w grze jest za mało gromad.
mar-why-not-your-space = To własne pole jest tylko dla pionków swojej gromady, jeśli ma ona cechę Zwierzęta bentosowe.
mar-why-no-pawn = Nie masz dostępnego takiego pionka.
mar-why-no-space = Nie ma teraz pola, na którym ten pionek mógłby stanąć.
mar-why-nothing-to-retrieve = Zabrać pionki możesz tylko wtedy, gdy masz jakiś w obszarze akcji albo nie możesz żadnego postawić.
mar-why-no-disk = Nie leży tam taki zasób.
mar-why-no-tile-here = Nie ma tam kafla.
mar-why-not-on-earth = Ten wierzchołek nie dotyka żadnego kafla.
mar-why-corner-taken = Na tym wierzchołku już leży zasób.
mar-why-no-element = Nie ma tam zasobu, który można by wybrać.
mar-why-not-in-box = Rodzaj zasobu musi też leżeć na polu tej akcji.
mar-why-not-on-vent = Zasób musi leżeć na kaflu erupcji właściwego rodzaju: na kominie hydrotermalnym dla lewego pola, na gejzerze dla prawego.
mar-why-no-room = Nie ma wolnego miejsca na ten zasób.
mar-why-no-limit = Nisza ekologiczna innej gromady nie zostawia miejsca dla twoich kostek wokół tego zasobu.
mar-why-not-acquired = Na planszetce nie ma pozyskanego zasobu tego rodzaju; zasobów początkowych nie można stracić.
mar-why-no-effect = To nic nie da: twoja pula genów jest pusta albo oba pola Regresji są zajęte przez kostki.
mar-why-wrong-element = To musi być zasób innego rodzaju.
mar-why-too-many = To więcej, niż wolno albo niż jest.
mar-why-too-few = Trzeba przenieść co najmniej jedną kostkę.
mar-why-stack-empty = Na tym stosie nie ma odkrytego kafla.
mar-why-hex-taken = Tam już leży kafel.
mar-why-not-beside-earth = Nowy kafel musi stykać się z innym kaflem.
mar-why-is-vent = Ten kafel już jest kaflem erupcji.
mar-why-not-on-edge = Kafel musi leżeć na obrzeżach planszy; pole specjalne pozwala wybrać dowolny kafel, a Wulkanizm także górę.
mar-why-no-source = Nie masz tam kostki, którą można by położyć.
mar-why-no-cubes = Nie ma tam kostek do wyboru.
mar-why-moved-already = Wszystkie twoje kostki, które tam są, już się w tej akcji przemieściły.
mar-why-too-far = Kostki przechodzą na sąsiedni kafel; z cechą Migracje sezonowe mogą przejść dwa kafle.
mar-why-same-tile = Kostki muszą przejść na inny kafel.
mar-why-wrong-terrain = To kafel niewłaściwego terenu.
mar-why-no-own-cube = Musisz tam mieć własną kostkę.
mar-why-no-victim = Ta gromada nie ma tam kostki.
mar-why-own-animal = To musi być kostka innej gromady.
mar-why-no-such-card = Tej karty nie ma wśród odkrytych albo jest to Ewolucja dywergentna, która nie może wybrać samej siebie.
mar-why-slot-too-high = Numer pozycji tej karty jest wyższy niż numer twojego pola.
mar-why-not-dominated = Nie dominujesz w tym zasobie: liczba takich zasobów na planszetce razy liczba twoich kafli z tym zasobem musi przewyższać jego znacznik dominacji.
mar-why-bag-empty = W worku nie ma zasobu tego rodzaju.
mar-why-no-vacant-corner = Nie ma tam wolnego wierzchołka.
mar-why-must-answer = Tu trzeba odpowiedzieć.
mar-why-not-this-tile = To musi dotyczyć wybranego wcześniej kafla.
mar-why-controlled = Ten pionek specjalny jest kontrolowany: Drapieżniki stadne wybierają niczyj, a pierwsza część Siedliska taki, który nie jest twój.
mar-why-not-controlled = Nie kontrolujesz tego pionka specjalnego.
mar-why-no-such-trait = Tej cechy nie ma wśród tych do wyboru.
mar-why-not-in-play = Nie ma tego w grze: brakuje kafla tego terenu albo karty.
mar-why-out-of-order = Tu wybiera się po kolei, rosnąco, tak żeby starczyło na następne wybory.
mar-moment-pass = Teraz nie można zrezygnować.
mar-moment-take = Zasoby bierze się w akcjach Wzbogacenie i Odkrywanie oraz dzięki kartom.
mar-moment-corner = Wierzchołek wybiera się dla zasobu, który się kładzie na Ziemi, przenosi, zamienia lub usuwa.
mar-moment-deplete = To należy do akcji Wyjałowienie.
mar-moment-speciate = To należy do akcji Specjacja.
mar-moment-cubes = Liczbę kostek podaje się, gdy się je kładzie lub przenosi.
mar-moment-explore = To należy do akcji Odkrywanie.
mar-moment-tile = Pole planszy wybiera się dla nowego kafla albo z powodu karty.
mar-moment-from = To należy do akcji Migracja.
mar-moment-to = To należy do akcji Migracja.
mar-moment-compete = To należy do Rywalizacji i do karty Zachłanny drapieżnik.
mar-moment-card = Kartę bierze się w akcji Ewolucja, gdy własne kostki rozwijają się na punktowanym kaflu, albo dzięki karcie Ewolucja dywergentna.
mar-moment-victim = Ofiarę wybiera się z powodu karty.
mar-moment-survivor = Ocaloną kostkę wybiera się przy karcie Asteroida.
mar-moment-lose = Zasób oddaje się przy kartach Przystosowalność i Choroba albo po stracie cechy, która dawała na niego pole.
mar-moment-exchange = To należy do karty Metamorfoza.
mar-moment-adapt = To należy do akcji Adaptacja.
mar-moment-keep = Cechę zatrzymuje się na początku gry i po dobraniu nowych cech.
mar-moment-reject = Cechę odrzuca się na początku gry, jeśli każdy zatrzymuje dwie.
mar-moment-copy = To należy do cechy Egzaptacja.
mar-moment-pawn = Pionek wybiera się na początku swojej tury.
mar-moment-space = Pole wybiera się zaraz po pionku.
mar-moment-retrieve = Pionki zabiera się na początku swojej tury, zamiast stawiać pionek.
mar-moment-swap = To należy do akcji Autotrofia.
mar-moment-remove = To należy do akcji Autotrofia.
mar-moment-over = To należy do pola specjalnego akcji Adaptacja.
mar-moment-regress = To należy do akcji Regresja.
mar-moment-erupt = To należy do akcji Tektonika i do karty Wulkanizm.
mar-moment-side = Stronę nowej erupcji wybiera się na środkowej linii planszy.
mar-moment-source = To należy do nowej erupcji, gdy kładziesz dodatkową kostkę.
mar-moment-evolve = To należy do akcji Ewolucja.
mar-moment-dominate = To należy do akcji Dominacja.
mar-moment-terrain = To należy do karty Bogate siedlisko.
mar-moment-special = Pionek specjalny wskazuje się przy cesze Drapieżniki stadne i karcie Siedlisko.
mar-moment-omit = To należy do karty Plenność, gdy pula genów nie wystarcza.
mar-moment-lineage = To należy do cechy Żywa skamieniałość, po Odzyskiwaniu.
mar-moment-feed = To należy do cechy Zwierzęta bentosowe.
mar-moment-onto = To należy do cechy Zwierzęta bentosowe.
mar-moment-hide = To należy do cechy Kamuflaż, po akcji Odkrywanie lub Tektonika innej gromady.
mar-moment-replace = To należy do karty Ekspresja genów.
mar-moment-vacant = To należy do pola specjalnego akcji Adaptacja.

## Events

mar-event-round = Zaczyna się runda { $n }.
mar-event-pawn = { $animal }: pionek na polu { $space }.
mar-event-pawn-back = { $animal }: pionek wraca z pola { $space }.
mar-event-gain-element = { $animal } zyskują zasób: { $element }.
mar-event-lose-element = { $animal } tracą zasób: { $element }.
mar-event-put = Zasób trafia na Ziemię: { $element } na wierzchołku { $corner }.
mar-event-remove = Zasób znika z Ziemi: { $element } z wierzchołka { $corner }.
mar-event-cover = Erupcja na kaflu { $hex }.
mar-event-tile = Nowy kafel { $hex }: { $terrain }.
mar-event-cubes =
    { $n ->
        [one] { $animal } kładą { $n } kostkę na kaflu { $hex }.
        [few] { $animal } kładą { $n } kostki na kaflu { $hex }.
       *[many] { $animal } kładą { $n } kostek na kaflu { $hex }.
    }
mar-event-move =
    { $n ->
        [one] { $animal }: { $n } kostka przechodzi z kafla { $source } na kafel { $target }.
        [few] { $animal }: { $n } kostki przechodzą z kafla { $source } na kafel { $target }.
       *[many] { $animal }: { $n } kostek przechodzi z kafla { $source } na kafel { $target }.
    }
mar-event-eliminate =
    { $n ->
        [one] { $animal } tracą { $n } kostkę na kaflu { $hex }.
        [few] { $animal } tracą { $n } kostki na kaflu { $hex }.
       *[many] { $animal } tracą { $n } kostek na kaflu { $hex }.
    }
mar-event-return =
    { $n ->
        [one] { $animal }: { $n } kostka wraca z kafla { $hex } do puli genów.
        [few] { $animal }: { $n } kostki wracają z kafla { $hex } do puli genów.
       *[many] { $animal }: { $n } kostek wraca z kafla { $hex } do puli genów.
    }
mar-event-vp =
    { $n ->
        [one] { $animal } zdobywają { $n } punkt i mają { $total }.
        [few] { $animal } zdobywają { $n } punkty i mają { $total }.
       *[many] { $animal } zdobywają { $n } punktów i mają { $total }.
    }
mar-event-card = { $animal } biorą kartę { $card }.
mar-event-draw-card = Odkryte karty: { $card }.
mar-event-draw-tile = Odkryte kafle: { $terrain }.
mar-event-draw-disk = { $row }: wylosowany zasób to { $element }.
mar-event-survival =
    { $n ->
        [one] { $animal } mają kartę Przetrwanie i są na { $n } kaflu erupcji.
       *[other] { $animal } mają kartę Przetrwanie i są na { $n } kaflach erupcji.
    }
mar-event-last-round = Uderzyła asteroida: runda { $n } jest ostatnia.
mar-event-score = { $animal } kończą grę z wynikiem { $n }.
mar-event-section = { $animal } wykonują akcję { $section }.
mar-event-scored = { $animal } wybierają do punktacji kafel { $hex }.
mar-event-truncated = Gra kończy się z powodu limitu, w rundzie { $n }.
mar-event-endangered = { $animal } są zagrożone na kaflu { $hex }.
mar-event-safe = { $animal } są znów bezpieczne na kaflu { $hex }.
mar-event-holder = { $whom } mają teraz kartę Przetrwanie.
mar-event-holder-nobody = Nikt nie ma teraz karty Przetrwanie.
mar-event-retrieve = { $animal } zabierają swoje pionki.
mar-event-marker = { $animal }: znacznik łańcucha pokarmowego przesuwa się w prawo.
mar-event-reseed = Rozkładanie: runda { $n } dobiegła końca.
mar-event-trait = { $animal } mają cechę { $trait }.
mar-event-lose-trait = { $animal } tracą cechę { $trait }.
mar-event-copy = { $animal } kopiują cechę { $trait }.
mar-event-control = { $animal } kontrolują teraz pionek specjalny ({ $element }).
mar-event-target = Znacznik dominacji ({ $element }) stoi teraz na polu { $n }.
mar-event-special-pawn = { $animal }: pionek specjalny ({ $element }) na polu { $space }.
mar-event-bump = { $animal }: pionek wypchnięty z pola { $space } wraca.
mar-event-extinction = Wymieranie: znikają wszystkie zagrożone kostki.
mar-event-discard = Odrzucono kartę: { $card }.
mar-event-marker-drawn = { $section }: wylosowany teren to { $terrain }.
mar-event-extra-turn = { $animal } rozgrywają dodatkową turę.
mar-event-new-pawn = { $animal } zyskują pionek.
mar-event-regress = { $animal } kładą kostkę w sekcji Regresja.
mar-event-side = Erupcja na kaflu { $hex } to { $side }.
mar-event-revive =
    { $n ->
        [one] { $animal }: { $n } usunięta kostka wraca na kafel { $hex }.
        [few] { $animal }: { $n } usunięte kostki wracają na kafel { $hex }.
       *[many] { $animal }: { $n } usuniętych kostek wraca na kafel { $hex }.
    }
mar-event-circle = Specjacja { $n }: wylosowany zasób to { $element }.
mar-event-turn = { $animal } zaczynają turę.
mar-event-special-back = { $animal }: wraca pionek specjalny ({ $element }).
mar-event-unregress = { $animal }: kostka wraca z sekcji Regresja do puli genów.
mar-event-feed = { $animal } biorą zasób z pola sekcji { $row }: { $element }.

## Options

option-marine-edition = Które wydanie: w phalanx jest mniej zasobów i wyższe punkty bonusowe, a Drapieżniki stadne i Siedlisko monotypowe są słabsze.
option-marine-two-animals = Dla 2 graczy: każdy gra dwiema gromadami, liczy się słabsza.
option-marine-random-earth = Losowa Ziemia na początku.
option-marine-alternative-displays = Planszetki bez zasobów początkowych: każda gromada losuje 3 zasoby, które może stracić.
option-marine-superheroes = Każdy zatrzymuje dwie z trzech cech: true bez Egzaptacji, exaptation razem z nią.
option-marine-deck = Iloma kartami ewolucji się gra: short 20, standard 25, long 30, epic 35.
option-marine-animals = Kto gra którą gromadą, zaczynając od P1: fish,reptiles albo po dwie: fish+reptiles,cephalopods+crustaceans; random losuje.
option-marine-empty-retrieve = Czy wolno wykonać Odzyskiwanie bez pionka w obszarze akcji.
option-marine-habitat-own-types = Czy druga część karty Siedlisko daje tylko zasób, którego pionek specjalny się kontroluje.
option-marine-round-limit = Limit rund dla gry automatycznej; zgodnie z zasadami none, czyli bez limitu.
option-marine-turn-limit = Limit tur w każdej rundzie dla gry automatycznej; zgodnie z zasadami none, czyli bez limitu.
mar-bad-two-animals = Przy { $players } graczach każdy gra jedną gromadą; po dwie na gracza są dla 2 graczy (zob. { $rule }).

## What a position must say

mar-expect-rest = wszystko, czego nie ma gdzie indziej ({ $rules })
mar-expect-supply = najwyżej tyle, ile jest w pudełku ({ $rules })
mar-expect-animal = każda gromada raz, z miejscem od P1 do P{ $most }
mar-expect-owners = tyle samo gromad dla każdego gracza
mar-expect-tiles = co najmniej jeden kafel albo start standard
mar-expect-connected = kafle, które tworzą jedną całość ({ $rules })
mar-expect-corner = wolny wierzchołek Ziemi ({ $rules })
mar-expect-in-play = gromada biorąca udział w grze ({ $rules })
mar-expect-face-up = najwyżej trzy duże kafle albo none ({ $rules })
mar-expect-hex = wolne pole planszy i teren
mar-expect-side = strona tylko dla kafla erupcji
mar-expect-acquired = najwyżej { $n } ({ $rules })
mar-expect-gene-pool = { $n } razem z usuniętymi kostkami ({ $rules })
mar-expect-card = karta, której nie ma gdzie indziej
mar-expect-stacks = trzy liczby o sumie { $n }
mar-expect-traits = cechy biorące udział w grze, każda tylko w jednym miejscu ({ $rules })
mar-expect-pawns = gromada biorąca udział w grze albo zasób pionka specjalnego, który ktoś kontroluje ({ $rules })
mar-expect-markers = tutaj najwyżej { $n } znaczników terenu, a na całej planszy akcji najwyżej { $most } z każdego terenu ({ $rules })
mar-expect-squares = najwyżej dwie kostki gromad biorących udział w grze, z ich puli genów
mar-expect-sorted = znaczniki w kolejności terenów ({ $rules })
mar-expect-half = geyser w górnej połowie, smoker w dolnej ({ $rules })
mar-expect-copy = inna cecha, i tylko dla gromady, która ma exaptation ({ $rules })
mar-expect-one-space = pionek specjalny tylko na jednym polu ({ $rules })
mar-expect-open = pionek, który może stać na tym polu ({ $rules })
mar-expect-space = pole, którego akcja trwa, albo none, dopóki nie postawiono pionka ({ $rules })
mar-expect-laid = kafel wyłożony w tej turze w akcji Odkrywanie, inaczej none ({ $rules })
mar-expect-extra = true tylko po turze, która daje następną ({ $rules })
mar-expect-fed = kafle Ziemi, każdy raz
mar-expect-last = true, bo karta asteroid działa albo została odrzucona ({ $rules })
mar-expect-truncated = true tylko dla zakończonej gry ({ $rules })
mar-expect-hand = cechy tylko wtedy, gdy gromada między nimi wybiera ({ $rules })
