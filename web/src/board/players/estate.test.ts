import { describe, expect, it } from 'vitest';
import type { DiceView } from '../../wire/types';
import { deedsOf, holdings, readDeed } from './estate';

const VIEW = {
  players: [
    { name: 'A', owns: ['a1 2', 'a2 hotel', 'b1 mortgaged cheap'] },
    { name: 'B', owns: ['b2'] },
    { name: 'C' },
  ],
} as unknown as DiceView;
const EDITION = {
  spaces: [
    { id: 'a1', group: 'a' },
    { id: 'b1', group: 'b' },
    { id: 'a2', group: 'a' },
    { id: 'b2', group: 'b' },
  ],
  groups: [
    { id: 'a', size: 2 },
    { id: 'b', size: 2 },
  ],
};

describe('an estate', () => {
  it.each([
    ['paix', 0, false],
    ['paix 3', 3, false],
    ['paix hotel', 5, false],
    ['paix mortgaged', 0, true],
    ['paix mortgaged cheap', 0, true],
  ])('%s is read', (text, houses, isMortgaged) => {
    expect(readDeed(text, 2)).toEqual({ space: 'paix', owner: 2, houses, isMortgaged });
  });

  it('knows the owner of each deed', () => {
    expect(deedsOf(VIEW).get('b2')?.owner).toBe(1);
    expect(deedsOf(VIEW).size).toBe(4);
  });

  it('lists what a seat holds by group, whole ones marked', () => {
    expect(holdings(VIEW, 0, EDITION).map(({ group, isWhole }) => [group, isWhole])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(holdings(VIEW, 2, EDITION)).toEqual([]);
  });
});
