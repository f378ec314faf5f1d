/** Entries of a log: every answer of nature in it, and what stands in the end. */

/** What somebody did, or nature said. */
export type Said = Record<string, unknown> & { do: string };

interface Step {
  entry: 'step';
  actions: Said[];
}
interface Undone {
  entry: 'undone';
  to?: number;
}
interface Resumed {
  entry: 'resumed';
  base: { draws: number };
}

/** An answer of nature: its number among those that stood then, and the names that had come before it. */
export interface Answer {
  seq: number;
  counter: number;
  said: Said;
  before: readonly string[];
}

export interface Course {
  answers: Answer[];
  /** Everything that was done and stands, since the start or since the game went on from a position. */
  actions: Said[];
  /** How often nature has answered in the end. */
  drawn: number;
  undone: number;
  /** The game went on from a position: who has only this record must believe it. */
  isResumed: boolean;
  /** It went on with other draws than those that came next. */
  hasSkipped: boolean;
}

const NAMED: Record<string, string> = { CardComes: 'card', DeedComes: 'place' };
export const NATURE = new Set([
  'DiceFall',
  'DieFalls',
  'PackShuffled',
  'RandomFalls',
  'CardComes',
  'DeedComes',
  'DrawMarkers',
  'Deviate',
  'Rest',
]);

/** A step that stands, and how often nature had answered before it. */
interface Standing {
  seq: number;
  actions: Said[];
  drawn: number;
}

/** Read a log from its first entry to its last. */
export function courseOf(entries: readonly string[]): Course {
  const answers: Answer[] = [];
  const nature: Said[] = [];
  let steps: Standing[] = [];
  let base = 0;
  let undone = 0;
  let isResumed = false;
  let hasSkipped = false;
  entries.forEach((text, at) => {
    const entry = JSON.parse(text) as Step | Undone | Resumed;
    const seq = at + 1;
    if (entry.entry === 'step') {
      const actions = entry.actions.map(inTodaysWords);
      steps.push({ seq, actions, drawn: nature.length });
      for (const said of actions.filter(isNature)) {
        answers.push({ seq, counter: base + nature.length, said, before: namesBefore(said, nature) });
        nature.push(said);
      }
    } else if (entry.entry === 'undone') {
      const to = entry.to || (steps.at(-1)?.seq ?? 0);
      const taken = steps.findIndex((step) => step.seq >= to);
      if (taken >= 0) nature.length = (steps[taken] as Standing).drawn;
      steps = steps.filter((step) => step.seq < to);
      undone += 1;
    } else {
      hasSkipped ||= entry.base.draws !== base + nature.length;
      [steps, nature.length, base, isResumed] = [[], 0, entry.base.draws, true];
    }
  });
  const actions = steps.flatMap((step) => step.actions);
  return { answers, actions, drawn: base + nature.length, undone, isResumed, hasSkipped };
}

/** Return which cards or deeds had come before one that is named. */
function namesBefore(said: Said, nature: readonly Said[]): string[] {
  return said.do in NAMED ? nature.flatMap(named) : [];
}

/** Return an order called by its class, which was draw-markers for DrawMarkers before version 3 of records. */
export function inTodaysWords(said: Said): Said {
  const parts = said.do.split('-');
  return { ...said, do: parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('') };
}

export function isNature(said: Said): boolean {
  return NATURE.has(said.do);
}

function named(said: Said): string[] {
  const name = said[NAMED[said.do] ?? ''];
  return typeof name === 'string' ? [name] : [];
}
