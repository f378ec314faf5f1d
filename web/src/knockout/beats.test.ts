import { beforeAll, describe, expect, it } from 'vitest';
import type { Happening } from '../link/happenings';
import { openAreas } from '../text/catalogues';
import { sentToJail, toldFalls } from './beats';
import { VIEW } from './example.testing';

const [first, second] = VIEW.sides;
const eye = { view: VIEW, mine: first?.seats ?? [] };
const [mine, theirs] = [first?.tokens[0]?.token ?? 0, second?.tokens[1]?.token ?? 0];
const them = second?.names[0] ?? '';

beforeAll(() => openAreas('en', 'knockout'));

describe('what leaves the board', () => {
  it('is told with who did it, and speaks to its own player', () => {
    expect(toldFalls([{ event: 'KnockedOff', side: 1, token: theirs, by: 0 }], eye)).toBe(
      `Knocked out: ${them} 2, by you.`,
    );
    expect(toldFalls([{ event: 'KnockedOff', side: 0, token: mine, by: 1 }], eye)).toBe(
      `Knocked out: your token 1, by ${them}.`,
    );
  });

  it('is no knock-out where a side did it to itself', () => {
    expect(toldFalls([{ event: 'SlidOff', side: 0, token: mine }], eye)).toBe('Off the board: your token 1.');
    expect(toldFalls([{ event: 'KnockedOff', side: 1, token: theirs, by: 1 }], eye)).toBe(`Off the board: ${them} 2.`);
  });
});

describe('a token in jail', () => {
  const jailed = (by: number, more = {}): Happening => ({
    seq: 3,
    event: { event: 'Jailed', side: 0, token: mine, by },
    ...more,
  });
  const rested: Happening = { seq: 4, event: { event: 'TokenRested', side: 1, token: theirs, space: 2, x: 0, y: 0 } };

  it('says who sent it there, whatever was told since', () => {
    expect(sentToJail([jailed(1), rested], [mine], eye)).toBe(`${them} has sent your token 1 to jail.`);
  });

  it('says nothing where it went by itself, is another, or that was taken back', () => {
    expect(sentToJail([jailed(0)], [mine], eye)).toBe('');
    expect(sentToJail([jailed(1)], [theirs], eye)).toBe('');
    expect(sentToJail([jailed(1, { isUndone: true })], [mine], eye)).toBe('');
  });
});
