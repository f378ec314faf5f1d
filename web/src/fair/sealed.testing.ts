/** A sealed game for tests, made with Node's own hashes and keys rather than with those of the client. */

import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Receipt, Start, TableRecord } from '../wire/types';

type Said = Record<string, unknown>;

const SECRET = '5e'.repeat(32);
export const SHARES = { '0': 'a0'.repeat(32), '2': 'a2'.repeat(32) };
/** A start that came to nothing, when somebody else sat there. */
export const EARLIER = JSON.stringify({
  seats: [
    ['Ada', ''],
    ['Bot', 'steady'],
    ['Zoé', ''],
  ],
});
export const CARDS = ['first', 'second', 'third', 'fourth'];

/** PKCS #8 around the 32 bytes of an Ed25519 key. */
const PRIVATE = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'07'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
});
const PUBLIC = createPublicKey(PRIVATE).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

export function sha256(...parts: (string | Buffer)[]): Buffer {
  return createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
}

function numbered(round: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(round);
  return bytes;
}

export function sealed(share: string, round = 1): string {
  return sha256('passgo-share-2', 'game\0', numbered(round), Buffer.from(share, 'hex')).toString('hex');
}

/** Return a start event of two people and a bot, as text. */
export function startText(changes: Partial<Start> = {}): string {
  const start = {
    commitment: sha256('passgo-fair-2', 'game', numbered(1), Buffer.from(SECRET, 'hex')).toString('hex'),
    digest: 'd',
    fairness: 'passgo-fair-2',
    game: 'game',
    round: 1,
    seats: [
      ['Ada', ''],
      ['Bot', 'steady'],
      ['Léa', ''],
    ],
    setup: { edition: 'e' },
    shares: { '0': sealed(SHARES['0']), '2': sealed(SHARES['2']) },
    voided: [{ round: 0, start: sha256(EARLIER).toString('hex'), unopened: [2] }],
    ...changes,
  };
  return JSON.stringify(start);
}

/** Return what the key says for one place of its stream, below a bound that divides nearly evenly. */
function below(key: Buffer, purpose: string, counter: number, index: number, bound: number): number {
  const place = Buffer.alloc(16);
  place.writeBigUInt64BE(BigInt(counter));
  place.writeUInt32BE(index, 8);
  const word = createHmac('sha256', key).update(`${purpose}\0`).update(place).digest().readBigUInt64BE();
  return Number(word % BigInt(bound));
}

/** Return the head of a log after its entries. */
export function headAfter(start: string, entries: string[]): string {
  const shares = Object.values(SHARES).map((share) => Buffer.from(share, 'hex'));
  return entries
    .reduce((head, entry) => sha256(head, entry), sha256('passgo-chain-2', start, ...shares))
    .toString('hex');
}

/** Return a receipt of the server for the log so far. */
export function receiptOf(start: string, entries: string[], changes: Partial<Receipt> = {}): Receipt {
  const said = {
    at: 1763376000,
    commitment: (JSON.parse(start) as Start).commitment,
    game: 'game',
    head: headAfter(start, entries),
    public_key: PUBLIC,
    round: 1,
    seq: entries.length,
    start: sha256(start).toString('hex'),
    ...changes,
  };
  const signature = sign(null, Buffer.from(`passgo-receipt-2${JSON.stringify(said)}`), PRIVATE).toString('hex');
  return { ...said, signature };
}

/** Return the record of a short game: two throws, the first of them taken back and made again, and three cards. */
export function sealedGame(start = startText()): TableRecord {
  const shares = Object.values(SHARES).join('');
  const key = createHmac('sha256', Buffer.from(SECRET, 'hex'))
    .update(sha256(start))
    .update(Buffer.from(shares, 'hex'))
    .digest();
  const throws = (counter: number): Said => ({
    do: 'DiceFall',
    first: below(key, 'dice', counter, 0, 6) + 1,
    second: below(key, 'dice', counter, 1, 6) + 1,
  });
  const left = [...CARDS];
  const comes = (counter: number): Said => {
    const [card] = left.splice(below(key, 'card', counter, 0, left.length), 1);
    return { do: 'CardComes', card };
  };
  const steps: Said[][] = [
    [throws(0)],
    [{ do: 'Roll', seat: 0 }, throws(1)],
    [{ do: 'Roll', seat: 2 }, throws(1), comes(2), comes(3)],
    [comes(4)],
  ];
  const [first, second, third, fourth] = steps.map((actions) =>
    JSON.stringify({ entry: 'step', by: 0, prompt: 1, actions, events: [] }),
  ) as [string, string, string, string];
  const entries = [first, second, JSON.stringify({ entry: 'undone', by: 0, prompt: 1, to: 2 }), third, fourth];
  return {
    format: 'passgo-table',
    version: 2,
    engine: '',
    game: 'game',
    round: 1,
    commitment: (JSON.parse(start) as Start).commitment,
    start,
    shares: SHARES,
    secret: SECRET,
    entries,
    receipt: receiptOf(start, entries),
    voided: [{ start: EARLIER, unopened: [2] }],
    record: {
      edition: 'e',
      digest: 'd',
      seats: [{ name: 'Ada' }, { name: 'Bot' }, { name: 'Léa' }],
      orders: [steps[0], steps[2], steps[3]].flat(),
    } as unknown as TableRecord['record'],
  };
}
