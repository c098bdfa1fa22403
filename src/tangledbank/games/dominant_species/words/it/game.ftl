### Dominant Species in Italian.

game-dominant-species = Dominant Species
about-dominant-species = Diffondi i tuoi animali, adattali e domina la Terra prima che lo faccia il ghiaccio.

## Nouns

dom-animal-mammal = Mammiferi
dom-animal-reptile = Rettili
dom-animal-bird = Uccelli
dom-animal-amphibian = Anfibi
dom-animal-arachnid = Aracnidi
dom-animal-insect = Insetti
dom-element-grass = erba
dom-element-grub = larve
dom-element-meat = carne
dom-element-seed = semi
dom-element-sun = sole
dom-element-water = acqua
dom-terrain-sea = mare
dom-terrain-wetland = palude
dom-terrain-savannah = savana
dom-terrain-jungle = giungla
dom-terrain-forest = foresta
dom-terrain-desert = deserto
dom-terrain-mountain = montagna
dom-terrain-tundra = tundra
dom-any = qualsiasi terreno
dom-nothing = niente
dom-section-initiative = Iniziativa
dom-section-adaptation = Adattamento
dom-section-regression = Regressione
dom-section-abundance = Abbondanza
dom-section-wasteland = Desolazione
dom-section-depletion = Esaurimento
dom-section-glaciation = Glaciazione
dom-section-speciation = Speciazione
dom-section-wanderlust = Esplorazione
dom-section-migration = Migrazione
dom-section-competition = Competizione
dom-section-domination = Dominazione
dom-phase-1 = Pianificazione
dom-phase-2 = Esecuzione
dom-phase-3 = Ripristino
dom-space = { $section } { $n }
dom-hex = { $hex }
dom-tile = { $hex } ({ $terrain })
dom-corner = { $corner }
dom-element-at = { $corner } ({ $element })
dom-harm-0 = un elemento acquisito
dom-harm-1 = una pedina
dom-harm-2 = tutti i cubetti tranne uno su ogni tessera

dom-card-aquatic = Acquatico
dom-card-biodiversity = Biodiversità
dom-card-biomass = Biomassa
dom-card-blight = Piaga
dom-card-catastrophe = Catastrofe
dom-card-cold-snap = Ondata di freddo
dom-card-disease = Malattia
dom-card-ecodiversity = Ecodiversità
dom-card-evolution = Evoluzione
dom-card-fecundity = Fecondità
dom-card-fertile = Fertile
dom-card-habitat = Habitat
dom-card-hibernation = Ibernazione
dom-card-ice-age = Era glaciale
dom-card-ice-sheet = Calotta glaciale
dom-card-immigrants = Specie invasive
dom-card-instinct = Istinto
dom-card-intelligence = Intelligenza
dom-card-mass-exodus = Esodo di massa
dom-card-metamorphosis = Metamorfosi
dom-card-niche-biomes = Biomi di nicchia
dom-card-nocturnal = Notturno
dom-card-omnivore = Onnivoro
dom-card-parasitism = Parassitismo
dom-card-predator = Predatore
dom-card-symbiotic = Simbiotico

## What each card does, in our words

