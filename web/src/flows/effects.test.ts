import { describe, expect, it } from 'vitest';
import { readDeed } from '../table/estate';
import { effectsOf } from './effects';

const RING = { spaces: [{ id: 'a1', group: 'a' }, { id: 'a2', group: 'a' }, { id: 'b1', group: 'b' }, { id: 'go' }] };
const deeds = (owned: Record<string, number>) =>
  new Map(Object.entries(owned).map(([text, seat]) => {
    const deed = readDeed(text, seat);
    return [deed.space, deed];
  }));

describe('effects of a deal', () => {
  it('names the groups that each side would complete', () => {
    const found = effectsOf({ seat: 0, other: 1, give: ['b1'], ask: ['a2'] }, deeds({ a1: 0, a2: 1, b1: 0 }), RING);
    expect(found).toEqual({ yours: ['a'], theirs: ['b'], mortgaged: [] });
  });

  it('does not count a group that was whole before', () => {
    const found = effectsOf({ seat: 0, other: 1, give: [], ask: ['b1'] }, deeds({ a1: 0, a2: 0, b1: 1 }), RING);
    expect(found.yours).toEqual(['b']);
  });

  it('names the mortgages that change hands', () => {
    const found = effectsOf({ seat: 0, other: 1, give: ['a1'], ask: [] }, deeds({ 'a1 mortgaged': 0, a2: 0 }), RING);
    expect(found.mortgaged).toEqual(['a1']);
  });
});
