/** The final order: who won, who is worth what, who went out when. */

import type { Replay } from '../wire/types';
import type { Party } from './parties';
import type { Story } from './story';

export interface Standing {
  party: Party;
  worth: number;
  place: number;
  hasWon: boolean;
  /** The step at which this party went out. */
  out: number | null;
}

/** Return the winners first, then by worth, then those who held out longest. */
export function rankingOf(replay: Replay, story: Story, parties: Party[]): Standing[] {
  const worth = replay.steps.at(-1)?.wealth ?? replay.wealth;
  const winners = winnersOf(replay);
  const standings = parties.map((party) => ({
    party,
    worth: worth[party.seats[0] ?? 0] ?? 0,
    place: 0,
    hasWon: party.seats.some((seat) => winners.includes(seat)),
    out: story.out.get(party.seats[0] ?? 0) ?? null,
  }));
  standings.sort(order).forEach((standing, at) => (standing.place = standing.hasWon ? 1 : at + 1));
  return standings;
}

/** Return the seats that won; in the sliding game a side wins with all its seats. */
function winnersOf(replay: Replay): number[] {
  const prompt = replay.steps.at(-1)?.prompt;
  if (!prompt || !('winners' in prompt)) return [];
  if (!('sides' in replay.start)) return prompt.winners;
  const { sides } = replay.start;
  return prompt.winners.flatMap((winner) => sides.find(({ side }) => side === winner)?.seats ?? []);
}

function order(a: Standing, b: Standing): number {
  const won = Number(b.hasWon) - Number(a.hasWon);
  return won || b.worth - a.worth || (b.out ?? Infinity) - (a.out ?? Infinity);
}
