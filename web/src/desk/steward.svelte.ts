/**
 * The steward: gives by itself the orders that people of this device have left with it, each after a short pause.
 *
 * It throws where nothing else can be done, ends a turn in which nothing waits any more, declines offers like
 * those that were declined before, bids up to a maximum, and builds on one street after the other. It acts only
 * on what is shown, when all of it has been; whatever can be stopped by a tap is announced first. The server
 * knows nothing of it.
 */

import { AUCTIONS, BIDDING } from '../wire/answers';
import type { Asked, Choice, DiceOrder, DicePrompt } from '../wire/types';
import type { Declined } from './declined.svelte';
import type { Hand } from './hand.svelte';
import { isReached, nextBid, type Maximum } from './maximum';
import type { Timeline } from './timeline.svelte';

/** How long an order is announced before it is given, in milliseconds: time to read it and to tap. */
export const NOTICE = 1500;
/** A raise follows the bid before it, so that both are seen. */
export const RAISE = 600;
/** One house after the other, so that each is seen. */
export const NEXT = 150;

/** What the device has chosen to have done. */
export interface Wishes {
  readonly autoThrow: boolean;
  readonly autoEnd: boolean;
}

/** What the steward sees of the desk. */
export interface Post {
  readonly hand: Pick<
    Hand,
    'prompt' | 'mine' | 'seat' | 'isAsked' | 'isSettled' | 'waiting' | 'option' | 'open' | 'attempt'
  >;
  readonly timeline: Pick<Timeline, 'seq' | 'story'>;
  /** Something is still being shown. */
  readonly isBusy: boolean;
  /** The page is not looked at: what it announced could not be stopped. */
  readonly isUnseen: boolean;
  /** Somebody looks through deeds or puts a deal together, or asked for a moment to build. */
  readonly isEngaged: boolean;
}

export interface Due {
  what: 'throw' | 'end' | 'refuse' | 'bid' | 'build';
  order: DiceOrder;
  /** In milliseconds. */
  pause: number;
  /** The question and the order: each is given or stopped once. */
  key: string;
}

/** A maximum since the step in which it was named, with how often others have been outbid for it. */
interface Standing extends Maximum {
  since: number;
  raises: number;
}

/** Streets on which one more building is wanted, those with the fewest first. */
export interface Works {
  seat: number;
  lots: readonly string[];
}

type Prompt = Asked<DicePrompt>;

export class Steward {
  /** The maximum bids of this device's seats. */
  readonly #most: Record<number, Standing> = $state({});
  /** What was stopped or refused, by its key. */
  #stopped: readonly string[] = $state.raw([]);
  #works: Works | null = $state.raw(null);
  /** The street on which no more could be built, and why. */
  halted: Choice | null = $state.raw(null);

  constructor(
    private readonly post: Post,
    private readonly wishes: Wishes,
    readonly declined: Declined,
  ) {}

  /** What will be done next, if nobody stops it. */
  get due(): Due | null {
    const { hand, isBusy } = this.post;
    if (isBusy || !hand.prompt || !hand.isSettled || hand.waiting !== null) return null;
    const due =
      this.#building(hand.prompt) ?? this.#bid(hand.prompt) ?? this.#refusal(hand.prompt) ?? this.#turn(hand.prompt);
    return due && !this.#stopped.includes(due.key) ? due : null;
  }

  /** What will be done and can be stopped by a tap. */
  get announced(): Due | null {
    const { due } = this;
    return due && due.what !== 'bid' && due.what !== 'build' ? due : null;
  }

  /** Give the order whose time has come. */
  async act(key: string): Promise<void> {
    const { due } = this;
    if (due?.key !== key) return;
    // The street that is being built on is next no longer, whatever comes of it.
    if (due.what === 'build') this.#goOn();
    const answer = await this.post.hand.attempt(due.order);
    if (answer?.ok) this.#count(due.order);
    else if (due.what === 'build') this.#works = null;
    // An order that is refused is not given again for the same question; one that was cut off may be.
    if (answer?.ok === false) this.#leave(key);
  }

  /** Leave what was announced to the person. */
  stop(): void {
    const { announced } = this;
    if (announced) this.#leave(announced.key);
  }

