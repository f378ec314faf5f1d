/** Draws: what nature was asked each time, and what the key says to it. */

import type { EditionData } from '../core/editions';
import type { Deck, Drawing, Setup } from '../wire/types';
import type { Answer } from './entries';
import { bell, markers, Source, type Key } from './formulas';

type Values = Record<string, unknown>;

const WHAT: Record<string, Drawing['what']> = {
  DiceFall: 'dice',
  DieFalls: 'die',
  RandomFalls: 'random',
  CardComes: 'card',
  DeedComes: 'deed',
  DrawMarkers: 'markers',
  Deviate: 'hand',
  Rest: 'rest',
};
const SIDES_OF_A_DIE = 6;

/**
 * A question to nature with its answer; it may be unknown, or believed where only the server says what it was.
 * What people told of a box of their own was drawn by nobody.
 */
export interface Question extends Drawing {
  counter: number;
  isKnown: boolean;
  isBelieved: boolean;
  isTold: boolean;
}

/** What the questions of a game are worked out from: its data, what the table agreed, what the server lists. */
export interface Known {
  edition: EditionData | null;
  setup: Setup;
  listed: ReadonlyMap<number, Drawing>;
}

/** Return what nature was asked, worked out here where that can be done. */
export function questionOf(answer: Answer, known: Known): Question {
  const { seq, counter, said } = answer;
  const what = WHAT[said.do] as Drawing['what'];
  const bare: Question = {
    seq,
    counter,
    what,
    choices: [],
    below: 0,
    deviations: [0, 0],
    said,
    isKnown: false,
    isBelieved: false,
    isTold: isTold(said, known),
  };
  const own = workedOut(what, answer, known);
  if (own) return { ...bare, ...own, isKnown: true };
  const listed = known.listed.get(counter);
  if (listed?.what !== what) return bare;
  const { choices, below, deviations } = listed;
  return { ...bare, choices, below, deviations, isKnown: true, isBelieved: true };
}

function workedOut(what: Drawing['what'], { said, before }: Answer, known: Known): Partial<Drawing> | null {
  switch (what) {
    case 'dice':
    case 'rest':
      return {};
    case 'die':
      return { below: SIDES_OF_A_DIE };
    case 'markers':
      return Array.isArray(said['order']) ? { below: said['order'].length } : null;
    case 'random':
      return numbered(oddsOf(known));
    case 'card':
      return listed(cardsLeft(said['card'], before, known));
    case 'deed':
      return listed(goesOn(known) ? null : deedsLeft(before, known.edition));
    case 'hand':
      return null;
  }
}

function listed(choices: string[] | null): Partial<Drawing> | null {
  return choices && { choices };
}

function numbered(below: unknown): Partial<Drawing> | null {
  return typeof below === 'number' && below > 0 ? { below } : null;
}

/** Return one in how many payments brings a text. */
function oddsOf({ edition, setup }: Known): unknown {
  if (edition?.kind !== 'dice') return null;
  return setup.house_rules?.['random_texts'] ?? edition.rules['random_texts'];
}

/** Return the cards of the same pack that nobody had seen: each comes up once before all are known. */
function cardsLeft(card: unknown, before: readonly string[], known: Known): string[] | null {
  const deck = deckOf(card, known.edition);
  if (known.edition?.kind !== 'dice' || !deck) return null;
  const ids = known.edition.cards.filter((one) => one.deck === deck.id).map(({ id }) => id);
  if (deck.draw === 'any') return ids;
  return goesOn(known) ? null : ids.filter((id) => !before.includes(id));
}

function deckOf(card: unknown, edition: EditionData | null): Deck | undefined {
  if (edition?.kind !== 'dice') return undefined;
  const found = edition.cards.find(({ id }) => id === card);
  return edition.decks.find(({ id }) => id === found?.deck);
}

/** Tell whether a game goes on from another one: what had come there is not in its log. */
function goesOn({ setup }: Known): boolean {
  return setup.position !== undefined;
}

/** Tell whether people said what came: with a box of their own, all but what an electronic unit draws. */
function isTold(said: Answer['said'], { setup, edition }: Known): boolean {
  if (setup.luck !== 'told' || said.do === 'RandomFalls') return false;
  return said.do !== 'CardComes' || deckOf(said['card'], edition)?.draw !== 'any';
}

/** Return the deeds that were not dealt yet; they are dealt before anybody can buy one. */
function deedsLeft(before: readonly string[], edition: EditionData | null): string[] | null {
  if (edition?.kind !== 'dice') return null;
  return edition.spaces.filter(({ id, group }) => group && !before.includes(id)).map(({ id }) => id);
}

/** Return what the key says to a question; null where it is not drawn, or the question unknown. */
export function saysKey(key: Key, asked: Question): Values | null {
  const source = new Source(key, asked.counter);
  switch (asked.what) {
    case 'dice':
      return {
        first: source.below('dice', SIDES_OF_A_DIE) + 1,
        second: source.below('dice', SIDES_OF_A_DIE) + 1,
      };
    case 'die':
    case 'random':
      return asked.below > 0 ? { number: source.below(asked.what, asked.below) + 1 } : null;
    case 'card':
    case 'deed':
      return chosen(source, asked);
    case 'markers':
      return asked.below > 0 ? { order: markers(source, asked.below) } : null;
    case 'hand':
      return missed(source, asked.deviations);
    case 'rest':
      return null;
  }
}

function chosen(source: Source, asked: Drawing): Values | null {
  if (asked.choices.length === 0) return null;
  const choice = asked.choices[source.below(asked.what, asked.choices.length)];
  return asked.what === 'card' ? { card: choice } : { place: choice };
}

function missed(source: Source, [direction, power]: Drawing['deviations']): Values {
  if (direction === 0 && power === 0) return { direction: 0, power: 0 };
  return { direction: bell(source, direction), power: bell(source, power) };
}

/** Tell whether what was recorded is what the key says. */
export function agrees(said: Values, recorded: Values): boolean {
  return Object.entries(said).every(([name, value]) => JSON.stringify(recorded[name]) === JSON.stringify(value));
}
