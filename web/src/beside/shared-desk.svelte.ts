/** The bank that several phones share: the server has the book, this phone its last state and what waits. */

import { Refused, Unreachable } from '../core/api';
import { enterInBook, lookIntoBook, renewBook } from '../core/books';
import { keep, kept } from '../core/storage';
import { Link, browser, pauseBefore, type LinkState, type Surroundings } from '../link/link';
import type { Entry } from '../ported/ledger/book';
import { MOST_BOOKINGS } from '../wire/limits';
import type { Booked, SharedBook } from '../wire/types';
import { keepOwn } from './bank-desk.svelte';
import { BANK, linesOf, type Asked, type Desk, type Fall } from './bank-book';
import {
  afterSending,
  alsoAgreed,
  bookingsOf,
  enteredBy,
  expected,
  heard,
  isBehind,
  restoredShare,
  waitingInBoth,
  type KeptShare,
  type Waiting,
} from './shared-book';

const KEY = 'passgo-beside-bank-';
const OPEN = 'passgo-beside-bank-shared';
const GONE = 404;
/** Answers to a request that no server will ever take: it makes no sense, is not allowed, or is too long. */
const NEVER = new Set([400, 409, 413]);
/** An answer that does not come within so many milliseconds will not come. */
const DEAF = 10_000;

/** Return the shared book that this phone has open; none where it has its own. */
export function openShare(): string {
  return kept(OPEN) ?? '';
}

/** Keep a book that this phone has just shared, with all that is in it so far to be sent; tell whether it is kept. */
export function keepShare(id: string, share: KeptShare): boolean {
  return keep(KEY + id, JSON.stringify(share)) && keep(OPEN, id);
}

/** Leave a shared book; what waits is kept for when its link is opened again. */
export function leaveShare(): void {
  keep(OPEN, '');
}

