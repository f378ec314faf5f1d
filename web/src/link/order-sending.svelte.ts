/** Sending orders: one at a time, none before the question has settled, each with its answer. */

import type { Order, AnswerMessage, No, Told } from '../wire/types';
import { CutOff } from './link';
import type { TableState } from './table.svelte';

/** A new question ignores presses for so long, lest a press meant for the last one answers it. */
export const SETTLING = 300;
/** A press that takes longer shows that it waits. */
export const PATIENCE = 150;

export interface Clock {
  now(): number;
  later(milliseconds: number, work: () => void): void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  later: (milliseconds, work) => void setTimeout(work, milliseconds),
};

export class Giving<Do extends Order['do'] | Told['do']> {
  /** The order that has been sent and not been answered yet. */
  waiting: Do | null = $state(null);
  /** Whether that takes long enough to be shown. */
  isSlow = $state(false);
  /** What the server said no to, until something else is done. */
  refusal: No | null = $state.raw(null);
  /** Whether the question that is open has been there long enough to be answered. */
  isSettled = $state(false);
  #question = -1;
  #since = 0;

  constructor(private readonly clock: Clock = browserClock) {}

  /** Take note of the question that is open now. */
  note(question: number): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#since = this.clock.now();
    this.refusal = null;
    this.isSettled = false;
    this.changed();
    this.clock.later(SETTLING, () => (this.isSettled ||= question === this.#question));
  }

  /** Whether presses count already, and nothing is on its way. */
  get isReady(): boolean {
    return this.isCalm || (this.waiting === null && this.isForeseen(this.#since));
  }

  /** Whether nothing is on its way, and what is seen has been there for a while: no press was meant for another. */
  get isCalm(): boolean {
    return this.waiting === null && this.clock.now() - this.#since >= SETTLING;
  }

  /** Another question is open. */
  protected changed(): void {}

  /** Whether the question, there since a moment, was expected and has been answered on purpose. */
  protected isForeseen(_since: number): boolean {
    return false;
  }

  /** Send an order and return its answer; null if the line was cut before it came. */
  protected async send(
    table: TableState,
    order: (Order | Told) & { do: Do },
    answers: number | null,
  ): Promise<AnswerMessage | null> {
    this.#begin(order.do);
    try {
      const answer = await table.play(order, answers);
      this.refusal = answer.no;
      return answer;
    } catch (error) {
      if (error instanceof CutOff) return null;
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
