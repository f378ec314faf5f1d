/** What the fields of events and prompts mean, each read by its name. */

import type { DiceEdition } from '../core/editions';
import type { Card, Draw, OfferOrder, Power } from '../wire/types';
import { amount, BANK, type Fact, named, NOTHING, type Part, person, space } from './facts';

type Read = (table: Readings, value: unknown) => Fact;

const LOTS = ['house', 'hotel', ''];

export class Readings {
  readonly #cards: Map<string, Card>;
  readonly #powers: Map<string, Power>;
  readonly #tokens: Set<string>;

  constructor(
    edition: DiceEdition,
    private readonly names: readonly string[],
  ) {
    this.#cards = new Map(edition.cards.map((card) => [card.id, card]));
    this.#powers = new Map(edition.powers.map((power) => [power.id, power]));
    this.#tokens = new Set(edition.tokens.map((token) => token.id));
  }

  /** Return one field as a fact; null for one that no sentence speaks of. */
  fact(field: string, value: unknown): Fact | null {
    return READ[field]?.(this, value) ?? null;
  }

  isToken(id: unknown): boolean {
    return typeof id === 'string' && this.#tokens.has(id);
  }

  name(seat: unknown): string {
    return this.names[seat as number] ?? '';
  }

  people(value: unknown): Fact {
    if (!Array.isArray(value)) return value as number;
    return value.map((seat) => person(this.name(seat)));
  }

  card(id: unknown): Fact {
    return { is: 'drawn', card: this.#cards.get(id as string) as Card };
  }

  power(id: unknown, die?: number): Fact {
    return { is: 'attempt', power: this.#powers.get(id as string) as Power, die };
  }

  wealth(value: unknown): Fact {
    if (!Array.isArray(value)) return amount(value as number);
    return value.map((sum: number, seat) => ({ is: 'standing', name: this.name(seat), value: sum }));
  }

  offer(value: unknown): Fact {
    const offer = value as OfferOrder;
    return {
      is: 'deal',
      by: this.name(offer.seat),
      gives: this.goods(offer.give, offer.give_cards, offer.give_cash),
      asks: this.goods(offer.ask, offer.ask_cards, offer.ask_cash),
    };
  }

  goods(deeds: string[] = [], cards: string[] = [], cash = 0): Part[] {
    const kept = cards.map((id): Part => ({ is: 'kept', card: this.#cards.get(id) as Card }));
    return [...deeds.map(space), ...kept, ...(cash ? [amount(cash)] : [])];
  }
}

const seat: Read = (table, value) => person(table.name(value));
const seatOrBank: Read = (table, value) => (value === undefined ? BANK : seat(table, value));
const seatOrNobody: Read = (table, value) => (value === undefined ? NOTHING : seat(table, value));
const people: Read = (table, value) => table.people(value);
const sum: Read = (_, value) => amount((value as number | undefined) ?? 0);
const plain: Read = (_, value) => value as Fact;

const place: Read = (_, value) => {
  if (!LOTS.includes(value as string)) return space(value as string);
  return value ? named(`word-${value as string}`) : NOTHING;
};

function kindOf(kind: string): Read {
  return (_, value) => named(`${kind}-${value as string}`);
}

function kindsOf(kind: string): Read {
  return (_, value) => (value as string[]).map((id) => named(`${kind}-${id}`));
}

function all(fields: string, read: Read): Record<string, Read> {
  return Object.fromEntries(fields.split(' ').map((field) => [field, read]));
}

const READ: Record<string, Read> = {
  ...all('seat other owner debtor banker', seat),
  ...all('payer receiver creditor giver taker', seatOrBank),
  ...all('seats asked winners tied', people),
  ...all('place at start lot given taken next_free', place),
  ...all('cash price amount minimum refund cost pot', sum),
  ...all('value left', sum),
  ...all('highest lowest lift_cost keep_cost', sum),
  ...all('first second total die throws steps', plain),
  ...all('number extra claim houses count stock', plain),
  ...all('deeds most in_jail has_card paid', plain),
  ...all('reason by how kind', plain),
  bidder: seatOrNobody,
  completes_for: seatOrNobody,
  wealth: (table, value) => table.wealth(value),
  card: (table, value) => table.card(value),
  power: (table, value) => table.power(value),
  draw: (_, value) => (value as Draw).what,
  offer: (table, value) => table.offer(value),
  token: kindOf('token'),
  zone: kindOf('zone'),
  tokens: kindsOf('token'),
  zones: kindsOf('zone'),
};

/** Fields that the wire leaves out where nobody is meant. */
export const LEFT_OUT = 'payer receiver creditor giver taker bidder completes_for value'.split(' ');
