// The sprite of a game's sets: symbols b-<type>, t-<type>-<rotation>, p-<part>, em-<colour> and the
// hatches fh-<colour>-<rotation>. A symbol is put into the page when it is first used: reading all
// of them takes longer than everything else of a first visit. The content security policy refuses
// inline styles, so the sprite's <style> becomes a style sheet of the document, and the style
// attribute that colours field n a class: `.fn{fill:var(--fn,none)}`.
import { facts_of_base, turned_edge, type Edge, type TileFacts } from './tile_facts';

// As the server names symbols: / becomes -, anything unusual _ and its byte in hexadecimals.
export function symbol_name(type: string): string {
  let out = '';
  for (const byte of new TextEncoder().encode(type)) {
    const letter = String.fromCharCode(byte);
    if (letter === '/') out += '-';
    else if (/[A-Za-z0-9.]/.test(letter)) out += letter;
    else out += '_' + byte.toString(16).padStart(2, '0');
  }
  return out;
}

export function without_inline_styles(text: string): { markup: string; css: string } {
  let css = '';
  const markup = text
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, rules: string) => {
      css += rules;
      return '';
    })
    .replace(/class="f" style="fill:var\(--f(\d+),none\)"/g, 'class="f f$1"');
  return { markup, css };
}

/** The symbols of a sprite by their names, each as text, and what is left without them. */
export function cut_symbols(markup: string): { symbols: Map<string, string>; rest: string } {
  const symbols = new Map<string, string>();
  const rest = markup.replace(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g, (symbol, name: string) => {
    symbols.set(name, symbol);
    return '';
  });
  return { symbols, rest };
}

const facts = new Map<string, TileFacts>();
const wanted = new Set<string>(); // symbols used so far, also before their sprite is there
let unread = new Map<string, string>(); // symbols of the sprite that are not in the page yet
let sheet: CSSStyleSheet | undefined;
let loaded = '';
let loading: Promise<void> | undefined;

async function load(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { markup, css } = without_inline_styles(await response.text());
  const { symbols, rest } = cut_symbols(markup);
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const drawing = new DOMParser().parseFromString(rest, 'image/svg+xml').documentElement;
  const sprite = document.importNode(drawing, true);
  sprite.id = 'sprite';
  sprite.setAttribute('aria-hidden', 'true');
  document.getElementById('sprite')?.remove();
  document.body.append(sprite);
  facts.clear();
  unread = symbols;
  for (const name of wanted) read(name);
}

function read(name: string): void {
  const markup = unread.get(name);
  if (markup === undefined) return;
  unread.delete(name);
  document.getElementById('sprite')?.insertAdjacentHTML('beforeend', markup);
  for (const [, used] of markup.matchAll(/href="#([^"]+)"/g)) read(used!);
}

/** The href of a symbol that is to be seen. */
export function symbol(name: string): string {
  wanted.add(name);
  read(name);
  return '#' + name;
}
export const base_symbol = (type: string) => symbol('b-' + symbol_name(type));
export const top_symbol = (type: string, rotation: number) =>
  symbol(`t-${symbol_name(type)}-${rotation}`);
export const part_symbol = (part: string) => symbol('p-' + part);

// Resolves when the symbols can be used. One sprite at a time: games of other sets replace it.
export function use_sprite(path: string): Promise<void> {
  if (path !== loaded || !loading) {
    loaded = path;
    loading = load(path).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  }
  return loading;
}

// Read from the drawing itself: walls and roads that reach the border.
export function tile_facts(type: string): TileFacts {
  let found = facts.get(type);
  if (!found) {
    found = facts_of_base(document.getElementById(base_symbol(type).slice(1)));
    facts.set(type, found);
  }
  return found;
}

// North, east, south, west of a tile as it lies.
export function turned_edges(type: string, rotation: number): Edge[] {
  const found = tile_facts(type);
  return [0, 1, 2, 3].map((side) => turned_edge(found, side, rotation));
}
