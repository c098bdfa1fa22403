### What the terminal program says about Dominant Species, in Hungarian.

cli-dom-round = { $n }. forduló
cli-dom-last-round = utolsó forduló

## Headings of the table of animals. Keep them short: all rows together should stay within 41 columns.

cli-dom-order = sorrend ↓
cli-dom-vp = VP
cli-dom-elements = elem
cli-dom-pool = gén
cli-dom-out = kint
cli-dom-pawns = bábu

## Supplies

cli-dom-survival = Túlélés:
cli-dom-tiles = Lapkák:
cli-dom-bag = Zsák:
cli-dom-cards = Kártyák:
cli-dom-deck = pakli { $n }

## Terrains in two letters each; no two may be equal.

cli-dom-short-sea = te
cli-dom-short-wetland = mo
cli-dom-short-savannah = sz
cli-dom-short-jungle = dz
cli-dom-short-forest = er
cli-dom-short-desert = si
cli-dom-short-mountain = he
cli-dom-short-tundra = tu

## Options

cli-dom-give = leadott: { $element }
cli-dom-take = új

## Signs

cli-dom-sign-dominant = a lapkát uraló állat két kockája
cli-dom-sign-doomed = veszélyeztetett kockák: az ottani elemek egyike sem felel meg az állatnak
cli-dom-sign-corner = üres sarok; a sarok neve egy hatszög és egy irány, a sarkokon lévő számok választható lehetőségek
cli-dom-sign-choice = most választható hatszög
cli-dom-sign-scored = ebben a fordulóban már pontozott lapka
cli-dom-sign-pointer = most ő következik; az akciójelzőn: most ez kerül sorra
cli-dom-sign-space = helyek, és hogy mire valók: a Fajképződés eleme, a Vándorlás kockáinak száma
cli-dom-sign-competition = a Versengés egyik helye a két oldalán lévő terepekhez és a tundrához
cli-dom-sign-squares = egy szakasz mezőin lévő elemek
cli-dom-sign-elements = nyomtatott elemek, utánuk a megszerzettek
cli-dom-terrain = pontok: { $points }, legfeljebb { $n } új kocka
cli-dom-unseen-tiles = lefordítva
cli-dom-unseen-cards = a pakliban

## The end

cli-dom-score-animal = { $n }. állat
cli-dom-end-ice = elvették a Jégkorszakot
cli-dom-end-deserted = elfogytak a kockák
cli-dom-end-limit = a fordulók korlátja
cli-dom-end-none = nincs vége
