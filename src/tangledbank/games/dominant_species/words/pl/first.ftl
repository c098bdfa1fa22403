### What each kind of question is about, said once to somebody who meets it for the first time, in Polish.

dom-first-placepawn = Najpierw wszyscy po kolei planują wszystkie pionki; potem sekcje działają od góry do dołu. Pomyśl więc, co inni zrobią, zanim zadziała twój pionek.
dom-first-initiative = Nic na tym nie tracisz: odtąd planujesz wcześniej, a pionek zadziała w tej rundzie jeszcze raz tam, gdzie go teraz postawisz.
dom-first-adaptation = Każdy zasób na twojej planszetce poprawia twoje przystosowanie na każdym kaflu, który dotyka takiego zasobu. Kto sam ma najlepsze, dominuje na kaflu i przy punktowaniu bierze kartę.
dom-first-protect = Z każdego rodzaju na polu zasobów Regresji tracisz jeden pozyskany zasób. Twoje pionki ratują po jednym: zachowaj to, czym żyją twoje kostki.
dom-first-abundance = Trafi na wierzchołek Ziemi i będzie żywić wszystkie kafle, które go dotykają. Weź rodzaj, którym żyjesz ty, a nie inni.
dom-first-putelement = Wierzchołek w środku należy do trzech kafli, na brzegu do mniejszej liczby. Na każdym z nich poprawia się przystosowanie tych, którzy tym żyją.
dom-first-wasteland = Rodzaje, które zostaną na tym polu zasobów, znikną teraz z wierzchołków tundry. Wyjmij ten, który jest ci tam potrzebny.
dom-first-depletion = Bez tego zasobu inni mogą nie mieć czym żyć: kostki z przystosowaniem 0 są zagrożone i giną przy końcu rundy.
dom-first-glaciation = Punktujesz za sąsiednie kafle tundry według małej tabeli; zostaje po jednej kostce każdej gromady, reszta wraca. Rób to tam, gdzie inni mają ich wiele.
dom-first-speciation = Wszystkie kafle wokół wybranego zasobu dostaną twoje kostki, do czterech, zależnie od terenu. To kostki dają punkty za kafle.
dom-first-placecubes = Tyle, ile dopuszcza teren. Więcej kostek to wyższe miejsce przy punktowaniu kafla, ale pochodzą one z twojej puli genów, a ta jest ograniczona.
dom-first-wanderlust = Nowy kafel trafi obok Ziemi, a ty od razu punktujesz za kafle, których dotyka. Potem każda gromada może na niego wejść.
dom-first-puttile = Im więcej kafli dotyka, tym więcej punktów: 1, 3, 6, 10, 15 lub 21. Wejść mogą tylko kostki z sąsiednich kafli.
dom-first-wandertake = Zasób trafi na wierzchołek nowego kafla. Jeśli jest twój, twoje kostki będą mogły tam żyć.
dom-first-movecubes = Kto stoi obok nowego kafla, może na niego wejść, w kolejności łańcucha pokarmowego. Sprawdź, czy znajdziesz tam coś do życia.
dom-first-migration = Przesuwaj kostki na sąsiednie kafle, kilka stąd, kilka stamtąd, dopóki masz ruchy: tam, gdzie dadzą pierwsze miejsce, albo stamtąd, gdzie by zginęły.
dom-first-competition = Na kaflu tego terenu, na którym też jesteś, na zawsze ginie jedna kostka kogoś innego. Policz, gdzie jedna kostka mniej zmienia pierwsze miejsce.
dom-first-domination = Najwięcej kostek dostaje pierwszą wartość terenu, następna gromada drugą i tak dalej. Kto na kaflu dominuje (przystosowaniem, nie kostkami), bierze potem kartę.
dom-first-takecard = Jej tekst zostanie wykonany od razu i w całości. Weź też pod uwagę, że zabrana karta nie trafi do innych.
