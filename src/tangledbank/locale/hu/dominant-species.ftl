### Dominant Species in Hungarian.

## Nouns

dom-animal-mammal = Emlősök
dom-animal-reptile = Hüllők
dom-animal-bird = Madarak
dom-animal-amphibian = Kétéltűek
dom-animal-arachnid = Pókszabásúak
dom-animal-insect = Rovarok
dom-element-grass = fű
dom-element-grub = lárva
dom-element-meat = hús
dom-element-seed = mag
dom-element-sun = nap
dom-element-water = víz
dom-terrain-sea = tenger
dom-terrain-wetland = mocsár
dom-terrain-savannah = szavanna
dom-terrain-jungle = dzsungel
dom-terrain-forest = erdő
dom-terrain-desert = sivatag
dom-terrain-mountain = hegység
dom-terrain-tundra = tundra
dom-any = bármilyen terep
dom-nothing = semmi
dom-section-initiative = Kezdeményezés
dom-section-adaptation = Alkalmazkodás
dom-section-regression = Visszafejlődés
dom-section-abundance = Bőség
dom-section-wasteland = Pusztaság
dom-section-depletion = Kimerülés
dom-section-glaciation = Eljegesedés
dom-section-speciation = Fajképződés
dom-section-wanderlust = Felfedezés
dom-section-migration = Vándorlás
dom-section-competition = Versengés
dom-section-domination = Uralom
dom-phase-1 = Tervezés
dom-phase-2 = Végrehajtás
dom-phase-3 = Lezárás
dom-space = { $section } { $n }
dom-hex = { $hex }
dom-tile = { $hex } ({ $terrain })
dom-corner = { $corner }
dom-element-at = { $corner } ({ $element })
dom-harm-0 = egy megszerzett elem
dom-harm-1 = egy bábu
dom-harm-2 = minden lapkán az összes kocka, egy kivételével

dom-card-aquatic = Vízi
dom-card-biodiversity = Biológiai sokféleség
dom-card-biomass = Biomassza
dom-card-blight = Növényvész
dom-card-catastrophe = Katasztrófa
dom-card-cold-snap = Hideghullám
dom-card-disease = Betegség
dom-card-ecodiversity = Ökológiai sokféleség
dom-card-evolution = Evolúció
dom-card-fecundity = Termékenység
dom-card-fertile = Termékeny
dom-card-habitat = Élőhely
dom-card-hibernation = Téli álom
dom-card-ice-age = Jégkorszak
dom-card-ice-sheet = Jégtakaró
dom-card-immigrants = Invazív fajok
dom-card-instinct = Ösztön
dom-card-intelligence = Intelligencia
dom-card-mass-exodus = Tömeges kivonulás
dom-card-metamorphosis = Metamorfózis
dom-card-niche-biomes = Ökológiai fülkék
dom-card-nocturnal = Éjszakai
dom-card-omnivore = Mindenevő
dom-card-parasitism = Élősködés
dom-card-predator = Ragadozó
dom-card-symbiotic = Szimbiotikus

## What each card does, in our words

