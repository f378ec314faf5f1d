/** Telling a dice game: events, prompts and refusals as sentences for players. */

import type { DiceEdition } from '../core/editions';
import { LEFT_OUT } from '../wire/fields';
import { MONEY_REFUSALS, REFUSAL_FACTS } from '../wire/refusals';
import type { DiceEvent, DicePrompt, No } from '../wire/types';
import { amount, type Fact, type Facts, named, NOTHING, type Person, person } from './facts';
import { kebab } from './keys';
import { Readings } from './readings';
import { serverRefusal } from './refusals';
import type { Words } from './words';

export class DiceTeller {
  readonly #readings: Readings;

  constructor(
    private readonly words: Words,
    edition: DiceEdition,
    names: readonly string[],
  ) {
    this.#readings = new Readings(edition, names);
  }

  event(event: DiceEvent, reader: number | null, before?: DiceEvent): string {
    const form = isThirdDouble(event, before) ? '.double' : '';
    const facts = this.#facts(event.event, event, reader);
    if (event.event === 'PowerThrown') facts.power = this.#readings.power(event.power, event.die);
    return this.words.text(`event-${kebab(event.event)}${form}`, facts);
  }

  prompt(prompt: DicePrompt, seat: number | null): string {
    const isOwn = prompt.ask === 'AnswerOffer' && prompt.offer.seat === seat;
    const form = isOwn ? '.own' : seat !== null && prompt.seats.includes(seat) ? '' : '.others';
    return this.words.text(`prompt-${kebab(prompt.ask)}${form}`, this.#facts(prompt.ask, prompt));
  }

  refusal(no: No): string {
    const key = `refusal-${no.code}`;
    if (!this.words.has(key)) return serverRefusal(this.words, no);
    return this.words.text(key, this.#refusalFacts(no));
  }

  #facts(kind: string, told: object, reader: number | null = null): Facts {
    const facts: Facts = {};
    const fields = { ...Object.fromEntries(LEFT_OUT.map((field) => [field, undefined])), ...told };
    for (const [field, value] of Object.entries(fields)) {
      const fact = this.#readings.fact(kind, field, value);
      if (fact !== null) facts[field] = value === reader && isPerson(fact) ? { ...fact, who: 'you' } : fact;
    }
    const { seat, other } = told as { seat?: number; other?: number };
    if (other !== undefined && seat === other) facts.other = person(this.#readings.name(other), 'self');
    return facts;
  }

  #refusalFacts(no: No): Facts {
    return Object.fromEntries(REFUSAL_FACTS.map((name) => [name, this.#refusalFact(no, name)]));
  }

  #refusalFact(no: No, name: string): Fact {
    const value = no.facts[name];
    if (value === undefined) return NOTHING;
    if (typeof value === 'number' && MONEY_REFUSALS.includes(no.code)) return amount(value);
    if (no.code === 'token-taken' && this.#readings.isToken(value)) return named(`token-${value}`);
    return value;
  }
}

/** Tell whether the dice alone led to an arrest: what a space or a card does comes after a move. */
function isThirdDouble(event: DiceEvent, before?: DiceEvent): boolean {
  return event.event === 'Arrested' && before?.event === 'Rolled' && before.seat === event.seat;
}

function isPerson(fact: Fact): fact is Person {
  return typeof fact === 'object' && 'is' in fact && fact.is === 'person';
}
