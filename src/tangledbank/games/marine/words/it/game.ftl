### Dominant Species: Marine in Italian.
### The Italian rulebook prints the names of cards and traits in English, some of them (Biomass, Marine Snow, Solar
### Radiation, Bottom Feeder, Phenotypic Plasticity) also in running text. We translate all of them; the words
### Asteroide, Biodiversità, Ecodiversità and Preadattamento are the rulebook’s own.

game-marine = Dominant Species: Marine
about-marine = Colonizza i mari antichi, dalla barriera alla bocca fumante, prima dell’asteroide.

## Nouns

mar-animal-reptiles = Rettili
mar-animal-cephalopods = Cefalopodi
mar-animal-fish = Pesci
mar-animal-crustaceans = Crostacei
mar-element-algae = alghe
mar-element-gastropods = gasteropodi
mar-element-plankton = plancton
mar-element-sponges = spugne
mar-element-sun = sole
mar-element-worms = vermi
mar-terrain-land = terra
mar-terrain-kelp = foresta di alghe
mar-terrain-coral = barriera corallina
mar-terrain-seamount = montagne sottomarine
mar-terrain-seagrass = prati di fanerogame
mar-terrain-sand = distesa sabbiosa
mar-terrain-ocean = oceano aperto
mar-terrain-vent = bocca idrotermale
mar-side-smoker = bocca sottomarina
mar-side-geyser = bocca terrestre
mar-section-abundance = Abbondanza
mar-section-autotrophs = Autotrofo
mar-section-depletion = Esaurimento
mar-section-adaptation = Adattamento
mar-section-regression = Regressione
mar-section-speciation = Speciazione
mar-section-wanderlust = Esplorazione
mar-section-tectonics = Tettonica
mar-section-migration = Migrazione
mar-section-competition = Competizione
mar-section-evolution = Evoluzione
mar-section-domination = Dominazione
mar-section-bottom-feeder = Mangiatore di fondale
mar-space = { $section } { $n }
mar-hex = { $hex }
mar-tile = { $hex } ({ $terrain })
mar-corner = { $corner }
mar-element-at = { $corner } ({ $element })
mar-any = qualsiasi terreno
mar-any-element = qualsiasi elemento
mar-nothing = niente
mar-pawn-basic = una pedina base
mar-pawn-special = la pedina speciale ({ $element })
mar-source-pool = dalla riserva genetica
mar-source-eliminated = tra quelli eliminati
mar-place-earth = sulla Terra
mar-place-display = sulla tua plancia

mar-card-adaptability = Adattabilità
mar-card-annelids = Anellidi
mar-card-asteroid = Asteroide
mar-card-biodiversity = Biodiversità
mar-card-biomass = Biomassa
mar-card-bountiful-habitat = Habitat rigoglioso
mar-card-carbon-cycle = Ciclo del carbonio
mar-card-cladogenesis = Cladogenesi
mar-card-disease = Malattia
mar-card-ecodiversity = Ecodiversità
mar-card-endosymbionts = Endosimbionti
mar-card-extremophiles = Estremofili
mar-card-fecundity = Fecondità
mar-card-fertile = Fertile
mar-card-gene-expression = Espressione genica
mar-card-habitat = Habitat
mar-card-invasive-species = Specie invasive
mar-card-marine-snow = Neve marina
mar-card-mass-exodus = Esodo di massa
mar-card-metamorphosis = Metamorfosi
mar-card-monotypic-habitat = Habitat monotipico
mar-card-niche-construction = Costruzione di nicchia
mar-card-omnivore = Onnivoro
mar-card-population-explosion = Esplosione demografica
mar-card-predator = Predatore
mar-card-producers = Produttori
mar-card-profligate-carnivore = Carnivoro insaziabile
mar-card-semi-aquatic = Semiacquatico
mar-card-solar-radiation = Radiazione solare
mar-card-symbiotic = Simbiotico
mar-card-tectonic-shift = Movimento tettonico
mar-card-terrestrial = Terrestre
mar-card-trophic-cascade = Cascata trofica
mar-card-univalves = Univalvi
mar-card-volcanism = Vulcanismo

mar-trait-ancient-lineage = Stirpe antica
mar-trait-bottom-feeder = Mangiatore di fondale
mar-trait-budding-intelligence = Intelligenza nascente
mar-trait-camouflage = Mimetismo
mar-trait-cannibal = Cannibale
mar-trait-carnivore = Carnivoro
mar-trait-ecological-niche = Nicchia ecologica
mar-trait-exaptation = Preadattamento
mar-trait-flight = Volo
mar-trait-hadopelagic = Adopelagico
mar-trait-pack-hunters = Cacciatori in branco
mar-trait-phenotypic-plasticity = Plasticità fenotipica
mar-trait-prey-switching = Cambio di preda
mar-trait-ram-feeder = Filtratore
mar-trait-resilience = Resilienza
mar-trait-seasonal-migrants = Migratori stagionali
mar-trait-social = Sociale
mar-trait-solitary = Solitario

## What each card does, in our words

