/** The scorer of a sliding game: where tokens lie on the real board, round by round, and what that comes to. */

import { keep, kept } from '../core/storage';
import { NOWHERE, type Chart } from '../ported/sliding/chart';
import {
  choices,
  gameCounted,
  Laid,
  moved,
  potFor,
  slidesAgain,
  staysOnChance,
  winnersOf,
  type Counted,
} from '../ported/sliding/counting';
import { placeOf } from '../ported/sliding/resting';
import { freeProperties } from '../ported/sliding/scoring';
import { sidesOf } from '../ported/sliding/seating';
import { Refusal } from '../ported/python';
import type { SlidingEdition } from '../wire/types';

/** Where a token lies; a token in jail or off the board lies on no space. */
export interface Token {
  at: 'board' | 'jail' | 'off';
  x: number;
  y: number;
  /** It was slid again from Chance, and is not slid a third time. */
  isAgain?: boolean;
}

/** A round while it is told. */
export interface Round {
  /** Tokens of each side, in the order in which they were tapped. */
  tokens: Token[][];
  moves: [number, number, number][];
  doubles: [number, number][];
  paid: number[];
  /** How many tokens of each side are being slid again from Chance. */
  again?: number[];
  isCounted: boolean;
}

export interface KeptScore {
  names: string[];
  /** The colour of each side; without one, colours are as they lie in the box. */
  colours?: string[];
  rounds: Round[];
}

const KEY = 'passgo-beside-score';

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

/** Return who plays each side: one each, or from more people on, teams of two. */
export function teamed(names: readonly string[], { players }: SlidingEdition): string[][] {
  return sidesOf(names.length, players.singles[1]).map((seats) => seats.map((seat) => names[seat] ?? ''));
}

export function newRound(sides: number): Round {
  const each = Array.from({ length: sides });
  return { tokens: each.map(() => []), moves: [], doubles: [], paid: each.map(() => 0), isCounted: false };
}

export class ScoreDesk {
  #kept = $state.raw<KeptScore | null>(restored(kept(KEY)));
  /** The round that is looked at. */
  at = $state(0);
  /** Why the last change could not be made, until another is. */
  refused = $state.raw<Refusal | null>(null);
  readonly chart: Chart;
  readonly perSide: number;

  constructor(readonly edition: SlidingEdition) {
    this.chart = chartOf(edition);
    this.perSide = Number(edition.rules.tokens_per_side);
    this.at = Math.max(0, (this.#kept?.rounds.length ?? 1) - 1);
  }

  get kept(): KeptScore | null {
    return this.#kept;
  }

  get sides(): string[][] {
    return teamed(this.#kept?.names ?? [], this.edition);
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

  /** What may be paid to Free Parking during a round, each price once. */
  get prices(): number[] {
    const { jail_price, second_chance } = this.edition.rules;
    return [...new Set([Number(jail_price), Number(second_chance)])];
  }

  colourOf(side: number): string {
    return this.#kept?.colours?.[side] ?? this.edition.colours[side]?.id ?? '';
  }

  /** Everybody by what they have after the last round; those who have as much share a rank. */
  get ranking(): { side: number; rank: number; cash: number }[] {
    const held = this.counted.at(-1)?.cash ?? [];
    const lines = held.map((cash, side) => ({ side, cash, rank: 1 + held.filter((other) => other > cash).length }));
    return lines.sort((one, other) => one.rank - other.rank);
  }

  /** What lies above Free Parking: before the round with what was paid in it, or after its count. */
  get pot(): number {
    const after = this.counted[this.at];
    if (after) return after.pot;
    const paid = this.round.paid.reduce((sum, one) => sum + one, 0);
    return potFor(this.chart, this.counted[this.at - 1]?.pot ?? 0) + paid;
  }

  begin(names: string[], colours: string[]): void {
    this.at = 0;
    this.#keep({ names, colours, rounds: [newRound(teamed(names, this.edition).length)] });
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
    if ((this.round.tokens[side]?.length ?? this.perSide) >= this.perSide) return;
    const space = this.placeOf(token);
    const isJailed = space !== NOWHERE && this.chart.kinds[space] === 'go-to-jail';
    const where: Token = isJailed ? { at: 'jail', x: 0, y: 0 } : token;
    const isAgain = (this.round.again?.[side] ?? 0) > 0;
    const laid = isAgain ? { ...where, isAgain } : where;
    this.#change({
      tokens: this.round.tokens.map((own, nth) => (nth === side ? [...own, laid] : own)),
      again: this.#again(side, isAgain ? -1 : 0),
    });
  }

  /** Take a token up again: the newest of a side. */
  lift(side: number): void {
    const newest = this.round.tokens[side]?.at(-1);
    this.#take(side, -1, newest?.isAgain ? 1 : 0);
  }

  /** A token on Chance goes to GO and is slid again; where it lies then is told next. */
  slideAgain(side: number, token: number): void {
    this.#take(side, token, 1);
  }

  /** Take up a token of a side; those that are being slid again change by so many. */
  #take(side: number, token: number, again: number): void {
    const own = this.round.tokens[side] ?? [];
    const taken = token < 0 ? own.length + token : token;
    this.#change({
      tokens: this.round.tokens.map((one, nth) => (nth === side ? one.filter((_, at) => at !== taken) : one)),
      moves: this.round.moves.filter(([mover]) => mover !== side),
      again: this.#again(side, again),
    });
  }

  #again(side: number, by: number): number[] {
    return this.round.tokens.map((_, nth) => (this.round.again?.[nth] ?? 0) + (nth === side ? by : 0));
  }

  /** A side pays to Free Parking during the round, for jail or a second chance. */
  pay(side: number, amount: number): void {
    this.#change({ paid: this.round.paid.map((one, nth) => (nth === side ? one + amount : one)) });
  }

  /** What a side paid during the round was a mistake. */
  unpay(side: number): void {
    this.#change({ paid: this.round.paid.map((one, nth) => (nth === side ? 0 : one)) });
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

  /** Tokens on Chance that the side whose part of step 1 it is slides again. */
  get onChance(): { side: number; token: number }[] {
    return slidesAgain(...this.#firstStep).map(([side, token]) => ({ side, token }));
  }

  /** Sides with a token that was pushed onto Chance when their part of step 1 was over. */
  get stayOnChance(): readonly number[] {
    return staysOnChance(...this.#firstStep);
  }

  /** Where tokens lie and which of them were slid again, those in the hand too. */
  get #firstStep(): Parameters<typeof slidesAgain> {
    const { tokens, again } = this.round;
    const places = tokens.map((own) => own.map((one) => this.placeOf(one)));
    const slid = tokens.map((own, side) => [
      ...own.map(({ isAgain }) => isAgain === true),
      ...Array.from({ length: again?.[side] ?? 0 }, () => true),
    ]);
    return [this.chart, places, slid, this.before.order];
  }

  get isLaid(): boolean {
    return this.round.tokens.length > 0 && this.round.tokens.every((own) => own.length === this.perSide);
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
    this.refused = null;
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
    const isWhole = changed.tokens ? changed.tokens.every((own) => own.length === this.perSide) : true;
    const rounds = this.#with(isWhole ? changed : { ...changed, isCounted: false });
    this.refused = this.#refusalOf(rounds);
    if (!this.refused) this.#keep({ ...this.#kept, rounds });
  }

  #keep(found: KeptScore | null): void {
    this.#kept = found;
    this.refused = null;
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
