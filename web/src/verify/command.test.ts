import { describe, expect, it } from 'vitest';
import type { KeptShare, TableMemory } from '../fair/memory';
import type { Receipt } from '../wire/types';
import { commandOf } from './command';

const share = (changes: Partial<KeptShare> = {}): KeptShare => ({
  seat: 0,
  share: 'a0',
  seal: 'b0',
  promise: 'c0',
  round: 0,
  edition: 'e',
  opened: '',
  ...changes,
});

function memory(changes: Partial<TableMemory> = {}): TableMemory {
  const nothing = { touched: 0, shares: [], heads: [], receipt: null, early: null, promises: [], starts: [] };
  return { ...nothing, contradictions: [], ...changes };
}

describe('the command of a game', () => {
  it('names all that this device has kept', () => {
    const kept = memory({
      shares: [share({ opened: 'd0' }), share({ round: 1, share: 'a1', promise: 'c1' })],
      heads: [
        [1, 'e1'],
        [7, 'e7'],
      ],
      receipt: { public_key: 'f0' } as Receipt,
      early: { public_key: 'f0' } as Receipt,
      starts: [{ round: 1, start: 'd1', seats: [0], here: [0] }],
    });
    expect(commandOf('T', kept)).toBe(
      'passgo verify passgo-T.json --commitment c1 --start d1 --key f0 --share 0=a1 --share 0:0=a0 --head 7:e7' +
        ' --receipt passgo-T-start.json --receipt passgo-T-receipt.json',
    );
  });

  it('has only the last share that a seat has sealed', () => {
    const shares = [share({ share: 'a1' }), share({ share: 'a2' }), share({ seat: 1, share: 'a3' })];
    expect(commandOf('T', memory({ shares }))).toBe(
      'passgo verify passgo-T.json --commitment c0 --share 0=a2 --share 1=a3',
    );
  });

  it('gives no orders to a shell, whatever a server has told', () => {
    const kept = memory({ promises: [[0, '$(reboot)']], heads: [[1, ';reboot']] });
    expect(commandOf('T; reboot', kept)).toBe('passgo verify passgo-Treboot.json');
  });

  it('names the commitment that was told to somebody without a share', () => {
    expect(commandOf('T', memory({ promises: [[0, 'c0']] }))).toContain('--commitment c0');
  });
});
