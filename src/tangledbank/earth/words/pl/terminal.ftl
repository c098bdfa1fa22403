### What the terminal program says about both games on Earth, in Polish.

cli-earth-round = Runda { $n }
cli-earth-last-round = ostatnia runda
cli-earth-over = koniec gry

## Headings of the table of animals. Keep them short: all rows together should stay within 41 columns.

cli-earth-vp = PZ
cli-earth-elements = zasoby
cli-earth-pool = pula
cli-earth-out = poza
cli-earth-pawns = pion.

## Supplies

cli-earth-survival = Przetrwanie:
cli-earth-tiles = Kafle:
cli-earth-deck = talia { $n }

## Options

cli-earth-give = oddaj: { $element }
cli-earth-on-map = Wpisz numer z mapy: { $numbers }.
cli-earth-take = weź
cli-earth-you = { $animal } (ty)

## Signs

cli-earth-sign-doomed = zagrożone kostki: żaden zasób na kaflu nie odpowiada tej gromadzie
cli-earth-sign-corner = wolny wierzchołek; nazwa wierzchołka to pole planszy i kierunek, a numery na wierzchołkach to możliwości do wyboru
cli-earth-sign-choice = pole planszy, które można teraz wybrać
cli-earth-sign-asked = pole planszy, którego dotyczy pytanie
cli-earth-sign-squares = zasoby na polach danej sekcji
cli-earth-sign-elements = zasoby początkowe, potem pozyskane
cli-earth-sign-gain = punkty i dla kogo; bez litery: dla ciebie
cli-earth-terrain =
    { $n ->
        [one] punkty { $points }, najwyżej { $n } nowa kostka
        [few] punkty { $points }, najwyżej { $n } nowe kostki
       *[many] punkty { $points }, najwyżej { $n } nowych kostek
    }
cli-earth-unseen-tiles = zakryte

## The end

cli-earth-score-animal = gromada { $n }
cli-earth-end-limit = limit rund
cli-earth-end-none = nieskończona
