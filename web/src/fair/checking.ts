/** Checking: what a finished game promised, and whether all that this device saw of it fits together. */

import type { EditionData } from '../core/editions';
import type { Drawing, Receipt, Replay, Start, TableRecord } from '../wire/types';
import { agrees, questionOf, saysKey, type Question } from './draws';
import { courseOf, inTodaysWords, isNature, type Course, type Said } from './entries';
import { digest, headsOf, keyOf, oldPromiseOf, promiseOf, sealOf, VERSION, type Key } from './formulas';
import type { TableMemory } from './memory';
import { sortedText } from './sorted-text';
import { isSigned } from './receipts';
import { hasPlainSeats, ownShares } from './shares';

/** A line of the verdict; *isWell* is null where there is nothing to judge. */
export interface Check {
  what: string;
  isWell: boolean | null;
  facts: Record<string, string | number>;
}

export interface Findings {
  checks: Check[];
  draws: Question[];
  wrong: Question[];
  /** How many draws, heads and shares of this device were checked. */
  drawn: number;
  heads: number;
  shares: number;
  verdict: 'fair' | 'unproven' | 'unfair';
  isFair: boolean;
}

/** What leaves it open to this device whether somebody chose the luck. */
const UNPROVEN = 'own-share-missing';

/** A file that can be checked: the record, and the questions to nature as the server lists them. */
export interface Evidence {
  table: TableRecord;
  draws: Drawing[];
}

/** After so many draws others may use the page. */
const AT_ONCE = 200;

/** Read a file: a replay with every question, or a table's record. */
export function read(text: string): Evidence | null {
  try {
    const found = JSON.parse(text) as Partial<Replay> & Partial<TableRecord>;
    if (found.table && found.draws) return { table: found.table, draws: found.draws };
    return found.format === 'passgo-table' ? { table: found as TableRecord, draws: [] } : null;
  } catch {
    return null;
  }
}

/** Check a finished game against its own promises and against what this device remembers. */
export async function check(
  { table, draws }: Evidence,
  edition: EditionData | null,
  memory: TableMemory,
): Promise<Findings> {
  const start = JSON.parse(table.start) as Start;
  const isOld = start.fairness !== VERSION;
  const course = courseOf(isOld ? [asOneStep(table)] : table.entries);
  const key = keyOf(table.secret, table.start, isOld ? {} : table.shares);
  const questions = questionsIn(course, start, edition, draws);
  const wrong = await wrongIn(questions, key);
  const promised = isOld ? oldChecks(table, start, memory) : await sealedChecks(table, start, course, memory);
  const checks = [...promised, ...drawChecks(questions, wrong), ...courseFacts(course)];
  const verdict = verdictOn(checks);
  return {
    checks,
    verdict,
    draws: questions,
    wrong,
    drawn: questions.filter(isDrawn).length,
    heads: isOld ? 0 : memory.heads.length,
    shares: isOld ? 0 : ownShares(start, memory.shares).length,
    isFair: verdict === 'fair',
  };
}

function verdictOn(checks: Check[]): Findings['verdict'] {
  if (checks.some(({ isWell }) => isWell === false)) return 'unfair';
  return checks.some(({ what }) => what === UNPROVEN) ? 'unproven' : 'fair';
}

function line(what: string, isWell: boolean | null, facts: Check['facts'] = {}): Check {
  return { what, isWell, facts };
}

/** Return the log of a record that has only what was done. */
function asOneStep(table: TableRecord): string {
  return JSON.stringify({ entry: 'step', actions: doneIn(table) });
}

/** Return what was done in a record; before version 3 those of the sliding game said actions. */
function doneIn({ record }: TableRecord): Said[] {
  const { orders, actions } = record as { orders?: object[]; actions?: object[] };
  return ((actions ?? orders ?? []) as Said[]).map(inTodaysWords);
}

function oldChecks(table: TableRecord, start: Start, memory: TableMemory): Check[] {
  const isSealed = memory.shares.length > 0 || memory.heads.length > 0 || memory.receipt !== null;
  const { contributions } = start as unknown as { contributions?: Record<string, string> };
  return [
    line('commitment', oldPromiseOf(table.game, table.secret) === table.commitment),
    line('start', start.commitment === table.commitment && start.game === table.game),
    line('contributions', null, { count: Object.keys(contributions ?? {}).length }),
    ...(isSealed ? [line('protocol', false)] : []),
  ];
}

