import { beforeAll, describe, expect, it } from 'vitest';
import { sampleWords } from '../../board/sample.testing';
import { extended } from '../../link/happenings';
import { Teller } from '../../text/teller';
import type { GameEvent } from '../../wire/types';
import { highlightsOf } from './highlights';

const UNSOLD = { event: 'Unsold', lot: 'breteuil' } as GameEvent;
const rolled = (seat: number, first: number, second: number) =>
  ({ event: 'Rolled', seat, at: 'foch', first, second }) as GameEvent;
const arrested = (seat: number) => ({ event: 'Arrested', seat, at: 'foch' }) as GameEvent;
const LAPSED = { event: 'RentLapsed', debtor: 0, owner: 1, place: 'foch', amount: 26, claim: 1 } as GameEvent;

function noticed(now: number, ...steps: GameEvent[][]): string[] {
  const numbers = steps.flatMap((events, at) => events.map(() => at + 1));
  return highlightsOf(extended([], steps.flat(), numbers), now).map(({ event }) => event.event);
}

describe('notices', () => {
  it('stay for one step more', () => {
    expect(noticed(1, [UNSOLD])).toEqual(['Unsold']);
    expect(noticed(2, [UNSOLD], [])).toEqual(['Unsold']);
    expect(noticed(3, [UNSOLD], [], [])).toEqual([]);
  });

  it('of who leaves the game say so once', () => {
    const fell = { event: 'WentBankrupt', seat: 0, cash: 1500 } as GameEvent;
    expect(noticed(1, [{ event: 'Conceded', seat: 0 }, fell])).toEqual(['Conceded']);
    expect(noticed(1, [fell])).toEqual(['WentBankrupt']);
  });

  it('of before a throw are old, an arrest by it is new', () => {
    expect(noticed(2, [UNSOLD], [rolled(1, 2, 2), arrested(1)])).toEqual(['Arrested']);
    expect(noticed(2, [UNSOLD], [rolled(1, 2, 3)])).toEqual([]);
  });

  it('of what a throw let lapse are new', () => {
    expect(noticed(2, [UNSOLD], [LAPSED, rolled(1, 2, 3)])).toEqual(['RentLapsed']);
  });

  it('say whether a power has succeeded, by the table of the edition', () => {
    const powers = [{ id: 'base', side: 'force', die: 2, kind: 'gift' as const, lowest: 3 }];
    const thrown = (die: number) => [{ seq: 5, event: { event: 'PowerThrown' as const, seat: 0, power: 'base', die } }];
    const tones = (die: number) => highlightsOf(thrown(die), 5, null, powers).map(({ tone }) => tone);
    expect([tones(2), tones(3)]).toEqual([['warn'], ['good']]);
  });
});

describe('a rent that lapsed', () => {
  const toneFor = (reader: number | null) => highlightsOf(extended([], [LAPSED], [1]), 1, reader)[0]?.tone;

  it('is good news to who keeps the money, to nobody else', () => {
    expect(toneFor(0)).toBe('good');
    expect([toneFor(1), toneFor(2), toneFor(null)]).toEqual(['warn', 'warn', 'warn']);
  });
});

describe.each([
  ['fr', 'vous ne pouvez plus rien réclamer', 'vous gardez', 'Vous emportez', 'vous rejoignez'],
  ['en', 'you can no longer claim it', 'you keep', 'You win', 'you go straight'],
] as const)('whoever reads of themselves in %s', (language, claims, keeps, wins, goes) => {
  it('is called you', async () => {
    const teller = new Teller(await sampleWords('classic-2003', language), ['Maman', 'Léo']);
    expect(teller.event(LAPSED, 1)).toContain(claims);
    expect(teller.event(LAPSED, 1)).not.toContain('Léo');
    expect(teller.event(LAPSED, 0)).toContain(keeps);
    expect(teller.event({ event: 'AuctionWon', seat: 0, lot: 'foch', amount: 90 }, 0)).toContain(wins);
    expect(teller.event(arrested(1), 1)).toContain(goes);
    expect(teller.event(arrested(1), 1, rolled(1, 2, 2) as never)).toContain(goes);
  });
});

describe.each([
  ['fr', 'Un double de trop', 'Arrestation'],
  ['en', 'One double too many', 'Arrest at'],
] as const)('an arrest in %s', (language, third, other) => {
  let teller: Teller;
  beforeAll(async () => {
    teller = new Teller(await sampleWords('classic-2003', language), ['Maman', 'Léo']);
  });
  const told = (...events: GameEvent[]) => {
    const [last] = extended(
      [],
      events,
      events.map(() => 1),
    ).slice(-1);
    return last && teller.event(last.event, null, last.before);
  };

  it('right after the dice is for the third double', () => {
    expect(told(rolled(1, 2, 2), arrested(1))).toMatch(new RegExp(`^${third}.*Léo`));
  });

  it('after a move has another reason', () => {
    const moved = { event: 'Stopped', seat: 1, place: 'foch', by: 'dice' } as GameEvent;
    expect(told(rolled(1, 2, 2), moved, arrested(1))).toMatch(new RegExp(`^${other}`));
  });
});
