/** What is shown, apart from what is true: it follows step by step, and may drop to the truth at any time. */

import type { EditionData } from '../core/editions';
import type { TableState } from '../core/table.svelte';
import { playerGlyph } from '../look/players';
import { worn } from '../look/worn.svelte';
import type { DiceEdition, DiceEvent, DiceView, GameEvent, View } from '../wire/types';
import { diceEdition, placeOf } from './edition';
import { scenesOf, type Flow, type Scene } from './scenes';
import { isStill } from './stillness';

/** When steps that wait would take longer than this, in milliseconds, they are not shown. */
export const PATIENCE = 2000;

/** A token as it is shown: its place in the ring, none when its player is out. */
export interface TokenShown {
  seat: number;
  at: number | null;
  isJailed: boolean;
}

/** A token on its way; the number tells one walk from the next. */
export interface Walk {
  number: number;
  seat: number;
  path: number[];
  isFlight: boolean;
  time: number;
}

/** Whose something is that is seen, and in which turn it came. */
export interface Origin {
  seat: number | null;
  turn: number;
}

export interface DiceShown extends Origin {
  number: number;
  dice: number[];
  isRolling: boolean;
}

export interface CardShown extends Origin {
  number: number;
  card: string;
}

export interface FlowShown extends Flow {
  number: number;
}

/** Time and the wish for stillness; tests have their own. */
export interface Timing {
  later(milliseconds: number, work: () => void): () => void;
  isStill(): boolean;
}

interface Step {
  scenes: Scene[];
  after: DiceView;
}

export class Shown {
  /** The view as it is shown; null before the first one. */
  view: DiceView | null = $state.raw(null);
  tokens: TokenShown[] = $state.raw([]);
  cash: number[] = $state.raw([]);
  dice: DiceShown | null = $state.raw(null);
  card: CardShown | null = $state.raw(null);
  walk: Walk | null = $state.raw(null);
  flows: FlowShown[] = $state.raw([]);
  /** The way that the last token took. */
  trail: number[] = $state.raw([]);
  isBusy = $state(false);

  readonly #edition: DiceEdition;
  readonly #timing: Timing;
  readonly #leave: () => void;
  #latest: DiceView | null = null;
  #steps: Step[] = [];
  #cancel: (() => void) | null = null;
  #running = 0;
  #number = 0;

  constructor(table: TableState | null, edition: EditionData, timing: Timing = browserTiming) {
    this.#edition = diceEdition(edition);
    this.#timing = timing;
    this.#leave = table?.watch((events, before, after) => this.show(events, before, after)) ?? (() => {});
    if (table?.view) this.sync(table.view as DiceView);
  }

  /** Show what happened between two views, after what is still being shown. */
  show(events: readonly GameEvent[], before: View, after: View): void {
    if (!this.view) this.sync(before as DiceView);
    const isLate = this.#behind() > PATIENCE;
    this.#latest = after as DiceView;
    this.#steps.push({
      scenes: scenesOf(events as DiceEvent[], this.#edition, turnOf(before as DiceView)),
      after: this.#latest,
    });
    if (this.#timing.isStill() || isLate) this.skip();
    else if (!this.isBusy) this.#next();
  }

  /** Show a view at once unless it is where the steps lead anyway. */
  follow(view: DiceView): void {
    if (view === this.#latest) return;
    this.dice = null;
    this.card = null;
    this.sync(view);
  }

  /** Drop to the truth, as far as it is known here; the last throw and card stay in sight. */
  skip(): void {
    for (const scene of this.#steps.flatMap(({ scenes }) => scenes)) {
      if (scene.kind === 'dice' || scene.kind === 'card') this.#begin(scene);
    }
    if (this.#latest) this.sync(this.#latest);
  }

  /** Drop to a view: nothing moves any more. */
  sync(view: DiceView): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#steps = [];
    this.#latest = view;
    this.walk = null;
    this.flows = [];
    this.isBusy = false;
    this.#rest(view);
  }

  /** Hear of no more steps. */
  close(): void {
    this.#leave();
    worn.note([]);
    this.#cancel?.();
  }

  /** Return how long what is being shown and what waits will take. */
  #behind(): number {
    const waiting = this.#steps.flatMap(({ scenes }) => scenes);
    return waiting.reduce((sum, { time }) => sum + time, this.isBusy ? this.#running : 0);
  }

  /** Go on with the next scene, or end the step, or rest. */
  #next(): void {
    const step = this.#steps[0];
    this.isBusy = step !== undefined;
    if (!step) return;
    const scene = step.scenes.shift();
    if (!scene) {
      this.#steps.shift();
      this.#rest(step.after);
      this.#next();
      return;
    }
    this.#running = scene.time;
    this.#begin(scene);
    this.#cancel = this.#timing.later(scene.time, () => {
      this.#end(scene);
      this.#next();
    });
  }

  #begin(scene: Scene): void {
    const number = ++this.#number;
    switch (scene.kind) {
      case 'dice':
        this.card = null;
        this.trail = [];
        this.dice = { number, seat: scene.seat, turn: scene.turn, dice: scene.dice, isRolling: true };
        return;
      case 'card':
        this.card = { number, seat: scene.seat, turn: scene.turn, card: scene.card };
        return;
      case 'walk':
        this.#setOut(number, scene);
        return;
      case 'money':
        this.flows = scene.flows.map((flow, nth) => ({ ...flow, number: number + nth / 100 }));
        this.cash = movedCash(this.cash, scene.flows);
    }
  }

  #setOut(number: number, scene: Extract<Scene, { kind: 'walk' }>): void {
    const { seat, isFlight, time } = scene;
    const [first] = scene.path as [number, ...number[]];
    const from = this.tokens[seat]?.at ?? first;
    const path = isFlight ? [from, scene.path.at(-1) as number] : scene.path;
    const at = path.at(-1) as number;
    this.walk = { number, seat, path, isFlight, time };
    this.trail = isFlight ? [] : path;
    this.tokens = this.tokens.map((token) => (token.seat === seat ? { ...token, at, isJailed: scene.toJail } : token));
  }

  #end(scene: Scene): void {
    if (scene.kind === 'dice' && this.dice) this.dice = { ...this.dice, isRolling: false };
    if (scene.kind === 'walk') this.walk = null;
    if (scene.kind === 'money') this.flows = [];
  }

  /** Show a view as it is. */
  #rest(view: DiceView): void {
    this.view = view;
    worn.note(view.players.map(({ token }, seat) => playerGlyph(seat, token, this.#edition.tokens)));
    this.tokens = view.players.map((player, seat) => ({
      seat,
      at: (player.status ?? 'playing') === 'playing' ? placeOf(this.#edition, player.at) : null,
      isJailed: player.jail !== undefined,
    }));
    this.cash = view.players.map(({ cash }) => cash ?? 0);
    this.#restDice(view);
  }

  #restDice(view: DiceView): void {
    const dice = view.turn?.dice;
    if (this.dice?.isRolling) this.dice = { ...this.dice, isRolling: false };
    else if (!this.dice && dice) {
      this.dice = {
        number: ++this.#number,
        seat: view.turn?.seat ?? null,
        turn: turnOf(view),
        dice,
        isRolling: false,
      };
    }
  }
}

/** Return the number of a view's turn. */
export function turnOf(view: DiceView): number {
  return view.turn?.number ?? 1;
}

/** Return everybody's cash after some payments. */
function movedCash(cash: readonly number[], flows: readonly Flow[]): number[] {
  return cash.map((held, seat) =>
    flows.reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), held),
  );
}

const browserTiming: Timing = {
  later(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  isStill,
};
