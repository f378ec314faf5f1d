/** Aiming: one slide in three numbers, however it was entered: by pulling, keys, sliders or a name.

Lengths are tenths of a millimetre, directions tenths of a degree to the right, powers thousandths. */

import { LEAST_PULL, powerOf, pullOf, type Powers } from './drag';
import type { Point } from './projection';

export type Range = readonly [number, number];

/** A slide before it is made. */
export interface Aim {
  readonly start: number;
  readonly direction: number;
  readonly power: number;
}

export type Field = keyof Aim;

/** What a slide may be, as the server tells it; the start may have gaps. */
export interface Limits {
  readonly start: readonly Range[];
  readonly direction: Range;
  readonly power: Range;
}

const FULL_POWER = 1000;

/** What one press of a key changes, and one with Shift. */
export const STEPS: Record<Field, Range> = { start: [20, 100], direction: [5, 20], power: [10, 50] };

function clamp(value: number, [least, most]: Range): number {
  return Math.max(least, Math.min(most, Math.round(value)));
}

function nearest(value: number, stretches: readonly Range[]): number {
  const places = stretches.map((stretch) => clamp(value, stretch));
  return places.reduce((best, at) => (Math.abs(at - value) < Math.abs(best - value) ? at : best));
}

/** Return the aim within its limits, in whole numbers. */
export function within(limits: Limits, aim: Aim): Aim {
  return {
    start: limits.start.length > 0 ? nearest(aim.start, limits.start) : Math.round(aim.start),
    direction: clamp(aim.direction, limits.direction),
    power: clamp(aim.power, limits.power),
  };
}

/** Return the aim a token has before anybody touches it: in the middle, straight, half power. */
export function atEase(limits: Limits): Aim {
  const [least, most] = [limits.start[0]?.[0] ?? 0, limits.start.at(-1)?.[1] ?? 0];
  return within(limits, { start: (least + most) / 2, direction: 0, power: FULL_POWER / 2 });
}

/** Return the aim of a hand drawn back from the token; nothing as long as it hardly left it. */
export function pulled(limits: Limits, powers: Powers, token: Point, hand: Point): Aim | null {
  const [back, aside] = [token[1] - hand[1], token[0] - hand[0]];
  const pull = Math.hypot(back, aside);
  if (pull < LEAST_PULL || back <= 0) return null;
  const direction = (Math.atan2(aside, back) * 1800) / Math.PI;
  return within(limits, { start: token[0], direction, power: powerOf(pull, powers) });
}

/** Return where the hand is for an aim. */
export function handAt(aim: Aim, powers: Powers, token: Point): Point {
  return along(token, aim.direction, -pullOf(aim.power, powers));
}

/** Return the point some way along the direction of an aim. */
export function along([x, y]: Point, direction: number, way: number): Point {
  const angle = (direction * Math.PI) / 1800;
  return [x + way * Math.sin(angle), y + way * Math.cos(angle)];
}

/** Return the aim changed by presses of a key. */
export function nudged(limits: Limits, aim: Aim, field: Field, presses: number, isLarge = false): Aim {
  const step = STEPS[field][isLarge ? 1 : 0];
  return within(limits, { ...aim, [field]: aim[field] + presses * step });
}

/** Return the aim with one number typed in; what is no number changes nothing. */
export function typed(limits: Limits, aim: Aim, field: Field, value: number): Aim {
  return Number.isFinite(value) ? within(limits, { ...aim, [field]: value }) : aim;
}

/** What is shown of a slide before it is made. */
export interface AimHelp {
  /** How far its direction is drawn. */
  readonly line: number;
  /** How far full power carries; a slide grows with the square of its power. 0 where the table does not tell. */
  readonly reach: number;
}

/** Return where a lone token stops; nothing where the table does not tell. */
export function stopOf(aim: Aim, token: Point, { reach }: AimHelp): Point | null {
  return reach ? along(token, aim.direction, reach * (aim.power / FULL_POWER) ** 2) : null;
}

/** Return the aim at a point from the aim's start; with the power that carries a lone token there, where that is told. */
export function towards(limits: Limits, aim: Aim, line: number, target: Point, { reach }: AimHelp): Aim {
  const [aside, ahead] = [target[0] - aim.start, target[1] - line];
  const direction = (Math.atan2(aside, ahead) * 1800) / Math.PI;
  const power = reach ? FULL_POWER * Math.sqrt(Math.hypot(aside, ahead) / reach) : aim.power;
  return within(limits, { ...aim, direction, power });
}

/** Return how far behind GO a token is drawn at *start*: as near to the line as others allow. */
export function startLine(line: number, radius: number, start: number, resting: readonly Point[]): number {
  const touch = 2 * radius;
  const near = resting.filter(([x]) => Math.abs(x - start) < touch).sort((a, b) => b[1] - a[1]);
  return near.reduce((y, [a, b]) => {
    const gap = touch * touch - (a - start) ** 2;
    return (b - y) ** 2 < gap ? b - Math.sqrt(gap) : y;
  }, line);
}
