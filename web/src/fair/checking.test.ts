import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DiceEdition } from '../core/editions';
import type { TableRecord } from '../wire/types';
import { check, read, type Findings } from './checking';
import type { KeptShare, TableMemory } from './memory';
import { CARDS, EARLIER, headAfter, receiptOf, sealed, sealedGame, sha256, SHARES, startText } from './sealed.testing';

const EDITION = {
  kind: 'dice',
  digest: 'd',
  rules: {},
  spaces: [],
  decks: [{ id: 'pack', size: 4 }],
  cards: CARDS.map((id) => ({ id, deck: 'pack', kind: 'pay' })),
} as unknown as DiceEdition;

const GAME = sealedGame();
const OWN: KeptShare = {
  seat: 0,
  share: SHARES['0'],
  seal: sealed(SHARES['0']),
  promise: GAME.commitment,
  round: 1,
  edition: 'e',
  opened: sha256(GAME.start).toString('hex'),
};

function memory(changes: Partial<TableMemory> = {}): TableMemory {
  const heads = GAME.entries.map((_, at): [number, string] => [
    at + 1,
    headAfter(GAME.start, GAME.entries.slice(0, at + 1)),
  ]);
  const receipt = receiptOf(GAME.start, GAME.entries.slice(0, 3));
  const promises: TableMemory['promises'] = [[1, GAME.commitment]];
  const starts = [{ round: 1, start: OWN.opened, seats: [0], here: [0] }];
  const kept = { touched: 0, shares: [OWN], heads, receipt, early: null, promises, starts, contradictions: [] };
  return { ...kept, ...changes };
}

/** Return what somebody knows who was not there. */
const NOTHING = () => memory({ shares: [], heads: [], receipt: null, promises: [], starts: [] });

function checked(table: TableRecord, known = memory(), edition: DiceEdition | null = EDITION): Promise<Findings> {
  return check({ table, draws: [] }, edition, known);
}

function wrongIn({ checks }: Findings): string[] {
  return checks.filter(({ isWell }) => isWell === false).map(({ what }) => what);
}

const said = ({ checks }: Findings, what: string) => checks.find((one) => one.what === what)?.facts;

/** Return the game with something else in one of its entries. */
function forged(at: number, from: string, to: string): TableRecord {
  const entries = GAME.entries.with(at, GAME.entries[at]?.replace(from, to) ?? '');
  return { ...GAME, entries };
}

describe('a game as it was played', () => {
  it('is found fair, with every draw, share and head', async () => {
    const findings = await checked(GAME);
    expect(wrongIn(findings)).toEqual([]);
    expect(findings).toMatchObject({ isFair: true, drawn: 6, heads: 5, shares: 1 });
    expect(said(findings, 'receipt')).toEqual({ seq: 3 });
  });

  it('tells of starts that came to nothing and of what was taken back', async () => {
    const findings = await checked(GAME);
    expect(said(findings, 'voided')).toEqual({ count: 1, starts: 2, names: 'Zoé' });
    expect(said(findings, 'undone')).toEqual({ count: 1 });
    expect(said(findings, 'left-out')).toBeUndefined();
  });

  it('is checked by those who were not there too', async () => {
    const findings = await checked(GAME, NOTHING());
    expect(findings).toMatchObject({ isFair: true, drawn: 6, heads: 0, shares: 0 });
  });

  it('says which cards it cannot check without the data of the edition', async () => {
    const other = { ...EDITION, digest: 'another' };
    for (const edition of [null, other]) {
      const findings = await checked(GAME, memory(), edition);
      expect(findings).toMatchObject({ isFair: true, drawn: 3 });
      expect(said(findings, 'unchecked')).toEqual({ count: 3 });
    }
  });

  it('says which questions it takes from the list of the server', async () => {
    const cards = (JSON.parse(GAME.entries[3] ?? '') as { actions: { card?: string }[] }).actions;
    const first = cards[2]?.card ?? '';
    const asked = { seq: 4, below: 0, deviations: [0, 0] as [number, number], said: {} };
    const draws = [
      { ...asked, what: 'dice' as const, choices: [] },
      { ...asked, what: 'dice' as const, choices: [] },
      { ...asked, what: 'card' as const, choices: CARDS },
      { ...asked, what: 'card' as const, choices: CARDS.filter((card) => card !== first) },
    ];
    const findings = await check({ table: GAME, draws }, null, memory());
    expect(findings).toMatchObject({ isFair: true, drawn: 5 });
    expect(said(findings, 'believed')).toEqual({ count: 2 });
    const lie = await check(
      { table: GAME, draws: draws.with(2, { ...asked, what: 'card', choices: ['no'] }) },
      null,
      memory(),
    );
    expect(wrongIn(lie)).toEqual(['draws']);
  });
});

