// Teksty wspólnej gry: widzowie, zegar, wiadomości, propozycje, rewanż, dźwięki.
import type { tables as Tables } from '../en/sitting';
import { from, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';

const tables: Same<typeof Tables> = {
  phrase: {
    hello: 'Cześć!',
    good_luck: 'Powodzenia i dobrej zabawy!',
    well_played: 'Dobre zagranie!',
    thanks: 'Dziękuję!',
    sorry: 'Przepraszam!',
    moment: 'Chwileczkę, proszę.',
    your_turn: 'Twój ruch!',
    good_game: 'To była dobra gra!',
  },
};

const seconds = (n: number) =>
  count(n, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' });
const minutes = (n: number) =>
  count(n, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' });
const hours = (n: number) =>
  count(n, { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' });

const duration = (all: number): string => {
  const [h, m, s] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  if (h > 0) return m > 0 ? `${hours(h)} ${minutes(m)}` : hours(h);
  if (m > 0) return s > 0 ? `${minutes(m)} ${seconds(s)}` : minutes(m);
  return seconds(s);
};

export const sitting: Text['sitting'] = {
  watching: (n) =>
    count(n, {
      one: 'widz ogląda grę',
      few: 'widzów ogląda grę',
      many: 'widzów ogląda grę',
      other: 'widza ogląda grę',
    }),
  watch_link: 'Link dla widzów',
  play_link: 'Link dla graczy',
  only_watch: 'Oglądasz grę: przez ten link nie można zająć miejsca.',

  duration,
  time_left: (name, all) => `${name}, pozostały czas: ${duration(all)}`,
  low: (all) => `Pozostały czas: ${duration(all)}.`,
  paused: 'Przerwa w grze. Czas nie biegnie.',
  resume: 'Graj dalej',
  up_computer: (name) => `Czas minął. Komputer gra za tego gracza: ${name}.`,
  up_pass: (name) => `Czas minął. Płytka dołożona losowo za tego gracza: ${name}.`,
  up_resign: (name) => `Czas minął: ${name} poddaje grę.`,
  clock: 'Zegar',
  clock_none: 'bez zegara',
  clock_bank: 'czas na całą grę',
  clock_turn: 'czas na każdą turę',
  each: 'Każdy gracz ma',
  increment: 'Dodatek po każdej turze',
  no_increment: 'brak',
  at_zero: 'Gdy czas minie',
  zero_computer: 'dalej gra komputer',
  zero_pass: 'płytka jest dokładana losowo, bez figury',
  zero_resign: 'gracz poddaje grę',
  clock_hint:
    'Czas biegnie tylko ludziom, tylko gdy wszystkie miejsca są zajęte i dopóki ktoś jest przy stole. Na przerwę muszą zgodzić się wszyscy gracze.',

  talk: 'Wiadomości',
  talk_tab: (fresh) => (fresh > 0 ? `Wiadomości (${count.number(fresh)})` : 'Wiadomości'),
  allow_talk: 'Krótkie wiadomości między graczami',
  show_talk: 'Pokazuj wiadomości innych graczy',
  talk_empty: 'Nikt jeszcze nic nie napisał.',
  talk_as: 'Piszesz jako',
  talk_write: 'Wiadomość',
  talk_send: 'Wyślij',
  talk_phrases: 'Gotowe wiadomości',
  talk_left: (n) =>
    `Pozostało: ${count(n, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })}`,
  phrase: from(tables.phrase),
  says: (name, text) => `${name}: ${text}`,

  offer_end: 'Zaproponuj koniec gry',
  offer_end_ask:
    'Zaproponować koniec gry? Jeśli zgodzą się wszyscy gracze, gra zostanie podliczona tak, jak jest, razem z punktacją końcową.',
  offer_pause: 'Zaproponuj przerwę',
  propose: 'Zaproponuj',
  ends: (name) =>
    `${name} proponuje koniec gry. Gra zostanie podliczona tak, jak jest, razem z punktacją końcową.`,
  pauses: (name) => `${name} proponuje przerwę.`,
  waits_for: (names) => `Brakuje zgody: ${names}.`,
  agree: 'Zgoda',
  decline: 'Nie',
  declined: 'Propozycja została odrzucona.',
  lapsed: 'Propozycja straciła ważność.',

  rematch: 'Rewanż',
  rematch_hint: 'Gra ten sam stół, zaczyna następny gracz.',
  next: 'Do następnej gry',
  next_ready: 'Twój stół gra jeszcze raz.',

  sounds: 'Dźwięki',
  volume: 'Głośność',
};