mar-card-text-adaptability = Scambia un elemento acquisito con un elemento sulla Terra; il tuo va esattamente sull’angolo lasciato libero.
mar-card-text-annelids = 1 punto per ogni tessera con tuoi cubetti e almeno un elemento vermi.
mar-card-text-asteroid = Elimina tutti i cubetti tranne uno a scelta su una tessera, poi un cubetto a scelta su ogni tessera adiacente, se necessario uno dei tuoi. Questo round è l’ultimo.
mar-card-text-biodiversity = 1 punto per ogni tessera che condividi con cubetti avversari.
mar-card-text-biomass = Elimina un cubetto a scelta su ogni tessera con più cubetti che elementi; dove ci sei solo tu, uno dei tuoi.
mar-card-text-bountiful-habitat = Scegli un terreno presente sulla Terra: ogni sua tessera viene conteggiata una volta, anche quella appena conteggiata.
mar-card-text-carbon-cycle = 1 punto per ogni tessera con tuoi cubetti e almeno un elemento plancton.
mar-card-text-cladogenesis = Risolvi la prima carta della pila degli scarti (X è lo spazio di Cladogenesi), poi un’altra carta scoperta qualsiasi (X è il suo spazio), che viene scartata.
mar-card-text-disease = In ordine di catena alimentare, ogni altro animale con più elementi di te ne perde uno acquisito, a sua scelta.
mar-card-text-ecodiversity = 1 punto per ogni elemento sulla Terra di un tipo presente sulla tua plancia.
mar-card-text-endosymbionts = 1 punto per ogni tessera con tuoi cubetti e almeno un elemento spugne.
mar-card-text-extremophiles = 1 punto per ogni tuo cubetto sulle bocche idrotermali, sia sottomarine sia terrestri.
mar-card-text-fecundity = 1 nuovo cubetto su ogni tessera dove hai cubetti; se la riserva genetica non basta, scegli quali tessere restano senza.
mar-card-text-fertile = Scegli una tessera dove hai cubetti: 1 punto per ogni cubetto presente, tuo o avversario.
mar-card-text-gene-expression = Pesca 3 tratti dalla scatola e sostituisci il tuo tratto con uno di essi.
mar-card-text-habitat = Rimuovi dalla Terra un elemento di cui non controlli la pedina speciale. Poi, se controlli una pedina speciale, metti su un angolo libero della Terra un elemento a scelta dal sacchetto.
mar-card-text-invasive-species = Ogni animale, anche il tuo, perde un cubetto su ogni sua tessera il cui terreno compare nella sezione Competizione; un terreno che compare due volte conta una volta sola.
mar-card-text-marine-snow = 1 punto per ogni tessera oceano aperto dove hai cubetti. Quando la carta entra in gioco, ogni tessera oceano aperto viene conteggiata una volta; nessuno prende una carta per questo.
mar-card-text-mass-exodus = Sposta tutti i cubetti di una tessera, anche quelli avversari, sulle tessere adiacenti, dividendoli come vuoi.
mar-card-text-metamorphosis = Scambia un elemento acquisito con uno a scelta dal sacchetto.
mar-card-text-monotypic-habitat = Punti bonus per il numero di tessere dove c’è solo il tuo animale. Finché la carta è in gioco (edizione gmt), i pareggi nel conteggio delle tessere e quello per la vittoria vanno all’animale più in basso nella catena alimentare.
mar-card-text-niche-construction = Sposta un elemento della Terra su un suo angolo libero qualsiasi.
mar-card-text-omnivore = Scegli una tessera dove hai cubetti: rimuovi un suo elemento, se ce n’è uno, poi elimina lì un cubetto avversario, o uno dei tuoi se non ce ne sono.
mar-card-text-population-explosion = Scegli una tessera dove hai cubetti e metti lì tanti nuovi cubetti quanti ce ne sono in tutto, di tutti gli animali, o l’intera riserva genetica se è più piccola.
mar-card-text-predator = Elimina un cubetto avversario a scelta su ogni tessera che condividi.
mar-card-text-producers = 1 punto per ogni tessera con tuoi cubetti e almeno un elemento alghe.
mar-card-text-profligate-carnivore = X volte: elimina un cubetto avversario su una tessera qualsiasi e mettine lì uno della tua riserva genetica, finché ne hai. X è lo spazio di questa carta.
mar-card-text-semi-aquatic = 1 punto per ogni tessera con tuoi cubetti e almeno un elemento sole.
mar-card-text-solar-radiation = Rimetti nelle riserve genetiche X cubetti a scelta di una tessera (tutti se sono meno); X è lo spazio di questa carta. Finché è in gioco, il primo posto in un’azione Evoluzione vale 1 punto in più per ogni elemento sole sulla tessera conteggiata.
mar-card-text-symbiotic = In ordine di catena alimentare, tu e ogni animale con meno elementi di te pescate un elemento a caso per uno spazio libero della plancia.
mar-card-text-tectonic-shift = Ogni animale riprende tutte le sue pedine dall’area azioni, anche quella appena messa. Non è un Recupero: nessun indicatore si muove sulla catena alimentare.
mar-card-text-terrestrial = Metti un elemento a scelta dal sacchetto su un angolo libero di una tessera terra o bocca terrestre, poi fino a 4 cubetti sulla stessa tessera. Se la prima parte è impossibile, metti solo i cubetti su una di queste tessere.
mar-card-text-trophic-cascade = Rimuovi X elementi a scelta da una tessera (tutti se sono meno); X è lo spazio di questa carta.
mar-card-text-univalves = 1 punto per ogni tessera con tuoi cubetti e almeno un elemento gasteropodi.
mar-card-text-volcanism = Effettua un’azione Tettonica senza pedina, su una tessera di confine o su una tessera montagne sottomarine qualsiasi. Finché la carta è in gioco, lo spazio base di Tettonica permette di scegliere anche montagne sottomarine non di confine.

