/** Subjects of house rules: what they are about, so that one finds a rule among many. */

import { hasWords } from '../text/folded';
import type { EditionData } from '../core/editions';
import type { HouseRule } from '../wire/types';

const SUBJECTS = {
  money: ['start_cash', 'salary', 'doubles_to_jail', 'deal_deeds', 'deal_price'],
  jail: ['fine', 'jail_turns', 'jail_failed'],
  buying: ['unsold', 'auction_minimum', 'auction_raise', 'auction_end', 'auction_seconds', 'auction_beeps'],
  rent: ['rent_window', 'bare_group_factor', 'mortgage_in_group', 'utility_rent', 'utility_by_card'],
  cards: ['card_return', 'random_texts', 'texts_chain', 'texts_fade', 'powers'],
  buildings: ['houses', 'hotels', 'houses_before_hotel', 'sale_percent', 'sell_buildings'],
  mortgages: [
    'interest_percent',
    'interest_rounding',
    'buyer_lifts_for',
    'keeper_lifts_for',
    'heir_pays',
    'taker_pays',
  ],
  end: ['part_payment', 'offers_per_pair', 'ends_at_bankruptcy', 'ends_by_time'],
} as const;

export type Subject = keyof typeof SUBJECTS | 'more';

/** Rules of the booklet that tables change most; what no booklet has stands before them. */
const FIRST = ['unsold', 'rent_window', 'start_cash'];

export interface SortedRules {
  /** What the booklet leaves to the table. */
  options: HouseRule[];
  /** A few that tables like to change. */
  first: HouseRule[];
  /** All others, by subject. */
  rest: [Subject, HouseRule[]][];
}

/** Sort the rules of an edition: those of the booklet's own choice, a few at first, all others by subject. */
export function sorted({ house_rules, options }: Pick<EditionData, 'house_rules' | 'options'>): SortedRules {
  const rules = house_rules.filter(({ kind }) => kind !== 'colours');
  const own = rules.filter(({ name }) => !(name in options));
  const first = own.filter(isFirst).sort((one, other) => one.clauses.length - other.clauses.length);
  const others = own.filter((rule) => !isFirst(rule));
  const rest = ([...Object.keys(SUBJECTS), 'more'] as Subject[]).map((subject): [Subject, HouseRule[]] => [
    subject,
    others.filter(({ name }) => subjectOf(name) === subject),
  ]);
  return {
    options: rules.filter(({ name }) => name in options),
    first,
    rest: rest.filter(([, found]) => found.length > 0),
  };
}

/** Return what a rule is about. */
export function subjectOf(name: string): Subject {
  const found = Object.entries(SUBJECTS).find(([, names]) => (names as readonly string[]).includes(name));
  return (found?.[0] as Subject | undefined) ?? 'more';
}

/** Tell whether every word that is looked for stands in a text, whatever its capitals and accents. */
export function isFound(wanted: string, text: string): boolean {
  return hasWords(text, wanted);
}

function isFirst({ name, clauses }: HouseRule): boolean {
  return FIRST.includes(name) || clauses.length === 0;
}
