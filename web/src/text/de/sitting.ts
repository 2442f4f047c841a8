// Texte des Zusammensitzens: Zuschauer, Uhren, Nachrichten, Vorschläge, Revanche, Töne.
import type { tables as Tables } from '../en/sitting';
import { from, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';

const tables: Same<typeof Tables> = {
  phrase: {
    hello: 'Hallo!',
    good_luck: 'Viel Spaß und viel Glück!',
    well_played: 'Gut gespielt!',
    thanks: 'Danke!',
    sorry: 'Entschuldigung!',
    moment: 'Einen Moment, bitte.',
    your_turn: 'Du bist am Zug!',
    good_game: 'Das war ein gutes Spiel!',
  },
};

const seconds = (n: number) => count(n, { one: 'Sekunde', other: 'Sekunden' });
const minutes = (n: number) => count(n, { one: 'Minute', other: 'Minuten' });
const hours = (n: number) => count(n, { one: 'Stunde', other: 'Stunden' });

const duration = (all: number): string => {
  const [h, m, s] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  if (h > 0) return m > 0 ? `${hours(h)} ${minutes(m)}` : hours(h);
  if (m > 0) return s > 0 ? `${minutes(m)} ${seconds(s)}` : minutes(m);
  return seconds(s);
};

export const sitting: Text['sitting'] = {
  watching: (n) => count(n, { one: 'Zuschauer', other: 'Zuschauer' }),
  watch_link: 'Link zum Zuschauen',
  play_link: 'Link zum Mitspielen',
  only_watch: 'Du schaust zu: Über diesen Link lässt sich kein Platz nehmen.',

  duration,
  time_left: (name, all) => `${name}, Restzeit: ${duration(all)}`,
  low: (all) => `Restzeit: ${duration(all)}.`,
  paused: 'Das Spiel macht Pause. Keine Uhr läuft.',
  resume: 'Weiter',
  up_computer: (name) => `Zeit abgelaufen: Der Computer spielt für ${name}.`,
  up_pass: (name) => `Zeit abgelaufen: Das Plättchen von ${name} wurde ausgelost angelegt.`,
  up_resign: (name) => `Zeit abgelaufen: ${name} gibt auf.`,
  clock: 'Uhr',
  clock_none: 'keine Uhr',
  clock_bank: 'Zeit für das ganze Spiel',
  clock_turn: 'Zeit für jeden Zug',
  each: 'Jeder hat',
  increment: 'Zugabe nach jedem Zug',
  no_increment: 'keine',
  at_zero: 'Wenn die Zeit abgelaufen ist',
  zero_computer: 'spielt der Computer weiter',
  zero_pass: 'wird das Plättchen ausgelost angelegt, ohne Figur',
  zero_resign: 'gibt der Spieler auf',
  clock_hint:
    'Die Zeit läuft nur für Menschen, nur wenn alle Plätze besetzt sind und solange jemand am Tisch ist. Einer Pause müssen alle zustimmen.',

  talk: 'Nachrichten',
  talk_tab: (fresh) => (fresh > 0 ? `Nachrichten (${count.number(fresh)})` : 'Nachrichten'),
  allow_talk: 'Kurze Nachrichten zwischen den Spielern',
  show_talk: 'Nachrichten der anderen zeigen',
  talk_empty: 'Noch hat niemand etwas geschrieben.',
  talk_as: 'Schreiben als',
  talk_write: 'Nachricht',
  talk_send: 'Senden',
  talk_phrases: 'Fertige Nachrichten',
  talk_left: (n) => `Noch ${count(n, { one: 'Zeichen', other: 'Zeichen' })}`,
  phrase: from(tables.phrase),
  says: (name, text) => `${name}: ${text}`,

  offer_end: 'Spielende vorschlagen',
  offer_end_ask:
    'Vorschlagen, das Spiel jetzt zu beenden? Stimmen alle zu, wird es ausgezählt, wie es steht, mit der Schlusswertung.',
  offer_pause: 'Pause vorschlagen',
  propose: 'Vorschlagen',
  ends: (name) =>
    `${name} schlägt vor, das Spiel jetzt zu beenden. Es wird ausgezählt, wie es steht, mit der Schlusswertung.`,
  pauses: (name) => `${name} schlägt eine Pause vor.`,
  waits_for: (names) => `Es fehlt noch: ${names}.`,
  agree: 'Zustimmen',
  decline: 'Nein',
  declined: 'Der Vorschlag wurde abgelehnt.',
  lapsed: 'Der Vorschlag gilt nicht mehr.',

  rematch: 'Revanche',
  rematch_hint: 'Derselbe Tisch spielt noch einmal, der nächste Platz beginnt.',
  next: 'Zum nächsten Spiel',
  next_ready: 'Dein Tisch spielt noch einmal.',

  sounds: 'Töne',
  volume: 'Lautstärke',
};
