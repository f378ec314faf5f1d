import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../wire/types';
import { concerns, isQuiet, spaceOf } from './chronicle';

const paid: GameEvent = { event: 'Paid', payer: 1, receiver: 2, amount: 10, reason: 'rent', place: '' };
const bought: GameEvent = { event: 'Bought', seat: 0, place: 'paix', price: 400 };

describe('the chronicle', () => {
  it('knows whom an event concerns', () => {
    expect(concerns(paid, 2)).toBe(true);
    expect(concerns(paid, 0)).toBe(false);
  });

  it('points at the space of an event, if the board has it', () => {
    expect(spaceOf(bought, new Set(['paix']))).toBe('paix');
    expect(spaceOf(bought, new Set(['foch']))).toBeNull();
    expect(spaceOf(paid, new Set(['paix']))).toBeNull();
  });

  it('keeps repetitions quiet', () => {
    expect(isQuiet({ event: 'Stopped', seat: 0, place: 'paix', by: 'dice' })).toBe(true);
    expect(isQuiet(bought)).toBe(false);
  });
});
