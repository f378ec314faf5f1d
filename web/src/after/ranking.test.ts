import { describe, expect, it } from 'vitest';
import type { EditionData } from '../core/editions';
import type { Replay, View } from '../wire/types';
import { partiesOf } from './parties';
import { rankingOf } from './ranking';
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
    const ranking = rankingOf(TEAMS, { out: new Map() } as unknown as Story, partiesOf(TEAMS, null, NAMES, SLIDING));
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

  it('shows the emblem of a token that was chosen', () => {
    const view = { players: [{}, { token: 'ahsoka' }] } as unknown as View;
    expect(
      partiesOf(REPLAY, view, NAMES, DICE)
        .map(({ glyph }) => glyph)
        .slice(0, 2),
    ).toEqual(['fox', 'twin']);
  });
});
