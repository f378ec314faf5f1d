/** Counting: the end of a round in seven steps, so that everybody can follow every sum. */

import type { GameEvent, SlidingEdition, SlidingRoundEndedEvent, SlidingStepBeganEvent } from '../wire/types';

export type Step = SlidingStepBeganEvent['step'];
export const STEPS: readonly Step[] = ['chance', 'railroad', 'collect', 'set-bonus', 'house', 'tax', 'free-parking'];

/** One step: what happened in it, what each side got or paid, and which spaces it was about. */
export interface StepCount {
  step: Step;
  lines: GameEvent[];
  sums: number[];
  spaces: number[];
  clauses: string[];
}

/** A round that has been counted. */
export interface RoundCount {
  round: number;
  steps: StepCount[];
  gains: number[];
  cash: number[];
}

const TOLD = new Set([
  'token-slid',
  'token-rested',
  'slid-off',
  'knocked-off',
  'jailed',
  'jail-paid',
  'waited-in-jail',
  'railroad-moved',
  'railroad-stayed',
  'property-collected',
  'property-missed',
  'bonus-collected',
  'property-doubled',
  'tax-paid',
  'pot-taken',
  'pot-stayed',
]);

/** Return the count of the last round that ended in these events; nothing if none did. */
export function lastCount(events: readonly GameEvent[], edition: SlidingEdition): RoundCount | null {
  let [began, count]: [number, RoundCount | null] = [0, null];
  events.forEach((event, i) => {
    if (event.event === 'round-began') began = i;
    if (event.event === 'round-ended') count = countOf(events.slice(began, i), event, edition);
  });
  return count;
}

function countOf(
  events: readonly GameEvent[],
  { round, gains, cash }: SlidingRoundEndedEvent,
  edition: SlidingEdition,
): RoundCount {
  const parts = stepsOf(events);
  const steps = STEPS.map((step) => stepCount(step, parts.get(step) ?? [], gains.length, edition));
  return { round, steps, gains, cash };
}

/** Return the events of each step; a step that asked nobody has none. */
function stepsOf(events: readonly GameEvent[]): Map<Step, GameEvent[]> {
  const parts = new Map<Step, GameEvent[]>();
  let now: GameEvent[] | null = null;
  for (const event of events) {
    if (event.event === 'step-began') parts.set(event.step, (now = []));
    else if (TOLD.has(event.event)) now?.push(event);
  }
  return parts;
}

function stepCount(step: Step, lines: GameEvent[], sides: number, edition: SlidingEdition): StepCount {
  const sums = Array<number>(sides).fill(0);
  for (const line of lines) {
    const [side, amount] = gainOf(line);
    if (side >= 0) sums[side] = (sums[side] ?? 0) + amount;
  }
  const spaces = [...new Set(lines.flatMap((line) => spacesOf(line, edition)))];
  return { step, lines, sums, spaces, clauses: clausesOf(step, lines) };
}

/** Return which side a line of the count changes and by how much; side -1 for none. */
export function gainOf(line: GameEvent): [number, number] {
  switch (line.event) {
    case 'property-collected':
    case 'bonus-collected':
    case 'property-doubled':
    case 'pot-taken':
      return [line.side, line.amount];
    case 'tax-paid':
      return [line.side, -line.amount];
    default:
      return [-1, 0];
  }
}

/** Return the spaces a line of the count is about. */
function spacesOf(line: GameEvent, edition: SlidingEdition): number[] {
  switch (line.event) {
    case 'property-collected':
    case 'property-missed':
    case 'property-doubled':
    case 'railroad-moved':
    case 'token-rested':
      return line.space >= 0 ? [line.space] : [];
    case 'bonus-collected':
      return spacesWhere(edition, ({ group }) => group === edition.groups[line.group]?.id);
    case 'tax-paid':
      return spacesWhere(edition, ({ kind }) => kind === 'tax');
    case 'pot-taken':
    case 'pot-stayed':
      return spacesWhere(edition, ({ kind }) => kind === 'free-parking');
    case 'railroad-stayed':
      return spacesWhere(edition, ({ kind }) => kind === 'railroad');
    default:
      return [];
  }
}

function spacesWhere(edition: SlidingEdition, fits: (space: SlidingEdition['spaces'][number]) => boolean): number[] {
  return edition.spaces.flatMap((space, index) => (fits(space) ? [index] : []));
}

const CLAUSES: Record<Step, string> = {
  chance: 'KO-071',
  railroad: 'KO-078',
  collect: 'KO-083',
  'set-bonus': 'KO-087',
  house: 'KO-090',
  tax: 'KO-094',
  'free-parking': 'KO-099',
};

function clausesOf(step: Step, lines: readonly GameEvent[]): string[] {
  const further = lines.flatMap((line) => {
    if (line.event === 'property-missed') return ['KO-085'];
    if (line.event === 'pot-taken' && line.sharers > 1) return ['KO-101'];
    if (line.event === 'pot-stayed') return [lines.length > 1 ? 'KO-102' : 'KO-104'];
    return [];
  });
  return [...new Set([CLAUSES[step], ...further])];
}

/** Return the cash of each side when so many steps have been shown. */
export function cashAfter(count: RoundCount, steps: number): number[] {
  return count.cash.map((after, side) => {
    const ahead = count.steps.slice(steps).reduce((sum, step) => sum + (step.sums[side] ?? 0), 0);
    return after - ahead;
  });
}

/** Return the money above Free Parking when so many steps have been shown. */
export function potAfter(count: RoundCount, steps: number): number {
  const lines = count.steps.flatMap(({ lines }, i) => lines.map((line) => [line, i] as const));
  return lines.reduce((pot, [line, step]) => {
    if (line.event === 'pot-stayed') return pot + line.amount;
    if (line.event === 'pot-taken') return step < steps ? pot : pot + line.amount;
    if (line.event === 'tax-paid') return step < steps ? pot : pot - line.amount;
    return pot;
  }, 0);
}

/** Return how many steps are shown next: past those in which nothing happened. */
export function nextShown(count: RoundCount, shown: number): number {
  const next = count.steps.findIndex(({ lines }, i) => i >= shown && lines.length > 0);
  return next < 0 ? count.steps.length + 1 : next + 1;
}
