/** What the Knockout table shows: tokens that slide as the server filmed them, apart from the true view.

It follows the events one by one: a slide is filmed, then what it did is told. It stops at the count of a
round until it is read, and may be skipped at any moment. Nothing here delays what a player may do. */

import { ScreenRecord } from '../board/motion/screen-record.svelte';
import type {
  GameEvent,
  SlidingEdition,
  SlidingKnockedOffEvent,
  SlidingRoundBeganEvent,
  SlidingSlidOffEvent,
  SlidingTokenSlidEvent,
  SlidingTokenView,
  SlidingView,
} from '../wire/types';
import { lastCount, type RoundCount } from './counting';
import { FALL, fallenAt, filmOf, lastMoment, placeAt, spunAt, type Film } from './film';
import { spotsAfter, spotsIn, type Spots } from './token-spots';

/** What is needed to show motion; tests have one of their own. */
export interface Projector {
  now(): number;
  frame(work: () => void): void;
  /** Whether tokens jump instead of sliding. */
  isStill(): boolean;
  hit(strength: number): void;
  /** A token leaves the board. */
  fall(): void;
}

/** What left the board on the slide that is shown. */
export type Fall = SlidingKnockedOffEvent | SlidingSlidOffEvent;

/** One token as shown. */
export class Drum {
  at: SlidingTokenView['at'] = $state('hand');
  x = $state(0);
  y = $state(0);
  /** 1 on the board, less while it falls off. */
  solid = $state(1);
  /** How far it has turned while it falls. */
  spun = $state(0);
  /** The space that it counts for where it lies; -1 while it moves, and nowhere. */
  space = $state(-1);

  constructor(
    readonly token: number,
    readonly side: number,
  ) {}
}

interface Job {
  events: GameEvent[];
  after: SlidingView;
}

/** A slide as it can be seen again: its film, who fell off, and how all stood before it. */
interface Slide {
  film: Film;
  falls: readonly Fall[];
  before: Spots;
}

interface Run {
  film: Film;
  began: number;
  falls: readonly Fall[];
  struck: number;
}

/** More slides than these waiting, and the older ones are not shown. */
export const PATIENCE = 6;

export class Showing {
  readonly drums: readonly Drum[];
  isMoving = $state(false);
  /** Tokens that are leaving the board, while they are seen to. */
  falling: readonly Fall[] = $state.raw([]);
  /** The count of the round that just ended, until it is read. */
  count: RoundCount | null = $state.raw(null);
  /** The order of the markers in the round that is shown. */
  order: readonly number[] = $state.raw([]);
  /** The game as far as it has been shown: its money, its pot, whose turn it is. */
  view: SlidingView = $state.raw() as SlidingView;
  /** How many of the newest events have not been told yet. */
  untold = $state(0);
  /** The slides of this round, to be seen again. */
  reel: readonly Slide[] = $state.raw([]);
  /** What was shown and told lately, in its order. */
  readonly record: ScreenRecord;

  #standing: Spots = $state.raw(new Map());
  #queue: Job[] = [];
  #told: GameEvent[];
  #run: Run | null = null;
  #again: Slide[] = [];
  #isHasty = false;

  constructor(
    private readonly edition: SlidingEdition,
    view: SlidingView,
    told: readonly GameEvent[],
    private readonly projector: Projector,
    private readonly onreach: (event: GameEvent) => void = () => undefined,
    /** The entry of the log up to which things have been told. */
    public seq = 0,
    /** The count of a round that ended before anything was shown here, if it has not been read. */
    unread: RoundCount | null = null,
  ) {
    this.record = new ScreenRecord(() => projector.now());
    this.#told = [...told];
    this.#standing = spotsIn(view);
    this.view = view;
    this.order = view.order;
    this.drums = view.sides.flatMap(({ side, tokens }) => tokens.map(({ token }) => new Drum(token, side)));
    this.count = unread;
    this.#settle();
  }

  /** Where every token is, as far as it has been shown; one that slides is where it was. */
  get standing(): Spots {
    return this.#standing;
  }

  /** Show what happened in a step, after everything before it. */
  hear(events: GameEvent[], after: SlidingView, seq = this.seq + 1): void {
    this.seq = seq;
    this.#queue.push({ events: [...events], after });
    this.untold += events.length;
    this.#next();
  }

  /** Show at once how things stand, up to a count that nobody has read. */
  skip(): void {
    this.#isHasty = true;
    this.#again = [];
    if (this.#run) this.#omit();
    this.#run = null;
    this.#still();
    this.#settle();
    this.#next();
    this.#isHasty = false;
  }

  /** Return how many tokens on the board lie farther away than one of them. */
  rankOf(drum: Drum): number {
    return this.drums.filter(({ at, y }) => at === 'board' && y > drum.y).length;
  }

  /** Show a table that came whole, with what is known of its round, and the last count that has not been read. */
  jump(view: SlidingView, told: readonly GameEvent[], seq = this.seq, unread: RoundCount | null = null): void {
    this.seq = seq;
    this.#queue = [];
    this.#again = [];
    this.#run = null;
    this.#told = [...told];
    this.untold = 0;
    this.#standing = spotsIn(view);
    this.view = view;
    this.order = view.order;
    this.count = unread ?? this.count;
    this.reel = [];
    this.#still();
    this.#settle();
  }

  /** Leave the count and go on with the next round. */
  goOn(): void {
    if (this.count) this.record.add({ what: 'ends', scene: 'count' });
    this.count = null;
    this.#next();
  }

  /** Show the last slides of the round once more, by default all of them. */
  again(slides = this.reel.length): void {
    if (this.isMoving) return;
    this.#again = slides > 0 ? this.reel.slice(-slides) : [];
    this.#nextAgain();
  }

  #nextAgain(): void {
    while (!this.#run) {
      const slide = this.#again.shift();
      this.#settle(slide?.before);
      if (!slide) return;
      this.#roll(slide);
    }
  }

