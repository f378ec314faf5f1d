import { describe, expect, it } from 'vitest';
import { routeOf } from './route.svelte';

describe('an address', () => {
  it.each([
    ['/', '', { screen: 'home' }],
    ['/t/Ab-3_x', '', { screen: 'table', id: 'Ab-3_x', move: null }],
    ['/t/Ab', '?move=tok', { screen: 'table', id: 'Ab', move: 'tok' }],
    ['/replay/Ab', '', { screen: 'replay', id: 'Ab' }],
    ['/rules/euro-1999', '?clause=EU-12', { screen: 'rules', edition: 'euro-1999', clause: 'EU-12' }],
    ['/nowhere', '', { screen: 'lost' }],
  ])('%s%s is read', (path, search, route) => {
    expect(routeOf(path, search)).toEqual(route);
  });
});