async function sealedChecks(table: TableRecord, start: Start, course: Course, memory: TableMemory): Promise<Check[]> {
  const heads = headsOf(table.start, table.shares, table.entries);
  return [
    line('commitment', isPromised(table, memory)),
    line('start', isStartOf(table, start)),
    line('shares', areSharesSealed(table, start), { count: Object.keys(start.shares).length }),
    ...ownShareChecks(table, start, memory),
    ...missingShareChecks(table, start, memory),
    ...seenStartChecks(table, start, memory),
    line('course', sortedText(course.actions) === sortedText(doneIn(table))),
    ...headChecks(heads, memory),
    ...(await receiptChecks(table, heads, memory)),
    ...startFacts(table, start),
  ];
}

/** Tell whether the secret fits the commitment, and that the one which this device was told in that round. */
function isPromised(table: TableRecord, memory: TableMemory): boolean {
  const told = memory.promises.find(([round]) => round === table.round)?.[1] ?? table.commitment;
  return told === table.commitment && promiseOf(table.game, table.round, table.secret) === table.commitment;
}

function isStartOf(table: TableRecord, start: Start): boolean {
  const { record } = table;
  const named = record.seats.map((seat) => (typeof seat === 'string' ? seat : seat.name));
  return (
    start.game === table.game &&
    start.round === table.round &&
    start.round === start.voided.length &&
    sortedText(start.voided) === sortedText(table.voided.map(listedStart)) &&
    start.commitment === table.commitment &&
    start.setup.edition === record.edition &&
    start.digest === record.digest &&
    JSON.stringify(start.seats.map(([name]) => name)) === JSON.stringify(named)
  );
}

/** Return a start that came to nothing as the next start lists it. */
function listedStart({ start, unopened }: TableRecord['voided'][number], round: number): Start['voided'][number] {
  return { round, start: digest(start), unopened };
}

function areSharesSealed(table: TableRecord, start: Start): boolean {
  const seats = Object.keys(start.shares);
  const isSealed = (seat: string) => sealOf(table.game, table.round, table.shares[seat] ?? '') === start.shares[seat];
  return hasPlainSeats(start) && seats.length === Object.keys(table.shares).length && seats.every(isSealed);
}

function ownShareChecks(table: TableRecord, start: Start, memory: TableMemory): Check[] {
  const own = ownShares(start, memory.shares);
  const isTrue = own.every((kept) => table.shares[kept.seat] === kept.share && kept.promise === start.commitment);
  return own.length > 0 ? [line('own-share', isTrue, { count: own.length })] : [];
}

/** Judge the shares that this device has sealed and that are not in the start: it may have been away, or not. */
function missingShareChecks(table: TableRecord, start: Start, memory: TableMemory): Check[] {
  const seals = new Set(memory.shares.map(({ seal }) => seal));
  const seen = memory.starts.find((one) => one.round === table.round);
  if (seals.size === 0) return [];
  if (!seen) return ownShares(start, memory.shares).length > 0 ? [] : [line(UNPROVEN, null, { count: 1 })];
  const missing = seen.seats.filter((seat) => !seals.has(start.shares[seat] ?? ''));
  const isWrong = missing.some((seat) => start.shares[seat] !== undefined || seen.here.includes(seat));
  return missing.length > 0 ? [line(UNPROVEN, isWrong ? false : null, { count: missing.length })] : [];
}

/** Look for starts that this device saw, or opened a share for, and that the game does not tell of. */
function seenStartChecks(table: TableRecord, start: Start, memory: TableMemory): Check[] {
  const known = [...start.voided.map((voided) => voided.start), digest(table.start)];
  const isOpenedListed = memory.shares.every(({ opened }) => !opened || known.includes(opened));
  const isSeenListed = memory.starts.every((one) => known[one.round] === one.start);
  return [...(isOpenedListed ? [] : [line('opened', false)]), ...(isSeenListed ? [] : [line('seen-start', false)])];
}

function headChecks(heads: string[], memory: TableMemory): Check[] {
  const count = memory.heads.length;
  const lost = memory.heads.filter(([seq, head]) => heads[seq] !== head);
  return [
    ...(count > 0 ? [line('heads', lost.length === 0, { count, wrong: lost.length, seq: lost[0]?.[0] ?? 0 })] : []),
    ...memory.contradictions.map((one) => line(`told-${one}`, false)),
  ];
}

