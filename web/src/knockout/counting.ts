/** Counting: the end of a round in seven steps, so that everybody can follow every sum. */

import type { Happening } from '../link/happenings';
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
  'TokenSlid',
  'TokenRested',
  'SlidOff',
  'KnockedOff',
  'Jailed',
  'JailPaid',
  'WaitedInJail',
  'RailroadMoved',
  'RailroadStayed',
  'PropertyCollected',
  'PropertyMissed',
  'BonusCollected',
  'PropertyDoubled',
  'TaxPaid',
  'PotTaken',
  'PotStayed',
]);

/** Return the count of the last round that ended in these events; nothing if none did. */
export function lastCount(events: readonly GameEvent[], edition: SlidingEdition): RoundCount | null {
  let [began, count]: [number, RoundCount | null] = [0, null];
  events.forEach((event, i) => {
    if (event.event === 'RoundBegan') began = i;
    if (event.event === 'RoundEnded') count = countOf(events.slice(began, i), event, edition);
  });
  return count;
}

/** Return the count of the last round that ended after a step that has been shown; nothing if none did. */
export function countAfter(story: readonly Happening[], shown: number, edition: SlidingEdition): RoundCount | null {
  const ended = story.findLast(({ event }) => event.event === 'RoundEnded');
  if (!ended || ended.seq <= shown) return null;
  return lastCount(
    story.map(({ event }) => event),
    edition,
  );
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
    if (event.event === 'StepBegan') parts.set(event.step, (now = []));
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
  return { step, lines, sums, spaces, clauses: clausesOf(step, lines, edition) };
}

/** Return which side a line of the count changes and by how much; side -1 for none. */
export function gainOf(line: GameEvent): [number, number] {
  switch (line.event) {
    case 'PropertyCollected':
    case 'BonusCollected':
    case 'PropertyDoubled':
    case 'PotTaken':
      return [line.side, line.amount];
    case 'TaxPaid':
      return [line.side, -line.amount];
    default:
      return [-1, 0];
  }
}

/** Return the spaces a line of the count is about. */
function spacesOf(line: GameEvent, edition: SlidingEdition): number[] {
  switch (line.event) {
    case 'PropertyCollected':
    case 'PropertyMissed':
    case 'PropertyDoubled':
    case 'RailroadMoved':
    case 'TokenRested':
      return line.space >= 0 ? [line.space] : [];
    case 'BonusCollected':
      return spacesWhere(edition, ({ group }) => group === edition.groups[line.group]?.id);
    case 'TaxPaid':
      return spacesWhere(edition, ({ kind }) => kind === 'tax');
    case 'PotTaken':
    case 'PotStayed':
      return spacesWhere(edition, ({ kind }) => kind === 'free-parking');
    case 'RailroadStayed':
      return spacesWhere(edition, ({ kind }) => kind === 'railroad');
    default:
      return [];
  }
}

function spacesWhere(edition: SlidingEdition, fits: (space: SlidingEdition['spaces'][number]) => boolean): number[] {
  return edition.spaces.flatMap((space, index) => (fits(space) ? [index] : []));
}

function clausesOf(step: Step, lines: readonly GameEvent[], edition: SlidingEdition): string[] {
  const further = lines.flatMap((line) => {
    if (line.event === 'PropertyMissed') return ['property-missed'];
    if (line.event === 'PotTaken' && line.sharers > 1) return ['pot-shared'];
    if (line.event === 'PotStayed') return [lines.length > 1 ? 'pot-remainder' : 'pot-stayed'];
    return [];
  });
  return [...new Set([step, ...further].flatMap((name) => edition.clauses[name] ?? []))];
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
    if (line.event === 'PotStayed') return pot + line.amount;
    if (line.event === 'PotTaken') return step < steps ? pot : pot + line.amount;
    if (line.event === 'TaxPaid') return step < steps ? pot : pot - line.amount;
    return pot;
  }, 0);
}

/** Return how many steps are shown next: past those in which nothing happened. */
export function nextShown(count: RoundCount, shown: number): number {
  const next = count.steps.findIndex(({ lines }, i) => i >= shown && lines.length > 0);
  return next < 0 ? count.steps.length + 1 : next + 1;
}
