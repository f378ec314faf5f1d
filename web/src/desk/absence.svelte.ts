/** An absence: what somebody has not seen, from leaving to coming back; it is summed up, not shown again. */

export interface Stretch {
  /** The last step that was seen. */
  after: number;
  /** The last one that was not. */
  until: number;
  /** Whether somebody was away, or the table too fast to be shown. */
  why: 'away' | 'fast';
}

export class Absence {
  /** What was missed, until it has been read. */
  missed: Stretch | null = $state.raw(null);
  #left: number | null = null;

  /** Somebody stops looking after a step. */
  leave(seq: number): void {
    this.#left ??= seq;
  }

  /** Somebody looks again, at a step; what was missed before and not read stays. */
  come(seq: number, why: Stretch['why'] = 'away'): void {
    const left = this.#left;
    this.#left = null;
    if (left === null || seq <= left) return;
    this.missed = { after: this.missed?.after ?? left, until: seq, why };
  }

  /** Tell whether a step is among what was missed, and is summed up. */
  holds(seq: number): boolean {
    return this.missed !== null && seq > this.missed.after && seq <= this.missed.until;
  }

  /** It has been read. */
  forget(): void {
    this.missed = null;
  }
}
