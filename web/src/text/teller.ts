/** Telling a game of any edition in one language, as its players read it. */

import type { DiceEvent, DicePrompt, GameEvent, No, Prompt, SlidingEvent, SlidingPrompt } from '../wire/types';
import { DiceTeller } from './dice-teller';
import { orderKey } from './keys';
import { SlidingTeller } from './sliding-teller';
import type { Words } from './words';

export class Teller {
  readonly #dice: DiceTeller | null = null;
  readonly #sliding: SlidingTeller | null = null;

  constructor(
    readonly words: Words,
    readonly names: string[],
  ) {
    const edition = words.edition;
    if (edition.kind === 'dice') this.#dice = new DiceTeller(words, edition, names);
    else this.#sliding = new SlidingTeller(words, edition, names);
  }

  /** Return what happened, as everybody reads it or as one seat is told it; *before* may be its reason. */
  event(event: GameEvent, reader: number | null = null, before?: GameEvent): string {
    if (this.#dice) return this.#dice.event(event as DiceEvent, reader, before as DiceEvent | undefined);
    return this.#sliding?.event(event as SlidingEvent) ?? '';
  }

  /** Return what is to be decided, to a seat that may answer, else as the others see it. */
  prompt(prompt: Prompt, seat: number | null): string {
    if (this.#dice) return this.#dice.prompt(prompt as DicePrompt, seat);
    return this.#sliding?.prompt(prompt as SlidingPrompt) ?? '';
  }

  /** Return why not, to whoever tried; the clauses are shown beside it. */
  refusal(no: No): string {
    return (this.#dice ?? this.#sliding)?.refusal(no) ?? '';
  }

  /** Return the label of the button for an order, by its name. */
  order(name: string): string {
    return this.words.text(orderKey(name));
  }

  /** Return in one sentence what an order does. */
  hint(name: string): string {
    return this.words.text(`${orderKey(name)}.hint`);
  }
}
