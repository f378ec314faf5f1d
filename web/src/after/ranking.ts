/** The final order: who won, who is worth what, who went out when. */

import type { Happening } from '../link/happenings';
import type { Replay, SlidingView, View } from '../wire/types';
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

/** What the ranking needs to know of a game that is over. */
export type Played = Pick<Replay, 'start' | 'wealth'> & { steps: Pick<Replay['steps'][number], 'wealth' | 'prompt'>[] };

/** Return what a table itself knows of its end, before its replay is here; null if the game was not played out. */
export function playedAt(view: View | null, log: readonly Happening[]): (Played & Pick<Story, 'out'>) | null {
  if (!view?.prompt || !('winners' in view.prompt)) return null;
  const { prompt } = view;
  const wealth = 'wealth' in prompt ? prompt.wealth : 'sides' in view ? cashBySeat(view) : [];
  const fallen = log.flatMap(({ event }, at) => (event.event === 'WentBankrupt' ? [[event.seat, at] as const] : []));
  return { start: view, wealth, steps: [{ wealth, prompt }], out: new Map(fallen) };
}

function cashBySeat({ sides }: SlidingView): number[] {
  const cash: number[] = [];
  for (const side of sides) for (const seat of side.seats) cash[seat] = side.cash;
  return cash;
}

/** Return the winners first, then by worth, then those who held out longest. */
export function rankingOf(replay: Played, story: Pick<Story, 'out'>, parties: Party[]): Standing[] {
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
function winnersOf(replay: Played): number[] {
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

/** Where somebody came who has not won: at which place of how many, and how far behind whom. */
export interface Missed {
  place: number;
  of: number;
  /** Null for who went out. */
  behind: { party: Party; by: number } | null;
}

/** Return where the only seat of a device came, if others have won. */
export function missedBy(ranking: readonly Standing[], seats: readonly number[]): Missed | null {
  const at = ranking.findIndex(({ party }) => party.seats.some((seat) => seats.includes(seat)));
  const mine = ranking[at];
  const ahead = ranking[at - 1];
  if (seats.length !== 1 || !mine || !ahead || mine.hasWon || !ranking[0]?.hasWon) return null;
  const behind =
    mine.out === null && ahead.worth > mine.worth ? { party: ahead.party, by: ahead.worth - mine.worth } : null;
  return { place: mine.place, of: ranking.length, behind };
}
