import { beforeAll, describe, expect, it } from 'vitest';
import { sampleWords } from '../../board/sample.testing';
import type { Happening } from '../../link/table.svelte';
import { openAreas } from '../../text/catalogues';
import type { Words } from '../../text/words';
import { reasonOf } from './reason';

const BEGAN = { event: 'TurnBegan', seat: 0, at: 'go', number: 3, extra: 0 };
const ROLLED = { event: 'Rolled', seat: 0, at: 'go', first: 3, second: 6 };
const stopped = (by: string, place = 'foch', seat = 0) => ({ event: 'Stopped', seat, place, by });

function reason(words: Words, ...events: object[]): string {
  const log = events.map((event, seq) => ({ seq, event })) as unknown as Happening[];
  return reasonOf(log, 0, words);
}

describe('why a question is asked', () => {
  let words: Words;
  let unit: Words;
  beforeAll(async () => {
    await openAreas('en', 'table');
    words = await sampleWords('classic-2003', 'en');
    unit = await sampleWords('revolution-2009', 'en');
  });

  it('is the throw that led to a space', () => {
    expect(reason(words, BEGAN, ROLLED, stopped('dice'))).toBe('Reached with 3 + 6: Avenue Foch.');
  });

  it('is not the throw where something else moved the token', () => {
    expect(reason(words, BEGAN, ROLLED, stopped('dice'), stopped('action', 'paix'))).toBe(
      'Reached by an action: Rue de la Paix.',
    );
    expect(reason(words, BEGAN, ROLLED, stopped('card'))).toBe('Reached by a card: Avenue Foch.');
    expect(reason(words, BEGAN, ROLLED, stopped('zone'))).toBe('Reached from a zone: Avenue Foch.');
    expect(reason(words, BEGAN, ROLLED, stopped('gathering'))).toBe('Reached with everybody: Avenue Foch.');
  });

  it('is a message where the box has no cards', () => {
    expect(reason(unit, BEGAN, ROLLED, stopped('card'))).toBe('Reached by a message: Avenue Foch.');
  });

  it('is a visit on the space of the jail', () => {
    expect(reason(words, BEGAN, ROLLED, stopped('dice', 'jail'))).toBe('Reached with 3 + 6: Just visiting.');
  });

  it('is nothing before a stop, in a new turn, or after the stop of somebody else', () => {
    expect(reason(words, BEGAN, ROLLED)).toBe('');
    expect(reason(words, BEGAN, ROLLED, stopped('dice'), BEGAN)).toBe('');
    expect(reason(words, BEGAN, ROLLED, stopped('dice', 'foch', 1))).toBe('');
  });
});