  #next(): void {
    while (!this.#run && !this.count) {
      const job = this.#queue[0];
      if (!job) return;
      const event = job.events.shift();
      if (event) this.#reach(event, job);
      else this.#end(job);
    }
  }

  #end(job: Job): void {
    this.#queue.shift();
    this.#standing = spotsIn(job.after);
    this.view = job.after;
    this.#settle();
  }

  #reach(event: GameEvent, job: Job): void {
    this.#told.push(event);
    this.untold--;
    this.record.add({ what: 'tells', events: [event.event] });
    this.#standing = spotsAfter(this.#standing, event, this.edition);
    this.onreach(event);
    if (event.event === 'TokenSlid') this.#slide(event, job);
    else this.#settle();
    if (event.event === 'RoundEnded') this.#tally();
    if (event.event === 'RoundBegan') this.#begin(event);
  }

  #tally(): void {
    this.count = lastCount(this.#told, this.edition);
    if (this.count) this.record.add({ what: 'begins', scene: 'count' });
  }

  #begin(event: SlidingRoundBeganEvent): void {
    this.#told = [event];
    this.order = event.order;
    this.reel = [];
  }

  #slide(slid: SlidingTokenSlidEvent, job: Job): void {
    const slide = { film: filmOf(slid), falls: fallsIn(job.events), before: this.#standing };
    this.reel = [...this.reel, slide];
    const waiting = this.#queue.slice(1).filter(({ events }) => events.some(({ event }) => event === 'TokenSlid'));
    if (this.#isHasty || waiting.length > PATIENCE) this.#omit();
    else this.#roll(slide);
  }

  #omit(): void {
    this.record.add({ what: 'skips', scenes: ['slide'] });
  }

  #roll({ film, falls }: Slide): void {
    if (!film.lasts || this.projector.isStill()) return this.#omit();
    this.record.add({ what: 'begins', scene: 'slide' });
    this.#run = { film, falls, began: this.projector.now(), struck: 0 };
    this.isMoving = true;
    this.#picture();
  }

  #picture = (): void => {
    const run = this.#run;
    if (!run) return;
    const moment = this.projector.now() - run.began;
    this.#strike(run, moment);
    for (const track of run.film.tracks) this.#place(run, track, moment);
    this.#fall(run, moment);
    if (moment < endOf(run)) return this.projector.frame(this.#picture);
    this.#run = null;
    this.#still();
    this.record.add({ what: 'ends', scene: 'slide' });
    if (this.#again.length > 0) return this.#nextAgain();
    this.#settle();
    this.#next();
  };

  /** Tell of tokens that have come to the edge, each with its sound. */
  #fall(run: Run, moment: number): void {
    const gone = run.falls.filter(({ token }) => {
      const track = run.film.tracks.find((one) => one.token === token);
      return track && moment > lastMoment(track);
    });
    if (gone.length === this.falling.length) return;
    this.falling = gone;
    this.projector.fall();
  }

  /** Nothing moves any more. */
  #still(): void {
    this.isMoving = false;
    this.falling = [];
  }

  #strike(run: Run, moment: number): void {
    for (const hit of run.film.hits.slice(run.struck)) {
      if (hit.at > moment) return;
      run.struck++;
      this.projector.hit(hit.strength);
    }
  }

  #place(run: Run, track: Film['tracks'][number], moment: number): void {
    const drum = this.drums.find(({ token }) => token === track.token);
    const end = lastMoment(track);
    const isFalling = moment > end && run.falls.some(({ token }) => token === track.token);
    const place = isFalling ? fallenAt(track, moment - end) : placeAt(track, moment);
    if (!drum || !place) return;
    drum.at = 'board';
    drum.space = -1;
    [drum.x, drum.y] = place;
    drum.solid = isFalling ? Math.max(0, 1 - (moment - end) / FALL) : 1;
    drum.spun = isFalling ? spunAt(moment - end) : 0;
  }

  #settle(standing: Spots = this.#standing): void {
    for (const drum of this.drums) {
      const spot = standing.get(drum.token);
      if (!spot) continue;
      drum.at = spot.at;
      drum.space = spot.space;
      [drum.x, drum.y] = [spot.x, spot.y];
      drum.solid = 1;
      drum.spun = 0;
    }
  }
}

/** Return when a slide has been seen: its tokens rest, and those that fall have been seen to. */
function endOf({ film, falls }: Run): number {
  const fallen = film.tracks.filter(({ token }) => falls.some((fall) => fall.token === token));
  return Math.max(film.lasts, ...fallen.map((track) => lastMoment(track) + FALL));
}

/** Return what leaves the board before the next slide. */
function fallsIn(events: readonly GameEvent[]): Fall[] {
  const end = events.findIndex(({ event }) => event === 'TokenSlid');
  const next = end < 0 ? events : events.slice(0, end);
  return next.filter((one) => one.event === 'SlidOff' || one.event === 'KnockedOff');
}
