/** The final order: who won, who is worth what, who went out when. */

import type { Replay } from '../wire/types';
import type { Story } from './story';

export interface Standing {
  seat: number;
  worth: number;
  place: number;
  /** The step at which this seat went out. */
  out: number | null;
}

export interface Ranking {
  winners: number[];
  rounds: number;
  seats: Standing[];
}

/** Return the winners first, then by worth, then those who held out longest. */
export function rankingOf(replay: Replay, story: Story, names: string[]): Ranking {
  const last = replay.steps.at(-1);
  const winners = winnersOf(replay);
  const worth = last?.wealth ?? replay.wealth;
  const seats = names
    .map((_, seat) => ({ seat, worth: worth[seat] ?? 0, place: 0, out: story.out.get(seat) ?? null }))
    .sort((a, b) => order(a, b, winners));
  seats.forEach((standing, at) => (standing.place = at + 1));
  return { winners, rounds: roundsOf(replay), seats };
}

/** Return the seats that won; in the sliding game a side wins with all its seats. */
function winnersOf(replay: Replay): number[] {
  const prompt = replay.steps.at(-1)?.prompt;
  if (!prompt || !('winners' in prompt)) return [];
  if (!('sides' in replay.start)) return prompt.winners;
  const { sides } = replay.start;
  return prompt.winners.flatMap((winner) => sides.find(({ side }) => side === winner)?.seats ?? []);
}

function order(a: Standing, b: Standing, winners: number[]): number {
  const won = Number(winners.includes(b.seat)) - Number(winners.includes(a.seat));
  return won || b.worth - a.worth || (b.out ?? Infinity) - (a.out ?? Infinity) || a.seat - b.seat;
}

function roundsOf(replay: Replay): number {
  const ended = replay.steps.flatMap(({ events }) => events).filter(({ event }) => event === 'round-ended');
  return ended.length;
}
