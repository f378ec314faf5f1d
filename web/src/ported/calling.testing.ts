/** Calls of ported functions by name, for the program that compares them with Python's. */

import { Refusal } from './python';

type Ported = Record<string, (...values: unknown[]) => unknown>;
const MODULES = import.meta.glob<Ported>('./*/*.ts', { eager: true });

/** A call: a module below this folder, a function, and what it is given. */
export interface Call {
  module: string;
  name: string;
  given: unknown[];
}

/** What a call came to: a value, or the rules saying no. */
export interface Answer {
  value?: unknown;
  refused?: Pick<Refusal, 'code' | 'clauses' | 'facts'>;
}

/** Return what a ported function makes of what it is given. */
export function answerTo({ module, name, given }: Call): Answer {
  const ported = MODULES[`./${module}.ts`]?.[name];
  if (!ported) throw new Error(`nothing is ported as ${module} ${name}`);
  try {
    return { value: written(ported(...given.map(read))) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, clauses, facts } = error;
    return { refused: { code, clauses, facts } };
  }
}

/** Return a value that came as JSON, where a dict is its pairs under one name. */
function read(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('dict' in value)) return value;
  return new Map(value.dict as [unknown, unknown][]);
}

/** Return a value as JSON has it. */
function written(value: unknown): unknown {
  return value instanceof Map ? { dict: [...value] } : value;
}
