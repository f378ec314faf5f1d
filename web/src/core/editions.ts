/** Editions: what can be played, all about one of them, and its rulebook; each asked for once. */

import type { DiceEdition, EditionLine, Rulebook, SlidingEdition } from '../wire/types';
import { ask } from './api';

export type { DiceEdition, EditionLine, Rulebook, SlidingEdition };
export type EditionData = DiceEdition | SlidingEdition;

const asked = new Map<string, Promise<unknown>>();

/** Return what can be played. */
export function loadEditions(): Promise<EditionLine[]> {
  return once('/api/editions');
}

/** Return all about an edition. */
export function loadEdition(id: string): Promise<EditionData> {
  return once(`/api/editions/${id}`);
}

/** Return the clauses that an edition is played by, with their readings. */
export function loadRulebook(edition: string): Promise<Rulebook> {
  return once(`/api/rulebook/${edition}`);
}

function once<T>(path: string): Promise<T> {
  const known = asked.get(path) as Promise<T> | undefined;
  if (known) return known;
  const answer = ask<T>(path);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}
