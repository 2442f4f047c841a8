// The languages of the page, each by its own name. English is part of the first script, the others
// are loaded when they are chosen. A new one is a folder beside en/ and a line here; what else to
// think of stands in docs/languages.md.
import { en } from './en';
import type { Text } from './text';

interface Entry {
  name: string;
  load: () => Promise<Text>;
}

export const languages = {
  en: { name: 'English', load: async () => en },
  pl: { name: 'Polski', load: async () => (await import('./pl')).pl },
  cs: { name: 'Čeština', load: async () => (await import('./cs')).cs },
  de: { name: 'Deutsch', load: async () => (await import('./de')).de },
} satisfies Record<string, Entry>;

export type LanguageCode = keyof typeof languages;

export const language_codes = Object.keys(languages) as LanguageCode[];

/** The one a person chose, or the first of the browser's that we have, or English. */
export function wanted_language(chosen: string, browser: readonly string[]): LanguageCode {
  const codes = [chosen, ...browser].map((tag) => tag.toLowerCase().split('-')[0]!);
  return codes.find((code): code is LanguageCode => Object.hasOwn(languages, code)) ?? 'en';
}
