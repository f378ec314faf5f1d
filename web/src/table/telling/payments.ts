/** Payments as a reader is told them: who pays whom how much, and for what. */

import type { Scene } from '../../board/motion/scenes';
import type { Desk } from '../../desk/desk.svelte';
import { isFailure, lastEventsOf, PROPERTY, type LastEvent } from '../../desk/last-events';
import type { Happening } from '../../link/table.svelte';
import { say } from '../../text/say';
import type { DiceEvent, PaidEvent } from '../../wire/types';

/** More payments at once than this are told by how many they are. */
const MOST = 2;

/** Return what just happened as a sentence; money of the reader says what it is for. */
export function toldLately(late: LastEvent, desk: Desk): string {
  const { happening } = late;
  if (late.what === 'event') return desk.teller.event(happening.event, desk.reader, happening.before);
  const { what, paid, place, card, power } = late;
  const other = what === 'pays' ? paid.receiver : paid.payer;
  const facts = {
    amount: desk.money(paid.amount),
    why: power ? tried(paid, power, desk) : whyOf(paid.reason, place, card, desk),
    name: other === undefined ? '' : desk.nameOf(other),
  };
  return say(`table-lately-${what}`, { ...facts, other: other === undefined ? 'bank' : 'player' });
}

/** Return what is paid while its money moves; nothing where many pay at once. */
export function toldPayments({ first, last, flows }: Extract<Scene, { kind: 'money' }>, desk: Desk): string {
  if (flows.length > MOST) return '';
  const { seq } = desk.timeline;
  const step = desk.shown.step.slice(0, last + 1).map((event): Happening => ({ seq: seq + 1, event }));
  const told = lastEventsOf([...desk.timeline.story, ...step], desk.asReader, flows.length + 1);
  const shown = step.filter(({ event }, at) => event.event === 'Paid' && at >= first);
  const lines = shown.map(
    (paid) => told.find(({ happening }) => happening === paid) ?? boughtIn(desk.shown.step, paid),
  );
  return lines.map((line) => toldLately(line, desk)).join(' · ');
}

/** Return a rent that takes much of what somebody had. */
export function toldBlow(event: PaidEvent, desk: Desk): string {
  const paid: Happening = { seq: desk.timeline.seq + 1, event };
  const [line] = lastEventsOf([paid], desk.asReader, 1);
  return line ? toldLately(line, desk) : '';
}

/** What is bought, built or mortgaged says more than its price. */
function boughtIn(step: readonly DiceEvent[], paid: Happening): LastEvent {
  const at = step.indexOf(paid.event as DiceEvent);
  const beside = [step[at + 1], step[at - 1]].find((event) => event && PROPERTY.has(event.event));
  return { what: 'event', happening: beside ? { ...paid, event: beside } : paid };
}

function tried(paid: PaidEvent, power: string, desk: Desk): string {
  const facts = { power: desk.words.text(`power-${power}`), place: '', card: '' };
  return say('table-why', { reason: paid.reason, has: isFailure(paid) ? 'failed' : 'name', ...facts });
}

/** Return what money is for, by the space or the card that it comes from. */
function whyOf(reason: string, place: string, card: string | null, desk: Desk): string {
  const deck = card && desk.edition.cards.find(({ id }) => id === card)?.deck;
  const facts = {
    place: place ? desk.lotName(place) : '',
    card: desk.words.text(deck ? `deck-${deck}` : 'word-card'),
    power: '',
  };
  return say('table-why', { reason, has: place || deck ? 'name' : 'none', ...facts });
}
