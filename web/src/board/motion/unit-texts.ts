/** Texts of an electronic unit: it shows each on its display, to be read before it is obeyed. */

import type { DiceEdition, DiceEvent } from '../../wire/types';

export interface TextPicture {
  kind: 'text';
  seat: number;
  turn: number;
  card: string;
  /** The zone that the text was drawn for; null for one that came at random. */
  zone: string | null;
}

/** Tell whether an edition has an electronic unit in the middle of its board. */
export function hasUnit(edition: DiceEdition): boolean {
  return edition.decks.some(({ draw }) => draw === 'any');
}

/** Tell whether a card is a text of the unit: it is drawn afresh, from no pack. */
export function isText(card: string, edition: DiceEdition): boolean {
  const deck = edition.cards.find(({ id }) => id === card)?.deck;
  return edition.decks.some(({ id, draw }) => id === deck && draw === 'any');
}

/** Return the zone that was chosen last in some events, or the one before them. */
export function zoneAfter(events: readonly DiceEvent[], before: string | null): string | null {
  const chosen = events.findLast((event) => event.event === 'ZoneChosen');
  return chosen?.event === 'ZoneChosen' ? chosen.zone : before;
}

/** Return what is to be seen of a text that an event tells, if it tells one. */
export function textOf(
  events: readonly DiceEvent[],
  at: number,
  edition: DiceEdition,
  turn: number,
  zoneBefore: string | null,
): TextPicture | null {
  const event = events[at];
  if (event?.event !== 'CardDrawn' || !isText(event.card, edition)) return null;
  const isRandom = events[at - 1]?.event === 'TextCame';
  const zone = isRandom ? null : zoneAfter(events.slice(0, at), zoneBefore);
  return { kind: 'text', seat: event.seat, turn, card: event.card, zone };
}
