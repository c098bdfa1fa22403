### What speaks for an action of Dominant Species, in Hungarian.

bot-ds-little = A Földön és a tábládon most semmi sem változik.
bot-ds-pass = A passzolás most nem változtat semmin.
bot-ds-pass-mammal = Ha passzolsz, minden veszélyeztetett emlős elpusztul: { $n }.
bot-ds-pass-protect = Ha passzolsz, ez a védelem semmit sem őriz meg. Fenyegetett elemek: { $n }.
bot-ds-cost = Ennyibe kerül neked: kocka { $cubes }, elem { $elements }, bábu { $pawns }.

## Pawns

bot-ds-initiative = Egy hellyel előrébb a kezdeményezésben, és a bábu újra választ: { $space }.
bot-ds-initiative-first = Már az első vagy a kezdeményezésben; a bábu még egyszer választhat: { $space }.
bot-ds-pawn-initiative = Kezdeményezés: egy hellyel előrébb kerülsz, és ez a bábu még egy másik mezőre kerül, miután mindenki lerakta a sajátját.
bot-ds-pawn-initiative-first = Kezdeményezés: már az első vagy, de ez a bábu még egy másik mezőre kerül, miután mindenki lerakta a sajátját.
bot-ds-pawn-regression = Visszafejlődés: megtart egy szerzett elemet, amely elveszhetne.
bot-ds-pawn-queue = Sorban áll az Eljegesedésre; egy későbbi fordulóban hat.
bot-ds-pawn-idle = { $space }: most nem várunk tőle pontot.
bot-ds-pawn-deny = Most egyik lapka sem hozna neked pontot.
bot-ds-pawn-domination = Uralom: ez a lapka { $n } pontot hozna: { $tile }.
bot-ds-pawn-wanderlust = Felfedezés: egy új lapka legfeljebb { $n } bónuszpontot ad.
bot-ds-pawn-adaptation = Alkalmazkodás: egy új elemmel a kockák biztonságosabbak és alkalmasabbak, ez körülbelül { $n } pontot ér.
bot-ds-pawn-abundance = Bőség: a megfelelő elem a Földön körülbelül { $n } pontot ér.
bot-ds-pawn-removal = Hogy mely elemek maradnak, az körülbelül { $n } pontot ér.
bot-ds-pawn-glaciation = Eljegesedés: a jég a megfelelő helyen körülbelül { $n } pontot ér.
bot-ds-pawn-speciation = Fajképződés: új kockák egy ilyen elem körül körülbelül { $n } pontot érnek.
bot-ds-pawn-migration = Vándorlás: a kockák jobb helyen körülbelül { $n } pontot érnek.
bot-ds-pawn-competition = Versengés: a riválisok eltávolítása ezeken a terepeken körülbelül { $n } pontot ér.

## Tiles and cards

bot-ds-score = { $tile }: { $mine } VP, a legjobb ellenfélnek { $best }.
bot-ds-score-card = { $tile }: { $mine } VP és egy kártya, a legjobb ellenfélnek { $best } VP.
bot-ds-score-others =
    { $best ->
        [0] { $tile }: most senki sem kap érte pontot.
       *[other] { $tile }: neked semmi, a legjobb ellenfélnek { $best } VP.
    }
bot-ds-card = Kártya: { $card }. { $text }
bot-ds-card-points = { $card }: azonnal { $n } pontot hoz.
bot-ds-card-cubes = { $card }: legfeljebb { $n } kockát hoz a Földre.
bot-ds-card-kills = { $card }: { $n } ellenséges kockát távolít el.
bot-ds-card-disease = { $card }: { $n } ellenfél veszít egy-egy elemet.
bot-ds-card-ahead = { $card }: { $n } előtted járó ellenfél veszít pontot.
bot-ds-card-nothing = { $card }: most nincs hatása.
bot-ds-ice-age = A Jégkorszak bónuszpontot ad az uralt lapkákért, és ez a forduló lesz az utolsó.
bot-ds-ice-age-ahead = A Jégkorszak befejezi a játékot, amíg te vezetsz.
bot-ds-explore = Ilyen lapka ({ $terrain }) pontozáskor legfeljebb { $value } VP; a lehelyezése legfeljebb { $n } VP.
bot-ds-new-tile = Egy lapka itt: { $tile }, { $n } bónuszpontot ad.
bot-ds-protect = Megtart egy elemet ({ $element }), amely { $n } olyan lapkán fekszik, ahol kockád van.
bot-ds-lose = Elveszítesz egy elemet ({ $element }), amely { $n } olyan lapkán fekszik, ahol kockád van.
bot-ds-exchange = Lapkák, ahol kockád van: az odaadott elemmel ({ $given }) { $lost }, az újjal ({ $taken }) { $n }.
bot-ds-adapt = Ez az elem ({ $element }) { $n } olyan lapkán fekszik, ahol kockád van: az alkalmasság ennyivel nő: { $gain }.
bot-ds-adapt-none = Ez az elem ({ $element }) még egyik lapkádon sem fekszik.
bot-ds-adapt-saves = Ez az elem ({ $element }) { $n } veszélyeztetett kockát ment meg a kihalástól.
bot-ds-adapt-dominates = Ezzel az elemmel ({ $element }) uralod ezt a lapkát: { $tile }.
bot-ds-disk-foreign =
    { $n ->
        [0] Egyik állatnak sincs ilyen eleme: { $element }.
       *[other] Neked nincs ilyen elemed ({ $element }); { $n } másik állat használja.
    }
