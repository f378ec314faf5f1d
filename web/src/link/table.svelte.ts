/** A table as this client knows it: the true view, what is asked, what happened, who is there. */

import type { Emote } from '../wire/emotes';
import { PROTOCOL } from '../wire/types';
import type {
  GameEvent,
  Message,
  Order,
  Asked,
  Prompt,
  AnswerMessage,
  ChancesMessage,
  ClockMessage,
  LatelyTold,
  SaidMessage,
  TableView,
  Told,
  View,
  YouMessage,
} from '../wire/types';
import { Custody } from '../fair/custody.svelte';
import { Bubbles } from './bubbles.svelte';
import { caughtUp, extended, type Happening, notTakenBack, takenBack } from './happenings';
import { browser, CutOff, Link, type LinkState, type Surroundings } from './link';
import { type BySeat, renewed } from './options';
import { patched, type Document } from './patch';
import { settings } from '../core/settings.svelte';

/** So many entries before the last one seen are told again after an absence: some may have been taken back. */
const LOOK_BACK = 60;

/** So many chances are kept for a screen that is behind. */
const CHANCES_KEPT = 64;

export type { Happening };

/** What comes with a step beside its view and its events. */
export interface Moment {
  seq: number;
  prompt: Asked<Prompt> | null;
  options: BySeat;
  endsInLuck: boolean;
  told: LatelyTold | null;
}

/** Told after each step with what happened in it, and what was there before; animation and sound listen. */
export type Onlooker = (events: GameEvent[], before: View, after: View, was: Moment) => void;

export class TableState {
  link: LinkState = $state('connecting');
  lobby: TableView | null = $state.raw(null);
  view: View | null = $state.raw(null);
  prompt: Asked<Prompt> | null = $state.raw(null);
  /** What the seats of this device may do, by seat. */
  options: BySeat = $state.raw({});
  log: Happening[] = $state.raw([]);
  chat: SaidMessage[] = $state.raw([]);
  /** What has just been said, for a while. */
  readonly bubbles = new Bubbles();
  seq = $state(0);
  /** Luck had a part in the newest step: it is not taken back. */
  endsInLuck = $state(false);
  /** The newest step in which luck was told, with all who have acted from it on, if it may be taken back. */
  told: LatelyTold | null = $state.raw(null);
  /** The view before the last step, if that took something back. */
  before: View | null = $state.raw(null);
  /** Which seats are this device's, and whether it is the host. */
  you: YouMessage | null = $state.raw(null);
  /** The clock that runs, if one does. */
  clock: ClockMessage | null = $state.raw(null);
  /** Everybody's chances as they were told last, the oldest first, where the table shows them. */
  chances: ChancesMessage[] = $state.raw([]);
  /** How often the table has been told as a whole: at first, and after each absence. */
  wholes = $state(0);
  /** A step has come while this page was open: what ends the game then is news here. */
  hasGoneOn = $state(false);
  /** What shows the table, and whether it is still behind; what comes after the game waits for it. */
  screen: { readonly isBusy: boolean } | null = $state.raw(null);
  /** The server speaks another protocol than this page: it must be loaded again. */
  isOutdated = $state(false);

  readonly #link: Link;
  #isResyncing = false;
  readonly #onlookers = new Set<Onlooker>();

