/** Words under which a card or a deed of the box is found: in every language, also those of the printed one. */

import type { Words } from '../text/words';
import type { Card, Space } from '../wire/types';

/** Return what a card may be searched by: our text, its kind, its sums, its place and its own further words. */
export function cardWords(card: Card, words: Words): string {
  const target = words.edition.kind === 'dice' && words.edition.spaces.find(({ id }) => id === card.target);
  const further = `card-${card.id}.words`;
  return [
    words.card(card),
    words.text(`found-card-${card.kind}`),
    words.has(further) ? words.text(further) : '',
    ...[card.amount, card.house, card.hotel, card.steps, card.factor].map((sum) => String(sum ?? '')),
    target ? words.place(target.id) : '',
    placeKind(target ? target.kind : (card.target ?? ''), words),
  ].join(' ');
}

/** Return what a deed may be searched by: its place, its group, its kind and what is printed on it. */
export function deedWords({ id, group, kind, price, rent }: Space, words: Words): string {
  const sums = [price, ...(rent ?? [])].map((sum) => String(sum ?? ''));
  return [words.place(id), group ? words.group(group) : '', placeKind(kind, words), ...sums].join(' ');
}

function placeKind(kind: string, words: Words): string {
  const key = `found-place-${kind}`;
  return words.has(key) ? words.text(key) : '';
}
