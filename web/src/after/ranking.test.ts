import { describe, expect, it } from 'vitest';
import type { EditionData } from '../core/editions';
import type { Happening } from '../link/happenings';
import type { Replay, View } from '../wire/types';
import { partiesOf } from './parties';
import { missedBy, playedAt, rankingOf } from './ranking';
import type { Story } from './story';

const STORY = {
  out: new Map([
    [0, 12],
    [3, 30],
  ]),
} as unknown as Story;
const REPLAY = {
  wealth: [0, 0, 0, 0],
  start: { players: [] },
  steps: [{ wealth: [0, 900, 1200, 0], events: [], prompt: { ask: 'GameOver', seats: [], winners: [1], wealth: [] } }],
} as unknown as Replay;

const TEAMS = {
  wealth: [0, 0, 0, 0],
  start: {
    sides: [
      { side: 0, seats: [0, 2], colour: 'red' },
      { side: 1, seats: [1, 3], colour: 'blue' },
    ],
  },
  steps: [
    {
      wealth: [50, 90, 50, 90],
      events: [{ event: 'RoundEnded' }],
      prompt: { ask: 'WhoWon', seats: [], winners: [1] },
    },
  ],
} as unknown as Replay;
const NAMES = ['a', 'b', 'c', 'd'];
const COLOURS = [{ id: 'blue', paint: 'blue', emblem: 'lighthouse' }];
const SLIDING = { kind: 'sliding', colours: COLOURS } as unknown as EditionData;
const DICE = { kind: 'dice', tokens: [{ id: 'ahsoka', emblem: 'twin' }] } as unknown as EditionData;

describe('the final order', () => {
  it('lets a whole team win, with the colour of its tokens', () => {
    const ranking = rankingOf(TEAMS, { out: new Map() }, partiesOf(TEAMS, null, NAMES, SLIDING));
    expect(ranking.map(({ party, worth, hasWon }) => [party.names, worth, hasWon])).toEqual([
      [['b', 'd'], 90, true],
      [['a', 'c'], 50, false],
    ]);
    expect(ranking[0]?.party).toMatchObject({ colour: 'var(--side-blue)', glyph: 'lighthouse' });
  });

  it('puts winners first, then the richer, then who held out longer', () => {
    const ranking = rankingOf(REPLAY, STORY, partiesOf(REPLAY, null, NAMES, DICE));
    expect(ranking.map(({ party, place, hasWon }) => [party.seats[0], place, hasWon])).toEqual([
      [1, 1, true],
      [2, 2, false],
      [3, 3, false],
      [0, 4, false],
    ]);
  });

  it('puts all who share a win in the first place', () => {
    const prompt = { ask: 'GameOver', seats: [], winners: [1, 2], wealth: [] };
    const shared = { ...REPLAY, steps: [{ ...REPLAY.steps[0], prompt }] } as unknown as Replay;
    const ranking = rankingOf(shared, STORY, partiesOf(shared, null, NAMES, DICE));
    expect(ranking.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
  });

  it('is known at the table before the replay is there, and the same', () => {
    const prompt = { ask: 'GameOver', seats: [], winners: [1], wealth: [0, 900, 1200, 0] };
    const view = { players: [], prompt } as unknown as View;
    const log = [0, 3].map((seat) => ({ seq: 1, event: { event: 'WentBankrupt', seat } })) as unknown as Happening[];
    const played = playedAt(view, log);
    expect(played).not.toBeNull();
    if (!played) return;
    const ranking = rankingOf(played, played, partiesOf(played, view, NAMES, DICE));
    expect(ranking.map(({ party, worth }) => [party.seats[0], worth])).toEqual([
      [1, 900],
      [2, 1200],
      [3, 0],
      [0, 0],
    ]);
    const sides = [
      { side: 0, seats: [0, 2], colour: 'red', cash: 50 },
      { side: 1, seats: [1, 3], colour: 'blue', cash: 90 },
    ];
    const sliding = { sides, prompt: { ask: 'WhoWon', seats: [], winners: [1] } } as unknown as View;
    expect(playedAt(sliding, [])?.wealth).toEqual([50, 90, 50, 90]);
    expect(playedAt({ players: [], prompt: { ask: 'ThrowDice', seats: [0] } } as unknown as View, [])).toBeNull();
  });

  it('shows the emblem of a token that was chosen', () => {
    const view = { players: [{}, { token: 'ahsoka' }] } as unknown as View;
    expect(
      partiesOf(REPLAY, view, NAMES, DICE)
        .map(({ glyph }) => glyph)
        .slice(0, 2),
    ).toEqual(['fox', 'twin']);
  });
});

describe('who has not won', () => {
  const party = (seat: number) => ({ seats: [seat], names: [NAMES[seat]] });
  const standing = (seat: number, worth: number, place: number, out: number | null = null) =>
    ({ party: party(seat), worth, place, hasWon: place === 1, out }) as never;
  const ranking = [standing(2, 1200, 1), standing(0, 900, 2), standing(1, 0, 3, 12)];

  it('is told at which place, and how far behind whom', () => {
    expect(missedBy(ranking, [0])).toEqual({ place: 2, of: 3, behind: { party: party(2), by: 300 } });
    expect(missedBy(ranking, [1])).toEqual({ place: 3, of: 3, behind: null });
  });

  it('is one person of this device: winners, onlookers and several at one screen are told nothing', () => {
    expect([missedBy(ranking, [2]), missedBy(ranking, []), missedBy(ranking, [0, 1])]).toEqual([null, null, null]);
    const nobody = [standing(0, 900, 2), standing(1, 800, 3)];
    expect(missedBy(nobody, [1])).toBeNull();
  });
});
