/** Scenes: what there is to see in the events of one step, in order, each with its time. */

import { isWon } from '../../text/facts';
import { AT_A_UNIT, SCENE_TIMES, SCENES_OF } from '../../wire/scene_times';
import type {
  AuctionWonEvent,
  Card,
  DiceEdition,
  DiceEvent,
  DiceView,
  OpeningTiedEvent,
  OpeningWonEvent,
  PaidEvent,
} from '../../wire/types';
import { completionsIn, isBlowIn, toppingIn } from './ceremonies';
import { placeOf } from '../edition';
import { handoversOf, type Handover } from './handovers';
import { hasUnit, textOf, type TextPicture } from './unit-texts';
import { workOf, type WorkEvent } from './work';

/** Money on its way; nobody means the bank, or the pot on a space. */
export interface Flow {
  from: number | null;
  to: number | null;
  amount: number;
  /** The space whose pot it goes into or comes from. */
  pot?: string;
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
    | { kind: 'walk'; seat: number; path: number[] }
    | { kind: 'card'; seat: number; turn: number; card: string }
    | TextPicture
    | { kind: 'money'; flows: Flow[] }
    | WorkPicture
    | Ceremony
  );

/** What somebody builds or mortgages, all of it that was put down in a row so far. */
export interface WorkPicture {
  kind: 'work';
  seat: number;
  done: readonly WorkEvent[];
  flows: Flow[];
  owns: Owns;
}

/** What each seat owns after a step: the board behind a card shows what the card says. */
export type Owns = DiceView['players'][number]['owns'][];

/** What is shown on a card of its own, in the place of the question. */
export type Ceremony =
  | { kind: 'start'; turn: number; event: OpeningTiedEvent | OpeningWonEvent }
  | { kind: 'jail'; turn: number; seat: number; path: number[] }
  | { kind: 'die'; turn: number; seat: number; power: string; die: number }
  | { kind: 'power'; turn: number; seat: number; power: string; die: number; isWon: boolean }
  | { kind: 'hammer'; turn: number; event: AuctionWonEvent }
  | { kind: 'deal'; turn: number; event: DiceEvent; handovers: Handover[] }
  | { kind: 'group'; turn: number; seat: number; groups: readonly string[]; owns: Owns }
  | { kind: 'blow'; turn: number; event: PaidEvent }
  | { kind: 'hotel'; turn: number; seat: number; place: string; owns: Owns }
  | { kind: 'moment'; turn: number; event: DiceEvent; handovers: Handover[] };

const CEREMONIES = new Set<string>([
  'start',
  'jail',
  'die',
  'power',
  'hammer',
  'deal',
  'group',
  'hotel',
  'blow',
  'moment',
]);
/** Pictures that take another time at the start of a game than later. */
const OF_SEVERAL = new Set<Scene['kind']>(['dice', 'start']);
/** Ceremonies that are nothing but their card. */
const CARDS = new Set<string>(['start', 'power', 'hammer', 'deal', 'group', 'hotel', 'blow', 'moment']);

type Without<One, Key extends string> = One extends unknown ? Omit<One, Key> : never;
type Picture = Without<Scene, keyof Span>;

/** Cards that send a token back; a kind that no card has is a type error. */
const BACKWARD: readonly Card['kind'][] = ['back', 'move-back-to'];

/** Tell whether a scene has a card of its own. */
export function isCeremony<One extends Scene>(scene: One): scene is Extract<One, Ceremony> {
  return CEREMONIES.has(scene.kind);
}

/** Tell whether there is nothing to be seen of a scene but its card. */
export function isCard({ kind }: Scene): boolean {
  return CARDS.has(kind);
}

/** Tell whether a scene's card is its text, so that its events are told when it begins; a hammer falls first, and
 * the money of a blow moves. */
export function isSpeaking(scene: Scene): boolean {
  return isCard(scene) && scene.kind !== 'hammer' && scene.kind !== 'blow';
}

/** What a step is read with: the turn that it begins in, and the view that it leads to. */
interface Around {
  began?: number;
  after?: DiceView;
  /** The zone that was chosen last before it. */
  zone?: string | null;
  /** The seats whose buildings and mortgages are shown in rows: those of others. */
  inRows?: readonly number[];
}

