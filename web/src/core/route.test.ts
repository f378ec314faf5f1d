import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ledTo, type Link, place, routeOf } from './route.svelte';

describe('an address', () => {
  it.each([
    ['/', '', '', { screen: 'home', hasBox: false }],
    ['/', '?box=1', '', { screen: 'home', hasBox: true }],
    ['/t/Ab-3_x', '', '', { screen: 'table', id: 'Ab-3_x', move: null }],
    ['/t/Ab', '?move', '#tok', { screen: 'table', id: 'Ab', move: 'tok' }],
    ['/t/Ab', '?move=tok', '', { screen: 'table', id: 'Ab', move: null }],
    ['/t/Ab', '', '#tok', { screen: 'table', id: 'Ab', move: null }],
    ['/replay/Ab', '', '', { screen: 'replay', id: 'Ab', at: 0, practises: false }],
    ['/replay/Ab', '?at=12', '', { screen: 'replay', id: 'Ab', at: 12, practises: false }],
    ['/replay/Ab', '?at=-3&practise', '', { screen: 'replay', id: 'Ab', at: 0, practises: true }],
    ['/rules/euro-1999', '?clause=EU-12', '', { screen: 'rules', edition: 'euro-1999', clause: 'EU-12' }],
    ['/beside', '', '', { screen: 'beside', tool: '' }],
    ['/beside/unit', '', '', { screen: 'beside', tool: 'unit' }],
    ['/beside/bank/Ab-9', '', '', { screen: 'beside', tool: 'bank', book: 'Ab-9' }],
    ['/beside/unit/x', '', '', { screen: 'lost' }],
    ['/beside/oven', '', '', { screen: 'lost' }],
    ['/nowhere', '', '', { screen: 'lost' }],
  ])('%s%s%s is read', (path, search, hash, route) => {
    expect(routeOf(path, search, hash)).toEqual(route);
  });
});

const ORIGIN = 'https://passgo.test';

describe('a link', () => {
  const link: Link = { origin: ORIGIN, pathname: '/verify', search: '?table=Ab', hash: '', target: '', download: '' };
  const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false };

  beforeEach(() => vi.stubGlobal('location', { origin: ORIGIN, pathname: '/t/Ab', search: '' }));

  it('to a screen of ours is followed here', () => {
    expect(ledTo(link, press)).toBe('/verify?table=Ab');
  });

  it.each<[string, Partial<Link>, Partial<typeof press>]>([
    ['a new tab', { target: '_blank' }, {}],
    ['a pressed key', {}, { ctrlKey: true }],
    ['another button', {}, { button: 1 }],
    ['a file', { pathname: '/api/tables/Ab/record', download: 'game.json' }, {}],
    ['another site', { origin: 'https://elsewhere.test' }, {}],
    ['a part of the page', { hash: '#rules-area-rent' }, {}],
    ['no screen', { pathname: '/nowhere' }, {}],
  ])('is left to the browser: %s', (_, other, pressed) => {
    expect(ledTo({ ...link, ...other }, { ...press, ...pressed })).toBeNull();
  });

  it('is remembered by where it was pressed', () => {
    const visited = { state: null as unknown, pushState: (state: unknown) => (visited.state = state) };
    vi.stubGlobal('history', visited);
    vi.stubGlobal('scrollTo', () => undefined);
    expect(place.before).toBeNull();

    place.go('/verify');

    expect(place.before).toBe('/t/Ab');
  });
});
