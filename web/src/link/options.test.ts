import { describe, expect, it } from 'vitest';
import type { Options } from '../wire/types';
import { renewed } from './options';

const KNOWN = [
  { do: 'Build', open: false },
  { do: 'Roll', open: true, cash_after: 1500 },
  { do: 'Buy', open: false },
] as Options;
const ROLL = [{ do: 'Roll', open: false }] as Options;

describe('renewed options', () => {
  it('puts what changed in its place and leaves the rest', () => {
    const found = renewed({ 0: KNOWN }, { 0: ROLL });

    expect(found).toEqual({
      0: [
        { do: 'Build', open: false },
        { do: 'Roll', open: false },
        { do: 'Buy', open: false },
      ],
    });
    expect(KNOWN[1]).toEqual({ do: 'Roll', open: true, cash_after: 1500 });
  });

  it('leaves a seat alone of which nothing is told', () => {
    expect(renewed({ 0: KNOWN, 2: ROLL }, { 2: [] })).toEqual({ 0: KNOWN, 2: ROLL });
  });

  it('takes everything where nothing is known', () => {
    expect(renewed({}, { 1: KNOWN })).toEqual({ 1: KNOWN });
  });
});
