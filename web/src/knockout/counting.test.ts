import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../wire/types';
import { cashAfter, lastCount, nextShown, potAfter, STEPS } from './counting';
import { EDITION, ROUND, space } from './example.testing';

const count = lastCount(ROUND, EDITION)!;
const step = (name: string) => count.steps.find((one) => one.step === name)!;

describe('the count of the leaflet’s example', () => {
  it('has seven steps in the order of the leaflet', () => {
    expect(count.steps.map((one) => one.step)).toEqual(STEPS);
    expect(count.round).toBe(1);
  });

  it('adds up to what every side gained', () => {
    const totals = [0, 1, 2].map((side) => count.steps.reduce((sum, { sums }) => sum + sums[side]!, 0));
    expect(totals).toEqual(count.gains);
  });

  it('pays properties to the highest marker and says why another got nothing', () => {
    expect(step('collect').sums).toEqual([750, 200, 100]);
    expect(step('collect').clauses).toEqual(['KO-083', 'KO-085']);
  });

  it('shows the whole set for its bonus', () => {
    expect(step('set-bonus').spaces).toEqual([space('atlantic'), space('ventnor'), space('marvin')]);
  });

  it('takes the tax and shares the pot', () => {
    expect(step('tax').sums).toEqual([0, 0, -100]);
    expect(step('free-parking').sums).toEqual([0, 300, 300]);
    expect(step('free-parking').clauses).toEqual(['KO-099', 'KO-101']);
  });

  it('knows where the train went, and that nobody was on Chance', () => {
    expect(step('railroad').spaces).toEqual([space('atlantic')]);
    expect(step('chance').lines).toEqual([]);
  });

  it('lets the cash grow step by step', () => {
    expect(cashAfter(count, 0)).toEqual([0, 0, 0]);
    expect(cashAfter(count, 3)).toEqual([750, 200, 100]);
    expect(cashAfter(count, 7)).toEqual([2500, 500, 300]);
  });
});

describe('the way through a count', () => {
  it('shows the pot before the tax, with it, and shared', () => {
    expect(potAfter(count, 3)).toBe(500);
    expect(potAfter(count, 6)).toBe(600);
    expect(potAfter(count, 7)).toBe(0);
  });

  it('passes the steps in which nothing happened, then shows all', () => {
    expect(nextShown(count, 0)).toBe(2);
    expect(nextShown(count, 2)).toBe(3);
    expect(nextShown(count, 7)).toBe(8);
  });
});

it('there is no count before a round has ended', () => {
  expect(lastCount(ROUND.slice(0, 10), EDITION)).toBeNull();
});

it('a pot that nobody reached stays, by its clause', () => {
  const stayed: GameEvent = { event: 'PotStayed', amount: 600 };
  const end = ROUND.findIndex(({ event }) => event === 'PotTaken');
  const alone = [...ROUND.slice(0, end), stayed, ...ROUND.slice(end + 2)];
  const parking = lastCount(alone, EDITION)?.steps.at(-1);
  expect(parking?.clauses).toEqual(['KO-099', 'KO-104']);
  expect(parking?.sums).toEqual([0, 0, 0]);
});
