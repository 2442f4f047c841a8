// The sentence about a request that failed, in the language of the page where we have one.
import { Refused } from '../net/refused';
import { t } from '../text/language.svelte';

export interface FaultText {
  text: string;
  rule?: string | undefined;
}

export function fault_text(error: unknown): FaultText {
  if (error instanceof Refused) {
    const text = t.pages.fault.by_code(error.code) || error.message || t.pages.fault.server;
    return { text, rule: error.rule };
  }
  return { text: t.pages.fault.server };
}
