import { describe, expect, it } from 'vitest';
import type { DiceEdition } from '../../wire/types';
import { packsOf } from './packs';

const edition = {
  decks: [
    { id: 'chance', size: 16 },
    { id: 'chest', size: 16 },
    { id: 'unit', size: 30, draw: 'any' },
  ],
  cards: [
    { id: 'key', deck: 'chance' },
    { id: 'gift', deck: 'chest' },
  ],
} as unknown as DiceEdition;
const counted = (view: object) =>
  packsOf({ players: [], ...view }, edition).map(({ cards, unseen }) => [cards, unseen]);

describe('the packs of a table', () => {
  it('are whole and unknown at the start; what a unit makes up lies in none', () => {
    expect(counted({})).toEqual([
      [16, 16],
      [16, 16],
    ]);
  });

  it('lack what somebody keeps, and what is being obeyed', () => {
    const agenda = [{ frame: 'round' }, { frame: 'card-back-under', card: 'gift' }];
    expect(counted({ players: [{ cards: ['key'] }], agenda })).toEqual([
      [15, 15],
      [15, 15],
    ]);
  });

  it('hold cards that were seen and put back, whether the rest lies in one run or not', () => {
    expect(counted({ decks: { chance: ['...', 'a', 'b'], chest: ['?', 'c', '?'] } })).toEqual([
      [16, 14],
      [16, 15],
    ]);
  });
});
