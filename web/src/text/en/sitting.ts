// Texts of sitting together: watchers, clocks, messages, offers, the next game, sounds.
import { from } from '../tables';
import { count } from './count';

export const tables = {
  phrase: {
    hello: 'Hello!',
    good_luck: 'Have fun, and good luck!',
    well_played: 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    moment: 'One moment, please.',
    your_turn: 'Your move!',
    good_game: 'That was a good game!',
  },
};

const seconds = (n: number) => count(n, { one: 'second', other: 'seconds' });
const minutes = (n: number) => count(n, { one: 'minute', other: 'minutes' });
const hours = (n: number) => count(n, { one: 'hour', other: 'hours' });

// "1 hour 5 minutes", "2 minutes 10 seconds"
const duration = (all: number): string => {
  const [h, m, s] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  if (h > 0) return m > 0 ? `${hours(h)} ${minutes(m)}` : hours(h);
  if (m > 0) return s > 0 ? `${minutes(m)} ${seconds(s)}` : minutes(m);
  return seconds(s);
};

export const sitting = {
  // ---- watchers
  watching: (n: number) => count(n, { one: 'person watches', other: 'people watch' }),
  watch_link: 'Link for those who only watch',
  play_link: 'Link for players',
  only_watch: 'You are watching: this link never takes a seat.',

  // ---- clocks
  duration,
  time_left: (name: string, all: number) => `${name}: ${duration(all)} left`,
  low: (all: number) => `You have ${duration(all)} left.`,
  paused: 'The game is paused. No time runs.',
  resume: 'Go on',
  up_computer: (name: string) => `Time is up: the computer plays for ${name}.`,
  up_pass: (name: string) => `Time is up: the tile of ${name} was laid by lot.`,
  up_resign: (name: string) => `Time is up: ${name} resigns.`,
  clock: 'Clock',
  clock_none: 'no clock',
  clock_bank: 'time for the whole game',
  clock_turn: 'time for each turn',
  each: 'Each player has',
  increment: 'More after each turn',
  no_increment: 'nothing',
  at_zero: 'When the time is up',
  zero_computer: 'the computer plays on',
  zero_pass: 'the tile is laid by lot, without a figure',
  zero_resign: 'the player resigns',
  clock_hint:
    'Time runs only for people, only when all seats are taken and while somebody is there. A pause needs all players.',

  // ---- messages
  talk: 'Messages',
  talk_tab: (fresh: number) => (fresh > 0 ? `Messages (${count.number(fresh)})` : 'Messages'),
  allow_talk: 'Short messages between players',
  show_talk: 'Show messages of other players',
  talk_empty: 'Nobody has said anything yet.',
  talk_as: 'Speak as',
  talk_write: 'Message',
  talk_send: 'Send',
  talk_phrases: 'Ready-made messages',
  talk_left: (n: number) => `${count(n, { one: 'character', other: 'characters' })} left`,
  phrase: from(tables.phrase),
  says: (name: string, text: string) => `${name}: ${text}`,

  // ---- offers
  offer_end: 'Propose to end the game',
  offer_end_ask:
    'Propose to end the game now? If all players agree, it is counted out as it stands, with the final scoring.',
  offer_pause: 'Propose a pause',
  propose: 'Propose',
  ends: (name: string) =>
    `${name} proposes to end the game now. It is counted out as it stands, with the final scoring.`,
  pauses: (name: string) => `${name} proposes a pause.`,
  waits_for: (names: string) => `Still to agree: ${names}.`,
  agree: 'Agree',
  decline: 'No',
  declined: 'The proposal was declined.',
  lapsed: 'The proposal has lapsed.',

  // ---- the next game
  rematch: 'Rematch',
  rematch_hint: 'The same table plays again, the next player begins.',
  next: 'To the next game',
  next_ready: 'Your table plays again.',

  // ---- sounds
  sounds: 'Sounds',
  volume: 'Volume',
};
