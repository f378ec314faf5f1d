import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../wire/types';
import { caughtUp, extended, notTakenBack, takenBack } from './happenings';

const bought = { event: 'Bought', seat: 0, place: 'nord', price: 200 } as GameEvent;
const ended = { event: 'TurnEnded', seat: 0 } as GameEvent;

describe('happenings', () => {
  it('know the step of each event', () => {
    const log = extended([], [bought, ended], [4, 5]);
    expect(log.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  it('stay in the log when they are taken back, and no longer count', () => {
    const log = takenBack(extended([], [bought, ended, bought], [4, 5, 6]), 5);
    expect(log.map(({ isUndone }) => isUndone ?? false)).toEqual([false, true, true]);
    expect(notTakenBack(log).map(({ seq }) => seq)).toEqual([4]);
  });

  it('that come after a way back count again', () => {
    const log = extended(takenBack(extended([], [bought], [4]), 4), [ended], [6]);
    expect(notTakenBack(log).map(({ event }) => event)).toEqual([ended]);
  });

  it('that were taken back during an absence no longer count', () => {
    const held = extended([], [bought, ended, bought, ended], [4, 5, 6, 7]);
    const log = caughtUp(held, [bought, ended, bought], [4, 5, 9], 7);
    expect(log.map(({ seq, isUndone }) => [seq, isUndone ?? false])).toEqual([
      [4, false],
      [5, false],
      [6, true],
      [7, true],
      [9, false],
    ]);
  });

  it('are told again without standing in the log twice', () => {
    const held = extended([], [bought, ended], [4, 5]);
    expect(caughtUp(held, [bought, ended], [4, 5], 5)).toEqual(held);
  });

  it('from before what the server still knows are left as they are', () => {
    const held = extended([], [bought, ended, bought], [4, 5, 6]);
    expect(notTakenBack(caughtUp(held, [bought], [6], 6)).map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect(notTakenBack(caughtUp(held, [], [], 6)).map(({ seq }) => seq)).toEqual([4, 5, 6]);
  });
});
