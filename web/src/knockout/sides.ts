/** Sides: how a token set looks, who plays it, and how it is called. */

import type { GlyphName } from '../look/art';
import { say } from '../text/say';
import type { SlidingColour, SlidingSideView, SlidingView } from '../wire/types';

export interface SideLook {
  colour: string;
  glyph: GlyphName;
}

const PAINTS: Record<NonNullable<SlidingColour['paint']>, string> = {
  red: 'var(--side-red)',
  yellow: 'var(--side-yellow)',
  green: 'var(--side-green)',
  blue: 'var(--side-blue)',
};

/** Return how the tokens of a colour look, among those of the edition. */
export function sideLook(colour: string, colours: readonly SlidingColour[]): SideLook {
  const { paint, emblem = 'snail' } = colours.find(({ id }) => id === colour) ?? {};
  return { colour: paint ? PAINTS[paint] : 'var(--side-other)', glyph: emblem };
}

/** Return the name of a side: its player, or both of a team. */
export function sideName({ names }: SlidingSideView): string {
  const [first = '', second] = names;
  return second === undefined ? first : say('knockout-team', { first, second });
}

/** Return the side that a seat plays for. */
export function sideOfSeat(view: SlidingView, seat: number | null): SlidingSideView | undefined {
  return view.sides.find(({ seats }) => seat !== null && seats.includes(seat));
}

/** Return the side that owns a token. */
export function sideOfToken(view: SlidingView, token: number): SlidingSideView | undefined {
  return view.sides.find(({ tokens }) => tokens.some((one) => one.token === token));
}

/** Return the number of a token within its colour, from 1. */
export function tokenNumber(view: SlidingView, token: number): number {
  const own = sideOfToken(view, token)?.tokens ?? [];
  return own.findIndex((one) => one.token === token) + 1;
}

/** Return the sides in the order of their markers, top first. */
export function inOrder(view: SlidingView, order: readonly number[] = view.order): SlidingSideView[] {
  const numbers = order.length ? order : view.sides.map(({ side }) => side);
  return numbers.flatMap((number) => view.sides.find(({ side }) => side === number) ?? []);
}
