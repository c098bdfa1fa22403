### The guided first game of Dominant Species, in Polish.

lesson-dom-first = Pierwsze kroki
lesson-dom-welcome = Witaj na Ziemi tuż przed nadejściem lodu! Prowadzisz owady. Małe zwierzęta, wielkie plany: rozmnażaj się, dostosowuj i punktuj kafle.
lesson-dom-elements = Zasoby leżą na wierzchołkach kafli. Twoje owady żyją z trawy: dwie są nadrukowane na planszetce. Im więcej trawy wokół kafla, tym lepsze przystosowanie.
lesson-dom-dominance = Przystosowanie liczy się na każdym kaflu z twoimi kostkami. Kto sam jest najlepiej przystosowany, ten dominuje: teraz dominujesz na e3.
lesson-dom-planning = Planowanie: po kolei każdy stawia pionki na obszarze akcji. Potem dwanaście sekcji wykonuje się z góry na dół, od Inicjatywy do Przewagi, więc myśl naprzód.
lesson-dom-first-pawn = Specjacja daje nowe kostki wokół zasobu. Pole 6 dotyczy trawy. Postaw tam pierwszy pionek, zanim zrobi to ktoś inny.
lesson-dom-second-pawn = Przewaga punktuje kafel, a kto na nim dominuje, bierze kartę. Te pola szybko się zapełniają. Zajmij numer 4.
lesson-dom-third-pawn = Adaptacja dodaje zasób do planszetki i poprawia przystosowanie. Tam trafi ostatni pionek.
lesson-dom-adapt = Zaczyna się wykonywanie i pora na twoją Adaptację. Weź trawę: trzecia liczy się na każdym kaflu, który dotyka trawy.
lesson-dom-speciate = Inni już się rozmnożyli, teraz kolej na ciebie. Wybierz trawę na wierzchołku d2.e: jej kafle dostaną twoje kostki.
lesson-dom-cubes = Teren mówi, ile kostek może przybyć: na mokradłach do czterech. Weź wszystkie, bo punktuje się liczbę kostek.
lesson-dom-tundra = Na tundrze jest miejsce dla jednej. Każda kostka na tundrze liczy się do Przetrwania, więc połóż ją.
lesson-dom-free-cube = Każda gromada ma talent. Twój: po Specjacji owady dostają darmową kostkę na dowolnym kaflu. Połóż ją na d3.
lesson-dom-wander = Ssaki odkryły kafel i wszyscy obok mogą się tam wprowadzić. Niech jedna kostka przejdzie z e4 na e5.
lesson-dom-dominate = Twoja Przewaga! Na d2 masz najwięcej kostek i tam dominujesz. Zapunktuj ten kafel.
lesson-dom-card = Osiem punktów za pierwsze miejsce. Jako dominująca gromada bierzesz też kartę, która działa od razu. Wybierz Ekoróżnorodność.
lesson-dom-reset = Przygotowanie: kostki bez pasującego zasobu wymierają, a kto ma najwięcej kostek na tundrze, ma Przetrwanie i dostaje punkty. Potem uzupełnia się karty, zasoby i kafle.
lesson-dom-end = Ostatnią kartą talii jest Epoka lodowcowa. Kto ją weźmie, ten czyni rundę ostatnią; potem jeszcze raz punktuje się wszystkie kafle.
lesson-dom-free = To była cała runda. Druga należy do ciebie: planuj, jak chcesz, i proś o podpowiedź, kiedy zechcesz!
