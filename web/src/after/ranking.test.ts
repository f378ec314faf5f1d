import { describe, expect, it } from 'vitest';
import type { Replay } from '../wire/types';
import { rankingOf } from './ranking';
import type { Story } from './story';

const STORY = { out: new Map([[0, 12], [3, 30]]) } as unknown as Story;
const REPLAY = {
  wealth: [0, 0, 0, 0],
  start: { players: [] },
  steps: [{ wealth: [0, 900, 1200, 0], events: [], prompt: { ask: 'GameOver', seats: [], winners: [1], wealth: [] } }],
} as unknown as Replay;

const TEAMS = {
  wealth: [0, 0, 0, 0],
  start: { sides: [{ side: 0, seats: [0, 2] }, { side: 1, seats: [1, 3] }] },
  steps: [{ wealth: [50, 90, 50, 90], events: [{ event: 'round-ended' }], prompt: { ask: 'who-won', seats: [], winners: [1] } }],
} as unknown as Replay;

describe('the final order', () => {
  it('lets a whole team win', () => {
    const { winners, rounds } = rankingOf(TEAMS, { out: new Map() } as unknown as Story, ['a', 'b', 'c', 'd']);
    expect(winners).toEqual([1, 3]);
    expect(rounds).toBe(1);
  });

  it('puts winners first, then the richer, then who held out longer', () => {
    const { seats, winners } = rankingOf(REPLAY, STORY, ['a', 'b', 'c', 'd']);
    expect(winners).toEqual([1]);
    expect(seats.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [0, 4],
    ]);
  });
});