dom-text-aquatic = Metti un elemento a scelta dal sacchetto su una tessera mare o palude, poi fino a 4 cubetti sulla stessa tessera.
dom-text-biodiversity = 1 punto per ogni tessera che condividi con cubetti avversari.
dom-text-biomass = Elimina un cubetto su ogni tessera con più cubetti che elementi.
dom-text-blight = Rimuovi tutti gli elementi tranne uno attorno a una tessera.
dom-text-catastrophe = Elimina tutti i cubetti tranne uno su una tessera e un cubetto su ogni tessera adiacente.
dom-text-cold-snap = Ogni animale avversario perde un cubetto su ogni tessera tundra.
dom-text-disease = Gli animali con più elementi di te ne perdono uno acquisito, a loro scelta.
dom-text-ecodiversity = 1 punto per ogni elemento sulla Terra di un tipo presente sulla tua plancia.
dom-text-evolution = Sostituisci con i tuoi fino a 2 cubetti di animali avversari diversi.
dom-text-fecundity = 1 nuovo cubetto su ogni tessera dove hai cubetti; se la riserva genetica non basta, scegli tu le tessere.
dom-text-fertile = 1 punto per ogni cubetto su una tessera dove hai cubetti.
dom-text-habitat = Metti un elemento a scelta dal sacchetto su un angolo libero della Terra.
dom-text-hibernation = Fino a 5 tuoi cubetti eliminati tornano su una tessera, al sicuro dall’estinzione in questo round.
dom-text-ice-age = Punti bonus a tutti per le tessere dominate; questo round è l’ultimo.
dom-text-ice-sheet = Trasforma una tessera in tundra.
dom-text-immigrants = Ogni animale perde un elemento acquisito, una pedina oppure tutti i suoi cubetti tranne uno su ogni tessera.
dom-text-instinct = Metti una pedina disponibile su uno spazio libero qualsiasi.
dom-text-intelligence = Una nuova pedina per te e per ogni animale sopra di te nella catena alimentare.
dom-text-mass-exodus = Sposta tutti i cubetti di una tessera sulle tessere adiacenti.
dom-text-metamorphosis = Scambia un elemento acquisito con uno a scelta dal sacchetto.
dom-text-niche-biomes = Chi ha più punti di te perde il primo valore della tessera appena conteggiata.
dom-text-nocturnal = Scambiati di posto con chi ti precede sul tracciato iniziativa.
dom-text-omnivore = Una nuova pedina per te.
dom-text-parasitism = Una nuova pedina per te e per ogni animale sotto di te nella catena alimentare.
dom-text-predator = Elimina un cubetto avversario su ogni tessera che condividi.
dom-text-symbiotic = Tu e ogni animale con meno elementi di te pescate un elemento a caso.

## Prompts

dom-prompt-over = La partita è finita.
dom-prompt-wait = In attesa di { $seats }.
dom-prompt-placepawn = { $animal }: metti una pedina su uno spazio libero.
dom-prompt-initiative = { $animal }: spostati di un posto a sinistra sul tracciato iniziativa e metti questa pedina su un altro spazio, oppure rinuncia.
dom-prompt-adaptation = { $animal }: prendi un elemento per la tua plancia, oppure rinuncia.
dom-prompt-protect = { $animal }: quale elemento minacciato conservi?
dom-prompt-abundance = { $animal }: prendi un elemento da mettere sulla Terra, oppure rinuncia.
dom-prompt-putelement = { $animal }: su quale angolo libero metti l’elemento ({ $element })?
dom-prompt-wasteland = { $animal }: quale elemento rimetti nel sacchetto dalla casella Desolazione?
dom-prompt-depletion = { $animal }: quale elemento rimuovi dalla Terra?
dom-prompt-glaciation = { $animal }: quale tessera accanto alla tundra diventa tundra?
dom-prompt-icesheet = { $animal }: quale tessera accanto alla tundra diventa tundra? L’effetto della carta è obbligatorio.
dom-prompt-speciation = { $animal }: attorno a quale elemento ({ $element }) compaiono i nuovi cubetti?
dom-prompt-placecubes = { $animal }: quanti cubetti metti su { $tile }?
dom-prompt-spread = { $animal }: su quale tessera metti il cubetto gratuito?
dom-prompt-wanderlust = { $animal }: quale tessera scoperta aggiungi alla Terra?
dom-prompt-puttile = { $animal }: dove metti la nuova tessera ({ $terrain })?
dom-prompt-wandertake = { $animal }: quale elemento metti sulla nuova tessera? Puoi anche rinunciare.
dom-prompt-movecubes = { $animal }: quanti cubetti passano da { $source } a { $target }?
dom-prompt-exodus = { $animal }: quanti cubetti ({ $moved }) passano da { $source } a { $target }?
dom-prompt-migration =
    { $n ->
        [one] { $animal }: puoi muovere { $n } cubetto. Da dove?
       *[other] { $animal }: puoi muovere fino a { $n } cubetti. Da dove?
    }
