/** Standby: after a while without use the unit is dark, and the key that wakes it does nothing else (RE-067). */

import { STANDBY_AFTER } from '../ported/unit/parts';

/** Do something later; returns what calls it off. */
export type Later = (milliseconds: number, work: () => void) => () => void;

const browserLater: Later = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

export class Standby {
  isAsleep = $state(false);
  #cancel: (() => void) | null = null;

  constructor(private readonly later: Later = browserLater) {}

  /** The unit is used; *lasts*: it is for as long as nothing else is said. */
  use(lasts = false): void {
    this.isAsleep = false;
    this.end();
    if (!lasts) this.#cancel = this.later(1000 * STANDBY_AFTER, () => (this.isAsleep = true));
  }

  /** Wake up by a key; tell whether that is all that it did. */
  wake(): boolean {
    const wasAsleep = this.isAsleep;
    this.use();
    return wasAsleep;
  }

  /** Sleep no more. */
  end(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
