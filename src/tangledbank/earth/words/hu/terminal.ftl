### What the terminal program says about both games on Earth, in Hungarian.

cli-earth-round = { $n }. forduló
cli-earth-last-round = utolsó forduló
cli-earth-over = vége a játéknak

## Headings of the table of animals. Keep them short: all rows together should stay within 41 columns.

cli-earth-vp = VP
cli-earth-elements = elem
cli-earth-pool = gén
cli-earth-out = kint
cli-earth-pawns = bábu

## Supplies

cli-earth-survival = Túlélés:
cli-earth-tiles = Lapkák:
cli-earth-deck = pakli { $n }

## Options

cli-earth-give = leadott: { $element }
cli-earth-on-map = Írj be egy számot a térképről: { $numbers }.
cli-earth-take = új
cli-earth-you = { $animal } (te)

## Signs

cli-earth-sign-doomed = veszélyeztetett kockák: az ottani elemek egyike sem felel meg az állatnak
cli-earth-sign-corner = üres sarok; a sarok neve egy hatszög és egy irány, a sarkokon lévő számok választható lehetőségek
cli-earth-sign-choice = most választható hatszög
cli-earth-sign-asked = a hatszög, amelyről a kérdés szól
cli-earth-sign-squares = egy szakasz mezőin lévő elemek
cli-earth-sign-elements = nyomtatott elemek, utánuk a megszerzettek
cli-earth-sign-gain = pontok, és hogy kinek; betű nélkül: neked
cli-earth-terrain = pontok: { $points }, legfeljebb { $n } új kocka
cli-earth-unseen-tiles = lefordítva

## The end

cli-earth-score-animal = { $n }. állat
cli-earth-end-limit = a fordulók korlátja
cli-earth-end-none = nincs vége
