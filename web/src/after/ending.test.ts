import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../wire/types';
import { isStopped, limitOf } from './ending';

const came = (by: string) => [{ event: 'TimeCame', by } as GameEvent, { event: 'GameEnded', wealth: 20 } as GameEvent];

describe('the ending of a game', () => {
  it('was agreed on if the table said so, not if its time was up', () => {
    expect(isStopped(came('Stop'), true)).toBe(true);
    expect(isStopped(came('TimeUp'), true)).toBe(false);
    expect(isStopped([], true)).toBe(false);
  });

  it('came by a limit of rounds or of time, unless the table stopped', () => {
    expect(limitOf(came('EndTurn'))).toBe('rounds');
    expect(limitOf(came('TimeUp'))).toBe('time');
    expect(limitOf(came('Stop'))).toBeNull();
    expect(limitOf([])).toBeNull();
  });

  it('was agreed on if the game was closed as it stood', () => {
    expect(isStopped([], false)).toBe(true);
  });
});