## What each trait does, in our words

mar-trait-text-ancient-lineage = Dopo ogni tuo Recupero, prima di una Risemina e del turno successivo, puoi risolvere la carta sullo spazio 1 come se l’avessi scelta (X = 1), ma senza conteggiare una tessera.
mar-trait-text-bottom-feeder = Uno spazio azione personale sotto Dominazione, solo per le tue pedine: metti un elemento della casella Esaurimento o Regressione su un angolo libero della Terra o su uno spazio libero della tua plancia.
mar-trait-text-budding-intelligence = La prima volta che hai almeno 20 punti, ricevi una pedina base in più per il resto della partita.
mar-trait-text-camouflage = Dopo un’azione Esplorazione o Tettonica avversaria (anche con Vulcanismo) puoi mettere un cubetto della tua riserva genetica sulla tessera appena piazzata.
mar-trait-text-cannibal = Quando uno o più tuoi cubetti sono eliminati, guadagni 1 punto per ogni tessera da cui vengono tolti, chiunque li elimini; i cubetti rimessi nella riserva genetica non contano.
mar-trait-text-carnivore = Sulle tessere con almeno 2 cubetti avversari i tuoi cubetti sono prosperi anche senza un elemento adatto.
mar-trait-text-ecological-niche = Nella Speciazione attorno a un elemento di cui controlli la pedina speciale, il tuo limite su ogni tessera aumenta di 1 e quello degli animali avversari diminuisce di 1 (minimo 0).
mar-trait-text-exaptation = All’inizio scegli il tratto di un animale avversario: ce l’hai anche tu. Quando un’azione ti lascia 16 cubetti o meno nella riserva genetica, perdi la copia e questa carta, peschi 3 tratti e ne tieni uno.
mar-trait-text-flight = Puoi mettere le tue pedine base dopo tutte le tue pedine nell’area azioni oppure prima di tutte, ma mai in mezzo.
mar-trait-text-hadopelagic = Se al momento del Recupero non hai nessuna pedina disponibile, poi giochi un turno in più; un’eventuale Risemina viene prima.
mar-trait-text-pack-hunters = Inizi con il controllo di una pedina speciale a scelta; la sua soglia parte da 3 (edizione gmt) o da 2 (edizione phalanx).
mar-trait-text-phenotypic-plasticity = Due spazi elemento in più sulla tua plancia; se perdi questo tratto, gli elementi in eccesso tornano nel sacchetto.
mar-trait-text-prey-switching = Quando un animale avversario mette nuovi cubetti della sua riserva genetica su tessere dove hai cubetti, ricevi 1 punto per ognuna di queste tessere, quanti che siano i cubetti.
mar-trait-text-ram-feeder = Un elemento plancton prestampato in più, che non si perde mai.
mar-trait-text-resilience = Non perdi mai elementi per la Regressione, nemmeno senza un cubetto in quella sezione.
mar-trait-text-seasonal-migrants = Nella Migrazione muovi 1 cubetto in più e ogni cubetto può spostarsi fino a 2 tessere, mai su un esagono vuoto o attraverso di esso.
mar-trait-text-social = Le tue pedine base possono scalzare pedine base avversarie dagli spazi aperti alle pedine base; devono comunque stare dopo le altre tue pedine.
mar-trait-text-solitary = Quando viene conteggiata una tessera dove c’è solo il tuo animale, ricevi 2 punti in più.

mar-grade-sure = Testo ricostruito, quasi certo.
mar-grade-likely = Testo ricostruito, probabile.
mar-grade-doubtful = Testo ricostruito, dubbio.
mar-grade-guess = Testo ricostruito, in gran parte un’ipotesi.
mar-reconstructed = Non è stato possibile leggere nessuna carta stampata: ciò che fanno carte e tratti è ricostruito da tre regolamenti. Ogni testo dice quanto è sicuro, e la sua regola che cosa è un’ipotesi.

## Prompts

