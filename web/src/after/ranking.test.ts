import { describe, expect, it } from 'vitest';
import type { Replay } from '../wire/types';
import { rankingOf } from './ranking';
import type { Story } from './story';

const STORY = { out: new Map([[0, 12], [3, 30]]) } as unknown as Story;
const REPLAY = {
  wealth: [0, 0, 0, 0],
  steps: [{ wealth: [0, 900, 1200, 0], events: [], prompt: { ask: 'GameOver', seats: [], winners: [1], wealth: [] } }],
} as unknown as Replay;

describe('the final order', () => {
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
