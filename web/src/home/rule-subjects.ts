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

/** What families really play, in the order in which they ask for it. */
const FIRST = ['free_parking', 'pot_start', 'salary_on_go', 'rent_in_jail', 'first_lap', 'trades', 'ends_after_rounds'];

export interface SortedRules {
  /** What the booklet leaves to the table. */
  options: HouseRule[];
  /** What families really play. */
  first: HouseRule[];
  /** All others, by subject. */
  rest: [Subject, HouseRule[]][];
}

/** Sort the rules of an edition: those of the booklet's own choice, what families play, all others by subject. */
export function sorted({ house_rules, options }: Pick<EditionData, 'house_rules' | 'options'>): SortedRules {
  const rules = house_rules.filter(({ kind }) => kind !== 'colours');
  const own = rules.filter(({ name }) => !(name in options));
  const families = FIRST.flatMap((name) => own.filter((rule) => rule.name === name));
  // Where there is nothing of that kind, what no booklet has comes first.
  const first = families.length > 0 ? families : own.filter(({ clauses }) => clauses.length === 0);
  const others = own.filter((rule) => !first.includes(rule));
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
