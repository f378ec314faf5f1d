/** Bubbles: what somebody has just said stands at their card for some seconds. */

import type { Emote } from '../wire/emotes';
import type { SaidMessage } from '../wire/types';

export interface Bubble {
  number: number;
  seat: number;
  text: string;
  emote: Emote | null;
}

/** What is longer is cut: all of it is in the chat. */
export const LONGEST = 90;
/** How long an emote stands, and words beside the time that each letter takes to read, in milliseconds. */
export const SEEN = 4000;
const LETTER = 45;

export type Later = (milliseconds: number, work: () => void) => unknown;

export class Bubbles {
  /** The newest of each seat. */
  shown: readonly Bubble[] = $state.raw([]);
  #heard = 0;

  constructor(private readonly later: Later = (time, work) => setTimeout(work, time)) {}

  /** Return what a seat says now. */
  of(seat: number): Bubble | undefined {
    return this.shown.find((bubble) => bubble.seat === seat);
  }

  /** What was said last of all, while it stands: what was said before it is no news again once it goes. */
  get newest(): Bubble | undefined {
    return this.shown.find(({ number }) => number === this.#heard);
  }

  /** Show what somebody says, unless it was said before one came. */
  hear({ number, seat, text, emote, earlier }: SaidMessage): void {
    if (earlier) return;
    this.#heard = Math.max(this.#heard, number);
    const bubble = { number, seat, text: shortened(text), emote };
    this.shown = [...this.#others(seat), bubble];
    this.later(SEEN + LETTER * bubble.text.length, () => {
      this.shown = this.shown.filter((one) => one.number !== number);
    });
  }

  /** Let a bubble go before its time. */
  dismiss(seat: number): void {
    this.shown = this.#others(seat);
  }

  #others(seat: number): Bubble[] {
    return this.shown.filter((one) => one.seat !== seat);
  }
}

/** Return a text as far as a bubble has room for it, whole characters only. */
export function shortened(text: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : text;
}