dom-text-aquatic = Tegyél egy általad választott elemet a zsákból egy tenger- vagy mocsárlapkára, majd legfeljebb 4 kockát ugyanoda.
dom-text-biodiversity = 1 pont minden lapkáért, amelyen ellenséges kockákkal osztozol.
dom-text-biomass = Távolíts el egy kockát minden lapkáról, amelyen több a kocka, mint az elem.
dom-text-blight = Távolítsd el egy lapka körül az összes elemet, egy kivételével.
dom-text-catastrophe = Távolítsd el egy lapkáról az összes kockát, egy kivételével, és minden szomszédos lapkáról egy-egy kockát.
dom-text-cold-snap = Minden ellenséges állat elveszít egy-egy kockát minden tundralapkán.
dom-text-disease = Minden állat, amelynek több eleme van, mint neked, elveszíti egy megszerzett elemét; maga választja ki, melyiket.
dom-text-ecodiversity = 1 pont a Föld minden olyan eleméért, amelynek a típusa megvan az állattábládon.
dom-text-evolution = Cseréld a sajátodra legfeljebb 2 különböző ellenséges állat egy-egy kockáját.
dom-text-fecundity = Legfeljebb 1-1 új kocka minden lapkára, ahol vannak kockáid.
dom-text-fertile = 1 pont minden kockáért egy olyan lapkán, ahol vannak kockáid.
dom-text-habitat = Tegyél egy általad választott elemet a zsákból a Föld egyik üres sarkára.
dom-text-hibernation = Legfeljebb 5 eltávolított kockád visszatér egy lapkára, és ebben a fordulóban nem halhat ki.
dom-text-ice-age = Mindenki bónuszpontot kap az uralt lapkáiért; ez a forduló az utolsó.
dom-text-ice-sheet = Egy lapka eljegesedik.
dom-text-immigrants = Minden állat elveszít egy megszerzett elemet, egy bábut vagy minden lapkán az összes kockáját, egy kivételével.
dom-text-instinct = Tegyél egy rendelkezésre álló bábut bármelyik üres helyre.
dom-text-intelligence = Új bábu neked és minden állatnak, amely feljebb van nálad a táplálékláncban.
dom-text-mass-exodus = Mozgasd egy lapka összes kockáját a szomszédos lapkákra.
dom-text-metamorphosis = Cseréld le egy megszerzett elemedet egy általad választottra a zsákból.
dom-text-niche-biomes = Akinek több pontja van, mint neked, annyit veszít, amennyi az imént pontozott lapka első értéke.
dom-text-nocturnal = Cserélj helyet a bal oldali szomszédoddal a kezdeményezési sávon.
dom-text-omnivore = Új bábu neked.
dom-text-parasitism = Új bábu neked és minden állatnak, amely lejjebb van nálad a táplálékláncban.
dom-text-predator = Távolíts el egy ellenséges kockát minden lapkáról, amelyen másokkal osztozol.
dom-text-symbiotic = Te és minden állat, amelynek nálad kevesebb eleme van, húztok egy-egy véletlen elemet.

## Prompts

dom-prompt-over = A játék véget ért.
dom-prompt-wait = Most { $seats } következik.
dom-prompt-placepawn = { $animal }: tegyél egy bábut egy üres helyre.
dom-prompt-initiative = { $animal }: lépj eggyel balra a kezdeményezési sávon, és tedd ezt a bábut egy másik helyre, vagy mondj le róla.
dom-prompt-adaptation = { $animal }: válassz egy elemet az állattábládra, vagy mondj le róla.
dom-prompt-protect = { $animal }: melyik fenyegetett elemet tartod meg?
dom-prompt-abundance = { $animal }: válassz egy elemet a Földre, vagy mondj le róla.
dom-prompt-putelement = { $animal }: melyik üres sarokra teszed az elemet ({ $element })?
dom-prompt-wasteland = { $animal }: melyik elemet teszed vissza a zsákba a Pusztaság mezőről?
dom-prompt-depletion = { $animal }: melyik elemet távolítod el a Földről?
dom-prompt-glaciation = { $animal }: melyik lapka jegesedjen el a tundra mellett?
dom-prompt-icesheet = { $animal }: melyik lapka jegesedjen el a tundra mellett? A kártyát végre kell hajtani.
dom-prompt-speciation = { $animal }: melyik elem ({ $element }) körül jelenjenek meg új kockák?
dom-prompt-placecubes = { $animal }: hány kockát teszel ide: { $tile }?
dom-prompt-spread = { $animal }: melyik lapkára teszed az ingyenes kockádat?
dom-prompt-wanderlust = { $animal }: melyik felfordított lapkával bővíted a Földet?
dom-prompt-puttile = { $animal }: hová teszed az új lapkát ({ $terrain })?
dom-prompt-wandertake = { $animal }: melyik elemet teszed az új lapkára? Le is mondhatsz róla.
dom-prompt-movecubes = { $animal }: hány kocka menjen innen: { $source }, ide: { $target }?
dom-prompt-migration = { $animal }: legfeljebb { $n } kocka mozoghat. Honnan?
dom-prompt-migrateto = { $animal }: hová menjenek a kockák innen: { $source }? Hátralévő lépések: { $n }.
dom-prompt-migratecubes = { $animal }: hány kocka menjen innen: { $source }, ide: { $target }? Hátralévő lépések: { $n }.
dom-prompt-competition = { $animal }: melyik ellenséges kockát távolítod el ({ $terrain })?
dom-prompt-domination = { $animal }: melyik lapkát pontozod?
dom-prompt-takecard = { $animal }: te uralod a lapkát. Vegyél el egy kártyát.
dom-prompt-savemammal = { $animal }: melyik lapkán mentesz meg egy veszélyeztetett kockát?
dom-prompt-aquatictile = { $animal }: Vízi. Melyik tenger- vagy mocsárlapka?
dom-prompt-choosefrombag = { $animal }: melyik elemet veszed ki a zsákból?
dom-prompt-victim = { $animal }: kinek a kockáját távolítod el innen: { $tile }?
dom-prompt-catastrophetile = { $animal }: Katasztrófa. Melyik lapka?
dom-prompt-survivor = { $animal }: kinek a kockája maradjon meg itt: { $tile }?
dom-prompt-blighttile = { $animal }: Növényvész. Melyik lapka?
dom-prompt-blightkeep = { $animal }: melyik elem maradjon meg itt: { $tile }?
dom-prompt-loseelement = { $animal }: melyik megszerzett elemedet veszíted el?
dom-prompt-suffer = { $animal }: mit veszítesz az invazív fajok miatt?
dom-prompt-removepawn = { $animal }: melyik bábud kerüljön le végleg az akciójelzőről?
dom-prompt-exchange = { $animal }: melyik megszerzett elemedet cseréled le, és mire?
dom-prompt-replace = { $animal }: melyik ellenséges kocka legyen a tiéd?
dom-prompt-fertiletile = { $animal }: Termékeny. Melyik lapka, ahol vannak kockáid?
dom-prompt-hibernationtile = { $animal }: Téli álom. Melyik lapkára térjenek vissza a kockák?
dom-prompt-hibernate = { $animal }: hány eltávolított kocka térjen vissza ide: { $tile }?
dom-prompt-exodustile = { $animal }: Tömeges kivonulás. Melyik lapka ürüljön ki?

