import { expect, it } from 'vitest';
import type { Replay } from '../wire/types';
import { storyOf } from './story';

it('counts no deal on a property that was dealt before the first step', () => {
  const claimed = (place: string) => ({ event: 'RentClaimed', owner: 0, debtor: 1, place, amount: 90, claim: 1 });
  const replay = {
    start: { players: [{ owns: ['rue mortgaged'] }, {}] },
    wealth: [1500, 1500],
    steps: [{ events: [claimed('rue'), claimed('gare')], wealth: [1680, 1320] }],
  } as unknown as Replay;
  const { yields, rent } = storyOf(replay);

  expect(yields).toEqual([{ place: 'gare', spent: 0, brought: 90 }]);
  expect(rent).toMatchObject({ place: 'rue', amount: 90 });
});
