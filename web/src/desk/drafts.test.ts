import { describe, expect, it } from 'vitest';
import type { OfferOrder, Partner } from '../wire/types';
import { Draft, type DraftKind } from './draft.svelte';
import { Drafts, type DealWorld } from './drafts.svelte';

const MALIK: Partner = {
  seat: 1,
  give: ['belleville', 'lyon'],
  ask: ['paix', 'foch'],
  give_cash: 500,
  ask_cash: 80,
  give_cards: ['chance-jail-free'],
  ask_cards: [],
};
const INES: Partner = { ...MALIK, seat: 2, ask: ['nord'] };

/** Drafts of seat 0 in a game of three, and the game, which may be changed. */
function made() {
  const asked: OfferOrder[] = [];
  const works: (() => void)[] = [];
  const drafts = new Drafts(
    (seat, partner, kind) =>
      new Draft(seat, partner, kind, 1, {
        probe: (order) => {
          asked.push(order as OfferOrder);
          return Promise.resolve(null);
        },
        later: (_, work) => void works.push(work),
      }),
  );
  const owners: Record<string, number> = { belleville: 0, lyon: 0, paix: 1, foch: 1, nord: 2 };
  const game = { offers: [MALIK, INES], counters: [] as Partner[], out: [] as number[], owners };
  const world: DealWorld = {
    partners: (kind: DraftKind) => (kind === 'Offer' ? game.offers : game.counters),
    isPlaying: (seat) => !game.out.includes(seat),
    ownerOf: (deed) => game.owners[deed] ?? null,
  };
  const draft = drafts.open(0, MALIK, 'Offer');
  draft.toggle('give', 'lyon');
  draft.toggle('ask', 'paix');
  draft.pay('give', 40);
  return { drafts, draft, game, world, asked, ask: () => works.splice(0).forEach((work) => work()) };
}

describe('a deal that is being drafted', () => {
  it('is kept while no offer can be made, and found again', () => {
    const { drafts, draft, game, world } = made();
    game.offers = [];
    drafts.follow(world);
    game.offers = [MALIK, INES];
    drafts.follow(world);
    expect(drafts.latest(0)).toBe(draft);
    expect(draft.order).toMatchObject({ give: ['lyon'], ask: ['paix'], give_cash: 40 });
    expect(drafts.gone).toBeNull();
    expect(drafts.latest(1)).toBeNull();
  });

  it('is kept beside one with somebody else; the one that was opened last is gone on with', () => {
    const { drafts, draft } = made();
    const other = drafts.open(0, INES, 'Offer');
    expect(drafts.latest(0)).toBe(draft);
    other.toggle('ask', 'nord');
    expect(drafts.latest(0)).toBe(other);
    expect(drafts.open(0, MALIK, 'Offer')).toBe(draft);
    expect(drafts.latest(0)).toBe(draft);
  });

  it('is forgotten once it has been offered', () => {
    const { drafts, draft } = made();
    drafts.drop(draft);
    expect(drafts.latest(0)).toBeNull();
    expect(drafts.open(0, MALIK, 'Offer').isBegun).toBe(false);
  });

  it('says what had to be taken out, until something is changed by hand', () => {
    const { drafts, draft, game, world } = made();
    game.offers = [{ ...MALIK, give: ['belleville'] }];
    drafts.follow(world);
    expect(draft.deeds).toEqual({ give: [], ask: ['paix'] });
    expect(draft.lost).toEqual(['lyon']);
    draft.toggle('give', 'belleville');
    expect(draft.lost).toEqual([]);
  });

  it('asks the server anew when somebody has more or less to put in', () => {
    const { drafts, world, game, asked, ask } = made();
    ask();
    expect(asked).toHaveLength(1);
    drafts.follow(world);
    ask();
    expect(asked).toHaveLength(1);
    game.offers = [{ ...MALIK, ask_cash: 10 }];
    drafts.follow(world);
    ask();
    expect(asked).toHaveLength(2);
  });

  it('is impossible when nothing of it is left, also while no offer can be made', () => {
    const { drafts, draft, game, world } = made();
    game.offers = [];
    game.owners.paix = 2;
    drafts.follow(world);
    expect(drafts.gone).toBeNull();
    game.owners.lyon = 1;
    drafts.follow(world);
    expect(drafts.has(draft)).toBe(false);
    expect(drafts.gone).toEqual({ seat: 0, partner: 1, lost: ['lyon'] });
  });

  it('is impossible when the partner has left the game, and of no interest when one has left oneself', () => {
    for (const [seat, gone] of [
      [1, { seat: 0, partner: 1, lost: [] }],
      [0, null],
    ] as const) {
      const { drafts, draft, game, world } = made();
      game.out = [seat];
      drafts.follow(world);
      expect(drafts.has(draft)).toBe(false);
      expect(drafts.gone).toEqual(gone);
    }
  });

  it('that answers an offer which is withdrawn becomes an offer, if somebody was changing it', () => {
    const { drafts, draft, game, world } = made();
    game.counters = [MALIK];
    const counter = drafts.open(0, MALIK, 'Counter');
    counter.answer({ give: ['foch'], ask: ['lyon'] });
    drafts.follow(world, counter);
    expect(drafts.has(counter)).toBe(true);
    counter.pay('give', 10);
    game.counters = [];
    drafts.follow(world, counter);
    expect(counter.kind).toBe('Offer');
    expect([drafts.has(draft), drafts.latest(0)]).toEqual([false, counter]);
  });

  it('that answers an offer is forgotten with it, if nobody looks at it', () => {
    const { drafts, draft, game, world } = made();
    game.counters = [MALIK];
    const counter = drafts.open(0, MALIK, 'Counter');
    counter.pay('give', 10);
    game.counters = [];
    drafts.follow(world);
    expect([drafts.has(counter), drafts.gone]).toEqual([false, null]);
    expect(drafts.latest(0)).toBe(draft);
  });
});
