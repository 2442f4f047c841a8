// @vitest-environment jsdom
// Choosing a language changes what is shown at once, and the browser keeps it.
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from '../net/refused';
import { language } from '../text/language.svelte';
import Fault from './Fault.svelte';
import LanguageSelect from './LanguageSelect.svelte';

afterEach(() => language.use('en'));

test('the page follows at once', async () => {
  const said = 'The tile does not fit on (1, 0).';
  render(Fault, { error: new Refused('illegal', said, 'B-12') });
  render(LanguageSelect, { label: 'Language' });
  const fault = screen.getByRole('alert');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect([...select.options].map((option) => option.text)).toEqual([
    'English',
    'Polski',
    'Čeština',
    'Deutsch',
  ]);
  expect(fault.textContent).toContain(said);

  select.value = 'de';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(fault.textContent).toContain('Das Plättchen passt hier nicht'));
  // What the server said stays behind, marked as English.
  expect(fault.querySelector('[lang="en"]')?.textContent).toBe(`(${said})`);
  expect(document.documentElement.lang).toBe('de');
  expect(select.value).toBe('de');
  expect(JSON.parse(localStorage.getItem('tollkeeper.settings')!)).toMatchObject({
    language: 'de',
  });
});

test('the last choice counts, whichever is loaded first', async () => {
  await Promise.all([language.use('pl'), language.use('cs')]);
  expect(language.code).toBe('cs');
});
