import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyTable, SeatView, TableView } from '../wire/types';
import { Custody } from './custody.svelte';
import { recall } from './memory';
import { emptyStorage } from './storage.testing';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

let sent: Sent[] = [];
let isReachable = true;
/** The server hears what is opened and does not answer. */
let isMute = false;

function fetched(path: string, { body }: { body: string }): Promise<Response> {
  sent.push({ path, body: JSON.parse(body) as Sent['body'] });
  if (isMute && path.endsWith('/open')) return new Promise(() => undefined);
  return isReachable ? Promise.resolve(new Response('{}')) : Promise.reject(new Error('away'));
}

function my(changes: Partial<TableView> = {}, share: SeatView['share'] = 'committed', seats = [0]): MyTable {
  const table = {
    id: 't',
    status: 'open',
    edition: 'e',
    round: 0,
    commitment: 'promise',
    start: '',
    shares: {},
    voided: [],
    seats: [{ seat: 0, ready: share !== '', present: true, share }],
    ...changes,
  } as unknown as TableView;
  return { table, you: { type: 'you', seats, host: false } };
}

/** Return the table as it starts, with the share that was sealed last. */
function starting(changes: object = {}, share: SeatView['share'] = 'committed'): MyTable {
  const { seal, round } = recall('t').shares.at(-1) ?? { seal: '', round: 0 };
  const start = {
    fairness: 'passgo-fair-2',
    game: 't',
    round,
    commitment: 'promise',
    setup: { edition: 'e' },
    seats: [
      ['Ada', ''],
      ['Léa', ''],
    ],
    shares: { 0: seal },
    ...changes,
  };
  return my({ status: 'starting', start: JSON.stringify(start), round }, share);
}

const startOf = ({ table }: MyTable) => JSON.parse(table.start) as { shares: Record<string, string> };
const paths = () => sent.map(({ path }) => path);

