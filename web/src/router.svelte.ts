// The page's addresses, without a library: / start, /new form, /game/ID table (?review steps
// through it), /open file, /learn guided game. Links are plain <a href>; App catches their clicks.

import { own_page_of, parse_route, type Route } from './route';

const here = () => parse_route(location.pathname, location.search);
let current = $state.raw<Route>(here());

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current = here();
}

// Returns what stops it.
export function start_router(): () => void {
  const moved = () => (current = here());
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const address = own_page_of(link.href);
    if (address === null) return;
    event.preventDefault();
    go(address);
  };
  addEventListener('popstate', moved);
  document.addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', moved);
    document.removeEventListener('click', clicked);
  };
}
