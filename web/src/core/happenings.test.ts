import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../wire/types';
import { extended, standing, takenBack } from './happenings';

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
    expect(standing(log).map(({ seq }) => seq)).toEqual([4]);
  });

  it('that come after a way back count again', () => {
    const log = extended(takenBack(extended([], [bought], [4]), 4), [ended], [6]);
    expect(standing(log).map(({ event }) => event)).toEqual([ended]);
  });
});
