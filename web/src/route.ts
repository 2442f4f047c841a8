// Which page an address shows. Pure; router.svelte.ts follows the browser.

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'open' }
  | { page: 'learn' }
  | { page: 'game'; id: string; review: boolean }
  | { page: 'rules'; book: string } // '' lists the books
  | { page: 'toll' }
  | { page: 'unknown' };

export function parse_route(path: string, query: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { page: 'start' };
  if (parts.length === 1 && parts[0] === 'new') return { page: 'new' };
  if (parts.length === 1 && parts[0] === 'open') return { page: 'open' };
  if (parts.length === 1 && parts[0] === 'learn') return { page: 'learn' };
  if (parts.length === 1 && parts[0] === 'toll') return { page: 'toll' };
  if (parts.length === 2 && parts[0] === 'game' && /^[\w-]{1,200}$/.test(parts[1]!)) {
    return { page: 'game', id: parts[1]!, review: new URLSearchParams(query).has('review') };
  }
  if (parts[0] === 'rules' && parts.length <= 2) return { page: 'rules', book: parts[1] ?? '' };
  return { page: 'unknown' };
}

// The address inside this page a link leads to; null: the browser follows it.
export function own_page_of(href: string): string | null {
  const url = new URL(href);
  if (url.origin !== location.origin || url.pathname.includes('.')) return null;
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/art/')) return null;
  return url.pathname + url.search + url.hash;
}
