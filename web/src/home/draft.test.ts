import { beforeEach, describe, expect, it } from 'vitest';
import type { EditionData, EditionLine } from '../core/editions';
import type { HouseRule } from '../wire/types';
import { TableDraft } from './draft.svelte';

const line = (id: string, most = 6): EditionLine => ({
  id,
  kind: 'dice',
  shape: 'square',
  titles: { fr: id, en: id },
  box: 'a',
  short: { fr: '', en: '' },
  about: { fr: '', en: '' },
  board: { fr: '', en: '' },
  look: { palette: 'plain', art: 'plain' },
  bands: [],
  year: 2003,
  players: [2, most],
  minutes: [90, 180],
  variants: ['quick'],
  tools: [],
});
const deals: HouseRule = {
  name: 'deal_deeds',
  kind: 'count',
  default: 0,
  variants: { quick: 2 },
  choices: [],
  least: 0,
  most: 10,
  step: 1,
  clauses: [],
  subject: 'money',
  only_with: null,
};

describe('a table in the making', () => {
  let draft: TableDraft;

  beforeEach(() => {
    draft = new TableDraft();
    draft.choose(line('classic-2003'));
  });

  it('asks for what was chosen, by the book', () => {
    expect(draft.wanted()).toEqual({
      edition: 'classic-2003',
      variant: '',
      house_rules: {},
      seats: [{ level: '' }, { level: '' }, { level: 'steady' }],
      pace: '1x',
      grace: 60,
      clock: 0,
      minutes: 0,
    });
  });

  it('knows which rules change nothing as long as another one is as it is', () => {
    const trades: HouseRule = { ...deals, name: 'trades', kind: 'choice', default: 'free', choices: ['free', 'none'] };
    const offers: HouseRule = { ...deals, name: 'offers_per_pair', only_with: ['trades', 'free'] };
    const edition = { rules: {}, house_rules: [trades, offers] };
    expect(draft.lacks(offers, edition)).toBeNull();
    draft.change(trades, 'none');
    expect(draft.lacks(offers, edition)).toEqual(['trades', 'free']);
    expect(draft.lacks(trades, edition)).toBeNull();
    const fixed = { rules: { trades: 'none' }, house_rules: [offers] };
    expect(draft.lacks(offers, fixed)).toEqual(['trades', 'free']);
  });

  it('is open to all where it is wished, and only there', () => {
    expect(draft.wanted()).not.toHaveProperty('public');
    draft.isPublic = true;
    expect(draft.wanted()).toMatchObject({ public: true });
  });

  it('shows everybody the chances where it is wished, and dice are thrown', () => {
    expect(draft.wanted()).not.toHaveProperty('open_chances');
    draft.hasOpenChances = true;
    expect(draft.wanted()).toMatchObject({ open_chances: true });
    draft.choose({ ...line('slides', 4), kind: 'sliding' });
    expect(draft.wanted()).not.toHaveProperty('open_chances');
  });

  it('has everybody ask for their rents where it is wished and rents are asked for', () => {
    const edition = { kind: 'dice', rules: { rent_window: 'until-next-throw' }, house_rules: [] };
    expect(draft.wanted(edition as unknown as EditionData)).not.toHaveProperty('own_claims');
    draft.hasOwnClaims = true;
    expect(draft.wanted(edition as unknown as EditionData)).toMatchObject({ own_claims: true });
    draft.house_rules.rent_window = 'automatic';
    expect(draft.wanted(edition as unknown as EditionData)).not.toHaveProperty('own_claims');
  });

  it('is taken up as it was kept, without rules that the edition has no longer', () => {
    const kept = { edition: 'small', variant: 'quick', house_rules: { deal_deeds: 3, gone: 1 }, seats: [{}, {}] };
    draft.take({ ...kept, pace: '3x', grace: 30, clock: 60, minutes: 0 }, line('small', 4));
    const edition = { house_rules: [deals], by_the_book: {} } as unknown as EditionData;
    expect(draft.wanted(edition)).toMatchObject({ edition: 'small', variant: 'quick', pace: '3x', clock: 60 });
    expect(draft.wanted(edition).house_rules).toEqual({ deal_deeds: 3 });
  });

  it('counts nothing as a change that the booklet offers', () => {
    draft.change(deals, 3);
    expect(draft.changes({ house_rules: [deals], by_the_book: {} })).toEqual([deals]);
    expect(draft.changes({ house_rules: [deals], by_the_book: { deal_deeds: 'CL-179' } })).toEqual([]);
  });

  it('reads a rule from the variant before the book', () => {
    draft.chooseVariant('quick');
    expect(draft.value(deals)).toBe(2);
    expect(draft.isChanged(deals)).toBe(false);
  });

  it('asks for a length where the variant ends at an hour', () => {
    const hour: HouseRule = {
      ...deals,
      name: 'ends_by_time',
      kind: 'flag',
      default: false,
      variants: { timed: true },
    };
    const edition = { house_rules: [hour] } as unknown as EditionData;
    draft.minutes = 45;
    expect(draft.wanted(edition).minutes).toBe(0);
    draft.chooseVariant('timed');
    expect(draft.wanted(edition).minutes).toBe(45);
  });

  it('marks a change, and forgets it when the book is right again', () => {
    draft.change(deals, 3);
    expect(draft.isChanged(deals)).toBe(true);
    expect(draft.wanted().house_rules).toEqual({ deal_deeds: 3 });
    draft.change(deals, 0);
    expect(draft.wanted().house_rules).toEqual({});
  });

  it('keeps within the number of people, and the first seat for its maker', () => {
    for (let seat = 0; seat < 9; seat++) draft.add('novice');
    expect(draft.seats).toHaveLength(6);
    draft.remove(0);
    expect(draft.seats).toHaveLength(6);
    for (let seat = 0; seat < 9; seat++) draft.remove(1);
    expect(draft.seats).toHaveLength(2);
    draft.setLevel(0, 'shark');
    expect(draft.seats[0]).toBe('');
  });

  it('forgets the changes of another edition, and seats that are too many', () => {
    for (let seat = 0; seat < 9; seat++) draft.add('');
    draft.change(deals, 3);
    draft.choose(line('small', 4));
    expect(draft.wanted()).toMatchObject({ house_rules: {}, variant: '' });
    expect(draft.seats).toHaveLength(4);
  });

  it('takes a number that is typed if the rule allows it, and never another', () => {
    const steps = { ...deals, step: 10, most: 100, least: 10 };
    draft.type(steps, 44);
    expect(draft.wanted().house_rules).toEqual({});
    expect(draft.typed).toEqual({ deal_deeds: 44 });
    draft.type(steps, 40);
    expect(draft.wanted().house_rules).toEqual({ deal_deeds: 40 });
    expect(draft.typed).toEqual({});
  });

  it('forgets what cannot be when the rule goes back to the book', () => {
    draft.type(deals, 11);
    draft.change(deals, 0);
    expect(draft.typed).toEqual({});
  });
});
