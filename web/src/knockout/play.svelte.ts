/** Play at the Knockout table: who acts on this device, what may be done, and the aim in hand. */

import { hints } from '../core/hints.svelte';
import { type Clock, Giving } from '../link/order-sending.svelte';
import type { TableState } from '../link/table.svelte';
import type { Teller } from '../text/teller';
import type { Words } from '../text/words';
import type {
  Asked,
  MyTable,
  SlidingEdition,
  SlidingOption,
  SlidingOrder,
  SlidingPrompt,
  SlidingView,
} from '../wire/types';
import { atEase, startLine, within, type Aim, type AimHelp, type Limits } from './aiming';
import type { Powers } from './drag';
import type { Point } from './projection';
import { answersTo, type Do } from './orders';
import { sideOfSeat } from './sides';

export interface Surface {
  readonly table: TableState;
  /** The game as it is shown, behind the true one by a film at most. */
  readonly view: SlidingView;
  readonly my: MyTable;
  readonly edition: SlidingEdition;
  readonly words: Words;
  readonly teller: Teller;
}

export class Play extends Giving<Do> {
  /** The clause that is being read. */
  clause: string | null = $state(null);
  #aim: Aim | null = $state.raw(null);
  #token: number | null = $state(null);

  constructor(
    private readonly surface: Surface,
    clock?: Clock,
  ) {
    super(clock);
  }

  get table(): TableState {
    return this.surface.table;
  }

  get edition(): SlidingEdition {
    return this.surface.edition;
  }

  get words(): Words {
    return this.surface.words;
  }

  get teller(): Teller {
    return this.surface.teller;
  }

  /** The game as far as it has been shown. */
  get view(): SlidingView {
    return this.surface.view;
  }

  /** The game as it stands. */
  get truth(): SlidingView {
    return this.table.view as SlidingView;
  }

  get prompt(): Asked<SlidingPrompt> | null {
    return this.table.prompt as Asked<SlidingPrompt> | null;
  }

  get mine(): readonly number[] {
    return this.surface.my.you.seats;
  }

  /** The seat that acts here: the one that is asked, else the first of this device. */
  get seat(): number | null {
    const asked = this.mine.find((seat) => this.prompt?.seats.includes(seat));
    return asked ?? this.mine[0] ?? null;
  }

  /** Whether a seat of this device is asked. */
  get isAsked(): boolean {
    return this.seat !== null && (this.prompt?.seats.includes(this.seat) ?? false);
  }

  get options(): readonly SlidingOption[] {
    return (this.seat === null ? [] : (this.table.options[this.seat] ?? [])) as SlidingOption[];
  }

  /** Return what the acting seat is told about a kind of order. */
  option(what: Do): SlidingOption | undefined {
    return this.options.find((option) => option.do === what);
  }

  /** The slide that may be made now. */
  get slide(): SlidingOption | undefined {
    const found = this.option('Slide');
    return found?.open ? found : undefined;
  }

  get limits(): Limits {
    const ranges = this.slide?.ranges ?? {};
    const { board } = this.edition;
    return {
      start: ranges.start ?? [board.start],
      direction: ranges.direction?.[0] ?? [-board.direction, board.direction],
      power: ranges.power?.[0] ?? board.power,
    };
  }

  /** What the rule of the table shows of a slide before it is made. */
  get help(): AimHelp {
    const { line = 0, reach = 0 } = this.slide?.shows ?? {};
    return { line, reach };
  }

  /** The powers that a pull has to give. */
  get powers(): Powers {
    return { useful: this.edition.board.useful, most: this.limits.power[1] };
  }

  get aim(): Aim {
    return this.#aim ? within(this.limits, this.#aim) : atEase(this.limits);
  }
  set aim(aim: Aim) {
    this.#aim = aim;
    this.refusal = null;
  }

  /** Put the hand back: straight, from the middle, half the power. */
  reset(): void {
    this.#aim = null;
    this.refusal = null;
  }

  /** The token in hand. */
  get token(): number {
    const tokens = this.slide?.tokens ?? [];
    return tokens.find((one) => one === this.#token) ?? tokens[0] ?? -1;
  }
  set token(token: number) {
    this.#token = token;
  }

  /** Where the token in hand stands behind GO. */
  get launch(): Point {
    const { launch_line: line, radius } = this.edition.board;
    const others = this.view.sides
      .flatMap(({ tokens }) => tokens)
      .filter(({ at, token }) => at === 'board' && token !== this.token)
      .map(({ x, y }): Point => [x, y]);
    return [this.aim.start, startLine(line, radius, this.aim.start, others)];
  }

  /** How much a hand misses by at this table, in tenths of a degree. */
  get unsteadiness(): number {
    const hands = this.table.lobby?.house_rules.hands;
    return this.edition.board.hands[typeof hands === 'string' ? hands : 'real']?.direction ?? 0;
  }

  /** The cash of the acting side. */
  get cash(): number {
    return sideOfSeat(this.view, this.seat)?.cash ?? 0;
  }

  /** Slide the token in hand as it is aimed. */
  letGo(): Promise<boolean> {
    if (!this.slide || this.seat === null) return Promise.resolve(false);
    return this.give({ do: 'Slide', seat: this.seat, token: this.token, ...this.aim });
  }

  /** Give an order, once; return whether it was done. */
  async give(order: SlidingOrder): Promise<boolean> {
    const asked = this.prompt;
    if (!this.isReady || !asked || !answersTo(asked.ask).includes(order.do)) return false;
    const answer = await this.send(this.table, order, asked.id);
    if (answer?.ok) this.#aim = null;
    // Who has slid a token knows how, also where the next one is slid at the same device.
    if (answer?.ok && order.do === 'Slide') hints.see('pull');
    return answer?.ok ?? false;
  }
}
