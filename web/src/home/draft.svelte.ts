/** A table in the making: what will be played, who sits there, and what differs from the booklet. */

import type { EditionData, EditionLine } from '../core/editions';
import { unfit } from '../core/fitting';
import { isRentAsked } from '../core/rents';
import type { Level, Pace } from '../core/tables';
import type { Range, HouseRule, Wanted } from '../wire/types';

export type Value = HouseRule['default'];

export const CLOCKS = [0, 30, 60, 120];
export const GRACES = [30, 60, 300];
/** How long a game with a time limit lasts, in minutes; 0: until the table agrees to count. */
export const MINUTES = [30, 45, 60, 90, 120, 0];

const FIRST_SEATS: Level[] = ['', '', 'steady'];

/** Return what a rule says before the table changes anything: the variant's word, else the book's. */
export function bookValue(rule: HouseRule, variant: string): Value {
  return rule.variants[variant] ?? rule.default;
}

/** Tell whether two values of a rule are the same. */
export function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Return the numbers that a rule can be set to. */
export function rangeOf({ least, most, step }: HouseRule): Range {
  return { low: least, high: most, step };
}

export class TableDraft {
  edition: EditionLine | null = $state.raw(null);
  variant = $state('');
  seats: Level[] = $state([...FIRST_SEATS]);
  pace: Pace = $state('1x');
  clock = $state(0);
  grace = $state(60);
  minutes = $state(60);
  /** Listed for all who come to the server, while it looks for people. */
  isPublic = $state(false);
  /** Everybody asks for their own rents, as the booklet has it. */
  hasOwnClaims = $state(false);
  /** Everybody at the table sees everybody's chances to win. */
  hasOpenChances = $state(false);
  /** People throw and draw with a box of their own, and enter what came. */
  hasBox = $state(false);
  house_rules: Record<string, Value> = $state({});
  /** Numbers that are typed and cannot be, by the name of their rule. */
  typed: Record<string, number | null> = $state({});

  /** Choose an edition; changes of another edition's rules are forgotten. */
  choose(edition: EditionLine): void {
    if (this.edition?.id === edition.id) return;
    this.edition = edition;
    this.variant = '';
    this.house_rules = {};
    this.typed = {};
    this.seats = this.seats.slice(0, edition.players[1]);
  }

  /** Take up a table as it was put together before. */
  take(kept: Wanted, line: EditionLine): void {
    this.choose(line);
    this.variant = kept.variant ?? '';
    this.house_rules = { ...(kept.house_rules as Record<string, Value>) };
    this.typed = {};
    this.seats = kept.seats.map(({ level = '' }) => level);
    this.pace = kept.pace ?? this.pace;
    this.clock = kept.clock ?? this.clock;
    this.grace = kept.grace ?? this.grace;
    this.minutes = kept.minutes || this.minutes;
    this.isPublic = kept.public ?? false;
    this.hasOwnClaims = kept.own_claims ?? false;
    this.hasOpenChances = kept.open_chances ?? false;
    this.hasBox = kept.luck === 'told';
  }

  /** Whether the box can be played beside the page: with dice and cards, not by sliding. */
  get canHaveBox(): boolean {
    return this.edition?.kind === 'dice';
  }

  /** Whether chances can be told: nobody can foretell how people slide. */
  get canShowChances(): boolean {
    return this.edition?.kind === 'dice';
  }

  get canAdd(): boolean {
    return this.edition !== null && this.seats.length < this.edition.players[1];
  }

  get canRemove(): boolean {
    return this.edition !== null && this.seats.length > this.edition.players[0];
  }

  add(level: Level): void {
    if (this.canAdd) this.seats.push(level);
  }

  remove(seat: number): void {
    if (this.canRemove && seat > 0) this.seats.splice(seat, 1);
  }

  setLevel(seat: number, level: Level): void {
    if (seat > 0) this.seats[seat] = level;
  }

  chooseVariant(variant: string): void {
    this.variant = variant;
  }

  /** Return the value of a rule at this table. */
  value(rule: HouseRule): Value {
    return this.house_rules[rule.name] ?? bookValue(rule, this.variant);
  }

  isChanged(rule: HouseRule): boolean {
    return !isSame(this.value(rule), bookValue(rule, this.variant));
  }

  /** Return the choice of another rule without which a rule changes nothing at this table, null if it does. */
  lacks(rule: HouseRule, { rules, house_rules }: Pick<EditionData, 'rules' | 'house_rules'>): HouseRule['only_with'] {
    if (!rule.only_with) return null;
    const [name, choice] = rule.only_with;
    const other = house_rules.find((one) => one.name === name);
    return (other ? this.value(other) : rules[name]) === choice ? null : rule.only_with;
  }

  /** Take a number that is typed, or keep in mind that it cannot be. */
  type(rule: HouseRule, typed: number | null): void {
    if (typed === null || unfit(typed, rangeOf(rule))) this.typed[rule.name] = typed;
    else this.change(rule, typed);
  }

  change(rule: HouseRule, value: Value): void {
    delete this.typed[rule.name];
    if (isSame(value, bookValue(rule, this.variant))) delete this.house_rules[rule.name];
    else this.house_rules[rule.name] = value;
  }

  /** Tell whether the game ends at an hour that is agreed on. */
  isTimed(edition: EditionData): boolean {
    const rule = edition.house_rules.find(({ name }) => name === 'ends_by_time');
    return rule !== undefined && this.value(rule) === true;
  }

  /** Return the rules that this table changes; what the booklet leaves to the table is no change. */
  changes({ house_rules, by_the_book }: Pick<EditionData, 'house_rules' | 'by_the_book'>): HouseRule[] {
    return house_rules.filter((rule) => this.isChanged(rule) && !(rule.name in by_the_book));
  }

  /** Return the table as the server is asked for it. */
  wanted(edition: EditionData | null = null): Wanted {
    return {
      edition: this.edition?.id ?? '',
      variant: this.variant,
      house_rules: this.#known(edition),
      seats: this.seats.map((level) => ({ level })),
      pace: this.pace,
      grace: this.grace,
      clock: this.clock,
      minutes: edition && this.isTimed(edition) ? this.minutes : 0,
      ...(this.hasBox && this.canHaveBox ? { luck: 'told' as const } : {}),
      ...(this.isPublic ? { public: true } : {}),
      ...(this.hasOwnClaims && edition && isRentAsked(edition, this) ? { own_claims: true } : {}),
      ...(this.hasOpenChances && this.canShowChances ? { open_chances: true } : {}),
    };
  }

  /** Return the changes of rules that the edition still has. */
  #known(edition: EditionData | null): Record<string, Value> {
    const names = edition?.house_rules.map(({ name }) => name);
    return Object.fromEntries(Object.entries(this.house_rules).filter(([name]) => names?.includes(name) ?? true));
  }
}
