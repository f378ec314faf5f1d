import { describe, expect, it } from 'vitest';
import type { DiceView } from '../wire/types';
import { roundOf } from './rounds';

describe('the round', () => {
  const after = (rounds?: number) => ({ turn: { rounds } }) as DiceView;

  it('is the one after those that are over, and never more than there are', () => {
    expect(roundOf(after(), 20)).toEqual({ round: 1, rounds: 20 });
    expect(roundOf(after(6), 20)).toEqual({ round: 7, rounds: 20 });
    expect(roundOf(after(20), 20)).toEqual({ round: 20, rounds: 20 });
  });

  it('is not counted at a table without a limit', () => {
    expect(roundOf(after(), 0)).toBeNull();
    expect(roundOf(after(), undefined)).toBeNull();
  });
});
