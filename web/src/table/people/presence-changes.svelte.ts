/** Changes of presence: who is no longer there and who is back, said as it happens. */

import type { SeatView } from '../../wire/types';

export interface PresenceChange {
  number: number;
  seat: number;
  what: 'away' | 'back';
}

/** How long it is said. */
export const SAID = 6000;
/** Somebody who loads the page again is not away. */
export const RELOAD = 1500;

export type Later = (milliseconds: number, work: () => void) => unknown;

export class PresenceChanges {
  said: PresenceChange[] = $state.raw([]);
  /** Who is there, and of whom it was said that they are not. */
  readonly #here = new Map<number, boolean>();
  readonly #away = new Set<number>();
  #number = 0;

  constructor(private readonly later: Later = (time, work) => setTimeout(work, time)) {}

  /** Take note of who sits there now; only people come and go. */
  see(seats: readonly SeatView[]): void {
    for (const { seat, present, level } of seats) {
      const was = this.#here.get(seat);
      this.#here.set(seat, present);
      if (level || was === undefined || was === present) continue;
      if (present) this.#back(seat);
      else this.later(RELOAD, () => this.#gone(seat));
    }
  }

  #gone(seat: number): void {
    if (this.#here.get(seat) || this.#away.has(seat)) return;
    this.#away.add(seat);
    this.#say(seat, 'away');
  }

  #back(seat: number): void {
    if (this.#away.delete(seat)) this.#say(seat, 'back');
  }

  #say(seat: number, what: PresenceChange['what']): void {
    const number = ++this.#number;
    this.said = [...this.said.filter((one) => one.seat !== seat), { number, seat, what }];
    this.later(SAID, () => (this.said = this.said.filter((one) => one.number !== number)));
  }
}
