// Łączenie rozszerzeń.
import type { CombinationsText } from '../en/combinations';
import { worked } from '../model';

export const combinations: CombinationsText = {
  title: 'Łączenie rozszerzeń',
  lead: 'Celnicy razem z Rzeką, Opatem oraz Karczmami i katedrami. Wydawcy odpowiedzieli tylko na nieliczne z tych pytań; tam, gdzie odpowiedzi nie ma, opisujemy, jak gra program.',
  chapters: {
    all: 'Co obowiązuje zawsze',
    inns: 'Karczmy i katedry a cło',
    river: 'Rzeka a cło',
    abbot: 'Opat a cło',
    double: 'Tura z dwóch części',
  },
  paragraphs: {
    'C-1':
      'Celników można łączyć z dowolnymi rozszerzeniami. Oficjalnych zasad na to nie ma; w 2021 roku odpowiedziano na dwa pytania: symbole działają na odcinek drogi, przy którym leżą, tak jak karczmy, a drewniane mosty ich nie widzą.',
    'C-2':
      'W kroku 2 masz **jedną** akcję. Podwładny, duży podwładny, umieszczenie lub zabranie opata, komora celna: każda z tych akcji wyklucza pozostałe. Opcje {abbot_return_excludes} i {tollhouse_needs}, złagodzone razem, pozwalają w jednej turze zabrać opata i użyć komory.',
    'C-3': 'Umieszczenie płytki i punktacja niczego nie wykluczają.',
    'C-4':
      'Komora celna to żeton: niczego nie zajmuje, nie jest pionkiem, nie liczy się do przewagi i nikomu nie przeszkadza.',
    'C-5':
      'Cło nie należy do punktów samej drogi. Nic, co podnosi, powtarza lub liczy punkty drogi, go nie widzi.',
    'C-6': 'Cło płaci się, gdy droga jest ukończona, jakkolwiek do tego doszło.',
    'C-7': 'Dla jednej drogi w przebiegu gry najpierw jest cło, potem droga.',
    'C-8':
      'Liczą się małe symbole wszystkich rozszerzeń: gospodarstwa, stajnie, ogrody, rozbójnicy i podróżni. Wieże wodne, stada świń i wulkany się nie liczą.',
    'C-9':
      'Skrzyżowanie jest tam, gdzie drogi **kończą się** przy jednej wiosce lub przy drzewach. Tam, gdzie droga rozgałęzia się bez końca, przecina inną albo kończy się przy mieście, klasztorze, chatce lub jeziorze, skrzyżowania nie ma.',
    'C-10': worked(
      'Karczma podwaja drogę, a nie cło.',
      'Ukończona droga z karczmą, trzy płytki, jeden ogród, komora pokazuje 2: droga 3 × 2 = 6 punktów, cło 1 × 2 = 2.',
    ),
    'C-11': worked(
      'Na koniec nieukończona droga z karczmą nie daje podwładnym nic, ale komorze 1 za każdy symbol. Opcja {unfinished_inn_cathedral} zmienia tylko to pierwsze.',
      'Dwie płytki, karczma, jedna grupa podróżnych: droga 0 (z opcją 2), komora 1.',
    ),
    'C-12':
      'Umieszczenie dużego podwładnego to umieszczenie podwładnego: w tej turze bez komory celnej.',
    'C-13':
      'Wioska między dwoma miastami to skrzyżowanie dwóch dróg. Drzewa obok karczmy też są skrzyżowaniem, chyba że wymaga się wiosek. Klasztor z dwiema drogami nim nie jest.',
    'C-14':
      'Gospodarstwo między dwoma zakrętami liczy się dla obu dróg. Chlew przy drzewach liczy się dla dróg na zachód i na południe.',
    'C-90':
      'Na żadnej płytce rzeki nie ma skrzyżowania. Droga na moście przez rzekę widzi symbole obok siebie jak każda inna.',
    'C-91':
      'W turze jeziora z wulkanem, jeśli wulkan działa, nie wolno nic więcej: także użyć komory.',
    'C-95': 'Umieszczenie opata lub zabranie go wyklucza komorę celną.',
    'C-96':
      'Ogród jest symbolem dla cła, czy gra się z opatami, czy nie, także gdy opat w nim stoi.',
    'C-20': worked(
      'Niektóre rozszerzenia dają turze drugą część: od razu jeszcze jedną płytkę. To nadal jedna tura. Komora, która pobrała cło od podróżnych, odwraca się po drugiej części, więc obie części płacą według tego, co pokazywała na początku. Opcja {builder_flip} może odwracać ją po każdej części.',
      'Pokazuje 1. Pierwsza część: jedna grupa podróżnych, 3 punkty. Druga część: znowu jedna grupa i znowu 3 punkty, nie 6. Potem pokazuje 2.',
    ),
    'C-21 C-22':
      'Każda część ma własną fazę 2. W każdej można postawić lub przenieść komorę, jeśli w tej części nie robi się nic innego.',
  },
  captions: {
    inn: 'Droga: 3 płytki × 2 = 6 punktów dla Niebieskiego. Cło: 1 ogród × 2 = 2 punkty dla Czerwonego.',
    between: 'Gospodarstwo leży przy obu zakrętach i liczy się dla każdej z dwóch dróg.',
  },
};
