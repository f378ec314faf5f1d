/** The told: what the log may say, which is never ahead of what has been shown. */

import type { Happening } from '../link/happenings';
import type { TableState } from '../link/table.svelte';

/** What a slide may come to. */
const OUTCOMES = new Set<string>(['TokenRested', 'SlidOff', 'KnockedOff', 'Jailed']);

/** Return the log without its newest events, as many as have not been shown. */
export function toldOf(log: readonly Happening[], untold: number): Happening[] {
  return log.slice(0, Math.max(0, log.length - untold));
}

/** Return what was told last, in one breath: the lines of the newest step. */
export function lastTold(told: readonly Happening[]): Happening[] {
  return told.filter(({ seq, isUndone }) => seq === told.at(-1)?.seq && !isUndone);
}

/** Return what of the newest step is said aloud: the count of a round is said step by step as it is read. */
export function aloud(lines: readonly Happening[]): Happening[] {
  const end = lines.findIndex(({ event }) => event.event === 'RoundEnded');
  if (end < 0) return [...lines];
  const counted = lines.findIndex(({ event }) => event.event === 'StepBegan');
  return lines.filter((_, at) => at > end || (counted >= 0 && at < counted));
}

/** What is worth telling of what somebody has missed. */
const MISSED = new Set<string>([...OUTCOMES, 'RoundEnded']);

/** Return what happened in some steps that somebody has not seen. */
export function missedIn(story: readonly Happening[], after: number, until: number): Happening[] {
  return story.filter(({ seq, event }) => seq > after && seq <= until && MISSED.has(event.event));
}

/** Return what came of a slide that was told: where tokens rest, and which have left the board. */
export function outcomeOf(lines: readonly Happening[]): Happening[] {
  return lines.filter(({ event }) => OUTCOMES.has(event.event));
}

/** What turns a round, the most telling first. */
const VERDICTS = [
  ['knocked', 'KnockedOff'],
  ['off', 'SlidOff'],
  ['jail', 'Jailed'],
] as const;

/** What a slide has done that turns the round, and by which events. */
export interface Verdict {
  what: (typeof VERDICTS)[number][0];
  happenings: Happening[];
}

/** Return what a slide that was told has done to tokens, if any has left the board or gone to jail. */
export function verdictOf(lines: readonly Happening[]): Verdict | null {
  const happenings = lines.filter(({ event }) => VERDICTS.some(([, kind]) => kind === event.event));
  const found = VERDICTS.find(([, kind]) => happenings.some(({ event }) => event.event === kind));
  return found ? { what: found[0], happenings } : null;
}

/** Return the step of the last count that was told and is not open any more; 0 if there is none. */
export function readOf(told: readonly Happening[], isReading: boolean): number {
  const last = isReading
    ? undefined
    : told.findLast(({ event, isUndone }) => event.event === 'RoundEnded' && !isUndone);
  return last?.seq ?? 0;
}

/** Return a table for what reads nothing of it but its log. */
export function tableTelling(log: () => Happening[]): TableState {
  return {
    get log() {
      return log();
    },
  } as TableState;
}
