/** The scorer of Knockout: where tokens lie on the real board, round by round, and what that comes to. */

import { keep, kept } from '../core/storage';
import { NOWHERE, type Chart } from '../ported/sliding/chart';
import { choices, gameCounted, Laid, moved, winnersOf, type Counted } from '../ported/sliding/counting';
import { placeOf } from '../ported/sliding/resting';
import { freeProperties } from '../ported/sliding/scoring';
import { Refusal } from '../ported/python';
import type { SlidingEdition } from '../wire/types';

/** Where a token lies; a token in jail or off the board lies on no space. */
export interface Token {
  at: 'board' | 'jail' | 'off';
  x: number;
  y: number;
}

/** A round while it is told. */
export interface Round {
  /** Tokens of each side, in the order in which they were tapped. */
  tokens: Token[][];
  moves: [number, number, number][];
  doubles: [number, number][];
  paid: number[];
  isCounted: boolean;
}

export interface KeptScore {
  names: string[];
  rounds: Round[];
}

const KEY = 'passgo-beside-score';
const PER_SIDE = 4;

/** Return what counting needs to know of a board. */
export function chartOf({ spaces, groups, board, rules }: SlidingEdition): Chart {
  return {
    kinds: spaces.map(({ kind }) => kind),
    values: spaces.map(({ value }) => value ?? 0),
    sets: groups.map(({ id }) => spaces.flatMap(({ group }, at) => (group === id ? [at] : []))),
    bonuses: groups.map(({ bonus }) => bonus),
    tax: Number(rules.tax),
    share_step: Number(rules.share_step),
    free_parking: Number(rules.free_parking),
    rectangles: board.rectangles,
    ground: [0, 0, board.width, board.first_row],
    radius: board.radius,
  };
}

export function newRound(sides: number): Round {
  const each = Array.from({ length: sides });
  return { tokens: each.map(() => []), moves: [], doubles: [], paid: each.map(() => 0), isCounted: false };
}

export class ScoreDesk {
  #kept = $state.raw<KeptScore | null>(restored(kept(KEY)));
  /** The round that is looked at. */
  at = $state(0);
  readonly chart: Chart;

