/** Sides: what the tokens of an edition stand for, each with the powers that a six may open. */

import type { DiceEdition, Power, Side, Token } from '../../wire/types';

/** A side with those who play it and what they may try. */
export interface SideSheet {
  id: Side['id'];
  tokens: Token[];
  powers: Power[];
}

/** The sides of a die. */
const FACES = 6;

/** Return the sides of an edition; none where tokens are only tokens. */
export function sidesOf({ sides, tokens, powers }: Pick<DiceEdition, 'sides' | 'tokens' | 'powers'>): SideSheet[] {
  return sides.map(({ id }) => ({
    id,
    tokens: tokens.filter(({ side }) => side === id),
    powers: powers.filter(({ side }) => side === id).sort((one, other) => one.die - other.die),
  }));
}

/** Return how many of six throws bring what a power promises. */
export function chancesOf({ lowest }: Pick<Power, 'lowest'>): number {
  return FACES + 1 - lowest;
}
