/** The hand of this device: which of its seats acts, what it may do, and what it is doing. */

import { untrack } from 'svelte';
import { CutOff } from '../link/link';
import { type Clock, Giving } from '../link/order-sending.svelte';
import type { BySeat } from '../link/options';
import type { TableState } from '../link/table.svelte';
import { DICE_ANSWERS } from '../wire/answers';
import type { AnswerMessage, Asked, DiceOrder, DicePrompt, DiceView, No, Option, Told } from '../wire/types';
import { Aim } from './aim';

/** Somebody else was faster: what is asked now says so by itself. */
const OVERTAKEN = new Set(['bid-too-low', 'no-longer-asked']);

/** What follows one's own step: who aims at an answer at once has expected the question. */
const EXPECTED = new Set<DicePrompt['ask']>(['BuyOrAuction', 'ThrowAgain', 'EndTurnOrGoOn']);

export type Do = DiceOrder['do'];

/** What the player sees: the question with its answers, and whether something is still being shown. */
export interface Sight {
  readonly prompt: Asked<DicePrompt> | null;
  readonly options: BySeat;
  readonly view: DiceView;
  readonly isBusy: boolean;
}

export class Hand extends Giving<Do | Told['do']> {
  /** The number of the last step that this device did. */
  last: number | null = $state(null);
  /** What was pressed last, and whether it was meant. */
  readonly aim = new Aim();
  /** The seat that alone is asked now, and the one that was before: nobody else can have changed the question. */
  #alone: number | null = null;
  #aloneBefore: number | null = null;
  #isTakingBack = false;
  #chosen: number | null = $state(null);
  /** The question beside which a seat was chosen that it does not ask. */
  #beside: number | null = $state(null);

  constructor(
    private readonly table: TableState,
    private readonly sight: Sight,
    private readonly seats: () => readonly number[],
    clock?: Clock,
    /** The seat of this device that says how luck fell, where people do and it may. */
    private readonly teller: (prompt: Asked<DicePrompt>) => number | null = () => null,
  ) {
    super(clock);
  }

  /** What is asked; luck that people tell is asked of who may tell it. */
  readonly #prompt: Asked<DicePrompt> | null = $derived.by(() => {
    const { prompt } = this.sight;
    const teller = prompt?.ask === 'AwaitLuck' ? this.teller(prompt) : null;
    return prompt && teller !== null ? { ...prompt, seats: [teller] } : prompt;
  });

  protected override changed(): void {
    const seats = untrack(() => this.prompt?.seats ?? []);
    if (!seats.length) return;
    this.#aloneBefore = this.#alone;
    this.#alone = seats.length === 1 ? (seats[0] ?? null) : null;
  }

  protected override isForeseen(since: number): boolean {
    const isOwnCourse = this.#alone !== null && this.#alone === this.#aloneBefore && this.mine.includes(this.#alone);
    return isOwnCourse && EXPECTED.has(this.prompt?.ask ?? 'GameOver') && this.aim.isAimedSince(since);
  }

  /** The seats that this device plays for. */
  get mine(): readonly number[] {
    return this.seats();
  }

  get prompt(): Asked<DicePrompt> | null {
    return this.#prompt;
  }

  get view(): DiceView {
    return this.sight.view;
  }

  /** The seat that acts: the chosen one, until another of this device is asked something new. */
  get seat(): number | null {
    const asked = this.mine.filter((seat) => this.prompt?.seats.includes(seat));
    const chosen = this.#chosen !== null && this.mine.includes(this.#chosen) ? this.#chosen : null;
    const isBeside = this.#beside !== null && this.#beside === this.prompt?.id;
    if (chosen !== null && (asked.includes(chosen) || !asked.length || isBeside)) return chosen;
    return asked[0] ?? this.mine[0] ?? null;
  }

  /** Whether a seat of this device is asked; while something is being shown, nobody is. */
  get isAsked(): boolean {
    if (this.sight.isBusy) return false;
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
    return (seat === null ? [] : (this.sight.options[seat] ?? [])) as Option[];
  }

  /** Return what the acting seat is told about a kind of order. */
  option(order: Do, seat: number | null = this.seat): Option | undefined {
    return this.optionsOf(seat).find((option) => option.do === order);
  }

  /** Return the option if it can be used now. */
  open(order: Do, seat: number | null = this.seat): Option | undefined {
    const found = this.option(order, seat);
    return found?.open ? found : undefined;
  }

  /** Give an order, once; return whether it was done. */
  async give(order: DiceOrder): Promise<boolean> {
    return (await this.attempt(order))?.ok ?? false;
  }

  /** Give an order, once; return what was answered, null if it was not sent or the line was cut before. */
  async attempt(order: DiceOrder): Promise<AnswerMessage | null> {
    if (!this.isReady || this.sight.isBusy || !this.prompt) return null;
    // A free act answers no question.
    const answers = DICE_ANSWERS[this.prompt.ask].includes(order.do) ? this.prompt.id : null;
    const answer = await this.send(this.table, order, answers);
    if (answer?.no && OVERTAKEN.has(answer.no.code)) this.refusal = null;
    if (answer?.ok) this.last = answer.seq;
    return answer;
  }

  /** Take something back by *work*, with a press that was meant for it: a second one takes back nothing else. */
  async takeBack(work: () => Promise<No | null>): Promise<void> {
    if (!this.isCalm || this.#isTakingBack) return;
    this.#isTakingBack = true;
    try {
      await this.say(work);
    } finally {
      this.#isTakingBack = false;
    }
  }

  /** Say something about the game by *work*; why that may not be said is shown. */
  async say(work: () => Promise<No | null>): Promise<void> {
    try {
      this.refusal = await work();
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
    }
  }

  /** Say how luck fell; return whether that was taken. */
  async tell(told: Told): Promise<boolean> {
    if (!this.isReady || this.sight.isBusy || !this.prompt) return false;
    return (await this.send(this.table, told, this.prompt.id))?.ok ?? false;
  }
}
