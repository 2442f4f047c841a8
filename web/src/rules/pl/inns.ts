// Karczmy i katedry.
import type { InnsText } from '../en/inns';
import { worked } from '../model';

export const inns: InnsText = {
  title: 'Karczmy i katedry',
  lead: 'Karczmy podwajają wartość dróg, a katedry podnoszą wartość miast, lecz to, co nie zostanie ukończone na czas, jest warte zero. A każdy dostaje dużego podwładnego.',
  chapters: {
    tiles: 'Płytki',
    inns: 'Karczmy',
    cathedrals: 'Katedry',
    unfinished: 'Nieukończone na czas',
    large: 'Duży podwładny',
  },
  paragraphs: {
    'I-1':
      '18 płytek, wśród nich sześć z karczmą nad jeziorem i dwie z katedrą, oraz po jednym dużym podwładnym dla każdego. We wszystkich edycjach jest tych samych 18 płytek; C2 i C3 dodają ogrody i inne małe symbole. Zestawu 24 płytek, wydawanego od 2024 roku, w tym programie nie ma.',
    'I-2': 'Umieszczanie płytek i podwładnych się nie zmienia.',
    'I-11':
      'Płytki, w których łatwo się pomylić. Ta z drogą na czterech bokach ma dwa zakręty, które się nie spotykają, i trzy pola. Jedno miasto o jednym otwartym boku dzieli pole na dwa bez żadnej drogi. Droga przez klasztor to dwie drogi, które tam się kończą. Jedna płytka ma w środku pole, które przylega do wszystkich czterech miast. Wioska między dwoma miastami ma dwie drogi; krótkie odcinki do bram drogami nie są.',
    'I-12': 'Karczma przy drzewach należy we wszystkich edycjach do drogi na wschód.',
    'I-3 E-15': worked(
      'Ukończona droga z **karczmą** jest warta 2 punkty za każdą płytkę zamiast 1. Druga karczma nic nie dodaje.',
      'Pięć płytek, jedna karczma: 5 × 2 = 10 punktów.',
    ),
    'QI-1': 'Droga z dwóch płytek z dwiema karczmami jest warta 4, nie 6.',
    'I-4 QI-2':
      'Karczma działa tylko na drogę, przy której leży. Na skrzyżowaniu trzech dróg dwie pozostałe są zwykłe.',
    'QI-3':
      'Cokolwiek zamyka drogę: przy punktacji bierze się pod uwagę wszystkie jej płytki i wystarczy jedna karczma gdziekolwiek.',
    'QI-4': 'Karczma nie podwaja cła [C-10].',
    'I-10': 'Karczma z Rzeki II liczy się, gdy gra się z tym rozszerzeniem.',
    'I-5': worked(
      'Ukończone miasto z **katedrą** jest warte 3 punkty za każdą płytkę i 3 za każdy proporzec. Druga katedra nic nie dodaje.',
      'Pięć płytek bez proporca, jedna katedra: 5 × 3 = 15 punktów.',
    ),
    'QI-8 I-13':
      'Płytka z katedrą jest miastem ze wszystkich czterech stron. Nie przylega do żadnego pola i nie zmieści się w mieście z dwóch płytek.',
    'I-6 I-9 QI-7': worked(
      'Na koniec gry nieukończona droga z karczmą i nieukończone miasto z katedrą są warte **0**. W przebiegu gry i tak się pojawiają, a podwładni wracają. Z opcją {unfinished_inn_cathedral} punktuje się je tak, jakby karczmy i katedry nie było: 1 punkt za każdą płytkę i proporzec.',
      'Nieukończona droga z karczmą, dwie płytki: 0 punktów, a z opcją 2.',
    ),
    'I-7': 'Możesz dołożyć karczmę lub katedrę do cudzej drogi albo miasta, także żeby zaszkodzić.',
    'I-8': worked(
      '**Dużego podwładnego** umieszcza się tak jak zwykłego i wszędzie tam, gdzie zwykłego, także na polu. Do przewagi liczy się za 2, ale punktów nie daje więcej. Po punktacji wraca i można go użyć w późniejszej turze.',
      'Czerwony ma w mieście dużego podwładnego, Niebieski zwykłego: 2 do 1, więc punkty zdobywa tylko Czerwony.',
    ),
    'QI-5 QI-6':
      'Po połączeniu obszarów możesz mieć na jednym i dużego, i zwykłego. Duży i zwykły przeciw dużemu i zwykłemu to remis, 3 do 3, i punkty zdobywają wszyscy.',
  },
  captions: {
    inn: '5 płytek × 2 = 10 punktów dla Czerwonego. (Ogród i rozbójnicy mają znaczenie tylko dla cła).',
    at_crossroads: 'Karczma leży przy drodze na wschód; podwaja tylko tę drogę.',
    cathedral:
      '5 płytek × 3 = 15 punktów. Duży podwładny Czerwonego liczy się za 2, zwykły Niebieskiego za 1: punkty zdobywa tylko Czerwony.',
  },
};
