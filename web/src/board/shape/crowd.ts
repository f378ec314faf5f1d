/** Crowds: where everybody stands, so that nobody hides another. */

import type { Geometry, Point, Stand } from './geometry';

/** Somebody at a space: in jail there, or not. */
export interface Placed {
  at: number;
  isJailed: boolean;
}

/** Tokens may overlap a little: their middles stay so far apart, as a share of both radii. */
const APART = 0.85;
const HARDLY = 0.5;
/** Those who want to stand closer than this belong to one crowd. */
const NEAR = 1.15;
/** How often all make room for each other, and by how much they become smaller where that is not enough. */
const ROUNDS = 12;
const SMALLER = 0.95;
const SMALLEST = 8;
/** How much the way home counts at first when two make room: each stays on the side of its own space. */
const HOMEWARD = 0.5;
/** Where somebody looks for a place who finds no room, the nearest first. */
const REACH = 15;
const STRIDE = 7;
const AROUND: readonly Point[] = grid(REACH, STRIDE);

/** Somebody who stands somewhere, and the space it belongs to. */
interface Body extends Stand {
  readonly token: Placed;
  readonly home: Point;
}

/** Return where each of some tokens stands; those who would hide each other make room, and are smaller if need be. */
export function standsOf(tokens: readonly Placed[], geometry: Geometry, jail: number, isCompact: boolean): Stand[] {
  const wanted = tokens.map((token): Body => ({
    ...wantedBy(token, tokens, geometry, jail, isCompact),
    token,
    home: geometry.centre(token.at),
  }));
  for (;;) {
    makeAlike(wanted);
    const crowd = wanted.map((body) => ({ ...body }));
    const lost = makesRoom(crowd) ? [] : findPlaces(crowd);
    if (!lost.length || lost.some(({ r }) => r < SMALLEST)) return crowd;
    for (const { token } of lost) (wanted[tokens.indexOf(token)] as Body).r *= SMALLER;
  }
}

function wantedBy(
  token: Placed,
  tokens: readonly Placed[],
  geometry: Geometry,
  jail: number,
  isCompact: boolean,
): Stand {
  const here = tokens.filter((other) => isTogether(token, other));
  const nth = here.indexOf(token);
  if (token.isJailed) return geometry.cell(token.at, nth, here.length, isCompact);
  if (token.at === jail) return geometry.visit(token.at, nth, here.length, isCompact);
  return geometry.stand(token.at, nth, here.length, isCompact);
}

/** Make those of a crowd as small as the smallest among them: who stands at one place, and who is near them. */
function makeAlike(crowd: readonly Body[]): void {
  const beside = pairs(crowd).filter(([one, other]) => isTogether(one.token, other.token) || isNear(one, other));
  for (let further = 0; further < crowd.length; further += 1) {
    for (const [one, other] of beside) one.r = other.r = Math.min(one.r, other.r);
  }
}

function isTogether(one: Placed, other: Placed): boolean {
  return one.at === other.at && one.isJailed === other.isJailed;
}

function isNear(one: Stand, other: Stand): boolean {
  return Boolean(one.give && other.give) && distance(one, other) < NEAR * (one.r + other.r);
}

/** Let all make room for each other, each as far as it may; return whether that was enough. */
function makesRoom(crowd: readonly Body[]): boolean {
  for (const body of crowd) move(body, 0, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const tight = pairs(crowd).filter(([one, other]) => lackOf(one, other) > HARDLY);
    if (!tight.length) return true;
    for (const [one, other] of tight) part(one, other, HOMEWARD / (1 + round) ** 2);
  }
  return false;
}

/** Push two apart by what they lack, half each, the more homeward the more that counts. */
function part(one: Body, other: Body, homeward: number): void {
  const x = one.x - other.x + (one.home.x - other.home.x) * homeward;
  const y = one.y - other.y + (one.home.y - other.home.y) * homeward;
  const share = Math.max(0, lackOf(one, other)) / 2 / (Math.hypot(x, y) || 1);
  move(one, x * share, y * share);
  move(other, -x * share, -y * share);
}

function move(body: Stand, x: number, y: number): void {
  Object.assign(body, body.give?.({ x: body.x + x, y: body.y + y }, body.r));
}

/** Let one after the other take the nearest place that is free; return who found none. */
function findPlaces(crowd: readonly Body[]): Body[] {
  return crowd.filter((body, at) => {
    const before = crowd.slice(0, at);
    const { x, y, r } = body;
    const step = AROUND.find((way) => {
      const place = body.give?.({ x: x + way.x, y: y + way.y }, r) ?? body;
      return before.every((other) => lackOf({ ...place, r }, other) <= HARDLY);
    });
    if (step) move(body, step.x, step.y);
    return !step;
  });
}

/** Return by how much two are too close. */
function lackOf(one: Stand, other: Stand): number {
  return APART * (one.r + other.r) - distance(one, other);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function pairs(crowd: readonly Body[]): [Body, Body][] {
  return crowd.flatMap((one, at) => crowd.slice(at + 1).map((other): [Body, Body] => [one, other]));
}

/** Return the points of a grid around nothing, the nearest first. */
function grid(reach: number, stride: number): Point[] {
  const line = Array.from({ length: 2 * reach + 1 }, (_, at) => (at - reach) * stride);
  return line
    .flatMap((x) => line.map((y) => ({ x, y })))
    .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}
