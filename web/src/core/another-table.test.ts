import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeatView } from '../wire/types';
import { makeAnother, tableLike } from './another-table';

const table = {
  edition: 'classic-2003',
  variant: 'quick',
  house_rules: { pot: true },
  luck: 'drawn' as const,
  pace: '3x',
  grace: 60,
  clock: 0,
  minutes: 90,
  own_claims: true,
  open_chances: true,
};
const seat = (level: string): SeatView => ({ seat: 0, name: 'Léa', level, taken: true }) as SeatView;

/** Let a server answer whose seats begin so; return what it is asked from then on. */
function serverClaiming(claims: boolean): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  const told = { table: { id: 'T', seats: [{ ...seat(''), claims }] } };
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    return Promise.resolve({ ok: true, json: () => Promise.resolve(told) });
  });
  return asked;
}

describe('another table', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    { mine: false, usual: true, said: [{ path: '/api/tables/T/seats/0/claims', body: { claims: false } }] },
    { mine: true, usual: true, said: [] },
    { mine: false, usual: false, said: [] },
  ])('asks for rents as one did before: $mine where $usual is usual', async ({ mine, usual, said }) => {
    const asked = serverClaiming(usual);
    await makeAnother({ ...table, own_claims: !usual, seats: [{ ...seat(''), claims: mine }] }, 0);
    expect(asked[0]).toMatchObject({ path: '/api/tables', body: { own_claims: !usual } });
    expect(asked.slice(2)).toEqual(said);
  });

  it('has the rules of the first, its bots, and room for its people', () => {
    const wanted = tableLike({ ...table, seats: [seat(''), seat('shark'), seat('')] });
    expect(wanted).toEqual({ ...table, seats: [{ level: '' }, { level: 'shark' }, { level: '' }] });
  });
});
