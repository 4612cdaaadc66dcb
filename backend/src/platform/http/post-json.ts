import type { Fields, Wire } from '#shared/records/field';
import { wholeRecord } from '#shared/records/read-record';
import type { Contract } from '#shared/systems/answers.record';

/** The body of a response; null as soon as it is larger than this. */
export async function limitedText(response: Response, mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > mostBytes) {
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What a system answered. Something else may have answered in its place: read the body with `answerAs` only. */
export interface SystemAnswer {
  status: number;
  /** null if it is no JSON, or too large. */
  body: unknown;
}

/** How a system is reached. */
export interface SystemCall {
  url: string;
  token: string;
  timeoutMs: number;
  /** A repeat with the same key has the same effect as one call. */
  key?: string;
}

/** The largest answer names a few dozen people. */
const MOST_BYTES = 262_144;

/**
 * Sends JSON to another system, and reads its answer to the end: one that is left unread keeps its connection open.
 * @throws TimeoutError without a whole answer in time; TypeError without a connection, if it breaks, or for a redirection
 */
export const postJson = ({ url, token, timeoutMs, key }: SystemCall, payload: object): Promise<SystemAnswer> =>
  post(url, timeoutMs, {
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(payload),
  });

/** Sends a form to a system that knows users and passwords. @throws as postJson */
export const postForm = (
  { url, user, password, timeoutMs }: Pick<SystemCall, 'url' | 'timeoutMs'> & { user: string; password: string },
  fields: Readonly<Record<string, string>>,
): Promise<SystemAnswer> =>
  post(url, timeoutMs, {
    headers: { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
    body: new URLSearchParams(fields),
  });

async function post(
  url: string,
  timeoutMs: number,
  { headers, body }: { headers: Record<string, string>; body: string | URLSearchParams },
): Promise<SystemAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  const text = await limitedText(response, MOST_BYTES);
  return { status: response.status, body: text === null ? null : parsed(text) };
}

/**
 * The answer that the system's contract has for this call, without anything else. null for everything that a proxy, a page of
 * maintenance or half an answer says in its place: whatever that is, the system has not said it.
 */
export const answerAs = <R extends Fields>(
  { statuses, fields }: Contract<R>,
  { status, body }: SystemAnswer,
): Wire<R> | null => (statuses.includes(status) ? wholeRecord(fields, body) : null);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
