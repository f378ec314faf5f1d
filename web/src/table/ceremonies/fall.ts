/** Falls: who has left the game, at which rank, and what went to whom. */

import { handoversOf, type Handover } from '../../board/motion/handovers';
import type { Scene } from '../../board/motion/scenes';
import type { Happening } from '../../link/happenings';
import type { DiceEvent, DiceView } from '../../wire/types';

export interface Fall {
  seat: number;
  /** Which one this player is among all who played: the first to fall is the last. */
  rank: number;
  of: number;
  /** The player has left, and did not go bankrupt. */
  isByChoice: boolean;
  /** What this player handed over. */
  handovers: Handover[];
}

/** A fall that the log tells of, with its step: one that was taken back and comes again is another. */
export interface PastFall extends Fall {
  seq: number;
}

type Fallen = Extract<DiceEvent, { event: 'WentBankrupt' | 'Conceded' }>;
type Players = Pick<DiceView, 'players'>;

/** Tell whether somebody leaves the game by an event. */
export function isFall(event: Happening['event']): event is Fallen {
  return event.event === 'WentBankrupt' || event.event === 'Conceded';
}

/** Tell whether a scene is the fall of somebody else, which is read before anything goes on where nothing moves. */
export function isReadFall(scene: Scene, mine: readonly number[]): boolean {
  return scene.kind === 'moment' && isFall(scene.event) && !mine.includes(scene.event.seat);
}

/** Return a fall as it is shown, from what has been seen up to it. */
export function fallOf(
  { seat }: Fallen,
  handovers: readonly Handover[],
  seen: readonly Happening['event'][],
  view: Players,
): Fall {
  return {
    seat,
    rank: rankOf(seat, seen, view),
    of: playersIn(view).length,
    isByChoice: seen.some((event) => event.event === 'Conceded' && event.seat === seat),
    handovers: handovers.filter(({ from }) => from === seat),
  };
}

/** Return the fall of a seat that is out, as far as the log still tells of it. */
export function fallIn(story: readonly Happening[], seat: number, view: Players): PastFall | null {
  if (view.players[seat]?.status !== 'bankrupt') return null;
  const at = story.findLastIndex(({ event }) => event.event === 'WentBankrupt' && event.seat === seat);
  const fell = story[at];
  if (!fell || !isFall(fell.event)) return null;
  const after = story.slice(at + 1).map(({ event }) => event as DiceEvent);
  const end = after.findIndex((event) => isFall(event) || event.event === 'TurnBegan');
  const seen = story.map(({ event }) => event);
  return { seq: fell.seq, ...fallOf(fell.event, handoversOf(end < 0 ? after : after.slice(0, end)), seen, view) };
}

/** Return the first fall of these seats that nobody has read yet; *read* has the step of each seat's that was. */
export function unreadIn(
  story: readonly Happening[],
  seats: readonly number[],
  read: ReadonlyMap<number, number>,
  view: Players,
): PastFall | null {
  const falls = seats.map((seat) => fallIn(story, seat, view));
  return falls.find((fall) => fall !== null && read.get(fall.seat) !== fall.seq) ?? null;
}

/** Tell whether one of these seats is still in the game. */
export function isGoingOn(seats: readonly number[], view: Players): boolean {
  return seats.some((seat) => view.players[seat]?.status !== 'bankrupt');
}

/** Return the rank of somebody who falls: so many have not fallen before. */
function rankOf(seat: number, seen: readonly Happening['event'][], view: Players): number {
  const order = [...new Set(seen.filter(isFall).map((event) => event.seat))];
  const later = order.slice(order.indexOf(seat) + 1);
  const isBefore = (one: number) =>
    one !== seat && !later.includes(one) && (order.includes(one) || view.players[one]?.status === 'bankrupt');
  const all = playersIn(view);
  return all.length - all.filter(isBefore).length;
}

/** Return the seats that play; who only keeps the bank does not. */
function playersIn({ players }: Players): number[] {
  return players.flatMap(({ status }, seat) => (status === 'banking' ? [] : [seat]));
}
