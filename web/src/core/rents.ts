/** Rents: whether anybody has to ask for them at a table, and whether the server may. */

import type { TableView } from '../wire/types';
import type { EditionData } from './editions';

/** Tell whether rent must be asked for; not where it is paid of itself, or where there is none. */
export function isRentAsked(edition: EditionData, { house_rules }: Pick<TableView, 'house_rules'>): boolean {
  if (edition.kind !== 'dice') return false;
  return (house_rules.rent_window ?? edition.rules.rent_window) !== 'automatic';
}

/** Tell whether people may have the server ask for their rents; a table may want everybody to ask. */
export function isClaimedOnWish(edition: EditionData, table: Pick<TableView, 'house_rules' | 'own_claims'>): boolean {
  return isRentAsked(edition, table) && !table.own_claims;
}

/** Tell whether the server asks for the rents of a seat. */
export function isClaimedFor({ seats }: Pick<TableView, 'seats'>, seat: number): boolean {
  return seats[seat]?.claims ?? false;
}
