/**
 * The deals that are being drafted at this device.
 *
 * A draft outlasts the pane that shows it: whatever is asked meanwhile, it lies there until it has been offered or
 * can no longer be. What has changed hands is taken out of it, and it is said which.
 */

import type { Side } from '../board/picked';
import type { Partner } from '../wire/types';
import type { Draft, DraftKind } from './draft.svelte';

/** What the drafts have to know of the game. */
export interface DealWorld {
  /** Return those whom a seat could make such an offer now; none where it is not the time. */
  partners(kind: DraftKind, seat: number): readonly Partner[];
  isPlaying(seat: number): boolean;
  ownerOf(deed: string): number | null;
}

/** A draft that has become impossible: all that was in it has changed hands, or the partner has left the game. */
export interface Gone {
  seat: number;
  partner: number;
  /** What was in it, nothing if the partner has left. */
  lost: readonly string[];
}

const SIDES: readonly Side[] = ['give', 'ask'];

export class Drafts {
  /** The one that was opened last comes last. */
  #all: readonly Draft[] = $state.raw([]);
  /** What has become impossible and has not been read yet. */
  gone: Gone | null = $state.raw(null);

  constructor(private readonly begin: (seat: number, partner: Partner, kind: DraftKind) => Draft) {}

  /** Return the draft of a seat with a partner, a new one if there is none. */
  open(seat: number, partner: Partner, kind: DraftKind): Draft {
    const found = this.#all.find((one) => one.seat === seat && one.partner.seat === partner.seat && one.kind === kind);
    const draft = found ?? this.begin(seat, partner, kind);
    this.#all = [...this.#all.filter((one) => one !== draft), draft];
    return draft;
  }

  has(draft: Draft): boolean {
    return this.#all.includes(draft);
  }

  /** Return the offer of a seat that was worked at last, if there is something in it. */
  latest(seat: number | null): Draft | null {
    return this.#all.findLast((one) => one.seat === seat && one.kind === 'Offer' && one.isBegun) ?? null;
  }

  /** Forget a draft: it has been offered. */
  drop(draft: Draft): void {
    this.#all = this.#all.filter((one) => one !== draft);
  }

  /** Keep what is still possible; an answer to an offer that is gone is an offer by itself if somebody looks at it. */
  follow(world: DealWorld, seen: Draft | null = null): void {
    for (const draft of this.#all) {
      const partner = world.partners(draft.kind, draft.seat).find(({ seat }) => seat === draft.partner.seat);
      if (draft.kind === 'Counter' && !partner) this.#answerNoMore(draft, seen);
      this.#keep(draft, partner, world);
    }
  }

  #answerNoMore(draft: Draft, seen: Draft | null): void {
    if (draft !== seen || !draft.isTouched) return this.drop(draft);
    const offer = this.#all.find(
      (one) => one.kind === 'Offer' && one.seat === draft.seat && one.partner.seat === draft.partner.seat,
    );
    if (offer) this.drop(offer);
    draft.kind = 'Offer';
  }

  #keep(draft: Draft, partner: Partner | undefined, world: DealWorld): void {
    if (!this.has(draft)) return;
    if (!world.isPlaying(draft.seat)) return this.drop(draft);
    const hasLeft = !world.isPlaying(draft.partner.seat);
    const wasBegun = draft.isBegun;
    const lost = partner ? draft.follow(partner) : draft.without(soldOf(draft, world));
    if (!hasLeft && (lost.length === 0 || !draft.isEmpty)) return;
    this.drop(draft);
    if (wasBegun) this.gone = { seat: draft.seat, partner: draft.partner.seat, lost: hasLeft ? [] : lost };
  }
}

/** Return the deeds of a draft that are no longer with who would give them. */
function soldOf(draft: Draft, world: DealWorld): string[] {
  const givers = { give: draft.seat, ask: draft.partner.seat };
  return SIDES.flatMap((side) => draft.deeds[side].filter((deed) => world.ownerOf(deed) !== givers[side]));
}
