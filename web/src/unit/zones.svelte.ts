/** The Zone key: symbols pass by, one after the other, until it is pressed again. */

import { ZONE_SYMBOL } from '../ported/unit/parts';

/** Call work again and again; returns what ends it. */
export type Ticking = (milliseconds: number, work: () => void) => () => void;

const browserTicking: Ticking = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
};

export class ZoneWheel {
  /** The zone whose symbol is shown; null while none is being chosen. */
  shown: string | null = $state(null);
  #stop: (() => void) | null = null;

  /** The zones in the order in which they pass by. */
  constructor(
    private readonly zones: readonly string[],
    private readonly ticking: Ticking = browserTicking,
  ) {}

  /** Start the symbols, or stop them: then the zone that was shown is chosen. */
  press(): string | null {
    if (this.shown) {
      const chosen = this.shown;
      this.clear();
      return chosen;
    }
    this.shown = this.zones[0] ?? null;
    this.#stop = this.ticking(1000 * ZONE_SYMBOL, () => this.#next());
    return null;
  }

  /** Choose none. */
  clear(): void {
    this.#stop?.();
    this.#stop = null;
    this.shown = null;
  }

  #next(): void {
    const at = this.zones.indexOf(this.shown ?? '');
    this.shown = this.zones[(at + 1) % this.zones.length] ?? null;
  }
}
