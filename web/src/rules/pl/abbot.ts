// Opat.
import type { AbbotText } from '../en/abbot';
import { worked } from '../model';

export const abbot: AbbotText = {
  title: 'Opat',
  lead: 'Każdy ma opata. Stoi on w klasztorze albo w ogrodzie i można go zabrać, gdy uznasz, że zarobił dość.',
  chapters: {
    place: 'Umieszczenie opata',
    back: 'Zabranie opata',
    more: 'Czym jeszcze jest opat',
  },
  paragraphs: {
    'A-1': 'Każdy ma obok zwykłych podwładnych jednego opata.',
    'A-2':
      'Zamiast innego pionka możesz umieścić go w wolnym klasztorze lub w wolnym ogrodzie na właśnie umieszczonej płytce. Nigdzie indziej: ani na drodze, ani w mieście, ani na polu.',
    'A-3':
      'W ogrodzie może stanąć tylko opat. W klasztorze opat albo zwykły podwładny, ale nie obaj naraz.',
    'A-4':
      'Ogród punktuje się jak klasztor: 9 punktów, gdy na wszystkich ośmiu miejscach wokół leżą płytki.',
    'A-14':
      'Ogród jest na ośmiu płytkach gry podstawowej, na jednej płytce każdej Rzeki i na dwóch płytkach rozszerzenia Karczmy i katedry. Bez opatów ogrody są symbolami dla cła i niczym więcej.',
    'A-5 E-14': worked(
      'Jeśli w swojej turze nie umieszczasz podwładnego, możesz zabrać swojego opata z klasztoru lub ogrodu, który **nie jest ukończony**. Od razu daje tyle, ile to miejsce byłoby warte na koniec: 1 za siebie i 1 za każdą sąsiednią płytkę, łącznie z właśnie umieszczoną.',
      'Ogród z pięcioma sąsiednimi płytkami: 1 + 5 = 6 punktów.',
    ),
    'A-6':
      'Dzieje się to w fazie 2 tury i tam jest punktowane, przed wszystkim, co kończy umieszczona płytka.',
    'A-7 QA-3':
      'Gdy jego miejsce jest otoczone, zabrać go nie można. Nie trzeba: jeśli twoja płytka jest ósmą sąsiednią, faza 3 daje 9 punktów, a opat wraca do rezerwy.',
    'A-8 QA-1 QA-2':
      'Zabranie opata to twoja jedyna akcja w fazie 2, czy nie masz już podwładnych, czy nie chcesz żadnego umieścić. Nie można w tej samej turze umieścić podwładnego ani użyć komory celnej, ani też postawić opata i od razu go zabrać. Opcja {abbot_return_excludes} pozwala łączyć to z akcjami, które nie stawiają pionka.',
    'QA-6': 'Punkty daje opat, a nie obszar: zabranie go niczego nie kończy.',
    'QA-4':
      'W turze z dwóch części [C-20] opata zabranego w pierwszej można w drugiej znowu umieścić.',
    'QA-7': 'Kto umieszcza ostatnią płytkę, także może jeszcze zabrać swojego opata.',
    'A-9': 'Na koniec gry punktuje się go jak każdego mnicha.',
    'A-10':
      'Ogród nie jest klasztorem tam, gdzie zasada mówi o klasztorach. (Winnice, o których mówi opcja {vineyards_for_gardens}, pochodzą z rozszerzenia, którego w tym programie nie ma).',
    'A-11': 'Opat jest podwładnym i do przewagi liczy się za 1.',
    'QA-5':
      'Klasztor, w którym stoi opat lub mnich, jest zajęty; z tymi rozszerzeniami dwa pionki nigdy się tam nie spotkają.',
    'QA-8': 'Komora celna liczy ogród na płytce także wtedy, gdy stoi w nim opat.',
    'A-12 A-13':
      'Opactwa, świątynie i kilku opatów w jednym miejscu należą do rozszerzeń, których w tym programie nie ma.',
  },
  captions: {
    garden:
      'Ogród Czerwonego ma pięć sąsiednich płytek. Zabrany teraz opat daje 1 + 5 = 6 punktów.',
  },
};
