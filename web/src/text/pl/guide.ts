// Teksty pierwszej gry z przewodnikiem.
import type { Text } from '../text';
import { words } from './words';

export const guide: Text['guide'] = {
  learn: 'Naucz się, grając',
  learn_hint: 'Gra z przewodnikiem: jedenaście tur, mniej niż dziesięć minut',
  about:
    'Grasz krótką grę z Milą, która wszystko objaśnia. Każdy ruch jest prawdziwy: układanie płytek, podwładni, punkty, pola i komora celna.',
  begin: 'Zacznij',
  go_on: 'Wróć do lekcji',
  anew: 'Zacznij od nowa',
  friend: 'Mila',
  label: 'Lekcja',
  step: (n, of) => `${words.number(n)} z ${words.number(of)}`,
  next: 'Dalej',
  skip: 'Graj dalej bez pomocy',
  marked: (where) => `Zaznaczone: ${where}.`,
  stray_place: 'Tam też można położyć płytkę. W tej lekcji wybierz zaznaczone miejsce.',
  stray_spot: 'To też wolno. W tej lekcji wybierz to, co zaznaczone.',
  stray_more: 'To też wolno. W tej lekcji połóż samą płytkę.',
  turn: 'Miejsce się zgadza. Obracaj płytkę okrągłą strzałką lub klawiszem R, aż miasto będzie szło dalej w prawo.',
  confirm: 'Właśnie tak. Naciśnij Potwierdź.',
  wait: 'Gra Mila.',
  over: 'To była twoja pierwsza gra. Wynik podaje każdy punkt z punktacji końcowej, a gra z komputerem czeka na stronie głównej.',
  over_new: 'Na stronę główną',
  steps: {
    tile: {
      title: 'Połóż płytkę',
      lay: 'Twoja płytka czeka pod planszą. Dotknij zaznaczonego miejsca: droga musi stykać się z drogą, a pole z polem.',
      then: '',
      told: 'To była cała tura. Teraz gra Mila.',
      friend:
        'Mila kładzie skrzyżowanie i stawia podwładnego na drodze na południe. Ta droga należy do niej, aż będzie ukończona.',
    },
    city: {
      title: 'Pierwszy podwładny',
      lay: 'Ta płytka powiększa miasto. Dotknij zaznaczonego miejsca.',
      then: 'Naciśnij Podwładny, a potem dotknij miasta na płytce. Odtąd to twoje miasto.',
      told: 'Podwładny zostaje tam, aż miasto będzie ukończone. Masz ich siedmiu, więc nie wystawiaj wszystkich naraz.',
      friend: 'Mila przedłuża swoją drogę obok grupy podróżnych. Zapamiętaj ich.',
    },
    city_done: {
      title: 'Ukończ miasto',
      lay: 'Ta płytka zamyka mury. Dotknij zaznaczonego miejsca.',
      then: '',
      told: 'Każda płytka miasta daje 2 punkty, proporzec też. Podwładny wraca do ciebie.',
      friend: 'Mila zaczyna własne miasto.',
    },
    road: {
      title: 'Droga',
      lay: 'Tą drogą idą podróżni. Połóż ją na wschodnim końcu drogi.',
      then: 'Naciśnij Podwładny, a potem dotknij drogi. Gdy oba końce będą zamknięte, każda płytka da 1 punkt.',
      told: 'Jeden koniec jest zamknięty: to skrzyżowanie Mili. Drugi jest jeszcze otwarty.',
      friend: 'Mila kończy swoje małe miasto.',
    },
    tollhouse: {
      title: 'Komora celna',
      lay: 'Połóż to skrzyżowanie na zaznaczonym miejscu. Tym razem bez podwładnego.',
      then: 'Naciśnij Komora, a potem dotknij zaznaczonego skrzyżowania. Może to być każde wolne, nie tylko nowe.',
      told: 'Ukończona droga, która tam się kończy, płaci ci cło, czyjakolwiek jest. W turze można użyć podwładnego albo komory celnej, nigdy obu.',
      friend: 'Mila zajmuje drogę, która biegnie z twojego nowego skrzyżowania na wschód.',
    },
    toll: {
      title: 'Cło',
      lay: 'Ten klasztor zamyka twoją długą drogę. Dotknij zaznaczonego miejsca.',
      then: 'Naciśnij Podwładny, a potem dotknij klasztoru. Da 1 punkt i po 1 za każdą z ośmiu płytek wokół.',
      told: 'Zapłaciły droga i komora celna: podróżni dają 3, gospodarstwo 1. Po podróżnych komora się odwraca: pokazuje 2 i całe cło jest podwójne.',
      friend: 'Mila przedłuża swoją wschodnią drogę.',
    },
    field: {
      title: 'Zostaw ją i połóż się',
      lay: 'Droga Mili z podróżnymi też kończy się przy twojej komorze, więc zostaw ją tam. Połóż tę płytkę na zaznaczonym miejscu.',
      then: 'Naciśnij Podwładny, a potem dotknij dużego pola. Podwładny leży tam do końca gry i dostaje 3 punkty za każde ukończone miasto przy polu.',
      told: 'Podwładni z pól nie wracają, więc jeden lub dwóch wystarczy. „Pola” pokazują, czyje jest które pole.',
      friend:
        'Mila kończy swoją drogę i dostaje za nią punkty. Ty dostajesz podwójne cło, a komora znów pokazuje 1.',
    },
    move: {
      title: 'Przenieś komorę celną',
      lay: 'Połóż tę drogę na zaznaczonym miejscu. To kolejna płytka przy twoim klasztorze.',
      then: 'Stare skrzyżowanie niewiele już da. Naciśnij Komora, a potem dotknij tego, gdzie zaczyna się wschodnia droga Mili.',
      told: 'Przeniesienie kosztuje podwładnego z tej tury, a liczba się nie zmienia. Zostaw komorę, póki jest tam otwarta dobra droga; przenieś, gdy wszystkie są ukończone.',
      friend: 'Mila kończy tę drogę i twoja komora znów pobiera cło.',
    },
    more: {
      title: 'Duże miasto',
      lay: 'Miasto z trzech stron. Dotknij zaznaczonego miejsca.',
      then: 'Naciśnij Podwładny, a potem dotknij miasta.',
      told: 'Nieukończone miasto daje na koniec tylko 1 punkt za płytkę. Szukaj więc tego, co je zamknie.',
      friend:
        'Płytka Mili łączy się z twoim miastem, które nadal jest twoje. Jej podwładny stoi na drodze.',
    },
    monastery_done: {
      title: 'Wokół klasztoru',
      lay: 'Przy klasztorze została jedna luka. Zapełnij ją.',
      then: '',
      told: 'Rogi też się liczą, więc klasztor jest otoczony. Jego podwładny wraca do ciebie.',
      friend:
        'Mila buduje od twojej komory drogę z rozbójnikami. Na koniec dadzą ci 1 punkt, nawet jeśli zostanie otwarta.',
    },
    last: {
      title: 'Teraz ty',
      lay: 'Ostatnia płytka jest twoja, bez pomocy: zobacz, co może ukończyć. Potem punktują pola, obszary nieukończone i komory celne.',
      then: '',
      told: '',
      friend: '',
    },
  },
};
