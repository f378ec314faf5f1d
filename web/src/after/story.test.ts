import { describe, expect, it } from 'vitest';
import type { GameEvent, OfferOrder, Replay } from '../wire/types';
import { marks, returns, roundEnds, stopsOn, storyOf, thinned, turnEnds, type Yield } from './story';

function replayOf(...steps: [GameEvent[], number[]][]): Replay {
  return {
    wealth: [1500, 1500],
    steps: steps.map(([events, wealth], at) => ({ seq: at + 1, by: 0, orders: [], events, patch: {}, wealth })),
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
      { event: 'Bought', seat: 1, place: 'gare', price: 300 },
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

  it('knows where each turn ended', () => {
    expect(turnEnds(story)).toEqual([0, 2, 5]);
  });

  it('ranks what properties brought beyond their cost', () => {
    const { best, worst } = returns(story.yields, 3);
    expect(best).toEqual([{ place: 'rue', spent: 100, brought: 250 }]);
    expect(worst).toEqual([{ place: 'gare', spent: 300, brought: 0 }]);
    expect(story.rent).toMatchObject({ place: 'rue', amount: 250, debtor: 1 });
  });

  it('knows who went out, and when', () => {
    expect(story.out).toEqual(new Map([[1, 5]]));
    expect(story.auctions).toBe(1);
  });
});

describe('the story of Knockout', () => {
  const paid = (side: number, amount: number): GameEvent => ({ event: 'JailPaid', side, token: 0, amount });
  const counted = (round: number, cash: number[]): GameEvent => ({ event: 'RoundEnded', round, gains: [], cash });
  const story = storyOf(
    replayOf(
      [[paid(0, 50)], [1450, 1500]],
      [[counted(1, [1600, 1700])], [1600, 1700]],
      [[paid(1, 50)], [1600, 1650]],
      [[counted(2, [1900, 2000])], [1900, 2000]],
    ),
  );

  it('looks at each round where it was counted', () => {
    expect(roundEnds(story).map((step) => story.wealth[step])).toEqual([
      [1500, 1500],
      [1600, 1700],
      [1900, 2000],
    ]);
    expect(roundEnds(story).map((step) => story.turns[step])).toEqual([0, 1, 2]);
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

const OFFER: Required<OfferOrder> = {
  do: 'Offer',
  seat: 0,
  other: 1,
  give: [],
  ask: [],
  give_cash: 0,
  ask_cash: 0,
  give_cards: [],
  ask_cards: [],
};

describe('what a game was made of', () => {
  const story = storyOf(
    replayOf(
      [
        [
          { event: 'Built', seat: 0, place: 'rue', houses: 4, price: 100 },
          { event: 'Built', seat: 0, place: 'rue', houses: 5, price: 100 },
          { event: 'BuildingSold', seat: 0, place: 'rue', houses: 4, refund: 50 },
        ],
        [1500, 1500],
      ],
      [[{ event: 'Offered', seat: 0, other: 1, offer: OFFER }], [1500, 1500]],
      [
        [
          { event: 'Countered', seat: 1, other: 0, offer: OFFER },
          { event: 'OfferAccepted', seat: 0, other: 1 },
        ],
        [1500, 1500],
      ],
      [
        [
          { event: 'RentClaimed', owner: 0, debtor: 1, place: 'rue', amount: 250, claim: 1 },
          { event: 'RentClaimed', owner: 0, debtor: 1, place: 'rue', amount: 90, claim: 2 },
        ],
        [1500, 1500],
      ],
      [[{ event: 'Conceded', seat: 1 }], [1500, 0]],
    ),
  );

  it('counts hotels, offers and those that were accepted', () => {
    expect([story.hotels, story.offers, story.trades]).toEqual([1, 2, 1]);
  });

  it('takes what a building brought back off its cost', () => {
    expect(story.yields).toEqual([{ place: 'rue', spent: 150, brought: 340 }]);
  });

  it('counts what was dealt as bought', () => {
    const dealt = storyOf(replayOf([[{ event: 'DeedDealt', seat: 1, place: 'gare', price: 200 }], [1500, 1500]]));
    expect(dealt.yields).toEqual([{ place: 'gare', spent: 200, brought: 0 }]);
  });

  it('has the most telling returns first, as many as are wanted', () => {
    const [small, big, poor, ruin] = [
      [100, 110],
      [0, 90],
      [60, 30],
      [500, 200],
    ].map(([spent = 0, brought = 0], at) => ({
      place: `rue-${at}`,
      spent,
      brought,
    })) as [Yield, Yield, Yield, Yield];
    expect(returns([small, poor, ruin, big], 2)).toEqual({ best: [big, small], worst: [ruin, poor] });
    expect(returns([small, poor, ruin, big], 1)).toEqual({ best: [big], worst: [ruin] });
  });

  it('remembers the highest rent, not the last', () => {
    expect(story.rent?.amount).toBe(250);
  });

  it('lets go of who concedes', () => {
    expect(story.out).toEqual(new Map([[1, 5]]));
  });
});
