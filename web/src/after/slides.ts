/** Slides of a finished game: what each side knocked off and lost, and the slide that changed most. */

import { patched, type Document } from '../link/patch';
import type { GameEvent, Replay, ReplayStep, SlidingView } from '../wire/types';

/** What became of the tokens of one side, and of those that it met. */
export interface SideSlides {
  /** Tokens of others that it knocked off the board. */
  knocked: number;
  /** Tokens of its own that left the board, by itself or by others. */
  off: number;
  jailed: number;
  /** Sets that it collected for as a whole. */
  sets: number;
}

/** A slide, and how much it moved the forecast in favour of its side. */
export interface BestSlide {
  side: number;
  round: number;
  swing: number;
}

export interface SlidesStory {
  sides: SideSlides[];
  best: BestSlide | null;
}

/** Read what the slides of a game added up to; nothing of a game without sides. */
export function slidesOf(replay: Replay): SlidesStory | null {
  if (!('sides' in replay.start)) return null;
  const story: SlidesStory = {
    sides: replay.start.sides.map(() => ({ knocked: 0, off: 0, jailed: 0, sets: 0 })),
    best: null,
  };
  let view: SlidingView = replay.start;
  for (const step of replay.steps) {
    const after = viewAfter(view, step);
    for (const event of step.events) note(story.sides, event);
    const slide = slideIn(step.events, view, after);
    if (slide && slide.swing > (story.best?.swing ?? 0)) story.best = slide;
    view = after;
  }
  return story;
}

function viewAfter(view: SlidingView, { patch }: ReplayStep): SlidingView {
  return patched(view as unknown as Document, patch as Document) as unknown as SlidingView;
}

function note(sides: SideSlides[], event: GameEvent): void {
  const own = 'side' in event ? sides[event.side] : undefined;
  if (!own) return;
  switch (event.event) {
    case 'KnockedOff':
      own.off += 1;
      if (event.by !== event.side && sides[event.by]) sides[event.by]!.knocked += 1;
      return;
    case 'SlidOff':
      own.off += 1;
      return;
    case 'Jailed':
      own.jailed += 1;
      return;
    case 'BonusCollected':
      own.sets += 1;
  }
}

/** Return the slide of a step with what it won its side over the others; a round that it ended is counted. */
function slideIn(events: readonly GameEvent[], before: SlidingView, after: SlidingView): BestSlide | null {
  const slid = events.find((event) => event.event === 'TokenSlid');
  if (!slid) return null;
  const counted = events.find((event) => event.event === 'RoundEnded')?.gains;
  if (!counted && (before.round !== after.round || after.phase === 'over')) return null;
  const brings = (side: number) => (counted ? counted[side] : after.sides[side]?.forecast) ?? 0;
  const gain = (side: number) => brings(side) - (before.sides[side]?.forecast ?? 0);
  const others = before.sides.filter(({ side }) => side !== slid.side).reduce((sum, { side }) => sum + gain(side), 0);
  return { side: slid.side, round: before.round, swing: gain(slid.side) - others };
}
