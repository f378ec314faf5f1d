import { describe, expect, it } from 'vitest';
import type { DiceEdition } from '../../wire/types';
import { notesOf } from './paper-money';

const box = {
  money: { step: 10, style: 'notes', notes: [50, 20] },
  change: [[0, 0], [], [0, 1], [], [0, 2]],
} as unknown as DiceEdition;
const counted = (sum: number) => notesOf(sum, box).map(({ note, count }) => [note, count]);

describe('a sum in notes', () => {
  it('takes as many of the largest as there are in it, and the change for the rest', () => {
    expect(counted(190)).toEqual([
      [50, 3],
      [20, 2],
    ]);
    expect(counted(100)).toEqual([[50, 2]]);
  });

  it('is none where no notes make it up, where nothing is left, and where there are no notes', () => {
    expect(counted(110)).toEqual([]);
    expect(counted(0)).toEqual([]);
    expect(notesOf(190, { money: { step: 10, style: 'millions' }, change: [] })).toEqual([]);
  });
});
