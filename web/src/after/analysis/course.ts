/** The course of a game by its report: which step a decision led to, what was dearest, when it turned. */

import type { Decision, MadeDeal, Point, Rate, Replay, Report } from '../../wire/types';

/** Return how many steps of a replay come before the one in which the order with a number was given. */
export function stepBefore(steps: readonly Pick<Replay['steps'][number], 'orders'>[], number: number): number {
  let given = 0;
  const found = steps.findIndex(({ orders }) => (given += orders.length) > number);
  return found < 0 ? steps.length : found;
}

/** Return the decisions that cost most beyond the margin of error, the dearest first; of one seat, or of all. */
export function dearest(report: Report, seat: number | null = null, most = 10): Decision[] {
  const dear = report.decisions.filter((one) => one.grade !== 'fine' && (seat === null || one.seat === seat));
  return dear.sort((a, b) => b.loss.value - a.loss.value).slice(0, most);
}

/** A turn in which the chances moved most, and whose moved. */
export interface Turning {
  turn: number;
  /** The order with which the turn began. */
  number: number;
  seat: number;
  before: number;
  after: number;
}

/** Return the turns in which somebody's chances moved most, beyond the margin of error, in their order. */
export function turningPoints(curve: readonly Point[], most = 3): Turning[] {
  const moves = curve.slice(0, -1).flatMap((point, at) => moved(point, curve[at + 1] as Point));
  const largest = moves.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)).slice(0, most);
  return largest.sort((a, b) => a.number - b.number);
}

/** Return whose chances moved most from one point to the next, if that is no noise. */
function moved(from: Point, to: Point): Turning[] {
  const seats = from.chances.seats.map((before, seat) => ({ seat, before, after: to.chances.seats[seat] as Rate }));
  const [first] = seats.sort((a, b) => size(b) - size(a));
  if (!first || size(first) <= half(first.before) + half(first.after)) return [];
  const { seat, before, after } = first;
  return [{ turn: from.turn, number: from.number, seat, before: before.value, after: after.value }];
}

function size({ before, after }: { before: Rate; after: Rate }): number {
  return Math.abs(after.value - before.value);
}

/** Return half the width of an interval. */
export function half({ low, high }: Rate): number {
  return (high - low) / 2;
}

/** Tell whether a gain or a loss is more than noise. */
export function isBeyondNoise({ low, high }: Rate): boolean {
  return low > 0 || high < 0;
}

/** Return the deal that was made by a decision, if it accepted one. */
export function dealOf({ deals }: Pick<Report, 'deals'>, { number }: Pick<Decision, 'number'>): MadeDeal | undefined {
  return deals.find((deal) => deal.number === number);
}

/** Return the point of the curve that was true before the order with a number. */
export function pointAt(curve: readonly Point[], number: number): Point | undefined {
  return curve.findLast((point) => point.number <= number) ?? curve[0];
}

/** Return how many orders were given in the first steps of a replay. */
export function ordersBefore(steps: readonly Pick<Replay['steps'][number], 'orders'>[], step: number): number {
  return steps.slice(0, step).reduce((sum, { orders }) => sum + orders.length, 0);
}

/** Return the decision that the step after so many steps is about, the dearest of them. */
export function decisionAt(
  report: Report,
  steps: readonly Pick<Replay['steps'][number], 'orders'>[],
  step: number,
): Decision | undefined {
  const [from, to] = [ordersBefore(steps, step), ordersBefore(steps, step + 1)];
  const here = report.decisions.filter(({ number }) => number >= from && number < to);
  return here.sort((a, b) => b.loss.value - a.loss.value)[0];
}
