### What the terminal program says about Marine, in Hungarian. What it says about both games on Earth is in cli-earth.ftl.

cli-mar-turn = soron: { $animal }
cli-mar-draft = a jellemvonások választása

## Headings of the table of animals and of that of special pawns. Keep them short: 48 columns each.

cli-mar-order = sorrend ↓
cli-mar-back = vissza
cli-mar-special = speciális
cli-mar-target = cél
cli-mar-holder = kié
cli-mar-bag = zsák

## Supplies

cli-mar-track = Evolúció:
cli-mar-discard = eldobva: { $card }
cli-mar-vents = kürtők { $n }
cli-mar-traits = Jellemvonások:
cli-mar-nobody = senkié

## Terrains and sides of vents on the map: at most eight letters each.

cli-mar-map-land = föld
cli-mar-map-kelp = moszat
cli-mar-map-coral = korall
cli-mar-map-seamount = hegy
cli-mar-map-seagrass = fűmező
cli-mar-map-sand = homok
cli-mar-map-ocean = óceán
cli-mar-map-smoker = füstölő
cli-mar-map-geyser = gejzír

## Letters of animals and elements: never the same twice, capitals or not.

cli-mar-letter-reptiles = H
cli-mar-letter-cephalopods = F
cli-mar-letter-fish = L
cli-mar-letter-crustaceans = R
cli-mar-letter-algae = a
cli-mar-letter-gastropods = c
cli-mar-letter-plankton = p
cli-mar-letter-sponges = s
cli-mar-letter-sun = n
cli-mar-letter-worms = g

## Terrains in two letters each; no two may be equal.

cli-mar-short-land = fö
cli-mar-short-kelp = mo
cli-mar-short-coral = ko
cli-mar-short-seamount = he
cli-mar-short-seagrass = fű
cli-mar-short-sand = ho
cli-mar-short-ocean = óc
cli-mar-short-vent = kü
cli-mar-short-smoker = FS
cli-mar-short-geyser = GE

## Options

cli-mar-gain-card = és egy kártya
cli-mar-gain-danger = veszélyeztetett
cli-mar-gain-most = legfeljebb +{ $n }
cli-mar-gain-round = vége a fordulónak
cli-mar-gain-end = vége a játéknak
cli-mar-pawn-of = { $pawn } (bábu: { $holder })

## Signs

cli-mar-sign-pointer = most ő következik
cli-mar-sign-space = egy helyen: ennek az állatnak a bábuja, speciális bábu, senki; a hely le van zárva
cli-mar-sign-special = csak speciális bábuk helye
cli-mar-sign-purpose = helyek, és hogy mire valók: elem, kockák száma; terep és az áldozatok száma vagy a kártya legmagasabb helye
cli-mar-sign-bump = 12. lehetőség: az ott álló bábut kitúrod
cli-mar-sign-cubes = a Visszafejlődés kockamezői: kinek a kockái védenek a következő Újravetésben
cli-mar-sign-pawns = elérhető bábuk: a normál bábuk száma és a speciális bábuk
cli-mar-sign-back = az állat ebben a fordulóban már visszavette a bábuit; ha mind visszavették, a forduló véget ér
cli-mar-sign-dominates = a célt meghaladó uralmi érték: a típus uralható
cli-mar-sign-sure = a szöveg rekonstruált, nem nyomtatott: ennyire vagyunk biztosak benne; a második szám a játékban lévő kártya hatására vonatkozik
cli-mar-unseen-cards = a pakliban vagy a dobozban

## Sections

cli-mar-about-abundance = tégy egy elemet a Földre
cli-mar-about-autotrophs = a füstölők vagy a gejzírek körül: cserélj ki egy elemet a mező egyik elemére, vagy távolíts el egyet, amelynek a típusa a mezőn van
cli-mar-about-depletion = távolíts el a Földről egy elemet, amelynek a típusa a mezőn van
cli-mar-about-adaptation = végy egy elemet az állattábládra; a speciális helyről egy megszerzett elem helyére is teheted
cli-mar-about-regression = tégy ide egy kockát: a következő Újravetésben semmit sem veszítesz, a többiek egy-egy megszerzett elemet a mezőn lévő minden típusból
cli-mar-about-speciation = új kockák egy ilyen elem körüli lapkákra; a speciális helyről bármilyen elem köré
cli-mar-about-wanderlust = új lapka, ha akarod, elemmel: pont érte és a mellette lévő azonos terepért; a speciális hely még egy kört ad
cli-mar-about-tectonics = kürtő egy szélső lapkára, a speciális helyről bármelyikre: pont érte és a mellette lévő kürtőkért; állatonként egy kocka marad, te hozzáteszel egyet
cli-mar-about-migration = mozgasd legfeljebb ennyi kockádat, mindegyiket egy szomszédos lapkára; a speciális helyről mindet
cli-mar-about-competition = távolíts el legfeljebb ennyi ellenséges kockát egy ilyen terepű lapkáról, ahol vannak kockáid; a speciális helyről két lapkáról egyet-egyet
cli-mar-about-evolution = pontozz egy ilyen terepű lapkát; ha ott a kockáid nem veszélyeztetettek, vegyél egy kártyát az akcióhely számánál nem magasabb helyről
cli-mar-about-domination = vedd át egy speciális bábu irányítását: az elemei a tábládon szorozva az ilyen elemes lapkáiddal legyenek többek a célnál
mar-does-abundance = elem a Földre
mar-does-autotrophs = csere vagy elvétel
mar-does-depletion = elem eltávolítása
mar-does-adaptation = elem a tábládra
mar-does-regression = elemek megtartása
mar-does-speciation = új kockák
mar-does-wanderlust = új lapka
mar-does-tectonics = új kürtő
mar-does-migration = kockák mozgatása
mar-does-competition = kockák eltávolítása
mar-does-evolution = pontok és kártya
mar-does-domination = bábu átvétele

## The end

cli-mar-end-asteroid = becsapódott az aszteroida

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-marine = pass: passz, lemond, vége, semmi; take: elvesz; corner: sarok; deplete: eltávolít; speciate: fajképződés; cubes: kocka, kockák; explore: felfedez; tile: lapka; from: innen; to: ide; compete: eltávolít; card: kártya; victim: áldozat; survivor: marad; lose: lead; exchange: cserél; adapt: elem; keep: megtart; reject: elvet; copy: lemásol; pawn: bábu, lerak; space: bábu, lerak; retrieve: visszavesz; swap: csere; remove: eltávolít; over: helyett; regress: visszafejlődés; erupt: kürtő; side: oldal; source: kocka; evolve: pontoz; dominate: uralom; terrain: pontoz; special: bábu; omit: kihagy; lineage: végrehajt; feed: elvesz; onto: tesz; hide: tesz; replace: lecserél; vacant: üres
