import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL, type Message, type MyTable } from '../wire/types';
import { sealShare } from '../fair/shares';
import { emptyStorage } from '../fair/storage.testing';
import { Visit } from './visit.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(_: string): void {}
  close(): void {}
  says(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = { id: 'T', status: 'playing', seats: [] } as unknown as MyTable['table'];
const you = (seats: number[], host = false) => ({ type: 'you', seats, host }) as const;
const my = (seats: number[]): MyTable => ({ table, you: you(seats) });
const last = () => FakeSocket.all.at(-1) as FakeSocket;

describe('a visit', () => {
  let answers: (() => Promise<Response>)[];
  let asked: string[];
  let visit: Visit;

  const good = (body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body)));
  const no = (code: string) => () => Promise.resolve(new Response(JSON.stringify({ code }), { status: 404 }));
  const down = () => Promise.reject(new TypeError('offline'));

  async function go(token: string | null = null): Promise<void> {
    visit = new Visit('T', token);
    visit.begin();
    await vi.advanceTimersByTimeAsync(0);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    [answers, asked, FakeSocket.all] = [[], [], []];
    vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
      asked.push(`${method} ${path}`);
      return (answers.shift() ?? down)();
    });
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { origin: 'http://here' });
    vi.stubGlobal('history', { replaceState: () => undefined });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });

  afterEach(() => {
    visit.end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('finds the seats of this device', async () => {
    answers = [good(my([2]))];
    await go();
    expect(visit.trouble).toBeNull();
    expect(visit.my?.you.seats).toEqual([2]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('keeps its socket when it sits down, stands up, or is given a seat', async () => {
    const open = { ...table, status: 'open' as const };
    answers = [good({ table: open, you: you([]) })];
    await go();
    for (const seats of [[1], [], [0, 2], [2]]) {
      last().says(you(seats, true));
      visit.notice();
      expect(visit.my?.you).toEqual(you(seats, true));
      expect(visit.trouble).toBeNull();
    }
    last().says({ type: 'lobby', table });
    visit.notice();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('opens the share of its seat by itself when the game starts', async () => {
    emptyStorage();
    const seats = [{ seat: 0, ready: true, share: 'committed' }];
    const open = { ...table, status: 'open', edition: 'e', round: 0, commitment: 'c', seats } as MyTable['table'];
    const seal = sealShare(open, 0);
    answers = [good({ table: open, you: you([0]) }), good({})];
    await go();
    last().onopen?.();
    const said = { fairness: 'passgo-fair-2', game: 'T', round: 0, commitment: 'c', setup: { edition: 'e' } };
    const start = JSON.stringify({ ...said, seats: [['Ada', '']], shares: { 0: seal } });
    last().says({ type: 'lobby', table: { ...open, status: 'starting', start } });
    visit.notice();
    expect(asked.at(-1)).toBe('POST /api/tables/T/seats/0/open');
    expect(visit.trouble).toBeNull();
  });

  it.each([
    ['shut-out', false],
    ['left-out', true],
  ])('says of a start without its share: %s', async (doubt, isCut) => {
    emptyStorage();
    const seats = [{ seat: 0, ready: true, present: true, share: 'committed' }];
    const open = { ...table, status: 'open', edition: 'e', round: 0, commitment: 'c', seats } as MyTable['table'];
    sealShare(open, 0);
    answers = [good({ table: open, you: you([0]) })];
    await go();
    const come = () => {
      last().onopen?.();
      visit.notice();
    };
    come();
    if (isCut) {
      last().onclose?.({ code: 1006 });
      visit.notice();
      await vi.advanceTimersByTimeAsync(2000);
      come();
    }
    const start = JSON.stringify({ fairness: 'passgo-fair-2', seats: [['Ada', '']], shares: {} });
    last().says({ type: 'lobby', table: { ...open, status: 'starting', start } });
    visit.notice();
    expect(visit.table?.custody.doubts).toEqual([{ seat: 0, doubt }]);
  });

  it('of no table says so', async () => {
    answers = [no('unknown-table')];
    await go();
    expect(visit.trouble).toBe('unknown');
    expect(FakeSocket.all).toHaveLength(0);
  });

  it('tries again by itself while the server cannot be reached', async () => {
    answers = [down, down, good(my([0]))];
    await go();
    expect(visit.trouble).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(1000);
    expect(visit.trouble).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(2000);
    expect(visit.trouble).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('brings a seat from another device', async () => {
    answers = [good(my([3]))];
    await go('token');
    expect(asked).toEqual(['POST /api/tables/T/move']);
    expect(visit.my?.you.seats).toEqual([3]);
  });

  it('with a link that has served says so, and then looks on', async () => {
    answers = [no('move-over'), good(my([])), good(my([]))];
    await go('token');
    expect(visit.trouble).toBe('move-over');
    visit.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(visit.trouble).toBeNull();
    expect(asked.at(-1)).toBe('GET /api/tables/T');
  });

  it('says that its last seat has gone elsewhere, and looks on over the same socket', async () => {
    answers = [good(my([0]))];
    await go();
    last().onopen?.();
    visit.notice();
    last().says(you([]));
    visit.notice();
    expect(visit.trouble).toBe('seat-lost');
    visit.retry();
    visit.notice();
    expect(visit.trouble).toBeNull();
    expect(asked).toHaveLength(1);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('notices that its seat has gone elsewhere where it was told only that there is nothing', async () => {
    answers = [good(my([0])), good(my([])), good(my([]))];
    await go();
    visit.notice();
    last().onclose?.({ code: 4404 });
    visit.notice();
    await vi.advanceTimersByTimeAsync(0);
    expect(visit.trouble).toBe('seat-lost');
    visit.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('comes back after a pause where its seat is still its own', async () => {
    answers = [good(my([0])), good(my([0]))];
    await go();
    last().onclose?.({ code: 4404 });
    visit.notice();
    await vi.advanceTimersByTimeAsync(999);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
    expect(visit.trouble).toBeNull();
  });

  it('notices a server of another protocol', async () => {
    answers = [good(my([0]))];
    await go();
    const whole = { type: 'whole', protocol: 99, seq: 1, view: {}, events: [] };
    last().says(whole as unknown as Message);
    expect(visit.trouble).toBe('outdated');
  });

  it('says where there are too many, and is back when there are fewer', async () => {
    answers = [good(my([0]))];
    await go();
    last().onclose?.({ code: 4429 });
    expect(visit.trouble).toBe('crowded');
    await vi.advanceTimersByTimeAsync(250);
    last().onopen?.();
    expect(visit.trouble).toBeNull();
  });

  it('goes on at another seat of this device when the first has gone elsewhere', async () => {
    answers = [good(my([0, 1]))];
    await go();
    visit.notice();
    last().says(you([1]));
    visit.notice();
    expect(visit.trouble).toBeNull();
    expect(visit.my?.you.seats).toEqual([1]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes back to its seat where the network failed while it looked again', async () => {
    answers = [good(my([0])), down, good(my([0]))];
    await go();
    last().onclose?.({ code: 4404 });
    visit.notice();
    await vi.advanceTimersByTimeAsync(1000);
    expect(visit.trouble).toBeNull();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('asks what it missed when the device wakes', async () => {
    const heard: Record<string, () => void> = {};
    vi.stubGlobal('addEventListener', (name: string, work: () => void) => (heard[name] = work));
    vi.stubGlobal('document', { hidden: false });
    answers = [good(my([0]))];
    await go();
    last().onopen?.();
    last().says({ type: 'whole', protocol: PROTOCOL, seq: 1, view: {}, events: [], steps: [], options: {} } as never);
    const sent = vi.spyOn(last(), 'send');
    heard['visibilitychange']?.();
    expect(sent).toHaveBeenCalledWith(expect.stringContaining('"resync"'));
    await vi.advanceTimersByTimeAsync(8000 + 250);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