/** Return what is to be seen of some events; what only changes the board needs no scene. */
export function scenesOf(
  events: readonly DiceEvent[],
  edition: DiceEdition,
  { began = 1, after, zone = null, inRows = [] }: Around = {},
): Scene[] {
  const scenes: Scene[] = [];
  const completions = after ? completionsIn(events, after, edition) : [];
  const topping = after ? toppingIn(events, after) : null;
  const owns = after?.players.map((player) => player.owns) ?? [];
  let card = '';
  let turn = began;
  events.forEach((event, at) => {
    if (event.event === 'CardDrawn') card = event.card;
    if (event.event === 'TurnBegan') turn = event.number;
    const text = textOf(events, at, edition, turn, zone);
    const pictures = text ? [text] : picturesOf(event, events.slice(at + 1), edition, card, turn);
    if (after && isBlowIn(event, after)) pictures.unshift({ kind: 'blow', turn, event: event as PaidEvent });
    if (topping?.at === at) pictures.push({ kind: 'hotel', turn, seat: topping.seat, place: topping.place, owns });
    for (const one of completions) {
      if (one.at === at) pictures.push({ kind: 'group', turn, seat: one.seat, groups: one.groups, owns });
    }
    const isApart = hasUnit(edition);
    const left = concededAt(events, at) ?? freedAt(events, at);
    for (const picture of pictures) {
      const said =
        left !== null && picture.kind === 'moment' ? { ...picture, event: events[left] as DiceEvent } : picture;
      add(scenes, { ...said, time: timeOf(picture, event, edition), first: left ?? at, last: at }, isApart);
    }
  });
  const done = hasUnit(edition) ? null : workOf(events, inRows);
  return done && after ? inOne(scenes, done, owns, events.length - 1) : scenes;
}

/** What is built or mortgaged is one scene: its money moves while it is put down. */
function inOne(
  scenes: readonly Scene[],
  done: readonly [WorkEvent, ...WorkEvent[]],
  owns: Owns,
  last: number,
): Scene[] {
  const flows = scenes.flatMap((scene) => (scene.kind === 'money' ? scene.flows : []));
  const work: Scene = { kind: 'work', seat: done[0].seat, done, flows, owns, time: SCENE_TIMES.piece, first: 0, last };
  return [work, ...scenes.filter(({ kind }) => kind !== 'money')];
}

/** Return where in a step somebody left the game who goes bankrupt by that: both are one moment. */
function concededAt(events: readonly DiceEvent[], at: number): number | null {
  const event = events[at];
  if (event?.event !== 'WentBankrupt') return null;
  const found = events.findLastIndex((one, nth) => nth < at && one.event === 'Conceded' && one.seat === event.seat);
  return found < 0 ? null : found;
}

/** Return where in a step somebody leaves jail for the fine that is paid: nobody is told before its money moves. */
function freedAt(events: readonly DiceEvent[], at: number): number | null {
  const [before, event] = [events[at - 1], events[at]];
  const isFine = event?.event === 'Paid' && event.reason === 'fine';
  return isFine && before?.event === 'Freed' && before.seat === event.payer ? at - 1 : null;
}

/** Return how many events of a step may be told while some of its scenes have not been seen. */
export function toldBefore(scenes: readonly Scene[], all: number): number {
  return Math.min(all, ...scenes.map(({ first }) => first));
}

function picturesOf(
  event: DiceEvent,
  after: readonly DiceEvent[],
  edition: DiceEdition,
  card: string,
  turn: number,
): Picture[] {
  switch (event.event) {
    case 'Rolled':
    case 'OpeningThrown':
    case 'RentThrown':
      return [{ kind: 'dice', seat: event.seat, turn, dice: [event.first, event.second] }];
    case 'OpeningTied':
    case 'OpeningWon':
      return [{ kind: 'start', turn, event }];
    case 'PowerThrown':
      return powerScenes(event, edition, turn);
    case 'Moved':
      return [{ kind: 'walk', seat: event.seat, path: wayOf(event, edition, card) }];
    case 'Arrested':
      return [{ kind: 'jail', turn, seat: event.seat, path: [placeOf(edition, event.at), jailOf(edition)] }];
    case 'CardDrawn':
      return [{ kind: 'card', seat: event.seat, turn, card: event.card }];
    case 'Paid':
      return [{ kind: 'money', flows: [flowOf(event, after[0])] }];
    case 'AuctionWon':
      return [{ kind: 'hammer', turn, event }];
    case 'OfferAccepted':
    case 'DealForced':
      return [{ kind: 'deal', turn, event, handovers: handedOver(after) }];
    default:
      if (!SCENES_OF[event.event]) return [];
      return [{ kind: 'moment', turn, event, handovers: handedOver(after) }];
  }
}

