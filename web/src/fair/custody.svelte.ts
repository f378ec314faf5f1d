/** Custody: the shares of a device at a table, opened and sealed anew without a press, and what it has witnessed there. */

import { Refused } from '../core/api';
import { beReady, openShare } from '../core/tables';
import type { MyTable, TableView } from '../wire/types';
import {
  doubtsIn,
  isBlamed,
  leaveShares,
  mustSealAgain,
  noteOpened,
  sealShare,
  shareFor,
  type SeatDoubt,
} from './shares';
import { Witness } from './witness.svelte';

const RETRY = 700;

export class Custody {
  /** What is wrong for seats of this device; before the game it is said until they are ready again. */
  doubts: SeatDoubt[] = $state.raw([]);
  readonly witness: Witness;
  /** What is being sent, or was, so that it is sent once. */
  readonly #sent = new Set<string>();
  /** The seats of this device that were ready and there when the table was last open, on the same line. */
  #here: number[] = [];
  #newest: MyTable | null = null;
  /** What was known of the table when the line was cut. */
  #stale: TableView | null = null;

  constructor(table: string) {
    this.witness = new Witness(table);
  }

  /** Seal a fresh share for a seat, and say that it is ready. */
  seal(table: TableView, seat: number): Promise<MyTable> {
    this.doubts = this.doubts.filter((one) => one.seat !== seat);
    const seal = sealShare(table, seat);
    return beReady(table.id, seat, { share_commitment: seal, round: table.round });
  }

  /** Do what the table asks for now, without a press. */
  heed(my: MyTable): void {
    this.#newest = my;
    this.witness.hearOf(my, this.#here);
    if (my.table.status === 'open') this.#lookRound(my);
    if (my.table.status === 'open') this.#sealAgain(my);
    else if (my.table.status === 'starting') this.#open(my);
    else this.#change(doubtsIn(my));
  }

  /** The line is cut: until the table is heard of again, nobody knows whether this device is there. */
  cutOff(): void {
    this.#here = [];
    this.#stale = this.#newest?.table ?? null;
  }

  #lookRound({ table, you }: MyTable): void {
    if (table === this.#stale) return;
    this.#here = you.seats.filter((seat) => table.seats[seat]?.ready && table.seats[seat].present);
  }

  #sealAgain({ table, you }: MyTable): void {
    if (you.seats.length === 0) leaveShares(table.id);
    this.#defend(table, you.seats);
    for (const seat of you.seats) {
      // After a start that was not as promised only a person says again that all is well.
      if (this.doubts.some((one) => one.seat === seat)) continue;
      if (mustSealAgain(table, seat)) void this.#once(`${table.round} ${seat}`, () => this.seal(table, seat));
    }
  }

  /** A seat whose share was sent is not to blame for a start that came to nothing. */
  #defend(table: TableView, mine: number[]): void {
    for (const seat of mine) {
      const isDoubted = this.doubts.some((one) => one.seat === seat);
      if (!isDoubted && isBlamed(table, seat)) this.doubts = [...this.doubts, { seat, doubt: 'blamed' }];
    }
  }

  #open({ table, you }: MyTable): void {
    const doubts: SeatDoubt[] = [];
    for (const seat of you.seats) {
      const found = shareFor(table, seat);
      if (typeof found === 'string') {
        doubts.push({ seat, doubt: found });
      } else if (table.seats[seat]?.share !== 'opened') {
        noteOpened(table, seat, found.seal);
        void this.#once(`${found.seal} open`, () => openShare(table.id, seat, { share: found.share }));
      }
    }
    this.#change(doubts);
  }

  #change(doubts: SeatDoubt[]): void {
    if (JSON.stringify(doubts) !== JSON.stringify(this.doubts)) this.doubts = doubts;
  }

  /** Send something once; what did not reach the server is sent again as long as it is wanted. */
  async #once(what: string, send: () => Promise<MyTable>): Promise<void> {
    if (this.#sent.has(what)) return;
    this.#sent.add(what);
    try {
      await send();
    } catch (error) {
      if (error instanceof Refused) return;
      setTimeout(() => {
        this.#sent.delete(what);
        if (this.#newest) this.heed(this.#newest);
      }, RETRY);
    }
  }
}
