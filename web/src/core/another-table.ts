/** Another table: the same game for who does not wait for the end of this one. */

import type { TableView, Wanted, WantedSeat } from '../wire/types';
import { playSoon } from './play-at-once';
import { makeTable, setClaims, sitDown } from './tables';

type Like = Pick<
  TableView,
  | 'edition'
  | 'variant'
  | 'house_rules'
  | 'luck'
  | 'pace'
  | 'grace'
  | 'clock'
  | 'minutes'
  | 'own_claims'
  | 'open_chances'
  | 'seats'
>;

/** Return a table like another: the same bots, and seats for as many people, who may still be playing there. */
export function tableLike(like: Like): Wanted {
  const { edition, variant, house_rules, luck, pace, grace, clock, minutes, own_claims, open_chances, seats } = like;
  return {
    edition,
    variant,
    house_rules,
    luck,
    pace: pace as Exclude<Wanted['pace'], undefined>,
    grace,
    clock,
    minutes,
    own_claims,
    open_chances,
    seats: seats.map(({ level }) => ({ level }) as WantedSeat),
  };
}

/** Make a table like another, sit down in one's own seat, and return its id; against bots alone it begins by itself. */
export async function makeAnother(like: Like, seat: number): Promise<string> {
  const { id } = (await makeTable(tableLike(like))).table;
  const own = like.seats[seat];
  const my = await sitDown(id, seat, own?.guest || own?.name || '');
  const usual = my.table.seats[seat]?.claims;
  if (own && own.claims !== usual) await setClaims(id, seat, own.claims);
  if (like.seats.every(({ level }, at) => at === seat || level)) playSoon(id);
  return id;
}
