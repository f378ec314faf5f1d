import { expect, it } from 'vitest';
import type { Happening } from '../link/happenings';
import { aloud, lastTold, missedIn, outcomeOf, readOf, tableTelling, toldOf, verdictOf } from './told';

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

it('a slide that knocks off, leaves the board or sends to jail has its verdict, the most telling first', () => {
  const happened = (...kinds: string[]) => kinds.map((event) => ({ seq: 7, event: { event } })) as Happening[];
  expect(verdictOf(happened('TokenSlid', 'TokenRested'))).toBeNull();
  const off = verdictOf(happened('TokenSlid', 'Jailed', 'KnockedOff', 'SlidOff', 'TokenRested'));
  expect([off?.what, off?.happenings.length]).toEqual(['knocked', 3]);
  expect(verdictOf(happened('Jailed', 'SlidOff'))?.what).toBe('off');
  expect(verdictOf(happened('Jailed'))?.what).toBe('jail');
});

it('the count of a round is not said ahead of its steps, nor once more', () => {
  const happened = (...events: object[]) => events.map((event) => ({ seq: 7, event })) as Happening[];
  const rested = { event: 'TokenRested', side: 0, token: 1, space: 2, x: 0, y: 0 };
  const ended = { event: 'RoundEnded', round: 1, gains: [], cash: [] };
  const counting = [{ event: 'StepBegan', step: 'tax' }, { event: 'TaxPaid', side: 0, amount: 100 }, ended];
  const names = (lines: readonly Happening[]) => lines.map(({ event }) => event.event);
  expect(names(aloud(happened(rested, ...counting, { event: 'RoundBegan' })))).toEqual(['TokenRested', 'RoundBegan']);
  expect(names(aloud(happened(rested, counting[0] as object)))).toEqual(['TokenRested', 'StepBegan']);
});

it('what somebody has missed is where tokens came to rest, and the rounds that ended', () => {
  const ended = { event: 'RoundEnded', round: 1, gains: [], cash: [] };
  const off = { event: 'SlidOff', side: 0, token: 1 };
  const story = [4, 5, 6, 7].flatMap((seq) => [off, { event: 'RoundBegan' }, ended].map((event) => ({ seq, event })));
  expect(missedIn(story as Happening[], 4, 5).map(({ seq, event }) => [seq, event.event])).toEqual([
    [5, 'SlidOff'],
    [5, 'RoundEnded'],
  ]);
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
