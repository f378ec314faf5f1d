import { describe, expect, it } from 'vitest';
import { sampleEdition } from '../../board/sample.testing';
import type { Happening } from '../../link/table.svelte';
import type { DiceView } from '../../wire/types';
import { quietOf } from './quiet-rules';

const BEGAN = { event: 'TurnBegan', seat: 0, at: 'go', number: 3, extra: 0 };
const STOPPED = { event: 'Stopped', seat: 0, place: 'foch', by: 'dice' };
const RULES = { first_lap: 'no-buying', rent_in_jail: 'none' };

describe('a rule by which nothing happens', () => {
  const edition = sampleEdition('classic-2003');
  function quiet(players: object[], events: object[], rules: Record<string, unknown> = RULES) {
    const log = events.map((event, seq) => ({ seq, event })) as unknown as Happening[];
    const view = { players: players.map((player) => ({ name: '', ...player })) } as unknown as DiceView;
    return quietOf(log, 0, { view, edition, ruleOf: (name) => rules[name] });
  }

  it('is that nobody buys the first time round', () => {
    expect(quiet([{}, {}], [BEGAN, STOPPED])).toEqual({ rule: 'first_lap' });
    expect(quiet([{ passed_go: true }, {}], [BEGAN, STOPPED])).toBeNull();
    expect(quiet([{}, {}], [BEGAN, { ...STOPPED, place: 'jail' }])).toBeNull();
    expect(quiet([{}, {}], [BEGAN, STOPPED], {})).toBeNull();
  });

  it('is that an owner in jail has no rent', () => {
    const inside = { jail: 1, owns: ['foch'] };
    expect(quiet([{}, inside], [BEGAN, STOPPED])).toEqual({ rule: 'rent_in_jail', owner: 1 });
    expect(quiet([{}, { owns: ['foch'] }], [BEGAN, STOPPED])).toBeNull();
    expect(quiet([{}, { jail: 1, owns: ['foch mortgaged'] }], [BEGAN, STOPPED])).toBeNull();
    expect(quiet([{}, inside], [BEGAN, STOPPED, { event: 'RentOpened' }])).toBeNull();
    expect(quiet([{}, inside], [BEGAN, STOPPED], {})).toBeNull();
  });

  it('is none of another turn, of another seat or before a stop', () => {
    expect(quiet([{}, {}], [STOPPED, BEGAN])).toBeNull();
    expect(quiet([{}, {}], [BEGAN, { ...STOPPED, seat: 1 }])).toBeNull();
  });
});