mar-prompt-over = La partita è finita.
mar-prompt-wait = In attesa di { $seats }.
mar-prompt-draft = { $animal }: scegli il tratto che tieni; gli altri due tornano nella scatola.
mar-prompt-draft-two = { $animal }: scegli il tratto che scarti; gli altri due li tieni.
mar-prompt-packhunt = { $animal }: Cacciatori in branco. Scegli una pedina speciale che nessuno controlla: ora è tua.
mar-prompt-copytrait = { $animal }: Preadattamento. Scegli il tratto di un animale avversario da copiare.
mar-prompt-replacetrait = { $animal }: Espressione genica. Scegli il tratto da sostituire con uno nuovo.
mar-prompt-keeptrait = { $animal }: scegli uno dei tre tratti pescati; prende il posto di { $trait }.
mar-prompt-taketurn = { $animal }: scegli una pedina da mettere, oppure recupera tutte le tue pedine.
mar-prompt-placepawn = { $animal }: scegli uno spazio per la pedina; la sua azione segue subito.
mar-prompt-abundance = { $animal }: scegli un elemento da mettere sulla Terra, oppure rinuncia.
mar-prompt-putelement = { $animal }: su quale angolo libero metti l’elemento ({ $element })?
mar-prompt-autotrophs = { $animal }: scegli un elemento della casella da scambiare con uno su una bocca idrotermale, rimuovi un elemento da una bocca, oppure rinuncia.
mar-prompt-removefromvent = { $animal }: scegli l’elemento su una bocca idrotermale che torna nel sacchetto; il suo tipo deve essere nella casella.
mar-prompt-swaponvent = { $animal }: scegli l’elemento su una bocca idrotermale che si scambia di posto con quello della casella ({ $element }).
mar-prompt-depletion = { $animal }: scegli un elemento da rimuovere dalla Terra, di un tipo presente nella casella Esaurimento, oppure rinuncia.
mar-prompt-adaptation = { $animal }: scegli un elemento per la tua plancia, oppure rinuncia.
mar-prompt-adaptover = { $animal }: scegli dove va l’elemento ({ $element }): su uno spazio libero della plancia o al posto di un elemento acquisito.
mar-prompt-regression = { $animal }: metti un cubetto della riserva genetica in Regressione per non perdere elementi nella prossima Risemina, oppure rinuncia.
mar-prompt-speciation = { $animal }: scegli l’elemento ({ $element }) attorno al quale metti nuovi cubetti, oppure rinuncia.
mar-prompt-placecubes = { $animal }: quanti cubetti metti su { $tile }?
mar-prompt-wanderlust = { $animal }: scegli una tessera scoperta da aggiungere alla Terra, oppure rinuncia.
mar-prompt-puttile = { $animal }: scegli un esagono per la nuova tessera ({ $terrain }); ricevi punti per essa e per le tessere adiacenti dello stesso terreno.
mar-prompt-wandertake = { $animal }: scegli un elemento da mettere sulla nuova tessera, oppure rinuncia.
mar-prompt-movecubes = { $animal }: quanti cubetti passano da { $source } a { $target }?
mar-prompt-exodus = { $animal }: quanti cubetti ({ $moved }) passano da { $source } a { $target }?
mar-prompt-tectonics = { $animal }: scegli una tessera per una nuova bocca idrotermale, oppure rinuncia; ricevi punti per essa e per le bocche adiacenti.
mar-prompt-volcano = { $animal }: Vulcanismo. Scegli una tessera di confine o montagne sottomarine per una nuova bocca idrotermale; ricevi punti per essa e per le bocche adiacenti.
mar-prompt-chooseside = { $animal }: scegli se { $tile } diventa una bocca sottomarina o terrestre.
mar-prompt-settlevent = { $animal }: scegli da dove viene il cubetto in più per { $tile }: dalla riserva genetica o tra quelli eliminati.
mar-prompt-camouflage = { $animal }: Mimetismo. Metti un cubetto della riserva genetica su { $tile }, oppure rinuncia.
mar-prompt-migration =
    { $n ->
        [one] { $animal }: puoi muovere ancora { $n } cubetto; scegli la tessera da cui parte, oppure rinuncia.
       *[other] { $animal }: puoi muovere fino a { $n } cubetti; scegli la tessera da cui partono, oppure rinuncia.
    }
mar-prompt-migrateto = { $animal }: dove vanno i cubetti di { $source }? Movimenti rimasti: { $n }.
mar-prompt-migratecubes = { $animal }: quanti cubetti passano da { $source } a { $target }? Movimenti rimasti: { $n }.
mar-prompt-competition = { $animal }: scegli un cubetto avversario da eliminare su una tessera che condividi ({ $terrain }), oppure rinuncia.
mar-prompt-evolution = { $animal }: scegli una tessera da conteggiare ({ $terrain }), oppure rinuncia; se lì hai un cubetto prospero, prendi una carta.
mar-prompt-takecard = { $animal }: scegli una carta scoperta sullo spazio { $n } o inferiore; viene risolta subito.
mar-prompt-domination = { $animal }: scegli un elemento che domini per controllare la sua pedina speciale, oppure rinuncia.
mar-prompt-feedonbottom = { $animal }: Mangiatore di fondale. Scegli un elemento della casella Esaurimento o Regressione, oppure rinuncia.
mar-prompt-feedonto = { $animal }: scegli se l’elemento ({ $element }) va sulla Terra o sulla tua plancia.
mar-prompt-lineage = { $animal }: Stirpe antica. Risolvi la carta sullo spazio 1, oppure rinuncia.
mar-prompt-loseelement = { $animal }: quale elemento acquisito perdi?
mar-prompt-exchange = { $animal }: quale elemento acquisito scambi, e con quale?
mar-prompt-choosefrombag = { $animal }: scegli l’elemento del sacchetto da mettere sulla tessera.
mar-prompt-victim = { $animal }: di chi è il cubetto che elimini su { $tile }?
mar-prompt-survivor = { $animal }: di chi è il cubetto che sopravvive su { $tile }?
mar-prompt-givedisk = { $animal }: Adattabilità. Scegli l’elemento acquisito che cedi in cambio di uno sulla Terra.
mar-prompt-swapwithearth = { $animal }: scegli l’elemento della Terra che prendi; sul suo angolo va quello che cedi ({ $element }).
mar-prompt-movefrom = { $animal }: Costruzione di nicchia. Scegli l’elemento della Terra da spostare.
mar-prompt-moveelement = { $animal }: scegli l’angolo libero della Terra su cui si sposta l’elemento.
mar-prompt-removefromtile = { $animal }: scegli un elemento da rimuovere da { $tile }. Ancora da rimuovere: { $n }.
mar-prompt-cascadetile = { $animal }: Cascata trofica. Scegli la tessera che perde elementi, al massimo { $n }.
mar-prompt-habitatagainst = { $animal }: Habitat. Scegli una pedina speciale che non controlli; un elemento del suo tipo lascia la Terra.
mar-prompt-removeoftype = { $animal }: scegli l’elemento ({ $element }) da rimuovere dalla Terra.
mar-prompt-habitatdisk = { $animal }: Habitat. Scegli un elemento dal sacchetto; passa sulla Terra.
mar-prompt-asteroidtile = { $animal }: Asteroide. Scegli la tessera che colpisce: lì sopravvive un cubetto, e ogni tessera adiacente ne perde uno.
mar-prompt-fertiletile = { $animal }: Fertile. Scegli una tessera con i tuoi cubetti: 1 punto per ogni cubetto presente.
mar-prompt-explosiontile = { $animal }: Esplosione demografica. Scegli una tessera con i tuoi cubetti: ne aggiungi tanti quanti sono i cubetti presenti.
mar-prompt-exodustile = { $animal }: Esodo di massa. Scegli la tessera da cui partono tutti i cubetti.
mar-prompt-omnivoretile = { $animal }: Onnivoro. Scegli una tessera con i tuoi cubetti: perde un elemento e un cubetto.
mar-prompt-terrainpick = { $animal }: Habitat rigoglioso. Scegli il terreno di cui si conteggiano tutte le tessere.
mar-prompt-omittile = { $animal }: Fecondità. La riserva genetica non basta: scegli una tessera che resta senza cubetto. Ancora da scegliere: { $n }.
mar-prompt-hunt = { $animal }: Carnivoro insaziabile. Scegli un cubetto avversario da eliminare; uno dei tuoi ne prende il posto. Ancora da scegliere: { $n }.
mar-prompt-radiationtile = { $animal }: Radiazione solare. Scegli la tessera i cui cubetti tornano nelle riserve genetiche, al massimo { $n }.
mar-prompt-returncube = { $animal }: di chi è il cubetto che da { $tile } torna nella riserva genetica? Ancora da rimettere: { $n }.
mar-prompt-terrestrialtile = { $animal }: Terrestre. Scegli una tessera terra o bocca terrestre per nuovi cubetti e, se possibile, un nuovo elemento.
mar-prompt-takeother = { $animal }: Cladogenesi. Scegli un’altra carta scoperta; viene risolta anche quella.

