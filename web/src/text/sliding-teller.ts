/** Telling the sliding game: sides become names, tokens numbers, spaces their names, sums money. */

import type { SlidingEdition } from '../core/editions';
import type { No, SlidingEvent, SlidingPrompt } from '../wire/types';
import type { Facts } from './facts';
import { serverRefusal } from './refusals';
import type { Words } from './words';

const SIDES = ['side', 'other', 'by'];
const SUMS = ['amount', 'price', 'needed', 'held'];
const LISTS = ['order', 'winners'];
const NOWHERE = -1;
const AND = { fr: ' et ', en: ' and ' };

/** Return the names of the sides: one each up to four people, then teams of two. */
export function sideNames(edition: SlidingEdition, names: readonly string[], and: string): string[] {
  if (names.length <= (edition.players.singles[1] ?? 0)) return [...names];
  const starts = names.map((_, at) => at).filter((at) => at % 2 === 0);
  return starts.map((at) => names.slice(at, at + 2).join(and));
}

export class SlidingTeller {
  readonly #sides: string[];

  constructor(
    private readonly words: Words,
    private readonly edition: SlidingEdition,
    private readonly names: readonly string[],
  ) {
    this.#sides = sideNames(edition, names, AND[words.language]);
  }

  event(event: SlidingEvent): string {
    return this.words.text(eventKey(event), this.#facts(event));
  }

  prompt(prompt: SlidingPrompt): string {
    const isFree = prompt.ask === 'try-again' && prompt.price === 0;
    const key = isFree ? 'prompt-try-again-free' : `prompt-${prompt.ask}`;
    return this.words.text(key, this.#facts(prompt));
  }

  refusal(no: No): string {
    const key = `refusal-${no.code}`;
    if (!this.words.has(key)) return serverRefusal(this.words, no);
    return this.words.text(key, this.#facts(no.facts));
  }

  #facts(told: object): Facts {
    const facts: Facts = {};
    for (const [field, value] of Object.entries(told)) Object.assign(facts, this.#fact(field, value));
    return facts;
  }

  #fact(field: string, value: unknown): Facts {
    if (SIDES.includes(field)) return { [field]: this.#sides[value as number] ?? '' };
    if (field === 'seat') return { seat: this.names[value as number] ?? (value as number) };
    if (SUMS.includes(field)) return { [field]: this.words.money(value as number) };
    if (LISTS.includes(field) && Array.isArray(value)) return this.#list(field, value as number[]);
    if (field === 'token' || field === 'tokens') return this.#token(value as number | number[]);
    if (field === 'space' || field === 'group') {
      return { [field]: this.#place(field, value as number | string) };
    }
    return typeof value === 'string' || typeof value === 'number' ? { [field]: value } : {};
  }

  #list(field: string, sides: number[]): Facts {
    const names = sides.map((side) => this.#sides[side]);
    return { [field]: names.join(', '), sides: sides.length };
  }

  /** Number a token within its colour; of several the first speaks. */
  #token(value: number | number[]): Facts {
    const first = Array.isArray(value) ? value[0] : value;
    const perSide = this.edition.rules.tokens_per_side as number;
    return first === undefined ? {} : { token: (first % perSide) + 1 };
  }

  #place(field: 'space' | 'group', value: number | string): string {
    if (value === NOWHERE) return '';
    const known = field === 'space' ? this.edition.spaces : this.edition.groups;
    const id = typeof value === 'number' ? known[value]?.id : value;
    return known.some((one) => one.id === id) ? this.words.text(`${field}-${id}.the`) : String(id);
  }
}

function eventKey(event: SlidingEvent): string {
  if (event.event === 'token-rested' && event.space === NOWHERE) return 'event-token-stopped-short';
  const isFree = event.event === 'second-chance-taken' && event.amount === 0;
  return isFree ? 'event-second-chance-taken-free' : `event-${event.event}`;
}
