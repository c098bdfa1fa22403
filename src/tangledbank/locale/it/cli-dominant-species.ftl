### What the terminal program says about Dominant Species, in Italian.

cli-dom-round = Round { $n }
cli-dom-last-round = ultimo round

## Headings of the table of animals. Keep them short: all rows together should stay within 41 columns.

cli-dom-order = ordine ↓
cli-dom-vp = PV
cli-dom-elements = elem.
cli-dom-pool = ris.
cli-dom-out = elim.
cli-dom-pawns = ped.

## Supplies

cli-dom-survival = Sopravvivenza:
cli-dom-tiles = Tessere:
cli-dom-bag = Sacchetto:
cli-dom-cards = Carte:
cli-dom-deck = mazzo { $n }

## Terrains in two letters each; no two may be equal.

cli-dom-short-sea = ma
cli-dom-short-wetland = pa
cli-dom-short-savannah = sa
cli-dom-short-jungle = gi
cli-dom-short-forest = fo
cli-dom-short-desert = de
cli-dom-short-mountain = mo
cli-dom-short-tundra = tu

## Options

cli-dom-give = cedi { $element }
cli-dom-take = prendi

## Signs

cli-dom-sign-dominant = due cubetti dell’animale che domina la tessera
cli-dom-sign-doomed = cubetti in pericolo: nessun elemento lì è adatto all’animale
cli-dom-sign-corner = un angolo libero; il nome di un angolo è un esagono con una direzione, i numeri sugli angoli sono opzioni
cli-dom-sign-choice = un esagono che ora si può scegliere
cli-dom-sign-scored = una tessera già conteggiata in questo round
cli-dom-sign-pointer = deve rispondere ora; nell’area azioni: in esecuzione
cli-dom-sign-space = spazi e a che cosa servono: un elemento per la Speciazione, un numero di cubetti per la Migrazione
cli-dom-sign-competition = uno spazio della Competizione per i terreni ai suoi lati e per la tundra
cli-dom-sign-squares = elementi nelle caselle di una sezione
cli-dom-sign-elements = elementi prestampati, poi quelli acquisiti
cli-dom-terrain =
    { $n ->
        [one] punti { $points }, al massimo { $n } nuovo cubetto
       *[other] punti { $points }, al massimo { $n } nuovi cubetti
    }
cli-dom-unseen-tiles = coperte
cli-dom-unseen-cards = nel mazzo

## The end

cli-dom-score-animal = animale { $n }
cli-dom-end-ice = è stata presa l’Era glaciale
cli-dom-end-deserted = non restano cubetti
cli-dom-end-limit = limite di round
cli-dom-end-none = non finita
