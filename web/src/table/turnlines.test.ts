import { describe, expect, it } from 'vitest';
import type { Happening } from '../link/table.svelte';
import { turnLines } from './turnlines';

const log = (...events: object[]) => events.map((event, seq) => ({ seq, event })) as Happening[];
const began = (seat: number, number: number) => ({ event: 'TurnBegan', seat, at: 'go', number, extra: 0 });
const rolled = (seat: number, first: number, second: number) => ({ event: 'Rolled', seat, at: 'go', first, second });
const stopped = (seat: number, place: string) => ({ event: 'Stopped', seat, place, by: 'dice' });
const paid = (payer: number | undefined, receiver: number | undefined, amount: number, reason: string) => ({
  event: 'Paid',
  payer,
  receiver,
  amount,
  reason,
  place: '',
});

describe('a turn in one line', () => {
  it('says who threw what, where that led, and what came of it', () => {
    const [start, turn] = turnLines(
      log(
        { event: 'GameStarted', seats: 2, cash: 1500 },
        began(1, 7),
        rolled(1, 3, 4),
        stopped(1, 'vaugirard'),
        paid(1, undefined, 100, 'price'),
        { event: 'Bought', seat: 1, place: 'vaugirard', price: 100 },
      ),
    );
    expect(start).toMatchObject({ number: 0, seat: null });
    expect(turn).toMatchObject({ number: 7, seat: 1, throws: [[3, 4]], place: 'vaugirard' });
    expect(turn?.outcomes).toEqual([{ key: 'buys', seat: null, other: null, amount: 100, place: null }]);
    expect(turn?.happenings).toHaveLength(5);
  });

  it('names somebody else who does something in it, and another place', () => {
    const [turn] = turnLines(
      log(began(0, 1), stopped(0, 'paix'), { event: 'AuctionWon', seat: 2, lot: 'foch', amount: 90 }),
    );
    expect(turn?.outcomes).toEqual([{ key: 'wins', seat: 2, other: null, amount: 90, place: 'foch' }]);
  });

  it('tells who pays whom, and what the bank pays', () => {
    const [turn] = turnLines(log(began(0, 1), paid(0, 1, 28, 'rent'), paid(undefined, 0, 50, 'card')));
    expect(turn?.outcomes).toMatchObject([
      { key: 'pays', seat: null, other: 1, amount: 28 },
      { key: 'gets', seat: null, other: null, amount: 50 },
    ]);
  });

  it('tells which action was tried, and who takes the pot', () => {
    const tried = { event: 'PowerThrown', seat: 0, power: 'parry', die: 1 } as const;
    const [turn] = turnLines(log(began(0, 1), tried, paid(undefined, 0, 150, 'pot')));
    expect(turn?.outcomes).toMatchObject([
      { key: 'tries', seat: null, power: 'parry', die: 1 },
      { key: 'pot', seat: null, amount: 150 },
    ]);
  });

  it('leaves out what was taken back, but keeps its lines', () => {
    const [turn] = turnLines([
      ...log(began(0, 1)),
      { seq: 2, event: { event: 'Built', seat: 0, place: 'paix', houses: 1, price: 200 }, isUndone: true } as never,
    ]);
    expect(turn?.outcomes).toEqual([]);
    expect(turn?.happenings).toHaveLength(2);
  });
});
