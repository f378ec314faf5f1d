/** Where in the client one is: the address says it, links and the back button change it. */

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string; move: string | null }
  | { screen: 'replay'; id: string }
  | { screen: 'verify'; table: string | null }
  | { screen: 'rules'; edition: string; clause: string | null }
  | { screen: 'lost' };

const PATTERNS: [RegExp, (found: string[], query: URLSearchParams) => Route][] = [
  [/^\/$/, () => ({ screen: 'home' })],
  [/^\/t\/([\w-]+)$/, ([id], query) => ({ screen: 'table', id: id as string, move: query.get('move') })],
  [/^\/replay\/([\w-]+)$/, ([id]) => ({ screen: 'replay', id: id as string })],
  [/^\/verify$/, (_, query) => ({ screen: 'verify', table: query.get('table') })],
  [
    /^\/rules\/([\w-]+)$/,
    ([edition], query) => ({ screen: 'rules', edition: edition as string, clause: query.get('clause') }),
  ],
];

/** Return what an address asks for. */
export function routeOf(path: string, search = ''): Route {
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return make(found.slice(1), new URLSearchParams(search));
  }
  return { screen: 'lost' };
}

class Place {
  route: Route = $state.raw({ screen: 'home' });

  /** Follow the address from now on. */
  follow(): void {
    const read = () => (this.route = routeOf(location.pathname, location.search));
    addEventListener('popstate', read);
    read();
  }

  /** Go to another screen. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.route = routeOf(location.pathname, location.search);
    scrollTo(0, 0);
  }
}

export const place = new Place();
