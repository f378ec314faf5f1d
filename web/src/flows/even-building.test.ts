import { describe, expect, it } from 'vitest';
import { oneMoreOnEach } from './even-building';

const deed = (space: string, houses: number) => ({ space, houses, owner: 0, isMortgaged: false });

describe('one more on each', () => {
  it('begins with the streets that have fewest, and leaves out hotels', () => {
    const deeds = [deed('a', 2), deed('b', 1), deed('c', 5), deed('d', 1)];
    const choices = [{ id: 'b', change: -50 }, { id: 'd', change: -50 }, { id: 'a' }];
    expect(oneMoreOnEach(deeds, choices)).toMatchObject({ lots: ['b', 'd', 'a'], cost: 150 });
  });

  it('says why not even the first can be built', () => {
    const no = { code: 'not-enough-cash', clauses: [] };
    expect(oneMoreOnEach([deed('a', 0), deed('b', 0)], [{ id: 'a', no: no as never }])?.no).toEqual(no);
  });

  it('is not offered for a single street, nor where the server says nothing', () => {
    expect(oneMoreOnEach([deed('a', 0), deed('b', 5)], [{ id: 'a' }])).toBeNull();
    expect(oneMoreOnEach([deed('a', 0), deed('b', 0)], [])).toBeNull();
  });
});