dom-prompt-migrateto = { $animal }: dove vanno i cubetti di { $source }? Movimenti rimasti: { $n }.
dom-prompt-migratecubes = { $animal }: quanti cubetti passano da { $source } a { $target }? Movimenti rimasti: { $n }.
dom-prompt-competition = { $animal }: quale cubetto avversario elimini ({ $terrain })?
dom-prompt-domination = { $animal }: quale tessera vuoi conteggiare?
dom-prompt-takecard = { $animal }: domini la tessera. Prendi una carta.
dom-prompt-savemammal = { $animal }: su quale tessera salvi un cubetto in pericolo?
dom-prompt-aquatictile = { $animal }: Acquatico. Quale tessera mare o palude?
dom-prompt-choosefrombag = { $animal }: quale elemento prendi dal sacchetto?
dom-prompt-victim = { $animal }: di chi è il cubetto che elimini su { $tile }?
dom-prompt-catastrophetile = { $animal }: Catastrofe. Quale tessera?
dom-prompt-survivor = { $animal }: di chi è il cubetto che sopravvive su { $tile }?
dom-prompt-blighttile = { $animal }: Piaga. Quale tessera?
dom-prompt-blightkeep = { $animal }: quale elemento resta su { $tile }?
dom-prompt-loseelement = { $animal }: quale elemento acquisito perdi?
dom-prompt-suffer = { $animal }: che cosa perdi a causa delle specie invasive?
dom-prompt-removepawn = { $animal }: quale tua pedina lascia per sempre l’area azioni?
dom-prompt-exchange = { $animal }: quale elemento acquisito scambi, e con quale?
dom-prompt-replace = { $animal }: quale cubetto avversario diventa tuo?
dom-prompt-fertiletile = { $animal }: Fertile. Quale tessera con i tuoi cubetti?
dom-prompt-hibernationtile = { $animal }: Ibernazione. Su quale tessera tornano i cubetti?
dom-prompt-hibernate = { $animal }: quanti cubetti eliminati tornano su { $tile }?
dom-prompt-exodustile = { $animal }: Esodo di massa. Quale tessera si svuota?

## Actions

dom-do-pass = Rinuncia o concludi
dom-do-pawn = Pedina su { $space }
dom-do-initiative = Avanza e metti la pedina su { $space }
dom-do-adapt = Prendi { $element } per la plancia
dom-do-protect = Conserva { $element }
dom-do-take = Prendi { $element }
dom-do-corner = Angolo { $corner }
dom-do-waste = Rimetti { $element } nel sacchetto
dom-do-deplete = Rimuovi { $corner }
dom-do-glaciate = Trasforma in tundra { $tile }
dom-do-speciate = Speciazione attorno a { $corner }
dom-do-cubes =
    { $n ->
        [0] Nessun cubetto
        [one] 1 cubetto
       *[other] { $n } cubetti
    }
dom-do-spread = Un cubetto su { $tile }
dom-do-explore = Prendi la tessera scoperta: { $terrain }
dom-do-tile = { $tile }
dom-do-from = Da { $tile }
dom-do-to = Verso { $tile }
dom-do-compete = Elimina un cubetto su { $tile }: { $animal }
dom-do-dominate = Conteggia { $tile }
dom-do-card = Prendi la carta { $card }
dom-do-save = Salva un cubetto su { $tile }
dom-do-victim = Elimina un cubetto: { $animal }
dom-do-survivor = Resta un cubetto: { $animal }
dom-do-lose = Perdi { $element }
dom-do-replace = Sostituisci un cubetto su { $tile }: { $animal }
dom-do-suffer = Perdi { $harm }
dom-do-exchange = Cedi { $element }, prendi { $taken }
dom-do-remove = Perdi la pedina su { $space }

