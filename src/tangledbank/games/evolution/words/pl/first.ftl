### What each kind of question is about, said once to somebody who meets it for the first time, in Polish.

evo-first-food = Każdy kładzie jedną zakrytą kartę. Po odkryciu ich wartości pożywienia razem mówią, ile przybędzie roślin; cecha na twojej karcie się nie liczy, a kartę tracisz.
evo-first-cards = Każda karta może zrobić jedną z trzech rzeczy: leżeć pod gatunkiem jako cecha albo zostać odrzucona za nowy gatunek lub za jeden punkt populacji czy rozmiaru. Wybierz kartę, potem jej miejsce.
evo-first-plan = Tutaj wszyscy grają naraz i nikt nic nie widzi, dopóki wszyscy nie zatwierdzą. Każda karta może być cechą albo zostać odrzucona za nowy gatunek, populację lub rozmiar.
evo-first-act = Te cechy działają, zanim pojawi się pożywienie, a ty ustalasz kolejność. Kto najpierw rośnie, ma więcej miejsca na pożywienie.
evo-first-pay = Inteligencja przełamuje obronę: każda odrzucona tu karta pozwala drapieżnikowi zignorować jedną z nich. Samą kartę tracisz.
evo-first-store = Tkanka tłuszczowa przechowuje pożywienie na następne rundy, najwyżej tyle, ile wynosi rozmiar. Nie przepada, ale przed następną rundą nikogo nie nakarmi.
evo-first-must-feed = W każdej kolejce je jeden gatunek: roślinożerca bierze roślinę, drapieżnik atakuje coś mniejszego. Gatunek potrzebuje tyle pożywienia, ile ma populacji, a głodne maleją na koniec rundy.
evo-first-may-feed = Żaden z twoich głodnych gatunków nie może zjeść za darmo, więc nic nie musisz. Jeśli spasujesz, usłyszysz to pytanie znowu, gdy coś się zmieni.
evo-first-after-meal = Twój gatunek zjadł. Dzięki Inteligencji możesz jeszcze w tej kolejce odrzucić karty za więcej pożywienia; jeśli nie chcesz, zakończ kolejkę.
