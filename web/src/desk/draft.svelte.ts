/** A draft of a deal: who with, what each side puts in, and what the server says to it. */

import type { Side } from '../board/picked';
import { unfit, type Unfit } from '../core/fitting';
import type { AnswerMessage, CounterOrder, OfferOrder, Outlook, Partner, Settled } from '../wire/types';

type Sides = Readonly<Record<Side, readonly string[]>>;
type Terms = Omit<OfferOrder, 'do' | 'seat' | 'other'>;

/** The server is asked once the draft has been left alone for so long. */
export const PAUSE = 250;

export interface Asking {
  probe(order: OfferOrder | CounterOrder): Promise<AnswerMessage | null>;
  later(milliseconds: number, work: () => void): void;
}

export type DraftKind = 'Offer' | 'Counter';

const NOBODY: Partner = { seat: -1, give: [], ask: [], give_cash: 0, ask_cash: 0, give_cards: [], ask_cards: [] };

export class Draft {
  deeds: Record<Side, string[]> = $state({ give: [], ask: [] });
  cards: Record<Side, string[]> = $state({ give: [], ask: [] });
  /** The sums as they are named; null where what is written is none. */
  cash: Record<Side, number | null> = $state({ give: 0, ask: 0 });
  /** What would follow, or why not; null while the server is being asked. */
  outlook: Outlook | null = $state.raw(null);
  /** How things would stand after the deal, as far as the server was asked. */
  settled: Settled | null = $state.raw(null);
  /** What was in it and had to be taken out, until something is changed by hand. */
  lost: readonly string[] = $state.raw([]);
  /** Somebody has changed something in it. */
  isTouched = $state(false);
  partner: Partner = $state.raw(NOBODY);
  kind: DraftKind = $state('Offer');
  #revision = 0;

  constructor(
    readonly seat: number,
    partner: Partner,
    kind: DraftKind,
    /** The smallest money of the edition. */
    readonly step: number,
    private readonly asking: Asking,
  ) {
    this.partner = partner;
    this.kind = kind;
  }

  get isEmpty(): boolean {
    return !this.deeds.give.length && !this.deeds.ask.length && !this.cards.give.length && !this.cards.ask.length;
  }

  /** Whether there is anything in it, if only money. */
  get isBegun(): boolean {
    return !this.isEmpty || this.cash.give !== 0 || this.cash.ask !== 0;
  }

  /** Whether somebody has a card to put in. */
  get hasCards(): boolean {
    return this.partner.give_cards.length > 0 || this.partner.ask_cards.length > 0;
  }

  /** Why a sum cannot be; of one that is too large for a deal with goods, the server says it. */
  get wrong(): Unfit | null {
    const all = [this.#unfit('give'), this.#unfit('ask')];
    return all.find((no) => no && (this.isEmpty || no.why !== 'high')) ?? null;
  }

  /** Return the sum of a side, nothing while it cannot be had. */
  sum(side: Side): number {
    return this.#unfit(side) ? 0 : (this.cash[side] ?? 0);
  }

  /** Return what a seat would hold, by the server's word, or by the sums alone while they are all there is. */
  cashAfter(seat: number, now: number): number {
    if (!this.isEmpty) return this.settled?.cash[seat] ?? now;
    const brought = this.sum('ask') - this.sum('give');
    return now + (seat === this.seat ? brought : -brought);
  }

  /** Put a deed in, or take it out again. */
  toggle(side: Side, deed: string): void {
    this.deeds[side] = toggled(this.deeds[side], deed);
    this.#touched();
  }

  /** Put in or take out a deed of either side; return whether it can be in this deal. */
  pick(deed: string): boolean {
    const side = this.partner.give.includes(deed) ? 'give' : 'ask';
    if (!this.partner[side].includes(deed)) return false;
    this.toggle(side, deed);
    return true;
  }

  /** Put a card in, or take it out again. */
  toggleCard(side: Side, card: string): void {
    this.cards[side] = toggled(this.cards[side], card);
    this.#touched();
  }

  /** Name a sum; money goes one way only, so the other side's is put back. */
  pay(side: Side, amount: number | null): void {
    this.cash[side] = amount;
    if (amount !== null && amount > 0) this.cash[side === 'give' ? 'ask' : 'give'] = 0;
    this.#touched();
  }

  /** Begin with the other way round of terms that were offered. */
  answer(offer: Terms): void {
    this.#put(
      { give: offer.ask ?? [], ask: offer.give ?? [] },
      { give: offer.ask_cards ?? [], ask: offer.give_cards ?? [] },
    );
    this.cash = { give: offer.ask_cash ?? 0, ask: offer.give_cash ?? 0 };
    this.#changed();
  }

