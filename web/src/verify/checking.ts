/** Checking: what a finished game promised, and whether every draw follows from its key. */

import type { Drawing, Replay, TableRecord } from '../wire/types';
import { bell, commitment, keyOf, markers, Source, type Key } from './fairness';

export interface Findings {
  commitment: boolean;
  start: boolean;
  contributions: string[];
  drawn: number;
  wrong: Drawing[];
  /** Rests of tokens are computed by the table, not drawn; cards without their packs stay open. */
  unchecked: number;
}

type Said = Record<string, unknown>;

const NATURE: Record<string, Drawing['what']> = {
  DiceFall: 'dice',
  DieFalls: 'die',
  RandomFalls: 'random',
  CardComes: 'card',
  DeedComes: 'deed',
  'draw-markers': 'markers',
  deviate: 'hand',
  rest: 'rest',
};

/** Return what the key says to a question; null where it is not drawn, or the question unknown. */
export function saysKey(key: Key, counter: number, asked: Drawing): Said | null {
  const source = new Source(key, counter);
  switch (asked.what) {
    case 'dice':
      return { first: source.below('dice', 6) + 1, second: source.below('dice', 6) + 1 };
    case 'die':
    case 'random':
      return asked.below > 0 ? { number: source.below(asked.what, asked.below) + 1 } : null;
    case 'card':
    case 'deed':
      return chosen(source, asked);
    case 'markers':
      return asked.below > 0 ? { order: markers(source, asked.below) } : null;
    case 'hand':
      return missed(source, asked.deviations);
    case 'rest':
      return null;
  }
}

function chosen(source: Source, asked: Drawing): Said | null {
  if (asked.choices.length === 0) return null;
  const choice = asked.choices[source.below(asked.what, asked.choices.length)];
  return asked.what === 'card' ? { card: choice } : { place: choice };
}

function missed(source: Source, [direction, power]: Drawing['deviations']): Said {
  if (direction === 0 && power === 0) return { direction: 0, power: 0 };
  return { direction: bell(source, direction), power: bell(source, power) };
}

function agrees(said: Said, recorded: Said): boolean {
  return Object.entries(said).every(([name, value]) => JSON.stringify(recorded[name]) === JSON.stringify(value));
}

/** Check a finished game from its record and all draws with their questions. */
export function check(table: TableRecord, draws: Drawing[]): Findings {
  const start = JSON.parse(table.start) as { commitment: string; game: string; contributions: Record<string, string> };
  const key = keyOf(table.secret, table.start);
  const answers = draws.map((asked, counter) => saysKey(key, counter, asked));
  const isWrong = (asked: Drawing, at: number) => {
    const answer = answers[at];
    return answer != null && !agrees(answer, asked.said);
  };
  return {
    commitment: commitment(table.game, table.secret) === table.commitment,
    start: start.commitment === table.commitment && start.game === table.game,
    contributions: Object.values(start.contributions),
    drawn: draws.length,
    wrong: draws.filter(isWrong),
    unchecked: answers.filter((answer) => answer === null).length,
  };
}

/** Return the draws of a bare record; it says neither which cards were left nor whose hand it was. */
export function drawsOf(table: TableRecord): Drawing[] {
  const done = 'orders' in table.record ? table.record.orders : table.record.actions;
  const nature = done.filter((action) => action.do in NATURE);
  return nature.map((action) => {
    const said: Said = { ...action };
    const kind = NATURE[String(said['do'])] as Drawing['what'];
    const what = kind === 'hand' ? 'rest' : kind;
    return { seq: 0, what, choices: [], below: kind === 'die' ? 6 : 0, deviations: [0, 0], said };
  });
}

/** Read a file: a replay with every question, or a table's record. */
export function read(text: string): { table: TableRecord; draws: Drawing[] } | null {
  try {
    const found = JSON.parse(text) as Partial<Replay> & Partial<TableRecord>;
    if (found.table && found.draws) return { table: found.table, draws: found.draws };
    if (found.format !== 'passgo-table') return null;
    const table = found as TableRecord;
    return { table, draws: drawsOf(table) };
  } catch {
    return null;
  }
}
