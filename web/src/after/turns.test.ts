import { describe, expect, it } from 'vitest';
import type { Replay } from '../wire/types';
import { turnAfter, turnAt, turnBefore, turnStarts } from './turns';

const events = [['OpeningWon'], ['TurnBegan', 'Rolled'], ['Bought'], ['TurnEnded', 'TurnBegan'], ['Rolled']];
const REPLAY = { steps: events.map((names) => ({ events: names.map((event) => ({ event })) })) } as unknown as Replay;

describe('the turns of a replay', () => {
  const starts = turnStarts(REPLAY);

  it('begin where the game says so, after a beginning without any', () => {
    expect(starts).toEqual([0, 2, 4]);
    expect([0, 1, 2, 3, 4, 5].map((at) => turnAt(starts, at))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('lead to the next one and at last to the end', () => {
    expect([0, 2, 3, 4].map((at) => turnAfter(starts, at, 5))).toEqual([2, 4, 4, 5]);
  });

  it('lead back to their beginning, then to the one before', () => {
    expect([5, 4, 3, 2, 0].map((at) => turnBefore(starts, at))).toEqual([4, 2, 2, 0, 0]);
  });
});
