import { beforeAll, describe, expect, it } from 'vitest';
import type { EditionData } from '../core/editions';
import { tellRefusal, serverRefusal } from './refusals';
import { openWords, Words } from './words';

const edition = {
  kind: 'dice',
  id: 'tiny',
  money: { step: 10_000, style: 'millions', notes: [], start_notes: [] },
  texts: { fr: '', en: '' },
  spaces: [],
  cards: [],
  decks: [],
} as unknown as EditionData;

const few = {
  code: 'bad-table',
  clauses: [],
  facts: { why: 'few-deeds', dealt: 5, players: 6, deeds: 28, detail: 'x' },
};
const dear = { code: 'bad-table', clauses: [], facts: { why: 'dear-deeds', dealt: 5, cost: 8_350_000, detail: 'x' } };
const other = { code: 'bad-table', clauses: [], facts: { why: 'other', detail: 'x' } };

describe('rules that cannot be played together', () => {
  beforeAll(() => Promise.all([openWords('en'), openWords('fr')]));

  it('are named, with the figures that clash', () => {
    const told = serverRefusal(new Words(edition, 'en'), few);
    expect(told).toContain('“Deeds dealt”: 5 for each of 6 players is more than the 28 deeds');
    expect(serverRefusal(new Words(edition, 'fr'), dear)).toMatch(/«\sTitres distribués\s» et «\sArgent de départ\s»/u);
  });

  it('are told with sums as their edition writes them', () => {
    expect(serverRefusal(new Words(edition, 'en'), dear)).toMatch(/8\.35.?M/u);
  });

  it('are told without more where nobody at the table can put it right', () => {
    expect(tellRefusal(other)).toMatch(/cannot be played together|ne peuvent pas se jouer/u);
    expect(tellRefusal(few)).toMatch(/28/u);
  });
});
