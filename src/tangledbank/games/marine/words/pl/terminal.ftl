### What the terminal program says about Marine, in Polish. What it says about both games on Earth is in cli-earth.ftl.

cli-mar-turn = tura: { $animal }
cli-mar-draft = wybór cech

## Headings of the table of animals and of that of special pawns. Keep them short: 48 columns each.

cli-mar-order = kolejność ↓
cli-mar-back = odz.
cli-mar-special = pionek spec.
cli-mar-target = znacz.
cli-mar-holder = czyj
cli-mar-bag = worek

## Supplies

cli-mar-track = Ewolucja:
cli-mar-discard = odrzucona: { $card }
cli-mar-vents = erupcje { $n }
cli-mar-traits = Cechy:
cli-mar-nobody = niczyj

## Terrains and sides of vents on the map: at most eight letters each.

cli-mar-map-land = ląd
cli-mar-map-kelp = wodorost
cli-mar-map-coral = rafa
cli-mar-map-seamount = góra
cli-mar-map-seagrass = łąka
cli-mar-map-sand = równina
cli-mar-map-ocean = ocean
cli-mar-map-smoker = komin
cli-mar-map-geyser = gejzer

## Letters of animals and elements: never the same twice, capitals or not.

cli-mar-letter-reptiles = G
cli-mar-letter-cephalopods = N
cli-mar-letter-fish = R
cli-mar-letter-crustaceans = K
cli-mar-letter-algae = a
cli-mar-letter-gastropods = m
cli-mar-letter-plankton = p
cli-mar-letter-sponges = b
cli-mar-letter-sun = s
cli-mar-letter-worms = w

## Terrains in two letters each; no two may be equal.

cli-mar-short-land = lą
cli-mar-short-kelp = wo
cli-mar-short-coral = ra
cli-mar-short-seamount = gó
cli-mar-short-seagrass = łą
cli-mar-short-sand = ró
cli-mar-short-ocean = oc
cli-mar-short-vent = er
cli-mar-short-smoker = KO
cli-mar-short-geyser = GE

## Options

cli-mar-gain-card = i karta
cli-mar-gain-danger = zagrożone
cli-mar-gain-most = do +{ $n }
cli-mar-gain-round = koniec rundy
cli-mar-gain-end = koniec gry
cli-mar-pawn-of = { $pawn } (pionek: { $holder })

## Signs

cli-mar-sign-pointer = ma teraz ruch
cli-mar-sign-space = na polu: pionek tej gromady, pionek specjalny, nikt; pole jest zamknięte
cli-mar-sign-special = pole tylko dla pionków specjalnych
cli-mar-sign-purpose = pola i to, czego dotyczą: zasób, liczba kostek; teren i liczba ofiar albo najwyższa pozycja karty
cli-mar-sign-bump = możliwość 12: pionek z tego pola zostaje wypchnięty
cli-mar-sign-cubes = kwadraty Regresji: czyje kostki chronią w najbliższym Rozkładaniu
cli-mar-sign-pawns = dostępne pionki: liczba zwykłych oraz pionki specjalne
cli-mar-sign-back = gromada odzyskała już pionki w tej rundzie; gdy zrobią to wszystkie, runda się kończy
cli-mar-sign-dominates = wartość dominacji wyższa niż znacznik: ten rodzaj można zdominować
cli-mar-sign-sure = tekst jest odtworzony, a nie wydrukowany: tak bardzo jesteśmy go pewni; druga liczba dotyczy działania karty w grze
cli-mar-unseen-cards = w talii lub w pudełku

## Sections

cli-mar-about-abundance = połóż zasób na Ziemi
cli-mar-about-autotrophs = przy kominach albo przy gejzerach: zamień zasób na jeden z pola lub usuń zasób rodzaju leżącego na polu
cli-mar-about-depletion = usuń z Ziemi zasób rodzaju leżącego na polu
cli-mar-about-adaptation = weź zasób na planszetkę; z pola specjalnego może on zastąpić pozyskany
cli-mar-about-regression = połóż tu kostkę: w najbliższym Rozkładaniu nic nie tracisz, a inni tracą po jednym pozyskanym zasobie każdego rodzaju z pola
cli-mar-about-speciation = nowe kostki na kaflach wokół zasobu tego rodzaju; z pola specjalnego: dowolnego rodzaju
cli-mar-about-wanderlust = nowy kafel, opcjonalnie z zasobem: punkty za niego i za ten sam teren obok; pole specjalne daje dodatkową turę
cli-mar-about-tectonics = erupcja na kaflu na obrzeżach, z pola specjalnego na dowolnym: punkty za nią i za erupcje obok; z każdej gromady zostaje jedna kostka, ty dokładasz jedną
cli-mar-about-migration = przesuń najwyżej tyle swoich kostek, każdą na sąsiedni kafel; z pola specjalnego: wszystkie
cli-mar-about-competition = usuń najwyżej tyle kostek innych gromad na kaflu tego terenu ze swoimi kostkami; z pola specjalnego: po jednej na dwóch kaflach
cli-mar-about-evolution = punktuj kafel tego terenu; jeśli twoje kostki na nim nie są zagrożone, weź kartę z pozycji nie wyższej niż numer pola
cli-mar-about-domination = przejmij pionek specjalny: jego zasoby na twojej planszetce razy twoje kafle z takim zasobem muszą przewyższać jego znacznik dominacji
mar-does-abundance = połóż zasób
mar-does-autotrophs = zamień lub usuń
mar-does-depletion = usuń zasób
mar-does-adaptation = weź zasób
mar-does-regression = zachowaj zasoby
mar-does-speciation = nowe kostki
mar-does-wanderlust = nowy kafel
mar-does-tectonics = nowa erupcja
mar-does-migration = przesuń kostki
mar-does-competition = usuń cudze kostki
mar-does-evolution = punkty i karta
mar-does-domination = przejmij pionek

## The end

cli-mar-end-asteroid = uderzyła asteroida

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-marine = pass: pas, pasuj, rezygnuj, koniec, nic; take: weź; corner: wierzchołek; deplete: usuń; speciate: specjacja; cubes: kostki, kostek; explore: weź, odkryj; tile: kafel; from: z, przesuń; to: do; compete: usuń; card: karta, weź; victim: ofiara; survivor: zostaje; lose: oddaj; exchange: wymień; adapt: weź; keep: zatrzymaj; reject: odrzuć; copy: skopiuj; pawn: pionek, postaw; space: pionek, postaw; retrieve: zabierz; swap: zamień; remove: usuń; over: zamiast; regress: regresja; erupt: erupcja; side: strona; source: weź; evolve: punktuj; dominate: dominacja; terrain: punktuj; special: pionek; omit: bez; lineage: wykonaj; feed: weź; onto: połóż; hide: połóż; replace: wymień; vacant: wolne
