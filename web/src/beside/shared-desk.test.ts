import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Surroundings, Wire } from '../link/link';
import type { Entry } from '../ported/ledger/book';
import type { Booked, Bookings, BookLine, SharedBook } from '../wire/types';
import { BankDesk } from './bank-desk.svelte';
import { SharedDesk } from './shared-desk.svelte';

const TERMS: SharedBook['terms'] = {
  accounts: [
    { name: 'Ana', start: 100 },
    { name: 'Bo', start: 100 },
  ],
  purse: { style: 'plain', symbol: '' },
  salary: 20,
};

/** A server with one book, which may be away or lose its answers. */
class House {
  lines: BookLine[] = [];
  isAway = false;
  atOnce = 500;
  losesAnswers = 0;
  /** Ids of entries that make no sense to this server. */
  senseless = new Set<string>();
  isGone = false;
  asked = 0;
  falls: Record<string, [number, number][]> = {};
  wires: Wire[] = [];
  timers: (() => void)[] = [];

  readonly surroundings: Surroundings = {
    open: () => {
      const wire: Wire = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: () => undefined,
        close: () => undefined,
      };
      this.wires.push(wire);
      return wire;
    },
    later: (milliseconds, work) => void (milliseconds < 10_000 && this.timers.push(work)),
    newId: () => 'id',
  };

  book(after: number): SharedBook {
    const lines = this.lines.slice(after, after + this.atOnce);
    return { id: 'book', terms: TERMS, code: '', first: after, lines, count: this.lines.length };
  }

  connect(): void {
    const wire = this.wires[this.wires.length - 1];
    wire?.onopen?.({} as never);
    this.tell(0);
  }

  tell(after: number): void {
    this.wires[this.wires.length - 1]?.onmessage?.({ data: JSON.stringify(this.book(after)) });
  }

  answer({ bookings, after = 0 }: Bookings): Booked {
    const outcomes: Booked['outcomes'] = [];
    for (const { entry, by, agreed = [] } of bookings) {
      const falls = (this.falls[entry.id] ?? []).filter(
        ([account, held]) => !agreed.some(([asked, down]) => asked === account && down <= held),
      );
      outcomes.push({ id: entry.id, refused: '', falls });
      if (falls.length > 0) break;
      if (!this.lines.some((line) => line.entry.id === entry.id)) this.lines.push({ entry, by, at: 0 });
    }
    return { outcomes, book: this.book(after) };
  }

  readonly fetch = (path: string, { body }: { body?: string }): Promise<Response> => {
    this.asked++;
    if (this.isAway) return Promise.reject(new TypeError('away'));
    if (this.isGone) return this.refuse(404, 'unknown-book');
    if (body === undefined) return this.reply(200, this.book(Number(path.split('=')[1])));
    const bookings = JSON.parse(body) as Bookings;
    if (bookings.bookings.some(({ entry }) => this.senseless.has(entry.id))) return this.refuse(400, 'malformed');
    const answer = this.answer(bookings);
    if (this.losesAnswers-- > 0) return Promise.reject(new TypeError('cut'));
    return this.reply(201, answer);
  };

  reply(status: number, answer: object): Promise<Response> {
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  }

  refuse(status: number, code: string): Promise<Response> {
    return this.reply(status, { code });
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 8; turn++) {
      await vi.waitFor(() => undefined);
      await new Promise((done) => setTimeout(done, 0));
    }
  }

  async later(): Promise<void> {
    for (const work of this.timers.splice(0)) work();
    await this.settle();
  }
}

function paid(id: string): Entry {
  return { type: 'payment', id, payers: [0], receiver: 1, amount: 10, reason: '' };
}

let house: House;
let desk: SharedDesk;
let leave: () => void;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  house = new House();
  vi.stubGlobal('fetch', house.fetch);
  desk = new SharedDesk('book', house.surroundings);
  leave = desk.follow();
  house.connect();
  desk.be(0);
});
afterEach(() => vi.unstubAllGlobals());

it('sends an entry once, even where the answer was lost', async () => {
  house.losesAnswers = 1;
  desk.enter(paid('a'), []);
  await house.settle();
  expect([desk.link, desk.waiting]).toEqual(['away', 1]);
  await house.later();

  expect(house.lines.map(({ entry }) => entry.id)).toEqual(['a']);
  expect([desk.link, desk.waiting]).toEqual(['online', 0]);
});

it('keeps what is entered while the server is away, and sends it in its order', async () => {
  house.isAway = true;
  desk.enter(paid('a'), []);
  desk.enter(paid('b'), []);
  await house.settle();
  expect(desk.lines.map(({ isWaiting }) => isWaiting)).toEqual([true, true]);
  const reopened = new SharedDesk('book', house.surroundings);
  expect(reopened.waiting).toBe(2);
  house.isAway = false;
  await house.later();

  expect(house.lines.map(({ entry }) => entry.id)).toEqual(['a', 'b']);
  expect(desk.lines.map(({ isWaiting }) => isWaiting)).toEqual([false, false]);
});

