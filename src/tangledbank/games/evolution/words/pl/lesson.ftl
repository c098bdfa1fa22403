### The guided first game of Evolution, in Polish.

lesson-evo-first = Pierwsze kroki
lesson-evo-welcome = Witaj przy wodopoju! Jesteś P1, a gatunek A należy do ciebie. Karm swoje gatunki: każdy zdobyty żeton pożywienia to na koniec jeden punkt.
lesson-evo-cards = Oto twoja ręka. Karta to wiele rzeczy naraz: cecha, którą nazywa, pożywienie, które obiecuje jej liczba, albo po prostu zapłata.
lesson-evo-food = Najpierw każdy w tajemnicy wykłada jedną kartę na pożywienie. Zbieracz +7 przyniesie siedem roślin, starczy dla wszystkich. Wyłóż go.
lesson-evo-new = Teraz zagrywa się karty. Każdą kartę można odrzucić za nowy gatunek na końcu swojego rzędu. Odrzuć Instynkt stadny i dodaj gatunek po prawej.
lesson-evo-trait = Karta może też leżeć przy gatunku jako jego cecha, zakryta, aż wszyscy zagrają. Zrób z C łowcę: daj mu cechę Mięsożerny.
lesson-evo-grow = Mięsożerny gatunek je tylko mniejszych od siebie. Odrzuć Współpracę i powiększ rozmiar C do 2.
lesson-evo-end = Nie masz już kart. Zakończ kolejkę; następny gra P2.
lesson-evo-hole = Cechy są odkryte, a obie karty pożywienia dodane: na wodopoju leży 14 roślin. Teraz gramy po kolei i za każdym razem je jeden gatunek.
lesson-evo-feed = Gatunek A je rośliny. Bierze jedną i jest najedzony: gatunek mieści tyle pożywienia, ile wynosi jego populacja. Nakarm go.
lesson-evo-prey = Gatunek C nie tyka roślin, on atakuje. Ofiara musi być mniejsza i bez obrony: na przykład Wspinanie, Twarda skorupa albo Krzyk ostrzegawczy by cię powstrzymały. Gatunek B nie ma nic.
lesson-evo-attack = Zaatakuj B gatunkiem C. Ofiara traci jedną populację, a C je mięso.
lesson-evo-screen = Koniec rundy. Kto nie najadł się do syta, stracił populację; całe pożywienie leży teraz za zasłonkami i nikt go już nie zabierze.
lesson-evo-scoring = Na koniec gry każdy żeton za zasłonką, każda populacja i każda karta cechy to jeden punkt. Ostatnią rundą jest ta, w której skończy się talia, albo następna po niej.
lesson-evo-free = Rozdano nowe karty: trzy i po jednej za każdy twój gatunek. Odtąd grasz po swojemu. Poproś o podpowiedź, kiedy zechcesz!