async function receiptChecks(table: TableRecord, heads: string[], memory: TableMemory): Promise<Check[]> {
  const checks: Check[] = [];
  const own = memory.receipt;
  if (memory.early) checks.push(line('early', await isTrueStart(memory.early, table)));
  if (own) checks.push(line('receipt', await isTrueReceipt(own, table, heads), { seq: own.seq }));
  if (table.receipt) {
    const isLast = table.receipt.seq === table.entries.length;
    const isSameKey = !own || own.public_key === table.receipt.public_key;
    checks.push(line('signed', isLast && isSameKey && (await isTrueReceipt(table.receipt, table, heads))));
  }
  return checks;
}

async function isTrueReceipt(receipt: Receipt, table: TableRecord, heads: string[]): Promise<boolean> {
  return receipt.head === heads[receipt.seq] && (await isTrueStart(receipt, table));
}

async function isTrueStart(receipt: Receipt, table: TableRecord): Promise<boolean> {
  const isOfThis =
    receipt.game === table.game &&
    receipt.round === table.round &&
    receipt.commitment === table.commitment &&
    receipt.start === digest(table.start);
  return isOfThis && (await isSigned(receipt));
}

/** Return what everybody may see in the start: starts that came to nothing, people without a share. */
function startFacts(table: TableRecord, start: Start): Check[] {
  const without = start.seats.flatMap(([who, level], seat) => (level || start.shares[seat] ? [] : [who]));
  const unopened = [...new Set(table.voided.flatMap(namesUnopened))];
  const count = table.voided.length;
  return [
    ...(count > 0 ? [line('voided', null, { count, starts: count + 1, names: unopened.join(', ') })] : []),
    ...(without.length > 0 ? [line('left-out', null, { count: without.length, names: without.join(', ') })] : []),
  ];
}

function namesUnopened({ start, unopened }: TableRecord['voided'][number]): string[] {
  const { seats } = JSON.parse(start) as Start;
  return unopened.map((seat) => seats[seat]?.[0] ?? '');
}

function questionsIn(course: Course, start: Start, edition: EditionData | null, draws: Drawing[]): Question[] {
  // Data of today do not say what was asked when the edition was another.
  const same = edition?.digest === start.digest ? edition : null;
  const standing = course.actions.filter(isNature).length;
  const first = course.drawn - standing;
  const listed = new Map(draws.map((drawing, at) => [first + at, drawing]));
  return course.answers.map((answer) => questionOf(answer, { edition: same, setup: start.setup, listed }));
}

async function wrongIn(questions: Question[], key: Key): Promise<Question[]> {
  const wrong: Question[] = [];
  for (const [at, asked] of questions.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    const answer = isDrawn(asked) ? saysKey(key, asked) : null;
    if (answer && !agrees(answer, asked.said)) wrong.push(asked);
  }
  return wrong;
}

/** Tell whether the key has something to say to a question, as far as it is known. */
function isDrawn({ what, isKnown, isTold }: Question): boolean {
  return isKnown && !isTold && what !== 'rest';
}

function drawChecks(questions: Question[], wrong: Question[]): Check[] {
  const count = questions.filter(isDrawn).length;
  const rests = questions.filter(({ what }) => what === 'rest').length;
  const told = questions.filter(({ isTold }) => isTold).length;
  const believed = questions.filter(({ isBelieved, isTold }) => isBelieved && !isTold).length;
  const unchecked = questions.length - count - rests - told;
  return [
    line('draws', wrong.length === 0, { count, wrong: wrong.length, seq: wrong[0]?.seq ?? 0 }),
    ...(told > 0 ? [line('told', null, { count: told })] : []),
    ...(believed > 0 ? [line('believed', null, { count: believed })] : []),
    ...(unchecked > 0 ? [line('unchecked', null, { count: unchecked })] : []),
    ...(rests > 0 ? [line('rests', null, { count: rests })] : []),
  ];
}

function courseFacts({ undone, isResumed, hasSkipped }: Course): Check[] {
  return [
    ...(undone > 0 ? [line('undone', null, { count: undone })] : []),
    ...(isResumed ? [line('resumed', hasSkipped ? false : null)] : []),
  ];
}
