### The guided first game of Marine, in Polish.

lesson-mar-first = Pierwsze kroki
lesson-mar-welcome = Witaj w morzu! Prowadzisz skorupiaki. Rozprzestrzeniaj ich kostki, dostosuj się do tego, co rośnie w morzu, i punktuj kafle: wygrywa, kto na końcu ma najwięcej punktów.
lesson-mar-draft = Najpierw wybierasz jedną z trzech cech, talent na całą grę. Z Migracjami sezonowymi twoje kostki podróżują dalej. Zatrzymaj je.
lesson-mar-sea = Oto morze: kafle wielu terenów, a na ich wierzchołkach zasoby, jak plankton, algi i bezkręgowce. Planszetka pokazuje, czym żyją skorupiaki: nadrukowane są dwa bezkręgowce i jedna alga.
lesson-mar-thrive = Wszyscy zaczynają na rafie d4. Dotyka ona czegoś, czym żyjesz, więc twoje kostki się tam rozwijają. Gdzie nic im nie pasuje, są zagrożone i giną przy najbliższym Wymieraniu.
lesson-mar-turn = W swojej turze stawiasz jeden pionek, który od razu działa, albo zabierasz wszystkie. Masz ich niewiele, a zwykły pionek musi stanąć niżej niż twoje pionki na planszy, więc zaczynaj wysoko.
lesson-mar-space = Specjacja daje nowe kostki wokół zasobu. Pierwsze pole dotyczy planktonu: zacznij tam.
lesson-mar-speciate = Wybierz plankton na wierzchołku c4.e. Trzy kafle wokół niego dostaną twoje kostki.
lesson-mar-seamount = Żaden zasób tutaj ci nie pasuje: kostki na tym kaflu są zagrożone i zginą przy najbliższym Wymieraniu. Jedna wystarczy do punktowania.
lesson-mar-coral = Na rafie się rozwijasz. Połóż tyle, ile wolno: dwie.
lesson-mar-ocean = Ocean jest szeroki. Połóż cztery kostki.
lesson-mar-next = Ryby i głowonogi już działały i znowu twoja tura. Weź kolejny zwykły pionek.
lesson-mar-domination = Postaw go na Dominacji: tam można zdobyć pionek specjalny.
lesson-mar-dominate = Wartość dominacji to twoje bezkręgowce razy twoje kafle z bezkręgowcami. Przewyższa znacznik, więc zdominuj bezkręgowce. Znacznik pokazuje odtąd twoją wartość i to ją inni muszą przebić.
lesson-mar-special = Pionek specjalny jest twój. Może stanąć wszędzie, także nad twoimi innymi pionkami, a nawet wypycha zwykłe pionki innych. Użyj go.
lesson-mar-evolution = Ewolucja punktuje kafel terenu, który leży przy polu. Ostatnie pole pokazuje ocean i pozwala wybierać spośród wszystkich pięciu kart.
lesson-mar-evolve = Zapunktuj d5: twoje kostki mają tam pierwsze miejsce.
lesson-mar-card = Rozwijasz się na tym kaflu, więc bierzesz też kartę. Płodny daje punkt za każdą kostkę na jednym z twoich kafli. Weź ją.
lesson-mar-tile = Wybierz najbardziej zatłoczony kafel: d4.
lesson-mar-retrieve = Nowa karta może przynieść Wymieranie i tak się stało: kostka na górze zniknęła. Teraz zabierz pionki, to też jest tura.
lesson-mar-reseed = Gdy każda gromada odzyska pionki, rundę kończy Rozkładanie: nowe zasoby, nowe tereny, a to, czego nikt nie wziął, wędruje dalej. Kartą, która kończy grę, jest Asteroida.
lesson-mar-free = Znasz już pływy. Graj dalej po swojemu i proś o podpowiedź, kiedy zechcesz!
