/** Beats: what leaves the board and who goes to jail, as the players of a side are told it. */

import type { Happening } from '../link/happenings';
import { say } from '../text/say';
import type { SlidingView } from '../wire/types';
import type { Fall } from './showing.svelte';
import { sideName, tokenNumber } from './sides';

/** Whose tokens are the reader's, by the seats of this device. */
export interface Eye {
  view: SlidingView;
  mine: readonly number[];
}

/** Return what is said while tokens leave the board; several at once are each told. */
export function toldFalls(falling: readonly Fall[], eye: Eye): string {
  return falling.map((fall) => toldFall(fall, eye)).join(' ');
}

function toldFall(fall: Fall, eye: Eye): string {
  const facts = { ...who(fall.side, eye), number: tokenNumber(eye.view, fall.token) };
  if (fall.event === 'SlidOff' || fall.by === fall.side) return say('knockout-off-the-board', facts);
  const by = isMine(fall.by, eye) ? say('knockout-by-you') : nameOf(fall.by, eye);
  return say('knockout-knocked-out', { ...facts, by });
}

/** Return by whom tokens in jail were sent there, as far as it was told; nothing where they went by themselves. */
export function sentToJail(told: readonly Happening[], tokens: readonly number[], eye: Eye): string {
  return tokens
    .map((token) => sentBy(told, token, eye))
    .join(' ')
    .trim();
}

function sentBy(told: readonly Happening[], token: number, eye: Eye): string {
  const jailed = told.findLast(({ event, isUndone }) => !isUndone && event.event === 'Jailed' && event.token === token);
  if (jailed?.event.event !== 'Jailed') return '';
  const { by, side } = jailed.event;
  if (by === side || !isMine(side, eye)) return '';
  return say('knockout-sent-to-jail', { by: nameOf(by, eye), number: tokenNumber(eye.view, token) });
}

function who(side: number, eye: Eye): { who: string; name: string } {
  return { who: isMine(side, eye) ? 'you' : 'other', name: nameOf(side, eye) };
}

function isMine(side: number, { view, mine }: Eye): boolean {
  return view.sides[side]?.seats.some((seat) => mine.includes(seat)) ?? false;
}

function nameOf(side: number, { view }: Eye): string {
  const found = view.sides[side];
  return found ? sideName(found) : '';
}