describe('a game that was tampered with', () => {
  it('with another secret breaks the promise, and its draws do not follow', async () => {
    const findings = await checked({ ...GAME, secret: '00'.repeat(32) });
    expect(wrongIn(findings)).toEqual(['commitment', 'draws']);
    expect(findings.isFair).toBe(false);
  });

  it('with another share is seen by its owner and by everybody', async () => {
    const shares = { ...SHARES, '0': 'ff'.repeat(32) };
    const found = wrongIn(await checked({ ...GAME, shares }));
    expect(found).toEqual(expect.arrayContaining(['shares', 'own-share', 'draws', 'heads', 'receipt', 'signed']));
    const onlooker = NOTHING();
    expect(wrongIn(await checked({ ...GAME, shares }, onlooker))).toContain('shares');
  });

  it('with a share that nobody has sealed is not as it was started', async () => {
    const found = await checked({ ...GAME, shares: { ...SHARES, '1': 'ff'.repeat(32) } });
    expect(wrongIn(found)).toContain('shares');
  });

  it('with another throw does not follow from the key, even if it was taken back', async () => {
    const { first } = (JSON.parse(GAME.entries[1] ?? '') as { actions: { first: number }[] }).actions[1] ?? {
      first: 0,
    };
    const table = forged(1, `"first":${first}`, `"first":${(first % 6) + 1}`);
    const findings = await checked(table, memory({ heads: [], receipt: null }));
    expect(wrongIn(findings)).toEqual(['draws', 'signed'].sort((one) => (one === 'signed' ? -1 : 1)));
    expect(said(findings, 'draws')).toMatchObject({ wrong: 1, seq: 2 });
  });

  it('with another card does not follow either', async () => {
    const { card } = (JSON.parse(GAME.entries[4] ?? '') as { actions: { card: string }[] }).actions[0] ?? { card: '' };
    const table = forged(4, card, CARDS.find((one) => one !== card) ?? '');
    expect(wrongIn(await checked(table, memory({ heads: [], receipt: null })))).toContain('draws');
  });

  it('with another order of a person is not the log that was seen', async () => {
    const findings = await checked(forged(3, '"seat":2', '"seat":1'));
    expect(wrongIn(findings)).toEqual(['course', 'heads', 'signed']);
    expect(said(findings, 'heads')).toMatchObject({ wrong: 2, seq: 4 });
  });

  it('with its end cut off lacks what was seen', async () => {
    const entries = GAME.entries.slice(0, 3);
    const cut = { ...GAME, entries, receipt: receiptOf(GAME.start, entries) };
    expect(wrongIn(await checked(cut))).toEqual(['course', 'heads']);
  });

  it('as a whole, with its own receipt, is not what this device has a receipt for', async () => {
    const start = startText({ setup: { edition: 'e', variant: 'quick' } });
    const other = sealedGame(start);
    const findings = await checked(other, memory({ heads: [] }));
    expect(wrongIn(findings)).toEqual(['opened', 'seen-start', 'receipt']);
  });

  it('under a receipt that nobody signed', async () => {
    const receipt = { ...receiptOf(GAME.start, GAME.entries), at: 1 };
    expect(wrongIn(await checked({ ...GAME, receipt }))).toEqual(['signed']);
  });

  it('of which two stories were told is not fair, whatever its record says', async () => {
    expect(wrongIn(await checked(GAME, memory({ contradictions: ['head', 'key'] })))).toEqual([
      'told-head',
      'told-key',
    ]);
  });

  it('under a promise that was another when one was ready', async () => {
    const shares = [{ ...OWN, promise: 'another' }];
    expect(wrongIn(await checked(GAME, memory({ shares })))).toEqual(['own-share']);
  });

  it('that keeps silent about a start for which a share was opened', async () => {
    const spent = { ...OWN, seal: 'ff', round: 0, opened: 'hidden' };
    expect(wrongIn(await checked(GAME, memory({ shares: [OWN, spent] })))).toEqual(['opened']);
    const told = { ...spent, opened: sha256(EARLIER).toString('hex') };
    expect(wrongIn(await checked(GAME, memory({ shares: [OWN, told] })))).toEqual([]);
  });
});

