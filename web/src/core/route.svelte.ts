/** Where in the client one is: the address says it, links and the back button change it. */

export type Route =
  | { screen: 'home'; hasBox: boolean }
  | { screen: 'table'; id: string; move: string | null }
  | { screen: 'replay'; id: string; at: number; practises: boolean }
  | { screen: 'verify'; table: string | null }
  | { screen: 'rules'; edition: string; clause: string | null }
  | { screen: 'beside'; tool: string; book?: string }
  | { screen: 'lost' };

/** What a phone does beside a box on the table. */
export const TOOLS = ['bank', 'unit', 'score', 'clocks'];

const PATTERNS: [RegExp, (found: string[], query: URLSearchParams, part: string) => Route][] = [
  [/^\/$/, (_, query) => ({ screen: 'home', hasBox: query.has('box') })],
  [
    /^\/t\/([\w-]+)$/,
    ([id], query, part) => ({ screen: 'table', id: id as string, move: query.has('move') && part ? part : null }),
  ],
  [
    /^\/replay\/([\w-]+)$/,
    ([id], query) => ({
      screen: 'replay',
      id: id as string,
      at: Math.max(0, Number.parseInt(query.get('at') ?? '', 10) || 0),
      practises: query.has('practise'),
    }),
  ],
  [/^\/verify$/, (_, query) => ({ screen: 'verify', table: query.get('table') })],
  [
    /^\/rules\/([\w-]+)$/,
    ([edition], query) => ({ screen: 'rules', edition: edition as string, clause: query.get('clause') }),
  ],
  [/^\/beside$/, () => ({ screen: 'beside', tool: '' })],
  [new RegExp(`^/beside/(${TOOLS.join('|')})$`), ([tool]) => ({ screen: 'beside', tool: tool as string })],
  [/^\/beside\/bank\/([\w-]+)$/, ([book]) => ({ screen: 'beside', tool: 'bank', book: book as string })],
];

/** Return what an address asks for; a token that moves a seat is its last part, which no server is told. */
export function routeOf(path: string, search = '', hash = ''): Route {
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return make(found.slice(1), new URLSearchParams(search), hash.slice(1));
  }
  return { screen: 'lost' };
}

/** What a link is known by; an element of a page, or less in a test. */
export type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target'> & { download: string };

/** Return the screen of ours that a pressed link leads to; none for files, other sites and parts of a page. */
export function ledTo(
  link: Link,
  press: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey'>,
): string | null {
  const isElsewhere = press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || link.target !== '';
  if (isElsewhere || link.download || link.hash || link.origin !== location.origin) return null;
  return routeOf(link.pathname, link.search).screen === 'lost' ? null : link.pathname + link.search;
}

class Place {
  route: Route = $state.raw({ screen: 'home', hasBox: false });
  /** The address that one came here from; none for who came from outside. */
  before: string | null = $state.raw(null);

  /** Follow the address and the links of the page from now on. */
  follow(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#press(event));
    this.#read();
  }

  /** Go to another screen. */
  go(address: string): void {
    history.pushState({ from: location.pathname + location.search }, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.search, location.hash);
    this.before = (history.state as { from?: string } | null)?.from ?? null;
  }

  #press(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const address = link && !event.defaultPrevented ? ledTo(link, event) : null;
    if (address === null) return;
    event.preventDefault();
    this.go(address);
  }
}

export const place = new Place();
