/** What a message speaks of: plain values, amounts, people, and things with forms of their own.
 *
 * `$fact` is how it reads, `$fact-form` one of its forms, `$fact-is` a word to choose a sentence by.
 */

import type { EditionData } from '../core/editions';
import type { Card, Power } from '../wire/types';

/** A sum of money; `$sum-is` is none or some. */
export interface Amount {
  is: 'amount';
  value: number;
}

/** Somebody at the table; `$who-is` is player, self for somebody named already, you for the reader. */
export interface Person {
  is: 'person';
  name: string;
  who: 'player' | 'self' | 'you';
}

/** A thing with a message of its own; `$place-the` is its attribute. */
export interface Named {
  is: 'named';
  key: string;
}

/** A get-out-of-jail card that changes hands. */
export interface Kept {
  is: 'kept';
  card: Card;
}

/** What one player is worth. */
export interface Standing {
  is: 'standing';
  name: string;
  value: number;
}

export type Part = Amount | Person | Named | Kept | Standing;

/** An offer on the table: `$offer-by` whom, `$offer-gives` what, `$offer-asks` for what. */
export interface Deal {
  is: 'deal';
  by: string;
  gives: Part[];
  asks: Part[];
}

/** Several sides, each with all its names; `$sides-count` is how many there are. */
export interface Teams {
  is: 'teams';
  teams: Person[][];
}

export type Fact =
  | boolean
  | number
  | string
  | Amount
  | Person
  | Named
  | Deal
  | Teams
  | { is: 'bank' }
  | { is: 'nothing' }
  | { is: 'drawn'; card: Card }
  | { is: 'attempt'; power: Power; die?: number }
  | Part[];

export type Facts = Record<string, Fact>;

export const BANK: Fact = { is: 'bank' };
export const NOTHING: Fact = { is: 'nothing' };

export const amount = (value: number): Amount => ({ is: 'amount', value });
export const person = (name: string, who: Person['who'] = 'player'): Person => ({ is: 'person', name, who });
export const named = (key: string): Named => ({ is: 'named', key });
export const space = (id: string): Named => named(`space-${id}`);

/** Tell whether the die of a power brings what it promises. */
export function isWon(power: Pick<Power, 'lowest'>, die: number): boolean {
  return die >= power.lowest;
}

/** Return what every message may ask of the box: what it holds where others hold cards. */
export function boxFacts(edition: EditionData): { keeps_cards: boolean; only_texts: boolean } {
  const { cards, decks } = edition.kind === 'dice' ? edition : { cards: [], decks: [] };
  return {
    keeps_cards: cards.some(({ kind }) => kind === 'jail-free'),
    only_texts: decks.length > 0 && decks.every(({ draw }) => draw === 'any'),
  };
}