  /** Empty both sides. */
  clear(): void {
    this.deeds = { give: [], ask: [] };
    this.cards = { give: [], ask: [] };
    this.cash = { give: 0, ask: 0 };
    this.#touched();
  }

  /** Hear what each side could put in now; return what had to be taken out for it. */
  follow(partner: Partner): string[] {
    if (JSON.stringify(partner) === JSON.stringify(this.partner)) return [];
    this.partner = partner;
    return this.#taking(() => this.#put(this.deeds, this.cards));
  }

  /** Take deeds out that can no longer change hands; return those that were in it. */
  without(deeds: readonly string[]): string[] {
    const rest = (side: Side) => this.deeds[side].filter((deed) => !deeds.includes(deed));
    return deeds.length === 0 ? [] : this.#taking(() => (this.deeds = { give: rest('give'), ask: rest('ask') }));
  }

  /** Return the draft as an order. */
  get order(): OfferOrder | CounterOrder {
    return {
      do: this.kind,
      seat: this.seat,
      other: this.partner.seat,
      give_cash: this.cash.give ?? 0,
      ask_cash: this.cash.ask ?? 0,
      give: [...this.deeds.give],
      ask: [...this.deeds.ask],
      give_cards: [...this.cards.give],
      ask_cards: [...this.cards.ask],
    };
  }

  /** Lay down deeds and cards, as far as each side can put them in. */
  #put(deeds: Sides, cards: Sides): void {
    const among = (wanted: readonly string[], can: readonly string[]) => wanted.filter((one) => can.includes(one));
    const { give, ask, give_cards, ask_cards } = this.partner;
    this.deeds = { give: among(deeds.give, give), ask: among(deeds.ask, ask) };
    this.cards = { give: among(cards.give, give_cards), ask: among(cards.ask, ask_cards) };
  }

  /** Change what is in it, and keep what is in it no longer. */
  #taking(change: () => void): string[] {
    const before = this.#goods;
    change();
    const lost = before.filter((one) => !this.#goods.includes(one));
    if (lost.length > 0) this.lost = [...this.lost, ...lost];
    this.#changed();
    return lost;
  }

  get #goods(): string[] {
    return [...this.deeds.give, ...this.deeds.ask, ...this.cards.give, ...this.cards.ask];
  }

  #unfit(side: Side): Unfit | null {
    const high = side === 'give' ? this.partner.give_cash : this.partner.ask_cash;
    return unfit(this.cash[side], { low: 0, high, step: this.step });
  }

  #touched(): void {
    this.isTouched = true;
    this.lost = [];
    this.#changed();
  }

  #changed(): void {
    const revision = ++this.#revision;
    this.outlook = null;
    if (this.isEmpty || this.wrong) {
      this.settled = null;
      return;
    }
    this.asking.later(PAUSE, () => void this.#ask(revision));
  }

  async #ask(revision: number): Promise<void> {
    if (revision !== this.#revision) return;
    const answer = await this.asking.probe(this.order);
    if (revision !== this.#revision || !answer?.outlook) return;
    this.outlook = answer.outlook;
    this.settled = answer.outlook.settled ?? null;
  }
}

function toggled(list: string[], one: string): string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
