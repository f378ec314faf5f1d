import { describe, expect, it } from 'vitest';
import type { DiceEdition, DiceEvent, DiceView } from '../../wire/types';
import { isWon } from '../../text/facts';
import { completionsIn, toppingIn } from './ceremonies';

const GROUPS = { a: 'brown', b: 'brown', c: 'pink', d: 'pink', e: 'station' };
const edition = {
  spaces: [{ id: 'go' }, ...Object.entries(GROUPS).map(([id, group]) => ({ id, group }))],
  groups: [
    { id: 'brown', size: 2 },
    { id: 'pink', size: 2 },
    { id: 'station', size: 1 },
  ],
} as unknown as DiceEdition;
const owned = (...owns: string[][]) => ({ players: owns.map((one) => ({ owns: one })) }) as unknown as DiceView;
const bought = (seat: number, place: string) => ({ event: 'Bought', seat, place, price: 1 }) as DiceEvent;
const moved = (giver: number, taker: number | undefined, place: string) =>
  ({ event: 'DeedMoved', giver, taker, place }) as DiceEvent;
const built = (place: string, houses: number) => ({ event: 'Built', seat: 0, place, price: 1, houses }) as DiceEvent;
const turn: DiceEvent = { event: 'TurnEnded', seat: 0 };

describe('a group', () => {
  it('is completed by the last of its deeds, mortgaged or not', () => {
    expect(completionsIn([turn, bought(0, 'b'), turn], owned(['a mortgaged', 'b'], ['c']), edition)).toEqual([
      { at: 1, seat: 0, groups: ['brown'] },
    ]);
  });

  it('is not completed by what somebody had already, nor by what is still missing', () => {
    expect(completionsIn([turn], owned(['a', 'b']), edition)).toEqual([]);
    expect(completionsIn([bought(0, 'c')], owned(['a', 'b', 'c']), edition)).toEqual([]);
    expect(completionsIn([moved(0, undefined, 'a')], owned(['b']), edition)).toEqual([]);
  });

  it('may be completed by both sides of one deal', () => {
    const after = owned(['a', 'b'], ['c', 'd']);
    expect(completionsIn([moved(1, 0, 'b'), moved(0, 1, 'd')], after, edition)).toEqual([
      { at: 0, seat: 0, groups: ['brown'] },
      { at: 1, seat: 1, groups: ['pink'] },
    ]);
  });

  it('comes with the others that are completed in the same step, after the last deed', () => {
    const events = [moved(1, 0, 'b'), moved(1, 0, 'd'), moved(1, 0, 'c')];
    expect(completionsIn(events, owned(['a', 'b', 'c', 'd'], []), edition)).toEqual([
      { at: 2, seat: 0, groups: ['brown', 'pink'] },
    ]);
  });
});

describe('the first hotel', () => {
  it('is the only one that stands', () => {
    expect(toppingIn([turn, built('a', 5)], owned(['a hotel', 'b 4']))).toEqual({ at: 1, seat: 0, place: 'a' });
    expect(toppingIn([built('a', 5)], owned(['a hotel', 'b hotel']))).toBeNull();
    expect(toppingIn([built('a', 4)], owned(['a 4']))).toBeNull();
  });

  it('is the first of those that are built together', () => {
    expect(toppingIn([built('b', 5), built('a', 5)], owned(['a hotel', 'b hotel']))?.place).toBe('b');
  });
});

describe('the die of a power', () => {
  it('is good from the lowest face of its table on', () => {
    expect([1, 2, 3, 4, 5, 6].filter((face) => isWon({ lowest: 4 }, face))).toEqual([4, 5, 6]);
  });
});
