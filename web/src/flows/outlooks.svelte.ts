/** Outlooks: what would follow of an order that is only thought of, as the server says. */

import type { Order, AnswerMessage, Outlook } from '../wire/types';

export class Outlooks {
  /** What would follow, or why not; null while the server is being asked. */
  now: Outlook | null = $state.raw(null);
  #revision = 0;

  constructor(private readonly probe: (order: Order) => Promise<AnswerMessage | null>) {}

  /** Ask about an order; the answer to an earlier one no longer counts. */
  async ask(order: Order | null): Promise<void> {
    const revision = ++this.#revision;
    this.now = null;
    if (!order) return;
    const answer = await this.probe(order);
    if (revision === this.#revision) this.now = answer?.outlook ?? null;
  }
}