## Actions

dom-do-pass = Lemondás vagy befejezés
dom-do-pawn = Bábu ide: { $space }
dom-do-initiative = Előrelépés, a bábu ide: { $space }
dom-do-adapt = Elem az állattáblára: { $element }
dom-do-protect = Megtartott elem: { $element }
dom-do-take = Választott elem: { $element }
dom-do-corner = Sarok: { $corner }
dom-do-waste = Vissza a zsákba: { $element }
dom-do-deplete = Elem eltávolítása: { $corner }
dom-do-glaciate = Tundra lesz: { $tile }
dom-do-speciate = Fajképződés e körül: { $corner }
dom-do-cubes =
    { $n ->
        [0] Egy kocka sem
       *[other] { $n } kocka
    }
dom-do-spread = Egy kocka ide: { $tile }
dom-do-explore = Felfordított lapka: { $terrain }
dom-do-tile = { $tile }
dom-do-from = Innen: { $tile }
dom-do-to = Ide: { $tile }
dom-do-compete = Kocka eltávolítása innen: { $tile }, { $animal }
dom-do-dominate = Pontozás: { $tile }
dom-do-card = Választott kártya: { $card }
dom-do-save = Kocka megmentése itt: { $tile }
dom-do-victim = Kocka eltávolítása: { $animal }
dom-do-survivor = Egy kocka marad: { $animal }
dom-do-lose = Elvesztett elem: { $element }
dom-do-replace = Kocka lecserélése itt: { $tile }, { $animal }
dom-do-suffer = Veszteség: { $harm }
dom-do-exchange = Leadott elem: { $element }, új elem: { $taken }
dom-do-remove = Elvesztett bábu: { $space }

## Why an action is refused

