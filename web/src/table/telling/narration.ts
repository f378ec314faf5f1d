/** Narration: whom a scene shows, and what the status says while it runs; never how it ends. */

import type { Scene } from '../../board/motion/scenes';
import type { Desk } from '../../desk/desk.svelte';
import { say } from '../../text/say';
import { toldBlow, toldPayments } from './payments';
import { toldWork } from './work';
import type { PowerThrownEvent } from '../../wire/types';

/** A sentence of the catalogue about somebody; nobody in particular where no seat is given. */
export interface Narration {
  key: string;
  seat: number | undefined;
}

/** Return what is said during a scene, and of whom. */
export function narrationOf(scene: Scene): Narration {
  switch (scene.kind) {
    case 'money':
      return payment(scene);
    case 'hammer':
      return { key: scene.kind, seat: undefined };
    case 'blow':
      return { key: 'pay', seat: scene.event.payer };
    case 'power':
      return { key: scene.isWon ? 'won' : 'lost', seat: scene.seat };
    case 'start':
    case 'deal':
    case 'moment':
      return { key: scene.kind, seat: 'seat' in scene.event ? scene.event.seat : undefined };
    default:
      return { key: scene.kind, seat: scene.seat };
  }
}

/** Scenes that are told by their own events. */
const TOLD = new Set<Scene['kind']>(['start', 'deal', 'moment']);

/** Return the sentence of a scene at a table; who begins, a deal and what turns the game are told by their events. */
export function sentenceOf(scene: Scene, desk: Desk): string {
  if (TOLD.has(scene.kind) && 'event' in scene) return desk.teller.event(scene.event, desk.reader);
  if (scene.kind === 'work') return toldWork(scene, desk);
  const isMoving = scene.kind === 'money' && desk.shown.scene?.kind === 'money';
  const paid = isMoving ? toldPayments(scene, desk) : '';
  if (paid) return paid;
  if (scene.kind === 'blow') return toldBlow(scene.event, desk);
  const { key, seat } = narrationOf(scene);
  const name = seat === undefined ? '' : desk.nameOf(seat);
  const who = seat !== undefined && seat === desk.reader ? 'you' : 'other';
  return say(`table-scene-${key}`, { name, who, ...factsOf(scene, desk) });
}

/** Return what came of a power's die. */
export function outcomeOf({ seat, power, die }: PowerThrownEvent, isWon: boolean, desk: Desk): string {
  return sentenceOf({ kind: 'power', turn: 0, seat, power, die, isWon, first: 0, last: 0, time: 0 }, desk);
}

function factsOf(scene: Scene, { words, edition }: Desk): Record<string, string | number> {
  switch (scene.kind) {
    case 'money':
      return { count: scene.flows.length };
    case 'card':
      return { card: words.text('word-card.a') };
    case 'jail':
      return { jail: words.text('word-jail.the') };
    case 'die':
    case 'power':
      return {
        power: words.text(`power-${scene.power}`),
        lowest: edition.powers.find(({ id }) => id === scene.power)?.lowest ?? 0,
      };
    case 'hotel':
      return { hotel: words.text('word-hotel.a') };
    case 'group':
      return { groups: scene.groups.map((group) => words.group(group, 'the')).join(', ') };
    default:
      return {};
  }
}

function payment({ flows }: Extract<Scene, { kind: 'money' }>): Narration {
  const [flow] = flows;
  const payers = new Set(flows.map(({ from }) => from));
  const receivers = new Set(flows.map(({ to }) => to));
  if (flow?.to != null && payers.size > 1 && receivers.size === 1) return { key: 'collect', seat: flow.to };
  if (flow?.from != null && payers.size === 1 && receivers.size > 1) return { key: 'share', seat: flow.from };
  if (flow?.from != null) return { key: 'pay', seat: flow.from };
  return { key: 'receive', seat: flow?.to ?? undefined };
}