it('asks about a fall, and books nothing after it until that is answered', async () => {
  house.falls['a'] = [[0, -5]];
  desk.enter(paid('a'), []);
  desk.enter(paid('b'), []);
  await house.settle();
  expect(desk.asked).toMatchObject({ entry: { id: 'a' }, falls: [[0, -5]] });
  expect(house.lines).toEqual([]);
  desk.answer(true);
  await house.settle();

  expect(house.lines.map(({ entry }) => entry.id)).toEqual(['a', 'b']);
  expect(desk.asked).toBeNull();
});

it('drops an entry that somebody leaves, and goes on with the next', async () => {
  house.falls['a'] = [[0, -5]];
  desk.enter(paid('a'), []);
  desk.enter(paid('b'), []);
  await house.settle();
  desk.answer(false);
  await house.settle();

  expect(house.lines.map(({ entry }) => entry.id)).toEqual(['b']);
  expect(desk.waiting).toBe(0);
});

it('keeps what was agreed to about one payer when another falls deeper', async () => {
  house.falls['a'] = [
    [0, -5],
    [1, -5],
  ];
  desk.enter(paid('a'), []);
  await house.settle();
  house.falls['a'] = [
    [0, -9],
    [1, -5],
  ];
  desk.answer(true);
  await house.settle();
  expect(desk.asked?.falls).toEqual([[0, -9]]);
  desk.answer(true);
  await house.settle();

  expect(desk.asked).toBeNull();
  expect(house.lines.map(({ entry }) => entry.id)).toEqual(['a']);
});

it('tries again once, however much is entered while the server is away', async () => {
  house.isAway = true;
  for (const id of ['a', 'b', 'c']) {
    desk.enter(paid(id), []);
    await house.settle();
  }

  expect(house.timers).toHaveLength(1);
});

it('asks for nothing and keeps nothing once its page is left', async () => {
  house.isAway = true;
  desk.enter(paid('a'), []);
  await house.settle();
  leave();
  const next = new SharedDesk('book', house.surroundings);
  next.enter(paid('b'), []);
  const asked = house.asked;
  house.isAway = false;
  await house.later();

  expect(house.asked).toBe(asked);
  expect(new SharedDesk('book', house.surroundings).waiting).toBe(2);
});

it('loses nothing of what waits in two pages of one book', async () => {
  house.isAway = true;
  const other = new SharedDesk('book', house.surroundings);
  other.follow();
  desk.enter(paid('a'), []);
  other.enter(paid('b'), []);
  desk.enter(paid('c'), []);
  await house.settle();
  expect(new SharedDesk('book', house.surroundings).waiting).toBe(3);
  house.isAway = false;
  await house.later();

  expect(house.lines.map(({ entry }) => entry.id).sort()).toEqual(['a', 'b', 'c']);
  expect(new SharedDesk('book', house.surroundings).waiting).toBe(0);
});

it('leaves out the one entry that the server will never take, says so, and sends the others', async () => {
  house.senseless.add('b');
  house.isAway = true;
  for (const id of ['a', 'b', 'c']) desk.enter(paid(id), []);
  await house.settle();
  house.isAway = false;
  await house.later();

  expect(house.lines.map(({ entry }) => entry.id)).toEqual(['a', 'c']);
  expect([desk.waiting, desk.refused, house.timers.length]).toEqual([0, 'malformed', 0]);
});

it('asks for missing lines until it has them', async () => {
  house.lines = ['a', 'b', 'c'].map((id) => ({ entry: paid(id), by: 1, at: 0 }) as BookLine);
  house.isAway = true;
  house.tell(2);
  await house.settle();
  expect(desk.lines).toEqual([]);
  house.isAway = false;
  await house.later();

  expect(desk.lines).toHaveLength(3);
});

it('asks for the rest of a book that is told in parts, after the first news and after sending', async () => {
  house.lines = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ entry: paid(id), by: 1, at: 0 }) as BookLine);
  house.atOnce = 2;
  house.tell(0);
  await house.settle();
  expect(desk.lines).toHaveLength(5);

  house.lines.push(...['f', 'g', 'h'].map((id) => ({ entry: paid(id), by: 1, at: 0 }) as BookLine));
  desk.enter(paid('mine'), []);
  await house.settle();
  expect(desk.lines).toHaveLength(9);
  expect(desk.waiting).toBe(0);
});

it('goes on as the book of one phone where the server has lost it, with all that is and was to be in it', async () => {
  desk.enter(paid('a'), []);
  await house.settle();
  house.isGone = true;
  desk.enter(paid('b'), []);
  await house.settle();
  expect([desk.link, desk.waiting]).toEqual(['gone', 1]);

  expect(desk.keepAlone()).toBe(true);
  const alone = new BankDesk();
  expect(alone.lines.map(({ payment }) => payment.id)).toEqual(['b', 'a']);
  expect(alone.terms?.salary).toBe(TERMS.salary);
  expect(new SharedDesk('book', house.surroundings).terms).toBeNull();
});
