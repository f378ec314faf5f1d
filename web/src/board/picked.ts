/** Picked spaces: what lies in a deal that is being put together, as it is marked on the board. */

/** The side of a deal: what one gives, and what one gets for it. */
export type Side = 'give' | 'ask';

/** Somebody picks spaces on the board: what a press does, and what has been picked. */
export interface Picking {
  pick(space: string): void;
  readonly picked?: ReadonlyMap<string, Side>;
}

/** Return the spaces that lie in a deal, each with its side. */
export function pickedOf(sides: Readonly<Record<Side, readonly string[]>>): Map<string, Side> {
  const of = (side: Side) => sides[side].map((space) => [space, side] as const);
  return new Map([...of('give'), ...of('ask')]);
}
