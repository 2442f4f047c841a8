// Texty společné hry: diváci, hodiny, zprávy, návrhy, odveta, zvuky.
import type { tables as Tables } from '../en/sitting';
import { from, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';

const tables: Same<typeof Tables> = {
  phrase: {
    hello: 'Ahoj!',
    good_luck: 'Hodně štěstí a zábavy!',
    well_played: 'Dobře zahráno!',
    thanks: 'Děkuji!',
    sorry: 'Promiňte!',
    moment: 'Okamžik, prosím.',
    your_turn: 'Jste na tahu!',
    good_game: 'To byla dobrá hra!',
  },
};

const seconds = (n: number) =>
  count(n, { one: 'sekunda', few: 'sekundy', many: 'sekundy', other: 'sekund' });
const minutes = (n: number) =>
  count(n, { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' });
const hours = (n: number) =>
  count(n, { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' });

const duration = (all: number): string => {
  const [h, m, s] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  if (h > 0) return m > 0 ? `${hours(h)} ${minutes(m)}` : hours(h);
  if (m > 0) return s > 0 ? `${minutes(m)} ${seconds(s)}` : minutes(m);
  return seconds(s);
};

export const sitting: Text['sitting'] = {
  watching: (n) =>
    count(n, {
      one: 'divák se dívá',
      few: 'diváci se dívají',
      many: 'diváka se dívá',
      other: 'diváků se dívá',
    }),
  watch_link: 'Odkaz pro diváky',
  play_link: 'Odkaz pro hráče',
  only_watch: 'Díváte se: tímto odkazem se nedá obsadit místo.',

  duration,
  time_left: (name, all) => `${name}, zbývající čas: ${duration(all)}`,
  low: (all) => `Zbývající čas: ${duration(all)}.`,
  paused: 'Hra má přestávku. Čas neběží.',
  resume: 'Pokračovat',
  up_computer: (name) => `Čas vypršel. Počítač hraje za hráče: ${name}.`,
  up_pass: (name) => `Čas vypršel. Kartička přiložena losem za hráče: ${name}.`,
  up_resign: (name) => `Čas vypršel: ${name} se vzdává.`,
  clock: 'Hodiny',
  clock_none: 'bez hodin',
  clock_bank: 'čas na celou hru',
  clock_turn: 'čas na každý tah',
  each: 'Každý hráč má',
  increment: 'Přídavek po každém tahu',
  no_increment: 'žádný',
  at_zero: 'Když čas vyprší',
  zero_computer: 'dál hraje počítač',
  zero_pass: 'kartička se přiloží losem, bez figurky',
  zero_resign: 'hráč se vzdává',
  clock_hint:
    'Čas běží jen lidem, jen když jsou obsazena všechna místa a dokud je někdo u stolu. S přestávkou musí souhlasit všichni hráči.',

  talk: 'Zprávy',
  talk_tab: (fresh) => (fresh > 0 ? `Zprávy (${count.number(fresh)})` : 'Zprávy'),
  allow_talk: 'Krátké zprávy mezi hráči',
  show_talk: 'Zobrazovat zprávy ostatních hráčů',
  talk_empty: 'Zatím nikdo nic nenapsal.',
  talk_as: 'Píšete jako',
  talk_write: 'Zpráva',
  talk_send: 'Odeslat',
  talk_phrases: 'Hotové zprávy',
  talk_left: (n) =>
    `Zbývá: ${count(n, { one: 'znak', few: 'znaky', many: 'znaku', other: 'znaků' })}`,
  phrase: from(tables.phrase),
  says: (name, text) => `${name}: ${text}`,

  offer_end: 'Navrhnout konec hry',
  offer_end_ask:
    'Navrhnout konec hry? Když budou souhlasit všichni hráči, hra se sečte tak, jak je, i s konečným bodováním.',
  offer_pause: 'Navrhnout přestávku',
  propose: 'Navrhnout',
  ends: (name) => `${name} navrhuje konec hry. Hra se sečte tak, jak je, i s konečným bodováním.`,
  pauses: (name) => `${name} navrhuje přestávku.`,
  waits_for: (names) => `Souhlas ještě chybí: ${names}.`,
  agree: 'Souhlasím',
  decline: 'Ne',
  declined: 'Návrh byl odmítnut.',
  lapsed: 'Návrh už neplatí.',

  rematch: 'Odveta',
  rematch_hint: 'Hraje stejný stůl, začíná další hráč.',
  next: 'Do další hry',
  next_ready: 'Váš stůl hraje znovu.',

  sounds: 'Zvuky',
  volume: 'Hlasitost',
};