## Actions

mar-do-pass = Rinuncia o concludi
mar-do-take = Prendi { $element }
mar-do-corner = Angolo { $corner }
mar-do-deplete = Rimuovi { $corner }
mar-do-speciate = Speciazione attorno a { $corner }
mar-do-cubes =
    { $n ->
        [0] Nessun cubetto
        [one] 1 cubetto
       *[other] { $n } cubetti
    }
mar-do-explore = Prendi la tessera scoperta: { $terrain }
mar-do-tile = { $tile }
mar-do-from = Da { $tile }
mar-do-to = Verso { $tile }
mar-do-compete = Elimina un cubetto su { $tile }: { $animal }
mar-do-card = Prendi la carta { $card }
mar-do-victim = Un cubetto: { $animal }
mar-do-survivor = Resta un cubetto: { $animal }
mar-do-lose = Cedi { $element }
mar-do-exchange = Cedi { $element }, prendi { $taken }
mar-do-adapt = Prendi { $element } per la plancia
mar-do-keep = Tieni il tratto { $trait }
mar-do-reject = Scarta il tratto { $trait }
mar-do-copy = Copia il tratto { $trait }
mar-do-pawn = Metti { $pawn }
mar-do-space = Pedina su { $space }
mar-do-retrieve = Recupera tutte le pedine
mar-do-swap = Scambia dalla casella: { $element }
mar-do-remove = Rimuovi un elemento da una bocca idrotermale
mar-do-over = Al posto di: { $element }
mar-do-regress = Metti un cubetto in Regressione
mar-do-erupt = Bocca idrotermale su { $tile }
mar-do-side = Lato: { $side }
mar-do-source = Prendi un cubetto { $source }
mar-do-evolve = Conteggia { $tile }
mar-do-dominate = Domina: { $element }
mar-do-terrain = Conteggia tutte le tessere: { $terrain }
mar-do-special = Pedina speciale: { $element }
mar-do-omit = Nessun cubetto su { $tile }
mar-do-lineage = Risolvi la carta sullo spazio 1
mar-do-feed = Prendi { $element } dalla casella { $box }
mar-do-onto = Mettilo { $place }
mar-do-hide = Metti un cubetto sulla nuova tessera
mar-do-replace = Sostituisci il tratto { $trait }
mar-do-vacant = Su uno spazio libero della plancia

## Why an action is refused