  constructor(
    readonly edition: SlidingEdition,
    readonly sidesOf: (names: readonly string[]) => string[][],
  ) {
    this.chart = chartOf(edition);
    this.at = Math.max(0, (this.#kept?.rounds.length ?? 1) - 1);
  }

  get kept(): KeptScore | null {
    return this.#kept;
  }

  get sides(): string[][] {
    return this.sidesOf(this.#kept?.names ?? []);
  }

  get round(): Round {
    return this.#kept?.rounds[this.at] ?? newRound(this.sides.length);
  }

  /** The rounds that have been counted, each with what the last one left. */
  get counted(): Counted[] {
    return this.#countOf(this.#kept?.rounds ?? []);
  }

  /** What everybody has when the round begins that is looked at. */
  get before(): { order: number[]; cash: readonly number[] } {
    const sides = this.sides.length;
    const first = Array.from({ length: sides }, (_, side) => (side + this.at) % sides);
    return { order: first, cash: this.counted[this.at - 1]?.cash ?? first.map(() => 0) };
  }

  get isOver(): boolean {
    return this.sides.length > 0 && this.counted.length === this.sides.length;
  }

  get winners(): readonly number[] {
    return this.isOver ? winnersOf(this.counted.at(-1)?.cash ?? []) : [];
  }

  begin(names: string[]): void {
    this.at = 0;
    this.#keep({ names, rounds: [newRound(this.sidesOf(names).length)] });
  }

  forget(): void {
    this.#keep(null);
  }

  /** Return the space that a token counts for. */
  placeOf({ at, x, y }: Token): number {
    return at === 'board' ? placeOf(this.chart, x, y) : NOWHERE;
  }

  /** A token of a side lies here; one on Go to Jail is in jail. */
  lay(side: number, token: Token): void {
    if ((this.round.tokens[side]?.length ?? PER_SIDE) >= PER_SIDE) return;
    const space = this.placeOf(token);
    const isJailed = space !== NOWHERE && this.chart.kinds[space] === 'go-to-jail';
    const laid: Token = isJailed ? { at: 'jail', x: 0, y: 0 } : token;
    this.#change({ tokens: this.round.tokens.map((own, nth) => (nth === side ? [...own, laid] : own)) });
  }

  /** Take a token up again: the newest of a side. */
  lift(side: number): void {
    this.#change({
      tokens: this.round.tokens.map((own, nth) => (nth === side ? own.slice(0, -1) : own)),
      moves: this.round.moves.filter(([mover]) => mover !== side),
    });
  }

  pay(side: number, amount: number): void {
    this.#change({ paid: this.round.paid.map((one, nth) => (nth === side ? Math.max(0, one + amount) : one)) });
  }

  /** A token leaves its Railroad for a property, or stays. */
  move(side: number, token: number, space: number | null): void {
    const rest = this.round.moves.filter(([mover, one]) => mover !== side || one !== token);
    this.#change({ moves: space === null ? rest : [...rest, [side, token, space]] });
  }

  double(side: number, space: number): void {
    this.#change({ doubles: [...this.round.doubles.filter(([chooser]) => chooser !== side), [side, space]] });
  }

  /** Tokens on a Railroad, in the order of the markers. */
  get onRailroad(): { side: number; token: number; space: number | null; free: readonly number[] }[] {
    return this.before.order.flatMap((side) =>
      (this.round.tokens[side] ?? []).flatMap((one, token) => {
        const place = this.placeOf(one);
        if (place === NOWHERE || this.chart.kinds[place] !== 'railroad') return [];
        const own = this.round.moves.find(([mover, nth]) => mover === side && nth === token);
        const others = { ...this.round, moves: this.round.moves.filter((move) => move !== own) };
        return [{ side, token, space: own?.[2] ?? null, free: freeProperties(this.chart, this.#moved(others)) }];
      }),
    );
  }

  /** Sides whose House leaves a choice. */
  get withHouse(): { side: number; spaces: readonly number[]; chosen: number | undefined }[] {
    return this.before.order.flatMap((side) => {
      const spaces = this.#safely(() => choices(this.chart, this.#laid(this.round), this.before.order, side), []);
      const chosen = this.round.doubles.find(([chooser]) => chooser === side)?.[1];
      return spaces.length > 1 ? [{ side, spaces, chosen }] : [];
    });
  }

  get onChance(): number {
    const places = this.round.tokens.flat().map((one) => this.placeOf(one));
    return places.filter((place) => place !== NOWHERE && this.chart.kinds[place] === 'chance').length;
  }

  get isLaid(): boolean {
    return this.round.tokens.length > 0 && this.round.tokens.every((own) => own.length === PER_SIDE);
  }

  /** Count the round; why it cannot be is returned. */
  count(): Refusal | null {
    const rounds = this.#with({ isCounted: true });
    const refusal = this.#refusalOf(rounds);
    if (!refusal) this.#keep({ ...(this.#kept as KeptScore), rounds });
    return refusal;
  }

  /** Look at a round again, to correct it: the later ones follow. */
  open(at: number): void {
    this.at = at;
  }

  next(): void {
    const now = this.#kept;
    if (!now || this.isOver) return;
    this.at += 1;
    if (this.at >= now.rounds.length) this.#keep({ ...now, rounds: [...now.rounds, newRound(this.sides.length)] });
  }

  #refusalOf(rounds: readonly Round[]): Refusal | null {
    try {
      this.#countOf(rounds);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  /** Count rounds up to the first that is still being told or corrected. */
  #countOf(rounds: readonly Round[]): Counted[] {
    const open = rounds.findIndex(({ isCounted }) => !isCounted);
    const told = open < 0 ? rounds : rounds.slice(0, open);
    return gameCounted(
      this.chart,
      this.sides.length,
      told.map((one) => this.#laid(one)),
    );
  }

  #safely<T>(way: () => T, other: T): T {
    try {
      return way();
    } catch (error) {
      if (error instanceof Refusal) return other;
      throw error;
    }
  }

  #moved(round: Round): number[][] {
    return this.#safely(() => moved(this.chart, this.#laid(round)), []);
  }

  #laid({ tokens, moves, doubles, paid }: Round): Laid {
    return Laid(
      tokens.map((own) => own.map((one) => this.placeOf(one))),
      moves,
      doubles,
      paid,
    );
  }

  #with(changed: Partial<Round>): Round[] {
    return (this.#kept?.rounds ?? []).map((one, nth) => (nth === this.at ? { ...one, ...changed } : one));
  }

  /** A round that changes is kept only if those that were counted can be counted still. */
  #change(changed: Partial<Round>): void {
    if (!this.#kept) return;
    const isWhole = changed.tokens ? changed.tokens.every((own) => own.length === PER_SIDE) : true;
    const rounds = this.#with(isWhole ? changed : { ...changed, isCounted: false });
    if (this.#refusalOf(rounds)) return;
    this.#keep({ ...this.#kept, rounds });
  }

  #keep(found: KeptScore | null): void {
    this.#kept = found;
    keep(KEY, JSON.stringify(found));
  }
}

function restored(text: string | null): KeptScore | null {
  try {
    const found = JSON.parse(text ?? 'null') as KeptScore | null;
    return found && Array.isArray(found.names) && Array.isArray(found.rounds) && found.rounds.length ? found : null;
  } catch {
    return null;
  }
}
