### What each kind of question is about, said once to somebody who meets it for the first time, in Polish.

mar-first-draft = Cecha to talent, który masz tylko ty, od pierwszej tury do ostatniej. Przeczytaj wszystkie trzy i zatrzymaj tę, która pasuje do tego, co chcesz robić najczęściej.
mar-first-taketurn = W turze stawiasz jeden pionek, który działa od razu, albo zabierasz wszystkie. Zwykłe pionki muszą stawać coraz niżej, więc pierwsze stawiaj wysoko.
mar-first-placepawn = Akcja następuje od razu. To, co leży wyżej, jest zamknięte dla twoich zwykłych pionków, aż zabierzesz wszystkie.
mar-first-abundance = Trafi na wierzchołek morza i będzie żywić wszystkie kafle, które go dotykają: kostki rozwijają się tam, gdzie znajdą zasób ze swojej planszetki.
mar-first-putelement = Wierzchołek w środku należy do trzech kafli, na brzegu do mniejszej liczby. Każdy kafel z takim zasobem liczy się też do jego Dominacji.
mar-first-autotrophs = Zmieniasz to, co rośnie przy erupcjach: usuń zasób rodzaju leżącego na polu zasobów albo wymień go na zasób z tego pola. Kostki mogą tam zginąć z głodu albo odżyć.
mar-first-depletion = Bez tego zasobu inni mogą nie mieć czym żyć: ich kostki będą zagrożone i zginą przy najbliższym Wymieraniu.
mar-first-adaptation = Każdy zasób na twojej planszetce pozwala rozwijać się na większej liczbie kafli i mnoży twoją wartość przy jego Dominacji.
mar-first-regression = Na koniec rundy, kto nie ma tu kostki, traci po jednym pozyskanym zasobie każdego rodzaju z pola zasobów. Twoja kostka wtedy wraca.
mar-first-speciation = Wszystkie kafle wokół wybranego zasobu dostaną twoje kostki, od jednej na lądzie do czterech na oceanie. To kostki dają punkty za kafle.
mar-first-placecubes = Tyle, ile dopuszcza teren. Więcej kostek to wyższe miejsce przy punktowaniu kafla, ale pochodzą one z twojej puli genów, a ta jest ograniczona.
mar-first-wanderlust = Nowy kafel trafi obok innych, a ty od razu punktujesz za niego i za sąsiednie kafle tego samego terenu. Potem każda gromada może na niego wejść.
mar-first-puttile = Obok kafli tego samego terenu daje więcej: 1, 3, 6, 10, 15 lub 21 punktów za jeden do sześciu razem.
mar-first-wandertake = Zasób trafi na wierzchołek nowego kafla. Jeśli jest twój, twoje kostki będą mogły tam żyć.
mar-first-movecubes = Kto stoi obok nowego kafla, może na niego wejść, w kolejności łańcucha pokarmowego. Sprawdź, czy znajdziesz tam coś do życia.
mar-first-tectonics = Kafel na zawsze staje się erupcją: zostaje po jednej kostce każdej gromady, reszta wraca, a ty dokładasz jedną. Weź kafel cenny dla innych.
mar-first-migration = Przesuwaj kostki na sąsiednie kafle, kilka stąd, kilka stamtąd, dopóki masz ruchy: tam, gdzie dadzą pierwsze miejsce, albo tam, gdzie się rozwiną.
mar-first-competition = Na kaflu tego terenu, na którym też jesteś, na zawsze giną kostki innych. Policz, gdzie ich brak zmienia pierwsze miejsce.
mar-first-evolution = Najwięcej kostek dostaje pierwszą wartość terenu, następna gromada drugą i tak dalej. Jeśli twoja kostka się tam rozwija, bierzesz też kartę.
mar-first-takecard = Jej tekst zostanie wykonany od razu i w całości. Im dalej w prawo twoje pole, tym więcej kart w zasięgu; nowa karta może przynieść Wymieranie.
mar-first-domination = Dominujesz tam, gdzie twoja wartość przewyższa znacznik: twoje zasoby tego rodzaju razy twoje kafle z nim. Pionek specjalny staje wszędzie, a na końcu daje tyle punktów, ile znacznik.