## Why an action is refused

dom-why-over = La partita è finita.
dom-why-not-asked = Non è il tuo turno: tocca a { $seats }.
dom-why-occupied = Questo spazio è occupato.
dom-why-same-space = La pedina deve andare su uno spazio diverso da Iniziativa.
dom-why-no-disk = Lì non c’è nessun elemento di questo tipo.
dom-why-not-threatened = Questo elemento non è minacciato: deve essere nella casella Regressione e tra quelli che hai acquisito.
dom-why-protected-already = Questo tipo di elemento lo proteggi già.
dom-why-no-tile-here = Lì non c’è una tessera.
dom-why-not-on-earth = Questo angolo non tocca nessuna tessera.
dom-why-corner-taken = Su questo angolo c’è già un elemento.
dom-why-no-element = Su questo angolo non c’è nessun elemento.
dom-why-not-in-box = Nella casella Esaurimento non c’è nessun elemento di questo tipo.
dom-why-is-tundra = Questa tessera è già tundra.
dom-why-not-beside-tundra = Accanto a questa tessera non c’è tundra.
dom-why-wrong-element = Questo spazio è per un altro elemento.
dom-why-too-many = È più del consentito, o più di quanti ce ne sono.
dom-why-too-few = Deve muoversi almeno un cubetto.
dom-why-stack-empty = Su questa pila non c’è una tessera scoperta.
dom-why-hex-taken = Lì c’è già una tessera.
dom-why-not-beside-earth = Una nuova tessera deve toccarne un’altra.
dom-why-no-cubes = Lì non hai cubetti.
dom-why-moved-already = Tutti i tuoi cubetti lì si sono già mossi in questa azione.
dom-why-too-far = I cubetti si muovono su una tessera adiacente; gli uccelli possono attraversarne una.
dom-why-same-tile = I cubetti devono muoversi su un’altra tessera.
dom-why-wrong-terrain = Questa tessera ha il terreno sbagliato.
dom-why-no-own-cube = Lì ti serve un tuo cubetto.
dom-why-no-victim = Quell’animale non ha cubetti lì.
dom-why-own-animal = Deve essere un cubetto avversario.
dom-why-scored-already = Questa tessera è già stata conteggiata in questo round.
dom-why-no-such-card = Questa carta non è tra quelle scoperte.
dom-why-not-endangered = Lì non c’è nessun cubetto in pericolo che si possa salvare.
dom-why-not-acquired = Sulla plancia non c’è un elemento acquisito di questo tipo; quelli prestampati non si possono perdere.
dom-why-bag-empty = Nel sacchetto non c’è nessun elemento di questo tipo.
dom-why-chosen-already = Ogni cubetto sostituito deve essere di un animale diverso.
dom-why-no-vacant-corner = Questa tessera non ha angoli liberi.
dom-why-must-answer = Qui bisogna rispondere.
dom-why-not-this-tile = L’angolo deve appartenere alla tessera.
dom-why-no-pawn-here = Lì non c’è una tua pedina da perdere.
dom-why-none-acquired = Non hai elementi acquisiti da perdere; quelli stampati restano.
dom-moment-pass = Ora non si può rinunciare.
dom-moment-pawn = Le pedine si mettono nella fase di pianificazione.
dom-moment-initiative = Questo fa parte dell’azione Iniziativa.
dom-moment-adapt = Questo fa parte dell’azione Adattamento.
dom-moment-protect = Questo fa parte della Regressione.
dom-moment-take = Gli elementi si prendono con Abbondanza, con Esplorazione e con le carte.
dom-moment-corner = L’angolo si sceglie dopo aver preso un elemento.
dom-moment-waste = Questo fa parte dell’azione Desolazione.
dom-moment-deplete = Questo fa parte dell’azione Esaurimento.
dom-moment-glaciate = Questo fa parte dell’azione Glaciazione.
dom-moment-speciate = Questo fa parte dell’azione Speciazione.
dom-moment-cubes = Il numero di cubetti si indica quando si mettono o si muovono.
dom-moment-spread = Gli insetti mettono il loro cubetto gratuito dopo la Speciazione.
dom-moment-explore = Questo fa parte dell’azione Esplorazione.
dom-moment-tile = Un esagono si sceglie per una nuova tessera o per una carta.
dom-moment-from = Questo fa parte dell’azione Migrazione.
dom-moment-to = Questo fa parte dell’azione Migrazione.
dom-moment-compete = Questo fa parte della Competizione.
dom-moment-dominate = Questo fa parte dell’azione Dominazione.
dom-moment-card = Prende una carta l’animale che domina una tessera conteggiata.
dom-moment-save = I mammiferi salvano un cubetto prima dell’estinzione.
dom-moment-victim = Una vittima si sceglie per una carta.
dom-moment-survivor = Un superstite si sceglie per Catastrofe.
dom-moment-lose = Un elemento si perde per Malattia o Specie invasive.
dom-moment-replace = I cubetti si sostituiscono con Evoluzione.
dom-moment-suffer = Questo fa parte di Specie invasive.
dom-moment-exchange = Questo fa parte di Metamorfosi.
dom-moment-remove = Una pedina nell’area azioni si perde solo per Specie invasive.

