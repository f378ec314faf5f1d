import { describe, expect, it } from 'vitest';
import { hourText, statusOf } from './table-status';

const SEATS = [
  { name: 'Léa', level: '' },
  { name: 'Ada', level: 'steady' },
  { name: '', level: '' },
];

describe('a table in a list', () => {
  it('says how many seats are free while it is open', () => {
    const found = statusOf({ status: 'open', seats: SEATS, turn: [], mine: [0] });
    expect(found).toEqual({ key: 'home-free-seats', facts: { count: 1 }, isMine: false });
  });

  it('says whose turn it is, and first of all one’s own', () => {
    const playing = { status: 'playing', seats: SEATS, mine: [0] } as const;
    expect(statusOf({ ...playing, mine: [0], turn: [1] })).toMatchObject({
      key: 'home-turn',
      facts: { count: 1, names: 'Ada' },
    });
    expect(statusOf({ ...playing, mine: [0], turn: [1, 0] })).toMatchObject({ key: 'home-turn-mine', isMine: true });
  });

  it('says what it is where it asks nobody', () => {
    expect(statusOf({ status: 'playing', seats: SEATS, turn: [], mine: [] }).key).toBe('home-status-playing');
    expect(statusOf({ status: 'over', seats: SEATS, turn: [0], mine: [0] }).key).toBe('home-status-over');
  });

  it('tells the time within a day, and the date before', () => {
    const now = Date.UTC(2026, 10, 17, 12) / 1000;
    expect(hourText(now - 60, now, 'en')).toMatch(/^\d{1,2}:\d\d$/);
    expect(hourText(now - 3 * 24 * 3600, now, 'fr')).toBe('14 nov. 2026');
  });
});
