/** Telling the sliding game: sides become names, tokens numbers, spaces their names, sums money. */

import type { SlidingEdition } from '../core/editions';
import { SLIDING_FIELDS, SLIDING_OTHERWISE, SLIDING_REFUSALS, type SlidingMeaning } from '../wire/fields';
import type { No, SlidingEvent, SlidingPrompt } from '../wire/types';
import { amount, type Fact, type Facts, named, NOTHING, type Person, person } from './facts';
import { kebab } from './keys';
import { Meanings } from './meanings';
import { serverRefusal } from './refusals';
import type { Words } from './words';

const MEANINGS = new Meanings(SLIDING_FIELDS, SLIDING_OTHERWISE);
const NOWHERE = -1;

type Read = (teller: SlidingTeller, value: unknown) => Fact | null;

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
    return this.words.text(`event-${kebab(event.event)}`, this.#told(event.event, event));
  }

  prompt(prompt: SlidingPrompt): string {
    return this.words.text(`prompt-${kebab(prompt.ask)}`, this.#told(prompt.ask, prompt));
  }

  refusal(no: No): string {
    const key = `refusal-${no.code}`;
    if (!this.words.has(key)) return serverRefusal(this.words, no);
    return this.words.text(key, { ...no.facts, ...this.#facts(no.facts, (name) => SLIDING_REFUSALS[name]) });
  }

  #told(kind: string, told: object): Facts {
    return this.#facts(told, (field) => MEANINGS.of(kind, field));
  }

  /** Return the facts that have a meaning and that sentences speak of. */
  #facts(told: object, meaningOf: (field: string) => SlidingMeaning | undefined): Facts {
    const facts: Facts = {};
    for (const [field, value] of Object.entries(told)) {
      const meaning = meaningOf(field);
      const fact = meaning === undefined ? null : READ[meaning](this, value);
      if (fact !== null) facts[field] = fact;
    }
    return facts;
  }

  seat(seat: number): Fact {
    const name = this.names[seat];
    return name === undefined ? seat : person(name);
  }

  side(side: number): Person[] {
    return this.#sides[side] ?? [];
  }

  /** Number a token within its colour. */
  token(token: number): Fact {
    return (token % (this.edition.rules.tokens_per_side as number)) + 1;
  }

  place(kind: 'space' | 'group', value: number | string): Fact {
    if (value === NOWHERE) return NOTHING;
    const known = kind === 'space' ? this.edition.spaces : this.edition.groups;
    const id = typeof value === 'number' ? known[value]?.id : value;
    return known.some((one) => one.id === id) ? named(`${kind}-${id}`) : String(id);
  }
}

const plain: Read = (_, value) => value as Fact;
const untold: Read = () => null;

const READ: Record<SlidingMeaning, Read> = {
  seat: (teller, value) => teller.seat(value as number),
  seats: untold,
  side: (teller, value) => teller.side(value as number),
  sides: (teller, value) => ({ is: 'teams', teams: (value as number[]).map((side) => teller.side(side)) }),
  piece: (teller, value) => teller.token(value as number),
  // Of several the first speaks.
  pieces: (teller, value) => (value as number[]).slice(0, 1).map((first) => teller.token(first))[0] ?? null,
  place: (teller, value) => teller.place('space', value as number | string),
  group: (teller, value) => teller.place('group', value as number | string),
  money: (_, value) => amount(value as number),
  number: plain,
  reason: plain,
  step: plain,
  places: untold,
  sums: untold,
  range: untold,
  motion: untold,
};
