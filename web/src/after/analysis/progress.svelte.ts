/** The progress of an analysis: asked for once, looked at now and then until it is there. */

import { ask, Refused } from '../../core/api';
import type { Analysis, No } from '../../wire/types';

/** A clock that can be stopped; tests have their own. */
export type Later = (milliseconds: number, work: () => void) => () => void;

const EVERY = 1500;
const NONE: Analysis = { stage: 'none', share: 0, ahead: 0, code: '', report: null };

const browserLater: Later = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

export class AnalysisProgress {
  now: Analysis = $state.raw(NONE);
  /** Why the server said no. */
  no: No | null = $state.raw(null);
  isUnreachable = $state(false);
  /** Whether it is known how things stand. */
  isKnown = $state(false);

  readonly #path: string;
  #stop: (() => void) | null = null;
  #isClosed = false;

  constructor(
    table: string,
    private readonly later: Later = browserLater,
    private readonly asking: typeof ask = ask,
  ) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/analysis`;
  }

  /** Look how far it is; what is under way is looked at again until it is there. */
  async look(): Promise<void> {
    await this.#hear(() => this.asking<Analysis>(this.#path));
  }

  /** Have it made. */
  async begin(): Promise<void> {
    this.no = null;
    await this.#hear(() => this.asking<Analysis>(this.#path, 'POST', {}));
    if (this.now.stage === 'done' && !this.now.report) await this.look();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop?.();
  }

  async #hear(asking: () => Promise<Analysis>): Promise<void> {
    this.#stop?.();
    try {
      this.now = await asking();
      this.isUnreachable = false;
      this.no = this.now.stage === 'failed' ? { code: this.now.code, clauses: [], facts: {} } : null;
    } catch (error) {
      if (error instanceof Refused) this.no = error.no;
      else this.isUnreachable = true;
    }
    this.isKnown = true;
    const isUnderWay = this.now.stage === 'waiting' || this.now.stage === 'running';
    if (!this.#isClosed && !this.no && isUnderWay) this.#stop = this.later(EVERY, () => void this.look());
  }
}
