/** The Zone key: symbols pass by, one after the other, until it is pressed again. */

export const ZONES = ['pedestrian', 'bicycle', 'car', 'space'] as const;
export type ZoneId = (typeof ZONES)[number];

const SYMBOL = 1000;

/** Call work again and again; returns what ends it. */
export type Ticking = (milliseconds: number, work: () => void) => () => void;

const browserTicking: Ticking = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
};

export class ZoneWheel {
  /** The zone whose symbol is shown; null while none is being chosen. */
  shown: ZoneId | null = $state(null);
  #stop: (() => void) | null = null;

  constructor(private readonly ticking: Ticking = browserTicking) {}

  /** Start the symbols, or stop them: then the zone that was shown is chosen. */
  press(): ZoneId | null {
    if (this.shown) {
      const chosen = this.shown;
      this.clear();
      return chosen;
    }
    this.shown = ZONES[0];
    this.#stop = this.ticking(SYMBOL, () => this.#next());
    return null;
  }

  /** Choose none. */
  clear(): void {
    this.#stop?.();
    this.#stop = null;
    this.shown = null;
  }

  #next(): void {
    const at = ZONES.indexOf(this.shown ?? 'space');
    this.shown = ZONES[(at + 1) % ZONES.length] as ZoneId;
  }
}
