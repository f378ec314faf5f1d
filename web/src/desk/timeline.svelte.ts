/**
 * The timeline of a table: everything its screen says comes with what it shows, in the order of the table.
 *
 * At rest it is the truth. While steps are being shown, the question, its answers and the number of the step
 * are those of the last step that has been shown, and the log ends with the last event that has been seen.
 * Orders go to the true table: none can be given before its question is there.
 *
 * A question with a clock does not wait: what was to be shown before it is dropped, and its own step takes at
 * most `HASTE`. A bid has no picture, so it is there at once, and so is a refusal, which changes nothing.
 */

import type { Shown } from '../board/motion/shown.svelte';
import { notTakenBack } from '../link/happenings';
import type { BySeat } from '../link/options';
import type { Happening, Moment, TableState } from '../link/table.svelte';
import { TIMED } from '../wire/answers';
import type { Asked, ChancesMessage, DicePrompt, DiceView, GameEvent, LatelyTold, View } from '../wire/types';

/** How long a question with a clock may wait for the pictures of its own step, in milliseconds. */
export const HASTE = 1200;

export class Timeline {
  /** What came with the last step that has been shown, while another is. */
  #moment: Moment = $state.raw({ seq: 0, prompt: null, options: {}, endsInLuck: false, told: null });
  readonly #leave: () => void;
  /** What has been told and was not taken back. */
  readonly story: Happening[] = $derived.by(() => notTakenBack(this.log));

  constructor(
    private readonly table: TableState,
    readonly shown: Shown,
  ) {
    if (table.view) shown.sync(table.view as DiceView);
    table.screen = this;
    this.#leave = table.watch((events, before, after, was) => this.#show(events, before, after, was));
  }

  /** Hear of no more steps. */
  close(): void {
    this.#leave();
    this.table.screen = null;
    this.shown.close();
  }

  get isBusy(): boolean {
    return this.shown.isBusy;
  }

  get view(): DiceView {
    return this.shown.view ?? (this.table.view as DiceView);
  }

  /** What happened, as far as it has been seen. */
  get log(): Happening[] {
    const { hidden } = this.shown;
    return hidden ? this.table.log.slice(0, -hidden) : this.table.log;
  }

  get prompt(): Asked<DicePrompt> | null {
    return this.#now.prompt as Asked<DicePrompt> | null;
  }

  get options(): BySeat {
    return this.#now.options;
  }

  get seq(): number {
    return this.#now.seq;
  }

  get endsInLuck(): boolean {
    return this.#now.endsInLuck;
  }

  /** The newest step in which luck was told, if it may be taken back. */
  get told(): LatelyTold | null {
    return this.#now.told;
  }

  /** Everybody's chances, as far as the game has been shown: none is told before what brought it. */
  get chances(): ChancesMessage | null {
    const { seq } = this;
    return this.table.chances.findLast((told) => told.seq <= seq) ?? null;
  }

  /** What happened in the last step that has been shown. */
  get latest(): Happening[] {
    const { seq } = this;
    return this.story.filter((happening) => happening.seq === seq);
  }

  get #now(): Moment {
    return this.shown.isBusy ? this.#moment : this.table;
  }

  /** The seats of other devices: one's own next piece can be put down as soon as the last is paid for. */
  #others({ players }: DiceView): number[] {
    const mine = this.table.you?.seats ?? [];
    return players.map((_, seat) => seat).filter((seat) => !mine.includes(seat));
  }

  #show(events: GameEvent[], before: View, after: View, was: Moment): void {
    if (!this.shown.isBusy) this.#moment = was;
    const now = this.table.moment;
    const ask = now.prompt?.ask as DicePrompt['ask'] | undefined;
    this.shown.show(events, before, after, {
      ...(ask && TIMED.includes(ask) ? { within: HASTE } : {}),
      then: () => (this.#moment = now),
      inRows: this.#others(after as DiceView),
    });
  }
}
