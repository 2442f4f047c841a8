// The two requests of the page. A table that has no meaning is refused with the line of its text.
import { ask } from '../net/http';
import type { TollAnswer, TollForm } from '../protocol';

export const get_toll_form = () => ask<TollForm>('/api/toll');

export const ask_toll = (text: string, at?: number) =>
  ask<TollAnswer>('/api/toll', at === undefined ? { text } : { text, at });
