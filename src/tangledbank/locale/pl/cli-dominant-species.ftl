### What the terminal program says about Dominant Species, in Polish.

cli-dom-round = Runda { $n }
cli-dom-last-round = ostatnia runda

## Headings of the table of animals. Keep them short: all rows together should stay within 41 columns.

cli-dom-order = kolejność ↓
cli-dom-vp = PZ
cli-dom-elements = zasoby
cli-dom-pool = pula
cli-dom-out = poza
cli-dom-pawns = pion.

## Supplies

cli-dom-survival = Przetrwanie:
cli-dom-tiles = Kafle:
cli-dom-bag = Worek:
cli-dom-cards = Karty:
cli-dom-deck = talia { $n }

## Terrains in two letters each; no two may be equal.

cli-dom-short-sea = mo
cli-dom-short-wetland = mk
cli-dom-short-savannah = sa
cli-dom-short-jungle = dż
cli-dom-short-forest = la
cli-dom-short-desert = pu
cli-dom-short-mountain = gó
cli-dom-short-tundra = tu

## Options

cli-dom-give = oddaj: { $element }
cli-dom-take = weź

## Signs

cli-dom-sign-dominant = dwie kostki gromady, która dominuje na kaflu
cli-dom-sign-doomed = zagrożone kostki: żaden zasób na kaflu nie odpowiada tej gromadzie
cli-dom-sign-corner = wolny wierzchołek; nazwa wierzchołka to pole planszy i kierunek, a numery na wierzchołkach to możliwości do wyboru
cli-dom-sign-choice = pole planszy, które można teraz wybrać
cli-dom-sign-scored = kafel punktowany w tej rundzie
cli-dom-sign-pointer = ma teraz ruch; w obszarze akcji: wykonywane teraz
cli-dom-sign-space = pola i to, czego dotyczą: zasób w Specjacji, liczba kostek w Migracji
cli-dom-sign-competition = pole Rywalizacji dla terenów z obu jego stron i dla tundry
cli-dom-sign-squares = zasoby na polach danej sekcji
cli-dom-sign-elements = zasoby początkowe, potem pozyskane
cli-dom-terrain =
    { $n ->
        [one] punkty { $points }, najwyżej { $n } nowa kostka
        [few] punkty { $points }, najwyżej { $n } nowe kostki
       *[many] punkty { $points }, najwyżej { $n } nowych kostek
    }
cli-dom-unseen-tiles = zakryte
cli-dom-unseen-cards = w talii

## The end

cli-dom-score-animal = gromada { $n }
cli-dom-end-ice = wzięto Epokę lodowcową
cli-dom-end-deserted = nie ma już kostek
cli-dom-end-limit = limit rund
cli-dom-end-none = nieskończona
