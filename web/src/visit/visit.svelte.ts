/** A visit to a table: find it, stay connected to it, and say what is the matter if not. */

import { untrack } from 'svelte';
import { Refused } from '../core/api';
import { takeKnown } from '../core/known-table';
import { browser } from '../link/link';
import { TableState } from '../link/table.svelte';
import { lookAt, takeSeatOver } from '../core/tables';
import { Custody } from '../fair/custody.svelte';
import type { MyTable } from '../wire/types';
import { stageOf } from './pages';

/** What can keep somebody from a table; each has a screen and a way on. */
export type Trouble = 'unknown' | 'unreachable' | 'crowded' | 'outdated' | 'move-over' | 'seat-lost' | null;

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 10_000;

export class Visit {
  table: TableState | null = $state.raw(null);
  #found: MyTable | null = $state.raw(null);
  #trouble: Trouble = $state(null);
  /** This device has a seat here, as far as is known. */
  #isSeated = false;
  #isOver = false;
  #attempt = 0;
  #stop: (() => void) | null = null;
  #token: string | null;
  readonly #custody: Custody;

  /** *token* brings a seat from another device. */
  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.#token = token;
    this.#custody = new Custody(id);
  }

  /** The table as this device knows it now. */
  get my(): MyTable | null {
    const found = this.#found;
    if (!found) return null;
    return { table: this.table?.lobby ?? found.table, you: this.table?.you ?? found.you };
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

  /** Take note of what the table says: that there is nothing here, or that one's seat is gone. */
  notice(): void {
    if (this.table?.link === 'gone') void this.#lookAgain();
    else if (this.my) this.#noticeTable(this.my);
  }

  #noticeTable(my: MyTable): void {
    this.#noticeSeats(my);
    if (this.table?.link === 'online') untrack(() => this.#custody.heed(my));
    else this.#custody.cutOff();
  }

  /** Something that the table needs could not be loaded. */
  fail(): void {
    this.#trouble = 'unreachable';
  }

  /** Try again, after whatever was the matter; who has lost a seat looks on where they are. */
  retry(): void {
    const isHere = this.#trouble === 'seat-lost' && this.table?.link === 'online';
    this.#trouble = null;
    if (isHere) return;
    this.table?.close();
    this.table = null;
    void this.#enter();
  }

  async #enter(): Promise<void> {
    try {
      const my = this.#token ? await this.#moved(this.#token) : (takeKnown(this.id) ?? (await lookAt(this.id)));
      if (this.#isOver) return;
      this.#attempt = 0;
      this.#trouble = null;
      this.#connect(my);
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
      if (my.you.seats.length === 0) throw error;
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
      this.#noticeSeats(my);
      if (!this.#trouble) this.#later(() => this.#connect(my));
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Say so where the last seat has gone elsewhere; before the start there are others to take. */
  #noticeSeats({ table, you }: MyTable): void {
    const wasSeated = this.#isSeated;
    this.#isSeated = you.seats.length > 0;
    if (wasSeated && !this.#isSeated && stageOf(table.status) !== 'open') this.#trouble = 'seat-lost';
  }

  #connect(my: MyTable): void {
    this.#found = my;
    this.table?.close();
    this.table = new TableState(this.id, browser(), location.origin, this.#custody);
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
