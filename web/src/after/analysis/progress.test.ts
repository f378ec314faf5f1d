import { describe, expect, it } from 'vitest';
import { Refused, Unreachable } from '../../core/api';
import type { Analysis } from '../../wire/types';
import { AnalysisProgress } from './progress.svelte';
import { report } from './report.testing';

const STAGE: Analysis = { stage: 'none', share: 0, ahead: 0, code: '', report: null };

function watched(answers: (Partial<Analysis> | Error)[]) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const progress = new AnalysisProgress(
    'T',
    (_, work) => {
      waiting.push(work);
      return () => undefined;
    },
    (path: string, method = 'GET') => {
      asked.push(`${method} ${path}`);
      const next = answers.shift();
      if (next instanceof Error) return Promise.reject(next);
      return Promise.resolve({ ...STAGE, ...next } as never);
    },
  );
  return { progress, asked, waiting };
}

describe('the progress of an analysis', () => {
  it('is looked at until the report is there', async () => {
    const done = report([]);
    const { progress, asked, waiting } = watched([
      {},
      { stage: 'waiting', ahead: 2 },
      { stage: 'running', share: 0.5 },
      { stage: 'done', share: 1, report: done },
    ]);
    await progress.look();
    expect([progress.isKnown, waiting.length]).toEqual([true, 0]);
    await progress.begin();
    expect(progress.now.ahead).toBe(2);
    for (const share of [0.5, 1]) {
      waiting.shift()?.();
      await Promise.resolve().then(() => undefined);
      await new Promise<void>((resolve) => queueMicrotask(resolve));
      expect(progress.now.share).toBe(share);
    }
    expect(progress.now.report).toBe(done);
    expect(waiting).toEqual([]);
    expect(asked[1]).toBe('POST /api/tables/T/analysis');
  });

  it('fetches at once what was kept before', async () => {
    const { progress, asked } = watched([{ stage: 'done' }, { stage: 'done', report: report([]) }]);
    await progress.begin();
    expect(progress.now.report).not.toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('says why there is none, and asks no more by itself', async () => {
    const no = { code: 'analysis-no-dice', clauses: [], facts: {} };
    const { progress, waiting } = watched([new Refused(409, no), { stage: 'failed', code: 'analysis-too-short' }]);
    await progress.begin();
    expect(progress.no?.code).toBe('analysis-no-dice');
    await progress.begin();
    expect(progress.no?.code).toBe('analysis-too-short');
    expect(waiting).toEqual([]);
  });

  it('goes on looking while the line is cut', async () => {
    const { progress, waiting } = watched([
      { stage: 'running' },
      new Unreachable('T'),
      { stage: 'running', share: 0.2 },
    ]);
    await progress.begin();
    await progress.look();
    expect([progress.isUnreachable, waiting.length]).toEqual([true, 2]);
    await progress.look();
    expect(progress.isUnreachable).toBe(false);
  });
});
