/** Moments of a replay: what was asked before a step, and who could play on from there. */

import type { Prompt, Replay, View } from '../../wire/types';

/** Return the question that a step answers. */
export function promptBefore({ start, steps }: Replay, step: number): Prompt | null {
  return steps[step - 1]?.prompt ?? start.prompt ?? null;
}

/** Return the number of the log's entry after which so many steps have been shown; 0 for the beginning. */
export function entryAt({ steps }: Pick<Replay, 'steps'>, step: number): number {
  return steps[step - 1]?.seq ?? 0;
}

/** Return the seats that are still in the game. */
export function seatsIn(view: View): number[] {
  if (!('players' in view)) return [];
  return view.players.flatMap(({ status }, seat) => (status === undefined || status === 'playing' ? [seat] : []));
}

/** Tell whether the game is over at a moment. */
export function isOver(prompt: Prompt | null): boolean {
  return prompt !== null && 'winners' in prompt;
}