/** A power's die is thrown over its odds, and then its outcome is said. */
function powerScenes(
  { seat, power, die }: Extract<DiceEvent, { event: 'PowerThrown' }>,
  edition: DiceEdition,
  turn: number,
): Picture[] {
  const odds = edition.powers.find(({ id }) => id === power);
  return [
    { kind: 'die', turn, seat, power, die },
    { kind: 'power', turn, seat, power, die, isWon: odds !== undefined && isWon(odds, die) },
  ];
}

/** Return what changes hands until something else turns the game. */
function handedOver(after: readonly DiceEvent[]): Handover[] {
  const isNext = ({ event }: DiceEvent) =>
    event === 'TurnBegan' || SCENES_OF[event]?.some((scene) => scene === 'deal' || scene === 'moment');
  const end = after.findIndex(isNext);
  return handoversOf(end < 0 ? after : after.slice(0, end));
}

function timeOf(picture: Picture, { event }: DiceEvent, edition: DiceEdition): number {
  if (picture.kind === 'walk') return walkTime(picture.path);
  if (picture.kind === 'deal') return dealTime(picture.handovers);
  if (picture.kind === 'blow') return SCENE_TIMES.blow;
  const timed = (hasUnit(edition) && AT_A_UNIT[event]) || (OF_SEVERAL.has(picture.kind) && SCENES_OF[event]);
  return SCENE_TIMES[(timed && timed[0]) || picture.kind];
}

/** Add a scene; payments that follow each other are one unless a unit makes them, and so is a way past GO. */
function add(scenes: Scene[], scene: Scene, isApart: boolean): void {
  const last = scenes.at(-1);
  const way = scenes.findLast((one) => one.kind !== 'money');
  if (scene.kind === 'money' && last?.kind === 'money' && !isApart) {
    last.flows.push(...scene.flows);
    last.last = scene.last;
  } else if (scene.kind === 'walk' && way?.kind === 'walk' && goesOn(way, scene)) {
    way.path.push(...scene.path.slice(1));
    way.time = walkTime(way.path);
  } else scenes.push(scene);
}

type WalkScene = Extract<Scene, { kind: 'walk' }>;

function goesOn(before: WalkScene, after: WalkScene): boolean {
  return before.seat === after.seat && before.path.at(-1) === after.path[0];
}

function flowOf(event: PaidEvent, next?: DiceEvent): Flow {
  const pot = next?.event === 'PotGrew' ? next.place : event.reason === 'pot' ? event.place : undefined;
  return { from: event.payer ?? null, to: event.receiver ?? null, amount: event.amount, ...(pot && { pot }) };
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
  return way(from, to, edition.spaces.length, kind !== undefined && BACKWARD.includes(kind));
}

/** Return the places from one to another around a ring of some spaces. */
export function way(from: number, to: number, count: number, isBackward: boolean): number[] {
  const step = isBackward ? count - 1 : 1;
  const path = [from];
  for (let at = from; at !== to; at = path.at(-1) as number) path.push((at + step) % count);
  return path;
}

/** A deal is shown longer for each thing that changes hands. */
function dealTime(handovers: readonly Handover[]): number {
  const things = handovers.reduce((sum, { deeds, cards }) => sum + deeds.length + cards.length, 0);
  return Math.min(SCENE_TIMES['large-deal'], SCENE_TIMES.deal + SCENE_TIMES.thing * things);
}

function walkTime(path: readonly number[]): number {
  return Math.min(SCENE_TIMES.walk, SCENE_TIMES.step * (path.length - 1));
}
