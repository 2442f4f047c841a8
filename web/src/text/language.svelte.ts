// The language in use. Components read texts as `t.side.log` or `t.board.confirm`; the type of the
// English dictionary is the type of every other one, so a text that is missing does not compile.
import { en } from './en';

export type Text = typeof en;

class Language {
  text = $state.raw<Text>(en);
}

export const language = new Language();

/** The dictionary in use. Read through it, never keep a section of it. */
export const t: Text = new Proxy({} as Text, {
  get: (_, section) => language.text[section as keyof Text],
});
