/** The story of a finished game: what its events add up to. */

import type { DiceEvent, GameEvent, Replay } from '../wire/types';

/** What a property cost its owners and brought them, over the whole game. */
export interface Yield {
  place: string;
  spent: number;
  brought: number;
}

export interface Story {
  /** What each seat was worth: before the first step, then after each. */
  wealth: number[][];
  /** The turn that was being played after each of these; in Knockout the rounds that were over. */
  turns: number[];
  /** How often somebody stopped on a space, and how often each seat did. */
  stops: Map<string, number[]>;
  yields: Yield[];
  rent: { place: string; owner: number; debtor: number; amount: number } | null;
  out: Map<number, number>;
  auctions: number;
  offers: number;
  trades: number;
  hotels: number;
}

const HOTEL = 5;

/** Read a replay from its first event to its last. */
export function storyOf(replay: Replay): Story {
  const seats = replay.wealth.length;
  const story = blank(replay.wealth);
  for (const step of replay.steps) {
    for (const event of step.events) note(story, event, seats, story.wealth.length);
    story.wealth.push(step.wealth);
    story.turns.push(story.turns.at(-1) as number);
    countTurns(story, step.events);
  }
  const dealt = dealtIn(replay);
  story.yields = story.yields.filter(({ place }) => !dealt.has(place));
  return story;
}

/** Return what was dealt before the first step: nobody can tell what it cost. */
function dealtIn({ start }: Replay): Set<string> {
  const players = start && 'players' in start ? start.players : [];
  return new Set(players.flatMap(({ owns }) => owns ?? []).map((deed) => deed.split(' ')[0] as string));
}

function blank(wealth: number[]): Story {
  return {
    wealth: [wealth],
    turns: [0],
    stops: new Map(),
    yields: [],
    rent: null,
    out: new Map(),
    auctions: 0,
    offers: 0,
    trades: 0,
    hotels: 0,
  };
}

function countTurns(story: Story, events: GameEvent[]): void {
  const last = story.turns.length - 1;
  for (const event of events) {
    if (event.event === 'TurnBegan') story.turns[last] = event.number;
    if (event.event === 'RoundEnded') story.turns[last] = event.round;
  }
}

/** Return the last step of each turn that was played, the beginning first. */
export function turnEnds({ turns }: Story): number[] {
  return turns.flatMap((turn, step) => (turn === turns[step + 1] ? [] : [step]));
}

/** Return the step that counted each round, the beginning first: what follows belongs to the next round. */
export function roundEnds({ turns }: Story): number[] {
  return turns.flatMap((rounds, step) => (rounds === turns[step - 1] ? [] : [step]));
}

function note(story: Story, event: GameEvent, seats: number, step: number): void {
  switch (event.event) {
    case 'Stopped':
      stop(story, event.place, event.seat, seats);
      return;
    case 'WentBankrupt':
    case 'Conceded':
      story.out.set(event.seat, step);
      return;
    case 'Built':
      if (event.houses === HOTEL) story.hotels += 1;
      break;
    case 'AuctionOpened':
      story.auctions += 1;
      return;
    case 'Offered':
    case 'Countered':
      story.offers += 1;
      return;
    case 'OfferAccepted':
      story.trades += 1;
      return;
  }
  account(story, event as DiceEvent);
}

function stop(story: Story, place: string, seat: number, seats: number): void {
  const counts = story.stops.get(place) ?? Array.from({ length: seats }, () => 0);
  counts[seat]! += 1;
  story.stops.set(place, counts);
}

/** Book what a property cost, and what it brought. */
function account(story: Story, event: DiceEvent): void {
  switch (event.event) {
    case 'Bought':
    case 'DeedDealt':
    case 'Built':
      yieldOf(story, event.place).spent += event.price;
      return;
    case 'BuildingSold':
      yieldOf(story, event.place).spent -= event.refund;
      return;
    case 'RentClaimed':
      yieldOf(story, event.place).brought += event.amount;
      if (event.amount > (story.rent?.amount ?? 0)) story.rent = { ...event };
  }
}

function yieldOf(story: Story, place: string): Yield {
  let found = story.yields.find((one) => one.place === place);
  if (!found) story.yields.push((found = { place, spent: 0, brought: 0 }));
  return found;
}

/** Return what a property brought beyond what it cost. */
export function balance({ brought, spent }: Yield): number {
  return brought - spent;
}

/** Return the properties that brought most and those that brought least, the most telling first; none is both. */
export function returns(yields: Yield[], most: number): { best: Yield[]; worst: Yield[] } {
  const order = [...yields].sort((a, b) => balance(b) - balance(a));
  const best = order.filter((one) => balance(one) > 0).slice(0, most);
  const worst = order.filter((one) => balance(one) < 0).slice(-most);
  return { best, worst: worst.reverse() };
}

/** Return how often somebody, or one seat, stopped on a space. */
export function stopsOn(story: Story, place: string, seat: number | null): number {
  const counts = story.stops.get(place) ?? [];
  return seat === null ? counts.reduce((sum, count) => sum + count, 0) : (counts[seat] ?? 0);
}

/** Return at most so many of some steps, always the first and the last: charts need no more. */
export function thinned(steps: number, most: number): number[] {
  const kept = Math.min(steps, most);
  if (kept < 2) return steps > 0 ? [0] : [];
  return Array.from({ length: kept }, (_, at) => Math.round((at * (steps - 1)) / (kept - 1)));
}

/** Return round marks for an axis up to a greatest value. */
export function marks(greatest: number, wanted = 5): number[] {
  if (greatest <= 0) return [0];
  const rough = greatest / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) as number;
  return Array.from({ length: Math.floor(greatest / step) + 1 }, (_, at) => at * step);
}
