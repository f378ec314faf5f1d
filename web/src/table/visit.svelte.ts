/** A visit to a table: find it, sit where this device sits, and say what is the matter if not. */

import { untrack } from 'svelte';
import { Refused } from '../core/api';
import { TableState } from '../core/table.svelte';
import { lookAt, takeSeatOver } from '../core/tables';
import type { MyTable } from '../wire/types';

/** What can keep somebody from a table; each has a screen and a way on. */
export type Trouble = 'unknown' | 'unreachable' | 'crowded' | 'outdated' | 'move-over' | 'seat-lost' | null;

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 10_000;

export class Visit {
  table: TableState | null = $state.raw(null);
  #found: MyTable | null = $state.raw(null);
  #trouble: Trouble = $state(null);
  #seat: number | null = null;
  #isOver = false;
  #attempt = 0;
  #stop: (() => void) | null = null;
  #token: string | null;

  /** *token* brings a seat from another device. */
  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.#token = token;
  }

  /** The table as this device knows it now. */
  get my(): MyTable | null {
    const found = this.#found;
    if (!found) return null;
    const you = this.table?.you;
    return {
      table: this.table?.lobby ?? found.table,
      mine: you?.seats ?? found.mine,
      host: you?.host ?? found.host,
    };
  }

  get trouble(): Trouble {
    if (this.table?.isOutdated) return 'outdated';
    if (this.table?.link === 'crowded') return 'crowded';
    return this.#trouble;
  }

  /** Go to the table. */
  begin(): void {
    void this.#enter();
    this.#stop = $effect.root(() => {
      $effect(() => this.notice());
    });
    addEventListener('online', this.#hurry);
    addEventListener('visibilitychange', this.#wake);
  }

  /** Leave for good. */
  end(): void {
    this.#isOver = true;
    this.#stop?.();
    this.table?.close();
    removeEventListener('online', this.#hurry);
    removeEventListener('visibilitychange', this.#wake);
  }

  /** Take note of what the table says: that there is nothing here, or that one sits elsewhere. */
  notice(): void {
    if (this.table?.link === 'gone') void this.#lookAgain();
    else this.#followSeats();
  }

  /** Something that the table needs could not be loaded. */
  fail(): void {
    this.#trouble = 'unreachable';
  }

  /** Try again, after whatever was the matter. */
  retry(): void {
    this.#trouble = null;
    this.table?.close();
    this.table = null;
    this.#seat = null;
    void this.#enter();
  }

  /** Take a new answer about the table, for example after sitting down. */
  take(my: MyTable): void {
    this.#found = my;
    const [first] = my.mine;
    if (!this.table || this.table.link === 'gone' || this.#seat !== (first ?? null)) this.#connect(first ?? null);
  }

  async #enter(): Promise<void> {
    try {
      const my = this.#token ? await this.#moved(this.#token) : await lookAt(this.id);
      if (this.#isOver) return;
      this.#attempt = 0;
      this.#trouble = null;
      this.take(my);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Bring one's seat to this device; a link that has served once still shows the table. */
  async #moved(token: string): Promise<MyTable> {
    try {
      const my = await takeSeatOver(this.id, token);
      this.#token = null;
      history.replaceState(null, '', `/t/${this.id}`);
      return my;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#token = null;
      const my = await lookAt(this.id);
      if (my.mine.length === 0) throw error;
      return my;
    }
  }

  #failed(error: unknown): void {
    if (this.#isOver) return;
    if (error instanceof Refused) {
      this.#trouble = troubleOf(error);
      return;
    }
    this.#trouble = 'unreachable';
    this.#later(() => this.#trouble === 'unreachable' && void this.#enter());
  }

  /** Do something after a pause, longer each time until the table has been entered again. */
  #later(work: () => void): void {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempt++);
    setTimeout(() => !this.#isOver && work(), pause);
  }

  /** The socket was told that there is nothing for it here: find out what there is instead. */
  async #lookAgain(): Promise<void> {
    try {
      const my = await lookAt(this.id);
      const isLost = this.#seat !== null && !my.mine.includes(this.#seat);
      if (!isLost) this.#later(() => this.#connect(my.mine[0] ?? null));
      else if (my.table.status === 'open' || my.mine.length > 0) this.take(my);
      else this.#trouble = 'seat-lost';
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Sit where the server says that this device sits, or look on. */
  #followSeats(): void {
    const you = this.table?.you;
    if (!you) return;
    const [first] = you.seats;
    if (this.#seat !== null && !you.seats.includes(this.#seat)) {
      if (first !== undefined || this.table?.lobby?.status === 'open') this.#connect(first ?? null);
      else this.#trouble = 'seat-lost';
    } else if (this.#seat === null && first !== undefined) this.#connect(first);
  }

  #connect(seat: number | null): void {
    this.#found = untrack(() => this.my);
    this.table?.close();
    this.#seat = seat;
    this.table = new TableState(this.id, seat);
    this.table.open();
  }

  #hurry = (): void => this.table?.hurry();

  /** A device that slept may hold a line on which nobody is any more. */
  #wake = (): void => {
    if (!document.hidden) this.table?.hurry();
  };
}

function troubleOf(error: Refused): Trouble {
  if (error.no.code === 'move-over') return 'move-over';
  if (error.no.code === 'server-full') return 'crowded';
  return 'unknown';
}