mar-why-over = La partita è finita.
mar-why-not-asked = Non è il tuo turno: tocca a { $seats }.
mar-why-occupied = Lì c’è una pedina avversaria: possono scalzarla solo le pedine speciali e gli animali con il tratto Sociale.
mar-why-special-only = Questo spazio è solo per pedine speciali.
mar-why-not-after = Una pedina base deve stare dopo tutte le tue pedine nell’area azioni; con Volo anche prima di tutte.
mar-why-own-pawn-here = Lì c’è già una tua pedina.
mar-why-special-here = Lì c’è una pedina speciale: nessuno può scalzarla.
mar-why-closed = Questo spazio di Dominazione è chiuso: ci sono troppo pochi animali in gioco.
mar-why-not-your-space = Questo spazio personale è solo per le pedine del suo animale, se ha Mangiatore di fondale.
mar-why-no-pawn = Non hai disponibile una pedina così.
mar-why-no-space = Ora non c’è uno spazio su cui questa pedina possa andare.
mar-why-nothing-to-retrieve = Puoi recuperare solo se hai una pedina nell’area azioni o se non puoi metterne nessuna.
mar-why-no-disk = Lì non c’è nessun elemento di questo tipo.
mar-why-no-tile-here = Lì non c’è una tessera.
mar-why-not-on-earth = Questo angolo non tocca nessuna tessera.
mar-why-corner-taken = Su questo angolo c’è già un elemento.
mar-why-no-element = Lì non c’è nessun elemento da scegliere.
mar-why-not-in-box = Il tipo dell’elemento deve essere presente anche nella casella di questa azione.
mar-why-not-on-vent = L’elemento deve essere su una bocca idrotermale del tipo giusto: sottomarina per lo spazio a sinistra, terrestre per quello a destra.
mar-why-no-room = Non c’è uno spazio libero per l’elemento.
mar-why-no-limit = La Nicchia ecologica di un altro animale non lascia posto ai tuoi cubetti attorno a questo elemento.
mar-why-not-acquired = Sulla plancia non c’è un elemento acquisito di questo tipo; quelli prestampati non si possono perdere.
mar-why-no-effect = Non ha effetto: la tua riserva genetica è vuota, o su entrambi i riquadri di Regressione c’è già un cubetto.
mar-why-wrong-element = Deve essere un elemento di un altro tipo.
mar-why-too-many = È più del consentito, o più di quanti ce ne sono.
mar-why-too-few = Deve muoversi almeno un cubetto.
mar-why-stack-empty = Su questa pila non c’è una tessera scoperta.
mar-why-hex-taken = Lì c’è già una tessera.
mar-why-not-beside-earth = Una nuova tessera deve toccarne un’altra.
mar-why-is-vent = Questa tessera è già una bocca idrotermale.
mar-why-not-on-edge = La tessera deve essere di confine; lo spazio speciale permette qualsiasi tessera, Vulcanismo anche le montagne sottomarine.
mar-why-no-source = Lì non hai un cubetto da mettere.
mar-why-no-cubes = Lì non ci sono cubetti da scegliere.
mar-why-moved-already = Tutti i tuoi cubetti lì si sono già mossi in questa azione.
mar-why-too-far = I cubetti si muovono su una tessera adiacente; con Migratori stagionali possono spostarsi di due tessere.
mar-why-same-tile = I cubetti devono muoversi su un’altra tessera.
mar-why-wrong-terrain = Questa tessera ha il terreno sbagliato.
mar-why-no-own-cube = Lì ti serve un tuo cubetto.
mar-why-no-victim = Quell’animale non ha cubetti lì.
mar-why-own-animal = Deve essere un cubetto avversario.
mar-why-no-such-card = Questa carta non è tra quelle scoperte, oppure è Cladogenesi, che non può scegliere sé stessa.
mar-why-slot-too-high = Il numero dello spazio della carta è più alto di quello della tua pedina.
mar-why-not-dominated = Non domini questo tipo: i suoi elementi sulla plancia, moltiplicati per le tue tessere che lo hanno, devono superare la sua soglia.
mar-why-bag-empty = Nel sacchetto non c’è nessun elemento di questo tipo.
mar-why-no-vacant-corner = Non ci sono angoli liberi.
mar-why-must-answer = Qui bisogna rispondere.
mar-why-not-this-tile = Deve essere sulla tessera scelta prima.
mar-why-controlled = Questa pedina speciale è controllata: Cacciatori in branco ne vuole una di nessuno, la prima parte di Habitat una non tua.
mar-why-not-controlled = Non controlli questa pedina speciale.
mar-why-no-such-trait = Questo tratto non è tra quelli da scegliere.
mar-why-not-in-play = Non ce n’è in gioco: manca una tessera di questo terreno, oppure una carta.
mar-why-out-of-order = Qui si sceglie in ordine crescente, lasciandone abbastanza per le scelte seguenti.
mar-moment-pass = Ora non si può rinunciare.
mar-moment-take = Gli elementi si prendono con Abbondanza, con Esplorazione e con le carte.
mar-moment-corner = Un angolo si sceglie per un elemento da mettere sulla Terra, spostare, scambiare o rimuovere.
mar-moment-deplete = Questo fa parte dell’azione Esaurimento.
mar-moment-speciate = Questo fa parte dell’azione Speciazione.
mar-moment-cubes = Il numero di cubetti si indica quando si mettono o si muovono.
mar-moment-explore = Questo fa parte dell’azione Esplorazione.
mar-moment-tile = Un esagono si sceglie per una nuova tessera o per una carta.
mar-moment-from = Questo fa parte dell’azione Migrazione.
mar-moment-to = Questo fa parte dell’azione Migrazione.
mar-moment-compete = Questo fa parte della Competizione e di Carnivoro insaziabile.
mar-moment-card = Una carta si prende con Evoluzione, se si ha un cubetto prospero sulla tessera conteggiata, o con Cladogenesi.
mar-moment-victim = Una vittima si sceglie per una carta.
mar-moment-survivor = Un superstite si sceglie per Asteroide.
mar-moment-lose = Un elemento si cede per Adattabilità, per Malattia o quando si perde un tratto che dava spazi elemento.
mar-moment-exchange = Questo fa parte di Metamorfosi.
mar-moment-adapt = Questo fa parte dell’azione Adattamento.
mar-moment-keep = Un tratto si tiene all’inizio della partita e dopo averne pescati di nuovi.
mar-moment-reject = Un tratto si scarta all’inizio della partita, se ognuno ne tiene due.
mar-moment-copy = Questo fa parte di Preadattamento.
mar-moment-pawn = Una pedina si sceglie all’inizio del proprio turno.
mar-moment-space = Uno spazio si sceglie subito dopo la pedina.
mar-moment-retrieve = Si recupera all’inizio del proprio turno, invece di mettere una pedina.
mar-moment-swap = Questo fa parte dell’azione Autotrofo.
mar-moment-remove = Questo fa parte dell’azione Autotrofo.
mar-moment-over = Questo fa parte dello spazio speciale di Adattamento.
mar-moment-regress = Questo fa parte dell’azione Regressione.
mar-moment-erupt = Questo fa parte dell’azione Tettonica e di Vulcanismo.
mar-moment-side = Il lato di una nuova bocca idrotermale si sceglie sulla linea centrale del tabellone.
mar-moment-source = Questo fa parte di una nuova bocca idrotermale, quando arriva il tuo cubetto in più.
mar-moment-evolve = Questo fa parte dell’azione Evoluzione.
mar-moment-dominate = Questo fa parte dell’azione Dominazione.
mar-moment-terrain = Questo fa parte di Habitat rigoglioso.
mar-moment-special = Una pedina speciale si indica per Cacciatori in branco e per Habitat.
mar-moment-omit = Questo fa parte di Fecondità, quando la riserva genetica non basta.
mar-moment-lineage = Questo fa parte di Stirpe antica, dopo un Recupero.
mar-moment-feed = Questo fa parte di Mangiatore di fondale.
mar-moment-onto = Questo fa parte di Mangiatore di fondale.
mar-moment-hide = Questo fa parte di Mimetismo, dopo un’azione Esplorazione o Tettonica avversaria.
mar-moment-replace = Questo fa parte di Espressione genica.
mar-moment-vacant = Questo fa parte dello spazio speciale di Adattamento.

