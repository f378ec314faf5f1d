/** A witness of a table: which heads its log had and what the server signed, to hold it to that afterwards. */

import type { MyTable, Receipt } from '../wire/types';
import { digest } from './formulas';
import { knownServerKey, recall, remember, rememberServerKey, type Contradiction, type SeenHead } from './memory';
import { isSigned } from './receipts';
import { noteRound } from './rounds';
import { readStart } from './shares';

const MOST_HEADS = 256;
const PAUSE = 1000;

export class Witness {
  /** What was told twice, and differently. */
  contradictions: Contradiction[] = $state.raw([]);
  #heads: Map<number, string>;
  #receipt: Receipt | null;
  #early: Receipt | null = null;
  /** The key of the first receipt at this table. */
  #key: string;
  /** Something was told without its head or receipt. */
  #hasMissed = false;
  #isSealed = false;
  #isWaiting = false;

  constructor(
    readonly table: string,
    private readonly later: (milliseconds: number, work: () => void) => void = (wait, work) => setTimeout(work, wait),
    private readonly isGood: (receipt: Receipt) => Promise<boolean> = isSigned,
  ) {
    const known = recall(table);
    this.contradictions = known.contradictions;
    this.#heads = new Map(known.heads);
    this.#receipt = known.receipt;
    this.#key = known.receipt?.public_key ?? '';
  }

  /** Note what a table tells of its round, its start and who signed it; *here* are the seats that were there. */
  hearOf(my: MyTable, here: number[]): void {
    for (const one of noteRound(my, here)) this.#object(one);
    this.#isSealed ||= readStart(my.table.start) !== null;
    this.#judgeSilence();
    const { receipt, start } = my.table;
    if (receipt && receipt.signature !== this.#early?.signature) void this.#receiveEarly(receipt, start);
  }

  /** Note the head of the log after a step. */
  see(seq: number, head: string | undefined): void {
    if (!head) {
      this.#miss();
      return;
    }
    const known = this.#heads.get(seq);
    if (known === head) return;
    if (known !== undefined) {
      this.#object('head');
      return;
    }
    this.#heads = new Map(thinned([...this.#heads, [seq, head]], MOST_HEADS));
    this.#keepLater();
  }

  /** Keep a receipt that is signed; the newest counts. *isDue*: there must be one. */
  async receive(receipt: Receipt | null | undefined, isDue = false): Promise<void> {
    if (!receipt && isDue) this.#miss();
    if (!receipt || receipt.game !== this.table) return;
    this.see(receipt.seq, receipt.head);
    if (!this.#isOtherKey(receipt.public_key) && (await this.#isWorthKeeping(receipt))) this.#receipt = receipt;
    this.keep();
  }

  /** Keep what the server signed of a start event before shares are opened. */
  async #receiveEarly(receipt: Receipt, start: string): Promise<void> {
    this.#early = receipt;
    const isOfThis = receipt.game === this.table && receipt.start === digest(start);
    if (this.#isOtherKey(receipt.public_key)) return;
    if (!isOfThis || (await this.#isForged(receipt))) this.#object('signature');
    else remember(this.table, (memory) => (memory.early = receipt));
  }

  /** A receipt that is not signed never takes the place of another; one that cannot be checked only of none. */
  async #isWorthKeeping(receipt: Receipt): Promise<boolean> {
    const isForged = await this.#isForged(receipt);
    if (isForged) this.#object('signature');
    const known = this.#receipt;
    return isForged === false ? !known || receipt.seq >= known.seq : isForged === null && !known;
  }

  /** Tell whether a receipt is not signed; null where what checks it could not be loaded. */
  async #isForged(receipt: Receipt): Promise<boolean | null> {
    try {
      return !(await this.isGood(receipt));
    } catch {
      return null;
    }
  }

  #miss(): void {
    this.#hasMissed = true;
    this.#judgeSilence();
  }

  /** Only games without sealed shares have neither heads nor receipts. */
  #judgeSilence(): void {
    if (this.#isSealed && this.#hasMissed) this.#object('silent');
  }

  /** Write down what was seen. */
  keep(): void {
    remember(this.table, (memory) => {
      // Another page of this device may have seen more.
      const known = new Map(memory.heads);
      if ([...this.#heads].some(([seq, head]) => (known.get(seq) ?? head) !== head)) this.#object('head');
      memory.heads = thinned([...new Map([...this.#heads, ...known])], MOST_HEADS);
      memory.contradictions = [...new Set([...memory.contradictions, ...this.contradictions])];
      if (this.#receipt && this.#receipt.seq >= (memory.receipt?.seq ?? 0)) memory.receipt = this.#receipt;
    });
  }

  /** One table has one key; where a server has another than at its last table, that is said once. */
  #isOtherKey(key: string): boolean {
    if (this.#key) {
      if (this.#key !== key) this.#object('key');
      return this.#key !== key;
    }
    this.#key = key;
    const known = knownServerKey();
    if (known !== key) rememberServerKey(key);
    if (known && known !== key) this.#object('key');
    return false;
  }

  #object(contradiction: Contradiction): void {
    if (this.contradictions.includes(contradiction)) return;
    this.contradictions = [...this.contradictions, contradiction];
    this.#keepLater();
  }

  #keepLater(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.later(PAUSE, () => {
      this.#isWaiting = false;
      this.keep();
    });
  }
}

/** Return heads in order, at most so many: of the older ones every other is left out, the ends stay. */
export function thinned(heads: SeenHead[], most: number): SeenHead[] {
  const sorted = heads.toSorted(([one], [other]) => one - other);
  if (sorted.length <= most) return sorted;
  const newer = Math.floor(most / 2);
  const older = sorted.slice(0, -newer);
  return [...older.filter((_, at) => at % 2 === 0), ...sorted.slice(-newer)];
}