describe('a game without the share that a device had sealed', () => {
  const seen = { round: 1, start: OWN.opened, seats: [2], here: [] as number[] };
  const sealedFor = (round: number) => [{ ...OWN, seal: 'ff', round, opened: '' }];
  const leftOut = sealedGame(startText({ shares: { '0': sealed(SHARES['0']) } }));
  const gone = { heads: [], receipt: null };

  it('has another in its place, whatever round it tells of', async () => {
    for (const round of [0, 1]) {
      const findings = await checked(GAME, memory({ shares: sealedFor(round), starts: [seen] }));
      expect(wrongIn(findings)).toEqual(['own-share-missing']);
      expect(findings.verdict).toBe('unfair');
    }
  });

  it('is judged by whether the device was there', async () => {
    const start = sha256(leftOut.start).toString('hex');
    const table = { ...leftOut, shares: { '0': SHARES['0'] } };
    const found = (here: number[], seats = [2]) =>
      checked(table, memory({ ...gone, shares: sealedFor(1), starts: [{ ...seen, start, seats, here }] }));
    expect(wrongIn(await found([2]))).toContain('own-share-missing');
    expect((await found([])).checks).toContainEqual({ what: 'own-share-missing', isWell: null, facts: { count: 1 } });
    expect((await found([], [])).checks.some(({ what }) => what === 'own-share-missing')).toBe(false);
  });

  it('is not called fair where the device never saw how it started', async () => {
    const findings = await checked(GAME, memory({ ...gone, shares: sealedFor(1), starts: [] }));
    expect(findings).toMatchObject({ verdict: 'unproven', isFair: false });
    expect(wrongIn(findings)).toEqual([]);
  });
});

describe('a game that was started otherwise than it was shown', () => {
  it('has another start, another commitment, or another word of the server', async () => {
    const starts = [{ round: 1, start: 'another', seats: [], here: [] }];
    expect(wrongIn(await checked(GAME, memory({ starts })))).toEqual(['seen-start']);
    expect(wrongIn(await checked(GAME, memory({ promises: [[1, 'another']] })))).toEqual(['commitment']);
    const early = receiptOf(GAME.start, [], { seq: 0, head: '' });
    expect(wrongIn(await checked(GAME, memory({ early })))).toEqual([]);
    const other = receiptOf(startText({ digest: 'x' }), [], { seq: 0, head: '' });
    expect(wrongIn(await checked(GAME, memory({ early: other })))).toEqual(['early']);
    expect(wrongIn(await checked(GAME, memory({ early: { ...early, at: 1 } })))).toEqual(['early']);
  });

  it('has a seat under several names', async () => {
    const alias = { '0': SHARES['0'], '2': SHARES['2'], '02': SHARES['2'] };
    const seals = Object.fromEntries(Object.entries(alias).map(([seat, share]) => [seat, sealed(share)]));
    const table = { ...GAME, start: startText({ shares: seals }), shares: alias };
    expect(wrongIn(await checked(table, memory({ shares: [], starts: [] })))).toContain('shares');
  });
});

describe('a game that went on from a position', () => {
  const resumed = (draws: number) => {
    const entry = JSON.stringify({ entry: 'resumed', by: -1, base: { position: {}, draws } });
    const entries = [...GAME.entries, entry];
    const record = { ...GAME.record, orders: [] } as unknown as TableRecord['record'];
    return { ...GAME, entries, record, receipt: receiptOf(GAME.start, entries) };
  };

  it('is told of, and is not fair with other draws than those that came next', async () => {
    expect((await checked(resumed(5))).checks).toContainEqual({ what: 'resumed', isWell: null, facts: {} });
    expect(wrongIn(await checked(resumed(4)))).toEqual(['resumed']);
  });
});

describe('a game that hides its beginnings', () => {
  it('lists other starts that came to nothing than it had', async () => {
    expect(wrongIn(await checked({ ...GAME, voided: [] }))).toEqual(['start']);
    const voided = [{ start: EARLIER, unopened: [0] }];
    expect(wrongIn(await checked({ ...GAME, voided }))).toEqual(['start']);
    const silent = { ...sealedGame(startText({ voided: [] })), voided: [] };
    expect(wrongIn(await checked(silent, NOTHING()))).toEqual(['start']);
  });

  it('is told as one of the first protocol, though this device had a seal in it', async () => {
    const start = JSON.stringify({ ...(JSON.parse(GAME.start) as object), fairness: 'passgo-fair-1' });
    expect(wrongIn(await checked({ ...GAME, start }))).toContain('protocol');
  });
});

describe('a game that was kept', () => {
  const FOLDER = new URL('../../../tests/server/records/', import.meta.url);
  const NAMES = ['classic-2003', 'euro-1999', 'revolution-2009', 'clone-wars-2008', 'knockout-2024'];
  const FILES = [...NAMES, 'knockout-2024-version-2', ...NAMES.map((name) => `second/${name}`)];
  const nothing = NOTHING();

  async function found(file: string, changes: Partial<TableRecord> = {}): Promise<Findings> {
    const evidence = read(readFileSync(new URL(file, FOLDER), 'utf8'));
    if (!evidence) throw new Error(file);
    return check({ ...evidence, table: { ...evidence.table, ...changes } }, null, nothing);
  }

  it.each(FILES)('still checks: %s', async (name) => {
    const findings = await found(`${name}.json`);
    expect(wrongIn(findings)).toEqual([]);
    expect(findings.drawn).toBeGreaterThan(0);
    expect(wrongIn(await found(`${name}.json`, { secret: '00'.repeat(32) }))).toEqual(['commitment', 'draws']);
  });
});
