import { describe, expect, it } from 'vitest';
import type { DiceView } from '../../wire/types';
import { standingsOf } from './standings';

const view = { players: [{}, { status: 'bankrupt' }, { status: 'playing' }] } as unknown as DiceView;

describe('the standings of a bar', () => {
  it('leave out who has left the game', () => {
    expect(standingsOf({ seats: [0.6, 0, 0.4] }, view)).toEqual([
      { seat: 0, share: 0.6 },
      { seat: 2, share: 0.4 },
    ]);
  });

  it('are none where nobody has told any', () => {
    expect(standingsOf(null, view)).toEqual([]);
  });
});