  /** Build on each of some streets, one after the other; what has begun is finished first. */
  build(works: Works): void {
    if (this.#works) return;
    this.halted = null;
    this.#works = works;
  }

  get isBuilding(): boolean {
    return this.#works !== null;
  }

  /** Bid for a seat up to a sum. */
  bidUpTo(seat: number, maximum: Maximum): void {
    this.#most[seat] = { ...maximum, since: this.post.timeline.seq, raises: 0 };
  }

  bidNoMore(seat: number): void {
    delete this.#most[seat];
  }

  /** Return the maximum of a seat for what is being auctioned. */
  maximumOf(seat: number): (Maximum & { isReached: boolean }) | null {
    const { prompt } = this.post.hand;
    const found = this.#most[seat];
    if (!found || !prompt || !('lot' in prompt) || prompt.lot !== found.lot) return null;
    return {
      lot: found.lot,
      most: found.most,
      isReached: 'lowest' in prompt && isReached(seat, found, prompt),
    };
  }

  /** Forget the maximum bids once their auction is over, and what can no longer be built. */
  tidy(): void {
    this.#halt();
    for (const [seat, maximum] of Object.entries(this.#most)) {
      if (!this.#isRunning(maximum)) delete this.#most[Number(seat)];
    }
  }

  /** Tell whether the auction of a maximum still runs: one of the next house is another. */
  #isRunning({ lot, since }: Standing): boolean {
    const { hand, timeline } = this.post;
    const { prompt } = hand;
    if (!prompt || !AUCTIONS.includes(prompt.ask) || !('lot' in prompt) || prompt.lot !== lot) return false;
    return !timeline.story.some(({ seq, event }) => seq > since && event.event === 'AuctionWon' && event.lot === lot);
  }

  /** Do an order no more as long as its question stands. */
  #leave(key: string): void {
    const question = key.split(' ', 1)[0] ?? '';
    this.#stopped = [...this.#stopped.filter((one) => one.startsWith(`${question} `)), key];
  }

  /** Count the bids that were made for a maximum. */
  #count(order: DiceOrder): void {
    const found = order.do === 'Bid' ? this.#most[order.seat] : undefined;
    if (found) found.raises += 1;
  }

  #building(prompt: Prompt): Due | null {
    const works = this.#works;
    const next = this.#nextLot();
    if (!works || !next || next.no) return null;
    return made('build', prompt, { do: 'Build', seat: works.seat, place: String(next.id) }, NEXT);
  }

  /** Return the street that comes next, with what the server says of building there. */
  #nextLot(): Choice | null {
    const { seat, lots: [lot] = [] } = this.#works ?? {};
    if (seat === undefined || lot === undefined) return null;
    const option = this.post.hand.option('Build', seat);
    return option?.choices?.find(({ id }) => id === lot) ?? { id: lot, ...(option?.no ? { no: option.no } : {}) };
  }

  #goOn(): void {
    const lots = this.#works?.lots.slice(1) ?? [];
    this.#works = this.#works && lots.length > 0 ? { ...this.#works, lots } : null;
  }

  /** Stop where the next street cannot be built on, and keep why. */
  #halt(): void {
    const { hand, isBusy } = this.post;
    if (isBusy || hand.waiting !== null) return;
    const next = this.#nextLot();
    if (next?.no) [this.#works, this.halted] = [null, next];
  }

  #bid(prompt: Prompt): Due | null {
    if (!BIDDING.includes(prompt.ask) || !('lowest' in prompt)) return null;
    for (const seat of this.post.hand.mine) {
      const maximum = this.#most[seat];
      const range = this.post.hand.open('Bid', seat)?.range;
      const amount = maximum ? nextBid(seat, maximum, prompt, range, maximum.raises) : null;
      const due = amount === null ? null : made('bid', prompt, { do: 'Bid', seat, amount }, RAISE);
      if (due && !this.#stopped.includes(due.key)) return due;
    }
    return null;
  }

  #refusal(prompt: Prompt): Due | null {
    // What settles a debt is always heard.
    if (prompt.ask !== 'AnswerOffer' || prompt.value !== undefined || this.post.isUnseen) return null;
    const seat = prompt.offer.other;
    const isMine = this.post.hand.mine.includes(seat) && this.post.hand.open('Refuse', seat);
    return isMine && this.declined.covers(prompt.offer) ? made('refuse', prompt, { do: 'Refuse', seat }) : null;
  }

  #turn(prompt: Prompt): Due | null {
    const { hand, isEngaged, isUnseen } = this.post;
    const { seat } = hand;
    if (seat === null || !hand.isAsked || isEngaged || isUnseen) return null;
    // A rent of one's own that waits to be asked for is not thrown away.
    if (hand.mine.some((one) => hand.open('Claim', one))) return null;
    if (this.wishes.autoThrow && isPlainThrow(prompt) && hand.open('Roll')) {
      return made('throw', prompt, { do: 'Roll', seat });
    }
    if (this.wishes.autoEnd && prompt.ask === 'EndTurnOrGoOn' && hand.open('EndTurn')) {
      return made('end', prompt, { do: 'EndTurn', seat });
    }
    return null;
  }
}

/** Tell whether throwing is the only answer: in jail there are others. */
function isPlainThrow(prompt: Prompt): boolean {
  if (prompt.ask === 'ThrowDice') return !prompt.in_jail;
  return prompt.ask === 'ThrowAgain' || prompt.ask === 'ThrowToStart';
}

function made(what: Due['what'], prompt: Prompt, order: DiceOrder, pause = NOTICE): Due {
  return { what, order, pause, key: `${prompt.id} ${JSON.stringify(order)}` };
}

/** Give each order after its pause, for as long as a component lives. */
export function serve(steward: Steward): void {
  const key = $derived(steward.due?.key ?? '');
  const pause = $derived(steward.due?.pause ?? 0);
  $effect(() => {
    if (!key) return undefined;
    const timer = setTimeout(() => void steward.act(key), pause);
    return () => clearTimeout(timer);
  });
  $effect(() => steward.tidy());
}
