/** The hand of this device: which of its seats acts, what it may do, and what it is doing. */

import type { TableState } from '../core/table.svelte';
import { CutOff } from '../core/link';
import { questionOf, type Do } from '../flows/ways';
import type { Asked, DiceOrder, DicePrompt, DiceView, No, Option } from '../wire/types';

/** A new question ignores presses for so long, lest a press meant for the last one answers it. */
export const SETTLING = 300;
/** A press that takes longer shows that it waits. */
export const PATIENCE = 150;

/** Somebody else was faster: what is asked now says so by itself. */
const OVERTAKEN = new Set(['bid-too-low', 'no-longer-asked']);

export interface Clock {
  now(): number;
  later(milliseconds: number, work: () => void): void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  later: (milliseconds, work) => void setTimeout(work, milliseconds),
};

export class Hand {
  /** The order that has been sent and not been answered yet. */
  waiting: Do | null = $state(null);
  /** Whether that takes long enough to be shown. */
  isSlow = $state(false);
  /** What the server said no to, until something else is done. */
  refusal: No | null = $state.raw(null);
  /** Whether the question that is open has been there long enough to be answered. */
  isSettled = $state(false);
  /** The number of the last step that this device did. */
  last: number | null = $state(null);
  #chosen: number | null = $state(null);
  #question = -1;
  #since = 0;

  constructor(
    readonly table: TableState,
    private readonly seats: () => readonly number[],
    private readonly clock: Clock = browserClock,
  ) {}

  /** The seats that this device plays for. */
  get mine(): readonly number[] {
    return this.seats();
  }

  get prompt(): Asked<DicePrompt> | null {
    return this.table.prompt as Asked<DicePrompt> | null;
  }

  get view(): DiceView {
    return this.table.view as DiceView;
  }

  /** The seat that acts: the chosen one unless another of this device is asked. */
  get seat(): number | null {
    const asked = this.mine.filter((seat) => this.prompt?.seats.includes(seat));
    if (this.#chosen !== null && (asked.includes(this.#chosen) || !asked.length)) return this.#chosen;
    return asked[0] ?? this.#chosen ?? this.table.seat ?? this.mine[0] ?? null;
  }

  /** Whether a seat of this device is asked. */
  get isAsked(): boolean {
    return this.seat !== null && (this.prompt?.seats.includes(this.seat) ?? false);
  }

  /** Act for another seat of this device. */
  choose(seat: number): void {
    this.#chosen = seat;
    this.refusal = null;
  }

  /** Return what a seat of this device may do. */
  optionsOf(seat: number | null): Option[] {
    if (seat === null) return [];
    const found = seat === this.table.seat ? this.table.offers : this.table.others[seat];
    return (found ?? []) as Option[];
  }

  /** Return what the acting seat is told about a kind of action. */
  option(order: Do, seat: number | null = this.seat): Option | undefined {
    return this.optionsOf(seat).find((option) => option.do === order);
  }

  /** Return the option if it can be used now. */
  open(order: Do, seat: number | null = this.seat): Option | undefined {
    const found = this.option(order, seat);
    return found?.open ? found : undefined;
  }

  /** Take note of the question that is open now. */
  note(question: number): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#since = this.clock.now();
    this.refusal = null;
    this.isSettled = false;
    this.clock.later(SETTLING, () => (this.isSettled ||= question === this.#question));
  }

  /** Whether presses count already, and nothing is on its way. */
  get isReady(): boolean {
    return this.waiting === null && this.clock.now() - this.#since >= SETTLING;
  }

  /** Give an order, once; return whether it was done. */
  async give(action: DiceOrder): Promise<boolean> {
    if (!this.isReady || !this.prompt) return false;
    this.#begin(action.do);
    try {
      const answers = questionOf(action.do, this.prompt.ask, this.prompt.id);
      const answer = await this.table.play(action, answers);
      this.refusal = answer.no && OVERTAKEN.has(answer.no.code) ? null : answer.no;
      if (answer.ok) this.last = answer.seq;
      return answer.ok;
    } catch (error) {
      if (error instanceof CutOff) return false;
      throw error;
    } finally {
      this.waiting = null;
      this.isSlow = false;
    }
  }

  #begin(order: Do): void {
    this.waiting = order;
    this.refusal = null;
    this.clock.later(PATIENCE, () => (this.isSlow = this.waiting !== null));
  }
}