dom-why-over = A játék véget ért.
dom-why-not-asked = Most nem te jössz, hanem { $seats }.
dom-why-occupied = Ez a hely foglalt.
dom-why-same-space = A bábunak a Kezdeményezéstől eltérő helyre kell kerülnie.
dom-why-no-disk = Nincs ott ilyen elem.
dom-why-not-threatened = Ez az elem nincs veszélyben: a Visszafejlődés mezőn és a megszerzett elemeid között is ott kell lennie.
dom-why-protected-already = Ezt a típust már véded.
dom-why-no-tile-here = Nincs ott lapka.
dom-why-not-on-earth = Ez a sarok egyetlen lapkát sem érint.
dom-why-corner-taken = Ezen a sarkon már van elem.
dom-why-no-element = Ezen a sarkon nincs elem.
dom-why-not-in-box = A Kimerülés mezőn nincs ilyen típusú elem.
dom-why-is-tundra = Ez a lapka már tundra.
dom-why-not-beside-tundra = Ez a lapka nem szomszédos tundralapkával.
dom-why-wrong-element = Ez a hely egy másik elemé.
dom-why-too-many = Ez több a megengedettnél, vagy nincs is ennyi.
dom-why-too-few = Legalább egy kockának mozognia kell.
dom-why-stack-empty = Ezen a halmon nincs felfordított lapka.
dom-why-hex-taken = Ott már van lapka.
dom-why-not-beside-earth = Az új lapkának egy másik lapkával kell érintkeznie.
dom-why-no-cubes = Nincs ott kockád.
dom-why-moved-already = Ebben az akcióban már minden ottani kockád mozgott.
dom-why-too-far = A kockák szomszédos lapkára mozognak; a madarak egy lapkán átrepülhetnek.
dom-why-same-tile = A kockáknak másik lapkára kell mozogniuk.
dom-why-wrong-terrain = Ezen a lapkán nem megfelelő a terep.
dom-why-no-own-cube = Kell, hogy ott legyen egy saját kockád.
dom-why-no-victim = Annak az állatnak nincs ott kockája.
dom-why-own-animal = Ellenséges kockának kell lennie.
dom-why-scored-already = Ezt a lapkát ebben a fordulóban már pontozták.
dom-why-no-such-card = Ez a kártya nincs a felfordítottak között.
dom-why-not-endangered = Nincs ott megmenthető veszélyeztetett kocka.
dom-why-not-acquired = Nincs ilyen típusú megszerzett elem az állattáblán; a nyomtatott elemek nem veszhetnek el.
dom-why-bag-empty = Nincs ilyen típusú elem a zsákban.
dom-why-chosen-already = Minden lecserélt kockának más állathoz kell tartoznia.
dom-why-no-vacant-corner = Ennek a lapkának nincs üres sarka.
dom-why-must-answer = Erre válaszolni kell.
dom-why-not-this-tile = A saroknak a lapkához kell tartoznia.
dom-why-no-pawn-here = Nincs ott olyan bábud, amelyet elveszíthetnél.
dom-moment-pass = Erről most nem lehet lemondani.
dom-moment-pawn = Bábut a tervezés fázisában lehet lehelyezni.
dom-moment-initiative = Ez a Kezdeményezés akcióhoz tartozik.
dom-moment-adapt = Ez az Alkalmazkodás akcióhoz tartozik.
dom-moment-protect = Ez a Visszafejlődéshez tartozik.
dom-moment-take = Elemet a Bőség és a Felfedezés akcióban, valamint kártyával lehet választani.
dom-moment-corner = Sarkot egy elem választása után kell megadni.
dom-moment-waste = Ez a Pusztaság akcióhoz tartozik.
dom-moment-deplete = Ez a Kimerülés akcióhoz tartozik.
dom-moment-glaciate = Ez az Eljegesedés akcióhoz tartozik.
dom-moment-speciate = Ez a Fajképződés akcióhoz tartozik.
dom-moment-cubes = A kockák számát lehelyezéskor vagy mozgatáskor kell megadni.
dom-moment-spread = A rovarok a Fajképződés után teszik le az ingyenes kockájukat.
dom-moment-explore = Ez a Felfedezés akcióhoz tartozik.
dom-moment-tile = Hatszöget egy új lapkához vagy egy kártya miatt kell választani.
dom-moment-from = Ez a Vándorlás akcióhoz tartozik.
dom-moment-to = Ez a Vándorlás akcióhoz tartozik.
dom-moment-compete = Ez a Versengéshez tartozik.
dom-moment-dominate = Ez az Uralom akcióhoz tartozik.
dom-moment-card = Kártyát az az állat vesz el, amely egy pontozott lapkát ural.
dom-moment-save = Az emlősök a kihalás előtt mentenek meg egy kockát.
dom-moment-victim = Áldozatot egy kártya miatt kell választani.
dom-moment-survivor = Túlélőt a Katasztrófa miatt kell választani.
dom-moment-lose = Elemet a Betegség vagy az Invazív fajok miatt lehet elveszíteni.
dom-moment-replace = Kockát az Evolúcióval lehet lecserélni.
dom-moment-suffer = Ez az Invazív fajok kártyához tartozik.
dom-moment-exchange = Ez a Metamorfózis kártyához tartozik.
dom-moment-remove = Az akciójelzőn lévő bábu csak az Invazív fajok miatt veszhet el.

## Events

dom-event-round =
    { $n ->
        [1] Kezdődik az { $n }. forduló.
        [5] Kezdődik az { $n }. forduló.
       *[other] Kezdődik a { $n }. forduló.
    }
