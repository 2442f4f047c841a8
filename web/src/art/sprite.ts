// The sprite of a game's sets, put into the page once: symbols b-<type>, t-<type>-<rotation>,
// p-<part>, em-<colour> and the hatches fh-<colour>-<rotation>. The content security policy refuses
// inline styles, so its <style> becomes a style sheet of the document, and the style attribute that
// colours field n a class: `.fn{fill:var(--fn,none)}`.
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

const facts = new Map<string, TileFacts>();
let loaded = '';
let loading: Promise<void> | undefined;

async function load(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { markup, css } = without_inline_styles(await response.text());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const drawing = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  const sprite = document.importNode(drawing, true);
  sprite.id = 'sprite';
  sprite.setAttribute('aria-hidden', 'true');
  document.getElementById('sprite')?.remove();
  document.body.append(sprite);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  facts.clear();
}

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
    found = facts_of_base(document.getElementById('b-' + symbol_name(type)));
    facts.set(type, found);
  }
  return found;
}

// North, east, south, west of a tile as it lies.
export function turned_edges(type: string, rotation: number): Edge[] {
  const found = tile_facts(type);
  return [0, 1, 2, 3].map((side) => turned_edge(found, side, rotation));
}