bot-ds-disk-later = Most nem kerülhet a kockáid mellé; ez az elem ({ $element }) ott { $n } alkalmasságot adna.
bot-ds-disk-saves = Ez az elem ({ $element }) megmenti a veszélyeztetett kockákat itt: { $tile }.
bot-ds-disk-dominates = Még egy ilyen elemmel ({ $element }) uralod ezt a lapkát: { $tile }.
bot-ds-disk-fitter = A kockáid mellett ez az elem ({ $element }) ennyivel növeli az alkalmasságukat: { $n }.
bot-ds-plant = A kockáid mellett, { $n } lapkán: ezzel az elemmel ({ $element }) itt az alkalmasság { $fitness } lesz: { $tile }.
bot-ds-plant-later = A kockáid mellett ezen a lapkán: { $tile }, arra az esetre, ha alkalmazkodsz hozzá: { $element }.
bot-ds-plant-others = Nincs mellette kockád; ott { $n } másik állat használja ezt az elemet: { $element }.
bot-ds-plant-near = Ezen a lapkán: { $tile }, egy lépésre a kockáidtól; oda követhetik ezt az elemet: { $element }.
bot-ds-plant-away = Itt most senkinek sem kell ez az elem: { $tile } ({ $element }).
bot-ds-removal = Egyelőre senkinek sem árt: { $corner }.
bot-ds-removal-own = Csak a saját kockáid élnek belőle: { $corner }.
bot-ds-keep = Ez marad: { $corner }; ennyi van belőle az állattábládon: { $n }.
bot-ds-waste =
    { $n ->
        [0] A tundra körül egyetlen ilyen elemet sem ment meg: { $element }.
       *[other] Ennyi elem ({ $element }) marad a tundra körül: { $n }.
    }
bot-ds-around = { $n } új kockának van hely; ha ide { $most } kerül, pontozáskor { $points } VP: { $tile }.
bot-ds-around-doomed = { $n } új kockának van hely, de ott semmi sem tartja életben őket.
bot-ds-leave = { $n } kocka innen: { $source } ide: { $target }; { $points } VP-vel több, ha mindkettőt pontozzák.
bot-ds-flee = A kockák itt veszélyben vannak: { $source }; itt legfeljebb { $n } megélhet közülük: { $target }.
bot-ds-leave-dominates = Egy kocka innen: { $source }, uralná ezt a lapkát: { $target }.
bot-ds-stay = Innen most semmilyen lépés nem hoz pontot vagy uralmat: { $source }.
bot-ds-move = Kockák itt: { $target }: { $there } (pontozáskor { $points } VP), itt: { $source }: { $left } ({ $kept } VP).
bot-ds-move-dominates = Uralja ezt: { $target }; kockák: { $there } (pontozáskor { $points } VP), itt: { $source }: { $left } ({ $kept } VP).
bot-ds-remain = { $n } kocka marad itt: { $tile }; pontozáskor { $points } VP.
bot-ds-drive = { $animal }: ennyi kockájuk lenne itt: { $tile }: { $n }; pontozáskor { $points } VP.
bot-ds-none = A génkészlet { $n } kockáját későbbre tartogatja.
bot-ds-up-to = Még { $n } kockával pontozáskor { $points } VP: { $tile }.
bot-ds-crowd = Azonnal { $n } pont az itteni kockákért: { $tile }.
bot-ds-ice = Tundra itt: { $tile }: { $n } VP; innen elkerülő kockák: tiéd { $mine }, másoké { $others }.
bot-ds-blight = Elemek, amelyeket elveszít: { $tile }: { $n }; kockák ott: tiéd { $mine }, másoké { $others }.
bot-ds-catastrophe = Itt egyetlen kocka marad, és körülötte minden lapkán meghal egy: { $tile }; rajta: tiéd { $mine }, másoké { $others }.
bot-ds-exodus = Minden kocka elhagyja ezt a lapkát: { $tile }: tiéd { $mine }, másoké { $others }.
bot-ds-mammal = Az itteni túlélők között a megmentett emlős pontozáskor { $points } VP: { $tile }.
bot-ds-sacrifice = Egy saját kocka vész el itt: { $tile }; marad { $n }.

## What changes at once

bot-ds-points = Azonnal { $n } pontot hoz.
bot-ds-rescue = { $n } veszélyeztetett kockát ment meg a kihalástól.
bot-ds-dominates = Uralja ezt a lapkát: { $tile }. Pontozáskor kártyát, a Jégkorszakkor több pontot ad.
bot-ds-lead = Átveszi a vezetést itt: { $tile }. Ez pontozáskor { $n } pontot ér.
bot-ds-dethrones = { $animal }: már nem uralják ezt a lapkát: { $tile }.
bot-ds-weakens = { $animal }: kevesebb kockájuk lesz itt: { $tile }.
bot-ds-doomed = A kockák itt kihalnak, de számítanak, ha előbb pontozzák a lapkát: { $tile }.
bot-ds-safer = Itt ennyi kockával vezetsz a következő állat előtt: { $n }; { $tile }.
bot-ds-settles =
    { $points ->
        [0] Kockáid itt: { $tile }: { $n }; pontokhoz kevés.
       *[other] Kockáid itt: { $tile }: { $n }; pontozáskor { $points } VP.
    }
bot-ds-fitter = Az alkalmasság ott, ahol kockáid vannak, ennyivel nő: { $n }.
bot-ds-starves = { $animal }: kevesebb elemből élhetnek.
