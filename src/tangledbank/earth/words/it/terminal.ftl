### What the terminal program says about both games on Earth, in Italian.

cli-earth-round = Round { $n }
cli-earth-last-round = ultimo round
cli-earth-over = fine della partita

## Headings of the table of animals. Keep them short: all rows together should stay within 41 columns.

cli-earth-vp = PV
cli-earth-elements = elem.
cli-earth-pool = ris.
cli-earth-out = elim.
cli-earth-pawns = ped.

## Supplies

cli-earth-survival = Sopravvivenza:
cli-earth-tiles = Tessere:
cli-earth-deck = mazzo { $n }

## Options

cli-earth-give = cedi { $element }
cli-earth-on-map = Scrivi un numero della mappa: { $numbers }.
cli-earth-take = prendi
cli-earth-you = { $animal } (tu)

## Signs

cli-earth-sign-doomed = cubetti in pericolo: nessun elemento lì è adatto all’animale
cli-earth-sign-corner = un angolo libero; il nome di un angolo è un esagono con una direzione, i numeri sugli angoli sono opzioni
cli-earth-sign-choice = un esagono che ora si può scegliere
cli-earth-sign-asked = l’esagono di cui parla la domanda
cli-earth-sign-squares = elementi nelle caselle di una sezione
cli-earth-sign-elements = elementi prestampati, poi quelli acquisiti
cli-earth-sign-gain = punti e a chi vanno; senza lettera: a te
cli-earth-terrain =
    { $n ->
        [one] punti { $points }, al massimo { $n } nuovo cubetto
       *[other] punti { $points }, al massimo { $n } nuovi cubetti
    }
cli-earth-unseen-tiles = coperte

## The end

cli-earth-score-animal = animale { $n }
cli-earth-end-limit = limite di round
cli-earth-end-none = non finita
