### What speaks for an action of Dominant Species, in Hungarian.

bot-ds-little = Nincs jobb lehetőség; keveset változtat.
bot-ds-pass = Többe kerülne, mint amennyit hoz.

## Pawns

bot-ds-initiative = Egy hellyel előrébb a kezdeményezésben, és a bábu újra választ: { $space }.
bot-ds-pawn-initiative = Kezdeményezés: egy hellyel előrébb, és a bábu utána még oda kerül, ahol a többiek lehelyezése után a legjobb.
bot-ds-pawn-regression = Visszafejlődés: megtart egy megszerzett elemet, amely elveszne.
bot-ds-pawn-queue = Sorban áll az Eljegesedésre; egy későbbi fordulóban hat.
bot-ds-pawn-idle = { $space }: most semmit sem ígér.
bot-ds-pawn-deny = Most egyik lapka sem hoz pontot, de erről a helyről más sem szerez.
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
bot-ds-card = Ebben a helyzetben ez a kártya adja a legtöbbet: { $card }.
bot-ds-ice-age = A Jégkorszak bónuszpontot ad az uralt lapkákért, és ez a forduló lesz az utolsó.
bot-ds-ice-age-ahead = A Jégkorszak befejezi a játékot, amíg te vezetsz.
bot-ds-new-tile = Egy lapka itt: { $tile }, { $n } bónuszpontot ad.
bot-ds-protect = Megtart egy elemet, amelyet érdemes megtartani: { $element }.
bot-ds-around = Új kockák kerülhetnek a körülötte lévő lapkákra, ezek száma: { $n }.
bot-ds-leave = A kockák máshol többet érnek, mint itt: { $tile }.
bot-ds-arrive = A kockák itt érnek a legtöbbet: { $tile }.

## What changes at once

bot-ds-points = Azonnal { $n } pontot hoz.
bot-ds-rescue = { $n } veszélyeztetett kockát ment meg a kihalástól.
bot-ds-dominates = Uralja ezt a lapkát: { $tile }. Pontozáskor kártyát, a Jégkorszakkor több pontot ad.
bot-ds-lead = Átveszi a vezetést itt: { $tile }. Ez pontozáskor { $n } pontot ér.
bot-ds-dethrones = { $animal }: már nem uralják ezt a lapkát: { $tile }.
bot-ds-weakens = { $animal }: kevesebb kockájuk lesz itt: { $tile }.
bot-ds-doomed = A kockák itt kihalnak, de számítanak, ha előbb pontozzák a lapkát: { $tile }.
bot-ds-safer = Több kockával biztosabb a vezetés itt: { $tile }.
bot-ds-settles = Az itteni kockák részt kapnak a lapka pontjaiból: { $tile }.
bot-ds-fitter = Az alkalmasság ott, ahol kockáid vannak, ennyivel nő: { $n }.
bot-ds-starves = { $animal }: kevesebb elemből élhetnek.
