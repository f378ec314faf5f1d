/** The server's routes: small questions and their answers, refusals as errors. */

import type { No } from '../wire/types';

/** The server said no, with its code and facts. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly no: No,
  ) {
    super(no.code);
  }
}

/** The server cannot be reached, or does not answer as ours does. */
export class Unreachable extends Error {}

/** Ask the server; the answer is trusted to have the type of its route. */
export async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await sent(path, method, body);
  if (response.ok) return (await response.json()) as T;
  throw await refusal(response);
}

async function sent(path: string, method: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable(path);
  }
}

async function refusal(response: Response): Promise<Error> {
  try {
    const no = (await response.json()) as Partial<No>;
    if (typeof no.code !== 'string') return new Unreachable(String(response.status));
    const { code, clauses = [], facts = {} } = no;
    return new Refused(response.status, { code, clauses, facts });
  } catch {
    return new Unreachable(String(response.status));
  }
}