describe('custody of shares', () => {
  let custody: Custody;

  beforeEach(async () => {
    emptyStorage();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
    [sent, isReachable, isMute] = [[], true, false];
    custody = new Custody('t');
    await custody.seal(my().table, 0);
  });

  it('sends the seal of a share, never the share', () => {
    const [kept] = recall('t').shares;
    expect(sent).toEqual([{ path: '/api/tables/t/seats/0/ready', body: { share_commitment: kept?.seal, round: 0 } }]);
    expect(JSON.stringify(sent)).not.toContain(kept?.share);
  });

  it('opens it once, as soon as the game starts as promised', () => {
    custody.heed(my());
    expect(sent).toHaveLength(1);
    custody.heed(starting());
    custody.heed(starting());
    const [kept] = recall('t').shares;
    expect(sent.slice(1)).toEqual([{ path: '/api/tables/t/seats/0/open', body: { share: kept?.share } }]);
    expect(kept?.opened).not.toBe('');
    expect(custody.doubts).toEqual([]);
  });

  it('opens nothing that is open', () => {
    custody.heed(starting({}, 'opened'));
    expect(sent).toHaveLength(1);
  });

  it('tries again where the server was not reached', async () => {
    isReachable = false;
    custody.heed(starting());
    await vi.advanceTimersByTimeAsync(1000);
    expect(paths().filter((path) => path.endsWith('/open'))).toHaveLength(2);
  });

  it('keeps it closed and says why where the start is another', () => {
    custody.heed(starting({ commitment: 'another' }));
    expect(sent).toHaveLength(1);
    expect(custody.doubts).toEqual([{ seat: 0, doubt: 'other-promise' }]);
  });

  it('does not open it for a second start', () => {
    custody.heed(starting());
    custody.heed(starting({ digest: 'another' }));
    expect(paths().filter((path) => path.endsWith('/open'))).toHaveLength(1);
    expect(custody.doubts).toEqual([{ seat: 0, doubt: 'other-start' }]);
  });

  it('seals a new one by itself when the start has come to nothing', () => {
    custody.heed(starting());
    custody.heed(my({ round: 1, commitment: 'second', voided: [1] }, ''));
    custody.heed(my({ round: 1, commitment: 'second', voided: [1] }, ''));
    const newest = recall('t').shares.at(-1);
    expect(sent.slice(2)).toEqual([
      { path: '/api/tables/t/seats/0/ready', body: { share_commitment: newest?.seal, round: 1 } },
    ]);
    expect(newest).toMatchObject({ promise: 'second', round: 1 });
  });

  it('leaves it to people after a start that was not as promised', async () => {
    custody.heed(starting({ commitment: 'another' }));
    const again = my({ round: 1, voided: [0] }, '');
    custody.heed(again);
    expect(sent).toHaveLength(1);
    expect(custody.doubts).toHaveLength(1);
    await custody.seal(again.table, 0);
    expect(custody.doubts).toEqual([]);
  });

  it.each([false, true])('objects where the server blames a seat whose share was sent, mute: %s', async (mute) => {
    isMute = mute;
    custody.heed(starting());
    await vi.advanceTimersByTimeAsync(0);
    const blaming = my({ round: 1, commitment: 'second', voided: [0] }, '');
    custody.heed(blaming);
    custody.heed(blaming);
    expect(custody.doubts).toEqual([{ seat: 0, doubt: 'blamed' }]);
    expect(paths().filter((path) => path.endsWith('/ready'))).toHaveLength(1);
    await custody.seal(blaming.table, 0);
    custody.heed(blaming);
    expect(custody.doubts).toEqual([]);
  });

  it('does not object where the start came to nothing because of somebody else, or of standing up', async () => {
    custody.heed(starting());
    await vi.advanceTimersByTimeAsync(0);
    custody.heed(my({ round: 1, commitment: 'second', voided: [1] }, ''));
    custody.heed(my({ round: 1, commitment: 'second', voided: [0] }, '', []));
    custody.heed(my({ round: 1, commitment: 'second', voided: [0] }, ''));
    expect(custody.doubts).toEqual([]);
  });

  it('seals nothing again for somebody who has stood up, and does not forget what it had', () => {
    custody.heed(my({}, '', []));
    custody.heed(my({ round: 1, commitment: 'second' }, ''));
    expect(sent).toHaveLength(1);
    const [kept] = recall('t').shares;
    custody.heed(starting({ shares: { 0: 'ff' } }));
    expect(kept?.left).toBe(true);
    expect(custody.doubts).toEqual([{ seat: 0, doubt: 'other-share' }]);
  });

  it('takes part in no third start without a press', async () => {
    const again = my({ round: 2, commitment: 'third', voided: [1] }, '');
    custody.heed(my({ round: 1, commitment: 'second', voided: [1] }, ''));
    custody.heed(again);
    expect(sent.map(({ body }) => body['round'])).toEqual([0, 1]);
    await custody.seal(again.table, 0);
    expect(sent.map(({ body }) => body['round'])).toEqual([0, 1, 2]);
  });

  it('objects where a start has another share under cover of a start that never was', () => {
    custody.heed(my());
    const start = { ...startOf(starting()), round: 1, shares: { 0: 'ff' }, commitment: 'second' };
    const swapped = { start: JSON.stringify(start), round: 1, commitment: 'second' };
    for (const status of ['starting', 'playing'] as const) {
      custody.heed(my({ ...swapped, status }));
      expect(custody.doubts).toEqual([{ seat: 0, doubt: 'other-share' }]);
    }
    expect(paths().some((path) => path.endsWith('/open'))).toBe(false);
  });

  it('objects loudly where a device that was there is left out, and quietly after an absence', () => {
    const leftOut = starting({ shares: {} });
    custody.heed(my());
    custody.heed(leftOut);
    expect(custody.doubts).toEqual([{ seat: 0, doubt: 'shut-out' }]);
    custody.heed({ ...leftOut, table: { ...leftOut.table, status: 'playing' } });
    expect(custody.doubts).toEqual([{ seat: 0, doubt: 'shut-out' }]);
  });

  it('says quietly that it was left out where its line was cut before', () => {
    const before = my();
    custody.heed(before);
    custody.cutOff();
    custody.heed(before);
    custody.heed(starting({ shares: {} }));
    expect(custody.doubts).toEqual([{ seat: 0, doubt: 'left-out' }]);
  });

  it('opens nothing for a round that had come to nothing, however many came after it', () => {
    custody.heed(starting());
    for (let round = 1; round <= 40; round += 1)
      custody.heed(my({ round, commitment: `${round}`, voided: [1] }, 'committed'));
    const [first] = recall('t').shares;
    expect(first?.opened).not.toBe('');
    const again = my({
      status: 'starting',
      start: JSON.stringify({ ...startOf(starting()), shares: { 0: first?.seal }, round: 0 }),
    });
    custody.heed(again);
    expect(custody.doubts).toEqual([{ seat: 0, doubt: 'other-round' }]);
    expect(custody.witness.contradictions).toContain('round');
  });

  it('opens nothing for a start in which a seat has several names', () => {
    const { shares } = startOf(starting());
    custody.heed(starting({ shares: { ...shares, '01': 'ff' } }));
    expect(custody.doubts).toEqual([{ seat: 0, doubt: 'unreadable' }]);
    expect(sent).toHaveLength(1);
  });
});