export class SharedDesk implements Desk {
  #kept: KeptShare | null = $state.raw(null);
  isKept = $state(true);
  #state: LinkState = $state('connecting');
  /** Whether the network is away, whatever the socket believes. */
  #isCut = $state(false);
  /** What the server asks about before it takes the next entry. */
  asked: Asked | null = $state.raw(null);
  /** Why the last entry was not taken. */
  refused = $state('');
  readonly book = $derived(this.#kept ? expected(this.#kept) : null);
  readonly lines = $derived.by(() => {
    if (!this.#kept || !this.book) return [];
    const waiting = new Set(this.#kept.waiting.map(({ entry }) => entry.id));
    return linesOf(this.book, enteredBy(this.#kept), (entry) => waiting.has(entry));
  });
  readonly #link: Link;
  /** How many lines this phone knew when it asked for the news. */
  #known: number | null = null;
  /** What waited when this page and the browser last had the same. */
  #waited: readonly Waiting[] = [];
  #isFollowed = false;
  /** Whether lines are missing that other phones have entered. */
  #isBehind = false;
  #isSending = false;
  #isToRetry = false;
  #attempt = 0;
  /** How many entries are sent at once; one by one where some of them cannot be taken. */
  #most = MOST_BOOKINGS;
  readonly #hurry = () => {
    this.#isCut = false;
    this.#link.hurry();
    void this.send();
  };
  readonly #cut = () => {
    this.#isCut = true;
  };

  constructor(
    readonly id: string,
    private readonly surroundings: Surroundings = browser(),
  ) {
    this.#kept = restoredShare(kept(KEY + id));
    this.#waited = this.#kept?.waiting ?? [];
    this.#link = new Link(
      () => this.#address(),
      {
        // The news of a book are of one kind only, and nothing is asked over this link.
        hear: (message) => this.#hear(message as unknown as SharedBook),
        changed: (state) => this.#changed(state),
      },
      surroundings,
    );
  }

  get link(): LinkState {
    return this.#isCut && this.#state === 'online' ? 'away' : this.#state;
  }

  get terms() {
    return this.#kept?.terms ?? null;
  }

  get code(): string {
    return this.#kept?.code ?? '';
  }

  get me(): number {
    return this.#kept?.me ?? BANK;
  }

  /** Whether somebody has said whose phone this is. */
  get isKnown(): boolean {
    return this.#kept?.me !== null;
  }

  get waiting(): number {
    return this.#kept?.waiting.length ?? 0;
  }

  /** Follow the book as long as its page is open. */
  follow(): () => void {
    keep(OPEN, this.id);
    this.#isFollowed = true;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    this.#link.open();
    void this.send();
    return () => {
      this.#isFollowed = false;
      removeEventListener('online', this.#hurry);
      removeEventListener('offline', this.#cut);
      this.#link.close();
    };
  }

  /** Say whose phone this is. */
  be(account: number | null): void {
    if (this.#kept) this.#keep({ ...this.#kept, me: account });
  }

  enter(entry: Entry, agreed: readonly Fall[]): void {
    const now = this.#kept;
    if (!now) return;
    this.refused = '';
    this.#keep({ ...now, waiting: [...now.waiting, { entry, by: this.me, agreed }] });
    void this.send();
  }

  /** Answer what the server asks: book it all the same, or leave it. */
  answer(yes: boolean): void {
    const [now, asked] = [this.#kept, this.asked];
    if (!now || !asked) return;
    const waiting = now.waiting.flatMap((one) => {
      if (one.entry.id !== asked.entry.id) return [one];
      return yes ? [{ ...one, agreed: alsoAgreed(one.agreed, asked.falls) }] : [];
    });
    this.asked = null;
    this.#keep({ ...now, waiting });
    void this.send();
  }

  /** Go on with the whole book on this phone alone; tell whether the browser keeps it. */
  keepAlone(): boolean {
    if (!this.#kept) return false;
    const { terms } = this.#kept;
    this.isKept = keepOwn({ ...terms, entries: expected(this.#kept).entries });
    if (this.isKept) keep(KEY + this.id, '');
    return this.isKept;
  }

  /** Ask for another code to read aloud. */
  async renew(): Promise<void> {
    this.#hear(await renewBook(this.id));
  }

  /** Send what waits, in its order, until nothing waits or somebody has to be asked. */
  async send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let doing = this.#next(); doing; doing = this.#next()) await doing;
      this.#attempt = 0;
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isSending = false;
      this.#most = MOST_BOOKINGS;
    }
  }

  /** Ask the server for what is missing, then send what waits; null where there is nothing to do. */
  #next(): Promise<void> | null {
    if (!this.#isFollowed) return null;
    if (this.#isBehind) return this.#lookAgain();
    const now = this.#kept;
    return now && now.waiting.length > 0 && !this.asked ? this.#sendSome(now) : null;
  }

  async #sendSome({ waiting, lines }: KeptShare): Promise<void> {
    const after = lines.length;
    const some = waiting.slice(0, this.#most);
    try {
      this.#take(await this.#answered(enterInBook(this.id, { bookings: bookingsOf(some), after })), after);
    } catch (error) {
      if (!(error instanceof Refused) || !NEVER.has(error.status)) throw error;
      if (some.length > 1) this.#most = 1;
      else this.#drop(some, error.no.code);
    }
  }

  #take(booked: Booked, after: number): void {
    if (!this.#kept || !this.#isFollowed) return;
    const sent = afterSending(this.#kept, booked, after);
    if (sent.refused) this.refused = sent.refused;
    this.asked = sent.asked;
    this.#isBehind ||= sent.isBehind;
    this.#keep(sent.kept);
  }

  /** Leave out what the server will never take, and say so. */
  #drop(some: readonly Waiting[], why: string): void {
    if (!this.#kept || !this.#isFollowed) return;
    const ids = new Set(some.map(({ entry }) => entry.id));
    this.refused = why;
    this.#keep({ ...this.#kept, waiting: this.#kept.waiting.filter(({ entry }) => !ids.has(entry.id)) });
  }

  /** Return an answer that came in time. */
  async #answered<T>(answer: Promise<T>): Promise<T> {
    const found = await Promise.race([answer, this.#silence()]);
    this.#isCut = false;
    return found;
  }

  #silence(): Promise<never> {
    return new Promise((_, reject) => {
      this.surroundings.later(DEAF, () => reject(new Unreachable(this.id)));
    });
  }

  /** What could not be sent waits, and is sent again later. */
  #failed(error: unknown): void {
    if (error instanceof Refused && error.status === GONE) this.#state = 'gone';
    else {
      this.#isCut ||= !(error instanceof Refused);
      this.#retryLater();
    }
  }

  #retryLater(): void {
    if (this.#isToRetry) return;
    this.#isToRetry = true;
    this.surroundings.later(pauseBefore(this.#attempt++), () => {
      this.#isToRetry = false;
      void this.send();
    });
  }

  #address(): string {
    this.#known = this.#kept?.lines.length ?? 0;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/ws/books/${this.id}?after=${this.#known}`;
  }

  #hear(told: SharedBook): void {
    const found = heard(this.#kept, told, this.#known);
    this.#known = null;
    if (found) this.#keep(found);
    if (found && !isBehind(found, told)) return;
    this.#isBehind = true;
    void this.send();
  }

  /** Ask for lines after those that this phone has, and again while there are more. */
  async #lookAgain(): Promise<void> {
    const known = this.#kept?.lines.length ?? 0;
    const told = await this.#answered(lookIntoBook(this.id, known));
    const found = heard(this.#kept, told, known);
    if (!found || !this.#isFollowed) return;
    this.#isBehind = isBehind(found, told);
    this.#keep(found);
  }

  #changed(state: LinkState): void {
    this.#state = state;
    if (state === 'online') void this.send();
  }

  /** Keep the book, with what another page of this browser has added to it meanwhile. */
  #keep(found: KeptShare): void {
    const theirs = restoredShare(kept(KEY + this.id))?.waiting;
    const waiting = theirs ? waitingInBoth(this.#waited, found.waiting, theirs) : found.waiting;
    this.#kept = { ...found, waiting };
    this.isKept = keep(KEY + this.id, JSON.stringify(this.#kept));
    if (this.isKept) this.#waited = waiting;
  }
}
