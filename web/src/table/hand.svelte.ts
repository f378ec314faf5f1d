/** The hand of this device: which of its seats acts, what it may do, and what it is doing. */

import { type Clock, Giving } from '../core/giving.svelte';
import type { TableState } from '../core/table.svelte';
import { questionOf, type Do } from '../flows/ways';
import type { Asked, DiceOrder, DicePrompt, DiceView, Option } from '../wire/types';

/** Somebody else was faster: what is asked now says so by itself. */
const OVERTAKEN = new Set(['bid-too-low', 'no-longer-asked']);

export class Hand extends Giving<Do> {
  /** The number of the last step that this device did. */
  last: number | null = $state(null);
  #chosen: number | null = $state(null);
  /** The question beside which a seat was chosen that it does not ask. */
  #beside: number | null = $state(null);

  constructor(
    readonly table: TableState,
    private readonly seats: () => readonly number[],
    clock?: Clock,
  ) {
    super(clock);
  }

  /** The seats that this device plays for. */
  get mine(): readonly number[] {
    return this.seats();
  }

  get prompt(): Asked<DicePrompt> | null {
    return this.table.prompt as Asked<DicePrompt> | null;
  }

  get view(): DiceView {
    return this.table.view as DiceView;
  }

  /** The seat that acts: the chosen one, until another of this device is asked something new. */
  get seat(): number | null {
    const asked = this.mine.filter((seat) => this.prompt?.seats.includes(seat));
    const chosen = this.#chosen !== null && this.mine.includes(this.#chosen) ? this.#chosen : null;
    const isBeside = this.#beside !== null && this.#beside === this.prompt?.id;
    if (chosen !== null && (asked.includes(chosen) || !asked.length || isBeside)) return chosen;
    return asked[0] ?? this.mine[0] ?? null;
  }

  /** Whether a seat of this device is asked. */
  get isAsked(): boolean {
    return this.seat !== null && (this.prompt?.seats.includes(this.seat) ?? false);
  }

  /** Act for another seat of this device. */
  choose(seat: number): void {
    this.#chosen = seat;
    this.#beside = this.prompt && !this.prompt.seats.includes(seat) ? this.prompt.id : null;
    this.refusal = null;
  }

  /** Return what a seat of this device may do. */
  optionsOf(seat: number | null): Option[] {
    return (seat === null ? [] : (this.table.options[seat] ?? [])) as Option[];
  }

  /** Return what the acting seat is told about a kind of action. */
  option(order: Do, seat: number | null = this.seat): Option | undefined {
    return this.optionsOf(seat).find((option) => option.do === order);
  }

  /** Return the option if it can be used now. */
  open(order: Do, seat: number | null = this.seat): Option | undefined {
    const found = this.option(order, seat);
    return found?.open ? found : undefined;
  }

  /** Give an order, once; return whether it was done. */
  async give(action: DiceOrder): Promise<boolean> {
    if (!this.isReady || !this.prompt) return false;
    const answers = questionOf(action.do, this.prompt.ask, this.prompt.id);
    const answer = await this.send(this.table, action, answers);
    if (answer?.no && OVERTAKEN.has(answer.no.code)) this.refusal = null;
    if (answer?.ok) this.last = answer.seq;
    return answer?.ok ?? false;
  }
}
