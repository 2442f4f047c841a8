// The language in use. Components read texts as `t.side.log` or `t.board.confirm`; what they show
// follows at once when another language is chosen.
import { en } from './en';
import { languages, type LanguageCode } from './languages';
import type { Text } from './text';

export type { Text };

class Language {
  text = $state.raw<Text>(en);
  #asked: LanguageCode = 'en';

  get code(): LanguageCode {
    return this.text.code as LanguageCode;
  }
  /** Loads its dictionary and shows it. Without a line to the server the old one stays. */
  async use(code: LanguageCode): Promise<void> {
    this.#asked = code;
    const text = await languages[code].load().catch(() => null);
    if (!text || this.#asked !== code) return; // another was chosen meanwhile
    this.text = text;
    document.documentElement.lang = code;
  }
}

export const language = new Language();

/** The dictionary in use. Read through it, never keep a section of it. */
export const t: Text = new Proxy({} as Text, {
  get: (_, section) => language.text[section as keyof Text],
});
