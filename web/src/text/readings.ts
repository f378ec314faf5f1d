/** How the fields of events and prompts are told, each by what it means. */

import type { DiceEdition } from '../core/editions';
import { DICE_FIELDS, DICE_OTHERWISE, type DiceMeaning, LOTS } from '../wire/fields';
import type { Card, Draw, OfferOrder, Power } from '../wire/types';
import { amount, BANK, type Fact, named, NOTHING, type Part, person, space } from './facts';
import { Meanings } from './meanings';

type Read = (table: Readings, value: unknown) => Fact;

const MEANINGS = new Meanings(DICE_FIELDS, DICE_OTHERWISE);

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

  /** Return one field of an event or a prompt as a fact; null for one that no sentence speaks of. */
  fact(kind: string, field: string, value: unknown): Fact | null {
    const meaning = MEANINGS.of(kind, field);
    return meaning === undefined ? null : READ[meaning](this, value);
  }

  isToken(id: unknown): boolean {
    return typeof id === 'string' && this.#tokens.has(id);
  }

  name(seat: unknown): string {
    return this.names[seat as number] ?? '';
  }

  card(id: unknown): Fact {
    return { is: 'drawn', card: this.#cards.get(id as string) as Card };
  }

  power(id: unknown, die?: number): Fact {
    return { is: 'attempt', power: this.#powers.get(id as string) as Power, die };
  }

  wealth(value: unknown): Fact {
    return (value as number[]).map((sum, seat) => ({ is: 'standing', name: this.name(seat), value: sum }));
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
const card: Read = (table, value) => table.card(value);
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

const READ: Record<DiceMeaning, Read> = {
  seat,
  seats: (table, value) => (value as number[]).map((each) => person(table.name(each))),
  'seat or bank': (table, value) => (value === undefined ? BANK : seat(table, value)),
  'seat or nobody': (table, value) => (value === undefined ? NOTHING : seat(table, value)),
  space: place,
  'space-or-none': place,
  lot: place,
  money: (_, value) => amount((value as number | undefined) ?? 0),
  sums: (table, value) => table.wealth(value),
  card,
  'kept card': card,
  power: (table, value) => table.power(value),
  draw: (_, value) => (value as Draw).what,
  deal: (table, value) => table.offer(value),
  token: kindOf('token'),
  tokens: kindsOf('token'),
  zone: kindOf('zone'),
  zones: kindsOf('zone'),
  number: plain,
  flag: plain,
  benefit: plain,
  reason: plain,
  way: plain,
  order: plain,
};
