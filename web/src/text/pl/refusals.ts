// Odmowy: najpierw według zasady, na którą się powołują, potem według kodu.
import type { by_code as Codes } from '../en/refusals';
import type { RefusalRule } from '../refusal_rules';
import type { Same } from '../tables';
import type { Text } from '../text';

const by_code: Same<typeof Codes> = {
  offline: 'Nie ma połączenia z serwerem; nic nie wysłano.',
  timeout: 'Serwer nie odpowiedział. Spróbuj jeszcze raz.',
  malformed: 'Serwer tego nie zrozumiał.',
  too_large: 'To jest za duże.',
  too_many: 'Za dużo zapytań; odczekaj chwilę.',
  no_game: 'Tej gry nie ma.',
  no_seat: 'Takiego miejsca przy stole nie ma.',
  not_yours: 'To nie twoje miejsce przy stole.',
  not_your_turn: 'To nie twoja tura.',
  stale: 'Gra poszła tymczasem naprzód.',
  illegal: 'Zasady na to nie pozwalają.',
  not_allowed: 'Przy tym stole nie jest to możliwe.',
  position: 'Stół nie może tak leżeć.',
  server: 'Coś poszło nie tak na serwerze. Nic się nie zmieniło.',
};

const by_rule: Record<RefusalRule, string> = {
  'B-9': 'Teraz nie jest na to pora: najpierw płytka, potem jedna akcja, na końcu punktacja.',
  'B-10': 'Najpierw trzeba umieścić płytkę.',
  'B-11': 'Płytka musi leżeć na wolnym miejscu i przylegać bokiem do innej.',
  'B-12': 'Płytka tu nie pasuje: stykałyby się różne krawędzie.',
  'B-13': 'Płytki nie można tak obrócić.',
  'B-16': 'Pionek można umieścić tylko na właśnie umieszczonej płytce.',
  'B-17': 'W tym miejscu płytki taki pionek nie może stanąć.',
  'B-18': 'Na tym obszarze stoi już pionek.',
  'B-24': 'Nie ma już takiego pionka w rezerwie.',
  'B-37': 'Gra się skończyła.',
  'R-5': 'Płytka z wodą musi przedłużać rzekę.',
  'R-6': 'Rzeka nie może skręcić dwa razy z rzędu w tę samą stronę.',
  'R-7': 'Przed końcami rzeki zostałoby za mało wolnego miejsca.',
  'A-1': 'W tej grze nie ma opatów.',
  'A-2': 'Opat może stanąć tylko w klasztorze albo w ogrodzie.',
  'A-5': 'Nie ma tam twojego opata.',
  'A-7': 'Miejsce opata jest już otoczone; punktuje samo.',
  'A-8': 'Opata można zabrać tylko zamiast innej akcji.',
  'I-8': 'W tym miejscu płytki duży podwładny nie może stanąć.',
  'TK-2': 'W tej grze nie ma komór celnych.',
  'TK-4': 'Komorę celną można postawić lub przenieść tylko zamiast innej akcji.',
  'TK-5': 'Tu nie ma skrzyżowania: komora celna potrzebuje skrzyżowania 2–4 dróg.',
  'TK-7': 'To skrzyżowanie jest zajęte: stoi na nim komora celna.',
  'Q-9': 'Twoja komora celna już tu stoi.',
  'D-1': 'W tej grze komora celna nie może stanąć na właśnie umieszczonej płytce.',
  'D-2': 'W tej grze liczą się tylko skrzyżowania z wioską.',
};

export const refusals: Text['refusals'] = {
  sentence: (code, rule, said) =>
    (code === 'illegal' ? (by_rule as Record<string, string>)[rule ?? ''] : undefined) ??
    (by_code as Record<string, string>)[code] ??
    (said || by_code.server),
  detail: (said) => said,
};