dom-event-phase = Fázis: { $phase }.
dom-event-pawn = { $animal }: lehelyezett bábu ({ $space }).
dom-event-pawn-back = { $animal }: visszavett bábu ({ $space }).
dom-event-swap = Kezdeményezési sáv: elöl { $animal }, mögöttük { $other }.
dom-event-gain-element = { $animal }: új elem ({ $element }).
dom-event-lose-element = { $animal }: elvesztett elem ({ $element }).
dom-event-put = Új elem a Földön: { $element } ({ $corner }).
dom-event-remove = Eltűnik a Földről: { $element } ({ $corner }).
dom-event-tundra = Tundra lesz: { $hex }.
dom-event-tile = Új lapka: { $hex } ({ $terrain }).
dom-event-cubes = { $animal }: { $n } új kocka ({ $hex }).
dom-event-move = { $animal }: { $n } kocka mozog ({ $source } → { $target }).
dom-event-eliminate = { $animal }: { $n } elvesztett kocka ({ $hex }).
dom-event-vp = { $animal }: +{ $n } pont, összesen { $total }.
dom-event-lose-vp = { $animal }: −{ $n } pont, összesen { $total }.
dom-event-card = { $animal }: elvett kártya ({ $card }).
dom-event-draw-card = Új kártya: { $card }.
dom-event-draw-tile = Új felfordított lapka: { $terrain }.
dom-event-draw-disk = { $row }: kihúzott elem ({ $element }).
dom-event-waste = { $animal }: elem a Pusztaság mezőről a zsákba ({ $element }).
dom-event-survival = { $animal }: Túlélés kártya, { $n } tundralapka.
dom-event-last-round =
    { $n ->
        [1] Eljött a jégkorszak: az { $n }. forduló az utolsó.
        [5] Eljött a jégkorszak: az { $n }. forduló az utolsó.
       *[other] Eljött a jégkorszak: a { $n }. forduló az utolsó.
    }
dom-event-new-pawn = { $animal }: egy új bábu.
dom-event-lost-pawn = { $animal }: egy elvesztett bábu.
dom-event-score = { $animal } végső pontszáma { $n }.
dom-event-section = { $animal } akciója: { $section }.
dom-event-return = { $animal }: { $n } kocka visszakerül a génkészletbe ({ $hex }).
dom-event-shelter = { $animal }: { $n } kocka visszatér ({ $hex }), ebben a fordulóban védve.
dom-event-scored = { $animal }: pontozásra választott lapka ({ $hex }).
dom-event-queue = { $animal }: a bábu előrelép ({ $space }).
dom-event-truncated = A játék véget ér, mert elérte a fordulók korlátját ({ $n }).

## Options

option-dominant-species-edition = Melyik kiadás paklija legyen: az elsőben mind a 26 kártya benne van.
option-dominant-species-longer-game = Mind a 26 kártya 22 helyett.
option-dominant-species-multi-animal = 2 vagy 3 játékosra: mindenki több állattal játszik, a leggyengébb számít.
option-dominant-species-random-earth = Véletlen Föld a kezdéskor.
option-dominant-species-animals = Ki melyik állattal játszik, P1 az első: bird,insect vagy fejenként többel bird+insect,mammal+reptile; random: véletlen osztás.
option-dominant-species-round-limit = A fordulók korlátja automatikus játékhoz; a szabályok szerint none, azaz nincs korlát.

## What a position must say

dom-expect-rest = minden, ami máshol nincs ({ $rules })
dom-expect-supply = legfeljebb annyi, amennyi a dobozban van ({ $rules })
dom-expect-animal = minden állat egyszer, P1 és P{ $most } közötti hellyel
dom-expect-owners = legalább egy állat minden játékosnak
dom-expect-track = minden játékban lévő állat egyszer
dom-expect-tiles = legalább egy lapka, vagy start standard
dom-expect-connected = egymással összefüggő lapkák ({ $rules })
dom-expect-corner = a Föld egyik üres sarka ({ $rules })
dom-expect-hex = szabad hatszög és terep
dom-expect-shelter = legfeljebb annyi kocka, amennyi ott van
dom-expect-acquired = legfeljebb { $n } ({ $rules })
dom-expect-gene-pool = { $n } az eltávolított kockákkal együtt ({ $rules })
dom-expect-ice-age = false, ha a kártya fel van fordítva vagy elhasználták, különben true
dom-expect-card = máshol nem szereplő kártya
dom-expect-stacks = három szám, összegük { $n }
