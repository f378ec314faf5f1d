import { describe, expect, it } from 'vitest';
import type { Power } from '../../wire/types';
import { chancesOf, sidesOf } from './sides';

const power = (id: string, side: string, die: number) => ({ id, side, die, kind: 'cash', lowest: 2 }) as Power;
const edition = {
  sides: [{ id: 'day' }, { id: 'night' }],
  tokens: [
    { id: 'owl', side: 'night' },
    { id: 'lark', side: 'day' },
    { id: 'bat', side: 'night' },
  ],
  powers: [power('fly', 'night', 2), power('sing', 'day', 1), power('sleep', 'night', 1)],
};

describe('the sides of an edition', () => {
  it('have their tokens, and their actions in the order of the die', () => {
    const [day, night] = sidesOf(edition);
    expect(day).toMatchObject({ id: 'day', tokens: [{ id: 'lark' }], powers: [{ id: 'sing' }] });
    expect(night?.tokens.map(({ id }) => id)).toEqual(['owl', 'bat']);
    expect(night?.powers.map(({ id }) => id)).toEqual(['sleep', 'fly']);
  });

  it('are none where tokens are only tokens', () => {
    expect(sidesOf({ sides: [], tokens: [{ id: 'hat' }], powers: [] })).toEqual([]);
  });

  it('tell how likely a power is', () => {
    expect([2, 4, 6].map((lowest) => chancesOf({ lowest }))).toEqual([5, 3, 1]);
  });
});
