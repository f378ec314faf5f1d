/** Telling the sliding game: sides become names, tokens numbers, spaces their names, sums money. */

import type { SlidingEdition } from '../core/editions';
import type { No, SlidingEvent, SlidingPrompt } from '../wire/types';
import { amount, type Fact, type Facts, named, NOTHING, type Person, person } from './facts';
import { kebab } from './keys';
import { serverRefusal } from './refusals';
import type { Words } from './words';

const SIDES = ['side', 'other', 'by'];
const SUMS = ['amount', 'price', 'needed', 'held'];
const LISTS = ['order', 'winners'];
const NOWHERE = -1;

/** Return who plays for each side: one each up to four people, then teams of two. */
function teamsOf(edition: SlidingEdition, names: readonly string[]): Person[][] {
  const size = names.length <= (edition.players.singles[1] ?? 0) ? 1 : 2;
  const starts = names.map((_, at) => at).filter((at) => at % size === 0);
  return starts.map((at) => names.slice(at, at + size).map((name) => person(name)));
}

export class SlidingTeller {
  readonly #sides: Person[][];

  constructor(
    private readonly words: Words,
    private readonly edition: SlidingEdition,
    private readonly names: readonly string[],
  ) {
    this.#sides = teamsOf(edition, names);
  }

  event(event: SlidingEvent): string {
    return this.words.text(`event-${kebab(event.event)}`, this.#facts(event));
  }

  prompt(prompt: SlidingPrompt): string {
    return this.words.text(`prompt-${kebab(prompt.ask)}`, this.#facts(prompt));
  }

  refusal(no: No): string {
    const key = `refusal-${no.code}`;
    if (!this.words.has(key)) return serverRefusal(this.words, no);
    return this.words.text(key, this.#facts(no.facts));
  }

  #facts(told: object): Facts {
    const facts: Facts = {};
    for (const [field, value] of Object.entries(told)) {
      const fact = this.#fact(field, value);
      if (fact !== null) facts[field] = fact;
    }
    return facts;
  }

  #fact(field: string, value: unknown): Fact | null {
    if (SIDES.includes(field)) return this.#sides[value as number] ?? [];
    if (field === 'seat') return this.#person(value as number);
    if (SUMS.includes(field)) return amount(value as number);
    if (LISTS.includes(field) && Array.isArray(value)) return this.#list(value as number[]);
    if (field === 'token' || field === 'tokens') return this.#token(value as number | number[]);
    if (field === 'space' || field === 'group') return this.#place(field, value as number | string);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  }

  #person(seat: number): Fact {
    const name = this.names[seat];
    return name === undefined ? seat : person(name);
  }

  #list(sides: number[]): Fact {
    return { is: 'teams', teams: sides.map((side) => this.#sides[side] ?? []) };
  }

  /** Number a token within its colour; of several the first speaks. */
  #token(value: number | number[]): Fact | null {
    const first = Array.isArray(value) ? value[0] : value;
    const perSide = this.edition.rules.tokens_per_side as number;
    return first === undefined ? null : (first % perSide) + 1;
  }

  #place(field: 'space' | 'group', value: number | string): Fact {
    if (value === NOWHERE) return NOTHING;
    const known = field === 'space' ? this.edition.spaces : this.edition.groups;
    const id = typeof value === 'number' ? known[value]?.id : value;
    return known.some((one) => one.id === id) ? named(`${field}-${id}`) : String(id);
  }
}