  constructor(
    readonly id: string,
    surroundings: Surroundings = browser(),
    base: string = location.origin,
    /** Keeps the shares of this device and what it was told. */
    readonly custody: Custody = new Custody(id),
  ) {
    this.#link = new Link(
      () => socketAddress(base, id, this.#since, settings.name),
      { hear: (message) => this.#hear(message), changed: (state) => (this.link = state) },
      surroundings,
    );
  }

  open(): void {
    this.#link.open();
  }

  close(): void {
    this.#link.close();
  }

  /** Be there at once, after the network or the device was away: come back, or ask what was missed. */
  hurry(): void {
    this.#link.hurry();
    if (this.link === 'online' && this.view) this.#resync();
  }

  /** What is there now beside the view and the log. */
  get moment(): Moment {
    const { seq, prompt, options, endsInLuck, told } = this;
    return { seq, prompt, options, endsInLuck, told };
  }

  /** What happened and was not taken back. */
  get story(): Happening[] {
    return notTakenBack(this.log);
  }

  /** Be told of each step; returns what ends it. */
  watch(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    return () => this.#onlookers.delete(onlooker);
  }

  /** Give an order; `answers` is the number of the question it answers, if it answers one. */
  play(order: Order | Told, answers: number | null = this.prompt?.id ?? null): Promise<AnswerMessage> {
    return this.#link.ask({ type: 'play', order, answers });
  }

  undo(seq: number): Promise<AnswerMessage> {
    return this.#link.ask({ type: 'undo', seq });
  }

  /** Ask what a draft would do; null when cut off meanwhile. */
  async probe(order: Order): Promise<AnswerMessage | null> {
    try {
      return await this.#link.ask({ type: 'probe', order });
    } catch (error) {
      if (error instanceof CutOff) return null;
      throw error;
    }
  }

  say(text: string): Promise<AnswerMessage> {
    return this.#link.ask({ type: 'chat', text });
  }

  /** Show the table how one feels. */
  emote(emote: Emote): Promise<AnswerMessage> {
    return this.#link.ask({ type: 'emote', emote });
  }

  /** Ask for a moment to build before somebody throws. */
  wait(): Promise<AnswerMessage> {
    return this.#link.ask({ type: 'wait' });
  }

  /** Say that what a step counted has been read here. */
  seen(seq: number): Promise<AnswerMessage> {
    return this.#link.ask({ type: 'seen', seq });
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'lobby':
        this.lobby = message.table;
        return;
      case 'you':
        this.you = message;
        return;
      case 'options':
        this.options = message.options;
        return;
      case 'clock':
        this.clock = message;
        return;
      case 'chances':
        this.chances = [...this.chances, message].slice(-CHANCES_KEPT);
        return;
      case 'whole':
        this.wholes += 1;
        this.isOutdated = message.protocol !== PROTOCOL;
        if (!this.#isShown(message)) {
          this.view = message.view;
          this.before = null;
        }
        this.#step(message);
        return;
      case 'update':
        this.#update(message);
        return;
      case 'said':
        if (message.number <= (this.chat.at(-1)?.number ?? 0)) return;
        this.chat = [...this.chat, message];
        this.bubbles.hear(message);
        return;
    }
  }

  /** Whether the view is the one that is shown: it was asked for again, and nothing has happened. */
  #isShown({ seq }: Extract<Message, { type: 'whole' }>): boolean {
    return this.view !== null && seq === this.seq;
  }

  #update(message: Extract<Message, { type: 'update' }>): void {
    if (!this.view || message.seq !== this.seq + 1) {
      this.#resync();
      return;
    }
    const before = this.view;
    const was = this.moment;
    this.before = message.undone ? before : null;
    this.view = patched(before as unknown as Document, message.patch as Document) as unknown as View;
    this.#step(message);
    this.hasGoneOn = true;
    for (const onlooker of this.#onlookers) onlooker(message.events, before, this.view, was);
  }

  /** Ask to be told everything again, once for all that is missed until the answer comes. */
  #resync(): void {
    if (this.#isResyncing) return;
    this.#isResyncing = true;
    const asked = this.#link.ask({ type: 'resync', since: this.#since });
    void asked.catch(() => undefined).finally(() => (this.#isResyncing = false));
  }

  /** The entry after which everything is to be told. */
  get #since(): number {
    return Math.max(0, this.seq - LOOK_BACK);
  }

  #logAfter(message: Extract<Message, { type: 'whole' | 'update' }>): Happening[] {
    // A server of another protocol may say less.
    if (message.type === 'whole') return caughtUp(this.log, message.events, message.steps ?? [], this.seq);
    const before = message.undone ? takenBack(this.log, message.undone) : this.log;
    return extended(
      before,
      message.events,
      message.events.map(() => message.seq),
    );
  }

  #step(message: Extract<Message, { type: 'whole' | 'update' }>): void {
    this.custody.witness.see(message.seq, message.head);
    void this.custody.witness.receive(message.receipt, message.type === 'whole');
    this.log = this.#logAfter(message);
    this.seq = message.seq;
    this.endsInLuck = message.type === 'update' && message.luck;
    this.told = message.told ?? null;
    this.prompt = message.prompt;
    this.options = message.type === 'whole' ? (message.options ?? {}) : renewed(this.options, message.options);
  }
}

/** Return the address of a table's socket; *name* is for those who look on without a seat. */
export function socketAddress(base: string, id: string, since: number, name = ''): string {
  const url = new URL(`/ws/tables/${id}`, base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('since', String(since));
  if (name) url.searchParams.set('name', name);
  return url.href;
}
