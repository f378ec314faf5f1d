import { describe, expect, it } from 'vitest';
import type { Happening } from '../../link/table.svelte';
import { folding, turnLines, turnStart } from './turn-lines';

const log = (...events: object[]) => events.map((event, seq) => ({ seq, event })) as Happening[];
const began = (seat: number, number: number) => ({ event: 'TurnBegan', seat, at: 'go', number, extra: 0 });
const rolled = (seat: number, first: number, second: number) => ({ event: 'Rolled', seat, at: 'go', first, second });
const stopped = (seat: number, place: string) => ({ event: 'Stopped', seat, place, by: 'dice' });
const bought = (seat: number, place: string, price: number) => ({ event: 'Bought', seat, place, price });
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
        bought(1, 'vaugirard', 100),
      ),
    );
    expect(start).toMatchObject({ number: 0, seat: null });
    expect(turn).toMatchObject({ number: 7, seat: 1 });
    expect(turn?.shares).toEqual([
      {
        seat: 1,
        ways: [
          {
            dice: [3, 4],
            place: 'vaugirard',
            outcomes: [{ key: 'buys', other: null, amount: 100, place: null }],
          },
        ],
      },
    ]);
    expect(turn?.happenings).toHaveLength(5);
  });

  it('says of a deed that costs nothing that it is taken, not bought', () => {
    const [turn] = turnLines(log(began(0, 1), rolled(0, 3, 3), stopped(0, 'vaugirard'), bought(0, 'vaugirard', 0)));
    expect(turn?.shares[0]?.ways[0]?.outcomes).toMatchObject([{ key: 'takes', place: null }]);
  });

  it('keeps each throw with what came of it, and each card with where it led', () => {
    const [turn] = turnLines(
      log(
        began(0, 1),
        rolled(0, 3, 3),
        stopped(0, 'vaugirard'),
        bought(0, 'vaugirard', 100),
        rolled(0, 3, 4),
        stopped(0, 'chance-1'),
        { event: 'CardDrawn', seat: 0, at: 'chance-1', card: 'to-pink-street' },
        stopped(0, 'villette'),
        bought(0, 'villette', 140),
      ),
    );
    expect(turn?.shares[0]?.ways).toMatchObject([
      { dice: [3, 3], place: 'vaugirard', outcomes: [{ key: 'buys', amount: 100 }] },
      { dice: [3, 4], place: 'chance-1', outcomes: [{ key: 'card' }] },
      { dice: null, place: 'villette', outcomes: [{ key: 'buys', amount: 140 }] },
    ]);
  });

  it('tells apart what somebody else does in it, and names another place', () => {
    const [turn] = turnLines(
      log(
        began(0, 1),
        stopped(0, 'paix'),
        { event: 'AuctionWon', seat: 2, lot: 'foch', amount: 90 },
        paid(2, undefined, 90, 'bid'),
        bought(2, 'foch', 90),
        paid(0, undefined, 50, 'fine'),
      ),
    );
    expect(turn?.shares).toMatchObject([
      { seat: 0, ways: [{ place: 'paix', outcomes: [{ key: 'pays', amount: 50 }] }] },
      { seat: 2, ways: [{ place: null, outcomes: [{ key: 'wins', amount: 90, place: 'foch' }] }] },
    ]);
    expect(turn?.shares[1]?.ways[0]?.outcomes).toHaveLength(1);
  });

  it('tells who pays whom, and what the bank pays', () => {
    const [turn] = turnLines(log(began(0, 1), paid(0, 1, 28, 'rent'), paid(undefined, 0, 50, 'card')));
    expect(turn?.shares[0]?.ways[0]?.outcomes).toMatchObject([
      { key: 'pays', other: 1, amount: 28 },
      { key: 'gets', other: null, amount: 50 },
    ]);
  });

  it('tells the salary that it brought, without ending the way that earned it', () => {
    const [turn] = turnLines(
      log(
        began(0, 9),
        rolled(0, 5, 4),
        paid(undefined, 0, 200, 'salary'),
        stopped(0, 'lecourbe'),
        bought(0, 'lecourbe', 60),
        { event: 'CardDrawn', seat: 0, at: 'lecourbe', card: 'to-go' },
        paid(undefined, 0, 200, 'ordered-salary'),
        stopped(0, 'go'),
      ),
    );
    expect(turn?.shares[0]?.ways).toMatchObject([
      {
        dice: [5, 4],
        place: 'lecourbe',
        outcomes: [{ key: 'salary', amount: 200 }, { key: 'buys' }, { key: 'card' }, { key: 'salary' }],
      },
      { dice: null, place: 'go', outcomes: [] },
    ]);
  });

  it('begins where the turn of an event does', () => {
    const told = log({ event: 'GameStarted', seats: 2, cash: 1500 }, began(0, 1), stopped(0, 'paix'), began(1, 2));
    expect(told.map((_, at) => turnStart(told, at))).toEqual([0, 1, 1, 3]);
  });

  it('tells which power was tried, and who takes the pot', () => {
    const tried = { event: 'PowerThrown', seat: 0, power: 'parry', die: 1 } as const;
    const [turn] = turnLines(log(began(0, 1), tried, paid(undefined, 0, 150, 'pot')));
    expect(turn?.shares[0]?.ways[0]?.outcomes).toMatchObject([
      { key: 'tries', power: 'parry', die: 1 },
      { key: 'pot', amount: 150 },
    ]);
  });

  it('tells what is sold, lifted, forced, stolen and left', () => {
    const [turn] = turnLines(
      log(
        began(0, 1),
        { event: 'Freed', seat: 0, how: 'throw' },
        { event: 'BuildingSold', seat: 0, place: 'foch', refund: 50, houses: 1 },
        { event: 'MortgageLifted', seat: 0, place: 'paix', cost: 220 },
        { event: 'DealForced', seat: 0, other: 1, given: 'paix', taken: 'foch' },
        { event: 'DeedsStolen', seat: 0 },
        { event: 'WipedOut', seat: 0, other: 1, cash: 9 },
      ),
    );
    expect(turn?.shares[0]?.ways[0]?.outcomes).toMatchObject([
      { key: 'freed' },
      { key: 'sells', place: 'foch' },
      { key: 'lifts', place: 'paix' },
      { key: 'forces', other: 1 },
      { key: 'steals' },
      { key: 'wipes', other: 1 },
    ]);
  });

  it('says of who leaves the game that they leave, and not that they go bankrupt', () => {
    const fell = { event: 'WentBankrupt', seat: 0, cash: 1500 };
    const [turn] = turnLines(log(began(0, 1), { event: 'Conceded', seat: 0 }, fell));
    expect(turn?.shares[0]?.ways[0]?.outcomes).toMatchObject([{ key: 'leaves' }]);
  });

  it('stays the same one while only others grow', () => {
    const fold = folding();
    const told = log(began(0, 1), stopped(0, 'paix'), began(1, 2), stopped(1, 'foch'), bought(1, 'foch', 240));
    const [first, second] = fold(told.slice(0, 4));
    const [again, grown] = fold(told);
    expect(again).toBe(first);
    expect(grown).not.toBe(second);
    expect(grown?.shares[0]?.ways[0]?.outcomes).toHaveLength(1);
  });

  it('leaves out what was taken back, but keeps its lines', () => {
    const [turn] = turnLines([
      ...log(began(0, 1)),
      { seq: 2, event: { event: 'Built', seat: 0, place: 'paix', houses: 1, price: 200 }, isUndone: true } as never,
    ]);
    expect(turn?.shares).toEqual([{ seat: 0, ways: [] }]);
    expect(turn?.happenings).toHaveLength(2);
  });
});