## Events

mar-event-round = Inizia il round { $n }.
mar-event-pawn = { $animal }: pedina su { $space }.
mar-event-pawn-back = { $animal }: rientra la pedina da { $space }.
mar-event-gain-element = { $animal }: nuovo elemento ({ $element }).
mar-event-lose-element = { $animal }: elemento perso ({ $element }).
mar-event-put = Un elemento arriva sulla Terra: { $element } su { $corner }.
mar-event-remove = Un elemento lascia la Terra: { $element } da { $corner }.
mar-event-cover = { $hex } diventa una bocca idrotermale.
mar-event-tile = Nuova tessera su { $hex }: { $terrain }.
mar-event-cubes =
    { $n ->
        [one] { $animal }: { $n } nuovo cubetto su { $hex }.
       *[other] { $animal }: { $n } nuovi cubetti su { $hex }.
    }
mar-event-move =
    { $n ->
        [one] { $animal }: { $n } cubetto passa da { $source } a { $target }.
       *[other] { $animal }: { $n } cubetti passano da { $source } a { $target }.
    }
mar-event-eliminate =
    { $n ->
        [one] { $animal }: { $n } cubetto perso su { $hex }.
       *[other] { $animal }: { $n } cubetti persi su { $hex }.
    }
mar-event-return =
    { $n ->
        [one] { $animal }: { $n } cubetto da { $hex } torna nella riserva genetica.
       *[other] { $animal }: { $n } cubetti da { $hex } tornano nella riserva genetica.
    }
mar-event-vp =
    { $n ->
        [one] { $animal }: { $n } punto in più, in totale { $total }.
       *[other] { $animal }: { $n } punti in più, in totale { $total }.
    }
mar-event-card = { $animal }: presa la carta { $card }.
mar-event-draw-card = Carte scoperte: { $card }.
mar-event-draw-tile = Tessere scoperte: { $terrain }.
mar-event-draw-disk = { $row }: elemento pescato ({ $element }).
mar-event-survival =
    { $n ->
        [one] { $animal }: carta Sopravvivenza, { $n } bocca idrotermale.
       *[other] { $animal }: carta Sopravvivenza, { $n } bocche idrotermali.
    }
mar-event-last-round = È caduto l’asteroide: il round { $n } è l’ultimo.
mar-event-score = { $animal }: punteggio finale { $n }.
mar-event-section = { $animal }: azione { $section }.
mar-event-scored = { $animal }: scelta per il conteggio la tessera { $hex }.
mar-event-truncated = La partita finisce per il limite imposto, nel round { $n }.
mar-event-endangered = { $animal }: in pericolo su { $hex }.
mar-event-safe = { $animal }: di nuovo al sicuro su { $hex }.
mar-event-holder = { $whom }: ora tengono la carta Sopravvivenza.
mar-event-holder-nobody = Ora nessuno tiene la carta Sopravvivenza.
mar-event-retrieve = { $animal }: pedine recuperate.
mar-event-marker = { $animal }: l’indicatore sulla catena alimentare si sposta a destra.
mar-event-reseed = Risemina: il round { $n } è finito.
mar-event-trait = { $animal }: tratto { $trait }.
mar-event-lose-trait = { $animal }: perso il tratto { $trait }.
mar-event-copy = { $animal }: copiato il tratto { $trait }.
mar-event-control = { $animal }: ora controllano la pedina speciale ({ $element }).
mar-event-target = Soglia ({ $element }): ora { $n }.
mar-event-special-pawn = { $animal }: pedina speciale ({ $element }) su { $space }.
mar-event-bump = { $animal }: la pedina su { $space } è scalzata e rientra.
mar-event-extinction = Estinzione: tutti i cubetti in pericolo vengono eliminati.
mar-event-discard = Carta scartata: { $card }.
mar-event-marker-drawn = { $section }: terreno pescato ({ $terrain }).
mar-event-extra-turn = { $animal }: un turno in più.
mar-event-new-pawn = { $animal }: una nuova pedina.
mar-event-regress = { $animal }: un cubetto in Regressione.
mar-event-side = La bocca idrotermale su { $hex } è una { $side }.
mar-event-revive =
    { $n ->
        [one] { $animal }: { $n } cubetto eliminato torna su { $hex }.
       *[other] { $animal }: { $n } cubetti eliminati tornano su { $hex }.
    }
