/** The words of an edition in one language: shared texts, overlaid by the edition's own. */

import type { EditionData } from '../core/editions';
import type { Card } from '../wire/types';
import { gameTexts, GAME, openAreas } from './catalogues';
import { amount, boxFacts, type Facts, named } from './facts';
import { type Source, variables } from './forms';
import type { Language } from './language.svelte';
import { kebab } from './keys';
import { Messages } from './messages';
import { bareMoney, money, readMoney, type Purse } from './money';

/** Load what the words of any edition need in a language. */
export function openWords(language: Language): Promise<void> {
  return openAreas(language, GAME);
}

export class Words implements Source {
  readonly #messages: Messages;
  readonly #purse: Purse;
  /** What the box holds where others hold cards. */
  readonly box: ReturnType<typeof boxFacts>;

  constructor(
    readonly edition: EditionData,
    readonly language: Language,
  ) {
    this.#messages = new Messages(language, [...gameTexts(language), ...edition.texts[language]]);
    this.#purse = purseOf(edition);
    this.box = boxFacts(edition);
  }

  /** Return a message, or with `key.form` one of its forms. */
  text(key: string, facts: Facts = {}): string {
    return this.#messages.text(key, variables({ ...this.box, ...facts }, this));
  }

  /** Tell whether there is such a message or form. */
  has(key: string): boolean {
    return this.#messages.has(key);
  }

  /** Return the names of the forms that a message has. */
  forms(key: string): string[] {
    return this.#messages.forms(key);
  }

  /** Return an amount as a player reads it. */
  money(value: number): string {
    return money(value, this.#purse, this.language);
  }

  /** Return the amount that somebody wrote, null if it is none. */
  readMoney(text: string): number | null {
    return readMoney(text, this.#purse, this.language);
  }

  /** The sum that a bare 1 stands for; empty where that is plain. */
  get bareMoney(): string {
    return bareMoney(this.#purse, this.language);
  }

  /** Return the name of a space, or one of its forms: the, of, at. */
  place(id: string, form = ''): string {
    return this.text(form ? `space-${id}.${form}` : `space-${id}`);
  }

  /** Return the name of a space as short as the board writes it; everywhere else it is whole. */
  label(id: string): string {
    return capital(this.place(id, this.has(`space-${id}.short`) ? 'short' : ''));
  }

  /** Return the name of a group. */
  group(id: string, form = ''): string {
    return this.text(form ? `group-${id}.${form}` : `group-${id}`);
  }

  /** Return what a card says. */
  card(card: Card): string {
    return this.text(`card-${card.id}`, cardFacts(card));
  }

  /** Return what the card of an id says. */
  cardText(id: string): string {
    const cards = this.edition.kind === 'dice' ? this.edition.cards : [];
    const card = cards.find((one) => one.id === id);
    return card ? this.card(card) : '';
  }

  /** Return the title of the edition. */
  get title(): string {
    return this.text('title');
  }

  /** Return the name of a rule that a table may choose. */
  rule(name: string): string {
    return this.text(this.#ruleKey(name));
  }

  /** Return in one sentence what a rule decides; nothing where there is no such sentence. */
  ruleHint(name: string): string {
    const key = `${this.#ruleKey(name)}.hint`;
    return this.has(key) ? this.text(key) : '';
  }

  /** Return the value of a rule as a player reads it: an amount, a number or a choice. */
  choice(name: string, value: boolean | number | string): string {
    if (typeof value === 'boolean') return this.text(value ? 'yes' : 'no');
    if (typeof value === 'number') return this.#isAmount(name) ? this.money(value) : this.#counted(name, value);
    return this.text(`${this.#ruleKey(name)}.${value}`);
  }

  /** Return a number; 0 where it limits nothing is said so. */
  #counted(name: string, value: number): string {
    const none = `${this.#ruleKey(name)}.no-limit`;
    return value === 0 && this.has(none) ? this.text(none) : String(value);
  }

  #isAmount(name: string): boolean {
    return this.edition.house_rules.some((one) => one.name === name && one.kind === 'amount');
  }

  #ruleKey(name: string): string {
    return `rule-${kebab(name)}`;
  }
}

function purseOf(edition: EditionData): Purse {
  if (edition.kind === 'sliding') return { style: 'plain', symbol: '' };
  return { style: edition.money.style, symbol: edition.symbol };
}

/** Return the facts of a card: its amounts, its place, its deck. */
function cardFacts(card: Card): Facts {
  const facts: Facts = { steps: card.steps ?? 0, factor: card.factor ?? 0 };
  facts.amount = amount(card.amount ?? 0);
  facts.house = amount(card.house ?? 0);
  facts.hotel = amount(card.hotel ?? 0);
  if (card.target && card.kind !== 'nearest') facts.target = named(`space-${card.target}`);
  if (card.draws) facts.draws = named(`deck-${card.draws}`);
  return facts;
}

/** Return a word as it stands at the head of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
