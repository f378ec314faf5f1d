import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../wire/types';
import { throwsOf } from './throw-counts';

const rolled = (first: number, second: number): GameEvent => ({ event: 'Rolled', seat: 0, at: 'go', first, second });

describe('the throws of a game', () => {
  it('are counted by their total, other events are not', () => {
    const { counts, most, last } = throwsOf([
      rolled(3, 4),
      rolled(1, 1),
      { event: 'TurnEnded', seat: 0 },
      rolled(6, 1),
    ]);
    expect(counts.find(({ total }) => total === 7)?.count).toBe(2);
    expect(counts.find(({ total }) => total === 2)?.count).toBe(1);
    expect([most, last, counts.length]).toEqual([2, 7, 11]);
  });

  it('are also those for the start and for a rent', () => {
    const { most, last } = throwsOf([
      { event: 'OpeningThrown', seat: 1, first: 2, second: 3 },
      { event: 'RentThrown', seat: 1, owner: 0, place: 'eau', first: 4, second: 1 },
    ]);
    expect([most, last]).toEqual([2, 5]);
  });

  it('are none at first', () => {
    expect(throwsOf([])).toMatchObject({ most: 0, last: null });
  });
});