mar-event-circle = Speciazione { $n }: elemento pescato ({ $element }).
mar-event-turn = { $animal }: inizia il turno.
mar-event-special-back = { $animal }: rientra la pedina speciale ({ $element }).
mar-event-unregress = { $animal }: un cubetto torna da Regressione nella riserva genetica.
mar-event-feed = { $animal } prendono { $element } dalla casella { $row }.

## Options

option-marine-edition = Quale edizione si gioca: phalanx ha meno elementi e punti bonus più alti, Cacciatori in branco e Habitat monotipico sono più deboli.
option-marine-two-animals = Per 2 giocatori: ognuno gioca due animali, conta il più debole.
option-marine-random-earth = Una Terra casuale all’inizio.
option-marine-alternative-displays = Plance senza elementi prestampati: ogni animale ne pesca 3 a caso, che si possono perdere.
option-marine-superheroes = Ognuno tiene due tratti su tre: true senza Preadattamento, exaptation anche con quello.
option-marine-deck = Con quante carte evoluzione si gioca: short 20, standard 25, long 30, epic 35.
option-marine-animals = Chi gioca quale animale, a partire da P1: fish,reptiles oppure, con due animali a testa, fish+reptiles,cephalopods+crustaceans; random li assegna a caso.
option-marine-empty-retrieve = Se si può recuperare senza una pedina nell’area azioni.
option-marine-habitat-own-types = Se la seconda parte della carta Habitat porta solo un elemento di cui si controlla la pedina speciale.
option-marine-round-limit = Un limite di round per il gioco automatico; secondo le regole none, cioè nessuno.
option-marine-turn-limit = Un limite di turni per round nel gioco automatico; secondo le regole none, cioè nessuno.
mar-bad-two-animals = Con { $players } giocatori ognuno gioca un solo animale; due a testa sono per 2 giocatori (vedi { $rule }).

## What a position must say

mar-expect-rest = tutto ciò che non è altrove ({ $rules })
mar-expect-supply = non più di quanto c’è nella scatola ({ $rules })
mar-expect-animal = ogni animale una volta, con il suo posto da P1 a P{ $most }
mar-expect-owners = lo stesso numero di animali per ogni giocatore
mar-expect-tiles = almeno una tessera, oppure start standard
mar-expect-connected = tessere tutte collegate tra loro ({ $rules })
mar-expect-corner = un angolo libero della Terra ({ $rules })
mar-expect-in-play = un animale in gioco ({ $rules })
mar-expect-face-up = al massimo tre terreni grandi, oppure none ({ $rules })
mar-expect-hex = un esagono libero e un terreno
mar-expect-side = un lato solo per una tessera con una bocca idrotermale
mar-expect-acquired = al massimo { $n } ({ $rules })
mar-expect-gene-pool = { $n } insieme ai cubetti eliminati ({ $rules })
mar-expect-card = una carta che non è altrove
mar-expect-stacks = tre numeri che sommati danno { $n }
mar-expect-traits = tratti in gioco, ognuno in un posto solo ({ $rules })
mar-expect-pawns = un animale in gioco, oppure l’elemento di una pedina speciale che qualcuno controlla ({ $rules })
mar-expect-markers = qui al massimo { $n } indicatori di terreno, e in tutto al massimo { $most } per terreno ({ $rules })
mar-expect-squares = al massimo due cubetti di animali in gioco, presi dalla loro riserva genetica
mar-expect-sorted = indicatori nell’ordine dei terreni ({ $rules })
mar-expect-half = geyser nella metà superiore, smoker in quella inferiore ({ $rules })
mar-expect-copy = un altro tratto, e solo per l’animale che ha exaptation ({ $rules })
mar-expect-one-space = una pedina speciale su un solo spazio ({ $rules })
mar-expect-open = una pedina che può stare su questo spazio ({ $rules })
mar-expect-space = lo spazio la cui azione è in corso, none prima che una pedina sia piazzata ({ $rules })
mar-expect-laid = la tessera piazzata con Esplorazione in questo turno, altrimenti none ({ $rules })
mar-expect-extra = true solo dopo un turno che ne porta un altro ({ $rules })
mar-expect-fed = tessere della Terra, ognuna una volta
mar-expect-last = true, perché asteroid viene risolta o è tra gli scarti ({ $rules })
mar-expect-truncated = true solo per una partita finita ({ $rules })
mar-expect-hand = tratti solo mentre l’animale sceglie tra essi ({ $rules })
