// What was refused, told in the language of the page. The server's own sentence is English: it
// says more (where, which side), so other languages keep it behind theirs.
import { Refused } from '../net/refused';
import { t } from './language.svelte';

export interface RefusalText {
  text: string;
  detail: string; // English, or nothing
  rule: string | undefined;
}

export function refusal_text(error: unknown): RefusalText {
  const { code, message, rule } =
    error instanceof Refused ? error : { code: 'server', message: '', rule: undefined };
  const text = t.refusals.sentence(code, rule, message);
  return { text, detail: t.refusals.detail(message), rule };
}