## Events

dom-event-round = Inizia il round { $n }.
dom-event-phase = Fase: { $phase }.
dom-event-pawn = { $animal }: pedina su { $space }.
dom-event-pawn-back = { $animal }: rientra la pedina da { $space }.
dom-event-swap = Tracciato iniziativa: prima { $animal }, poi { $other }.
dom-event-gain-element = { $animal }: nuovo elemento ({ $element }).
dom-event-lose-element = { $animal }: elemento perso ({ $element }).
dom-event-put = Un elemento arriva sulla Terra: { $element } su { $corner }.
dom-event-remove = Un elemento lascia la Terra: { $element } da { $corner }.
dom-event-cover = { $hex } diventa tundra.
dom-event-tile = Nuova tessera su { $hex }: { $terrain }.
dom-event-cubes =
    { $n ->
        [one] { $animal }: { $n } nuovo cubetto su { $hex }.
       *[other] { $animal }: { $n } nuovi cubetti su { $hex }.
    }
dom-event-move =
    { $n ->
        [one] { $animal }: { $n } cubetto passa da { $source } a { $target }.
       *[other] { $animal }: { $n } cubetti passano da { $source } a { $target }.
    }
dom-event-eliminate =
    { $n ->
        [one] { $animal }: { $n } cubetto perso su { $hex }.
       *[other] { $animal }: { $n } cubetti persi su { $hex }.
    }
dom-event-vp =
    { $n ->
        [one] { $animal }: { $n } punto in più, in totale { $total }.
       *[other] { $animal }: { $n } punti in più, in totale { $total }.
    }
dom-event-lose-vp =
    { $n ->
        [one] { $animal }: { $n } punto in meno, in totale { $total }.
       *[other] { $animal }: { $n } punti in meno, in totale { $total }.
    }
dom-event-card = { $animal }: presa la carta { $card }.
dom-event-draw-card = Carte scoperte: { $card }.
dom-event-draw-tile = Tessere scoperte: { $terrain }.
dom-event-draw-disk = { $row }: elemento pescato ({ $element }).
dom-event-waste = { $animal }: elemento rimesso nel sacchetto dalla casella Desolazione ({ $element }).
dom-event-survival =
    { $n ->
        [one] { $animal }: carta Sopravvivenza, { $n } tessera tundra.
       *[other] { $animal }: carta Sopravvivenza, { $n } tessere tundra.
    }
