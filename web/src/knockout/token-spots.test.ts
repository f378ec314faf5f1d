import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../wire/types';
import { EDITION, space, VIEW } from './example.testing';
import { spotsAfter, spotsIn } from './token-spots';

const after = (...events: GameEvent[]) =>
  events.reduce((standing, event) => spotsAfter(standing, event, EDITION), spotsIn(VIEW));

describe('where the tokens are', () => {
  const rested: GameEvent = { event: 'TokenRested', side: 0, token: 2, space: 4, x: 1300, y: 2900 };

  it('begins as the view says', () => {
    expect(spotsIn(VIEW).size).toBe(12);
    expect(spotsIn(VIEW).get(11)).toEqual({ at: 'hand', x: 0, y: 0, space: -1 });
  });

  it('follows a token to its rest, off the board and into jail', () => {
    expect(after(rested).get(2)).toEqual({ at: 'board', x: 1300, y: 2900, space: 4 });
    expect(after(rested, { event: 'KnockedOff', side: 0, token: 2, by: 1 }).get(2)?.at).toBe('off');
    expect(after(rested, { event: 'Jailed', side: 0, token: 2, by: 1 }).get(2)?.at).toBe('jail');
  });

  it('takes a token back in hand when it slides again', () => {
    const jailed: GameEvent = { event: 'Jailed', side: 0, token: 2, by: 0 };
    const paid: GameEvent = { event: 'JailPaid', side: 0, token: 2, amount: 100 };
    expect(after(rested, jailed, paid).get(2)?.at).toBe('hand');
  });

  it('puts a token that takes the train in the middle of its property', () => {
    const moved: GameEvent = { event: 'RailroadMoved', side: 0, token: 0, space: space('atlantic') };
    expect(after(moved).get(0)).toEqual({ at: 'board', x: 435, y: 6585, space: 18 });
  });

  it('gives everybody their tokens back for the next round', () => {
    const began: GameEvent = { event: 'RoundBegan', round: 2, rounds: 3, side: 1, order: [1, 2, 0] };
    expect(after(rested, began)).toEqual(spotsIn(VIEW));
  });
});
