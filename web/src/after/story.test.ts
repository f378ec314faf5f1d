import { describe, expect, it } from 'vitest';
import type { DiceEvent, Replay } from '../wire/types';
import { marks, ranked, stopsOn, storyOf, thinned } from './story';

function replayOf(...steps: [DiceEvent[], number[]][]): Replay {
  return {
    wealth: [1500, 1500],
    steps: steps.map(([events, wealth], at) => ({ seq: at + 1, by: 0, actions: [], events, patch: {}, wealth })),
    draws: [],
  } as unknown as Replay;
}

const REPLAY = replayOf(
  [
    [
      { event: 'TurnBegan', seat: 0, at: 'go', number: 1, extra: 0 },
      { event: 'Rolled', seat: 0, at: 'go', first: 2, second: 4 },
      { event: 'Stopped', seat: 0, place: 'rue', by: 'dice' },
    ],
    [1500, 1500],
  ],
  [[{ event: 'Bought', seat: 0, place: 'rue', price: 100 }], [1500, 1500]],
  [
    [
      { event: 'TurnBegan', seat: 1, at: 'go', number: 2, extra: 0 },
      { event: 'Stopped', seat: 1, place: 'rue', by: 'dice' },
      { event: 'AuctionOpened', lot: 'gare', minimum: 1, seats: [0, 1] },
      { event: 'AuctionWon', seat: 1, lot: 'gare', amount: 300 },
    ],
    [1500, 1400],
  ],
  [[{ event: 'RentClaimed', owner: 0, debtor: 1, place: 'rue', amount: 250, claim: 1 }], [1750, 1150]],
  [[{ event: 'WentBankrupt', seat: 1, cash: 0 }], [1750, 0]],
);

describe('the story of a game', () => {
  const story = storyOf(REPLAY);

  it('follows what everybody is worth', () => {
    expect(story.wealth).toHaveLength(6);
    expect(story.wealth.at(-1)).toEqual([1750, 0]);
    expect(story.turns).toEqual([0, 1, 1, 2, 2, 2]);
  });

  it('counts where people stop', () => {
    expect(stopsOn(story, 'rue', null)).toBe(2);
    expect(stopsOn(story, 'rue', 1)).toBe(1);
    expect(stopsOn(story, 'gare', null)).toBe(0);
  });

  it('counts throws by their total', () => {
    expect(story.totals[6 - 2]).toBe(1);
    expect(story.totals.reduce((sum, count) => sum + count)).toBe(1);
  });

  it('ranks what properties brought beyond their cost', () => {
    expect(ranked(story.yields).map(({ place }) => place)).toEqual(['rue', 'gare']);
    expect(story.rent).toMatchObject({ place: 'rue', amount: 250, debtor: 1 });
  });

  it('knows who went out, and when', () => {
    expect(story.out).toEqual(new Map([[1, 5]]));
    expect(story.auctions).toBe(1);
  });
});

describe('a chart', () => {
  it('keeps the first and the last of many steps', () => {
    expect(thinned(1000, 5)).toEqual([0, 250, 500, 749, 999]);
    expect(thinned(3, 100)).toEqual([0, 1, 2]);
    expect(thinned(1, 100)).toEqual([0]);
  });

  it('has round marks', () => {
    expect(marks(5214)).toEqual([0, 2000, 4000]);
    expect(marks(900)).toEqual([0, 200, 400, 600, 800]);
    expect(marks(0)).toEqual([0]);
  });
});
