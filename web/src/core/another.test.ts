import { describe, expect, it } from 'vitest';
import type { SeatView } from '../wire/types';
import { tableLike } from './another';

const seat = (level: string): SeatView => ({ seat: 0, name: 'Léa', level, taken: true }) as SeatView;

describe('another table', () => {
  it('has the rules of the first, its bots, and room for its people', () => {
    const table = {
      edition: 'classic-2003',
      variant: 'quick',
      house_rules: { pot: true },
      pace: '3x',
      grace: 60,
      clock: 0,
      minutes: 90,
    };
    const wanted = tableLike({ ...table, seats: [seat(''), seat('shark'), seat('')] });
    expect(wanted).toEqual({ ...table, seats: [{ level: '' }, { level: 'shark' }, { level: '' }] });
  });
});
