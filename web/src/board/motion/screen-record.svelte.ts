/** The record of a screen: its last scenes and sentences with their times, so that their order can be looked at. */

import type { Scene } from './scenes';

/** What has a picture: a scene of the dice games, or of Knockout a slide and the count of a round. */
type Kind = Scene['kind'] | 'slide' | 'count';

/** What a screen did: a scene began or ended, or waits for somebody, events were told, a question was asked, or the rest was skipped. */
export type Note = { at: number } & (
  | { what: 'begins' | 'ends' | 'waits'; scene: Kind }
  | { what: 'tells'; events: string[] }
  | { what: 'asks'; ask: string }
  | { what: 'skips'; scenes: Kind[] }
);
type Said = Note extends infer One ? (One extends Note ? Omit<One, 'at'> : never) : never;

const REMEMBERED = 48;

export class ScreenRecord {
  notes: Note[] = $state.raw([]);

  constructor(private readonly now: () => number = () => performance.now()) {}

  add(said: Said): void {
    const note = { at: Math.round(this.now()), ...said };
    this.notes = [...this.notes.slice(1 - REMEMBERED), note];
  }
}