dom-event-last-round = È arrivata l’era glaciale: il round { $n } è l’ultimo.
dom-event-new-pawn = { $animal }: una nuova pedina.
dom-event-lost-pawn = { $animal }: una pedina persa.
dom-event-score = { $animal }: punteggio finale { $n }.
dom-event-section = { $animal }: azione { $section }.
dom-event-return =
    { $n ->
        [one] { $animal }: { $n } cubetto da { $hex } torna nella riserva genetica.
       *[other] { $animal }: { $n } cubetti da { $hex } tornano nella riserva genetica.
    }
dom-event-shelter =
    { $n ->
        [one] { $animal }: { $n } cubetto torna su { $hex }, al sicuro in questo round.
       *[other] { $animal }: { $n } cubetti tornano su { $hex }, al sicuro in questo round.
    }
dom-event-scored = { $animal }: scelta per il conteggio la tessera { $hex }.
dom-event-queue = { $animal }: la pedina avanza su { $space }.
dom-event-truncated = La partita finisce al limite di { $n } round.
dom-event-dominant = { $whom }: ora dominano { $hex }.
dom-event-dominant-nobody = Ora nessuno domina { $hex }.
dom-event-endangered = { $animal }: in pericolo su { $hex }.
dom-event-safe = { $animal }: di nuovo al sicuro su { $hex }.
dom-event-holder = { $whom }: ora tengono la carta Sopravvivenza.
dom-event-holder-nobody = Ora nessuno tiene la carta Sopravvivenza.

## Options

option-dominant-species-edition = Di quale edizione è il mazzo: nella prima ci sono tutte le 26 carte.
option-dominant-species-longer-game = Tutte le 26 carte invece di 22.
option-dominant-species-multi-animal = Per 2 o 3 giocatori: ognuno gioca più animali, conta il più debole.
option-dominant-species-random-earth = Una Terra casuale all’inizio.
option-dominant-species-optional-fecundity = Se con Fecondità si possono tralasciare tessere anche quando i cubetti bastano.
option-dominant-species-animals = Chi gioca quale animale, a partire da P1: bird,insect oppure, con più animali a testa, bird+insect,mammal+reptile; random li assegna a caso.
option-dominant-species-round-limit = Un limite di round per il gioco automatico; secondo le regole none, cioè nessuno.

## What a position must say

dom-expect-rest = tutto ciò che non è altrove ({ $rules })
dom-expect-supply = non più di quanto c’è nella scatola ({ $rules })
dom-expect-animal = ogni animale una volta, con il suo posto da P1 a P{ $most }
dom-expect-owners = lo stesso numero di animali per ogni giocatore
dom-expect-track = ogni animale in gioco una volta
dom-expect-pawns = almeno una pedina dopo ogni carta ancora da venire, e in tutto non più pedine degli spazi: { $n } ({ $rules })
dom-expect-tiles = almeno una tessera, oppure start standard
dom-expect-connected = tessere tutte collegate tra loro ({ $rules })
dom-expect-corner = un angolo libero della Terra ({ $rules })
dom-expect-scored = tessere della Terra, una volta ciascuna ({ $rules })
dom-expect-in-play = un animale in gioco ({ $rules })
dom-expect-face-up = al massimo tre terreni grandi, oppure none ({ $rules })
dom-expect-hex = un esagono libero e un terreno
dom-expect-shelter = non più cubetti di quanti ce ne sono lì
dom-expect-acquired = al massimo { $n } ({ $rules })
dom-expect-gene-pool = { $n } insieme ai cubetti eliminati ({ $rules })
dom-expect-ice-age = false se la carta è scoperta o usata, altrimenti true
dom-expect-card = una carta che non è altrove
dom-expect-stacks = tre numeri che sommati danno { $n }
