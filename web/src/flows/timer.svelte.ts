/** A clock of the server, counted down on the screen; it decides nothing. */

export interface Ticking {
  now(): number;
  every(milliseconds: number, work: () => void): () => void;
}

export const browserTicking: Ticking = {
  now: () => performance.now(),
  every: (milliseconds, work) => {
    const id = setInterval(work, milliseconds);
    return () => clearInterval(id);
  },
};

const TICK = 250;

export class Timer {
  /** Milliseconds left, or null when no clock runs. */
  left: number | null = $state(null);
  #end = 0;
  #stop: (() => void) | null = null;

  constructor(private readonly ticking: Ticking = browserTicking) {}

  /** The server says how many seconds are left. */
  run(seconds: number): void {
    this.#end = this.ticking.now() + seconds * 1000;
    this.#stop ??= this.ticking.every(TICK, () => this.#look());
    this.#look();
  }

  /** The clock is over, or out of sight. */
  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.left = null;
  }

  #look(): void {
    this.left = Math.max(0, this.#end - this.ticking.now());
  }
}
