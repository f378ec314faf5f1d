/** Scenes: what there is to see in the events of one step, in order, each with its time. */

import type { DiceEdition, DiceEvent } from '../wire/types';
import { placeOf } from './edition';
import { handoversOf, type Handover } from './handover';

export const DICE_TIME = 500;
export const STEP_TIME = 90;
export const WALK_TIME = 600;
export const CARD_TIME = 1100;
export const MONEY_TIME = 350;
/** What turns the game and has no picture of its own is read on a card. */
export const MOMENT_TIME = 2600;
export const SALE_TIME = 1200;

/** Money on its way; nobody means the bank, or the pot that it lays on Free Parking. */
export interface Flow {
  from: number | null;
  to: number | null;
  amount: number;
  isPot?: boolean;
}

/** Which events of the step a scene shows, the first and the last, and how long it takes. */
interface Span {
  first: number;
  last: number;
  time: number;
}

export type Scene = Span &
  (
    | { kind: 'dice'; seat: number; turn: number; dice: number[] }
    | { kind: 'walk'; seat: number; path: number[]; isFlight: boolean; toJail: boolean }
    | { kind: 'card'; seat: number; turn: number; card: string }
    | { kind: 'money'; flows: Flow[] }
    | { kind: 'moment'; turn: number; event: DiceEvent; handovers: Handover[] }
  );
type Picture = Scene extends infer One ? (One extends Scene ? Omit<One, 'first' | 'last'> : never) : never;

const BACKWARD = new Set(['back', 'move-back-to']);
const MOMENTS = new Set<DiceEvent['event']>([
  'WentBankrupt',
  'Conceded',
  'WipedOut',
  'AuctionWon',
  'OfferAccepted',
  'DealForced',
  'DeedsStolen',
]);

/** Return what is to be seen of some events that begin in a turn; what only changes the board needs no scene. */
export function scenesOf(events: readonly DiceEvent[], edition: DiceEdition, began = 1): Scene[] {
  const scenes: Scene[] = [];
  let card = '';
  let turn = began;
  events.forEach((event, at) => {
    if (event.event === 'CardDrawn') card = event.card;
    if (event.event === 'TurnBegan') turn = event.number;
    const picture = MOMENTS.has(event.event)
      ? momentOf(event, events.slice(at + 1), turn)
      : pictureOf(event, edition, card, turn, events[at + 1]);
    if (picture) add(scenes, { ...picture, first: at, last: at });
  });
  return scenes;
}

/** Return how many events of a step may be told while some of its scenes have not been seen. */
export function toldBefore(scenes: readonly Scene[], all: number): number {
  return Math.min(all, ...scenes.map(({ first }) => first));
}

function momentOf(event: DiceEvent, after: readonly DiceEvent[], turn: number): Picture {
  const end = after.findIndex((one) => MOMENTS.has(one.event) || one.event === 'TurnBegan');
  const handovers = handoversOf(end < 0 ? after : after.slice(0, end));
  const time = event.event === 'AuctionWon' ? SALE_TIME : MOMENT_TIME;
  return { kind: 'moment', turn, event, handovers, time };
}

function pictureOf(
  event: DiceEvent,
  edition: DiceEdition,
  card: string,
  turn: number,
  next?: DiceEvent,
): Picture | null {
  switch (event.event) {
    case 'Rolled':
    case 'OpeningThrown':
    case 'RentThrown':
      return { kind: 'dice', seat: event.seat, turn, dice: [event.first, event.second], time: DICE_TIME };
    case 'PowerThrown':
      return { kind: 'dice', seat: event.seat, turn, dice: [event.die], time: DICE_TIME };
    case 'Moved':
      return walk(event.seat, wayOf(event, edition, card));
    case 'Arrested':
      return toJail(event.seat, placeOf(edition, event.at), jailOf(edition));
    case 'CardDrawn':
      return { kind: 'card', seat: event.seat, turn, card: event.card, time: CARD_TIME };
    case 'Paid':
      return { kind: 'money', flows: [flowOf(event, next)], time: MONEY_TIME };
    default:
      return null;
  }
}

/** Add a scene; payments that follow each other are one, and so is a way that goes on past GO. */
function add(scenes: Scene[], scene: Scene): void {
  const last = scenes.at(-1);
  const way = scenes.findLast((one) => one.kind !== 'money');
  if (scene.kind === 'money' && last?.kind === 'money') {
    last.flows.push(...scene.flows);
    last.last = scene.last;
  } else if (scene.kind === 'walk' && way?.kind === 'walk' && goesOn(way, scene)) {
    way.path.push(...scene.path.slice(1));
    way.time = walkTime(way.path);
  } else scenes.push(scene);
}

type WalkScene = Extract<Scene, { kind: 'walk' }>;
type WalkPicture = Extract<Picture, { kind: 'walk' }>;

function goesOn(before: WalkScene, after: WalkScene): boolean {
  return before.seat === after.seat && !before.isFlight && !after.isFlight && before.path.at(-1) === after.path[0];
}

function flowOf(event: Extract<DiceEvent, { event: 'Paid' }>, next?: DiceEvent): Flow {
  const isPot = event.reason === 'pot' || next?.event === 'PotGrew';
  return { from: event.payer ?? null, to: event.receiver ?? null, amount: event.amount, ...(isPot && { isPot }) };
}

function jailOf(edition: DiceEdition): number {
  return Math.max(
    0,
    edition.spaces.findIndex(({ kind }) => kind === 'jail'),
  );
}

/** Return the spaces that a token passes, both ends included; some cards send it backwards. */
export function wayOf(
  { start, at, by }: { start: string; at: string; by: string },
  edition: DiceEdition,
  card: string,
): number[] {
  const from = placeOf(edition, start);
  const to = placeOf(edition, at);
  const kind = by === 'card' ? edition.cards.find(({ id }) => id === card)?.kind : undefined;
  return way(from, to, edition.spaces.length, BACKWARD.has(kind ?? ''));
}

/** Return the places from one to another around a ring of some spaces. */
export function way(from: number, to: number, count: number, isBackward: boolean): number[] {
  const step = isBackward ? count - 1 : 1;
  const path = [from];
  for (let at = from; at !== to; at = path.at(-1) as number) path.push((at + step) % count);
  return path;
}

function walkTime(path: readonly number[]): number {
  return Math.min(WALK_TIME, STEP_TIME * (path.length - 1));
}

function walk(seat: number, path: number[]): WalkPicture {
  return { kind: 'walk', seat, path, isFlight: false, toJail: false, time: walkTime(path) };
}

function toJail(seat: number, from: number, to: number): WalkPicture {
  return { kind: 'walk', seat, path: [from, to], isFlight: true, toJail: true, time: WALK_TIME };
}
