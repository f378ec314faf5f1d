/** Told orders: what somebody did, or could have done instead, in the words of a sentence. */

import { kebab } from './keys';
import { LOCALES } from './messages';
import { say } from './say';
import type { Words } from './words';
import type { DiceOrder, OfferOrder, Prompt } from '../wire/types';

type Facts = Record<string, string | number>;
type Terms = Pick<OfferOrder, 'give' | 'ask' | 'give_cash' | 'ask_cash' | 'give_cards' | 'ask_cards'>;

export class ToldOrders {
  constructor(
    private readonly words: Words,
    private readonly names: readonly string[],
    /** The seats of whoever reads. */
    private readonly mine: readonly number[] = [],
  ) {}

  /** Return what a seat did when it was asked something: “you bought Rue de Paradis for 160”. */
  did(order: DiceOrder, prompt: Prompt | null): string {
    return say(`analysis-did-${kebab(order.do)}`, { ...this.#facts(order, prompt), who: this.#who(order.seat) });
  }

  /** Return what could have been done instead: “refuse”. */
  instead(order: DiceOrder | null, prompt: Prompt | null): string {
    if (order === null) return say('analysis-nothing');
    return say(`analysis-did-${kebab(order.do)}.instead`, this.#facts(order, prompt));
  }

  /** Return the name of a seat. */
  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  #who(seat: number): string {
    return this.mine.includes(seat) ? say('analysis-you') : say('analysis-other', { name: this.name(seat) });
  }

  #facts(order: DiceOrder, prompt: Prompt | null): Facts {
    const told = { ...asked(prompt), ...order } as Record<string, unknown>;
    const facts: Facts = {};
    for (const name of ['place', 'lot'] as const) {
      if (typeof told[name] === 'string') facts[name] = this.#thing(told[name]);
    }
    for (const name of ['price', 'amount', 'highest'] as const) {
      if (typeof told[name] === 'number') facts[name] = this.words.money(told[name]);
    }
    if (typeof told.count === 'number') facts.count = told.count;
    if (typeof told.zone === 'string') facts.zone = this.words.text(`zone-${told.zone}`);
    if (typeof told.token === 'string') facts.token = this.words.text(`token-${told.token}`);
    return { ...facts, ...this.#deal(order, told) };
  }

  /** Return the two sides of a deal: for who answers an offer, those of the offer. */
  #deal(order: DiceOrder, told: Record<string, unknown>): Facts {
    const offer = told.offer as Required<OfferOrder> | undefined;
    const terms = (order.do === 'Accept' || order.do === 'Refuse' ? (offer ?? order) : order) as Terms & DiceOrder;
    const partner = terms === order ? (told.other as number | undefined) : terms.seat;
    const [gives, asks] = [
      this.#goods(terms.give, terms.give_cards, terms.give_cash ?? (told.cash as number | undefined)),
      this.#goods(terms.ask, terms.ask_cards, terms.ask_cash),
    ];
    return { gives, asks, deal: kindOf(terms), other: partner === undefined ? '' : this.name(partner) };
  }

  #goods(deeds: readonly string[] = [], cards: readonly string[] = [], cash = 0): string {
    const parts = deeds.map((id) => this.#thing(id));
    if (cards.length > 0) parts.push(say('analysis-goods-card'));
    if (cash > 0) parts.push(this.words.money(cash));
    if (parts.length === 0) return say('analysis-goods-none');
    return new Intl.ListFormat(LOCALES[this.words.language]).format(parts);
  }

  /** Return a property with its article, or what is sold by lots. */
  #thing(id: string): string {
    if (id === 'house' || id === 'hotel') return this.words.text(`word-${id}`);
    return this.words.place(id, 'the');
  }
}

/** Return what a question is about, without whom it asks. */
function asked(prompt: Prompt | null): object {
  if (!prompt) return {};
  const { seats: _, ...about } = prompt;
  return about;
}

/** Return what an offer is to who accepts it: a sale for money alone, a purchase, or a swap. */
function kindOf({ give = [], ask = [], give_cards = [], ask_cards = [], give_cash = 0, ask_cash = 0 }: Terms): string {
  const [given, wanted] = [give.length + give_cards.length, ask.length + ask_cards.length];
  if (given === 0 && give_cash > 0 && wanted > 0 && ask_cash === 0) return 'sold';
  return wanted === 0 && ask_cash > 0 && given > 0 && give_cash === 0 ? 'bought' : 'swapped';
}
