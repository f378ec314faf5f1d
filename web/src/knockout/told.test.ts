import { expect, it } from 'vitest';
import type { Happening } from '../link/happenings';
import { lastTold, outcomeOf, readOf, tableTelling, toldOf } from './told';

const line = (seq: number): Happening => ({ seq, event: { event: 'PotFilled', amount: seq } });
const LOG = [line(1), line(2), line(2)];

it('the log holds back what has not been shown', () => {
  expect(toldOf(LOG, 0)).toEqual(LOG);
  expect(toldOf(LOG, 2)).toEqual([line(1)]);
  expect(toldOf(LOG, 9)).toEqual([]);
});

it('what was told last is the newest step, as far as it was shown', () => {
  expect(lastTold(LOG)).toEqual([line(2), line(2)]);
  expect(lastTold(toldOf(LOG, 1))).toEqual([line(2)]);
  expect(lastTold([])).toEqual([]);
});

it('a slide comes to where tokens rest and which leave the board', () => {
  const slid: Happening = { seq: 3, event: { event: 'SlidOff', side: 0, token: 1 } };
  expect(outcomeOf([line(3), slid])).toEqual([slid]);
  expect(outcomeOf(LOG)).toEqual([]);
});

it('a panel that reads the log of a table reads what was told', () => {
  let told = toldOf(LOG, 2);
  const table = tableTelling(() => told);
  expect(table.log).toHaveLength(1);
  told = LOG;
  expect(table.log).toHaveLength(3);
});

it('a count has been read when it was told and is not open any more', () => {
  const ended = (seq: number): Happening => ({
    seq,
    event: { event: 'RoundEnded', round: 1, gains: [], cash: [] },
  });
  const log = [...LOG, ended(3), line(4), ended(5), line(5)];
  expect(readOf(LOG, false)).toBe(0);
  expect(readOf(toldOf(log, 2), false)).toBe(3);
  expect(readOf(log, false)).toBe(5);
  expect(readOf(log, true)).toBe(0);
  expect(readOf([...LOG, { ...ended(3), isUndone: true }], false)).toBe(0);
});
