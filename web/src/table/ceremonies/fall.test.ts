import { describe, expect, it } from 'vitest';
import type { Happening } from '../../link/happenings';
import type { Scene } from '../../board/motion/scenes';
import type { DiceView } from '../../wire/types';
import { fallIn, fallOf, isReadFall, unreadIn } from './fall';

type Status = DiceView['players'][number]['status'];

const view = (...players: Status[]) =>
  ({ players: players.map((status) => ({ status })) }) as unknown as Pick<DiceView, 'players'>;
const log = (...events: object[]) => events.map((event) => ({ seq: 1, event })) as Happening[];
const bankrupt = (seat: number) => ({ event: 'WentBankrupt', seat, creditor: 1, cash: 27 });
const conceded = (seat: number) => ({ event: 'Conceded', seat });
const deed = (giver: number, taker?: number) => ({ event: 'DeedMoved', giver, taker, place: `of ${giver}` });
const paid = (payer: number, receiver?: number) => ({ event: 'Paid', payer, receiver, amount: 27 });

describe('a fall', () => {
  it('has its rank while it is being shown, when the board does not know of it yet', () => {
    const seen = log(bankrupt(2)).map(({ event }) => event);
    const fall = fallOf(seen[0] as never, [], seen, view('playing', 'playing', 'playing', 'bankrupt'));
    expect(fall).toMatchObject({ seat: 2, rank: 3, of: 4, isByChoice: false });
  });

  it('tells two who fall in one step apart', () => {
    const seen = log(bankrupt(2), bankrupt(0)).map(({ event }) => event);
    const before = view(undefined, undefined, undefined);
    expect(fallOf(seen[0] as never, [], seen, before).rank).toBe(3);
    expect(fallOf(seen[1] as never, [], seen, before).rank).toBe(2);
  });

  it('keeps its rank when others have fallen since', () => {
    const story = log(bankrupt(1), { event: 'TurnBegan' }, bankrupt(2));
    const now = view('playing', 'bankrupt', 'bankrupt', 'bankrupt');
    expect(fallIn(story, 1, now)).toMatchObject({ rank: 3, of: 4 });
    expect(fallIn(story, 2, now)).toMatchObject({ rank: 2, of: 4 });
  });

  it('is not counted among those who only keep the bank', () => {
    expect(fallIn(log(bankrupt(1)), 1, view('banking', 'bankrupt', 'playing'))).toMatchObject({ rank: 2, of: 2 });
  });

  it('tells what this player handed over, and nothing else', () => {
    const story = log(bankrupt(0), deed(0, 1), paid(1), paid(0, 1), { event: 'TurnBegan' }, paid(0, 2));
    expect(fallIn(story, 0, view('bankrupt', 'playing', 'playing'))?.handovers).toEqual([
      { from: 0, to: 1, deeds: ['of 0'], cards: [], cash: 27 },
    ]);
  });

  it('may be by choice', () => {
    const story = log(conceded(0), bankrupt(0), deed(0));
    expect(fallIn(story, 0, view('bankrupt', 'playing'))).toMatchObject({
      rank: 2,
      isByChoice: true,
      handovers: [{ from: 0, to: null, deeds: ['of 0'] }],
    });
  });

  it('is read once, and once more when it was taken back and comes again', () => {
    const now = view('bankrupt', 'bankrupt', 'playing');
    const story = log(bankrupt(0), bankrupt(1));
    expect(unreadIn(story, [0, 1], new Map(), now)?.seat).toBe(0);
    expect(unreadIn(story, [0, 1], new Map([[0, 1]]), now)?.seat).toBe(1);
    const read = new Map([
      [0, 1],
      [1, 1],
    ]);
    expect(unreadIn(story, [0, 1], read, now)).toBeNull();
    const again = story.map((happening) => ({ ...happening, seq: 3 }));
    expect(unreadIn(again, [1], read, now)).toMatchObject({ seat: 1, seq: 3 });
  });

  it('is none where a step was taken back, or the log has forgotten it', () => {
    expect(fallIn(log(bankrupt(0)), 0, view('playing', 'playing'))).toBeNull();
    expect(fallIn([], 0, view('bankrupt', 'playing'))).toBeNull();
  });
});

it('the fall of somebody else is read where nothing moves', () => {
  const scene = (event: string) => ({ kind: 'moment', event: { event, seat: 1 } }) as unknown as Scene;
  expect(isReadFall(scene('Conceded'), [0])).toBe(true);
  expect(isReadFall(scene('WentBankrupt'), [0])).toBe(true);
  expect(isReadFall(scene('WentBankrupt'), [1])).toBe(false);
  expect(isReadFall(scene('DeedsStolen'), [0])).toBe(false);
});
