// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { covered_sides, facts_of_base, path_ends, turned_edge } from './tile_facts';
import { cut_symbols, symbol, symbol_name, use_sprite, without_inline_styles } from './sprite';

describe('tile facts', () => {
  it('finds the ends of each part of a path', () => {
    expect(path_ends('M0 0C20 11 27 27 50 27C73 27 80 11 100 0M100 100C80 89 20 89 0 100')).toEqual(
      [
        [
          [0, 0],
          [100, 0],
        ],
        [
          [100, 100],
          [0, 100],
        ],
      ],
    );
    expect(path_ends('M50 0v30h-10')).toEqual([
      [
        [50, 0],
        [40, 30],
      ],
    ]);
  });

  it('finds sides a city covers', () => {
    expect(covered_sides('M0 0L100 0C81 13 73 30 50 30C27 30 19 13 0 0z')).toEqual([0]);
    expect(covered_sides('M0 0H100V100H0z').sort()).toEqual([0, 1, 2, 3]);
  });

  it('reads a base', () => {
    const base = new DOMParser().parseFromString(
      '<g><path class="c" d="M0 0L100 0C81 13 73 30 50 30C27 30 19 13 0 0z"/>' +
        '<path class="r1" d="M100 50C78 50 72 55 50 55C28 55 22 50 0 50"/>' +
        '<path class="k0" d="M100 0C81 13 73 30 50 30C27 30 19 13 0 0"/></g>',
      'image/svg+xml',
    ).documentElement;
    const facts = facts_of_base(base);
    expect(facts.edges).toEqual(['city', 'road', 'field', 'road']);
    expect(facts.roads).toEqual([[1, 3]]);
    expect(facts.corners).toEqual([
      [100, 0],
      [0, 0],
    ]);
    expect(turned_edge(facts, 1, 1)).toBe('city');
    expect(facts_of_base(null).edges).toEqual(['field', 'field', 'field', 'field']);
  });
});

describe('sprite', () => {
  it('names symbols as the server does', () => {
    expect(symbol_name('base/U')).toBe('base-U');
    expect(symbol_name('my_set/A b')).toBe('my_5fset-A_20b');
  });

  it('takes styles out of the markup', () => {
    const { markup, css } = without_inline_styles(
      '<svg><style>.g{fill:red}</style><path class="f" style="fill:var(--f2,none)" d="M0 0"/></svg>',
    );
    expect(markup).toBe('<svg><path class="f f2" d="M0 0"/></svg>');
    expect(css).toBe('.g{fill:red}');
  });

  it('cuts the symbols out', () => {
    const a = '<symbol id="b-A"><path d="M0 0"/></symbol>';
    const { symbols, rest } = cut_symbols(`<svg>${a}\n<pattern id="fh"/></svg>`);
    expect([...symbols]).toEqual([['b-A', a]]);
    expect(rest).toBe('<svg>\n<pattern id="fh"/></svg>');
  });

  it('puts into the page what is used, whenever it comes', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><pattern id="fh"/><symbol id="p-x"><path/></symbol>' +
      '<symbol id="b-A"><use href="#p-x"/></symbol>' +
      '<symbol id="b-C"><path/></symbol></svg>';
    vi.stubGlobal('fetch', async () => new Response(svg));
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync() {}
      },
    );
    document.adoptedStyleSheets = [];
    const shown = () => [...document.querySelectorAll('#sprite > *')].map((one) => one.id);
    expect(symbol('b-A')).toBe('#b-A');
    await use_sprite('/art/some.svg');
    expect(shown()).toEqual(['fh', 'b-A', 'p-x']);
    symbol('b-C');
    symbol('b-A');
    expect(shown()).toEqual(['fh', 'b-A', 'p-x', 'b-C']);
    expect(document.getElementById('b-C')!.namespaceURI).toBe('http://www.w3.org/2000/svg');
    vi.unstubAllGlobals();
  });
});
