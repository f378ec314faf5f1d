/** Sides: how a token set looks, who plays it, and how it is called. */

import type { GlyphName } from '../look/art';
import { say } from '../text/say';
import type { SlidingSideView, SlidingView } from '../wire/types';

export interface SideLook {
  colour: string;
  glyph: GlyphName;
}

const LOOKS: Record<string, SideLook> = {
  red: { colour: 'var(--side-red)', glyph: 'fox' },
  yellow: { colour: 'var(--side-yellow)', glyph: 'balloon' },
  green: { colour: 'var(--side-green)', glyph: 'cactus' },
  blue: { colour: 'var(--side-blue)', glyph: 'lighthouse' },
};
const OTHER: SideLook = { colour: 'var(--side-other)', glyph: 'snail' };

/** Return how the tokens of a colour look. */
export function sideLook(colour: string): SideLook {
  return LOOKS[colour] ?? OTHER;
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
